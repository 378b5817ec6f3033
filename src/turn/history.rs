//! What a turn's tree remembers of its calls: which conditions of `after` came true, and in which step.
//!
//! No argument is kept: a condition is tried when its call runs, and its answer counts once the result came back.
//! A condition needs three marks whatever the number of calls, and is asked in constant time.

use std::sync::{Mutex, PoisonError};

use crate::ruleset::Met;

/// A step of a turn of the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StepId {
    /// The turn's number in its tree.
    pub(crate) turn: u64,
    /// The step's number in its turn; 0: the host has marked none.
    pub(crate) step: u64,
}

impl StepId {
    /// Whether both are known to be one step.
    pub(crate) fn is(self, other: Self) -> bool {
        self == other && self.step > 0
    }
}

/// A condition came true in one step, or in several.
#[derive(Debug, Default, Clone, Copy)]
struct Mark {
    first: Option<StepId>,
    /// In another step than the first too, or in one that can't be told from others.
    more: bool,
}

impl Mark {
    fn set(&mut self, step: StepId) {
        match self.first {
            None => self.first = Some(step),
            Some(first) => self.more |= !first.is(step),
        }
    }

    /// Whether it came true in another step than `now`.
    fn before(&self, now: StepId) -> bool {
        self.more || self.first.is_some_and(|first| !first.is(now))
    }
}

#[derive(Debug, Default, Clone, Copy)]
struct Slot {
    certain: Mark,
    possible: Mark,
    unknown: Mark,
}

/// What a turn's tree remembers, by the conditions of the rule set that it began with.
#[derive(Debug, Default)]
pub(crate) struct History(Mutex<Vec<Slot>>);

impl History {
    /// One for so many conditions; nothing is allocated for none.
    pub(crate) fn new(conditions: usize) -> Self {
        Self(Mutex::new(vec![Slot::default(); conditions]))
    }

    /// A call that met a condition came back.
    pub(crate) fn came_back(&self, slot: u32, met: Met, step: StepId) {
        let mut slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(slot) = slots.get_mut(slot as usize) else { return };
        match met {
            Met::No => {}
            Met::Possible => slot.possible.set(step),
            Met::Unknown => slot.unknown.set(step),
            Met::Certain => slot.certain.set(step),
        }
    }

    /// The strongest way in which a call of another step than `now` met a condition.
    pub(crate) fn met(&self, slot: u32, now: StepId) -> Met {
        let slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match slots.get(slot as usize) {
            None => Met::Unknown,
            Some(slot) if slot.certain.before(now) => Met::Certain,
            Some(slot) if slot.unknown.before(now) => Met::Unknown,
            Some(slot) if slot.possible.before(now) => Met::Possible,
            Some(_) => Met::No,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(turn: u64, step: u64) -> StepId {
        StepId { turn, step }
    }

    /// BX-07: calls of the same step do not count; those of other turns of the tree, and of other steps, do.
    #[test]
    fn bx_07_a_condition_came_true_in_another_step_than_this_one() {
        let rows: [(&[StepId], StepId, Met); 7] = [
            (&[], at(1, 1), Met::No),
            (&[at(1, 1)], at(1, 1), Met::No),
            (&[at(1, 1)], at(1, 2), Met::Certain),
            (&[at(1, 1), at(1, 1)], at(1, 1), Met::No),
            (&[at(1, 2), at(1, 1)], at(1, 2), Met::Certain),
            (&[at(2, 1)], at(1, 1), Met::Certain),
            (&[at(1, 0)], at(1, 0), Met::Certain),
        ];
        for (marks, now, met) in rows {
            let history = History::new(1);
            for step in marks {
                history.came_back(0, Met::Certain, *step);
            }
            assert_eq!(history.met(0, now), met, "{marks:?} {now:?}");
        }
    }

    #[test]
    fn what_can_not_be_told_is_stronger_than_what_is_only_possible() {
        let history = History::new(1);
        history.came_back(0, Met::Possible, at(1, 1));
        assert_eq!(history.met(0, at(1, 2)), Met::Possible);
        history.came_back(0, Met::Unknown, at(1, 1));
        assert_eq!(history.met(0, at(1, 2)), Met::Unknown);
        assert_eq!(history.met(1, at(1, 2)), Met::Unknown, "of another rule set: nothing is known of it");
    }
}
