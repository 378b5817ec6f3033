//! Turns: limits (GT-22), files changed (GT-30), children, taint (BX-07 in part), GC-01, GC-05.

use portcullis::*;
use serde_json::json;

use crate::common::*;

fn limits(fields: &str) -> Workspace {
    let text = format!("---\nbuiltin: limits\n{fields}\n---\n");
    Workspace::of(&[("guardrails/limits", text.as_str())])
}

fn write(path: &str) -> ToolCall {
    call("write", json!({"file_path": path, "content": "x"}))
}

/// GT-22: over the cap of model calls is a halt with the reason; the lower cap counts; children share it.
#[tokio::test]
async fn model_calls_are_capped_over_the_whole_tree_and_over_the_cap_is_a_halt() {
    let workspace = limits("max_turns: 3");
    let engine = workspace.engine();
    let turn = calls(&engine);
    let child = turn.child(TurnOptions::new("helper").calls_only());
    for counted in [&turn, &child, &turn] {
        counted.reserve_model_call().unwrap();
    }
    assert_eq!(turn.model_calls(), 3);
    let over = turn.reserve_model_call().unwrap_err();
    assert_eq!(over.to_string(), "The guardrail limits stopped this: the turn has made its 3 model calls");
    assert_eq!(turn.model_calls(), 3, "what is refused is not counted");
    assert_eq!(turn.halted(), Some(over.to_string().as_str()));
    let decision = decide(&engine, &turn, &shell("ls")).await;
    assert_eq!(decision.outcome, CallOutcome::Halted);
    assert!(reasons(&decision.report)[0].contains("3 model calls"));
    assert!(child.halted().is_some(), "a child ends with its parent");

    let own = engine.turn(TurnOptions::new("main").calls_only().max_model_calls(1));
    own.reserve_model_call().unwrap();
    assert_eq!(own.reserve_model_call(), Err(OverBudget::ModelCalls(1)));
    let wide = engine.turn(TurnOptions::new("main").calls_only().max_model_calls(100));
    (0..3).for_each(|_| wide.reserve_model_call().unwrap());
    assert!(wide.reserve_model_call().is_err());
}

/// GT-22: spending is capped; judges' calls add cost, and no model calls.
#[tokio::test]
async fn spending_is_capped_judges_included() {
    let workspace = limits("max_cost_usd: 1.0");
    workspace.write("rules/r", "---\nwhen: before_agent\n---\nRule.\n");
    let used = JudgeUse { model: "m".into(), attempts: 1, cost_usd: 0.4, ..JudgeUse::default() };
    let engine = workspace.judged(ScriptedJudge::always(Scripted::pass().using(used)));
    let turn = turn(&engine);
    assert!(proceeds(&prompt(&engine, &turn, "hello").await));
    assert_eq!((turn.cost_usd(), turn.model_calls()), (0.4, 0));
    turn.reserve_model_call().unwrap();
    turn.record_usage(Usage::cost(0.5)).unwrap();
    assert!(runs(&decide(&engine, &turn, &shell("ls")).await));
    let over = turn.record_usage(Usage::cost(0.2)).unwrap_err().to_string();
    assert!(over.starts_with("The guardrail limits stopped this: the turn has spent 1.1"), "{over}");
    assert_eq!(decide(&engine, &turn, &shell("ls")).await.outcome, CallOutcome::Halted);
    assert!(turn.reserve_model_call().is_err());
}

/// GT-22: a cost that is no number is never taken for nothing.
#[test]
fn a_cost_that_is_no_number_uses_the_budget_up() {
    let workspace = limits("max_cost_usd: 1.0");
    let engine = workspace.engine();
    let turn = calls(&engine);
    assert_eq!(turn.record_usage(Usage::cost(f64::NAN)), Err(OverBudget::UnknownCost));
    assert!(turn.halted().is_some());
}

