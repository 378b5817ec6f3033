//! What a gate does that can't judge (`runtime.md` 4): every cause, every `on_error`, every kind of gate.

use std::time::Duration;

use portcullis::*;
use serde_json::json;

use crate::common::*;

const ON_ERROR: [&str; 5] = ["pass", "warn", "hold", "block", "violation"];

/// What a call's decision comes to, in a word.
fn word(decision: &Decision<CallOutcome>) -> &'static str {
    match decision.outcome {
        CallOutcome::Run { .. } if decision.report.notices.is_empty() => "pass",
        CallOutcome::Run { .. } => "warn",
        CallOutcome::Held { .. } => "hold",
        CallOutcome::Blocked { .. } => "block",
        CallOutcome::Halted => "halt",
    }
}

/// What `on_error` comes to for a gate of this action; violation acts as if the gate had failed.
fn expected<'a>(on_error: &'a str, action: &'a str) -> &'a str {
    match on_error {
        "violation" if action == "record" => "pass",
        "violation" => action,
        other => other,
    }
}

fn judges() -> [(&'static str, Cause, Option<Scripted>); 7] {
    [
        ("no judge", Cause::NoJudge, None),
        ("refused", Cause::Transport, Some(Scripted::error(JudgeError::Transport("refused".into())))),
        ("budget", Cause::Budget, Some(Scripted::error(JudgeError::Budget))),
        ("another request", Cause::BadVerdict, Some(Scripted::wrong_request(JudgeVerdict::Pass))),
        ("no verdict", Cause::BadVerdict, Some(Scripted::text("It passes."))),
        ("a panic", Cause::Panic, Some(Scripted::panic())),
        ("silence", Cause::Timeout, Some(Scripted::never())),
    ]
}

/// GT-25: a judged guardrail: every cause × every `on_error` × every action.
#[tokio::test(start_paused = true)]
async fn a_judged_guardrail_does_what_its_on_error_says_whatever_the_cause() {
    for (cause_word, cause, scripted) in judges() {
        for on_error in ON_ERROR {
            for action in ["block", "hold", "warn", "record"] {
                let text =
                    format!("---\nstage: action\naction: {action}\non_error: {on_error}\n---\nCheck it.\n");
                let workspace = Workspace::of(&[("guardrails/g", text.as_str())]);
                let mut builder = workspace.builder().approvals(MemoryApprovals::new());
                if let Some(scripted) = scripted.clone() {
                    builder = builder.judge(ScriptedJudge::always(scripted));
                }
                let engine = loaded(builder);
                let begun = tokio::time::Instant::now();
                let decision = decide(&engine, &calls(&engine), &call("notes", json!({"q": 1}))).await;
                assert_eq!(word(&decision), expected(on_error, action), "{cause_word}, {on_error}, {action}");
                assert_eq!(verdict(&decision.report, "g").outcome, Outcome::Unjudged(cause), "{cause_word}");
                assert!(begun.elapsed() <= Duration::from_secs(61), "{cause_word}: its deadline is 60 s");
                for text in notices(&decision.report) {
                    assert_eq!(
                        text, "The guardrail g couldn't be checked",
                        "{cause_word}, {on_error}, {action}"
                    );
                }
            }
        }
    }
}

/// GT-05: a judged rule warns by default, whatever its action and the cause, before and after.
#[tokio::test(start_paused = true)]
async fn a_judged_rule_warns_by_default_whatever_the_cause() {
    for (cause_word, cause, scripted) in judges() {
        for action in ["block", "warn", "revise", "hold"] {
            let text = |when: &str| format!("---\nwhen: {when}\naction: {action}\n---\nCheck it.\n");
            let (before, after) = (text("before_agent"), text("after_agent"));
            let workspace = Workspace::of(&[("rules/b", before.as_str()), ("rules/a", &after)]);
            let mut builder = workspace.builder().approvals(MemoryApprovals::new());
            if let Some(scripted) = scripted.clone() {
                builder = builder.judge(ScriptedJudge::always(scripted));
            }
            let engine = loaded(builder);
            let turn = turn(&engine);
            let before = prompt(&engine, &turn, "hello").await;
            assert_eq!(
                before.outcome,
                BeforeOutcome::Proceed { prompt: None, context: vec![] },
                "{cause_word}, {action}"
            );
            assert_eq!(notices(&before.report), ["The rule b couldn't be checked"], "{cause_word}, {action}");
            assert_eq!(verdict(&before.report, "b").outcome, Outcome::Unjudged(cause));
            let after = answer(&engine, &turn, "42").await;
            assert_eq!(after.outcome, AfterOutcome::Accepted, "{cause_word}, {action}");
            assert_eq!(notices(&after.report), ["The rule a couldn't be checked"]);
        }
    }
}

/// The defaults of the table by action: block and redact block, hold holds, warn warns, record passes.
#[tokio::test]
async fn the_default_on_error_goes_by_the_action() {
    for (action, then) in [("block", "block"), ("hold", "hold"), ("warn", "warn"), ("record", "pass")] {
        let guardrail = format!("---\nstage: action\naction: {action}\ntools: judged\n---\nCheck it.\n");
        let rule = format!(
            "---\nwhen: before_tool\ntools: matched\nargs: {{'$.a': {{fact: none}}}}\naction: {action}\n---\nText.\n"
        );
        let workspace = Workspace::of(&[("guardrails/g", guardrail.as_str()), ("rules/r", &rule)]);
        let check = |_: &CheckSubject| Err(CheckFailed("down".into()));
        let act = Action::ALL.into_iter().find(|a| a.as_str() == action).unwrap();
        let gate = CodeGate::new("c", Hook::ToolCall, act, check).unwrap().tools(["checked"]);
        let engine = loaded(workspace.builder().approvals(MemoryApprovals::new()).gate(gate));
        for (tool, gate) in [("judged", "g"), ("matched", "r"), ("checked", "c")] {
            let decision = decide(&engine, &calls(&engine), &call(tool, json!({"a": 1}))).await;
            assert_eq!(word(&decision), then, "{tool}, {action}");
            assert!(matches!(verdict(&decision.report, gate).outcome, Outcome::Unjudged(_)), "{tool}");
        }
    }
}

/// GC-03: `on_error_default: hold` puts hold in place of block and violation, and of nothing else.
#[tokio::test]
async fn on_error_default_hold_holds_for_a_person_where_a_gate_would_block() {
    for (action, then) in [("block", "hold"), ("hold", "hold"), ("warn", "warn"), ("record", "pass")] {
        let guardrail = format!("---\nstage: action\naction: {action}\n---\nCheck it.\n");
        let workspace =
            Workspace::of(&[("guardrails/g", guardrail.as_str()), ("settings", "on_error_default: hold\n")]);
        let engine = loaded(workspace.builder().approvals(MemoryApprovals::new()));
        assert_eq!(word(&decide(&engine, &calls(&engine), &shell("ls")).await), then, "{action}");
    }
    let stated = "---\nstage: action\naction: block\non_error: warn\n---\nCheck it.\n";
    let workspace = Workspace::of(&[("guardrails/g", stated)]);
    let engine = loaded(workspace.builder().approvals(MemoryApprovals::new()).hold_on_error());
    assert_eq!(
        word(&decide(&engine, &calls(&engine), &shell("ls")).await),
        "warn",
        "what the file says stands"
    );
}

/// A host's check that panics, errs or passes its time: every cause × every `on_error`, and the engine goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hosts_check_that_panics_errs_or_is_slow_does_what_its_on_error_says() {
    type Does = fn(&CheckSubject) -> Result<CheckOutcome, CheckFailed>;
    let causes: [(Cause, Does); 3] = [
        (Cause::Panic, |_| std::panic::resume_unwind(Box::new("check"))),
        (Cause::CheckFailed, |_| Err(CheckFailed("the service is down".into()))),
        (Cause::Timeout, |_| {
            std::thread::sleep(Duration::from_millis(400));
            Ok(CheckOutcome::Pass)
        }),
    ];
    let all = [OnError::Pass, OnError::Warn, OnError::Hold, OnError::Block, OnError::Violation];
    let workspace = Workspace::of(&[]);
    for (cause, does) in causes {
        for on_error in all {
            let gate = CodeGate::new("c", Hook::ToolCall, Action::Block, does).unwrap().on_error(on_error);
            let gate = gate.deadline(Duration::from_millis(50)).tools(["notes"]);
            let engine = loaded(workspace.builder().approvals(MemoryApprovals::new()).gate(gate));
            let turn = calls(&engine);
            // The notice of an empty workspace is shown first.
            decide(&engine, &turn, &call("other", json!({}))).await;
            let decision = decide(&engine, &turn, &call("notes", json!({}))).await;
            assert_eq!(word(&decision), expected(on_error.as_str(), "block"), "{cause}, {on_error:?}");
            assert_eq!(verdict(&decision.report, "c").outcome, Outcome::Unjudged(cause));
            assert!(runs(&decide(&engine, &turn, &call("other", json!({}))).await));
        }
    }
}

