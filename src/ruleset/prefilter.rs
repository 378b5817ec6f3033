//! One search over a call's texts says which rules may match it: the cost of a decision does not grow with
//! the rules whose literals are not there (BX-04).

use aho_corasick::{AhoCorasick, AhoCorasickKind, MatchKind};

use super::tool_rule::{Haystack, Needs};
use super::{Check, Gate};
use crate::tool::CallView;
use crate::words::Hook;

/// Bytes of literals up to which the search is a table: faster, and larger.
const TABLE_BYTES: usize = 64 * 1024;

/// Hits of literals up to which they are only gathered.
const SEEN: usize = 256;

/// The gates that are tried only where one of their literals stands in the call.
#[derive(Debug, Default)]
pub(super) struct Prefilter {
    sieves: Vec<Sieve>,
}

/// The literals that are looked for in one kind of text.
#[derive(Debug)]
struct Sieve {
    at: Haystack,
    search: AhoCorasick,
    /// By literal: the positions of the gates that need it.
    gates: Vec<Vec<u32>>,
    /// Every gate of this sieve.
    all: Vec<u32>,
}

/// What a gate needs, where it is one that may be left out.
fn needs(gate: &Gate) -> Option<Needs> {
    match &gate.check {
        Check::Tool(rule) if gate.hook == Hook::ToolCall => rule.needs(gate.action),
        _ => None,
    }
}

impl Prefilter {
    pub(super) fn new(gates: &[Gate]) -> Self {
        let mut found: Vec<(u32, Needs)> =
            (0u32..).zip(gates).filter_map(|(at, gate)| Some((at, needs(gate)?))).collect();
        let sieves = Haystack::ALL.into_iter().filter_map(|at| {
            let here: Vec<(u32, Needs)> = found.extract_if(.., |(_, needs)| needs.at == at).collect();
            Sieve::new(at, &here)
        });
        Self { sieves: sieves.collect() }
    }

    /// The gates that it may leave out and that may match the call, in order. `wanted`, by [`Haystack`]: whether
    /// any of them could be about the tool at all.
    pub(super) fn may_match(&self, view: &CallView<'_>, wanted: &[bool]) -> Vec<u32> {
        let mut out = Vec::new();
        for sieve in self.sieves.iter().filter(|sieve| wanted.get(sieve.at.index()) == Some(&true)) {
            sieve.pass(view, &mut out);
        }
        out.sort_unstable();
        out.dedup();
        out
    }

    /// What a gate is looked for in.
    pub(super) fn haystacks(&self) -> impl Iterator<Item = (Haystack, &[u32])> {
        self.sieves.iter().map(|sieve| (sieve.at, sieve.all.as_slice()))
    }
}

impl Sieve {
    /// `None` where nothing is to be looked for, or no search can be built: then all are always tried.
    fn new(at: Haystack, gates: &[(u32, Needs)]) -> Option<Self> {
        let mut by_literal = std::collections::BTreeMap::<&[u8], Vec<u32>>::new();
        for (gate, needs) in gates {
            for literal in &needs.any {
                by_literal.entry(literal).or_default().push(*gate);
            }
        }
        let bytes: usize = by_literal.keys().map(|literal| literal.len()).sum();
        let kind = if bytes <= TABLE_BYTES { AhoCorasickKind::DFA } else { AhoCorasickKind::ContiguousNFA };
        let search = AhoCorasick::builder()
            .match_kind(MatchKind::Standard)
            .ascii_case_insensitive(true)
            .kind(Some(kind))
            .build(by_literal.keys())
            .ok()
            .filter(|search| search.patterns_len() > 0)?;
        let all = gates.iter().map(|(gate, _)| *gate).collect();
        Some(Self { at, search, gates: by_literal.into_values().collect(), all })
    }

    fn pass(&self, view: &CallView<'_>, out: &mut Vec<u32>) {
        // A text may hold a literal many times over: the list stays as short as the literals are many.
        let mut seen: Vec<usize> = Vec::new();
        let open = self.at.each(view, &mut |text| {
            for found in self.search.find_overlapping_iter(text) {
                seen.push(found.pattern().as_usize());
                if seen.len() > SEEN && seen.len() > 2 * self.gates.len() {
                    seen.sort_unstable();
                    seen.dedup();
                }
            }
        });
        if open {
            out.extend(&self.all);
            return;
        }
        seen.sort_unstable();
        seen.dedup();
        out.extend(seen.into_iter().filter_map(|literal| self.gates.get(literal)).flatten());
    }
}
