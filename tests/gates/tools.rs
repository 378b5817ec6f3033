//! Rules around tool calls: TR-01 to TR-03, TR-06 to TR-08, TR-11, GC-02, GC-08.

use portcullis::*;
use serde_json::{Value, json};

use crate::common::*;

fn rule(fields: &str) -> String {
    format!("---\nwhen: before_tool\n{fields}\n---\nNot here.\n")
}

/// TR-01: the strictest of all failing rules decides, and every one of them is reported.
#[tokio::test]
async fn the_strictest_rule_decides_and_all_are_reported() {
    let (a, b, c) = (
        rule("tools: shell\ncommand: make *\naction: warn"),
        rule("tools: shell\ncommand: make deploy\naction: block"),
        rule("tools: shell\naction: record"),
    );
    let workspace = Workspace::of(&[("rules/a", a.as_str()), ("rules/b", &b), ("rules/c", &c)]);
    let engine = workspace.engine();
    let decision = decide(&engine, &calls(&engine), &shell("make deploy")).await;
    assert!(blocked(&decision).starts_with("The rule b stopped this call: Not here."), "{decision:?}");
    let effects: Vec<_> = decision.report.verdicts.iter().map(|v| (v.gate.name.as_str(), v.effect)).collect();
    assert_eq!(effects, [("a", Some(Action::Warn)), ("b", Some(Action::Block)), ("c", Some(Action::Record))]);
    assert!(runs(&decide(&engine, &calls(&engine), &shell("make test")).await));
}

/// TR-01: results too: block goes before redact, redact before record; redactions are applied once.
#[tokio::test]
async fn redactions_of_two_rules_are_applied_once_and_a_block_withholds() {
    let result_rule = |action: &str, regex: &str| {
        format!("---\nwhen: after_tool\ntools: read\nresult: '{regex}'\naction: {action}\n---\nPrivate.\n")
    };
    let (a, b, c, d) = (
        result_rule("redact", "AB-[0-9]+"),
        result_rule("redact", "[0-9]+ of Ann"),
        result_rule("block", "top secret"),
        result_rule("record", "AB"),
    );
    let workspace = Workspace::of(&[
        ("rules/number", a.as_str()),
        ("rules/owner", &b),
        ("rules/top", &c),
        ("rules/seen", &d),
    ]);
    let engine = workspace.engine();
    let read = call("read", json!({"file_path": "x"}));
    let decision = result(&engine, &calls(&engine), &read, "see AB-17 of Ann, AB-18").await;
    assert_eq!(given(&decision), ("see [redacted:number], [redacted:number]", &[Flag::Redacted][..]));
    assert_eq!(verdict(&decision.report, "seen").effect, Some(Action::Record));
    let decision = result(&engine, &calls(&engine), &read, "AB-17 is top secret").await;
    let (text, flags) = withheld(&decision);
    assert!(text.contains("The rule top stopped this result: Private.") && !text.contains("AB-17"), "{text}");
    assert!(flags.contains(&Flag::Blocked));
}

/// TR-02: tool globs have alternatives and fold case; other tools are left alone.
#[tokio::test]
async fn tool_globs_have_alternatives_and_fold_case() {
    let text = rule("tools: exec|ranch__*\naction: block");
    let workspace = Workspace::of(&[("rules/r", text.as_str())]);
    let engine = workspace.engine();
    for (tool, stopped) in
        [("exec", true), ("Exec", true), ("ranch__sell", true), ("executor", false), ("ranch", false)]
    {
        let decision = decide(&engine, &calls(&engine), &call(tool, json!({"x": 1}))).await;
        assert_eq!(!runs(&decision), stopped, "{tool}");
    }
}

/// TR-02: `data/secrets/x` and its absolute form are one, from wherever the call is made.
#[tokio::test]
async fn a_relative_path_and_its_absolute_form_are_one() {
    let regex = rule("tools: read|shell\nargs: {'$.file_path': '/data/secrets/'}\naction: block");
    let workspace = Workspace::of(&[
        ("rules/regex", regex.as_str()),
        ("rules/path", &rule("tools: read|shell\npath: data/secrets\naction: block")),
    ]);
    let engine = workspace.engine();
    let absolute = workspace.path().join("data/secrets/x");
    let turn = calls(&engine);
    for path in ["data/secrets/x", "./data/../data/secrets/x", absolute.to_str().unwrap()] {
        let decision = decide(&engine, &turn, &call("read", json!({"file_path": path}))).await;
        let names: Vec<_> = decision.report.verdicts.iter().map(|v| v.gate.name.as_str()).collect();
        assert_eq!(names, ["path", "regex"], "{path}");
    }
    let below = call("read", json!({"file_path": "secrets/x"})).in_folder("data");
    assert!(!runs(&decide(&engine, &turn, &below).await));
    assert!(!runs(&decide(&engine, &turn, &shell("cd data && cat secrets/x")).await));
    assert!(runs(&decide(&engine, &turn, &call("read", json!({"file_path": "data/secretsauce/x"}))).await));
    assert!(runs(&decide(&engine, &turn, &call("read", json!({"file_path": "secrets/x"}))).await));
}

