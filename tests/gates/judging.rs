//! Judged gates side by side (BX-08), and shadow mode.

use std::sync::Arc;
use std::time::Duration;

use portcullis::*;
use serde_json::json;
use tokio::time::Instant;

use crate::common::*;

fn ten(action: &str) -> Workspace {
    let workspace = Workspace::of(&[]);
    for at in 0..10 {
        workspace.write(
            &format!("rules/r{at}"),
            format!("---\nwhen: before_agent\naction: {action}\norder: {at}\n---\nRule {at}.\n"),
        );
    }
    workspace
}

const SECOND: Duration = Duration::from_secs(1);

/// BX-08: ten judged gates take the time of one.
#[tokio::test(start_paused = true)]
async fn ten_judged_gates_take_the_time_of_one() {
    let workspace = ten("block");
    let judge = Arc::new(ScriptedJudge::always(Scripted::pass()).delay(3 * SECOND));
    let engine = workspace.judged(Arc::clone(&judge));
    let begun = Instant::now();
    assert!(proceeds(&prompt(&engine, &turn(&engine), "hello").await));
    assert_eq!(begun.elapsed().as_secs(), 3);
    assert_eq!(judge.asked().len(), 10);
}

/// BX-08: whichever judge answers first, the decision is the one that asking in order would have given.
#[tokio::test(start_paused = true)]
async fn the_decision_does_not_depend_on_which_judge_answers_first() {
    let workspace = ten("block");
    for reversed in [false, true] {
        // r3 and r7 fail; the slower of the two is now the one, now the other.
        let judge = ScriptedJudge::by(move |request| {
            let at: u32 = request.gate.as_str()[1..].parse().unwrap();
            let delay = SECOND * if reversed { 10 - at } else { 1 + at };
            let scripted =
                if at == 3 || at == 7 { Scripted::fail(format!("reason {at}")) } else { Scripted::pass() };
            scripted.delay(delay)
        });
        let engine = workspace.judged(judge);
        let decision = prompt(&engine, &turn(&engine), "hello").await;
        assert_eq!(decision.outcome, BeforeOutcome::Refused);
        assert_eq!(
            reasons(&decision.report),
            ["The rule r3 stopped this prompt: reason 3"],
            "reversed: {reversed}"
        );
        let names: Vec<_> = decision.report.verdicts.iter().map(|v| v.gate.name.as_str()).collect();
        assert_eq!(names, ["r0", "r1", "r2", "r3"], "those that asking in order would have asked");
    }
}

/// BX-08: a settled decision waits only for the gates before it.
#[tokio::test(start_paused = true)]
async fn a_settled_decision_does_not_wait_for_the_gates_after_it() {
    let workspace = ten("block");
    let judge =
        ScriptedJudge::new().when_gate("r0", Scripted::fail("no").delay(SECOND)).otherwise(Scripted::never());
    let engine = workspace.judged(judge);
    let begun = Instant::now();
    assert_eq!(prompt(&engine, &turn(&engine), "hello").await.outcome, BeforeOutcome::Refused);
    assert_eq!(begun.elapsed().as_secs(), 1);
}

/// BX-08: one judge that hangs costs its deadline once, and the others are judged.
#[tokio::test(start_paused = true)]
async fn a_judge_that_hangs_for_one_gate_leaves_the_others_judged() {
    let workspace = ten("warn");
    let judge = ScriptedJudge::new().when_gate("r4", Scripted::never()).otherwise(Scripted::fail("rude"));
    let engine = workspace.judged(judge);
    let begun = Instant::now();
    let decision = prompt(&engine, &turn(&engine), "hello").await;
    assert!(proceeds(&decision));
    assert_eq!(begun.elapsed().as_secs(), 60);
    assert_eq!(verdict(&decision.report, "r4").outcome, Outcome::Unjudged(Cause::Timeout));
    assert_eq!(decision.report.verdicts.iter().filter(|v| v.outcome == Outcome::Fail).count(), 9);
}

/// A gate's own `deadline` (ms) is total.
#[tokio::test(start_paused = true)]
async fn a_gates_own_deadline_is_total() {
    let text = "---\nstage: input\naction: block\ndeadline: 1500\n---\nCheck it.\n";
    let workspace = Workspace::of(&[("guardrails/g", text)]);
    let engine = workspace.judged(ScriptedJudge::always(Scripted::pass()).delay(2 * SECOND));
    let begun = Instant::now();
    assert_eq!(prompt(&engine, &turn(&engine), "hello").await.outcome, BeforeOutcome::Refused);
    assert_eq!(begun.elapsed().as_millis(), 1500);
}

