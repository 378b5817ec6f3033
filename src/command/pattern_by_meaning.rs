//! What a pattern asks of a program whose flags are known.

use super::pattern::{Subject, Sure};
use super::pattern_glob::{Glob, UNKNOWN};
use super::pattern_meaning::{Flag, Meaning, Text, meaning};
use super::pattern_text::{covered_form, joined, may_be_empty, operand_forms};
use super::rows::Row;
use crate::bounds;
use crate::shell::Piece;

/// Flags and operands of a pattern, by meaning.
#[derive(Debug, Clone)]
pub(super) struct ByMeaning {
    row: &'static Row,
    flags: Vec<Wanted>,
    /// Globs over single operands, in their order.
    operands: Vec<Glob>,
    /// The same as one glob over all of them.
    all: Glob,
    /// Whether a flag was written with `*`, so that anything may follow.
    open: bool,
}

/// A flag that a pattern asks for, with its value where the pattern tells one.
#[derive(Debug, Clone)]
struct Wanted {
    name: String,
    value: Option<Glob>,
}

impl Wanted {
    fn of(row: &Row, flag: &Flag) -> Self {
        let fold = row.fold.contains(&flag.name.as_str());
        let value = flag.value.as_ref().map(|value| {
            let text = String::from_utf8_lossy(value);
            Glob::new(&if fold { text.to_ascii_lowercase() } else { text.into_owned() })
        });
        Self { name: flag.name.clone(), value }
    }

    fn matches(&self, row: &Row, flags: &[Flag]) -> Option<Sure> {
        flags.iter().filter(|flag| flag.name == self.name).filter_map(|flag| self.is(row, flag)).max()
    }

    fn is(&self, row: &Row, flag: &Flag) -> Option<Sure> {
        let (Some(glob), Some(value)) = (&self.value, &flag.value) else { return Some(Sure::Certain) };
        let folded;
        let value = if row.fold.contains(&self.name.as_str()) {
            folded = value.to_ascii_lowercase();
            &folded
        } else {
            value
        };
        if glob.matches(value) {
            return Some(Sure::Certain);
        }
        let may = value.contains(&UNKNOWN) && value.len() <= bounds::PATTERN_BYTES && glob.may_match(value);
        may.then_some(Sure::Possible)
    }
}

impl ByMeaning {
    pub(super) fn of(words: &[&str]) -> Option<Self> {
        let mut open = false;
        let mut plain: Vec<Text> = Vec::with_capacity(words.len());
        let mut after_open = false;
        for word in words {
            let bare = word.trim_matches('*');
            let text = if bare.starts_with('-') && bare.len() > 1 && bare.len() < word.len() {
                open = true;
                bare
            } else {
                word
            };
            after_open |= open;
            if text.starts_with('-') && text.contains(['*', '?']) {
                return None;
            }
            plain.push(Text { bytes: text.as_bytes().to_vec(), may_flag: false });
        }
        let meaning = meaning(&plain)?;
        let operands: Vec<&str> = meaning.operands.iter().filter_map(|at| words.get(*at).copied()).collect();
        let plain = meaning.row.loose || operands.iter().all(|o| o.trim_matches('*').is_empty());
        if meaning.flags.is_empty() && plain {
            return None;
        }
        let all = operands.join(" ");
        let all = if after_open { format!("*{all}*") } else { all };
        Some(Self {
            row: meaning.row,
            flags: meaning.flags.iter().map(|flag| Wanted::of(meaning.row, flag)).collect(),
            operands: operands.iter().map(|o| Glob::new(o)).collect(),
            all: Glob::new(&all),
            open,
        })
    }

    /// Whether a command is of the program and sub-command that the pattern names.
    pub(super) fn is_of(&self, meaning: &Meaning) -> bool {
        std::ptr::eq(self.row, meaning.row)
    }

    pub(super) fn matches(&self, subject: &Subject<'_>, meaning: &Meaning) -> Option<Sure> {
        let mut flags = Sure::Certain;
        for wanted in &self.flags {
            let found = wanted.matches(self.row, &meaning.flags);
            flags = flags.min(found.or(meaning.unknown_flags.then_some(Sure::Possible))?);
        }
        let operands = self.operands(subject, meaning)?;
        Some(flags.min(operands))
    }

    fn operands(&self, subject: &Subject<'_>, meaning: &Meaning) -> Option<Sure> {
        if let [only] = self.operands.as_slice()
            && (meaning.row.each || only.is_any())
            && !self.open
        {
            return meaning.operands.iter().filter_map(|at| operand(only, subject, *at)).max();
        }
        let words: Vec<&Text> = meaning.operands.iter().filter_map(|at| subject.words.get(*at)).collect();
        if self.all.matches(&joined(words.iter().copied())) {
            return Some(Sure::Certain);
        }
        if words.len() != self.operands.len() || self.open {
            return None;
        }
        // Word by word, each as what it expands to.
        let mut sure = Sure::Certain;
        for (glob, at) in self.operands.iter().zip(&meaning.operands) {
            sure = sure.min(operand(glob, subject, *at)?);
        }
        Some(sure)
    }

    pub(super) fn covers(&self, subject: &Subject<'_>, meaning: &Meaning) -> bool {
        let words = meaning.operands.iter().filter_map(|at| subject.words.get(*at));
        self.covers_flags(meaning) && self.all.matches(&joined(words))
    }

    /// One operand by itself, where each is a target of its own.
    pub(super) fn covers_operand(&self, subject: &Subject<'_>, meaning: &Meaning, at: usize) -> bool {
        let [only] = self.operands.as_slice() else { return false };
        self.is_of(meaning)
            && self.covers_flags(meaning)
            && (only.is_any()
                || subject
                    .command
                    .words
                    .get(at)
                    .and_then(covered_form)
                    .is_some_and(|form| only.matches(&form)))
    }

    /// Whether it names one operand, which each operand of a command is compared with.
    pub(super) fn is_of_one_operand(&self) -> bool {
        self.operands.len() == 1
    }

    /// Whether a command has the flags of the pattern and, unless the pattern leaves that open, no others
    /// that change what is done.
    fn covers_flags(&self, meaning: &Meaning) -> bool {
        let certain = |wanted: &Wanted| wanted.matches(self.row, &meaning.flags) == Some(Sure::Certain);
        let asked = |flag: &Flag| {
            self.row.neutral.contains(&flag.name.as_str()) || self.flags.iter().any(|w| w.name == flag.name)
        };
        !meaning.unknown_flags
            && self.flags.iter().all(certain)
            && (self.open || meaning.flags.iter().all(asked))
    }
}

/// One operand of a command against one glob.
fn operand(glob: &Glob, subject: &Subject<'_>, at: usize) -> Option<Sure> {
    if glob.is_any() {
        return Some(Sure::Certain);
    }
    let word = subject.command.words.get(at)?;
    let forms = subject.forms(at);
    if forms.iter().any(|form| glob.matches(form)) {
        return Some(Sure::Certain);
    }
    if word.is_known() || word.is_unknown() {
        // A word of which nothing is known is never taken for the literal that the pattern names.
        return None;
    }
    if may_be_empty(word) && operand_forms(word, None, true).iter().any(|form| glob.matches(form)) {
        return Some(Sure::Certain);
    }
    let required = word.pieces.iter().any(|p| matches!(p, Piece::Unknown { required: true, .. }));
    let may = !required && forms.iter().any(|f| f.len() <= bounds::PATTERN_BYTES && glob.may_match(f));
    may.then_some(Sure::Possible)
}
