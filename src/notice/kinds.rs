//! The notices and their ids.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;

use crate::words::GateRef;

/// A notice's stable id: a host can translate by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum NoticeId {
    /// A gate refused the prompt.
    PromptRefused,
    /// A gate warns of the prompt.
    PromptWarned,
    /// A gate gave the agent a reason with the prompt.
    PromptRevised,
    /// Something was redacted in the prompt.
    PromptRedacted,
    /// A gate sent the model's step back.
    StepSentBack,
    /// A gate warns of a step.
    StepWarned,
    /// A gate blocked a call.
    CallBlocked,
    /// A gate warns of a call.
    CallWarned,
    /// A gate withheld a result.
    ResultWithheld,
    /// A gate warns of a result.
    ResultWarned,
    /// A result looks like orders to the agent.
    ResultInjection,
    /// Something was redacted in a result.
    ResultRedacted,
    /// A gate withheld the answer.
    AnswerWithheld,
    /// A gate warns of the answer.
    AnswerWarned,
    /// Something was redacted in the answer.
    AnswerRedacted,
    /// A gate sent the answer back.
    AnswerSentBack,
    /// A gate marks the answer as failing.
    AnswerMarked,
    /// Rules still fail after the last revision.
    StillFailing,
    /// Something waits for a person.
    Held,
    /// The turn is over.
    Halted,
    /// A gate could not check.
    Unjudged,
    /// No rule covers a call.
    NoRule,
    /// No good rule set is loaded.
    NotLoaded,
    /// No rule file was found anywhere.
    NoRules,
    /// A workspace's file loosens a gate of a weaker layer.
    Loosened,
    /// The audit log can't be written.
    AuditUnavailable,
}

/// Something to show the person.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Notice {
    /// Its stable id.
    pub id: NoticeId,
    /// The gate, where one is meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gate: Option<Arc<GateRef>>,
    /// The values that its text is made with, for translations (`gate`, `reason`, `tool`, `rounds`, …).
    pub values: BTreeMap<&'static str, String>,
    /// English text.
    pub text: String,
}
