//! Approvals: a held thing waits for a person behind a ticket.

mod contract;

pub use contract::{
    ApprovalError, ApprovalStore, Approved, CallKey, NewTicket, Ticket, TicketId, TicketState,
};
