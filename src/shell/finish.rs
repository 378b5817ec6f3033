//! From a written simple command to what runs: wrappers off, layers read, its output where it is known.

use std::ops::Range;

use super::context::Context;
use super::reader::read_layer;
use super::script::{Assignment, OpaqueReason, Piece, Redirect, RedirectKind, SimpleCommand, Word};
use super::stream::Stream;
use super::{encoded, find, inline, layers, wrappers};
use crate::bounds;

/// A simple command as read, wrappers still on.
#[derive(Debug, Default, Clone)]
pub(super) struct Raw {
    pub(super) assignments: Vec<Assignment>,
    pub(super) words: Vec<Word>,
    pub(super) redirects: Vec<Redirect>,
    pub(super) span: Range<usize>,
    pub(super) guessed: bool,
    /// What its process substitution writes.
    pub(super) process: Stream,
    pub(super) wrappers: Vec<String>,
    pub(super) appended: bool,
}

impl Raw {
    /// The program's name without its path.
    pub(super) fn name(&self) -> String {
        let text = self.words.first().map(Word::text).unwrap_or_default();
        let name = text.rsplit(['/', '\\']).next().unwrap_or_default();
        name.strip_suffix(".exe").unwrap_or(name).to_owned()
    }

    /// What a wrapper is recorded as: its name, with the path before it where one was written.
    pub(super) fn label(&self, name: &str) -> String {
        self.words.first().map(Word::text).filter(|t| t.contains('/')).unwrap_or_else(|| name.to_owned())
    }

    /// The operands and flags as text, unknown parts as a shell would write them.
    pub(super) fn joined(&self, from: usize) -> String {
        self.words.iter().skip(from).map(script_text).collect::<Vec<_>>().join(" ")
    }

    /// The same command with other words.
    pub(super) fn with(&self, words: Vec<Word>, wrapper: &str) -> Self {
        let mut raw =
            Self { words, redirects: self.redirects.clone(), span: self.span.clone(), ..Self::default() };
        raw.guessed = self.guessed;
        raw.wrappers.clone_from(&self.wrappers);
        raw.wrappers.push(self.label(wrapper));
        raw
    }

    fn emit(self, cx: &mut Context) {
        let size: usize = cx.moves.iter().map(Word::size).sum();
        if !cx.spend(size) {
            cx.moves = vec![super::context::unknown_word(Some("PWD"), true)];
        }
        let mut moves = cx.moves.clone();
        if self.name() == "git" {
            moves.extend(wrappers::git_folders(&self.words));
        }
        cx.emit(SimpleCommand {
            assignments: self.assignments,
            words: self.words,
            wrappers: self.wrappers,
            redirects: self.redirects,
            moves,
            appended: self.appended,
            guessed: self.guessed,
            span: self.span,
        });
    }
}

/// A word as text that a shell would read again: known text as it is, a variable as its name.
pub(super) fn script_text(word: &Word) -> String {
    let mut out = String::new();
    for piece in &word.pieces {
        match piece {
            Piece::Text { text, quoted: false } if text.starts_with('~') => out.push_str(text),
            Piece::Text { text, .. } => out.push_str(text),
            Piece::Unknown { name: Some(name), required, .. } if !name.starts_with('<') => {
                out.push_str("${");
                out.push_str(name);
                out.push_str(if *required { ":?}" } else { "}" });
            }
            // A part without a name, never empty for a shell that reads it again.
            Piece::Unknown { .. } => out.push_str("${?}"),
        }
    }
    out
}

/// Finishes a command that stands inside another one (`find -exec`), one level deeper.
pub(super) fn nested(cx: &mut Context, raw: Raw, stdin: Stream) -> Stream {
    let size: usize = raw.redirects.iter().map(|r| r.size()).chain(raw.words.iter().map(Word::size)).sum();
    if cx.depth >= bounds::LINE_DEPTH || !cx.spend(size) {
        cx.too_deep(&raw.words, &raw.span);
        return Stream::Unknown;
    }
    cx.depth += 1;
    let out = finish(cx, raw, stdin, false);
    cx.depth -= 1;
    out
}

