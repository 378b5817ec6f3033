//! The detectors over texts, for tools: what `portcullis scan` runs.

mod detectors;
mod scanner;

pub use detectors::{Detector, detectors};
pub use scanner::{Found, ScanFor, Scanned, Scanner};
