//! Going on after a person has decided.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;

use super::core::{Engine, Inner};
use super::pipeline::Settled;
use super::{before, reasons, tool_call};
use crate::approval::{ApprovalError, Approved, CallKey, TicketId, TicketState};
use crate::guard::Prompt;
use crate::tool::ToolCall;
use crate::turn::Turn;
use crate::verdict::{BeforeOutcome, CallOutcome, Decision, Reason, Report};
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
            Err(error) => return refused(reasons::arguments(error)),
        };
        match self.taken(ticket, &key).await {
            Ok(settled) => {
                let rules = self.rules();
                tool_call::decide(&self.0, &rules, turn, call, &settled, true).await
            }
            Err(error) => {
                self.0.ticket_refused(turn, ticket, Hook::ToolCall, &error);
                refused(reasons::plain(&not_approved(&error)))
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
        match self.taken(ticket, &key).await {
            Ok(settled) => {
                let rules = self.rules();
                before::decide(&self.0, &rules, turn, prompt, &settled, gate).await
            }
            Err(error) => {
                self.0.ticket_refused(turn, ticket, Hook::BeforeAgent, &error);
                let why = not_approved(&error);
                gate.end(crate::turn::PromptState::Stopped(why.clone()));
                let report = Report { reasons: vec![reasons::plain(&why)], ..Report::default() };
                Decision { outcome: BeforeOutcome::Refused, report }
            }
        }
    }

    /// What an approved ticket settles. It is only looked at here: `use_ticket` takes it once everything
    /// else has let the call through, so that a resume that is dropped leaves the approval as it was.
    async fn taken(&self, ticket: &TicketId, key: &CallKey) -> Result<Settled, ApprovalError> {
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
        Ok(Settled { gates, acting, ticket: None })
    }
}

impl Inner {
    /// Uses the ticket up, once.
    ///
    /// # Errors
    /// Why it is not approved: another resume was faster, or the store fails.
    pub(super) async fn use_ticket(&self, turn: &Turn, hook: Hook, settled: &Settled) -> Result<(), Reason> {
        let Some((ticket, key)) = &settled.ticket else { return Ok(()) };
        let taken = match &self.approvals {
            Some(store) => contained(|| store.take(ticket, key)).await.map(|_| ()),
            None => Err(ApprovalError::Unknown),
        };
        taken.map_err(|error| {
            self.ticket_refused(turn, ticket, hook, &error);
            reasons::plain(&not_approved(&error))
        })
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

fn refused(reason: crate::verdict::Reason) -> Decision<CallOutcome> {
    let result = reason.for_model.clone();
    let report = Report { reasons: vec![reason], ..Report::default() };
    Decision { outcome: CallOutcome::Blocked { result }, report }
}
