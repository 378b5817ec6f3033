//! A pattern that can't be compiled.

use std::ops::Range;

/// Why a pattern can't be compiled, and what to write instead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PatternError {
    /// What is wrong, the pattern in backticks.
    pub(crate) message: String,
    /// What would be right.
    pub(crate) help: Option<String>,
}

impl PatternError {
    pub(crate) fn new(message: impl Into<String>, help: impl Into<String>) -> Self {
        Self { message: message.into(), help: Some(help.into()) }
    }

    /// The same error, with its place in the file.
    pub(crate) fn at(self, at: Range<usize>, field: impl Into<String>) -> SpecError {
        SpecError { at, field: field.into(), message: self.message, help: self.help }
    }
}

/// A value of a rule file that can't be compiled, with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SpecError {
    /// Bytes of the file.
    pub(crate) at: Range<usize>,
    /// The field, as the specification spells it (`args.$.cmd.regex`).
    pub(crate) field: String,
    /// What is wrong.
    pub(crate) message: String,
    /// What would be right.
    pub(crate) help: Option<String>,
}
