//! Holds: who waits, what a ticket is bound to, and what a decision lets through (GC-04).

#![expect(clippy::panic, reason = "a test says what it expects, in its helpers too")]

mod workspace;

use std::fs;
use std::sync::Arc;
use std::time::Duration;

use portcullis::{
    Action, AfterOutcome, AnswerOutcome, ApprovalError, ApproveActing, BeforeOutcome, CallOutcome, Channel,
    CheckOutcome, CodeGate, Engine, Guard, Hook, MemoryApprovals, MemorySink, Prompt, Reply, ResultOutcome,
    StepOutcome, Ticket, TicketId, TicketState, ToolCall, ToolInfo, ToolKind, ToolResult, Turn, TurnOptions,
    Work,
};
use serde_json::json;
use workspace::{Workspace, calls_only, loaded, notices, reasons, turn};

fn acting() -> ToolInfo {
    let mut info = ToolInfo::of_kind(ToolKind::Other);
    info.acts = true;
    info
}

fn pay(amount: u32) -> ToolCall {
    ToolCall::new("call-1", "pay", json!({"to": "alice", "amount": amount}))
}

/// An engine whose registered tool `pay` acts.
fn paying() -> (Workspace, Engine) {
    let workspace = Workspace::new(&[]);
    let engine = loaded(workspace.builder().approvals(MemoryApprovals::new()).tool("pay", acting()));
    (workspace, engine)
}

async fn held(engine: &Engine, turn: &Turn, call: &ToolCall) -> TicketId {
    match engine.tool_call(turn, call).await.outcome {
        CallOutcome::Held { ticket } => ticket,
        other => panic!("it is held: {other:?}"),
    }
}

async fn approve(engine: &Engine, ticket: &TicketId) {
    engine.approve(ticket).await.unwrap_or_else(|e| panic!("{e}"));
}

async fn waiting(engine: &Engine) -> Vec<Ticket> {
    let store = engine.approvals().unwrap_or_else(|| panic!("a store"));
    store.waiting().await.unwrap_or_else(|e| panic!("{e}"))
}

/// Resumes, and insists that it is blocked as "not approved"; the reason.
async fn refused(engine: &Engine, turn: &Turn, ticket: &TicketId, call: &ToolCall) -> String {
    match engine.resume(turn, ticket, call).await.outcome {
        CallOutcome::Blocked { result } => {
            assert!(result.contains("not approved"), "{result}");
            result
        }
        other => panic!("it is not approved: {other:?}"),
    }
}

#[tokio::test]
async fn gc_04_a_registered_acting_tool_waits_and_runs_once_it_is_approved() {
    let (_files, engine) = paying();
    let turn = calls_only(&engine);
    let decision = engine.tool_call(&turn, &pay(5)).await;
    let CallOutcome::Held { ticket } = &decision.outcome else { panic!("{:?}", decision.outcome) };
    assert_eq!(notices(&decision.report).len(), 1, "the person is told that something waits");
    assert!(reasons(&decision.report).is_empty(), "a hold is no failure: {:?}", decision.report.reasons);

    let tickets = waiting(&engine).await;
    assert_eq!(tickets.len(), 1);
    let asked = &tickets[0].asked;
    assert_eq!(
        (&tickets[0].id, asked.hook, asked.acting, asked.why.len()),
        (ticket, Hook::ToolCall, true, 0)
    );
    assert_eq!(asked.agent.as_deref(), Some("assistant"));
    assert!(asked.what.contains("pay") && asked.what.contains("alice"), "{}", asked.what);
    assert_eq!(asked.ttl, Duration::from_secs(3600), "one hour by default");

    assert!(refused(&engine, &turn, ticket, &pay(5)).await.contains("not decided yet"), "no answer means no");
    approve(&engine, ticket).await;
    assert!(matches!(engine.resume(&turn, ticket, &pay(5)).await.outcome, CallOutcome::Run { .. }));
}

