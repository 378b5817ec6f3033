//! P6: secrets reach no audit line, `tracing` event, error, `Debug` text, ticket or judge request.
//!
//! Canaries shaped like credentials, plain, in base64 and percent-encoded, go into every input at every
//! hook; everything that the engine emits is searched for them.

#![allow(clippy::field_reassign_with_default, reason = "a test says where it is wrong by panicking")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    missing_docs,
    reason = "a test or a benchmark that fails says so by panicking"
)]

use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};

use portcullis::*;
use serde_json::{Value, json};

/// A small deterministic generator: the same canaries in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn text(&mut self, alphabet: &[u8], len: usize) -> String {
        (0..len).map(|_| char::from(alphabet[(self.roll() % alphabet.len() as u64) as usize])).collect()
    }
}

const UPPER: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const WORD: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// A canary: what stands in the input, and the random part that may stand nowhere else.
#[derive(Clone)]
struct Canary {
    kind: &'static str,
    whole: String,
    core: String,
}

fn canaries(count: usize) -> Vec<Canary> {
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let mut all = Vec::new();
    while all.len() < count {
        let word = dice.text(WORD, 40);
        let make = |kind, whole: String, core: &str| Canary { kind, whole, core: core.to_owned() };
        all.push(match all.len() % 10 {
            0 => {
                let body = dice.text(UPPER, 16);
                make("aws", format!("AKIA{body}"), &body)
            }
            1 => make("github", format!("ghp_{}", &word[..36]), &word[..36]),
            2 => make("gitlab", format!("glpat-{}", &word[..20]), &word[..20]),
            3 => make("npm", format!("npm_{}", &word[..36]), &word[..36]),
            4 => make("anthropic", format!("sk-ant-api03-{}{}-{}AA", word, &word[..33], &word[..20]), &word),
            5 => make("stripe", format!("sk_live_{}", &word[..24]), &word[..24]),
            6 => make("google", format!("AIza{}", &word[..35]), &word[..35]),
            7 => make("huggingface", format!("hf_{}", &word[..34]), &word[..34]),
            8 => make("keyed", format!("api_key = \"{}\"", &word[..32]), &word[..32]),
            _ => {
                let body = dice.text(WORD, 64);
                let pem = format!(
                    "-----BEGIN RSA PRIVATE {}-----\nMIIEowIBAAKCAQEA{body}\n-----END RSA PRIVATE {}-----",
                    "KEY", "KEY"
                );
                make("pem", pem, &body)
            }
        });
    }
    all
}

fn base64(bytes: &[u8]) -> String {
    const TABLE: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let mut three = [0_u8; 3];
        three[..chunk.len()].copy_from_slice(chunk);
        let number = u32::from_be_bytes([0, three[0], three[1], three[2]]);
        for i in 0..4 {
            if i <= chunk.len() {
                text.push(char::from(TABLE[(number >> (18 - 6 * i) & 63) as usize]));
            } else {
                text.push('=');
            }
        }
    }
    text
}

fn percent(text: &str) -> String {
    text.bytes().map(|b| format!("%{b:02X}")).collect()
}

/// Every form in which a canary's core would be a leak.
fn needles(canary: &Canary) -> Vec<String> {
    let core = &canary.core;
    let mut needles = vec![core.clone(), percent(core), percent(core).to_lowercase()];
    needles.push(core.bytes().map(|b| format!("{b:02x}")).collect());
    needles.push(core.chars().rev().collect());
    for lead in 0..3 {
        // In base64 the letters depend on the place modulo three: the inner part of each alignment.
        let coded = base64(format!("{}{core}", &"   "[..lead]).as_bytes());
        needles.push(coded[4..coded.len() - 4].to_owned());
    }
    needles
}

#[derive(Clone, Default)]
struct Emitted(Arc<Mutex<Vec<(String, String)>>>);

impl Emitted {
    fn add(&self, place: &str, text: impl Into<String>) {
        self.0.lock().unwrap().push((place.to_owned(), text.into()));
    }

