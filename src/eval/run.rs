//! Cases put through an engine.

use std::fmt;
use std::time::Instant;

use serde::Serialize;
use serde_json::{Value, json};

use super::cases::{Case, Event};
use super::counts::Evaluation;
use crate::engine::Engine;
use crate::guard::{Channel, Guard, Prompt, Reply, Work};
use crate::notice::NoticeId;
use crate::tool::{Arguments, ToolCall, ToolId, ToolResult};
use crate::turn::{Turn, TurnOptions};
use crate::verdict::{
    AfterOutcome, AnswerOutcome, BeforeOutcome, CallOutcome, Decision, Flag, Outcome, Report, ResultOutcome,
    StepOutcome,
};
use crate::words::{Action, Hook};

/// How one case came out.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct CaseOutcome {
    /// The case.
    pub id: String,
    /// Its label.
    pub bad: bool,
    /// The tool, where it has one.
    pub tool: Option<String>,
    /// The gate that should have stopped it, where it names one.
    pub gate: Option<String>,
    /// The action that should have stopped it, where it names one.
    pub expect: Option<Action>,
    /// Whether the decision stopped it: blocked, held, withheld, sent back, halted or redacted.
    pub stopped: bool,
    /// The strictest action taken; none where nothing was done.
    pub action: Option<Action>,
    /// The gates that stopped it; `no-rule` for *no rule, no call*.
    pub stopped_by: Vec<String>,
    /// Whether a gate held it.
    pub held: bool,
    /// Whether a gate could not judge it.
    pub unjudged: bool,
    /// How long the decision took, in µs.
    pub took_us: u64,
}

impl CaseOutcome {
    /// Whether it came out as it is labelled: stopped or not, by the action and the gate that it names.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.bad == self.stopped
            && self.expect.is_none_or(|expect| self.action == Some(expect))
            && (!self.bad || self.gate.as_ref().is_none_or(|gate| self.stopped_by.contains(gate)))
    }
}

impl fmt::Display for CaseOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let label = if self.bad { "bad" } else { "good" };
        let what = if self.stopped { "stopped" } else { "passed" };
        write!(f, "{} ({label}) was {what}", self.id)?;
        if let Some(action) = self.action {
            write!(f, " ({action})")?;
        }
        if !self.stopped_by.is_empty() {
            write!(f, " by {}", self.stopped_by.join(", "))?;
        }
        if let Some(expect) = self.expect {
            write!(f, "; expected {expect}")?;
        }
        if let Some(gate) = &self.gate {
            write!(f, "; by {gate}")?;
        }
        Ok(())
    }
}

/// Puts every case to a turn of its own. The engine's approvals are not asked for acting tools.
pub async fn evaluate(engine: &Engine, cases: &[Case]) -> Evaluation {
    let mut outcomes = Vec::with_capacity(cases.len());
    for case in cases {
        outcomes.push(one(engine, case).await);
    }
    Evaluation::of(outcomes)
}

async fn one(engine: &Engine, case: &Case) -> CaseOutcome {
    let turn = begin(engine, case).await;
    let began = Instant::now();
    let Put { stopped, report, .. } = put(engine, &turn, case).await;
    let took_us = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
    let effects = || report.verdicts.iter().filter_map(|v| v.effect.map(|effect| (v, effect)));
    let stops = |effect: Action| effect < Action::Warn;
    let mut stopped_by: Vec<String> =
        effects().filter(|(_, e)| stops(*e)).map(|(v, _)| v.gate.name.to_string()).collect();
    let mut action = effects().map(|(_, effect)| effect).min();
    if stopped && stopped_by.is_empty() {
        // No gate: *no rule, no call*, or what the engine itself refuses (arguments that can't be read).
        let uncovered = report.notices.iter().any(|notice| notice.id == NoticeId::NoRule);
        stopped_by.push(if uncovered { "no-rule" } else { "refused" }.to_owned());
        action = Some(Action::Block);
    }
    CaseOutcome {
        id: case.id.clone(),
        bad: case.bad,
        tool: case.tool.clone(),
        gate: case.gate.clone(),
        expect: case.expect,
        stopped,
        held: effects().any(|(_, effect)| effect == Action::Hold),
        action,
        stopped_by,
        unjudged: report.verdicts.iter().any(|v| matches!(v.outcome, Outcome::Unjudged(_))),
        took_us,
    }
}

