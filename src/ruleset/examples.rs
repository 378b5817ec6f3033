//! `examples:` — a deterministic gate's own tests, run when it loads, on every machine alike (BX-01).
//!
//! The root is `/workspace`, the home `/home/user`, case is kept, and no file is looked at.

use std::sync::Arc;

use serde_json::{Value, json};

use super::{Check, Gate};
use crate::matcher::{Found, Place};
use crate::problem::Problem;
use crate::tool::{Arguments, CallView, ResultView, ToolCall, ToolId, ToolInfo, ToolKind, ToolTable};
use crate::typed::{ExampleSubject, GateBody, Located, ToolPattern, ToolRuleSpec, TypedGate};
use crate::words::{Action, Hook, OnOpaque};

/// Runs a gate's examples; one that comes out otherwise is a problem on its line.
pub(super) fn check(typed: &TypedGate, compiled: &[Gate], tools: &ToolTable) -> Vec<Problem> {
    let fail = typed.examples.fail.iter().map(|e| (e, true));
    let pass = typed.examples.pass.iter().map(|e| (e, false));
    let mut problems = Vec::new();
    for (example, listed_fail) in fail.chain(pass) {
        // An `allow` passes what it covers.
        let expected = listed_fail != (typed.action.value == Action::Allow);
        // A judged gate's examples run on request: they need a judge.
        let outcomes: Vec<Result<bool, String>> =
            compiled.iter().filter_map(|gate| outcome(typed, gate, &example.value, tools)).collect();
        if outcomes.is_empty() {
            continue;
        }
        let unknown = outcomes.iter().find_map(|o| o.as_ref().err());
        let fails = outcomes.iter().any(|o| matches!(o, Ok(true)));
        if fails == expected && unknown.is_none() {
            continue;
        }
        let list = if listed_fail { "examples.fail" } else { "examples.pass" };
        problems.push(problem(typed, example, list, expected, unknown));
    }
    problems
}

/// Whether the gate fails the example (for `allow`: whether it covers it); none for a gate whose examples
/// do not run at load.
fn outcome(
    typed: &TypedGate,
    gate: &Gate,
    example: &ExampleSubject,
    tools: &ToolTable,
) -> Option<Result<bool, String>> {
    let place = Place::of_examples();
    match (&gate.check, gate.hook) {
        (Check::Judged { .. } | Check::Host(_) | Check::Baseline(_), _) => None,
        (Check::Secrets(secrets), Hook::ToolCall) => {
            Some(Ok(strings(example).iter().any(|text| !secrets.scanner().scan(text).is_empty())))
        }
        (Check::Secrets(secrets), _) => {
            Some(Ok(text_of(example).is_some_and(|text| !secrets.scanner().scan(text).is_empty())))
        }
        (Check::Injection(injection), _) => {
            Some(Ok(text_of(example).is_some_and(|text| injection.scan(text).flagged)))
        }
        (Check::Limits(_) | Check::Tool(_), _) => {
            let facts = match example {
                ExampleSubject::Call { facts, .. } => facts.clone(),
                ExampleSubject::Text(_) => Value::Null,
            };
            let (call, info) = match call_of(typed, example, tools) {
                Ok(made) => made,
                Err(why) => return Some(Err(why)),
            };
            let named = matches!(example, ExampleSubject::Call { .. });
            if named && gate.tools.as_ref().is_some_and(|set| !set.matches(&call.tool, &info)) {
                return Some(Ok(false));
            }
            let empty = json!({});
            let args = call.arguments.get().unwrap_or(&empty);
            let view = CallView::new(&call, &info, args, &place);
            Some(of_call(gate, &view, example, &facts))
        }
    }
}

fn of_call(
    gate: &Gate,
    view: &CallView<'_>,
    example: &ExampleSubject,
    facts: &Value,
) -> Result<bool, String> {
    match &gate.check {
        Check::Limits(limits) => {
            let touched = crate::baseline::Touched::of(view);
            let findings = limits.check(view, || &touched);
            Ok(findings.iter().any(|f| limits.effect(f, gate.on_opaque) <= Action::Hold))
        }
        Check::Tool(rule) if gate.action == Action::Allow => Ok(rule.covers(view, facts).is_ok()),
        Check::Tool(rule) => {
            let found = if gate.hook == Hook::ToolResult {
                rule.after(
                    &ResultView {
                        call: view.call(),
                        info: view.info(),
                        text: text_of(example).unwrap_or_default(),
                    },
                    facts,
                )
            } else {
                rule.before(view, facts)
            };
            match found {
                Found::Nothing => Ok(false),
                Found::Match(hit) => Ok(hit.certain || gate.on_opaque != OnOpaque::Pass),
                Found::Unjudged { why, .. } => Err(why),
            }
        }
        _ => Ok(false),
    }
}

/// What a string example stands for: what the gate's own matcher reads.
fn text_of(example: &ExampleSubject) -> Option<&str> {
    match example {
        ExampleSubject::Text(text) => Some(text),
        ExampleSubject::Call { result, .. } => result.as_deref(),
    }
}

