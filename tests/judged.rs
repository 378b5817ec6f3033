//! Judged gates: side by side in the time of one, and what each does where it cannot judge (BX-08, GC-03,
//! GT-05, GT-25).

#![expect(clippy::panic, reason = "a test says what it expects, in its helpers too")]

mod workspace;

use std::sync::Arc;
use std::time::Duration;

use portcullis::{
    Action, AfterOutcome, AnswerOutcome, BeforeOutcome, CallOutcome, Cause, Channel, CheckFailed,
    CheckOutcome, CodeGate, Engine, EngineBuilder, Guard, Hook, JudgeError, JudgeVerdict, MemoryApprovals,
    OnError, Outcome, Prompt, Report, ResultOutcome, Scripted, ScriptedJudge, ToolCall, ToolResult, Work,
};
use serde_json::json;
use tokio::time::Instant;
use workspace::{Workspace, calls_only, loaded, notices, reasons, turn};

/// A workspace of ten input guardrails `g0` to `g9`; those of `warns` warn, the others block.
fn ten(warns: &[usize]) -> Workspace {
    let files: Vec<(String, String)> = (0..10)
        .map(|n| {
            let action = if warns.contains(&n) { "warn" } else { "block" };
            (
                format!("guardrails/g{n}.md"),
                format!("---\nstage: input\naction: {action}\n---\nGuardrail {n}.\n"),
            )
        })
        .collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(n, t)| (n.as_str(), t.as_str())).collect();
    Workspace::new(&files)
}

#[tokio::test(start_paused = true)]
async fn bx_08_ten_judged_gates_take_the_time_of_one() {
    let workspace = ten(&[]);
    let judge = Arc::new(ScriptedJudge::always(Scripted::pass()).delay(Duration::from_secs(7)));
    let engine = loaded(workspace.builder().judge(Arc::clone(&judge)).without_approvals());
    let turn = turn(&engine);
    let begun = Instant::now();
    let decision = engine.before(&turn, &Prompt::new("hello")).await;
    assert!(matches!(decision.outcome, BeforeOutcome::Proceed { .. }), "{:?}", decision.outcome);
    assert_eq!(begun.elapsed().as_secs(), 7);
    assert_eq!(judge.asked().len(), 10, "each gate was asked");
    assert_eq!(decision.report.verdicts.len(), 10);
}

/// What a prompt comes to, with the delay of each of the ten judges.
async fn decided(
    workspace: &Workspace,
    fails: &[usize],
    delays: impl Fn(usize) -> u64,
) -> (BeforeOutcome, Report) {
    let mut judge = ScriptedJudge::new();
    for n in 0..10 {
        let does = if fails.contains(&n) { Scripted::fail(format!("reason {n}")) } else { Scripted::pass() };
        judge = judge.when_gate(format!("g{n}"), does.delay(Duration::from_millis(delays(n))));
    }
    let engine = loaded(workspace.builder().judge(judge).without_approvals());
    let turn = turn(&engine);
    let decision = engine.before(&turn, &Prompt::new("hello")).await;
    (decision.outcome, decision.report)
}

