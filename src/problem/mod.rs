//! What is wrong with a file: where, what, and what would be right.

mod kinds;
mod list;

pub use kinds::{Problem, ProblemLevel};
pub use list::Problems;