/// Takes the wrappers off, reads layers, emits the commands. Returns what goes to its output.
pub(super) fn finish(cx: &mut Context, mut raw: Raw, stdin: Stream, maybe: bool) -> Stream {
    if raw.words.is_empty() {
        if !raw.assignments.is_empty() || !raw.redirects.is_empty() {
            raw.emit(cx);
        }
        return Stream::Known(String::new());
    }
    let (stdin, script) = input(&raw, stdin);
    while let Some(first) = raw.words.first() {
        if raw.wrappers.len() > bounds::LINE_DEPTH * 4 {
            cx.too_deep(&raw.words, &raw.span);
            break;
        }
        if program_unknown(first) {
            cx.opaque(raw.span.clone(), OpaqueReason::UnknownProgram, true);
            let bare = first.is_unknown()
                && first.pieces.iter().all(|p| matches!(p, Piece::Unknown { quoted: false, .. }));
            if bare && raw.words.len() > 1 {
                // Tried as empty: what follows would be the program (`$SUDO rm …`).
                raw.wrappers.push("$".to_owned());
                raw.words.remove(0);
                continue;
            }
            break;
        }
        let name = raw.name();
        if !wrappers::strip(cx, &mut raw, &name, &stdin) {
            break;
        }
        if raw.words.is_empty() {
            return Stream::Unknown;
        }
    }
    let name = raw.name();
    if let Some(out) = layers::read_own(cx, &raw, &name, &stdin, script.as_deref()) {
        return out;
    }
    if name == "find" || name == "fd" || name == "fdfind" {
        find::actions(cx, &raw, &name);
    }
    inline::read_own(cx, &raw, &name, &stdin, script.as_deref());
    declare(cx, &raw, &name, maybe);
    let out = encoded::output(&raw, &name, &stdin);
    let target = match name.as_str() {
        "cd" | "pushd" => Some(folder(&raw)),
        _ => None,
    };
    let popd = name == "popd";
    raw.emit(cx);
    if let Some(word) = target {
        cx.move_to(word);
    } else if popd {
        cx.move_to(super::context::unknown_word(Some("OLDPWD"), true));
    }
    out
}

/// Whether the line alone does not tell the program's name.
fn program_unknown(word: &Word) -> bool {
    let mut unknown = false;
    for piece in &word.pieces {
        match piece {
            Piece::Unknown { .. } => unknown = true,
            Piece::Text { text, .. } => {
                if let Some((_, name)) = text.rsplit_once('/') {
                    // `$DIR/python`: the folder is unknown, the program is not.
                    unknown = unknown && name.is_empty();
                }
            }
        }
    }
    unknown
}

/// The standard input, and a here-document's text as a script.
fn input(raw: &Raw, piped: Stream) -> (Stream, Option<String>) {
    for redirect in raw.redirects.iter().rev() {
        match redirect.kind {
            RedirectKind::HereDoc | RedirectKind::HereString => {
                let mut text = script_text(&redirect.target);
                if redirect.kind == RedirectKind::HereString {
                    text.push('\n');
                }
                let stream =
                    if redirect.target.is_known() { Stream::Known(text.clone()) } else { Stream::Unknown };
                let wholly = redirect.target.is_unknown();
                return (stream, (!wholly).then_some(text));
            }
            RedirectKind::Read | RedirectKind::ReadWrite => {
                let process = redirect
                    .target
                    .pieces
                    .iter()
                    .any(|p| matches!(p, Piece::Unknown { name: Some(n), .. } if n == "<("));
                return (if process { raw.process.clone() } else { Stream::None }, None);
            }
            _ => {}
        }
    }
    (piped, None)
}

fn folder(raw: &Raw) -> Word {
    let operand = raw.words.iter().skip(1).find(|w| {
        let t = w.text();
        !(t.len() > 1 && t.starts_with('-') && w.is_known())
    });
    match operand {
        Some(w) if w.text() == "-" => super::context::unknown_word(Some("OLDPWD"), true),
        Some(w) => w.clone(),
        None => {
            Word { pieces: vec![Piece::Text { text: "~".to_owned(), quoted: false }], span: raw.span.clone() }
        }
    }
}

