//! git: what its subcommands read, write and connect to.

use super::args::{Args, Style, skip};
use super::reader::Reader;
use super::types::PathUse;
use crate::shell::Word;

/// Global flags that take a value; `-C` is already a move of the reader's.
const GLOBAL: &str = "C c git-dir work-tree namespace exec-path super-prefix config-env";
const VALUES: &str = "m message F file s source b B c C orphan author date format pretty n max-count since until after before grep G S L o origin depth branch reference j jobs u upstream t track strategy X diff-filter U unified skip glob exclude j abbrev";

/// Reads a git command.
pub(super) fn read(reader: &mut Reader, program: &str, words: &[Word]) -> bool {
    if program != "git" {
        return false;
    }
    let style = Style { valued: &[GLOBAL], stop_at_operand: true, ..Style::default() };
    let global = Args::split(words, style);
    let Some((sub, rest)) = global.operands.split_first() else { return true };
    let sub = sub.text();
    let valued: &[&str] = match sub.as_str() {
        "diff" | "show" | "log" | "blame" | "grep" | "commit" | "checkout" | "restore" | "switch"
        | "clone" | "fetch" | "pull" | "push" | "stash" | "submodule" => &[VALUES],
        _ => &["pathspec-from-file add-file"],
    };
    let args = Args::split(rest, Style { valued, ..Style::default() });
    let operands = args.operands.as_slice();
    let after_dashes = if args.dashes { operands.get(args.before_dashes..).unwrap_or_default() } else { &[] };
    match sub.as_str() {
        "show" | "diff" | "cat-file" | "difftool" | "blame" | "annotate" | "archive" | "hash-object"
        | "whatchanged" => {
            reads(reader, operands);
            for word in args.values("output") {
                reader.path(word, PathUse::Write, false);
            }
            // `archive --add-file=FILE`
            for flag in args.flags.iter().filter(|f| f.name == "add-file") {
                if let Some(file) = &flag.value {
                    reader.path(file, PathUse::Read, false);
                }
            }
        }
        "log" | "reflog" if args.has("p patch u L G S") => reads(reader, operands),
        "stash" if operands.first().is_some_and(|w| w.text() == "show") => reads(reader, operands),
        "grep" => {
            let skip = usize::from(!args.has("e f"));
            let operands = operands.get(skip..).unwrap_or_default();
            if args.has("no-index") {
                operands.iter().for_each(|w| reader.path(w, PathUse::Read, true));
            } else {
                reads(reader, operands);
            }
            if args.has("l files-with-matches name-only") {
                operands.iter().for_each(|w| reader.below(w, PathUse::Name));
            }
        }
        "apply" | "am" => {
            for word in operands {
                reader.path(word, PathUse::Read, false);
            }
        }
        "rm" if args.has("cached") => names(reader, operands),
        "rm" => operands.iter().for_each(|w| reader.path(w, PathUse::Write, args.has("r"))),
        "restore" | "clean" => writes(reader, operands),
        "mv" => {
            if let Some((to, sources)) = operands.split_last() {
                let name = if sources.len() == 1 { to.text() } else { String::new() };
                for source in sources {
                    reader.rename(source, PathUse::Move, &name);
                }
                reader.path(to, PathUse::Write, false);
            }
        }
        "checkout" if args.dashes => writes(reader, after_dashes),
        "checkout" if args.has("b B orphan t track detach") => {}
        "checkout" => {
            let first_is_a_file = operands.first().is_some_and(|w| is_a_file(&w.text()));
            writes(reader, operands.get(usize::from(!first_is_a_file)..).unwrap_or_default());
        }
        "clone" => {
            if let Some(from) = operands.first() {
                address(reader, from);
            }
            if let Some(to) = operands.get(1) {
                reader.path(to, PathUse::Write, true);
            }
        }
        "fetch" | "pull" | "push" | "ls-remote" => {
            operands.iter().take(1).for_each(|w| address(reader, w));
        }
        "remote" | "submodule" => operands.iter().skip(1).for_each(|w| address(reader, w)),
        "worktree" | "init" => {
            operands.iter().filter(|w| is_a_file(&w.text())).for_each(|w| {
                reader.path(w, PathUse::Write, true);
            });
        }
        "commit" | "tag" | "branch" | "switch" | "merge" | "rebase" | "config" | "cherry-pick" | "stash"
        | "bisect" | "revert" | "describe" | "rev-parse" | "notes" => {
            for word in args.values("F file") {
                reader.path(word, PathUse::Read, false);
            }
        }
        _ => names(reader, operands),
    }
    true
}

/// `PATH` or `REVISION:PATH`.
fn reads(reader: &mut Reader, words: &[Word]) {
    for word in words {
        let text = word.text();
        match text.rfind(':') {
            // `:(glob)x` is a magic pathspec; `:x`, `HEAD:x` the index's or a revision's file.
            Some(at) => reader.path(&skip(word, at + 1), PathUse::Read, false),
            None => reader.path(word, PathUse::Read, false),
        }
    }
}

fn writes(reader: &mut Reader, words: &[Word]) {
    for word in words {
        reader.path(word, PathUse::Write, false);
    }
}

fn names(reader: &mut Reader, words: &[Word]) {
    for word in words {
        reader.path(word, PathUse::Name, false);
    }
}

/// A repository: a URL or `user@host:path`; a remote's name or a folder connects to nothing known.
fn address(reader: &mut Reader, word: &Word) {
    let text = word.text();
    if text.contains("://") || word.is_unknown() {
        reader.connect(word, true);
    } else {
        reader.remote(word);
    }
}

/// Whether the first operand of `checkout` is a file rather than a branch.
fn is_a_file(text: &str) -> bool {
    let name = text.rsplit('/').next().unwrap_or_default();
    text.starts_with('.') || text.ends_with('/') || name.trim_start_matches('.').contains('.')
}
