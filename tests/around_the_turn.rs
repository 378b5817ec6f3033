//! Rules before and after the agent, and the order of a guarded call (GT-01 to GT-06, GC-01, GC-05).

#![expect(clippy::panic, reason = "a test says what it expects, in its helpers too")]

mod workspace;

use std::sync::{Arc, Mutex};

use portcullis::{
    Action, AfterOutcome, Arguments, BeforeOutcome, Brief, CallOutcome, Cause, Channel, CheckOutcome,
    CodeGate, Decision, Engine, Flag, Guard, Hook, JudgeError, MemoryApprovals, MemorySink, Outcome, Prompt,
    ResultOutcome, Scripted, ScriptedJudge, ToolCall, ToolInfo, ToolKind, ToolOutcome, ToolResult,
    TurnOptions, Work,
};
use serde_json::{Value, json};
use workspace::{Workspace, calls_only, loaded, notices, reasons, turn};

/// An engine over rule files `(name, front matter, body)`, and its judge.
fn ruled(rules: &[(&str, &str, &str)], judge: ScriptedJudge) -> (Workspace, Engine, Arc<ScriptedJudge>) {
    let files: Vec<(String, String)> = rules
        .iter()
        .map(|(name, fields, body)| (format!("rules/{name}.md"), format!("---\n{fields}\n---\n{body}\n")))
        .collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(n, t)| (n.as_str(), t.as_str())).collect();
    let workspace = Workspace::new(&files);
    let judge = Arc::new(judge);
    let engine = loaded(workspace.builder().judge(Arc::clone(&judge)).without_approvals());
    (workspace, engine, judge)
}

fn gates_asked(judge: &ScriptedJudge) -> Vec<String> {
    judge.asked().iter().map(|request| request.gate.to_string()).collect()
}

const BEFORE_BLOCK: &str = "when: before_agent\naction: block";
const BEFORE_WARN: &str = "when: before_agent";
const BEFORE_REVISE: &str = "when: before_agent\naction: revise";
const AFTER_BLOCK: &str = "when: after_agent\naction: block";
const AFTER_REVISE: &str = "when: after_agent\naction: revise";
const AFTER_WARN: &str = "when: after_agent\naction: warn";

#[tokio::test]
async fn gt_01_rules_run_in_order_then_by_name_and_instructions_are_not_judged() {
    let (_files, engine, judge) = ruled(
        &[
            ("zebra", "when: before_agent\norder: -1", "First."),
            ("beta", "when: before_agent", "Third."),
            ("alpha", "when: before_agent", "Second."),
            ("last", "when: before_agent\norder: 2", "Fourth."),
            ("house", "paths: src/**", "An instruction."),
        ],
        ScriptedJudge::always(Scripted::pass()),
    );
    let decision = engine.before(&turn(&engine), &Prompt::new("hello")).await;
    let names: Vec<&str> = decision.report.verdicts.iter().map(|v| v.gate.name.as_str()).collect();
    assert_eq!(names, ["zebra", "alpha", "beta", "last"]);
    assert_eq!(gates_asked(&judge), names);
    assert!(judge.asked().iter().all(|request| !request.rule.contains("An instruction.")));
    let rules = engine.rules();
    let instructions: Vec<(&str, &[String], &str)> = rules.instructions().collect();
    assert_eq!(instructions.len(), 1);
    let (_, paths, body) = instructions[0];
    assert_eq!(paths, ["src/**"]);
    assert_eq!(body.trim(), "An instruction.");
}

