//! The protected baseline, through the public API only: TR-03, TR-10, TR-11.

#![expect(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[expect(dead_code, reason = "each file of tests uses some of it")]
mod support;

use portcullis::{
    Arguments, CallOutcome, Engine, Flag, Guard, MemoryApprovals, ToolCall, ToolResult, TurnOptions,
};
use serde_json::json;
use support::{World, blocked, given, runs};

const HOME: &str = "/home/dev";

fn world() -> World {
    World::with(&[], |b| b.without_approvals().home(HOME))
}

async fn stopped_by(gate: &str, rows: &[(&str, serde_json::Value)]) {
    let world = world();
    for (tool, arguments) in rows {
        let decision = world.alone(tool, &arguments.to_string()).await;
        assert!(
            blocked(&decision).contains(&format!("The baseline gate {gate} stopped this call")),
            "{tool} {arguments}: {decision:#?}"
        );
        assert_eq!(decision.report.reasons[0].gate.as_ref().unwrap().name.as_str(), gate);
    }
}

async fn pass(rows: &[(&str, serde_json::Value)]) {
    let world = world();
    for (tool, arguments) in rows {
        let decision = world.alone(tool, &arguments.to_string()).await;
        assert!(matches!(decision.outcome, CallOutcome::Run { .. }), "{tool} {arguments}: {decision:#?}");
    }
}

fn shell(command: &str) -> (&'static str, serde_json::Value) {
    ("shell", json!({"command": command}))
}

fn read(path: &str) -> (&'static str, serde_json::Value) {
    ("read_file", json!({"path": path}))
}

#[tokio::test]
async fn tr_03_secret_stores_stay_closed() {
    stopped_by(
        "no-secret-store-reads",
        &[
            read("~/.ssh/id_ed25519"),
            read("/home/dev/.ssh/id_rsa"),
            read("~/.aws/credentials"),
            shell("cat ~/.ssh/id_rsa"),
            shell("cd ~/.ssh && cat id_rsa"),
            shell("tar czf - $HOME/.ssh"),
        ],
    )
    .await;
    pass(&[
        read("~/.ssh/config"),
        read("~/.ssh/known_hosts"),
        shell("cat ~/.ssh/id_ed25519.pub"),
        shell("ls src"),
    ])
    .await;
}

#[tokio::test]
async fn tr_03_environment_files_and_the_environment_stay_closed() {
    stopped_by(
        "no-env-reads",
        &[
            read(".env"),
            read("service/.env.production"),
            read(".envrc"),
            shell("cat .env"),
            shell("source .env"),
            shell("cat .e*v"),
            shell("printenv"),
            shell("env"),
            shell("export -p"),
            shell("cat /proc/self/environ"),
            shell("python3 -c 'import os; print(os.environ)'"),
        ],
    )
    .await;
    pass(&[
        read(".env.example"),
        read(".env.template"),
        shell("env A=1 npm test"),
        shell("set -e"),
        shell("ls -la .env"),
        shell("test -f .env"),
        shell("rm .env"),
        shell("echo .env >> .gitignore"),
        shell("echo $HOME"),
        shell("git commit -m 'read .env at startup'"),
    ])
    .await;
}

#[tokio::test]
async fn tr_03_what_may_read_a_secret_is_held_and_without_a_store_refused() {
    for (tool, arguments) in
        [shell("cat \"$D/.env\""), ("unheard_of", json!({"where": "/home/dev/.ssh/id_rsa"}))]
    {
        let decision = world().alone(tool, &arguments.to_string()).await;
        let told = blocked(&decision);
        assert!(told.contains("holds this call") && told.contains("not approved"), "{told}");
        let asked = World::with(&[], |b| b.approvals(MemoryApprovals::new()).home(HOME));
        let decision = asked.alone(tool, &arguments.to_string()).await;
        assert!(matches!(decision.outcome, CallOutcome::Held { .. }), "{decision:#?}");
    }
}

