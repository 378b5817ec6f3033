//! Reasons: what the model and the person are told, in the specification's words.

use std::fmt::Write as _;
use std::sync::Arc;

use super::evaluate::Evaluated;
use crate::detect::SecretScanner;
use crate::ruleset::Gate;
use crate::tool::ArgumentError;
use crate::verdict::{Outcome, Reason, Report};
use crate::words::{Action, Hook};

/// Why this gate stopped, warned or could not check.
pub(crate) fn of(evaluated: &Evaluated<'_>, effect: Action) -> Reason {
    let Evaluated { gate, verdict, .. } = evaluated;
    let text = match verdict.outcome {
        Outcome::Unjudged(cause) => couldnt(gate, cause.as_str(), &verdict.reason),
        _ => sentence(gate, verdict.hook, effect, &verdict.reason),
    };
    Reason { gate: Some(Arc::clone(&gate.id)), for_model: text.clone(), for_person: text }
}

/// "The rule NAME couldn't be checked: CAUSE".
pub(crate) fn couldnt(gate: &Gate, cause: &str, why: &str) -> String {
    if why.is_empty() {
        format!("{} couldn't be checked ({cause})", gate.named())
    } else {
        format!("{} couldn't be checked ({cause}: {why})", gate.named())
    }
}

/// "The rule NAME stopped this prompt: REASON".
pub(crate) fn sentence(gate: &Gate, hook: Hook, effect: Action, reason: &str) -> String {
    let what = match hook {
        Hook::BeforeAgent => "this prompt",
        Hook::ModelStep => "this step",
        // "The guardrail limits stopped this: REASON" (`checks.md` 1).
        Hook::ToolCall if gate.id.name.as_str() == "limits" => "this",
        Hook::ToolCall => "this call",
        Hook::ToolResult => "this result",
        Hook::Output | Hook::AfterAgent => "this answer",
    };
    let verb = match effect {
        Action::Halt => "ended the turn at",
        Action::Block if hook == Hook::AfterAgent => "fails",
        Action::Block => "stopped",
        Action::Hold => "holds",
        Action::Revise if hook == Hook::BeforeAgent => "asks of",
        Action::Revise => "sends back",
        Action::Redact => "redacted",
        Action::Warn | Action::Record | Action::Allow => "warns of",
    };
    if reason.is_empty() {
        format!("{} {verb} {what}", gate.named())
    } else {
        format!("{} {verb} {what}: {reason}", gate.named())
    }
}

/// A reason of no gate. It may name what the model made up: secrets are redacted.
pub(crate) fn plain(text: &str) -> Reason {
    let text = SecretScanner::leaving().redact(text).text.into_owned();
    Reason { gate: None, for_model: text.clone(), for_person: text }
}

/// The turn is over.
pub(crate) fn halted(why: &str) -> Reason {
    plain(&format!("the turn was halted: {why}"))
}

/// The arguments can't be read.
pub(crate) fn arguments(error: &ArgumentError) -> Reason {
    plain(&format!("This call was not run: {error}. Send the arguments as one JSON object."))
}

/// *No rule, no call*.
pub(crate) fn no_rule(tool: &str, why: &str) -> Reason {
    if why.is_empty() {
        plain(&format!("no rule: no rule covers the tool {tool}, so the call was not run"))
    } else {
        plain(&format!("no rule: no `allow` covers this call of {tool} in full ({why}), so it was not run"))
    }
}

/// What the model is told: every reason, a line each.
pub(crate) fn for_model(report: &Report) -> String {
    let mut text = String::new();
    for reason in &report.reasons {
        if !text.is_empty() {
            text.push('\n');
        }
        // Writing to a string does not fail.
        let _ok = write!(text, "{}", reason.for_model);
    }
    text
}

/// The first reason, for a turn that is over.
pub(crate) fn first(report: &Report) -> String {
    report.reasons.first().map_or_else(|| "a gate halted the turn".to_owned(), |r| r.for_person.clone())
}
