//! BX-03, P19, P20 through the engine: what `output` shows does not depend on how the text is cut, and what
//! `tool_result` redacts stays as it is when it is redacted again.

#![allow(clippy::single_range_in_vec_init, reason = "a test says where it is wrong by panicking")]

use portcullis::*;
use proptest::prelude::*;

use crate::support::{Dice, loaded, scale, word, workspace};

/// Pieces of text, with made-up credentials among them (in two parts each, so that no scanner takes this
/// file for a leak).
fn pieces() -> Vec<String> {
    vec![
        "the key is ".into(),
        concat!("AKIA", "Z7QHMWB3XN5KRTJD").into(),
        concat!("ghp", "_9fKq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1QoX").into(),
        "AKIA".into(),
        "ghp_".into(),
        "-----BEGIN ".into(),
        concat!("-----BEGIN RSA PRIVATE", " KEY-----\nMIIEowIBAAKCAQEAu1SU1LfVLPHCozMxH2Mo").into(),
        concat!("\n-----END RSA PRIVATE", " KEY-----\n").into(),
        "api_key = \"q8ZrT1vLx93KmPw7YbNd2HsJ\"".into(),
        "grüße 🔑 日本語 ".into(),
        "\n".into(),
        "%41%4b%49%41".into(),
        "QUtJQVo3UUhNV0IzWE41S1JUSkQ=".into(),
        " and so on. ".into(),
        "[redacted:aws-access-key-id]".into(),
        "\\u0041KIA".into(),
    ]
}

fn text() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(pieces()), 0..12).prop_map(|parts| parts.concat())
}

fn engines() -> Vec<(tempfile::TempDir, Engine)> {
    let buffered = "---\nstage: output\naction: block\nstream: buffer\n---\nIt is harmless.\n";
    [
        ("action: redact\npii: true", false),
        ("action: block", false),
        ("action: warn", false),
        ("action: redact", true),
    ]
    .map(|(fields, buffers)| {
        let mut files =
            vec![(".agents/guardrails/secrets.md", format!("---\nbuiltin: secrets\n{fields}\n---\n"))];
        if buffers {
            files.push((".agents/guardrails/harmless.md", buffered.to_owned()));
        }
        let dir = workspace(&files);
        let judge = ScriptedJudge::always(Scripted::pass());
        let engine = loaded(Engine::builder().workspace(dir.path()).judge(judge).without_approvals());
        (dir, engine)
    })
    .into()
}

/// Everything that is shown, and how it ends.
async fn shown(engine: &Engine, channel: Channel, chunks: &[&str]) -> (String, String) {
    let turn = engine.turn(TurnOptions::new("a").calls_only());
    let mut filter = engine.output(&turn, channel);
    let mut text: String = chunks.iter().map(|chunk| filter.push(chunk)).collect();
    let decision = filter.finish().await;
    if let AnswerOutcome::Released { rest, .. } = &decision.outcome {
        text += rest;
    }
    let findings: Vec<String> = decision
        .report
        .verdicts
        .iter()
        .map(|v| format!("{} {:?} {:?} {}", v.gate.name, v.outcome, v.effect, v.reason))
        .collect();
    (text, format!("{} {findings:?}", word(&decision)))
}

/// The text cut at random characters.
fn cut<'a>(text: &'a str, dice: &mut Dice, most: usize) -> Vec<&'a str> {
    let mut chunks = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let length = 1 + dice.roll(most);
        let end = rest.char_indices().nth(length).map_or(rest.len(), |(at, _)| at);
        let (chunk, after) = rest.split_at(end);
        chunks.push(chunk);
        rest = after;
    }
    chunks
}

