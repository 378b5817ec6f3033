//! The built-in guardrails: `limits`, `secrets`, `prompt_injection` (`checks.md` 1, 3, 4).

mod injection;
mod limits;
mod limits_gate;
mod secrets;
mod shipped;

pub(crate) use injection::InjectionGate;
pub(crate) use limits::files_changed;
pub(crate) use limits_gate::Limits;
pub(crate) use secrets::SecretsGate;
pub(crate) use shipped::shipped;
#[cfg(test)]
mod limits_tests;

pub(crate) use limits::{LimitFinding, LimitKind, Limits, LimitsError, files_changed};
