//! P23: precedence is fixed, per hook: every pair and triple of actions, whatever their order, through
//! gates in code and through rule files.

#![allow(clippy::single_range_in_vec_init, reason = "a test says where it is wrong by panicking")]

use portcullis::*;

use crate::support::{At, loaded, turn_for, word, workspace};

/// The composition table of the specification, strictest first, with what the host is told.
fn table(hook: Hook) -> Vec<(Action, &'static str)> {
    use Action::{Block, Halt, Hold, Record, Redact, Revise, Warn};
    match hook {
        Hook::BeforeAgent => vec![
            (Halt, "halted"),
            (Block, "refused"),
            (Hold, "held"),
            (Revise, "proceed"),
            (Redact, "proceed"),
            (Warn, "proceed"),
            (Record, "proceed"),
        ],
        Hook::ModelStep => vec![
            (Halt, "halted"),
            (Block, "sent_back"),
            (Hold, "held"),
            (Warn, "proceed"),
            (Record, "proceed"),
        ],
        Hook::ToolCall => {
            vec![(Halt, "halted"), (Block, "blocked"), (Hold, "held"), (Warn, "run"), (Record, "run")]
        }
        Hook::ToolResult => vec![
            (Halt, "halted"),
            (Block, "withheld"),
            (Hold, "held"),
            (Redact, "given"),
            (Warn, "given"),
            (Record, "given"),
        ],
        Hook::Output => vec![
            (Halt, "halted"),
            (Block, "withheld"),
            (Hold, "held"),
            (Redact, "released"),
            (Warn, "released"),
            (Record, "released"),
        ],
        _ => vec![
            (Halt, "halted"),
            (Revise, "sent_back"),
            (Hold, "held"),
            (Block, "marked"),
            (Warn, "accepted"),
            (Record, "accepted"),
        ],
    }
}

/// One gate an action and place; which of them run is told by the turn's agent: `-0halt-2warn-`.
fn builder() -> EngineBuilder {
    let mut builder = Engine::builder();
    for hook in Hook::ALL {
        for (action, _) in table(hook) {
            for place in 0..3 {
                let fails = move |_: &CheckSubject| {
                    Ok(CheckOutcome::Fail {
                        reason: format!("{action} speaks"),
                        spans: vec![place..place + 1],
                    })
                };
                // The place decides the order of running: gates run by name.
                let name = format!("g{place}-{hook}-{action}");
                let gate = CodeGate::new(&name, hook, action, fails).unwrap();
                builder = builder.gate(gate.agents([format!("*-{place}{action}-*")]));
            }
        }
    }
    builder
}

fn agent(actions: &[Action]) -> String {
    let parts: Vec<String> = actions.iter().enumerate().map(|(place, a)| format!("{place}{a}")).collect();
    format!("x-{}-x", parts.join("--"))
}

#[tokio::test]
async fn p23_every_pair_and_triple_of_actions_at_every_hook() {
    let asks = loaded(builder().approvals(MemoryApprovals::new()));
    let refuses = loaded(builder().without_approvals());
    let refusal = |hook| match hook {
        Hook::BeforeAgent => "refused",
        Hook::ModelStep => "sent_back",
        Hook::ToolCall => "blocked",
        _ => "withheld",
    };
    let mut cases = 0;
    for hook in Hook::ALL {
        let table = table(hook);
        let none = (Action::Record, table.last().unwrap().1);
        let places: Vec<Option<(Action, &str)>> = table.iter().copied().map(Some).chain([None]).collect();
        for a in &table {
            for b in &places {
                for c in &places {
                    let gates: Vec<Action> =
                        [Some(*a), *b, *c].iter().flatten().map(|(action, _)| *action).collect();
                    let strictest =
                        table.iter().find(|(action, _)| gates.contains(action)).copied().unwrap_or(none);
                    for (engine, held) in [(&asks, "held"), (&refuses, refusal(hook))] {
                        let turn = turn_for(engine, hook, TurnOptions::new(agent(&gates)));
                        let (word, told) = At(hook).decide(engine, &turn, "a text of some length").await;
                        let expected = if strictest.0 == Action::Hold { held } else { strictest.1 };
                        assert_eq!(word, expected, "{hook} {gates:?}\n{told}");
                        // All failing gates are reported, unless judging stopped: these are no judged ones.
                        for action in &gates {
                            assert!(
                                told.contains(&format!("{hook}-{action} Fail")),
                                "{hook} {gates:?}\n{told}"
                            );
                        }
                        assert_eq!(turn.halted().is_some(), strictest.0 == Action::Halt);
                        cases += 1;
                    }
                }
            }
        }
    }
    assert!(cases > 1500, "{cases}");
}

