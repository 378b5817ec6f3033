//! Where matches may begin: the prefilter and a class of the byte say "nothing here" for almost every position.
//!
//! Literals are found by four of their bytes ([`Grams`]), then compared. A literal of a row is also looked for as it
//! appears inside base64, at each of the three phases.

use std::ops::ControlFlow;

use super::context::{self, BEHIND};
use super::grams::{Beginnings, Grams, gram};
use super::literal::{Fit, Literal, Means};
use super::near;
use super::row::{Bytes, Letters, Row, Start};
use super::words::{begins, opens, plausible};

/// Bytes of the text that are searched for an `@` at once.
const AHEAD: usize = 64;

/// Bytes before the last mark that stands inside what it tells, and the mark.
const INNER: usize = 90;

/// Any position may be a start here.
const STOP: u8 = 1;
/// A word goes on with it.
const WORD: u8 = 2;
/// A word of a class may begin with it.
const MAY_BEGIN: u8 = 4;

/// A place where a match may begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Candidate {
    pub(super) rank: usize,
    pub(super) phase: Option<u8>,
}

/// The literals and classes of a selection of rows.
#[derive(Debug)]
pub(super) struct Starts {
    grams: Grams,
    /// By the byte: [`STOP`], [`WORD`], [`MAY_BEGIN`].
    flags: [u8; 256],
    /// Beginnings of literals that begin with a word, and of those that may stand inside one.
    plain: Beginnings,
    inside: Beginnings,
    /// By which vendors' names are looked for.
    named: Beginnings,
    literals: Vec<Literal>,
    words: Vec<(Bytes, usize)>,
    assigned: Vec<(Start, usize)>,
    /// Whether e-mail addresses are looked for.
    addresses: bool,
    /// The literals that stand inside what they tell: how far, the first byte, the number.
    inner: Vec<(usize, u8, usize)>,
    /// The row that begins behind any name.
    pub(super) any_near: Option<usize>,
}

/// How to look.
#[derive(Debug, Clone, Copy)]
pub(super) struct How {
    /// Nothing invisible stands in the text, so that a word goes on where its bytes do.
    pub(super) whole: bool,
    /// A vendor's name stands a short way back: a value may begin.
    pub(super) named: bool,
}

/// What begins at a position.
#[derive(Debug, Default)]
pub(super) struct Begun {
    /// Matches that may begin here.
    pub(super) here: Vec<Candidate>,
    /// Rows whose match may begin behind a literal, and the literal's length.
    pub(super) behind: Vec<(usize, usize)>,
    /// Rows whose match may begin some way behind a name: how far before this place the name begins, how far behind
    /// it ends.
    pub(super) named: Vec<(usize, usize, usize)>,
}

pub(super) const fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