#[tokio::test]
async fn gt_01_a_rule_judges_the_agents_that_it_names_and_warns_where_it_names_no_action() {
    let (_files, engine, judge) = ruled(
        &[
            ("theirs", "when: before_agent\nagents: review*", "For reviewers."),
            ("ours", "when: before_agent\nagents: [assistant, other]", "For assistants."),
        ],
        ScriptedJudge::always(Scripted::fail("say it otherwise")),
    );
    let decision = engine.before(&turn(&engine), &Prompt::new("hello")).await;
    assert!(matches!(decision.outcome, BeforeOutcome::Proceed { .. }), "{:?}", decision.outcome);
    assert_eq!(gates_asked(&judge), ["ours"]);
    assert_eq!(notices(&decision.report), ["The rule ours warns of this prompt: say it otherwise"]);

    let decision = engine.before(&engine.turn(TurnOptions::new("reviewer")), &Prompt::new("hello")).await;
    assert_eq!(notices(&decision.report), ["The rule theirs warns of this prompt: say it otherwise"]);
}

#[tokio::test]
async fn gt_01_a_wrong_rule_refuses_the_set_and_nothing_passes_until_it_is_mended() {
    for (text, field) in [
        ("---\nwhen: before_lunch\naction: block\n---\nA rule.\n", "when"),
        ("---\nwhen: before_agent\naction: explode\n---\nA rule.\n", "action"),
        ("---\nwhen: before_agent\naction: block\n---\n\n", ""),
        ("---\nwhenn: before_agent\n---\nA rule.\n", "whenn"),
    ] {
        let workspace = Workspace::new(&[
            ("rules/wrong.md", text),
            ("rules/good.md", "---\nwhen: after_agent\n---\nGood.\n"),
        ]);
        let judge = ScriptedJudge::always(Scripted::pass());
        let engine =
            workspace.builder().judge(judge).without_approvals().build().unwrap_or_else(|e| panic!("{e}"));
        let status = engine.status();
        assert!(status.closed.is_some(), "{text}");
        let told: String = status.problems.iter().map(ToString::to_string).collect();
        assert!(told.contains("wrong.md") && told.contains(field), "{text}: {told}");
        assert!(!told.contains("good.md"), "{told}");

        let turn = turn(&engine);
        let decision = engine.before(&turn, &Prompt::new("hello")).await;
        assert_eq!(decision.outcome, BeforeOutcome::Refused, "{text}");
        assert!(!decision.report.reasons.is_empty(), "the refusal has a reason");
        let call = ToolCall::new("1", "read_file", json!({"path": "README.md"}));
        let turn = calls_only(&engine);
        assert!(
            matches!(engine.tool_call(&turn, &call).await.outcome, CallOutcome::Blocked { .. }),
            "{text}"
        );

        std::fs::write(workspace.root().join(".agents/rules/wrong.md"), "Just an instruction.\n")
            .unwrap_or_else(|e| panic!("{e}"));
        assert!(engine.reload().applied, "{text}");
        let decision = engine.before(&workspace::turn(&engine), &Prompt::new("hello")).await;
        assert!(matches!(decision.outcome, BeforeOutcome::Proceed { .. }), "{text}: {:?}", decision.outcome);
    }
}

#[tokio::test]
async fn gt_02_the_judge_sees_one_rule_and_one_subject_with_its_secrets_redacted() {
    let (_files, engine, judge) = ruled(
        &[("one", BEFORE_BLOCK, "Ask about work only."), ("two", BEFORE_WARN, "Be kind.")],
        ScriptedJudge::always(Scripted::pass()),
    );
    let secret = concat!("AKIA", "Z7QHMWB3XN5KRTJD");
    let _ = engine.before(&turn(&engine), &Prompt::new(format!("deploy with {secret}"))).await;
    let asked = judge.asked();
    assert_eq!(asked.len(), 2, "one request a gate");
    assert_eq!(asked[0].rule.trim(), "Ask about work only.");
    assert_eq!(asked[1].rule.trim(), "Be kind.");
    for request in &asked {
        assert_eq!((request.brief, request.hook), (Brief::Rule, Hook::BeforeAgent));
        assert!(request.subject.contains("deploy with [redacted:aws-access-key-id]"), "{}", request.subject);
        assert!(!request.subject.contains(secret));
    }
}