    fn hits(&self, canary: &Canary, form: &str) -> Vec<String> {
        let needles = needles(canary);
        let mut hits: Vec<String> = self
            .0
            .lock()
            .unwrap()
            .iter()
            .filter_map(|(place, text)| {
                let at = needles.iter().find_map(|needle| text.find(needle))?;
                let from = text.floor_char_boundary(at.saturating_sub(120));
                let around: String = text[from..].chars().take(300).collect();
                Some(format!("{} ({form}) in {place}: …{around}…", canary.kind))
            })
            .collect();
        hits.dedup();
        hits
    }
}

/// What `tracing` writes.
impl io::Write for Emitted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.add("tracing", String::from_utf8_lossy(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A judge that keeps what it is shown and repeats the canary in whatever it answers.
struct Leaky {
    emitted: Emitted,
    says: String,
    errs: bool,
}

impl Judge for Leaky {
    fn judge<'a>(&'a self, request: &'a JudgeRequest) -> BoxFuture<'a, Result<JudgeAnswer, JudgeError>> {
        Box::pin(async move {
            self.emitted.add("judge subject", &request.subject);
            self.emitted.add("judge request", format!("{request:?}"));
            let prompt = request.prompt();
            self.emitted.add("judge prompt", format!("{prompt:?}\n{}\n{}", prompt.system, prompt.user));
            if self.errs {
                return Err(JudgeError::Transport(format!("the server said {}", self.says)));
            }
            let mut used = JudgeUse::default();
            used.model = format!("model {}", self.says);
            Ok(JudgeAnswer {
                request: request.id.clone(),
                verdict: JudgeVerdict::Fail,
                reason: format!("it holds {}", self.says),
                used,
            })
        })
    }
}

/// A sink that keeps lines, then fails with the canary in its error.
struct Sink {
    emitted: Emitted,
    error: Option<String>,
}

impl AuditSink for Sink {
    fn append(&self, lines: &[String]) -> Result<(), AuditError> {
        for line in lines {
            self.emitted.add("audit line", line);
        }
        self.error.clone().map_or(Ok(()), |error| Err(AuditError(error)))
    }
}

fn text_of(subject: &CheckSubject) -> String {
    match subject {
        CheckSubject::Prompt { text } | CheckSubject::Answer { text } => text.clone(),
        CheckSubject::Step { text, calls } => format!("{text} {calls:?}"),
        CheckSubject::Call { arguments, facts, .. } => format!("{arguments} {facts}"),
        CheckSubject::Result { text, arguments, .. } => format!("{text} {arguments}"),
        CheckSubject::Work { answer, diff } => format!("{answer} {diff}"),
        _ => unreachable!(),
    }
}

#[derive(Clone, Copy, Debug)]
struct Setting {
    /// What the host's gates do where they fail.
    action: Action,
    /// The host's gates err, and so does the judge.
    errs: bool,
    /// The log takes contents, and fails.
    content: bool,
    approvals: bool,
}

const SETTINGS: [Setting; 5] = [
    Setting { action: Action::Warn, errs: false, content: false, approvals: true },
    Setting { action: Action::Warn, errs: true, content: true, approvals: true },
    Setting { action: Action::Hold, errs: false, content: true, approvals: true },
    Setting { action: Action::Block, errs: true, content: false, approvals: false },
    Setting { action: Action::Halt, errs: false, content: true, approvals: false },
];

fn write(root: &Path, name: &str, text: &str) {
    let path = root.join(name);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, text).unwrap();
}

fn workspace() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    let root = dir.path();
    write(root, ".agents/rules/asked.md", "---\nwhen: before_agent\n---\nThe prompt is polite.\n");
    write(
        root,
        ".agents/rules/done.md",
        "---\nwhen: after_agent\naction: warn\n---\nThe answer is polite.\n",
    );
    write(
        root,
        ".agents/rules/args.md",
        "---\nwhen: before_tool\ntools: \"*\"\nargs: {\"$..*\": \".+\"}\naction: warn\n---\nSeen.\n",
    );
    write(
        root,
        ".agents/rules/result.md",
        "---\nwhen: after_tool\ntools: \"*\"\nresult: \"note .+\"\naction: warn\n---\nSeen.\n",
    );
    for stage in ["input", "action", "tool_result", "output"] {
        let text = format!("---\nstage: {stage}\naction: warn\n---\nIt is harmless.\n");
        write(root, &format!(".agents/guardrails/safe_{stage}.md"), &text);
    }
    dir
}

