//! From a written simple command to what runs: wrappers off, layers read, its output where it is known.

use std::borrow::Cow;
use std::ops::Range;

use super::context::Context;
use super::declare::{declare, positionals};
use super::line::read_layer;
use super::script::{Assignment, How, OpaqueReason, Piece, Redirect, RedirectKind, SimpleCommand, Word};
use super::stream::Stream;
use super::{encoded, find, function, inline, layers, text_flags, wrappers};
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
    /// The folders that its wrappers moved to (`env -C`).
    pub(super) folders: Vec<Word>,
    pub(super) appended: bool,
}

impl Raw {
    /// The program's name without its path.
    pub(super) fn name(&self) -> String {
        let text = self.words.first().map(Word::str).unwrap_or_default();
        let name = text.rsplit(['/', '\\']).next().unwrap_or_default();
        name.strip_suffix(".exe").unwrap_or(name).to_owned()
    }

    /// What a wrapper is recorded as: its name, with the path before it where one was written.
    pub(super) fn label(&self, name: &str) -> String {
        self.words
            .first()
            .map(Word::str)
            .filter(|t| t.contains('/'))
            .map_or_else(|| name.to_owned(), Cow::into_owned)
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
        raw.folders.clone_from(&self.folders);
        raw.wrappers.push(self.label(wrapper));
        raw
    }

    pub(super) fn emit(self, cx: &mut Context) {
        let mut moves = cx.moves();
        moves.extend(self.folders.iter().cloned());
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
            node: None,
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
    let how = cx.inside(if cx.how == How::InlineCode { How::InlineCode } else { How::Program });
    let outer = cx.open(raw.span.clone());
    let out = finish(cx, raw, stdin, false);
    cx.how = how;
    cx.close(outer);
    cx.depth -= 1;
    out
}

/// Takes the wrappers off, reads layers, emits the commands. Returns what goes to its output.
pub(super) fn finish(cx: &mut Context, mut raw: Raw, stdin: Stream, maybe: bool) -> Stream {
    if raw.words.is_empty() {
        // `$(<file)` is the file's content.
        let reads = raw.redirects.iter().any(|r| r.kind == RedirectKind::Read);
        if !raw.assignments.is_empty() || !raw.redirects.is_empty() {
            text_flags::variables(cx, &raw);
            raw.emit(cx);
        }
        return if reads { Stream::Unknown } else { Stream::Known(String::new()) };
    }
    cx.written(&raw.words, &raw.span);
    let (stdin, script) = input(&raw, stdin);
    if let Some(first) = raw.words.first_mut() {
        open_glob(first);
    }
    while let Some(first) = raw.words.first() {
        if raw.wrappers.len() > bounds::LINE_DEPTH * 4 {
            cx.too_deep(&raw.words, &raw.span);
            break;
        }
        if is_shell_variable(first) {
            // `$SHELL -c …`
            let span = first.span.clone();
            raw.words.splice(..1, [Word::literal("sh", span)]);
        } else if program_unknown(first) {
            cx.opaque(raw.span.clone(), OpaqueReason::UnknownProgram, true);
            let bare = first.is_unknown()
                && first.pieces.iter().all(|p| matches!(p, Piece::Unknown { quoted: false, .. }));
            if raw.words.get(1).is_some_and(|w| w.str() == "-c")
                && let Some(text) = raw.words.get(2).filter(|w| !w.is_unknown()).map(script_text)
            {
                // It may be a shell, and then this runs.
                let mut shell = raw.clone();
                shell.guessed = true;
                let mark = cx.mark();
                read_word(cx, &shell, &text, "$", Stream::None);
                cx.restore(mark);
            }
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
    if raw.words.first().is_some_and(|w| w.str() == name)
        && let Some(out) = function::call(cx, &raw, &name, &stdin)
    {
        raw.emit(cx);
        return out;
    }
    if raw.words.first().is_some_and(|w| w.str().contains('/'))
        && let Some(text) = raw.words.first().and_then(|w| cx.file(w))
    {
        let mark = cx.mark();
        positionals(cx, raw.words.iter().skip(1).cloned().collect());
        read_word(cx, &raw, &text, &name, stdin.clone());
        cx.restore(mark);
    }
    if let Some(out) = layers::read_own(cx, &raw, &name, &stdin, script.as_deref()) {
        return out;
    }
    if name == "find" || name == "fd" || name == "fdfind" {
        find::actions(cx, &raw, &name);
    }
    text_flags::read_own(cx, &raw, &name, &stdin, script.as_deref());
    let how = cx.inside(How::InlineCode);
    inline::read_own(cx, &raw, &name, &stdin, script.as_deref());
    cx.how = how;
    declare(cx, &raw, &name, &stdin, maybe);
    let out = encoded::output(&raw, &name, &stdin);
    cx.written_to(&raw.redirects, &raw.words, &name, &out);
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

/// `$SHELL`, `$BASH`: the name of a shell, whichever.
fn is_shell_variable(word: &Word) -> bool {
    matches!(word.pieces.as_slice(), [Piece::Unknown { name: Some(name), .. }] if name == "SHELL" || name == "BASH")
}

/// A glob in the program's name: which one it is, the folder tells and the line does not.
fn open_glob(word: &mut Word) {
    let last = word.pieces.len().saturating_sub(1);
    let name = |text: &str| text.rsplit('/').next().unwrap_or_default().to_owned();
    let globs = |text: &str| text.contains(['*', '?']) || text.contains('[') && text.contains(']');
    match word.pieces.last() {
        Some(Piece::Text { text, quoted: false }) if text.len() > 1 && globs(text) => {}
        _ => return,
    }
    let mut pieces = Vec::with_capacity(word.pieces.len());
    for (at, piece) in word.pieces.iter().enumerate() {
        match piece {
            Piece::Text { text, quoted: false } if at == last && text.len() > 1 && globs(&name(text)) => {
                let start = text.len() - name(text).len();
                let mut known = text.get(..start).unwrap_or_default().to_owned();
                for part in name(text).split_inclusive(['*', '?', ']']) {
                    let end = part.find(['*', '?', '[']).unwrap_or(part.len());
                    known.push_str(part.get(..end).unwrap_or_default());
                    if end < part.len() {
                        if !known.is_empty() {
                            pieces.push(Piece::Text { text: std::mem::take(&mut known), quoted: false });
                        }
                        pieces.push(Piece::Unknown { name: None, quoted: true, required: false });
                    }
                }
                if !known.is_empty() {
                    pieces.push(Piece::Text { text: known, quoted: false });
                }
            }
            other => pieces.push(other.clone()),
        }
    }
    word.pieces = pieces;
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

/// Reads a word's text as a script.
pub(super) fn read_word(cx: &mut Context, raw: &Raw, text: &str, wrapper: &str, stdin: Stream) -> Stream {
    let first = cx.out.commands.len();
    let before = (!raw.assignments.is_empty()).then(|| cx.mark());
    for assignment in &raw.assignments {
        if cx.spend(assignment.value.size()) {
            cx.assign(&assignment.name, vec![assignment.value.clone()], false);
        }
    }
    let how = cx.inside(if cx.how == How::InlineCode { How::InlineCode } else { How::Program });
    let out = read_layer(cx, text, &raw.span, stdin);
    cx.how = how;
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
