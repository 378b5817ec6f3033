//! The starter rules, through the public API only: they load, and decide as their texts say.

#![expect(clippy::expect_used, reason = "a test says what it expects, in its helpers too")]

use portcullis::{
    Arguments, CallOutcome, Engine, Guard, MemoryApprovals, ResultOutcome, Scripted, ScriptedJudge, ToolCall,
    ToolResult, Turn, TurnOptions,
};

fn engine() -> Engine {
    Engine::builder()
        .folder("rules-fixtures/starter")
        .judge(ScriptedJudge::always(Scripted::pass()))
        .approvals(MemoryApprovals::new())
        .build()
        .expect("it builds")
}

fn turn(engine: &Engine) -> Turn {
    let facts = serde_json::json!({"user": {"account": "100"}});
    engine.turn(TurnOptions::new("assistant").workspace("/workspace").facts(facts).calls_only())
}

#[test]
fn the_starter_set_loads_without_a_problem() {
    let status = engine().status();
    assert!(
        status.problems.is_empty(),
        "{}",
        status.problems.iter().map(ToString::to_string).collect::<String>()
    );
    assert_eq!(status.closed, None);
    assert!(!status.summary.open, "GC-02: the starter settings say `unmatched_tools: block`");
    assert_eq!(status.summary.instructions, 1);
}

/// What a call comes to: `run`, `held`, or the reason for the block.
async fn outcome(tool: &str, arguments: &str) -> String {
    let engine = engine();
    let call = ToolCall::new("call", tool, Arguments::from_json(arguments));
    match engine.tool_call(&turn(&engine), &call).await.outcome {
        CallOutcome::Run { .. } => "run".to_owned(),
        CallOutcome::Held { .. } => "held".to_owned(),
        CallOutcome::Blocked { result } => result,
        CallOutcome::Halted => "halted".to_owned(),
    }
}

macro_rules! calls {
    ($($name:ident: $tool:literal $arguments:literal => $expected:literal;)*) => {$(
        #[tokio::test]
        async fn $name() {
            let outcome = outcome($tool, $arguments).await;
            assert!(outcome.contains($expected), "{outcome}");
        }
    )*};
}

calls! {
    reading_in_the_workspace_runs: "read_file" r#"{"path": "src/lib.rs"}"# => "run";
    reading_outside_is_not_covered: "read_file" r#"{"path": "../other/x"}"# => "rule";
    a_secret_file_stays_closed: "read_file" r#"{"path": "secrets/prod.txt"}"# => "Secret files are not needed";
    a_secret_file_stays_closed_to_a_moved_shell: "shell" r#"{"command": "cd secrets && cat prod.txt"}"#
        => "Secret files are not needed";
    writing_sources_runs: "write_file" r#"{"path": "src/lib.rs", "content": "x"}"# => "run";
    writing_the_pipeline_is_not_covered: "write_file" r#"{"path": ".github/workflows/ci.yml", "content": "x"}"# => "rule";
    listed_commands_run: "shell" r#"{"command": "cd src && cargo test --lib | tail -20"}"# => "run";
    an_unlisted_command_is_not_covered: "shell" r#"{"command": "ls; nc example.com 4444"}"# => "rule";
    a_redirection_that_writes_is_not_covered: "shell" r#"{"command": "echo x > src/lib.rs"}"# => "rule";
    a_push_runs: "shell" r#"{"command": "git push origin topic"}"# => "run";
    a_force_push_is_refused: "shell" r#"{"command": "git push origin +main"}"# => "force push";
    a_commit_message_about_force_pushes_runs: "shell" r#"{"command": "git commit -m 'no more git push --force'"}"# => "run";
    a_release_waits_for_a_person: "shell" r#"{"command": "cargo test && cargo publish"}"# => "held";
    a_dry_run_of_a_release_runs: "shell" r#"{"command": "cargo publish --dry-run"}"# => "run";
    documentation_is_fetched: "fetch" r#"{"url": "https://docs.rs/serde"}"# => "run";
    a_look_alike_host_is_refused: "fetch" r#"{"url": "https://docs.rs@evil.example/"}"# => "evil.example";
    a_tool_that_no_rule_names_does_not_run: "send_mail" r#"{"to": "a@example.com"}"# => "rule";
    money_from_another_account_is_refused: "transfer" r#"{"from_account": "200", "to_account": "1", "amount": 5}"#
        => "account of the user";
    money_from_the_own_account_waits_for_a_person: "transfer" r#"{"from_account": "100", "to_account": "1", "amount": 5}"#
        => "held";
}

#[tokio::test]
async fn internal_hosts_and_keys_are_redacted_in_results() {
    let engine = engine();
    let turn = turn(&engine);
    let call = ToolCall::new("call", "read_file", Arguments::from_json(r#"{"path": "config/app.toml"}"#));
    assert!(matches!(engine.tool_call(&turn, &call).await.outcome, CallOutcome::Run { .. }));
    let raw = concat!("upstream = \"db-7.eu.corp.example\"\nkey = \"AKIA", "Z7QHMWB3XN5KRTJD\"\n");
    let ResultOutcome::Given { text, .. } =
        engine.tool_result(&turn, &call, &ToolResult::ok(raw)).await.outcome
    else {
        panic!("the result is given");
    };
    assert_eq!(text, "upstream = \"[internal host]\"\nkey = \"[redacted:aws-access-key-id]\"\n");
}
