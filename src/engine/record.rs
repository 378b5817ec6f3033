//! A decision in the making: its report, its notices, its audit lines.

use std::sync::Arc;

use super::core::Inner;
use super::evaluate::Evaluated;
use super::pipeline::Ran;
use super::reasons;
use super::subject::Subject;
use crate::approval::TicketId;
use crate::audit::{About, CallRecord, CallStatus, DecisionRecord, Record, VerdictRecord};
use crate::detect::SecretScanner;
use crate::notice::{Notice, NoticeId};
use crate::ruleset::{Check, Gate, RuleSet};
use crate::text::canonical_json;
use crate::tool::ToolCall;
use crate::turn::{PromptState, ShownNotice, Turn};
use crate::verdict::{CallOutcome, Outcome, Reason, Report, Verdict};
use crate::words::{Action, GateName, Hook};

/// A decision in the making.
pub(crate) struct Done<'e> {
    engine: &'e Inner,
    turn: &'e Turn,
    rules: &'e Arc<RuleSet>,
    hook: Hook,
    pub(crate) report: Report,
    /// The strictest effect of the gates, for the audit's `decided`.
    decided: Option<Action>,
    /// Notices that this decision is the first to show, and those of the last load: given back where the
    /// hook is dropped before its end.
    first: Vec<ShownNotice>,
    pending: Vec<Notice>,
    ended: bool,
}

/// What the audit's `decision` line says beside the report.
pub(crate) struct Applied<'a> {
    pub(crate) applied: &'a str,
    pub(crate) call: Option<&'a str>,
    pub(crate) ticket: Option<&'a TicketId>,
    /// The subject, for its size and keyed hash.
    pub(crate) subject: Option<&'a str>,
}

impl<'e> Done<'e> {
    pub(crate) fn new(engine: &'e Inner, turn: &'e Turn, rules: &'e Arc<RuleSet>, hook: Hook) -> Self {
        let pending = engine.take_pending();
        let report = Report { notices: pending.clone(), ..Report::default() };
        Self { engine, turn, rules, hook, report, decided: None, first: Vec::new(), pending, ended: false }
    }

    /// The decision is made: its report.
    pub(crate) fn into_report(mut self) -> Report {
        self.ended = true;
        std::mem::take(&mut self.report)
    }

    /// Why nothing passes: no good load, or a prompt that was not let through. Waits while `before` is at
    /// work.
    pub(crate) async fn stopped(&mut self) -> Option<Reason> {
        if let Some(why) = self.rules.closed() {
            self.notice(Notice::not_loaded(why));
            return Some(reasons::plain(why));
        }
        if self.turn.is_open() {
            return None;
        }
        match self.turn.prompts_settled().await {
            PromptState::Proceeded => None,
            PromptState::Stopped(why) => Some(reasons::plain(&why)),
            PromptState::NotBegun | PromptState::Judging => {
                Some(reasons::plain("the turn's prompt has not been let through: `before` comes first"))
            }
        }
    }

    /// Takes over what the gates said: verdicts, reasons strictest first, notices.
    pub(crate) fn take(&mut self, ran: &Ran<'_>, subject: &Subject<'_>, rounds_remain: bool) {
        self.report.considered = ran.considered;
        self.decided = ran.effect(subject, rounds_remain);
        for one in &ran.evaluated {
            self.verdict_notice(one, rounds_remain);
        }
        for action in super::compose::strictest_first(self.hook) {
            for one in ran.with(*action) {
                if *action < Action::Warn || (*action == Action::Warn && self.hook == Hook::BeforeAgent) {
                    self.report.reasons.push(reasons::of(one, *action));
                }
            }
        }
        self.report.verdicts = ran.verdicts();
    }

    /// A block that the engine finds after the gates: files over their limit, a redaction that can't be applied.
    pub(crate) fn add_block(&mut self, gate: &Gate, reason: String) {
        let verdict = Verdict {
            gate: Arc::clone(&gate.id),
            hook: self.hook,
            outcome: Outcome::Fail,
            effect: Some(Action::Block),
            would: None,
            reason,
            spans: Vec::new(),
            took: std::time::Duration::ZERO,
            judge: None,
        };
        let evaluated = Evaluated { gate, verdict, redactions: Vec::new(), confirm: false };
        self.decided = Some(Action::Block);
        self.verdict_notice(&evaluated, true);
        self.report.reasons.insert(0, reasons::of(&evaluated, Action::Block));
        self.report.verdicts.push(evaluated.verdict);
    }

    fn verdict_notice(&mut self, one: &Evaluated<'_>, rounds_remain: bool) {
        // A gate that only records says nothing to the person, failed or unjudged.
        let Some(effect) = one.verdict.effect.filter(|effect| *effect != Action::Record) else { return };
        let injection = matches!(one.gate.check, Check::Injection(_)) && effect == Action::Warn;
        let notice = match one.verdict.outcome {
            Outcome::Unjudged(cause) => Notice::unjudged(&one.gate.id, cause),
            _ if injection => {
                Notice::of_gate(NoticeId::ResultInjection, &one.gate.id, &clean(&one.verdict.reason))
            }
            _ => match notice_of(self.hook, effect, rounds_remain) {
                Some(id) => Notice::of_gate(id, &one.gate.id, &clean(&one.verdict.reason)),
                None => return,
            },
        };
        self.notice(notice);
    }

    /// Shows a notice, each gate's once a turn.
    pub(crate) fn notice(&mut self, notice: Notice) {
        let gate = notice.gate.as_deref().map(|gate| (gate.kind, gate.name.clone()));
        let about = match gate {
            Some(_) => None,
            None => notice.values.get("tool").or_else(|| notice.values.get("gate")).cloned(),
        };
        let shown = (gate, notice.id, about);
        if self.turn.first_notice(&shown) {
            self.first.push(shown);
            self.report.notices.push(notice);
        }
    }