#[tokio::test]
async fn gc_04_which_acting_tools_wait_is_what_approve_acting_says() {
    let workspace = Workspace::new(&[]);
    let table = ToolCall::new("1", "write_file", json!({"path": "a.txt", "content": "x"}));
    let unknown = ToolCall::new("2", "frobnicate", json!({"x": 1}));
    let reads = ToolCall::new("3", "read_file", json!({"path": "a.txt"}));
    for (approve, expected) in [
        (None, [true, false, false, false]),
        (Some(ApproveActing::Registered), [true, false, false, false]),
        (Some(ApproveActing::All), [true, true, true, false]),
        (Some(ApproveActing::None), [false, false, false, false]),
    ] {
        let mut builder = workspace.builder().approvals(MemoryApprovals::new()).tool("pay", acting());
        if let Some(approve) = approve {
            builder = builder.approve_acting(approve);
        }
        let engine = loaded(builder);
        for (call, waits) in [&pay(5), &table, &unknown, &reads].into_iter().zip(expected) {
            let outcome = engine.tool_call(&calls_only(&engine), call).await.outcome;
            match (waits, &outcome) {
                (true, CallOutcome::Held { .. }) | (false, CallOutcome::Run { .. }) => {}
                _ => panic!("{approve:?}, {}: {outcome:?}", call.tool),
            }
        }
    }
}

#[tokio::test]
async fn gc_04_without_a_store_acting_tools_run_unasked_and_the_status_says_so() {
    let workspace = Workspace::new(&[]);
    assert!(workspace.builder().build().is_err(), "the builder takes a decision, not a default");
    let engine = loaded(workspace.builder().without_approvals().tool("pay", acting()));
    assert!(matches!(engine.tool_call(&calls_only(&engine), &pay(5)).await.outcome, CallOutcome::Run { .. }));
    assert!(engine.status().to_string().contains("acting tools run unasked"), "{}", engine.status());
}

