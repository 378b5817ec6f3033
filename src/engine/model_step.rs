//! `model_step`: the reply that asks for calls, before any of them runs.

use std::sync::Arc;

use super::core::Inner;
use super::pipeline::{Settled, run};
use super::reasons;
use super::record::{Applied, Done};
use super::subject::Subject;
use crate::guard::Reply;
use crate::ruleset::{Gate, RuleSet};
use crate::turn::Turn;
use crate::verdict::{Decision, StepOutcome};
use crate::words::{Action, Hook};

/// Decides a step.
pub(crate) async fn decide(
    engine: &Inner,
    rules: &Arc<RuleSet>,
    turn: &Turn,
    reply: &Reply,
    settled: &Settled,
) -> Decision<StepOutcome> {
    let mut done = Done::new(engine, turn, rules, Hook::ModelStep);
    if let Some(reason) = done.stopped().await {
        done.report.reasons.push(reason);
        return end(done, reply, StepOutcome::SentBack);
    }
    if let Some(why) = turn.halted() {
        done.report.reasons.push(reasons::halted(why));
        return end(done, reply, StepOutcome::Halted);
    }
    if let Err(over) = turn.budget().standing() {
        turn.halt(&over.to_string());
        done.report.reasons.push(reasons::plain(&over.to_string()));
        return end(done, reply, StepOutcome::Halted);
    }
    let gates: Vec<&Gate> = rules.at(Hook::ModelStep).filter(|g| turn.in_scope(g)).collect();
    let subject = Subject::Step(reply);
    let ran = run(engine, turn, &subject, &gates, settled).await;
    done.take(&ran, &subject, true);
    let outcome = match ran.effect(&subject, true) {
        Some(Action::Halt) => {
            turn.halt(&reasons::first(&done.report));
            StepOutcome::Halted
        }
        Some(Action::Block) => StepOutcome::SentBack,
        Some(Action::Hold) => {
            let what = subject.for_judge();
            let key = engine.text_key(turn, Hook::ModelStep, &what);
            match engine.open_ticket(Hook::ModelStep, turn, &what, &ran, false, key, settled).await {
                Ok(ticket) => StepOutcome::Held { ticket },
                Err(reason) => {
                    done.report.reasons.push(reason);
                    StepOutcome::SentBack
                }
            }
        }
        _ => match engine.use_ticket(turn, Hook::ModelStep, settled).await {
            Ok(()) => StepOutcome::Proceed,
            Err(reason) => {
                done.report.reasons.push(reason);
                StepOutcome::SentBack
            }
        },
    };
    end(done, reply, outcome)
}

fn end(mut done: Done<'_>, reply: &Reply, outcome: StepOutcome) -> Decision<StepOutcome> {
    let (applied, ticket) = match &outcome {
        StepOutcome::Proceed => ("proceed", None),
        StepOutcome::SentBack => ("sent_back", None),
        StepOutcome::Held { ticket } => ("held", Some(ticket)),
        StepOutcome::Halted => ("halted", None),
    };
    if outcome == StepOutcome::Proceed {
        done.turn().step_begins();
    }
    done.decided(&Applied { applied, call: None, ticket, subject: Some(&reply.text) }, None);
    Decision { outcome, report: done.into_report() }
}
