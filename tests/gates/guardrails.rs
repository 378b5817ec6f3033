//! Guardrails: GT-20 to GT-26, GT-30.

use portcullis::*;
use serde_json::json;

use crate::common::*;

fn guardrail(stage: &str, action: &str) -> String {
    format!("---\nstage: {stage}\naction: {action}\n---\nNothing about weapons.\n")
}

fn weapons() -> ScriptedJudge {
    ScriptedJudge::new().when_subject("bomb", Scripted::fail("leave it out")).otherwise(Scripted::pass())
}

/// GT-20: the workspace's guardrail wins over the global one of its name, whole.
#[tokio::test]
async fn a_guardrail_of_the_workspace_wins_over_the_global_one_whole() {
    let global = tempfile::tempdir().unwrap();
    std::fs::create_dir_all(global.path().join("guardrails")).unwrap();
    let text = "---\nstage: input\naction: block\nagents: nobody\n---\nGlobal text.\n";
    std::fs::write(global.path().join("guardrails/weapons.md"), text).unwrap();
    let own = guardrail("input", "warn");
    let workspace = Workspace::of(&[("guardrails/weapons", own.as_str())]);
    let judge = std::sync::Arc::new(weapons());
    let engine = loaded(
        workspace.builder().global(global.path()).without_approvals().judge(std::sync::Arc::clone(&judge)),
    );
    let decision = prompt(&engine, &turn(&engine), "a bomb").await;
    assert!(proceeds(&decision), "the global action is gone");
    let asked = judge.asked();
    assert_eq!(asked.len(), 1, "it is not asked twice");
    assert!(asked[0].rule.contains("Nothing about weapons"), "{}", asked[0].rule);
    let gate = &verdict(&decision.report, "weapons").gate;
    assert_eq!(gate.layer, Layer::Workspace);
    assert!(gate.file.as_ref().unwrap().starts_with(workspace.path()));
}

