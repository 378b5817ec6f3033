//! What gates say and what the host acts on: one verdict a gate, one decision a hook.

mod decision;
mod outcome;

pub use decision::{
    AfterOutcome, AnswerOutcome, BeforeOutcome, CallOutcome, Decision, Flag, Reason, Report, ResultOutcome,
    StepOutcome,
};
pub use outcome::{Outcome, Spotted, Verdict};
