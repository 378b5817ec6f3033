//! Approvals: a held thing waits for a person behind a ticket.

mod call_key;
mod contract;
mod memory;
mod tickets;

#[cfg(test)]
mod tests;

pub(crate) use call_key::ExactCall;
pub use contract::{
    ApprovalError, ApprovalStore, Approved, CallKey, NewTicket, Ticket, TicketId, TicketState,
};
pub use memory::MemoryApprovals;