#[tokio::test]
async fn gt_03_block_refuses_with_gate_and_reason_and_the_turn_lets_nothing_through() {
    let (_files, engine, _judge) = ruled(
        &[("work-only", BEFORE_BLOCK, "Work only.")],
        ScriptedJudge::always(Scripted::fail("ask about work")),
    );
    let turn = turn(&engine);
    let decision = engine.before(&turn, &Prompt::new("tell a joke")).await;
    assert_eq!(decision.outcome, BeforeOutcome::Refused);
    assert_eq!(reasons(&decision.report), ["The rule work-only stopped this prompt: ask about work"]);
    assert_eq!(notices(&decision.report), ["The rule work-only stopped this prompt: ask about work"]);

    let call = ToolCall::new("1", "read_file", json!({"path": "a.txt"}));
    let CallOutcome::Blocked { result } = engine.tool_call(&turn, &call).await.outcome else {
        panic!("nothing runs after a refused prompt");
    };
    assert!(result.contains("The rule work-only stopped this prompt: ask about work"), "{result}");
    let mut filter = engine.output(&turn, Channel::Text);
    assert_eq!(filter.push("a joke: "), "", "a refused prompt has no answer");
}

#[tokio::test]
async fn gt_03_warn_proceeds_and_revise_gives_the_agent_its_reason_with_the_prompt() {
    let (_files, engine, _judge) = ruled(
        &[("kind", BEFORE_WARN, "Be kind."), ("precise", BEFORE_REVISE, "Be precise.")],
        ScriptedJudge::new()
            .when_gate("kind", Scripted::fail("say please"))
            .when_gate("precise", Scripted::fail("name the file")),
    );
    let decision = engine.before(&turn(&engine), &Prompt::new("fix it")).await;
    let BeforeOutcome::Proceed { prompt, context } = &decision.outcome else {
        panic!("it proceeds: {:?}", decision.outcome);
    };
    assert_eq!(*prompt, None, "the prompt itself stays as it is");
    let [context] = context.as_slice() else { panic!("one remark: {context:?}") };
    assert!(context.contains("name the file") && context.contains("precise"), "{context}");
    assert!(!context.contains("say please"), "a warning is for the person: {context}");
    assert!(notices(&decision.report).contains(&"The rule kind warns of this prompt: say please"));
}

#[tokio::test]
async fn gt_03_a_side_question_is_guarded_but_not_judged_by_rules() {
    let workspace = Workspace::new(&[
        ("rules/strict.md", "---\nwhen: before_agent\naction: block\n---\nNothing passes.\n"),
        ("guardrails/safe.md", "---\nstage: input\naction: block\n---\nNo harm.\n"),
    ]);
    let judge = Arc::new(
        ScriptedJudge::new()
            .when_gate("strict", Scripted::fail("no"))
            .when_subject("bomb", Scripted::fail("ask for something harmless"))
            .otherwise(Scripted::pass()),
    );
    let engine = loaded(workspace.builder().judge(Arc::clone(&judge)).without_approvals());
    let decision = engine.before(&turn(&engine), &Prompt::side_question("what time is it?")).await;
    assert!(matches!(decision.outcome, BeforeOutcome::Proceed { .. }), "{:?}", decision.outcome);
    assert_eq!(gates_asked(&judge), ["safe"]);
    let decision = engine.before(&turn(&engine), &Prompt::side_question("a bomb?")).await;
    assert_eq!(decision.outcome, BeforeOutcome::Refused);
    assert_eq!(
        reasons(&decision.report),
        ["The guardrail safe stopped this prompt: ask for something harmless"]
    );
}

async fn proceed(engine: &Engine, turn: &portcullis::Turn) {
    let decision = engine.before(turn, &Prompt::new("go")).await;
    assert!(matches!(decision.outcome, BeforeOutcome::Proceed { .. }), "{:?}", decision.outcome);
}

