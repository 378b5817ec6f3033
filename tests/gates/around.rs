//! Rules around a turn: GT-01 to GT-06.

use portcullis::*;

use crate::common::*;

const BLOCK: &str = "---\nwhen: before_agent\naction: block\n---\nNo salaries.\n";
const REVISE: &str = "---\nwhen: after_agent\naction: revise\n---\nName the source.\n";

fn fails(gate: &str) -> ScriptedJudge {
    ScriptedJudge::new()
        .when_gate(gate, Scripted::fail("say where it comes from"))
        .otherwise(Scripted::pass())
}

/// GT-01: a file with `when` is a gate, one without is an instruction and is unchanged.
#[test]
fn a_rule_file_gates_by_its_when_and_is_an_instruction_without_one() {
    let text = "---\npaths: src/**\n---\nBe kind.\n---\nAlways.\n";
    let workspace = Workspace::of(&[("rules/polite", REVISE), ("rules/style/kind", text)]);
    let engine = workspace.engine();
    let summary = engine.status().summary;
    let rules: Vec<_> = summary.gates.iter().filter(|g| g.gate.kind == GateKind::Rule).collect();
    assert_eq!(rules.len(), 1);
    assert_eq!(
        (rules[0].gate.name.as_str(), rules[0].hook, rules[0].action),
        ("polite", Hook::AfterAgent, Action::Revise)
    );
    let rules = engine.rules();
    let instructions: Vec<_> = rules.instructions().collect();
    assert_eq!(instructions.len(), 1);
    let (name, paths, body) = instructions[0];
    assert!(name.contains("style/kind"), "{name}");
    assert_eq!(paths, ["src/**"]);
    assert!(body.contains("Be kind.\n---\nAlways."), "{body:?}");
}

/// GT-01: the default action of a judged rule is `warn`.
#[tokio::test]
async fn a_judged_rule_without_an_action_warns() {
    let workspace = Workspace::of(&[("rules/sources", "---\nwhen: after_agent\n---\nName the source.\n")]);
    let engine = workspace.judged(fails("sources"));
    let turn = calls(&engine);
    let decision = answer(&engine, &turn, "42").await;
    assert_eq!(decision.outcome, AfterOutcome::Accepted);
    assert_eq!(notices(&decision.report), ["The rule sources warns of this answer: say where it comes from"]);
}

/// GT-01: rules run by `order`, then by name.
#[tokio::test]
async fn rules_run_by_order_then_by_name() {
    let rule = |order: i32| format!("---\nwhen: before_agent\norder: {order}\n---\nRule.\n");
    let (a, b, c) = (rule(5), rule(0), rule(0));
    let workspace = Workspace::of(&[("rules/a", a.as_str()), ("rules/c", &c), ("rules/b", &b)]);
    let engine = workspace.judged(ScriptedJudge::always(Scripted::fail("no")));
    let decision = prompt(&engine, &turn(&engine), "hello").await;
    let names: Vec<_> = decision.report.verdicts.iter().map(|v| v.gate.name.as_str()).collect();
    assert_eq!(names, ["b", "c", "a"]);
    let listed: Vec<_> =
        engine.status().summary.gates.into_iter().filter(|g| g.gate.kind == GateKind::Rule).collect();
    assert_eq!(listed.iter().map(|g| g.gate.name.as_str()).collect::<Vec<_>>(), ["b", "c", "a"]);
}

/// GT-01: `agents` says for whom a rule is.
#[tokio::test]
async fn a_rule_judges_only_the_agents_that_it_names() {
    let text = "---\nwhen: before_agent\naction: block\nagents: writer-*\n---\nNo salaries.\n";
    let workspace = Workspace::of(&[("rules/pay", text)]);
    let engine = workspace.judged(fails("pay"));
    let other = engine.turn(TurnOptions::new("reviewer"));
    assert!(proceeds(&prompt(&engine, &other, "hi").await));
    let named = engine.turn(TurnOptions::new("writer-1"));
    assert_eq!(prompt(&engine, &named, "hi").await.outcome, BeforeOutcome::Refused);
}

