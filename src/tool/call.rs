//! A call and its result.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::ToolId;
use crate::detect::{Masked, MaskedJson};

/// Why arguments can't be read. The call is refused with this reason.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ArgumentError {
    /// They are no JSON.
    #[error("the arguments are no JSON: {0}")]
    Malformed(String),
    /// One object has a key twice, with different values.
    #[error("the arguments have the key `{0}` twice, with different values")]
    DuplicateKey(String),
    /// They are JSON, and no object.
    #[error("the arguments are {0}, not an object")]
    NoObject(&'static str),
    /// They are larger than 16 MiB, or nested too deeply.
    #[error("the arguments are larger than the guard reads")]
    Oversize,
}

/// A call's arguments, read once. Their `Debug` text has secrets redacted.
#[derive(Clone, PartialEq)]
pub struct Arguments(pub(crate) Result<Value, ArgumentError>);

/// A call that the model asks for. Its `Debug` text has secrets redacted.
#[derive(Clone, PartialEq)]
pub struct ToolCall {
    /// The call's id, as the model or the host gave it; its result carries the same.
    pub id: String,
    /// The tool.
    pub tool: ToolId,
    /// The arguments.
    pub arguments: Arguments,
    /// The working folder, where it is not the turn's.
    pub cwd: Option<PathBuf>,
}

/// How a call ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToolOutcome {
    /// It succeeded.
    Ok,
    /// It failed; the result says how. Errors stay errors.
    Error,
    /// It did not end in time.
    Timeout,
    /// Whether it ran is not known.
    Unknown,
}

/// A call's result, whole and raw. Its `Debug` text has secrets redacted.
#[derive(Clone, PartialEq)]
pub struct ToolResult {
    /// The whole result as text.
    pub text: String,
    /// How the call ended.
    pub outcome: ToolOutcome,
    /// How long it took.
    pub took: Duration,
    /// Whether bytes that are no UTF-8 were replaced by U+FFFD to make the text.
    pub lossy: bool,
}

impl ToolResult {
    /// The result of a call that succeeded.
    pub fn ok(text: impl Into<String>) -> Self {
        Self { text: text.into(), outcome: ToolOutcome::Ok, took: Duration::ZERO, lossy: false }
    }

    /// The result of a call that failed.
    pub fn error(text: impl Into<String>) -> Self {
        Self { outcome: ToolOutcome::Error, ..Self::ok(text) }
    }

    /// A result given as bytes; what is no UTF-8 becomes U+FFFD, and the copy is flagged `invalid_utf8`.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Self {
        let text = String::from_utf8_lossy(bytes);
        let lossy = matches!(text, std::borrow::Cow::Owned(_));
        Self { lossy, ..Self::ok(text.into_owned()) }
    }

    /// The same, with the time that the call took.
    #[must_use]
    pub fn took(mut self, took: Duration) -> Self {
        self.took = took;
        self
    }
}

impl fmt::Debug for Arguments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Ok(value) => f.debug_tuple("Arguments").field(&MaskedJson(value)).finish(),
            Err(error) => f.debug_tuple("Arguments").field(&Masked(&error.to_string())).finish(),
        }
    }
}

impl fmt::Debug for ToolCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ToolCall")
            .field("id", &Masked(&self.id))
            .field("tool", &self.tool)
            .field("arguments", &self.arguments)
            .field("cwd", &self.cwd)
            .finish()
    }
}

impl fmt::Debug for ToolResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ToolResult")
            .field("text", &Masked(&self.text))
            .field("outcome", &self.outcome)
            .field("took", &self.took)
            .field("lossy", &self.lossy)
            .finish()
    }
}
