//! P27: limits are never overspent, by 64 tasks at once; and the calls of one turn run in parallel.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use portcullis::*;
use tokio::sync::Barrier;

use crate::support::{At, call, loaded, scale, word, workspace};

const TASKS: usize = 64;

fn limited(fields: &str) -> tempfile::TempDir {
    workspace(&[(
        ".agents/guardrails/limits.md",
        format!("---\nstage: action\nbuiltin: limits\n{fields}\n---\n"),
    )])
}

/// Runs `what` in 64 tasks that begin together; how many came back with `true`.
async fn at_once<F: Future<Output = bool> + Send + 'static>(what: impl Fn(usize) -> F) -> usize {
    let barrier = Arc::new(Barrier::new(TASKS));
    let tasks: Vec<_> = (0..TASKS)
        .map(|task| {
            let (barrier, work) = (Arc::clone(&barrier), what(task));
            tokio::spawn(async move {
                barrier.wait().await;
                work.await
            })
        })
        .collect();
    let mut count = 0;
    for task in tasks {
        count += usize::from(task.await.unwrap());
    }
    count
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn p27_model_calls_stop_at_the_cap() {
    let dir = limited("max_turns: 40");
    let engine = loaded(Engine::builder().workspace(dir.path()).without_approvals());
    for (own, cap) in [(None, 40), (Some(17), 17), (Some(1000), 40), (Some(0), 0)] {
        for _ in 0..scale(4, 100) {
            let mut options = TurnOptions::new("a").calls_only();
            if let Some(own) = own {
                options = options.max_model_calls(own);
            }
            let turn = engine.turn(options);
            // Every second task is a sub-agent: its calls are the root's.
            let made = at_once(|task| {
                let turn =
                    if task % 2 == 0 { turn.clone() } else { turn.child(TurnOptions::new("b").calls_only()) };
                async move { turn.reserve_model_call().is_ok() }
            })
            .await;
            assert_eq!((made, turn.model_calls()), (cap.min(TASKS), cap.min(TASKS) as u64));
            // Over the cap is a halt: the first call too many may have been another task's.
            assert!(matches!(
                turn.reserve_model_call(),
                Err(OverBudget::ModelCalls(_) | OverBudget::Halted(_))
            ));
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn p27_once_the_cost_is_spent_no_call_is_begun() {
    let dir = limited("max_cost_usd: 1.0");
    let engine = loaded(Engine::builder().workspace(dir.path()).without_approvals());
    let turn = engine.turn(TurnOptions::new("a").calls_only());
    let began_over = Arc::new(AtomicUsize::new(0));
    at_once(|_| {
        let (turn, began_over) = (turn.clone(), Arc::clone(&began_over));
        async move {
            for _ in 0..50 {
                let spent = turn.cost_usd();
                if turn.reserve_model_call().is_ok() && spent >= 1.0 {
                    began_over.fetch_add(1, Ordering::SeqCst);
                }
                let _over = turn.record_usage(Usage::cost(0.001));
                tokio::task::yield_now().await;
            }
            true
        }
    })
    .await;
    assert_eq!(began_over.load(Ordering::SeqCst), 0);
    assert!(turn.reserve_model_call().is_err());
    // No cost is lost between threads.
    assert!((turn.cost_usd() - 64.0 * 50.0 * 0.001).abs() < 1e-6, "{}", turn.cost_usd());
    // And the turn's calls end with it.
    let decision = engine.tool_call(&turn, &call("1", "ls")).await;
    assert_eq!(word(&decision), "halted");
}

#[tokio::test]
async fn p27_a_cost_that_is_no_number_spends_the_budget() {
    let engine = loaded(Engine::builder().without_approvals());
    for cost in [f64::NAN, f64::INFINITY] {
        let turn = engine.turn(TurnOptions::new("a").calls_only().max_cost_usd(1.0));
        assert!(turn.record_usage(Usage::cost(cost)).is_err());
        assert!(turn.reserve_model_call().is_err());
    }
    // A negative one gives nothing back.
    let turn = engine.turn(TurnOptions::new("a").calls_only().max_cost_usd(1.0));
    turn.record_usage(Usage::cost(0.9)).unwrap();
    turn.record_usage(Usage::cost(-5.0)).unwrap();
    assert!(turn.record_usage(Usage::cost(0.2)).is_err());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn p27_files_changed_stop_at_the_cap() {
    let dir = limited("max_files_changed: 10");
    let engine = loaded(Engine::builder().workspace(dir.path()).without_approvals());
    for round in 0..scale(4, 50) {
        let turn = engine.turn(TurnOptions::new("a").calls_only());
        let ran = at_once(|task| {
            let (engine, turn) = (engine.clone(), turn.clone());
            async move {
                let write = call(&task.to_string(), &format!("echo a > file-{task}.txt"));
                let ran = word(&engine.tool_call(&turn, &write).await) == "run";
                // Half of the calls' results come while others are being decided.
                if ran && task % 2 == 0 {
                    engine.tool_result(&turn, &write, &ToolResult::ok("")).await;
                }
                ran
            }
        })
        .await;
        assert_eq!(ran, 10, "round {round}");
        assert!(turn.files_changed() <= 10);
        // A failed call gives its file back; one whose result is not known has taken it.
        let open: Vec<usize> = (1..TASKS).step_by(2).collect();
        for task in open {
            let write = call(&task.to_string(), &format!("echo a > file-{task}.txt"));
            engine.tool_result(&turn, &write, &ToolResult::error("no space")).await;
        }
        let changed = turn.files_changed();
        let again = at_once(|task| {
            let (engine, turn) = (engine.clone(), turn.clone());
            async move {
                let write = call(&format!("again-{task}"), &format!("echo a > other-{task}.txt"));
                word(&engine.tool_call(&turn, &write).await) == "run"
            }
        })
        .await;
        assert_eq!(changed + again, 10, "round {round}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn p27_the_same_file_counts_once_from_all_tasks() {
    let dir = limited("max_files_changed: 1");
    let engine = loaded(Engine::builder().workspace(dir.path()).without_approvals());
    let turn = engine.turn(TurnOptions::new("a").calls_only());
    let ran = at_once(|task| {
        let (engine, turn) = (engine.clone(), turn.clone());
        let path = if task % 2 == 0 { "one.txt" } else { "./sub/../one.txt" };
        async move {
            word(&engine.tool_call(&turn, &call(&task.to_string(), &format!("echo a >> {path}"))).await)
                == "run"
        }
    })
    .await;
    assert_eq!(ran, TASKS);
}

/// What a turn's calls leave behind when the turn is dropped is released with it, and audited.
#[tokio::test]
async fn p27_calls_without_results_are_audited_as_unknown() {
    let sink = Arc::new(MemorySink::new());
    let engine = loaded(Engine::builder().without_approvals().audit(Arc::clone(&sink)));
    let turn = engine.turn(TurnOptions::new("a").calls_only());
    for id in ["1", "2", "2"] {
        assert_eq!(word(&engine.tool_call(&turn, &call(id, "ls")).await), "run");
    }
    drop(turn);
    let unknown = sink.lines().iter().filter(|line| line.contains("\"outcome\":\"unknown\"")).count();
    assert_eq!(unknown, 3, "{:#?}", sink.lines());
}

/// Parallel calls of one turn: each has its own decision, and all of them are judged at the same time.
#[tokio::test(start_paused = true)]
async fn parallel_calls_of_one_turn_take_the_time_of_one() {
    let dir =
        workspace(&[(".agents/guardrails/safe.md", "---\nstage: action\naction: block\n---\nIt is safe.\n")]);
    let judge = ScriptedJudge::new()
        .when_subject("bad", Scripted::fail("no"))
        .otherwise(Scripted::pass())
        .delay(std::time::Duration::from_secs(1));
    let engine = loaded(Engine::builder().workspace(dir.path()).judge(judge).without_approvals());
    let turn = engine.turn(TurnOptions::new("a").calls_only());
    let began = tokio::time::Instant::now();
    let tasks: Vec<_> = (0..TASKS)
        .map(|task| {
            let (engine, turn) = (engine.clone(), turn.clone());
            tokio::spawn(async move {
                let text = if task % 3 == 0 { "bad" } else { "good" };
                (task, At(Hook::ToolCall).decide(&engine, &turn, text).await.0)
            })
        })
        .collect();
    for task in tasks {
        let (task, word) = task.await.unwrap();
        assert_eq!(word, if task % 3 == 0 { "blocked" } else { "run" }, "{task}");
    }
    // On the paused clock.
    assert_eq!(began.elapsed().as_secs(), 1);
}
