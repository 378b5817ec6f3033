//! What a failing gate does.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Hook;

/// What a failing gate does, strictest first (the order of the declaration, `allow` last).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Ends the turn.
    Halt,
    /// Stops this prompt, step, call, result or answer.
    Block,
    /// Waits for a person's decision.
    Hold,
    /// Sends the work back with the reason.
    Revise,
    /// Replaces what was found.
    Redact,
    /// Goes on, with a notice.
    Warn,
    /// Goes on; written to the audit log only.
    Record,
    /// Decides nothing: it covers the calls that it matches (*no rule, no call*).
    Allow,
}

impl Action {
    /// Every action, strictest first.
    pub const ALL: [Self; 8] = [
        Self::Halt,
        Self::Block,
        Self::Hold,
        Self::Revise,
        Self::Redact,
        Self::Warn,
        Self::Record,
        Self::Allow,
    ];

    /// The action's name in files, records and messages.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Halt => "halt",
            Self::Block => "block",
            Self::Hold => "hold",
            Self::Revise => "revise",
            Self::Redact => "redact",
            Self::Warn => "warn",
            Self::Record => "record",
            Self::Allow => "allow",
        }
    }

    /// Whether a gate at `hook` may take this action (`formats.md` 2).
    #[must_use]
    pub const fn fits(self, hook: Hook) -> bool {
        match self {
            Self::Halt | Self::Block | Self::Hold | Self::Warn | Self::Record => true,
            Self::Revise => matches!(hook, Hook::BeforeAgent | Hook::AfterAgent),
            Self::Redact => matches!(hook, Hook::BeforeAgent | Hook::ToolResult | Hook::Output),
            Self::Allow => matches!(hook, Hook::ToolCall),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
