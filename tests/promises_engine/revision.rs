//! P25: revision loops end after exactly two rounds, and a reload resets no counter.

use portcullis::*;

use crate::support::{loaded, told, word, workspace, write};

const RULE: &str = "---\nwhen: after_agent\naction: revise\n---\nThe answer names its sources.\n";

#[tokio::test]
async fn p25_a_model_that_never_improves_is_sent_back_twice() {
    let dir = workspace(&[(".agents/rules/sources.md", RULE), (".agents/rules/tone.md", RULE)]);
    let judge = ScriptedJudge::always(Scripted::fail("name a source"));
    let engine = loaded(Engine::builder().workspace(dir.path()).judge(judge).without_approvals());
    let turn = engine.turn(TurnOptions::new("a").calls_only());
    for round in 1..=2 {
        let decision = engine.after(&turn, &Work::answer(format!("answer {round}"))).await;
        let AfterOutcome::SentBack { text, round: counted } = &decision.outcome else {
            panic!("{decision:?}")
        };
        assert_eq!(*counted, round);
        // With all reasons.
        assert!(
            text.contains("sources") && text.contains("tone") && text.contains("name a source"),
            "{text}"
        );
    }
    for times in 0..5 {
        let decision = engine.after(&turn, &Work::answer("answer")).await;
        assert_eq!(decision.outcome, AfterOutcome::Accepted);
        let said = told(&decision).contains("Rules still fail after 2 revisions");
        assert_eq!(said, times == 0, "the notice is shown once a turn: {}", told(&decision));
    }
    // Another turn counts for itself.
    let turn = engine.turn(TurnOptions::new("a").calls_only());
    assert_eq!(word(&engine.after(&turn, &Work::answer("answer")).await), "sent_back");
}

#[tokio::test]
async fn p25_a_reload_resets_no_counter() {
    let dir = workspace(&[(".agents/rules/sources.md", RULE)]);
    let judge = ScriptedJudge::always(Scripted::fail("name a source"));
    let engine = loaded(Engine::builder().workspace(dir.path()).judge(judge).without_approvals());
    let turn = engine.turn(TurnOptions::new("a").calls_only().max_model_calls(3));
    let mut sent_back = 0;
    let mut calls = 0;
    for reload in 0..8 {
        calls += usize::from(turn.reserve_model_call().is_ok());
        sent_back += usize::from(word(&engine.after(&turn, &Work::answer("answer")).await) == "sent_back");
        write(dir.path(), &format!(".agents/rules/new-{reload}.md"), RULE);
        assert!(engine.reload().applied);
    }
    assert_eq!((sent_back, calls), (2, 3));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn p25_answers_judged_at_once_take_two_rounds_in_all() {
    let dir = workspace(&[(
        ".agents/rules/sources.md",
        "---\nwhen: after_agent\nagents: \"*\"\naction: revise\n---\nIt names its sources.\n",
    )]);
    let judge = ScriptedJudge::always(Scripted::fail("name a source"));
    let engine = loaded(Engine::builder().workspace(dir.path()).judge(judge).without_approvals());
    let turn = engine.turn(TurnOptions::new("a").calls_only());
    let tasks: Vec<_> = (0..64)
        .map(|task| {
            let engine = engine.clone();
            let turn =
                if task % 2 == 0 { turn.clone() } else { turn.child(TurnOptions::new("b").calls_only()) };
            tokio::spawn(async move { word(&engine.after(&turn, &Work::answer("answer")).await) })
        })
        .collect();
    let mut words = Vec::new();
    for task in tasks {
        words.push(task.await.unwrap());
    }
    assert_eq!(words.iter().filter(|w| *w == "sent_back").count(), 2, "{words:?}");
    assert_eq!(words.iter().filter(|w| *w == "accepted").count(), 62, "{words:?}");
}

/// A rule that could not be checked sends nobody back: the turn goes on, and says so.
#[tokio::test]
async fn p25_a_judge_that_is_down_takes_no_round() {
    let dir = workspace(&[(".agents/rules/sources.md", RULE)]);
    let judge = ScriptedJudge::always(Scripted::error(JudgeError::Transport("down".into())));
    let engine = loaded(Engine::builder().workspace(dir.path()).judge(judge).without_approvals());
    let turn = engine.turn(TurnOptions::new("a").calls_only());
    let decision = engine.after(&turn, &Work::answer("answer")).await;
    assert_eq!(decision.outcome, AfterOutcome::Accepted);
    assert!(told(&decision).contains("The rule sources couldn't be checked"), "{}", told(&decision));
}

/// A plan that is not carried out is not judged, and takes no round.
#[tokio::test]
async fn p25_a_plan_takes_no_round() {
    let dir = workspace(&[(".agents/rules/sources.md", RULE)]);
    let judge = ScriptedJudge::always(Scripted::fail("name a source"));
    let engine = loaded(Engine::builder().workspace(dir.path()).judge(judge).without_approvals());
    let turn = engine.turn(TurnOptions::new("a").calls_only());
    let mut plan = Work::answer("a plan");
    plan.plan_only = true;
    for _ in 0..5 {
        assert_eq!(engine.after(&turn, &plan).await.outcome, AfterOutcome::Accepted);
    }
    for _ in 0..2 {
        assert_eq!(word(&engine.after(&turn, &Work::answer("answer")).await), "sent_back");
    }
}
