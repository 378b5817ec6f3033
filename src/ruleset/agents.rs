//! `agents:` — globs over agent ids.

use crate::matcher::Glob;

/// Which agents a gate is for.
#[derive(Debug, Clone, Default)]
pub(crate) struct Agents(Vec<Glob>);

impl Agents {
    pub(crate) fn new(globs: Vec<Glob>) -> Self {
        Self(globs)
    }

    /// Whether the gate names no agents: it is for every one.
    pub(crate) fn is_every(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a glob names this agent.
    pub(crate) fn names(&self, agent: &str) -> bool {
        self.0.iter().any(|glob| glob.is_match(agent))
    }
}
