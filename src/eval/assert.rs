//! Cases in a host's tests.

use std::fmt::Write as _;
use std::path::Path;

use super::{evaluate, parse_cases};
use crate::engine::Engine;

/// [`check_cases`], in a test that is no async function: on a runtime of its own.
///
/// # Errors
/// As [`check_cases`].
pub fn check_cases_blocking(path: &Path, engine: &Engine) -> Result<(), String> {
    std::thread::scope(|scope| {
        let checked = scope.spawn(|| {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build();
            runtime.map_err(|error| error.to_string())?.block_on(check_cases(path, engine))
        });
        checked.join().unwrap_or_else(|_| Err("evaluating the cases panicked".to_owned()))
    })
}

/// Puts the cases of a file through an engine.
///
/// # Errors
/// A readable table where a case came out otherwise than it is labelled, and what is wrong with the file
/// where it can't be read.
pub async fn check_cases(path: &Path, engine: &Engine) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let cases = parse_cases(&text).map_err(|problems| {
        let mut text = format!("{} has lines that are no cases:\n", path.display());
        for problem in problems {
            // Writing to a string does not fail.
            let _ok = writeln!(text, "  {problem}");
        }
        text
    })?;
    if cases.is_empty() {
        return Err(format!("{} has no cases: a test of nothing passes nothing", path.display()));
    }
    let evaluation = evaluate(engine, &cases).await;
    if evaluation.wrong().next().is_none() { Ok(()) } else { Err(format!("\n{evaluation}")) }
}