fn strings(example: &ExampleSubject) -> Vec<String> {
    fn leaves(value: &Value, into: &mut Vec<String>) {
        match value {
            Value::String(text) => into.push(text.clone()),
            Value::Array(items) => items.iter().for_each(|v| leaves(v, into)),
            Value::Object(map) => map.values().for_each(|v| leaves(v, into)),
            _ => {}
        }
    }
    match example {
        ExampleSubject::Text(text) => vec![text.clone()],
        ExampleSubject::Call { args, .. } => {
            let mut all = Vec::new();
            leaves(args, &mut all);
            all
        }
    }
}

/// The call that an example is. A string is what the gate's own matcher reads: a command, a path, an
/// address, or the value of each argument that the rule names.
fn call_of(
    typed: &TypedGate,
    example: &ExampleSubject,
    tools: &ToolTable,
) -> Result<(ToolCall, Arc<ToolInfo>), String> {
    let text = match example {
        ExampleSubject::Call { tool, server, args, .. } => {
            let id = ToolId { server: server.clone(), name: tool.clone() };
            let info = tools.lookup(&id);
            return Ok((ToolCall::new("example", id, Arguments::from_value(args.clone())), info));
        }
        ExampleSubject::Text(text) => text,
    };
    let (tool, args, info) = match &typed.body {
        GateBody::Tool(spec) => {
            let (args, info) = of_spec(spec, text)?;
            let (tool, kind) = named_by(spec);
            (tool, args, ToolInfo { kind: kind.unwrap_or(info.kind), ..info })
        }
        _ => (ToolId::new("example"), json!({"command": text}), told("command")),
    };
    Ok((ToolCall::new("example", tool, Arguments::from_value(args)), Arc::new(info)))
}

/// A tool that the rule's first pattern names: a glob with a letter for each of its wildcards.
fn named_by(spec: &ToolRuleSpec) -> (ToolId, Option<ToolKind>) {
    let plain = |glob: &str| glob.split('|').next().unwrap_or_default().trim().replace(['*', '?'], "x");
    match spec.tools.first().map(|pattern| &pattern.value) {
        Some(ToolPattern::Name(glob)) => (ToolId::new(plain(glob)), None),
        Some(ToolPattern::On { server, tool }) => (ToolId::on(plain(server), plain(tool)), None),
        Some(ToolPattern::Kind(kind)) => (ToolId::new("example"), Some(*kind)),
        None => (ToolId::new("example"), None),
    }
}

fn of_spec(spec: &ToolRuleSpec, text: &str) -> Result<(Value, ToolInfo), String> {
    let condition = &spec.condition;
    if !condition.command.is_empty() {
        return Ok((json!({"command": text}), told("command")));
    }
    if !condition.path.is_empty() {
        return Ok((json!({"path": text}), told("path")));
    }
    if !condition.domain.is_empty() {
        return Ok((json!({"url": text}), told("url")));
    }
    let mut args = json!({});
    for (path, _) in &condition.args {
        let names = path.value.strip_prefix("$.").map(|rest| rest.split('.').collect::<Vec<_>>());
        let plain = |name: &&str| name.chars().all(|c| c.is_alphanumeric() || c == '_');
        let Some(names) = names.filter(|names| names.iter().all(plain)) else {
            return Err("write this example as `{tool: …, args: …}`: its path is no plain name".to_owned());
        };
        let mut at = &mut args;
        for name in names {
            if !at.is_object() {
                *at = json!({});
            }
            at = match at.as_object_mut() {
                Some(map) => map.entry(name).or_insert(Value::Null),
                None => return Err("its paths do not fit together".to_owned()),
            };
        }
        *at = Value::from(text);
    }
    Ok((args, told("")))
}

/// A tool that says that this argument is a command, a path or a URL.
fn told(what: &str) -> ToolInfo {
    let at = |name: &str| if name == what { vec![format!("$.{name}")] } else { Vec::new() };
    ToolInfo {
        command_at: at("command"),
        path_at: at("path"),
        url_at: at("url"),
        ..ToolInfo::of_kind(ToolKind::Other)
    }
}

fn problem(
    typed: &TypedGate,
    example: &Located<ExampleSubject>,
    list: &str,
    matches: bool,
    unknown: Option<&String>,
) -> Problem {
    let (matched, not) = match typed.action.value {
        Action::Allow => ("covered", "not covered"),
        _ => ("stopped", "let through"),
    };
    let (is, should) = if matches { (not, matched) } else { (matched, not) };
    let message = match unknown {
        Some(why) => format!("this example can't be judged: {why}"),
        None => format!("this example is {is}, and should be {should}"),
    };
    let rests_on_the_past =
        matches!(&typed.body, GateBody::Tool(spec) if spec.after.is_some() || spec.not_after.is_some());
    let help = if rests_on_the_past {
        "change the rule's matcher, or the example; `after` is taken to hold for it, and `not: {after: …}` is not"
    } else {
        "change the rule's matcher, or the example"
    };
    let file = typed.file.clone().unwrap_or_default();
    Problem::at(&file, &typed.source, example.at.clone(), list, "example", message, help)
}
