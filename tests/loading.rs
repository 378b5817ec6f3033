//! Loading, through the public API only: TR-04, TR-05, TR-09, and what a load tells.

#![expect(clippy::unwrap_used, clippy::panic, reason = "tests")]

#[expect(dead_code, reason = "each file of tests uses some of it")]
mod support;

use portcullis::{
    AfterOutcome, AnswerOutcome, BeforeOutcome, Channel, Engine, Flag, Guard, Hook, NoticeId, ProblemLevel,
    Prompt, Reply, StepOutcome, ToolResult, TurnOptions, Work,
};
use serde_json::json;
use support::{World, blocked, call, ids, runs, withheld};

const FREEZE: &str = "---\nwhen: before_tool\ntools: deploy\naction: block\n---\nFrozen.\n";

// ---- TR-04: all or nothing ----

#[tokio::test]
async fn tr_04_a_bad_file_keeps_the_previous_set_and_is_named_with_file_field_and_problem() {
    let world = World::good(&[(".agents/rules/freeze.md", FREEZE)]);
    let before = world.engine.status().digest;
    world.write(".agents/rules/freeze.md", &FREEZE.replace("Frozen.", "Thawed."));
    world.write(".agents/rules/other.md", "---\nwhen: before_tool\ntools: exec\naction: blok\n---\nNo.\n");
    let outcome = world.engine.reload();
    assert!(!outcome.applied);
    assert_eq!(outcome.digest, before);
    assert_eq!(outcome.problems.len(), 1);
    let problem = outcome.problems.iter().next().unwrap();
    assert!(problem.file.ends_with(".agents/rules/other.md"), "{problem:?}");
    assert_eq!((problem.line, problem.field.as_deref()), (4, Some("action")));
    assert_eq!(problem.level, ProblemLevel::Error);
    assert!(problem.message.contains("blok"), "{}", problem.message);
    let shown = problem.render(false);
    assert!(shown.contains("action: blok") && shown.contains("other.md"), "{shown}");
    // The set before is in force whole: the good file of the same load is not.
    assert!(
        blocked(&world.alone("deploy", "{}").await).starts_with("The rule freeze stopped this call: Frozen.")
    );
    assert_eq!(world.engine.status().closed, None);
    assert!(world.engine.status().problems.has_errors());
    let reloads = world.audit("reload");
    assert_eq!(reloads[1]["applied"], false);
    assert_eq!(reloads[1]["loaded"], json!(before));
    assert_eq!(reloads[1]["problems"][0]["line"], 4);

    // Mended, the whole new set is in force.
    world.write(".agents/rules/other.md", "---\nwhen: before_tool\ntools: exec\naction: block\n---\nNo.\n");
    assert!(world.engine.reload().applied);
    assert!(
        blocked(&world.alone("deploy", "{}").await).starts_with("The rule freeze stopped this call: Thawed.")
    );
    assert!(world.engine.status().problems.is_empty());
}

#[test]
fn tr_04_all_problems_of_all_files_are_found_in_one_pass() {
    let world = World::new(&[
        (".agents/rules/a.md", "---\nwhen: before_tool\naction: blok\norder: soon\n---\nNo.\n"),
        (".agents/rules/b.md", "---\nwhen: befor_tool\ntools: exec\naction: block\n---\nNo.\n"),
        (".agents/rules/c.md", "---\nwhen: before_tool\ntools: exec\nactoin: block\n---\nNo.\n"),
        (".agents/guardrails/d.md", "---\nstage: outputs\naction: block\n---\nNo.\n"),
        (".agents/portcullis.yaml", "unmatched: block\n"),
    ]);
    let status = world.engine.status();
    let found: Vec<(String, String)> = status
        .problems
        .iter()
        .map(|p| {
            let name = p.file.file_name().unwrap().to_string_lossy().into_owned();
            (name, p.field.clone().unwrap_or_default())
        })
        .collect();
    for (file, field) in [
        ("a.md", "action"),
        ("a.md", "order"),
        ("a.md", "tools"),
        ("b.md", "when"),
        ("d.md", "stage"),
        ("portcullis.yaml", "unmatched"),
    ] {
        assert!(found.contains(&(file.to_owned(), field.to_owned())), "{file} {field}: {found:?}");
    }
    assert!(found.iter().any(|(file, _)| file == "c.md"), "a near miss of `action`: {found:?}");
}

