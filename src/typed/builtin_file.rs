//! Built-ins as files set them (`checks.md` 1, 3, 4).

use super::common::{self, COMMON, ON_OPAQUE};
use super::fields::{Fields, Unknown, Words, listed};
use super::guardrail::STAGE;
use super::one::Gate;
use super::report::Report;
use super::{
    BuiltinId, BuiltinSpec, GateBody, InjectionSpec, LimitsSpec, Located, OnCall, SecretsSpec, Sensitivity,
    tools,
};
use crate::parsed::{Entries, Value};
use crate::words::{Action, GateKind, Hook, OnOpaque};

/// Fields that only built-ins have.
pub(super) const FIELDS: [&str; 14] = [
    "max_turns",
    "max_cost_usd",
    "max_files_changed",
    "allowed_domains",
    "opaque",
    "commands",
    "stages",
    "on_call",
    "pii",
    "allow",
    "detectors",
    "judge",
    "sensitivity",
    "escape",
];

const LIMITS: [&str; 6] =
    ["max_turns", "max_cost_usd", "max_files_changed", "allowed_domains", "opaque", "commands"];
const SECRETS: [&str; 5] = ["stages", "on_call", "pii", "allow", "detectors"];
const INJECTION: [&str; 3] = ["judge", "tools", "sensitivity"];

const ON_CALL: &Words<OnCall> = &[("block", OnCall::Block), ("hold", OnCall::Hold)];
const SENSITIVITY: &Words<Sensitivity> =
    &[("low", Sensitivity::Low), ("medium", Sensitivity::Medium), ("high", Sensitivity::High)];

