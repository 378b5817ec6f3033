//! The baseline: gates compiled into the crate that no file can override or switch off (`checks.md` 6).
//!
//! One file a gate. They look at what a call touches (`touched`): the paths that its arguments name and
//! what each simple command of its commands reads, writes and prints. Lexical only. What words do not
//! tell is missed: a program compiled elsewhere, a name that is computed, an archive of a parent folder.

mod env_files;
mod env_names;
mod feeds;
mod gates;
mod no_env_reads;
mod no_guard_edits;
mod no_placeholders;
mod no_secret_store_reads;
mod stores;
mod touched;

#[cfg(test)]
mod handed_tests;
#[cfg(test)]
mod tests;

pub(crate) use gates::{BaselineGate, gates};
pub(crate) use no_env_reads::no_env_reads;
pub(crate) use no_guard_edits::no_guard_edits;
pub(crate) use no_placeholders::no_placeholders;
pub(crate) use no_secret_store_reads::no_secret_store_reads;
pub(crate) use touched::{Line, Touched};
