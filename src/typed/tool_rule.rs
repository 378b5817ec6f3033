//! A tool rule's fields.

use serde_json::Value;

use super::Located;
use crate::tool::ToolKind;

/// A tool rule as its file says it (`formats.md` 3).
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ToolRuleSpec {
    /// Which tools; never empty.
    pub(crate) tools: Vec<Located<ToolPattern>>,
    /// What must hold.
    pub(crate) condition: ConditionSpec,
    /// Exceptions.
    pub(crate) not: Option<ConditionSpec>,
    /// What a `redact` puts in place of each match; default `[redacted:RULE]`.
    pub(crate) replace: Option<Located<String>>,
}

/// Which tools a gate is about.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum ToolPattern {
    /// A glob over names, already split at `|`.
    Name(String),
    /// A tool of a server; both are globs.
    On { server: String, tool: String },
    /// Every tool of a kind.
    Kind(ToolKind),
}

/// Conditions on a call or a result, joined by *and*.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct ConditionSpec {
    /// JSONPath over the arguments, and its matcher.
    pub(crate) args: Vec<(Located<String>, Located<MatcherSpec>)>,
    /// Command patterns.
    pub(crate) command: Vec<Located<String>>,
    /// Path globs over everything that the call names as path.
    pub(crate) path: Vec<Located<String>>,
    /// Hosts over everything that the call names as address.
    pub(crate) domain: Vec<Located<String>>,
    /// A matcher over the result.
    pub(crate) result: Option<Located<MatcherSpec>>,
}

/// A matcher (`formats.md` 3).
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum MatcherSpec {
    Regex(String),
    Glob(String),
    Equals(Value),
    /// Any of these matchers; a string among them is a regex, as everywhere.
    AnyOf(Vec<Located<MatcherSpec>>),
    Path(Vec<Located<String>>),
    Domain(Vec<Located<String>>),
    /// A dotted name into the turn's facts.
    Fact(String),
}
