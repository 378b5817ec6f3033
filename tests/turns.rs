//! Turns, through the public API only: limits (GT-22), child turns, taint, notices, rounds, and the set that a
//! turn keeps.

#![expect(clippy::unwrap_used, clippy::panic, reason = "tests")]

#[expect(dead_code, reason = "each file of tests uses some of it")]
mod support;

use std::sync::Arc;

use portcullis::{
    AfterOutcome, BeforeOutcome, CallOutcome, Conversation, Flag, Guard, NoticeId, OverBudget, Prompt,
    Scripted, ScriptedJudge, ToolResult, Turn, TurnOptions, Usage, Work,
};
use serde_json::json;
use support::{World, blocked, call, given, ids, runs};

fn limits(fields: &str) -> World {
    let text = format!("---\nbuiltin: limits\n{fields}---\n");
    World::good(&[(".agents/guardrails/limits.md", &text)])
}

async fn write(world: &World, turn: &Turn, path: &str) -> portcullis::Decision<CallOutcome> {
    let arguments = json!({"path": path, "content": "x"}).to_string();
    let mut asked = call("write_file", &arguments);
    asked.id = path.to_owned();
    world.engine.tool_call(turn, &asked).await
}

async fn written(world: &World, turn: &Turn, path: &str, result: ToolResult) {
    let arguments = json!({"path": path, "content": "x"}).to_string();
    let mut asked = call("write_file", &arguments);
    asked.id = path.to_owned();
    given(&world.engine.tool_result(turn, &asked, &result).await);
}

// ---- GT-22: limits ----

#[tokio::test]
async fn gt_22_model_calls_stop_at_the_lower_cap_with_the_reason() {
    for (file, own, cap) in [(2, 5, 2), (5, 2, 2)] {
        let world = limits(&format!("max_turns: {file}\n"));
        let turn = world.engine.turn(TurnOptions::new("main").calls_only().max_model_calls(own));
        for _ in 0..cap {
            turn.reserve_model_call().unwrap();
        }
        let over = turn.reserve_model_call().unwrap_err();
        assert_eq!(over, OverBudget::ModelCalls(cap));
        assert_eq!(
            over.to_string(),
            "The guardrail limits stopped this: the turn has made its 2 model calls"
        );
        assert_eq!(turn.model_calls(), cap);
        // Another turn has its own.
        world.turn().reserve_model_call().unwrap();
    }
}

