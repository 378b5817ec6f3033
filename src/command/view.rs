//! A command as the gates look at it.

use crate::shell::{Script, read, read_argv};

/// A command line with what a shell would run for it: read once for all gates.
#[derive(Debug, Clone, Default)]
pub(crate) struct CommandView {
    /// The line as written.
    pub(crate) line: String,
    /// Its simple commands and opaque parts.
    pub(crate) script: Script,
    /// The argument vector, where it is one and no line.
    pub(crate) argv: Option<Vec<String>>,
}

impl CommandView {
    /// Reads a command line.
    pub(crate) fn read(line: &str) -> Self {
        Self { line: line.to_owned(), script: read(line), argv: None }
    }

    /// Reads an argument vector, which no shell sees (but `["bash", "-lc", "…"]` hands one a line).
    pub(crate) fn of_argv(argv: &[String]) -> Self {
        Self { line: argv.join(" "), script: read_argv(argv), argv: Some(argv.to_vec()) }
    }
}
