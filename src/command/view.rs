//! A command as the gates look at it.

use super::inner::inner;
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
}

impl CommandView {
    /// Reads a command line.
    pub(crate) fn read(line: &str) -> Self {
        Self::of(line.to_owned(), read(line))
    }

    /// Reads an argument vector, which no shell sees (but `["bash", "-lc", "…"]` hands one a line).
    pub(crate) fn of_argv(argv: &[String]) -> Self {
        Self::of(argv.join(" "), read_argv(argv))
    }

    fn of(line: String, mut script: Script) -> Self {
        let (inner, left_out) = inner(&line, &script);
        if left_out {
            script.opaque.push(Opaque { span: 0..line.len(), reason: OpaqueReason::TooDeep, program: true });
        }
        Self { line, script, inner }
    }

    /// A simple command by itself.
    pub(crate) fn of_command(command: SimpleCommand) -> Self {
        let script = Script { commands: vec![command], ..Script::default() };
        Self { line: String::new(), script, inner: Vec::new() }
    }

    /// Every simple command, those of the line first.
    pub(crate) fn all(&self) -> impl Iterator<Item = &SimpleCommand> {
        self.script.commands.iter().chain(&self.inner)
    }

    /// One of [`all`](Self::all).
    pub(crate) fn command(&self, index: usize) -> Option<&SimpleCommand> {
        self.all().nth(index)
    }
}