/// TR-02: an object argument is matched as the strings in it and as its JSON.
#[tokio::test]
async fn an_object_argument_is_matched_leaf_by_leaf_and_as_json() {
    let (leaf, compact) = (
        rule("tools: ranch\nargs: {'$.order': '^sell\"it$'}\naction: block"),
        rule("tools: ranch\nargs: {'$.order': '\"sold\":true'}\naction: block"),
    );
    let workspace = Workspace::of(&[("rules/leaf", leaf.as_str()), ("rules/compact", &compact)]);
    let engine = workspace.engine();
    let names = async |order: Value| {
        let decision = decide(&engine, &calls(&engine), &call("ranch", json!({"order": order}))).await;
        decision
            .report
            .verdicts
            .iter()
            .filter(|v| v.effect.is_some())
            .map(|v| v.gate.name.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(json!({"deep": [{"do": "sell\"it"}]})).await, ["leaf"]);
    assert_eq!(names(json!({"sold": true})).await, ["compact"]);
    assert_eq!(
        names(json!("{\"sold\":true}")).await,
        ["compact"],
        "a string that is JSON is matched as both"
    );
    assert!(names(json!({"sold": false})).await.is_empty());
}

/// TR-03: the baseline stops reads of secret stores and of the environment, and redacts credentials.
#[tokio::test]
async fn the_baseline_guards_secret_stores_the_environment_and_credentials() {
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    let turn = calls(&engine);
    for (command, gate) in [
        ("cat ~/.ssh/id_rsa", "no-secret-store-reads"),
        ("cat .env", "no-env-reads"),
        ("printenv", "no-env-reads"),
    ] {
        let decision = decide(&engine, &turn, &shell(command)).await;
        assert!(blocked(&decision).contains(gate), "{command}: {decision:?}");
    }
    blocked(&decide(&engine, &turn, &call("read", json!({"file_path": ".env"}))).await);
    for command in ["cat ~/.ssh/config", "cat .env.example", "ls -a", "env A=1 npm test", "rm .env"] {
        let decision = decide(&engine, &turn, &shell(command)).await;
        assert!(runs(&decision), "{command}: {:?}", reasons(&decision.report));
    }
    let decision = result(&engine, &turn, &shell("make"), &format!("key={} end", secret())).await;
    let (text, flags) = given(&decision);
    assert_eq!(text, "key=[redacted:aws-access-key-id] end");
    assert!(flags.contains(&Flag::Redacted));
}

/// TR-03: no file takes a baseline gate's name, and no `allow` lifts one.
#[tokio::test]
async fn no_file_overrides_the_baseline() {
    for folder in ["rules", "guardrails"] {
        let name = format!("{folder}/no-env-reads");
        let text = if folder == "rules" {
            rule("tools: shell\naction: record\nenabled: false")
        } else {
            "---\nstage: action\naction: record\nenabled: false\n---\nNothing.\n".into()
        };
        let workspace = Workspace::of(&[(name.as_str(), text.as_str())]);
        let engine = workspace.builder().without_approvals().build().unwrap();
        let status = engine.status();
        assert!(status.closed.is_some(), "{name}");
        assert!(status.problems.iter().any(|p| p.file.ends_with("no-env-reads.md")), "{name}");
    }
    let allow = rule("tools: shell\ncommand: cat *\naction: allow");
    let workspace = Workspace::of(&[("rules/may", allow.as_str())]);
    let engine = workspace.engine();
    blocked(&decide(&engine, &calls(&engine), &shell("cat .env")).await);
}

/// TR-07: the model's copy is redacted; a placeholder that was sent is never a value for an acting tool.
#[tokio::test]
async fn a_placeholder_that_a_result_was_given_is_never_a_value() {
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    let turn = calls(&engine);
    let send = call("send_email", json!({"to": "a@example.org", "body": "use [redacted:aws-access-key-id]"}));
    assert!(
        runs(&decide(&engine, &turn, &send).await),
        "a placeholder that nobody was sent is ordinary text"
    );
    given(&result(&engine, &turn, &shell("make"), &secret()).await);
    let decision = decide(&engine, &turn, &send).await;
    assert!(blocked(&decision).contains("no-placeholders"), "{decision:?}");
    let read = call("read", json!({"file_path": "a [redacted:aws-access-key-id]"}));
    assert!(runs(&decide(&engine, &turn, &read).await), "a tool that does not act may name it");
}

/// TR-08: one line a call: tool, outcome, duration, sizes, rules fired, effect; secrets nowhere.
#[tokio::test]
async fn every_call_is_one_line_of_the_audit_log() {
    let text = rule("tools: shell\ncommand: make *\naction: warn");
    let workspace = Workspace::of(&[("rules/slow", text.as_str())]);
    let log = Log::default();
    let engine = loaded(workspace.builder().without_approvals().audit(log.sink()));
    let turn = calls(&engine);
    let id = |id: &str, command: &str| ToolCall::new(id, "shell", json!({ "command": command }));
    let ok = id("ok", "make all");
    decide(&engine, &turn, &ok).await;
    let took = std::time::Duration::from_millis(250);
    engine.tool_result(&turn, &ok, &ToolResult::ok("12345").took(took)).await;
    let bad = id("bad", "false");
    decide(&engine, &turn, &bad).await;
    engine.tool_result(&turn, &bad, &ToolResult::error(format!("failed with {}", secret()))).await;
    decide(&engine, &turn, &id("no", "cat .env")).await;
    decide(&engine, &turn, &id("lost", "sleep 1")).await;
    drop(turn);
    let lines = log.of("call");
    let told: Vec<_> =
        lines.iter().map(|l| (l["call"].as_str().unwrap(), l["outcome"].as_str().unwrap())).collect();
    assert_eq!(told, [("ok", "ok"), ("bad", "error"), ("no", "blocked"), ("lost", "unknown")]);
    let first = &lines[0];
    assert_eq!((first["tool"].as_str(), first["duration_us"].as_u64()), (Some("shell"), Some(250_000)));
    assert_eq!((first["result"]["bytes"].as_u64(), &first["effect"]), (Some(5), &json!("warn")));
    assert!(first["rules"].as_array().unwrap().contains(&json!("slow")), "{first}");
    assert!(lines[2]["rules"].as_array().unwrap().contains(&json!("no-env-reads")));
    assert!(log.sink().lines().iter().all(|l| !l.contains(&secret()) && !l.contains("12345")));
}

/// TR-11: the agent edits its own rules only with a person's approval: held, blocked without a store.
#[tokio::test]
async fn the_agent_can_not_edit_its_own_rules() {
    let workspace = Workspace::of(&[("rules/kind", "Be kind.\n")]);
    let log = workspace.path().join("audit.jsonl");
    let builder = || workspace.builder().guard_path(&log);
    let (closed, asking) =
        (loaded(builder().without_approvals()), loaded(builder().approvals(MemoryApprovals::new())));
    for attempt in [
        call("write", json!({"file_path": ".agents/rules/kind.md", "content": "Be rude."})),
        shell("echo 'unmatched_tools: allow' > .agents/portcullis.yaml"),
        shell("cd .agents && rm -r rules"),
        shell("mv .agents/guardrails old"),
        shell("truncate -s 0 audit.jsonl"),
    ] {
        let decision = decide(&closed, &calls(&closed), &attempt).await;
        assert!(blocked(&decision).contains("no-guard-edits"), "{attempt:?}: {decision:?}");
        let decision = decide(&asking, &calls(&asking), &attempt).await;
        assert!(matches!(decision.outcome, CallOutcome::Held { .. }), "{attempt:?}: {decision:?}");
    }
    for harmless in [
        shell("cat .agents/rules/kind.md"),
        call("write", json!({"file_path": "rules/kind.md", "content": "x"})),
    ] {
        assert!(runs(&decide(&closed, &calls(&closed), &harmless).await), "{harmless:?}");
    }
}

/// GC-02: no rule, no call: what covers, and what does not.
#[tokio::test]
async fn under_block_only_calls_that_a_gate_names_go_on() {
    let (named, star, shadow) = (
        rule("tools: notes_*\nargs: {'$.q': bomb}\naction: block"),
        rule("tools: '*'\naction: record"),
        rule("tools: shadowed\naction: record\nmode: shadow"),
    );
    let files = [("rules/named", named.as_str()), ("rules/star", &star), ("rules/shadow", &shadow)];
    let workspace = Workspace::of(&files);
    let open = workspace.engine();
    assert!(open.status().summary.open && open.status().to_string().contains("open"), "{}", open.status());
    assert!(runs(&decide(&open, &calls(&open), &call("anything", json!({}))).await));
    let engine = loaded(workspace.builder().without_approvals().unmatched_tools(UnmatchedTools::Block));
    assert!(!engine.status().summary.open);
    assert!(runs(&decide(&engine, &calls(&engine), &call("notes_list", json!({}))).await));
    for tool in ["anything", "shadowed", "read"] {
        let decision = decide(&engine, &calls(&engine), &call(tool, json!({}))).await;
        assert!(blocked(&decision).starts_with("no rule"), "{tool}: {decision:?}");
        assert_eq!(notice_ids(&decision.report), [NoticeId::NoRule]);
    }
    let acting = loaded(workspace.builder().without_approvals().unmatched_tools(UnmatchedTools::BlockActing));
    assert!(runs(&decide(&acting, &calls(&acting), &call("read", json!({"file_path": "a"}))).await));
    blocked(&decide(&acting, &calls(&acting), &call("anything", json!({}))).await);
}

/// GC-02: an `allow` closes its tool under every setting; only calls that it matches in full go on.
#[tokio::test]
async fn an_allow_closes_its_tool_and_covers_only_what_it_matches_in_full() {
    let allow = rule("tools: shell\ncommand: ['git status', 'npm test']\naction: allow");
    let workspace = Workspace::of(&[("rules/may", allow.as_str())]);
    let engine = workspace.engine();
    for (command, goes_on) in [
        ("git status", true),
        ("git status && npm test", true),
        ("git status; rm x", false),
        ("git status > out", false),
        ("git push", false),
        ("$X status", false),
    ] {
        let decision = decide(&engine, &calls(&engine), &shell(command)).await;
        assert_eq!(runs(&decision), goes_on, "{command}: {decision:?}");
        if !goes_on {
            assert!(blocked(&decision).contains("no rule"), "{command}");
        }
    }
    assert!(
        runs(&decide(&engine, &calls(&engine), &call("read", json!({"file_path": "a"}))).await),
        "other tools stay open"
    );
}

/// GC-08: a rule compares arguments with facts of the turn; a missing fact is `unjudged`, and covers nothing.
#[tokio::test]
async fn a_rule_compares_arguments_with_facts_of_the_turn() {
    let allow = rule("tools: balance\nargs: {'$.account': {fact: user.account}}\naction: allow");
    let block = rule("tools: transfer\nargs: {'$.to': {fact: user.blocked}}\naction: block");
    let workspace = Workspace::of(&[("rules/own", allow.as_str()), ("rules/never", &block)]);
    let engine = workspace.engine();
    let with = |facts: Value| engine.turn(TurnOptions::new("main").calls_only().facts(facts));
    let balance = |account: &str| call("balance", json!({ "account": account }));
    let ann = with(json!({"user": {"account": "A-1", "blocked": "X-9"}}));
    assert!(runs(&decide(&engine, &ann, &balance("A-1")).await));
    assert!(blocked(&decide(&engine, &ann, &balance("B-2")).await).contains("no rule"));
    let child = ann.child(TurnOptions::new("helper").calls_only());
    assert!(runs(&decide(&engine, &child, &balance("A-1")).await), "a child has its parent's facts");
    assert!(!runs(&decide(&engine, &with(json!({})), &balance("A-1")).await));
    let transfer = |to: &str| call("transfer", json!({ "to": to }));
    assert!(runs(&decide(&engine, &ann, &transfer("A-3")).await));
    assert!(
        blocked(&decide(&engine, &ann, &transfer("X-9")).await).contains("The rule never stopped this call")
    );
    let unknown = decide(&engine, &with(json!({})), &transfer("A-3")).await;
    assert!(blocked(&unknown).contains("couldn't be checked"), "{unknown:?}");
}

/// P6 in part: no reason, notice or verdict repeats a secret of the arguments, and no `Debug` text does.
#[tokio::test]
async fn no_report_repeats_a_secret_of_the_arguments() {
    let text = rule("tools: ranch\nargs: {'$.key': '.+'}\naction: block");
    let workspace = Workspace::of(&[
        ("rules/r", text.as_str()),
        ("guardrails/limits", "---\nbuiltin: limits\ncommands: ['deploy *']\n---\n"),
    ]);
    let engine = workspace.engine();
    for call in [
        call("ranch", json!({"key": secret()})),
        shell(&format!("deploy --key {}", secret())),
        shell(&format!("cat .env {}", secret())),
    ] {
        let decision = decide(&engine, &calls(&engine), &call).await;
        blocked(&decision);
        assert!(!format!("{decision:?}").contains(&secret()), "{decision:?}");
        assert!(!serde_json::to_string(&decision).unwrap().contains(&secret()));
    }
}
