//! The classes of words that a sentence holds, and the combinations that they make.

use std::ops::Range;

use super::rules::{RULES, Rule};
use super::words::{CLASSES, Class};

/// A sentence as far as it was read.
#[derive(Debug)]
pub(super) struct Sentence {
    /// For each class, where it was met last.
    last: [Option<(usize, usize)>; CLASSES],
    /// For each rule, where it held last.
    held: Vec<usize>,
    /// How many ends of sentences were passed.
    passed: usize,
}

impl Sentence {
    pub(super) fn new() -> Self {
        Self { last: [None; CLASSES], held: vec![0; RULES.len()], passed: 0 }
    }

    /// Takes a word; each rule that holds with it is told, with its range.
    pub(super) fn word(
        &mut self,
        class: Class,
        word: &Range<usize>,
        ends: &[usize],
        rules: &[usize],
        mut holds: impl FnMut(&'static Rule, Range<usize>),
    ) {
        let mut over = false;
        while ends.get(self.passed).is_some_and(|end| *end <= word.start) {
            self.passed += 1;
            over = true;
        }
        if over {
            self.last = [None; CLASSES];
        }
        if let Some(slot) = self.last.get_mut(class as usize) {
            *slot = Some((word.start, word.end));
        }
        for at in rules {
            let (Some(rule), Some(held)) = (RULES.get(*at), self.held.get_mut(*at)) else { continue };
            let Some(range) = whole(rule, &self.last, class) else { continue };
            if range.start >= *held {
                *held = range.end;
                holds(rule, range);
            }
        }
    }
}

/// The range of a rule's words, where all are there in its order. `now` was met just now.
fn whole(rule: &'static Rule, last: &[Option<(usize, usize)>; CLASSES], now: Class) -> Option<Range<usize>> {
    if rule.last.is_some_and(|class| class != now) {
        return None;
    }
    let at = |class: Class| last.get(class as usize).copied().flatten();
    let (mut from, mut to) = (usize::MAX, 0);
    for class in rule.need {
        let (start, end) = at(*class)?;
        from = from.min(start);
        to = to.max(end);
    }
    if let Some(first) = rule.first
        && at(first)?.0 > from
    {
        return None;
    }
    (to - from <= rule.window).then_some(from..to)
}