#[tokio::test]
async fn gc_04_a_ticket_fits_this_exact_call_only() {
    let (_files, engine) = paying();
    let turn = calls_only(&engine);
    let other_turn = calls_only(&engine);
    let other_agent = turn.child(TurnOptions::new("helper").calls_only());
    let ticket = held(&engine, &turn, &pay(5)).await;
    approve(&engine, &ticket).await;
    let other_tool = ToolCall::new("call-1", "refund", json!({"to": "alice", "amount": 5}));
    let elsewhere = pay(5).in_folder("/elsewhere");
    for (what, turn, call) in [
        ("other arguments", &turn, &pay(6)),
        ("another tool", &turn, &other_tool),
        ("another folder", &turn, &elsewhere),
        ("another turn", &other_turn, &pay(5)),
        ("another agent", &other_agent, &pay(5)),
    ] {
        let why = refused(&engine, turn, &ticket, call).await;
        assert!(why.contains("the ticket is for another call"), "{what}: {why}");
    }
    let spelt_otherwise = ToolCall::new(
        "call-1",
        "pay",
        portcullis::Arguments::from_json(r#"{ "amount": 5, "to": "\u0061lice" }"#),
    );
    let resumed = engine.resume(&turn, &ticket, &spelt_otherwise).await.outcome;
    assert!(
        matches!(resumed, CallOutcome::Run { .. }),
        "the arguments count, not their spelling: {resumed:?}"
    );
}

#[tokio::test]
async fn gc_04_a_ticket_is_decided_once_and_used_once() {
    let (_files, engine) = paying();
    let turn = calls_only(&engine);
    let ticket = held(&engine, &turn, &pay(5)).await;
    approve(&engine, &ticket).await;
    assert_eq!(engine.deny(&ticket, "too late").await, Err(ApprovalError::Decided));
    assert_eq!(engine.approve(&ticket).await, Err(ApprovalError::Decided));
    assert!(matches!(engine.resume(&turn, &ticket, &pay(5)).await.outcome, CallOutcome::Run { .. }));
    assert!(refused(&engine, &turn, &ticket, &pay(5)).await.contains("used before"));
    assert!(refused(&engine, &turn, &TicketId::from("t-forged"), &pay(5)).await.contains("no such ticket"));
}

#[tokio::test]
async fn gc_04_a_denied_call_never_runs_and_the_model_is_told_why() {
    let (_files, engine) = paying();
    let turn = calls_only(&engine);
    let ticket = held(&engine, &turn, &pay(5)).await;
    engine.deny(&ticket, "ask finance first").await.unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(refused(&engine, &turn, &ticket, &pay(5)).await, "not approved: ask finance first");
    assert_eq!(engine.approve(&ticket).await, Err(ApprovalError::Decided), "no is final");
    assert_eq!(
        engine.wait(&ticket).await,
        Ok(TicketState::Denied { reason: "ask finance first".to_owned() })
    );
}

#[tokio::test(start_paused = true)]
async fn gc_04_expiry_is_a_denial_after_an_hour() {
    let (_files, engine) = paying();
    let turn = calls_only(&engine);
    let ticket = held(&engine, &turn, &pay(5)).await;
    let begun = tokio::time::Instant::now();
    assert_eq!(engine.wait(&ticket).await, Ok(TicketState::Expired));
    assert_eq!(begun.elapsed().as_secs(), 3600);
    assert!(engine.approve(&ticket).await.is_err(), "nobody can say yes any more");
    let why = refused(&engine, &turn, &ticket, &pay(5)).await;
    assert!(why.contains("nobody answered in time"), "{why}");
}

#[tokio::test(start_paused = true)]
async fn gc_04_an_approval_that_is_waited_for_comes_through() {
    let (_files, engine) = paying();
    let turn = calls_only(&engine);
    let ticket = held(&engine, &turn, &pay(5)).await;
    let (waited, ()) = tokio::join!(engine.wait(&ticket), async {
        tokio::time::sleep(Duration::from_secs(60)).await;
        approve(&engine, &ticket).await;
    });
    assert_eq!(waited, Ok(TicketState::Approved));
}

const HOLD_LARGE: &str = "---\nwhen: before_tool\ntools: pay\nargs: {$.amount: '^[0-9]{3,}$'}\naction: hold\n---\nLarge sums wait.\n";

#[tokio::test]
async fn gc_04_on_resume_all_gates_run_again_and_any_other_failure_counts() {
    let workspace = Workspace::new(&[("rules/large.md", HOLD_LARGE)]);
    let engine = loaded(workspace.builder().approvals(MemoryApprovals::new()).tool("pay", acting()));
    let turn = calls_only(&engine);
    let ticket = held(&engine, &turn, &pay(500)).await;
    let asked = &waiting(&engine).await[0].asked;
    let [(gate, reason)] = asked.why.as_slice() else { panic!("{:?}", asked.why) };
    assert_eq!(gate.name.as_str(), "large");
    assert!(reason.contains("Large sums wait."), "{reason}");
    assert!(asked.acting, "one ticket for both holds");
    approve(&engine, &ticket).await;

    // A rule that came into force meanwhile counts, though the turn began before it.
    let rule = "---\nwhen: before_tool\ntools: pay\nargs: {$.to: alice}\naction: block\n---\nNot to alice.\n";
    fs::write(workspace.root().join(".agents/rules/payee.md"), rule).unwrap_or_else(|e| panic!("{e}"));
    assert!(engine.reload().applied);
    let CallOutcome::Blocked { result } = engine.resume(&turn, &ticket, &pay(500)).await.outcome else {
        panic!("the other failure counts");
    };
    assert!(result.contains("The rule payee stopped this call: Not to alice."), "{result}");

    // What did not run did not use the approval; what runs uses it, once.
    fs::remove_file(workspace.root().join(".agents/rules/payee.md")).unwrap_or_else(|e| panic!("{e}"));
    assert!(engine.reload().applied);
    let outcome = engine.resume(&turn, &ticket, &pay(500)).await.outcome;
    assert!(matches!(outcome, CallOutcome::Run { .. }), "{outcome:?}");
    assert!(refused(&engine, &turn, &ticket, &pay(500)).await.contains("used before"));
}

#[tokio::test]
async fn gc_04_a_gate_that_the_ticket_does_not_name_holds_again() {
    let workspace = Workspace::new(&[("rules/large.md", HOLD_LARGE)]);
    let engine = loaded(workspace.builder().approvals(MemoryApprovals::new()));
    let turn = calls_only(&engine);
    let ticket = held(&engine, &turn, &pay(500)).await;
    approve(&engine, &ticket).await;
    let rule = "---\nwhen: before_tool\ntools: pay\naction: hold\n---\nEvery payment waits.\n";
    fs::write(workspace.root().join(".agents/rules/every.md"), rule).unwrap_or_else(|e| panic!("{e}"));
    assert!(engine.reload().applied);
    let outcome = engine.resume(&turn, &ticket, &pay(500)).await.outcome;
    let CallOutcome::Held { ticket: next } = outcome else { panic!("{outcome:?}") };
    assert_ne!(next, ticket);
}

#[tokio::test]
async fn gc_04_a_call_that_would_be_blocked_or_is_covered_by_no_rule_asks_nobody() {
    let block = "---\nwhen: before_tool\ntools: pay\naction: block\n---\nNo payments.\n";
    let closed = "unmatched_tools: block\n";
    for (files, told) in [
        (vec![("rules/large.md", HOLD_LARGE), ("rules/no.md", block)], "No payments."),
        (vec![("portcullis.yaml", closed)], "no rule"),
    ] {
        let workspace = Workspace::new(&files);
        let engine = loaded(workspace.builder().approvals(MemoryApprovals::new()).tool("pay", acting()));
        let CallOutcome::Blocked { result } = engine.tool_call(&calls_only(&engine), &pay(500)).await.outcome
        else {
            panic!("it is blocked");
        };
        assert!(result.contains(told), "{result}");
        assert!(waiting(&engine).await.is_empty());
    }
}

fn key(outcome: CallOutcome) -> String {
    match outcome {
        CallOutcome::Run { key } => key,
        other => panic!("it runs: {other:?}"),
    }
}

#[tokio::test]
async fn gc_04_the_idempotency_key_is_stable_over_retry_and_resume_and_tells_calls_apart() {
    let workspace = Workspace::new(&[]);
    let engine = loaded(
        workspace
            .builder()
            .approvals(MemoryApprovals::new())
            .tool("pay", acting())
            .approve_acting(ApproveActing::None),
    );
    let turn = calls_only(&engine);
    let first = key(engine.tool_call(&turn, &pay(5)).await.outcome);
    assert!(first.len() >= 32);
    assert_eq!(key(engine.tool_call(&turn, &pay(5)).await.outcome), first, "a retry");
    assert_ne!(key(engine.tool_call(&turn, &pay(6)).await.outcome), first, "other arguments");
    let another = ToolCall::new("call-2", "pay", json!({"to": "alice", "amount": 5}));
    assert_ne!(key(engine.tool_call(&turn, &another).await.outcome), first, "a second payment is meant");
    assert_ne!(key(engine.tool_call(&calls_only(&engine), &pay(5)).await.outcome), first, "another turn");

    let (_files, engine) = paying();
    let turn = calls_only(&engine);
    let mut keys = Vec::new();
    for _ in 0..2 {
        let ticket = held(&engine, &turn, &pay(5)).await;
        approve(&engine, &ticket).await;
        keys.push(key(engine.resume(&turn, &ticket, &pay(5)).await.outcome));
    }
    assert_eq!(keys[0], keys[1], "held and resumed twice");
}

#[tokio::test]
async fn gc_04_a_ticket_shows_no_secret() {
    let (_files, engine) = paying();
    let secret = concat!("AKIA", "Z7QHMWB3XN5KRTJD");
    let call = ToolCall::new("1", "pay", json!({"note": format!("key {secret}")}));
    let _ = held(&engine, &calls_only(&engine), &call).await;
    let what = &waiting(&engine).await[0].asked.what;
    assert!(what.contains("[redacted:aws-access-key-id]") && !what.contains(secret), "{what}");
}

#[tokio::test]
async fn gc_04_the_steps_of_a_ticket_are_audited() {
    let workspace = Workspace::new(&[]);
    let sink = Arc::new(MemorySink::new());
    let engine = loaded(
        workspace.builder().approvals(MemoryApprovals::new()).tool("pay", acting()).audit(Arc::clone(&sink)),
    );
    let turn = calls_only(&engine);
    let ticket = held(&engine, &turn, &pay(5)).await;
    let _ = engine.resume(&turn, &ticket, &pay(5)).await;
    approve(&engine, &ticket).await;
    let _ = engine.resume(&turn, &ticket, &pay(5)).await;
    let steps: Vec<String> = sink
        .lines()
        .iter()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap_or_else(|e| panic!("{e}")))
        .filter(|line| line["kind"] == "approval" && line["ticket"] == ticket.as_str())
        .map(|line| line["step"].as_str().unwrap_or_default().to_owned())
        .collect();
    assert_eq!(steps, ["opened", "refused", "approved", "used"]);
}

