//! The names that a tool goes by.

use super::{Arguments, ToolCall, ToolId};

impl ToolId {
    /// The server and the name there: an MCP tool's `mcp__SERVER__TOOL` is taken apart.
    #[must_use]
    pub fn split(&self) -> (Option<&str>, &str) {
        if let Some(server) = &self.server {
            return (Some(server), &self.name);
        }
        let parts = self.name.strip_prefix("mcp__").and_then(|rest| rest.split_once("__"));
        match parts {
            Some((server, name)) if !server.is_empty() && !name.is_empty() => (Some(server), name),
            _ => (None, &self.name),
        }
    }

    /// Every server and name that `mcp__SERVER__TOOL` may be put together from, where the host gives no server
    /// apart. By convention a server's name holds no `__`, so [`split`](Self::split) takes the first.
    pub(crate) fn splits(&self) -> impl Iterator<Item = (&str, &str)> {
        let rest =
            self.server.is_none().then(|| self.name.strip_prefix("mcp__")).flatten().unwrap_or_default();
        rest.match_indices("__")
            .filter_map(move |(at, _)| Some((rest.get(..at)?, rest.get(at + 2..)?)))
            .filter(|(server, name)| !server.is_empty() && !name.is_empty())
    }

    /// The same tool with its server apart from its name: what registrations are compared by.
    pub(crate) fn normal(&self) -> Self {
        let (server, name) = self.split();
        Self { server: server.map(str::to_owned), name: name.to_owned() }
    }

    /// Calls `with` for every name that a pattern may mean the tool by, until it says `true`.
    /// A tool of a server goes by `mcp__SERVER__TOOL`, `SERVER__TOOL` and `SERVER/TOOL`; with `bare`
    /// also by its name alone, which another server's tool may have too.
    pub(crate) fn any_name(&self, bare: bool, mut with: impl FnMut(&str) -> bool) -> bool {
        let (server, name) = self.split();
        let Some(server) = server else { return with(name) };
        (bare && with(name))
            || with(&format!("mcp__{server}__{name}"))
            || with(&format!("{server}__{name}"))
            || with(&format!("{server}/{name}"))
    }
}

impl ToolCall {
    /// A call that the model asks for.
    pub fn new(id: impl Into<String>, tool: impl Into<ToolId>, arguments: impl Into<Arguments>) -> Self {
        Self { id: id.into(), tool: tool.into(), arguments: arguments.into(), cwd: None }
    }

    /// The same, in another working folder than the turn's.
    #[must_use]
    pub fn in_folder(mut self, cwd: impl Into<std::path::PathBuf>) -> Self {
        self.cwd = Some(cwd.into());
        self
    }
}
