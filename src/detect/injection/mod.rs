//! Text aimed at the agent (`checks.md` 3).
//!
//! Phrases are looked for in a folded view of the text, with spans into the original. Each finding's weight is lowered
//! where the text quotes, negates or speaks about it; the best of each category join to one score. The weights and
//! the thresholds are provisional: they were set by hand and are not calibrated.
//!
//! Missed, and said so: orders that are phrased as plain requests; runs in base64, hex, rot13 and percent escapes; HTML
//! entities; phrases that are not in the table.

mod scan;
mod seeds;
#[cfg(test)]
mod tests;
mod view;
mod weigh;

pub(crate) use scan::{Injection, InjectionReport};
pub(crate) use weigh::Sensitivity;
