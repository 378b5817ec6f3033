//! One gate's outcome on one subject.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;

use crate::judge::JudgeUse;
use crate::words::{Action, Cause, GateRef, Hook};

/// What a gate says of one subject.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It has nothing against it.
    Pass,
    /// It fails it.
    Fail,
    /// It could not tell.
    Unjudged(Cause),
}

/// A place in the subject that a gate points at. Never the text itself: it may be a secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Spotted {
    /// `prompt`, `result`, `answer`, or a normalised JSONPath into the arguments.
    pub at: String,
    /// The first byte.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
    /// What is there: a detector's id, a pattern.
    pub label: String,
}

impl Spotted {
    pub(crate) fn new(at: impl Into<String>, span: Range<usize>, label: impl Into<String>) -> Self {
        Self { at: at.into(), start: span.start, end: span.end, label: label.into() }
    }
}

/// One gate's outcome on one subject.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Verdict {
    /// The gate.
    pub gate: Arc<GateRef>,
    /// The hook.
    pub hook: Hook,
    /// What it says.
    pub outcome: Outcome,
    /// What it does: its action where it fails, what its `on_error` or `on_opaque` says where it can't
    /// tell; none where it passes, and in shadow.
    pub effect: Option<Action>,
    /// In shadow: what it would have done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub would: Option<Action>,
    /// Why, for the model and the person; secrets redacted. Empty where it passes without one.
    pub reason: String,
    /// Where.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spans: Vec<Spotted>,
    /// How long the gate took.
    #[serde(rename = "took_us", serialize_with = "as_micros")]
    pub took: Duration,
    /// What the judge used, where one was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub judge: Option<JudgeUse>,
}

fn as_micros<S: serde::Serializer>(took: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u64(u64::try_from(took.as_micros()).unwrap_or(u64::MAX))
}
