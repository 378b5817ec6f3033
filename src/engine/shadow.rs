//! Shadow gates that are put to the judge: asked apart, on a task of their own, so that they never delay a
//! decision.
//!
//! A verdict that is there by the time of the decision stands in its report; a later one writes its audit
//! line itself. Either way what the judge used is counted into the turn.

use std::sync::Arc;

use tokio::sync::oneshot;

use super::core::Inner;
use super::evaluate::Evaluated;
use super::judged::{Question, Shown, ask_one};
use crate::audit::{About, Record, VerdictRecord};
use crate::ruleset::Gate;
use crate::turn::Turn;
use crate::verdict::Verdict;
use crate::words::Hook;

/// A question that was asked apart.
pub(super) struct Apart<'g> {
    gate: &'g Gate,
    verdict: oneshot::Receiver<Verdict>,
}

/// Asks a shadow gate's question apart. One that only confirms a detector's hit is not asked: in shadow the
/// hit is told as it is.
pub(super) fn ask<'g>(
    engine: &Inner,
    turn: &Turn,
    hook: Hook,
    shown: &Arc<Shown>,
    question: Question<'g>,
) -> Result<Apart<'g>, Box<Evaluated<'g>>> {
    let Question { gate, confirms } = question;
    if let Some(hit) = confirms {
        return Err(Box::new(hit));
    }
    let (sender, verdict) = oneshot::channel();
    let own = gate.judged_copy();
    let (judge, auditor) = (engine.judge.clone(), Arc::clone(&engine.auditor));
    let (budget, shown) = (turn.shared_budget(), Arc::clone(shown));
    let (id, agent) = (turn.id().to_owned(), turn.agent().map(str::to_owned));
    let digest = turn.rules().digest().to_owned();
    // The task holds no turn: a child's labels join its parent when the turn ends, not when a judge answers.
    tokio::spawn(async move {
        let question = Question { gate: &own, confirms: None };
        let verdict = ask_one(judge.as_ref(), &budget, hook, &shown, question).await.verdict;
        if let Err(verdict) = sender.send(verdict) {
            let about = About { turn: Some(&id), agent: agent.as_deref(), digest: Some(&digest) };
            let record = Record::Verdict(VerdictRecord { verdict: &verdict, call: None, subject: None });
            // Nobody is left to tell: the auditor counts the loss and says so in the log.
            let _lost = auditor.write(&about, &[record]);
        }
    });
    Ok(Apart { gate, verdict })
}

/// The verdicts that are there by now.
pub(super) async fn ready<'g>(apart: Vec<Apart<'g>>) -> Vec<Evaluated<'g>> {
    if !apart.is_empty() {
        // A judge that answers at once is heard, on a runtime of one thread too.
        tokio::task::yield_now().await;
    }
    apart
        .into_iter()
        .filter_map(|mut apart| {
            // Closed first: what is not there now goes to the log, and nothing falls between.
            apart.verdict.close();
            let verdict = apart.verdict.try_recv().ok()?;
            Some(Evaluated { gate: apart.gate, verdict, redactions: Vec::new(), confirm: false })
        })
        .collect()
}