#[tokio::test]
async fn gt_04_revise_sends_back_with_all_reasons_twice_at_most_and_then_says_so() {
    let (_files, engine, judge) = ruled(
        &[("sources", AFTER_REVISE, "Name sources."), ("tone", AFTER_REVISE, "Be kind.")],
        ScriptedJudge::new()
            .when_gate("sources", Scripted::fail("name the source"))
            .when_gate("tone", Scripted::fail("thank the reader")),
    );
    let turn = turn(&engine);
    proceed(&engine, &turn).await;
    for expected in 1..=2 {
        let decision = engine.after(&turn, &Work::answer("an answer")).await;
        let AfterOutcome::SentBack { text, round } = &decision.outcome else {
            panic!("round {expected}: {:?}", decision.outcome);
        };
        assert_eq!(*round, expected);
        assert!(text.contains("name the source") && text.contains("thank the reader"), "{text}");
        assert!(!notices(&decision.report).iter().any(|n| n.contains("Rules still fail")));
    }
    let decision = engine.after(&turn, &Work::answer("an answer")).await;
    assert_eq!(decision.outcome, AfterOutcome::Accepted, "the third time it stands");
    assert!(
        notices(&decision.report).contains(&"Rules still fail after 2 revisions"),
        "{:?}",
        decision.report
    );
    assert_eq!(judge.asked().len(), 6, "the rules judged every round");
}

#[tokio::test]
async fn gt_04_a_revised_answer_that_passes_is_accepted_without_a_word() {
    let (_files, engine, _judge) = ruled(
        &[("sources", AFTER_REVISE, "Name sources.")],
        ScriptedJudge::new()
            .when_subject("[1]", Scripted::pass())
            .otherwise(Scripted::fail("name the source")),
    );
    let turn = turn(&engine);
    proceed(&engine, &turn).await;
    let decision = engine.after(&turn, &Work::answer("It rains.")).await;
    assert!(matches!(decision.outcome, AfterOutcome::SentBack { round: 1, .. }), "{:?}", decision.outcome);
    let decision = engine.after(&turn, &Work::answer("It rains [1].")).await;
    assert_eq!(decision.outcome, AfterOutcome::Accepted);
    assert!(
        decision.report.notices.is_empty() && decision.report.reasons.is_empty(),
        "{:?}",
        decision.report
    );
}

#[tokio::test]
async fn gt_04_block_marks_the_answer_and_warn_is_a_notice() {
    let (_files, engine, _judge) = ruled(
        &[("honest", AFTER_BLOCK, "Be honest."), ("short", AFTER_WARN, "Be short.")],
        ScriptedJudge::new()
            .when_gate("honest", Scripted::fail("tests were not run"))
            .when_gate("short", Scripted::fail("one paragraph is enough")),
    );
    let turn = turn(&engine);
    proceed(&engine, &turn).await;
    let decision = engine.after(&turn, &Work::answer("All tests pass.")).await;
    assert_eq!(decision.outcome, AfterOutcome::Marked);
    let told = notices(&decision.report);
    assert!(told.contains(&"The rule honest marks this answer as failing: tests were not run"), "{told:?}");
    assert!(told.contains(&"The rule short warns of this answer: one paragraph is enough"), "{told:?}");
}

#[tokio::test]
async fn gt_04_a_plan_that_is_not_carried_out_is_not_judged() {
    let (_files, engine, judge) =
        ruled(&[("honest", AFTER_BLOCK, "Be honest.")], ScriptedJudge::always(Scripted::fail("no")));
    let turn = turn(&engine);
    proceed(&engine, &turn).await;
    let mut plan = Work::answer("I would do this.");
    plan.plan_only = true;
    assert_eq!(engine.after(&turn, &plan).await.outcome, AfterOutcome::Accepted);
    assert!(judge.asked().is_empty());
}

