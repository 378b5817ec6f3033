//! A gate as its file says it.

use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use super::{BuiltinSpec, ToolRuleSpec};
use crate::words::{Action, GateKind, GateName, Hook, Layer, Mode, OnError, OnOpaque, Severity};

/// A value with its bytes in the file.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Located<T> {
    pub(crate) value: T,
    pub(crate) at: Range<usize>,
}

/// A gate as its file says it (`formats.md` 2 to 4).
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct TypedGate {
    pub(crate) name: GateName,
    pub(crate) kind: GateKind,
    pub(crate) layer: Layer,
    /// The file, as the host named its folder; none for a built-in's defaults.
    pub(crate) file: Option<PathBuf>,
    /// The file's whole text, for excerpts.
    pub(crate) source: Arc<str>,
    /// The first line of front matter that gates (`when`, `stage`, `builtin`): what `explain` points at.
    pub(crate) line: u32,
    pub(crate) hook: Hook,
    /// The action, with the kind's default already put in.
    pub(crate) action: Located<Action>,
    pub(crate) description: Option<String>,
    pub(crate) order: i64,
    /// Globs over agent ids; none: every agent.
    pub(crate) agents: Vec<Located<String>>,
    pub(crate) enabled: bool,
    pub(crate) severity: Severity,
    pub(crate) deadline: Option<Duration>,
    pub(crate) on_error: Option<OnError>,
    pub(crate) on_opaque: Option<OnOpaque>,
    pub(crate) mode: Mode,
    pub(crate) examples: Examples,
    /// The body, trimmed: a judged gate's rule, a tool rule's reason.
    pub(crate) text: String,
    pub(crate) body: GateBody,
    /// `stream: buffer` at `output`.
    pub(crate) buffer: bool,
}

/// What the gate checks.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum GateBody {
    /// The text is put to the judge; `tools` narrows it at the tool hooks (empty: every tool).
    Judged { tools: Vec<Located<super::ToolPattern>> },
    /// Matchers over a call or a result.
    Tool(Box<ToolRuleSpec>),
    /// A built-in's settings.
    Builtin(Box<BuiltinSpec>),
}

/// `examples:` — the gate's own tests.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Examples {
    pub(crate) fail: Vec<Located<ExampleSubject>>,
    pub(crate) pass: Vec<Located<ExampleSubject>>,
}

/// What an example puts before the gate. It has no calls before it: a rule's `after` is taken to hold, and an
/// exception that rests on an `after` is taken not to.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum ExampleSubject {
    /// What the gate's own matcher reads: a command, a result, a prompt, an answer.
    Text(String),
    /// A whole call, or a result of a tool: `{tool, server?, args?, result?, facts?}`.
    Call { tool: String, server: Option<String>, args: Value, result: Option<String>, facts: Value },
}

/// A rule file that gates nothing: text for the agent's prompt.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Instruction {
    /// Its relative path.
    pub(crate) name: String,
    pub(crate) file: PathBuf,
    pub(crate) layer: Layer,
    pub(crate) description: Option<String>,
    /// The files that it is for; none: always.
    pub(crate) paths: Vec<String>,
    pub(crate) body: String,
}
