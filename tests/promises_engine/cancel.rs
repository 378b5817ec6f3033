//! P18: hooks are cancel-safe. Each is polled N times and dropped, for every N, with judges, host checks
//! and a slow store pending: afterwards nothing is leaked, and the hook called again decides as if it had
//! never begun.

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use portcullis::*;

use crate::support::{At, call, loaded, told, turn_for, word, workspace};

/// Gives way this many times.
async fn pauses(times: usize) {
    for _ in 0..times {
        tokio::task::yield_now().await;
    }
}

struct SlowJudge(usize);

impl Judge for SlowJudge {
    fn judge<'a>(&'a self, request: &'a JudgeRequest) -> BoxFuture<'a, Result<JudgeAnswer, JudgeError>> {
        Box::pin(async move {
            pauses(self.0).await;
            Ok(JudgeAnswer {
                request: request.id.clone(),
                verdict: JudgeVerdict::Fail,
                reason: "say it better".into(),
                used: JudgeUse::default(),
            })
        })
    }
}

/// A store whose every answer takes a few polls.
#[derive(Clone, Default)]
struct SlowStore(Arc<MemoryApprovals>);

macro_rules! slowly {
    ($self:ident, $call:expr) => {
        Box::pin(async move {
            pauses(2).await;
            let answer = $call.await;
            pauses(2).await;
            answer
        })
    };
}

impl ApprovalStore for SlowStore {
    fn open(&self, ticket: NewTicket) -> BoxFuture<'_, Result<TicketId, ApprovalError>> {
        // Opens at its end: what a store does with a dropped `open` is its own affair.
        Box::pin(async move {
            pauses(4).await;
            self.0.open(ticket).await
        })
    }
    fn get<'a>(&'a self, id: &'a TicketId) -> BoxFuture<'a, Result<Ticket, ApprovalError>> {
        slowly!(self, self.0.get(id))
    }
    fn waiting(&self) -> BoxFuture<'_, Result<Vec<Ticket>, ApprovalError>> {
        self.0.waiting()
    }
    fn approve<'a>(&'a self, id: &'a TicketId) -> BoxFuture<'a, Result<(), ApprovalError>> {
        self.0.approve(id)
    }
    fn deny<'a>(&'a self, id: &'a TicketId, reason: &'a str) -> BoxFuture<'a, Result<(), ApprovalError>> {
        self.0.deny(id, reason)
    }
    fn wait<'a>(&'a self, id: &'a TicketId) -> BoxFuture<'a, Result<TicketState, ApprovalError>> {
        self.0.wait(id)
    }
    fn take<'a>(
        &'a self,
        id: &'a TicketId,
        key: &'a CallKey,
    ) -> BoxFuture<'a, Result<Approved, ApprovalError>> {
        Box::pin(async move {
            pauses(2).await;
            self.0.take(id, key).await
        })
    }
}

/// Polls at most `times` times, other tasks and threads moving on between; none where it did not end.
async fn polled<T>(times: usize, future: impl Future<Output = T>) -> Option<T> {
    let mut future = pin!(future);
    for _ in 0..times {
        let mut context = Context::from_waker(Waker::noop());
        if let Poll::Ready(ended) = future.as_mut().poll(&mut context) {
            return Some(ended);
        }
        tokio::task::yield_now().await;
        std::thread::yield_now();
    }
    None
}

fn files() -> Vec<(String, String)> {
    let mut files = Vec::new();
    for stage in ["input", "action", "tool_result", "output"] {
        for action in ["hold", "warn"] {
            let text = format!("---\nstage: {stage}\naction: {action}\nagents: {action}\n---\nJudge it.\n");
            files.push((format!(".agents/guardrails/{stage}-{action}.md"), text));
        }
    }
    for when in ["before_agent", "after_agent"] {
        for action in ["hold", "warn", "revise"] {
            let text = format!("---\nwhen: {when}\naction: {action}\nagents: {action}\n---\nJudge it.\n");
            files.push((format!(".agents/rules/{when}-{action}.md"), text));
        }
    }
    files.push((
        ".agents/guardrails/limits.md".into(),
        "---\nstage: action\nbuiltin: limits\nmax_files_changed: 1\n---\n".into(),
    ));
    files
}

fn engine(root: &std::path::Path, store: &SlowStore, sink: &Arc<MemorySink>) -> Engine {
    let mut builder = Engine::builder()
        .workspace(root)
        .judge(SlowJudge(3))
        .approvals(store.clone())
        .audit(Arc::clone(sink));
    for hook in Hook::ALL {
        for action in [Action::Hold, Action::Warn] {
            let check = |_: &CheckSubject| {
                std::thread::yield_now();
                Ok(CheckOutcome::fail("the host asks"))
            };
            let gate = CodeGate::new(&format!("host-{hook}-{action}"), hook, action, check).unwrap();
            let gate = gate.agents([action.as_str()]).deadline(std::time::Duration::from_secs(600));
            builder = builder.gate(gate);
        }
    }
    loaded(builder)
}

/// What may not change by a hook that was dropped.
async fn standing(turn: &Turn, store: &SlowStore) -> (u64, f64, usize, bool, bool, usize) {
    (
        turn.model_calls(),
        turn.cost_usd(),
        turn.files_changed(),
        turn.halted().is_some(),
        turn.conversation().is_tainted(),
        store.0.waiting().await.unwrap().len(),
    )
}

