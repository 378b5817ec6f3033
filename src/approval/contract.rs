//! The trait of a store of tickets.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use serde::Serialize;

use crate::bounds;
use crate::text::{hex, random_bytes};
use crate::words::{BoxFuture, GateRef, Hook};

/// A ticket's id: unguessable.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct TicketId(pub(crate) Arc<str>);

impl TicketId {
    /// A new id of 128 random bits.
    ///
    /// # Errors
    /// [`ApprovalError::Store`] where the system gives no random bytes: a guessable id is none.
    pub fn random() -> Result<Self, ApprovalError> {
        match random_bytes::<16>() {
            Ok(bytes) => Ok(Self(format!("t-{}", hex(&bytes)).into())),
            Err(error) => Err(ApprovalError::Store(error.to_string())),
        }
    }

    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for TicketId {
    fn from(id: &str) -> Self {
        Self(id.into())
    }
}

impl fmt::Display for TicketId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A keyed hash over turn, agent, tool, canonical arguments and working folder: what a ticket is
/// bound to. It tells nothing of the call.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CallKey(pub(crate) [u8; 32]);

impl CallKey {
    /// A key as a store kept it.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The key's bytes, for a store to keep.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// What is to be decided.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct NewTicket {
    /// Where it was held.
    pub hook: Hook,
    /// The agent.
    pub agent: Option<String>,
    /// What waits, secrets redacted and masked spans shown as placeholders.
    pub what: String,
    /// Why: every gate that holds it, with its reason. Empty for `approve_acting` alone.
    pub why: Vec<(Arc<GateRef>, String)>,
    /// Whether it waits because an acting tool needs approval.
    pub acting: bool,
    /// What it is bound to.
    pub key: CallKey,
    /// How long it waits before it expires to denial.
    pub ttl: Duration,
}

impl NewTicket {
    /// A ticket that no gate holds yet, for the default time of one hour.
    pub fn new(hook: Hook, what: impl Into<String>, key: CallKey) -> Self {
        Self {
            hook,
            agent: None,
            what: what.into(),
            why: Vec::new(),
            acting: false,
            key,
            ttl: bounds::TICKET_TTL,
        }
    }
}

/// A ticket as a person sees it.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Ticket {
    /// Its id.
    pub id: TicketId,
    /// What was asked.
    pub asked: NewTicket,
    /// When it expires.
    pub expires: SystemTime,
    /// Where it stands.
    pub state: TicketState,
}

impl Ticket {
    /// A ticket, as a store of the host's own gives it.
    #[must_use]
    pub const fn new(id: TicketId, asked: NewTicket, expires: SystemTime, state: TicketState) -> Self {
        Self { id, asked, expires, state }
    }
}

/// Where a ticket stands. It is decided once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TicketState {
    /// Nobody has decided.
    Waiting,
    /// Somebody said yes; it has not been used.
    Approved,
    /// Somebody said no.
    Denied {
        /// Why.
        reason: String,
    },
    /// Nobody decided in time: no.
    Expired,
    /// Approved, and used once.
    Used,
}

/// An approval that was taken: it can't be taken again.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Approved {
    /// The ticket.
    pub ticket: TicketId,
    /// The gates that the person has settled.
    pub gates: Vec<Arc<GateRef>>,
    /// Whether the approval of an acting tool is settled too.
    pub acting: bool,
}

impl Approved {
    /// What a person settled by approving this ticket.
    #[must_use]
    pub fn of(id: TicketId, asked: &NewTicket) -> Self {
        let gates = asked.why.iter().map(|(gate, _)| Arc::clone(gate)).collect();
        Self { ticket: id, gates, acting: asked.acting }
    }
}

/// Why a ticket can't be opened, decided or taken. Every one of them means no.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ApprovalError {
    /// No such ticket.
    #[error("there is no such ticket")]
    Unknown,
    /// It was decided before.
    #[error("the ticket was decided before")]
    Decided,
    /// It is not decided yet.
    #[error("the ticket is not decided yet")]
    Waiting,
    /// It was denied.
    #[error("not approved: {0}")]
    Denied(String),
    /// It expired.
    #[error("not approved: nobody answered in time")]
    Expired,
    /// It was used before.
    #[error("the ticket was used before")]
    Used,
    /// It is for another call.
    #[error("the ticket is for another call")]
    OtherCall,
    /// The store failed.
    #[error("the approvals store failed: {0}")]
    Store(String),
}

/// Keeps tickets. Decided once, used once, expiring to denial.
pub trait ApprovalStore: Send + Sync {
    /// Opens a ticket.
    fn open(&self, ticket: NewTicket) -> BoxFuture<'_, Result<TicketId, ApprovalError>>;
    /// A ticket as it stands.
    fn get<'a>(&'a self, id: &'a TicketId) -> BoxFuture<'a, Result<Ticket, ApprovalError>>;
    /// Every ticket that waits.
    fn waiting(&self) -> BoxFuture<'_, Result<Vec<Ticket>, ApprovalError>>;
    /// Says yes.
    fn approve<'a>(&'a self, id: &'a TicketId) -> BoxFuture<'a, Result<(), ApprovalError>>;
    /// Says no.
    fn deny<'a>(&'a self, id: &'a TicketId, reason: &'a str) -> BoxFuture<'a, Result<(), ApprovalError>>;
    /// Waits until it is decided or expires.
    fn wait<'a>(&'a self, id: &'a TicketId) -> BoxFuture<'a, Result<TicketState, ApprovalError>>;
    /// Takes an approval for the call that it is bound to, once.
    fn take<'a>(
        &'a self,
        id: &'a TicketId,
        key: &'a CallKey,
    ) -> BoxFuture<'a, Result<Approved, ApprovalError>>;
}
