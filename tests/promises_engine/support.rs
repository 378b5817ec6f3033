//! What the tests share.

use std::path::Path;

use portcullis::*;

/// A number of cases: of every run, or of a release.
pub(crate) fn scale(every: usize, release: usize) -> usize {
    if std::env::var("PORTCULLIS_TEST_SCALE").as_deref() == Ok("release") { release } else { every }
}

/// A small deterministic generator.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn roll(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % below as u64) as usize
    }

    pub(crate) fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.roll(of.len())]
    }

    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.roll(i + 1));
        }
    }
}

/// A workspace with these files.
pub(crate) fn workspace<N: AsRef<str>, T: AsRef<str>>(files: &[(N, T)]) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    for (name, text) in files {
        write(dir.path(), name.as_ref(), text.as_ref());
    }
    dir
}

pub(crate) fn write(root: &Path, name: &str, text: &str) {
    let path = root.join(name);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, text).unwrap();
}

/// The engine of a workspace that loaded without an error.
pub(crate) fn loaded(builder: EngineBuilder) -> Engine {
    let engine = builder.build().unwrap();
    let problems: Vec<String> = engine.status().problems.iter().map(|p| p.render(false)).collect();
    assert_eq!(engine.status().closed, None, "{problems:#?}");
    engine
}

pub(crate) fn call(id: &str, command: &str) -> ToolCall {
    ToolCall::new(id, "shell", Arguments::from_value(serde_json::json!({ "command": command })))
}

/// What a decision came to, with everything that differs from run to run left out.
pub(crate) trait Word {
    fn word(&self) -> String;
}

impl Word for BeforeOutcome {
    fn word(&self) -> String {
        match self {
            Self::Proceed { prompt, context } => format!("proceed {prompt:?} {context:?}"),
            Self::Refused => "refused".into(),
            Self::Held { .. } => "held".into(),
            Self::Halted => "halted".into(),
        }
    }
}

impl Word for StepOutcome {
    fn word(&self) -> String {
        match self {
            Self::Proceed => "proceed".into(),
            Self::SentBack => "sent_back".into(),
            Self::Held { .. } => "held".into(),
            Self::Halted => "halted".into(),
        }
    }
}

impl Word for CallOutcome {
    fn word(&self) -> String {
        match self {
            Self::Run { .. } => "run".into(),
            Self::Blocked { result } => format!("blocked {result}"),
            Self::Held { .. } => "held".into(),
            Self::Halted => "halted".into(),
        }
    }
}

impl Word for ResultOutcome {
    fn word(&self) -> String {
        match self {
            Self::Given { text, flags, .. } => format!("given {text} {flags:?}"),
            Self::Withheld { text, flags, .. } => format!("withheld {text} {flags:?}"),
            Self::Held { text, .. } => format!("held {text}"),
            Self::Halted => "halted".into(),
        }
    }
}

impl Word for AnswerOutcome {
    fn word(&self) -> String {
        match self {
            Self::Released { rest, redacted } => format!("released {rest} {redacted}"),
            Self::Withheld { shown, already_shown } => format!("withheld {shown} {already_shown}"),
            Self::Held { already_shown, rest, .. } => format!("held {already_shown} {rest}"),
            Self::Halted => "halted".into(),
        }
    }
}

impl Word for AfterOutcome {
    fn word(&self) -> String {
        match self {
            Self::Accepted => "accepted".into(),
            Self::SentBack { text, round } => format!("sent_back {round} {text}"),
            Self::Marked => "marked".into(),
            Self::Withheld => "withheld".into(),
            Self::Held { .. } => "held".into(),
            Self::Halted => "halted".into(),
        }
    }
}

/// The whole decision as text: outcome, verdicts, reasons and notices, without times.
pub(crate) fn told<T: Word>(decision: &Decision<T>) -> String {
    let mut text = format!("{}\n", decision.outcome.word());
    for verdict in &decision.report.verdicts {
        let Verdict { gate, outcome, effect, would, reason, spans, .. } = verdict;
        text += &format!("{} {outcome:?} {effect:?} {would:?} {reason} {spans:?}\n", gate.name);
    }
    for reason in &decision.report.reasons {
        text += &format!("reason {}\n", reason.for_model);
    }
    for notice in &decision.report.notices {
        text += &format!("notice {:?} {}\n", notice.id, notice.text);
    }
    text
}

/// The first word of a decision.
pub(crate) fn word<T: Word>(decision: &Decision<T>) -> String {
    decision.outcome.word().split(' ').next().unwrap_or_default().to_owned()
}

/// One hook with its subject.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct At(pub(crate) Hook);

impl At {
    /// The whole decision at this hook, about `text`, as [`told`] and in one word.
    pub(crate) async fn decide(self, engine: &Engine, turn: &Turn, text: &str) -> (String, String) {
        match self.0 {
            Hook::BeforeAgent => {
                let prompt = Prompt::new(text);
                let decision = engine.before(turn, &prompt).await;
                (word(&decision), told(&decision))
            }
            Hook::ModelStep => {
                let reply = Reply { text: text.into(), calls: vec![tool(text)] };
                let decision = engine.model_step(turn, &reply).await;
                (word(&decision), told(&decision))
            }
            Hook::ToolCall => {
                let call = tool(text);
                let decision = engine.tool_call(turn, &call).await;
                (word(&decision), told(&decision))
            }
            Hook::ToolResult => {
                let call = tool("");
                let result = ToolResult::ok(text);
                let decision = engine.tool_result(turn, &call, &result).await;
                (word(&decision), told(&decision))
            }
            Hook::Output => {
                let mut filter = engine.output(turn, Channel::Text);
                let shown = filter.push(text);
                let decision = filter.finish().await;
                (word(&decision), format!("{shown}\n{}", told(&decision)))
            }
            Hook::AfterAgent => {
                let work = Work::answer(text);
                let decision = engine.after(turn, &work).await;
                (word(&decision), told(&decision))
            }
        }
    }
}

fn tool(text: &str) -> ToolCall {
    ToolCall::new("1", "notes", Arguments::from_value(serde_json::json!({ "text": text })))
}

/// A turn that may begin at this hook.
pub(crate) fn turn_for(engine: &Engine, hook: Hook, options: TurnOptions) -> Turn {
    engine.turn(if hook == Hook::BeforeAgent { options } else { options.calls_only() })
}