impl Starts {
    pub(super) fn new(rows: impl Iterator<Item = (usize, &'static Row)>) -> Self {
        let mut literals = Vec::new();
        let (mut words, mut assigned) = (Vec::new(), Vec::new());
        let mut any_near = None;
        for (rank, row) in rows {
            match row.start {
                Start::Literal(list) => {
                    for text in list {
                        literals.push(Literal::new(text, rank, Means::Here));
                        if row.encoded && text.len() >= 4 {
                            literals.extend(Literal::encoded(text, rank));
                        }
                    }
                }
                Start::After(list) => {
                    literals.extend(list.iter().map(|text| Literal::new(text, rank, Means::After)));
                }
                Start::Inner(marks, letters) => literals.extend(marks.iter().map(|(behind, mark)| {
                    Literal::new(mark, rank, Means::Inner(u8::try_from(*behind).unwrap_or(u8::MAX), letters))
                })),
                Start::AnyNear => any_near = Some(rank),
                Start::Near(list) => literals.extend(list.iter().map(|name| Literal::near(name, rank))),
                Start::Assigned(_) | Start::UrlPassword(_) => assigned.push((row.start, rank)),
                Start::Word(bytes) => words.push((bytes, rank)),
            }
        }
        if !assigned.is_empty() {
            literals.push(Literal::new("is ", 0, Means::Said));
        }
        let mut starts = Self {
            grams: Grams::new(Vec::new()),
            flags: [0; 256],
            plain: Beginnings::new(),
            inside: Beginnings::new(),
            named: Beginnings::new(),
            literals,
            addresses: words.iter().any(|(bytes, _)| *bytes == Bytes::Address),
            words,
            assigned,
            inner: Vec::new(),
            any_near,
        };
        starts.index();
        starts
    }

    fn index(&mut self) {
        let mut entries = Vec::new();
        for (number, literal) in self.literals.iter().enumerate() {
            let number = u32::try_from(number).unwrap_or(u32::MAX);
            entries.extend(literal.keys().into_iter().map(|key| (gram(key), number)));
            match literal.means {
                Means::Inner(behind, _) => {
                    let first = literal.text.first().copied().unwrap_or_default();
                    self.inner.push((usize::from(behind), first, number as usize));
                }
                Means::Near(behind) => {
                    self.named.add(literal.text.get(usize::from(behind)..).unwrap_or_default())
                }
                Means::Encoded(_) => self.inside.add(&literal.text),
                Means::Here | Means::After => self.plain.add(&literal.text),
                Means::Said => {}
            }
        }
        self.grams = Grams::new(entries);
        for (byte, flag) in (0..=255_u8).zip(self.flags.iter_mut()) {
            if is_word(byte) {
                *flag |= WORD;
            }
            if b":=".contains(&byte) && !self.assigned.is_empty() {
                *flag |= STOP;
            }
            if self.words.iter().any(|(bytes, _)| begins(*bytes, byte)) {
                *flag |= MAY_BEGIN;
            }
        }
    }

    fn flag(&self, byte: u8) -> u8 {
        self.flags.get(usize::from(byte)).copied().unwrap_or(STOP)
    }

    /// The first position from `from` on that may be a start; the last three of `view` always may.
    ///
    /// `clear`: up to there no `@` stands behind `from`.
    #[inline(never)]
    pub(super) fn skip(&self, view: &[u8], from: usize, how: How, clear: &mut usize) -> usize {
        let How { whole, named } = how;
        let end = Self::undecided(view).max(from);
        let mut at = from;
        let mut previous = 0;
        while let Some(found) = self.hot(view.get(at..).unwrap_or_default(), end - at, previous, how) {
            let here = at + found;
            let flag = view.get(here).map_or(STOP, |byte| self.flag(*byte));
            let before = here.checked_sub(1).filter(|_| here > from).and_then(|before| view.get(before));
            let starts = !whole || before.is_none_or(|byte| self.flag(*byte) & flag & WORD == 0);
            if flag & STOP != 0 && may_follow_name(view, here)
                || starts
                    && flag & MAY_BEGIN != 0
                    && self.may_begin_word(view, here, whole && here > from, clear)
                || starts && named && view.get(here..).is_none_or(near::may_be_value)
            {
                return self.inner_before(view, from, here, whole);
            }
            if let Some([a, b, c, d]) =
                view.get(here..here + 4).and_then(|four| <[u8; 4]>::try_from(four).ok())
                && let Some(start) = self.literal_start(view, from, here - from, whole, gram([a, b, c, d]))
            {
                return self.inner_before(view, from, start, whole);
            }
            previous = flag;
            at = here + 1;
        }
        self.inner_before(view, from, end, whole)
    }

    /// The next of the first `count` positions that is worth a closer look. `previous` is the flag before them.
    #[inline(never)]
    fn hot(&self, text: &[u8], count: usize, mut previous: u8, how: How) -> Option<usize> {
        let [a, b, c, ..] = *text else { return None };
        let mut four = gram([0, a, b, c]);
        let begins = if how.named { MAY_BEGIN | WORD } else { MAY_BEGIN };
        let joins = if how.whole { WORD } else { 0 };
        text.iter().skip(3).take(count).position(|byte| {
            let flag = self.flag((four >> 8) as u8);
            four = four >> 8 | u32::from(*byte | 0x20) << 24;
            let word = flag & begins != 0 && previous & flag & joins == 0;
            previous = flag;
            word | (flag & STOP != 0) | self.grams.may_hold(four)
        })
    }

    /// `at`, or the place before it in the same run where something begins whose mark stands behind `at`.
    #[inline(never)]
    fn inner_before(&self, view: &[u8], from: usize, at: usize, whole: bool) -> usize {
        if self.inner.is_empty() {
            return at;
        }
        let run = view.get(from..at).unwrap_or_default();
        let back = run.iter().rev().take(INNER).take_while(|byte| Letters::Secret.has(**byte)).count();
        let mut previous = 0;
        let found = (at - back..at).find(|start| {
            let text = view.get(*start..).unwrap_or_default();
            let first = text.first().map_or(0, |byte| self.flag(*byte));
            let inside = whole && *start > from && first & WORD != 0 && {
                // The first of the run has something else before it.
                *start > at - back && previous & WORD != 0
            };
            previous = first;
            !inside && self.inside_of(text).any(|(_, fit)| fit != Fit::No)
        });
        found.unwrap_or(at)
    }

    /// How the literals whose marks stand inside what they tell fit a place; most marks are told by their first byte.
    fn inside_of<'a>(&'a self, text: &'a [u8]) -> impl Iterator<Item = (&'a Literal, Fit)> {
        let mut runs = None;
        let possible =
            self.inner.iter().filter(|(behind, first, _)| text.get(*behind).is_none_or(|byte| byte == first));
        possible.filter_map(move |(_, _, number)| {
            let literal = self.literals.get(*number)?;
            Some((literal, literal.stands_inside(text, &mut runs)))
        })
    }

