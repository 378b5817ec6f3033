//! The table: its order is the detectors' rank.

use std::sync::OnceLock;

use regex_automata::dfa::{StartKind, dense};
use regex_automata::util::syntax;

use super::row::Row;
use super::{credentials, keyed, personal};

/// A compiled pattern.
pub(super) type Dfa = dense::DFA<Vec<u32>>;

/// Every row, by rank.
pub(super) fn all() -> impl Iterator<Item = &'static Row> {
    credentials::ROWS.iter().chain(keyed::ROWS).chain(personal::ROWS)
}

/// The ids of all detectors, by rank.
pub(crate) fn detector_ids() -> impl Iterator<Item = &'static str> {
    all().map(|row| row.id)
}

/// The row of a rank.
pub(super) fn row(rank: usize) -> Option<&'static Row> {
    static TABLE: OnceLock<Vec<&'static Row>> = OnceLock::new();
    TABLE.get_or_init(|| all().collect()).get(rank).copied()
}

/// The compiled pattern of a rank: built when first needed, shared by all scanners. A test proves that
/// every pattern compiles.
pub(super) fn dfa(rank: usize) -> Option<&'static Dfa> {
    static TABLE: OnceLock<Vec<OnceLock<Option<Dfa>>>> = OnceLock::new();
    let table = TABLE.get_or_init(|| all().map(|_| OnceLock::new()).collect());
    table.get(rank)?.get_or_init(|| row(rank).and_then(|row| compile(row.pattern))).as_ref()
}

fn compile(pattern: &str) -> Option<Dfa> {
    dense::Builder::new()
        .syntax(syntax::Config::new().unicode(false).utf8(false))
        .configure(dense::Config::new().start_kind(StartKind::Anchored).accelerate(false))
        .thompson(regex_automata::nfa::thompson::Config::new().utf8(false))
        .build(pattern)
        .ok()
}