/// GT-01: an unknown `when` or `action`, and an empty gate, are that rule's problem; the set is refused.
#[test]
fn an_unknown_when_an_unknown_action_and_an_empty_rule_are_all_named_at_once() {
    let workspace = Workspace::of(&[
        ("rules/late", "---\nwhen: after_lunch\naction: block\n---\nText.\n"),
        ("rules/loud", "---\nwhen: before_agent\naction: shout\n---\nText.\n"),
        ("rules/empty", "---\nwhen: before_agent\naction: block\n---\n\n"),
        ("rules/good", BLOCK),
    ]);
    let engine = workspace.builder().without_approvals().build().unwrap();
    let status = engine.status();
    assert!(status.closed.is_some());
    let mut named: Vec<_> = status
        .problems
        .iter()
        .map(|p| (p.file.file_stem().unwrap().to_str().unwrap(), p.line, p.excerpt()))
        .collect();
    named.sort();
    assert_eq!(named[1..], [("late", 2, "after_lunch"), ("loud", 3, "shout")]);
    assert_eq!(named[0].0, "empty");
    assert!(status.problems.iter().all(|p| p.level == ProblemLevel::Error && p.help.is_some()));
}

/// GT-02: the judge is asked about one rule and one subject, briefed for rules; secrets are redacted first.
#[tokio::test]
async fn the_judge_sees_one_rule_and_one_subject_without_its_secrets() {
    let workspace =
        Workspace::of(&[("rules/pay", BLOCK), ("rules/tone", "---\nwhen: before_agent\n---\nBe kind.\n")]);
    let judge = std::sync::Arc::new(ScriptedJudge::always(Scripted::pass()));
    let engine = workspace.judged(std::sync::Arc::clone(&judge));
    let text = format!("my key is {} and the rest", secret());
    assert!(proceeds(&prompt(&engine, &turn(&engine), &text).await));
    let asked = judge.asked();
    let rules: Vec<_> = asked.iter().map(|r| (r.gate.as_str(), r.rule.trim(), r.brief)).collect();
    assert_eq!(rules, [("pay", "No salaries.", Brief::Rule), ("tone", "Be kind.", Brief::Rule)]);
    for request in &asked {
        assert!(!request.subject.contains(&secret()), "{}", request.subject);
        assert!(request.subject.contains("[redacted:") && request.subject.contains("and the rest"));
        assert_eq!(request.hook, Hook::BeforeAgent);
    }
    assert_ne!(asked[0].id, asked[1].id);
}

/// GT-02: the next model is asked where the first does not answer, and its verdict counts.
#[tokio::test]
async fn the_next_model_judges_where_the_first_can_not() {
    let workspace = Workspace::of(&[("rules/pay", BLOCK)]);
    let down = ScriptedJudge::always(Scripted::error(JudgeError::Transport("refused".into())));
    let next = ScriptedJudge::always(Scripted::fail("ask without the salary"));
    let chain = JudgeChain::new(vec![std::sync::Arc::new(down) as _, std::sync::Arc::new(next) as _]);
    let engine = workspace.judged(chain);
    let decision = prompt(&engine, &turn(&engine), "hi").await;
    assert_eq!(decision.outcome, BeforeOutcome::Refused);
    assert_eq!(reasons(&decision.report), ["The rule pay stopped this prompt: ask without the salary"]);
}

/// GT-03: `block` refuses the prompt in the specification's words, and nothing of the turn runs.
#[tokio::test]
async fn a_failing_block_refuses_the_prompt_and_the_turn_runs_nothing() {
    let workspace = Workspace::of(&[("rules/pay", BLOCK)]);
    let engine = workspace.judged(fails("pay"));
    let turn = turn(&engine);
    let decision = prompt(&engine, &turn, "hi").await;
    assert_eq!(decision.outcome, BeforeOutcome::Refused);
    assert_eq!(reasons(&decision.report), ["The rule pay stopped this prompt: say where it comes from"]);
    assert_eq!(notice_ids(&decision.report), [NoticeId::PromptRefused]);
    let stopped = decide(&engine, &turn, &shell("ls")).await;
    assert!(blocked(&stopped).contains("The rule pay stopped this prompt"), "{stopped:?}");
    let (shown, end) = stream(&engine, &turn, &["the ", "answer"]).await;
    assert_eq!(shown, "");
    assert_eq!(end.outcome, AnswerOutcome::Withheld { shown: 0, already_shown: false });
    assert_eq!(answer(&engine, &turn, "the answer").await.outcome, AfterOutcome::Withheld);
}

