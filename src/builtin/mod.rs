//! The built-in guardrails.

mod limits;

pub(crate) use limits::{Domains, LimitFinding, LimitKind, files_changed, opaque_commands};
