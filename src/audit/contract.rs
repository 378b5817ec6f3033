//! The trait of an audit sink.

/// A log that can't be written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the audit log can't be written: {0}")]
pub struct AuditError(pub String);

/// Takes the audit's lines.
pub trait AuditSink: Send + Sync {
    /// Takes finished JSON lines (without line ends), all of them or none, before the caller may act.
    ///
    /// # Errors
    /// [`AuditError`] where they could not be written; it is never silent.
    fn append(&self, lines: &[String]) -> Result<(), AuditError>;
}
