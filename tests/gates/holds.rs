//! Holds and approvals: GC-04, P26 in part, holds at every hook.

use std::sync::Arc;
use std::time::Duration;

use portcullis::*;
use serde_json::json;

use crate::common::*;

fn holding(hook: Hook) -> CodeGate {
    CodeGate::new("ask", hook, Action::Hold, |_: &CheckSubject| Ok(CheckOutcome::fail("a person decides")))
        .unwrap()
}

fn at(hook: Hook, store: bool) -> (Workspace, Engine) {
    let workspace = Workspace::of(&[("rules/kind", "Be kind.\n")]);
    let builder = workspace.builder().gate(holding(hook));
    let builder = if store { builder.approvals(MemoryApprovals::new()) } else { builder.without_approvals() };
    let engine = loaded(builder);
    (workspace, engine)
}

async fn waiting(engine: &Engine) -> Vec<Ticket> {
    engine.approvals().unwrap().waiting().await.unwrap()
}

/// A hold at any hook makes a ticket that names the hook, the gate and the reason, and waits.
#[tokio::test]
async fn a_hold_makes_a_ticket_at_every_hook() {
    for hook in Hook::ALL {
        let (_files, engine) = at(hook, true);
        let turn = calls(&engine);
        let ticket = match hook {
            Hook::BeforeAgent => {
                match prompt(&engine, &crate::common::turn(&engine), "hello").await.outcome {
                    BeforeOutcome::Held { ticket } => ticket,
                    other => panic!("{other:?}"),
                }
            }
            Hook::ModelStep => {
                let reply = Reply { text: "I list".into(), calls: vec![shell("ls")] };
                match engine.model_step(&turn, &reply).await.outcome {
                    StepOutcome::Held { ticket } => ticket,
                    other => panic!("{other:?}"),
                }
            }
            Hook::ToolCall => match decide(&engine, &turn, &shell("ls")).await.outcome {
                CallOutcome::Held { ticket } => ticket,
                other => panic!("{other:?}"),
            },
            Hook::ToolResult => match result(&engine, &turn, &shell("ls"), "the raw text").await.outcome {
                ResultOutcome::Held { ticket, text } => {
                    assert!(!text.contains("raw text"), "{text}");
                    ticket
                }
                other => panic!("{other:?}"),
            },
            Hook::Output => match stream(&engine, &turn, &["some plain text "]).await.1.outcome {
                AnswerOutcome::Held { ticket, already_shown, rest: _ } => {
                    assert!(already_shown);
                    ticket
                }
                other => panic!("{other:?}"),
            },
            Hook::AfterAgent => match answer(&engine, &turn, "42").await.outcome {
                AfterOutcome::Held { ticket } => ticket,
                other => panic!("{other:?}"),
            },
        };
        let tickets = waiting(&engine).await;
        assert_eq!(tickets.len(), 1, "{hook}");
        assert_eq!((&tickets[0].id, tickets[0].asked.hook), (&ticket, hook));
        assert_eq!(tickets[0].asked.ttl, Duration::from_secs(60 * 60));
        assert_eq!(tickets[0].asked.agent.as_deref(), Some("main"));
        let why: Vec<_> =
            tickets[0].asked.why.iter().map(|(gate, why)| (gate.name.as_str(), why.as_str())).collect();
        assert!(
            matches!(why[..], [("ask", reason)] if reason.contains("a person decides")),
            "{hook}: {why:?}"
        );
    }
}