fn engine(root: &Path, emitted: &Emitted, payload: &str, setting: Setting) -> Engine {
    let error = setting.content.then(|| format!("no room for {payload}"));
    let mut builder = Engine::builder()
        .workspace(root)
        .judge(Leaky { emitted: emitted.clone(), says: payload.to_owned(), errs: setting.errs })
        .audit(Sink { emitted: emitted.clone(), error })
        .audit_content(setting.content);
    builder = if setting.approvals {
        builder.approvals(MemoryApprovals::new())
    } else {
        builder.without_approvals()
    };
    for (index, hook) in Hook::ALL.into_iter().enumerate() {
        let payload = payload.to_owned();
        let check = move |subject: &CheckSubject| {
            let reason = format!("{payload} is in {}", text_of(subject));
            if setting.errs { Err(CheckFailed(reason)) } else { Ok(CheckOutcome::fail(reason)) }
        };
        builder = builder.gate(CodeGate::new(&format!("host-{index}"), hook, setting.action, check).unwrap());
    }
    builder.build().unwrap()
}

fn decided<T: std::fmt::Debug>(emitted: &Emitted, hook: &str, decision: &Decision<T>) {
    emitted.add(&format!("Debug of the {hook} decision"), format!("{decision:?} {decision:#?}"));
    for notice in &decision.report.notices {
        emitted.add(&format!("{hook} notice"), format!("{} {notice:?}", notice.text));
    }
    for reason in &decision.report.reasons {
        emitted.add(&format!("{hook} reason"), format!("{} {}", reason.for_model, reason.for_person));
    }
    emitted.add(&format!("{hook} verdicts"), serde_json::to_string(&decision.report).unwrap());
}

