//! `before` runs beside the model: `model_step`, `tool_call` and what `output` releases wait for it, and a
//! turn opened with a prompt lets nothing through until it has said proceed.

use std::time::Duration;

use portcullis::*;
use tokio::time::Instant;

use crate::support::{At, call, loaded, word, workspace};

fn guarded(scripted: Scripted) -> (tempfile::TempDir, Engine) {
    let dir = workspace(&[(
        ".agents/rules/asked.md",
        "---\nwhen: before_agent\naction: block\n---\nIt is polite.\n",
    )]);
    let judge = ScriptedJudge::always(scripted).delay(Duration::from_secs(5));
    let engine = loaded(Engine::builder().workspace(dir.path()).judge(judge).without_approvals());
    (dir, engine)
}

#[tokio::test(start_paused = true)]
async fn the_other_hooks_wait_for_a_prompt_that_is_being_judged() {
    for (scripted, expected) in [
        (Scripted::pass(), ["proceed", "run", "given", "released", "accepted"]),
        (Scripted::fail("rude"), ["sent_back", "blocked", "withheld", "withheld", "withheld"]),
    ] {
        let (_dir, engine) = guarded(scripted);
        let turn = engine.turn(TurnOptions::new("a"));
        let prompt = Prompt::new("text");
        let before = engine.before(&turn, &prompt);
        let began = Instant::now();
        let hooks = [Hook::ModelStep, Hook::ToolCall, Hook::ToolResult, Hook::Output, Hook::AfterAgent];
        // Nobody polls `before` until the others wait for it.
        let others = futures_util::future::join_all(hooks.map(|hook| {
            let (engine, turn) = (&engine, &turn);
            async move { (At(hook).decide(engine, turn, "text").await.0, began.elapsed()) }
        }));
        let (_, others) = tokio::join!(before, others);
        for ((word, after), expected) in others.into_iter().zip(expected) {
            assert_eq!(word, expected);
            assert_eq!(after.as_secs(), 5, "{word} did not wait");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn nothing_is_shown_before_the_prompt_is_let_through() {
    for passes in [true, false] {
        let (_dir, engine) = guarded(if passes { Scripted::pass() } else { Scripted::fail("rude") });
        let turn = engine.turn(TurnOptions::new("a"));
        let prompt = Prompt::new("text");
        let mut before = engine.before(&turn, &prompt);
        let mut filter = engine.output(&turn, Channel::Text);
        let mut early = filter.push("one ");
        early += &filter.push("two ");
        assert_eq!(early, "");
        before.as_mut().await;
        let mut late = filter.push("three");
        let decision = filter.finish().await;
        match &decision.outcome {
            AnswerOutcome::Released { rest, .. } => {
                late += rest;
                assert_eq!((passes, late.as_str()), (true, "one two three"));
            }
            other => {
                assert_eq!((passes, late.as_str()), (false, ""));
                assert!(matches!(other, AnswerOutcome::Withheld { shown: 0, .. }), "{other:?}");
            }
        }
    }
}

#[tokio::test]
async fn a_turn_with_a_prompt_lets_nothing_through_before_it_is_put() {
    let engine = loaded(Engine::builder().without_approvals());
    for hook in [Hook::ModelStep, Hook::ToolCall, Hook::ToolResult, Hook::Output, Hook::AfterAgent] {
        let turn = engine.turn(TurnOptions::new("a"));
        let (word, told) = At(hook).decide(&engine, &turn, "text").await;
        assert!(["sent_back", "blocked", "withheld"].contains(&word.as_str()), "{hook} {word}");
        assert!(told.contains("`before` comes first"), "{told}");
    }
    // A host without prompts opens its turns as calls only.
    let turn = engine.turn(TurnOptions::new("a").calls_only());
    assert_eq!(word(&engine.tool_call(&turn, &call("1", "ls")).await), "run");
}

#[tokio::test]
async fn a_refused_prompt_stays_refused_for_the_whole_turn() {
    let check = |subject: &CheckSubject| match subject {
        CheckSubject::Prompt { text } if text == "bad" => Ok(CheckOutcome::fail("bad")),
        _ => Ok(CheckOutcome::Pass),
    };
    let gate = CodeGate::new("bad", Hook::BeforeAgent, Action::Block, check).unwrap();
    let engine = loaded(Engine::builder().without_approvals().gate(gate.deadline(Duration::from_secs(600))));
    let turn = engine.turn(TurnOptions::new("a"));
    assert_eq!(word(&engine.before(&turn, &Prompt::new("bad")).await), "refused");
    assert_eq!(word(&engine.tool_call(&turn, &call("1", "ls")).await), "blocked");
    // Two prompts judged at once: the good one opens nothing for the bad one.
    let turn = engine.turn(TurnOptions::new("a"));
    let (good, bad) = (Prompt::new("good"), Prompt::new("bad"));
    let (good, bad) = tokio::join!(engine.before(&turn, &good), engine.before(&turn, &bad));
    assert_eq!((word(&good).as_str(), word(&bad).as_str()), ("proceed", "refused"));
    assert_eq!(word(&engine.tool_call(&turn, &call("1", "ls")).await), "blocked");
}