/// A gate in code that holds everything at `hook`.
fn holding(hook: Hook) -> CodeGate {
    CodeGate::new("waits", hook, Action::Hold, |_: &_| Ok(CheckOutcome::fail("a person decides")))
        .unwrap_or_else(|e| panic!("{e}"))
}

fn with_hold(hook: Hook, store: bool) -> (Workspace, Engine) {
    let workspace = Workspace::new(&[]);
    let builder = workspace.builder().gate(holding(hook));
    let builder = if store { builder.approvals(MemoryApprovals::new()) } else { builder.without_approvals() };
    let engine = loaded(builder);
    (workspace, engine)
}

const NOT_APPROVED: &str = "not approved: it would need a person's decision, and no approvals store is set";

#[tokio::test]
async fn gc_04_a_held_prompt_waits_and_nothing_of_the_turn_goes_on_meanwhile() {
    let (_files, engine) = with_hold(Hook::BeforeAgent, true);
    let turn = turn(&engine);
    let prompt = Prompt::new("hello");
    let BeforeOutcome::Held { ticket } = engine.before(&turn, &prompt).await.outcome else {
        panic!("it is held")
    };
    let call = ToolCall::new("1", "read_file", json!({"path": "a"}));
    assert!(matches!(engine.tool_call(&turn, &call).await.outcome, CallOutcome::Blocked { .. }));
    approve(&engine, &ticket).await;
    let other = engine.resume_prompt(&turn, &ticket, &Prompt::new("hello!")).await;
    assert_eq!(other.outcome, BeforeOutcome::Refused, "the ticket is for the prompt that was held");
    let resumed = engine.resume_prompt(&turn, &ticket, &prompt).await;
    assert_eq!(resumed.outcome, BeforeOutcome::Proceed { prompt: None, context: Vec::new() });
    assert!(matches!(engine.tool_call(&turn, &call).await.outcome, CallOutcome::Run { .. }));

    let (_files, engine) = with_hold(Hook::BeforeAgent, false);
    let decision = engine.before(&workspace::turn(&engine), &prompt).await;
    assert_eq!(decision.outcome, BeforeOutcome::Refused);
    assert!(reasons(&decision.report).contains(&NOT_APPROVED), "{:?}", decision.report.reasons);
}

