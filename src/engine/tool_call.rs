//! `tool_call`: budgets and limits, baseline, tool rules, checks, judged guardrails, coverage, approval.

use std::sync::Arc;
use std::time::Instant;

use super::core::Inner;
use super::pipeline::{Ran, Settled, run};
use super::reasons;
use super::record::Done;
use super::subject::{Called, Subject};
use crate::approval::TicketId;
use crate::detect::SecretScanner;
use crate::notice::Notice;
use crate::ruleset::{Check, Gate, RuleSet, ToolPlan};
use crate::tool::{CallView, Known, ToolCall, ToolInfo};
use crate::turn::{FileReservation, OpenCall, Turn};
use crate::typed::{ApproveActing, UnmatchedTools};
use crate::verdict::{CallOutcome, Decision, Reason};
use crate::words::{Action, Hook};

/// Decides a call under `rules`.
pub(crate) async fn decide(
    engine: &Inner,
    rules: &Arc<RuleSet>,
    turn: &Turn,
    call: &ToolCall,
    settled: &Settled,
    ask_approval: bool,
) -> Decision<CallOutcome> {
    let mut done = Done::new(engine, turn, rules, Hook::ToolCall);
    if let Some(reason) = done.stopped().await {
        return blocked(done, call, reason);
    }
    if let Some(reason) = turn.halted() {
        let reason = reasons::halted(reason);
        return finish(done, call, CallOutcome::Halted, Some(reason));
    }
    if let Err(over) = turn.budget().standing() {
        turn.halt(&over.to_string());
        return finish(done, call, CallOutcome::Halted, Some(reasons::plain(&over.to_string())));
    }
    let args = match call.arguments.get() {
        Ok(args) => args,
        Err(error) => return blocked(done, call, reasons::arguments(error)),
    };
    let plan = rules.plan(&call.tool);
    let place = turn.place(call.cwd.as_deref());
    let view = CallView::new(call, &plan.info, args, &place).with_places(&plan.places);
    // What came before is compared under the turn's own set, which may ask for more than the one in force.
    let files = if Arc::ptr_eq(rules, turn.rules()) {
        plan.files
    } else {
        plan.files.max(turn.rules().plan(&call.tool).files)
    };
    let resolved = engine.resolve(&view, files).await;
    let view = match &resolved {
        Some(resolved) => view.with_resolved(resolved),
        None => view,
    };
    let mut gates = rules.that_may_match(&plan, &view);
    gates.retain(|gate| turn.in_scope(gate));
    let called = Called::new(&view);
    let subject = Subject::Call(&called);
    let ran = run(engine, turn, &subject, &gates, settled).await;
    done.take(&ran, &subject, true);
    let effect = ran.effect(&subject, true);
    if effect == Some(Action::Halt) {
        let why = reasons::first(&done.report);
        turn.halt(&why);
        return finish(done, call, CallOutcome::Halted, None);
    }
    if effect == Some(Action::Block) {
        return finish(done, call, CallOutcome::Blocked { result: String::new() }, None);
    }
    let files = match reserve_files(&gates, turn, &called) {
        Ok(files) => files,
        Err((gate, reason)) => {
            done.add_block(gate, reason);
            return finish(done, call, CallOutcome::Blocked { result: String::new() }, None);
        }
    };
    if let Err(why) = covered(rules, &plan, &gates, turn, &view) {
        let tool = call.tool.to_string();
        done.notice(Notice::no_rule(&SecretScanner::leaving().redact(&tool).text));
        return blocked(done, call, reasons::no_rule(&tool, &why));
    }
    let acting = ask_approval && !settled.acting && needs_approval(engine, rules, &plan.info);
    if effect == Some(Action::Hold) || acting {
        if acting {
            done.notice(Notice::acting(&SecretScanner::leaving().redact(&call.tool.to_string()).text));
        }
        return match hold(engine, turn, call, args, &place.cwd, &ran, acting, settled).await {
            Ok(ticket) => finish(done, call, CallOutcome::Held { ticket }, None),
            Err(reason) => blocked(done, call, reason),
        };
    }
    if let Err(reason) = engine.use_ticket(turn, Hook::ToolCall, settled).await {
        return blocked(done, call, reason);
    }
    let key = engine.idempotency_key(turn, call, args, &place.cwd);
    turn.open_call(OpenCall {
        id: call.id.clone(),
        tool: call.tool.clone(),
        began: Instant::now(),
        fired: done.fired(),
        effect: done.effect(),
        files,
        meets: turn.meets(&view),
        outside: plan.outside,
    });
    finish(done, call, CallOutcome::Run { key }, None)
}

