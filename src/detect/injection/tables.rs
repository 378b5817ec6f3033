//! The tables, compiled once: what is looked for, and what a hit of it means.

use std::sync::OnceLock;

use aho_corasick::{AhoCorasick, AhoCorasickKind, StartKind};
use regex::{Regex, RegexBuilder};

use super::phrases::{ACT, AI, PHRASES};
use super::rules::RULES;
use super::view::folded;
use super::words::{CLASSES, Class, WORDS};

/// How many of the first rows of words are English.
const ENGLISH: usize = 18;

/// What a literal is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Entry {
    /// A word of a class.
    Word {
        class: Class,
        /// Whether letters may follow.
        stem: bool,
        /// How it is written.
        spelling: Spelling,
    },
    /// The anchor of a phrase, by its row.
    Anchor(usize),
}

/// How a word is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Spelling {
    Plain,
    Rot13,
    Reversed,
}

/// Literals and what each is.
#[derive(Debug)]
pub(super) struct Literals {
    pub(super) machine: AhoCorasick,
    pub(super) entries: Vec<Entry>,
    /// By the first three bytes, five bits of each: whether a literal may begin so.
    begins: Vec<bool>,
}

/// Where in [`Literals::begins`] three bytes stand.
fn slot(bytes: [u8; 3]) -> usize {
    bytes.iter().fold(0, |slot, byte| slot << 5 | usize::from(byte & 31))
}

impl Literals {
    fn new(rows: Vec<(String, Entry)>, start: StartKind) -> Option<Self> {
        let mut begins = vec![false; 1 << 15];
        for (text, _) in &rows {
            let byte = |at: usize| text.as_bytes().get(at).copied();
            let Some(first) = byte(0) else { continue };
            for second in byte(1).map_or(0..=255, |b| b..=b) {
                for third in byte(2).map_or(0..=255, |b| b..=b) {
                    if let Some(begins) = begins.get_mut(slot([first, second, third])) {
                        *begins = true;
                    }
                }
            }
        }
        let (texts, entries): (Vec<String>, Vec<Entry>) = rows.into_iter().unzip();
        // The automatic choice is several times slower with this many patterns.
        let machine =
            AhoCorasick::builder().kind(Some(AhoCorasickKind::DFA)).start_kind(start).build(&texts).ok()?;
        Some(Self { machine, entries, begins })
    }

    /// Whether a literal may begin with these bytes.
    pub(super) fn may_begin(&self, first: u8, second: u8, third: u8) -> bool {
        self.begins.get(slot([first, second, third])).copied().unwrap_or(true)
    }
}

/// Everything compiled.
#[derive(Debug)]
pub(super) struct Tables {
    /// Literals of ASCII only, and the others: most texts need the first alone.
    pub(super) ascii: Option<Literals>,
    pub(super) other: Option<Literals>,
    /// For each phrase, what follows an anchor.
    patterns: Vec<OnceLock<Option<Regex>>>,
    /// For each class, the rules that need it.
    pub(super) rules: Vec<Vec<usize>>,
}

impl Tables {
    pub(super) fn shared() -> &'static Self {
        static SHARED: OnceLock<Tables> = OnceLock::new();
        SHARED.get_or_init(Self::new)
    }

    fn new() -> Self {
        let mut rows: Vec<(String, Entry)> = Vec::new();
        for (at, phrase) in PHRASES.iter().enumerate() {
            rows.extend(phrase.anchors.iter().map(|anchor| (folded(anchor), Entry::Anchor(at))));
        }
        for (nth, (class, words)) in WORDS.iter().enumerate() {
            for word in words.split('|') {
                let (word, stem) = word.strip_suffix('*').map_or((word, false), |word| (word, true));
                let word = folded(word);
                // English is what is enciphered letter by letter; short words would be others.
                if nth < ENGLISH
                    && matches!(class, Class::Cancel | Class::Prior | Class::Orders)
                    && word.len() > 5
                {
                    let entry = |spelling| Entry::Word { class: *class, stem: false, spelling };
                    rows.push((word.chars().map(rot13).collect(), entry(Spelling::Rot13)));
                    rows.push((word.chars().rev().collect(), entry(Spelling::Reversed)));
                }
                let english =
                    WORDS.iter().take(ENGLISH).any(|(_, words)| words.split('|').any(|w| w == word));
                if *class == Class::Cancel && !english {
                    let class = Class::CancelAbroad;
                    rows.push((word.clone(), Entry::Word { class, stem, spelling: Spelling::Plain }));
                }
                rows.push((word, Entry::Word { class: *class, stem, spelling: Spelling::Plain }));
            }
        }
        rows.retain(|(text, _)| !text.is_empty());
        rows.sort_by(|a, b| a.0.cmp(&b.0));
        rows.dedup();
        let (ascii, other): (Vec<_>, Vec<_>) = rows.into_iter().partition(|(text, _)| text.is_ascii());
        let patterns = PHRASES.iter().map(|_| OnceLock::new()).collect();
        let mut rules = vec![Vec::new(); CLASSES];
        for (at, rule) in RULES.iter().enumerate() {
            for class in rule.need {
                if let Some(of) = rules.get_mut(*class as usize) {
                    of.push(at);
                }
            }
        }
        Self {
            // Words of ASCII are looked for where words begin; scripts without blanks have no such places.
            ascii: Literals::new(ascii, StartKind::Anchored),
            other: Literals::new(other, StartKind::Unanchored),
            patterns,
            rules,
        }
    }

    /// What follows a phrase's anchor, compiled when it is first met; a test compiles all.
    pub(super) fn pattern(&self, phrase: usize) -> Option<&Regex> {
        let slot = self.patterns.get(phrase)?;
        slot.get_or_init(|| {
            let rest = PHRASES.get(phrase)?.rest.replace("@act", ACT).replace("@ai", AI);
            // A boundary of ASCII words is what the fast engines know.
            let rest = folded(&rest).replace(r"\b", r"(?-u:\b)");
            RegexBuilder::new(&format!("^(?:{rest})")).dot_matches_new_line(true).build().ok()
        })
        .as_ref()
    }

    #[cfg(test)]
    pub(super) fn is_whole(&self) -> bool {
        self.ascii.is_some()
            && self.other.is_some()
            && (0..PHRASES.len()).all(|at| self.pattern(at).is_some())
    }
}

fn rot13(c: char) -> char {
    match c {
        'a'..='m' => char::from_u32(u32::from(c) + 13).unwrap_or(c),
        'n'..='z' => char::from_u32(u32::from(c) - 13).unwrap_or(c),
        other => other,
    }
}
