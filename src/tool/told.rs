//! What the settings say of tools, over what is known of them otherwise.

use super::{Known, NamePattern, ToolId, ToolInfo, ToolKind};
use crate::matcher::NameGlob;

/// What the settings say of the tools that a pattern names; what is not said stays as it was.
#[derive(Debug, Clone)]
pub(crate) struct Told {
    pub(crate) name: NamePattern,
    /// The server's; none: the tools of the host's own, and any whose full name the pattern names.
    pub(crate) server: Option<NameGlob>,
    pub(crate) kind: Option<ToolKind>,
    pub(crate) acts: Option<bool>,
    pub(crate) outside: Option<bool>,
    pub(crate) freeform: Option<bool>,
    pub(crate) command_at: Option<Vec<String>>,
    pub(crate) path_at: Option<Vec<String>>,
    pub(crate) url_at: Option<Vec<String>>,
}

impl Told {
    /// Whether it is about this tool.
    pub(super) fn names(&self, id: &ToolId) -> bool {
        match &self.server {
            Some(server) => {
                let (of, name) = id.split();
                of.is_some_and(|of| server.is_match(of)) && self.name.glob.is_match(name)
            }
            None => self.name.names(id, NameGlob::is_match),
        }
    }

    /// What is known with it.
    pub(super) fn over(&self, known: &ToolInfo) -> ToolInfo {
        let list =
            |said: &Option<Vec<String>>, known: &Vec<String>| said.clone().unwrap_or_else(|| known.clone());
        // A kind that is said of an unknown tool says what the tool is like, too.
        let base = match (self.kind, known.known) {
            (Some(kind), Known::Unknown) => ToolInfo::of_kind(kind),
            _ => known.clone(),
        };
        ToolInfo {
            kind: self.kind.unwrap_or(base.kind),
            acts: self.acts.unwrap_or(base.acts),
            outside: self.outside.unwrap_or(base.outside),
            freeform: self.freeform.unwrap_or(base.freeform),
            command_at: list(&self.command_at, &base.command_at),
            path_at: list(&self.path_at, &base.path_at),
            url_at: list(&self.url_at, &base.url_at),
            known: Known::Registered,
        }
    }
}
