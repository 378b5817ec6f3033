//! The built-ins' fields (`checks.md` 1, 3, 4).

use super::{Located, ToolPattern};
use crate::words::{Hook, OnOpaque};

/// A built-in guardrail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum BuiltinId {
    Limits,
    Secrets,
    PromptInjection,
}

/// A built-in's settings.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum BuiltinSpec {
    Limits(LimitsSpec),
    Secrets(SecretsSpec),
    PromptInjection(InjectionSpec),
}

/// `limits`.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct LimitsSpec {
    /// Model calls of a turn.
    pub(crate) max_turns: Option<u64>,
    /// Spending of a turn, in US dollars.
    pub(crate) max_cost_usd: Option<f64>,
    /// Distinct files that a turn may change.
    pub(crate) max_files_changed: Option<u64>,
    /// Hosts that may be addressed, with their subdomains; `None`: all.
    pub(crate) allowed_domains: Option<Vec<Located<String>>>,
    /// What a command whose program can't be known does.
    pub(crate) opaque: OnOpaque,
    /// Command patterns that are refused; `None`: the shipped ones.
    pub(crate) commands: Option<Vec<Located<String>>>,
}

impl Default for LimitsSpec {
    fn default() -> Self {
        Self {
            max_turns: None,
            max_cost_usd: None,
            max_files_changed: None,
            allowed_domains: None,
            opaque: OnOpaque::Warn,
            commands: None,
        }
    }
}

/// `secrets`.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct SecretsSpec {
    /// Where it applies.
    pub(crate) stages: Vec<Hook>,
    /// What a secret in a call's arguments does.
    pub(crate) on_call: OnCall,
    /// Whether personal data count.
    pub(crate) pii: bool,
    /// Regexes of values that are no secret, or `sha256:HEX` of one.
    pub(crate) allow: Vec<Located<String>>,
    /// Detectors switched off.
    pub(crate) off: Vec<Located<String>>,
}

impl Default for SecretsSpec {
    fn default() -> Self {
        Self {
            stages: vec![Hook::Output],
            on_call: OnCall::Block,
            pii: false,
            allow: Vec::new(),
            off: Vec::new(),
        }
    }
}

/// What a secret in a call's arguments does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OnCall {
    Block,
    Hold,
}

/// `prompt_injection`.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct InjectionSpec {
    /// Whether the judge confirms a match first; only its `pass` clears.
    pub(crate) judge: bool,
    /// Which tools' results; `None`: the outside-content tools.
    pub(crate) tools: Option<Vec<Located<ToolPattern>>>,
    pub(crate) sensitivity: Sensitivity,
}

impl Default for InjectionSpec {
    fn default() -> Self {
        Self { judge: false, tools: None, sensitivity: Sensitivity::Medium }
    }
}

/// How little evidence is enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sensitivity {
    Low,
    Medium,
    High,
}