/// Without an approvals store a hold is the refusal of its hook.
#[tokio::test]
async fn without_a_store_a_hold_is_the_refusal_of_its_hook() {
    for hook in Hook::ALL {
        let (_files, engine) = at(hook, false);
        let turn = calls(&engine);
        let report = match hook {
            Hook::BeforeAgent => {
                let decision = prompt(&engine, &crate::common::turn(&engine), "hello").await;
                assert_eq!(decision.outcome, BeforeOutcome::Refused);
                decision.report
            }
            Hook::ModelStep => {
                let reply = Reply { text: "I list".into(), calls: vec![shell("ls")] };
                let decision = engine.model_step(&turn, &reply).await;
                assert_eq!(decision.outcome, StepOutcome::SentBack);
                decision.report
            }
            Hook::ToolCall => {
                let decision = decide(&engine, &turn, &shell("ls")).await;
                blocked(&decision);
                decision.report
            }
            Hook::ToolResult => {
                let decision = result(&engine, &turn, &shell("ls"), "the raw text").await;
                assert!(!withheld(&decision).0.contains("raw text"));
                decision.report
            }
            Hook::Output => {
                let (_, decision) = stream(&engine, &turn, &["text"]).await;
                assert!(matches!(decision.outcome, AnswerOutcome::Withheld { .. }), "{decision:?}");
                decision.report
            }
            Hook::AfterAgent => {
                let decision = answer(&engine, &turn, "42").await;
                assert_eq!(decision.outcome, AfterOutcome::Withheld);
                decision.report
            }
        };
        assert!(
            reasons(&report).iter().any(|r| r.contains("a person decides")),
            "{hook}: {:?}",
            reasons(&report)
        );
    }
}

/// The builder takes a decision, not a default.
#[test]
fn an_engine_is_not_built_before_somebody_says_who_approves() {
    let error = Engine::builder().build().unwrap_err();
    assert_eq!(error, BuildError::Approvals);
    assert!(error.to_string().contains("without_approvals"), "{error}");
}

fn send() -> ToolCall {
    call("send_note", json!({"to": "Ann", "text": "hello"}))
}

/// An engine whose `send_note` acts and is registered; its rules may be changed.
fn approving() -> (Workspace, Engine) {
    let workspace = Workspace::of(&[("rules/kind", "Be kind.\n")]);
    let engine = loaded(
        workspace
            .builder()
            .approvals(MemoryApprovals::new())
            .tool("send_note", ToolInfo::of_kind(ToolKind::Send)),
    );
    (workspace, engine)
}

#[track_caller]
fn held(decision: Decision<CallOutcome>) -> TicketId {
    match decision.outcome {
        CallOutcome::Held { ticket } => ticket,
        other => panic!("not held but {other:?}"),
    }
}

/// GC-04: acting tools that the host registered wait after their checks passed; others run unasked.
#[tokio::test]
async fn a_registered_acting_tool_waits_for_approval_and_others_do_not() {
    let (files, engine) = approving();
    let turn = calls(&engine);
    held(decide(&engine, &turn, &send()).await);
    let ticket = &waiting(&engine).await[0];
    assert!(ticket.asked.acting && ticket.asked.why.is_empty());
    for unasked in [shell("ls"), call("unheard_of", json!({})), call("read", json!({"file_path": "a"}))] {
        assert!(runs(&decide(&engine, &turn, &unasked).await), "{unasked:?}");
    }
    let setting = |approve| {
        loaded(
            files
                .builder()
                .approvals(MemoryApprovals::new())
                .approve_acting(approve)
                .tool("send_note", ToolInfo::of_kind(ToolKind::Send)),
        )
    };
    let none = setting(ApproveActing::None);
    assert!(runs(&decide(&none, &calls(&none), &send()).await));
    let all = setting(ApproveActing::All);
    held(decide(&all, &calls(&all), &call("unheard_of", json!({}))).await);
    assert!(runs(&decide(&all, &calls(&all), &call("read", json!({"file_path": "a"}))).await));
}

/// GC-04: the settings register a tool too; a call that would be blocked is never asked about.
#[tokio::test]
async fn the_settings_register_acting_tools_and_a_blocked_call_is_not_asked_about() {
    let rule = "---\nwhen: before_tool\ntools: pay\nargs: {'$.to': Eve}\naction: block\n---\nNot Eve.\n";
    let workspace = Workspace::of(&[("settings", "tools:\n  pay: {acts: true}\n"), ("rules/eve", rule)]);
    let engine = loaded(workspace.builder().approvals(MemoryApprovals::new()));
    blocked(&decide(&engine, &calls(&engine), &call("pay", json!({"to": "Eve"}))).await);
    assert!(waiting(&engine).await.is_empty());
    held(decide(&engine, &calls(&engine), &call("pay", json!({"to": "Ann"}))).await);
}

