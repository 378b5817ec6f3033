//! Finds the evidence of one view.

use std::ops::Range;

use aho_corasick::automaton::OverlappingState;
use aho_corasick::{Anchored, Input, Match};

use super::clue::{CLUES, Clue, InjectionLayer};
use super::context::{self, Standing};
use super::phrases::{PHRASES, REACH};
use super::scan::InjectionFinding;
use super::sentence::Sentence;
use super::tables::{Entry, Literals, Spelling, Tables};
use super::view::View;
use super::words::Class;

/// Bytes in which a clue that was found is not looked at again.
const AGAIN: usize = 200;

/// Reads a view.
pub(super) struct Reader<'t> {
    tables: &'static Tables,
    text: &'t str,
    view: &'t View,
    sentence: Sentence,
    pub(super) findings: Vec<InjectionFinding>,
    /// For each clue, where it was found last (in the view), and how much it said.
    latest: [Option<(usize, f64)>; CLUES.len()],
    /// How often the text spoke of attacks.
    pub(super) about: u32,
    /// Whether the text is a record of a conversation, looked up when first asked.
    transcript: Option<bool>,
    /// Where blocks of code begin and end, looked up when first asked.
    fences: Option<Vec<usize>>,
}

impl<'t> Reader<'t> {
    pub(super) fn new(tables: &'static Tables, text: &'t str, view: &'t View) -> Self {
        Self {
            tables,
            text,
            view,
            sentence: Sentence::new(),
            findings: Vec::new(),
            latest: [None; CLUES.len()],
            about: 0,
            transcript: None,
            fences: None,
        }
    }

    /// Looks for all literals, in the order of their places.
    pub(super) fn read(&mut self, ascii: &Literals, other: Option<&Literals>) {
        let view = self.view;
        let bytes = view.text.as_bytes();
        let mut others = other.map(|other| {
            let hits = foreign(&view.text)
                .flat_map(|part| other.machine.find_overlapping_iter(Input::new(&view.text).span(part)));
            (other, hits.peekable())
        });
        let mut breaks = view.breaks.iter().copied().peekable();
        let (mut before, mut earlier) = (b' ', b' ');
        let after = |at: usize| bytes.get(at).copied().unwrap_or(b' ');
        for (at, byte) in bytes.iter().copied().enumerate() {
            let broken = breaks.next_if(|place| *place <= at).is_some();
            // `\n`, as a JSON string writes it, ends a word.
            let begins = byte != b' '
                && (broken
                    || !byte.is_ascii_alphanumeric()
                    || !before.is_ascii_alphanumeric()
                    || (earlier == b'\\' && matches!(before, b'n' | b't' | b'r')));
            (earlier, before) = (before, byte);
            if !begins || !ascii.may_begin(byte, after(at + 1), after(at + 2)) {
                continue;
            }
            let input = Input::new(&view.text).range(at..).anchored(Anchored::Yes);
            let mut state = OverlappingState::start();
            while ascii.machine.try_find_overlapping(input.clone(), &mut state).is_ok()
                && let Some(hit) = state.get_match()
            {
                // What ends here but begins later has its own turn.
                if hit.start() != at {
                    continue;
                }
                if let Some((literals, hits)) = &mut others {
                    while let Some(before) = hits.next_if(|before| before.start() < hit.start()) {
                        self.hit(literals, &before);
                    }
                }
                self.hit(ascii, &hit);
            }
        }
        if let Some((literals, hits)) = others {
            for hit in hits {
                self.hit(literals, &hit);
            }
        }
    }

    fn hit(&mut self, literals: &Literals, hit: &Match) {
        let Some(entry) = literals.entries.get(hit.pattern().as_usize()) else { return };
        let range = hit.range();
        match *entry {
            Entry::Word { class, stem, spelling } if self.stands_alone(&range, stem) => {
                self.word(class, spelling, &range);
            }
            Entry::Anchor(phrase) if self.stands_alone(&range, true) => self.phrase(phrase, &range),
            _ => {}
        }
    }