/// A call that is blocked already is not put to the judge.
#[tokio::test]
async fn a_call_that_is_blocked_is_not_judged() {
    let guardrail = "---\nstage: action\naction: block\n---\nCheck it.\n";
    let workspace = Workspace::of(&[("guardrails/g", guardrail)]);
    let judge = Arc::new(ScriptedJudge::always(Scripted::pass()));
    let engine = workspace.judged(Arc::clone(&judge));
    blocked(&decide(&engine, &calls(&engine), &shell("cat .env")).await);
    assert!(judge.asked().is_empty());
    assert!(runs(&decide(&engine, &calls(&engine), &shell("ls")).await));
    assert_eq!(judge.asked().len(), 1);
}

/// `before` runs beside the model: calls and text wait for it, and it counts as not done when dropped.
#[tokio::test(start_paused = true)]
async fn what_a_turn_lets_through_waits_for_before() {
    let workspace = Workspace::of(&[("rules/r", "---\nwhen: before_agent\naction: block\n---\nRule.\n")]);
    let engine = workspace.judged(ScriptedJudge::always(Scripted::pass()).delay(5 * SECOND));
    let turn = turn(&engine);
    blocked(&decide(&engine, &turn, &shell("ls")).await);
    drop(engine.before(&turn, &Prompt::new("hello")));
    blocked(&decide(&engine, &turn, &shell("ls")).await);

    let begun = Instant::now();
    let hello = Prompt::new("hello");
    let before = engine.before(&turn, &hello);
    let mut filter = engine.output(&turn, Channel::Text);
    assert_eq!(filter.push("early"), "", "nothing is shown while the prompt is judged");
    let early = shell("ls");
    let (decision, call) = tokio::join!(before, engine.tool_call(&turn, &early));
    assert!(proceeds(&decision) && runs(&call), "{call:?}");
    assert_eq!(begun.elapsed().as_secs(), 5);
    let shown = filter.push(" words");
    let AnswerOutcome::Released { rest, .. } = filter.finish().await.outcome else { panic!() };
    assert!(shown.starts_with("early"), "{shown}");
    assert_eq!(shown + &rest, "early words");
}

/// A child waits for its parent's prompt, and runs nothing where that was refused.
#[tokio::test]
async fn a_child_of_a_refused_turn_runs_nothing() {
    let workspace = Workspace::of(&[("rules/r", "---\nwhen: before_agent\naction: block\n---\nRule.\n")]);
    let engine = workspace.judged(ScriptedJudge::always(Scripted::fail("no")));
    let parent = turn(&engine);
    assert_eq!(prompt(&engine, &parent, "hello").await.outcome, BeforeOutcome::Refused);
    let child = parent.child(TurnOptions::new("helper").calls_only());
    assert!(blocked(&decide(&engine, &child, &shell("ls")).await).contains("The rule r stopped this prompt"));
    let (shown, _) = stream(&engine, &child, &["text"]).await;
    assert_eq!(shown, "");
}

