//! The store that keeps tickets in memory.

use std::fmt;
use std::pin::pin;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::tickets::{Standing, Tickets};
use super::{ApprovalError, ApprovalStore, Approved, CallKey, NewTicket, Ticket, TicketId, TicketState};
use crate::bounds;
use crate::words::BoxFuture;

/// Keeps tickets in memory, at most 10,000 (settled ones make room, oldest first; when all wait, a new one
/// is refused). It does not survive the process: what waited then is as good as denied.
///
/// Tickets expire on tokio's clock.
pub struct MemoryApprovals(Mutex<Tickets>);

impl MemoryApprovals {
    /// An empty store.
    #[must_use]
    pub fn new() -> Self {
        Self::with_capacity(bounds::TICKETS)
    }

    /// An empty store that keeps at most `tickets`, at least 1.
    #[must_use]
    pub fn with_capacity(tickets: usize) -> Self {
        Self(Mutex::new(Tickets::new(tickets.max(1))))
    }

    /// Every step under the lock leaves the tickets whole, so a poisoned lock hides nothing.
    fn tickets(&self) -> MutexGuard<'_, Tickets> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn decided(&self, id: &TicketId) -> Result<TicketState, ApprovalError> {
        let notify = self.tickets().changed(id)?;
        loop {
            // Listening begins before the look, so that no decision falls between the two.
            let mut changed = pin!(notify.notified());
            changed.as_mut().enable();
            let standing = self.tickets().standing(id)?;
            match standing {
                Standing::Decided(state) => return Ok(state),
                Standing::Waiting { deadline } => {
                    // Either way the next look says how it stands.
                    let _ = tokio::time::timeout_at(deadline, changed).await;
                }
            }
        }
    }
}

impl Default for MemoryApprovals {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for MemoryApprovals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MemoryApprovals").finish_non_exhaustive()
    }
}

impl ApprovalStore for MemoryApprovals {
    fn open(&self, ticket: NewTicket) -> BoxFuture<'_, Result<TicketId, ApprovalError>> {
        Box::pin(async move {
            let id = TicketId::random()?;
            self.tickets().open(id.clone(), ticket)?;
            Ok(id)
        })
    }

    fn get<'a>(&'a self, id: &'a TicketId) -> BoxFuture<'a, Result<Ticket, ApprovalError>> {
        Box::pin(async move { self.tickets().get(id) })
    }

    fn waiting(&self) -> BoxFuture<'_, Result<Vec<Ticket>, ApprovalError>> {
        Box::pin(async move { Ok(self.tickets().waiting()) })
    }

    fn approve<'a>(&'a self, id: &'a TicketId) -> BoxFuture<'a, Result<(), ApprovalError>> {
        Box::pin(async move { self.tickets().decide(id, TicketState::Approved) })
    }

    fn deny<'a>(&'a self, id: &'a TicketId, reason: &'a str) -> BoxFuture<'a, Result<(), ApprovalError>> {
        Box::pin(async move { self.tickets().decide(id, TicketState::Denied { reason: reason.to_owned() }) })
    }

    fn wait<'a>(&'a self, id: &'a TicketId) -> BoxFuture<'a, Result<TicketState, ApprovalError>> {
        Box::pin(self.decided(id))
    }

    fn take<'a>(
        &'a self,
        id: &'a TicketId,
        key: &'a CallKey,
    ) -> BoxFuture<'a, Result<Approved, ApprovalError>> {
        Box::pin(async move { self.tickets().take(id, key) })
    }
}
