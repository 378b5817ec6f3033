//! What the gates of one hook look at.

use std::sync::OnceLock;

use crate::baseline::Touched;
use crate::check::CheckSubject;
use crate::guard::{Reply, Work};
use crate::tool::{CallView, ToolResult};
use crate::words::Hook;

/// A call, with what it touches read once for all gates that ask.
pub(crate) struct Called<'a> {
    view: &'a CallView<'a>,
    touched: OnceLock<Touched<'a>>,
}

impl<'a> Called<'a> {
    pub(crate) const fn new(view: &'a CallView<'a>) -> Self {
        Self { view, touched: OnceLock::new() }
    }

    pub(crate) const fn view(&self) -> &'a CallView<'a> {
        self.view
    }

    pub(crate) fn touched(&self) -> &Touched<'a> {
        self.touched.get_or_init(|| Touched::of(self.view))
    }
}

/// What the gates of one hook look at.
#[derive(Clone, Copy)]
pub(crate) enum Subject<'a> {
    Prompt(&'a str),
    Step(&'a Reply),
    Call(&'a Called<'a>),
    Result { view: &'a CallView<'a>, result: &'a ToolResult },
    Answer(&'a str),
    Work(&'a Work),
}

impl Subject<'_> {
    pub(crate) const fn hook(&self) -> Hook {
        match self {
            Self::Prompt(_) => Hook::BeforeAgent,
            Self::Step(_) => Hook::ModelStep,
            Self::Call(_) => Hook::ToolCall,
            Self::Result { .. } => Hook::ToolResult,
            Self::Answer(_) => Hook::Output,
            Self::Work(_) => Hook::AfterAgent,
        }
    }

    /// The text that spans point into, where there is one.
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Self::Prompt(text) | Self::Answer(text) => Some(text),
            Self::Result { result, .. } => Some(&result.text),
            Self::Step(_) | Self::Call(_) | Self::Work(_) => None,
        }
    }

    /// The name of that text in spans.
    pub(crate) const fn place(&self) -> &'static str {
        match self {
            Self::Prompt(_) => "prompt",
            Self::Step(_) => "reply",
            Self::Call(_) => "arguments",
            Self::Result { .. } => "result",
            Self::Answer(_) | Self::Work(_) => "answer",
        }
    }

    /// What a judge is shown, before secrets are redacted and it is cut or windowed.
    pub(crate) fn for_judge(&self) -> String {
        match self {
            Self::Prompt(text) | Self::Answer(text) => (*text).to_owned(),
            Self::Step(reply) => {
                let calls: Vec<_> = reply
                    .calls
                    .iter()
                    .map(
                        |c| serde_json::json!({"tool": c.tool.to_string(), "arguments": c.arguments.shown()}),
                    )
                    .collect();
                format!("{}\n\nCalls that it asks for:\n{}", reply.text, serde_json::Value::from(calls))
            }
            Self::Call(called) => call_for_judge(called.view()),
            Self::Result { view, result } => {
                format!("{}\n\nResult:\n{}", call_for_judge(view), result.text)
            }
            Self::Work(work) => format!("Answer:\n{}\n\nChanges (diff):\n{}", work.answer, work.diff),
        }
    }

    /// What a host's check is given.
    pub(crate) fn for_check(&self, facts: &serde_json::Value) -> CheckSubject {
        match self {
            Self::Prompt(text) => CheckSubject::Prompt { text: (*text).to_owned() },
            Self::Step(reply) => CheckSubject::Step {
                text: reply.text.clone(),
                calls: reply.calls.iter().map(|c| (c.tool.clone(), c.arguments.shown())).collect(),
            },
            Self::Call(called) => CheckSubject::Call {
                tool: called.view().call().tool.clone(),
                arguments: called.view().args().clone(),
                facts: facts.clone(),
            },
            Self::Result { view, result } => CheckSubject::Result {
                tool: view.call().tool.clone(),
                arguments: view.args().clone(),
                text: result.text.clone(),
                outcome: result.outcome,
            },
            Self::Answer(text) => CheckSubject::Answer { text: (*text).to_owned() },
            Self::Work(work) => CheckSubject::Work { answer: work.answer.clone(), diff: work.diff.clone() },
        }
    }
}

fn call_for_judge(view: &CallView<'_>) -> String {
    format!(
        "Tool: {}\nWorking folder: {}\nArguments:\n{}",
        view.call().tool,
        view.place().cwd.display(),
        view.args()
    )
}
