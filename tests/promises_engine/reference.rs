//! P21: the engine equals a naive reference evaluator, over random sets of gates in code.
//!
//! The reference knows nothing of the engine: it walks the specification's tables (`runtime.md` 3 and 4)
//! over what each gate was told to do.

#![allow(clippy::single_range_in_vec_init, reason = "a test says where it is wrong by panicking")]

use portcullis::*;

use crate::support::{At, Dice, loaded, scale, turn_for};

const ON_ERRORS: [Option<OnError>; 6] = [
    None,
    Some(OnError::Pass),
    Some(OnError::Warn),
    Some(OnError::Hold),
    Some(OnError::Block),
    Some(OnError::Violation),
];

/// What a gate's check does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Does {
    Pass,
    Fail,
    FailNowhere,
    Err,
    Panic,
}

const ALL: [Does; 5] = [Does::Pass, Does::Fail, Does::FailNowhere, Does::Err, Does::Panic];

#[derive(Debug, Clone, Copy)]
struct Made {
    hook: Hook,
    action: Action,
    on_error: Option<OnError>,
    shadow: bool,
    place: usize,
}

impl Made {
    fn name(&self) -> String {
        let on_error = self.on_error.map_or("default", OnError::as_str);
        let shadow = if self.shadow { "shadow" } else { "real" };
        format!("p{}_{}_{}_{on_error}_{shadow}", self.place, self.hook, self.action)
    }
}

/// Every gate that a case can pick.
fn gates() -> Vec<Made> {
    let mut all = Vec::new();
    for hook in Hook::ALL {
        for action in Action::ALL {
            if action == Action::Allow || !action.fits(hook) {
                continue;
            }
            for on_error in ON_ERRORS {
                // The specification names no default for these two in code.
                if on_error.is_none() && matches!(action, Action::Halt | Action::Revise) {
                    continue;
                }
                for shadow in [false, true] {
                    for place in 0..2 {
                        all.push(Made { hook, action, on_error, shadow, place });
                    }
                }
            }
        }
    }
    all
}

fn builder(all: &[Made]) -> EngineBuilder {
    let mut builder = Engine::builder();
    for made in all {
        let name = made.name();
        let check = {
            let name = name.clone();
            // The subject says what each check does: `NAME=fail;`.
            move |subject: &CheckSubject| {
                let text = match subject {
                    CheckSubject::Prompt { text } | CheckSubject::Step { text, .. } => text,
                    CheckSubject::Result { text, .. } | CheckSubject::Answer { text } => text,
                    CheckSubject::Call { arguments, .. } => arguments["text"].as_str().unwrap(),
                    CheckSubject::Work { answer, .. } => answer,
                    _ => unreachable!(),
                };
                let told = text.split(';').find_map(|part| part.trim().strip_prefix(&format!("{name}=")));
                match told {
                    Some("Pass") => Ok(CheckOutcome::Pass),
                    Some("Fail") => Ok(CheckOutcome::Fail { reason: "it fails".into(), spans: vec![0..1] }),
                    Some("FailNowhere") => Ok(CheckOutcome::fail("it fails")),
                    Some("Err") => Err(CheckFailed("it errs".into())),
                    Some("Panic") => std::panic::resume_unwind(Box::new("it panics")),
                    other => unreachable!("{name} was asked, and told {other:?}"),
                }
            }
        };
        let mut gate = CodeGate::new(&name, made.hook, made.action, check)
            .unwrap()
            .agents([format!("*:{name}:*")])
            // The busy machine may take its time: what is tested is not the deadline.
            .deadline(std::time::Duration::from_secs(600));
        if let Some(on_error) = made.on_error {
            gate = gate.on_error(on_error);
        }
        builder = builder.gate(if made.shadow { gate.shadow() } else { gate });
    }
    builder
}

/// What one gate does to its hook, read from the tables.
fn effect(made: &Made, does: Does) -> Option<Action> {
    if made.shadow {
        return None;
    }
    match does {
        Does::Pass => None,
        Does::Fail => Some(made.action),
        // A redaction that can't be applied is a block.
        Does::FailNowhere if made.action == Action::Redact => Some(Action::Block),
        Does::FailNowhere => Some(made.action),
        Does::Err | Does::Panic => {
            let default = match made.action {
                Action::Block | Action::Redact => OnError::Block,
                Action::Hold => OnError::Hold,
                Action::Warn => OnError::Warn,
                _ => OnError::Pass,
            };
            match made.on_error.unwrap_or(default) {
                OnError::Pass => None,
                OnError::Warn => Some(Action::Warn),
                OnError::Hold => Some(Action::Hold),
                OnError::Block => Some(Action::Block),
                // Acts as if failed; but nobody knows where, and such a redaction is a block.
                OnError::Violation if made.action == Action::Redact => Some(Action::Block),
                OnError::Violation => Some(made.action),
            }
        }
    }
}

