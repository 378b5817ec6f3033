//! What one simple command does to files, hosts and the environment, as far as its words tell.

use std::ops::Range;

/// What one simple command does to files, hosts and the environment, as far as its words tell.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Effects {
    /// Every word that names a path, each with what happens to it; one word may stand here twice
    /// (`sed -i` reads and writes).
    pub(crate) paths: Vec<PathWord>,
    /// What lies below folders that it names, where it lists that, or puts something there: paths with an
    /// unknown part, apart since no word of the command is one of them.
    pub(crate) below: Vec<PathWord>,
    /// Every word that the program would connect to.
    pub(crate) connects: Vec<HostWord>,
    /// Whether it prints, or hands on, the whole environment (`printenv`, `export -p`, `ps e`).
    pub(crate) dumps_env: bool,
    /// Code of another language that it runs (`python -c CODE`), as the shell hands it over.
    pub(crate) code: Vec<Code>,
    /// Words whose text is printed (`echo`, `printf`, here-strings): what a pipe or a substitution
    /// may hand to another command of the line.
    pub(crate) data: Vec<DataWord>,
    /// Whether operands that the line does not show are read (`xargs cat`, `cat "$X"`, `cat $(…)`).
    pub(crate) reads_unknown: bool,
    /// The same of operands that are written, moved or removed (`xargs rm`, `sed -i s/a/b/ $(…)`).
    pub(crate) writes_unknown: bool,
    /// Whether it runs code that comes from its standard input (`python -`, `node` alone).
    pub(crate) code_from_input: bool,
}

/// What happens to a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum PathUse {
    /// Its content is read: printed, sent, copied, packed, run.
    Read,
    /// It is created, changed, removed, or replaced.
    Write,
    /// It goes elsewhere (`mv`): removed here; its new name follows in `PathWord::to`.
    Move,
    /// It gets another name (`ln`), which follows in `PathWord::to`; itself it stays as it is.
    Link,
    /// It is only named: listed, tested, excluded.
    Name,
    /// The program is not known: it may be read or written.
    Unknown,
}

/// What stands for an unknown part in [`PathWord::shape`]: no path has this byte.
pub(crate) const UNKNOWN: char = '\0';

/// A word that names a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PathWord {
    /// The path as written, quotes undone, unknown parts taken as empty (without an option's name or
    /// a prefix such as curl's `@`).
    pub(crate) text: String,
    /// The lexical absolute path after the line's moves; `None` where a part, the folder, or a
    /// `~user` is unknown. With `glob`, the absolute pattern.
    pub(crate) path: Option<String>,
    /// The same with its `..` left in, where it has one: behind a link that leads elsewhere.
    pub(crate) behind_links: Option<String>,
    /// What happens to it.
    pub(crate) role: PathUse,
    /// Whether no part of it is unknown, the program is known, and it is no glob.
    pub(crate) certain: bool,
    /// Whether the shell may expand it; then `text` and `path` are patterns (`*`, `?`, `[…]`,
    /// `{a,b}`), quoted specials escaped with a back slash.
    pub(crate) glob: bool,
    /// Whether all below it is meant too.
    pub(crate) recursive: bool,
    /// The literal rest after its last unknown part; the whole text where nothing is unknown.
    pub(crate) tail: String,
    /// Where a part, or the folder, is unknown: the lexical absolute form with [`UNKNOWN`] in place of each
    /// such part (`/home/user/.ssh/` and one). It begins with one where not even the root is known.
    pub(crate) shape: Option<String>,
    /// With `Move` and `Link`: the new name as written; a trailing `/`, or empty, keeps the old name.
    pub(crate) to: Option<String>,
    /// Its bytes in the line as written.
    pub(crate) span: Range<usize>,
}

/// A word that the program would connect to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct HostWord {
    /// The address as written: a URL, a scheme-less URL, or a host with or without a port; empty where
    /// the host has an unknown part.
    pub(crate) text: String,
    /// Where the host has an unknown part: what is known of it.
    pub(crate) part: Option<HostPart>,
    /// Whether its host is known to be the one that is connected to; `false`: the program is not
    /// known, or a part before the host's end is unknown. With `part`: whether the program is known.
    pub(crate) certain: bool,
    /// Its bytes in the line as written.
    pub(crate) span: Range<usize>,
}

/// What is known of a host with an unknown part: how it begins and how it ends, lower case.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct HostPart {
    pub(crate) head: String,
    pub(crate) tail: String,
}

impl HostWord {
    /// The address for a person: an unknown part as `…`.
    pub(crate) fn shown(&self) -> String {
        match &self.part {
            Some(part) => format!("{}…{}", part.head, part.tail),
            None => self.text.clone(),
        }
    }

    /// An address that is known.
    pub(super) fn known(text: impl Into<String>, certain: bool, span: Range<usize>) -> Self {
        Self { text: text.into(), part: None, certain, span }
    }
}

/// Code of another language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Code {
    /// The code; unknown parts taken as empty.
    pub(crate) text: String,
    /// Its bytes in the line as written.
    pub(crate) span: Range<usize>,
}

/// Text that a command prints.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct DataWord {
    /// The text; unknown parts taken as empty.
    pub(crate) text: String,
    /// The names of the variables in it that the line does not assign.
    pub(crate) variables: Vec<String>,
    /// Its bytes in the line as written.
    pub(crate) span: Range<usize>,
}

impl Effects {}
