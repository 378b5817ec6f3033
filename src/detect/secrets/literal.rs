//! What the prefilter's hits are compared with.

use super::base64;
use super::row::Letters;
use super::start::is_word;

/// Bytes of a literal that are used to find it in base64.
const IN_BASE64: usize = 6;
/// Characters that they take there at most.
pub(super) const ENCODED: usize = 9;

/// Letters from which on a vendor's name is known inside a word too.
const SHORT: usize = 6;

/// What a literal means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Means {
    /// A match begins with it.
    Here,
    /// A match begins with what it is in base64, at a phase.
    Encoded(u8),
    /// A match begins right behind it.
    After,
    /// A vendor's name: a match may begin some way behind it. So many of its bytes stand before the four that
    /// are looked for.
    Near(u8),
    /// The mark inside a match that begins so many letters before it.
    Inner(u8, Letters),
    /// `is ` of "my API key is …".
    Said,
}

/// A literal and what it means.
#[derive(Debug)]
pub(super) struct Literal {
    /// In small letters for a vendor's name.
    pub(super) text: Vec<u8>,
    pub(super) rank: usize,
    pub(super) means: Means,
}

/// How a literal fits a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fit {
    No,
    Yes,
    /// The text ends before it does.
    Perhaps,
}

/// How many letters of each kind stand at a text's start; those beyond the longest place of a mark don't count.
#[derive(Debug, Default)]
pub(super) struct Runs {
    word: usize,
    secret: usize,
    hex: usize,
}

impl Runs {
    /// Letters that are counted at most.
    const MOST: usize = 90;

    pub(super) fn of(text: &[u8]) -> Self {
        // Each kind has the letters of the one before.
        let more = |from: usize, letters: Letters| {
            let rest = text.iter().take(Self::MOST).skip(from);
            from + rest.take_while(|byte| letters.has(**byte)).count()
        };
        let hex = more(0, Letters::Hex);
        let word = more(hex, Letters::Word);
        Self { hex, word, secret: more(word, Letters::Secret) }
    }

    const fn length(&self, letters: Letters) -> usize {
        match letters {
            Letters::Word => self.word,
            Letters::Secret => self.secret,
            Letters::Hex => self.hex,
        }
    }
}

impl Literal {
    pub(super) fn new(text: &str, rank: usize, means: Means) -> Self {
        Self { text: text.as_bytes().to_vec(), rank, means }
    }

    /// A vendor's name, by its rarest four letters.
    pub(super) fn near(name: &str, rank: usize) -> Self {
        // The first letters would hold back what is being written; of a short name it counts what stands before it.
        let skipped = usize::from(name.len() >= SHORT);
        let rarest = name
            .as_bytes()
            .windows(4)
            .enumerate()
            .skip(skipped)
            .take(if skipped == 0 { 1 } else { usize::MAX })
            .min_by_key(|(_, window)| window.iter().map(|b| frequency(*b)).sum::<u32>());
        let behind = rarest.and_then(|(at, _)| u8::try_from(at).ok()).unwrap_or_default();
        Self::new(name, rank, Means::Near(behind))
    }

    /// What it is inside base64.
    pub(super) fn encoded(text: &str, rank: usize) -> impl Iterator<Item = Self> {
        let short = text.as_bytes().get(..IN_BASE64).unwrap_or(text.as_bytes());
        (0..3).flat_map(move |phase| {
            base64::beginnings(short, phase).into_iter().map(move |text| Self {
                text,
                rank,
                means: Means::Encoded(phase),
            })
        })
    }

    /// The bytes that it is looked for by; a literal of three has one set for each byte that may follow.
    pub(super) fn keys(&self) -> Vec<[u8; 4]> {
        match *self.text.get(self.behind()..).unwrap_or_default() {
            [a, b, c, d, ..] => vec![[a, b, c, d]],
            [a, b, c] if matches!(self.means, Means::Said | Means::After) => {
                (0..=255_u8).map(|d| [a, b, c, d]).collect()
            }
            // A mark of two has a digit before it.
            [a, b] => {
                let behind = || (0..=255_u8).filter(|d| is_word(*d) || b"~.-".contains(d));
                (b'0'..=b'9').flat_map(|digit| behind().map(move |d| [digit, a, b, d])).collect()
            }
            [a, b, c] => {
                (0..=255_u8).filter(|d| is_word(*d) || b"-./+".contains(d)).map(|d| [a, b, c, d]).collect()
            }
            _ => Vec::new(),
        }
    }

    const fn behind(&self) -> usize {
        match self.means {
            Means::Near(behind) => behind as usize,
            _ => 0,
        }
    }

