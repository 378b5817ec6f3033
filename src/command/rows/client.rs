//! A program that is given statements of a data store's language.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::clients::CLIENTS;

/// The language of a statement: also the word that a pattern for it begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::command) enum Language {
    /// SQL and its like (`sql drop table *`).
    Sql,
    /// The JavaScript of MongoDB's shell (`mongo *.drop(*`).
    Mongo,
    /// Redis commands (`redis flushall*`).
    Redis,
}

/// Where the statements stand among a client's words.
#[derive(Debug, Clone, Copy)]
pub(in crate::command) struct Client {
    names: &'static str,
    /// Sub-commands that take statements; empty: none is needed.
    pub(in crate::command) sub: &'static str,
    pub(in crate::command) language: Language,
    /// Options whose value is a statement, without dashes.
    pub(in crate::command) statements: &'static str,
    /// Other options that take a value.
    pub(in crate::command) values: &'static str,
    /// Operands before those that are statements; `None`: no operand is one.
    pub(in crate::command) operands: Option<usize>,
    /// Whether it reads statements from its input.
    pub(in crate::command) input: bool,
}

pub(super) const fn client(names: &'static str, language: Language, statements: &'static str) -> Client {
    Client { names, sub: "", language, statements, values: "", operands: None, input: true }
}

impl Client {
    pub(super) const fn values(mut self, list: &'static str) -> Self {
        self.values = list;
        self
    }
    pub(super) const fn sub(mut self, sub: &'static str) -> Self {
        self.sub = sub;
        self.input = false;
        self
    }
    pub(super) const fn operands(mut self, after: usize) -> Self {
        self.operands = Some(after);
        self
    }
}

impl Language {
    /// The word that stands for the program.
    pub(in crate::command) const fn word(self) -> &'static str {
        match self {
            Self::Sql => "sql",
            Self::Mongo => "mongo",
            Self::Redis => "redis",
        }
    }
}

static BY_NAME: LazyLock<HashMap<&'static str, Vec<&'static Client>>> = LazyLock::new(|| {
    let mut map: HashMap<&'static str, Vec<&'static Client>> = HashMap::new();
    for row in CLIENTS {
        for name in row.names.split_ascii_whitespace() {
            map.entry(name).or_default().push(row);
        }
    }
    map
});

/// The rows of a program.
pub(in crate::command) fn client_of(program: &str) -> &'static [&'static Client] {
    BY_NAME.get(program).map_or(&[], Vec::as_slice)
}
