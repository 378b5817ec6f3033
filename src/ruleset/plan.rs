//! What a set has for one tool: found once, kept for its next calls.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use super::tool_rule::{EarlierIndex, Haystack};
use super::{Check, Gate};
use crate::bounds;
use crate::tool::{FilesAsked, Places, ToolId, ToolInfo, ToolKind};
use crate::words::Hook;

/// The gates that can apply to the calls of one tool, and what is to be looked at for them.
///
/// Finding them costs a look at every gate; a call costs a look at this (BX-04).
#[derive(Debug)]
pub(crate) struct ToolPlan {
    /// What is known of the tool.
    pub(crate) info: Arc<ToolInfo>,
    /// Where its commands, paths and URLs stand.
    pub(crate) places: Places,
    /// Whether its results are outside content.
    pub(crate) outside: bool,
    /// Of which paths its gates ask where they lead.
    pub(crate) files: FilesAsked,
    /// The gates before it runs that are tried whatever the call holds, in the order of running.
    pub(super) always: Box<[u32]>,
    /// Where the literals of the others would stand.
    pub(super) sieves: [bool; Haystack::ALL.len()],
    /// The gates that name it by a pattern with a literal letter: what covers its calls.
    pub(super) naming: Box<[u32]>,
    /// The gates over its results, in the order of running.
    pub(super) results: Box<[u32]>,
    /// The conditions over earlier calls that its calls may meet.
    pub(super) earlier: Box<[u32]>,
}

impl ToolPlan {
    /// Looks at every gate. `left_out`: by position, where the literals of one that may be left out stand.
    pub(super) fn new(
        gates: &[Gate],
        earlier: &EarlierIndex,
        left_out: &HashMap<u32, Haystack>,
        tool: &ToolId,
        info: Arc<ToolInfo>,
        outside: bool,
    ) -> Self {
        let (mut always, mut naming, mut results) = (Vec::new(), Vec::new(), Vec::new());
        let mut sieves = [false; Haystack::ALL.len()];
        let (earlier, mut files) = earlier.about(tool, &info);
        for (position, gate) in (0u32..).zip(gates) {
            if !gate.tools.as_ref().is_none_or(|tools| tools.matches(tool, &info)) {
                continue;
            }
            match gate.hook {
                Hook::ToolResult => results.push(position),
                Hook::ToolCall => {
                    match left_out.get(&position).and_then(|at| sieves.get_mut(at.index())) {
                        Some(wanted) => *wanted = true,
                        None => always.push(position),
                    }
                    files = files.max(match &gate.check {
                        Check::Tool(rule) => rule.asks_for_files(gate.action),
                        // Links to one file are one file that changes.
                        Check::Limits(limits) if limits.max_files_changed().is_some() && may_write(&info) => {
                            FilesAsked::Paths
                        }
                        _ => FilesAsked::None,
                    });
                    if gate.tools.as_ref().is_some_and(|tools| tools.names(tool, &info)) {
                        naming.push(position);
                    }
                }
                _ => {}
            }
        }
        Self {
            places: Places::of(&info),
            info,
            outside,
            files,
            always: always.into(),
            sieves,
            naming: naming.into(),
            results: results.into(),
            earlier: earlier.into(),
        }
    }
}

/// Whether a tool's calls may change files.
fn may_write(info: &ToolInfo) -> bool {
    !matches!(info.kind, ToolKind::Read | ToolKind::Fetch | ToolKind::Send)
}

/// The plans of the tools that were called last.
#[derive(Debug, Default)]
pub(super) struct Plans(RwLock<HashMap<ToolId, Arc<ToolPlan>>>);

impl Plans {
    /// The plan of a tool, made by `plan` where it is new. A model that makes names up costs that much each
    /// time, and no more room than [`bounds::TOOL_PLANS`].
    pub(super) fn get(&self, tool: &ToolId, plan: impl FnOnce() -> ToolPlan) -> Arc<ToolPlan> {
        if let Some(plan) = self.0.read().unwrap_or_else(PoisonError::into_inner).get(tool) {
            return Arc::clone(plan);
        }
        let plan = Arc::new(plan());
        let mut plans = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if plans.len() >= bounds::TOOL_PLANS {
            plans.clear();
        }
        plans.insert(tool.clone(), Arc::clone(&plan));
        plan
    }
}
