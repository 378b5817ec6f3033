//! The broad reading, for rules that stop, hold, warn or record: any node, any form of its value.

use serde_json::Value;

use super::compile::Condition;
use super::hosts;
use super::matcher::{Matcher, same};
use super::thing::{Matches, Subject, Thing, What, of_command};
use crate::bounds;
use crate::command::{PathUse, PathWord};
use crate::matcher::{JsonPath, PathError, PathGlob, Spot, absolute, json_leaves, other_readings};
use crate::tool::{CallView, CommandAt, Known};
use crate::words::Cause;

/// How one value compares with one matcher.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Outcome {
    No,
    Yes { certain: bool },
    CannotTell(Cause, String),
}

impl Outcome {
    fn of(yes: bool) -> Self {
        if yes { Self::Yes { certain: true } } else { Self::No }
    }

    /// A certain match wins over a possible one, any match over doubt, doubt over none.
    pub(super) fn or(self, other: impl FnOnce() -> Self) -> Self {
        let rank = |outcome: &Self| match outcome {
            Self::No => 0,
            Self::CannotTell(..) => 1,
            Self::Yes { certain: false } => 2,
            Self::Yes { certain: true } => 3,
        };
        if rank(&self) == 3 {
            return self;
        }
        let other = other();
        if rank(&other) > rank(&self) { other } else { self }
    }
}

/// What each field of a condition matches, in order; an empty list as soon as one matches nothing and
/// leaves nothing open.
pub(super) fn fields<'a>(condition: &Condition, subject: Subject<'a, '_>) -> Option<Vec<Matches<'a>>> {
    let mut out = Vec::new();
    let mut keep = |found: Matches<'a>| {
        let open = !found.things.is_empty() || found.unjudged.is_some();
        out.push(found);
        open.then_some(())
    };
    for (path, matcher) in &condition.args {
        keep(args(path, matcher, subject))?;
    }
    if let Some(command) = &condition.command {
        let mut found = Matches::default();
        for of in subject.view.commands() {
            let matches = command.find(&of.view);
            found.things.extend(matches.iter().map(|one| {
                let pattern = command.patterns.get(one.pattern).map_or("", |p| p.text());
                of_command(of, one, pattern)
            }));
        }
        keep(found)?;
    }
    if !condition.path.is_empty() {
        keep(paths(&condition.path, subject.view))?;
    }
    if !condition.domain.is_empty() {
        keep(hosts::domains(&condition.domain, subject.view))?;
    }
    Some(out)
}

fn args<'a>(path: &JsonPath, matcher: &Matcher, subject: Subject<'a, '_>) -> Matches<'a> {
    let mut found = Matches::default();
    let nodes = match path.select(subject.view.args()) {
        Ok(nodes) => nodes,
        Err(cause) => {
            found.cannot_tell(cause, format!("the arguments are too large for the path `{path}`"));
            return found;
        }
    };
    for node in nodes.as_slice() {
        match value(matcher, &node.at, node.value, subject) {
            Outcome::No => {}
            Outcome::CannotTell(cause, why) => found.cannot_tell(cause, why),
            Outcome::Yes { certain } => found.things.push(Thing {
                certain,
                why: format!("the argument `{path}` matches {}", matcher.describe()),
                spot: Spot {
                    at: node.at.clone().into_owned(),
                    span: 0..node.value.as_str().map_or(0, str::len),
                    label: path.text().to_owned(),
                },
                what: What::Node { at: node.at.clone().into_owned(), value: node.value },
            }),
        }
    }
    found
}

/// How a node compares.
pub(super) fn value(matcher: &Matcher, at: &str, node: &Value, subject: Subject<'_, '_>) -> Outcome {
    match matcher {
        Matcher::Regex(regex) => {
            Outcome::of(any_text(at, node, subject.view, &mut |text| regex.is_match(text)))
        }
        Matcher::Glob(glob) => Outcome::of(any_text(at, node, subject.view, &mut |text| glob.is_match(text))),
        Matcher::Equals(wanted) => Outcome::of(same(node, wanted)),
        Matcher::Fact(fact) => match fact.lookup(subject.facts) {
            Some(wanted) => Outcome::of(same(node, wanted)),
            None => Outcome::CannotTell(
                Cause::Unresolved,
                format!("the turn has no fact `{}` to compare with", fact.text()),
            ),
        },
        Matcher::AnyOf(list) => {
            list.iter().fold(Outcome::No, |found, one| found.or(|| value(one, at, node, subject)))
        }
        Matcher::Path(globs) => leaves(node, |leaf| path_value(globs, at, leaf, subject.view)),
        Matcher::Domain(patterns) => leaves(node, |leaf| hosts::value(patterns, at, leaf, subject.view)),
    }
}