#[tokio::test]
async fn gc_04_a_held_step_runs_none_of_its_calls() {
    let reply = Reply {
        text: "I will read.".into(),
        calls: vec![ToolCall::new("1", "read_file", json!({"path": "a"}))],
    };
    let (_files, engine) = with_hold(Hook::ModelStep, true);
    let turn = calls_only(&engine);
    let StepOutcome::Held { ticket } = engine.model_step(&turn, &reply).await.outcome else {
        panic!("it is held")
    };
    assert_eq!(
        engine.resume_step(&turn, &ticket, &reply).await.outcome,
        StepOutcome::SentBack,
        "not decided yet"
    );
    approve(&engine, &ticket).await;
    let mut other = reply.clone();
    other.calls.push(ToolCall::new("2", "read_file", json!({"path": "b"})));
    assert_eq!(engine.resume_step(&turn, &ticket, &other).await.outcome, StepOutcome::SentBack);
    assert_eq!(engine.resume_step(&turn, &ticket, &reply).await.outcome, StepOutcome::Proceed);

    let (_files, engine) = with_hold(Hook::ModelStep, false);
    let decision = engine.model_step(&calls_only(&engine), &reply).await;
    assert_eq!(decision.outcome, StepOutcome::SentBack);
    assert!(reasons(&decision.report).contains(&NOT_APPROVED), "{:?}", decision.report.reasons);
}