    /// Whether it is here. `before` stands before the place; of a run of base64, `run`.
    pub(super) fn fit(&self, before: &[u8], run: &[u8], bound: bool, text: &[u8]) -> Fit {
        match self.means {
            Means::Near(0) => return self.named(run, text),
            Means::Near(_) => return self.named(before, text),
            // Looked at by themselves.
            Means::Inner(..) | Means::Said => return Fit::No,
            Means::Here | Means::Encoded(_) | Means::After => {}
        }
        let Some(first) = text.first().copied() else { return Fit::No };
        let opens = match self.means {
            // The byte before, inside the run; a run that begins here at a phase of its own has none.
            Means::Encoded(phase) => base64::byte_before(phase, run, first).is_none_or(|byte| !is_word(byte)),
            _ => bound,
        };
        if !opens {
            Fit::No
        } else if text.starts_with(&self.text) {
            Fit::Yes
        } else if self.text.starts_with(text) {
            Fit::Perhaps
        } else {
            Fit::No
        }
    }

    /// Whether the vendor's name stands around this place, whatever its case.
    fn named(&self, before: &[u8], text: &[u8]) -> Fit {
        let Some((head, tail)) = self.text.split_at_checked(self.behind()) else { return Fit::No };
        let Some(from) = before.len().checked_sub(head.len()) else { return Fit::No };
        let stands = before.get(from..).is_some_and(|own| own.eq_ignore_ascii_case(head));
        let seen = tail.len().min(text.len());
        let goes_on = match (text.get(..seen), tail.get(..seen)) {
            (Some(own), Some(name)) => own.eq_ignore_ascii_case(name),
            _ => false,
        };
        // A short name is a word of its own: `box`, not `inbox`; `BOX` in `MY_BOX_KEY`.
        let short = self.text.len() < SHORT;
        let joined = from
            .checked_sub(1)
            .and_then(|at| before.get(at))
            .is_some_and(|previous| previous.is_ascii_alphabetic());
        let first = before.iter().skip(from).chain(text).next();
        let capital = first.is_some_and(u8::is_ascii_uppercase)
            && from.checked_sub(1).and_then(|at| before.get(at)).is_some_and(u8::is_ascii_lowercase);
        if !stands || !goes_on || short && joined && !capital {
            return Fit::No;
        }
        if seen < tail.len() {
            return Fit::Perhaps;
        }
        let (last, next) = (tail.last(), text.get(tail.len()));
        match next {
            None if short => Fit::Perhaps,
            // `boxes` goes on, `boxKey` and `boxKEY` do not.
            Some(next) if short && next.is_ascii_lowercase() && last.is_some_and(u8::is_ascii_lowercase) => {
                Fit::No
            }
            _ => Fit::Yes,
        }
    }

    /// How far before the place of the four bytes a match would begin.
    pub(super) fn lead(&self) -> usize {
        match self.means {
            Means::Inner(behind, _) => usize::from(behind).saturating_sub(usize::from(self.text.len() == 2)),
            _ => 0,
        }
    }

    /// Whether the mark of an inner one stands in its place behind `text`'s start. `runs` is counted when first needed.
    pub(super) fn stands_inside(&self, text: &[u8], runs: &mut Option<Runs>) -> Fit {
        let Means::Inner(behind, letters) = self.means else { return Fit::No };
        let behind = usize::from(behind);
        if text.len() <= behind {
            let all = runs.get_or_insert_with(|| Runs::of(text)).length(letters) == text.len();
            return if all { Fit::Perhaps } else { Fit::No };
        }
        let mark = text.get(behind..).unwrap_or_default();
        let seen = mark.len().min(self.text.len());
        if mark.first().is_some_and(|byte| Some(byte) != self.text.first())
            || mark.get(..seen) != self.text.get(..seen)
            || runs.get_or_insert_with(|| Runs::of(text)).length(letters) < behind
        {
            Fit::No
        } else if seen == self.text.len() {
            Fit::Yes
        } else {
            Fit::Perhaps
        }
    }

    /// Where the vendor's name ends, behind the place.
    pub(super) fn name_end(&self) -> usize {
        self.text.len() - self.behind().min(self.text.len())
    }

    /// Where it begins, before the place.
    pub(super) const fn name_start(&self) -> usize {
        self.behind()
    }
}

/// How often a letter stands in ordinary text, of a thousand; roughly.
const fn frequency(byte: u8) -> u32 {
    match byte {
        b'e' => 120,
        b't' | b'a' | b'o' | b'i' | b'n' => 80,
        b's' | b'r' | b'h' => 62,
        b'l' | b'd' | b'c' | b'u' => 40,
        b'm' | b'p' | b'f' | b'g' | b'w' | b'y' => 24,
        b'b' | b'v' | b'k' => 12,
        _ => 3,
    }
}
