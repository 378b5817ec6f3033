//! A pattern over a tool's names.

use super::ToolId;
use crate::matcher::NameGlob;

/// A glob over names of tools. One that names a server too (`mcp__SERVER__TOOL`, `SERVER__TOOL`,
/// `SERVER/TOOL`) is taken apart at its first divider, so that it means one server and never two whose names
/// happen to be put together to the same text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NamePattern {
    pub(super) glob: NameGlob,
    parts: Option<(NameGlob, NameGlob)>,
}

impl NamePattern {
    pub(crate) fn new(text: &str) -> Self {
        let rest = text.strip_prefix("mcp__").unwrap_or(text);
        let parts = rest.split_once("__").or_else(|| rest.split_once('/'));
        let parts = parts.filter(|(server, tool)| !server.is_empty() && !tool.is_empty());
        Self {
            glob: NameGlob::new(text),
            parts: parts.map(|(server, tool)| (NameGlob::new(server), NameGlob::new(tool))),
        }
    }

    /// Whether it may mean a tool: any of its names, and with `bare` the name that it has at its server, which
    /// another server's tool may have too.
    pub(super) fn may_name(&self, id: &ToolId, bare: bool, same: impl Fn(&NameGlob, &str) -> bool) -> bool {
        id.any_name(bare, |name| same(&self.glob, name))
    }

    /// Whether it means a tool for certain: a tool's own name as the host gives it, or the server and the
    /// tool, each by its part. A pattern without a divider (`*`, `read*`) is compared with the names put together.
    pub(super) fn names(&self, id: &ToolId, same: impl Fn(&NameGlob, &str) -> bool) -> bool {
        if id.server.is_none() && same(&self.glob, &id.name) {
            return true;
        }
        match (&self.parts, id.split()) {
            (Some((server, tool)), (Some(of), name)) => same(server, of) && same(tool, name),
            (Some(_), (None, _)) => false,
            (None, _) => self.may_name(id, false, same),
        }
    }
}
