//! `not`: tried on each thing that the positive part matched, exempting only that.

use super::broad::at_node;
use super::compile::Condition;
use super::narrow;
use super::thing::{Subject, Thing, What};
use crate::command::{CommandCondition, CommandView};
use crate::matcher::JsonPath;
use crate::tool::CommandAt;

use super::matcher::Matcher;

/// Whether `not` exempts a thing: every one of its fields covers it.
///
/// A field of another sort than the thing is tried on what belongs to the thing: the paths and hosts of
/// a simple command, the command that a path word stands in; else on the whole call.
pub(super) fn exempts(not: &Condition, thing: &Thing<'_>, subject: Subject<'_, '_>) -> bool {
    !not.is_empty()
        && not.args.iter().all(|(path, matcher)| args(path, matcher, thing, subject))
        && not.command.as_ref().is_none_or(|command| self::command(command, thing, subject))
        && (not.path.is_empty() || path(not, thing, subject))
        && (not.domain.is_empty() || domain(not, thing, subject))
}

fn args(path: &JsonPath, matcher: &Matcher, thing: &Thing<'_>, subject: Subject<'_, '_>) -> bool {
    if let What::Node { at, value } = &thing.what {
        let Ok(nodes) = path.select(subject.view.args()) else { return false };
        if nodes.as_slice().iter().any(|node| node.at == *at) {
            return narrow::value(matcher, at, value, subject).is_ok();
        }
    }
    narrow::args(path, matcher, subject).is_ok()
}

fn command(command: &CommandCondition, thing: &Thing<'_>, subject: Subject<'_, '_>) -> bool {
    let all = |mut commands: std::iter::Peekable<&mut dyn Iterator<Item = &CommandAt>>| {
        commands.peek().is_some() && commands.all(|one| command.covers(&one.view).is_ok())
    };
    match &thing.what {
        What::Command { of, simple: Some(index) } => one_command(command, of, *index),
        What::Command { of, simple: None } => command.covers(&of.view).is_ok(),
        What::Path { of: Some((of, index)), .. } | What::Host { of: Some((of, index)), .. } => {
            one_command(command, of, *index)
        }
        What::Node { at, .. } if at_node(subject.view, at).next().is_some() => {
            all((&mut at_node(subject.view, at) as &mut dyn Iterator<Item = &CommandAt>).peekable())
        }
        _ => all((&mut subject.view.commands().iter() as &mut dyn Iterator<Item = &CommandAt>).peekable()),
    }
}

/// One simple command by itself: other commands of its line exempt nothing and are not exempted.
fn one_command(command: &CommandCondition, of: &CommandAt, index: usize) -> bool {
    let simple = of.view.command(index);
    simple.is_some_and(|simple| command.covers(&CommandView::of_command(simple.clone())).is_ok())
}

fn path(not: &Condition, thing: &Thing<'_>, subject: Subject<'_, '_>) -> bool {
    let view = subject.view;
    match &thing.what {
        What::Path { path, .. } => {
            path.as_deref().is_some_and(|path| narrow::path_covered(&not.path, Ok(path), view).is_ok())
        }
        What::Command { of, simple: Some(index) } | What::Host { of: Some((of, index)), .. } => view
            .effects(of)
            .get(*index)
            .is_some_and(|effects| narrow::command_paths(&not.path, effects, view).is_ok()),
        What::Node { at, value } if at_node(view, at).next().is_none() => {
            narrow::value(&Matcher::Path(not.path.clone()), at, value, subject).is_ok()
        }
        _ => narrow::covers(&Condition { path: not.path.clone(), ..Condition::default() }, subject).is_ok(),
    }
}

fn domain(not: &Condition, thing: &Thing<'_>, subject: Subject<'_, '_>) -> bool {
    match &thing.what {
        What::Host { host, .. } => {
            host.as_ref().is_some_and(|host| not.domain.iter().any(|pattern| pattern.covers(host)))
        }
        What::Command { of, simple: Some(index) } | What::Path { of: Some((of, index)), .. } => subject
            .view
            .effects(of)
            .get(*index)
            .is_some_and(|effects| narrow::command_hosts(&not.domain, effects).is_ok()),
        What::Node { at, value } if at_node(subject.view, at).next().is_none() => {
            narrow::value(&Matcher::Domain(not.domain.clone()), at, value, subject).is_ok()
        }
        _ => {
            narrow::covers(&Condition { domain: not.domain.clone(), ..Condition::default() }, subject).is_ok()
        }
    }
}
