//! Where a workspace's file loosens what a weaker layer says: allowed, and always told.

use std::sync::Arc;

use super::compile;
use crate::typed::{BuiltinSpec, GateBody, LimitsSpec, Located, Sensitivity, TypedGate};
use crate::words::{Action, GateRef, Layer, Mode, OnError, OnOpaque};

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
    match (&before.body, &now.body) {
        (GateBody::Builtin(before), GateBody::Builtin(now)) => builtin(before, now, &mut say),
        // Whether another text or other patterns are looser can't be told: it is said that they differ.
        (was, is) if was != is || before.text != now.text => {
            say("what it checks", "the global file's".to_owned(), "the workspace's own".to_owned());
        }
        _ => {}
    }
}

/// What a built-in's settings loosen.
fn builtin(before: &BuiltinSpec, now: &BuiltinSpec, say: &mut impl FnMut(&'static str, String, String)) {
    match (before, now) {
        (BuiltinSpec::Limits(before), BuiltinSpec::Limits(now)) => limits(before, now, say),
        (BuiltinSpec::Secrets(before), BuiltinSpec::Secrets(now)) => {
            for stage in before.stages.iter().filter(|stage| !now.stages.contains(stage)) {
                say("stages", format!("with {stage}"), format!("without {stage}"));
            }
            if before.pii && !now.pii {
                say("pii", "true".to_owned(), "false".to_owned());
            }
            if now.allow.len() > before.allow.len() {
                say("allow", before.allow.len().to_string(), format!("{} values", now.allow.len()));
            }
            for id in now.off.iter().filter(|id| !before.off.iter().any(|off| off.value == id.value)) {
                say("detectors", format!("{} on", id.value), format!("{} off", id.value));
            }
        }
        (BuiltinSpec::PromptInjection(before), BuiltinSpec::PromptInjection(now)) => {
            let rank = |s: Sensitivity| s as u8;
            if rank(now.sensitivity) < rank(before.sensitivity) {
                say("sensitivity", format!("{:?}", before.sensitivity), format!("{:?}", now.sensitivity));
            }
            if now.tools.is_some() && now.tools != before.tools {
                say(
                    "tools",
                    "every tool that brings outside content".to_owned(),
                    "those of the file".to_owned(),
                );
            }
            if now.judge && !before.judge {
                say("judge", "false".to_owned(), "true".to_owned());
            }
        }
        _ => say("builtin", "another".to_owned(), "this".to_owned()),
    }
}

fn limits(before: &LimitsSpec, now: &LimitsSpec, say: &mut impl FnMut(&'static str, String, String)) {
    let cap = |cap: Option<f64>| cap.map_or("none".to_owned(), |cap| cap.to_string());
    #[expect(clippy::cast_precision_loss, reason = "only compared and shown")]
    let count = |count: Option<u64>| count.map(|count| count as f64);
    for (field, was, is) in [
        ("max_turns", count(before.max_turns), count(now.max_turns)),
        ("max_cost_usd", before.max_cost_usd, now.max_cost_usd),
        ("max_files_changed", count(before.max_files_changed), count(now.max_files_changed)),
    ] {
        if was.is_some_and(|was| is.is_none_or(|is| is > was)) {
            say(field, cap(was), cap(is));
        }
    }
    let values = |list: &[Located<String>]| list.iter().map(|d| d.value.clone()).collect::<Vec<_>>();
    if let Some(was) = &before.allowed_domains {
        let was = values(was);
        let more: Vec<String> = match &now.allowed_domains {
            None => vec!["every host".to_owned()],
            Some(now) => values(now).into_iter().filter(|domain| !was.contains(domain)).collect(),
        };
        if !more.is_empty() {
            say("allowed_domains", was.join(", "), format!("also {}", more.join(", ")));
        }
    }
    let lenient = |opaque: OnOpaque| match opaque {
        OnOpaque::Block => 0,
        OnOpaque::Hold => 1,
        OnOpaque::Warn => 2,
        OnOpaque::Pass => 3,
    };
    if lenient(now.opaque) > lenient(before.opaque) {
        say("opaque", before.opaque.as_str().to_owned(), now.opaque.as_str().to_owned());
    }
    if let Some(is) = &now.commands
        && before.commands.as_ref().is_none_or(|was| values(was).iter().any(|p| !values(is).contains(p)))
    {
        say("commands", "those before".to_owned(), "those of the file alone".to_owned());
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
