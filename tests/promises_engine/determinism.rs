//! P22: the same rules, subject and judge answers give the same decision, whatever the order of files, of
//! gates in code and of JSON keys, and however threads interleave.

use std::time::Duration;

use portcullis::*;
use serde_json::{Map, Value, json};

use crate::support::{Dice, loaded, scale, told, workspace};

/// Rules of every kind that can disagree about one call, one prompt, one answer.
fn files() -> Vec<(String, String)> {
    let mut files = Vec::new();
    for (name, action) in [("a", "warn"), ("b", "block"), ("c", "hold"), ("d", "record"), ("e", "warn")] {
        files.push((
            format!(".agents/rules/deep/{name}/call-{name}.md"),
            format!("---\nwhen: before_tool\ntools: notes\nargs: {{$.to: \"{name}\"}}\naction: {action}\n---\nNo {name}.\n"),
        ));
        files.push((
            format!(".claude/rules/result-{name}.md"),
            format!("---\nwhen: after_tool\ntools: notes\nresult: \"{name}{name}\"\naction: {}\n---\nNo {name}.\n",
                if action == "hold" { "redact" } else { action }),
        ));
        files.push((
            format!(".agents/rules/judged-{name}.md"),
            format!(
                "---\nwhen: before_agent\naction: {}\norder: {}\n---\nJudge {name}.\n",
                if action == "record" { "revise" } else { action },
                name.len() % 2
            ),
        ));
        files.push((
            format!(".agents/guardrails/safe-{name}.md"),
            format!(
                "---\nstage: action\naction: {}\n---\nSafe {name}.\n",
                if action == "block" { "hold" } else { action }
            ),
        ));
    }
    files
}

/// Answers by the gate and the subject, after a time that differs from run to run.
fn judge(seed: usize) -> ScriptedJudge {
    let dice = std::sync::Mutex::new(Dice::new(seed as u64));
    ScriptedJudge::by(move |request| {
        let wait = dice.lock().unwrap().roll(4);
        let name = request.gate.as_str().rsplit('-').next().unwrap_or_default().to_owned();
        let scripted = match name.as_str() {
            "d" => Scripted::error(JudgeError::Transport("down".into())),
            _ if request.subject.contains(&format!("{name}{name}"))
                || request.subject.contains(&format!("\"to\":\"{name}\"")) =>
            {
                Scripted::fail(format!("{name} is there"))
            }
            _ => Scripted::pass(),
        };
        scripted.delay(Duration::from_micros(wait as u64 * 300))
    })
}

fn code_gates() -> Vec<CodeGate> {
    let mut gates = Vec::new();
    for hook in Hook::ALL {
        for (name, action) in [("x", Action::Warn), ("y", Action::Record), ("z", Action::Warn)] {
            let check = move |_: &CheckSubject| {
                if name == "z" {
                    Err(CheckFailed("it can't tell".into()))
                } else {
                    Ok(CheckOutcome::fail("seen"))
                }
            };
            let gate = CodeGate::new(&format!("{name}-{hook}"), hook, action, check).unwrap();
            gates.push(gate.deadline(Duration::from_secs(600)));
        }
    }
    gates
}

fn arguments(dice: &mut Dice, to: &str) -> Arguments {
    let mut pairs = vec![
        ("to", json!(to)),
        ("command", json!("ls; rm -rf build")),
        ("path", json!("src/main.rs")),
        ("deep", json!({"one": 1, "two": [to, "x"]})),
        ("url", json!("https://example.org/x")),
    ];
    dice.shuffle(&mut pairs);
    // Both ways in: as text with its own order of keys, and as a map.
    if dice.roll(2) == 0 {
        let inner: Vec<String> = pairs.iter().map(|(k, v)| format!("{}: {v}", Value::from(*k))).collect();
        Arguments::from_json(&format!("{{{}}}", inner.join(", ")))
    } else {
        Arguments::from_value(Value::Object(
            pairs.into_iter().map(|(k, v)| (k.to_owned(), v)).collect::<Map<_, _>>(),
        ))
    }
}

async fn decisions(engine: &Engine, dice: &mut Dice, subject: &str) -> String {
    let turn = engine.turn(TurnOptions::new("agent").workspace("/workspace"));
    let mut text = told(&engine.before(&turn, &Prompt::new(format!("{subject}{subject} please"))).await);
    let turn = engine.turn(TurnOptions::new("agent").workspace("/workspace").calls_only());
    let call = ToolCall::new("1", "notes", arguments(dice, subject));
    text += &told(&engine.tool_call(&turn, &call).await);
    text += &told(
        &engine.tool_result(&turn, &call, &ToolResult::ok(format!("{subject}{subject} aa bb cc"))).await,
    );
    text += &told(&engine.after(&turn, &Work::answer(format!("{subject}{subject}"))).await);
    text
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn p22_the_decision_depends_on_nothing_else() {
    let subjects = ["a", "b", "c", "d", "e", "ab"];
    let mut expected: Vec<String> = Vec::new();
    for seed in 0..scale(12, 500) {
        let mut dice = Dice::new(seed as u64 + 1);
        let mut files = files();
        dice.shuffle(&mut files);
        let dir = workspace(&files);
        let mut gates = code_gates();
        dice.shuffle(&mut gates);
        let mut builder =
            Engine::builder().workspace(dir.path()).judge(judge(seed)).approvals(MemoryApprovals::new());
        for gate in gates {
            builder = builder.gate(gate);
        }
        let engine = loaded(builder);
        // All subjects at once, on all threads.
        let mut tasks = Vec::new();
        for (index, subject) in subjects.into_iter().enumerate() {
            let engine = engine.clone();
            let mut dice = Dice::new((seed * 31 + index) as u64);
            tasks.push(tokio::spawn(async move { decisions(&engine, &mut dice, subject).await }));
        }
        for (index, task) in tasks.into_iter().enumerate() {
            // The workspace's own path is part of no decision.
            let text = task.await.unwrap().replace(&dir.path().display().to_string(), "");
            // The notice of a load is shown once, with whichever decision comes first.
            match expected.get(index) {
                None => expected.push(text),
                Some(expected) => {
                    for (line, expected) in text.lines().zip(expected.lines()) {
                        assert_eq!(line, expected, "seed {seed}, subject {}", subjects[index]);
                    }
                    assert_eq!(&text, expected, "seed {seed}, subject {}", subjects[index]);
                }
            }
        }
    }
}
