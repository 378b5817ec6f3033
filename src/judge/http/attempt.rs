//! One request sent: counted even where its future is dropped.

use crate::judge::contract::JudgeUse;
use crate::judge::spent::Spent;

/// One request sent. Dropped without [`Attempt::finish`], what it used goes to the request's [`Spent`].
pub(super) struct Attempt<'a> {
    spent: &'a Spent,
    pub(super) used: JudgeUse,
    finished: bool,
}

impl<'a> Attempt<'a> {
    pub(super) fn begin(spent: &'a Spent, model: &str) -> Self {
        let used = JudgeUse { model: model.to_owned(), attempts: 1, ..JudgeUse::default() };
        Self { spent, used, finished: false }
    }

    /// It came to an answer, which carries what was used.
    pub(super) fn finish(mut self) {
        self.finished = true;
    }
}

impl Drop for Attempt<'_> {
    fn drop(&mut self) {
        if !self.finished {
            self.spent.add(&self.used);
        }
    }
}
