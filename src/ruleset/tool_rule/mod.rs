//! Tool rules, compiled (`formats.md` 3).
//!
//! A rule that stops, holds, warns or records is read broadly: any node, any form of a value, and what
//! can't be told is `unjudged`. An `allow`, and the `not` of every other rule, are read narrowly: every
//! node, its whole text, and what can't be told is not covered. The two readings are two files.
//!
//! `after` is asked of what the turn remembers: each distinct condition over an earlier call is tried once, on
//! that call, and only its answer is kept (`earlier`, `past`).

mod broad;
mod compile;
mod earlier;
mod earlier_index;
mod exception;
mod hosts;
mod matcher;
mod narrow;
mod needs;
mod past;
mod result;
mod rule;
mod thing;
mod told;

#[cfg(test)]
mod tests;

pub(crate) use earlier::Earlier;
pub(crate) use earlier_index::EarlierIndex;
pub(crate) use needs::{Haystack, Needs};
pub(crate) use past::{Met, Past};
pub(crate) use rule::ToolRule;
pub(crate) use told::Sure;
