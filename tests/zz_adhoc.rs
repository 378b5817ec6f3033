use portcullis::*;
#[tokio::test]
async fn adhoc() {
    let dir = tempfile::tempdir().unwrap();
    let engine = Engine::builder().workspace(dir.path()).home("/home/u").without_approvals().build().unwrap();
    let cmds = std::fs::read_to_string("/tmp/cmds.txt").unwrap();
    for line in cmds.lines() {
        let turn = engine.turn(TurnOptions::new("a").workspace("/home/u/proj").calls_only());
        let call = ToolCall::new("1", "bash", Arguments::from_value(serde_json::json!({"command": line})));
        let d = engine.tool_call(&turn, &call).await;
        let o = match &d.outcome { CallOutcome::Run{..} => "run", CallOutcome::Blocked{..} => "BLOCK", CallOutcome::Held{..}=>"HOLD", CallOutcome::Halted=>"HALT" };
        println!("{o:6} {:70} {}", line.chars().take(70).collect::<String>(), d.report.verdicts.iter().map(|v| format!("{}:{:?}:{}", v.gate.name, v.effect, v.reason)).collect::<Vec<_>>().join(" | ").chars().take(110).collect::<String>());
    }
}