/// Calls `with` for every text that a matcher over any node below the arguments' root is tried on; a node's
/// compact JSON stands in that of the one above it.
pub(super) fn each_text(view: &CallView<'_>, with: &mut dyn FnMut(&str)) {
    let args = view.args();
    let mut each = |text: &str| {
        with(text);
        false
    };
    let below: &mut dyn Iterator<Item = &Value> = match args {
        Value::Object(map) => &mut map.values(),
        Value::Array(list) => &mut list.iter(),
        _ => &mut std::iter::empty(),
    };
    for node in below.filter(|node| !node.is_string()) {
        each(&node.to_string());
    }
    any_leaf(args, &mut |text| string(text, view, &mut each));
    of_commands("$", view, &mut each);
}

/// Tries every form that a node has as text, until one matches.
fn any_text(at: &str, node: &Value, view: &CallView<'_>, matches: &mut dyn FnMut(&str) -> bool) -> bool {
    match node {
        Value::String(text) => {
            if at_node(view, at).next().is_some() {
                return matches(text)
                    || of_commands(at, view, matches)
                    || inner(text, bounds::JSON_LAYERS, matches);
            }
            string(text, view, matches)
        }
        Value::Object(_) | Value::Array(_) => {
            matches(&node.to_string())
                || any_leaf(node, &mut |text| string(text, view, matches))
                || of_commands(at, view, matches)
        }
        scalar => matches(&scalar.to_string()),
    }
}

/// A string as it is, as an absolute path where it can be one, and the leaves in it where it is JSON.
fn string(text: &str, view: &CallView<'_>, matches: &mut dyn FnMut(&str) -> bool) -> bool {
    if matches(text) {
        return true;
    }
    if text.len() <= bounds::PATH_BYTES
        && !text.is_empty()
        && !text.contains(['\n', '\r'])
        && absolute(text, view.cwd(), view.place()).is_ok_and(|path| path != text && matches(&path))
    {
        return true;
    }
    inner(text, bounds::JSON_LAYERS, matches)
}

/// The leaves of a string that is itself JSON, and of those that are again; its compact form too.
fn inner(text: &str, layers: usize, matches: &mut dyn FnMut(&str) -> bool) -> bool {
    let Some(left) = layers.checked_sub(1) else { return false };
    let Some(found) = json_leaves(text) else { return false };
    crate::matcher::Compact::of(text).is_some_and(|compact| matches(&compact.text))
        || found.iter().any(|leaf| matches(&leaf.text) || inner(&leaf.text, left, matches))
}

fn any_leaf(node: &Value, matches: &mut dyn FnMut(&str) -> bool) -> bool {
    let mut open = vec![node];
    while let Some(node) = open.pop() {
        match node {
            Value::String(text) if matches(text) => return true,
            Value::Object(map) => open.extend(map.values()),
            Value::Array(list) => open.extend(list),
            _ => {}
        }
    }
    false
}

/// The commands that stand at a node: the line, its path words in absolute form, and the line with
/// them in place.
fn of_commands(at: &str, view: &CallView<'_>, matches: &mut dyn FnMut(&str) -> bool) -> bool {
    at_node(view, at).any(|command| view.texts(command).iter().any(|text| matches(text)))
}

/// The commands that stand at a node.
pub(super) fn at_node<'a>(view: &'a CallView<'_>, at: &str) -> impl Iterator<Item = &'a CommandAt> {
    view.commands().iter().filter(move |command| command.at.starts_with(at))
}

fn leaves(node: &Value, mut compare: impl FnMut(&str) -> Outcome) -> Outcome {
    let mut found = Outcome::No;
    any_leaf(node, &mut |text| {
        found = std::mem::replace(&mut found, Outcome::No).or(|| compare(text));
        found == Outcome::Yes { certain: true }
    });
    found
}

fn path_value(globs: &[PathGlob], at: &str, text: &str, view: &CallView<'_>) -> Outcome {
    let mut commands = at_node(view, at).peekable();
    if commands.peek().is_some() {
        return commands.fold(Outcome::No, |found, command| {
            let words = view.effects(command).iter().flat_map(|e| &e.paths);
            words.fold(found, |found, word| found.or(|| word_outcome(globs, word, view)))
        });
    }
    if text.is_empty() {
        return Outcome::No;
    }
    text_outcome(globs, text, view).or(|| {
        let trimmed = text.trim();
        if trimmed == text || trimmed.is_empty() { Outcome::No } else { text_outcome(globs, trimmed, view) }
    })
}

