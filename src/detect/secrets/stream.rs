//! The streaming filter: text in, text out, at once (`runtime.md` 2, output).

use super::machine::Machine;
use super::scanner::SecretScanner;
use crate::detect::Finding;

/// What a match does to the stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StreamMode {
    /// A placeholder takes its place.
    Redact,
    /// Nothing is released from its start on.
    Block,
    /// It passes, and is reported.
    Warn,
}

/// Filters one channel of a stream.
#[derive(Debug)]
pub(crate) struct StreamFilter {
    machine: Machine,
    mode: StreamMode,
    shown: usize,
    withheld: bool,
}

impl StreamFilter {
    /// A filter for plain text.
    pub(crate) fn new(scanner: &SecretScanner, mode: StreamMode) -> Self {
        Self::of(scanner, mode, false)
    }

    /// A filter for the inside of JSON strings (tool-argument deltas): escapes are read, also over chunks.
    pub(crate) fn of_json(scanner: &SecretScanner, mode: StreamMode) -> Self {
        Self::of(scanner, mode, true)
    }

    fn of(scanner: &SecretScanner, mode: StreamMode, json: bool) -> Self {
        Self { machine: scanner.machine(json, mode == StreamMode::Warn), mode, shown: 0, withheld: false }
    }

    /// Takes a chunk; returns what may be shown now.
    pub(crate) fn push(&mut self, chunk: &str) -> String {
        self.take(chunk, false)
    }

    /// Ends the stream; returns the rest. Nothing may be pushed after it.
    pub(crate) fn finish(&mut self) -> String {
        self.take("", true)
    }

    fn take(&mut self, chunk: &str, last: bool) -> String {
        if self.withheld && self.mode == StreamMode::Block {
            return String::new();
        }
        let decided = self.machine.push(chunk, last);
        let out = match self.mode {
            StreamMode::Redact => decided,
            StreamMode::Warn => chunk.to_owned(),
            StreamMode::Block => match self.machine.findings.first() {
                None => decided,
                Some(first) => {
                    // Before the first match the text is as it came, so its start is a place in the output.
                    self.withheld = true;
                    let clean = first.span.start.saturating_sub(self.shown);
                    decided.get(..clean).unwrap_or_default().to_owned()
                }
            },
        };
        self.shown += out.len();
        out
    }

    /// What was found so far. In `Block` mode nothing after the first match's chunk is looked for.
    pub(crate) fn findings(&self) -> &[Finding] {
        &self.machine.findings
    }

    /// Bytes that were released.
    #[cfg(test)]
    pub(crate) const fn shown_bytes(&self) -> usize {
        self.shown
    }

    /// Whether something is kept from the reader for good (`Block`).
    pub(crate) const fn withheld(&self) -> bool {
        self.withheld
    }

    /// Bytes that wait for what follows.
    #[cfg(test)]
    pub(crate) fn held_back(&self) -> usize {
        self.machine.held()
    }
}
