//! P24: unknown means no. What a file says and nobody understands is a problem that keeps the set from
//! loading, and until a set has loaded nothing passes.

use portcullis::*;
use proptest::prelude::*;
use serde_json::json;

use crate::support::{At, loaded, scale, turn_for, word, workspace, write};

/// Files that say something which no one understands, with what stands under the problem.
const BROKEN: &[(&str, &str, &str)] = &[
    ("rules/a.md", "---\nwhen: sometimes\n---\nBe kind.\n", "sometimes"),
    ("rules/a.md", "---\nwhen: output\n---\nBe kind.\n", "output"),
    ("rules/a.md", "---\nwhen:\n---\nBe kind.\n", "when"),
    ("rules/a.md", "---\nwhen: [before_agent, after_agent]\n---\nBe kind.\n", "when"),
    ("rules/a.md", "---\nwhen: 3\n---\nBe kind.\n", "when"),
    ("rules/a.md", "---\nwhen: before_agent\naction: explode\n---\nBe kind.\n", "explode"),
    ("rules/a.md", "---\nwhen: before_agent\naction: redact\n---\nBe kind.\n", "redact"),
    ("rules/a.md", "---\nwhen: before_agent\naction: halt\n---\nBe kind.\n", "halt"),
    ("rules/a.md", "---\nwhen: before_agent\naction: allow\n---\nBe kind.\n", "allow"),
    ("rules/a.md", "---\nwhen: after_agent\non_error: shrug\n---\nBe kind.\n", "shrug"),
    ("rules/a.md", "---\nwhen: before_agent\nmode: maybe\n---\nBe kind.\n", "maybe"),
    ("rules/a.md", "---\nwhen: before_agent\nenabled: no\n---\nBe kind.\n", "no"),
    ("rules/a.md", "---\nwhen: before_agent\nseverity: dire\n---\nBe kind.\n", "dire"),
    ("rules/a.md", "---\naction: block\n---\nBe kind.\n", "when"),
    ("rules/a.md", "---\nwhne: before_agent\n---\nBe kind.\n", "whne"),
    ("rules/a.md", "---\nwhen: before_agent\nacton: block\n---\nBe kind.\n", "acton"),
    ("rules/a.md", "---\nwhen: before_agent\n---\n", ""),
    ("rules/a.md", "---\nwhen: before_tool\naction: block\n---\nNo.\n", "tools"),
    ("rules/a.md", "---\nwhen: before_tool\ntools: sh\n---\nNo.\n", "action"),
    ("rules/a.md", "---\nwhen: before_tool\ntools: sh\naction: revise\n---\nNo.\n", "revise"),
    ("rules/a.md", "---\nwhen: before_tool\ntools: sh\nargs: {$.a: \"(\"}\naction: block\n---\nNo.\n", "("),
    ("rules/a.md", "---\nwhen: before_tool\ntools: sh\nargs: {\"a[\": x}\naction: block\n---\nNo.\n", "a["),
    (
        "rules/a.md",
        "---\nwhen: before_tool\ntools: sh\nargs: {$.a: {regexp: x}}\naction: block\n---\nNo.\n",
        "regexp",
    ),
    ("rules/a.md", "---\nwhen: before_tool\ntools: {kind: teleport}\naction: block\n---\nNo.\n", "teleport"),
    ("rules/a.md", "---\nwhen: before_agent\n", "---"),
    ("rules/a.md", "---\nwhen: before_agent\nwhen: after_agent\n---\nBe kind.\n", "when"),
    ("guardrails/a.md", "---\nstage: dream\naction: block\n---\nBe kind.\n", "dream"),
    ("guardrails/a.md", "---\naction: block\n---\nBe kind.\n", "stage"),
    ("guardrails/a.md", "Be kind.\n", ""),
    ("guardrails/a.md", "---\nstage: input\naction: vanish\n---\nBe kind.\n", "vanish"),
    ("guardrails/a.md", "---\nstage: input\n---\nBe kind.\n", "action"),
    ("guardrails/a.md", "---\nstage: output\naction: revise\n---\nBe kind.\n", "revise"),
    ("guardrails/a.md", "---\nstage: output\naction: redact\n---\nBe kind.\n", "redact"),
    ("guardrails/a.md", "---\nstage: input\naction: block\n---\n", ""),
    ("guardrails/a.md", "---\nbuiltin: crystal_ball\n---\n", "crystal_ball"),
    ("guardrails/secrets.md", "---\nbuiltin: secrets\naction: hold\nstages: [output, moon]\n---\n", "moon"),
    ("guardrails/a.md", "---\nstage: input\naction: block\nstream: river\n---\nBe kind.\n", "river"),
    (
        "guardrails/a.json",
        "{\"id\": \"a\", \"kind\": \"astrology\", \"check\": \"moon\", \"action\": {\"on-violation\": \"halt\"}}",
        "",
    ),
    ("guardrails/a.yaml", "id: a\nkind: zero-llm\ncheck: no-such-check\naction: {on-violation: halt}\n", ""),
    ("portcullis.yaml", "unmatched_tools: shrug\n", "shrug"),
    ("portcullis.yaml", "unmatched_tool: block\n", "unmatched_tool"),
    ("portcullis.yaml", "approve_acting: sometimes\n", "sometimes"),
];

