//! Promises of the engine, through the public interface: P17, P18, P19, P20, P21, P22, P23, P24, P25, P27
//! and BX-03. Sizes are those of every run; `PORTCULLIS_TEST_SCALE=release` takes the release's.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    missing_docs,
    reason = "a test or a benchmark that fails says so by panicking"
)]

mod cancel;
mod containment;
mod determinism;
mod limits;
mod precedence;
mod prompt_beside;
mod reference;
mod revision;
mod stream;
mod support;
mod unknown;
