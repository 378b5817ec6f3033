//! Where a workspace's file loosens what a weaker layer says: allowed, and always told.

use std::sync::Arc;

use super::compile;
use crate::typed::TypedGate;
use crate::words::{Action, GateRef, Layer, Mode, OnError};

/// A gate that a stronger layer's file makes looser, in one field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Loosened {
    /// The gate as it is now.
    pub(crate) gate: Arc<GateRef>,
    /// The gate that it stands in for.
    pub(crate) instead_of: Arc<GateRef>,
    pub(crate) field: &'static str,
    pub(crate) from: String,
    pub(crate) to: String,
}

/// What workspace gates loosen: of `replaced` global gates, and of the built-ins' defaults.
pub(super) fn find(gates: &[TypedGate], replaced: &[TypedGate], shipped: &[TypedGate]) -> Vec<Loosened> {
    let mut found = Vec::new();
    for gate in gates.iter().filter(|gate| gate.layer == Layer::Workspace) {
        let same = |other: &&TypedGate| other.name == gate.name && other.kind == gate.kind;
        // A built-in that a global file sets is loosened against that file, not against its defaults.
        if let Some(before) = replaced.iter().find(same).or_else(|| shipped.iter().find(same)) {
            compare(gate, before, &mut found);
        }
    }
    found
}

fn compare(now: &TypedGate, before: &TypedGate, found: &mut Vec<Loosened>) {
    let mut say = |field: &'static str, from: String, to: String| {
        found.push(Loosened { gate: compile::id(now), instead_of: compile::id(before), field, from, to });
    };
    if before.enabled && !now.enabled {
        say("enabled", "true".to_owned(), "false".to_owned());
    }
    if before.mode == Mode::Enforce && now.mode == Mode::Shadow {
        say("mode", "enforce".to_owned(), "shadow".to_owned());
    }
    let (from, to) = (before.action.value, now.action.value);
    if rank(to) > rank(from) {
        say("action", from.to_string(), to.to_string());
    }
    if let Some(to) = now.on_error
        && before.on_error.is_none_or(|from| lenience(to) > lenience(from))
        && matches!(to, OnError::Pass | OnError::Warn)
        && rank(before.action.value) <= rank(Action::Redact)
    {
        let from = before.on_error.map_or("the default", OnError::as_str);
        say("on_error", from.to_owned(), to.as_str().to_owned());
    }
    if before.agents.is_empty() && !now.agents.is_empty() {
        let globs: Vec<&str> = now.agents.iter().map(|glob| glob.value.as_str()).collect();
        say("agents", "every agent".to_owned(), globs.join(", "));
    }
    if before.body != now.body {
        say("body", "what it checks".to_owned(), "something else".to_owned());
    }
}

/// The place of an action, strictest first.
fn rank(action: Action) -> usize {
    Action::ALL.iter().position(|a| *a == action).unwrap_or(usize::MAX)
}

const fn lenience(on_error: OnError) -> u8 {
    match on_error {
        OnError::Violation | OnError::Block => 0,
        OnError::Hold => 1,
        OnError::Warn => 2,
        OnError::Pass => 3,
    }
}