#[tokio::test]
async fn gt_04_answer_and_diff_are_cut_at_12_kib_each_on_a_character_and_the_cut_is_marked() {
    let (_files, engine, judge) =
        ruled(&[("honest", AFTER_BLOCK, "Be honest.")], ScriptedJudge::always(Scripted::pass()));
    let turn = turn(&engine);
    proceed(&engine, &turn).await;
    // A character of three bytes stands across the byte 12,288.
    let answer = format!("a{}END-OF-ANSWER", "\u{20ac}".repeat(4_096));
    let diff = format!("+{}END-OF-DIFF", "\u{20ac}".repeat(4_096));
    let _ = engine.after(&turn, &Work::answer(answer).with_diff(diff)).await;
    let subject = &judge.asked()[0].subject;
    assert!(
        subject.contains(&format!("a{}\n", "\u{20ac}".repeat(4_095))),
        "the answer's first 12 KiB are whole"
    );
    assert!(subject.contains(&format!("+{}\n", "\u{20ac}".repeat(4_095))), "and the diff's");
    assert!(!subject.contains("END-OF-ANSWER") && !subject.contains("END-OF-DIFF"));
    assert_eq!(subject.matches("[cut here: ").count(), 2, "each cut is marked");

    // What fits is whole.
    let _ = engine.after(&turn, &Work::answer("x".repeat(12 * 1024)).with_diff("y".repeat(12 * 1024))).await;
    let subject = &judge.asked()[1].subject;
    assert!(subject.contains(&"x".repeat(12 * 1024)) && subject.contains(&"y".repeat(12 * 1024)));
    assert!(!subject.contains("[cut here: "));
}

#[tokio::test]
async fn gt_05_a_rule_that_can_t_be_judged_says_so_once_and_the_turn_goes_on() {
    for (does, cause) in [
        (Scripted::error(JudgeError::Transport("down".into())), Cause::Transport),
        (Scripted::text("certainly!"), Cause::BadVerdict),
        (Scripted::panic(), Cause::Panic),
    ] {
        let (_files, engine, _judge) = ruled(
            &[
                ("work-only", BEFORE_BLOCK, "Work only."),
                ("honest", AFTER_BLOCK, "Be honest."),
                ("sources", AFTER_REVISE, "Name sources."),
            ],
            ScriptedJudge::always(does),
        );
        let turn = turn(&engine);
        let decision = engine.before(&turn, &Prompt::new("hello")).await;
        assert_eq!(decision.outcome, BeforeOutcome::Proceed { prompt: None, context: Vec::new() }, "{cause}");
        assert_eq!(decision.report.verdicts[0].outcome, Outcome::Unjudged(cause));
        assert_eq!(notices(&decision.report), ["The rule work-only couldn't be checked"]);

        let decision = engine.after(&turn, &Work::answer("done")).await;
        assert_eq!(decision.outcome, AfterOutcome::Accepted, "{cause}");
        let mut told = notices(&decision.report);
        told.sort_unstable();
        assert_eq!(told, ["The rule honest couldn't be checked", "The rule sources couldn't be checked"]);
        let again = engine.after(&turn, &Work::answer("done")).await;
        assert!(
            again.report.notices.is_empty(),
            "each gate's notice once a turn: {:?}",
            again.report.notices
        );
    }
}