#[tokio::test]
async fn p24_what_is_not_understood_closes_the_engine() {
    for (name, text, under) in BROKEN {
        let dir = workspace(&[(format!(".agents/{name}"), text)]);
        let engine = Engine::builder().workspace(dir.path()).without_approvals().build().unwrap();
        let status = engine.status();
        let problems: Vec<String> = status.problems.iter().map(|p| p.render(false)).collect();
        assert!(status.closed.is_some(), "{name} loaded:\n{text}");
        assert!(
            problems.iter().any(|p| p.contains(under) && p.contains(name.rsplit('/').next().unwrap())),
            "{name} {under}: {problems:#?}"
        );
        // Nothing passes, and the reason names the problem.
        let refused = ["refused", "sent_back", "blocked", "withheld", "withheld", "withheld"];
        for (hook, expected) in Hook::ALL.into_iter().zip(refused) {
            let turn = turn_for(&engine, hook, TurnOptions::new("a"));
            let (word, told) = At(hook).decide(&engine, &turn, "text").await;
            assert_eq!(word, expected, "{name} {hook}\n{told}");
            assert!(
                told.contains("could not be loaded") || told.contains(name.rsplit('/').next().unwrap()),
                "{told}"
            );
        }
        // Mended, it goes on.
        std::fs::remove_file(dir.path().join(".agents").join(name)).unwrap();
        assert!(engine.reload().applied);
        let turn = engine.turn(TurnOptions::new("a"));
        assert_eq!(word(&engine.before(&turn, &Prompt::new("text")).await), "proceed");
    }
}

/// A broken reload leaves what was in force.
#[tokio::test]
async fn p24_a_broken_reload_opens_nothing() {
    let rule = "---\nwhen: before_tool\ntools: notes\naction: block\n---\nNever.\n";
    for (name, text, _) in BROKEN {
        let dir = workspace(&[(".agents/rules/never.md", rule)]);
        let engine = loaded(Engine::builder().workspace(dir.path()).without_approvals());
        let digest = engine.status().digest;
        std::fs::remove_file(dir.path().join(".agents/rules/never.md")).unwrap();
        write(dir.path(), &format!(".agents/{name}"), text);
        let outcome = engine.reload();
        assert!(
            !outcome.applied && outcome.digest == digest && outcome.problems.has_errors(),
            "{name}\n{text}"
        );
        let turn = engine.turn(TurnOptions::new("a").calls_only());
        assert_eq!(At(Hook::ToolCall).decide(&engine, &turn, "text").await.0, "blocked");
    }
}

const WHENS: &[&str] = &["before_agent", "after_agent", "before_tool", "after_tool"];
const STAGES: &[&str] = &["input", "action", "tool_result", "output"];

/// The canonical form of a value: its aliases differ in `-` and `_` alone.
fn canonical(word: &str) -> String {
    word.trim().replace('-', "_")
}

