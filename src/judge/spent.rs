//! What a request used without coming to an answer.

use std::sync::{Arc, Mutex, PoisonError};

use super::contract::JudgeUse;

/// What a request used without coming to an answer: a failed attempt, one that was dropped at its deadline.
///
/// Clones share the count. Whoever asks a judge adds [`Spent::take`] to the answer's own use, or counts it
/// alone where there is no answer; taken once, it is not counted twice.
#[derive(Debug, Clone, Default)]
pub struct Spent(Arc<Mutex<JudgeUse>>);

impl Spent {
    /// Adds what an attempt used.
    pub fn add(&self, used: &JudgeUse) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).add(used);
    }

    /// What was used since the last time that this was asked.
    #[must_use]
    pub fn take(&self) -> JudgeUse {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Two are equal where they are one count.
impl PartialEq for Spent {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}
