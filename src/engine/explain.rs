//! Why a decision came out as it did: every gate of the hook, and what a call was read to be (BX-05).

use std::sync::Arc;

use serde::Serialize;

use super::core::Engine;
use crate::baseline::Touched;
use crate::command::PathUse;
use crate::ruleset::{Check, Gate};
use crate::tool::{CallView, ToolCall};
use crate::turn::{Remembered, Turn};
use crate::verdict::{Outcome, Report, Verdict};
use crate::words::{Action, GateRef, Hook, Mode};

/// Why a decision came out as it did.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Explanation {
    /// The hook.
    pub hook: Hook,
    /// Every gate of the hook, in the order of running.
    pub gates: Vec<Considered>,
    /// At the tool hooks: what the call was read to be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub call: Option<CallRead>,
}

/// One gate, and why it did or did not apply.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Considered {
    /// The gate.
    #[serde(flatten)]
    pub gate: Arc<GateRef>,
    /// Its action.
    pub action: Action,
    /// Whether it decides or only tells.
    pub mode: Mode,
    /// Whether it could apply: its agents and tools are those of the subject.
    pub applies: bool,
    /// Why it did or did not apply, and what it says.
    pub why: String,
}

/// What a call was read to be.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[non_exhaustive]
pub struct CallRead {
    /// Every simple command that it would run, wrappers taken off.
    pub commands: Vec<CommandRead>,
    /// What could not be understood, with the reason.
    pub opaque: Vec<String>,
    /// The paths that it touches: `read /workspace/x`.
    pub paths: Vec<String>,
    /// The hosts that it names.
    pub hosts: Vec<String>,
}

/// A simple command.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[non_exhaustive]
pub struct CommandRead {
    /// Where its line stands in the arguments.
    pub at: String,
    /// Its words; what the line does not tell is `$…`.
    pub words: Vec<String>,
    /// The wrappers that were taken off, outermost first.
    pub wrappers: Vec<String>,
}

impl Engine {
    /// Explains the decision whose report this is. `call`: the call that it was about, at the tool hooks.
    #[must_use]
    pub fn explain(&self, turn: &Turn, hook: Hook, call: Option<&ToolCall>, report: &Report) -> Explanation {
        let rules = turn.rules();
        let info = call.map(|call| Arc::clone(&rules.plan(&call.tool).info));
        let about = |gate: &Gate| match (call, &info, &gate.tools) {
            (Some(call), Some(info), Some(tools)) => tools.matches(&call.tool, info),
            _ => true,
        };
        let gates = rules
            .gates()
            .iter()
            .filter(|gate| gate.hook == hook)
            .map(|gate| {
                let scoped = turn.in_scope(gate);
                let named = about(gate);
                let verdict = report.verdicts.iter().find(|verdict| verdict.gate == gate.id);
                let why = match verdict {
                    _ if !scoped => "its `agents` do not name this turn's".to_owned(),
                    _ if !named => "its `tools` do not name this tool".to_owned(),
                    Some(verdict) => said(verdict),
                    None => match call {
                        Some(call) if gate.action == Action::Allow => covering(gate, turn, call),
                        _ => waiting(gate, turn).unwrap_or_else(|| silent(gate).to_owned()),
                    },
                };
                Considered {
                    gate: Arc::clone(&gate.id),
                    action: gate.action,
                    mode: gate.mode,
                    applies: scoped && named,
                    why,
                }
            })
            .collect();
        Explanation { hook, gates, call: call.map(|call| read(turn, call)) }
    }
}

/// What a gate said, with the places that it points at.
fn said(verdict: &Verdict) -> String {
    let spans: Vec<String> =
        verdict.spans.iter().map(|s| format!("{} {}..{} ({})", s.at, s.start, s.end, s.label)).collect();
    let effect = verdict.effect.or(verdict.would).map_or("goes on".to_owned(), |effect| effect.to_string());
    let what = match verdict.outcome {
        Outcome::Pass => "passes".to_owned(),
        Outcome::Fail => format!("fails, so: {effect}"),
        Outcome::Unjudged(cause) => format!("can't be judged ({cause}), so: {effect}"),
    };
    let mut text = what;
    if !verdict.reason.is_empty() {
        text.push_str(": ");
        text.push_str(&verdict.reason);
    }
    if !spans.is_empty() {
        text.push_str(" at ");
        text.push_str(&spans.join(", "));
    }
    text
}

/// Whether an `allow` covers the call, and what it does not cover.
fn covering(gate: &Gate, turn: &Turn, call: &ToolCall) -> String {
    let (Check::Tool(rule), Ok(args)) = (&gate.check, call.arguments.get()) else {
        return silent(gate).to_owned();
    };
    let info = Arc::clone(&turn.rules().plan(&call.tool).info);
    let place = turn.place(call.cwd.as_deref());
    match rule.covers_now(&CallView::new(call, &info, args, &place), turn.facts(), turn) {
        Ok(()) => "covers the call".to_owned(),
        Err(why) => format!("does not cover the call: {why}"),
    }
}

/// What a rule's `after` waits for.
fn waiting(gate: &Gate, turn: &Turn) -> Option<String> {
    let Check::Tool(rule) = &gate.check else { return None };
    rule.waits_for(&Remembered(turn)).map(|why| format!("its `after` does not hold: {why}"))
}

/// Why a gate that applies has no verdict.
const fn silent(gate: &Gate) -> &'static str {
    match &gate.check {
        Check::Judged { .. } | Check::Host(_) => "not asked: the decision was settled before it",
        Check::Tool(_) => "its matchers find nothing in the subject",
        _ => "finds nothing in the subject",
    }
}

fn read(turn: &Turn, call: &ToolCall) -> CallRead {
    let Ok(args) = call.arguments.get() else { return CallRead::default() };
    let info = Arc::clone(&turn.rules().plan(&call.tool).info);
    let place = turn.place(call.cwd.as_deref());
    let view = CallView::new(call, &info, args, &place);
    let touched = Touched::of(&view);
    let mut out = CallRead::default();
    for line in &touched.lines {
        for done in &line.done {
            out.commands.push(CommandRead {
                at: line.at.to_owned(),
                words: done.command.words.iter().map(|word| word.shown()).collect(),
                wrappers: done.command.wrappers.clone(),
            });
            out.hosts.extend(done.effects.connects.iter().map(|host| host.shown()));
        }
        for opaque in &line.script.opaque {
            let part = line.text.get(opaque.span.clone()).unwrap_or_default();
            out.opaque.push(format!("`{part}`: {}", opaque.reason.as_str()));
        }
    }
    for touch in &touched.paths {
        let role = match touch.role {
            PathUse::Read => "reads",
            PathUse::Write => "writes",
            PathUse::Move => "moves",
            PathUse::Link => "links",
            PathUse::Name => "names",
            PathUse::Unknown => "may touch",
        };
        out.paths.push(format!("{role} {}", touch.path.as_deref().unwrap_or(&touch.text)));
    }
    out.hosts.extend(view.urls().iter().filter_map(|url| url.to.as_ref().map(|to| to.host.to_string())));
    out.hosts.sort();
    out.hosts.dedup();
    out
}
