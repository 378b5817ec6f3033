//! The audit's facts as `tracing` events, with the names of OpenTelemetry's GenAI conventions.
//!
//! Values are redacted as the log's are. A subscriber that panics is contained.

use std::panic::{AssertUnwindSafe, catch_unwind};

use tracing::Level;

use super::write::outcome_word;
use super::{About, AuditError, Clean, Record};

/// The target of every event.
pub(crate) const TARGET: &str = "portcullis";
/// OpenTelemetry: the conversation (here: the turn).
pub(crate) const CONVERSATION: &str = "gen_ai.conversation.id";
/// OpenTelemetry: the agent.
pub(crate) const AGENT: &str = "gen_ai.agent.name";
/// OpenTelemetry: the tool.
pub(crate) const TOOL: &str = "gen_ai.tool.name";
/// OpenTelemetry: the call.
pub(crate) const CALL: &str = "gen_ai.tool.call.id";
/// OpenTelemetry: the model that answered (here: the judge's).
pub(crate) const MODEL: &str = "gen_ai.response.model";
/// OpenTelemetry: tokens read.
pub(crate) const INPUT_TOKENS: &str = "gen_ai.usage.input_tokens";
/// OpenTelemetry: tokens written.
pub(crate) const OUTPUT_TOKENS: &str = "gen_ai.usage.output_tokens";
/// The record's kind.
pub(crate) const KIND: &str = "portcullis.kind";
/// The gate.
pub(crate) const GATE: &str = "portcullis.gate";
/// The hook.
pub(crate) const HOOK: &str = "portcullis.hook";
/// The outcome.
pub(crate) const OUTCOME: &str = "portcullis.outcome";
/// The rule set's digest.
pub(crate) const DIGEST: &str = "portcullis.digest";
/// Why.
pub(crate) const REASON: &str = "portcullis.reason";

/// Whether anybody listens.
pub(super) fn wanted() -> bool {
    catch_unwind(|| tracing::enabled!(target: TARGET, Level::INFO)).unwrap_or(false)
}

#[derive(Default)]
struct Facts<'a> {
    gate: Option<&'a str>,
    hook: Option<&'a str>,
    outcome: Option<&'a str>,
    tool: Option<String>,
    call: Option<String>,
    model: Option<String>,
    input_tokens: Option<u64>,
    output_tokens: Option<u64>,
    reason: Option<String>,
}

fn facts<'a>(record: &'a Record<'_>, clean: &Clean) -> Facts<'a> {
    let none = Facts::default();
    match record {
        Record::Verdict(record) => Facts {
            gate: Some(record.verdict.gate.name.as_str()),
            hook: Some(record.verdict.hook.as_str()),
            outcome: Some(outcome_word(record.verdict)),
            call: record.call.map(|call| clean.text(call)),
            model: record.verdict.judge.as_ref().map(|used| clean.text(&used.model)),
            input_tokens: record.verdict.judge.as_ref().map(|used| used.input_tokens),
            output_tokens: record.verdict.judge.as_ref().map(|used| used.output_tokens),
            reason: Some(clean.text(&record.verdict.reason)),
            ..none
        },
        Record::Decision(record) => Facts {
            hook: Some(record.hook.as_str()),
            outcome: Some(record.applied),
            call: record.call.map(|call| clean.text(call)),
            reason: Some(clean.text(record.reason)),
            ..none
        },
        Record::Call(record) => Facts {
            outcome: Some(record.outcome.as_str()),
            tool: Some(clean.text(&record.tool.to_string())),
            call: Some(clean.text(record.call)),
            ..none
        },
        Record::Reload(record) => {
            Facts { outcome: Some(if record.applied { "applied" } else { "refused" }), ..none }
        }
        Record::Approval(record) => Facts {
            hook: Some(record.hook.as_str()),
            outcome: Some(record.step.as_str()),
            reason: record.reason.map(|reason| clean.text(reason)),
            ..none
        },
        Record::Loosened(record) => Facts { gate: Some(record.gate.name.as_str()), ..none },
        Record::Loss { reason, .. } => Facts { reason: Some(clean.text(reason)), ..none },
        Record::Start(_) | Record::Stop => none,
    }
}

pub(super) fn event(record: &Record<'_>, about: &About<'_>, clean: &Clean) {
    let facts = facts(record, clean);
    let (turn, agent) = (about.turn.map(|turn| clean.text(turn)), about.agent.map(|agent| clean.text(agent)));
    // A subscriber is the host's: its panic is not ours.
    let _ = catch_unwind(AssertUnwindSafe(|| {
        tracing::event!(
            target: TARGET,
            Level::INFO,
            { KIND } = record.kind(),
            { CONVERSATION } = turn.as_deref(),
            { AGENT } = agent.as_deref(),
            { DIGEST } = about.digest,
            { GATE } = facts.gate,
            { HOOK } = facts.hook,
            { OUTCOME } = facts.outcome,
            { TOOL } = facts.tool.as_deref(),
            { CALL } = facts.call.as_deref(),
            { MODEL } = facts.model.as_deref(),
            { INPUT_TOKENS } = facts.input_tokens,
            { OUTPUT_TOKENS } = facts.output_tokens,
            { REASON } = facts.reason.as_deref(),
        );
    }));
}

/// The log can't be written: said aloud wherever somebody listens. The error's text is clean.
pub(super) fn unwritable(error: &AuditError) {
    let _ = catch_unwind(AssertUnwindSafe(|| {
        tracing::event!(target: TARGET, Level::ERROR, { KIND } = "loss", { REASON } = error.0.as_str());
    }));
}
