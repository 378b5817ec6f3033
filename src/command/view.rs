//! A command as the gates look at it.

use std::sync::OnceLock;

use super::inner::inner;
use super::pattern::{Ready, Subject};
use crate::shell::{Opaque, OpaqueReason, Script, SimpleCommand, read, read_argv};

/// A command line with what a shell would run for it: read once for all gates.
#[derive(Debug, Clone, Default)]
pub(crate) struct CommandView {
    /// The line as written.
    pub(crate) line: String,
    /// Its simple commands and opaque parts.
    pub(crate) script: Script,
    /// What those commands run or are given elsewhere: the program that `docker exec` runs, the statements
    /// that a database client is given. Patterns that stop things are tried on them; `allow` covers the
    /// command that the line names.
    inner: Vec<SimpleCommand>,
    /// The argument vector, where it is one and no line.
    pub(crate) argv: Option<Vec<String>>,
    /// Each of [`all`](Self::all) as patterns compare it, once one asks.
    ready: OnceLock<Vec<OnceLock<Ready>>>,
    /// The line with its white space folded, once one asks.
    folded: OnceLock<String>,
}

impl CommandView {
    /// Reads a command line.
    pub(crate) fn read(line: &str) -> Self {
        Self::of(line.to_owned(), read(line))
    }

    /// Reads an argument vector, which no shell sees (but `["bash", "-lc", "…"]` hands one a line).
    pub(crate) fn of_argv(argv: &[String]) -> Self {
        Self { argv: Some(argv.to_vec()), ..Self::of(argv.join(" "), read_argv(argv)) }
    }

    fn of(line: String, mut script: Script) -> Self {
        let (inner, left_out) = inner(&line, &script);
        if left_out {
            script.opaque.push(Opaque {
                span: 0..line.len(),
                reason: OpaqueReason::TooDeep,
                program: true,
                node: None,
            });
        }
        Self { line, script, inner, ..Self::default() }
    }

    /// A simple command by itself.
    pub(crate) fn of_command(command: SimpleCommand) -> Self {
        let script = Script { commands: vec![command], ..Script::default() };
        Self { script, ..Self::default() }
    }

    /// Every simple command, those of the line first.
    pub(crate) fn all(&self) -> impl Iterator<Item = &SimpleCommand> {
        self.script.commands.iter().chain(&self.inner)
    }

    /// [`all`](Self::all), for patterns.
    pub(super) fn subjects(&self) -> impl Iterator<Item = Subject<'_>> {
        let ready = self.ready.get_or_init(|| self.all().map(|_| OnceLock::new()).collect());
        self.all().zip(ready).map(|(command, ready)| Subject::new(command, ready))
    }

    /// The line as written, white space folded to single blanks.
    pub(super) fn folded(&self) -> &str {
        self.folded.get_or_init(|| fold(&self.line))
    }

    /// Whether the line has dry runs only of a program: it does nothing, whatever the line looks like.
    pub(super) fn only_dry(&self, program: &[u8]) -> bool {
        let mut own = self.subjects().filter(|one| one.program() == program).peekable();
        own.peek().is_some() && own.all(|one| one.is_dry())
    }

    /// One of [`all`](Self::all).
    pub(crate) fn command(&self, index: usize) -> Option<&SimpleCommand> {
        self.all().nth(index)
    }
}

/// White space folded to single blanks.
fn fold(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    for word in line.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(word);
    }
    out
}
