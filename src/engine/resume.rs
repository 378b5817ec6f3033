//! Going on after a person has decided.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;

use super::core::{Engine, Inner};
use super::pipeline::Settled;
use super::subject::Subject;
use super::{after, before, model_step, reasons, tool_call, tool_result};
use crate::approval::{ApprovalError, Approved, CallKey, TicketId, TicketState};
use crate::audit::ApprovalStep;
use crate::guard::{Prompt, Reply, Work};
use crate::tool::{ToolCall, ToolResult};
use crate::turn::{PromptState, Turn};
use crate::verdict::{
    AfterOutcome, BeforeOutcome, CallOutcome, Decision, Flag, Reason, Report, ResultOutcome, StepOutcome,
};
use crate::words::{BoxFuture, Hook};

impl Engine {
    /// Takes a held call again, once its ticket is approved: all gates run again under the set in force
    /// now, the gates that the ticket names are settled, and any other failure counts. The ticket is used
    /// once and fits this exact call; whatever is wrong with it blocks.
    pub async fn resume(&self, turn: &Turn, ticket: &TicketId, call: &ToolCall) -> Decision<CallOutcome> {
        let key = match call.arguments.get() {
            Ok(args) => {
                let place = turn.place(call.cwd.as_deref());
                self.0.call_key(turn, call, args, &place.cwd)
            }
            Err(error) => {
                let reason = reasons::arguments(error);
                let outcome = CallOutcome::Blocked { result: reason.for_model.clone() };
                return Decision { outcome, report: Report { reasons: vec![reason], ..Report::default() } };
            }
        };
        match self.taken(turn, Hook::ToolCall, ticket, &key).await {
            Ok(settled) => {
                let rules = self.rules();
                tool_call::decide(&self.0, &rules, turn, call, &settled, true).await
            }
            Err(error) => {
                let result = not_approved(&error);
                self.refused(turn, ticket, Hook::ToolCall, &error, CallOutcome::Blocked { result })
            }
        }
    }

    /// Takes a held prompt again, once its ticket is approved; as [`resume`](Self::resume) does a call.
    pub async fn resume_prompt(
        &self,
        turn: &Turn,
        ticket: &TicketId,
        prompt: &Prompt,
    ) -> Decision<BeforeOutcome> {
        let gate = turn.prompt().begin();
        let key = self.0.text_key(turn, Hook::BeforeAgent, &prompt.text);
        match self.taken(turn, Hook::BeforeAgent, ticket, &key).await {
            Ok(settled) => {
                let rules = self.rules();
                before::decide(&self.0, &rules, turn, prompt, &settled, gate).await
            }
            Err(error) => {
                gate.end(PromptState::Stopped(not_approved(&error)));
                self.refused(turn, ticket, Hook::BeforeAgent, &error, BeforeOutcome::Refused)
            }
        }
    }

    /// Takes a held step again, once its ticket is approved; as [`resume`](Self::resume) does a call.
    pub async fn resume_step(&self, turn: &Turn, ticket: &TicketId, reply: &Reply) -> Decision<StepOutcome> {
        let key = self.0.text_key(turn, Hook::ModelStep, &Subject::Step(reply).for_judge());
        match self.taken(turn, Hook::ModelStep, ticket, &key).await {
            Ok(settled) => model_step::decide(&self.0, &self.rules(), turn, reply, &settled).await,
            Err(error) => self.refused(turn, ticket, Hook::ModelStep, &error, StepOutcome::SentBack),
        }
    }

    /// Takes a held result again, once its ticket is approved: the model's copy is made under the set in
    /// force now, redacted as ever.
    pub async fn resume_result(
        &self,
        turn: &Turn,
        ticket: &TicketId,
        call: &ToolCall,
        result: &ToolResult,
    ) -> Decision<ResultOutcome> {
        let key = self.0.result_key(turn, call, result);
        match self.taken(turn, Hook::ToolResult, ticket, &key).await {
            Ok(settled) => tool_result::decide(&self.0, &self.rules(), turn, call, result, &settled).await,
            Err(error) => {
                let withheld = ResultOutcome::Withheld {
                    text: format!("[This result was withheld.]\n{}", not_approved(&error)),
                    result: result.outcome,
                    untrusted: true,
                    flags: vec![Flag::Blocked],
                };
                self.refused(turn, ticket, Hook::ToolResult, &error, withheld)
            }
        }
    }