/// GT-03: `warn` proceeds with a notice; `revise` gives the agent the reason as marked context.
#[tokio::test]
async fn a_warning_is_a_notice_and_a_revision_is_context_for_the_agent() {
    let workspace = Workspace::of(&[
        ("rules/tone", "---\nwhen: before_agent\naction: warn\n---\nBe kind.\n"),
        ("rules/scope", "---\nwhen: before_agent\naction: revise\n---\nOne task at a time.\n"),
    ]);
    let judge = ScriptedJudge::new()
        .when_gate("tone", Scripted::fail("it is rude"))
        .when_gate("scope", Scripted::fail("do the first only"));
    let engine = workspace.judged(judge);
    let turn = turn(&engine);
    let decision = prompt(&engine, &turn, "do this and that").await;
    let BeforeOutcome::Proceed { prompt: None, context } = &decision.outcome else { panic!("{decision:?}") };
    assert_eq!(context.len(), 1);
    assert!(context[0].contains("rule scope") && context[0].contains("do the first only"), "{context:?}");
    assert!(notices(&decision.report).contains(&"The rule tone warns of this prompt: it is rude"));
    assert!(runs(&decide(&engine, &turn, &shell("ls")).await));
}

/// GT-03: a side question is guarded, and not judged by rules.
#[tokio::test]
async fn a_side_question_is_guarded_but_not_judged_by_rules() {
    let guardrail = "---\nstage: input\naction: block\n---\nNo weapons.\n";
    let workspace = Workspace::of(&[("rules/pay", BLOCK), ("guardrails/weapons", guardrail)]);
    let judge = std::sync::Arc::new(
        ScriptedJudge::new().when_subject("bomb", Scripted::fail("no")).otherwise(Scripted::pass()),
    );
    let engine = workspace.judged(std::sync::Arc::clone(&judge));
    assert!(proceeds(&engine.before(&turn(&engine), &Prompt::side_question("what time is it?")).await));
    let gates: Vec<_> = judge.asked().iter().map(|r| r.gate.to_string()).collect();
    assert_eq!(gates, ["weapons"]);
    let refused = engine.before(&turn(&engine), &Prompt::side_question("a bomb?")).await;
    assert_eq!(refused.outcome, BeforeOutcome::Refused);
    assert_eq!(reasons(&refused.report), ["The guardrail weapons stopped this prompt: no"]);
}

/// GT-04: a failing `revise` sends back with all reasons, two rounds at most, then says so.
#[tokio::test]
async fn revise_sends_back_twice_with_all_reasons_and_then_says_that_rules_still_fail() {
    let workspace = Workspace::of(&[("rules/sources", REVISE), ("rules/tone", REVISE)]);
    let judge = ScriptedJudge::new()
        .when_gate("sources", Scripted::fail("cite it"))
        .when_gate("tone", Scripted::fail("be kind"));
    let engine = workspace.judged(judge);
    let turn = calls(&engine);
    for expected in [1, 2] {
        let decision = answer(&engine, &turn, "42").await;
        let AfterOutcome::SentBack { text, round } = &decision.outcome else { panic!("{decision:?}") };
        assert_eq!(*round, expected);
        assert!(text.contains("cite it") && text.contains("be kind"), "{text}");
        assert!(!notice_ids(&decision.report).contains(&NoticeId::StillFailing));
    }
    let last = answer(&engine, &turn, "42").await;
    assert_eq!(last.outcome, AfterOutcome::Accepted);
    assert!(
        notices(&last.report).contains(&"Rules still fail after 2 revisions"),
        "{:?}",
        last.report.notices
    );
}

/// GT-04: `block` marks the answer as failing; a send-back goes before it while rounds remain.
#[tokio::test]
async fn block_marks_the_answer_once_no_round_remains() {
    let workspace = Workspace::of(&[
        ("rules/sources", REVISE),
        ("rules/legal", "---\nwhen: after_agent\naction: block\n---\nNo advice.\n"),
    ]);
    let engine = workspace.judged(ScriptedJudge::always(Scripted::fail("no")));
    let turn = calls(&engine);
    for _ in 0..2 {
        assert!(matches!(answer(&engine, &turn, "42").await.outcome, AfterOutcome::SentBack { .. }));
    }
    let decision = answer(&engine, &turn, "42").await;
    assert_eq!(decision.outcome, AfterOutcome::Marked);
    assert!(
        reasons(&decision.report).contains(&"The rule legal fails this answer: no"),
        "{:?}",
        reasons(&decision.report)
    );
}