#[test]
fn p24_no_other_word_is_a_hook() {
    let dir = workspace::<&str, &str>(&[]);
    let config = ProptestConfig {
        cases: scale(400, 100_000) as u32,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let near = prop::sample::select(vec![
        "before_agent",
        "before_agents",
        "beforeagent",
        "Before_Agent",
        "before_tool",
        "after_tool",
        "tool_call",
        "input",
        "inputs",
        "action",
        "tool_result",
        "toolresult",
        "output",
        "after_agent",
        "all",
        "any",
        "null",
        "~",
        "true",
        "none",
        "always",
        "model_step",
        "final_answer",
        "\"\"",
    ]);
    let random = "[a-z_-]{1,12}";
    let words = prop_oneof![near.prop_map(str::to_owned), random.prop_map(String::from)];
    proptest!(config, |(word in words)| {
        for (field, known, name, body) in [
            ("when", WHENS, "rules/x.md", "tools: a\naction: block"),
            ("stage", STAGES, "guardrails/x.md", "tools: a\naction: block"),
        ] {
            let text = format!("---\n{field}: {word}\n{body}\n---\nBe kind.\n");
            write(dir.path(), name, &text);
            let folder = dir.path().join(name.split('/').next().unwrap());
            let loader = match field {
                "when" => Loader::new().rules_folder(&folder),
                _ => Loader::new().guardrails_folder(&folder),
            };
            let loaded = loader.load().rules.is_some();
            if loaded {
                prop_assert!(known.contains(&canonical(&word).as_str()), "`{}: {}` loaded", field, word);
            }
        }
    });
}

/// Arguments that are no object are refused, whatever the rules say; an empty text and `null` are `{}`.
#[tokio::test]
async fn p24_arguments_that_are_no_object_are_refused() {
    let engine = loaded(Engine::builder().without_approvals());
    let run = async |arguments: Arguments| {
        let turn = engine.turn(TurnOptions::new("a").calls_only());
        word(&engine.tool_call(&turn, &ToolCall::new("1", "notes", arguments)).await)
    };
    for text in [
        "[1]",
        "3",
        "true",
        "\"text\"",
        "{",
        "{\"a\": 1} {",
        "{'a': 1}",
        "NaN",
        "{\"a\": 1, \"a\": 2}",
        "{\"a\": {\"b\": 1, \"b\": 2}}",
        "\"[1]\"",
    ] {
        assert_eq!(run(Arguments::from_json(text)).await, "blocked", "{text}");
    }
    for value in [json!([1]), json!(3), json!(true), json!("text"), json!("[1]")] {
        assert_eq!(run(Arguments::from_value(value.clone())).await, "blocked", "{value}");
    }
    assert_eq!(run(Arguments::from_slice(b"{\"a\": \"\xff\"}")).await, "blocked");
    let deep = format!("{{\"a\": {}{}}}", "[".repeat(5000), "]".repeat(5000));
    assert_eq!(run(Arguments::from_json(&deep)).await, "blocked");
    for text in ["", "  ", "null", "{}", "\"{}\"", "{\"a\": 1, \"a\": 1}"] {
        assert_eq!(run(Arguments::from_json(text)).await, "run", "{text}");
    }
}

/// An action that does not fit its hook is no gate in code either.
#[test]
fn p24_no_gate_in_code_has_an_action_that_does_not_fit() {
    let check = |_: &CheckSubject| Ok(CheckOutcome::Pass);
    for hook in Hook::ALL {
        for action in Action::ALL {
            let fits = match action {
                Action::Allow => false,
                Action::Revise => matches!(hook, Hook::BeforeAgent | Hook::AfterAgent),
                Action::Redact => matches!(hook, Hook::BeforeAgent | Hook::ToolResult | Hook::Output),
                _ => true,
            };
            assert_eq!(CodeGate::new("x", hook, action, check).is_ok(), fits, "{hook} {action}");
        }
    }
    for name in ["", "a b", "../a", &"a".repeat(65)] {
        assert!(CodeGate::new(name, Hook::ToolCall, Action::Block, check).is_err(), "{name}");
    }
}
