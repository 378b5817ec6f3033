//! The audit log: what was decided, why, and what came of it.

mod auditor;
mod clean;
mod contract;
mod forward;
mod jsonl;
mod line;
mod media;
mod memory;
mod record;
mod spans;
mod write;

#[cfg(test)]
mod tests;

pub(crate) use auditor::{About, Auditor};
pub(crate) use clean::Clean;
pub use contract::{AuditError, AuditSink};
pub use jsonl::JsonlSink;
pub use memory::MemorySink;
pub(crate) use record::{
    ApprovalRecord, ApprovalStep, CallRecord, CallStatus, DecisionRecord, LoosenedRecord, Record,
    ReloadRecord, StartRecord, VerdictRecord,
};
