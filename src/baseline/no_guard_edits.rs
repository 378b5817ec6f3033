//! `no-guard-edits`: writes, moves, removals and links into what guards the agent (`checks.md` 6,
//! TR-11). Changes that version control brings in are not seen.

use super::feeds;
use super::no_env_reads::strongest;
use super::touched::{Touch, Touched};
use crate::command::{PathUse, UNKNOWN};
use crate::matcher::{Found, Hit, absolute, alternatives, meets};

const NAME: &str = "no-guard-edits";

/// Whether a call changes what guards the agent. `guarded`: lexical absolute paths of the rules and
/// guardrails folders, the settings, the audit log, the approvals store.
pub(crate) fn no_guard_edits(touched: &Touched<'_>, guarded: &[String]) -> Found {
    let guarded: Vec<Vec<String>> = guarded.iter().map(|g| split(g, touched.fold_case)).collect();
    let mut hits = Vec::new();
    for touch in &touched.paths {
        let changes = !matches!(touch.role, PathUse::Read | PathUse::Name);
        if changes && is_guarded(touch, &guarded, touched.fold_case) {
            hits.push(Hit {
                certain: touch.certain && touch.path.is_some(),
                what: format!("it changes `{}`, which guards the agent", touch.text),
                spots: vec![touch.spot(NAME)],
            });
        }
    }
    for line in &touched.lines {
        for fed in feeds::fed(line, |effects| effects.writes_unknown, true) {
            let path = if fed.shape.is_some() { None } else { place(&fed.name, touched) };
            let mut touch = fed.touch(line, path, PathUse::Write);
            // What is found may be removed with all below it.
            touch.recursive = touch.shape.is_some();
            if is_guarded(&touch, &guarded, touched.fold_case) {
                hits.push(Hit {
                    certain: false,
                    what: format!("it may change `{}`, which guards the agent", touch.text),
                    spots: vec![touch.spot(NAME)],
                });
            }
        }
    }
    strongest(hits)
}

/// The absolute form of a name that a line hands on.
fn place(name: &str, touched: &Touched<'_>) -> Option<String> {
    absolute(name, &touched.cwd, touched.place).ok()
}

fn is_guarded(touch: &Touch, guarded: &[Vec<String>], fold_case: bool) -> bool {
    guarded.iter().any(|g| reaches(touch, g, guarded, fold_case))
}

fn split(path: &str, fold_case: bool) -> Vec<String> {
    let path = if fold_case { path.to_lowercase() } else { path.to_owned() };
    path.split('/').filter(|s| !s.is_empty()).map(str::to_owned).collect()
}

/// Whether a touch changes a guarded path: it, something below it, or a folder above it as a whole.
fn reaches(touch: &Touch, guarded: &[String], all: &[Vec<String>], fold_case: bool) -> bool {
    let Some(path) = &touch.path else {
        return ends_in(touch, guarded, fold_case) || may_reach(touch, guarded, all, fold_case);
    };
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

/// Whether a path with an unknown part may be a guarded one, by what is known before and behind that part.
fn may_reach(touch: &Touch, guarded: &[String], all: &[Vec<String>], fold_case: bool) -> bool {
    let Some(shape) = &touch.shape else { return false };
    let segments = split(shape, fold_case);
    let head = segments.iter().take_while(|s| !s.contains(UNKNOWN)).count();
    let rooted = !shape.starts_with(UNKNOWN);
    if rooted && !segments.iter().take(head).zip(guarded).all(|(s, g)| s == g) {
        return false;
    }
    // Something below it.
    if rooted && head >= guarded.len() {
        return true;
    }
    let Some((name, above)) = guarded.split_last() else { return false };
    // A hidden folder that several guarded paths stand in is what guards the agent, too.
    let hidden = above.last().is_some_and(|folder| folder.starts_with('.'))
        && all.iter().filter(|other| other.split_last().is_some_and(|(_, a)| a == above)).count() > 1;
    let folder = above.last();
    let below = segments.windows(2).any(|pair| match pair {
        [one, next] => Some(one) == folder && next.contains(UNKNOWN),
        _ => false,
    });
    if hidden && ((rooted && head == above.len()) || (head < above.len() && below)) {
        return true;
    }
    // Its two last segments, or what is looked for by name below a folder above it.
    let rest = segments.get(head..).unwrap_or_default();
    let named = |wanted: &String| rest.len() > 1 && rest.last() == Some(wanted);
    let both = guarded.get(guarded.len().saturating_sub(2)..).unwrap_or_default();
    if both.len() == 2 && rest.windows(2).any(|w| w == both) || (rooted && named(name)) {
        return true;
    }
    let whole = touch.recursive || matches!(touch.role, PathUse::Move | PathUse::Link);
    hidden && whole && touch.role != PathUse::Unknown && above.last().is_some_and(named)
}
