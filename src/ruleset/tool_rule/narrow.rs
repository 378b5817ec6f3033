//! The narrow reading, for `allow` and for the `not` of every other rule: every node, its whole text,
//! every path and every host. What can't be told is not covered.

use serde_json::Value;

use super::broad::at_node;
use super::compile::Condition;
use super::hosts::hosts_of;
use super::matcher::{Matcher, same};
use super::thing::Subject;
use crate::bounds;
use crate::command::{CommandView, Effects};
use crate::matcher::{
    Address, Destination, DomainPattern, JsonPath, PathError, PathGlob, absolute, has_dot_segments,
};
use crate::tool::{CallView, CommandAt};

/// Whether a condition covers a whole call.
///
/// # Errors
/// The first thing that it does not cover.
pub(super) fn covers(condition: &Condition, subject: Subject<'_, '_>) -> Result<(), String> {
    for (path, matcher) in &condition.args {
        args(path, matcher, subject)?;
    }
    if let Some(command) = &condition.command {
        let commands = subject.view.commands();
        if commands.is_empty() {
            return Err("the call runs no command".to_owned());
        }
        for one in commands {
            command.covers(&one.view)?;
        }
    }
    if !condition.path.is_empty() {
        paths(&condition.path, subject.view)?;
    }
    if !condition.domain.is_empty() {
        domains(&condition.domain, subject.view)?;
    }
    Ok(())
}

/// At least one node is selected, and every one is covered.
pub(super) fn args(path: &JsonPath, matcher: &Matcher, subject: Subject<'_, '_>) -> Result<(), String> {
    let nodes = path
        .select(subject.view.args())
        .map_err(|_| format!("the arguments are too large for the path `{path}`"))?;
    if nodes.as_slice().is_empty() {
        return Err(format!("there is no argument `{path}`"));
    }
    nodes.as_slice().iter().try_for_each(|node| {
        value(matcher, &node.at, node.value, subject).map_err(|why| format!("the argument `{path}`: {why}"))
    })
}

/// Whether a matcher covers a node.
pub(super) fn value(
    matcher: &Matcher,
    at: &str,
    node: &Value,
    subject: Subject<'_, '_>,
) -> Result<(), String> {
    let no = || format!("it is not {}", matcher.describe());
    match matcher {
        Matcher::Regex(regex) => {
            every_leaf(node, |leaf| plain(leaf, at, subject.view, |text| regex.matches_whole(text), no))
        }
        Matcher::Glob(glob) => {
            every_leaf(node, |leaf| plain(leaf, at, subject.view, |text| glob.is_match(text), no))
        }
        Matcher::Equals(wanted) => same(node, wanted).then_some(()).ok_or_else(no),
        Matcher::Fact(fact) => match fact.lookup(subject.facts) {
            Some(wanted) => same(node, wanted).then_some(()).ok_or_else(no),
            None => Err(format!("the turn has no fact `{}`", fact.text())),
        },
        Matcher::AnyOf(list) => {
            list.iter().any(|one| value(one, at, node, subject).is_ok()).then_some(()).ok_or_else(no)
        }
        Matcher::Path(globs) => {
            if at_node(subject.view, at).next().is_some() {
                return Err("it is a command: use `command`".to_owned());
            }
            every_leaf(node, |leaf| path_leaf(globs, leaf, subject.view))
        }
        Matcher::Domain(patterns) => every_leaf(node, |leaf| {
            let text = leaf.as_str().ok_or("it is no text")?;
            let Address::At(_) = Address::read(text) else { return Err("it names no host".to_owned()) };
            hosts_of(text).iter().try_for_each(|host| host_covered(patterns, host))
        }),
    }
}

/// Whether every leaf of a node is covered, and there is one.
fn every_leaf(node: &Value, mut covered: impl FnMut(&Value) -> Result<(), String>) -> Result<(), String> {
    let mut open = vec![node];
    let mut any = false;
    while let Some(node) = open.pop() {
        match node {
            Value::Object(map) => open.extend(map.values()),
            Value::Array(list) => open.extend(list),
            leaf => {
                any = true;
                covered(leaf)?;
            }
        }
    }
    if any { Ok(()) } else { Err("it is empty".to_owned()) }
}

