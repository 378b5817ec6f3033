//! What a gate does with its subject.

use std::fmt;
use std::sync::Arc;

use super::tool_rule::ToolRule;
use crate::baseline::BaselineGate;
use crate::builtin::{InjectionGate, Limits, SecretsGate};
use crate::check::HostCheck;

/// What a gate does with its subject.
#[derive(Debug)]
pub(crate) enum Check {
    /// Matchers over a call or a result.
    Tool(Box<ToolRule>),
    /// Plain language, put to the judge.
    Judged { rule: String },
    /// Domains, commands, files, budgets.
    Limits(Box<Limits>),
    /// Secrets and personal data.
    Secrets(SecretsGate),
    /// Orders to the agent in a result.
    Injection(InjectionGate),
    /// A protected gate.
    Baseline(BaselineGate),
    /// A check that the host registered.
    Host(HostCheckHandle),
}

/// A host's check; its `Debug` tells its type only.
#[derive(Clone)]
pub(crate) struct HostCheckHandle(pub(crate) Arc<dyn HostCheck>);

impl fmt::Debug for HostCheckHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HostCheck")
    }
}
