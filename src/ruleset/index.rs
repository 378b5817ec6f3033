//! Which gates can apply to a subject: by hook, then by tool, then by the literals that a call must hold.

use std::collections::HashMap;

use super::prefilter::Prefilter;
use super::tool_rule::Haystack;
use super::{Check, Gate};
use crate::tool::{CallView, ToolId, ToolInfo};
use crate::words::Hook;

/// The gates of each hook, those that name exact tools apart.
///
/// A call looks at the gates that name its tool and at those with a pattern, never at the others: the cost
/// of a decision does not grow with the number of rules that cannot apply (BX-04).
#[derive(Debug, Default)]
pub(crate) struct Index {
    hooks: [ByTool; 6],
    /// The gates before a tool runs that are tried whatever the call holds.
    always: ByTool,
    prefilter: Prefilter,
    /// What is known of the gates that the prefilter may leave out, by tool.
    left_out: ByTool<Left>,
}

#[derive(Debug)]
struct ByTool<T = Vec<u32>> {
    /// Gates for every tool, or whose tools are patterns: positions in the order of running.
    any: T,
    /// Gates that name exact tools, by the tool's name in ASCII lower case.
    exact: HashMap<Box<str>, T>,
}

/// What gates that may be left out look at.
#[derive(Debug, Default, Clone, Copy)]
struct Left {
    texts: bool,
    programs: bool,
    paths: bool,
    /// One of them asks where paths lead.
    files: bool,
}

impl<T: Default> Default for ByTool<T> {
    fn default() -> Self {
        Self { any: T::default(), exact: HashMap::new() }
    }
}

impl<T: Default> ByTool<T> {
    /// Calls `with` for every entry that a gate belongs to.
    fn each_entry(&mut self, gate: &Gate, mut with: impl FnMut(&mut T)) {
        match gate.tools.as_ref().and_then(|tools| tools.literal_names()) {
            Some(names) => {
                for name in names {
                    with(self.exact.entry(name.to_ascii_lowercase().into_boxed_str()).or_default());
                }
            }
            None => with(&mut self.any),
        }
    }

    /// The entries of a tool that is named exactly.
    fn of<'a>(&'a self, names: &[String]) -> impl Iterator<Item = &'a T> {
        names.iter().filter_map(|name| self.exact.get(name.as_str()))
    }
}

impl ByTool {
    fn add(&mut self, position: u32, gate: &Gate) {
        self.each_entry(gate, |gates| {
            if gates.last() != Some(&position) {
                gates.push(position);
            }
        });
    }

    fn positions<'a>(&'a self, names: &[String]) -> impl Iterator<Item = u32> + use<'a> {
        let mut exact: Vec<u32> = self.of(names).flatten().copied().collect();
        exact.sort_unstable();
        exact.dedup();
        merge(&self.any, exact)
    }
}

impl Index {
    /// Indexes gates that stand in the order of running.
    pub(crate) fn new(gates: &[Gate]) -> Self {
        let mut index = Self { prefilter: Prefilter::new(gates), ..Self::default() };
        let left_out = index.prefilter.gates();
        for (position, gate) in (0u32..).zip(gates) {
            if let Some(hook) = index.hooks.get_mut(gate.hook.index()) {
                hook.add(position, gate);
            }
            if gate.hook == Hook::ToolCall && left_out.binary_search(&position).is_err() {
                index.always.add(position, gate);
            }
        }
        for (at, positions) in index.prefilter.haystacks() {
            for gate in positions.iter().filter_map(|&position| gates.get(position as usize)) {
                let files = matches!(&gate.check, Check::Tool(rule) if rule.looks_at_files(gate.action));
                index.left_out.each_entry(gate, |left| {
                    match at {
                        Haystack::Texts => left.texts = true,
                        Haystack::Programs => left.programs = true,
                        Haystack::Paths => left.paths = true,
                    }
                    left.files |= files;
                });
            }
        }
        index
    }

    /// The gates at a hook that is about no tool, in the order of running.
    pub(crate) fn at<'a>(&'a self, gates: &'a [Gate], hook: Hook) -> impl Iterator<Item = &'a Gate> {
        let any = self.hooks.get(hook.index()).map(|h| h.any.as_slice()).unwrap_or_default();
        any.iter().filter_map(|&p| gates.get(p as usize))
    }

    /// The gates at a hook that are about this tool, in the order of running.
    pub(crate) fn of_tool<'a>(
        &'a self,
        gates: &'a [Gate],
        hook: Hook,
        tool: &'a ToolId,
        info: &'a ToolInfo,
    ) -> impl Iterator<Item = &'a Gate> {
        let names = tool.index_names();
        let positions = self.hooks.get(hook.index()).map(|hook| hook.positions(&names));
        about(positions.into_iter().flatten(), gates, tool, info)
    }

    /// Whether a gate about this tool that stands before it runs asks where paths lead.
    pub(crate) fn asks_for_files(&self, gates: &[Gate], tool: &ToolId, info: &ToolInfo) -> bool {
        let asks = |gate: &Gate| matches!(&gate.check, Check::Tool(rule) if rule.looks_at_files(gate.action));
        let names = tool.index_names();
        self.left_of(&names).files || about(self.always.positions(&names), gates, tool, info).any(asks)
    }

    /// The gates that may have something to say of a call, in the order of running: those of
    /// [`of_tool`](Self::of_tool) less the rules whose literals it does not hold.
    pub(crate) fn that_may_match<'a>(
        &'a self,
        gates: &'a [Gate],
        view: &'a CallView<'_>,
    ) -> impl Iterator<Item = &'a Gate> {
        let (tool, info) = (&view.call().tool, view.info());
        let names = tool.index_names();
        let left = self.left_of(&names);
        let matching = self.prefilter.may_match(view, |at| match at {
            Haystack::Texts => left.texts,
            Haystack::Programs => left.programs,
            Haystack::Paths => left.paths,
        });
        let mut positions: Vec<u32> = self.always.positions(&names).collect();
        positions.extend(matching);
        positions.sort_unstable();
        about(positions.into_iter(), gates, tool, info)
    }

    fn left_of(&self, names: &[String]) -> Left {
        self.left_out.of(names).fold(self.left_out.any, |all, one| Left {
            texts: all.texts | one.texts,
            programs: all.programs | one.programs,
            paths: all.paths | one.paths,
            files: all.files | one.files,
        })
    }
}

/// The gates at these positions that are about the tool.
fn about<'a>(
    positions: impl Iterator<Item = u32>,
    gates: &'a [Gate],
    tool: &'a ToolId,
    info: &'a ToolInfo,
) -> impl Iterator<Item = &'a Gate> {
    positions
        .filter_map(|p| gates.get(p as usize))
        .filter(move |gate| gate.tools.as_ref().is_none_or(|tools| tools.matches(tool, info)))
}

/// Two sorted lists as one.
fn merge<'a>(a: &'a [u32], b: Vec<u32>) -> impl Iterator<Item = u32> + use<'a> {
    let (mut a, mut b) = (a.iter().copied().peekable(), b.into_iter().peekable());
    std::iter::from_fn(move || match (a.peek(), b.peek()) {
        (Some(x), Some(y)) if x <= y => a.next(),
        (_, Some(_)) => b.next(),
        (_, None) => a.next(),
    })
}
