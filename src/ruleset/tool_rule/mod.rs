//! Tool rules, compiled (`formats.md` 3).
//!
//! A rule that stops, holds, warns or records is read broadly: any node, any form of a value, and what
//! can't be told is `unjudged`. An `allow`, and the `not` of every other rule, are read narrowly: every
//! node, its whole text, and what can't be told is not covered. The two readings are two files.

mod after;
mod broad;
mod compile;
mod exception;
mod matcher;
mod narrow;
mod needs;
mod rule;
mod thing;
mod told;

#[cfg(test)]
mod tests;

pub(crate) use needs::{Haystack, Needs};
pub(crate) use rule::ToolRule;
pub(crate) use told::Sure;
