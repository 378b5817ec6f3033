//! The distinct conditions over earlier calls of one rule set.

use std::collections::HashMap;
use std::sync::Arc;

use serde_json::Value;

use super::earlier::Earlier;
use super::{Met, ToolRule};
use crate::tool::{CallView, FilesAsked, ToolId, ToolInfo};

/// The distinct conditions over earlier calls of one rule set, each once however many rules have it.
///
/// A call is tried on those that are about its tool, which its plan lists; a set without `after` tries nothing.
#[derive(Debug, Default)]
pub(crate) struct EarlierIndex {
    all: Vec<Earlier>,
    by_key: HashMap<Arc<str>, u32>,
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

    /// The conditions that are about a tool, and of which paths they ask where they lead.
    pub(crate) fn about(&self, tool: &ToolId, info: &ToolInfo) -> (Vec<u32>, FilesAsked) {
        let about = (0u32..).zip(&self.all).filter(|(_, earlier)| earlier.is_about(tool, info));
        let files =
            about.clone().map(|(_, earlier)| earlier.asks_for_files()).max().unwrap_or(FilesAsked::None);
        (about.map(|(slot, _)| slot).collect(), files)
    }

    /// Those of `about` that a call meets, or may meet, if it runs.
    pub(crate) fn met(&self, about: &[u32], view: &CallView<'_>, facts: &Value) -> Vec<(u32, Met)> {
        about
            .iter()
            .filter_map(|&slot| Some((slot, self.get(slot)?.of_call(view, facts))))
            .filter(|(_, met)| *met != Met::No)
            .collect()
    }
}