/// GT-04: the judge sees answer and diff, each cut at 12 KiB on a character's boundary, the cut marked.
#[tokio::test]
async fn the_judge_sees_answer_and_diff_each_cut_at_12_kib() {
    let workspace = Workspace::of(&[("rules/sources", REVISE)]);
    let judge = std::sync::Arc::new(ScriptedJudge::always(Scripted::pass()));
    let engine = workspace.judged(std::sync::Arc::clone(&judge));
    let work = Work::answer("é".repeat(10_000)).with_diff("ü".repeat(10_000));
    assert_eq!(engine.after(&calls(&engine), &work).await.outcome, AfterOutcome::Accepted);
    let subject = judge.asked()[0].subject.clone();
    for letter in ['é', 'ü'] {
        let kept = subject.chars().filter(|c| *c == letter).count() * 2;
        assert!((12 * 1024 - 200..=12 * 1024).contains(&kept), "{letter}: {kept} bytes");
    }
    let whole = Work::answer("é".repeat(1_000)).with_diff("ü".repeat(1_000));
    engine.after(&calls(&engine), &whole).await;
    let short = judge.asked()[1].subject.clone();
    assert!(short.contains(&"é".repeat(1_000)) && short.contains(&"ü".repeat(1_000)));
    assert!(subject.contains("cut") && !short.contains("cut"), "the cut is marked, and nothing else is");
}

/// GT-04: a plan that is not carried out is not judged.
#[tokio::test]
async fn a_plan_that_is_not_carried_out_is_not_judged() {
    let workspace = Workspace::of(&[("rules/sources", REVISE)]);
    let judge = std::sync::Arc::new(fails("sources"));
    let engine = workspace.judged(std::sync::Arc::clone(&judge));
    let mut work = Work::answer("first this, then that");
    work.plan_only = true;
    assert_eq!(engine.after(&calls(&engine), &work).await.outcome, AfterOutcome::Accepted);
    assert!(judge.asked().is_empty());
}

/// GT-05: a rule that can't be judged says so and lets the turn go on, with no judge at all too.
#[tokio::test]
async fn a_rule_without_a_judge_says_so_and_the_turn_goes_on() {
    let workspace = Workspace::of(&[("rules/pay", BLOCK), ("rules/sources", REVISE)]);
    let engine = workspace.engine();
    let turn = turn(&engine);
    let before = prompt(&engine, &turn, "hi").await;
    assert!(proceeds(&before));
    assert_eq!(notices(&before.report), ["The rule pay couldn't be checked"]);
    assert_eq!(verdict(&before.report, "pay").outcome, Outcome::Unjudged(Cause::NoJudge));
    let after = answer(&engine, &turn, "42").await;
    assert_eq!(after.outcome, AfterOutcome::Accepted);
    assert_eq!(notices(&after.report), ["The rule sources couldn't be checked"]);
    assert!(engine.status().to_string().contains("no judge"));
}

/// GT-06: every verdict is a line of the audit log: gate, outcome, reason.
#[tokio::test]
async fn every_verdict_of_a_rule_is_audited() {
    let rule = |action: &str| format!("---\nwhen: after_agent\naction: {action}\n---\nRule.\n");
    let files: Vec<(String, String)> = ["warn", "revise", "block"]
        .iter()
        .map(|a| (format!("rules/{a}s"), rule(a)))
        .chain([("rules/fine".into(), rule("block")), ("rules/lost".into(), rule("block"))])
        .collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(n, t)| (n.as_str(), t.as_str())).collect();
    let workspace = Workspace::of(&files);
    let judge = ScriptedJudge::new()
        .when_gate("fine", Scripted::pass())
        .when_gate("lost", Scripted::text("whatever"))
        .otherwise(Scripted::fail("because"));
    let log = Log::default();
    let engine = loaded(workspace.builder().without_approvals().judge(judge).audit(log.sink()));
    answer(&engine, &calls(&engine), "42").await;
    for (gate, outcome, reason) in [
        ("warns", "warn", "because"),
        ("revises", "revise", "because"),
        ("blocks", "block", "because"),
        ("fine", "pass", ""),
        ("lost", "unjudged", "verdict"),
    ] {
        let lines = log.verdicts(gate);
        assert_eq!(lines.len(), 1, "{gate}");
        assert_eq!(lines[0]["outcome"], outcome, "{gate}");
        assert_eq!(lines[0]["hook"], "after_agent");
        assert!(lines[0]["reason"].as_str().unwrap().contains(reason), "{}", lines[0]);
    }
    assert_eq!(log.verdicts("lost")[0]["cause"], "bad_verdict");
}
