//! The way of every hook: the gates that can apply, evaluated, judged, composed.

use super::checks;
use super::classified::classify;
use super::compose::strictest;
use super::core::Inner;
use super::evaluate::{Evaluated, evaluate};
use super::judged::{Question, ask_all, settled_by};
use super::subject::Subject;
use crate::approval::{CallKey, TicketId};
use crate::detect::Redaction;
use crate::ruleset::{Check, Gate};
use crate::turn::Turn;
use crate::verdict::Verdict;
use crate::words::{Action, GateRef};

/// What a person has settled already: the gates of a ticket.
#[derive(Debug, Default)]
pub(crate) struct Settled {
    pub(crate) gates: Vec<std::sync::Arc<GateRef>>,
    pub(crate) acting: bool,
    /// The ticket that says so: used as the last thing before its call runs or its prompt proceeds.
    pub(crate) ticket: Option<(TicketId, CallKey)>,
}

/// All gates of one hook, asked.
#[derive(Debug)]
pub(crate) struct Ran<'g> {
    /// Gates that had something to say, in the order of running; judged gates and host checks that passed too.
    pub(crate) evaluated: Vec<Evaluated<'g>>,
    /// How many gates could apply.
    pub(crate) considered: usize,
}

/// Asks `gates`, which stand in the order of running.
pub(crate) async fn run<'g>(
    engine: &Inner,
    turn: &Turn,
    subject: &Subject<'_>,
    gates: &[&'g Gate],
    settled: &Settled,
) -> Ran<'g> {
    let hook = subject.hook();
    let classified = classify(engine, turn, subject, gates).await;
    let mut evaluated = Vec::new();
    let mut questions = Vec::new();
    for gate in gates {
        if matches!(gate.check, Check::Judged { .. }) {
            questions.push(Question { gate, confirms: None });
            continue;
        }
        match evaluate(gate, subject, turn, classified.as_ref()) {
            Some(hit) if hit.confirm => questions.push(Question { gate: hit.gate, confirms: Some(hit) }),
            Some(hit) => evaluated.push(hit),
            None => {}
        }
    }
    if gates.iter().any(|gate| matches!(gate.check, Check::Host(_))) {
        evaluated.extend(checks::run_all(&engine.pool, turn, subject, gates).await);
    }
    settle(&mut evaluated, settled);
    if !questions.is_empty() {
        if settled_by(&evaluated, hook) {
            // Not asked: the decision stands. A detector's hit that the judge was to confirm stands too.
            evaluated.extend(questions.into_iter().filter_map(|q| q.confirms));
        } else {
            let mut judged = ask_all(engine, turn, subject, questions).await;
            settle(&mut judged, settled);
            evaluated.extend(judged);
        }
        evaluated.sort_by_key(|e| gates.iter().position(|g| std::ptr::eq(*g, e.gate)));
    }
    Ran { evaluated, considered: gates.len() }
}

/// A hold that a person has settled holds no more; any other effect of the same gate counts.
fn settle(evaluated: &mut [Evaluated<'_>], settled: &Settled) {
    for one in evaluated {
        if one.verdict.effect == Some(Action::Hold) && settled.gates.contains(&one.gate.id) {
            one.verdict.effect = None;
        }
    }
}

impl Ran<'_> {
    /// The strictest effect.
    pub(crate) fn effect(&self, subject: &Subject<'_>, rounds_remain: bool) -> Option<Action> {
        strictest(subject.hook(), self.evaluated.iter().filter_map(|e| e.verdict.effect), rounds_remain)
    }

    /// The gates that took this effect.
    pub(crate) fn with(&self, effect: Action) -> impl Iterator<Item = &Evaluated<'_>> {
        self.evaluated.iter().filter(move |e| e.verdict.effect == Some(effect))
    }

    /// All redactions of the gates that redact.
    pub(crate) fn redactions(&self) -> Vec<Redaction> {
        self.with(Action::Redact).flat_map(|e| e.redactions.iter().cloned()).collect()
    }

    /// The verdicts, in the order of running.
    pub(crate) fn verdicts(&self) -> Vec<Verdict> {
        self.evaluated.iter().map(|e| e.verdict.clone()).collect()
    }
}
