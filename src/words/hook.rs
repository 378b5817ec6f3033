//! The places of a turn where the host calls the guard.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place of the turn where the host calls the guard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hook {
    /// The prompt, before the agent starts.
    BeforeAgent,
    /// The model's reply that asks for calls, before any of them runs.
    ModelStep,
    /// One tool call, before it runs.
    ToolCall,
    /// One tool result, before the model sees it.
    ToolResult,
    /// The answer, as it streams and whole.
    Output,
    /// The answer and the turn's changes, once the work is done.
    AfterAgent,
}

impl Hook {
    /// Every hook, in the order of a turn.
    pub const ALL: [Self; 6] = [
        Self::BeforeAgent,
        Self::ModelStep,
        Self::ToolCall,
        Self::ToolResult,
        Self::Output,
        Self::AfterAgent,
    ];

    /// The hook's name in files, records and messages.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BeforeAgent => "before_agent",
            Self::ModelStep => "model_step",
            Self::ToolCall => "tool_call",
            Self::ToolResult => "tool_result",
            Self::Output => "output",
            Self::AfterAgent => "after_agent",
        }
    }

    /// Its place in [`Hook::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Hook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