/// Built-ins that assign: `export A=b`, `read A`, `set -- words`, `unset A`.
fn declare(cx: &mut Context, raw: &Raw, name: &str, maybe: bool) {
    match name {
        "export" | "declare" | "typeset" | "local" | "readonly" => {
            for word in raw.words.iter().skip(1) {
                let Some((variable, value)) = split_assignment(word) else { continue };
                if cx.spend(value.pieces.iter().map(Piece::len).sum()) {
                    cx.assign(&variable, vec![value], maybe);
                }
            }
        }
        "read" | "mapfile" | "readarray" | "unset" | "getopts" | "printf" => {
            let printf = name == "printf";
            if printf && raw.words.get(1).is_none_or(|w| w.text() != "-v") {
                return;
            }
            let take = if printf { 1 } else { bounds::LINE_VARIABLES };
            for word in raw.words.iter().skip(if printf { 2 } else { 1 }).take(take) {
                let text = word.text();
                if !text.starts_with('-') && cx.var(&text).is_some() {
                    cx.assign(&text, super::parameter::unknown_value(&text), false);
                }
            }
        }
        "set" => {
            if let Some(at) = raw.words.iter().position(|w| w.text() == "--") {
                let rest: Vec<Word> = raw.words.iter().skip(at + 1).cloned().collect();
                positionals(cx, rest);
            }
        }
        _ => {}
    }
}

/// Sets `$1`, `$2`, …, `$@`.
pub(super) fn positionals(cx: &mut Context, words: Vec<Word>) {
    for (i, word) in words.iter().take(9).enumerate() {
        cx.assign(&(i + 1).to_string(), vec![word.clone()], false);
    }
    cx.assign("*", words.clone(), false);
    cx.assign("@", words, false);
}

/// `NAME=value` as a word.
pub(super) fn split_assignment(word: &Word) -> Option<(String, Word)> {
    let Some(Piece::Text { text, quoted }) = word.pieces.first() else { return None };
    let (name, rest) = text.split_once('=')?;
    let valid = !name.is_empty()
        && !name.starts_with(|c: char| c.is_ascii_digit())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    if !valid {
        return None;
    }
    let mut pieces = Vec::with_capacity(word.pieces.len());
    pieces.push(Piece::Text { text: rest.to_owned(), quoted: *quoted });
    pieces.extend(word.pieces.iter().skip(1).cloned());
    Some((name.to_owned(), Word { pieces, span: word.span.clone() }))
}

/// Reads a word's text as a script.
pub(super) fn read_word(cx: &mut Context, raw: &Raw, text: &str, wrapper: &str, stdin: Stream) -> Stream {
    let first = cx.out.commands.len();
    let before = (!raw.assignments.is_empty()).then(|| cx.mark());
    for assignment in &raw.assignments {
        if cx.spend(assignment.value.size()) {
            cx.assign(&assignment.name, vec![assignment.value.clone()], false);
        }
    }
    let out = read_layer(cx, text, &raw.span, stdin);
    if let Some(before) = before {
        cx.restore(before);
    }
    mark_layer(cx, raw, first, wrapper);
    out
}

/// What a layer's commands share with the command that reads it: wrappers, redirections, doubt.
pub(super) fn mark_layer(cx: &mut Context, raw: &Raw, first: usize, wrapper: &str) {
    let inside = cx.out.commands.len().saturating_sub(first);
    let outer: usize = raw.wrappers.iter().map(|w| w.len() + 8).sum::<usize>()
        + raw.redirects.iter().map(Redirect::size).sum::<usize>()
        + raw.assignments.iter().map(|a| a.name.len() + a.value.size()).sum::<usize>();
    let label = raw.label(wrapper);
    if !cx.spend(inside.saturating_mul(outer)) {
        cx.opaque(raw.span.clone(), OpaqueReason::TooDeep, true);
        return;
    }
    let files: Vec<Redirect> = raw
        .redirects
        .iter()
        .filter(|r| !matches!(r.kind, RedirectKind::HereDoc | RedirectKind::HereString))
        .cloned()
        .collect();
    if inside == 0 && !files.is_empty() {
        // Nothing inside ran a program, the files are still opened.
        let span = raw.span.clone();
        cx.emit(SimpleCommand { redirects: files, span, ..SimpleCommand::default() });
        return;
    }
    for command in cx.out.commands.iter_mut().skip(first) {
        let mut all = raw.wrappers.clone();
        all.push(label.clone());
        all.append(&mut command.wrappers);
        command.wrappers = all;
        command.redirects.extend(files.iter().cloned());
        command.assignments.extend(raw.assignments.iter().cloned());
        command.guessed |= raw.guessed;
    }
}