fn text_outcome(globs: &[PathGlob], text: &str, view: &CallView<'_>) -> Outcome {
    if text.len() > bounds::PATH_BYTES {
        return Outcome::CannotTell(Cause::Unresolved, "a text that is too long for a path".to_owned());
    }
    let decode = view.info().known == Known::Unknown;
    let found = path_outcome(globs, absolute(text, view.cwd(), view.place()), view);
    other_readings(text, decode).iter().fold(found, |found, other| {
        found.or(|| path_outcome(globs, absolute(other, view.cwd(), view.place()), view))
    })
}

fn path_outcome(globs: &[PathGlob], path: Result<String, PathError>, view: &CallView<'_>) -> Outcome {
    match path {
        Err(error) => Outcome::CannotTell(Cause::Unresolved, error.to_string()),
        Ok(path) => {
            globs.iter().fold(Outcome::No, |found, glob| found.or(|| glob_outcome(glob, &path, view)))
        }
    }
}

fn glob_outcome(glob: &PathGlob, path: &str, view: &CallView<'_>) -> Outcome {
    let mut found = Outcome::No;
    for path in view.forms(path) {
        found = found.or(|| match path {
            Ok((path, place)) => glob.is_match(&path, place).map_or_else(
                || Outcome::CannotTell(Cause::Unresolved, "the workspace's folder is no UTF-8".to_owned()),
                Outcome::of,
            ),
            Err(why) => Outcome::CannotTell(Cause::Unresolved, why),
        });
    }
    found
}

/// Whether all below the word is changed or removed with it.
pub(super) fn removes(word: &PathWord) -> bool {
    word.recursive && matches!(word.role, PathUse::Write | PathUse::Move)
}

/// How a path word of a command compares: with an unknown part, or as a glob, only possibly.
pub(super) fn word_outcome(globs: &[PathGlob], word: &PathWord, view: &CallView<'_>) -> Outcome {
    let place = view.command_place();
    let Some(path) = &word.path else {
        if word.text.starts_with('~') {
            return Outcome::CannotTell(
                Cause::Unresolved,
                format!("the home in `{}` is not known", word.text),
            );
        }
        let possible = globs.iter().any(|glob| glob.may_end_in(&word.tail, place));
        return if possible { Outcome::Yes { certain: false } } else { Outcome::No };
    };
    let removes = removes(word);
    globs.iter().fold(Outcome::No, |found, glob| {
        found.or(|| {
            if !word.glob {
                let sure = glob_outcome(glob, path, view);
                if sure != Outcome::No {
                    // An unknown program may be given the word as something else.
                    return sure;
                }
            }
            let possible = (word.glob || removes) && glob.may_meet(path, place, removes);
            if possible { Outcome::Yes { certain: false } } else { Outcome::No }
        })
    })
}

/// `path`: everything that the call names as path.
fn paths<'a>(globs: &[PathGlob], view: &'a CallView<'_>) -> Matches<'a> {
    let mut found = Matches::default();
    let described = || globs.iter().map(|g| format!("`{}`", g.text())).collect::<Vec<_>>().join(" or ");
    let mut keep = |outcome: Outcome, what: What<'a>, text: &str, spot: Spot| match outcome {
        Outcome::No => {}
        Outcome::CannotTell(cause, why) => found.cannot_tell(cause, why),
        Outcome::Yes { certain } => found.things.push(Thing {
            what,
            certain,
            why: format!("the path `{}` matches {}", cut(text), described()),
            spot,
        }),
    };
    for named in view.paths() {
        let spot = Spot { at: named.at.clone(), span: 0..named.text.len(), label: "path".to_owned() };
        let what = What::Path { path: named.path.clone().ok(), of: None };
        keep(path_outcome(globs, named.path.clone(), view), what, &named.text, spot);
    }
    for command in view.commands() {
        for (index, effects) in view.effects(command).iter().enumerate() {
            for word in &effects.paths {
                let spot = Spot { at: command.at.clone(), span: word.span.clone(), label: "path".to_owned() };
                let path = word.path.clone().filter(|_| !word.glob);
                let what = What::Path { path, of: Some((command, index)) };
                keep(word_outcome(globs, word, view), what, &word.text, spot);
            }
        }
    }
    found
}

/// A text short enough for a message.
fn cut(text: &str) -> String {
    text.chars().take(120).collect()
}
