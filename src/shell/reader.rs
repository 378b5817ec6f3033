//! Lists, pipelines, groups: where the simple commands of a text stand.

use std::ops::Range;

use super::context::Context;
use super::fields::Marks;
use super::finish::{Raw, finish};
use super::function::Defining;
use super::script::{OpaqueReason, Word};
use super::stream::Stream;
use crate::bounds;

/// What ends a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    Text,
    Paren,
    /// `;;`, `;&`, `;;&` or `esac`.
    Case,
}

/// One text being read.
pub(super) struct Reader<'s, 'c> {
    pub(super) cx: &'c mut Context,
    pub(super) text: &'s str,
    pub(super) bytes: &'s [u8],
    pub(super) pos: usize,
    /// The bytes of the outer line, where this text is a layer.
    outer: Option<Range<usize>>,
    /// Whether reading this text went wrong: the rest was guessed.
    pub(super) broken: bool,
    /// Where the next newline stands that here-documents follow, and where they end.
    pub(super) documents: Option<(usize, usize)>,
    /// No newline stands after this position.
    pub(super) last_line: Option<usize>,
    /// What the latest process substitution writes.
    pub(super) process: Stream,
    /// The function whose name and brackets were just read: its body follows.
    pub(super) defines: Option<String>,
    /// Whether what expands here is split into fields.
    pub(super) splits: bool,
}

/// An open group: what its commands share.
struct Frame {
    first: usize,
    stdin: Stream,
    out: Stream,
    /// Whether its commands may not run.
    maybe: bool,
    /// The function that it is the body of.
    defining: Option<Defining>,
}

impl<'s, 'c> Reader<'s, 'c> {
    pub(super) fn new(cx: &'c mut Context, text: &'s str, outer: Option<Range<usize>>) -> Self {
        Self {
            cx,
            text,
            bytes: text.as_bytes(),
            pos: 0,
            outer,
            broken: false,
            documents: None,
            last_line: None,
            process: Stream::None,
            defines: None,
            splits: true,
        }
    }

    pub(super) fn peek(&self, ahead: usize) -> Option<u8> {
        self.look(1);
        self.bytes.get(self.pos + ahead).copied()
    }

    /// Counts work, for the test that it grows with the line and no faster.
    #[cfg_attr(not(test), expect(clippy::unused_self, reason = "it counts in tests only"))]
    pub(super) fn look(&self, bytes: usize) {
        #[cfg(test)]
        self.cx.looks.set(self.cx.looks.get() + bytes);
        let _ = bytes;
    }

    pub(super) fn starts(&self, s: &str) -> bool {
        self.bytes.get(self.pos..).is_some_and(|rest| rest.starts_with(s.as_bytes()))
    }

    pub(super) fn span(&self, range: Range<usize>) -> Range<usize> {
        let end = self.bytes.len();
        self.outer.clone().unwrap_or(range.start.min(end)..range.end.min(end))
    }

    pub(super) fn whole(&mut self, stdin: Stream) -> Stream {
        let out = self.list(End::Text, stdin, false);
        while self.pos < self.bytes.len() && !self.broken {
            // A closer without an opener: a syntax error to a shell; what follows is still read.
            let span = self.span(self.pos..self.pos + 1);
            self.cx.opaque(span, OpaqueReason::Unbalanced, false);
            self.pos += 1;
            self.list(End::Text, Stream::None, false);
        }
        out
    }

    /// Notes that the rest cannot be parsed, and guesses it word by word.
    pub(super) fn give_up(&mut self, from: usize, reason: OpaqueReason) {
        if !self.broken {
            self.broken = true;
            let span = self.span(from..self.bytes.len());
            self.cx.opaque(span, reason, reason == OpaqueReason::TooDeep);
            self.guess(from);
        }
        self.pos = self.bytes.len();
    }

    /// Splits the text from `from` at separators and white space, quotes dropped.
    pub(super) fn guess(&mut self, from: usize) {
        let text = self.text.get(from..).unwrap_or_default();
        for part in text.split(['\n', ';', '&', '|', '(', ')', '`', '{', '}']) {
            let clean: String = part.chars().filter(|c| !matches!(c, '"' | '\'' | '\\')).collect();
            let span = self.span(from..self.bytes.len());
            let words: Vec<Word> = clean
                .split_whitespace()
                .map(|w| Word::literal(w.trim_start_matches('$'), span.clone()))
                .collect();
            if !words.is_empty() {
                let raw = Raw { words, span, guessed: true, ..Raw::default() };
                finish(self.cx, raw, Stream::None, false);
            }
        }
    }

    /// Enters a nested part; `false` (and the rest given up) where it is too deep.
    pub(super) fn enter(&mut self) -> bool {
        if self.cx.depth >= bounds::LINE_DEPTH {
            self.give_up(self.pos, OpaqueReason::TooDeep);
            return false;
        }
        self.cx.depth += 1;
        true
    }

    pub(super) fn leave(&mut self) {
        self.cx.depth = self.cx.depth.saturating_sub(1);
    }

    /// A list in brackets, after its opener: `( … )`, `$( … )`, `<( … )`.
    pub(super) fn bracketed(&mut self, stdin: Stream, maybe: bool) -> Stream {
        let start = self.pos;
        if !self.enter() {
            return Stream::Unknown;
        }
        let mark = self.cx.mark();
        let out = self.list(End::Paren, stdin, maybe);
        if self.peek(0) == Some(b')') {
            self.pos += 1;
        } else {
            self.give_up(start, OpaqueReason::Unbalanced);
        }
        self.cx.restore(mark);
        self.leave();
        out
    }