/// A turn of the case's own, with what happened in it before.
pub(super) async fn begin(engine: &Engine, case: &Case) -> Turn {
    let mut options = TurnOptions::default().facts(case.facts.clone());
    options.agent.clone_from(&case.agent);
    options.calls_only = case.hook != Hook::BeforeAgent;
    let turn = engine.turn(options);
    for event in &case.before {
        earlier(engine, &turn, event).await;
    }
    turn
}

async fn earlier(engine: &Engine, turn: &Turn, event: &Event) {
    let call = call(&event.tool, None, event.args.as_ref());
    // What earlier calls came to is no part of the case: only what they leave behind in the turn.
    let _decision = engine.decide_call(turn, &call).await;
    let result = ToolResult::ok(event.result.clone().unwrap_or_default());
    let _copy = engine.tool_result(turn, &call, &result).await;
}

fn call(tool: &str, server: Option<&str>, args: Option<&Value>) -> ToolCall {
    let id = ToolId { server: server.map(str::to_owned), name: tool.to_owned() };
    ToolCall::new("case", id, Arguments::from_value(args.cloned().unwrap_or_else(|| json!({}))))
}

/// The call that a case is about.
pub(super) fn subject_call(case: &Case) -> ToolCall {
    call(case.tool.as_deref().unwrap_or_default(), case.server.as_deref(), case.args.as_ref())
}

/// A case put to its hook.
pub(super) struct Put {
    pub(super) stopped: bool,
    pub(super) decision: Value,
    pub(super) report: Report,
}

impl Put {
    fn of<T: Serialize>(stopped: bool, decision: Decision<T>) -> Self {
        let json = serde_json::to_value(&decision);
        let decision_json = json.unwrap_or_else(|error| Value::from(format!("(no JSON: {error})")));
        Self { stopped, decision: decision_json, report: decision.report }
    }
}

/// Whether the decision stopped the case, and the decision.
pub(super) async fn put(engine: &Engine, turn: &Turn, case: &Case) -> Put {
    let answer = case.answer.clone().unwrap_or_default();
    match case.hook {
        Hook::BeforeAgent => {
            let prompt = Prompt::new(case.prompt.clone().unwrap_or_default());
            let decision = engine.before(turn, &prompt).await;
            let passed = matches!(
                &decision.outcome,
                BeforeOutcome::Proceed { prompt: None, context } if context.is_empty()
            );
            Put::of(!passed, decision)
        }
        Hook::ModelStep => {
            let calls = case.tool.iter().map(|_| subject_call(case)).collect();
            let decision = engine.model_step(turn, &Reply { text: answer, calls }).await;
            Put::of(decision.outcome != StepOutcome::Proceed, decision)
        }
        Hook::ToolCall => {
            let decision = engine.decide_call(turn, &subject_call(case)).await;
            Put::of(!matches!(decision.outcome, CallOutcome::Run { .. }), decision)
        }
        Hook::ToolResult => {
            let result = ToolResult::ok(case.result.clone().unwrap_or_default());
            let decision = engine.tool_result(turn, &subject_call(case), &result).await;
            let passed = matches!(
                &decision.outcome,
                ResultOutcome::Given { flags, .. } if !flags.contains(&Flag::Redacted)
            );
            Put::of(!passed, decision)
        }
        Hook::Output => {
            let mut filter = engine.output(turn, Channel::Text);
            let shown = filter.push(&answer);
            let mut decision = filter.finish().await;
            let passed = matches!(decision.outcome, AnswerOutcome::Released { redacted: false, .. });
            // The whole answer as it may be shown, however it was cut.
            if let AnswerOutcome::Released { rest, .. } = &mut decision.outcome {
                rest.insert_str(0, &shown);
            }
            Put::of(!passed, decision)
        }
        Hook::AfterAgent => {
            let work = Work::answer(answer).with_diff(case.diff.clone().unwrap_or_default());
            let decision = engine.after(turn, &work).await;
            Put::of(decision.outcome != AfterOutcome::Accepted, decision)
        }
    }
}
