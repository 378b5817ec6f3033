//! The built-in guardrails.

mod limits;

#[cfg(test)]
mod limits_tests;

pub(crate) use limits::{LimitFinding, LimitKind, Limits, LimitsError, files_changed};
