//! One deterministic gate on one subject. The crate's own matchers are bounded in steps, so they run
//! where they are called; a panic is contained in its gate.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use super::subject::{Called, Subject};
use crate::baseline::BaselineGate;
use crate::builtin::Limits;
use crate::detect::{Finding, Redaction, SecretScanner};
use crate::matcher::{Found, Hit};
use crate::ruleset::{Check, Gate};
use crate::tool::ResultView;
use crate::turn::Turn;
use crate::verdict::{Outcome, Spotted, Verdict};
use crate::words::{Action, Cause, Hook, OnError};

/// A gate's verdict with what the engine needs to act on it.
#[derive(Debug)]
pub(crate) struct Evaluated<'g> {
    pub(crate) gate: &'g Gate,
    pub(crate) verdict: Verdict,
    /// What a `redact` replaces.
    pub(crate) redactions: Vec<Redaction>,
    /// The judge has to confirm it first.
    pub(crate) confirm: bool,
}

/// What a check says, before the gate's mode and tables are applied.
#[derive(Debug, Default)]
pub(crate) struct Said {
    pub(crate) says: Says,
    /// The effect, where it is not the gate's action (a possible match, an opaque command).
    pub(crate) effect: Option<Action>,
    pub(crate) reason: String,
    pub(crate) spans: Vec<Spotted>,
    pub(crate) redactions: Vec<Redaction>,
    pub(crate) confirm: bool,
}

/// Pass, fail or unjudged.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Says {
    #[default]
    Pass,
    Fail,
    Unjudged(Cause),
}

/// Evaluates a deterministic gate; `None` where it has nothing against the subject.
pub(crate) fn evaluate<'g>(gate: &'g Gate, subject: &Subject<'_>, turn: &Turn) -> Option<Evaluated<'g>> {
    let began = Instant::now();
    let said = catch_unwind(AssertUnwindSafe(|| ask(gate, subject, turn))).unwrap_or_else(|_| Said {
        says: Says::Unjudged(Cause::Panic),
        reason: "it panicked".to_owned(),
        ..Said::default()
    });
    if said.says == Says::Pass {
        return None;
    }
    Some(conclude(gate, subject.hook(), said, began))
}

/// Applies the gate's tables to what its check said.
pub(crate) fn conclude(gate: &Gate, hook: Hook, said: Said, began: Instant) -> Evaluated<'_> {
    let (outcome, effect) = match said.says {
        Says::Pass => (Outcome::Pass, None),
        Says::Fail => (Outcome::Fail, Some(said.effect.unwrap_or(gate.action))),
        Says::Unjudged(cause) => (Outcome::Unjudged(cause), on_error(gate)),
    };
    let shadow = gate.is_shadow();
    let redactions = if effect == Some(Action::Redact) { said.redactions } else { Vec::new() };
    Evaluated {
        gate,
        confirm: said.confirm,
        redactions: if shadow { Vec::new() } else { redactions },
        verdict: Verdict {
            gate: std::sync::Arc::clone(&gate.id),
            hook,
            outcome,
            effect: if shadow { None } else { effect },
            would: if shadow { effect } else { None },
            // What a check says may repeat what it was shown, and a path may name a key that is a secret.
            reason: redacted(said.reason),
            spans: said.spans.into_iter().map(|spot| Spotted { at: redacted(spot.at), ..spot }).collect(),
            took: began.elapsed(),
            judge: None,
        },
    }
}

/// A text without its secrets.
fn redacted(text: String) -> String {
    match SecretScanner::leaving().redact(&text).text {
        std::borrow::Cow::Borrowed(_) => text,
        std::borrow::Cow::Owned(redacted) => redacted,
    }
}

/// What an `unjudged` gate does.
fn on_error(gate: &Gate) -> Option<Action> {
    match gate.on_error {
        OnError::Pass => None,
        OnError::Warn => Some(Action::Warn),
        OnError::Hold => Some(Action::Hold),
        OnError::Block => Some(Action::Block),
        // Acts as if failed; what it would have redacted can't be told, so that is a block.
        OnError::Violation if gate.action == Action::Redact => Some(Action::Block),
        OnError::Violation => Some(gate.action),
    }
}

