//! `before_agent`: input guardrails, then before-rules.

use std::sync::Arc;

use super::core::Inner;
use super::pipeline::{Ran, Settled, run};
use super::reasons;
use super::record::{Applied, Done};
use super::subject::Subject;
use crate::detect::apply as apply_redactions;
use crate::guard::Prompt;
use crate::ruleset::{Gate, RuleSet};
use crate::turn::{PromptRun, PromptState, Turn};
use crate::verdict::{BeforeOutcome, Decision, Outcome};
use crate::words::{Action, GateKind, Hook};

/// Decides a prompt; what the turn's later hooks let through waits for `gate`.
pub(crate) async fn decide(
    engine: &Inner,
    rules: &Arc<RuleSet>,
    turn: &Turn,
    prompt: &Prompt,
    settled: &Settled,
    gate: PromptRun<'_>,
) -> Decision<BeforeOutcome> {
    let mut done = Done::new(engine, turn, rules, Hook::BeforeAgent);
    if let Some(why) = rules.closed() {
        done.refuse_not_loaded(why);
        return end(done, prompt, BeforeOutcome::Refused, gate);
    }
    if let Some(why) = turn.halted() {
        done.report.reasons.push(reasons::halted(why));
        return end(done, prompt, BeforeOutcome::Halted, gate);
    }
    let gates: Vec<&Gate> = rules
        .at(Hook::BeforeAgent)
        .filter(|g| turn.in_scope(g))
        // A side question is guarded, not judged by rules.
        .filter(|g| !(prompt.side_question && g.id.kind == GateKind::Rule))
        .collect();
    let subject = Subject::Prompt(&prompt.text);
    let ran = run(engine, turn, &subject, &gates, settled).await;
    done.take(&ran, &subject, true);
    let outcome = match ran.effect(&subject, true) {
        Some(Action::Halt) => {
            turn.halt(&reasons::first(&done.report));
            BeforeOutcome::Halted
        }
        Some(Action::Block) => BeforeOutcome::Refused,
        Some(Action::Hold) => {
            let key = engine.text_key(turn, Hook::BeforeAgent, &prompt.text);
            match engine.open_ticket(Hook::BeforeAgent, turn, &prompt.text, &ran, false, key, settled).await {
                Ok(ticket) => BeforeOutcome::Held { ticket },
                Err(reason) => {
                    done.report.reasons.push(reason);
                    BeforeOutcome::Refused
                }
            }
        }
        _ => match engine.use_ticket(turn, Hook::BeforeAgent, settled).await {
            Ok(()) => proceed(prompt, &ran),
            Err(reason) => {
                done.report.reasons.push(reason);
                BeforeOutcome::Refused
            }
        },
    };
    end(done, prompt, outcome, gate)
}

/// The prompt goes on, redacted, with the reasons of the gates that revise.
fn proceed(prompt: &Prompt, ran: &Ran<'_>) -> BeforeOutcome {
    let redactions = ran.redactions();
    let redacted =
        if redactions.is_empty() { None } else { Some(apply_redactions(&prompt.text, redactions)) };
    let context = ran
        .with(Action::Revise)
        .map(|e| match e.verdict.outcome {
            Outcome::Unjudged(_) => {
                format!("[With this prompt] {}", reasons::of(e, Action::Revise).for_model)
            }
            _ => format!("[{} asks, with this prompt] {}", e.gate.named(), e.verdict.reason),
        })
        .collect();
    BeforeOutcome::Proceed { prompt: redacted, context }
}

fn end(
    mut done: Done<'_>,
    prompt: &Prompt,
    outcome: BeforeOutcome,
    gate: PromptRun<'_>,
) -> Decision<BeforeOutcome> {
    let (applied, ticket) = match &outcome {
        BeforeOutcome::Proceed { .. } => ("proceed", None),
        BeforeOutcome::Refused => ("refused", None),
        BeforeOutcome::Held { ticket } => ("held", Some(ticket)),
        BeforeOutcome::Halted => ("halted", None),
    };
    done.decided(&Applied { applied, call: None, ticket, subject: Some(&prompt.text) }, None);
    gate.end(match &outcome {
        BeforeOutcome::Proceed { .. } => PromptState::Proceeded,
        _ => PromptState::Stopped(format!(
            "the turn's prompt was not let through: {}",
            reasons::first(&done.report)
        )),
    });
    Decision { outcome, report: done.into_report() }
}
