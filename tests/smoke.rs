//! The ten lines.
use portcullis::*;

fn write(dir: &std::path::Path, name: &str, text: &str) {
    let path = dir.join(name);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, text).unwrap();
}

#[tokio::test]
async fn a_guarded_turn() {
    let dir = tempfile::tempdir().unwrap();
    write(dir.path(), ".agents/rules/polite.md", "---\nwhen: after_agent\naction: revise\n---\nBe polite.\n");
    let judge = ScriptedJudge::new().when_subject("rude", Scripted::fail("say please")).otherwise(Scripted::pass());
    let sink = std::sync::Arc::new(MemorySink::new());
    let engine = Engine::builder().workspace(dir.path()).judge(judge).without_approvals().audit(std::sync::Arc::clone(&sink)).build().unwrap();
    eprintln!("{}", engine.status());
    for p in &engine.status().problems { eprintln!("{}", p.render(false)); }
    let turn = engine.turn(TurnOptions::new("a").workspace(dir.path()));
    let d = engine.before(&turn, &Prompt::new("hello")).await;
    assert!(matches!(d.outcome, BeforeOutcome::Proceed { .. }), "{d:?}");
    let call = ToolCall::new("1", "shell", Arguments::from_json(r#"{"command":"rm -rf /"}"#));
    let d = engine.tool_call(&turn, &call).await;
    eprintln!("{d:#?}");
    assert!(matches!(d.outcome, CallOutcome::Blocked { .. }));
    let call = ToolCall::new("1", "shell", Arguments::from_json(r#"{"command":"cat .env"}"#));
    let d = engine.tool_call(&turn, &call).await;
    eprintln!("{:?}", d.outcome);
    assert!(matches!(d.outcome, CallOutcome::Blocked { .. }));
    let call = ToolCall::new("1", "shell", Arguments::from_json(r#"{"command":"ls"}"#));
    let d = engine.tool_call(&turn, &call).await;
    assert!(matches!(d.outcome, CallOutcome::Run { .. }), "{d:#?}");
    let d = engine.tool_result(&turn, &call, &ToolResult::ok("token ghp_0123456789abcdefghijABCDEFGHIJ012345 and AKIAZZZZQQQQWWWW2222")).await;
    eprintln!("{:?}", d.outcome);
    let mut f = engine.output(&turn, Channel::Text);
    let mut out = f.push("the key is AKIAZZZZ");
    out += &f.push("QQQQWWWW2222 ok");
    let d = f.finish().await;
    eprintln!("{out} {:?}", d.outcome);
    let d = engine.after(&turn, &Work::answer("rude answer")).await;
    eprintln!("{:?} {:?}", d.outcome, d.report.notices);
    assert!(matches!(d.outcome, AfterOutcome::SentBack { round: 1, .. }));
    drop(turn);
    for l in sink.lines() { eprintln!("{l}"); }
}
