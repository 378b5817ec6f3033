//! Loading: TR-04, TR-05, TR-09, BX-01, BX-05, and folders that are missing.

use portcullis::*;

use crate::common::*;

const DEPLOY: &str =
    "---\nwhen: before_tool\ntools: shell\ncommand: make deploy\naction: block\n---\nAsk first.\n";

/// TR-04: a bad file keeps the set before it, whole, and every problem of every file is named at once.
#[tokio::test]
async fn a_bad_reload_keeps_the_set_before_it_and_names_every_problem() {
    let workspace = Workspace::of(&[("rules/deploy", DEPLOY)]);
    let log = Log::default();
    let engine = loaded(workspace.builder().without_approvals().audit(log.sink()));
    let before = engine.status().digest;
    workspace.write(
        "rules/deploy",
        "---\nwhen: before_tool\ntools: shell\ncommand: make other\naction: block\n---\nAsk.\n",
    );
    workspace.write("rules/bad", "---\nwhen: before_tool\ntools: shell\nacton: block\n---\nText.\n");
    workspace.write(
        "rules/pattern",
        "---\nwhen: before_tool\ntools: shell\nargs: {'$.command': '(('}\naction: block\n---\nText.\n",
    );
    workspace.write("guardrails/worse", "---\nstage: nowhere\naction: block\n---\nText.\n");
    let outcome = engine.reload();
    assert!(!outcome.applied);
    assert_eq!(outcome.digest, before);
    let named: Vec<_> = outcome
        .problems
        .iter()
        .map(|p| {
            (p.file.file_stem().unwrap().to_str().unwrap(), p.line, p.field.as_deref().unwrap_or_default())
        })
        .collect();
    assert!(named.contains(&("worse", 2, "stage")), "{named:?}");
    assert!(named.iter().any(|(file, line, _)| (*file, *line) == ("pattern", 4)), "the pattern: {named:?}");
    assert!(named.iter().any(|(file, line, _)| (*file, *line) == ("bad", 4)), "the near miss: {named:?}");
    assert!(!runs(&decide(&engine, &calls(&engine), &shell("make deploy")).await), "the old set is in force");
    assert!(
        runs(&decide(&engine, &calls(&engine), &shell("make other")).await),
        "and nothing of the new one"
    );
    assert!(engine.status().to_string().contains("the last load was refused"));
    let lines = log.of("reload");
    assert_eq!((lines.len(), &lines[1]["applied"]), (2, &serde_json::json!(false)));

    for file in ["rules/bad", "rules/pattern", "guardrails/worse"] {
        workspace.remove(file);
    }
    assert!(engine.reload().applied);
    assert!(runs(&decide(&engine, &calls(&engine), &shell("make deploy")).await));
    assert!(!runs(&decide(&engine, &calls(&engine), &shell("make other")).await));
    assert!(engine.status().problems.is_empty());
}

/// TR-04: a turn that has begun keeps the set that it began with.
#[tokio::test]
async fn a_turn_keeps_the_set_that_it_began_with() {
    let workspace = Workspace::of(&[("rules/deploy", DEPLOY)]);
    let engine = workspace.engine();
    let old = calls(&engine);
    workspace.remove("rules/deploy");
    assert!(engine.reload().applied);
    assert!(!runs(&decide(&engine, &old, &shell("make deploy")).await));
    assert!(runs(&decide(&engine, &calls(&engine), &shell("make deploy")).await));
}

/// TR-05: until a load succeeds nothing passes, each with the reason: file, line, what is wrong.
#[tokio::test]
async fn a_start_on_a_broken_set_stops_everything_with_the_reason_until_a_load_succeeds() {
    let workspace = Workspace::of(&[("rules/bad", "---\nwhen: before_lunch\naction: block\n---\nText.\n")]);
    let engine = workspace.builder().without_approvals().build().unwrap();
    let named = |text: &str| text.contains("bad.md:2") && text.contains("before_lunch");
    let status = engine.status();
    assert!(named(status.closed.as_deref().unwrap()), "{status}");
    let turn = calls(&engine);
    assert!(named(blocked(&decide(&engine, &turn, &shell("ls")).await)));
    let refused = prompt(&engine, &crate::common::turn(&engine), "hello").await;
    assert_eq!(refused.outcome, BeforeOutcome::Refused);
    assert!(named(reasons(&refused.report)[0]));
    assert_eq!(refused.report.notices[0].id, NoticeId::NotLoaded);
    let step = engine.model_step(&turn, &Reply { text: "x".into(), calls: vec![shell("ls")] }).await;
    assert_eq!(step.outcome, StepOutcome::SentBack);
    let held = result(&engine, &turn, &shell("ls"), "raw text").await;
    assert!(named(withheld(&held).0) && !withheld(&held).0.contains("raw text"));
    let (shown, end) = stream(&engine, &turn, &["raw text"]).await;
    assert_eq!(
        (shown.as_str(), end.outcome),
        ("", AnswerOutcome::Withheld { shown: 0, already_shown: false })
    );
    assert_eq!(answer(&engine, &turn, "raw text").await.outcome, AfterOutcome::Withheld);

    workspace.remove("rules/bad");
    assert!(engine.reload().applied);
    assert!(engine.status().closed.is_none());
    assert!(runs(&decide(&engine, &calls(&engine), &shell("ls")).await));
}

/// TR-05: the baseline is in force, and listed, on a broken set too.
#[test]
fn the_baseline_is_listed_on_a_broken_set() {
    let workspace = Workspace::of(&[("rules/bad", "---\nwhen: before_lunch\n---\nText.\n")]);
    let engine = workspace.builder().without_approvals().build().unwrap();
    let gates = engine.status().summary.gates;
    assert!(gates.iter().any(|g| g.gate.name.as_str() == "no-env-reads"));
    assert!(gates.iter().all(|g| g.gate.kind == GateKind::Baseline));
}

