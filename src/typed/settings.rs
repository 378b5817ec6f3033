//! Settings: what a host or a person sets beside the rules (`formats.md` 1).

use std::time::Duration;

use super::{Located, ToolPattern};
use crate::tool::ToolKind;
use crate::words::{Layer, OnError};

/// What happens to a call that no rule covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum UnmatchedTools {
    /// It goes on.
    #[default]
    Allow,
    /// It is refused where its tool acts.
    BlockActing,
    /// It is refused.
    Block,
}

/// Which acting tools wait for a person after their checks passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ApproveActing {
    /// Those that the host's code or the settings registered with `acts: true`.
    #[default]
    Registered,
    /// All, the unknown ones too.
    All,
    /// None.
    None,
}

/// Deadlines; none: the default of `runtime.md` 4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Deadlines {
    /// A host check's at `tool_call`.
    pub(crate) tool_call: Option<Duration>,
    /// That of a gate which only records.
    pub(crate) observer: Option<Duration>,
    /// A judged gate's.
    pub(crate) judge: Option<Duration>,
}

/// What the settings say of one tool; what they don't say stays as it is known otherwise.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct ToolOverride {
    /// The tool's name; a glob.
    pub(crate) name: String,
    /// The server that brings it; a glob.
    pub(crate) server: Option<String>,
    pub(crate) kind: Option<ToolKind>,
    pub(crate) acts: Option<bool>,
    pub(crate) outside: Option<bool>,
    pub(crate) freeform: Option<bool>,
    /// JSONPaths, still text.
    pub(crate) command_at: Option<Vec<Located<String>>>,
    pub(crate) path_at: Option<Vec<Located<String>>>,
    pub(crate) url_at: Option<Vec<Located<String>>>,
}

/// Settings of one file, or of several merged: what is not set is `None` or empty.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Settings {
    pub(crate) unmatched_tools: Option<UnmatchedTools>,
    pub(crate) approve_acting: Option<ApproveActing>,
    pub(crate) on_error_default: Option<OnError>,
    pub(crate) deadlines: Deadlines,
    /// Tools, the stronger layer's first: the first that names a tool tells of it.
    pub(crate) tools: Vec<ToolOverride>,
    /// Models of the judge, by name, in the order in which they are tried; global and code only.
    pub(crate) judge: Option<Vec<String>>,
    /// Tools that bring in outside content, beside those that are known to.
    pub(crate) outside_content: Option<Vec<Located<ToolPattern>>>,
}

impl Settings {
    /// These settings over `lower`: field by field, tools by tools.
    #[must_use]
    pub(crate) fn over(mut self, lower: Self) -> Self {
        self.unmatched_tools = self.unmatched_tools.or(lower.unmatched_tools);
        self.approve_acting = self.approve_acting.or(lower.approve_acting);
        self.on_error_default = self.on_error_default.or(lower.on_error_default);
        self.deadlines.tool_call = self.deadlines.tool_call.or(lower.deadlines.tool_call);
        self.deadlines.observer = self.deadlines.observer.or(lower.deadlines.observer);
        self.deadlines.judge = self.deadlines.judge.or(lower.deadlines.judge);
        self.judge = self.judge.or(lower.judge);
        self.outside_content = self.outside_content.or(lower.outside_content);
        let lower = lower.tools.into_iter();
        let mut more: Vec<_> =
            lower.filter(|t| !self.tools.iter().any(|s| s.name == t.name && s.server == t.server)).collect();
        self.tools.append(&mut more);
        self
    }

    /// What of these counts in a layer: `judge` is read from the global file and the host's code only.
    #[must_use]
    pub(super) fn of_layer(mut self, layer: Layer) -> Self {
        if layer != Layer::Global {
            self.judge = None;
        }
        self
    }
}
