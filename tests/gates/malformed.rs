//! Malformed and hostile input: a decision, never a panic, in bounded time.

use std::time::{Duration, Instant};

use portcullis::*;
use serde_json::json;

use crate::common::*;

/// Arguments that are no object, malformed, or with a key twice: refused with the reason.
#[tokio::test]
async fn arguments_that_can_not_be_read_are_refused_with_the_reason() {
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    for (text, why) in [
        ("[1, 2]", "an array"),
        ("7", "a number"),
        ("\"ls\"", "no JSON"),
        ("true", "a boolean"),
        ("{\"command\": \"ls\"", "no JSON"),
        ("{command: ls}", "no JSON"),
        ("{\"command\": \"ls\", \"command\": \"rm -rf /\"}", "`command` twice"),
        ("{\"a\": {\"b\": 1, \"b\": 2}}", "`b` twice"),
        ("{\"a\": 1} {\"a\": 1}", "no JSON"),
    ] {
        let call = ToolCall::new("1", "shell", Arguments::from_json(text));
        let decision = decide(&engine, &calls(&engine), &call).await;
        assert!(blocked(&decision).contains(why), "{text}: {}", blocked(&decision));
        given(&result(&engine, &calls(&engine), &call, "the host ran it anyway").await);
    }
    for text in
        ["", "null", "{}", "{\"command\": \"ls\", \"command\": \"ls\"}", "\"{\\\"command\\\": \\\"ls\\\"}\""]
    {
        let call = ToolCall::new("1", "shell", Arguments::from_json(text));
        assert!(runs(&decide(&engine, &calls(&engine), &call).await), "{text}");
    }
    let inner = ToolCall::new("1", "shell", Arguments::from_json("\"{\\\"command\\\": \\\"cat .env\\\"}\""));
    blocked(&decide(&engine, &calls(&engine), &inner).await);
}

/// Invalid UTF-8 in arguments is refused; in a result it is flagged, and still scanned.
#[tokio::test]
async fn invalid_utf8_is_refused_in_arguments_and_flagged_in_results() {
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    let call = ToolCall::new("1", "shell", Arguments::from_slice(b"{\"command\": \"ls \xff\"}"));
    blocked(&decide(&engine, &calls(&engine), &call).await);
    let mut bytes = b"\xff\xfe then ".to_vec();
    bytes.extend(secret().bytes());
    let decision = engine.tool_result(&calls(&engine), &shell("make"), &ToolResult::from_bytes(&bytes)).await;
    let (text, flags) = given(&decision);
    assert!(text.ends_with("then [redacted:aws-access-key-id]"), "{text}");
    assert_eq!(flags, [Flag::Redacted, Flag::InvalidUtf8]);
}

/// A null byte in a path can't be judged: a rule that blocks by path blocks, one that warns says so.
#[tokio::test]
async fn a_null_byte_in_a_path_is_never_passed_by_a_rule_that_blocks() {
    for (action, goes_on) in [("block", false), ("warn", true)] {
        let rule =
            format!("---\nwhen: before_tool\ntools: read\npath: private\naction: {action}\n---\nPrivate.\n");
        let workspace = Workspace::of(&[("rules/private", rule.as_str())]);
        let engine = loaded(workspace.builder().without_approvals().dangerous().without_baseline());
        let decision =
            decide(&engine, &calls(&engine), &call("read", json!({"file_path": "private\u{0}/x"}))).await;
        assert_eq!(runs(&decision), goes_on, "{decision:?}");
        assert!(matches!(verdict(&decision.report, "private").outcome, Outcome::Unjudged(_)), "{decision:?}");
        assert_eq!(notices(&decision.report), ["The rule private couldn't be checked"]);
    }
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    for path in [".env\u{0}.example", "a/../.env\u{0}", "~/.ssh/id_rsa\u{0}.pub"] {
        let decision = decide(&engine, &calls(&engine), &call("read", json!({ "file_path": path }))).await;
        assert!(!runs(&decision), "{path:?}: a tool may open what stands before the null byte");
    }
}