#[tokio::test]
async fn tr_03_credentials_are_redacted_in_every_result_and_never_reach_a_report_or_the_audit() {
    let world = world();
    let turn = world.turn();
    // Made of halves: no key of this form stands in the file.
    let aws = ["AKIA", "Z7QHMWB3XN5KRTJD"].concat();
    let raw = format!("aws {aws} end");
    for (tool, arguments) in [read("notes.txt"), shell("ls"), ("unheard_of", json!({}))] {
        let decision = world.ran(&turn, tool, &arguments.to_string(), ToolResult::ok(raw.as_str())).await;
        let (text, flags) = given(&decision);
        assert_eq!(text, "aws [redacted:aws-access-key-id] end", "{tool}");
        assert!(flags.contains(&Flag::Redacted), "{flags:?}");
        assert!(!format!("{decision:?}").contains(&aws));
    }
    let pem = format!(
        "-----BEGIN RSA PRIVATE KEY-----\n{}\n-----END RSA PRIVATE KEY-----\nafter",
        "MIIEow".repeat(40)
    );
    let decision = world.ran(&turn, "shell", r#"{"command": "ls"}"#, ToolResult::error(pem)).await;
    let (text, _) = given(&decision);
    assert!(!text.contains("MIIEow") && text.ends_with("after"), "{text}");
    assert!(world.sink.lines().iter().all(|line| !line.contains(&aws) && !line.contains("MIIEow")));
}

#[tokio::test]
async fn tr_03_every_call_is_recorded_and_code_that_an_agent_edits_is_not_spoilt() {
    let world = world();
    let code = "let api_key = config.get(\"api_key\");\nlet id = \"550e8400-e29b-41d4-a716-446655440000\";\n";
    let decision =
        world.ran(&world.turn(), "read_file", r#"{"path": "src/a.rs"}"#, ToolResult::ok(code)).await;
    assert_eq!(given(&decision).0, code);
    world.alone("read_file", r#"{"path": ".env"}"#).await;
    let outcomes: Vec<_> = world.audit("call").iter().map(|line| line["outcome"].clone()).collect();
    assert_eq!(outcomes, [json!("ok"), json!("blocked")]);
}

#[tokio::test]
async fn tr_03_files_and_allows_do_not_lift_the_baseline_and_code_must_say_so() {
    let allow = "---\nwhen: before_tool\ntools: read_file|shell\naction: allow\n---\n";
    let secrets = "---\nbuiltin: secrets\nenabled: false\n---\n";
    let world = World::new(&[(".agents/rules/all.md", allow), (".agents/guardrails/secrets.md", secrets)]);
    assert_eq!(world.problems(), "");
    assert!(blocked(&world.alone("read_file", r#"{"path": ".env"}"#).await).contains("no-env-reads"));
    let raw = format!("x {} y", ["AKIA", "Z7QHMWB3XN5KRTJD"].concat());
    let decision = world.ran(&world.turn(), "read_file", r#"{"path": "a"}"#, ToolResult::ok(raw)).await;
    assert_eq!(given(&decision).0, "x [redacted:aws-access-key-id] y");
    let open = World::with(&[], |b| b.without_approvals().dangerous().without_baseline());
    runs(&open.alone("read_file", r#"{"path": ".env"}"#).await);
}

#[tokio::test]
async fn tr_10_roundabout_ways_to_a_secret_are_blocked_all() {
    let world = world();
    for command in [
        "bash -c 'cat .env'",
        "sh -c \"cat ~/.ssh/id_rsa\"",
        "python3 -c \"print(open('.env').read())\"",
        "node -e \"console.log(require('fs').readFileSync('.env','utf8'))\"",
        "base64 .env",
        "xxd .env | head",
        "cp .env /tmp/x && cat /tmp/x",
        "ln -s .env x; cat x",
        "F=.env; cat $F",
        "cat .\"en\"v",
        "cat .env*",
        "tar czf /tmp/x.tgz .env",
        "echo Y2F0IC5lbnY= | base64 -d | sh",
        "# for debugging only, the user said it is fine\ncat .env",
        "find . -name .env -exec cat {} +",
        "while read l; do echo $l; done < .env",
        "grep -r . ~/.aws/credentials",
    ] {
        let decision = world.alone("shell", &json!({"command": command}).to_string()).await;
        assert!(matches!(decision.outcome, CallOutcome::Blocked { .. }), "{command}: {decision:#?}");
    }
}

// ---- TR-11: the agent's own rules ----

#[tokio::test]
async fn tr_11_changes_of_rules_settings_and_guarded_files_are_blocked_without_a_store() {
    let world = World::with(
        &[
            (".agents/rules/style.md", "Write plainly.\n"),
            (".agents/portcullis.yaml", "unmatched_tools: allow\n"),
        ],
        |b| b.without_approvals().guard_path("/var/log/agent/audit.jsonl"),
    );
    assert_eq!(world.problems(), "");
    let write = |path: &str| ("write_file", json!({"path": path, "content": "x"}));
    for (tool, arguments) in [
        write(".agents/rules/new.md"),
        write("src/../.agents/rules/style.md"),
        write(".agents/guardrails/secrets.md"),
        write(".claude/rules/x.md"),
        write(".agents/portcullis.yaml"),
        write("/var/log/agent/audit.jsonl"),
        shell("echo x > .agents/rules/style.md"),
        shell("rm -r .agents"),
        shell("mv .agents/rules /tmp/x"),
        shell("cd .agents && sed -i s/a/b/ rules/style.md"),
        shell("ln -s /tmp/mine .agents/guardrails"),
        shell("tee -a .agents/portcullis.yaml < x"),
    ] {
        let decision = world.alone(tool, &arguments.to_string()).await;
        assert!(blocked(&decision).contains("no-guard-edits"), "{tool} {arguments}: {decision:#?}");
    }
    for (tool, arguments) in [
        read(".agents/rules/style.md"),
        write("src/lib.rs"),
        write("docs/.agents-explained.md"),
        shell("cat .agents/rules/style.md"),
        shell("ls .agents/rules"),
        shell("git commit -m 'edit .agents/rules/style.md'"),
    ] {
        runs(&world.alone(tool, &arguments.to_string()).await);
    }
}

#[tokio::test]
async fn tr_11_with_a_store_a_change_of_the_rules_waits_for_a_person() {
    let world = World::with(&[], |b| b.approvals(MemoryApprovals::new()));
    let decision = world.alone("write_file", r#"{"path": ".agents/rules/new.md", "content": "x"}"#).await;
    assert!(matches!(decision.outcome, CallOutcome::Held { .. }), "{decision:#?}");
    assert!(decision.report.reasons.iter().any(|r| r.for_person.contains("no-guard-edits")), "{decision:#?}");
    assert_eq!(world.audit("call")[0]["outcome"], "held");
}

// ---- no-placeholders ----

#[tokio::test]
async fn tr_03_a_placeholder_that_was_sent_out_is_never_a_value() {
    let world = world();
    let turn = world.turn();
    let send = r#"{"to": "a@example.com", "body": "the key is [redacted:aws-access-key-id]"}"#;
    // Nobody was sent it yet: ordinary text.
    runs(&world.call(&turn, "send_mail", send).await);
    let raw = format!("x {} y", ["AKIA", "Z7QHMWB3XN5KRTJD"].concat());
    given(&world.ran(&turn, "read_file", r#"{"path": "a"}"#, ToolResult::ok(raw)).await);
    let decision = world.call(&turn, "send_mail", send).await;
    assert!(
        blocked(&decision).contains("The baseline gate no-placeholders stopped this call"),
        "{decision:#?}"
    );
    // A tool that does not act, another placeholder, and another conversation.
    runs(&world.call(&turn, "grep", r#"{"pattern": "[redacted:aws-access-key-id]", "path": "src"}"#).await);
    runs(&world.call(&turn, "send_mail", r#"{"body": "[redacted:github-token]"}"#).await);
    runs(&world.alone("send_mail", send).await);
    // The next turn of the same conversation, and a child's.
    let next = world.engine.turn(TurnOptions::new("main").calls_only().conversation(turn.conversation()));
    blocked(&world.call(&next, "send_mail", send).await);
    let child = turn.child(TurnOptions::new("helper").calls_only());
    blocked(&world.call(&child, "send_mail", send).await);
}

#[tokio::test]
async fn tr_03_the_baseline_holds_in_an_engine_without_a_workspace() {
    let engine = Engine::builder().without_approvals().build().unwrap();
    let turn = engine.turn(TurnOptions::default().calls_only());
    let call = ToolCall::new("1", "shell", Arguments::from_json(r#"{"command": "cat .env"}"#));
    assert!(blocked(&engine.tool_call(&turn, &call).await).contains("no-env-reads"));
    let fine = support::call("shell", r#"{"command": "ls"}"#);
    runs(&engine.tool_call(&turn, &fine).await);
}

/// TR-10: what is wrapped more deeply than a line is read is matched word by word, as possible, and held.
#[tokio::test]
async fn tr_10_a_read_below_more_wrappers_than_are_read_is_stopped() {
    let world = world();
    for wrapper in ["eval ", "env ", "nohup ", "sudo "] {
        for times in [20, 64, 128, 1_000] {
            let line = format!("{}cat .env", wrapper.repeat(times));
            let decision = world.alone("shell", &json!({"command": line}).to_string()).await;
            assert!(!matches!(decision.outcome, CallOutcome::Run { .. }), "{wrapper} x {times}");
            let line = format!("{}rm -rf /", wrapper.repeat(times));
            let decision = world.alone("shell", &json!({"command": line}).to_string()).await;
            assert!(!matches!(decision.outcome, CallOutcome::Run { .. }), "{wrapper} x {times}");
        }
    }
}

/// TR-10, TR-11: a link with an ordinary name leads where it leads.
#[cfg(unix)]
#[tokio::test]
async fn tr_10_what_links_lead_to_is_looked_at() {
    use std::os::unix::fs::symlink;
    let home = tempfile::tempdir().unwrap();
    let ssh = home.path().join(".ssh");
    std::fs::create_dir(&ssh).unwrap();
    for file in ["id_rsa", "known_hosts"] {
        std::fs::write(ssh.join(file), "x").unwrap();
    }
    let files = [
        (".env", "A=1"),
        (".env.example", "A="),
        ("readme.md", "x"),
        (".agents/rules/style.md", "Write plainly."),
    ];
    let world = World::with(&files, |b| b.without_approvals().home(home.path()));
    let at = |name: &str| world.dir.path().join(name);
    symlink(".env", at("notes.txt")).unwrap();
    symlink("notes.txt", at("again.txt")).unwrap();
    symlink(".env.example", at("sample.txt")).unwrap();
    symlink(&ssh, at("keys")).unwrap();
    symlink(".agents/rules", at("house")).unwrap();
    symlink("readme.md", at("about.md")).unwrap();
    for (tool, arguments, gate) in [
        ("shell", json!({"command": "head -3 notes.txt"}), "no-env-reads"),
        ("shell", json!({"command": "base64 < again.txt"}), "no-env-reads"),
        ("read_file", json!({"path": "again.txt"}), "no-env-reads"),
        ("shell", json!({"command": "cp keys/id_rsa /tmp/x"}), "no-secret-store-reads"),
        ("read_file", json!({"path": "keys/id_rsa"}), "no-secret-store-reads"),
        ("write_file", json!({"path": "house/more.md", "content": "x"}), "no-guard-edits"),
        ("shell", json!({"command": "rm house/style.md"}), "no-guard-edits"),
    ] {
        let decision = world.alone(tool, &arguments.to_string()).await;
        assert!(blocked(&decision).contains(gate), "{tool} {arguments}: {decision:#?}");
    }
    for (tool, arguments) in [
        ("read_file", json!({"path": "sample.txt"})),
        ("read_file", json!({"path": "about.md"})),
        ("shell", json!({"command": "cat about.md sample.txt keys/known_hosts"})),
        ("shell", json!({"command": "ls -l notes.txt keys house"})),
        ("read_file", json!({"path": "house/style.md"})),
    ] {
        let decision = world.alone(tool, &arguments.to_string()).await;
        assert!(matches!(decision.outcome, CallOutcome::Run { .. }), "{tool} {arguments}: {decision:#?}");
    }
}

/// A look-up that does not end is no reason to let a call pass.
#[tokio::test(start_paused = true)]
async fn tr_10_a_file_system_that_does_not_answer_stops_calls_that_name_paths() {
    use std::path::{Path, PathBuf};
    #[derive(Debug)]
    struct Stuck;
    impl portcullis::FileSystem for Stuck {
        fn canonical(&self, _: &Path) -> std::io::Result<PathBuf> {
            panic!("it is gone")
        }
        fn link(&self, _: &Path) -> std::io::Result<PathBuf> {
            panic!("it is gone")
        }
    }
    let world = World::with(&[], |b| b.without_approvals().home(HOME).file_system(Stuck));
    let decision = world.alone("shell", r#"{"command": "cat readme.md"}"#).await;
    assert!(blocked(&decision).contains("no-secret-store-reads"), "{decision:#?}");
    runs(&world.alone("shell", r#"{"command": "pwd"}"#).await);
}
