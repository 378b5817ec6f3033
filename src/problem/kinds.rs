//! One problem.

use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

use serde::Serialize;

/// How much a problem matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ProblemLevel {
    /// In a file that gates, a settings file, or a folder: the set is refused under `Strict`.
    Error,
    /// In an instruction: it loads all the same.
    Warning,
}

/// One thing that is wrong with one file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Problem {
    /// The file, as the host named its folder.
    pub file: PathBuf,
    /// Line in the file, from 1.
    pub line: u32,
    /// Column in the line, from 1, in characters.
    pub column: u32,
    /// The field, as the specification spells it (`args.$.cmd.regex`), where there is one.
    pub field: Option<String>,
    /// Error or warning.
    #[serde(rename = "severity")]
    pub level: ProblemLevel,
    /// A stable name of the kind of problem (`unknown-when`, `near-miss`, …).
    pub code: &'static str,
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub help: Option<String>,
    /// The bytes of the file that are wrong.
    #[serde(skip)]
    pub(crate) span: Range<usize>,
    /// The file's text, for the excerpt; empty where it can't be shown.
    #[serde(skip)]
    pub(crate) text: Arc<str>,
}
