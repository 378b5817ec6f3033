//! A program or sub-command whose flags are compared by meaning.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::containers::CONTAINERS;
use super::files::FILES;
use super::git::GIT;
use super::http::HTTP;

/// How a program reads its flags.
#[derive(Debug)]
pub(in crate::command) struct Row {
    /// Its names, separated by blanks.
    pub(in crate::command) program: &'static str,
    /// The sub-command, its words separated by blanks; empty where the program has none.
    pub(in crate::command) sub: &'static str,
    /// Spellings and what they mean.
    pub(in crate::command) same: &'static [(&'static str, &'static str)],
    /// What a flag means besides itself.
    pub(in crate::command) implies: &'static [(&'static str, &'static str)],
    /// A flag, and the one that is meant where it is not given.
    pub(in crate::command) unless: &'static [(&'static str, &'static str)],
    /// Flags that take a value, the next word where it is not attached.
    pub(in crate::command) values: &'static [&'static str],
    /// Long flags that may be shortened.
    pub(in crate::command) longs: &'static [&'static str],
    /// Flags that make it change nothing.
    pub(in crate::command) dry: &'static [&'static str],
    /// Flags that change nothing of what is done: `not` and `allow` do not look at them.
    pub(in crate::command) neutral: &'static [&'static str],
    /// Flags whose value is compared without regard to case.
    pub(in crate::command) fold: &'static [&'static str],
    /// Whether every operand is a target of its own.
    pub(in crate::command) each: bool,
    /// Whether a pattern without flags is compared as text: its operand may be anything that is unknown.
    pub(in crate::command) loose: bool,
    /// Whether long flags have one dash (`terraform apply -destroy`), so that there are no clusters.
    pub(in crate::command) one_dash: bool,
}

/// A row without anything.
pub(super) const NONE: Row = Row {
    program: "",
    sub: "",
    same: &[],
    implies: &[],
    unless: &[],
    values: &[],
    longs: &[],
    dry: &[],
    neutral: &[],
    fold: &[],
    each: false,
    loose: false,
    one_dash: false,
};

static BY_PROGRAM: LazyLock<HashMap<&'static str, Vec<&'static Row>>> = LazyLock::new(|| {
    let mut map: HashMap<&'static str, Vec<&'static Row>> = HashMap::new();
    for row in [FILES, GIT, CONTAINERS, HTTP].into_iter().flatten() {
        for name in row.program.split_ascii_whitespace() {
            map.entry(name).or_default().push(row);
        }
    }
    // The longest sub-command first: `compose down` before `compose`.
    map.values_mut().for_each(|rows| rows.sort_by_key(|row| std::cmp::Reverse(row.sub.len())));
    map
});

/// The rows of a program, those with the longest sub-command first.
pub(in crate::command) fn rows_of(program: &str) -> &'static [&'static Row] {
    BY_PROGRAM.get(program).map_or(&[], Vec::as_slice)
}
