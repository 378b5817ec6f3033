//! A program as a row of data: what its operands and flags are.

/// What a program does with its operands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Operands {
    /// Reads them.
    Read,
    /// Creates, changes or removes them.
    Write,
    /// Reads them and writes them or a neighbour of theirs (`gzip`).
    ReadWrite,
    /// Only names them.
    Name,
    /// Reads all but the last, which it writes (`cp`).
    Copy,
    /// Moves all but the last, which it writes.
    Move,
    /// Links all but the last, which it writes.
    Link,
    /// Reads the first, writes the second (`xxd`, `uniq`).
    Filter,
    /// Writes the first, reads the others (`zip`).
    Pack,
    /// They are no paths; it prints them.
    Print,
    /// They are no paths.
    Nothing,
    /// It connects to them.
    Connect,
    /// It connects to the first.
    ConnectFirst,
}

/// A program. The lists hold names without dashes, separated by blanks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Row {
    /// Its names.
    pub(super) names: &'static str,
    pub(super) operands: Operands,
    /// Leading operands that are no paths (`grep`'s pattern).
    pub(super) skip: usize,
    /// Flags that give what the skipped operand would.
    pub(super) unless: &'static str,
    /// Flags whose value is no path.
    pub(super) values: &'static str,
    /// Flags whose value is a path that is only named.
    pub(super) named: &'static str,
    /// Flags whose value is read.
    pub(super) reads: &'static str,
    /// Flags whose value is written.
    pub(super) writes: &'static str,
    /// Flags with which the operands are written, not read.
    pub(super) in_place: &'static str,
    /// Flags whose value is the folder that is written to (`cp -t`).
    pub(super) target: &'static str,
    /// Flags whose value is connected to.
    pub(super) connects: &'static str,
    /// Flags that make it recursive; `*`: it always is.
    pub(super) recursive: &'static str,
    /// Flags with which it prints the names of what lies below its operands; `*`: it always does.
    pub(super) lists: &'static str,
    /// Long flags have one dash.
    pub(super) single_dash: bool,
    /// Operands may be `HOST:PATH`.
    pub(super) remote: bool,
}

/// A row with operands only.
pub(super) const fn row(names: &'static str, operands: Operands) -> Row {
    Row {
        names,
        operands,
        skip: 0,
        unless: "",
        values: "",
        named: "",
        reads: "",
        writes: "",
        in_place: "",
        target: "",
        connects: "",
        recursive: "",
        lists: "",
        single_dash: false,
        remote: false,
    }
}

impl Row {
    pub(super) const fn skip(mut self, skip: usize, unless: &'static str) -> Self {
        self.skip = skip;
        self.unless = unless;
        self
    }
    pub(super) const fn values(mut self, list: &'static str) -> Self {
        self.values = list;
        self
    }
    pub(super) const fn named(mut self, list: &'static str) -> Self {
        self.named = list;
        self
    }
    pub(super) const fn reads(mut self, list: &'static str) -> Self {
        self.reads = list;
        self
    }
    pub(super) const fn writes(mut self, list: &'static str) -> Self {
        self.writes = list;
        self
    }
    pub(super) const fn in_place(mut self, list: &'static str) -> Self {
        self.in_place = list;
        self
    }
    pub(super) const fn target(mut self, list: &'static str) -> Self {
        self.target = list;
        self
    }
    pub(super) const fn connects(mut self, list: &'static str) -> Self {
        self.connects = list;
        self
    }
    pub(super) const fn recursive(mut self, list: &'static str) -> Self {
        self.recursive = list;
        self
    }
    pub(super) const fn lists(mut self, list: &'static str) -> Self {
        self.lists = list;
        self
    }
    pub(super) const fn single_dash(mut self) -> Self {
        self.single_dash = true;
        self
    }
    pub(super) const fn remote(mut self) -> Self {
        self.remote = true;
        self
    }
    /// Flags that take a value, of every sort.
    pub(super) fn valued(&self) -> [&'static str; 7] {
        [self.values, self.named, self.reads, self.writes, self.target, self.connects, self.unless]
    }
}