#[tokio::test]
async fn gt_06_every_verdict_is_audited_with_rule_outcome_and_reason() {
    let rule = |fields: &str| format!("---\n{fields}\n---\nA rule.\n");
    let (pass, warn, revise, block) =
        (rule(BEFORE_WARN), rule(BEFORE_WARN), rule(BEFORE_REVISE), rule(AFTER_BLOCK));
    let workspace = Workspace::new(&[
        ("rules/passes.md", &pass),
        ("rules/warns.md", &warn),
        ("rules/revises.md", &revise),
        ("rules/down.md", &pass),
        ("rules/blocks.md", &block),
    ]);
    let secret = concat!("AKIA", "Z7QHMWB3XN5KRTJD");
    let judge = ScriptedJudge::new()
        .when_gate("passes", Scripted::pass())
        .when_gate("warns", Scripted::fail(format!("do not write {secret}")))
        .when_gate("revises", Scripted::fail("name the file"))
        .when_gate("down", Scripted::error(JudgeError::Transport("no route".into())))
        .when_gate("blocks", Scripted::fail("run the tests"));
    let sink = Arc::new(MemorySink::new());
    let engine = loaded(workspace.builder().judge(judge).without_approvals().audit(Arc::clone(&sink)));
    let turn = turn(&engine);
    proceed(&engine, &turn).await;
    let _ = engine.after(&turn, &Work::answer("done")).await;

    let lines: Vec<Value> = sink
        .lines()
        .iter()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}")))
        .collect();
    let verdict = |gate: &str| -> &Value {
        let mut of_gate = lines.iter().filter(|l| l["kind"] == "verdict" && l["gate"] == gate);
        let line = of_gate.next().unwrap_or_else(|| panic!("no verdict of {gate}: {lines:#?}"));
        assert!(of_gate.next().is_none(), "{gate} has one verdict");
        line
    };
    for (gate, outcome, reason) in [
        ("passes", "pass", ""),
        ("warns", "warn", "do not write [redacted:aws-access-key-id]"),
        ("revises", "revise", "name the file"),
        ("down", "unjudged", "no route"),
        ("blocks", "block", "run the tests"),
    ] {
        let line = verdict(gate);
        assert_eq!(line["outcome"], outcome, "{gate}: {line}");
        let told = line["reason"].as_str().unwrap_or_default();
        assert!(told.contains(reason), "{gate}: {line}");
    }
    assert!(!sink.lines().iter().any(|line| line.contains(secret)));
    let applied: Vec<&Value> =
        lines.iter().filter(|l| l["kind"] == "decision").map(|l| &l["applied"]).collect();
    assert_eq!(applied, ["proceed", "marked"]);
}

/// Writes down which hooks were asked, through gates that pass.
fn watching(log: &Arc<Mutex<Vec<Hook>>>, hook: Hook) -> CodeGate {
    let log = Arc::clone(log);
    CodeGate::new(&format!("watch-{hook}").replace('.', "-"), hook, Action::Warn, move |_: &_| {
        log.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(hook);
        Ok(CheckOutcome::Pass)
    })
    .unwrap_or_else(|e| panic!("{e}"))
}

#[tokio::test]
async fn gc_01_input_then_tool_in_then_approval_then_tool_out_then_output() {
    let log = Arc::new(Mutex::new(Vec::new()));
    let workspace = Workspace::new(&[]);
    let mut acting = ToolInfo::of_kind(ToolKind::Write);
    acting.acts = true;
    let mut builder = workspace.builder().approvals(MemoryApprovals::new()).tool("pay", acting);
    for hook in [Hook::BeforeAgent, Hook::ToolCall, Hook::ToolResult, Hook::Output] {
        builder = builder.gate(watching(&log, hook));
    }
    let engine = loaded(builder);
    let seen = || log.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
    let turn = turn(&engine);
    let call = ToolCall::new("1", "pay", json!({"amount": 5}));
    let early = engine.tool_call(&turn, &call).await;
    assert!(matches!(early.outcome, CallOutcome::Blocked { .. }), "input comes first: {:?}", early.outcome);
    assert!(seen().is_empty());

    proceed(&engine, &turn).await;
    assert_eq!(seen(), [Hook::BeforeAgent]);
    let CallOutcome::Held { ticket } = engine.tool_call(&turn, &call).await.outcome else {
        panic!("an acting tool waits");
    };
    assert_eq!(seen(), [Hook::BeforeAgent, Hook::ToolCall], "its check passed before anybody was asked");
    engine.approve(&ticket).await.unwrap_or_else(|e| panic!("{e}"));
    assert!(matches!(engine.resume(&turn, &ticket, &call).await.outcome, CallOutcome::Run { .. }));
    let _ = engine.tool_result(&turn, &call, &ToolResult::ok("paid")).await;
    let mut filter = engine.output(&turn, Channel::Text);
    let _ = filter.push("done");
    let _ = filter.finish().await;
    let all = seen();
    let expected = [Hook::BeforeAgent, Hook::ToolCall, Hook::ToolCall, Hook::ToolResult, Hook::Output];
    assert_eq!(all, expected, "all gates ran again on resume");
}