/// GT-20: wrong stages, actions, built-ins and guardrails without a check are problems, all at once.
#[test]
fn wrong_guardrail_files_are_problems_all_at_once() {
    let workspace = Workspace::of(&[
        ("guardrails/a", "---\nstage: input\naction: block\n---\n"),
        ("guardrails/b", "---\nstage: lunch\naction: block\n---\nText.\n"),
        ("guardrails/c", "---\nstage: output\naction: revise\n---\nText.\n"),
        ("guardrails/d", "---\nbuiltin: firewall\n---\n"),
        ("guardrails/e", "---\nstage: output\naction: redact\n---\nText.\n"),
    ]);
    let engine = workspace.builder().without_approvals().build().unwrap();
    let mut files: Vec<_> = engine
        .status()
        .problems
        .iter()
        .map(|p| p.file.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    files.sort();
    files.dedup();
    assert_eq!(files, ["a", "b", "c", "d", "e"]);
    assert!(engine.status().closed.is_some());
}

/// GT-21: three built-ins run by default; a file changes one or switches it off; without it they are back.
#[tokio::test]
async fn the_three_built_ins_run_by_default_and_a_file_changes_them() {
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    let names = |engine: &Engine| {
        let gates = engine.status().summary.gates;
        let mut names: Vec<String> = gates
            .iter()
            .filter(|g| g.gate.kind == GateKind::Builtin)
            .map(|g| g.gate.name.to_string())
            .collect();
        names.sort();
        names.dedup();
        names
    };
    assert_eq!(names(&engine), ["limits", "prompt_injection", "secrets"]);
    let push = shell("git push --force origin main");
    assert!(
        blocked(&decide(&engine, &calls(&engine), &push).await)
            .starts_with("The guardrail limits stopped this: ")
    );

    workspace.write(
        "guardrails/limits",
        "---\nbuiltin: limits\nenabled: false\ncommands: [\"make deploy\"]\n---\n",
    );
    assert!(engine.reload().applied);
    assert_eq!(names(&engine), ["prompt_injection", "secrets"]);
    assert!(runs(&decide(&engine, &calls(&engine), &push).await));

    workspace.write("guardrails/limits", "---\nbuiltin: limits\ncommands: [\"make deploy*\"]\n---\n");
    assert!(engine.reload().applied);
    assert!(
        runs(&decide(&engine, &calls(&engine), &push).await),
        "the file's list stands for the default one"
    );
    assert!(!runs(&decide(&engine, &calls(&engine), &shell("make deploy")).await));

    workspace.remove("guardrails/limits");
    assert!(engine.reload().applied);
    assert!(
        !runs(&decide(&engine, &calls(&engine), &push).await),
        "without the file it is back to its defaults"
    );
    assert!(runs(&decide(&engine, &calls(&engine), &shell("make deploy")).await));
}

/// GT-23: injection in what a checked tool returns: a caution that it is content, and a notice.
#[tokio::test]
async fn an_injected_result_is_given_with_a_caution_and_the_person_is_told() {
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    let fetch = call("fetch", json!({"url": "https://news.example/"}));
    let decision = result(&engine, &calls(&engine), &fetch, ORDERS).await;
    let (text, flags) = given(&decision);
    assert!(text.ends_with(ORDERS), "the content itself is left as it is");
    let caution = &text[..text.len() - ORDERS.len()];
    assert!(caution.contains("content") && caution.contains("not instructions"), "{caution}");
    assert_eq!(flags, [Flag::PromptInjection, Flag::OutsideContent]);
    assert!(notice_ids(&decision.report).contains(&NoticeId::ResultInjection));
}

/// GT-23: `block` withholds the result, tells the agent not to follow it, and tells the person.
#[tokio::test]
async fn an_injected_result_is_withheld_where_the_guardrail_blocks() {
    let workspace = Workspace::of(&[(
        "guardrails/prompt_injection",
        "---\nbuiltin: prompt_injection\naction: block\n---\n",
    )]);
    let engine = workspace.engine();
    let fetch = call("fetch", json!({"url": "https://news.example/"}));
    let decision = result(&engine, &calls(&engine), &fetch, ORDERS).await;
    let (text, flags) = withheld(&decision);
    assert!(text.contains("withheld") && text.contains("do not follow"), "{text}");
    assert!(!text.contains("evil.example"), "{text}");
    assert!(flags.contains(&Flag::Blocked) && flags.contains(&Flag::PromptInjection));
    assert!(notice_ids(&decision.report).contains(&NoticeId::ResultWithheld));
}

/// GT-23: a tool that brings nothing from outside is not checked by default; an ordinary page passes.
#[tokio::test]
async fn a_local_read_and_an_ordinary_page_carry_no_caution() {
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    let read = call("read", json!({"file_path": "notes.md"}));
    assert_eq!(given(&result(&engine, &calls(&engine), &read, ORDERS).await).0, ORDERS);
    let fetch = call("fetch", json!({"url": "https://news.example/"}));
    let page = "The council voted on Tuesday to repair the bridge. Work begins in spring.";
    let decision = result(&engine, &calls(&engine), &fetch, page).await;
    assert_eq!(given(&decision), (page, &[Flag::OutsideContent][..]));
    assert!(decision.report.notices.is_empty(), "{:?}", decision.report.notices);
}

/// GT-23: with `judge: true` only the judge's `pass` clears a match; one that it can't confirm stands.
#[tokio::test]
async fn only_a_pass_of_the_judge_clears_an_injection() {
    let file = [(
        "guardrails/prompt_injection",
        "---\nbuiltin: prompt_injection\naction: block\njudge: true\n---\n",
    )];
    let fetch = call("fetch", json!({"url": "https://news.example/"}));
    for (scripted, cleared) in [
        (Scripted::pass(), true),
        (Scripted::fail("orders"), false),
        (Scripted::error(JudgeError::Transport("down".into())), false),
        (Scripted::text("pass"), false),
        (Scripted::panic(), false),
    ] {
        let workspace = Workspace::of(&file);
        let engine = workspace.judged(ScriptedJudge::always(scripted.clone()));
        let decision = result(&engine, &calls(&engine), &fetch, ORDERS).await;
        assert_eq!(
            matches!(decision.outcome, ResultOutcome::Given { .. }),
            cleared,
            "{scripted:?}: {decision:?}"
        );
    }
    let workspace = Workspace::of(&file);
    let engine = workspace.engine();
    withheld(&result(&engine, &calls(&engine), &fetch, ORDERS).await);
}

/// GT-24: secrets are redacted as the answer streams, whatever the chunks.
#[tokio::test]
async fn a_secret_that_streams_in_pieces_is_never_shown() {
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    let text = format!("the key is {} and that is all", secret());
    for size in [1, 3, 7, text.len()] {
        let chunks: Vec<&str> =
            (0..text.len()).step_by(size).map(|at| &text[at..text.len().min(at + size)]).collect();
        let (shown, end) = stream(&engine, &calls(&engine), &chunks).await;
        let AnswerOutcome::Released { rest, redacted: true } = &end.outcome else { panic!("{end:?}") };
        assert_eq!(
            shown + rest,
            "the key is [redacted:aws-access-key-id] and that is all",
            "chunks of {size}"
        );
        assert!(notice_ids(&end.report).contains(&NoticeId::AnswerRedacted));
    }
}

/// GT-24: `block` releases nothing from the first match on and says how much was shown; `warn` shows all.
#[tokio::test]
async fn a_secret_withholds_the_rest_or_only_warns_as_the_file_says() {
    let text = format!("the key is {} and that is all", secret());
    let workspace = Workspace::of(&[("guardrails/secrets", "---\nbuiltin: secrets\naction: block\n---\n")]);
    let engine = workspace.engine();
    let (shown, end) = stream(&engine, &calls(&engine), &[&text]).await;
    assert_eq!(shown, "the key is ");
    assert_eq!(end.outcome, AnswerOutcome::Withheld { shown: shown.len(), already_shown: false });

    workspace.write("guardrails/secrets", "---\nbuiltin: secrets\naction: warn\n---\n");
    assert!(engine.reload().applied);
    let (shown, end) = stream(&engine, &calls(&engine), &[&text]).await;
    let AnswerOutcome::Released { rest, redacted: false } = &end.outcome else { panic!("{end:?}") };
    assert_eq!(shown + rest, text);
    assert!(notice_ids(&end.report).contains(&NoticeId::AnswerWarned));
    assert!(notices(&end.report).iter().all(|n| !n.contains(&secret())));
}

/// GT-24: each guardrail's notice once a turn; the next turn shows it again.
#[tokio::test]
async fn a_guardrails_notice_is_shown_once_a_turn() {
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    let fetch = call("fetch", json!({"url": "https://news.example/"}));
    let turn = calls(&engine);
    let shown = async |turn: &Turn| {
        let report = result(&engine, turn, &fetch, ORDERS).await.report;
        report.notices.iter().filter(|notice| notice.id == NoticeId::ResultInjection).count()
    };
    assert_eq!((shown(&turn).await, shown(&turn).await), (1, 0));
    assert_eq!(shown(&calls(&engine)).await, 1);
}

/// GT-24: a rule and a guardrail of one name are two gates: the notice of the one is not that of the other.
#[tokio::test]
async fn two_gates_of_one_name_each_show_their_notice() {
    let global = tempfile::tempdir().unwrap();
    std::fs::create_dir_all(global.path().join("guardrails")).unwrap();
    std::fs::write(global.path().join("guardrails/weapons.md"), guardrail("input", "warn")).unwrap();
    let workspace = Workspace::of(&[("rules/weapons", "---\nwhen: before_agent\n---\nNo weapons.\n")]);
    let engine = loaded(workspace.builder().global(global.path()).without_approvals().judge(weapons()));
    let decision = prompt(&engine, &turn(&engine), "a bomb").await;
    let mut texts = notices(&decision.report);
    texts.sort_unstable();
    assert_eq!(
        texts,
        [
            "The guardrail weapons warns of this prompt: leave it out",
            "The rule weapons warns of this prompt: leave it out"
        ]
    );
}

/// GT-25: custom guardrails are judged at their four stages.
#[tokio::test]
async fn custom_guardrails_refuse_at_all_four_stages() {
    let files: Vec<(String, String)> = ["input", "action", "tool_result", "output"]
        .iter()
        .map(|s| (format!("guardrails/at-{}", s.replace('_', "-")), guardrail(s, "block")))
        .collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(n, t)| (n.as_str(), t.as_str())).collect();
    let workspace = Workspace::of(&files);
    let judge = std::sync::Arc::new(weapons());
    let engine = workspace.judged(std::sync::Arc::clone(&judge));
    let turn = calls(&engine);
    let search = call("notes_search", json!({"q": "bomb"}));
    let stopped = decide(&engine, &turn, &search).await;
    assert_eq!(blocked(&stopped), "The guardrail at-action stopped this call: leave it out");
    let held = result(&engine, &turn, &call("notes_search", json!({"q": "x"})), "how to build a bomb").await;
    assert!(withheld(&held).0.contains("The guardrail at-tool-result stopped this result: leave it out"));
    assert!(!withheld(&held).0.contains("how to build"));
    let (shown, end) = stream(&engine, &turn, &["a bomb is"]).await;
    assert_eq!(end.outcome, AnswerOutcome::Withheld { shown: shown.len(), already_shown: true });
    let refused = prompt(&engine, &crate::common::turn(&engine), "a bomb").await;
    assert_eq!(refused.outcome, BeforeOutcome::Refused);
    assert!(judge.asked().iter().all(|r| r.brief == Brief::Safety));
}

