//! All problems of one load.

use super::{Problem, ProblemLevel};

/// All problems of one load, in the order of files and lines.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Adds one.
    pub(crate) fn push(&mut self, problem: Problem) {
        self.0.push(problem);
    }

    /// Adds all of `other`, in the order of files and lines.
    pub fn add(&mut self, other: Self) {
        self.0.extend(other.0);
        self.sort();
    }

    /// Adds all of `other`.
    pub(crate) fn extend(&mut self, other: impl IntoIterator<Item = Problem>) {
        self.0.extend(other);
    }

    /// Puts them in the order of files, lines and columns.
    pub(crate) fn sort(&mut self) {
        self.0.sort_by(|a, b| (&a.file, a.line, a.column).cmp(&(&b.file, b.line, b.column)));
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is one that refuses the set.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.0.iter().any(|p| p.level == ProblemLevel::Error)
    }

    /// Whether there is none at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Each problem.
    pub fn iter(&self) -> std::slice::Iter<'_, Problem> {
        self.0.iter()
    }
}

impl IntoIterator for Problems {
    type Item = Problem;
    type IntoIter = std::vec::IntoIter<Problem>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Problems {
    type Item = &'a Problem;
    type IntoIter = std::slice::Iter<'a, Problem>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
