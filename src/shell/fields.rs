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
    pub(super) fn expansion(&mut self, words: &[Word], quoted: bool, ifs: Option<&str>) {
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
                    Piece::Text { text, .. } => self.split_text(text, ifs),
                    Piece::Unknown { name, quoted: q, required } => {
                        self.unknown(name.as_deref(), quoted || *q, *required);
                    }
                }
            }
        }
    }

    /// Unquoted text of an expansion: white space ends fields, or the characters of `IFS` where the line sets it.
    pub(super) fn split_text(&mut self, text: &str, ifs: Option<&str>) {
        let ends = |c: char| ifs.map_or(matches!(c, ' ' | '\t' | '\n'), |ifs| ifs.contains(c));
        for (i, part) in text.split(ends).enumerate() {
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
                Some(group) => {
                    let prefix = marks.get(..group.open).unwrap_or_default();
                    let suffix = marks.get(group.close + 1..).unwrap_or_default();
                    made += group.choices.len() - 1;
                    for choice in group.choices.into_iter().rev() {
                        let middle = match &choice {
                            Choice::Marks(range) => marks.get(range.clone()).unwrap_or_default(),
                            Choice::Text(mark) => std::slice::from_ref(mark),
                        };
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

/// A brace group and what it may stand for.
struct Group {
    open: usize,
    close: usize,
    choices: Vec<Choice>,
}

enum Choice {
    /// The marks between two commas.
    Marks(Range<usize>),
    /// One of a range.
    Text(Mark),
}

/// The first brace group with a comma or a range.
fn group(marks: &[Mark]) -> Option<Group> {
    let mut open: Vec<(usize, Vec<usize>)> = Vec::new();
    let mut best: Option<Group> = None;
    for (i, mark) in marks.iter().enumerate() {
        match mark {
            Mark::Open => open.push((i, Vec::new())),
            Mark::Comma => {
                if let Some((_, commas)) = open.last_mut() {
                    commas.push(i);
                }
            }
            Mark::Close => {
                let Some((start, commas)) = open.pop() else { continue };
                if best.as_ref().is_some_and(|b| b.open < start) {
                    continue;
                }
                let choices = if commas.is_empty() {
                    let Some(choices) = marks.get(start + 1..i).and_then(range) else { continue };
                    choices
                } else {
                    let starts = std::iter::once(start).chain(commas.iter().copied());
                    let ends = commas.iter().copied().chain(std::iter::once(i));
                    starts.zip(ends).map(|(a, b)| Choice::Marks(a + 1..b)).collect()
                };
                best = Some(Group { open: start, close: i, choices });
            }
            _ => {}
        }
    }
    best
}

/// `{1..3}`, `{a..e..2}`. One that is too long to write out is an unknown part.
fn range(inside: &[Mark]) -> Option<Vec<Choice>> {
    let [Mark::Piece(Piece::Text { text, quoted: false })] = inside else { return None };
    let mut parts = text.split("..");
    let (from, to, step) = (parts.next()?, parts.next()?, parts.next());
    if parts.next().is_some() {
        return None;
    }
    let step = step.map_or(Some(1), |s| s.parse::<i64>().ok())?.unsigned_abs().max(1);
    let is_letter = |s: &str| s.len() == 1 && s.bytes().all(|b| b.is_ascii_alphabetic());
    let letters = is_letter(from) && is_letter(to);
    let number = |s: &str| if letters { s.bytes().next().map(i64::from) } else { s.parse::<i64>().ok() };
    let (first, last) = (number(from)?, number(to)?);
    let count = (first.abs_diff(last) / step).saturating_add(1);
    if count > bounds::BRACE_WORDS as u64 {
        let unknown = Piece::Unknown { name: None, quoted: true, required: true };
        return Some(vec![Choice::Text(Mark::Piece(unknown))]);
    }
    let padded = [from, to].iter().any(|s| s.trim_start_matches('-').starts_with('0') && s.len() > 1);
    let width = if padded { from.len().max(to.len()) } else { 0 };
    let at = |i: u64| {
        let move_by = i64::try_from(i.saturating_mul(step)).unwrap_or(i64::MAX);
        let n = if first <= last { first.saturating_add(move_by) } else { first.saturating_sub(move_by) };
        let text = match u8::try_from(n) {
            Ok(b) if letters => char::from(b).to_string(),
            _ => format!("{n:0width$}"),
        };
        Choice::Text(Mark::Piece(Piece::Text { text, quoted: false }))
    };
    Some((0..count).map(at).collect())
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