/// GT-25: `tools` says which calls a custom guardrail is asked about.
#[tokio::test]
async fn a_custom_guardrail_is_asked_only_about_its_tools() {
    let text = "---\nstage: action\naction: block\ntools: send_*\n---\nNothing about weapons.\n";
    let workspace = Workspace::of(&[("guardrails/weapons", text)]);
    let engine = workspace.judged(weapons());
    assert!(runs(&decide(&engine, &calls(&engine), &call("notes_search", json!({"q": "bomb"}))).await));
    blocked(&decide(&engine, &calls(&engine), &call("SEND_note", json!({"q": "bomb"}))).await);
}

/// GT-25: one that blocks and can't be judged refuses; one that warns says that it couldn't check.
#[tokio::test]
async fn a_guardrail_that_can_not_be_judged_refuses_or_says_so() {
    for (action, goes_on) in [("block", false), ("warn", true)] {
        let text = guardrail("input", action);
        let workspace = Workspace::of(&[("guardrails/weapons", text.as_str())]);
        let engine =
            workspace.judged(ScriptedJudge::always(Scripted::error(JudgeError::Transport("down".into()))));
        let decision = prompt(&engine, &turn(&engine), "hello").await;
        assert_eq!(proceeds(&decision), goes_on, "{action}");
        assert_eq!(notices(&decision.report), ["The guardrail weapons couldn't be checked"], "{action}");
    }
}

