//! The sub-command that a pattern names: options may stand before and between its words.

use super::pattern_glob::Glob;
use super::pattern_meaning::{Text, next_lead};
use super::pattern_text::joined;
use super::rows::tool;

/// The words of a sub-command, each a glob over one word.
#[derive(Debug, Clone)]
pub(super) struct Leads(Vec<Glob>);

impl Leads {
    /// The words after a pattern's program up to the first option or `*`.
    pub(super) fn of(words: &[&str]) -> Option<Self> {
        let leads: Vec<Glob> = words
            .iter()
            .skip(1)
            .take_while(|word| !word.starts_with(['-', '*']))
            .map(|word| Glob::new(word))
            .collect();
        (!leads.is_empty()).then_some(Self(leads))
    }

    /// A command with the options before and between those words left out, and with them at its end; `None`
    /// where it has no such words or no options there.
    pub(super) fn lines(&self, words: &[Text]) -> Option<(Vec<u8>, Vec<u8>)> {
        let tool = tool(&words.first()?.bytes);
        let mut found = vec![0];
        let mut at = 1;
        for lead in &self.0 {
            // A last word such as `x*` may also stand for what follows: there the rest is compared as text.
            at = next_lead(words, at, tool, |word| lead.matches(word))?;
            found.push(at);
            at += 1;
        }
        if at == found.len() {
            return None;
        }
        let named = found.iter().filter_map(|at| words.get(*at));
        let line: Vec<&Text> = named.chain(words.iter().skip(at)).collect();
        let between = (1..at).filter(|at| !found.contains(at)).filter_map(|at| words.get(at));
        let with_options: Vec<&Text> = line.iter().copied().chain(between).collect();
        Some((joined(line.into_iter()), joined(with_options.into_iter())))
    }
}
