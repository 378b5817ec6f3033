//! Names that one command of a line hands to another: `echo .env | xargs cat`, `cat $(echo LmVudg== |
//! base64 -d)`, `for f in .env; do cat "$f"; done`, `find -name '.env*' -exec cat {} \;`.
//!
//! Where a command reads something that the line does not show, every name that the line's other
//! commands print, list or loop over may be it. Such a match is possible, never certain.

use std::ops::Range;

use super::touched::{Done, Line, Touch};
use crate::command::{self, Effects, PathUse, UNKNOWN};
use crate::shell::RedirectKind;

/// A name that may be read.
pub(super) struct Fed {
    pub(super) name: String,
    pub(super) span: Range<usize>,
    /// Whether it is a pattern in which wildcards match leading dots (`find -name`).
    pub(super) glob: bool,
    /// With what is unknown of it marked: something below a folder (`find FOLDER -name '*.md'`).
    pub(super) shape: Option<String>,
}

impl Fed {
    /// As something that is touched, at a place.
    pub(super) fn touch(self, line: &Line<'_>, path: Option<String>, role: PathUse) -> Touch {
        Touch {
            at: line.at.to_owned(),
            span: self.span,
            tail: path.clone().unwrap_or_default(),
            text: self.name,
            path,
            shape: self.shape,
            role,
            certain: false,
            glob: self.glob,
            dots: false,
            recursive: false,
            to: None,
        }
    }
}

/// The names that a line may hand to a command that does something to what the line does not show. `strict`: only
/// of commands whose output goes on, or that take it themselves.
pub(super) fn fed(line: &Line<'_>, takes: impl Fn(&Effects) -> bool, strict: bool) -> Vec<Fed> {
    let mut out = Vec::new();
    if !line.done.iter().any(|d| takes(d.effects)) {
        return out;
    }
    for done in line.done.iter().filter(|done| hands_on(line, done)) {
        // What lies below the folders that a command lists or looks through.
        let below = done.effects.paths.iter().chain(&done.effects.below).filter(|p| p.role == PathUse::Name);
        out.extend(done.effects.below.iter().filter(|p| p.role == PathUse::Name && p.glob).map(|p| Fed {
            name: p.text.clone(),
            span: p.span.clone(),
            glob: true,
            shape: None,
        }));
        out.extend(below.filter_map(|p| {
            let shape = match (&p.shape, &p.path) {
                (Some(shape), _) if !shape.starts_with(UNKNOWN) => shape.clone(),
                (_, Some(path)) if p.recursive && !p.glob => format!("{path}/{UNKNOWN}"),
                _ => return None,
            };
            Some(Fed { name: p.text.clone(), span: p.span.clone(), glob: false, shape: Some(shape) })
        }));
    }
    let mut push = |name: &str, span: &Range<usize>, glob: bool| {
        out.push(Fed { name: name.to_owned(), span: span.clone(), glob, shape: None });
    };
    for done in line.done.iter().filter(|d| !strict || takes(d.effects) || hands_on(line, d)) {
        let program = done.command.program();
        if matches!(program.as_str(), "test" | "[" | "[[" | "git" | "rm" | "touch" | "mkdir") {
            continue;
        }
        let kept = done.effects.paths.iter().any(|p| p.role == PathUse::Write);
        for data in done.effects.data.iter().filter(|_| !kept) {
            let patch = program == "patch";
            let lines =
                data.text.lines().filter(|l| !patch || l.starts_with("--- ") || l.starts_with("+++ "));
            for word in lines.flat_map(str::split_whitespace) {
                for part in word.split(|c| "()'\"`,;".contains(c)).filter(|p| *p != word && p.contains('.')) {
                    push(part, &data.span, false);
                }
                if let Some(part) =
                    word.strip_prefix("a/").or_else(|| word.strip_prefix("b/")).filter(|_| patch)
                {
                    push(part, &data.span, false);
                }
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
    let loose = if strict { Vec::new() } else { loose_words(line) };
    for (word, span) in loose {
        push(word, &span, word.contains(['*', '?', '[']));
    }
    out
}

/// Whether what a command prints goes on to another command, or into a file: a pipe, the end of a
/// substitution or of a group, or a redirection stands behind it.
fn hands_on(line: &Line<'_>, done: &Done<'_>) -> bool {
    let rest = line.text.get(done.command.span.end..).unwrap_or_default().trim_start();
    let goes_on = match rest.strip_prefix('|') {
        Some(next) if !next.starts_with('|') => !only_shows(next),
        Some(_) => false,
        None => rest.starts_with([')', '`', '}', '"']),
    };
    goes_on
        || done.command.redirects.iter().any(|r| {
            matches!(r.kind, RedirectKind::Write | RedirectKind::Append)
                && !r.target.str().starts_with("/dev/")
        })
}

/// Whether all that a pipe goes through counts or shows, and none takes names.
fn only_shows(next: &str) -> bool {
    const SHOWS: &[&str] = &[
        "wc", "head", "tail", "sort", "uniq", "grep", "less", "more", "nl", "cat", "cut", "tr", "column",
        "tee",
    ];
    let end = next.find([';', '\n', '&']).unwrap_or(next.len());
    let pipeline = next.get(..end).unwrap_or_default();
    !pipeline.contains([')', '`'])
        && pipeline
            .split('|')
            .all(|part| part.split_whitespace().next().is_some_and(|program| SHOWS.contains(&program)))
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
