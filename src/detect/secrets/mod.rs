//! Secrets and personal data: rows of data, one scan, redaction, the streaming filter (`checks.md` 4).
//!
//! Whole-text redaction and the filter are the same machine ([`machine::Machine`]): it decides the bytes from left
//! to right, each from what stands before it and at most a detector's bound after it. So how the text was cut into
//! chunks can't matter (BX-03). A byte is held back only while a match that begins there is still possible.
//!
//! Missed, and said so: secrets enciphered, spelt out, cut by line breaks, encoded twice; keyed assignments
//! and personal data inside base64, keyed assignments percent-encoded whole; base64 broken over lines;
//! inside base64, what begins with fewer than four fixed bytes (`hf_`, `SG.`).

mod base64;
mod check;
mod context;
mod credentials;
mod decide;
mod grams;
mod keyed;
mod literal;
mod machine;
mod near;
mod normal;
mod personal;
mod row;
mod rows;
mod scanner;
mod start;
mod stream;
mod thread;
mod words;

#[cfg(test)]
mod measure;
#[cfg(test)]
mod property_tests;
#[cfg(test)]
mod tests;

pub(crate) use normal::invisible;
pub(crate) use rows::{detector_ids, detector_list};
pub(crate) use scanner::{SecretScanner, Selection, SelectionError};
pub(crate) use stream::{StreamFilter, StreamMode};