#[tokio::test]
async fn gc_01_tool_in_blocks_before_the_tool_runs_and_before_anybody_is_asked() {
    let rule =
        "---\nwhen: before_tool\ntools: pay\nargs: {$.to: mallory}\naction: block\n---\nNot to mallory.\n";
    let workspace = Workspace::new(&[("rules/payee.md", rule)]);
    let mut acting = ToolInfo::of_kind(ToolKind::Write);
    acting.acts = true;
    let engine = loaded(workspace.builder().approvals(MemoryApprovals::new()).tool("pay", acting));
    let turn = calls_only(&engine);
    let decision = engine.tool_call(&turn, &ToolCall::new("1", "pay", json!({"to": "mallory"}))).await;
    let CallOutcome::Blocked { result } = &decision.outcome else { panic!("{:?}", decision.outcome) };
    assert!(result.contains("The rule payee stopped this call: Not to mallory."), "{result}");
    let store = engine.approvals().unwrap_or_else(|| panic!("a store"));
    assert_eq!(
        store.waiting().await.map(|waiting| waiting.len()),
        Ok(0),
        "no ticket for what would be blocked"
    );
}

fn given(decision: &Decision<ResultOutcome>) -> (&str, ToolOutcome, bool, &[Flag]) {
    match &decision.outcome {
        ResultOutcome::Given { text, result, untrusted, flags } => (text, *result, *untrusted, flags),
        other => panic!("it is given: {other:?}"),
    }
}

#[tokio::test]
async fn gc_05_every_result_is_labelled_untrusted_and_outside_content_taints() {
    let workspace = Workspace::new(&[]);
    let engine = loaded(workspace.builder().without_approvals());
    let turn = calls_only(&engine);
    let read = ToolCall::new("1", "read_file", json!({"path": "a.txt"}));
    let decision = engine.tool_result(&turn, &read, &ToolResult::ok("plain")).await;
    assert_eq!(given(&decision), ("plain", ToolOutcome::Ok, true, [].as_slice()));
    assert!(!turn.conversation().is_tainted());

    let fetch = ToolCall::new("2", "web_fetch", json!({"url": "https://example.com/"}));
    let decision = engine.tool_result(&turn, &fetch, &ToolResult::ok("a page")).await;
    assert_eq!(given(&decision), ("a page", ToolOutcome::Ok, true, [Flag::OutsideContent].as_slice()));
    assert!(turn.conversation().is_tainted());

    let decision = engine.tool_result(&turn, &read, &ToolResult::from_bytes(b"caf\xe9")).await;
    assert_eq!(given(&decision).3, [Flag::InvalidUtf8].as_slice());
}

#[tokio::test]
async fn gc_05_errors_stay_errors_and_are_redacted_the_same() {
    let rule = "---\nwhen: after_tool\ntools: '*'\nresult: 'host-\\d+'\naction: redact\nreplace: '[host]'\n---\nHosts.\n";
    let workspace = Workspace::new(&[("rules/hosts.md", rule)]);
    let engine = loaded(workspace.builder().without_approvals());
    let turn = calls_only(&engine);
    let call = ToolCall::new("1", "read_file", Arguments::from_json(r#"{"path": "a"}"#));
    let key = concat!("AKIA", "Z7QHMWB3XN5KRTJD");
    let raw = ToolResult::error(format!("no route to host-12 with {key}"));
    let decision = engine.tool_result(&turn, &call, &raw).await;
    let (text, outcome, untrusted, flags) = given(&decision);
    assert_eq!(text, "no route to [host] with [redacted:aws-access-key-id]");
    assert_eq!((outcome, untrusted), (ToolOutcome::Error, true));
    assert_eq!(flags, [Flag::Redacted]);
}
