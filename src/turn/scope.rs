//! Whether a gate is in scope of a turn (`runtime.md` 5, sub-agents).

use super::Turn;
use crate::ruleset::Gate;
use crate::words::{Action, GateKind, Hook};

impl Turn {
    /// `agents` is matched against every agent on the chain from root to child: a gate in scope for any
    /// of them guards the child. An `allow` counts only where its `agents` names the calling agent itself
    /// or is absent; a turn without an agent id is in scope of every other gate. Rules before and after
    /// the agent run for a child only if `agents` names it.
    pub(crate) fn in_scope(&self, gate: &Gate) -> bool {
        let own = |turn: &Self| turn.agent().is_some_and(|agent| gate.agents.names(agent));
        let around =
            matches!(gate.hook, Hook::BeforeAgent | Hook::AfterAgent) && gate.id.kind == GateKind::Rule;
        if around && self.parent().is_some() {
            return own(self);
        }
        if gate.agents.is_every() {
            return true;
        }
        if gate.action == Action::Allow {
            return own(self);
        }
        let mut link = Some(self);
        while let Some(turn) = link {
            if turn.agent().is_none() || own(turn) {
                return true;
            }
            link = turn.parent();
        }
        false
    }
}
