//! How a turn begins.

use std::fmt;
use std::path::PathBuf;

use serde_json::Value;

use super::Conversation;
use crate::detect::{Masked, MaskedJson};

/// How a turn begins. Everything has a default; an agent loop gives at least the agent's id.
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct TurnOptions {
    pub(crate) agent: Option<String>,
    pub(crate) flow: Option<String>,
    pub(crate) tenant: Option<String>,
    pub(crate) facts: Value,
    pub(crate) workspace: Option<PathBuf>,
    pub(crate) cwd: Option<PathBuf>,
    pub(crate) home: Option<PathBuf>,
    pub(crate) max_model_calls: Option<u64>,
    pub(crate) max_cost_usd: Option<f64>,
    pub(crate) conversation: Option<Conversation>,
    pub(crate) calls_only: bool,
}

impl TurnOptions {
    /// A turn of this agent.
    pub fn new(agent: impl Into<String>) -> Self {
        Self { agent: Some(agent.into()), ..Self::default() }
    }

    /// The workspace's root; default: the engine's workspace, else `/`.
    #[must_use]
    pub fn workspace(mut self, root: impl Into<PathBuf>) -> Self {
        self.workspace = Some(root.into());
        self
    }

    /// The working folder; default: the workspace's root.
    #[must_use]
    pub fn cwd(mut self, cwd: impl Into<PathBuf>) -> Self {
        self.cwd = Some(cwd.into());
        self
    }

    /// The home folder that `~` stands for; default: the engine's.
    #[must_use]
    pub fn home(mut self, home: impl Into<PathBuf>) -> Self {
        self.home = Some(home.into());
        self
    }

    /// The flow that the turn belongs to.
    #[must_use]
    pub fn flow(mut self, flow: impl Into<String>) -> Self {
        self.flow = Some(flow.into());
        self
    }

    /// The tenant that the turn runs for.
    #[must_use]
    pub fn tenant(mut self, tenant: impl Into<String>) -> Self {
        self.tenant = Some(tenant.into());
        self
    }

    /// What the host knows of the user: rules compare arguments with it (`fact: user.account`).
    #[must_use]
    pub fn facts(mut self, facts: Value) -> Self {
        self.facts = facts;
        self
    }

    /// At most this many model calls; the lower of this and `limits` counts.
    #[must_use]
    pub fn max_model_calls(mut self, calls: u64) -> Self {
        self.max_model_calls = Some(calls);
        self
    }

    /// At most this many US dollars; the lower of this and `limits` counts.
    #[must_use]
    pub fn max_cost_usd(mut self, cost: f64) -> Self {
        self.max_cost_usd = Some(cost);
        self
    }

    /// The conversation that the turn goes on; default: a new one.
    #[must_use]
    pub fn conversation(mut self, conversation: &Conversation) -> Self {
        self.conversation = Some(conversation.clone());
        self
    }

    /// For a host without prompts: the turn lets calls through without a `before`.
    #[must_use]
    pub fn calls_only(mut self) -> Self {
        self.calls_only = true;
        self
    }
}

impl fmt::Debug for TurnOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TurnOptions")
            .field("agent", &self.agent.as_deref().map(Masked))
            .field("flow", &self.flow.as_deref().map(Masked))
            .field("tenant", &self.tenant.as_deref().map(Masked))
            .field("facts", &MaskedJson(&self.facts))
            .field("workspace", &self.workspace)
            .field("cwd", &self.cwd)
            .field("calls_only", &self.calls_only)
            .finish_non_exhaustive()
    }
}
