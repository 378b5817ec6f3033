//! A record as one JSON line, version 1.

use std::time::{Duration, SystemTime};

use super::line::Line;
use super::record::{CallRecord, DecisionRecord, LoosenedRecord, ReloadRecord, VerdictRecord};
use super::{About, ApprovalRecord, Clean, Record};
use crate::bounds;
use crate::text::rfc3339;
use crate::verdict::{Outcome, Verdict};
use crate::words::{GateRef, Layer};

pub(super) const VERSION: u32 = 1;

impl Record<'_> {
    /// The record's `kind`.
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            Self::Start(_) => "start",
            Self::Stop => "stop",
            Self::Verdict(_) => "verdict",
            Self::Decision(_) => "decision",
            Self::Call(_) => "call",
            Self::Reload(_) => "reload",
            Self::Approval(_) => "approval",
            Self::Loosened(_) => "loosened",
            Self::Loss { .. } => "loss",
        }
    }

    /// The record's line, without a line end.
    pub(super) fn line(&self, clean: &Clean, about: &About<'_>, seq: u64, time: SystemTime) -> String {
        Line::of(clean, |line| {
            line.number("v", VERSION);
            line.word("time", &rfc3339(time));
            line.number("seq", seq);
            line.word("kind", self.kind());
            line.optional_outside("turn", about.turn);
            line.optional_outside("agent", about.agent);
            line.optional_word("digest", about.digest);
            self.fields(line);
        })
    }

    fn fields(&self, line: &mut Line<'_>) {
        match self {
            Self::Start(start) => {
                line.word("version", start.version);
                line.number("gates", start.gates);
                line.word("durability", start.durability);
            }
            Self::Stop => {}
            Self::Verdict(record) => verdict(line, record),
            Self::Decision(record) => decision(line, record),
            Self::Call(record) => call(line, record),
            Self::Reload(record) => reload(line, record),
            Self::Approval(record) => approval(line, record),
            Self::Loosened(record) => loosened(line, record),
            Self::Loss { records, reason } => {
                if let Some(records) = *records {
                    line.number("records", records);
                }
                line.outside("reason", reason);
            }
        }
    }
}

/// What the log says of a verdict. A failure in shadow changes nothing: it is `record`, beside what it would
/// have done.
pub(super) fn outcome_word(verdict: &Verdict) -> &'static str {
    match (verdict.outcome, verdict.effect) {
        (Outcome::Pass, _) => "pass",
        (Outcome::Unjudged(_), _) => "unjudged",
        (Outcome::Fail, Some(action)) => action.as_str(),
        (Outcome::Fail, None) => "record",
    }
}

fn verdict(line: &mut Line<'_>, record: &VerdictRecord<'_>) {
    let verdict = record.verdict;
    line.word("gate", verdict.gate.name.as_str());
    source(line, "source", &verdict.gate);
    line.word("hook", verdict.hook.as_str());
    line.optional_outside("call", record.call);
    line.word("outcome", outcome_word(verdict));
    if let Outcome::Unjudged(cause) = verdict.outcome {
        line.word("cause", cause.as_str());
        line.word("effect", verdict.effect.map_or("pass", |effect| effect.as_str()));
    }
    line.optional_word("would", verdict.would.map(|would| would.as_str()));
    line.outside("reason", &verdict.reason);
    if !verdict.spans.is_empty() {
        line.objects("spans", verdict.spans.iter().take(bounds::AUDIT_LIST), |line, span| {
            line.outside("at", &span.at);
            line.number("start", span.start);
            line.number("end", span.end);
            line.outside("label", &span.label);
        });
    }
    line.content("subject", record.subject);
    line.number("took_us", micros(verdict.took));
    if let Some(used) = &verdict.judge {
        line.object("judge", |line| {
            line.outside("model", &used.model);
            line.number("attempts", used.attempts);
            line.number("input_tokens", used.input_tokens);
            line.number("output_tokens", used.output_tokens);
            line.fraction("cost_usd", used.cost_usd);
        });
    }
}

fn decision(line: &mut Line<'_>, record: &DecisionRecord<'_>) {
    line.word("hook", record.hook.as_str());
    line.optional_outside("call", record.call);
    line.word("decided", record.decided);
    line.word("applied", record.applied);
    line.words("gates", record.gates.iter().take(bounds::AUDIT_LIST));
    line.outside("reason", record.reason);
    line.optional_word("ticket", record.ticket.map(|id| id.as_str()));
}

fn call(line: &mut Line<'_>, record: &CallRecord<'_>) {
    line.outside("call", record.call);
    line.outside("tool", &record.tool.to_string());
    line.word("outcome", record.outcome.as_str());
    if let Some(duration) = record.duration {
        line.number("duration_us", micros(duration));
    }
    line.content("arguments", Some(record.arguments));
    line.content("result", record.result);
    line.words("rules", record.rules.iter().take(bounds::AUDIT_LIST));
    line.optional_word("effect", record.effect.map(|effect| effect.as_str()));
}

fn reload(line: &mut Line<'_>, record: &ReloadRecord<'_>) {
    line.number("applied", record.applied);
    line.optional_word("loaded", record.loaded);
    line.number("gates", record.gates);
    line.number("problem_count", record.problems.len());
    line.objects("problems", record.problems.iter().take(bounds::AUDIT_LIST), |line, problem| {
        line.outside("file", &problem.file.to_string_lossy());
        line.number("line", problem.line);
        line.word("code", problem.code);
    });
}

fn approval(line: &mut Line<'_>, record: &ApprovalRecord<'_>) {
    line.word("ticket", record.ticket.as_str());
    line.word("step", record.step.as_str());
    line.word("hook", record.hook.as_str());
    line.words("gates", record.gates.iter().take(bounds::AUDIT_LIST));
    line.number("acting", record.acting);
    line.optional_outside("reason", record.reason);
}

fn loosened(line: &mut Line<'_>, record: &LoosenedRecord<'_>) {
    line.word("gate", record.gate.name.as_str());
    source(line, "source", record.gate);
    source(line, "instead_of", record.instead_of);
    line.outside("field", record.field);
    line.outside("from", record.from);
    line.outside("to", record.to);
}

fn source(line: &mut Line<'_>, key: &'static str, gate: &GateRef) {
    line.object(key, |line| {
        line.word("layer", layer(gate.layer));
        if let Some(file) = &gate.file {
            line.outside("file", &file.to_string_lossy());
        }
        if let Some(at) = gate.line {
            line.number("line", at);
        }
    });
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

const fn layer(layer: Layer) -> &'static str {
    match layer {
        Layer::Baseline => "baseline",
        Layer::Host => "host",
        Layer::Workspace => "workspace",
        Layer::Global => "global",
        Layer::Default => "default",
    }
}