/// A folder that is named and missing is an error that says where it looked; a standard one is empty.
#[test]
fn a_named_folder_that_is_missing_is_an_error_that_says_where_it_looked() {
    let workspace = Workspace::of(&[]);
    assert!(workspace.engine().status().closed.is_none());
    let missing = workspace.path().join("team/rules");
    type Named = fn(EngineBuilder, &std::path::Path) -> EngineBuilder;
    let ways: [Named; 3] = [|b, p| b.folder(p), |b, p| b.rules_folder(p), |b, p| b.guardrails_folder(p)];
    for with in ways {
        let engine = with(workspace.builder().without_approvals(), &missing).build().unwrap();
        let status = engine.status();
        assert!(
            status.closed.as_deref().is_some_and(|why| why.contains(missing.to_str().unwrap())),
            "{status}"
        );
        assert_eq!(
            status.problems.iter().filter(|p| p.message.contains(missing.to_str().unwrap())).count(),
            1
        );
    }
    let engine =
        Engine::builder().workspace(workspace.path().join("gone")).without_approvals().build().unwrap();
    assert!(engine.status().closed.is_some_and(|why| why.contains("gone")));
}

/// No rule file found anywhere is a notice, so that a wrong folder shows; one file is enough for none.
#[tokio::test]
async fn no_rule_file_anywhere_is_a_notice() {
    let workspace = Workspace::of(&[]);
    let engine = workspace.engine();
    let decision = prompt(&engine, &turn(&engine), "hello").await;
    assert_eq!(notices(&decision.report), ["No rule file was found"]);
    let workspace = Workspace::of(&[("rules/kind", "Be kind.\n")]);
    let engine = workspace.engine();
    assert!(prompt(&engine, &turn(&engine), "hello").await.report.notices.is_empty());
}

/// TR-09: the status says what is in force: gates, instructions, files, what is off, in shadow, open.
#[test]
fn the_status_line_says_what_is_in_force() {
    let off = DEPLOY.replace("action:", "enabled: false\naction:");
    let shadow = DEPLOY.replace("action:", "mode: shadow\naction:");
    let workspace = Workspace::of(&[
        ("rules/a", DEPLOY),
        ("rules/b", &off),
        ("rules/c", &shadow),
        ("rules/kind", "Be kind.\n"),
    ]);
    let engine = workspace.engine();
    let status = engine.status();
    assert_eq!((status.summary.instructions, status.summary.files, status.summary.disabled), (1, 4, 1));
    let line = status.to_string();
    for part in ["1 in shadow", "1 off", "1 instruction,", "4 files", "open", "unasked"] {
        assert!(line.contains(part), "{part}: {line}");
    }
    assert!(!status.summary.gates.iter().any(|g| g.gate.name.as_str() == "b"));
}

/// BX-01: an example that comes out otherwise is a problem on its line, and the set is refused.
#[test]
fn an_example_that_comes_out_otherwise_is_a_problem_on_its_line() {
    let good = DEPLOY.replace("---\nAsk", "examples:\n  fail: ['make deploy', {tool: shell, args: {command: 'cd x; make deploy'}}]\n  pass: ['make test']\n---\nAsk");
    let workspace = Workspace::of(&[("rules/deploy", &good)]);
    workspace.engine();
    let bad = DEPLOY.replace(
        "---\nAsk",
        "examples:\n  fail:\n    - make deploy\n    - make test\n  pass:\n    - make deploy\n---\nAsk",
    );
    workspace.write("rules/deploy", &bad);
    let engine = workspace.builder().without_approvals().build().unwrap();
    let status = engine.status();
    let lines: Vec<_> = status.problems.iter().map(|p| (p.line, p.excerpt())).collect();
    assert_eq!(lines, [(9, "make test"), (11, "make deploy")]);
    assert!(status.closed.is_some());
}

/// BX-05: a verdict says which file and line made it, where in the subject, and how many gates could apply.
#[tokio::test]
async fn a_decision_explains_itself_with_file_line_and_spans() {
    let rule = "---\nwhen: after_tool\ntools: read\nresult: 'AB-[0-9]+'\naction: redact\n---\nPrivate.\n";
    let workspace = Workspace::of(&[("rules/numbers", rule), ("rules/deploy", DEPLOY)]);
    let engine = workspace.engine();
    let read = call("read", serde_json::json!({"file_path": "x"}));
    let decision = result(&engine, &calls(&engine), &read, "see AB-17").await;
    let made = verdict(&decision.report, "numbers");
    assert_eq!(made.gate.file.as_deref(), Some(workspace.file("rules/numbers").as_path()));
    assert_eq!(
        (made.gate.line, made.gate.kind, made.gate.layer),
        (Some(2), GateKind::Rule, Layer::Workspace)
    );
    assert_eq!((made.spans[0].at.as_str(), made.spans[0].start, made.spans[0].end), ("result", 4, 9));
    assert!(decision.report.considered >= 2);

    let decision = decide(&engine, &calls(&engine), &shell("cd x && make deploy")).await;
    let made = verdict(&decision.report, "deploy");
    assert_eq!(made.gate.line, Some(2));
    let span = &made.spans[0];
    assert_eq!(span.at, "$['command']");
    assert_eq!(&"cd x && make deploy"[span.start..span.end], "make deploy");
    assert_eq!(decision.report.reasons[0].gate.as_ref(), Some(&made.gate));
}