    /// Blanks, line continuations and comments.
    pub(super) fn blanks(&mut self) {
        loop {
            match self.peek(0) {
                Some(b' ' | b'\t' | b'\r') => self.pos += 1,
                Some(b'\\') if self.peek(1) == Some(b'\n') => self.pos += 2,
                Some(b'\\') if self.starts("\\\r\n") => self.pos += 3,
                Some(b'#') => {
                    while self.peek(0).is_some_and(|b| b != b'\n') {
                        self.pos += 1;
                    }
                }
                _ => return,
            }
        }
    }

    pub(super) fn newline(&mut self) {
        match self.documents.take() {
            Some((at, end)) if at == self.pos => self.pos = end,
            _ => self.pos += 1,
        }
    }

    pub(super) fn list(&mut self, end: End, stdin: Stream, maybe: bool) -> Stream {
        let mut frames = vec![Frame { first: 0, stdin, out: Stream::None, maybe, defining: None }];
        // The pipe that the next command reads, and whether it stands after `||`.
        let mut pipe = Stream::None;
        let mut or = false;
        // Whether the next command's output goes on into a pipe is seen after it.
        let mut last = Stream::None;
        loop {
            self.blanks();
            let Some(byte) = self.peek(0) else { break };
            match byte {
                b'\n' => {
                    self.newline();
                    settle(&mut frames, &mut last);
                    or = false;
                    continue;
                }
                b';' => {
                    if end == End::Case && (self.starts(";;") || self.starts(";&")) {
                        break;
                    }
                    self.pos += 1;
                    settle(&mut frames, &mut last);
                    or = false;
                    continue;
                }
                b'&' if self.peek(1) != Some(b'>') => {
                    self.pos += if self.peek(1) == Some(b'&') { 2 } else { 1 };
                    settle(&mut frames, &mut last);
                    continue;
                }
                b'|' => {
                    if self.peek(1) == Some(b'|') {
                        self.pos += 2;
                        settle(&mut frames, &mut last);
                        or = true;
                    } else {
                        self.pos += if self.peek(1) == Some(b'&') { 2 } else { 1 };
                        pipe = match std::mem::take(&mut last) {
                            Stream::None => Stream::Unknown,
                            known => known,
                        };
                    }
                    continue;
                }
                b')' => {
                    if end == End::Paren {
                        break;
                    }
                    if end == End::Text {
                        return frames.into_iter().next().map(|f| f.out).unwrap_or_default();
                    }
                    self.pos += 1;
                    continue;
                }
                _ => {}
            }
            settle_unpiped(&mut frames, &mut last, &pipe);
            let input = match std::mem::take(&mut pipe) {
                Stream::None => frames.last().map(|f| f.stdin.clone()).unwrap_or_default(),
                piped => piped,
            };
            let maybe = or || frames.last().is_some_and(|f| f.maybe);
            if byte == b'(' {
                let defining = self.begin_body();
                let first = self.cx.out.commands.len();
                self.pos += 1;
                if self.peek(0) == Some(b'(') && self.arithmetic_ahead(1) && !self.command_ahead(1) {
                    self.pos += 1;
                    self.arithmetic(&mut Marks::default());
                } else {
                    last = self.bracketed(input, maybe);
                }
                self.group_redirects(first);
                self.end_body(defining);
                continue;
            }
            match self.keyword() {
                Some("esac") if end == End::Case => break,
                Some("{" | "if" | "while" | "until") => {
                    let word = self.keyword().unwrap_or_default();
                    let defining = self.begin_body();
                    self.pos += word.len();
                    if frames.len() > bounds::LINE_COMMANDS {
                        self.give_up(self.pos, OpaqueReason::TooDeep);
                        break;
                    }
                    let first = self.cx.out.commands.len();
                    frames.push(Frame {
                        first,
                        stdin: input,
                        out: Stream::None,
                        maybe: maybe || word == "if",
                        defining,
                    });
                }
                Some("}" | "fi" | "done") => {
                    self.pos += self.keyword().map_or(1, str::len);
                    if frames.len() > 1
                        && let Some(frame) = frames.pop()
                    {
                        last = frame.out;
                        self.group_redirects(frame.first);
                        self.end_body(frame.defining);
                    }
                }
                Some(word @ ("for" | "select")) => {
                    let defining = self.begin_body();
                    self.pos += word.len();
                    let first = self.cx.out.commands.len();
                    frames.push(Frame { first, stdin: input, out: Stream::None, maybe, defining });
                    self.for_head();
                }
                Some("case") => {
                    let defining = self.begin_body();
                    let first = self.cx.out.commands.len();
                    self.pos += 4;
                    last = self.case(input);
                    self.group_redirects(first);
                    self.end_body(defining);
                }
                Some("function") => {
                    self.pos += 8;
                    self.blanks();
                    self.defines = self.word().first().map(Word::text);
                    self.blanks();
                    if self.starts("()") {
                        self.pos += 2;
                    }
                }
                Some("coproc") => {
                    self.pos += 6;
                    self.skip_coproc_name();
                    pipe = input;
                }
                Some(word) => {
                    self.pos += word.len();
                    pipe = input;
                }
                None if self.times_a_group() => pipe = input,
                None => last = self.simple(input, maybe),
            }
            if self.broken {
                break;
            }
        }
        settle(&mut frames, &mut last);
        let mut out = Stream::None;
        for frame in frames {
            out.append(&frame.out);
        }
        out
    }
}

/// A finished command's output goes to its group's output.
fn settle(frames: &mut [Frame], last: &mut Stream) {
    let out = std::mem::take(last);
    if let Some(frame) = frames.last_mut() {
        frame.out.append(&out);
    }
}

/// As `settle`, where the command before was not piped into the next one (`fi` before `echo`).
fn settle_unpiped(frames: &mut [Frame], last: &mut Stream, pipe: &Stream) {
    if *pipe == Stream::None {
        settle(frames, last);
    }
}
