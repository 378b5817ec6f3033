//! A command as the gates look at it.

use std::sync::OnceLock;

use super::inner::inner;
use super::pattern::{Ready, Subject};
use crate::shell::{Script, SimpleCommand, read, read_argv};

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
    ready: OnceLock<Vec<Ready>>,
    /// The line as patterns compare it, once one asks.
    folded: OnceLock<Folded>,
}

/// The line as written, for patterns.
#[derive(Debug, Clone)]
pub(super) struct Folded {
    /// White space folded to single blanks.
    pub(super) line: String,
    /// The programs of which the line has dry runs only: they do nothing, whatever the line looks like.
    pub(super) dry: Vec<Vec<u8>>,
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

    fn of(line: String, script: Script) -> Self {
        let inner = inner(&line, &script);
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

    /// [`all`](Self::all), made ready for patterns.
    pub(super) fn subjects(&self) -> impl Iterator<Item = Subject<'_>> {
        let ready = self.ready.get_or_init(|| self.all().map(Ready::of).collect());
        self.all().zip(ready).map(|(command, ready)| Subject::new(command, ready))
    }

    pub(super) fn folded(&self) -> &Folded {
        self.folded.get_or_init(|| {
            let wet = |program: &[u8]| self.subjects().any(|one| !one.is_dry() && one.program() == program);
            let dry = self.subjects().filter(|one| one.is_dry() && !wet(one.program()));
            Folded { line: fold(&self.line), dry: dry.map(|one| one.program().to_vec()).collect() }
        })
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
