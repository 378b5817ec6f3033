//! Where matches may begin: one look at four bytes says "nothing here" for almost every position.
//!
//! Literals are found by their first bytes in two bit maps, then compared. That has no state to keep between
//! chunks, and unlike an automaton each position stands for itself. A literal of a row is also looked for as
//! it appears inside base64, at each of the three phases.

use std::ops::ControlFlow;

use super::row::{Bytes, Row, Start};
use super::{base64, context};

/// Bytes of a literal that are used to find it in base64.
const IN_BASE64: usize = 6;
/// Characters that they take there at most.
pub(super) const ENCODED: usize = 9;

/// A literal and what it means.
#[derive(Debug)]
struct Literal {
    text: Vec<u8>,
    rank: usize,
    /// The phase inside base64.
    phase: Option<u8>,
    /// Whether the match begins behind it.
    after: bool,
}

/// A place where a match may begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Candidate {
    pub(super) rank: usize,
    pub(super) phase: Option<u8>,
}

/// The literals and classes of a selection of rows.
#[derive(Debug)]
pub(super) struct Starts {
    map: Box<[u64; SLOTS]>,
    /// The same by the first four bytes; a literal of three has every fourth byte here.
    fours: Box<[u64; SLOTS]>,
    /// Bytes that may begin something anywhere.
    flags: [bool; 256],
    /// Bytes that may begin a word of a class: only where no word goes on.
    word_flags: [bool; 256],
    /// By the first byte, and by the first two: which kinds of literals begin so (1: as it stands, 2, 4, 8: inside
    /// base64 at a phase).
    ones: [u8; 256],
    twos: Box<[u8; 65536]>,
    /// Sorted by their text.
    literals: Vec<Literal>,
    words: Vec<(Bytes, usize)>,
    assigned: Vec<(Start, usize)>,
}

/// What begins at a position.
#[derive(Debug, Default)]
pub(super) struct Begun {
    /// Matches that may begin here.
    pub(super) here: Vec<Candidate>,
    /// Rows whose match may begin behind a literal, and the literal's length.
    pub(super) behind: Vec<(usize, usize)>,
}

/// Words of the bit map: 32 KiB, so that it stays in the first cache and seldom says "maybe" by chance.
const SLOTS: usize = 4096;

const fn slot(a: u8, b: u8, c: u8) -> usize {
    slot_of_four(a, b, c, 0)
}

const fn slot_of_four(a: u8, b: u8, c: u8, d: u8) -> usize {
    (u32::from_le_bytes([a, b, c, d]).wrapping_mul(0x9E37_79B1) >> 14) as usize
}

fn is_set(map: &[u64; SLOTS], slot: usize) -> bool {
    map.get(slot >> 6 & (SLOTS - 1)).is_none_or(|word| word >> (slot & 63) & 1 == 1)
}

fn set(map: &mut [u64; SLOTS], slot: usize) {
    if let Some(word) = map.get_mut(slot >> 6 & (SLOTS - 1)) {
        *word |= 1 << (slot & 63);
    }
}

pub(super) const fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

