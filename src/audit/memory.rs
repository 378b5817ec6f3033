//! A sink that keeps its lines in memory, for tests.

use std::sync::{Mutex, PoisonError};

use super::{AuditError, AuditSink};

/// Keeps every line in memory, without a bound: for tests of a host's own.
#[derive(Debug, Default)]
pub struct MemorySink(Mutex<Vec<String>>);

impl MemorySink {
    /// An empty sink.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The lines so far, in the order in which they came.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl AuditSink for MemorySink {
    fn append(&self, lines: &[String]) -> Result<(), AuditError> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(lines);
        Ok(())
    }
}
