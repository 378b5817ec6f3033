//! P17: a panic in a host's judge, check, sink, store or catalogue is contained: the gate is `unjudged`,
//! its `on_error` decides, and the engine goes on.

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use portcullis::*;

use crate::support::{At, call, loaded, told, turn_for, word, workspace};

/// A panic without a message on stderr.
fn panics() -> ! {
    std::panic::resume_unwind(Box::new("on purpose"))
}

/// Panics while it is told to: when called, or once the future runs.
#[derive(Default)]
struct Mood {
    early: AtomicBool,
    late: AtomicBool,
}

impl Mood {
    fn early() -> Arc<Self> {
        Arc::new(Self { early: true.into(), late: false.into() })
    }

    fn late() -> Arc<Self> {
        Arc::new(Self { early: false.into(), late: true.into() })
    }

    fn both() -> [Arc<Self>; 2] {
        [Self::early(), Self::late()]
    }

    fn calm(&self) {
        self.early.store(false, Ordering::SeqCst);
        self.late.store(false, Ordering::SeqCst);
    }

    fn act<'a, T: Send + 'a>(&self, then: BoxFuture<'a, T>) -> BoxFuture<'a, T> {
        if self.early.load(Ordering::SeqCst) {
            panics()
        }
        let late = self.late.load(Ordering::SeqCst);
        Box::pin(async move {
            tokio::task::yield_now().await;
            if late {
                panics()
            }
            then.await
        })
    }
}

struct PanickingJudge(Arc<Mood>);

impl Judge for PanickingJudge {
    fn judge<'a>(&'a self, request: &'a JudgeRequest) -> BoxFuture<'a, Result<JudgeAnswer, JudgeError>> {
        self.0.act(Box::pin(async move {
            Ok(JudgeAnswer {
                request: request.id.clone(),
                verdict: JudgeVerdict::Pass,
                reason: String::new(),
                used: JudgeUse::default(),
            })
        }))
    }
}

fn judged_files() -> Vec<(String, String)> {
    let mut files = Vec::new();
    for when in ["before_agent", "after_agent"] {
        for on_error in ["warn", "hold", "block", "violation", "pass"] {
            let text = format!(
                "---\nwhen: {when}\nagents: {on_error}\naction: block\non_error: {on_error}\n---\nJudge.\n"
            );
            files.push((format!(".agents/rules/{when}-{on_error}.md"), text));
        }
        files.push((
            format!(".agents/rules/{when}-default.md"),
            format!("---\nwhen: {when}\nagents: default\naction: block\n---\nJudge.\n"),
        ));
    }
    for stage in ["input", "action", "tool_result", "output"] {
        for on_error in ["warn", "hold", "block", "violation", "pass"] {
            let text = format!(
                "---\nstage: {stage}\nagents: g-{on_error}\naction: block\non_error: {on_error}\n---\nJudge.\n"
            );
            files.push((format!(".agents/guardrails/{stage}-{on_error}.md"), text));
        }
        files.push((
            format!(".agents/guardrails/{stage}-default.md"),
            format!("---\nstage: {stage}\nagents: g-default\naction: block\n---\nJudge.\n"),
        ));
    }
    files
}

#[tokio::test]
async fn p17_a_panicking_judge_leaves_its_gates_unjudged_and_on_error_decides() {
    let dir = workspace(&judged_files());
    for mood in Mood::both() {
        let judge = PanickingJudge(Arc::clone(&mood));
        let engine =
            loaded(Engine::builder().workspace(dir.path()).judge(judge).approvals(MemoryApprovals::new()));
        // A judged rule that can't be checked warns, a guardrail that blocks is a block.
        let table = [
            (Hook::BeforeAgent, "", ["proceed", "held", "refused", "refused", "proceed", "proceed"]),
            (Hook::AfterAgent, "", ["accepted", "held", "marked", "marked", "accepted", "accepted"]),
            (Hook::BeforeAgent, "g-", ["proceed", "held", "refused", "refused", "proceed", "refused"]),
            (Hook::ToolCall, "g-", ["run", "held", "blocked", "blocked", "run", "blocked"]),
            (Hook::ToolResult, "g-", ["given", "held", "withheld", "withheld", "given", "withheld"]),
            (Hook::Output, "g-", ["released", "held", "withheld", "withheld", "released", "withheld"]),
        ];
        for (hook, prefix, expected) in table {
            for (on_error, expected) in
                ["warn", "hold", "block", "violation", "pass", "default"].into_iter().zip(expected)
            {
                let turn = turn_for(&engine, hook, TurnOptions::new(format!("{prefix}{on_error}")));
                let (word, told) = At(hook).decide(&engine, &turn, "text").await;
                assert_eq!(word, expected, "{hook} {prefix}{on_error}\n{told}");
                assert!(told.contains("Unjudged(Panic)"), "{hook} {prefix}{on_error}\n{told}");
            }
        }
        mood.calm();
        for (hook, prefix, _) in table {
            let turn = turn_for(&engine, hook, TurnOptions::new(format!("{prefix}block")));
            let (_, told) = At(hook).decide(&engine, &turn, "text").await;
            assert!(!told.contains("Unjudged"), "the engine goes on: {told}");
        }
    }
}

#[tokio::test]
async fn p17_a_panicking_check_is_unjudged_at_every_hook() {
    let calm = Arc::new(AtomicBool::new(false));
    let mut builder = Engine::builder().without_approvals();
    for hook in Hook::ALL {
        let calm = Arc::clone(&calm);
        let check = move |_: &CheckSubject| {
            if calm.load(Ordering::SeqCst) { Ok(CheckOutcome::Pass) } else { panics() }
        };
        let gate = CodeGate::new(&format!("odd-{hook}"), hook, Action::Block, check).unwrap();
        builder = builder.gate(gate.deadline(std::time::Duration::from_secs(600)));
    }
    let engine = loaded(builder);
    let stopped = ["refused", "sent_back", "blocked", "withheld", "withheld", "marked"];
    let passed = ["proceed", "proceed", "run", "given", "released", "accepted"];
    // More often than the pool has places: none is lost to a panic.
    for _ in 0..40 {
        for (hook, expected) in Hook::ALL.into_iter().zip(stopped) {
            let turn = turn_for(&engine, hook, TurnOptions::new("a"));
            let (word, told) = At(hook).decide(&engine, &turn, "text").await;
            assert_eq!(word, expected, "{hook}\n{told}");
            assert!(told.contains("Unjudged(Panic)"), "{told}");
        }
    }
    calm.store(true, Ordering::SeqCst);
    for (hook, expected) in Hook::ALL.into_iter().zip(passed) {
        let turn = turn_for(&engine, hook, TurnOptions::new("a"));
        let (word, told) = At(hook).decide(&engine, &turn, "text").await;
        assert_eq!(word, expected, "{hook}\n{told}");
    }
}

/// A check that never ends is abandoned at its deadline; the pool's places come back once it does end.
#[tokio::test]
async fn p17_a_check_that_hangs_is_abandoned() {
    let (release, hold) = std::sync::mpsc::channel::<()>();
    let hold = Mutex::new(hold);
    let check = move |_: &CheckSubject| {
        // Ends only once the test has ended and dropped its side.
        let _ = hold.lock().map(|hold| hold.recv());
        Ok(CheckOutcome::Pass)
    };
    let gate = CodeGate::new("slow", Hook::ToolCall, Action::Block, check).unwrap();
    let engine = loaded(
        Engine::builder().without_approvals().gate(gate.deadline(std::time::Duration::from_millis(20))),
    );
    let turn = engine.turn(TurnOptions::new("a").calls_only());
    let decision = engine.tool_call(&turn, &call("1", "ls")).await;
    assert_eq!(word(&decision), "blocked");
    assert!(told(&decision).contains("Unjudged(Timeout)"), "{}", told(&decision));
    drop(release);
}

struct PanickingSink(AtomicUsize);

impl AuditSink for PanickingSink {
    fn append(&self, _: &[String]) -> Result<(), AuditError> {
        self.0.fetch_add(1, Ordering::SeqCst);
        panics()
    }
}

#[tokio::test]
async fn p17_a_panicking_sink_changes_no_decision_and_is_said() {
    let sink = Arc::new(PanickingSink(AtomicUsize::new(0)));
    let engine = loaded(Engine::builder().without_approvals().audit(Arc::clone(&sink)));
    let quiet = loaded(Engine::builder().without_approvals());
    for hook in Hook::ALL {
        let turn = turn_for(&engine, hook, TurnOptions::new("a"));
        let (with, told) = At(hook).decide(&engine, &turn, "text").await;
        let other = turn_for(&quiet, hook, TurnOptions::new("a"));
        let (without, _) = At(hook).decide(&quiet, &other, "text").await;
        assert_eq!(with, without, "{hook}");
        assert!(told.contains("AuditUnavailable"), "never silent: {hook}\n{told}");
    }
    assert!(sink.0.load(Ordering::SeqCst) >= 6);
}

/// A store that panics at what it is told to.
struct PanickingStore {
    inner: MemoryApprovals,
    open: Arc<Mood>,
    take: Arc<Mood>,
}

impl ApprovalStore for PanickingStore {
    fn open(&self, ticket: NewTicket) -> BoxFuture<'_, Result<TicketId, ApprovalError>> {
        self.open.act(self.inner.open(ticket))
    }
    fn get<'a>(&'a self, id: &'a TicketId) -> BoxFuture<'a, Result<Ticket, ApprovalError>> {
        self.take.act(self.inner.get(id))
    }
    fn waiting(&self) -> BoxFuture<'_, Result<Vec<Ticket>, ApprovalError>> {
        self.inner.waiting()
    }
    fn approve<'a>(&'a self, id: &'a TicketId) -> BoxFuture<'a, Result<(), ApprovalError>> {
        self.inner.approve(id)
    }
    fn deny<'a>(&'a self, id: &'a TicketId, reason: &'a str) -> BoxFuture<'a, Result<(), ApprovalError>> {
        self.inner.deny(id, reason)
    }
    fn wait<'a>(&'a self, id: &'a TicketId) -> BoxFuture<'a, Result<TicketState, ApprovalError>> {
        self.inner.wait(id)
    }
    fn take<'a>(
        &'a self,
        id: &'a TicketId,
        key: &'a CallKey,
    ) -> BoxFuture<'a, Result<Approved, ApprovalError>> {
        self.take.act(self.inner.take(id, key))
    }
}

