//! Names that one command of a line hands to another: `echo .env | xargs cat`, `cat $(echo LmVudg== |
//! base64 -d)`, `for f in .env; do cat "$f"; done`, `find -name '.env*' -exec cat {} \;`.
//!
//! Where a command reads something that the line does not show, every name that the line's other
//! commands print, list or loop over may be it. Such a match is possible, never certain.

use std::ops::Range;

use super::touched::Line;
use crate::command::{self, PathUse};

/// A name that may be read.
pub(super) struct Fed {
    pub(super) name: String,
    pub(super) span: Range<usize>,
    /// Whether it is a pattern in which wildcards match leading dots (`find -name`).
    pub(super) glob: bool,
}

/// The names that a line may hand to a command that reads what the line does not show.
pub(super) fn fed(line: &Line<'_>) -> Vec<Fed> {
    let mut out = Vec::new();
    if !line.done.iter().any(|d| d.effects.reads_unknown) {
        return out;
    }
    let mut push = |name: &str, span: &Range<usize>, glob: bool| {
        out.push(Fed { name: name.to_owned(), span: span.clone(), glob });
    };
    for done in &line.done {
        let program = done.command.program();
        if matches!(program.as_str(), "test" | "[" | "[[" | "git" | "rm" | "touch" | "mkdir") {
            continue;
        }
        let kept = done.effects.paths.iter().any(|p| p.role == PathUse::Write);
        for data in done.effects.data.iter().filter(|_| !kept) {
            for word in data.text.split_whitespace() {
                push(word, &data.span, word.contains(['*', '?', '[']));
                for decoded in command::decoded(word) {
                    push(&decoded, &data.span, false);
                }
                let reversed: String = word.chars().rev().take(crate::bounds::PATH_BYTES).collect();
                push(&reversed, &data.span, false);
            }
        }
        for path in done.effects.paths.iter().filter(|p| p.role == PathUse::Name) {
            push(&path.text, &path.span, path.glob);
        }
    }
    for (word, span) in loose_words(line) {
        push(word, &span, word.contains(['*', '?', '[']));
    }
    out
}

/// Words of the line that belong to no simple command: what a loop goes over.
fn loose_words<'l>(line: &Line<'l>) -> Vec<(&'l str, Range<usize>)> {
    let mut spans: Vec<Range<usize>> = line.script.commands.iter().map(|c| c.span.clone()).collect();
    spans.sort_by_key(|s| s.start);
    let mut out = Vec::new();
    let mut from = 0;
    spans.push(line.text.len()..line.text.len());
    for span in spans {
        let gap = line.text.get(from..span.start).unwrap_or_default();
        // A comment is none of them.
        for part in gap.lines().filter_map(|l| l.split(" #").next()).filter(|l| !l.starts_with('#')) {
            for word in part.split(|c: char| c.is_whitespace() || ";()&|'\"".contains(c)) {
                if word.contains('.') {
                    out.push((word, from..span.start));
                }
            }
        }
        from = from.max(span.end);
    }
    out
}
