//! `after_agent`: the answer and the turn's changes, once the work is done.

use std::sync::Arc;

use super::core::Inner;
use super::pipeline::{Settled, run};
use super::reasons;
use super::record::{Applied, Done};
use super::subject::Subject;
use crate::bounds;
use crate::guard::Work;
use crate::notice::Notice;
use crate::ruleset::{Gate, RuleSet};
use crate::turn::Turn;
use crate::verdict::{AfterOutcome, Decision};
use crate::words::{Action, Hook};

/// Decides the turn's work.
pub(crate) async fn decide(
    engine: &Inner,
    rules: &Arc<RuleSet>,
    turn: &Turn,
    work: &Work,
    settled: &Settled,
) -> Decision<AfterOutcome> {
    let mut done = Done::new(engine, turn, rules, Hook::AfterAgent);
    if let Some(reason) = done.stopped().await {
        done.report.reasons.push(reason);
        return end(done, work, AfterOutcome::Withheld);
    }
    if let Some(why) = turn.halted() {
        done.report.reasons.push(reasons::halted(why));
        return end(done, work, AfterOutcome::Halted);
    }
    if work.plan_only {
        return end(done, work, AfterOutcome::Accepted);
    }
    let gates: Vec<&Gate> = rules.at(Hook::AfterAgent).filter(|g| turn.in_scope(g)).collect();
    let subject = Subject::Work(work);
    let ran = run(engine, turn, &subject, &gates, settled).await;
    // A send-back is taken only where a rule fails; two at once take two, and never one more.
    let round = if ran.with(Action::Revise).next().is_some()
        && ran.effect(&subject, turn.rounds_remain()) == Some(Action::Revise)
    {
        turn.take_round()
    } else {
        None
    };
    let remain = round.is_some();
    done.take(&ran, &subject, remain);
    if !remain && ran.with(Action::Revise).next().is_some() {
        done.notice(Notice::still_failing(bounds::ROUNDS));
    }
    let outcome = match (ran.effect(&subject, remain), round) {
        (Some(Action::Halt), _) => {
            turn.halt(&reasons::first(&done.report));
            AfterOutcome::Halted
        }
        (Some(Action::Revise), Some(round)) => AfterOutcome::SentBack { text: sent_back(&done), round },
        (Some(Action::Hold), _) => {
            let what = subject.for_judge();
            let key = engine.text_key(turn, Hook::AfterAgent, &what);
            match engine.open_ticket(Hook::AfterAgent, turn, &what, &ran, false, key, settled).await {
                Ok(ticket) => AfterOutcome::Held { ticket },
                Err(reason) => {
                    done.report.reasons.push(reason);
                    AfterOutcome::Withheld
                }
            }
        }
        (effect, _) => match engine.use_ticket(turn, Hook::AfterAgent, settled).await {
            Ok(()) if effect == Some(Action::Block) => AfterOutcome::Marked,
            Ok(()) => AfterOutcome::Accepted,
            Err(reason) => {
                done.report.reasons.push(reason);
                AfterOutcome::Withheld
            }
        },
    };
    end(done, work, outcome)
}

/// What the agent is told: every reason.
fn sent_back(done: &Done<'_>) -> String {
    format!(
        "Your answer was sent back by the rules of this workspace. Change it so that they pass:\n{}",
        reasons::for_model(&done.report)
    )
}

fn end(mut done: Done<'_>, work: &Work, outcome: AfterOutcome) -> Decision<AfterOutcome> {
    let (applied, ticket) = match &outcome {
        AfterOutcome::Accepted => ("accepted", None),
        AfterOutcome::SentBack { .. } => ("sent_back", None),
        AfterOutcome::Marked => ("marked", None),
        AfterOutcome::Withheld => ("withheld", None),
        AfterOutcome::Held { ticket } => ("held", Some(ticket)),
        AfterOutcome::Halted => ("halted", None),
    };
    done.decided(&Applied { applied, call: None, ticket, subject: Some(&work.answer) }, None);
    Decision { outcome, report: done.into_report() }
}