/// A leaf by its text: as a whole, and only where the text says where it leads.
fn plain(
    leaf: &Value,
    at: &str,
    view: &CallView<'_>,
    matches: impl Fn(&str) -> bool,
    no: impl Fn() -> String,
) -> Result<(), String> {
    let text = match leaf {
        Value::String(text) => text,
        scalar => return matches(&scalar.to_string()).then_some(()).ok_or_else(no),
    };
    if !matches(text) {
        return Err(no());
    }
    let command = at_node(view, at).next().is_some();
    if !command && text.len() <= bounds::PATH_BYTES && !text.contains(['\n', '\r']) {
        if has_dot_segments(text) {
            return Err("it has `.` or `..` in its path: use `path`".to_owned());
        }
        if let Ok(path) = absolute(text, view.cwd(), view.place())
            && view.lies_elsewhere(&path)
        {
            return Err("its path leads elsewhere: use `path`".to_owned());
        }
    }
    Ok(())
}

fn path_leaf(globs: &[PathGlob], leaf: &Value, view: &CallView<'_>) -> Result<(), String> {
    let text = leaf.as_str().ok_or("it is no text")?;
    if text.is_empty() || text.len() > bounds::PATH_BYTES || text.contains(['\n', '\r']) {
        return Err("it is no path".to_owned());
    }
    path_covered(globs, absolute(text, view.cwd(), view.place()).as_deref(), view)
}

/// Every form of a path, lexical and canonical, is covered.
pub(super) fn path_covered(
    globs: &[PathGlob],
    path: Result<&str, &PathError>,
    view: &CallView<'_>,
) -> Result<(), String> {
    let path = path.map_err(ToString::to_string)?;
    for form in view.forms(path) {
        let (form, place) = form?;
        if !globs.iter().any(|glob| glob.is_match(&form, place) == Some(true)) {
            return Err(format!("the path `{}` is not covered", form.chars().take(120).collect::<String>()));
        }
    }
    Ok(())
}

fn host_covered(patterns: &[DomainPattern], to: &Destination) -> Result<(), String> {
    let covered = patterns.iter().any(|pattern| pattern.covers(to));
    covered.then_some(()).ok_or_else(|| format!("the host `{to}` is not covered"))
}

/// Everything that the call names as path, and every one of its commands names one.
fn paths(globs: &[PathGlob], view: &CallView<'_>) -> Result<(), String> {
    let mut any = false;
    for named in view.paths() {
        any = true;
        path_covered(globs, named.path.as_deref(), view)?;
    }
    for command in view.commands() {
        readable(command)?;
        for effects in view.effects(command) {
            any = true;
            command_paths(globs, effects, view)?;
        }
    }
    if any { Ok(()) } else { Err("the call names no path".to_owned()) }
}

/// Every path that a simple command names, and at least one.
pub(super) fn command_paths(
    globs: &[PathGlob],
    effects: &Effects,
    view: &CallView<'_>,
) -> Result<(), String> {
    if effects.reads_unknown
        || effects.code_from_input
        || !effects.code.is_empty()
        || effects.paths.is_empty()
    {
        return Err("a command whose paths are not all known".to_owned());
    }
    for word in &effects.paths {
        let path = word.path.as_deref().filter(|_| word.certain && !word.glob);
        let Some(path) = path else {
            return Err(format!("the path `{}` is not known for certain", word.text));
        };
        path_covered(globs, Ok(path), view)?;
        if word.to.as_ref().is_some_and(|to| has_dot_segments(to)) {
            return Err("a move whose new name is not known for certain".to_owned());
        }
    }
    Ok(())
}

/// Everything that the call names as address, and every one of its commands names one.
fn domains(patterns: &[DomainPattern], view: &CallView<'_>) -> Result<(), String> {
    let mut any = false;
    for named in view.urls() {
        if named.malformed {
            return Err("an address that is no URL".to_owned());
        }
        if let Some(to) = &named.to {
            any = true;
            host_covered(patterns, to)?;
        }
    }
    for command in view.commands() {
        readable(command)?;
        for effects in view.effects(command) {
            any = true;
            command_hosts(patterns, effects)?;
        }
    }
    if any { Ok(()) } else { Err("the call names no address".to_owned()) }
}

/// Every host that a simple command connects to, and at least one.
pub(super) fn command_hosts(patterns: &[DomainPattern], effects: &Effects) -> Result<(), String> {
    if effects.connects.is_empty() || effects.code_from_input || !effects.code.is_empty() {
        return Err("a command whose addresses are not all known".to_owned());
    }
    effects.connects.iter().try_for_each(|word| match Address::read(&word.text) {
        Address::At(host) if word.certain => host_covered(patterns, &host),
        _ => Err(format!("the address `{}` is not known for certain", word.text)),
    })
}

fn readable(command: &CommandAt) -> Result<(), String> {
    let CommandView { script, .. } = &command.view;
    if script.opaque.is_empty() && !script.commands.is_empty() {
        Ok(())
    } else {
        Err("a command that can't be read in full".to_owned())
    }
}
