//! Text aimed at the agent (`checks.md` 3).
//!
//! A text is read in one view: normalised, look-alikes folded, escapes undone, with the way back to its bytes
//! (`view.rs`); runs in base64, hex and bits are read as texts of their own (`runs.rs`). Evidence is what phrases
//! (`phrases.rs`) and combinations of word classes in one sentence (`words.rs`, `rules.rs`) say, lowered where the text
//! quotes, denies or speaks about it (`context.rs`). The evidence of one place joins to a row, and a logistic model
//! (`weights.csv`, fitted by `fit.rs`) makes one score of it.
//!
//! Missed, and said so in `docs/injection.md`: orders that are phrased as plain requests; ciphers other than rot13; words that are not in
//! the tables.

#[cfg(test)]
mod cases;
mod clue;
mod context;
mod escapes;
mod evidence;
#[cfg(test)]
mod fit;
mod hidden;
mod model;
mod phrases;
mod reader;
mod rules;
mod runs;
mod scan;
mod sentence;
mod tables;
#[cfg(test)]
mod tests;
mod view;
mod words;

pub(crate) use model::Sensitivity;
pub(crate) use scan::{Injection, InjectionReport};
