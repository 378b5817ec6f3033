//! Why a decision came out as it did: every gate of the hook, and what a call was read to be (BX-05).

use std::sync::Arc;

use serde::Serialize;

use super::core::Engine;
use crate::baseline::Touched;
use crate::command::PathUse;
use crate::ruleset::{Check, Gate, Sure};
use crate::shell::CommandLine;
use crate::tool::{CallView, ToolCall, ToolInfo};
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
    /// What each of its fields says: of a tool rule before a call every one, else those that kept it from
    /// applying.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<FieldSaid>,
}

/// What one field of a gate says of the subject.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct FieldSaid {
    /// As a file writes it: `agents`, `tools`, `args $.path`, `command`, `path`, `domain`, `not`, `after`; `literals` is what
    /// is searched for first, so that most rules need not be tried.
    pub field: String,
    /// What it says.
    pub says: FieldAnswer,
    /// Why.
    pub why: String,
}

/// What a field says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum FieldAnswer {
    /// It does not match: the gate says nothing.
    No,
    /// It may match: a part of the command is not known.
    Possible,
    /// It matches.
    Certain,
    /// It can't be told.
    CannotTell,
}

/// What a call was read to be.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[non_exhaustive]
pub struct CallRead {
    /// Each of its command lines, as a tree of what would run.
    pub lines: Vec<LineRead>,
    /// Every simple command that it would run, wrappers taken off.
    pub commands: Vec<CommandRead>,
    /// What could not be understood, with the reason.
    pub opaque: Vec<String>,
    /// The paths that it touches: `read /workspace/x`.
    pub paths: Vec<String>,
    /// The hosts that it names.
    pub hosts: Vec<String>,
}

/// A command line of a call.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct LineRead {
    /// Where it stands in the arguments.
    pub at: String,
    /// As written; the spans are its bytes.
    pub line: String,
    /// What would run.
    #[serde(flatten)]
    pub runs: CommandLine,
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
        let place = call.map(|call| turn.place(call.cwd.as_deref()));
        let args = call.and_then(|call| call.arguments.get().ok());
        let view = match (call, &info, &place, args) {
            (Some(call), Some(info), Some(place), Some(args)) => Some(CallView::new(call, info, args, place)),
            _ => None,
        };
        let explained = Explained { turn, hook, call, info: info.as_deref(), view: view.as_ref() };
        let gates = rules.gates().iter().filter(|gate| gate.hook == hook);
        let gates = gates.map(|gate| {
            let verdict = report.verdicts.iter().find(|verdict| verdict.gate == gate.id);
            explained.gate(gate, verdict)
        });
        Explanation {
            hook,
            gates: gates.collect(),
            call: call.map(|_| view.as_ref().map_or_else(CallRead::default, read)),
        }
    }
}

/// What is explained.
struct Explained<'e, 'v> {
    turn: &'e Turn,
    hook: Hook,
    call: Option<&'e ToolCall>,
    info: Option<&'e ToolInfo>,
    view: Option<&'e CallView<'v>>,
}

impl Explained<'_, '_> {
    fn gate(&self, gate: &Gate, verdict: Option<&Verdict>) -> Considered {
        let mut fields = self.scope(gate);
        let applies = fields.is_empty();
        if applies {
            fields = self.fields(gate);
        }
        let why = match verdict {
            _ if !applies => fields.iter().map(|said| said.why.as_str()).collect::<Vec<_>>().join("; "),
            Some(verdict) => said(verdict),
            None if gate.action == Action::Allow => self.covering(gate),
            None => unmatched(&fields).unwrap_or_else(|| silent(gate).to_owned()),
        };
        Considered { gate: Arc::clone(&gate.id), action: gate.action, mode: gate.mode, applies, why, fields }
    }

    /// What keeps a gate from applying at all.
    fn scope(&self, gate: &Gate) -> Vec<FieldSaid> {
        let mut out = Vec::new();
        if !self.turn.in_scope(gate) {
            let agent = self.turn.agent().map_or("none".to_owned(), |agent| format!("`{agent}`"));
            out.push(no("agents", format!("its `agents` do not name this turn's: {agent}")));
        }
        if let (Some(call), Some(info), Some(tools)) = (self.call, self.info, &gate.tools)
            && !tools.matches(&call.tool, info)
        {
            out.push(no("tools", format!("its `tools` do not name this tool: `{}`", call.tool)));
        }
        out
    }

    fn fields(&self, gate: &Gate) -> Vec<FieldSaid> {
        let (Check::Tool(rule), Some(view)) = (&gate.check, self.view) else { return Vec::new() };
        if self.hook != Hook::ToolCall || gate.action == Action::Allow {
            return Vec::new();
        }
        let told = rule.told(view, self.turn.facts(), gate.action);
        let told = told.into_iter().map(|told| FieldSaid {
            field: told.field,
            says: match told.matches {
                Some(Sure::No) => FieldAnswer::No,
                Some(Sure::Possible) => FieldAnswer::Possible,
                Some(Sure::Certain) => FieldAnswer::Certain,
                None => FieldAnswer::CannotTell,
            },
            why: told.why,
        });
        told.chain(waiting(gate, self.turn)).collect()
    }

    /// Whether an `allow` covers the call, and what it does not cover.
    fn covering(&self, gate: &Gate) -> String {
        let (Check::Tool(rule), Some(view)) = (&gate.check, self.view) else {
            return silent(gate).to_owned();
        };
        match rule.covers_now(view, self.turn.facts(), self.turn) {
            Ok(()) => "covers the call".to_owned(),
            Err(why) => format!("does not cover the call: {why}"),
        }
    }
}

fn no(field: &str, why: String) -> FieldSaid {
    FieldSaid { field: field.to_owned(), says: FieldAnswer::No, why }
}

/// The fields that keep a rule from matching.
fn unmatched(fields: &[FieldSaid]) -> Option<String> {
    let out: Vec<String> = fields
        .iter()
        .filter(|said| said.says == FieldAnswer::No || said.field == "not")
        .map(|said| format!("{}: {}", said.field, said.why))
        .collect();
    (!out.is_empty()).then(|| out.join("; "))
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

/// What a rule's `after` waits for.
fn waiting(gate: &Gate, turn: &Turn) -> Option<FieldSaid> {
    let Check::Tool(rule) = &gate.check else { return None };
    let why = rule.waits_for(&Remembered(turn))?;
    Some(no("after", format!("its `after` does not hold: {why}")))
}

/// Why a gate that applies has no verdict.
const fn silent(gate: &Gate) -> &'static str {
    match &gate.check {
        Check::Judged { .. } | Check::Host(_) => "not asked: the decision was settled before it",
        Check::Tool(_) => "its matchers find nothing in the subject",
        _ => "finds nothing in the subject",
    }
}

fn read(view: &CallView<'_>) -> CallRead {
    let touched = Touched::of(view);
    let mut out = CallRead::default();
    for command in view.commands() {
        let of = &command.view;
        let runs = of.argv.as_deref().map_or_else(|| CommandLine::read(&of.line), CommandLine::of_argv);
        out.lines.push(LineRead { at: command.at.clone(), line: of.line.clone(), runs });
    }
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
