//! `output`: a filter on what the model streams, and the decision on the whole.
//!
//! The secrets of every channel go through the detectors' stream filter, whose output does not depend on
//! how the text is cut. Judged guardrails and host checks see the whole answer at its end; with
//! `stream: buffer` nothing is released before they have decided. What a filter can't guard it keeps back.

use std::sync::Arc;

use super::core::Inner;
use super::evaluate::{Said, Says, conclude};
use super::pipeline::{Ran, Settled, run};
use super::reasons;
use super::record::{Applied, Done};
use super::subject::Subject;
use crate::detect::{Finding, Redaction, StreamFilter, StreamMode, apply as apply_redactions};
use crate::guard::{Channel, OutputFilter};
use crate::ruleset::{Check, Gate, RuleSet};
use crate::turn::Turn;
use crate::verdict::{AnswerOutcome, Decision, Spotted};
use crate::words::{Action, BoxFuture, Hook};

/// The engine's filter of one stream.
pub(crate) struct EngineFilter {
    engine: Arc<Inner>,
    rules: Arc<RuleSet>,
    turn: Turn,
    /// The secrets guardrails, in the order of running: what one releases goes through the next.
    filters: Vec<(usize, StreamFilter)>,
    /// Positions in the set of the gates that see the whole answer.
    whole: Vec<usize>,
    buffer: bool,
    /// The answer as the model wrote it, for the gates that see it whole.
    raw: String,
    /// Filtered text that may not be shown yet.
    pending: String,
    shown: usize,
}

impl EngineFilter {
    pub(crate) fn new(engine: Arc<Inner>, turn: Turn, channel: Channel) -> Self {
        let rules = Arc::clone(turn.rules());
        let mut filters = Vec::new();
        let mut whole = Vec::new();
        let mut buffer = false;
        for (position, gate) in rules.positions_at(Hook::Output).filter(|(_, gate)| turn.in_scope(gate)) {
            match &gate.check {
                Check::Secrets(secrets) => {
                    let mode = match gate.action {
                        _ if gate.is_shadow() => StreamMode::Warn,
                        Action::Redact => StreamMode::Redact,
                        Action::Warn | Action::Record | Action::Allow => StreamMode::Warn,
                        Action::Halt | Action::Block | Action::Hold | Action::Revise => StreamMode::Block,
                    };
                    let filter = match channel {
                        Channel::ToolArguments => StreamFilter::of_json(secrets.scanner(), mode),
                        Channel::Text | Channel::Reasoning => StreamFilter::new(secrets.scanner(), mode),
                    };
                    filters.push((position, filter));
                }
                // The whole answer is the text that is answered: other channels have their own hooks.
                _ if channel == Channel::Text => whole.push(position),
                _ => continue,
            }
            // A check that redacts needs the whole answer: a stream that can't be guarded is kept back.
            let needs_whole = matches!(gate.check, Check::Host(_)) && gate.action == Action::Redact;
            buffer |= (gate.buffer || needs_whole) && !gate.is_shadow();
        }
        Self {
            engine,
            rules,
            turn,
            filters,
            whole,
            buffer,
            raw: String::new(),
            pending: String::new(),
            shown: 0,
        }
    }

    fn filter(&mut self, chunk: &str) -> String {
        let mut text = None;
        for (_, filter) in &mut self.filters {
            text = Some(filter.push(text.as_deref().unwrap_or(chunk)));
        }
        text.unwrap_or_else(|| chunk.to_owned())
    }

    fn finish_filters(&mut self) -> String {
        let mut text = String::new();
        for (_, filter) in &mut self.filters {
            let mut released = filter.push(&text);
            released.push_str(&filter.finish());
            text = released;
        }
        text
    }

    fn may_release(&self) -> bool {
        !self.buffer && self.turn.is_open() && self.turn.halted().is_none() && self.rules.closed().is_none()
    }