#[tokio::test]
async fn p23_revise_and_redact_both_take_effect() {
    let engine = loaded(builder().without_approvals());
    for actions in [[Action::Revise, Action::Redact], [Action::Redact, Action::Revise]] {
        let turn = engine.turn(TurnOptions::new(agent(&actions)));
        let decision = engine.before(&turn, &Prompt::new("abc")).await;
        let BeforeOutcome::Proceed { prompt: Some(prompt), context } = &decision.outcome else {
            panic!("{:?}", decision.outcome)
        };
        assert!(prompt.contains("[redacted:"), "{prompt}");
        assert_eq!(context.len(), 1, "{context:?}");
    }
}

#[tokio::test]
async fn p23_after_the_last_round_revise_gives_way() {
    let engine = loaded(builder().approvals(MemoryApprovals::new()));
    for (with, expected) in [
        (Action::Hold, "held"),
        (Action::Block, "marked"),
        (Action::Warn, "accepted"),
        (Action::Record, "accepted"),
        (Action::Halt, "halted"),
    ] {
        let turn = engine.turn(TurnOptions::new(agent(&[Action::Revise])).calls_only());
        for _ in 0..2 {
            assert_eq!(word(&engine.after(&turn, &Work::answer("a text")).await), "sent_back");
        }
        // Rounds are the root's: a child of it has none left either.
        let child = turn.child(TurnOptions::new(agent(&[Action::Revise, with])).calls_only());
        let decision = engine.after(&child, &Work::answer("a text")).await;
        assert_eq!(word(&decision), expected, "{with}");
    }
}

/// The same through rule files: the strictest of every pair of tool rules, whatever their names' order.
#[tokio::test]
async fn p23_pairs_of_rule_files() {
    let actions = [("block", "blocked"), ("hold", "held"), ("warn", "run"), ("record", "run")];
    let results = [
        ("block", "withheld"),
        ("hold", "held"),
        ("redact", "given"),
        ("warn", "given"),
        ("record", "given"),
    ];
    let mut files = Vec::new();
    for name in ["a", "b"] {
        for (action, _) in actions {
            files.push((
                format!(".agents/rules/{name}-call-{action}.md"),
                format!("---\nwhen: before_tool\ntools: notes\nargs: {{$.text: {name}-{action}}}\naction: {action}\n---\nNo.\n"),
            ));
        }
        for (action, _) in results {
            files.push((
                format!(".agents/rules/{name}-result-{action}.md"),
                format!("---\nwhen: after_tool\ntools: notes\nresult: {name}-{action}\naction: {action}\n---\nNo.\n"),
            ));
        }
    }
    let dir = workspace(&files);
    let engine = loaded(Engine::builder().workspace(dir.path()).approvals(MemoryApprovals::new()));
    for (hook, table) in [(Hook::ToolCall, &actions[..]), (Hook::ToolResult, &results[..])] {
        for (i, (a, _)) in table.iter().enumerate() {
            for (j, (b, _)) in table.iter().enumerate() {
                let turn = turn_for(&engine, hook, TurnOptions::new("agent"));
                let (word, told) = At(hook).decide(&engine, &turn, &format!("a-{a} and b-{b}")).await;
                assert_eq!(word, table[i.min(j)].1, "{hook} {a} {b}\n{told}");
            }
        }
    }
}

/// And through judged rules, which are asked side by side.
#[tokio::test]
async fn p23_pairs_of_judged_rules() {
    let before = [("block", "refused"), ("hold", "held"), ("revise", "proceed"), ("warn", "proceed")];
    let after = [("revise", "sent_back"), ("hold", "held"), ("block", "marked"), ("warn", "accepted")];
    let mut files = Vec::new();
    for (when, table) in [("before_agent", before), ("after_agent", after)] {
        for name in ["a", "b"] {
            for (action, _) in table {
                files.push((
                    format!(".agents/rules/{name}-{when}-{action}.md"),
                    format!("---\nwhen: {when}\naction: {action}\n---\nJudge it.\n"),
                ));
            }
        }
    }
    let dir = workspace(&files);
    let judge = ScriptedJudge::by(|request| {
        let mut parts = request.gate.as_str().split('-');
        let (name, action) = (parts.next().unwrap_or_default(), parts.next_back().unwrap_or_default());
        if request.subject.contains(&format!("{name}-{action}")) {
            Scripted::fail("no")
        } else {
            Scripted::pass()
        }
    });
    let engine =
        loaded(Engine::builder().workspace(dir.path()).judge(judge).approvals(MemoryApprovals::new()));
    for (hook, table) in [(Hook::BeforeAgent, before), (Hook::AfterAgent, after)] {
        for (i, (a, _)) in table.iter().enumerate() {
            for (j, (b, _)) in table.iter().enumerate() {
                let turn = turn_for(&engine, hook, TurnOptions::new("agent"));
                let (word, told) = At(hook).decide(&engine, &turn, &format!("a-{a} and b-{b}")).await;
                assert_eq!(word, table[i.min(j)].1, "{hook} {a} {b}\n{told}");
            }
        }
    }
}