    /// Where the positions begin that the text's end leaves open: the last three.
    const fn undecided(view: &[u8]) -> usize {
        view.len().saturating_sub(3)
    }

    fn may_begin_word(&self, view: &[u8], at: usize, joined: bool, clear: &mut usize) -> bool {
        let Some(rest) = view.get(at..) else { return true };
        let Some(first) = rest.first().copied() else { return true };
        let previous = at.checked_sub(1).and_then(|at| view.get(at)).copied().filter(|_| joined);
        let at_sign = self.addresses && first.is_ascii_alphanumeric() && at_sign(view, at, clear);
        self.words.iter().any(|(bytes, _)| {
            begins(*bytes, first)
                && previous.is_none_or(|byte| opens(*bytes, byte))
                && plausible(*bytes, rest, at_sign)
        })
    }

    /// Where a match may begin whose literal has these four bytes `at` behind `from`.
    fn literal_start(&self, view: &[u8], from: usize, at: usize, whole: bool, four: u32) -> Option<usize> {
        let (before, rest) = view.split_at_checked(from + at)?;
        let found = self.grams.of(four).filter_map(|number| {
            let literal = self.literals.get(number)?;
            let start = (from + at).checked_sub(literal.lead()).filter(|start| *start >= from)?;
            let fits = match literal.means {
                Means::Here | Means::After => {
                    let word = |byte: Option<&u8>| byte.is_some_and(|byte| is_word(*byte));
                    let bound = !whole || at == 0 || !(word(before.last()) && word(rest.first()));
                    literal.fit(before, before, bound, rest) != Fit::No
                }
                Means::Encoded(_) => rest.starts_with(&literal.text) || literal.text.starts_with(rest),
                Means::Near(_) => literal.fit(before, &[], true, rest) != Fit::No,
                Means::Inner(..) => {
                    let text = view.get(start..)?;
                    literal.stands_inside(text, &mut None) != Fit::No
                }
                Means::Said => {
                    matches!(before, [.., letter, b' '] if b"ytnde".contains(&letter.to_ascii_lowercase()))
                }
            };
            fits.then_some(start)
        });
        found.min()
    }

