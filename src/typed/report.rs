//! Where the problems of one file are gathered.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use crate::bounds;
use crate::parsed::Fault;
use crate::problem::{Problem, ProblemLevel};

/// The problems of one file.
#[derive(Debug)]
pub(super) struct Report<'a> {
    pub(super) file: &'a Path,
    pub(super) text: &'a Arc<str>,
    /// Errors in files that gate and in settings, warnings in instructions.
    pub(super) level: ProblemLevel,
    problems: Vec<Problem>,
    more: usize,
}

impl<'a> Report<'a> {
    pub(super) fn new(file: &'a Path, text: &'a Arc<str>, level: ProblemLevel) -> Self {
        Self { file, text, level, problems: Vec::new(), more: 0 }
    }

    /// Adds a problem with the bytes `span` of the file.
    pub(super) fn add(
        &mut self,
        span: Range<usize>,
        field: &str,
        code: &'static str,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        if self.problems.len() >= bounds::FILE_PROBLEMS {
            self.more += 1;
            return;
        }
        let problem = Problem::at(self.file, self.text, span, field, code, message, help);
        self.problems.push(match self.level {
            ProblemLevel::Error => problem,
            ProblemLevel::Warning => problem.into_warning(),
        });
    }

    /// Adds what the YAML reader found.
    pub(super) fn faults(&mut self, faults: Vec<Fault>) {
        for Fault { span, code, message, help } in faults {
            self.add(span, "", code, message, help);
        }
    }

    /// Whether the file is refused.
    pub(super) fn has_errors(&self) -> bool {
        self.problems.iter().any(|p| p.level == ProblemLevel::Error)
    }

    pub(super) fn finish(mut self) -> Vec<Problem> {
        if self.more > 0 {
            let message = format!("{} more problems in this file are not shown", self.more);
            let (text, level) = (Arc::clone(self.text), self.level);
            let end = text.len();
            let more = Problem::at(
                self.file,
                &text,
                end..end,
                "",
                "more-problems",
                message,
                "mend the others first",
            );
            self.problems.push(if level == ProblemLevel::Error { more } else { more.into_warning() });
        }
        self.problems
    }
}