/// Shadow: a rule that would block, cover, redact or send back changes nothing and is audited as it would.
#[tokio::test]
async fn shadow_changes_no_call_text_notice_coverage_or_round() {
    let files = [
        (
            "rules/block",
            "---\nwhen: before_tool\ntools: shell\ncommand: make *\naction: block\nmode: shadow\n---\nNo.\n",
        ),
        ("rules/cover", "---\nwhen: before_tool\ntools: shell\naction: allow\nmode: shadow\n---\nYes.\n"),
        (
            "rules/redact",
            "---\nwhen: after_tool\ntools: shell\nresult: secretly\naction: redact\nmode: shadow\n---\nNo.\n",
        ),
        ("rules/revise", "---\nwhen: after_agent\naction: revise\nmode: shadow\n---\nNo.\n"),
        ("rules/refuse", "---\nwhen: before_agent\naction: block\nmode: shadow\n---\nNo.\n"),
        ("guardrails/prompt_injection", "---\nbuiltin: prompt_injection\naction: block\nmode: shadow\n---\n"),
        ("guardrails/secrets", "---\nbuiltin: secrets\naction: block\nmode: shadow\n---\n"),
    ];
    let workspace = Workspace::of(&files);
    let log = Log::default();
    let judge = ScriptedJudge::always(Scripted::fail("no"));
    let engine = loaded(workspace.builder().without_approvals().judge(judge).audit(log.sink()));
    let turn = turn(&engine);
    let mut reports = Vec::new();

    let decision = prompt(&engine, &turn, "hello").await;
    assert_eq!(decision.outcome, BeforeOutcome::Proceed { prompt: None, context: vec![] });
    reports.push(decision.report);
    let decision = decide(&engine, &turn, &shell("make deploy")).await;
    assert!(runs(&decision), "{decision:?}");
    let shadowed = verdict(&decision.report, "block");
    assert_eq!((shadowed.effect, shadowed.would), (None, Some(Action::Block)));
    reports.push(decision.report);
    let decision = result(&engine, &turn, &shell("make deploy"), "secretly done").await;
    assert_eq!(given(&decision), ("secretly done", &[][..]));
    reports.push(decision.report);
    let fetch = call("fetch", json!({"url": "https://a.example/"}));
    let decision = result(&engine, &turn, &fetch, ORDERS).await;
    assert_eq!(given(&decision), (ORDERS, &[Flag::OutsideContent][..]));
    reports.push(decision.report);
    let text = format!("a key {} shown", secret());
    let (shown, end) = stream(&engine, &turn, &[&text]).await;
    let AnswerOutcome::Released { rest, redacted: false } = &end.outcome else { panic!("{end:?}") };
    assert_eq!(shown + rest, text);
    reports.push(end.report);
    for _ in 0..3 {
        let decision = answer(&engine, &turn, "42").await;
        assert_eq!(decision.outcome, AfterOutcome::Accepted);
        reports.push(decision.report);
    }
    for report in &reports {
        // That the files loosen the built-ins is told, once, whatever the gates do.
        let mut notices = report.notices.iter().filter(|notice| notice.id != NoticeId::Loosened);
        assert!(notices.next().is_none() && report.reasons.is_empty(), "{report:?}");
    }
    for (gate, would, hook) in [
        ("block", "block", "tool_call"),
        ("redact", "redact", "tool_result"),
        ("revise", "revise", "after_agent"),
        ("refuse", "block", "before_agent"),
        ("prompt_injection", "block", "tool_result"),
        ("secrets", "block", "output"),
    ] {
        let line = &log.verdicts(gate)[0];
        assert_eq!(
            (&line["would"], &line["hook"], &line["outcome"]),
            (&json!(would), &json!(hook), &json!("record")),
            "{line}"
        );
    }

    let strict = loaded(workspace.builder().without_approvals().unmatched_tools(UnmatchedTools::Block));
    assert!(
        blocked(&decide(&strict, &calls(&strict), &shell("ls")).await).starts_with("no rule"),
        "a shadow gate covers nothing"
    );
}

/// Shadow: the judge's cost counts; the decision does not wait for it.
#[tokio::test(start_paused = true)]
async fn a_shadow_gate_costs_and_never_delays() {
    let shadow = "---\nwhen: before_agent\naction: block\nmode: shadow\n---\nRule.\n";
    let workspace =
        Workspace::of(&[("rules/shadow", shadow), ("rules/real", "---\nwhen: before_agent\n---\nRule.\n")]);
    let used = JudgeUse { model: "m".into(), attempts: 1, cost_usd: 0.25, ..JudgeUse::default() };
    let judge = |shadow: Duration| {
        ScriptedJudge::new()
            .when_gate("shadow", Scripted::fail("no").using(used.clone()).delay(shadow))
            .otherwise(Scripted::pass().delay(2 * SECOND))
    };
    let engine = workspace.judged(judge(SECOND));
    let quick = turn(&engine);
    let decision = prompt(&engine, &quick, "hello").await;
    assert!(proceeds(&decision));
    assert_eq!(verdict(&decision.report, "shadow").would, Some(Action::Block));
    assert!((quick.cost_usd() - 0.25).abs() < 1e-9, "{}", quick.cost_usd());

    let engine = workspace.judged(judge(50 * SECOND));
    let begun = Instant::now();
    assert!(proceeds(&prompt(&engine, &turn(&engine), "hello").await));
    assert_eq!(begun.elapsed().as_secs(), 2);
}