    /// What begins with the first byte of `text`, where `before` stands before it (`open`: as if nothing
    /// did). Breaks where more text is needed to tell.
    #[inline(never)]
    pub(super) fn at(&self, before: &[u8], open: bool, text: &[u8], last: bool) -> ControlFlow<(), Begun> {
        let mut begun = Begun::default();
        let Some(first) = text.first().copied() else { return ControlFlow::Continue(begun) };
        let previous = if open { None } else { before.last().copied() };
        // Behind something invisible a run of base64 begins anew: what stands before may be redacted, and then
        // would no longer be there to join it.
        let run = if open { &[][..] } else { before };
        let bound = previous.is_none_or(|byte| !is_word(byte) || !is_word(first));
        if let [a, b, c, d, ..] = *text {
            let four = gram([a, b, c, d]);
            if self.grams.may_hold(four) {
                for literal in self.grams.of(four).filter_map(|number| self.literals.get(number)) {
                    match literal.fit(before, run, bound, text) {
                        Fit::No => {}
                        Fit::Perhaps if last => {}
                        Fit::Perhaps => return ControlFlow::Break(()),
                        Fit::Yes => begun.take(literal),
                    }
                }
            }
        } else if !last && self.may_grow(before, bound, text) {
            return ControlFlow::Break(());
        }
        if bound && !self.inner.is_empty() {
            for (literal, fit) in self.inside_of(text) {
                match fit {
                    Fit::No => {}
                    Fit::Perhaps if last => {}
                    Fit::Perhaps => return ControlFlow::Break(()),
                    Fit::Yes => begun.here.push(Candidate { rank: literal.rank, phase: None }),
                }
            }
        }
        if self.flag(first) & MAY_BEGIN != 0 {
            for (bytes, rank) in &self.words {
                if begins(*bytes, first)
                    && previous.is_none_or(|byte| opens(*bytes, byte))
                    && plausible(*bytes, text, true)
                {
                    begun.here.push(Candidate { rank: *rank, phase: None });
                }
            }
        }
        let length = match first {
            b':' | b'=' => 1,
            b'i' if text.starts_with(b"is ") => 3,
            _ => 0,
        };
        if length > 0 && !self.assigned.is_empty() {
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
        let [a, b, c, d, ..] = *text else { return false };
        self.grams.of(gram([a, b, c, d])).filter_map(|number| self.literals.get(number)).any(|literal| {
            matches!(literal.means, Means::Encoded(_)) && literal.fit(before, before, false, text) == Fit::Yes
        })
    }

    /// Whether fewer than four bytes at the end may be the beginning of a literal.
    fn may_grow(&self, before: &[u8], bound: bool, text: &[u8]) -> bool {
        let spoken = text.len() < 3
            && b"is ".starts_with(text)
            && self.assigned.iter().any(|(start, _)| match start {
                Start::Assigned(names) => context::spoken(*names, before),
                _ => false,
            });
        spoken || bound && self.plain.has(text) || self.inside.has(text) || self.named.has(text)
    }
}

impl Begun {
    fn take(&mut self, literal: &Literal) {
        let rank = literal.rank;
        match literal.means {
            // Looked at by themselves.
            Means::Said | Means::Inner(..) => {}
            Means::Here => self.here.push(Candidate { rank, phase: None }),
            Means::Encoded(phase) => self.here.push(Candidate { rank, phase: Some(phase) }),
            Means::After => self.behind.push((rank, literal.text.len())),
            Means::Near(_) => self.named.push((rank, literal.name_start(), literal.name_end())),
        }
    }
}

/// Whether the `:` or `=` at `at` may end an assignment's name or a URL's user.
fn may_follow_name(view: &[u8], at: usize) -> bool {
    let before = view.get(at.saturating_sub(BEHIND)..at).unwrap_or_default();
    if view.get(at) == Some(&b':') {
        if view.get(at + 1) == Some(&b':') || view.get(at + 1..at + 3) == Some(b"//") {
            return false;
        }
        if context::in_url(before) {
            return true;
        }
    }
    context::may_be_name(before)
}

/// Whether an `@` may follow `at` within an address's length.
fn at_sign(view: &[u8], at: usize, clear: &mut usize) -> bool {
    while *clear <= at + AHEAD {
        let from = (*clear).max(at);
        let block = view.get(from..(from + 4 * AHEAD).min(view.len())).unwrap_or_default();
        if block.is_empty() {
            return true;
        }
        if block.contains(&b'@') {
            *clear = from + block.iter().position(|b| *b == b'@').unwrap_or_default();
            return *clear <= at + AHEAD;
        }
        *clear = from + block.len();
    }
    false
}