#[tokio::test]
async fn gc_04_a_call_that_a_gate_holds_is_blocked_without_a_store() {
    let (_files, engine) = with_hold(Hook::ToolCall, false);
    let decision = engine.tool_call(&calls_only(&engine), &pay(5)).await;
    let CallOutcome::Blocked { result } = &decision.outcome else { panic!("{:?}", decision.outcome) };
    assert!(result.contains(NOT_APPROVED) && result.contains("a person decides"), "{result}");
}

#[tokio::test]
async fn gc_04_a_held_result_is_withheld_until_decided_and_redacted_as_ever() {
    let secret = concat!("AKIA", "Z7QHMWB3XN5KRTJD");
    let raw = ToolResult::ok(format!("RAW {secret}"));
    let call = ToolCall::new("1", "read_file", json!({"path": "a"}));
    let (_files, engine) = with_hold(Hook::ToolResult, true);
    let turn = calls_only(&engine);
    let ResultOutcome::Held { ticket, text } = engine.tool_result(&turn, &call, &raw).await.outcome else {
        panic!("it is held");
    };
    assert!(!text.contains("RAW"), "{text}");
    approve(&engine, &ticket).await;
    let other = engine.resume_result(&turn, &ticket, &call, &ToolResult::ok("another")).await;
    assert!(matches!(other.outcome, ResultOutcome::Withheld { .. }), "{:?}", other.outcome);
    let ResultOutcome::Given { text, untrusted, .. } =
        engine.resume_result(&turn, &ticket, &call, &raw).await.outcome
    else {
        panic!("it is given");
    };
    assert_eq!((text.as_str(), untrusted), ("RAW [redacted:aws-access-key-id]", true));

    let (_files, engine) = with_hold(Hook::ToolResult, false);
    let ResultOutcome::Withheld { text, .. } =
        engine.tool_result(&calls_only(&engine), &call, &raw).await.outcome
    else {
        panic!("it is withheld");
    };
    assert!(text.contains(NOT_APPROVED) && !text.contains("RAW"), "{text}");
}

#[tokio::test]
async fn gc_04_a_held_answer_keeps_back_what_was_not_shown() {
    for store in [true, false] {
        let (_files, engine) = with_hold(Hook::Output, store);
        let mut filter = engine.output(&calls_only(&engine), Channel::Text);
        let shown = filter.push("The answer is 42.");
        let decision = filter.finish().await;
        match (store, decision.outcome) {
            (true, AnswerOutcome::Held { rest, already_shown, ticket }) => {
                assert_eq!(format!("{shown}{rest}"), "The answer is 42.");
                assert_eq!(already_shown, !shown.is_empty());
                assert_eq!(waiting(&engine).await[0].id, ticket);
            }
            (false, AnswerOutcome::Withheld { shown: bytes, .. }) => {
                assert_eq!(bytes, shown.len());
                assert!(reasons(&decision.report).contains(&NOT_APPROVED), "{:?}", decision.report.reasons);
            }
            (_, other) => panic!("{store}: {other:?}"),
        }
    }
}

#[tokio::test]
async fn gc_04_held_work_is_withheld_until_decided_and_is_not_a_failure_to_retry() {
    let work = Work::answer("done").with_diff("+ a line");
    let (_files, engine) = with_hold(Hook::AfterAgent, true);
    let turn = calls_only(&engine);
    let AfterOutcome::Held { ticket } = engine.after(&turn, &work).await.outcome else {
        panic!("it is held")
    };
    assert_eq!(
        engine.resume_work(&turn, &ticket, &work).await.outcome,
        AfterOutcome::Withheld,
        "not decided yet"
    );
    approve(&engine, &ticket).await;
    let other = engine.resume_work(&turn, &ticket, &Work::answer("done")).await;
    assert_eq!(other.outcome, AfterOutcome::Withheld, "the diff is part of what was held");
    assert_eq!(engine.resume_work(&turn, &ticket, &work).await.outcome, AfterOutcome::Accepted);

    let (_files, engine) = with_hold(Hook::AfterAgent, false);
    let decision = engine.after(&calls_only(&engine), &work).await;
    assert_eq!(decision.outcome, AfterOutcome::Withheld);
    assert!(reasons(&decision.report).contains(&NOT_APPROVED), "{:?}", decision.report.reasons);
}
