//! Where matches may begin: the prefilter and a class of the byte say "nothing here" for almost every position.
//!
//! Literals are found by four of their bytes ([`Grams`]), then compared. A literal of a row is also looked for as it
//! appears inside base64, at each of the three phases.

use std::ops::ControlFlow;

use super::context::{self, BEHIND};
use super::grams::{Grams, Pairs, gram};
use super::literal::{Fit, Literal, Means};
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
    /// The first byte, and the first two, of literals that begin with a word; and of those that may stand inside one.
    first: Pairs,
    second: Pairs,
    inside_first: Pairs,
    inside_second: Pairs,
    /// Bytes before and at the place where vendors' names are looked for.
    named: Pairs,
    literals: Vec<Literal>,
    words: Vec<(Bytes, usize)>,
    assigned: Vec<(Start, usize)>,
    /// Whether e-mail addresses are looked for.
    addresses: bool,
    /// Numbers of the literals that stand inside what they tell.
    inner: Vec<usize>,
    /// The row that begins behind any name.
    pub(super) any_near: Option<usize>,
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
            first: Pairs::new(),
            second: Pairs::new(),
            inside_first: Pairs::new(),
            inside_second: Pairs::new(),
            named: Pairs::new(),
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
            match (literal.means, literal.text.as_slice()) {
                (Means::Inner(..), _) => self.inner.push(number as usize),
                (Means::Near(behind), text) => {
                    let at = usize::from(behind);
                    if let (Some(a), Some(b)) = (at.checked_sub(1).and_then(|at| text.get(at)), text.get(at)) {
                        self.named.add(*a, *b);
                    } else if let [a, b, ..] = text {
                        self.inside_first.add(*a, *a);
                        self.inside_second.add(*a, *b);
                    }
                }
                (Means::Encoded(_), [a, b, ..]) => {
                    self.inside_first.add(*a, *a);
                    self.inside_second.add(*a, *b);
                }
                (Means::Said, _) => {}
                (_, [a, b, ..]) => {
                    self.first.add(*a, *a);
                    self.second.add(*a, *b);
                }
                _ => {}
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
    /// `whole`: nothing invisible stands in `view`, so that a word goes on where its bytes do; `clear`: up to there no
    /// `@` stands behind `from`.
    pub(super) fn skip(&self, view: &[u8], from: usize, whole: bool, clear: &mut usize) -> usize {
        let text = view.get(from..).unwrap_or_default();
        let [a, b, c, ..] = *text else { return from };
        let end = self.undecided(view).max(from);
        let mut four = gram([0, a, b, c]);
        let mut previous = 0;
        for (at, byte) in text.iter().skip(3).take(end - from).enumerate() {
            let first = (four >> 8) as u8;
            four = four >> 8 | u32::from(*byte | 0x20) << 24;
            let flag = self.flag(first);
            let word = flag & MAY_BEGIN != 0 && (previous & flag & WORD == 0 || !whole);
            previous = flag;
            if flag & STOP != 0 && may_follow_name(view, from + at)
                || word && self.may_begin_word(view, from + at, whole && at > 0, clear)
            {
                return self.inner_before(view, from, from + at);
            }
            if self.grams.may_hold(four)
                && let Some(start) = self.literal_start(view, from, at, whole, four)
            {
                return self.inner_before(view, from, start);
            }
        }
        self.inner_before(view, from, end)
    }

    /// `at`, or the place before it in the same run where something begins whose mark stands behind `at`.
    fn inner_before(&self, view: &[u8], from: usize, at: usize) -> usize {
        if self.inner.is_empty() {
            return at;
        }
        let run = view.get(from..at).unwrap_or_default();
        let back = run.iter().rev().take(INNER).take_while(|byte| Letters::Secret.has(**byte)).count();
        (at - back..at)
            .find(|start| {
                let text = view.get(*start..).unwrap_or_default();
                self.inner
                    .iter()
                    .filter_map(|number| self.literals.get(*number))
                    .any(|literal| literal.stands_inside(text) != Fit::No)
            })
            .unwrap_or(at)
    }

    /// Where the positions begin that the text's end leaves open: the last three, and the last word, in whose middle
    /// something may stand yet.
    fn undecided(&self, view: &[u8]) -> usize {
        let end = view.len().saturating_sub(3);
        if self.inner.is_empty() {
            return end;
        }
        let word = view.iter().rev().take(INNER).take_while(|byte| Letters::Secret.has(**byte)).count();
        end.min(view.len() - word)
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
                Means::Inner(..) => literal.stands_inside(view.get(start..)?) != Fit::No,
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
        if bound {
            for literal in self.inner.iter().filter_map(|number| self.literals.get(*number)) {
                match literal.stands_inside(text) {
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
        let Some(first) = text.first().copied() else { return false };
        let second = text.get(1).copied();
        let spoken = text.len() < 3
            && b"is ".starts_with(text)
            && self.assigned.iter().any(|(start, _)| match start {
                Start::Assigned(names) => context::spoken(*names, before),
                _ => false,
            });
        let begins = |one: &Pairs, two: &Pairs| {
            one.has(first, first) && second.is_none_or(|second| two.has(first, second))
        };
        let named = || before.last().is_some_and(|previous| self.named.has(*previous, first));
        spoken
            || bound && begins(&self.first, &self.second) && self.starting_with(text, true)
            || begins(&self.inside_first, &self.inside_second) && self.starting_with(text, false)
            || named() && self.naming(before, text)
    }

    fn starting_with(&self, text: &[u8], plain: bool) -> bool {
        text.len() < 2
            || self.literals.iter().any(|literal| {
                let counts = match literal.means {
                    Means::Here | Means::After => plain,
                    Means::Encoded(_) => !plain,
                    Means::Near(behind) => !plain && behind == 0,
                    Means::Said | Means::Inner(..) => false,
                };
                counts && literal.text.get(..text.len()).is_some_and(|head| head.eq_ignore_ascii_case(text))
            })
    }

    fn naming(&self, before: &[u8], text: &[u8]) -> bool {
        self.literals.iter().any(|literal| {
            matches!(literal.means, Means::Near(_)) && literal.fit(before, &[], true, text) == Fit::Perhaps
        })
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
