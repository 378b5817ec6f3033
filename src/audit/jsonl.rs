//! The JSON Lines file, durability `flush`: written to the operating system before the caller may act.
//!
//! A batch is one write. Where it comes through in part, the file is cut back to where it was; where that
//! can't be done (or another process appends at the same time), the torn line is ended before the next
//! batch, with a `loss` record. A process that dies in the middle of a write leaves a torn last line, which
//! the next `open` ends the same way. What is not promised: that a line survives the machine's own crash; and where two
//! processes share one file and a disk fills up, one of them may cut back over a line of the other's.

use std::fmt;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

use serde_json::json;

use super::media::{Media, open_file};
use super::write::VERSION;
use super::{AuditError, AuditSink};
use crate::text::{escape_controls, rfc3339};

/// Appends to a file of JSON lines. The file is made where there is none, on unix with mode 0600; where it is
/// removed or rotated away, the next line goes to a new one at the same path.
pub struct JsonlSink {
    path: PathBuf,
    file: Mutex<Option<Appender<File>>>,
}

impl JsonlSink {
    /// Opens the file, and ends a torn last line if there is one.
    ///
    /// # Errors
    /// [`AuditError`] where it can't be opened for appending: a missing folder, no permission, a folder or a
    /// pipe in its place.
    pub fn open(path: impl Into<PathBuf>) -> Result<Self, AuditError> {
        let path = path.into();
        let mut file = Appender::new(open_file(&path).map_err(|error| failed(&path, &error))?);
        file.mend().map_err(|error| failed(&path, &error))?;
        Ok(Self { path, file: Mutex::new(Some(file)) })
    }

    fn write(&self, batch: &str) -> io::Result<()> {
        // A panic under the lock can leave a torn line at worst; it is looked for below.
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        if file.as_ref().is_some_and(|open| !open.media.stands_at(&self.path)) {
            *file = None;
        }
        match &mut *file {
            Some(open) => open.append(batch),
            closed @ None => closed.insert(Appender::new(open_file(&self.path)?)).append(batch),
        }
    }
}

impl AuditSink for JsonlSink {
    fn append(&self, lines: &[String]) -> Result<(), AuditError> {
        if lines.iter().any(|line| line.contains(['\n', '\r'])) {
            return Err(AuditError("a record holds a line end".to_owned()));
        }
        if lines.is_empty() {
            return Ok(());
        }
        let mut batch = String::with_capacity(lines.iter().map(|line| line.len() + 1).sum());
        for line in lines {
            batch.push_str(line);
            batch.push('\n');
        }
        self.write(&batch).map_err(|error| failed(&self.path, &error))
    }
}

impl fmt::Debug for JsonlSink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JsonlSink").field("path", &self.path).finish_non_exhaustive()
    }
}

fn failed(path: &Path, error: &io::Error) -> AuditError {
    AuditError(escape_controls(&format!("{}: {error}", path.display())).into_owned())
}

/// Appends batches so that no half line is ever followed by another line.
pub(super) struct Appender<M> {
    media: M,
    /// Whether the file may end in half a line: looked at before the next batch.
    suspect: bool,
}

impl<M: Media> Appender<M> {
    pub(super) fn new(media: M) -> Self {
        Self { media, suspect: true }
    }

    /// Ends a torn last line.
    pub(super) fn mend(&mut self) -> io::Result<()> {
        if self.suspect && self.media.last_byte()?.is_some_and(|last| last != b'\n') {
            let loss = json!({
                "v": VERSION,
                "time": rfc3339(SystemTime::now()),
                "kind": "loss",
                "reason": "the line before was torn",
            });
            self.whole(&format!("\n{loss}\n"))?;
        }
        self.suspect = false;
        Ok(())
    }

    pub(super) fn append(&mut self, batch: &str) -> io::Result<()> {
        self.mend()?;
        self.whole(batch)
    }

    /// Writes all of it, or leaves the file as it was, or knows that it is torn.
    fn whole(&mut self, batch: &str) -> io::Result<()> {
        // Until the write is known to be whole: a panic in between leaves it so.
        self.suspect = true;
        let alone = self.media.try_alone();
        let before = self.media.len();
        let written = self.media.write(batch.as_bytes());
        if written.is_err()
            && alone
            && let Ok(before) = before
        {
            // Cutting back may fail as well: then the next batch mends.
            let _ = self.media.truncate(before);
        }
        if alone {
            self.media.not_alone();
        }
        self.suspect = written.is_err();
        written
    }
}
