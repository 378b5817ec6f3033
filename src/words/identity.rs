//! Who a gate is: its name, its kind, the layer it came from.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::bounds;

/// A gate's name: letters, digits, `-`, `_`; 1 to 64 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct GateName(Arc<str>);

/// A name that no gate can have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no gate name: use letters, digits, `-` and `_`, 1 to 64 characters")]
pub struct InvalidName(pub String);

impl GateName {
    /// Reads a name.
    ///
    /// # Errors
    /// [`InvalidName`] where it has other characters, none, or more than 64.
    pub fn new(name: &str) -> Result<Self, InvalidName> {
        let fits = !name.is_empty()
            && name.len() <= bounds::GATE_NAME_CHARS
            && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        if fits { Ok(Self(name.into())) } else { Err(InvalidName(name.to_owned())) }
    }

    /// A name that is a constant of the crate.
    pub(crate) fn known(name: &'static str) -> Self {
        debug_assert!(Self::new(name).is_ok(), "{name}");
        Self(name.into())
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GateName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a gate is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GateKind {
    /// Compiled into the crate; no file overrides it.
    Baseline,
    /// A guardrail that the crate ships: `limits`, `secrets`, `prompt_injection`.
    Builtin,
    /// A custom guardrail from a guardrails folder.
    Guardrail,
    /// A rule from a rules folder.
    Rule,
    /// A check definition.
    Definition,
    /// A check that the host registered in code.
    Code,
}

impl GateKind {
    /// The word that a message uses: "The rule NAME …".
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Baseline => "baseline gate",
            Self::Builtin | Self::Guardrail => "guardrail",
            Self::Rule => "rule",
            Self::Definition => "check definition",
            Self::Code => "check",
        }
    }
}

/// Where a gate came from, strongest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Layer {
    /// Compiled into the crate.
    Baseline,
    /// Added by the host's code.
    Host,
    /// A file of the workspace.
    Workspace,
    /// A file of the user's config folder.
    Global,
    /// A built-in's defaults.
    Default,
}

/// Whether a gate decides or only tells what it would have done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// It decides.
    #[default]
    Enforce,
    /// It is judged and audited, and changes nothing.
    Shadow,
}

/// How grave a gate's failure is, for people and reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Good to know.
    Info,
    /// Worth a look.
    #[default]
    Warn,
    /// Wrong.
    Error,
    /// Wrong, and dangerous.
    Critical,
}
