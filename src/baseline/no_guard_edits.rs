//! `no-guard-edits`: writes, moves, removals and links into what guards the agent (`checks.md` 6,
//! TR-11). Changes that version control brings in are not seen.

use super::no_env_reads::strongest;
use super::touched::{Touch, Touched};
use crate::command::PathUse;
use crate::matcher::{Found, Hit, alternatives, meets};

const NAME: &str = "no-guard-edits";

/// Whether a call changes what guards the agent. `guarded`: lexical absolute paths of the rules and
/// guardrails folders, the settings, the audit log, the approvals store.
pub(crate) fn no_guard_edits(touched: &Touched<'_>, guarded: &[String]) -> Found {
    let guarded: Vec<Vec<String>> = guarded.iter().map(|g| split(g, touched.fold_case)).collect();
    let mut hits = Vec::new();
    for touch in &touched.paths {
        let changes = !matches!(touch.role, PathUse::Read | PathUse::Name);
        if changes && guarded.iter().any(|g| reaches(touch, g, touched.fold_case)) {
            hits.push(Hit {
                certain: touch.certain && touch.path.is_some(),
                what: format!("it changes `{}`, which guards the agent", touch.text),
                spots: vec![touch.spot(NAME)],
            });
        }
    }
    strongest(hits)
}

fn split(path: &str, fold_case: bool) -> Vec<String> {
    let path = if fold_case { path.to_lowercase() } else { path.to_owned() };
    path.split('/').filter(|s| !s.is_empty()).map(str::to_owned).collect()
}

/// Whether a touch changes a guarded path: it, something below it, or a folder above it as a whole.
fn reaches(touch: &Touch, guarded: &[String], fold_case: bool) -> bool {
    let Some(path) = &touch.path else { return ends_in(touch, guarded, fold_case) };
    let paths = if touch.glob { alternatives(path) } else { Some(vec![path.clone()]) };
    let Some(paths) = paths else { return true };
    paths.iter().any(|path| {
        let segments = split(path, fold_case);
        let same = segments.iter().zip(guarded).all(|(s, g)| {
            if touch.glob {
                (!g.starts_with('.') || s.starts_with(['.', '\\'])) && meets(s, g)
            } else {
                s == g
            }
        });
        let whole = touch.recursive || matches!(touch.role, PathUse::Move | PathUse::Link);
        same && (segments.len() >= guarded.len() || (whole && touch.role != PathUse::Unknown))
    })
}

/// Whether the literal rest of a path with an unknown part names a guarded one: its last two segments,
/// or its only one.
fn ends_in(touch: &Touch, guarded: &[String], fold_case: bool) -> bool {
    let rest = split(&touch.tail, fold_case);
    let from = guarded.len().saturating_sub(2);
    let end = guarded.get(from..).unwrap_or_default();
    !end.is_empty() && rest.windows(end.len()).any(|w| w == end)
}