/// A result over 16 MiB is withheld, never passed unscanned, and not even looked through.
#[tokio::test]
async fn a_result_of_50_mb_is_withheld_in_bounded_time() {
    let workspace = Workspace::of(&[]);
    let log = Log::default();
    let engine = loaded(workspace.builder().without_approvals().audit(log.sink()));
    let raw = ToolResult::ok("x".repeat(50_000_000));
    let begun = Instant::now();
    let decision = engine.tool_result(&calls(&engine), &shell("cat big"), &raw).await;
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    let (text, flags) = withheld(&decision);
    assert!(text.contains("50000000 bytes") && text.len() < 1_000, "{text}");
    assert_eq!(flags, [Flag::Blocked]);
    assert_eq!(log.of("call")[0]["result"]["bytes"], 50_000_000);
}

/// Arguments over their bounds are refused: 20 MB, and a thousand levels.
#[tokio::test]
async fn arguments_that_are_too_large_or_too_deep_are_refused() {
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    let large = format!("{{\"command\": \"{}\"}}", "x".repeat(20_000_000));
    let deep = format!("{{\"a\": {}{}}}", "[".repeat(1_000), "]".repeat(1_000));
    for text in [large, deep] {
        let call = ToolCall::new("1", "shell", Arguments::from_json(&text));
        let decision = decide(&engine, &calls(&engine), &call).await;
        assert!(blocked(&decision).contains("larger than the guard reads"), "{}", blocked(&decision));
    }
}

/// Hostile texts at every hook come to a decision in bounded time.
#[tokio::test]
async fn hostile_texts_come_to_a_decision_at_every_hook() {
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    let texts = [
        String::new(),
        "\u{0}\u{1b}[2J\u{2028}\u{202e}".to_owned(),
        "$(".repeat(20_000),
        "'".repeat(100_001),
        "((((".repeat(10_000),
        "<<A\n".repeat(5_000),
        "AKIA".repeat(50_000),
        "a=$a$a;".repeat(5_000),
        "\u{e0041}".repeat(20_000),
    ];
    for text in &texts {
        let begun = Instant::now();
        let turn = turn(&engine);
        prompt(&engine, &turn, text).await;
        decide(&engine, &turn, &shell(text)).await;
        decide(&engine, &turn, &call(text, json!({ text: text }))).await;
        result(&engine, &turn, &call("fetch", json!({ "url": text })), text).await;
        let (shown, end) = stream(&engine, &turn, &[text]).await;
        let AnswerOutcome::Released { rest, .. } = end.outcome else { panic!("{end:?}") };
        assert!((shown + &rest).len() <= text.len());
        answer(&engine, &turn, text).await;
        assert!(begun.elapsed() < Duration::from_secs(20), "{:.20}: {:?}", text, begun.elapsed());
    }
}

/// Hostile rule files are problems with a place, never a panic.
#[test]
fn hostile_rule_files_are_problems_with_a_place() {
    let files: [&[u8]; 6] = [
        b"---\nwhen: before_agent\naction: \xff\n---\nText.\n",
        b"---\nwhen: before_agent\nwhen: after_agent\n---\nText.\n",
        b"---\nwhen: &a before_agent\naction: *a\n---\nText.\n",
        b"---\nwhen: before_agent\n\taction: block\n---\nText.\n",
        b"---\nwhen: before_agent\naction: block\nText without an end.\n",
        b"---\nwhen: before_agent\n---\n---\nwhen: {{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{\n",
    ];
    for (at, file) in files.iter().enumerate().take(5) {
        let workspace = Workspace::of(&[]);
        workspace.write("rules/bad", file);
        let engine = workspace.builder().without_approvals().build().unwrap();
        let status = engine.status();
        assert!(status.closed.is_some(), "{at}");
        assert!(status.problems.iter().all(|p| p.line >= 1 && p.file.ends_with("bad.md")), "{at}");
        assert!(status.problems.iter().all(|p| p.render(false).contains("bad.md")), "{at}");
    }
    let workspace = Workspace::of(&[]);
    workspace.write("rules/fine", files[5]);
    workspace.engine();
}
