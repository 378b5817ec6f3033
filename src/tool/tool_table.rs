//! The tools that are known: the shipped table, and registrations over it.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use super::table::{ROWS, Row};
use super::{Known, Told, ToolId, ToolInfo, ToolKind};
use crate::matcher::{JsonPath, PatternError};

/// The shipped rows by name.
static SHIPPED: LazyLock<HashMap<&'static str, Arc<ToolInfo>>> = LazyLock::new(|| {
    ROWS.iter()
        .flat_map(|row| {
            let info = Arc::new(ToolInfo::of_row(row));
            row.names.iter().map(move |name| (*name, Arc::clone(&info)))
        })
        .collect()
});

static UNKNOWN: LazyLock<Arc<ToolInfo>> = LazyLock::new(|| Arc::new(ToolInfo::unknown()));

/// The tools that are known.
#[derive(Debug, Clone, Default)]
pub(crate) struct ToolTable {
    registered: HashMap<ToolId, Arc<ToolInfo>>,
    told: Vec<Told>,
}

impl ToolTable {
    /// Registers a tool under its exact name, in place of what was known of it. A name in MCP form
    /// (`mcp__SERVER__TOOL`) registers that server's tool.
    ///
    /// # Errors
    /// A JSONPath that is none.
    pub(crate) fn register(&mut self, id: &ToolId, info: ToolInfo) -> Result<(), PatternError> {
        for path in info.command_at.iter().chain(&info.path_at).chain(&info.url_at) {
            JsonPath::parse(path)?;
        }
        self.registered.insert(id.normal(), Arc::new(ToolInfo { known: Known::Registered, ..info }));
        Ok(())
    }

    /// What is known of a tool: its registration; else, for a tool that no server brings, the shipped
    /// row (names compared without case); else nothing, so that it is taken to act, to bring in
    /// outside content, and to name a path or an address in any string.
    pub(crate) fn lookup(&self, id: &ToolId) -> Arc<ToolInfo> {
        if let Some(info) = self.registered.get(&id.normal()) {
            return Arc::clone(info);
        }
        let known = Self::shipped(id);
        match self.told.iter().find(|told| told.names(id)) {
            Some(told) => Arc::new(told.over(&known)),
            None => known,
        }
    }

    /// What the settings say, the stronger layer's first; only the first that names a tool counts.
    ///
    /// # Errors
    /// A JSONPath that is none.
    pub(crate) fn tell(&mut self, told: Told) -> Result<(), PatternError> {
        for path in [&told.command_at, &told.path_at, &told.url_at].into_iter().flatten().flatten() {
            JsonPath::parse(path)?;
        }
        self.told.push(told);
        Ok(())
    }

    fn shipped(id: &ToolId) -> Arc<ToolInfo> {
        match id.split() {
            (None, name) => SHIPPED
                .get(name.to_ascii_lowercase().as_str())
                .map_or_else(|| Arc::clone(&UNKNOWN), Arc::clone),
            (Some(_), _) => Arc::clone(&UNKNOWN),
        }
    }
}

impl ToolInfo {
    /// What is taken of a tool of which nothing is known (`runtime.md` 1).
    #[must_use]
    pub fn unknown() -> Self {
        Self {
            kind: ToolKind::Other,
            acts: true,
            outside: true,
            freeform: false,
            command_at: Vec::new(),
            path_at: Vec::new(),
            url_at: Vec::new(),
            known: Known::Unknown,
        }
    }

    /// A tool of a kind that the host describes: it acts unless it reads or fetches, brings in outside
    /// content if it fetches, and names neither commands, paths nor URLs until told where.
    #[must_use]
    pub fn of_kind(kind: ToolKind) -> Self {
        Self {
            kind,
            acts: !matches!(kind, ToolKind::Read | ToolKind::Fetch),
            outside: kind == ToolKind::Fetch,
            freeform: false,
            command_at: Vec::new(),
            path_at: Vec::new(),
            url_at: Vec::new(),
            known: Known::Registered,
        }
    }

    fn of_row(row: &Row) -> Self {
        let paths = |list: &[&str]| list.iter().map(|&path| path.to_owned()).collect();
        Self {
            kind: row.kind,
            acts: row.acts,
            outside: row.outside,
            freeform: row.freeform,
            command_at: paths(row.command_at),
            path_at: paths(row.path_at),
            url_at: paths(row.url_at),
            known: Known::Table,
        }
    }
}