fn ask(gate: &Gate, subject: &Subject<'_>, turn: &Turn) -> Said {
    match (&gate.check, subject) {
        (Check::Tool(rule), Subject::Call(called)) => {
            if gate.action == Action::Allow {
                return Said::default();
            }
            found(gate, rule.before_now(called.view(), turn.facts(), turn))
        }
        (Check::Tool(rule), Subject::Result { view, result }) => {
            let result = ResultView { call: view.call(), info: view.info(), text: &result.text };
            let found = rule.after_now(&result, turn.facts(), turn);
            redacting(
                found,
                |hit| {
                    let label =
                        rule.replace().map_or_else(|| format!("[redacted:{}]", gate.id.name), str::to_owned);
                    hit.spots.iter().map(|s| Redaction::new(s.span.clone(), label.clone())).collect()
                },
                gate,
            )
        }
        (Check::Limits(limits), Subject::Call(called)) => limits_said(gate, limits, called),
        (Check::Secrets(secrets), Subject::Prompt(text)) => detected("prompt", secrets.scanner().scan(text)),
        (Check::Secrets(secrets), Subject::Result { result, .. }) => {
            detected("result", secrets.scanner().scan(&result.text))
        }
        (Check::Secrets(secrets), Subject::Call(called)) => {
            let mut spans = Vec::new();
            for string in called.view().strings() {
                spans.extend(
                    secrets
                        .scanner()
                        .scan(&string.text)
                        .into_iter()
                        .map(|f| Spotted::new(string.at.clone(), f.span, f.id)),
                );
            }
            if spans.is_empty() {
                return Said::default();
            }
            Said {
                says: Says::Fail,
                reason: format!("the arguments hold {}", kinds(&spans)),
                spans,
                ..Said::default()
            }
        }
        (Check::Injection(injection), Subject::Result { view, result }) => {
            let outside = turn.rules().plan(&view.call().tool).outside;
            if !injection.applies(outside) {
                return Said::default();
            }
            let report = injection.scan(&result.text);
            if !report.flagged {
                return Said::default();
            }
            Said {
                says: Says::Fail,
                reason: format!("the result looks like orders to the agent (score {:.2})", report.score),
                spans: report
                    .findings
                    .into_iter()
                    .map(|f| Spotted::new("result", f.span, f.category.as_str()))
                    .collect(),
                confirm: injection.asks_judge(),
                ..Said::default()
            }
        }
        (Check::Baseline(baseline), subject) => baseline_said(gate, baseline, subject, turn),
        // Judged and host checks are asked in their own steps; a built-in at a stage of another is not
        // compiled. Nothing else reaches this arm, and if it did it would be unjudged, never passed.
        (Check::Judged { .. } | Check::Host(_), _) => Said::default(),
        (Check::Tool(_) | Check::Limits(_) | Check::Secrets(_) | Check::Injection(_), _) => Said {
            says: Says::Unjudged(Cause::NotLoaded),
            reason: "it does not run at this hook".to_owned(),
            ..Said::default()
        },
    }
}

fn baseline_said(gate: &Gate, baseline: &BaselineGate, subject: &Subject<'_>, turn: &Turn) -> Said {
    match (baseline, subject) {
        (BaselineGate::RedactCredentials(scanner), Subject::Result { result, .. }) => {
            detected("result", scanner.scan(&result.text))
        }
        (BaselineGate::RecordAll, _) => Said::default(),
        (other, Subject::Call(called)) => {
            let sent = |placeholder: &str| turn.conversation().was_sent(placeholder);
            found(gate, other.check(called.view(), || called.touched(), &sent))
        }
        (_, _) => Said::default(),
    }
}

/// Turns a matcher's answer to what the gate says; a possible match does what `on_opaque` says.
fn found(gate: &Gate, found: Found) -> Said {
    redacting(found, |_| Vec::new(), gate)
}

fn redacting(found: Found, redactions: impl FnOnce(&Hit) -> Vec<Redaction>, gate: &Gate) -> Said {
    match found {
        Found::Nothing => Said::default(),
        Found::Unjudged { cause, why } => {
            Said { says: Says::Unjudged(cause), reason: why, ..Said::default() }
        }
        Found::Match(hit) => {
            let redactions = redactions(&hit);
            let effect = if hit.certain { None } else { Some(gate.on_opaque.effect()) };
            if effect == Some(Action::Allow) {
                return Said::default();
            }
            // The body is the reason (`formats.md` 3); what matched is in the spans.
            let reason = if gate.reason.is_empty() { hit.what } else { gate.reason.clone() };
            Said {
                says: Says::Fail,
                effect,
                reason,
                spans: hit.spots.into_iter().map(|s| Spotted::new(s.at, s.span, s.label)).collect(),
                redactions,
                confirm: false,
            }
        }
    }
}

fn detected(place: &str, findings: Vec<Finding>) -> Said {
    if findings.is_empty() {
        return Said::default();
    }
    let spans: Vec<Spotted> = findings.iter().map(|f| Spotted::new(place, f.span.clone(), f.id)).collect();
    Said {
        says: Says::Fail,
        reason: format!("the {place} holds {}", kinds(&spans)),
        redactions: findings.iter().map(Redaction::from).collect(),
        spans,
        ..Said::default()
    }
}

/// "aws-access-key-id, jwt": each kind once.
fn kinds(spans: &[Spotted]) -> String {
    let mut labels: Vec<&str> = spans.iter().map(|s| s.label.as_str()).collect();
    labels.sort_unstable();
    labels.dedup();
    labels.join(", ")
}

fn limits_said(gate: &Gate, limits: &Limits, called: &Called<'_>) -> Said {
    let mut said = Said::default();
    for finding in limits.check(called.view(), || called.touched()) {
        let effect = limits.effect(&finding, gate.on_opaque);
        if effect == Action::Allow {
            continue;
        }
        said.says = Says::Fail;
        said.effect = Some(said.effect.map_or(effect, |e| e.min(effect)));
        if !said.reason.is_empty() {
            said.reason.push_str("; ");
        }
        said.reason.push_str(&finding.reason);
        said.spans.extend(finding.spots.into_iter().map(|s| Spotted::new(s.at, s.span, s.label)));
    }
    said
}