/// One turn through all six hooks, the payload in everything that a host hands over.
async fn a_turn(engine: &Engine, emitted: &Emitted, payload: &str, root: &Path) {
    let text = format!("note {payload} end");
    let options = TurnOptions::new(format!("agent {payload}"))
        .workspace(root)
        .flow(&text)
        .tenant(&text)
        .facts(json!({"user": {"account": payload}}));
    emitted.add("Debug of the options", format!("{options:?}"));
    let turn = engine.turn(options);
    emitted.add("Debug of the turn", format!("{turn:?} {engine:?}"));

    for prompt in [Prompt::side_question(&text), Prompt::new(&text)] {
        emitted.add("Debug of the prompt", format!("{prompt:?}"));
        decided(emitted, "before", &engine.before(&turn, &prompt).await);
    }
    // The rest of the turn, whatever became of the prompt.
    let turn = engine.turn(TurnOptions::new(format!("agent {payload}")).workspace(root).calls_only());
    let args: Value = json!({"command": format!("echo '{payload}'"), payload: [payload, {"deep": text}]});
    let call = ToolCall::new(format!("id {payload}"), "shell", Arguments::from_value(args));
    let odd = ToolCall::new(
        "2",
        format!("tool {payload}").as_str(),
        Arguments::from_json(&format!("{{\"a\": {payload}")),
    );
    for call in [&call, &odd] {
        emitted.add("Debug of the call", format!("{call:?}"));
        let reply = Reply { text: text.clone(), calls: vec![call.clone()] };
        emitted.add("Debug of the reply", format!("{reply:?}"));
        let turn = engine.turn(TurnOptions::new("a").workspace(root).calls_only());
        decided(emitted, "model_step", &engine.model_step(&turn, &reply).await);
        let decision = engine.tool_call(&turn, call).await;
        decided(emitted, "tool_call", &decision);
        if let CallOutcome::Held { ticket } = &decision.outcome {
            let store = engine.approvals().unwrap();
            store.deny(ticket, "no").await.unwrap();
            decided(emitted, "resume", &engine.resume(&turn, ticket, call).await);
        }
        let turn = engine.turn(TurnOptions::new("a").workspace(root).calls_only());
        for result in [ToolResult::ok(&text), ToolResult::error(&text)] {
            emitted.add("Debug of the result", format!("{result:?}"));
            decided(emitted, "tool_result", &engine.tool_result(&turn, call, &result).await);
        }
    }
    for channel in [Channel::Text, Channel::Reasoning, Channel::ToolArguments] {
        let turn = engine.turn(TurnOptions::new("a").workspace(root).calls_only());
        let mut filter = engine.output(&turn, channel);
        let shown: String = text.chars().map(|c| filter.push(&c.to_string())).collect();
        emitted.add("shown", shown);
        decided(emitted, "output", &filter.finish().await);
    }
    let work = Work::answer(&text).with_diff(format!("+{text}\n"));
    emitted.add("Debug of the work", format!("{work:?}"));
    decided(emitted, "after", &engine.after(&turn, &work).await);
    drop(turn);
    if let Some(store) = engine.approvals() {
        for ticket in store.waiting().await.unwrap() {
            emitted.add("ticket", format!("{ticket:?} {}", ticket.asked.what));
        }
    }
    emitted.add("status", format!("{:?} {}", engine.status(), engine.status()));
}

#[tokio::test]
async fn p6_no_canary_leaves_by_any_way() {
    let dir = workspace();
    let count = if std::env::var("PORTCULLIS_TEST_SCALE").as_deref() == Ok("release") { 400 } else { 40 };
    let mut hits = Vec::new();
    let mut searched = 0;
    for (index, canary) in canaries(count).iter().enumerate() {
        let forms = [
            ("plain", canary.whole.clone()),
            ("base64", base64(canary.whole.as_bytes())),
            ("percent", percent(&canary.whole)),
        ];
        // Every canary plain in every setting would be slow; over ten kinds every pair comes up.
        let setting = SETTINGS[(index / 10 + index) % SETTINGS.len()];
        for (form, payload) in forms {
            // Known limits, which the detectors say: guesses by a name such as `api_key` are made on plain
            // text only, and a mark of three bytes is not looked for in base64.
            if (canary.kind == "keyed" && form != "plain")
                || (canary.kind == "huggingface" && form == "base64")
            {
                continue;
            }
            let emitted = Emitted::default();
            let writer = emitted.clone();
            let subscriber = tracing_subscriber::fmt()
                .with_max_level(tracing::Level::TRACE)
                .with_writer(move || writer.clone())
                .finish();
            let _default = tracing::subscriber::set_default(subscriber);
            let engine = engine(dir.path(), &emitted, &payload, setting);
            a_turn(&engine, &emitted, &payload, dir.path()).await;
            searched += emitted.0.lock().unwrap().len();
            hits.extend(emitted.hits(canary, form).into_iter().map(|hit| format!("{setting:?}: {hit}")));
        }
    }
    assert!(searched > count * 50, "only {searched} texts were emitted");
    assert!(hits.is_empty(), "{} hits:\n{}", hits.len(), hits.join("\n"));
}

#[tokio::test]
async fn p6_the_search_finds_a_leak_where_there_is_one() {
    for canary in canaries(10) {
        for text in [canary.whole.clone(), base64(canary.whole.as_bytes()), percent(&canary.whole)] {
            let emitted = Emitted::default();
            emitted.add("a leak", format!("before {text} after"));
            assert_eq!(emitted.hits(&canary, "any").len(), 1, "{}: {text}", canary.kind);
        }
    }
}
