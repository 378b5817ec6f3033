//! What the engine knows of a tool.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A tool's identity: the server that brings it, where one does, and its name there.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ToolId {
    /// The server that brings the tool (an MCP server's name); none for the host's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub server: Option<String>,
    /// The tool's name.
    pub name: String,
}

impl ToolId {
    /// A tool of the host's own.
    pub fn new(name: impl Into<String>) -> Self {
        Self { server: None, name: name.into() }
    }

    /// A tool that a server brings.
    pub fn on(server: impl Into<String>, name: impl Into<String>) -> Self {
        Self { server: Some(server.into()), name: name.into() }
    }
}

impl From<&str> for ToolId {
    fn from(name: &str) -> Self {
        Self::new(name)
    }
}

impl fmt::Debug for ToolId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A model makes names up.
        fmt::Debug::fmt(&crate::detect::Masked(&self.to_string()), f)
    }
}

impl fmt::Display for ToolId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.server {
            Some(server) => write!(f, "{server}/{}", self.name),
            None => f.write_str(&self.name),
        }
    }
}

/// What a tool does, in kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToolKind {
    /// Reads files.
    Read,
    /// Writes or edits files.
    Write,
    /// Runs commands or code.
    Execute,
    /// Fetches from the network.
    Fetch,
    /// Sends something to others.
    Send,
    /// Anything else.
    #[default]
    Other,
}

/// How the engine came to know of a tool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Known {
    /// The host's code or the settings registered it.
    Registered,
    /// It stands in the shipped table.
    Table,
    /// Nothing is known: every string is tried as path and URL, and it acts and brings outside content.
    Unknown,
}

/// What the engine knows of a tool (`runtime.md` 1).
#[derive(Debug, Clone, PartialEq)]
pub struct ToolInfo {
    /// What it does, in kind.
    pub kind: ToolKind,
    /// Whether it changes something outside the conversation.
    pub acts: bool,
    /// Whether it brings in what others can write.
    pub outside: bool,
    /// Whether it takes plain text, given as `{"input": …}`.
    pub freeform: bool,
    /// JSONPaths (RFC 9535) of the commands in its arguments.
    pub command_at: Vec<String>,
    /// JSONPaths of the paths.
    pub path_at: Vec<String>,
    /// JSONPaths of the URLs.
    pub url_at: Vec<String>,
    /// How it came to be known.
    pub known: Known,
}
