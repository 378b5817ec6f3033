//! Sinks behind pointers are sinks.

use std::sync::Arc;

use super::{AuditError, AuditSink};

impl<S: AuditSink + ?Sized> AuditSink for &S {
    fn append(&self, lines: &[String]) -> Result<(), AuditError> {
        (**self).append(lines)
    }
}

impl<S: AuditSink + ?Sized> AuditSink for Arc<S> {
    fn append(&self, lines: &[String]) -> Result<(), AuditError> {
        (**self).append(lines)
    }
}

impl<S: AuditSink + ?Sized> AuditSink for Box<S> {
    fn append(&self, lines: &[String]) -> Result<(), AuditError> {
        (**self).append(lines)
    }
}

/// `None` takes every line and keeps none.
impl<S: AuditSink> AuditSink for Option<S> {
    fn append(&self, lines: &[String]) -> Result<(), AuditError> {
        self.as_ref().map_or(Ok(()), |sink| sink.append(lines))
    }
}
