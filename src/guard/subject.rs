//! What a loop hands to the guard at each hook.

use std::fmt;

use crate::detect::Masked;
use crate::tool::ToolCall;

/// A prompt, before the agent runs. Its `Debug` text has secrets redacted.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Prompt {
    /// Its text.
    pub text: String,
    /// Whether it stands beside the turn and starts no work: guarded, but not judged by rules.
    pub side_question: bool,
}

impl Prompt {
    /// A prompt that starts work.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), side_question: false }
    }

    /// A prompt beside the turn that starts no work.
    pub fn side_question(text: impl Into<String>) -> Self {
        Self { text: text.into(), side_question: true }
    }
}

/// The model's reply that asks for calls, before any of them runs. Its `Debug` text has secrets
/// redacted.
#[derive(Clone, PartialEq, Default)]
pub struct Reply {
    /// Its text.
    pub text: String,
    /// The calls that it asks for.
    pub calls: Vec<ToolCall>,
}

/// A stream of the model's: each has a filter of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Channel {
    /// The answer.
    #[default]
    Text,
    /// The model's reasoning, where it is shown.
    Reasoning,
    /// The argument deltas of a tool call: JSON text.
    ToolArguments,
}

/// The turn's work, once it is done. Its `Debug` text has secrets redacted.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Work {
    /// The answer.
    pub answer: String,
    /// The changes of the latest pass, as a diff that the host gives; empty where there are none.
    pub diff: String,
    /// Whether the answer is a plan that is not carried out: it is not judged.
    pub plan_only: bool,
}

impl Work {
    /// An answer without changes.
    pub fn answer(answer: impl Into<String>) -> Self {
        Self { answer: answer.into(), ..Self::default() }
    }

    /// The same with its changes.
    #[must_use]
    pub fn with_diff(mut self, diff: impl Into<String>) -> Self {
        self.diff = diff.into();
        self
    }
}

impl fmt::Debug for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Prompt")
            .field("text", &Masked(&self.text))
            .field("side_question", &self.side_question)
            .finish()
    }
}

impl fmt::Debug for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reply").field("text", &Masked(&self.text)).field("calls", &self.calls).finish()
    }
}

impl fmt::Debug for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work")
            .field("answer", &Masked(&self.answer))
            .field("diff", &Masked(&self.diff))
            .field("plan_only", &self.plan_only)
            .finish()
    }
}
