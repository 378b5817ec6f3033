//! The distinct conditions over earlier calls of one rule set.

use std::collections::HashMap;
use std::sync::Arc;

use serde_json::Value;

use super::earlier::Earlier;
use super::{Met, ToolRule};
use crate::tool::{CallView, ToolId};

/// The distinct conditions over earlier calls of one rule set, each once however many rules have it.
///
/// A call is tried on those that name its tool, not on all; a set without `after` tries nothing.
#[derive(Debug, Default)]
pub(crate) struct EarlierIndex {
    all: Vec<Earlier>,
    by_key: HashMap<Arc<str>, u32>,
    /// Those that name exact tools, by name in lower case, and all others.
    exact: HashMap<Box<str>, Vec<u32>>,
    any: Vec<u32>,
}

impl EarlierIndex {
    /// Gathers the conditions of rules, and tells each rule where its own stand.
    pub(crate) fn of<'r>(rules: impl Iterator<Item = &'r mut ToolRule>) -> Self {
        let mut index = Self::default();
        for earlier in rules.flat_map(ToolRule::earlier_mut) {
            index.add(earlier);
        }
        index
    }

    fn add(&mut self, earlier: &mut Earlier) {
        if let Some((key, slot)) = self.by_key.get_key_value(&earlier.key) {
            earlier.key = Arc::clone(key);
            earlier.slot = *slot;
            return;
        }
        let Ok(slot) = u32::try_from(self.all.len()) else { return };
        earlier.slot = slot;
        self.by_key.insert(Arc::clone(&earlier.key), slot);
        match earlier.literal_names() {
            None => self.any.push(slot),
            Some(names) => {
                for name in names {
                    self.exact.entry(name.into_boxed_str()).or_default().push(slot);
                }
            }
        }
        self.all.push(earlier.clone());
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// Where a condition stands here: its own place, or, of another rule set's, that of an equal one.
    pub(crate) fn slot(&self, earlier: &Earlier) -> Option<u32> {
        let own = self.all.get(earlier.slot as usize);
        if own.is_some_and(|own| Arc::ptr_eq(&own.key, &earlier.key)) {
            return Some(earlier.slot);
        }
        self.by_key.get(&earlier.key).copied()
    }

    /// The condition at a place.
    pub(crate) fn get(&self, slot: u32) -> Option<&Earlier> {
        self.all.get(slot as usize)
    }

    /// Whether a condition that is about this tool asks where paths lead.
    pub(crate) fn asks_for_files(&self, tool: &ToolId) -> bool {
        !self.all.is_empty() && self.about(tool).any(|(_, earlier)| earlier.looks_at_files())
    }

    /// The conditions that a call meets, or may meet, if it runs; nothing is allocated where there are none.
    pub(crate) fn met(&self, view: &CallView<'_>, facts: &Value) -> Vec<(u32, Met)> {
        if self.all.is_empty() {
            return Vec::new();
        }
        let mut met: Vec<(u32, Met)> = self
            .about(&view.call().tool)
            .map(|(slot, earlier)| (slot, earlier.of_call(view, facts)))
            .filter(|(_, met)| *met != Met::No)
            .collect();
        met.sort_unstable();
        met.dedup();
        met
    }

    fn about(&self, tool: &ToolId) -> impl Iterator<Item = (u32, &Earlier)> {
        let names = if self.exact.is_empty() { Vec::new() } else { tool.index_names() };
        let named = names.into_iter().filter_map(|name| self.exact.get(name.as_str())).flatten();
        self.any.iter().chain(named).filter_map(|&slot| Some((slot, self.get(slot)?)))
    }
}
