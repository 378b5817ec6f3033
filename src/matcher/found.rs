//! What a deterministic gate says of one subject.

use std::ops::Range;

use crate::words::Cause;

/// What a deterministic gate says of one subject.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Found {
    /// Nothing.
    Nothing,
    /// A match.
    Match(Hit),
    /// It can't be told: `on_error` decides.
    Unjudged { cause: Cause, why: String },
}

/// A match.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Hit {
    /// `false`: only possible (a command with an unknown part); `on_opaque` decides.
    pub(crate) certain: bool,
    /// What matched, for a person (never a secret's text): "`rm -rf /` matches the pattern `rm -rf /`".
    pub(crate) what: String,
    /// Where.
    pub(crate) spots: Vec<Spot>,
}

/// A place in the subject.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Spot {
    /// A normalised JSONPath into the arguments, or `result`, `prompt`, `answer`.
    pub(crate) at: String,
    /// Bytes of that string.
    pub(crate) span: Range<usize>,
    /// What it is: a detector's id, a pattern, a field.
    pub(crate) label: String,
}