    async fn decide(mut self) -> Decision<AnswerOutcome> {
        let rest = self.finish_filters();
        self.pending.push_str(&rest);
        let Self { engine, rules, turn, filters, whole, raw, pending, shown, .. } = self;
        let mut done = Done::new(&engine, &turn, &rules, Hook::Output);
        if let Some(reason) = done.stopped().await {
            done.report.reasons.push(reason);
            return end(done, AnswerOutcome::Withheld { shown, already_shown: shown > 0 });
        }
        if let Some(why) = turn.halted() {
            done.report.reasons.push(reasons::halted(why));
            return end(done, AnswerOutcome::Halted);
        }
        let gates: Vec<&Gate> = whole.iter().filter_map(|&p| rules.gate(p)).collect();
        let subject = Subject::Answer(&raw);
        let mut ran = run(&engine, &turn, &subject, &gates, &Settled::default()).await;
        for (position, filter) in &filters {
            let Some(gate) = rules.gate(*position) else { continue };
            if !filter.findings().is_empty() {
                let said = found(filter.findings());
                ran.evaluated.push(conclude(gate, Hook::Output, said, std::time::Instant::now()));
            }
        }
        ran.considered += filters.len();
        done.take(&ran, &subject, true);
        let blocked_by_filter = filters.iter().any(|(_, f)| f.withheld());
        let outcome = match ran.effect(&subject, true) {
            Some(Action::Halt) => {
                turn.halt(&reasons::first(&done.report));
                AnswerOutcome::Halted
            }
            Some(Action::Block) => {
                // What a filter found was never shown; what the whole was judged by may have been.
                let judged = ran.with(Action::Block).any(|e| !matches!(e.gate.check, Check::Secrets(_)));
                AnswerOutcome::Withheld { shown, already_shown: judged && shown > 0 }
            }
            _ if blocked_by_filter && ran.with(Action::Hold).next().is_none() => {
                AnswerOutcome::Withheld { shown, already_shown: false }
            }
            Some(Action::Hold) => {
                let key = engine.text_key(&turn, Hook::Output, &raw);
                match engine
                    .open_ticket(Hook::Output, &turn, &raw, &ran, false, key, &Settled::default())
                    .await
                {
                    Ok(ticket) => {
                        // What goes out once it is approved is redacted as it would have been at once.
                        let rest = rest_of(&ran, &filters, &rules, &raw, pending, shown).unwrap_or_default();
                        AnswerOutcome::Held { ticket, rest, already_shown: shown > 0 }
                    }
                    Err(reason) => {
                        done.report.reasons.push(reason);
                        AnswerOutcome::Withheld { shown, already_shown: shown > 0 }
                    }
                }
            }
            effect => {
                let redacted = effect == Some(Action::Redact);
                match rest_of(&ran, &filters, &rules, &raw, pending, shown) {
                    Some(rest) => AnswerOutcome::Released { rest, redacted },
                    None => {
                        let why = "the answer was shown in part before a check said what to redact in it";
                        done.report.reasons.push(reasons::plain(why));
                        AnswerOutcome::Withheld { shown, already_shown: true }
                    }
                }
            }
        };
        end(done, outcome)
    }
}

/// What is still to be shown. Where a check redacts, all redactions are made anew on the raw text, so that
/// overlapping ones merge; none where a part of it was shown already.
fn rest_of(
    ran: &Ran<'_>,
    filters: &[(usize, StreamFilter)],
    rules: &RuleSet,
    raw: &str,
    pending: String,
    shown: usize,
) -> Option<String> {
    let mut redactions: Vec<Redaction> = ran
        .with(Action::Redact)
        .filter(|one| !matches!(one.gate.check, Check::Secrets(_)))
        .flat_map(|one| one.redactions.iter().cloned())
        .collect();
    if redactions.is_empty() {
        return Some(pending);
    }
    if shown > 0 {
        return None;
    }
    for gate in filters.iter().filter_map(|(position, _)| rules.gate(*position)) {
        if let Check::Secrets(secrets) = &gate.check
            && gate.action == Action::Redact
            && !gate.is_shadow()
        {
            redactions.extend(secrets.scanner().scan(raw).iter().map(Redaction::from));
        }
    }
    Some(apply_redactions(raw, redactions))
}

impl OutputFilter for EngineFilter {
    fn push(&mut self, chunk: &str) -> String {
        if !self.whole.is_empty() {
            self.raw.push_str(chunk);
        }
        let text = self.filter(chunk);
        if !self.may_release() {
            self.pending.push_str(&text);
            return String::new();
        }
        let text = if self.pending.is_empty() {
            text
        } else {
            let mut pending = std::mem::take(&mut self.pending);
            pending.push_str(&text);
            pending
        };
        self.shown += text.len();
        text
    }

    fn finish(self: Box<Self>) -> BoxFuture<'static, Decision<AnswerOutcome>> {
        Box::pin((*self).decide())
    }
}

fn found(findings: &[Finding]) -> Said {
    let mut kinds: Vec<&str> = findings.iter().map(|f| f.id).collect();
    kinds.sort_unstable();
    kinds.dedup();
    Said {
        says: Says::Fail,
        reason: format!("the answer holds {}", kinds.join(", ")),
        spans: findings.iter().map(|f| Spotted::new("answer", f.span.clone(), f.id)).collect(),
        redactions: findings.iter().map(Redaction::from).collect(),
        ..Said::default()
    }
}

fn end(mut done: Done<'_>, outcome: AnswerOutcome) -> Decision<AnswerOutcome> {
    let (applied, ticket) = match &outcome {
        AnswerOutcome::Released { .. } => ("released", None),
        AnswerOutcome::Withheld { .. } => ("withheld", None),
        AnswerOutcome::Held { ticket, .. } => ("held", Some(ticket)),
        AnswerOutcome::Halted => ("halted", None),
    };
    done.decided(&Applied { applied, call: None, ticket, subject: None }, None);
    Decision { outcome, report: done.into_report() }
}
