//! The detectors over texts, for tools: what `portcullis scan` runs.

mod scanner;

pub use scanner::{Found, ScanFor, Scanned, Scanner};
