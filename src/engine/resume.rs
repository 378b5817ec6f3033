//! Going on after a person has decided.

use super::core::Engine;
use super::pipeline::Settled;
use super::{before, reasons, tool_call};
use crate::approval::{ApprovalError, Approved, CallKey, TicketId};
use crate::audit::ApprovalStep;
use crate::guard::Prompt;
use crate::tool::ToolCall;
use crate::turn::Turn;
use crate::verdict::{BeforeOutcome, CallOutcome, Decision, Report};
use crate::words::Hook;

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
        match self.taken(turn, Hook::ToolCall, ticket, &key).await {
            Ok(settled) => {
                let rules = self.rules();
                tool_call::decide(&self.0, &rules, turn, call, &settled, true).await
            }
            Err(error) => {
                self.refuse_ticket(turn, ticket, Hook::ToolCall, &error);
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
        match self.taken(turn, Hook::BeforeAgent, ticket, &key).await {
            Ok(settled) => {
                let rules = self.rules();
                before::decide(&self.0, &rules, turn, prompt, &settled, gate).await
            }
            Err(error) => {
                self.refuse_ticket(turn, ticket, Hook::BeforeAgent, &error);
                let why = not_approved(&error);
                gate.end(crate::turn::PromptState::Stopped(why.clone()));
                let report = Report { reasons: vec![reasons::plain(&why)], ..Report::default() };
                Decision { outcome: BeforeOutcome::Refused, report }
            }
        }
    }

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
        let Approved { gates, acting, .. } = store.take(ticket, key).await?;
        let names: Vec<_> = gates.iter().map(|gate| gate.name.clone()).collect();
        self.0.ticket_step(Some(turn), ticket, ApprovalStep::Used, hook, &names, acting, None);
        Ok(Settled { gates, acting })
    }

    fn refuse_ticket(&self, turn: &Turn, ticket: &TicketId, hook: Hook, error: &ApprovalError) {
        let reason = error.to_string();
        self.0.ticket_step(Some(turn), ticket, ApprovalStep::Refused, hook, &[], false, Some(&reason));
    }
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
