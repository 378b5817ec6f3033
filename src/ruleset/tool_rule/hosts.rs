//! `domain`, read broadly: any host that a value or a call names.

use super::broad::{Outcome, at_node};
use super::thing::{Matches, Thing, What};
use crate::command::HostWord;
use crate::matcher::{Address, Cover, Destination, DomainPattern, Spot, hosts_in};
use crate::tool::CallView;
use crate::words::Cause;

/// How a value compares: what its commands connect to, and every host in its text.
pub(super) fn value(patterns: &[DomainPattern], at: &str, text: &str, view: &CallView<'_>) -> Outcome {
    let words = at_node(view, at).flat_map(|command| view.effects(command)).flat_map(|e| &e.connects);
    let found = words.fold(Outcome::No, |found, word| found.or(|| word_outcome(patterns, word).0));
    hosts_of(text).iter().fold(found, |found, to| found.or(|| outcome(patterns, to, true)))
}

/// Every host that a value names: as a URL, and in its text.
pub(super) fn hosts_of(text: &str) -> Vec<Destination> {
    let mut hosts: Vec<Destination> = hosts_in(text).into_iter().map(|(_, to)| to).collect();
    if let Some(to) = Address::read(text).to()
        && !hosts.contains(&to)
    {
        hosts.push(to);
    }
    hosts
}

/// `domain`: everything that the call names as address.
pub(super) fn domains<'a>(patterns: &[DomainPattern], view: &'a CallView<'_>) -> Matches<'a> {
    let mut found = Matches::default();
    let described = || patterns.iter().map(|p| format!("`{p}`")).collect::<Vec<_>>().join(" or ");
    let mut keep = |outcome: Outcome, to: Option<Destination>, text: &str, spot: Spot, of| match outcome {
        Outcome::No => {}
        Outcome::CannotTell(cause, why) => found.cannot_tell(cause, why),
        Outcome::Yes { certain } => {
            let shown = to.as_ref().map_or_else(|| cut(text), |to| to.host.to_string());
            let why = format!("the host `{shown}` is covered by {}", described());
            found.things.push(Thing { what: What::Host { host: to, of }, certain, why, spot });
        }
    };
    for named in view.urls() {
        let spot = Spot { at: named.at.clone(), span: 0..named.text.len(), label: "domain".to_owned() };
        let outcome = match &named.to {
            Some(to) => outcome(patterns, to, true),
            None if named.malformed => malformed(&named.text),
            None => Outcome::No,
        };
        keep(outcome, named.to.clone(), &named.text, spot, None);
    }
    for command in view.commands() {
        for (index, effects) in view.effects(command).iter().enumerate() {
            for word in &effects.connects {
                let spot =
                    Spot { at: command.at.clone(), span: word.span.clone(), label: "domain".to_owned() };
                let (outcome, to) = word_outcome(patterns, word);
                let text = command.view.line.get(word.span.clone()).unwrap_or(&word.text);
                keep(outcome, to, text, spot, Some((command, index)));
            }
        }
    }
    found
}

/// How a word of a command compares. A host with an unknown part is covered possibly, and only where the
/// part that is known fits.
fn word_outcome(patterns: &[DomainPattern], word: &HostWord) -> (Outcome, Option<Destination>) {
    if let Some(part) = &word.part {
        let possible = patterns.iter().any(|pattern| pattern.may_cover(&part.head, &part.tail));
        return (if possible { Outcome::Yes { certain: false } } else { Outcome::No }, None);
    }
    match Address::read(&word.text) {
        Address::At(to) => (outcome(patterns, &to, word.certain), Some(to)),
        Address::NoHost => (Outcome::No, None),
        Address::Malformed if word.certain => (malformed(&word.text), None),
        Address::Malformed => (Outcome::No, None),
    }
}

fn outcome(patterns: &[DomainPattern], to: &Destination, certain: bool) -> Outcome {
    match patterns.iter().map(|pattern| pattern.meets(to)).max() {
        None | Some(Cover::No) => Outcome::No,
        Some(Cover::Maybe) => Outcome::Yes { certain: false },
        Some(Cover::Yes) => Outcome::Yes { certain },
    }
}

/// What is no URL here may be one for the tool.
fn malformed(text: &str) -> Outcome {
    Outcome::CannotTell(Cause::Unresolved, format!("`{}` is a malformed address", cut(text)))
}

/// A text short enough for a message.
fn cut(text: &str) -> String {
    text.chars().take(120).collect()
}
