//! The built-in guardrails: `limits`, `secrets`, `prompt_injection` (`checks.md` 1, 3, 4).

mod injection;
mod limits;
mod limits_domains;
#[cfg(test)]
mod limits_tests;
mod secrets;
mod shipped;

pub(crate) use injection::InjectionGate;
pub(crate) use limits::{Limits, changes_files, files_changed};
pub(crate) use secrets::SecretsGate;
pub(crate) use shipped::shipped;