    /// Takes held work again, once its ticket is approved; as [`resume`](Self::resume) does a call.
    pub async fn resume_work(&self, turn: &Turn, ticket: &TicketId, work: &Work) -> Decision<AfterOutcome> {
        let key = self.0.text_key(turn, Hook::AfterAgent, &Subject::Work(work).for_judge());
        match self.taken(turn, Hook::AfterAgent, ticket, &key).await {
            Ok(settled) => after::decide(&self.0, &self.rules(), turn, work, &settled).await,
            Err(error) => self.refused(turn, ticket, Hook::AfterAgent, &error, AfterOutcome::Withheld),
        }
    }

    fn refused<T>(
        &self,
        turn: &Turn,
        ticket: &TicketId,
        hook: Hook,
        error: &ApprovalError,
        outcome: T,
    ) -> Decision<T> {
        self.0.ticket_refused(turn, ticket, hook, error);
        let reasons = vec![reasons::plain(&not_approved(error))];
        Decision { outcome, report: Report { reasons, ..Report::default() } }
    }

    /// What an approved ticket settles. It is only looked at here: `use_ticket` takes it once everything
    /// else has let the subject through, so that a resume that is dropped leaves the approval as it was.
    async fn taken(
        &self,
        turn: &Turn,
        hook: Hook,
        ticket: &TicketId,
        key: &CallKey,
    ) -> Result<Settled, ApprovalError> {
        let Some(store) = &self.0.approvals else {
            return Err(ApprovalError::Unknown);
        };
        let found = contained(|| store.get(ticket)).await?;
        if found.state == TicketState::Approved && found.asked.key == *key {
            let Approved { gates, acting, .. } = Approved::of(found.id, &found.asked);
            return Ok(Settled { gates, acting, ticket: Some((ticket.clone(), key.clone())) });
        }
        // The store says what is wrong with it.
        let Approved { gates, acting, .. } = contained(|| store.take(ticket, key)).await?;
        let names: Vec<_> = gates.iter().map(|gate| gate.name.clone()).collect();
        self.0.ticket_step(Some(turn), ticket, ApprovalStep::Used, hook, &names, acting, None);
        Ok(Settled { gates, acting, ticket: None })
    }
}

impl Inner {
    /// A ticket that was not taken.
    fn ticket_refused(&self, turn: &Turn, ticket: &TicketId, hook: Hook, error: &ApprovalError) {
        let reason = error.to_string();
        self.ticket_step(Some(turn), ticket, ApprovalStep::Refused, hook, &[], false, Some(&reason));
    }

    /// Uses the ticket up, once.
    ///
    /// # Errors
    /// Why it is not approved: another resume was faster, or the store fails.
    pub(super) async fn use_ticket(&self, turn: &Turn, hook: Hook, settled: &Settled) -> Result<(), Reason> {
        let Some((ticket, key)) = &settled.ticket else { return Ok(()) };
        let taken = match &self.approvals {
            Some(store) => contained(|| store.take(ticket, key)).await,
            None => Err(ApprovalError::Unknown),
        };
        match taken {
            Ok(Approved { gates, acting, .. }) => {
                let names: Vec<_> = gates.iter().map(|gate| gate.name.clone()).collect();
                self.ticket_step(Some(turn), ticket, ApprovalStep::Used, hook, &names, acting, None);
                Ok(())
            }
            Err(error) => {
                self.ticket_refused(turn, ticket, hook, &error);
                Err(reasons::plain(&not_approved(&error)))
            }
        }
    }
}

/// Asks a store; one that panics has failed.
pub(super) async fn contained<'a, T>(
    ask: impl FnOnce() -> BoxFuture<'a, Result<T, ApprovalError>>,
) -> Result<T, ApprovalError> {
    let panicked = |_| ApprovalError::Store("it panicked".to_owned());
    AssertUnwindSafe(async { ask().await }).catch_unwind().await.map_err(panicked)?
}

/// "not approved", once.
fn not_approved(error: &ApprovalError) -> String {
    let text = error.to_string();
    if text.starts_with("not approved") { text } else { format!("not approved: {text}") }
}
