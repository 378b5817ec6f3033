//! A judge over HTTP: OpenAI-compatible chat completions.
//!
//! One request is one POST, asked for structured output; a server that refuses that is asked once more
//! without, and from then on without at once. Everything that comes back is hostile until read: no redirects,
//! no decompression, 1 MiB of body at most and no more read than that, one total deadline. Errors carry
//! words of ours, a status or an error kind; never the server's text, the address or the key.

mod attempt;
mod builder;
mod client;
mod fault;
mod wire;

#[cfg(test)]
mod echo_tests;
#[cfg(test)]
mod fault_tests;
#[cfg(test)]
mod tests;

pub use builder::{HttpJudgeBuilder, HttpJudgeError};
pub use client::HttpJudge;