/// The decision, naively: the first of the hook's list that any gate wants.
fn reference(hook: Hook, effects: &[Action], approvals: bool, rounds_remain: bool) -> &'static str {
    let any = |action| effects.contains(&action);
    let held = |refusal| if approvals { "held" } else { refusal };
    if any(Action::Halt) {
        return "halted";
    }
    match hook {
        Hook::BeforeAgent => match () {
            () if any(Action::Block) => "refused",
            () if any(Action::Hold) => held("refused"),
            () => "proceed",
        },
        Hook::ModelStep => match () {
            () if any(Action::Block) => "sent_back",
            () if any(Action::Hold) => held("sent_back"),
            () => "proceed",
        },
        Hook::ToolCall => match () {
            () if any(Action::Block) => "blocked",
            () if any(Action::Hold) => held("blocked"),
            () => "run",
        },
        Hook::ToolResult => match () {
            () if any(Action::Block) => "withheld",
            () if any(Action::Hold) => held("withheld"),
            () => "given",
        },
        Hook::Output => match () {
            () if any(Action::Block) => "withheld",
            () if any(Action::Hold) => held("withheld"),
            () => "released",
        },
        _ => match () {
            () if any(Action::Revise) && rounds_remain => "sent_back",
            () if any(Action::Hold) => held("withheld"),
            () if any(Action::Block) => "marked",
            () => "accepted",
        },
    }
}

#[tokio::test]
async fn p21_the_engine_equals_the_reference() {
    let all = gates();
    let asks = loaded(builder(&all).approvals(MemoryApprovals::new()));
    let refuses = loaded(builder(&all).without_approvals());
    let mut dice = Dice::new(21);
    let cases = scale(10_000, 1_000_000);
    let mut seen = std::collections::BTreeMap::<(String, String), usize>::new();
    for case in 0..cases {
        let hook = dice.pick(&Hook::ALL);
        let of_hook: Vec<&Made> = all.iter().filter(|made| made.hook == hook).collect();
        let mut picked: Vec<(&Made, Does)> = Vec::new();
        for _ in 0..dice.roll(6) {
            let made = of_hook[dice.roll(of_hook.len())];
            if !picked.iter().any(|(other, _)| other.name() == made.name()) {
                picked.push((made, dice.pick(&ALL)));
            }
        }
        let approvals = dice.roll(2) == 0;
        let engine = if approvals { &asks } else { &refuses };
        let agent: String = picked.iter().map(|(made, _)| format!(":{}:", made.name())).collect();
        let mut text: String =
            picked.iter().map(|(made, does)| format!("; {}={does:?}", made.name())).collect();
        text.push_str("; end");
        let effects: Vec<Action> = picked.iter().filter_map(|(made, does)| effect(made, *does)).collect();

        let turn = turn_for(engine, hook, TurnOptions::new(agent));
        for round in 1..=3 {
            let (word, told) = At(hook).decide(engine, &turn, &text).await;
            let expected = reference(hook, &effects, approvals, round <= 2);
            assert_eq!(word, expected, "case {case}, round {round}, {hook}: {picked:?}\n{told}");
            // Redactions are in the text that goes on, and in no other.
            if hook != Hook::AfterAgent && matches!(expected, "given" | "released" | "proceed") {
                let redacts = effects.contains(&Action::Redact);
                assert_eq!(told.contains("[redacted:p"), redacts, "case {case} {picked:?}\n{told}");
            }
            // Every gate that was asked has its verdict, shadow gates too.
            for (made, does) in &picked {
                if *does != Does::Pass {
                    assert!(told.contains(&made.name()), "case {case}: {} is missing\n{told}", made.name());
                }
            }
            *seen.entry((hook.to_string(), word.clone())).or_default() += 1;
            if word != "sent_back" || hook != Hook::AfterAgent {
                break;
            }
        }
    }
    // The cases reach every outcome of every hook.
    assert!(seen.len() >= 6 * 4, "{seen:?}");
}