    /// Whether a hit is no part of a longer word; words of scripts without blanks are where they are.
    fn stands_alone(&self, range: &Range<usize>, stem: bool) -> bool {
        let view = &self.view.text;
        let (Some(before), Some(found), Some(after)) =
            (view.get(..range.start), view.get(range.clone()), view.get(range.end..))
        else {
            return false;
        };
        let in_word = |c: char| c.is_alphanumeric() || c == '_';
        if let Some(first) = found.chars().next()
            && spaced(first)
            && !is_arabic(first)
            && let Some(previous) = before.chars().next_back()
            && in_word(previous)
            && spaced(previous)
            // `\n`, as a JSON string writes it, ends a word.
            && !(matches!(previous, 'n' | 't' | 'r') && before.ends_with(['n', 't', 'r']) && before.get(..before.len() - 1).is_some_and(|b| b.ends_with('\\')))
            && !self.hidden_start(range)
        {
            return false;
        }
        stem || found.chars().next_back().is_none_or(|last| !spaced(last) || !in_word(last))
            || after.chars().next().is_none_or(|c| !in_word(c) || !spaced(c))
    }

    /// Whether what was hidden begins here: the letters before it are not of the same word for a reader.
    fn hidden_start(&self, range: &Range<usize>) -> bool {
        let at = self.view.original(range, self.text).start;
        let Some((earlier, later)) = self.text.split_at_checked(at) else { return false };
        let seen = |c: char| c.is_alphanumeric() || c == '_';
        !(earlier.chars().next_back().is_some_and(seen) && later.chars().next().is_some_and(seen))
    }

    fn word(&mut self, class: Class, spelling: Spelling, range: &Range<usize>) {
        if class == Class::About {
            self.about = self.about.saturating_add(1);
            return;
        }
        if class == Class::Place && !self.is_place(range) {
            return;
        }
        // `Email: name@host` is a field.
        if class == Class::Send
            && self.view.text.get(range.end..).is_some_and(|after| after.starts_with([':', '=']))
        {
            return;
        }
        let tables = self.tables;
        let Some(rules) = tables.rules.get(class as usize) else { return };
        let mut held = Vec::new();
        let ends = &self.view.ends;
        self.sentence.word(class, range, ends, rules, |rule, range| held.push((rule, range)));
        for (rule, mut range) in held {
            // A stem is found with its ending.
            let after = self.view.text.get(range.end..).unwrap_or_default();
            range.end += after.bytes().take(24).take_while(u8::is_ascii_alphanumeric).count();
            if rule.asks && !self.is_question(range.end) {
                continue;
            }
            let layer = match spelling {
                Spelling::Plain => None,
                Spelling::Rot13 => Some(InjectionLayer::Rot13),
                Spelling::Reversed => Some(InjectionLayer::Reversed),
            };
            self.found(rule.clue, rule.weight, &range, false, layer);
        }
    }

    /// Whether a mail address or a URL stands here.
    fn is_place(&self, range: &Range<usize>) -> bool {
        let view = &self.view.text;
        let after = view.get(range.end..).unwrap_or_default();
        if view.get(range.clone()) == Some("@") {
            let name = view.get(..range.start).unwrap_or_default().chars().next_back();
            let host = context::head(after, 64);
            return name.is_some_and(|c| c.is_ascii_alphanumeric())
                && host.starts_with(|c: char| c.is_ascii_alphanumeric())
                && host.split([' ', '"', '\'']).next().is_some_and(|host| host.contains('.'));
        }
        context::head(after, 5).contains("://") || view.get(range.clone()) == Some("ftp://")
    }

    /// Whether the words before end a question: "what is your password?", not "what is your password policy?".
    fn is_question(&self, from: usize) -> bool {
        let after = context::head(self.view.text.get(from..).unwrap_or_default(), 48);
        let goes_on = [" to ", " in ", " now", " please", " with", " again", " at ", "\"", "'", " and "];
        let Some(mark) = after.find(['?', '？', '؟']) else { return false };
        let between = after.get(..mark).unwrap_or_default();
        !between.contains(['.', '!', '。'])
            && (mark <= 8 || !between.is_ascii() || goes_on.iter().any(|word| after.starts_with(word)))
    }