#[test]
fn tr_04_a_misspelt_field_in_a_file_that_gates_is_a_problem_and_metadata_is_not() {
    let with = |key: &str| {
        let text = format!("---\nwhen: before_tool\ntools: deploy\naction: block\n{key}: x\n---\nFrozen.\n");
        World::new(&[(".agents/rules/it.md", &text)]).engine.status().problems.len()
    };
    for key in ["enabeld", "ordr", "agnets", "Examples", "tool", "commmand", "domian"] {
        assert_eq!(with(key), 1, "{key}");
    }
    for key in
        ["owner", "tags", "model", "note", "notes", "state", "title", "version", "author", "date", "x-team"]
    {
        assert_eq!(with(key), 0, "{key}");
    }
}

#[test]
fn tr_04_no_file_takes_a_baseline_name() {
    for name in ["no-env-reads", "No_Env_Reads", "redact-credentials", "record-all"] {
        let world = World::new(&[(&format!(".agents/rules/{name}.md"), FREEZE)]);
        assert!(world.engine.status().closed.is_some(), "{name}");
        assert!(world.problems().contains("baseline"), "{}", world.problems());
    }
}

#[test]
fn tr_04_an_instruction_is_no_gate_and_its_problems_are_warnings() {
    let world = World::new(&[
        (".agents/rules/style.md", "---\nglobs: **/*.rs\n---\nWrite plainly.\n"),
        (".claude/rules/more.md", "No front matter at all.\n"),
    ]);
    let status = world.engine.status();
    assert_eq!(status.closed, None, "{}", world.problems());
    assert!(!status.problems.has_errors());
    assert_eq!(status.summary.instructions, 2);
}

// ---- TR-05: before the first good load ----

fn broken() -> World {
    World::new(&[(".agents/rules/it.md", "---\nwhen: before_tool\ntools: exec\naction: blok\n---\nNo.\n")])
}