/// Asks `limits` how many distinct files the turn may change, and reserves those of the call.
fn reserve_files<'g>(
    gates: &[&'g Gate],
    turn: &Turn,
    called: &Called<'_>,
) -> Result<Option<FileReservation>, (&'g Gate, String)> {
    let limits = gates.iter().find_map(|gate| match &gate.check {
        Check::Limits(limits) if !gate.is_shadow() => Some((*gate, limits)),
        _ => None,
    });
    let cap = limits.and_then(|(_, limits)| limits.max_files_changed());
    if !crate::builtin::changes_files(called.view()) {
        return Ok(None);
    }
    let paths = called.view().distinct_files(crate::builtin::files_changed(called.touched()));
    if paths.is_empty() {
        return Ok(None);
    }
    match (turn.files().reserve(paths, cap, !called.view().commands().is_empty()), limits) {
        (Ok(files), _) => Ok(Some(files)),
        (Err(cap), Some((gate, _))) => {
            Err((gate, format!("the turn has changed {cap} files, and this call would change another")))
        }
        // Without a cap nothing is refused.
        (Err(_), None) => Ok(None),
    }
}

/// *No rule, no call* (GC-02): whether an enforcing gate names the tool, and, where an `allow` names it,
/// whether one matches the call in full.
fn covered(
    rules: &RuleSet,
    plan: &ToolPlan,
    gates: &[&Gate],
    turn: &Turn,
    view: &CallView<'_>,
) -> Result<(), String> {
    let mut allows = 0;
    let mut why = String::new();
    for gate in gates.iter().filter(|g| g.action == Action::Allow && !g.is_shadow()) {
        let Check::Tool(rule) = &gate.check else { continue };
        allows += 1;
        match rule.covers_now(view, turn.facts(), turn) {
            Ok(()) => return Ok(()),
            Err(not) => {
                if !why.is_empty() {
                    why.push_str("; ");
                }
                why.push_str(&format!("{}: {not}", gate.named()));
            }
        }
    }
    if allows > 0 {
        return Err(why);
    }
    let open = match rules.policy().unmatched_tools {
        UnmatchedTools::Allow => true,
        UnmatchedTools::BlockActing => !plan.info.acts,
        UnmatchedTools::Block => false,
    };
    // A rule that names the tool covers its calls, whether this one can match it or not.
    let covering = |gate: &Gate| {
        !gate.is_shadow() && matches!(gate.check, Check::Tool(_) | Check::Judged { .. } | Check::Host(_))
    };
    if open || rules.naming(plan).any(|gate| covering(gate) && turn.in_scope(gate)) {
        Ok(())
    } else {
        Err(String::new())
    }
}

/// Whether an acting tool waits for approval after its checks passed (GC-04).
fn needs_approval(engine: &Inner, rules: &RuleSet, info: &ToolInfo) -> bool {
    engine.approvals.is_some()
        && match rules.policy().approve_acting {
            ApproveActing::Registered => info.acts && info.known == Known::Registered,
            ApproveActing::All => info.acts,
            ApproveActing::None => false,
        }
}

#[expect(clippy::too_many_arguments, reason = "a ticket names all of them")]
async fn hold(
    engine: &Inner,
    turn: &Turn,
    call: &ToolCall,
    args: &serde_json::Value,
    cwd: &std::path::Path,
    ran: &Ran<'_>,
    acting: bool,
    settled: &Settled,
) -> Result<TicketId, Reason> {
    let what = format!("{} {}", call.tool, args);
    let key = engine.call_key(turn, call, args, cwd);
    engine.open_ticket(Hook::ToolCall, turn, &what, ran, acting, key, settled).await
}

fn blocked(done: Done<'_>, call: &ToolCall, reason: Reason) -> Decision<CallOutcome> {
    finish(done, call, CallOutcome::Blocked { result: String::new() }, Some(reason))
}

/// Writes the audit's lines and hands the decision over.
fn finish(
    mut done: Done<'_>,
    call: &ToolCall,
    outcome: CallOutcome,
    reason: Option<Reason>,
) -> Decision<CallOutcome> {
    done.report.reasons.extend(reason);
    let outcome = match outcome {
        CallOutcome::Blocked { .. } => CallOutcome::Blocked { result: reasons::for_model(&done.report) },
        other => other,
    };
    done.call_decided(call, &outcome);
    Decision { outcome, report: done.into_report() }
}
