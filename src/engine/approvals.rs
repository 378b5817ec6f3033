//! Holds: tickets, and what they are bound to.

use std::sync::Arc;

use super::core::{Engine, Inner};
use super::pipeline::{Ran, Settled};
use super::reasons;
use super::resume::contained;
use crate::approval::{ApprovalError, ApprovalStore, CallKey, ExactCall, NewTicket, TicketId, TicketState};
use crate::audit::{About, ApprovalRecord, ApprovalStep, Record};
use crate::bounds;
use crate::detect::SecretScanner;
use crate::text::cut_marked;
use crate::tool::{ToolCall, ToolResult};
use crate::turn::Turn;
use crate::verdict::Reason;
use crate::words::{Action, GateName, Hook};

impl Engine {
    /// Says yes to a held thing, and writes it to the audit log.
    ///
    /// # Errors
    /// [`ApprovalError`] where there is no such ticket, or it was decided before.
    pub async fn approve(&self, ticket: &TicketId) -> Result<(), ApprovalError> {
        let store = self.store()?;
        store.approve(ticket).await?;
        self.decided(ticket, ApprovalStep::Approved, None).await;
        Ok(())
    }

    /// Says no to a held thing, with the reason, and writes it to the audit log.
    ///
    /// # Errors
    /// [`ApprovalError`] where there is no such ticket, or it was decided before.
    pub async fn deny(&self, ticket: &TicketId, reason: &str) -> Result<(), ApprovalError> {
        let store = self.store()?;
        store.deny(ticket, reason).await?;
        self.decided(ticket, ApprovalStep::Denied, Some(reason)).await;
        Ok(())
    }

    /// Waits until a person has decided, or nobody did in time.
    ///
    /// # Errors
    /// [`ApprovalError`] where there is no such ticket.
    pub async fn wait(&self, ticket: &TicketId) -> Result<TicketState, ApprovalError> {
        let state = self.store()?.wait(ticket).await?;
        if state == TicketState::Expired {
            self.decided(ticket, ApprovalStep::Expired, None).await;
        }
        Ok(state)
    }

    fn store(&self) -> Result<&Arc<dyn ApprovalStore>, ApprovalError> {
        self.0.approvals.as_ref().ok_or(ApprovalError::Unknown)
    }

    async fn decided(&self, ticket: &TicketId, step: ApprovalStep, reason: Option<&str>) {
        // A store that has forgotten the ticket by now tells less; the step is written all the same.
        let asked = match self.store() {
            Ok(store) => store.get(ticket).await.ok().map(|ticket| ticket.asked),
            Err(_) => None,
        };
        let hook = asked.as_ref().map_or(Hook::ToolCall, |asked| asked.hook);
        let acting = asked.as_ref().is_some_and(|asked| asked.acting);
        let gates: Vec<GateName> = asked
            .map(|asked| asked.why.into_iter().map(|(gate, _)| gate.name.clone()).collect())
            .unwrap_or_default();
        self.0.ticket_step(None, ticket, step, hook, &gates, acting, reason);
    }
}

impl Inner {
    /// Opens a ticket for what `ran` holds.
    ///
    /// # Errors
    /// The reason of a refusal: without a store, or where the store fails, a hold is the refusal of its hook.
    #[expect(clippy::too_many_arguments, reason = "a ticket names all of them")]
    pub(crate) async fn open_ticket(
        &self,
        hook: Hook,
        turn: &Turn,
        what: &str,
        ran: &Ran<'_>,
        acting: bool,
        key: CallKey,
        settled: &Settled,
    ) -> Result<TicketId, Reason> {
        let mut why: Vec<_> = ran
            .with(Action::Hold)
            .map(|e| {
                let reason = SecretScanner::leaving().redact(&e.verdict.reason).text.into_owned();
                (Arc::clone(&e.gate.id), reason)
            })
            .collect();
        // What the ticket of a resume settled stays settled by this one: else they would hold in turns.
        why.extend(
            settled.gates.iter().map(|gate| (std::sync::Arc::clone(gate), "approved before".to_owned())),
        );
        let Some(store) = &self.approvals else {
            return Err(reasons::plain(
                "not approved: it would need a person's decision, and no approvals store is set",
            ));
        };
        let shown = SecretScanner::leaving().redact(what).text;
        let ticket = NewTicket {
            hook,
            agent: turn.agent().map(|agent| SecretScanner::leaving().redact(agent).text.into_owned()),
            what: cut_marked(&shown, bounds::TICKET_BYTES).into_owned(),
            why,
            acting: acting || settled.acting,
            key,
            ttl: bounds::TICKET_TTL,
        };
        let gates: Vec<_> = ticket.why.iter().map(|(gate, _)| gate.name.clone()).collect();
        let id = contained(|| store.open(ticket))
            .await
            .map_err(|error| reasons::plain(&format!("not approved: {error}")))?;
        self.ticket_step(Some(turn), &id, ApprovalStep::Opened, hook, &gates, acting, None);
        Ok(id)
    }

    /// Writes a step of a ticket; what can't be written is a notice of the next decision.
    #[expect(clippy::too_many_arguments, reason = "the audit's line has all of them")]
    pub(super) fn ticket_step(
        &self,
        turn: Option<&Turn>,
        ticket: &TicketId,
        step: ApprovalStep,
        hook: Hook,
        gates: &[GateName],
        acting: bool,
        reason: Option<&str>,
    ) {
        let names: Vec<&GateName> = gates.iter().collect();
        let record = Record::Approval(ApprovalRecord { ticket, step, hook, gates: &names, acting, reason });
        let rules = turn.map(Turn::rules);
        let about = About {
            turn: turn.map(Turn::id),
            agent: turn.and_then(Turn::agent),
            digest: rules.map(|rules| rules.digest()),
        };
        self.write_about(&about, &[record]);
    }

    /// What a call's ticket is bound to.
    pub(crate) fn call_key(
        &self,
        turn: &Turn,
        call: &ToolCall,
        args: &serde_json::Value,
        cwd: &std::path::Path,
    ) -> CallKey {
        exact(turn, call, args, cwd).key(&self.key)
    }

    /// What the ticket of a prompt, a step, a result or an answer is bound to.
    pub(crate) fn text_key(&self, turn: &Turn, hook: Hook, text: &str) -> CallKey {
        CallKey(self.key.hash_parts(&[
            b"portcullis text 1",
            turn.id().as_bytes(),
            hook.as_str().as_bytes(),
            text.as_bytes(),
        ]))
    }

    /// What the ticket of a result is bound to.
    pub(crate) fn result_key(&self, turn: &Turn, call: &ToolCall, result: &ToolResult) -> CallKey {
        self.text_key(turn, Hook::ToolResult, &format!("{}\n{}\n{}", call.id, call.tool, result.text))
    }

    /// A key for the tool to be idempotent with: the same for the same call of the same turn, over retry
    /// and resume.
    pub(crate) fn idempotency_key(
        &self,
        turn: &Turn,
        call: &ToolCall,
        args: &serde_json::Value,
        cwd: &std::path::Path,
    ) -> String {
        exact(turn, call, args, cwd).idempotency_key(&self.key, &call.id)
    }
}

fn exact<'a>(
    turn: &'a Turn,
    call: &'a ToolCall,
    args: &'a serde_json::Value,
    cwd: &'a std::path::Path,
) -> ExactCall<'a> {
    ExactCall { turn: turn.id(), agent: turn.agent(), tool: &call.tool, arguments: args, cwd: Some(cwd) }
}