/// TR-06: a redact rule fails closed; a redaction that can't be applied is a block.
#[tokio::test]
async fn a_redaction_that_can_not_be_told_or_applied_withholds_the_result() {
    type Does = fn(&CheckSubject) -> Result<CheckOutcome, CheckFailed>;
    let does: [Does; 3] = [
        |_| Err(CheckFailed("down".into())),
        |_| Ok(CheckOutcome::fail("somewhere")),
        |_| {
            let mut fail = CheckOutcome::fail("beyond the end");
            if let CheckOutcome::Fail { spans, .. } = &mut fail {
                spans.push(2..4_000);
            }
            Ok(fail)
        },
    ];
    let workspace = Workspace::of(&[]);
    for check in does {
        let gate = CodeGate::new("c", Hook::ToolResult, Action::Redact, check).unwrap();
        let engine = loaded(workspace.builder().without_approvals().gate(gate));
        let decision = result(&engine, &calls(&engine), &shell("ls"), "the raw text").await;
        let (text, flags) = withheld(&decision);
        assert!(!text.contains("raw text") && flags.contains(&Flag::Blocked), "{text}");
    }
}

/// TR-06: an observer fails open, bounded by its timeout.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_observer_that_hangs_lets_the_call_go_on_in_time() {
    let slow = |_: &CheckSubject| {
        std::thread::sleep(Duration::from_secs(2));
        Ok(CheckOutcome::Pass)
    };
    let gate = CodeGate::new("watch", Hook::ToolCall, Action::Record, slow).unwrap();
    let workspace = Workspace::of(&[]);
    let engine = loaded(workspace.builder().without_approvals().gate(gate));
    let begun = std::time::Instant::now();
    let decision = decide(&engine, &calls(&engine), &shell("ls")).await;
    assert!(runs(&decision));
    assert!(begun.elapsed() < Duration::from_millis(1_500), "{:?}", begun.elapsed());
    assert_eq!(verdict(&decision.report, "watch").outcome, Outcome::Unjudged(Cause::Timeout));
}

/// `on_error: violation` acts as if failed at the other hooks too: a prompt's `revise` is context that says so.
#[tokio::test]
async fn violation_acts_as_a_failure_before_and_after_the_agent() {
    let text =
        |when: &str| format!("---\nwhen: {when}\naction: revise\non_error: violation\n---\nCheck it.\n");
    let (before, after) = (text("before_agent"), text("after_agent"));
    let workspace = Workspace::of(&[("rules/b", before.as_str()), ("rules/a", &after)]);
    let engine = workspace.engine();
    let turn = turn(&engine);
    let decision = prompt(&engine, &turn, "hello").await;
    let BeforeOutcome::Proceed { context, .. } = &decision.outcome else { panic!("{decision:?}") };
    assert!(context.len() == 1 && context[0].contains("The rule b couldn't be checked"), "{context:?}");
    let decision = answer(&engine, &turn, "42").await;
    let AfterOutcome::SentBack { text, round: 1 } = &decision.outcome else { panic!("{decision:?}") };
    assert!(text.contains("The rule a couldn't be checked"), "{text}");
}
