//! What the rules of a turn ask of what came before.

use super::Turn;
use super::history::StepId;
use crate::detect::SecretScanner;
use crate::ruleset::{Earlier, Met, Past};
use crate::tool::{CallView, ToolOutcome};

/// What a call meets of the conditions over earlier calls, kept until its result comes back.
#[derive(Debug, Clone)]
pub(crate) struct Meets {
    met: Vec<(u32, Met)>,
    step: StepId,
}

impl Turn {
    /// What a call that is let through meets.
    pub(crate) fn meets(&self, view: &CallView<'_>) -> Meets {
        Meets { met: self.rules().meets(view, self.facts()), step: self.step() }
    }

    /// What a call meets that the guard was never asked for, and whose result comes all the same: a tool that
    /// the model's provider runs. It counts for what stops, in any step, and for nothing that opens. An error
    /// result does not: it is most likely a refusal that the host hands through here.
    pub(crate) fn meets_unasked(&self, view: &CallView<'_>) -> Meets {
        let mut meets = self.meets(view);
        let earlier = self.rules().earlier();
        meets.met.retain(|(slot, _)| earlier.get(*slot).is_some_and(|earlier| !earlier.is_narrow()));
        meets.step.step = 0;
        meets
    }

    /// The result of a call came back.
    pub(crate) fn came_back(&self, meets: &Meets, outcome: ToolOutcome) {
        for (slot, met) in &meets.met {
            if let Some(earlier) = self.rules().earlier().get(*slot) {
                self.history().came_back(*slot, earlier.of_outcome(*met, outcome), meets.step);
            }
        }
    }
}

impl Meets {
    /// The step in which the call was let through.
    pub(crate) const fn step(&self) -> StepId {
        self.step
    }
}

/// What a turn remembers, without the calls that are under way: for telling afterwards why a rule was silent,
/// when the call that it was silent about is under way itself.
#[derive(Debug)]
pub(crate) struct Remembered<'t>(pub(crate) &'t Turn);

impl Past for Remembered<'_> {
    fn met(&self, earlier: &Earlier) -> Met {
        self.0.met(earlier)
    }

    fn is_tainted(&self) -> bool {
        self.0.conversation().is_tainted()
    }

    fn taint_sources(&self) -> String {
        self.0.taint_sources()
    }
}

impl Past for Turn {
    fn met(&self, earlier: &Earlier) -> Met {
        match self.rules().earlier().slot(earlier) {
            Some(slot) => self.history().met(slot, self.step()),
            // A call that is resumed is judged under the set in force now: what a condition that was not there
            // when the turn began would have said of earlier calls is not known.
            None if earlier.is_narrow() => Met::No,
            None => Met::Unknown,
        }
    }

    fn is_tainted(&self) -> bool {
        self.conversation().is_tainted() || self.brings_outside_now()
    }

    fn taint_sources(&self) -> String {
        let sources = self.conversation().taint_sources();
        let names = sources.iter().map(|tool| format!("`{tool}`")).collect::<Vec<_>>().join(", ");
        // A model makes names up.
        SecretScanner::leaving().redact(&names).text.into_owned()
    }
}