#[test]
fn bx_03_random_chunkings_show_what_the_whole_shows() {
    let engines = engines();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let config = ProptestConfig {
        cases: scale(1500, 1_000_000) as u32,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    proptest!(config, |(text in text(), seed in any::<u64>())| {
        runtime.block_on(async {
            let mut dice = Dice::new(seed);
            for (_, engine) in &engines {
                for channel in [Channel::Text, Channel::Reasoning, Channel::ToolArguments] {
                    let whole = shown(engine, channel, &[&text]).await;
                    for most in [1, 7, 40] {
                        let chunks = cut(&text, &mut dice, most);
                        let cut = shown(engine, channel, &chunks).await;
                        prop_assert_eq!(&cut.0, &whole.0, "{:?} {:?}", channel, chunks);
                        // In block mode no more is looked at after the first match's chunk.
                        if !whole.1.starts_with("withheld") {
                            prop_assert_eq!(&cut.1, &whole.1, "{:?} {:?}", channel, chunks);
                        }
                        prop_assert_eq!(cut.1.starts_with("withheld"), whole.1.starts_with("withheld"));
                    }
                }
            }
            Ok(())
        })?;
    });
}

/// P19: what a redacted stream shows is what redacting the whole prompt shows.
#[tokio::test]
async fn p19_a_stream_shows_what_redacting_the_whole_shows() {
    let files = [(".agents/guardrails/secrets.md", "---\nbuiltin: secrets\nstages: [input, output]\n---\n")];
    let dir = workspace(&files);
    let engine = loaded(Engine::builder().workspace(dir.path()).without_approvals());
    let mut dice = Dice::new(19);
    let pieces = pieces();
    for case in 0..scale(1500, 1_000_000) {
        let text: String = (0..dice.roll(9)).map(|_| pieces[dice.roll(pieces.len())].as_str()).collect();
        let turn = engine.turn(TurnOptions::new("a"));
        let whole = match engine.before(&turn, &Prompt::new(&text)).await.outcome {
            BeforeOutcome::Proceed { prompt, .. } => prompt.unwrap_or_else(|| text.clone()),
            other => panic!("{other:?}"),
        };
        let chunks = cut(&text, &mut dice, 9);
        assert_eq!(shown(&engine, Channel::Text, &chunks).await.0, whole, "case {case}: {chunks:?}");
    }
}

/// Bytes of a multi-byte character never come apart, and what can't begin a match is shown at once.
#[tokio::test]
async fn p19_harmless_text_is_shown_at_once() {
    let engine = loaded(Engine::builder().without_approvals());
    let turn = engine.turn(TurnOptions::new("a").calls_only());
    let mut filter = engine.output(&turn, Channel::Text);
    let mut held_back = 0;
    let text = "grüße 🔑 日本語, and then a long and honest answer. ".repeat(2000);
    let mut pushed = 0;
    let mut seen = 0;
    for chunk in cut(&text, &mut Dice::new(3), 12) {
        pushed += chunk.len();
        seen += filter.push(chunk).len();
        held_back = held_back.max(pushed - seen);
    }
    assert!(held_back <= 4096, "{held_back} bytes were held back");
}

/// P20: redacting what was redacted changes nothing, and every result has a decision.
#[tokio::test]
async fn p20_redaction_is_idempotent_and_total() {
    let files = [(
        ".agents/guardrails/secrets.md",
        "---\nbuiltin: secrets\nstages: [output, tool_result]\npii: true\n---\n",
    )];
    let dir = workspace(&files);
    let engine = loaded(Engine::builder().workspace(dir.path()).without_approvals());
    let mut dice = Dice::new(20);
    let pieces = pieces();
    let call = ToolCall::new("1", "notes", Arguments::from_json("{}"));
    for case in 0..scale(3000, 1_000_000) {
        let mut text: String = (0..dice.roll(9)).map(|_| pieces[dice.roll(pieces.len())].as_str()).collect();
        for _ in 0..dice.roll(4) {
            // Cut and joined anywhere.
            let at = text.char_indices().map(|(at, _)| at).nth(dice.roll(text.len().max(1))).unwrap_or(0);
            text.insert_str(
                at,
                dice.pick(&[" ", "\0", "%", "=", "\u{200b}", "\"", "a1", "@example.org", "/"]),
            );
        }
        let turn = engine.turn(TurnOptions::new("a").calls_only());
        let mut copies = Vec::new();
        for _ in 0..2 {
            match engine.tool_result(&turn, &call, &ToolResult::ok(&text)).await.outcome {
                ResultOutcome::Given { text: copy, .. } => {
                    // Only the caution of the injection guardrail may stand before it.
                    let copy = copy.strip_prefix("[Caution").map_or(copy.clone(), |rest| {
                        rest.split_once("]\n").map(|(_, copy)| copy.to_owned()).unwrap_or_default()
                    });
                    text.clone_from(&copy);
                    copies.push(copy);
                }
                other => panic!("case {case}: {other:?}"),
            }
        }
        assert_eq!(copies[0], copies[1], "case {case}");
    }
}

/// A check of the host's that redacts at `output` needs the whole answer: nothing is shown before it has
/// looked, and what it points at is replaced. One that can't say where withholds.
#[tokio::test]
async fn a_host_check_that_redacts_the_answer_is_waited_for() {
    let check = |subject: &CheckSubject| {
        let CheckSubject::Answer { text } = subject else { unreachable!() };
        let spans = text.match_indices("Bob").map(|(at, name)| at..at + name.len()).collect::<Vec<_>>();
        Ok(match (spans.is_empty(), text.contains("nowhere")) {
            (_, true) => CheckOutcome::fail("a name, somewhere"),
            (true, _) => CheckOutcome::Pass,
            (false, _) => CheckOutcome::Fail { reason: "a name".into(), spans },
        })
    };
    let gate = CodeGate::new("names", Hook::Output, Action::Redact, check).unwrap();
    let engine = loaded(
        Engine::builder().without_approvals().gate(gate.deadline(std::time::Duration::from_secs(600))),
    );
    let key = concat!("AKIA", "Z7QHMWB3XN5KRTJD");
    let text = format!("ask Bob for {key}, Bob has it");
    for most in [1, 5, 100] {
        let (text, ended) = shown(&engine, Channel::Text, &cut(&text, &mut Dice::new(9), most)).await;
        assert_eq!(text, "ask [redacted:names] for [redacted:aws-access-key-id], [redacted:names] has it");
        assert!(ended.starts_with("released"), "{ended}");
    }
    let (text, ended) = shown(&engine, Channel::Text, &["Bob is ", "nowhere"]).await;
    assert_eq!(text, "");
    assert!(ended.starts_with("withheld"), "{ended}");
    let (text, _) = shown(&engine, Channel::Text, &["nobody is ", "here"]).await;
    assert_eq!(text, "nobody is here");
}

/// Held and redacted at once: what goes out after the approval is the redacted answer.
#[tokio::test]
async fn a_held_answer_keeps_its_redactions() {
    let name = |subject: &CheckSubject| {
        let CheckSubject::Answer { text } = subject else { unreachable!() };
        let at = text.find("Bob").unwrap();
        Ok(CheckOutcome::Fail { reason: "a name".into(), spans: vec![at..at + 3] })
    };
    let ask = |_: &CheckSubject| Ok(CheckOutcome::fail("ask"));
    let redact = CodeGate::new("names", Hook::Output, Action::Redact, name).unwrap();
    let hold = CodeGate::new("ask", Hook::Output, Action::Hold, ask).unwrap();
    let engine = loaded(Engine::builder().approvals(MemoryApprovals::new()).gate(redact).gate(hold));
    let turn = engine.turn(TurnOptions::new("a").calls_only());
    let mut filter = engine.output(&turn, Channel::Text);
    assert_eq!(filter.push("ask Bob"), "");
    let decision = filter.finish().await;
    let AnswerOutcome::Held { rest, already_shown: false, .. } = &decision.outcome else {
        panic!("{decision:?}")
    };
    assert_eq!(rest, "ask [redacted:names]");
}