/// GC-04: an approved ticket lets its call run, once, with a key that is stable.
#[tokio::test]
async fn an_approval_runs_the_call_once_with_a_stable_key() {
    let (_files, engine) = approving();
    let turn = calls(&engine);
    let ticket = held(decide(&engine, &turn, &send()).await);
    let early = engine.resume(&turn, &ticket, &send()).await;
    assert!(blocked(&early).starts_with("not approved"), "{early:?}");
    engine.approvals().unwrap().approve(&ticket).await.unwrap();
    let CallOutcome::Run { key } = engine.resume(&turn, &ticket, &send()).await.outcome else { panic!() };
    assert!(!key.is_empty());
    let again = engine.resume(&turn, &ticket, &send()).await;
    assert!(blocked(&again).contains("used before"), "{again:?}");
    let second = held(decide(&engine, &turn, &send()).await);
    engine.approvals().unwrap().approve(&second).await.unwrap();
    let CallOutcome::Run { key: same } = engine.resume(&turn, &second, &send()).await.outcome else {
        panic!()
    };
    assert_eq!(key, same, "the same call of the same turn");
    let mut other = send();
    other.id = "call-2".into();
    let third = held(decide(&engine, &turn, &other).await);
    engine.approvals().unwrap().approve(&third).await.unwrap();
    let CallOutcome::Run { key: differs } = engine.resume(&turn, &third, &other).await.outcome else {
        panic!()
    };
    assert_ne!(key, differs, "another call is another effect");
}

/// A ticket fits one exact call: other arguments, tools, folders, turns do not run with it.
#[tokio::test]
async fn a_ticket_fits_one_exact_call() {
    let (_files, engine) = approving();
    let turn = calls(&engine);
    let ticket = held(decide(&engine, &turn, &send()).await);
    engine.approvals().unwrap().approve(&ticket).await.unwrap();
    let others = [
        call("send_note", json!({"to": "Eve", "text": "hello"})),
        call("unheard_of", json!({"to": "Ann", "text": "hello"})),
        send().in_folder("elsewhere"),
    ];
    for other in &others {
        assert!(blocked(&engine.resume(&turn, &ticket, other).await).contains("another call"), "{other:?}");
    }
    assert!(blocked(&engine.resume(&calls(&engine), &ticket, &send()).await).contains("another call"));
    let unknown = TicketId::from("t-0");
    assert!(blocked(&engine.resume(&turn, &unknown, &send()).await).contains("no such ticket"));
    let reordered = call("send_note", json!({"text": "hello", "to": "Ann"}));
    assert!(runs(&engine.resume(&turn, &ticket, &reordered).await), "the order of keys is no other call");
}

/// A denial, and an expiry, mean no, and stay no.
#[tokio::test(start_paused = true)]
async fn a_denied_and_an_expired_ticket_never_run() {
    let (_files, engine) = approving();
    let turn = calls(&engine);
    let store = Arc::clone(engine.approvals().unwrap());
    let ticket = held(decide(&engine, &turn, &send()).await);
    store.deny(&ticket, "Ann is away").await.unwrap();
    assert_eq!(blocked(&engine.resume(&turn, &ticket, &send()).await), "not approved: Ann is away");
    assert_eq!(store.approve(&ticket).await, Err(ApprovalError::Decided), "it is decided once");

    let ticket = held(decide(&engine, &turn, &send()).await);
    tokio::time::advance(Duration::from_secs(60 * 60 + 1)).await;
    assert_eq!(store.wait(&ticket).await, Ok(TicketState::Expired));
    assert!(blocked(&engine.resume(&turn, &ticket, &send()).await).starts_with("not approved"));
    assert!(store.approve(&ticket).await.is_err());
    assert!(blocked(&engine.resume(&turn, &ticket, &send()).await).starts_with("not approved"));
}

