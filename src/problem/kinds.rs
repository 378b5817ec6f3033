//! One problem.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Serialize;

use super::position;

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

impl Problem {
    /// A problem with a piece of a file: an error, at the line and column of `span`'s start.
    ///
    /// `field` may be empty: no field is meant. `span` is in bytes of `text`.
    pub(crate) fn at(
        file: &Path,
        text: &Arc<str>,
        span: Range<usize>,
        field: &str,
        code: &'static str,
        message: impl Into<String>,
        help: impl Into<String>,
    ) -> Self {
        let (line, column) = position::line_column(text, span.start);
        let help = help.into();
        Self {
            file: file.to_owned(),
            line,
            column,
            field: (!field.is_empty()).then(|| field.to_owned()),
            level: ProblemLevel::Error,
            code,
            message: message.into(),
            help: (!help.is_empty()).then_some(help),
            span,
            text: Arc::clone(text),
        }
    }

    /// A problem with a whole file or folder, of which nothing can be shown.
    pub(crate) fn of_file(
        file: &Path,
        code: &'static str,
        message: impl Into<String>,
        help: impl Into<String>,
    ) -> Self {
        Self::at(file, &Arc::from(""), 0..0, "", code, message, help)
    }

    /// The same problem as a warning: it does not refuse the set.
    #[must_use]
    pub(crate) fn into_warning(mut self) -> Self {
        self.level = ProblemLevel::Warning;
        self
    }

    /// The piece of the file that is wrong, as it stands there.
    #[must_use]
    pub fn excerpt(&self) -> &str {
        self.text.get(self.span.clone()).unwrap_or_default()
    }
}
