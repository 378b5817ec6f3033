//! Hands records to the sink, and says so where it can't.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::SystemTime;

use super::{AuditError, AuditSink, Clean, Record, spans};

/// What every record of one hook shares.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct About<'a> {
    /// The turn's id.
    pub turn: Option<&'a str>,
    /// The agent.
    pub agent: Option<&'a str>,
    /// The digest of the rule set.
    pub digest: Option<&'a str>,
}

/// Writes records to the sink, and the same facts as `tracing` events.
///
/// Records are numbered (`seq`, from 1). Two writers at once may reach the file in either order, but no
/// number is given twice, and one that is not in the log was lost. After a failure the next batch begins
/// with a `loss` record.
pub(crate) struct Auditor {
    sink: Option<Arc<dyn AuditSink>>,
    clean: Clean,
    seq: AtomicU64,
    lost: AtomicU64,
}

impl Auditor {
    pub(crate) fn new(sink: Option<Arc<dyn AuditSink>>, clean: Clean) -> Self {
        Self { sink, clean, seq: AtomicU64::new(0), lost: AtomicU64::new(0) }
    }

    /// Whether anybody reads the records: a sink, or a `tracing` subscriber.
    pub(crate) fn is_wanted(&self) -> bool {
        self.sink.is_some() || spans::wanted()
    }

    /// Writes these records, all or none, before the caller may act.
    ///
    /// # Errors
    /// [`AuditError`] where the sink can't take them, or panics. Every call tries anew.
    pub(crate) fn write(&self, about: &About<'_>, records: &[Record<'_>]) -> Result<(), AuditError> {
        self.trace(about, records);
        let Some(sink) = &self.sink else { return Ok(()) };
        if records.is_empty() {
            return Ok(());
        }
        let time = SystemTime::now();
        let lost = self.lost.swap(0, Ordering::Relaxed);
        let loss = (lost > 0)
            .then_some(Record::Loss { records: Some(lost), reason: "the audit log could not be written" });
        let lines: Vec<String> = loss
            .iter()
            .chain(records)
            .map(|record| record.line(&self.clean, about, self.next(), time))
            .collect();
        let written = catch_unwind(AssertUnwindSafe(|| sink.append(&lines)))
            .unwrap_or_else(|_| Err(AuditError("the sink panicked".to_owned())));
        written.map_err(|error| {
            self.lost.fetch_add(lost.saturating_add(records.len() as u64), Ordering::Relaxed);
            let error = AuditError(self.clean.text(&error.0));
            spans::unwritable(&error);
            error
        })
    }

    fn next(&self) -> u64 {
        self.seq.fetch_add(1, Ordering::Relaxed) + 1
    }

    fn trace(&self, about: &About<'_>, records: &[Record<'_>]) {
        if !spans::wanted() {
            return;
        }
        for record in records {
            spans::event(record, about, &self.clean);
        }
    }
}

impl fmt::Debug for Auditor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Auditor").field("writes", &self.sink.is_some()).finish_non_exhaustive()
    }
}