/// Reads a built-in's file. Its body is for people.
pub(super) fn read(entries: &Entries, id: BuiltinId, stem: &str, report: &mut Report<'_>) -> Option<Gate> {
    let (word, own, actions): (_, &[&'static str], &[&str]) = match id {
        BuiltinId::Limits => ("limits", &LIMITS, &["block"]),
        BuiltinId::Secrets => ("secrets", &SECRETS, &["redact", "warn", "block"]),
        BuiltinId::PromptInjection => ("prompt_injection", &INJECTION, &["warn", "block"]),
    };
    let mut known = COMMON.to_vec();
    known.extend(["stage", "builtin"]);
    known.extend(own);
    let help = format!("the fields of `{word}` are {}", listed(own));
    // Every field that some other file has, and this one has not.
    let others =
        ["when", "args", "command", "path", "domain", "result", "not", "after", "replace", "stream", "tools"];
    let foreign: Vec<(&'static str, &str)> = others
        .into_iter()
        .chain(FIELDS)
        .filter(|name| !known.contains(name))
        .map(|name| (name, help.as_str()))
        .collect();
    let fields = Fields::new(entries, &known, &foreign, Unknown::Kept, "", report);
    let common = common::read(&fields, stem, report);
    let given = common::action(&fields, report);
    if let Some(action) = &given
        && !actions.contains(&action.value.as_str())
    {
        let message = format!("`{}` is no action of the built-in `{word}`", action.value);
        let help = format!("the actions here are {}", listed(actions));
        report.add(action.at.clone(), "action", "action-not-here", message, help);
    }
    let stage = fields.word("stage", STAGE, true, "unknown-stage", report);
    let (spec, hook, default) = match id {
        BuiltinId::Limits => (BuiltinSpec::Limits(limits(&fields, report)), Hook::ToolCall, Action::Block),
        BuiltinId::Secrets => {
            let spec = secrets(&fields, stage.as_ref(), report);
            let hook = spec.stages.first().copied().unwrap_or(Hook::Output);
            (BuiltinSpec::Secrets(spec), hook, Action::Redact)
        }
        BuiltinId::PromptInjection => {
            (BuiltinSpec::PromptInjection(injection(&fields, report)), Hook::ToolResult, Action::Warn)
        }
    };
    if let Some(stage) = stage
        && id != BuiltinId::Secrets
        && stage.value != hook
    {
        let message = format!("the built-in `{word}` does not run at this stage");
        report.add(
            stage.at,
            "stage",
            "stage-not-here",
            message,
            "remove the field: a built-in knows its stage",
        );
    }
    let key =
        if fields.node("builtin").is_some() { fields.key_span("builtin") } else { fields.key_span("stage") };
    let action = match given {
        Some(action) => action,
        None => Located { value: default, at: key.clone() },
    };
    let on_opaque = common::check_opaque(common.on_opaque.as_ref(), action.value, report);
    let body = GateBody::Builtin(Box::new(spec));
    Some(Gate { kind: GateKind::Builtin, hook, action, common, on_opaque, body, buffer: false, key })
}

fn limits(fields: &Fields<'_>, report: &mut Report<'_>) -> LimitsSpec {
    let count = |name, least, report: &mut Report<'_>| {
        fields.integer(name, least, i64::MAX, report).and_then(|n| u64::try_from(n).ok())
    };
    let opaque = fields.word("opaque", ON_OPAQUE, false, "unknown-value", report);
    LimitsSpec {
        max_turns: count("max_turns", 1, report),
        max_cost_usd: cost(fields, report),
        max_files_changed: count("max_files_changed", 0, report),
        allowed_domains: fields.texts("allowed_domains", report),
        opaque: common::value(opaque).unwrap_or(OnOpaque::Warn),
        commands: fields.texts("commands", report),
    }
}

fn cost(fields: &Fields<'_>, report: &mut Report<'_>) -> Option<f64> {
    let node = fields.node("max_cost_usd")?;
    #[expect(clippy::cast_precision_loss, reason = "nobody spends 2^53 dollars")]
    let cost = match node.value {
        Value::Int(i) => i as f64,
        Value::Float(f) => f,
        _ => {
            fields.wrong("max_cost_usd", node, "a number of US dollars", report);
            return None;
        }
    };
    if cost >= 0.0 {
        return Some(cost);
    }
    let message = format!("`max_cost_usd` is {cost}");
    report.add(node.span.clone(), "max_cost_usd", "out-of-range", message, "write US dollars, 0 or more");
    None
}

fn secrets(fields: &Fields<'_>, stage: Option<&Located<Hook>>, report: &mut Report<'_>) -> SecretsSpec {
    let mut spec = SecretsSpec::default();
    if let Some(node) = fields.node("stages") {
        let items = match &node.value {
            Value::List(items) => items.as_slice(),
            _ => std::slice::from_ref(node),
        };
        spec.stages.clear();
        for item in items {
            if let Some(hook) = fields.word_of("stages", item, STAGE, true, "unknown-stage", report)
                && !spec.stages.contains(&hook.value)
            {
                spec.stages.push(hook.value);
            }
        }
        if items.is_empty() {
            let help = "name a stage; `enabled: false` switches it off";
            report.add(node.span.clone(), "stages", "empty-list", "`stages` is an empty list", help);
        }
        fields.refuse("stage", "`stages` says where it runs", "keep `stages`", report);
    } else if let Some(stage) = stage {
        spec.stages = vec![stage.value];
    }
    if let Some(on_call) = fields.word("on_call", ON_CALL, false, "unknown-value", report) {
        spec.on_call = on_call.value;
    }
    spec.pii = fields.boolean("pii", report).unwrap_or(false);
    spec.allow = fields.texts("allow", report).unwrap_or_default();
    spec.off = detectors(fields, report);
    spec
}

/// `detectors: {ID: false}`: those that are switched off.
fn detectors(fields: &Fields<'_>, report: &mut Report<'_>) -> Vec<Located<String>> {
    let Some(node) = fields.node("detectors") else { return Vec::new() };
    let Value::Map(entries) = &node.value else {
        fields.wrong("detectors", node, "a mapping such as `{ID: false}`", report);
        return Vec::new();
    };
    let mut off = Vec::new();
    for (key, value) in entries {
        match value.value {
            Value::Bool(true) => {}
            Value::Bool(false) => off.push(Located { value: key.text.clone(), at: key.span.clone() }),
            _ => fields.wrong("detectors", value, "`true` or `false`", report),
        }
    }
    off
}

fn injection(fields: &Fields<'_>, report: &mut Report<'_>) -> InjectionSpec {
    let sensitivity = fields.word("sensitivity", SENSITIVITY, false, "unknown-value", report);
    InjectionSpec {
        judge: fields.boolean("judge", report).unwrap_or(false),
        tools: tools::read(fields, report),
        sensitivity: common::value(sensitivity).unwrap_or(Sensitivity::Medium),
    }
}
