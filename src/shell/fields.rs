//! From the marks of one written word to the words that it expands to: braces, then splitting.

use std::ops::Range;

use super::script::{Piece, Word};
use crate::bounds;

/// A part of a written word, before braces and splitting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Mark {
    Piece(Piece),
    /// A field ends here (white space of an unquoted expansion).
    Split,
    Open,
    Comma,
    Close,
}

/// The marks of a word while it is read.
#[derive(Debug, Default, Clone)]
pub(super) struct Marks {
    pub(super) list: Vec<Mark>,
    braces: bool,
}

impl Marks {
    pub(super) fn ch(&mut self, c: char, is_quoted: bool) {
        if let Some(Mark::Piece(Piece::Text { text, quoted })) = self.list.last_mut()
            && *quoted == is_quoted
        {
            text.push(c);
            return;
        }
        self.text(c.to_string(), is_quoted);
    }

    pub(super) fn str(&mut self, s: &str, is_quoted: bool) {
        if let Some(Mark::Piece(Piece::Text { text, quoted })) = self.list.last_mut()
            && *quoted == is_quoted
        {
            text.push_str(s);
            return;
        }
        self.text(s.to_owned(), is_quoted);
    }

    /// A piece of its own, even where its neighbour is of the same kind.
    pub(super) fn text(&mut self, text: String, quoted: bool) {
        self.list.push(Mark::Piece(Piece::Text { text, quoted }));
    }

    pub(super) fn unknown(&mut self, name: Option<&str>, quoted: bool, required: bool) {
        self.list.push(Mark::Piece(Piece::Unknown { name: name.map(str::to_owned), quoted, required }));
    }

    pub(super) fn brace(&mut self, mark: Mark) {
        self.braces = true;
        self.list.push(mark);
    }

    /// The words that an expansion gives, put here. Unquoted text is split at white space.
    pub(super) fn expansion(&mut self, words: &[Word], quoted: bool) {
        for (i, word) in words.iter().enumerate() {
            if i > 0 {
                self.list.push(Mark::Split);
            }
            for piece in &word.pieces {
                match piece {
                    Piece::Text { text, quoted: q } if quoted || (*q && text.starts_with('~')) => {
                        // The home mark stays what it is, in quotes too.
                        let home = !*q && text.starts_with('~');
                        self.text(text.clone(), !home);
                    }
                    Piece::Text { text, .. } => self.split_text(text),
                    Piece::Unknown { name, quoted: q, required } => {
                        self.unknown(name.as_deref(), quoted || *q, *required);
                    }
                }
            }
        }
    }

    /// Unquoted text of an expansion: white space ends fields.
    pub(super) fn split_text(&mut self, text: &str) {
        for (i, part) in text.split([' ', '\t', '\n']).enumerate() {
            if i > 0 {
                self.list.push(Mark::Split);
            }
            if !part.is_empty() {
                self.text(part.to_owned(), false);
            }
        }
    }

    /// The words. The second value tells whether the braces were too many to expand.
    pub(super) fn words(self, span: Range<usize>) -> (Vec<Word>, bool) {
        let mut out = Vec::new();
        if !self.braces {
            split(self.list, &span, &mut out);
            return (out, false);
        }
        if self.list.len() > bounds::PATTERN_BYTES {
            split(literal(self.list), &span, &mut out);
            return (out, true);
        }
        let mut stack = vec![self.list];
        let mut made = 1usize;
        let mut over = false;
        while let Some(marks) = stack.pop() {
            match group(&marks).filter(|_| made < bounds::BRACE_WORDS) {
                Some((open, commas, close)) => {
                    let mut bounds_of = vec![open];
                    bounds_of.extend(commas);
                    bounds_of.push(close);
                    made += bounds_of.len() - 2;
                    let prefix = marks.get(..open).unwrap_or_default();
                    let suffix = marks.get(close + 1..).unwrap_or_default();
                    for pair in bounds_of.windows(2).rev() {
                        let (Some(&a), Some(&b)) = (pair.first(), pair.last()) else { continue };
                        let middle = marks.get(a + 1..b).unwrap_or_default();
                        stack.push([prefix, middle, suffix].concat());
                    }
                }
                None => {
                    over |= made >= bounds::BRACE_WORDS;
                    split(literal(marks), &span, &mut out);
                }
            }
        }
        (out, over)
    }

    /// All of it as one word, nothing split (an assignment's value, a here-string).
    pub(super) fn one_word(self, span: Range<usize>) -> Word {
        let mut pieces = Vec::new();
        for mark in literal(self.list) {
            match mark {
                Mark::Piece(p) => pieces.push(p),
                _ => pieces.push(Piece::Text { text: " ".to_owned(), quoted: false }),
            }
        }
        Word { pieces: merged(pieces), span }
    }
}

/// The first brace group with a comma: its opener, commas, closer.
fn group(marks: &[Mark]) -> Option<(usize, Vec<usize>, usize)> {
    let mut open: Vec<(usize, Vec<usize>)> = Vec::new();
    let mut best: Option<(usize, Vec<usize>, usize)> = None;
    for (i, mark) in marks.iter().enumerate() {
        match mark {
            Mark::Open => open.push((i, Vec::new())),
            Mark::Comma => {
                if let Some((_, commas)) = open.last_mut() {
                    commas.push(i);
                }
            }
            Mark::Close => {
                if let Some((start, commas)) = open.pop()
                    && !commas.is_empty()
                    && best.as_ref().is_none_or(|b| start < b.0)
                {
                    best = Some((start, commas, i));
                }
            }
            _ => {}
        }
    }
    best
}

fn literal(marks: Vec<Mark>) -> Vec<Mark> {
    let text = |s: &str| Mark::Piece(Piece::Text { text: s.to_owned(), quoted: false });
    marks
        .into_iter()
        .map(|m| match m {
            Mark::Open => text("{"),
            Mark::Comma => text(","),
            Mark::Close => text("}"),
            other => other,
        })
        .collect()
}

fn split(marks: Vec<Mark>, span: &Range<usize>, out: &mut Vec<Word>) {
    let mut pieces = Vec::new();
    for mark in marks {
        match mark {
            Mark::Piece(p) => pieces.push(p),
            _ => field(&mut pieces, span, out),
        }
    }
    field(&mut pieces, span, out);
}

fn field(pieces: &mut Vec<Piece>, span: &Range<usize>, out: &mut Vec<Word>) {
    let pieces = merged(std::mem::take(pieces));
    if !pieces.is_empty() {
        out.push(Word { pieces, span: span.clone() });
    }
}

/// Neighbouring texts of the same kind joined; empty unquoted ones dropped.
fn merged(pieces: Vec<Piece>) -> Vec<Piece> {
    if pieces.len() == 1
        && !matches!(pieces.first(), Some(Piece::Text { text, quoted: false }) if text.is_empty())
    {
        return pieces;
    }
    let mut out: Vec<Piece> = Vec::with_capacity(pieces.len());
    let alone = pieces.iter().all(|p| matches!(p, Piece::Text { text, .. } if text.is_empty()));
    for piece in pieces {
        match (&piece, out.last_mut()) {
            (Piece::Text { text, quoted }, _) if text.is_empty() && !(alone && *quoted) => {}
            (Piece::Text { text, quoted }, Some(Piece::Text { text: last, quoted: q })) if q == quoted => {
                last.push_str(text);
            }
            _ => out.push(piece),
        }
    }
    out
}
