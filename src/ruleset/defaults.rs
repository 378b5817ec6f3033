//! What a gate's missing fields are (`runtime.md` 4).

use std::time::Duration;

use crate::bounds;
use crate::words::{Action, GateKind, Hook, OnError, OnOpaque};

/// What the settings put in place of the shipped defaults.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Defaults {
    /// `on_error_default: hold`: hold in place of block and violation.
    pub(crate) hold_on_error: bool,
    pub(crate) call_deadline: Option<Duration>,
    pub(crate) observer_deadline: Option<Duration>,
    pub(crate) judge_deadline: Option<Duration>,
}

impl Defaults {
    /// The `on_error` of a gate that names none.
    pub(crate) fn on_error(&self, kind: GateKind, hook: Hook, action: Action, judged: bool) -> OnError {
        let around = matches!(hook, Hook::BeforeAgent | Hook::AfterAgent);
        let default = match action {
            _ if judged && around && kind == GateKind::Rule => OnError::Warn,
            Action::Halt | Action::Block | Action::Redact => OnError::Block,
            Action::Hold => OnError::Hold,
            // A guardrail or a host's check that sends back can't let through what it could not check.
            Action::Revise => OnError::Block,
            Action::Warn => OnError::Warn,
            Action::Record | Action::Allow => OnError::Pass,
        };
        match default {
            OnError::Block | OnError::Violation if self.hold_on_error => OnError::Hold,
            other => other,
        }
    }

    /// The `on_opaque` of a gate that names none: hold where the action is block, hold or halt, the action
    /// itself where it is weaker.
    pub(crate) fn on_opaque(action: Action) -> OnOpaque {
        match action {
            Action::Halt | Action::Block | Action::Hold | Action::Revise | Action::Redact => OnOpaque::Hold,
            Action::Warn => OnOpaque::Warn,
            Action::Record | Action::Allow => OnOpaque::Pass,
        }
    }

    /// The deadline of a gate that names none.
    pub(crate) fn deadline(&self, hook: Hook, action: Action, judged: bool) -> Duration {
        if judged {
            self.judge_deadline.unwrap_or(bounds::JUDGED_DEADLINE)
        } else if action == Action::Record {
            self.observer_deadline.unwrap_or(bounds::OBSERVER_DEADLINE)
        } else if hook == Hook::ToolCall {
            self.call_deadline.unwrap_or(bounds::CALL_DEADLINE)
        } else {
            bounds::CHECK_DEADLINE
        }
    }
}
