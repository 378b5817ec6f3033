//! Evaluation: labelled cases put through an engine, and counted (GC-07).
//!
//! A cases file is JSON Lines, one labelled subject a line. Evaluation ends before the approval of acting
//! tools. Judged gates are `unjudged` where the engine has no judge: an outage can't look like good
//! judgement, so that is a column of its own.

mod assert;
mod cases;
mod counts;
mod interval;
mod run;
mod tried;

pub use assert::{check_cases, check_cases_blocking};
pub use cases::{Case, CaseProblem, Event, parse_cases};
pub use counts::{Counts, Evaluation, Rate};
pub use run::{CaseOutcome, evaluate};
pub use tried::{Tried, try_case};

/// Puts the cases of a file through an engine, in a `#[test]`, and panics with a readable table where a
/// bad one was missed or a good one was stopped.
///
/// ```
/// let engine = portcullis::Engine::builder()
///     .folder("rules-fixtures/starter")
///     .without_approvals()
///     .build()
///     .expect("the engine builds");
/// portcullis::eval::assert_cases!("rules-fixtures/starter/cases.jsonl", engine);
/// ```
#[macro_export]
#[doc(hidden)]
macro_rules! __assert_cases {
    ($path:expr, $engine:expr) => {
        if let Err(table) = $crate::eval::check_cases_blocking(::std::path::Path::new($path), &$engine) {
            panic!("{table}");
        }
    };
}

#[doc(inline)]
pub use crate::__assert_cases as assert_cases;