    fn phrase(&mut self, phrase: usize, anchor: &Range<usize>) {
        let Some(row) = PHRASES.get(phrase) else { return };
        if self.is_again(row.clue, row.weight, anchor.start) {
            return;
        }
        let rest = context::head(self.view.text.get(anchor.end..).unwrap_or_default(), REACH);
        if !row.needs.is_empty() && !row.needs.iter().any(|needed| rest.contains(needed)) {
            return;
        }
        let length = match self.tables.pattern(phrase) {
            // A pattern that is not there can't clear its anchor.
            None => 0,
            Some(pattern) => match pattern.find(rest) {
                Some(found) => found.end(),
                None => return,
            },
        };
        self.found(row.clue, row.weight, &(anchor.start..anchor.end + length), row.begins, None);
    }

    /// Whether the same was found just before.
    fn is_again(&self, clue: Clue, weight: f64, at: usize) -> bool {
        self.latest
            .get(clue.column())
            .copied()
            .flatten()
            .is_some_and(|(before, said)| at < before + AGAIN && said >= weight * 0.8)
    }

    fn found(
        &mut self,
        clue: Clue,
        weight: f64,
        range: &Range<usize>,
        begins: bool,
        layer: Option<InjectionLayer>,
    ) {
        if self.is_again(clue, weight, range.start) {
            return;
        }
        let text = self.text;
        let span = self.view.original(range, text);
        let (Some(before), Some(found), Some(after)) =
            (text.get(..span.start), text.get(span.clone()), text.get(span.end..))
        else {
            return;
        };
        if begins && !context::begins(before) {
            return;
        }
        let fences = self.fences.get_or_insert_with(|| text.match_indices("```").map(|(at, _)| at).collect());
        let fenced = fences.partition_point(|at| *at < span.start) % 2 == 1;
        let led = !matches!(
            clue,
            Clue::Token
                | Clue::Turns
                | Clue::Header
                | Clue::HeaderWeak
                | Clue::Closing
                | Clue::Completion
                | Clue::Hide
                | Clue::Urgency
                | Clue::Address
                | Clue::Mode
                | Clue::RevealSecret
                | Clue::Authority
                | Clue::Framing
        );
        let mut weight = weight
            * context::factor(before, found, after, Standing { fenced, led, subject: self.about > 0 })
                .powf(1.6);
        // A record of a conversation has turns of its own.
        if matches!(clue, Clue::Turns | Clue::Header)
            && self.view.text.get(range.clone()).is_some_and(|found| found.starts_with(['u', 'a', 'h']))
            && *self.transcript.get_or_insert_with(|| is_transcript(&self.view.text))
        {
            weight *= 0.35;
        }
        let layer = layer.unwrap_or_else(|| self.view.layer(range, found));
        if let Some(latest) = self.latest.get_mut(clue.column()) {
            *latest = Some((range.start, weight));
        }
        self.findings.push(InjectionFinding { category: clue.category(), clue, span, weight, layer });
    }
}

/// The parts of a view that hold letters beyond ASCII, with room for a literal around them.
fn foreign(view: &str) -> impl Iterator<Item = Range<usize>> {
    const ROOM: usize = 96;
    let bytes = view.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        let first = at + bytes.get(at..)?.iter().position(|b| !b.is_ascii())?;
        let mut end = first;
        while let Some(next) =
            bytes.get(end + 1..).and_then(|rest| rest.iter().take(2 * ROOM).position(|b| !b.is_ascii()))
        {
            end += next + 1;
        }
        let part = first.saturating_sub(ROOM).max(at)..(end + 1 + ROOM).min(bytes.len());
        at = part.end;
        Some(part)
    })
}

/// Whether words of the letter's script are set apart by blanks.
const fn spaced(c: char) -> bool {
    // Thai to Tibetan, Burmese, Hangul's parts, Khmer, kana, ideographs.
    !matches!(c, '\u{0E00}'..='\u{0FFF}' | '\u{1000}'..='\u{11FF}' | '\u{1780}'..='\u{17FF}' | '\u{3040}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7FF}' | '\u{20000}'..='\u{3FFFF}')
}

const fn is_arabic(c: char) -> bool {
    matches!(c, '\u{0600}'..='\u{06FF}')
}

/// Whether a text is a record of a conversation: three turns of one side at least.
fn is_transcript(view: &str) -> bool {
    ["user:", "human:", "customer:"].iter().any(|side| view.matches(side).nth(2).is_some())
}
