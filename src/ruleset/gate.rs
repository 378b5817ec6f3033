//! One compiled gate.

use std::sync::Arc;
use std::time::Duration;

use super::{Agents, Check};
use crate::tool::ToolSet;
use crate::words::{Action, GateRef, Hook, Mode, OnError, OnOpaque, Severity};

/// One compiled check at one hook, with its scope and action.
#[derive(Debug)]
pub(crate) struct Gate {
    pub(crate) id: Arc<GateRef>,
    pub(crate) hook: Hook,
    pub(crate) action: Action,
    /// When it runs among the gates of its hook: phase, then `order`, then name.
    pub(crate) phase: Phase,
    pub(crate) order: i64,
    pub(crate) agents: Agents,
    /// Which tools; none: every one.
    pub(crate) tools: Option<ToolSet>,
    pub(crate) severity: Severity,
    pub(crate) mode: Mode,
    pub(crate) on_error: OnError,
    pub(crate) on_opaque: OnOpaque,
    pub(crate) deadline: Duration,
    pub(crate) check: Check,
    /// The author's reason for the model and the person; empty where there is none.
    pub(crate) reason: String,
    /// `stream: buffer` at `output`.
    pub(crate) buffer: bool,
}

/// The order of kinds within a hook (`runtime.md` 2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Phase {
    /// Budgets and limits; before the agent and on results the other built-ins too.
    Builtin,
    Baseline,
    /// Tool rules: matchers.
    Matching,
    /// Checks that the host registered.
    Code,
    /// Guardrails put to the judge.
    JudgedGuardrail,
    /// Rules put to the judge.
    JudgedRule,
}

impl Gate {
    /// "The rule NAME".
    pub(crate) fn named(&self) -> String {
        format!("The {} {}", self.id.kind.word(), self.id.name)
    }

    /// A gate that is put to the judge, for a task of its own.
    pub(crate) fn judged_copy(&self) -> Self {
        let rule = match &self.check {
            Check::Judged { rule } => rule.clone(),
            _ => String::new(),
        };
        Self {
            id: Arc::clone(&self.id),
            agents: Agents::default(),
            tools: None,
            reason: String::new(),
            check: Check::Judged { rule },
            ..*self
        }
    }

    pub(crate) fn is_shadow(&self) -> bool {
        self.mode == Mode::Shadow
    }
}
