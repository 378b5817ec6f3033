//! Rules over results: every match as bytes of the raw result.

use std::ops::Range;

use serde_json::Value;

use super::matcher::{Matcher, same};
use crate::bounds;
use crate::matcher::{
    Compact, Cover, Destination, Found, Hit, PathGlob, Place, Spot, absolute, hosts_in, json_leaves,
    may_be_json,
};
use crate::words::Cause;

/// Why a result can't be told.
type CannotTell = (Cause, String);

/// What a rule says of a result; without a matcher every result matches.
pub(super) fn result(matcher: Option<&Matcher>, not: Option<&Matcher>, text: &str, facts: &Value) -> Found {
    let Some(matcher) = matcher else {
        return hit("a result".to_owned(), std::iter::once(0..text.len()), "result");
    };
    let found = match spans(matcher, text, facts) {
        Ok(found) => found,
        Err((cause, why)) => return Found::Unjudged { cause, why },
    };
    let kept = found.into_iter().filter(|span| {
        let part = text.get(span.clone()).unwrap_or_default();
        !not.is_some_and(|not| is_whole(not, part, facts))
    });
    let mut kept = kept.peekable();
    if kept.peek().is_none() {
        return Found::Nothing;
    }
    let what = matcher.describe();
    hit(format!("the result matches {what}"), kept, &what)
}

fn hit(what: String, spans: impl Iterator<Item = Range<usize>>, label: &str) -> Found {
    let spots = spans.map(|span| Spot { at: "result".to_owned(), span, label: label.to_owned() }).collect();
    Found::Match(Hit { certain: true, what, spots })
}

/// Every match of a matcher in a text: as it stands, in its compact form, and in every string of it
/// where it is JSON. In order, each once.
pub(super) fn spans(matcher: &Matcher, text: &str, facts: &Value) -> Result<Vec<Range<usize>>, CannotTell> {
    let mut out = direct(matcher, text, facts)?;
    if may_be_json(text) {
        json(matcher, text, facts, bounds::JSON_LAYERS, &mut out)?;
    }
    out.sort_by_key(|span| (span.start, span.end));
    out.dedup();
    if out.len() > bounds::REGEX_MATCHES {
        return Err((Cause::Budget, "more matches than can be handled".to_owned()));
    }
    Ok(out)
}

/// Matches in a JSON text's compact form and strings, as bytes of that text.
fn json(
    matcher: &Matcher,
    text: &str,
    facts: &Value,
    layers: usize,
    out: &mut Vec<Range<usize>>,
) -> Result<(), CannotTell> {
    let Some(left) = layers.checked_sub(1) else { return Ok(()) };
    let Some(leaves) = json_leaves(text) else { return Ok(()) };
    if let Some(compact) = Compact::of(text) {
        out.extend(direct(matcher, &compact.text, facts)?.iter().map(|span| compact.raw_span(span)));
    }
    for leaf in &leaves {
        let mut inside = direct(matcher, &leaf.text, facts)?;
        json(matcher, &leaf.text, facts, left, &mut inside)?;
        out.extend(inside.iter().map(|span| leaf.raw_span(span)));
        if out.len() > bounds::REGEX_MATCHES {
            return Err((Cause::Budget, "more matches than can be handled".to_owned()));
        }
    }
    Ok(())
}

/// Matches in one text as it stands.
fn direct(matcher: &Matcher, text: &str, facts: &Value) -> Result<Vec<Range<usize>>, CannotTell> {
    let whole = |yes: bool| if yes { std::iter::once(0..text.len()).collect() } else { Vec::new() };
    Ok(match matcher {
        Matcher::Regex(regex) => regex.find_all(text).map_err(|_| {
            (Cause::Budget, format!("finding every match of `{}` takes too many steps", regex.text()))
        })?,
        Matcher::Glob(glob) => whole(glob.is_match(text)),
        Matcher::Equals(wanted) => whole(is(text, wanted)),
        Matcher::Fact(fact) => match fact.lookup(facts) {
            Some(wanted) => whole(is(text, wanted)),
            None => return Err((Cause::Unresolved, format!("the turn has no fact `{}`", fact.text()))),
        },
        Matcher::AnyOf(list) => {
            let mut out = Vec::new();
            for one in list {
                out.extend(direct(one, text, facts)?);
            }
            out
        }
        Matcher::Path(globs) => {
            lines(text).filter(|(_, line)| is_path(globs, line)).map(|(span, _)| span).collect()
        }
        Matcher::Domain(patterns) => {
            let covered = |to: &Destination| patterns.iter().any(|p| p.meets(to) != Cover::No);
            hosts_in(text).into_iter().filter(|(_, to)| covered(to)).map(|(span, _)| span).collect()
        }
    })
}

/// Whether an exception covers the whole of a match.
fn is_whole(matcher: &Matcher, part: &str, facts: &Value) -> bool {
    match matcher {
        Matcher::Regex(regex) => regex.matches_whole(part),
        Matcher::Glob(glob) => glob.is_match(part),
        Matcher::Equals(wanted) => is(part, wanted),
        Matcher::Fact(fact) => fact.lookup(facts).is_some_and(|wanted| is(part, wanted)),
        Matcher::AnyOf(list) => list.iter().any(|one| is_whole(one, part, facts)),
        Matcher::Path(globs) => is_path(globs, part),
        Matcher::Domain(patterns) => {
            let hosts = hosts_in(part);
            !hosts.is_empty() && hosts.iter().all(|(_, to)| patterns.iter().any(|p| p.covers(to)))
        }
    }
}

/// Whether a text is a value: the text itself, or its JSON.
fn is(text: &str, wanted: &Value) -> bool {
    wanted.as_str() == Some(text)
        || (!wanted.is_string()
            && serde_json::from_str::<Value>(text).is_ok_and(|value| same(&value, wanted)))
}

/// The lines of a text with their bytes, without blanks at their ends: a listing names a path in each.
fn lines(text: &str) -> impl Iterator<Item = (Range<usize>, &str)> {
    let mut start = 0;
    text.split('\n').map(move |line| {
        let from = start + (line.len() - line.trim_start().len());
        start += line.len() + 1;
        let line = line.trim();
        (from..from + line.len(), line)
    })
}

/// A result has no working folder of its own: relative paths are taken from the examples' root, which
/// is where a relative pattern begins too.
fn is_path(globs: &[PathGlob], text: &str) -> bool {
    if text.is_empty() || text.len() > bounds::PATH_BYTES {
        return false;
    }
    let place = Place::of_examples();
    absolute(text, "/workspace", &place)
        .is_ok_and(|path| globs.iter().any(|glob| glob.is_match(&path, &place) == Some(true)))
}
