//! The audit log: what was decided, why, and what came of it.

mod contract;

pub use contract::{AuditError, AuditSink};
