//! The set.

use std::sync::Arc;

use super::index::{Index, at};
use super::plan::ToolPlan;
use super::tool_rule::{EarlierIndex, Met};
use super::{Check, Gate, Policy, Summary};
use crate::tool::{CallView, ToolId, ToolSet, ToolTable};
use crate::typed::Instruction;
use crate::words::Hook;

/// The compiled, immutable set of all gates. It is swapped whole on reload.
#[derive(Debug)]
pub struct RuleSet {
    gates: Vec<Gate>,
    index: Index,
    earlier: EarlierIndex,
    tools: ToolTable,
    policy: Policy,
    /// Tools that bring outside content, beside those that are known to.
    outside: Option<ToolSet>,
    instructions: Vec<Instruction>,
    digest: String,
    /// Why nothing passes; none once a load was good.
    closed: Option<String>,
    summary: Summary,
}

/// What a root turn may use, by the set's `limits`.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Caps {
    pub(crate) max_model_calls: Option<u64>,
    pub(crate) max_cost_usd: Option<f64>,
}

/// What a set is put together from.
pub(super) struct Parts {
    pub(super) gates: Vec<Gate>,
    pub(super) tools: ToolTable,
    pub(super) policy: Policy,
    pub(super) outside: Option<ToolSet>,
    pub(super) instructions: Vec<Instruction>,
    pub(super) digest: String,
    pub(super) summary: Summary,
    pub(super) closed: Option<String>,
}

impl RuleSet {
    pub(super) fn assemble(mut parts: Parts) -> Self {
        parts.gates.sort_by(|a, b| {
            (a.hook, a.phase, a.order, &a.id.name, a.id.layer)
                .cmp(&(b.hook, b.phase, b.order, &b.id.name, b.id.layer))
        });
        let rules = parts.gates.iter_mut().filter_map(|gate| match &mut gate.check {
            Check::Tool(rule) => Some(rule.as_mut()),
            _ => None,
        });
        let earlier = EarlierIndex::of(rules);
        Self {
            earlier,
            index: Index::new(&parts.gates),
            gates: parts.gates,
            tools: parts.tools,
            policy: parts.policy,
            outside: parts.outside,
            instructions: parts.instructions,
            digest: parts.digest,
            closed: parts.closed,
            summary: parts.summary,
        }
    }

    /// A digest of everything that decides: equal sets have equal digests, on every machine.
    #[must_use]
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// What is in force, for a status line (TR-09).
    #[must_use]
    pub fn summary(&self) -> &Summary {
        &self.summary
    }

    /// The instructions: their relative path, the files that they are for, their text.
    pub fn instructions(&self) -> impl Iterator<Item = (&str, &[String], &str)> {
        self.instructions.iter().map(|i| (i.name.as_str(), i.paths.as_slice(), i.body.as_str()))
    }

    /// Why nothing passes: no load was good yet. None in force.
    #[must_use]
    pub fn closed(&self) -> Option<&str> {
        self.closed.as_deref()
    }

    pub(super) fn set_summary(&mut self, summary: Summary) {
        self.summary = summary;
    }

    pub(crate) fn gates(&self) -> &[Gate] {
        &self.gates
    }

    pub(crate) fn gate(&self, position: usize) -> Option<&Gate> {
        self.gates.get(position)
    }

    pub(crate) fn at(&self, hook: Hook) -> impl Iterator<Item = &Gate> {
        self.index.at(&self.gates, hook)
    }

    pub(crate) fn positions_at(&self, hook: Hook) -> impl Iterator<Item = (usize, &Gate)> {
        self.gates.iter().enumerate().filter(move |(_, gate)| gate.hook == hook)
    }

    /// What there is for a tool's calls and results.
    pub(crate) fn plan(&self, tool: &ToolId) -> Arc<ToolPlan> {
        self.index.plan(&self.gates, &self.earlier, tool, || {
            let info = self.tools.lookup(tool);
            let outside =
                info.outside || self.outside.as_ref().is_some_and(|tools| tools.matches(tool, &info));
            (info, outside)
        })
    }

    /// The gates that may have something to say of a call before it runs: those about its tool, less the
    /// rules whose literals it does not hold.
    pub(crate) fn that_may_match(&self, plan: &ToolPlan, view: &CallView<'_>) -> Vec<&Gate> {
        self.index.that_may_match(&self.gates, plan, view)
    }

    /// What a call meets of the conditions over earlier calls, if it runs. Nothing is looked at in a set without.
    pub(crate) fn meets(&self, view: &CallView<'_>, facts: &serde_json::Value) -> Vec<(u32, Met)> {
        if self.earlier.len() == 0 {
            return Vec::new();
        }
        let plan = self.plan(&view.call().tool);
        self.earlier.met(&plan.earlier, view, facts)
    }

    /// The conditions over earlier calls that its rules have.
    pub(crate) fn earlier(&self) -> &EarlierIndex {
        &self.earlier
    }

    /// The gates before a tool runs that name it.
    pub(crate) fn naming<'a>(&'a self, plan: &'a ToolPlan) -> impl Iterator<Item = &'a Gate> {
        at(&plan.naming, &self.gates)
    }

    /// The gates over a tool's results.
    pub(crate) fn over_results<'a>(&'a self, plan: &'a ToolPlan) -> impl Iterator<Item = &'a Gate> {
        at(&plan.results, &self.gates)
    }

    pub(crate) fn policy(&self) -> &Policy {
        &self.policy
    }

    /// What a root turn of this agent may use; one without an agent's id is in scope of every gate.
    pub(crate) fn caps(&self, agent: Option<&str>) -> Caps {
        let in_scope =
            |gate: &Gate| gate.agents.is_every() || agent.is_none_or(|agent| gate.agents.names(agent));
        self.gates
            .iter()
            .find_map(|gate| match &gate.check {
                Check::Limits(limits) if !gate.is_shadow() && in_scope(gate) => {
                    Some(Caps { max_model_calls: limits.max_turns(), max_cost_usd: limits.max_cost_usd() })
                }
                _ => None,
            })
            .unwrap_or_default()
    }
}
