//! Where a tool's commands, paths and URLs stand in its arguments, compiled.

use std::borrow::Cow;
use std::collections::HashSet;

use serde_json::Value;

use super::{Known, ToolInfo};
use crate::matcher::JsonPath;

/// Where a tool's commands, paths and URLs stand in its arguments: made once a tool, not once a call.
#[derive(Debug, Clone, Default)]
pub(crate) struct Places {
    pub(super) commands: At,
    pub(super) paths: At,
    pub(super) urls: At,
}

/// Paths into arguments; `None` where one can't be read, so that the tool has to be taken as unknown.
#[derive(Debug, Clone, Default)]
pub(super) struct At(Option<Vec<JsonPath>>);

impl Places {
    pub(crate) fn of(info: &ToolInfo) -> Self {
        let known = info.known != Known::Unknown;
        let at = |paths: &[String]| {
            let paths = known.then(|| paths.iter().map(|path| JsonPath::parse(path).ok()).collect());
            At(paths.flatten())
        };
        Self { commands: at(&info.command_at), paths: at(&info.path_at), urls: at(&info.url_at) }
    }
}

impl At {
    /// The nodes that any of the paths selects, each once. `None` where a path can't be walked, or nothing is
    /// known of the tool.
    pub(super) fn select<'p, 'v>(&'p self, args: &'v Value) -> Option<Vec<(Cow<'p, str>, &'v Value)>> {
        let mut out: Vec<(Cow<'p, str>, &Value)> = Vec::new();
        for path in self.0.as_ref()? {
            path.select(args).ok()?.each(|node| out.push((node.at, node.value)));
        }
        if out.len() > 1 {
            let mut seen = HashSet::new();
            out.retain(|(at, _)| seen.insert(at.clone()));
        }
        Some(out)
    }
}