#[tokio::test]
async fn tr_05_until_a_load_succeeds_nothing_passes_but_the_reason() {
    let world = broken();
    let engine = &world.engine;
    let why = engine.status().closed.unwrap();
    assert!(why.contains("it.md"), "the reason names the file: {why}");
    let turn = engine.turn(TurnOptions::new("main"));

    let decision = engine.before(&turn, &Prompt::new("hello")).await;
    assert_eq!(decision.outcome, BeforeOutcome::Refused);
    assert_eq!(decision.report.reasons[0].for_person, why);
    assert!(ids(&decision.report.notices).contains(&NoticeId::NotLoaded));

    let reply = Reply { text: String::new(), calls: vec![call("read_file", "{}")] };
    let decision = engine.model_step(&turn, &reply).await;
    assert_eq!(decision.outcome, StepOutcome::SentBack);
    assert_eq!(decision.report.reasons[0].for_model, why);

    assert_eq!(blocked(&world.call(&turn, "read_file", r#"{"path": "a"}"#).await), why);

    let decision = engine.tool_result(&turn, &call("read_file", "{}"), &ToolResult::ok("raw text")).await;
    let (text, flags) = withheld(&decision);
    assert!(text.contains(&why) && !text.contains("raw text"), "{text}");
    assert!(flags.contains(&Flag::Blocked));

    for channel in [Channel::Text, Channel::Reasoning, Channel::ToolArguments] {
        let mut filter = engine.output(&turn, channel);
        assert_eq!(filter.push("the answer"), "");
        let decision = filter.finish().await;
        assert!(matches!(decision.outcome, AnswerOutcome::Withheld { shown: 0, .. }), "{decision:?}");
        assert_eq!(decision.report.reasons[0].for_person, why);
    }

    let decision = engine.after(&turn, &Work::answer("the answer")).await;
    assert_eq!(decision.outcome, AfterOutcome::Withheld);
    assert_eq!(decision.report.reasons[0].for_person, why);
}

#[tokio::test]
async fn tr_05_calls_only_turns_are_blocked_too_and_audited() {
    let world = broken();
    blocked(&world.alone("read_file", r#"{"path": "a"}"#).await);
    let lines = world.audit("call");
    assert_eq!(lines.len(), 1);
    assert_eq!(
        (lines[0]["tool"].as_str(), lines[0]["outcome"].as_str()),
        (Some("read_file"), Some("blocked"))
    );
}

#[tokio::test]
async fn tr_05_the_baseline_is_in_force_before_and_after_the_first_good_load() {
    let world = broken();
    let names = |world: &World| {
        let mut names: Vec<String> =
            world.engine.status().summary.gates.iter().map(|g| g.gate.name.to_string()).collect();
        names.sort();
        names.dedup();
        names
    };
    for name in
        ["no-secret-store-reads", "no-env-reads", "redact-credentials", "no-guard-edits", "no-placeholders"]
    {
        assert!(names(&world).contains(&name.to_owned()), "{name}: {:?}", names(&world));
    }
    world.write(".agents/rules/it.md", FREEZE);
    assert!(world.engine.reload().applied);
    runs(&world.alone("read_file", r#"{"path": "a"}"#).await);
    assert!(blocked(&world.alone("read_file", r#"{"path": ".env"}"#).await).contains("no-env-reads"));
}

#[tokio::test]
async fn tr_05_a_turn_that_began_closed_stays_closed() {
    let world = broken();
    let turn = world.turn();
    world.write(".agents/rules/it.md", FREEZE);
    assert!(world.engine.reload().applied);
    blocked(&world.call(&turn, "read_file", r#"{"path": "a"}"#).await);
}

// ---- TR-09: reload and summary ----

#[tokio::test]
async fn tr_09_the_summary_names_the_rules_in_force_in_running_order() {
    let rule = |order: i32, more: &str| {
        format!("---\nwhen: before_tool\ntools: deploy\naction: block\norder: {order}\n{more}---\nNo.\n")
    };
    let (late, first, off, shadow) =
        (rule(5, ""), rule(-1, ""), rule(0, "enabled: false\n"), rule(0, "mode: shadow\n"));
    let world = World::good(&[
        (".agents/rules/a-late.md", &late),
        (".agents/rules/z-first.md", &first),
        (".agents/rules/off.md", &off),
        (".agents/rules/shadow.md", &shadow),
        (".agents/rules/style.md", "Write plainly.\n"),
        (".agents/rules/README.md", "How we write rules.\n"),
    ]);
    let summary = world.engine.status().summary;
    let own: Vec<&str> = summary
        .gates
        .iter()
        .filter(|g| g.hook == Hook::ToolCall && g.gate.file.is_some())
        .map(|g| g.gate.name.as_str())
        .collect();
    assert_eq!(own, ["z-first", "shadow", "a-late"]);
    assert_eq!((summary.instructions, summary.disabled, summary.skipped), (1, 1, 1));
    let text = summary.to_string();
    assert!(
        text.contains("1 in shadow") && text.contains("1 off") && text.contains("1 instruction"),
        "{text}"
    );

    std::fs::remove_file(world.dir.path().join(".agents/rules/a-late.md")).unwrap();
    let outcome = world.engine.reload();
    assert!(outcome.applied);
    assert_eq!(outcome.digest, world.engine.status().digest);
    assert!(!world.engine.status().summary.gates.iter().any(|g| g.gate.name.as_str() == "a-late"));
    assert_eq!(world.audit("reload").len(), 2);
}

#[test]
fn tr_09_the_digest_tells_sets_apart_and_is_the_same_for_the_same_files() {
    let (one, same) =
        (World::good(&[(".agents/rules/it.md", FREEZE)]), World::good(&[(".agents/rules/it.md", FREEZE)]));
    let digest = one.engine.status().digest;
    assert_eq!(one.engine.reload().digest, digest);
    one.write(".agents/rules/it.md", &FREEZE.replace("deploy", "deploys"));
    assert_ne!(one.engine.reload().digest, digest);
    assert_eq!(same.engine.status().digest.len(), digest.len());
}

// ---- what a load tells ----

#[test]
fn a_named_folder_that_is_missing_says_where_it_looked() {
    let dir = tempfile::tempdir().unwrap();
    let missing = dir.path().join("no-such-folder");
    for builder in [
        Engine::builder().folder(&missing),
        Engine::builder().rules_folder(&missing),
        Engine::builder().guardrails_folder(&missing),
    ] {
        let status = builder.without_approvals().build().unwrap().status();
        assert!(status.problems.has_errors());
        let shown: String = status.problems.iter().map(|p| p.render(false)).collect();
        assert!(shown.contains(&missing.display().to_string()), "{shown}");
        assert!(status.closed.unwrap().contains("no-such-folder"));
    }
    // A standard folder that is missing is empty.
    let status = Engine::builder().workspace(dir.path()).without_approvals().build().unwrap().status();
    assert!(status.problems.is_empty() && status.closed.is_none());
}

#[tokio::test]
async fn no_rule_file_anywhere_is_a_notice_of_the_first_decision_and_only_of_it() {
    let world = World::good(&[]);
    let decision = world.alone("read_file", r#"{"path": "a"}"#).await;
    assert_eq!(ids(&decision.report.notices), [NoticeId::NoRules]);
    assert_eq!(decision.report.notices[0].text, "No rule file was found");
    assert_eq!(ids(&world.alone("read_file", r#"{"path": "a"}"#).await.report.notices), []);
    let world = World::good(&[(".agents/rules/it.md", FREEZE)]);
    assert_eq!(ids(&world.alone("read_file", r#"{"path": "a"}"#).await.report.notices), []);
}

#[tokio::test]
async fn tr_11_loosening_is_told_by_a_notice_and_an_audit_line() {
    let global = tempfile::tempdir().unwrap();
    std::fs::create_dir(global.path().join("rules")).unwrap();
    std::fs::write(global.path().join("rules/freeze.md"), FREEZE).unwrap();
    let world = World::with(
        &[
            (".agents/rules/freeze.md", &FREEZE.replace("block", "warn")),
            (".agents/guardrails/secrets.md", "---\nbuiltin: secrets\nenabled: false\n---\n"),
        ],
        |b| b.without_approvals().global(global.path()),
    );
    assert_eq!(world.problems(), "");
    let decision = world.alone("deploy", "{}").await;
    runs(&decision);
    let told: Vec<_> = decision
        .report
        .notices
        .iter()
        .filter(|n| n.id == NoticeId::Loosened)
        .map(|n| n.text.as_str())
        .collect();
    assert!(
        told.contains(&"The rule freeze of the workspace is looser than what it stands in for: action is warn, was block"),
        "{told:?}"
    );
    assert!(
        told.iter().any(|text| text.contains("guardrail secrets") && text.contains("enabled is false")),
        "{told:?}"
    );
    let lines = world.audit("loosened");
    let line = lines.iter().find(|line| line["gate"] == "freeze").unwrap();
    assert_eq!(
        (line["field"].as_str(), line["from"].as_str(), line["to"].as_str()),
        (Some("action"), Some("block"), Some("warn"))
    );
    assert_eq!(line["source"]["layer"], "workspace");
    assert_eq!(line["instead_of"]["layer"], "global");
}

#[tokio::test]
async fn the_workspaces_gate_wins_over_a_global_one_whole() {
    let global = tempfile::tempdir().unwrap();
    std::fs::create_dir(global.path().join("rules")).unwrap();
    std::fs::write(
        global.path().join("rules/freeze.md"),
        FREEZE.replace("tools: deploy", "tools: deploy\nagents: other\norder: 9"),
    )
    .unwrap();
    let world =
        World::with(&[(".agents/rules/freeze.md", FREEZE)], |b| b.without_approvals().global(global.path()));
    // Field by field the global `agents` would keep the gate from this agent.
    assert!(
        blocked(&world.alone("deploy", "{}").await).starts_with("The rule freeze stopped this call: Frozen.")
    );
    let count =
        world.engine.status().summary.gates.iter().filter(|g| g.gate.name.as_str() == "freeze").count();
    assert_eq!(count, 1);
}
