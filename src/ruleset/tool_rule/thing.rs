//! What the positive part of a rule has matched.

use serde_json::Value;

use crate::command::CommandMatch;
use crate::matcher::{Destination, Spot};
use crate::tool::{CallView, CommandAt};
use crate::words::Cause;

/// A call with the turn's facts: what a rule is tried on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Subject<'a, 'v> {
    pub(super) view: &'a CallView<'v>,
    pub(super) facts: &'a Value,
}

/// One thing that the positive part of a rule has matched. `not` is tried on each.
#[derive(Debug, Clone)]
pub(super) struct Thing<'a> {
    pub(super) what: What<'a>,
    pub(super) certain: bool,
    /// For a person: "`git push -f` matches `git push --force*`".
    pub(super) why: String,
    pub(super) spot: Spot,
}

#[derive(Debug, Clone)]
pub(super) enum What<'a> {
    /// A node of the arguments.
    Node { at: String, value: &'a Value },
    /// A simple command, or (`None`) the line as written.
    Command { of: &'a CommandAt, simple: Option<usize> },
    /// A path, in absolute form, outside commands or in one.
    Path { path: Option<String>, of: Option<(&'a CommandAt, usize)> },
    /// A host, outside commands or in one; none where a part of it is not known.
    Host { host: Option<Destination>, of: Option<(&'a CommandAt, usize)> },
}

/// What one field says.
#[derive(Debug, Clone, Default)]
pub(super) struct Matches<'a> {
    pub(super) things: Vec<Thing<'a>>,
    /// What could not be told, if anything.
    pub(super) unjudged: Option<(Cause, String)>,
}

impl Matches<'_> {
    /// Remembers the first thing that could not be told.
    pub(super) fn cannot_tell(&mut self, cause: Cause, why: impl Into<String>) {
        if self.unjudged.is_none() {
            self.unjudged = Some((cause, why.into()));
        }
    }
}

/// A thing that stands for a match of a command pattern.
pub(super) fn of_command<'a>(of: &'a CommandAt, found: &CommandMatch, pattern: &str) -> Thing<'a> {
    Thing {
        what: What::Command { of, simple: found.command },
        certain: found.certain,
        why: format!("`{}` matches the pattern `{pattern}`", found.text),
        spot: Spot { at: of.at.clone(), span: found.span.clone(), label: pattern.to_owned() },
    }
}
