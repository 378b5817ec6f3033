//! Which gates can apply to a subject: by hook, then by tool.

use std::collections::HashMap;

use super::Gate;
use crate::tool::{ToolId, ToolInfo};
use crate::words::Hook;

/// The gates of each hook, those that name exact tools apart.
///
/// A call looks at the gates that name its tool and at those with a pattern, never at the others: the cost
/// of a decision does not grow with the number of rules that cannot apply (BX-04).
#[derive(Debug, Default)]
pub(crate) struct Index {
    hooks: [ByTool; 6],
}

#[derive(Debug, Default)]
struct ByTool {
    /// Gates for every tool, or whose tools are patterns: positions in the order of running.
    any: Vec<u32>,
    /// Gates that name exact tools, by the tool's name in ASCII lower case.
    exact: HashMap<Box<str>, Vec<u32>>,
}

impl Index {
    /// Indexes gates that stand in the order of running.
    pub(crate) fn new(gates: &[Gate]) -> Self {
        let mut index = Self::default();
        for (position, gate) in (0u32..).zip(gates) {
            let Some(hook) = index.hooks.get_mut(gate.hook.index()) else { continue };
            match gate.tools.as_ref().and_then(|tools| tools.literal_names()) {
                Some(names) => {
                    for name in names {
                        let gates = hook.exact.entry(name.to_ascii_lowercase().into_boxed_str()).or_default();
                        if gates.last() != Some(&position) {
                            gates.push(position);
                        }
                    }
                }
                None => hook.any.push(position),
            }
        }
        index
    }

    /// The gates at a hook that is about no tool, in the order of running.
    pub(crate) fn at<'a>(&'a self, gates: &'a [Gate], hook: Hook) -> impl Iterator<Item = &'a Gate> {
        let any = self.hooks.get(hook.index()).map(|h| h.any.as_slice()).unwrap_or_default();
        any.iter().filter_map(|&p| gates.get(p as usize))
    }

    /// The gates at a hook that can apply to this tool, in the order of running.
    pub(crate) fn of_tool<'a>(
        &'a self,
        gates: &'a [Gate],
        hook: Hook,
        tool: &'a ToolId,
        info: &'a ToolInfo,
    ) -> impl Iterator<Item = &'a Gate> {
        let by_tool = self.hooks.get(hook.index());
        let any = by_tool.map(|h| h.any.as_slice()).unwrap_or_default();
        let mut exact: Vec<u32> = Vec::new();
        if let Some(by_tool) = by_tool
            && !by_tool.exact.is_empty()
        {
            for name in tool.index_names() {
                exact.extend(by_tool.exact.get(name.as_str()).into_iter().flatten());
            }
            exact.sort_unstable();
            exact.dedup();
        }
        merge(any, exact)
            .filter_map(|p| gates.get(p as usize))
            .filter(move |gate| gate.tools.as_ref().is_none_or(|tools| tools.matches(tool, info)))
    }
}

/// Two sorted lists as one.
fn merge<'a>(a: &'a [u32], b: Vec<u32>) -> impl Iterator<Item = u32> + 'a {
    let (mut a, mut b) = (a.iter().copied().peekable(), b.into_iter().peekable());
    std::iter::from_fn(move || match (a.peek(), b.peek()) {
        (Some(x), Some(y)) if x <= y => a.next(),
        (_, Some(_)) => b.next(),
        (_, None) => a.next(),
    })
}