#[tokio::test(start_paused = true)]
async fn bx_08_the_decision_is_that_of_asking_in_order_whichever_judge_answers_first() {
    // g2 warns, g4 and g6 block: asked in order, g4 ends it.
    let workspace = ten(&[2]);
    let fails = [2, 4, 6];
    let delays: [&dyn Fn(usize) -> u64; 4] =
        [&|_| 100, &|n| 100 * (n as u64 + 1), &|n| 100 * (10 - n as u64), &|n| {
            100 + (n as u64 * 7919) % 1000
        }];
    for (at, delay) in delays.iter().enumerate() {
        let (outcome, report) = decided(&workspace, &fails, delay).await;
        assert_eq!(outcome, BeforeOutcome::Refused, "delays {at}");
        let told: Vec<String> =
            report.verdicts.iter().map(|v| format!("{} {:?}", v.gate.name, v.effect)).collect();
        let expected = ["g0 None", "g1 None", "g2 Some(Warn)", "g3 None", "g4 Some(Block)"];
        assert_eq!(told, expected, "delays {at}");
        assert_eq!(
            reasons(&report),
            [
                "The guardrail g4 stopped this prompt: reason 4",
                "The guardrail g2 warns of this prompt: reason 2"
            ],
            "delays {at}"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn bx_08_judging_stops_once_the_decision_is_settled() {
    let workspace = ten(&[]);
    let begun = Instant::now();
    // g0 fails at once; the others would take a minute.
    let (outcome, _) = decided(&workspace, &[0], |n| if n == 0 { 10 } else { 50_000 }).await;
    assert_eq!(outcome, BeforeOutcome::Refused);
    assert_eq!(begun.elapsed().as_millis(), 10);
}

#[tokio::test(start_paused = true)]
async fn bx_08_rules_after_the_agent_take_the_time_of_one_too_and_all_reasons_go_back() {
    let files: Vec<(String, String)> = (0..10)
        .map(|n| {
            (format!("rules/r{n}.md"), format!("---\nwhen: after_agent\naction: revise\n---\nRule {n}.\n"))
        })
        .collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(n, t)| (n.as_str(), t.as_str())).collect();
    let workspace = Workspace::new(&files);
    let judge = ScriptedJudge::by(|request| Scripted::fail(format!("mend {}", request.gate)));
    let engine = loaded(workspace.builder().judge(judge.delay(Duration::from_secs(3))).without_approvals());
    let turn = calls_only(&engine);
    let begun = Instant::now();
    let AfterOutcome::SentBack { text, .. } = engine.after(&turn, &Work::answer("done")).await.outcome else {
        panic!("it is sent back");
    };
    assert_eq!(begun.elapsed().as_secs(), 3);
    for n in 0..10 {
        assert!(text.contains(&format!("mend r{n}")), "{text}");
    }
}

#[tokio::test(start_paused = true)]
async fn bx_08_a_gate_in_shadow_is_never_waited_for() {
    let workspace = Workspace::new(&[
        ("guardrails/slow.md", "---\nstage: input\naction: block\nmode: shadow\n---\nSlow.\n"),
        ("guardrails/fast.md", "---\nstage: input\naction: block\n---\nFast.\n"),
    ]);
    let judge = ScriptedJudge::new()
        .when_gate("slow", Scripted::fail("no").delay(Duration::from_secs(30)))
        .when_gate("fast", Scripted::pass().delay(Duration::from_secs(1)));
    let engine = loaded(workspace.builder().judge(judge).without_approvals());
    let begun = Instant::now();
    let decision = engine.before(&turn(&engine), &Prompt::new("hello")).await;
    assert_eq!(decision.outcome, BeforeOutcome::Proceed { prompt: None, context: Vec::new() });
    assert_eq!(begun.elapsed().as_secs(), 1);
    assert!(decision.report.notices.is_empty());
}

/// Every way in which a judge gives no verdict; no judge at all is the first.
fn causes() -> [(Option<Scripted>, Cause); 8] {
    [
        (None, Cause::NoJudge),
        (Some(Scripted::never()), Cause::Timeout),
        (Some(Scripted::error(JudgeError::Timeout(Duration::from_secs(1)))), Cause::Timeout),
        (Some(Scripted::error(JudgeError::Transport("down".into()))), Cause::Transport),
        (Some(Scripted::text("pass, I would say")), Cause::BadVerdict),
        (Some(Scripted::wrong_request(JudgeVerdict::Pass)), Cause::BadVerdict),
        (Some(Scripted::panic()), Cause::Panic),
        (Some(Scripted::error(JudgeError::Budget)), Cause::Budget),
    ]
}

/// What the turn comes to at a hook, in the words of the table.
async fn comes_to(engine: &Engine, hook: Hook) -> (&'static str, Report) {
    let turn = turn(engine);
    if hook == Hook::BeforeAgent {
        let decision = engine.before(&turn, &Prompt::new("hello")).await;
        let word = match decision.outcome {
            BeforeOutcome::Proceed { .. } => "goes on",
            BeforeOutcome::Refused => "refused",
            BeforeOutcome::Held { .. } => "held",
            BeforeOutcome::Halted => "halted",
        };
        return (word, decision.report);
    }
    let turn = calls_only(engine);
    let call = ToolCall::new("1", "read_file", json!({"path": "a.txt"}));
    match hook {
        Hook::ToolCall => {
            let decision = engine.tool_call(&turn, &call).await;
            let word = match decision.outcome {
                CallOutcome::Run { .. } => "goes on",
                CallOutcome::Blocked { .. } => "refused",
                CallOutcome::Held { .. } => "held",
                CallOutcome::Halted => "halted",
            };
            (word, decision.report)
        }
        Hook::ToolResult => {
            let decision = engine.tool_result(&turn, &call, &ToolResult::ok("RAW")).await;
            let word = match &decision.outcome {
                ResultOutcome::Given { text, .. } => {
                    assert_eq!(text, "RAW");
                    "goes on"
                }
                ResultOutcome::Withheld { text, .. } | ResultOutcome::Held { text, .. } => {
                    assert!(!text.contains("RAW"), "{text}");
                    if matches!(decision.outcome, ResultOutcome::Held { .. }) { "held" } else { "refused" }
                }
                ResultOutcome::Halted => "halted",
            };
            (word, decision.report)
        }
        Hook::Output => {
            let mut filter = engine.output(&turn, Channel::Text);
            let _ = filter.push("an answer");
            let decision = filter.finish().await;
            let word = match decision.outcome {
                AnswerOutcome::Released { .. } => "goes on",
                AnswerOutcome::Withheld { .. } => "refused",
                AnswerOutcome::Held { .. } => "held",
                AnswerOutcome::Halted => "halted",
            };
            (word, decision.report)
        }
        Hook::AfterAgent => {
            let decision = engine.after(&turn, &Work::answer("done")).await;
            let word = match decision.outcome {
                AfterOutcome::Accepted => "goes on",
                AfterOutcome::SentBack { .. } => "sent back",
                AfterOutcome::Marked => "marked",
                AfterOutcome::Withheld => "refused",
                AfterOutcome::Held { .. } => "held",
                AfterOutcome::Halted => "halted",
            };
            (word, decision.report)
        }
        other => panic!("no judged gate stands at {other}"),
    }
}

/// A judged gate: its file, its hook, and what it comes to where it can't be judged, by default and with
/// `hold_on_error`.
const TABLE: &[(&str, &str, Hook, &str, &str)] = &[
    // Judged rules warn, whatever their action.
    ("rules/g.md", "when: before_agent\naction: block", Hook::BeforeAgent, "goes on", "goes on"),
    ("rules/g.md", "when: before_agent\naction: warn", Hook::BeforeAgent, "goes on", "goes on"),
    ("rules/g.md", "when: before_agent\naction: revise", Hook::BeforeAgent, "goes on", "goes on"),
    ("rules/g.md", "when: after_agent\naction: block", Hook::AfterAgent, "goes on", "goes on"),
    ("rules/g.md", "when: after_agent\naction: revise", Hook::AfterAgent, "goes on", "goes on"),
    // Guardrails that block refuse, or hold where the host says so.
    ("guardrails/g.md", "stage: input\naction: block", Hook::BeforeAgent, "refused", "held"),
    ("guardrails/g.md", "stage: action\naction: block", Hook::ToolCall, "refused", "held"),
    ("guardrails/g.md", "stage: tool_result\naction: block", Hook::ToolResult, "refused", "held"),
    ("guardrails/g.md", "stage: output\naction: block", Hook::Output, "refused", "held"),
    // One that holds holds.
    ("guardrails/g.md", "stage: input\naction: hold", Hook::BeforeAgent, "held", "held"),
    ("guardrails/g.md", "stage: action\naction: hold", Hook::ToolCall, "held", "held"),
    ("guardrails/g.md", "stage: tool_result\naction: hold", Hook::ToolResult, "held", "held"),
    ("guardrails/g.md", "stage: output\naction: hold", Hook::Output, "held", "held"),
    // One that warns says that it could not check.
    ("guardrails/g.md", "stage: input\naction: warn", Hook::BeforeAgent, "goes on", "goes on"),
    ("guardrails/g.md", "stage: action\naction: warn", Hook::ToolCall, "goes on", "goes on"),
    ("guardrails/g.md", "stage: tool_result\naction: warn", Hook::ToolResult, "goes on", "goes on"),
    ("guardrails/g.md", "stage: output\naction: warn", Hook::Output, "goes on", "goes on"),
    // What the gate itself says counts before the defaults.
    (
        "rules/g.md",
        "when: before_agent\naction: warn\non_error: block",
        Hook::BeforeAgent,
        "refused",
        "refused",
    ),
    (
        "rules/g.md",
        "when: before_agent\naction: block\non_error: violation",
        Hook::BeforeAgent,
        "refused",
        "refused",
    ),
    (
        "rules/g.md",
        "when: after_agent\naction: revise\non_error: violation",
        Hook::AfterAgent,
        "sent back",
        "sent back",
    ),
    (
        "rules/g.md",
        "when: after_agent\naction: block\non_error: violation",
        Hook::AfterAgent,
        "marked",
        "marked",
    ),
    ("guardrails/g.md", "stage: input\naction: warn\non_error: hold", Hook::BeforeAgent, "held", "held"),
    ("guardrails/g.md", "stage: action\naction: warn\non_error: block", Hook::ToolCall, "refused", "refused"),
    ("guardrails/g.md", "stage: output\naction: block\non_error: warn", Hook::Output, "goes on", "goes on"),
];

fn with_judge(builder: EngineBuilder, does: Option<Scripted>) -> EngineBuilder {
    match does {
        Some(does) => builder.judge(ScriptedJudge::always(does)),
        None => builder,
    }
}

#[tokio::test(start_paused = true)]
async fn gt_05_gt_25_gc_03_every_judged_gate_and_every_cause_comes_to_what_the_table_says() {
    for (file, fields, hook, by_default, with_hold) in TABLE {
        let text = format!("---\n{fields}\n---\nA rule in plain language.\n");
        let workspace = Workspace::new(&[(file, &text)]);
        for (does, cause) in causes() {
            for (hold_on_error, expected) in [(false, by_default), (true, with_hold)] {
                let case = format!("{fields:?}, {cause}, hold_on_error: {hold_on_error}");
                let mut builder =
                    with_judge(workspace.builder(), does.clone()).approvals(MemoryApprovals::new());
                if hold_on_error {
                    builder = builder.hold_on_error();
                }
                let engine = loaded(builder);
                let (outcome, report) = comes_to(&engine, *hook).await;
                assert_eq!(outcome, *expected, "{case}");
                let [verdict] = report.verdicts.as_slice() else { panic!("{case}: {report:?}") };
                assert_eq!(verdict.outcome, Outcome::Unjudged(cause), "{case}");
                let kind = if file.starts_with("rules/") { "rule" } else { "guardrail" };
                let sentence = format!("The {kind} g couldn't be checked");
                assert_eq!(notices(&report), [sentence.as_str()], "{case}");
                if !matches!(outcome, "goes on" | "held") {
                    assert!(
                        reasons(&report)[0].starts_with(&format!("{sentence} ({cause}")),
                        "{case}: {report:?}"
                    );
                }
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn gc_03_without_an_approvals_store_a_hold_on_error_is_the_refusal_of_its_hook() {
    for (file, fields, hook, _, with_hold) in TABLE {
        if *with_hold != "held" {
            continue;
        }
        let text = format!("---\n{fields}\n---\nA rule in plain language.\n");
        let workspace = Workspace::new(&[(file, &text)]);
        let engine = loaded(workspace.builder().without_approvals().hold_on_error());
        let (outcome, report) = comes_to(&engine, *hook).await;
        assert_eq!(outcome, "refused", "{fields:?}");
        assert!(
            reasons(&report).iter().any(|reason| reason.contains("not approved")),
            "{fields:?}: {report:?}"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn gt_05_a_judged_gate_waits_60_seconds_unless_it_says_otherwise() {
    for (fields, seconds) in [("", 60), ("deadline: 2000\n", 2)] {
        let text = format!("---\nwhen: before_agent\n{fields}---\nA rule.\n");
        let workspace = Workspace::new(&[("rules/g.md", &text)]);
        let engine =
            loaded(workspace.builder().judge(ScriptedJudge::always(Scripted::never())).without_approvals());
        let begun = Instant::now();
        let (outcome, _) = comes_to(&engine, Hook::BeforeAgent).await;
        assert_eq!((outcome, begun.elapsed().as_secs()), ("goes on", seconds));
    }
}

#[tokio::test]
async fn gt_25_a_guardrail_sees_a_long_subject_in_windows_and_a_longer_one_is_oversize() {
    let workspace =
        Workspace::new(&[("guardrails/g.md", "---\nstage: tool_result\naction: block\n---\nNo harm.\n")]);
    let judge = Arc::new(
        ScriptedJudge::new()
            .when_subject("NEEDLE", Scripted::fail("take it out"))
            .otherwise(Scripted::pass()),
    );
    let engine = loaded(workspace.builder().judge(Arc::clone(&judge)).without_approvals());
    let turn = calls_only(&engine);
    let call = ToolCall::new("1", "read_file", json!({"path": "a.txt"}));
    let long = format!("{}NEEDLE{}", "word ".repeat(30_000), " tail".repeat(10_000));
    let decision = engine.tool_result(&turn, &call, &ToolResult::ok(long)).await;
    assert!(matches!(decision.outcome, ResultOutcome::Withheld { .. }), "nothing is cut away unseen");
    assert_eq!(reasons(&decision.report), ["The guardrail g stopped this result: take it out"]);
    assert!(judge.asked().len() > 1 && judge.asked().iter().all(|r| r.subject.len() <= 64 * 1024));

    let decision = engine.tool_result(&turn, &call, &ToolResult::ok("word ".repeat(120_000))).await;
    assert!(matches!(decision.outcome, ResultOutcome::Withheld { .. }));
    assert_eq!(decision.report.verdicts[0].outcome, Outcome::Unjudged(Cause::Oversize));
}

fn code(
    hook: Hook,
    action: Action,
    check: impl Fn() -> Result<CheckOutcome, CheckFailed> + Send + Sync + 'static,
) -> CodeGate {
    CodeGate::new("g", hook, action, move |_: &_| check()).unwrap_or_else(|e| panic!("{e}"))
}

#[tokio::test]
async fn gc_03_a_host_check_that_errs_panics_or_hangs_is_contained_and_its_on_error_decides() {
    type Check = fn() -> Result<CheckOutcome, CheckFailed>;
    let checks: [(Check, Cause); 3] = [
        (|| Err(CheckFailed("the database is away".into())), Cause::CheckFailed),
        (|| std::panic::resume_unwind(Box::new("scripted")), Cause::Panic),
        (
            || {
                std::thread::sleep(Duration::from_millis(400));
                Ok(CheckOutcome::Pass)
            },
            Cause::Timeout,
        ),
    ];
    let workspace = Workspace::new(&[]);
    for (check, cause) in checks {
        for (action, on_error, hold, expected) in [
            (Action::Block, None, false, "refused"),
            (Action::Block, None, true, "held"),
            (Action::Hold, None, false, "held"),
            (Action::Warn, None, false, "goes on"),
            (Action::Record, None, false, "goes on"),
            (Action::Block, Some(OnError::Pass), false, "goes on"),
            (Action::Warn, Some(OnError::Hold), false, "held"),
            (Action::Halt, Some(OnError::Violation), false, "halted"),
        ] {
            let mut gate = code(Hook::ToolCall, action, check).deadline(Duration::from_millis(100));
            if let Some(on_error) = on_error {
                gate = gate.on_error(on_error);
            }
            let mut builder = workspace.builder().approvals(MemoryApprovals::new()).gate(gate);
            if hold {
                builder = builder.hold_on_error();
            }
            let (outcome, report) = comes_to(&loaded(builder), Hook::ToolCall).await;
            let case = format!("{action:?} {on_error:?} {hold} {cause}");
            assert_eq!(outcome, expected, "{case}");
            assert_eq!(report.verdicts[0].outcome, Outcome::Unjudged(cause), "{case}");
            let says_so = report.notices.iter().any(|n| n.text.ends_with(" g couldn't be checked"));
            let silent = action == Action::Record || on_error == Some(OnError::Pass);
            assert_eq!(says_so, !silent, "{case}: {:?}", report.notices);
        }
    }
}

/// GT-06, `formats.md` 2: a shadow gate that is slower than the decision is judged and audited all the same.
#[tokio::test(start_paused = true)]
async fn gt_06_a_slow_shadow_gate_is_audited_after_the_decision_that_it_did_not_delay() {
    let rule = "---\nwhen: before_agent\naction: block\nmode: shadow\n---\nBe kind.\n";
    let workspace = Workspace::new(&[("rules/kind.md", rule)]);
    let sink = std::sync::Arc::new(portcullis::MemorySink::new());
    let judge = ScriptedJudge::always(Scripted::fail("be kind")).delay(Duration::from_secs(5));
    let engine =
        loaded(workspace.builder().without_approvals().judge(judge).audit(std::sync::Arc::clone(&sink)));
    let turn = turn(&engine);
    let began = tokio::time::Instant::now();
    let decision = engine.before(&turn, &Prompt::new("hello")).await;
    assert!(matches!(decision.outcome, BeforeOutcome::Proceed { .. }));
    assert_eq!(began.elapsed(), Duration::ZERO, "it delays nothing");
    let verdicts =
        || sink.lines().into_iter().filter(|line| line.contains("\"kind\":\"verdict\"")).collect::<Vec<_>>();
    assert!(verdicts().is_empty());
    tokio::time::sleep(Duration::from_secs(6)).await;
    let lines = verdicts();
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0].contains("\"would\":\"block\"") && lines[0].contains("be kind"), "{}", lines[0]);
}
