//! A host's check, and the gate that it makes.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use crate::tool::{ToolId, ToolOutcome};
use crate::words::{Action, GateName, Hook, InvalidName, Mode, OnError};

/// A check that the host registers. It runs on a pool of blocking threads and is abandoned at its
/// deadline: 300 ms at `tool_call`, 10 s elsewhere, 100 ms for a gate that only records, if the gate
/// names no other. A panic, an error and a passed deadline are `unjudged`: the gate's `on_error` decides.
pub trait HostCheck: Send + Sync + 'static {
    /// Checks one subject.
    ///
    /// # Errors
    /// [`CheckFailed`] where it can't tell.
    fn check(&self, subject: &CheckSubject) -> Result<CheckOutcome, CheckFailed>;
}

impl<F> HostCheck for F
where
    F: Fn(&CheckSubject) -> Result<CheckOutcome, CheckFailed> + Send + Sync + 'static,
{
    fn check(&self, subject: &CheckSubject) -> Result<CheckOutcome, CheckFailed> {
        self(subject)
    }
}

/// What a host's check looks at.
#[derive(Clone, PartialEq)]
#[non_exhaustive]
pub enum CheckSubject {
    /// `before_agent`.
    Prompt {
        /// The prompt.
        text: String,
    },
    /// `model_step`.
    Step {
        /// The reply's text.
        text: String,
        /// The calls that it asks for.
        calls: Vec<(ToolId, Value)>,
    },
    /// `tool_call`.
    Call {
        /// The tool.
        tool: ToolId,
        /// The arguments.
        arguments: Value,
        /// The turn's facts.
        facts: Value,
    },
    /// `tool_result`.
    Result {
        /// The tool.
        tool: ToolId,
        /// The arguments.
        arguments: Value,
        /// The raw result.
        text: String,
        /// How the call ended.
        outcome: ToolOutcome,
    },
    /// `output`.
    Answer {
        /// The whole answer.
        text: String,
    },
    /// `after_agent`.
    Work {
        /// The answer.
        answer: String,
        /// The changes.
        diff: String,
    },
}

impl fmt::Debug for CheckSubject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Subjects hold what must not reach a log.
        f.write_str(match self {
            Self::Prompt { .. } => "Prompt",
            Self::Step { .. } => "Step",
            Self::Call { .. } => "Call",
            Self::Result { .. } => "Result",
            Self::Answer { .. } => "Answer",
            Self::Work { .. } => "Work",
        })
    }
}

/// What a host's check says.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum CheckOutcome {
    /// Nothing against it.
    Pass,
    /// It fails.
    Fail {
        /// Why, and what would pass.
        reason: String,
        /// Bytes of the subject's text (prompt, result or answer) that are wrong: what `redact` replaces.
        spans: Vec<Range<usize>>,
    },
}

impl CheckOutcome {
    /// A failure with its reason.
    pub fn fail(reason: impl Into<String>) -> Self {
        Self::Fail { reason: reason.into(), spans: Vec::new() }
    }
}

/// A check that can't tell.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the check can't tell: {0}")]
pub struct CheckFailed(pub String);

/// A gate made in code: the host's check with its hook, action and scope.
#[derive(Clone)]
pub struct CodeGate {
    pub(crate) name: GateName,
    pub(crate) hook: Hook,
    pub(crate) action: Action,
    pub(crate) agents: Vec<String>,
    pub(crate) tools: Vec<String>,
    pub(crate) deadline: Option<Duration>,
    pub(crate) on_error: Option<OnError>,
    pub(crate) mode: Mode,
    pub(crate) check: Arc<dyn HostCheck>,
}

impl fmt::Debug for CodeGate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CodeGate")
            .field("name", &self.name)
            .field("hook", &self.hook)
            .field("action", &self.action)
            .finish_non_exhaustive()
    }
}

/// A gate in code that can't be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidCodeGate {
    /// Its name.
    #[error(transparent)]
    Name(#[from] InvalidName),
    /// Its action does not fit its hook.
    #[error("the action `{action}` does not fit the hook `{hook}`")]
    Action {
        /// The action.
        action: Action,
        /// The hook.
        hook: Hook,
    },
}

impl CodeGate {
    /// A gate named `name` that runs `check` at `hook` and takes `action` where it fails.
    ///
    /// # Errors
    /// [`InvalidCodeGate`] where the name is none or the action does not fit the hook. `allow` is none of
    /// a check's.
    pub fn new(
        name: &str,
        hook: Hook,
        action: Action,
        check: impl HostCheck,
    ) -> Result<Self, InvalidCodeGate> {
        let name = GateName::new(name)?;
        if !action.fits(hook) || action == Action::Allow {
            return Err(InvalidCodeGate::Action { action, hook });
        }
        Ok(Self {
            name,
            hook,
            action,
            agents: Vec::new(),
            tools: Vec::new(),
            deadline: None,
            on_error: None,
            mode: Mode::Enforce,
            check: Arc::new(check),
        })
    }

    /// Only for agents that one of these globs names.
    #[must_use]
    pub fn agents(mut self, globs: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.agents = globs.into_iter().map(Into::into).collect();
        self
    }

    /// Only for tools that one of these globs names.
    #[must_use]
    pub fn tools(mut self, globs: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tools = globs.into_iter().map(Into::into).collect();
        self
    }

    /// Another deadline.
    #[must_use]
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.deadline = Some(deadline);
        self
    }

    /// What happens where it can't tell.
    #[must_use]
    pub fn on_error(mut self, on_error: OnError) -> Self {
        self.on_error = Some(on_error);
        self
    }

    /// Judged and audited only.
    #[must_use]
    pub fn shadow(mut self) -> Self {
        self.mode = Mode::Shadow;
        self
    }
}