    /// The names of the gates that took an effect, for the audit.
    pub(crate) fn fired(&self) -> Vec<GateName> {
        self.report.verdicts.iter().filter(|v| v.effect.is_some()).map(|v| v.gate.name.clone()).collect()
    }

    pub(crate) const fn turn(&self) -> &'e Turn {
        self.turn
    }

    pub(crate) const fn effect(&self) -> Option<Action> {
        self.decided
    }

    /// Whether anybody reads the audit's lines: what they are made of is not made otherwise.
    pub(crate) fn is_audited(&self) -> bool {
        self.engine.auditor.is_wanted()
    }

    /// Nothing passes, because no load was good yet.
    pub(crate) fn refuse_not_loaded(&mut self, why: &str) {
        self.notice(Notice::not_loaded(why));
        self.report.reasons.push(reasons::plain(why));
    }

    fn about(&self) -> About<'_> {
        About { turn: Some(self.turn.id()), agent: self.turn.agent(), digest: Some(self.rules.digest()) }
    }

    /// Writes the verdicts and the decision; an unwritable log is a notice, never silent.
    pub(crate) fn decided(&mut self, applied: &Applied<'_>, more: Option<Record<'_>>) {
        if !self.engine.auditor.is_wanted() {
            return;
        }
        let fired = self.fired();
        let names: Vec<&GateName> = fired.iter().collect();
        let reason = self.report.reasons.first().map(|r| r.for_person.as_str()).unwrap_or_default();
        let mut records: Vec<Record<'_>> = self
            .report
            .verdicts
            .iter()
            .map(|verdict| {
                Record::Verdict(VerdictRecord { verdict, call: applied.call, subject: applied.subject })
            })
            .collect();
        records.push(Record::Decision(DecisionRecord {
            hook: self.hook,
            decided: self.decided.map_or("pass", Action::as_str),
            applied: applied.applied,
            gates: &names,
            reason,
            call: applied.call,
            ticket: applied.ticket,
        }));
        records.extend(more);
        let written = self.engine.auditor.write(&self.about(), &records);
        if let Err(error) = written {
            self.notice(Notice::audit_unavailable(&error.0));
        }
    }

    /// Writes a call's decision; with its `call` line where it ends here.
    pub(crate) fn call_decided(&mut self, call: &ToolCall, outcome: &CallOutcome) {
        if !self.engine.auditor.is_wanted() {
            return;
        }
        let (applied, ended, ticket) = match outcome {
            CallOutcome::Run { .. } => ("run", None, None),
            CallOutcome::Blocked { .. } => ("blocked", Some(CallStatus::Blocked), None),
            CallOutcome::Held { ticket } => ("held", Some(CallStatus::Held), Some(ticket)),
            CallOutcome::Halted => ("halted", Some(CallStatus::Blocked), None),
        };
        let arguments = call.arguments.get().map(canonical_json).unwrap_or_default();
        let fired = self.fired();
        let names: Vec<&GateName> = fired.iter().collect();
        let effect = self.decided;
        let record = ended.map(|outcome| {
            Record::Call(CallRecord {
                call: &call.id,
                tool: &call.tool,
                outcome,
                duration: None,
                arguments: &arguments,
                result: None,
                rules: &names,
                effect,
            })
        });
        self.decided(&Applied { applied, call: Some(&call.id), ticket, subject: Some(&arguments) }, record);
    }
}

impl Drop for Done<'_> {
    fn drop(&mut self) {
        if !self.ended {
            self.turn.forget_notices(&self.first);
            self.engine.put_back(std::mem::take(&mut self.pending));
        }
    }
}

/// A reason as it may be shown: secrets redacted.
fn clean(reason: &str) -> std::borrow::Cow<'_, str> {
    SecretScanner::leaving().redact(reason).text
}

/// The notice of an effect; `record` shows none.
const fn notice_of(hook: Hook, effect: Action, rounds_remain: bool) -> Option<NoticeId> {
    use NoticeId as N;
    Some(match (hook, effect) {
        (_, Action::Halt) => N::Halted,
        (_, Action::Hold) => N::Held,
        (_, Action::Record | Action::Allow) => return None,
        (Hook::BeforeAgent, Action::Block) => N::PromptRefused,
        (Hook::BeforeAgent, Action::Revise) => N::PromptRevised,
        (Hook::BeforeAgent, Action::Redact) => N::PromptRedacted,
        (Hook::BeforeAgent, Action::Warn) => N::PromptWarned,
        (Hook::ModelStep, Action::Warn) => N::StepWarned,
        (Hook::ModelStep, _) => N::StepSentBack,
        (Hook::ToolCall, Action::Warn) => N::CallWarned,
        (Hook::ToolCall, _) => N::CallBlocked,
        (Hook::ToolResult, Action::Warn) => N::ResultWarned,
        (Hook::ToolResult, Action::Redact) => N::ResultRedacted,
        (Hook::ToolResult, _) => N::ResultWithheld,
        (Hook::Output, Action::Warn) => N::AnswerWarned,
        (Hook::Output, Action::Redact) => N::AnswerRedacted,
        (Hook::Output, _) => N::AnswerWithheld,
        (Hook::AfterAgent, Action::Revise) if rounds_remain => N::AnswerSentBack,
        (Hook::AfterAgent, Action::Block) => N::AnswerMarked,
        (Hook::AfterAgent, _) => N::AnswerWarned,
    })
}
