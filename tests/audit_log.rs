//! The audit log, through the public API only: TR-08, GT-06, BX-05, and the file on disk.

#![expect(clippy::unwrap_used, clippy::panic, reason = "tests")]

#[expect(dead_code, reason = "each file of tests uses some of it")]
mod support;

use std::sync::Arc;
use std::time::Duration;

use portcullis::{
    AuditError, AuditSink, CallOutcome, Engine, Guard, JsonlSink, JudgeError, MemoryApprovals, NoticeId,
    Prompt, Scripted, ScriptedJudge, ToolOutcome, ToolResult, TurnOptions, Work,
};
use serde_json::{Value, json};
use support::{World, blocked, call, given, ids, runs};

const FREEZE: &str = "---\nwhen: before_tool\ntools: deploy\naction: block\n---\nFrozen.\n";
const ASK: &str = "---\nwhen: before_tool\ntools: publish\naction: hold\n---\nAsk first.\n";

#[tokio::test]
async fn tr_08_every_call_has_one_line_whatever_becomes_of_it() {
    let world = World::with(&[(".agents/rules/freeze.md", FREEZE), (".agents/rules/ask.md", ASK)], |b| {
        b.approvals(MemoryApprovals::new())
    });
    let turn = world.turn();
    let args = r#"{"path": "a"}"#;
    let with = |outcome, text: &str| ToolResult { outcome, ..ToolResult::ok(text) };
    given(&world.ran(&turn, "read_file", args, ToolResult::ok("four").took(Duration::from_millis(7))).await);
    given(&world.ran(&turn, "view", args, ToolResult::error("no such file")).await);
    given(&world.ran(&turn, "cat", args, with(ToolOutcome::Timeout, "")).await);
    given(&world.ran(&turn, "open", args, with(ToolOutcome::Unknown, "")).await);
    blocked(&world.call(&turn, "deploy", "{}").await);
    let held = world.call(&turn, "publish", "{}").await;
    assert!(matches!(held.outcome, CallOutcome::Held { .. }), "{held:#?}");
    // One whose result never comes.
    runs(&world.call(&turn, "ls", args).await);
    blocked(&world.engine.tool_call(&turn, &call("broken", "[1]")).await);
    assert_eq!(world.audit("call").len(), 7, "the open one has no line yet");
    let id = turn.id().to_owned();
    drop(turn);

    let lines = world.audit("call");
    let told: Vec<(&str, &str)> = lines
        .iter()
        .map(|line| (line["tool"].as_str().unwrap(), line["outcome"].as_str().unwrap()))
        .collect();
    assert_eq!(
        told,
        [
            ("read_file", "ok"),
            ("view", "error"),
            ("cat", "timeout"),
            ("open", "unknown"),
            ("deploy", "blocked"),
            ("publish", "held"),
            ("broken", "blocked"),
            ("ls", "unknown"),
        ]
    );
    let ok = &lines[0];
    assert_eq!(ok["duration_us"], 7000);
    assert_eq!(ok["result"]["bytes"], 4);
    assert_eq!(ok["arguments"]["bytes"], r#"{"path":"a"}"#.len());
    assert_eq!(ok["rules"], json!([]));
    assert_eq!((lines[4]["rules"].clone(), lines[4]["effect"].clone()), (json!(["freeze"]), json!("block")));
    assert_eq!((lines[5]["rules"].clone(), lines[5]["effect"].clone()), (json!(["ask"]), json!("hold")));
    for line in &lines {
        assert_eq!(
            (line["v"].as_u64(), line["turn"].as_str(), line["agent"].as_str()),
            (Some(1), Some(id.as_str()), Some("main"))
        );
        assert!(line["time"].as_str().unwrap().ends_with('Z'), "{line}");
        assert!(!line["digest"].as_str().unwrap().is_empty());
    }
}

#[tokio::test]
async fn gt_06_every_verdict_is_a_line_with_rule_source_outcome_and_reason() {
    let after = |action: &str| format!("---\nwhen: after_agent\naction: {action}\n---\nBe plain.\n");
    let rules = ["warn", "revise", "block", "hold"]
        .map(|action| (format!(".agents/rules/r-{action}.md"), after(action)));
    let mut files: Vec<(&str, &str)> =
        rules.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    let quiet = "---\nwhen: after_agent\naction: warn\n---\nNothing to say.\n";
    let lost = "---\nwhen: after_agent\naction: warn\n---\nNobody answers.\n";
    files.extend([(".agents/rules/r-pass.md", quiet), (".agents/rules/r-lost.md", lost)]);
    let judge = ScriptedJudge::new()
        .when_gate("r-pass", Scripted::pass())
        .when_gate("r-lost", Scripted::error(JudgeError::BadVerdict("no JSON".into())))
        .otherwise(Scripted::fail("Name the file."));
    let world = World::with(&files, |b| b.approvals(MemoryApprovals::new()).judge(judge));
    assert_eq!(world.problems(), "");
    let turn = world.turn();
    world.engine.after(&turn, &Work::answer("the answer")).await;
    let lines = world.audit("verdict");
    let find = |gate: &str| {
        let found: Vec<&Value> = lines.iter().filter(|line| line["gate"] == gate).collect();
        assert_eq!(found.len(), 1, "{gate}: {lines:?}");
        found[0].clone()
    };
    for outcome in ["warn", "revise", "block", "hold"] {
        let line = find(&format!("r-{outcome}"));
        assert_eq!((line["outcome"].as_str(), line["hook"].as_str()), (Some(outcome), Some("after_agent")));
        assert!(line["reason"].as_str().unwrap().contains("Name the file."), "{line}");
        assert_eq!(line["source"]["layer"], "workspace");
        assert!(line["source"]["file"].as_str().unwrap().ends_with(&format!("r-{outcome}.md")), "{line}");
        assert!(line["took_us"].is_u64());
    }
    assert_eq!(find("r-pass")["outcome"], "pass");
    let lost = find("r-lost");
    assert_eq!((lost["outcome"].as_str(), lost["cause"].as_str()), (Some("unjudged"), Some("bad_verdict")));
    let decision = world.audit("decision").pop().unwrap();
    assert_eq!(
        (decision["decided"].as_str(), decision["applied"].as_str()),
        (Some("revise"), Some("sent_back"))
    );
}

#[tokio::test]
async fn gt_06_the_prompts_verdicts_are_lines_too() {
    let rule = "---\nwhen: before_agent\naction: block\n---\nNo poems.\n";
    let judge = ScriptedJudge::always(Scripted::fail("Ask for code."));
    let world = World::with(&[(".agents/rules/no-poems.md", rule)], |b| b.without_approvals().judge(judge));
    let turn = world.engine.turn(TurnOptions::new("main"));
    let decision = world.engine.before(&turn, &Prompt::new("a poem about my secret garden")).await;
    assert_eq!(decision.report.reasons[0].for_person, "The rule no-poems stopped this prompt: Ask for code.");
    let line = &world.audit("verdict")[0];
    assert_eq!(
        (line["gate"].as_str(), line["outcome"].as_str(), line["hook"].as_str()),
        (Some("no-poems"), Some("block"), Some("before_agent"))
    );
    assert!(
        world.sink.lines().iter().all(|line| !line.contains("secret garden")),
        "content is a size and a keyed hash"
    );
    assert!(line["subject"]["bytes"].is_u64() && line["subject"]["hash"].is_string(), "{line}");
}

#[tokio::test]
async fn gt_06_content_is_written_where_asked_for_and_secrets_never() {
    let world =
        World::with(&[(".agents/rules/freeze.md", FREEZE)], |b| b.without_approvals().audit_content(true));
    let key = ["AKIA", "Z7QHMWB3XN5KRTJD"].concat();
    let arguments = json!({"note": format!("a plain word and {key}\nline two \u{1b}[31m")}).to_string();
    blocked(&world.alone("deploy", &arguments).await);
    let log = world.sink.lines().join("\n");
    assert!(log.contains("a plain word"), "{log}");
    assert!(!log.contains(&key) && log.contains("[redacted:aws-access-key-id]"), "{log}");
    assert!(!log.contains('\u{1b}'), "control characters are escaped");
}

#[tokio::test]
async fn bx_05_a_verdict_names_its_file_line_and_span() {
    let rule = "\n---\nwhen: after_tool\ntools: '*'\nresult: 'pin \\d+'\naction: redact\n---\nPins.\n";
    let stop = "---\nwhen: before_tool\ntools: shell\ncommand: make deploy*\naction: block\n---\nNo.\n";
    let world = World::good(&[(".agents/rules/pins.md", rule), (".agents/rules/stop.md", stop)]);
    let turn = world.turn();
    let decision = world.ran(&turn, "read_file", r#"{"path": "a"}"#, ToolResult::ok("my pin 77 ok")).await;
    assert!(decision.report.considered >= 1);
    let verdict = decision.report.verdicts.iter().find(|v| v.gate.name.as_str() == "pins").unwrap();
    assert!(verdict.gate.file.as_ref().unwrap().ends_with(".agents/rules/pins.md"), "{verdict:?}");
    assert!(verdict.gate.line.is_some());
    let spans: Vec<_> = verdict.spans.iter().map(|s| (s.at.as_str(), s.start, s.end)).collect();
    assert_eq!(spans, [("result", 3, 9)]);
    let decision = world.call(&turn, "shell", r#"{"command": "ls; make deploy-prod"}"#).await;
    blocked(&decision);
    let verdict = decision.report.verdicts.iter().find(|v| v.gate.name.as_str() == "stop").unwrap();
    assert_eq!(verdict.spans.len(), 1, "{verdict:?}");
    let span = &verdict.spans[0];
    assert!(span.at.contains("command"), "{span:?}");
    assert_eq!("ls; make deploy-prod".get(span.start..span.end), Some("make deploy-prod"));
    let line = world.audit("verdict").into_iter().find(|line| line["gate"] == "stop").unwrap();
    assert_eq!((line["spans"][0]["start"].as_u64(), line["spans"][0]["end"].as_u64()), (Some(4), Some(20)));
    assert!(line["source"]["line"].is_u64(), "{line}");
}

#[tokio::test]
async fn tr_08_the_file_on_disk_is_json_lines_in_order_and_goes_on_after_a_restart() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("audit.jsonl");
    for _ in 0..2 {
        let engine = Engine::builder()
            .workspace(dir.path())
            .without_approvals()
            .audit(JsonlSink::open(&path).unwrap())
            .build()
            .unwrap();
        let turn = engine.turn(TurnOptions::new("main").calls_only());
        let read = call("read_file", r#"{"path": "a\nb"}"#);
        runs(&engine.tool_call(&turn, &read).await);
        given(&engine.tool_result(&turn, &read, &ToolResult::ok("one\ntwo")).await);
        // Written before the caller may act.
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.lines().last().unwrap().contains(r#""kind":"call""#), "{text}");
    }
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.ends_with('\n'));
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let kinds: Vec<&str> = lines.iter().map(|line| line["kind"].as_str().unwrap()).collect();
    for (kind, count) in [("start", 2), ("stop", 2), ("reload", 2), ("call", 2)] {
        assert_eq!(kinds.iter().filter(|k| **k == kind).count(), count, "{kind}: {kinds:?}");
    }
    assert_eq!(kinds.last(), Some(&"stop"));
    let seqs: Vec<u64> = lines.iter().map(|line| line["seq"].as_u64().unwrap()).collect();
    let half = seqs.len() / 2;
    assert!(seqs[..half].is_sorted() && seqs[half..].is_sorted(), "{seqs:?}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

struct Full;

impl AuditSink for Full {
    fn append(&self, _: &[String]) -> Result<(), AuditError> {
        Err(AuditError("no space left".to_owned()))
    }
}

#[tokio::test]
async fn gt_06_a_log_that_cannot_be_written_is_a_notice() {
    let engine = Engine::builder().without_approvals().audit(Arc::new(Full)).build().unwrap();
    let turn = engine.turn(TurnOptions::new("main").calls_only());
    let decision = engine.tool_call(&turn, &call("read_file", r#"{"path": "a"}"#)).await;
    assert!(ids(&decision.report.notices).contains(&NoticeId::AuditUnavailable), "{decision:#?}");
    let notice = decision.report.notices.iter().find(|n| n.id == NoticeId::AuditUnavailable).unwrap();
    assert!(notice.text.contains("no space left"), "{}", notice.text);
}
