//! Which names are environment files: `.env`, `.envrc`, `.env.*`, and not their examples.

use crate::matcher::meets;

/// Last parts that make an example of an environment file.
const EXAMPLES: &[&str] = &[".example", ".sample", ".template", ".dist", ".defaults"];

/// Whether a file's name is an environment file's.
pub(super) fn is_env_file(name: &str, fold_case: bool) -> bool {
    let folded = if fold_case { name.to_lowercase() } else { name.to_owned() };
    let named = folded == ".env" || folded == ".envrc" || folded.starts_with(".env.");
    named && !is_example(&folded)
}

/// Whether a glob over names can match an environment file. `dots`: whether a wildcard at its beginning
/// matches a leading dot (`find -name`, ripgrep; a shell's does not).
///
/// A glob that begins with a wildcard and speaks of no `env` (`*.md`, `*.*`, `*.local`) looks for other
/// files: what it reads of an ordinary folder passes, as a recursive read does.
pub(super) fn can_match_env_file(glob: &str, dots: bool, fold_case: bool) -> bool {
    let glob = if fold_case { glob.to_lowercase() } else { glob.to_owned() };
    if !(dots || glob.starts_with('.')) || is_example(&glob) {
        return false;
    }
    let names: &[&str] = if !glob.starts_with(['*', '?', '[', '{']) || glob.contains("env") {
        &[".env", ".envrc", ".env.*"]
    } else if glob.chars().any(|c| matches!(c, 'e' | 'n' | 'v')) {
        &[".env", ".envrc"]
    } else {
        &[]
    };
    names.iter().any(|name| meets(&glob, name))
}

fn is_example(name: &str) -> bool {
    EXAMPLES.iter().any(|e| name.ends_with(e))
}
