//! A tool rule's fields.

use std::ops::Range;

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
    /// Exceptions over the call or the result.
    pub(crate) not: Option<ConditionSpec>,
    /// What has to be true of an earlier call, or of the conversation.
    pub(crate) after: Option<AfterSpec>,
    /// The same as an exception: `not: {after: …}`.
    pub(crate) not_after: Option<AfterSpec>,
    /// What a `redact` puts in place of each match; default `[redacted:RULE]`.
    pub(crate) replace: Option<Located<String>>,
}

/// `after`: all of it must hold of one earlier call of the turn's tree whose result came back; `tainted`
/// is of the conversation.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct AfterSpec {
    /// Which tools the earlier call was of; none: any.
    pub(crate) tools: Vec<Located<ToolPattern>>,
    /// `args` and `command`; the other fields stay empty.
    pub(crate) condition: ConditionSpec,
    /// How the earlier call has to have ended; none: not said, which is `ran`.
    pub(crate) outcome: Option<Located<EarlierOutcome>>,
    /// Where `tainted: true` stands.
    pub(crate) tainted: Option<Range<usize>>,
}

/// How an earlier call has to have ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum EarlierOutcome {
    /// Its result came back, whatever it says.
    #[default]
    Ran,
    /// It came back as a success.
    Succeeded,
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

impl AfterSpec {
    /// Whether it says something of an earlier call, and not of the conversation alone.
    pub(crate) fn names_a_call(&self) -> bool {
        !self.tools.is_empty()
            || !self.condition.args.is_empty()
            || !self.condition.command.is_empty()
            || self.outcome.is_some()
    }

    /// What it says of an earlier call, without its places: equal texts are equal conditions.
    pub(crate) fn plain(&self) -> String {
        let tools: Vec<&ToolPattern> = self.tools.iter().map(|tools| &tools.value).collect();
        let command: Vec<&str> = self.condition.command.iter().map(|one| one.value.as_str()).collect();
        let args: Vec<String> = self
            .condition
            .args
            .iter()
            .map(|(path, m)| format!("{:?}: {}", path.value, m.value.plain()))
            .collect();
        let outcome = self.outcome.as_ref().map(|outcome| outcome.value).unwrap_or_default();
        format!("{tools:?} {command:?} {args:?} {outcome:?}")
    }
}

impl MatcherSpec {
    /// The matcher without its places. As deep as the file, which is bounded.
    pub(crate) fn plain(&self) -> String {
        let texts =
            |list: &[Located<String>]| format!("{:?}", list.iter().map(|t| &t.value).collect::<Vec<_>>());
        match self {
            Self::AnyOf(list) => {
                format!("any {:?}", list.iter().map(|one| one.value.plain()).collect::<Vec<_>>())
            }
            Self::Path(list) => format!("path {}", texts(list)),
            Self::Domain(list) => format!("domain {}", texts(list)),
            plain => format!("{plain:?}"),
        }
    }
}
