//! The cases file.

use serde::Deserialize;
use serde_json::Value;

use crate::parsed::{KeyIs, classify};
use crate::words::{Action, Hook};

/// One labelled subject. Keys that are not known are kept out of the way: files carry notes of their own.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[non_exhaustive]
pub struct Case {
    /// Its name in tables.
    pub id: String,
    /// The hook that it is put to.
    pub hook: Hook,
    /// The agent.
    #[serde(default)]
    pub agent: Option<String>,
    /// The tool, at the tool hooks.
    #[serde(default)]
    pub tool: Option<String>,
    /// The server that brings the tool.
    #[serde(default)]
    pub server: Option<String>,
    /// The call's arguments.
    #[serde(default)]
    pub args: Option<Value>,
    /// The result, at `tool_result`.
    #[serde(default)]
    pub result: Option<String>,
    /// The prompt, at `before_agent`.
    #[serde(default)]
    pub prompt: Option<String>,
    /// The answer, at `output` and `after_agent`; the reply's text at `model_step`.
    #[serde(default)]
    pub answer: Option<String>,
    /// The changes, at `after_agent`.
    #[serde(default)]
    pub diff: Option<String>,
    /// The turn's facts.
    #[serde(default)]
    pub facts: Value,
    /// What happened in the turn before.
    #[serde(default)]
    pub before: Vec<Event>,
    /// Whether it should be stopped.
    pub bad: bool,
    /// The action that should stop it.
    #[serde(default)]
    pub expect: Option<Action>,
    /// The gate that should stop it.
    #[serde(default)]
    pub gate: Option<String>,
}

/// An earlier call of the turn, with its result.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[non_exhaustive]
pub struct Event {
    /// The tool.
    pub tool: String,
    /// Its arguments.
    #[serde(default)]
    pub args: Option<Value>,
    /// Its result.
    #[serde(default)]
    pub result: Option<String>,
}

/// A line that is no case.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct CaseProblem {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

/// Reads a cases file; every line that is no case is named.
///
/// # Errors
/// All of them.
pub fn parse_cases(text: &str) -> Result<Vec<Case>, Vec<CaseProblem>> {
    let mut cases = Vec::new();
    let mut problems = Vec::new();
    for (line, text) in (1..).zip(text.lines()).filter(|(_, text)| !text.trim().is_empty()) {
        if let Some(message) = misspelt(text) {
            problems.push(CaseProblem { line, message });
            continue;
        }
        match serde_json::from_str::<Case>(text) {
            Ok(case) => match case.lacks() {
                None => cases.push(case),
                Some(field) => problems.push(CaseProblem {
                    line,
                    message: format!("a case at `{}` needs `{field}`", case.hook),
                }),
            },
            Err(error) => problems.push(CaseProblem { line, message: error.to_string() }),
        }
    }
    if problems.is_empty() { Ok(cases) } else { Err(problems) }
}

/// The fields of a case and of an event.
const FIELDS: [&str; 16] = [
    "id", "hook", "agent", "tool", "server", "args", "result", "prompt", "answer", "diff", "facts", "before",
    "bad", "expect", "gate", "outcome",
];

/// A key that is a near miss of a field: it would make another case of this one. Other unknown keys are notes.
fn misspelt(text: &str) -> Option<String> {
    let Ok(Value::Object(case)) = serde_json::from_str(text) else { return None };
    let events = case.get("before").and_then(Value::as_array).into_iter().flatten();
    let keys = case.keys().chain(events.filter_map(Value::as_object).flat_map(|event| event.keys()));
    keys.filter(|key| !FIELDS.contains(&key.as_str())).find_map(|key| match classify(key, &FIELDS) {
        KeyIs::Near(meant) => Some(format!("`{key}` is no field; is `{meant}` meant?")),
        _ => None,
    })
}

impl Case {
    /// The field that its hook needs and that is not there.
    fn lacks(&self) -> Option<&'static str> {
        match self.hook {
            Hook::BeforeAgent if self.prompt.is_none() => Some("prompt"),
            Hook::ToolCall if self.tool.is_none() => Some("tool"),
            Hook::ToolResult if self.tool.is_none() => Some("tool"),
            Hook::ToolResult if self.result.is_none() => Some("result"),
            Hook::Output | Hook::AfterAgent if self.answer.is_none() => Some("answer"),
            _ => None,
        }
    }
}
