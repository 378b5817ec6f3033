//! A program that runs the program which its later words name: in a container, on another machine, out of a
//! package, with settings of its own.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::runners::RUNNERS;

/// How the words of the other program are found.
#[derive(Debug, Clone, Copy)]
pub(in crate::command) struct Runner {
    program: &'static str,
    /// Sub-commands before them.
    pub(in crate::command) sub: &'static str,
    /// Options of the runner that take a value, without dashes.
    pub(in crate::command) values: &'static str,
    /// Operands of the runner before them (a container, a host).
    pub(in crate::command) operands: usize,
    /// Options whose value is a command line of a shell.
    pub(in crate::command) line: &'static str,
    /// Whether the program may be written with a version (`npx wrangler@3`).
    pub(in crate::command) versioned: bool,
}

/// Operands without end: what it runs stands in an option, or after `--`.
pub(in crate::command) const ANY_OPERANDS: usize = 9;

pub(super) const fn runs(program: &'static str, sub: &'static str, values: &'static str) -> Runner {
    Runner { program, sub, values, operands: 0, line: "", versioned: false }
}

impl Runner {
    pub(super) const fn operands(mut self, operands: usize) -> Self {
        self.operands = operands;
        self
    }
    pub(super) const fn line(mut self, list: &'static str) -> Self {
        self.line = list;
        self
    }
    pub(super) const fn versioned(mut self) -> Self {
        self.versioned = true;
        self
    }
}

static BY_PROGRAM: LazyLock<HashMap<&'static str, Vec<&'static Runner>>> = LazyLock::new(|| {
    let mut map: HashMap<&'static str, Vec<&'static Runner>> = HashMap::new();
    for row in RUNNERS {
        for name in row.program.split_ascii_whitespace() {
            map.entry(name).or_default().push(row);
        }
    }
    map.values_mut().for_each(|rows| rows.sort_by_key(|row| std::cmp::Reverse(row.sub.len())));
    map
});

/// The rows of a program, those with the longest sub-command first.
pub(in crate::command) fn runner_of(program: &str) -> &'static [&'static Runner] {
    BY_PROGRAM.get(program).map_or(&[], Vec::as_slice)
}
