//! What happens when a gate cannot judge, or when a match is only possible.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Action;

/// Why a gate is `unjudged`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Cause {
    /// No judge is set.
    NoJudge,
    /// The deadline passed.
    Timeout,
    /// The judge could not be reached, or answered with an error.
    Transport,
    /// The judge answered something that is no verdict for this request.
    BadVerdict,
    /// The check panicked.
    Panic,
    /// A cost or step budget ran out.
    Budget,
    /// The subject is larger than the gate may look at.
    Oversize,
    /// The gate's file could not be loaded.
    NotLoaded,
    /// The check was cancelled.
    Cancelled,
    /// Something that the gate compares with is not there or can't be read: a missing fact, a path
    /// with a null byte, an unknown `~user`, arguments that are no object.
    Unresolved,
    /// A host's check returned an error.
    CheckFailed,
}

impl Cause {
    /// The cause's name in records and messages.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::NoJudge => "no_judge",
            Self::Timeout => "timeout",
            Self::Transport => "transport",
            Self::BadVerdict => "bad_verdict",
            Self::Panic => "panic",
            Self::Budget => "budget",
            Self::Oversize => "oversize",
            Self::NotLoaded => "not_loaded",
            Self::Cancelled => "cancelled",
            Self::Unresolved => "unresolved",
            Self::CheckFailed => "check_failed",
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What an `unjudged` gate does (`runtime.md` 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnError {
    /// Goes on, logged once a gate.
    Pass,
    /// Goes on and says that it could not check.
    Warn,
    /// Holds for a person.
    Hold,
    /// Refuses, sends back, blocks or withholds.
    Block,
    /// Acts as if the gate had failed.
    Violation,
}

impl OnError {
    /// The value's name in files.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Warn => "warn",
            Self::Hold => "hold",
            Self::Block => "block",
            Self::Violation => "violation",
        }
    }
}

/// What a *possible* match of a command pattern does, and what `limits` does with a command whose
/// program can't be known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnOpaque {
    /// Blocks.
    Block,
    /// Holds for a person.
    Hold,
    /// Warns.
    Warn,
    /// Goes on.
    Pass,
}

impl OnOpaque {
    /// The action that it comes to; [`Action::Allow`] stands for none.
    pub(crate) const fn effect(self) -> Action {
        match self {
            Self::Block => Action::Block,
            Self::Hold => Action::Hold,
            Self::Warn => Action::Warn,
            Self::Pass => Action::Allow,
        }
    }

    /// The value's name in files.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Block => "block",
            Self::Hold => "hold",
            Self::Warn => "warn",
            Self::Pass => "pass",
        }
    }
}