/// GT-22: a host that is not allowed is refused, subdomains pass, look-alikes do not.
#[tokio::test]
async fn only_allowed_domains_and_their_subdomains_are_reached() {
    let workspace = limits("allowed_domains: [good.example]");
    let engine = workspace.engine();
    let turn = calls(&engine);
    for (url, passes) in [
        ("https://good.example/a", true),
        ("https://API.good.example./a", true),
        ("https://good.example@evil.example/", false),
        ("https://notgood.example/", false),
        ("https://good.example.evil.example/", false),
        ("http://127.1/", false),
        ("//evil.example/x", false),
    ] {
        let decision = decide(&engine, &turn, &call("fetch", json!({ "url": url }))).await;
        assert_eq!(runs(&decision), passes, "{url}: {decision:?}");
        if !passes {
            assert!(blocked(&decision).starts_with("The guardrail limits stopped this: "), "{url}");
        }
    }
    for (command, passes) in [
        ("curl https://good.example/x", true),
        ("curl https://evil.example/x", false),
        ("git clone https://evil.example/r.git", false),
        ("echo https://evil.example", true),
    ] {
        assert_eq!(runs(&decide(&engine, &turn, &shell(command)).await), passes, "{command}");
    }
    let content = call("write", json!({"file_path": "a", "content": "see https://evil.example/"}));
    assert!(runs(&decide(&engine, &turn, &content).await), "content that is written is no address");
    blocked(&decide(&engine, &turn, &call("unheard_of", json!({"note": "see https://evil.example/"}))).await);
}

/// GT-22: command patterns are refused as a shell runs them; an opaque command does what `opaque` says.
#[tokio::test]
async fn refused_and_opaque_commands_do_what_the_file_says() {
    let workspace = limits("commands: [\"make deploy*\"]\nopaque: block");
    let engine = workspace.engine();
    for (command, passes) in [
        ("make  deploy now", false),
        ("true && 'make' deploy", false),
        ("echo make deploy", true),
        ("eval \"$X\"", false),
        ("ls", true),
    ] {
        let decision = decide(&engine, &calls(&engine), &shell(command)).await;
        assert_eq!(runs(&decision), passes, "{command}: {decision:?}");
    }
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    let turn = calls(&engine);
    for command in ["git push -fu origin main", "rm -r -f /", "rm -rf ~/*", "sudo rm -rf /etc"] {
        let decision = decide(&engine, &turn, &shell(command)).await;
        assert!(blocked(&decision).starts_with("The guardrail limits stopped this: "), "{command}");
    }
    for command in [
        "git push --force-with-lease",
        "rm -rf \"$BUILD_DIR\"",
        "rm -rf target",
        "git commit -m 'no git push --force'",
    ] {
        assert!(runs(&decide(&engine, &turn, &shell(command)).await), "{command}");
    }
    let opaque = decide(&engine, &turn, &shell("eval \"$X\"")).await;
    assert!(runs(&opaque) && notice_ids(&opaque.report).contains(&NoticeId::CallWarned), "{opaque:?}");
}

/// GT-22, GT-30: files changed are counted, shell commands that write too; the same file counts once.
#[tokio::test]
async fn files_changed_are_capped_and_shell_commands_count() {
    let workspace = limits("max_files_changed: 2");
    let engine = workspace.engine();
    let turn = calls(&engine);
    let done = async |call: &ToolCall| {
        let decision = decide(&engine, &turn, call).await;
        if runs(&decision) {
            result(&engine, &turn, call, "done").await;
        }
        decision
    };
    assert!(runs(&done(&write("a")).await));
    assert!(runs(&done(&shell("echo x > ./a")).await), "the same file");
    assert_eq!(turn.files_changed(), 1);
    let two = done(&shell("cp a b && mv b c")).await;
    assert!(
        blocked(&two).starts_with("The guardrail limits stopped this: the turn has changed 2 files"),
        "{two:?}"
    );
    assert!(runs(&done(&shell("sed -i s/x/y/ b")).await));
    assert_eq!(turn.files_changed(), 2);
    for over in [write("d"), shell("rm d"), shell("ls | tee d")] {
        blocked(&done(&over).await);
    }
    assert!(runs(&done(&shell("cat d")).await), "reading changes nothing");
    assert!(runs(&done(&write("a")).await), "a file that was changed may be changed again");
}

/// GT-22: files are reserved at the call, released on an error and on a drop, shared with children.
#[tokio::test]
async fn reserved_files_count_at_once_and_are_released_when_nothing_was_changed() {
    let workspace = limits("max_files_changed: 1");
    let engine = workspace.engine();
    let turn = calls(&engine);
    assert!(runs(&decide(&engine, &turn, &write("a")).await));
    let child = turn.child(TurnOptions::new("helper").calls_only());
    blocked(&decide(&engine, &child, &write("b")).await);
    engine.tool_result(&turn, &write("a"), &ToolResult::error("disk full")).await;
    assert_eq!(turn.files_changed(), 0);
    assert!(runs(&decide(&engine, &child, &write("b")).await));
    drop(child);
    assert!(runs(&decide(&engine, &turn, &write("c")).await), "what was never answered is released");
    let mut unknown = ToolResult::ok("");
    unknown.outcome = ToolOutcome::Unknown;
    engine.tool_result(&turn, &write("c"), &unknown).await;
    assert_eq!(turn.files_changed(), 1, "what may have changed it counts");
}

