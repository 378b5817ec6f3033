//! What is wrong with a file: where, what, and what would be right.

mod kinds;
mod list;
mod position;
mod render;
#[cfg(test)]
mod tests;

pub use kinds::{Problem, ProblemLevel};
pub use list::Problems;
pub(crate) use position::line_column;
