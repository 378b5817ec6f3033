//! The table: its order is the detectors' rank.

use std::collections::HashMap;
use std::sync::OnceLock;

use regex_automata::dfa::{StartKind, dense};
use regex_automata::util::syntax;

use super::row::Row;
use super::{credentials, keyed, personal};
use crate::detect::Kind;

mod ai;
mod chat;
mod cloud;
mod code;
mod money;
mod named_a;
mod named_b;
mod named_c;
mod named_d;
mod named_e;
mod observe;
mod saas;

/// A compiled pattern.
pub(super) type Dfa = dense::DFA<Vec<u32>>;

/// Every row, by rank.
pub(super) fn all() -> impl Iterator<Item = &'static Row> {
    let families: [&[Row]; 15] = [
        credentials::ROWS,
        cloud::ROWS,
        code::ROWS,
        ai::ROWS,
        chat::ROWS,
        money::ROWS,
        observe::ROWS,
        saas::ROWS,
        named_a::ROWS,
        named_b::ROWS,
        named_c::ROWS,
        named_d::ROWS,
        named_e::ROWS,
        keyed::ROWS,
        personal::ROWS,
    ];
    families.into_iter().flatten()
}

/// The ids of all detectors, by rank.
pub(crate) fn detector_ids() -> impl Iterator<Item = &'static str> {
    all().map(|row| row.id)
}

/// Id, title, kind, and whether it goes by its format, of each row, by rank.
pub(crate) fn detector_list() -> impl Iterator<Item = (&'static str, &'static str, Kind, bool)> {
    all().map(|row| (row.id, row.title, row.kind, row.structural))
}

/// The row of a rank.
pub(super) fn row(rank: usize) -> Option<&'static Row> {
    static TABLE: OnceLock<Vec<&'static Row>> = OnceLock::new();
    TABLE.get_or_init(|| all().collect()).get(rank).copied()
}

/// The compiled pattern of a rank: built when first needed, shared by all scanners. A test proves that
/// every pattern compiles.
pub(super) fn dfa(rank: usize) -> Option<&'static Dfa> {
    static TABLE: OnceLock<Vec<(usize, OnceLock<Option<Dfa>>)>> = OnceLock::new();
    let table = TABLE.get_or_init(|| {
        // Rows of one pattern share it.
        let mut first = HashMap::new();
        let owner = |(rank, row): (usize, &Row)| *first.entry(row.pattern).or_insert(rank);
        all().enumerate().map(owner).map(|rank| (rank, OnceLock::new())).collect()
    });
    let (owner, _) = table.get(rank)?;
    let (_, slot) = table.get(*owner)?;
    slot.get_or_init(|| row(rank).and_then(|row| compile(row.pattern))).as_ref()
}

fn compile(pattern: &str) -> Option<Dfa> {
    dense::Builder::new()
        .syntax(syntax::Config::new().unicode(false).utf8(false))
        .configure(dense::Config::new().start_kind(StartKind::Anchored).accelerate(false))
        .thompson(regex_automata::nfa::thompson::Config::new().utf8(false))
        .build(pattern)
        .ok()
}
