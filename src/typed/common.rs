//! The fields that every gate has (`formats.md` 2).

use std::time::Duration;

use super::examples;
use super::fields::{Fields, Words};
use super::report::Report;
use super::{Examples, Located};
use crate::bounds;
use crate::parsed::{Node, Value};
use crate::words::{Action, Mode, OnError, OnOpaque, Severity};

/// Their names.
pub(super) const COMMON: [&str; 12] = [
    "name",
    "description",
    "order",
    "agents",
    "enabled",
    "severity",
    "deadline",
    "on_error",
    "on_opaque",
    "mode",
    "examples",
    "action",
];

pub(super) const ON_ERROR: &Words<OnError> = &[
    ("pass", OnError::Pass),
    ("warn", OnError::Warn),
    ("hold", OnError::Hold),
    ("block", OnError::Block),
    ("violation", OnError::Violation),
];

pub(super) const ON_OPAQUE: &Words<OnOpaque> = &[
    ("block", OnOpaque::Block),
    ("hold", OnOpaque::Hold),
    ("warn", OnOpaque::Warn),
    ("pass", OnOpaque::Pass),
];

const SEVERITY: &Words<Severity> = &[
    ("info", Severity::Info),
    ("warn", Severity::Warn),
    ("error", Severity::Error),
    ("critical", Severity::Critical),
];

const MODE: &Words<Mode> = &[("enforce", Mode::Enforce), ("shadow", Mode::Shadow)];

const ACTIONS: &Words<Action> = &[
    ("block", Action::Block),
    ("hold", Action::Hold),
    ("revise", Action::Revise),
    ("redact", Action::Redact),
    ("warn", Action::Warn),
    ("record", Action::Record),
    ("allow", Action::Allow),
];

/// What they say.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Common {
    pub(super) description: Option<String>,
    pub(super) order: i64,
    pub(super) agents: Vec<Located<String>>,
    pub(super) enabled: bool,
    pub(super) severity: Severity,
    pub(super) deadline: Option<Duration>,
    pub(super) on_error: Option<OnError>,
    pub(super) on_opaque: Option<Located<OnOpaque>>,
    pub(super) mode: Mode,
    pub(super) examples: Examples,
}

/// Reads them.
pub(super) fn read(fields: &Fields<'_>, stem: &str, report: &mut Report<'_>) -> Common {
    name(fields, stem, report);
    Common {
        description: description(fields, report),
        order: fields.integer("order", i64::MIN, i64::MAX, report).unwrap_or(0),
        agents: fields.some_texts("agents", report).unwrap_or_default(),
        enabled: fields.boolean("enabled", report).unwrap_or(true),
        severity: value(fields.word("severity", SEVERITY, false, "unknown-value", report))
            .unwrap_or_default(),
        deadline: deadline(fields, "deadline", report),
        on_error: value(fields.word("on_error", ON_ERROR, false, "unknown-value", report)),
        on_opaque: fields.word("on_opaque", ON_OPAQUE, false, "unknown-value", report),
        mode: value(fields.word("mode", MODE, false, "unknown-value", report)).unwrap_or_default(),
        examples: examples::read(fields, report),
    }
}

/// The action, where one is given: any that the words know; whether it fits is the caller's to say.
pub(super) fn action(fields: &Fields<'_>, report: &mut Report<'_>) -> Option<Located<Action>> {
    let node = fields.node("action")?;
    if node.as_text() == Some(Action::Halt.as_str()) {
        let help = "write `block`, or set `halt` in a check definition or in code";
        let message = "no rule or guardrail file can end the turn";
        report.add(node.span.clone(), "action", "halt-in-file", message, help);
        return None;
    }
    fields.word("action", ACTIONS, true, "unknown-action", report)
}

/// A deadline: a whole number of milliseconds.
pub(super) fn deadline(fields: &Fields<'_>, name: &str, report: &mut Report<'_>) -> Option<Duration> {
    let node = fields.node(name)?;
    let most = i128::try_from(bounds::LONGEST_DEADLINE.as_millis()).unwrap_or(i128::MAX);
    match &node.value {
        Value::Int(ms) if (1..=most).contains(ms) => u64::try_from(*ms).ok().map(Duration::from_millis),
        Value::Int(_) => {
            let help = format!("write milliseconds between 1 and {most}");
            report.add(node.span.clone(), &fields.name(name), "bad-deadline", "this is no deadline", help);
            None
        }
        _ => {
            let message = format!("`{name}` is {}, not a number of milliseconds", node.value.word());
            let help = match milliseconds(node) {
                Some(ms) => format!("write `{ms}`"),
                None => "write milliseconds without a unit: `1500`".to_owned(),
            };
            report.add(node.span.clone(), &fields.name(name), "bad-deadline", message, help);
            None
        }
    }
}

/// What `5s`, `2m` and `300ms` are in milliseconds, for the help.
fn milliseconds(node: &Node) -> Option<u64> {
    let text = node.as_text()?.trim();
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, unit) = text.split_at_checked(digits)?;
    let factor = match unit.trim() {
        "ms" | "" => 1,
        "s" | "sec" => 1000,
        "m" | "min" => 60_000,
        _ => return None,
    };
    number.parse::<u64>().ok()?.checked_mul(factor)
}

/// Says where `on_opaque` is stricter than the action.
pub(super) fn check_opaque(
    on_opaque: Option<&Located<OnOpaque>>,
    action: Action,
    report: &mut Report<'_>,
) -> Option<OnOpaque> {
    let given = on_opaque?;
    let rank = match given.value {
        OnOpaque::Block => 3,
        OnOpaque::Hold => 2,
        OnOpaque::Warn => 1,
        OnOpaque::Pass => 0,
    };
    let most = match action {
        Action::Halt | Action::Block => 3,
        Action::Hold => 2,
        Action::Revise | Action::Redact | Action::Warn => 1,
        Action::Record | Action::Allow => 0,
    };
    if rank > most {
        let message =
            format!("a possible match would `{}`, a certain one only `{action}`", given.value.as_str());
        let help = "write an `on_opaque` that is no stricter than the action";
        report.add(given.at.clone(), "on_opaque", "on-opaque-too-strict", message, help);
    }
    Some(given.value)
}

/// A front matter `name` may only repeat the file's.
fn name(fields: &Fields<'_>, stem: &str, report: &mut Report<'_>) {
    let Some(name) = fields.text("name", report) else { return };
    if name.value != stem {
        let message = format!("`name` is `{}`, and the file's name is `{stem}`", name.value);
        let help = "remove `name`, or rename the file: a gate is named by its file";
        report.add(name.at, "name", "name-differs", message, help);
    }
}

fn description(fields: &Fields<'_>, report: &mut Report<'_>) -> Option<String> {
    let node = fields.node("description")?;
    match &node.value {
        Value::Null => None,
        Value::Text(text) => Some(text.clone()),
        Value::List(_) | Value::Map(_) => {
            fields.wrong("description", node, "text", report);
            None
        }
        _ => report.text.get(node.span.clone()).map(str::to_owned),
    }
}

pub(super) fn value<T>(located: Option<Located<T>>) -> Option<T> {
    located.map(|located| located.value)
}
