//! One subject, tried: what `portcullis try` and `explain` print.

use serde_json::Value;

use super::cases::Case;
use super::run::{Put, begin, put, subject_call};
use crate::engine::{Engine, Explanation};
use crate::verdict::Report;

/// One subject, tried.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Tried {
    /// Whether the decision stopped it.
    pub stopped: bool,
    /// The decision, as JSON: its outcome and its report.
    pub decision: Value,
    /// The report.
    pub report: Report,
    /// Every gate of the hook, and what the call was read to be.
    pub explanation: Explanation,
}

/// Tries one subject; its label is not looked at.
pub async fn try_case(engine: &Engine, case: &Case) -> Tried {
    let turn = begin(engine, case).await;
    let Put { stopped, decision, report } = put(engine, &turn, case).await;
    let call = case.tool.as_ref().map(|_| subject_call(case));
    let explanation = engine.explain(&turn, case.hook, call.as_ref(), &report);
    Tried { stopped, decision, report, explanation }
}