#[tokio::test]
async fn gt_22_no_race_overruns_the_model_calls() {
    let world = limits("max_turns: 10\n");
    let turn = world.turn();
    let made: usize = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..8)
            .map(|_| {
                let turn = turn.clone();
                scope.spawn(move || (0..10).filter(|_| turn.reserve_model_call().is_ok()).count())
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    assert_eq!(made, 10);
}

#[tokio::test]
async fn gt_22_spending_over_the_cap_halts_the_turn_with_the_reason() {
    let world = limits("max_cost_usd: 1.0\n");
    let turn = world.turn();
    turn.record_usage(Usage::cost(0.6)).unwrap();
    runs(&world.call(&turn, "read_file", r#"{"path": "a"}"#).await);
    let over = turn.record_usage(Usage::cost(0.6)).unwrap_err();
    assert!(over.to_string().starts_with("The guardrail limits stopped this: "), "{over}");
    let decision = world.call(&turn, "read_file", r#"{"path": "a"}"#).await;
    assert_eq!(decision.outcome, CallOutcome::Halted);
    assert!(decision.report.reasons[0].for_person.contains("1.2"), "{decision:#?}");
    assert!(turn.halted().is_some());
    assert!(turn.reserve_model_call().is_err());
}

#[tokio::test]
async fn gt_22_a_cost_that_is_no_number_does_not_pass_for_nothing() {
    let world = limits("max_cost_usd: 1.0\n");
    let turn = world.turn();
    assert_eq!(turn.record_usage(Usage::cost(f64::NAN)), Err(OverBudget::UnknownCost));
    assert!(turn.reserve_model_call().is_err());
    let turn = world.turn();
    turn.record_usage(Usage::cost(-5.0)).unwrap();
    turn.record_usage(Usage::cost(0.9)).unwrap();
    turn.record_usage(Usage::cost(0.9)).unwrap_err();
}

#[tokio::test]
async fn gt_22_judge_calls_add_cost_and_no_model_calls() {
    let rule = "---\nwhen: after_agent\naction: warn\n---\nBe plain.\n";
    let used = portcullis::JudgeUse { cost_usd: 0.25, ..Default::default() };
    let judge = ScriptedJudge::always(Scripted::pass().using(used));
    let world = World::with(&[(".agents/rules/plain.md", rule)], |b| b.without_approvals().judge(judge));
    let turn = world.turn();
    assert_eq!(world.engine.after(&turn, &Work::answer("x")).await.outcome, AfterOutcome::Accepted);
    assert!((turn.cost_usd() - 0.25).abs() < 1e-9, "{}", turn.cost_usd());
    assert_eq!(turn.model_calls(), 0);
}

#[tokio::test]
async fn gt_22_files_changed_are_distinct_and_refused_over_the_limit_with_the_reason() {
    let world = limits("max_files_changed: 2\n");
    let turn = world.turn();
    runs(&write(&world, &turn, "a").await);
    written(&world, &turn, "a", ToolResult::ok("done")).await;
    runs(&write(&world, &turn, "src/../a").await);
    written(&world, &turn, "src/../a", ToolResult::ok("done")).await;
    assert_eq!(turn.files_changed(), 1);
    runs(&write(&world, &turn, "b").await);
    written(&world, &turn, "b", ToolResult::ok("done")).await;
    let decision = write(&world, &turn, "c").await;
    assert!(blocked(&decision).starts_with("The guardrail limits stopped this: "), "{decision:#?}");
    runs(&write(&world, &turn, "b").await);
    assert_eq!(turn.files_changed(), 2);
    runs(&write(&world, &world.turn(), "c").await);
}

#[tokio::test]
async fn gt_22_a_reservation_counts_at_once_and_is_released_by_an_error() {
    let world = limits("max_files_changed: 1\n");
    let turn = world.turn();
    runs(&write(&world, &turn, "a").await);
    // In parallel with the first, whose result is not there yet.
    assert!(blocked(&write(&world, &turn, "b").await).contains("limits"));
    written(&world, &turn, "a", ToolResult::error("read-only file system")).await;
    assert_eq!(turn.files_changed(), 0);
    runs(&write(&world, &turn, "b").await);
}

#[tokio::test]
async fn gt_30_shell_commands_that_write_count_the_files_that_they_name() {
    for command in [
        "echo x > c",
        "tee c < x",
        "cp a c",
        "mv b c",
        "sed -i s/a/b/ c",
        "rm c",
        "git checkout -- c",
        "cd d && touch x",
    ] {
        let world = limits("max_files_changed: 1\n");
        let turn = world.turn();
        runs(&write(&world, &turn, "z").await);
        written(&world, &turn, "z", ToolResult::ok("done")).await;
        let decision = world.call(&turn, "shell", &json!({"command": command}).to_string()).await;
        assert!(matches!(decision.outcome, CallOutcome::Blocked { .. }), "{command}: {decision:#?}");
        assert!(blocked(&decision).contains("The guardrail limits stopped this: "), "{command}");
    }
    let world = limits("max_files_changed: 0\n");
    for command in ["ls -l c", "cat c", "grep x c", "git status", "echo x > /dev/null", "make 2>&1 | tail"] {
        runs(&world.alone("shell", &json!({"command": command}).to_string()).await);
    }
}

#[tokio::test]
async fn gt_22_addresses_off_the_allowed_domains_are_refused() {
    let world = limits("allowed_domains: [own.example]\n");
    let rows = [
        ("fetch", json!({"url": "https://own.example/x"}), true),
        ("fetch", json!({"url": "https://docs.OWN.example./x"}), true),
        ("fetch", json!({"url": "https://own.example@evil.example/"}), false),
        ("fetch", json!({"url": "https://notown.example/"}), false),
        ("fetch", json!({"url": "//evil.example/x"}), false),
        ("fetch", json!({"url": "http://[broken"}), false),
        ("shell", json!({"command": "curl -s https://evil.example/x"}), false),
        ("shell", json!({"command": "git commit -m 'see https://evil.example/x'"}), true),
        ("write_file", json!({"path": "a", "content": "see https://evil.example/x"}), true),
        ("unheard_of", json!({"deep": ["see https://evil.example/x"]}), false),
        ("unheard_of", json!({"deep": ["http://[broken"]}), true),
    ];
    for (tool, arguments, goes_on) in rows {
        let decision = world.alone(tool, &arguments.to_string()).await;
        if goes_on {
            runs(&decision);
        } else {
            assert!(
                blocked(&decision).starts_with("The guardrail limits stopped this: "),
                "{arguments}: {decision:#?}"
            );
        }
    }
}

#[tokio::test]
async fn gt_22_refused_commands_are_the_files_and_the_defaults_stand_without_one() {
    let world = limits("commands: [make deploy*]\n");
    let ask = async |world: &World, command: &str| {
        world.alone("shell", &json!({"command": command}).to_string()).await
    };
    assert!(
        blocked(&ask(&world, "cd x && sudo make deploy-prod").await)
            .starts_with("The guardrail limits stopped this: ")
    );
    runs(&ask(&world, "make test").await);
    let plain = World::good(&[]);
    for command in [
        "git push -f",
        "git push --force origin main",
        "git push origin +main",
        "rm -rf /",
        "rm -r -f ~",
        "rm -rf /etc",
    ] {
        assert!(
            blocked(&ask(&plain, command).await).starts_with("The guardrail limits stopped this: "),
            "{command}"
        );
    }
    for command in [
        "git push origin main",
        "git push --force-with-lease",
        "rm -rf target",
        "rm -rf \"$BUILD_DIR\"",
        "echo 'rm -rf /'",
    ] {
        runs(&ask(&plain, command).await);
    }
}

#[tokio::test]
async fn gt_21_limits_are_switched_off_by_a_file_and_back_without_it() {
    let world =
        World::good(&[(".agents/guardrails/limits.md", "---\nbuiltin: limits\nenabled: false\n---\n")]);
    let push = r#"{"command": "git push -f"}"#;
    runs(&world.alone("shell", push).await);
    std::fs::remove_file(world.dir.path().join(".agents/guardrails/limits.md")).unwrap();
    assert!(world.engine.reload().applied);
    blocked(&world.alone("shell", push).await);
}

// ---- sub-agents ----

fn stop(agents: &str) -> String {
    format!("---\nwhen: before_tool\ntools: deploy\nagents: {agents}\naction: block\n---\nNo.\n")
}

#[tokio::test]
async fn gt_26_a_gate_in_scope_for_any_agent_on_the_chain_guards_the_child() {
    let options = |agent: &str| TurnOptions::new(agent).calls_only();
    for (agents, [root, child, grandchild, other]) in [
        ("main", [true, true, true, false]),
        ("helper", [false, true, true, false]),
        ("help*", [false, true, true, false]),
        ("deep", [false, false, true, false]),
        ("other", [false, false, false, true]),
    ] {
        let rule = stop(agents);
        let world = World::good(&[(".agents/rules/stop.md", &rule)]);
        let main = world.turn();
        let helper = main.child(options("helper"));
        let deep = helper.child(options("deep"));
        let apart = world.engine.turn(options("other"));
        for (turn, stopped) in [(&main, root), (&helper, child), (&deep, grandchild), (&apart, other)] {
            let decision = world.call(turn, "deploy", "{}").await;
            assert_eq!(matches!(decision.outcome, CallOutcome::Blocked { .. }), stopped, "{agents} {turn:?}");
        }
        // A turn without an agent id is in scope of every gate but an `allow` that names agents.
        blocked(&world.call(&world.engine.turn(TurnOptions::default().calls_only()), "deploy", "{}").await);
    }
}

#[tokio::test]
async fn gt_26_an_allow_counts_only_where_it_names_the_calling_agent_or_none() {
    let allow = "---\nwhen: before_tool\ntools: deploy\nagents: main\naction: allow\n---\n";
    let world = World::good(&[
        (".agents/rules/allow.md", allow),
        (".agents/portcullis.yaml", "unmatched_tools: block\n"),
    ]);
    let main = world.turn();
    runs(&world.call(&main, "deploy", "{}").await);
    let helper = main.child(TurnOptions::new("helper").calls_only());
    assert!(blocked(&world.call(&helper, "deploy", "{}").await).starts_with("no rule"));
    let nobody = world.engine.turn(TurnOptions::default().calls_only());
    assert!(blocked(&world.call(&nobody, "deploy", "{}").await).starts_with("no rule"));
    world.write(".agents/rules/allow.md", &allow.replace("agents: main\n", ""));
    assert!(world.engine.reload().applied);
    let helper = world.turn().child(TurnOptions::new("helper").calls_only());
    runs(&world.call(&helper, "deploy", "{}").await);
}

#[tokio::test]
async fn gt_26_judged_rules_run_for_a_child_only_where_they_name_it() {
    let judge = Arc::new(ScriptedJudge::always(Scripted::fail("Rewrite it.")));
    let rule = |agents: &str| format!("---\nwhen: after_agent\naction: block\n{agents}---\nBe plain.\n");
    let (all, main, helper) = (rule(""), rule("agents: main\n"), rule("agents: helper\n"));
    let world = World::with(
        &[
            (".agents/rules/all.md", &all),
            (".agents/rules/main.md", &main),
            (".agents/rules/helper.md", &helper),
        ],
        |b| b.without_approvals().judge(Arc::clone(&judge)),
    );
    let turn = world.turn();
    let child = turn.child(TurnOptions::new("helper").calls_only());
    let decision = world.engine.after(&child, &Work::answer("x")).await;
    let names: Vec<_> =
        decision.report.reasons.iter().map(|r| r.gate.as_ref().unwrap().name.to_string()).collect();
    assert_eq!(names, ["helper"]);
    let decision = world.engine.after(&turn, &Work::answer("x")).await;
    let mut names: Vec<_> =
        decision.report.reasons.iter().map(|r| r.gate.as_ref().unwrap().name.to_string()).collect();
    names.sort();
    assert_eq!(names, ["all", "main"]);
}

#[tokio::test]
async fn gt_26_counters_and_files_are_the_roots() {
    let world = limits("max_turns: 2\nmax_files_changed: 1\n");
    let turn = world.turn();
    let child = turn.child(TurnOptions::new("helper").calls_only().max_model_calls(99));
    turn.reserve_model_call().unwrap();
    child.reserve_model_call().unwrap();
    assert_eq!((turn.model_calls(), child.model_calls()), (2, 2));
    runs(&write(&world, &child, "a").await);
    written(&world, &child, "a", ToolResult::ok("done")).await;
    assert_eq!(turn.files_changed(), 1);
    assert!(blocked(&write(&world, &turn, "b").await).contains("limits"));
    child.record_usage(Usage::cost(0.5)).unwrap();
    assert!((turn.cost_usd() - 0.5).abs() < 1e-9);
    // Over the cap is a halt, of the root and so of both.
    child.reserve_model_call().unwrap_err();
    turn.reserve_model_call().unwrap_err();
    assert_eq!((turn.model_calls(), child.model_calls()), (2, 2));
}

// ---- taint ----

#[tokio::test]
async fn bx_07_outside_content_taints_the_conversation_until_the_host_clears_it() {
    let world = World::good(&[]);
    let conversation = Conversation::new();
    let options = || TurnOptions::new("main").calls_only().conversation(&conversation);
    let turn = world.engine.turn(options());
    let decision = world.ran(&turn, "read_file", r#"{"path": "a"}"#, ToolResult::ok("own")).await;
    assert_eq!(given(&decision).1, []);
    assert!(!conversation.is_tainted());
    let page = r#"{"url": "https://a.example/"}"#;
    let decision = world.ran(&turn, "fetch", page, ToolResult::error("404")).await;
    assert_eq!(given(&decision).1, [Flag::OutsideContent]);
    assert!(conversation.is_tainted());
    drop(turn);
    assert!(world.engine.turn(options()).conversation().is_tainted(), "the next turn begins with it");
    assert!(!world.turn().conversation().is_tainted(), "another conversation does not");
    conversation.clear_taint();
    assert!(!world.engine.turn(options()).conversation().is_tainted());
}

#[tokio::test]
async fn bx_07_a_child_begins_with_its_parents_taint_and_gives_its_own_back() {
    let world = World::good(&[]);
    let turn = world.turn();
    let child = turn.child(TurnOptions::new("helper").calls_only());
    assert!(!child.conversation().is_tainted());
    given(&world.ran(&child, "fetch", r#"{"url": "https://a.example/"}"#, ToolResult::ok("page")).await);
    assert!(child.conversation().is_tainted() && !turn.conversation().is_tainted());
    drop(child);
    assert!(turn.conversation().is_tainted());
    assert!(turn.child(TurnOptions::new("second").calls_only()).conversation().is_tainted());
}

// ---- notices, rounds, the prompt ----

#[tokio::test]
async fn gt_24_each_gates_notice_is_shown_once_a_turn_children_included() {
    let rule = "---\nwhen: before_tool\ntools: '*'\naction: warn\n---\nCareful.\n";
    let world = World::good(&[(".agents/rules/one.md", rule), (".agents/rules/two.md", rule)]);
    let turn = world.turn();
    let first = world.call(&turn, "list", "{}").await;
    assert_eq!(ids(&first.report.notices), [NoticeId::CallWarned, NoticeId::CallWarned]);
    let again = world.call(&turn, "list", "{}").await;
    assert_eq!(ids(&again.report.notices), []);
    assert!(again.report.verdicts.iter().any(|v| v.gate.name.as_str() == "one" && v.effect.is_some()));
    let child = turn.child(TurnOptions::new("helper").calls_only());
    assert_eq!(ids(&world.call(&child, "list", "{}").await.report.notices), []);
    assert_eq!(world.alone("list", "{}").await.report.notices.len(), 2);
}

#[tokio::test]
async fn gt_04_the_agent_is_sent_back_twice_at_most_with_all_reasons_and_then_it_is_said() {
    let rule = "---\nwhen: after_agent\naction: revise\n---\nBe plain.\n";
    let judge = ScriptedJudge::new()
        .when_gate("one", Scripted::fail("Shorter."))
        .when_gate("two", Scripted::fail("Name the file."))
        .otherwise(Scripted::pass());
    let world = World::with(&[(".agents/rules/one.md", rule), (".agents/rules/two.md", rule)], |b| {
        b.without_approvals().judge(judge)
    });
    let turn = world.turn();
    for expected in [1, 2] {
        let decision = world.engine.after(&turn, &Work::answer("x")).await;
        let AfterOutcome::SentBack { text, round } = &decision.outcome else { panic!("{decision:#?}") };
        assert_eq!(*round, expected);
        assert!(text.contains("Shorter.") && text.contains("Name the file."), "{text}");
    }
    let decision = world.engine.after(&turn, &Work::answer("x")).await;
    assert!(!matches!(decision.outcome, AfterOutcome::SentBack { .. }), "{decision:#?}");
    let last = decision.report.notices.iter().find(|n| n.id == NoticeId::StillFailing).unwrap();
    assert_eq!(last.text, "Rules still fail after 2 revisions");
    let plan = Work { plan_only: true, ..Work::answer("x") };
    assert_eq!(world.engine.after(&world.turn(), &plan).await.outcome, AfterOutcome::Accepted);
}

#[tokio::test]
async fn gt_03_a_turn_with_a_prompt_lets_nothing_through_until_it_said_proceed() {
    let rule = "---\nwhen: before_agent\naction: block\n---\nNo poems.\n";
    let judge = ScriptedJudge::new()
        .when_subject("poem", Scripted::fail("Ask for code."))
        .otherwise(Scripted::pass());
    let world = World::with(&[(".agents/rules/no-poems.md", rule)], |b| b.without_approvals().judge(judge));
    let args = r#"{"path": "a"}"#;
    let turn = world.engine.turn(TurnOptions::new("main"));
    assert!(blocked(&world.call(&turn, "read_file", args).await).contains("`before` comes first"));
    assert_eq!(world.engine.before(&turn, &Prompt::new("a poem")).await.outcome, BeforeOutcome::Refused);
    blocked(&world.call(&turn, "read_file", args).await);
    let turn = world.engine.turn(TurnOptions::new("main"));
    let decision = world.engine.before(&turn, &Prompt::new("code")).await;
    assert!(matches!(decision.outcome, BeforeOutcome::Proceed { prompt: None, .. }), "{decision:#?}");
    runs(&world.call(&turn, "read_file", args).await);
    // A side question is not judged by rules.
    let turn = world.engine.turn(TurnOptions::new("main"));
    let decision = world.engine.before(&turn, &Prompt::side_question("a poem?")).await;
    assert!(matches!(decision.outcome, BeforeOutcome::Proceed { .. }), "{decision:#?}");
}

// ---- the set of a turn ----

#[tokio::test]
async fn tr_09_a_turn_and_its_children_keep_the_set_that_it_began_with() {
    let freeze = "---\nwhen: before_tool\ntools: deploy\naction: block\n---\nFrozen.\n";
    let world = World::good(&[(".agents/rules/freeze.md", freeze)]);
    let old = world.turn();
    std::fs::remove_file(world.dir.path().join(".agents/rules/freeze.md")).unwrap();
    assert!(world.engine.reload().applied);
    assert!(blocked(&world.call(&old, "deploy", "{}").await).contains("Frozen."));
    let child = old.child(TurnOptions::new("helper").calls_only());
    assert!(blocked(&world.call(&child, "deploy", "{}").await).contains("Frozen."));
    runs(&world.alone("deploy", "{}").await);
}

/// BX-07's label: a child's taint joins its parent when its result returns, the child kept or not.
#[tokio::test]
async fn a_childs_taint_joins_its_parent_when_its_result_is_taken_over() {
    let world = World::good(&[]);
    let parent = world.turn();
    let child = parent.child(TurnOptions::new("sub").calls_only());
    child.conversation().taint();
    assert!(!parent.conversation().is_tainted());
    parent.join(&child);
    assert!(parent.conversation().is_tainted());
}