impl Starts {
    pub(super) fn new(rows: impl Iterator<Item = (usize, &'static Row)>) -> Self {
        let mut starts = Self {
            map: Box::new([0; SLOTS]),
            fours: Box::new([0; SLOTS]),
            flags: [false; 256],
            word_flags: [false; 256],
            ones: [0; 256],
            twos: Box::new([0; 65536]),
            literals: Vec::new(),
            words: Vec::new(),
            assigned: Vec::new(),
        };
        for (rank, row) in rows {
            match row.start {
                Start::Literal(list) => {
                    list.iter().for_each(|text| starts.literal(text.as_bytes(), rank, row.encoded));
                }
                Start::After(list) => {
                    for text in list {
                        starts.add(Literal {
                            text: text.as_bytes().to_vec(),
                            rank,
                            phase: None,
                            after: true,
                        });
                    }
                }
                Start::Assigned(_) | Start::UrlPassword(_) => starts.assigned.push((row.start, rank)),
                Start::Word(bytes) => {
                    starts.words.push((bytes, rank));
                    for byte in 0..=255_u8 {
                        if begins(bytes, byte)
                            && let Some(flag) = starts.word_flags.get_mut(usize::from(byte))
                        {
                            *flag = true;
                        }
                    }
                }
            }
        }
        if !starts.assigned.is_empty() {
            starts.flag(b':');
            starts.flag(b'=');
            // "my API key is …"
            starts.mark(b"is ");
        }
        starts.literals.sort_by(|a, b| a.text.cmp(&b.text));
        starts
    }

    fn literal(&mut self, text: &[u8], rank: usize, encoded: bool) {
        self.add(Literal { text: text.to_vec(), rank, phase: None, after: false });
        if encoded && text.len() >= 4 {
            let short = text.get(..IN_BASE64).unwrap_or(text);
            for phase in 0..3 {
                for text in base64::beginnings(short, phase) {
                    self.add(Literal { text, rank, phase: Some(phase), after: false });
                }
            }
        }
    }

    fn add(&mut self, literal: Literal) {
        if let [a, b, _c, ..] = *literal.text.as_slice() {
            self.mark(&literal.text);
            let kind = kind(literal.phase);
            if let Some(mask) = self.ones.get_mut(usize::from(a)) {
                *mask |= kind;
            }
            if let Some(mask) = self.twos.get_mut(usize::from(a) << 8 | usize::from(b)) {
                *mask |= kind;
            }
            self.literals.push(literal);
        }
    }

    fn mark(&mut self, text: &[u8]) {
        match *text {
            [a, b, c] => {
                set(&mut self.map, slot(a, b, c));
                (0..=255).for_each(|d| set(&mut self.fours, slot_of_four(a, b, c, d)));
            }
            [a, b, c, d, ..] => {
                set(&mut self.map, slot(a, b, c));
                set(&mut self.fours, slot_of_four(a, b, c, d));
            }
            _ => {}
        }
    }

    /// Whether a literal may begin with the first bytes of `text`; in doubt `true`.
    fn marked(&self, text: &[u8]) -> bool {
        match *text {
            [a, b, c, d, ..] => {
                is_set(&self.map, slot(a, b, c)) && is_set(&self.fours, slot_of_four(a, b, c, d))
            }
            [a, b, c] => is_set(&self.map, slot(a, b, c)),
            _ => true,
        }
    }

    fn flag(&mut self, byte: u8) {
        if let Some(flag) = self.flags.get_mut(usize::from(byte)) {
            *flag = true;
        }
    }

    fn flagged(&self, byte: u8) -> bool {
        self.flags.get(usize::from(byte)).copied().unwrap_or(true)
    }

    /// How many positions from the start of `text` on are no start. At most all but the last two.
    ///
    /// `whole`: nothing invisible stands in `text`, so that a word goes on where its bytes do.
    pub(super) fn skip(&self, text: &[u8], whole: bool) -> usize {
        let mut in_word = false;
        let found = text.windows(3).enumerate().position(|(at, window)| {
            let [a, b, c] = *window else { return true };
            let goes_on = std::mem::replace(&mut in_word, is_word(a)) && whole;
            is_set(&self.map, slot(a, b, c)) && text.get(at..).is_none_or(|rest| self.marked(rest))
                || self.flagged(a)
                || !goes_on && self.may_begin_word(a)
        });
        found.unwrap_or(text.len().saturating_sub(2))
    }

    fn may_begin_word(&self, byte: u8) -> bool {
        self.word_flags.get(usize::from(byte)).copied().unwrap_or(true)
    }

    /// What begins with the first byte of `text`, where `before` stands before it (`open`: as if nothing
    /// did). Breaks where more text is needed to tell.
    pub(super) fn at(&self, before: &[u8], open: bool, text: &[u8], last: bool) -> ControlFlow<(), Begun> {
        let mut begun = Begun::default();
        let Some(first) = text.first().copied() else { return ControlFlow::Continue(begun) };
        let previous = if open { None } else { before.last().copied() };
        // Behind something invisible a run of base64 begins anew: what stands before may be redacted, and then
        // would no longer be there to join it.
        let run = if open { &[][..] } else { before };
        let bound = previous.is_none_or(|byte| !is_word(byte) || !is_word(first));
        if let Some(key) = text.get(..3) {
            let literals = self.marked(text).then(|| self.beginning_with(key));
            for literal in literals.into_iter().flatten() {
                if literal.text.len() > text.len() {
                    if !last && literal.text.starts_with(text) && literal.opens(run, bound, first) {
                        return ControlFlow::Break(());
                    }
                } else if text.starts_with(&literal.text) && literal.opens(run, bound, first) {
                    if literal.after {
                        begun.behind.push((literal.rank, literal.text.len()));
                    } else {
                        begun.here.push(Candidate { rank: literal.rank, phase: literal.phase });
                    }
                }
            }
        } else if !last && self.may_grow(before, run, bound, text, first) {
            return ControlFlow::Break(());
        }
        for (bytes, rank) in &self.words {
            if begins(*bytes, first)
                && previous.is_none_or(|byte| opens(*bytes, byte))
                && plausible(*bytes, text)
            {
                begun.here.push(Candidate { rank: *rank, phase: None });
            }
        }
        let length = match first {
            b':' | b'=' => 1,
            b'i' if text.starts_with(b"is ") => 3,
            _ => 0,
        };
        if length > 0 {
            let name = context::Name::before(before);
            let of = |start: &Start| match start {
                Start::Assigned(names) if length == 3 => context::spoken(*names, before),
                Start::Assigned(names) => name.is(*names),
                Start::UrlPassword(database) => first == b':' && context::url_user(*database, before),
                _ => false,
            };
            begun
                .behind
                .extend(self.assigned.iter().filter(|(start, _)| of(start)).map(|(_, rank)| (*rank, length)));
        }
        ControlFlow::Continue(begun)
    }

    /// Whether something encoded may begin with the first bytes of `text`, in the middle of a word.
    pub(super) fn encoded_at(&self, before: &[u8], text: &[u8]) -> bool {
        let Some(first) = text.first().copied() else { return false };
        text.get(..3).is_some_and(|key| {
            self.beginning_with(key).any(|literal| {
                literal.phase.is_some()
                    && text.starts_with(&literal.text)
                    && literal.opens(before, false, first)
            })
        })
    }

    /// Whether one or two bytes at the end may be the beginning of a literal.
    fn may_grow(&self, before: &[u8], run: &[u8], bound: bool, text: &[u8], first: u8) -> bool {
        let spoken = b"is ".starts_with(text)
            && self.assigned.iter().any(|(start, _)| match start {
                Start::Assigned(names) => context::spoken(*names, before),
                _ => false,
            });
        let kinds = match *text {
            [a] => self.ones.get(usize::from(a)),
            [a, b] => self.twos.get(usize::from(a) << 8 | usize::from(b)),
            _ => None,
        };
        let kinds = kinds.copied().unwrap_or_default();
        spoken
            || [None, Some(0), Some(1), Some(2)]
                .into_iter()
                .any(|phase| kinds & kind(phase) != 0 && opens_at(phase, run, bound, first))
    }

    fn beginning_with<'a>(&'a self, text: &'a [u8]) -> impl Iterator<Item = &'a Literal> {
        let from = self.literals.partition_point(|literal| literal.text.as_slice() < text);
        self.literals.iter().skip(from).take_while(move |literal| literal.text.starts_with(text))
    }
}

impl Literal {
    fn opens(&self, before: &[u8], bound: bool, first: u8) -> bool {
        opens_at(self.phase, before, bound, first)
    }
}

const fn kind(phase: Option<u8>) -> u8 {
    match phase {
        None => 1,
        Some(phase) => 2 << phase,
    }
}

fn opens_at(phase: Option<u8>, before: &[u8], bound: bool, first: u8) -> bool {
    match phase {
        None => bound,
        // The byte before, inside the run; a run that begins here at a phase of its own has none.
        Some(phase) => base64::byte_before(phase, before, first).is_none_or(|byte| !is_word(byte)),
    }
}

/// Whether the word may go on as the class's patterns do, as far as it can be seen. Spares the patterns
/// most words.
fn plausible(bytes: Bytes, text: &[u8]) -> bool {
    let ends_with = |of_word: fn(u8) -> bool, mark: u8| {
        text.iter().take(64).find(|byte| !of_word(**byte)).is_none_or(|byte| *byte == mark)
    };
    match bytes {
        Bytes::Address => ends_with(|b| b.is_ascii_alphanumeric() || b"._%+-".contains(&b), b'@'),
        Bytes::Hex => ends_with(|b| b.is_ascii_hexdigit(), b':'),
        Bytes::Capital => text.get(1).is_none_or(u8::is_ascii_uppercase),
        Bytes::Digit | Bytes::Phone => true,
    }
}

fn begins(bytes: Bytes, byte: u8) -> bool {
    match bytes {
        Bytes::Address => byte.is_ascii_alphanumeric(),
        Bytes::Phone => byte.is_ascii_digit() || byte == b'+' || byte == b'(',
        Bytes::Digit => byte.is_ascii_digit(),
        Bytes::Hex => byte.is_ascii_hexdigit() || byte == b':',
        Bytes::Capital => byte.is_ascii_uppercase(),
    }
}

/// Whether a match may follow `previous`.
fn opens(bytes: Bytes, previous: u8) -> bool {
    match bytes {
        Bytes::Address => !is_word(previous) && !b".%+-@/".contains(&previous),
        Bytes::Phone | Bytes::Digit => !is_word(previous) && !b".-+/#$".contains(&previous),
        Bytes::Hex => !is_word(previous) && !b":.-".contains(&previous),
        Bytes::Capital => !is_word(previous) && previous != b'-',
    }
}