/// An approval that is answered just before the hour is a yes.
#[tokio::test(start_paused = true)]
async fn an_approval_within_the_hour_counts() {
    let (_files, engine) = approving();
    let turn = calls(&engine);
    let ticket = held(decide(&engine, &turn, &send()).await);
    tokio::time::advance(Duration::from_secs(59 * 60)).await;
    engine.approvals().unwrap().approve(&ticket).await.unwrap();
    assert!(runs(&engine.resume(&turn, &ticket, &send()).await));
}

/// `resume` runs all gates again under the set in force now: the ticket's are settled, any other counts.
#[tokio::test]
async fn resume_settles_the_tickets_gates_and_no_other() {
    let hold = "---\nwhen: before_tool\ntools: shell\ncommand: make *\naction: hold\n---\nAsk first.\n";
    let workspace = Workspace::of(&[("rules/ask", hold)]);
    let engine = loaded(workspace.builder().approvals(MemoryApprovals::new()));
    let turn = calls(&engine);
    let store = Arc::clone(engine.approvals().unwrap());
    let (first, second) = (shell("make one"), shell("make two"));
    let tickets = [held(decide(&engine, &turn, &first).await), held(decide(&engine, &turn, &second).await)];
    for ticket in &tickets {
        store.approve(ticket).await.unwrap();
    }
    assert!(runs(&engine.resume(&turn, &tickets[0], &first).await));
    workspace.write(
        "rules/never",
        "---\nwhen: before_tool\ntools: shell\ncommand: make two\naction: block\n---\nNever.\n",
    );
    assert!(engine.reload().applied);
    let decision = engine.resume(&turn, &tickets[1], &second).await;
    assert!(blocked(&decision).contains("The rule never stopped this call: Never."), "{decision:?}");
}

/// A ticket shows what waits with its secrets redacted.
#[tokio::test]
async fn a_ticket_shows_no_secret() {
    let (_files, engine) = approving();
    let call = call("send_note", json!({"to": "Ann", "text": format!("the key {} for you", secret())}));
    held(decide(&engine, &calls(&engine), &call).await);
    let ticket = format!("{:?}", waiting(&engine).await);
    assert!(
        !ticket.contains(&secret()) && ticket.contains("[redacted:") && ticket.contains("for you"),
        "{ticket}"
    );
}

/// A held prompt goes on with `resume_prompt`; nothing of the turn runs before.
#[tokio::test]
async fn a_held_prompt_opens_its_turn_once_it_is_approved() {
    let (_files, engine) = at(Hook::BeforeAgent, true);
    let turn = turn(&engine);
    let BeforeOutcome::Held { ticket } = prompt(&engine, &turn, "hello").await.outcome else { panic!() };
    blocked(&decide(&engine, &turn, &shell("ls")).await);
    engine.approvals().unwrap().approve(&ticket).await.unwrap();
    let other = engine.resume_prompt(&turn, &ticket, &Prompt::new("something else")).await;
    assert_eq!(other.outcome, BeforeOutcome::Refused);
    let decision = engine.resume_prompt(&turn, &ticket, &Prompt::new("hello")).await;
    assert!(proceeds(&decision), "{decision:?}");
    assert!(runs(&decide(&engine, &turn, &shell("ls")).await));
}

/// A store that fails means no.
#[tokio::test]
async fn a_store_that_is_full_refuses() {
    let workspace = Workspace::of(&[("rules/kind", "Be kind.\n")]);
    let engine = loaded(
        workspace.builder().approvals(MemoryApprovals::with_capacity(1)).gate(holding(Hook::ToolCall)),
    );
    let turn = calls(&engine);
    held(decide(&engine, &turn, &shell("ls")).await);
    blocked(&decide(&engine, &turn, &shell("pwd")).await);
}
