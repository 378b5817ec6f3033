//! The baseline's names: no file can take one (`checks.md` 6).

/// The baseline's gates, in the order in which they are listed.
pub(crate) const BASELINE_NAMES: [&str; 6] = [
    "no-secret-store-reads",
    "no-env-reads",
    "redact-credentials",
    "record-all",
    "no-guard-edits",
    "no-placeholders",
];

/// Whether a gate's name is a baseline name; `_` and letters' case make no other name.
pub(crate) fn is_baseline(name: &str) -> bool {
    let name = name.to_ascii_lowercase().replace('_', "-");
    BASELINE_NAMES.contains(&name.as_str())
}
