//! A program with sub-commands: its options, which may stand before and between the sub-commands.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::tools::TOOLS;

/// The options of a program with sub-commands. The lists hold names without dashes, separated by blanks.
#[derive(Debug, Clone, Copy)]
pub(in crate::command) struct Tool {
    names: &'static str,
    /// Options that take the next word as their value.
    values: &'static str,
    /// Options that take none.
    flags: &'static str,
    /// Options with which it changes nothing.
    dry: &'static str,
    /// Sub-commands that change nothing of their own, whose words are another program's.
    passes: &'static str,
    /// Whether `help` as the last word shows help and does nothing.
    help_last: bool,
}

/// What an option does with the next word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::command) enum OptionKind {
    /// Takes it as its value.
    Value,
    /// Takes none.
    Flag,
    /// Takes none, and makes the program change nothing.
    Dry,
    /// A dry run that is switched off (`--dry-run=none`).
    Wet,
    /// Not listed.
    Unknown,
}

pub(super) const fn tool(names: &'static str, values: &'static str, flags: &'static str) -> Tool {
    Tool { names, values, flags, dry: "", passes: "", help_last: false }
}

impl Tool {
    pub(super) const fn dry(mut self, list: &'static str) -> Self {
        self.dry = list;
        self
    }
    pub(super) const fn passes(mut self, list: &'static str) -> Self {
        self.passes = list;
        self
    }

    pub(super) const fn help_last(mut self) -> Self {
        self.help_last = true;
        self
    }

    /// Whether its options say when it changes nothing.
    pub(in crate::command) fn tells_dry(&self) -> bool {
        !self.dry.is_empty()
    }

    /// Whether its last word asks for help.
    pub(in crate::command) fn is_help(&self, last: &[u8]) -> bool {
        self.help_last && last == b"help"
    }

    /// Whether what follows a sub-command is another program's.
    pub(in crate::command) fn passes_on(&self, word: &[u8]) -> bool {
        has(self.passes, word)
    }

    /// Reads an option: a word that begins with a dash.
    pub(in crate::command) fn option(&self, word: &[u8]) -> OptionKind {
        let bare = word.strip_prefix(b"--").or_else(|| word.strip_prefix(b"-")).unwrap_or(word);
        let mut parts = bare.splitn(2, |b| *b == b'=');
        let name = parts.next().unwrap_or_default();
        let value = parts.next();
        if has(self.dry, name) {
            return match value {
                Some(b"none" | b"false" | b"no" | b"0" | b"f" | b"False" | b"FALSE") => OptionKind::Wet,
                _ => OptionKind::Dry,
            };
        }
        if name.strip_prefix(b"no-").is_some_and(|name| has(self.dry, name)) {
            return OptionKind::Wet;
        }
        if value.is_some() || has(self.flags, name) {
            return OptionKind::Flag;
        }
        if has(self.values, name) {
            return OptionKind::Value;
        }
        if word.starts_with(b"--") || name.len() < 2 || !name.iter().all(u8::is_ascii_alphanumeric) {
            return OptionKind::Unknown;
        }
        // A cluster: the first letter that takes a value ends it.
        for (i, letter) in name.iter().enumerate() {
            let letter = std::slice::from_ref(letter);
            if has(self.values, letter) {
                return if i + 1 == name.len() { OptionKind::Value } else { OptionKind::Flag };
            }
            if has(self.dry, letter) {
                return OptionKind::Dry;
            }
        }
        OptionKind::Unknown
    }
}

fn has(list: &str, name: &[u8]) -> bool {
    list.split_ascii_whitespace().any(|n| n.as_bytes() == name)
}

static BY_NAME: LazyLock<HashMap<&'static [u8], &'static Tool>> = LazyLock::new(|| {
    let names = |tool: &'static Tool| tool.names.split_ascii_whitespace().map(move |n| (n.as_bytes(), tool));
    TOOLS.iter().flat_map(names).collect()
});

/// The options of a program, where it is known.
pub(in crate::command) fn of(program: &[u8]) -> Option<&'static Tool> {
    BY_NAME.get(program).copied()
}
