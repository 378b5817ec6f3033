//! Going on after a person has decided.

use super::core::Engine;
use super::pipeline::Settled;
use super::subject::Subject;
use super::{after, before, model_step, reasons, tool_call, tool_result};
use crate::approval::{ApprovalError, Approved, CallKey, TicketId};
use crate::audit::ApprovalStep;
use crate::guard::{Prompt, Reply, Work};
use crate::tool::{ToolCall, ToolResult};
use crate::turn::{PromptState, Turn};
use crate::verdict::{
    AfterOutcome, BeforeOutcome, CallOutcome, Decision, Flag, Report, ResultOutcome, StepOutcome,
};
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
            Ok(settled) => {
                tool_result::decide(&self.0, &self.rules(), turn, call, result, &settled).await
            }
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
        self.refuse_ticket(turn, ticket, hook, error);
        let reasons = vec![reasons::plain(&not_approved(error))];
        Decision { outcome, report: Report { reasons, ..Report::default() } }
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