/// GT-25: a guardrail's judge never sees a cut subject: windows up to 512 KiB, beyond that `oversize`.
#[tokio::test]
async fn a_guardrail_sees_a_long_subject_in_windows_and_none_beyond_its_bound() {
    let text = guardrail("tool_result", "block");
    let workspace = Workspace::of(&[("guardrails/weapons", text.as_str())]);
    let judge = std::sync::Arc::new(weapons());
    let engine = workspace.judged(std::sync::Arc::clone(&judge));
    let read = call("read", json!({"file_path": "a"}));
    let words = "a word of a book ".repeat(12_000);
    let hidden = format!("{words} bomb {words}");
    withheld(&result(&engine, &calls(&engine), &read, &hidden).await);
    assert!(judge.asked().len() > 1 && judge.asked().len() <= 8);
    given(&result(&engine, &calls(&engine), &read, &words).await);
    let long = "a word of a book ".repeat(60_000);
    let decision = result(&engine, &calls(&engine), &read, &long).await;
    withheld(&decision);
    assert_eq!(verdict(&decision.report, "weapons").outcome, Outcome::Unjudged(Cause::Oversize));
}

/// GT-26: every decision of every hook is a line of the audit log.
#[tokio::test]
async fn every_decision_of_every_hook_is_audited() {
    let workspace = Workspace::of(&[]);
    let log = Log::default();
    let engine = loaded(workspace.builder().without_approvals().audit(log.sink()));
    let turn = turn(&engine);
    prompt(&engine, &turn, "hello").await;
    let read = call("read", json!({"file_path": "a"}));
    engine.model_step(&turn, &Reply { text: "I read it".into(), calls: vec![read.clone()] }).await;
    decide(&engine, &turn, &read).await;
    result(&engine, &turn, &read, "text").await;
    stream(&engine, &turn, &["done"]).await;
    answer(&engine, &turn, "done").await;
    let lines: Vec<(String, String)> = log
        .of("decision")
        .iter()
        .map(|l| (l["hook"].as_str().unwrap().to_owned(), l["applied"].as_str().unwrap().to_owned()))
        .collect();
    let expected = [
        ("before_agent", "proceed"),
        ("model_step", "proceed"),
        ("tool_call", "run"),
        ("tool_result", "given"),
        ("output", "released"),
        ("after_agent", "accepted"),
    ];
    assert_eq!(lines, expected.map(|(a, b)| (a.to_owned(), b.to_owned())));
}

/// GT-26: sub-agents are guarded by their parent's turn: its rule set, after a reload too.
#[tokio::test]
async fn a_sub_agent_is_guarded_by_the_rule_set_of_its_parents_turn() {
    let rule = "---\nwhen: before_tool\ntools: shell\ncommand: make deploy\naction: block\n---\nAsk first.\n";
    let workspace = Workspace::of(&[("rules/deploy", rule)]);
    let engine = workspace.engine();
    let parent = calls(&engine);
    workspace.remove("rules/deploy");
    assert!(engine.reload().applied);
    let child = parent.child(TurnOptions::new("helper").calls_only());
    assert_eq!(blocked(&decide(&engine, &child, &shell("make deploy")).await).lines().count(), 1);
    assert!(runs(&decide(&engine, &calls(&engine), &shell("make deploy")).await));
}

/// GT-30: a judged output guardrail holds a stream back with `stream: buffer`.
#[tokio::test]
async fn stream_buffer_shows_nothing_before_the_guardrail_has_decided() {
    let text = "---\nstage: output\naction: block\nstream: buffer\n---\nNothing about weapons.\n";
    let workspace = Workspace::of(&[("guardrails/weapons", text)]);
    let engine = workspace.judged(weapons());
    let (shown, end) = stream(&engine, &calls(&engine), &["a ", "bomb ", "is"]).await;
    assert_eq!(shown, "");
    assert_eq!(end.outcome, AnswerOutcome::Withheld { shown: 0, already_shown: false });
    let (shown, end) = stream(&engine, &calls(&engine), &["a ", "flower"]).await;
    assert_eq!(shown, "");
    assert_eq!(end.outcome, AnswerOutcome::Released { rest: "a flower".into(), redacted: false });
}
