//! Typed gates → compiled gates; every pattern that can't be compiled is a problem at its place.

use std::sync::Arc;

use super::defaults::Defaults;
use super::gate::Phase;
use super::tool_rule::ToolRule;
use super::{Agents, Check, Gate};
use crate::builtin::{InjectionGate, Limits, SecretsGate};
use crate::matcher::{Glob, SpecError};
use crate::problem::Problem;
use crate::tool::ToolSet;
use crate::typed::{BuiltinSpec, GateBody, Located, OnCall, ToolPattern, TypedGate};
use crate::words::{Action, GateKind, GateRef, Hook, OnOpaque};

/// Compiles one gate; a built-in with several stages makes several.
pub(super) fn compile(typed: &TypedGate, defaults: &Defaults) -> Result<Vec<Gate>, Vec<Problem>> {
    let mut errors = Vec::new();
    let checks = checks(typed, &mut errors);
    let agents = agents(typed, &mut errors);
    if !errors.is_empty() {
        return Err(errors.into_iter().map(|error| problem(typed, error)).collect());
    }
    Ok(checks
        .into_iter()
        .map(|(hook, action, tools, check)| {
            let judged = matches!(check, Check::Judged { .. });
            Gate {
                id: id(typed),
                hook,
                action,
                phase: phase(typed.kind, &check),
                order: typed.order,
                agents: agents.clone(),
                tools,
                severity: typed.severity,
                mode: typed.mode,
                on_error: typed
                    .on_error
                    .unwrap_or_else(|| defaults.on_error(typed.kind, hook, action, judged)),
                on_opaque: typed.on_opaque.unwrap_or_else(|| match &check {
                    Check::Limits(_) => OnOpaque::Warn,
                    _ => Defaults::on_opaque(action),
                }),
                deadline: typed.deadline.unwrap_or_else(|| defaults.deadline(hook, action, judged)),
                reason: if judged { String::new() } else { folded(&typed.text) },
                buffer: typed.buffer,
                check,
            }
        })
        .collect())
}

/// A body as one reads it in a reason: its lines joined, its paragraphs kept apart.
fn folded(text: &str) -> String {
    let paragraphs = text.split("\n\n").map(|p| p.split_whitespace().collect::<Vec<_>>().join(" "));
    paragraphs.filter(|p| !p.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Where a gate is written.
pub(super) fn id(typed: &TypedGate) -> Arc<GateRef> {
    Arc::new(GateRef {
        name: typed.name.clone(),
        kind: typed.kind,
        layer: typed.layer,
        file: typed.file.clone(),
        line: typed.file.is_some().then_some(typed.line),
    })
}

fn phase(kind: GateKind, check: &Check) -> Phase {
    match (kind, check) {
        (GateKind::Builtin, _) => Phase::Builtin,
        (GateKind::Baseline, _) => Phase::Baseline,
        (_, Check::Host(_)) => Phase::Code,
        (GateKind::Rule, Check::Judged { .. }) => Phase::JudgedRule,
        (_, Check::Judged { .. }) => Phase::JudgedGuardrail,
        _ => Phase::Matching,
    }
}

type Made = (Hook, Action, Option<ToolSet>, Check);

fn checks(typed: &TypedGate, errors: &mut Vec<SpecError>) -> Vec<Made> {
    let action = typed.action.value;
    match &typed.body {
        GateBody::Judged { tools } => {
            let tools = tool_set(tools, false, errors);
            vec![(typed.hook, action, tools, Check::Judged { rule: typed.text.clone() })]
        }
        GateBody::Tool(spec) => {
            let tools = tool_set(&spec.tools, action == Action::Allow, errors);
            match ToolRule::compile(spec, action) {
                Ok(rule)
                    if action == Action::Redact
                        && rule.replace().is_none()
                        && rule.matches_text(&format!("[redacted:{}]", typed.name)) =>
                {
                    let at = spec.condition.result.as_ref().map_or(0..0, |result| result.at.clone());
                    errors.push(SpecError {
                        at,
                        field: "result".to_owned(),
                        message: format!(
                            "the replacement `[redacted:{}]` is matched by this matcher",
                            typed.name
                        ),
                        help: Some("name another text with `replace`, or match less".to_owned()),
                    });
                    Vec::new()
                }
                Ok(rule) => vec![(typed.hook, action, tools, Check::Tool(Box::new(rule)))],
                Err(more) => {
                    errors.extend(more);
                    Vec::new()
                }
            }
        }
        GateBody::Builtin(spec) => match spec.as_ref() {
            BuiltinSpec::Limits(spec) => match Limits::compile(spec) {
                Ok(limits) => vec![(Hook::ToolCall, action, None, Check::Limits(Box::new(limits)))],
                Err(more) => {
                    errors.extend(more);
                    Vec::new()
                }
            },
            BuiltinSpec::Secrets(spec) => match SecretsGate::compile(spec) {
                Ok(secrets) => spec
                    .stages
                    .iter()
                    .map(|&hook| {
                        let action = match (hook, spec.on_call) {
                            (Hook::ToolCall, OnCall::Block) => Action::Block,
                            (Hook::ToolCall, OnCall::Hold) => Action::Hold,
                            _ => action,
                        };
                        (hook, action, None, Check::Secrets(secrets.clone()))
                    })
                    .collect(),
                Err(more) => {
                    errors.extend(more);
                    Vec::new()
                }
            },
            BuiltinSpec::PromptInjection(spec) => {
                let tools = spec.tools.as_ref().and_then(|tools| tool_set(tools, false, errors));
                let gate = InjectionGate::new(spec, tools.is_none());
                vec![(Hook::ToolResult, action, tools, Check::Injection(gate))]
            }
        },
    }
}

/// Which tools; none where every one is meant.
pub(super) fn tool_set(
    patterns: &[Located<ToolPattern>],
    exact: bool,
    errors: &mut Vec<SpecError>,
) -> Option<ToolSet> {
    if patterns.is_empty() {
        return None;
    }
    let mut set = ToolSet::new(exact);
    for pattern in patterns {
        let added = match &pattern.value {
            ToolPattern::Name(glob) => set.name(glob),
            ToolPattern::On { server, tool } => set.on(server, tool),
            ToolPattern::Kind(kind) => {
                set.kind(*kind);
                Ok(())
            }
        };
        if let Err(error) = added {
            errors.push(error.at(pattern.at.clone(), "tools"));
        }
    }
    Some(set)
}

fn agents(typed: &TypedGate, errors: &mut Vec<SpecError>) -> Agents {
    let globs = typed.agents.iter().filter_map(|glob| match Glob::parse(&glob.value) {
        Ok(compiled) => Some(compiled),
        Err(error) => {
            errors.push(error.at(glob.at.clone(), "agents"));
            None
        }
    });
    Agents::new(globs.collect())
}

fn problem(typed: &TypedGate, error: SpecError) -> Problem {
    let file = typed.file.clone().unwrap_or_default();
    Problem::at(
        &file,
        &typed.source,
        error.at,
        &error.field,
        "bad-pattern",
        error.message,
        error.help.unwrap_or_default(),
    )
}
