//! Stands in for `command::CommandView` until the reader of command lines is merged: everything is opaque.

use crate::shell::{Opaque, OpaqueReason, Script};

#[derive(Debug, Clone)]
pub(crate) struct CommandView {
    pub(crate) line: String,
    pub(crate) script: Script,
}

impl CommandView {
    pub(crate) fn read(line: &str) -> Self {
        let span = 0..line.len();
        let opaque = vec![Opaque { span, reason: OpaqueReason::UnknownSyntax, program: true }];
        Self { line: line.to_owned(), script: Script { commands: Vec::new(), opaque } }
    }

    pub(crate) fn of_argv(argv: &[String]) -> Self {
        Self::read(&argv.join(" "))
    }
}