#[tokio::test]
async fn p17_a_panicking_store_means_no() {
    for (open, take) in [(Mood::early(), Arc::default()), (Mood::late(), Arc::default())] {
        let store = PanickingStore { inner: MemoryApprovals::new(), open: Arc::clone(&open), take };
        let mut builder = Engine::builder().approvals(store);
        for hook in Hook::ALL {
            let check = |_: &CheckSubject| Ok(CheckOutcome::fail("ask"));
            builder =
                builder.gate(CodeGate::new(&format!("hold-{hook}"), hook, Action::Hold, check).unwrap());
        }
        let engine = loaded(builder);
        let refused = ["refused", "sent_back", "blocked", "withheld", "withheld", "withheld"];
        for (hook, expected) in Hook::ALL.into_iter().zip(refused) {
            let turn = turn_for(&engine, hook, TurnOptions::new("a"));
            let (word, told) = At(hook).decide(&engine, &turn, "text").await;
            assert_eq!(word, expected, "{hook}\n{told}");
        }
        open.calm();
        for hook in Hook::ALL {
            let turn = turn_for(&engine, hook, TurnOptions::new("a"));
            assert_eq!(At(hook).decide(&engine, &turn, "text").await.0, "held", "{hook}");
        }
    }
}

#[tokio::test]
async fn p17_a_store_that_panics_on_resume_means_no_and_keeps_the_approval() {
    for take in Mood::both() {
        let store =
            PanickingStore { inner: MemoryApprovals::new(), open: Arc::default(), take: Arc::clone(&take) };
        let check = |_: &CheckSubject| Ok(CheckOutcome::fail("ask"));
        let gate = CodeGate::new("ask", Hook::ToolCall, Action::Hold, check).unwrap();
        let engine = loaded(Engine::builder().approvals(store).gate(gate));
        let turn = engine.turn(TurnOptions::new("a").calls_only());
        let call = call("1", "ls");
        let CallOutcome::Held { ticket } = engine.tool_call(&turn, &call).await.outcome else {
            panic!("not held")
        };
        engine.approvals().unwrap().approve(&ticket).await.unwrap();
        assert_eq!(word(&engine.resume(&turn, &ticket, &call).await), "blocked");
        take.calm();
        assert_eq!(word(&engine.resume(&turn, &ticket, &call).await), "run");
    }
}

struct PanickingWords;

impl Catalogue for PanickingWords {
    fn template(&self, _: NoticeId) -> Option<Cow<'_, str>> {
        panics()
    }
}

struct PanickingKinds;

impl Catalogue for PanickingKinds {
    fn template(&self, id: NoticeId) -> Option<Cow<'_, str>> {
        English.template(id)
    }
    fn kind(&self, _: &str) -> Option<Cow<'_, str>> {
        panics()
    }
}

#[tokio::test]
async fn p17_a_panicking_catalogue_falls_back_to_english() {
    let check = |_: &CheckSubject| Ok(CheckOutcome::fail("it is rude"));
    let gate = CodeGate::new("tone", Hook::BeforeAgent, Action::Warn, check).unwrap();
    let engine = loaded(Engine::builder().without_approvals().gate(gate));
    let turn = engine.turn(TurnOptions::new("a"));
    let decision = engine.before(&turn, &Prompt::new("text")).await;
    let notice = decision.report.notices.iter().find(|n| n.id == NoticeId::PromptWarned).unwrap();
    assert_eq!(notice.text_in(&PanickingWords), notice.text);
    assert_eq!(notice.text_in(&PanickingKinds), notice.text);
}