#[tokio::test]
async fn p18_every_hook_dropped_at_every_await() {
    let dir = workspace(&files());
    for hook in Hook::ALL {
        for agent in ["hold", "warn", "revise"] {
            let expected = {
                let (store, sink) = (SlowStore::default(), Arc::new(MemorySink::new()));
                let engine = engine(dir.path(), &store, &sink);
                let turn = turn_for(&engine, hook, TurnOptions::new(agent));
                At(hook).decide(&engine, &turn, "text").await.1
            };
            let (store, sink) = (SlowStore::default(), Arc::new(MemorySink::new()));
            let engine = engine(dir.path(), &store, &sink);
            let mut ended = false;
            let mut times = 0;
            while !ended {
                let turn = turn_for(&engine, hook, TurnOptions::new(agent));
                let before = standing(&turn, &store).await;
                let first = polled(times, At(hook).decide(&engine, &turn, "text")).await;
                ended = first.is_some();
                if let Some((_, told)) = first {
                    assert_eq!(told, expected, "{hook} {agent}");
                } else {
                    assert_eq!(standing(&turn, &store).await, before, "{hook} {agent} after {times} polls");
                    let (_, told) = At(hook).decide(&engine, &turn, "text").await;
                    assert_eq!(told, expected, "{hook} {agent}, again after {times} polls");
                }
                times += 1;
                assert!(times < 100_000, "{hook} {agent} does not end");
            }
            for line in sink.lines() {
                let line: serde_json::Value = serde_json::from_str(&line).unwrap();
                assert!(line.is_object());
            }
        }
    }
}

#[tokio::test]
async fn p18_dropped_checks_give_their_places_back() {
    let dir = workspace(&files());
    let (store, sink) = (SlowStore::default(), Arc::new(MemorySink::new()));
    let engine = engine(dir.path(), &store, &sink);
    let turn = engine.turn(TurnOptions::new("warn").calls_only());
    // Many more than the pool has places.
    for round in 0..400 {
        let _dropped = polled(round % 4, At(Hook::ToolCall).decide(&engine, &turn, "text")).await;
    }
    let turn = engine.turn(TurnOptions::new("warn").calls_only());
    let (word, told) = At(Hook::ToolCall).decide(&engine, &turn, "text").await;
    assert_eq!(word, "run", "{told}");
    assert!(!told.contains("Unjudged"), "{told}");
}

#[tokio::test]
async fn p18_a_dropped_before_is_not_done() {
    let dir = workspace(&files());
    let (store, sink) = (SlowStore::default(), Arc::new(MemorySink::new()));
    let engine = engine(dir.path(), &store, &sink);
    let mut dropped = 0;
    for times in 0..1000 {
        let turn = engine.turn(TurnOptions::new("warn"));
        let prompt = Prompt::new("text");
        if polled(times, engine.before(&turn, &prompt)).await.is_some() {
            break;
        }
        dropped += 1;
        assert_eq!(word(&engine.tool_call(&turn, &call("1", "ls")).await), "blocked");
        let mut filter = engine.output(&turn, Channel::Text);
        assert_eq!(filter.push("nothing of this may be seen"), "");
        assert_eq!(word(&filter.finish().await), "withheld");
        assert_eq!(word(&engine.before(&turn, &prompt).await), "proceed");
        assert_eq!(word(&engine.tool_call(&turn, &call("1", "ls")).await), "run");
    }
    assert!(dropped > 3, "{dropped}");
}

#[tokio::test]
async fn p18_a_dropped_call_reserves_no_file() {
    let dir = workspace(&files());
    let (store, sink) = (SlowStore::default(), Arc::new(MemorySink::new()));
    let engine = engine(dir.path(), &store, &sink);
    let mut times = 0;
    loop {
        let turn = engine.turn(TurnOptions::new("hold").calls_only());
        // Held or dropped, it may not count as the one file that the turn may change.
        let write = call("1", "echo a > one.txt");
        let held = polled(times, engine.tool_call(&turn, &write)).await;
        let other = turn.child(TurnOptions::new("warn").calls_only());
        let free = call("2", "echo b > two.txt");
        let decision = engine.tool_call(&other, &free).await;
        // A child's call is guarded by the gates of its parent too: held, and not refused for its files.
        assert_eq!(word(&decision), "held", "after {times} polls: {}", told(&decision));
        let alone = engine.turn(TurnOptions::new("warn").calls_only());
        let ran = polled(times, engine.tool_call(&alone, &write)).await;
        let next = engine.tool_call(&alone, &free).await;
        let expected = if ran.is_some() { "blocked" } else { "run" };
        assert_eq!(word(&next), expected, "after {times} polls: {}", told(&next));
        if held.is_some() && ran.is_some() {
            break;
        }
        times += 1;
        assert!(times < 100_000);
    }
}

#[tokio::test]
async fn p18_a_dropped_resume_keeps_the_approval() {
    let dir = workspace(&files());
    let (store, sink) = (SlowStore::default(), Arc::new(MemorySink::new()));
    let engine = engine(dir.path(), &store, &sink);
    let mut times = 0;
    loop {
        let turn = engine.turn(TurnOptions::new("hold").calls_only());
        let call = call("1", "ls");
        let CallOutcome::Held { ticket } = engine.tool_call(&turn, &call).await.outcome else {
            panic!("not held")
        };
        store.0.approve(&ticket).await.unwrap();
        let resumed = polled(times, engine.resume(&turn, &ticket, &call)).await;
        if let Some(decision) = resumed {
            assert_eq!(word(&decision), "run");
            // Used once.
            assert_eq!(word(&engine.resume(&turn, &ticket, &call).await), "blocked");
            break;
        }
        let again = engine.resume(&turn, &ticket, &call).await;
        assert_eq!(word(&again), "run", "after {times} polls: {}", told(&again));
        times += 1;
        assert!(times < 100_000);
    }
}