/// P27 in part: many tasks at once never overrun a limit.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn parallel_calls_never_overrun_a_limit() {
    let workspace = limits("max_files_changed: 5\nmax_turns: 7");
    let engine = workspace.engine();
    let turn = calls(&engine);
    let tasks: Vec<_> = (0..64)
        .map(|at| {
            let (engine, turn) = (engine.clone(), turn.clone());
            tokio::spawn(async move {
                let call = ToolCall::new(
                    format!("c{at}"),
                    "write",
                    json!({"file_path": format!("f{at}"), "content": "x"}),
                );
                runs(&engine.tool_call(&turn, &call).await)
            })
        })
        .collect();
    let mut ran = 0;
    for task in tasks {
        ran += usize::from(task.await.unwrap());
    }
    assert_eq!(ran, 5);
    let models: usize = (0..64).map(|_| usize::from(turn.reserve_model_call().is_ok())).sum();
    assert_eq!(models, 7);
}

/// Children: a gate for any agent on the chain guards the child; rules around the turn only if it is named.
#[tokio::test]
async fn a_gate_for_any_agent_on_the_chain_guards_the_child() {
    let tool = |agents: &str, tool: &str| {
        format!("---\nwhen: before_tool\ntools: {tool}\naction: block\nagents: {agents}\n---\nNo.\n")
    };
    let (root, own, other) = (tool("main", "one"), tool("helper", "two"), tool("stranger", "three"));
    let around = "---\nwhen: before_agent\naction: block\n---\nRule.\n";
    let named = "---\nwhen: before_agent\naction: block\nagents: named-*\n---\nRule.\n";
    let workspace = Workspace::of(&[
        ("rules/root", root.as_str()),
        ("rules/own", &own),
        ("rules/other", &other),
        ("rules/around", around),
        ("rules/named", named),
    ]);
    let judge = std::sync::Arc::new(ScriptedJudge::always(Scripted::pass()));
    let engine = workspace.judged(std::sync::Arc::clone(&judge));
    let parent = calls(&engine);
    let child = parent.child(TurnOptions::new("helper").calls_only());
    for (tool, child_runs, parent_runs) in
        [("one", false, false), ("two", false, true), ("three", true, true)]
    {
        assert_eq!(runs(&decide(&engine, &child, &call(tool, json!({}))).await), child_runs, "{tool}");
        assert_eq!(runs(&decide(&engine, &parent, &call(tool, json!({}))).await), parent_runs, "{tool}");
    }
    let nobody = engine.turn(TurnOptions::default().calls_only());
    blocked(&decide(&engine, &nobody, &call("three", json!({}))).await);

    prompt(&engine, &parent.child(TurnOptions::new("helper")), "hello").await;
    assert!(judge.asked().is_empty(), "rules around the turn are not the child's");
    prompt(&engine, &parent.child(TurnOptions::new("named-1")), "hello").await;
    assert_eq!(judge.asked().iter().map(|r| r.gate.to_string()).collect::<Vec<_>>(), ["named"]);
}

/// Children: an `allow` counts only where it names the calling agent itself, or no agent.
#[tokio::test]
async fn an_allow_for_the_parent_does_not_cover_the_child() {
    let allow = "---\nwhen: before_tool\ntools: deploy\naction: allow\nagents: main\n---\nYes.\n";
    let workspace = Workspace::of(&[("rules/may", allow)]);
    let engine = loaded(workspace.builder().without_approvals().unmatched_tools(UnmatchedTools::Block));
    let parent = calls(&engine);
    assert!(runs(&decide(&engine, &parent, &call("deploy", json!({}))).await));
    let child = parent.child(TurnOptions::new("helper").calls_only());
    assert!(blocked(&decide(&engine, &child, &call("deploy", json!({}))).await).starts_with("no rule"));
}

/// Children: once-a-turn notices and rounds are the root's.
#[tokio::test]
async fn notices_and_rounds_are_the_roots() {
    let warn = "---\nwhen: before_tool\ntools: one\naction: warn\n---\nCareful.\n";
    let revise = "---\nwhen: after_agent\naction: revise\nagents: '*'\n---\nRule.\n";
    let workspace = Workspace::of(&[("rules/careful", warn), ("rules/sources", revise)]);
    let engine = workspace.judged(ScriptedJudge::always(Scripted::fail("no")));
    let parent = calls(&engine);
    let child = parent.child(TurnOptions::new("helper").calls_only());
    let shown = async |turn: &Turn| decide(&engine, turn, &call("one", json!({}))).await.report.notices.len();
    assert_eq!((shown(&child).await, shown(&parent).await), (1, 0));
    assert!(matches!(answer(&engine, &child, "42").await.outcome, AfterOutcome::SentBack { round: 1, .. }));
    assert!(matches!(answer(&engine, &parent, "42").await.outcome, AfterOutcome::SentBack { round: 2, .. }));
    assert_eq!(answer(&engine, &parent, "42").await.outcome, AfterOutcome::Accepted);
}

