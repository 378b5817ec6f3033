//! Holds: tickets, and what they are bound to.

use super::core::Inner;
use super::pipeline::{Ran, Settled};
use super::reasons;
use super::resume::contained;
use crate::approval::{CallKey, NewTicket, TicketId, call_key};
use crate::bounds;
use crate::detect::SecretScanner;
use crate::text::{cut_marked, hex};
use crate::tool::ToolCall;
use crate::turn::Turn;
use crate::verdict::Reason;
use crate::words::{Action, Hook};

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
                (std::sync::Arc::clone(&e.gate.id), reason)
            })
            .collect();
        // What the ticket of a resume settled stays settled by this one: else they would hold in turns.
        why.extend(settled.gates.iter().map(|gate| (std::sync::Arc::clone(gate), "approved before".to_owned())));
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
        contained(|| store.open(ticket)).await.map_err(|error| reasons::plain(&format!("not approved: {error}")))
    }

    /// What a call's ticket is bound to.
    pub(crate) fn call_key(
        &self,
        turn: &Turn,
        call: &ToolCall,
        args: &serde_json::Value,
        cwd: &std::path::Path,
    ) -> CallKey {
        call_key(&self.key, turn.id(), turn.agent(), &call.tool, args, Some(cwd))
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

    /// A key for the tool to be idempotent with: the same for the same call of the same turn, over retry
    /// and resume.
    pub(crate) fn idempotency_key(
        &self,
        turn: &Turn,
        call: &ToolCall,
        args: &serde_json::Value,
        cwd: &std::path::Path,
    ) -> String {
        let CallKey(key) = self.call_key(turn, call, args, cwd);
        hex(&self.key.hash_parts(&[b"portcullis idempotency 1", &key, call.id.as_bytes()]))
    }
}
