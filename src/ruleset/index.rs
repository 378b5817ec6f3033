//! Which gates can apply to a subject: by hook, then by tool, then by the literals that a call must hold.

use std::collections::HashMap;
use std::sync::Arc;

use super::Gate;
use super::plan::{Plans, ToolPlan};
use super::prefilter::Prefilter;
use super::tool_rule::{EarlierIndex, Haystack};
use crate::tool::{CallView, ToolId, ToolInfo};
use crate::words::Hook;

/// The gates of each hook, and those of each tool that was called.
#[derive(Debug, Default)]
pub(crate) struct Index {
    /// Positions in the order of running.
    hooks: [Vec<u32>; 6],
    prefilter: Prefilter,
    /// The gates that the prefilter may leave out.
    left_out: HashMap<u32, Haystack>,
    plans: Plans,
}

impl Index {
    /// Indexes gates that stand in the order of running.
    pub(crate) fn new(gates: &[Gate]) -> Self {
        let mut index = Self { prefilter: Prefilter::new(gates), ..Self::default() };
        for (position, gate) in (0u32..).zip(gates) {
            if let Some(hook) = index.hooks.get_mut(gate.hook.index()) {
                hook.push(position);
            }
        }
        for (at, positions) in index.prefilter.haystacks() {
            index.left_out.extend(positions.iter().map(|position| (*position, at)));
        }
        index
    }

    /// The gates at a hook, in the order of running.
    pub(crate) fn at<'a>(&'a self, gates: &'a [Gate], hook: Hook) -> impl Iterator<Item = &'a Gate> {
        let any = self.hooks.get(hook.index()).map(Vec::as_slice).unwrap_or_default();
        at(any, gates)
    }

    /// What there is for a tool. `known`: what is known of it, and whether it brings in outside content.
    pub(crate) fn plan(
        &self,
        gates: &[Gate],
        earlier: &EarlierIndex,
        tool: &ToolId,
        known: impl FnOnce() -> (Arc<ToolInfo>, bool),
    ) -> Arc<ToolPlan> {
        self.plans.get(tool, || {
            let (info, outside) = known();
            ToolPlan::new(gates, earlier, &self.left_out, tool, info, outside)
        })
    }

    /// The gates that may have something to say of a call, in the order of running: those of its tool less
    /// the rules whose literals it does not hold.
    pub(crate) fn that_may_match<'a>(
        &self,
        gates: &'a [Gate],
        plan: &ToolPlan,
        view: &CallView<'_>,
    ) -> Vec<&'a Gate> {
        let mut matching = self.prefilter.may_match(view, &plan.sieves);
        matching.retain(|&position| {
            let gate = gates.get(position as usize);
            gate.is_some_and(|gate| {
                gate.tools.as_ref().is_none_or(|tools| tools.matches(&view.call().tool, &plan.info))
            })
        });
        merge(&plan.always, &matching).filter_map(|position| gates.get(position as usize)).collect()
    }
}

/// The gates at these positions.
pub(super) fn at<'a>(positions: &'a [u32], gates: &'a [Gate]) -> impl Iterator<Item = &'a Gate> {
    positions.iter().filter_map(|&position| gates.get(position as usize))
}

/// Two sorted lists as one.
fn merge<'a>(a: &'a [u32], b: &'a [u32]) -> impl Iterator<Item = u32> + use<'a> {
    let (mut a, mut b) = (a.iter().copied().peekable(), b.iter().copied().peekable());
    std::iter::from_fn(move || match (a.peek(), b.peek()) {
        (Some(x), Some(y)) if x <= y => a.next(),
        (_, Some(_)) => b.next(),
        (_, None) => a.next(),
    })
}