/// BX-07: outside content taints the conversation; later turns go on with it; only the host clears it.
#[tokio::test]
async fn outside_content_taints_the_conversation_until_the_host_clears_it() {
    let workspace = Workspace::of(&[("settings", "outside_content: [crm_*]\n")]);
    let engine = workspace.engine();
    let conversation = Conversation::new();
    let turn = || engine.turn(TurnOptions::new("main").calls_only().conversation(&conversation));
    let first = turn();
    given(&result(&engine, &first, &call("read", json!({"file_path": "a"})), "text").await);
    assert!(!conversation.is_tainted());
    let decision = result(&engine, &first, &call("crm_note", json!({})), "text").await;
    assert!(given(&decision).1.contains(&Flag::OutsideContent));
    assert!(conversation.is_tainted() && turn().conversation().is_tainted());
    conversation.clear_taint();
    assert!(!turn().conversation().is_tainted());
    engine
        .tool_result(&turn(), &call("fetch", json!({"url": "https://a.example"})), &ToolResult::error("404"))
        .await;
    assert!(conversation.is_tainted(), "an error page is outside content too");
}

/// BX-07: a child starts with its parent's taint, and its own joins the parent when it ends.
#[tokio::test]
async fn a_childs_taint_joins_its_parent() {
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    let parent = calls(&engine);
    let child = parent.child(TurnOptions::new("helper").calls_only());
    result(&engine, &child, &call("fetch", json!({"url": "https://a.example"})), "page").await;
    assert!(child.conversation().is_tainted() && !parent.conversation().is_tainted());
    drop(child);
    assert!(parent.conversation().is_tainted());
    assert!(parent.child(TurnOptions::new("helper")).conversation().is_tainted());
}

/// GC-01: a call that is blocked never asks for approval, and a prompt comes before every call.
#[tokio::test]
async fn input_comes_before_tools_and_tools_before_approval() {
    let workspace = Workspace::of(&[("rules/kind", "Be kind.\n")]);
    let engine =
        loaded(workspace.builder().approvals(MemoryApprovals::new()).approve_acting(ApproveActing::All));
    let turn = turn(&engine);
    assert!(blocked(&decide(&engine, &turn, &shell("ls")).await).contains("`before` comes first"));
    assert!(proceeds(&prompt(&engine, &turn, "hello").await));
    blocked(&decide(&engine, &turn, &shell("cat .env")).await);
    assert!(engine.approvals().unwrap().waiting().await.unwrap().is_empty());
    assert!(matches!(decide(&engine, &turn, &shell("ls")).await.outcome, CallOutcome::Held { .. }));
}

/// GC-05: every result is untrusted; errors stay errors, scanned and redacted the same.
#[tokio::test]
async fn errors_stay_errors_and_are_redacted_the_same() {
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    for (outcome, flags) in
        [(ToolOutcome::Ok, 1), (ToolOutcome::Error, 1), (ToolOutcome::Timeout, 1), (ToolOutcome::Unknown, 1)]
    {
        let mut raw = ToolResult::ok(format!("failed with {}", secret()));
        raw.outcome = outcome;
        let decision = engine.tool_result(&calls(&engine), &shell("make"), &raw).await;
        let ResultOutcome::Given { text, result, untrusted: true, flags: got } = &decision.outcome else {
            panic!("{decision:?}")
        };
        assert_eq!((text.as_str(), *result), ("failed with [redacted:aws-access-key-id]", outcome));
        assert_eq!((got.len(), got[0]), (flags, Flag::Redacted));
    }
}

/// GT-22: `limits` with `agents` caps the turns of those agents, and no others.
#[test]
fn limits_for_one_agent_cap_no_other() {
    let workspace = limits("max_turns: 1\nagents: helper");
    let engine = workspace.engine();
    let helper = engine.turn(TurnOptions::new("helper").calls_only());
    helper.reserve_model_call().unwrap();
    assert!(helper.reserve_model_call().is_err());
    let main = calls(&engine);
    (0..3).for_each(|_| main.reserve_model_call().unwrap());
}
