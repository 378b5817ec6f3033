//! Custom guardrails: plain language, put to the judge (`formats.md` 4).

use super::builtin_file;
use super::common::{self, COMMON};
use super::fields::{Fields, Unknown, Words};
use super::one::Gate;
use super::report::Report;
use super::rule::{misfit, redact_judged};
use super::{BuiltinId, GateBody, tools};
use crate::parsed::{Entries, Value, closest};
use crate::words::{Action, GateKind, Hook};

pub(super) const STAGE: &Words<Hook> = &[
    ("input", Hook::BeforeAgent),
    ("action", Hook::ToolCall),
    ("tool_result", Hook::ToolResult),
    ("output", Hook::Output),
];

const BUILTIN: &Words<BuiltinId> = &[
    ("limits", BuiltinId::Limits),
    ("secrets", BuiltinId::Secrets),
    ("prompt_injection", BuiltinId::PromptInjection),
];

const STREAM: &Words<bool> = &[("buffer", true)];

/// Fields of rules: here they would do nothing.
const OF_RULES: [(&str, &str); 9] = [
    ("when", "guardrails say `stage`; a file with `when` belongs in a rules folder"),
    ("args", "put this file in a rules folder, with `when: before_tool`"),
    ("command", "put this file in a rules folder, with `when: before_tool`"),
    ("path", "put this file in a rules folder, with `when: before_tool`"),
    ("domain", "put this file in a rules folder, with `when: before_tool`"),
    ("result", "put this file in a rules folder, with `when: after_tool`"),
    ("not", "put this file in a rules folder"),
    ("after", "put this file in a rules folder, with `when: before_tool`"),
    ("replace", "put this file in a rules folder, with `when: after_tool`"),
];

/// Reads the front matter of a file of a guardrails folder.
pub(super) fn read(entries: &Entries, stem: &str, body: &str, report: &mut Report<'_>) -> Option<Gate> {
    match which(entries, stem, report)? {
        Some(id) => builtin_file::read(entries, id, stem, report),
        None => custom(entries, stem, body, report),
    }
}

/// Whether the file is a built-in's: it says so, or is named after one. `None`: it can't be told,
/// which was said.
fn which(entries: &Entries, stem: &str, report: &mut Report<'_>) -> Option<Option<BuiltinId>> {
    let named = BUILTIN.iter().find(|(word, _)| word.replace('_', "-") == stem.replace('_', "-"));
    let Some((key, node)) = entries.iter().find(|(key, _)| key.text == "builtin") else {
        return Some(named.map(|(_, id)| *id));
    };
    if node.value == Value::Null {
        let help = "name a built-in, or remove the line";
        report.add(key.span.clone(), "builtin", "no-value", "`builtin` has no value", help);
        return None;
    }
    let fields = Fields::one("builtin", key, node);
    let id = fields.word("builtin", BUILTIN, true, "unknown-builtin", report)?;
    if let Some((word, other)) = named
        && *other != id.value
    {
        let message = format!("this file is named after the built-in `{word}` and names another");
        report.add(
            id.at,
            "builtin",
            "builtin-name",
            message,
            format!("write `builtin: {word}`, or rename the file"),
        );
        return None;
    }
    Some(Some(id.value))
}

fn custom(entries: &Entries, stem: &str, body: &str, report: &mut Report<'_>) -> Option<Gate> {
    let mut known = COMMON.to_vec();
    known.extend(["stage", "tools", "stream", "builtin"]);
    let mut foreign = OF_RULES.to_vec();
    foreign.extend(
        builtin_file::FIELDS.iter().map(|name| (*name, "this field is a built-in's: add `builtin: NAME`")),
    );
    let fields = Fields::new(entries, &known, &foreign, Unknown::Kept, "", report);
    let common = common::read(&fields, stem, report);
    let action = common::action(&fields, report);
    let tools = tools::read(&fields, report);
    let stream = fields.word("stream", STREAM, false, "unknown-value", report);
    let stage = fields.word("stage", STAGE, true, "unknown-stage", report);
    if body.trim().is_empty() {
        let end = report.text.len();
        let help = "write the check below the front matter, in plain language, or name a `builtin`";
        report.add(end..end, "", "empty-body", "this guardrail has no text for the judge", help);
    }
    if fields.node("action").is_none() {
        let help = "add `action: block`, `hold`, `warn` or `record`";
        report.add(
            fields.key_span("stage"),
            "action",
            "missing-action",
            "this guardrail has no action",
            help,
        );
    }
    if fields.node("stage").is_none() {
        // A misspelt or empty `stage` was said already; where nothing was, the file is not lost silently.
        let near = |key: &str| key == "when" || closest(key, &["stage"]).is_some();
        let said = entries.iter().any(|(key, _)| near(&key.text)) && report.has_errors();
        if !said {
            let help = "add `stage: input`, `action`, `tool_result` or `output`";
            report.add(0..0, "stage", "missing-stage", "this guardrail has no stage", help);
        }
    }
    let hook = stage?.value;
    if !matches!(hook, Hook::ToolCall | Hook::ToolResult) {
        let help = "remove it, or write `stage: action` or `stage: tool_result`";
        fields.refuse("tools", "there are no tools at this stage", help, report);
    }
    if hook != Hook::Output {
        let help = "remove it: only at `output` text is held back";
        fields.refuse("stream", "nothing streams at this stage", help, report);
    }
    let action = action?;
    if action.value == Action::Redact {
        redact_judged(&action, report);
    } else if action.value == Action::Allow || !action.value.fits(hook) {
        let allowed: &[&str] = match hook {
            Hook::BeforeAgent => &["block", "hold", "revise", "warn", "record"],
            _ => &["block", "hold", "warn", "record"],
        };
        misfit(&action, stage_word(hook), allowed, report);
    }
    let on_opaque = common::check_opaque(common.on_opaque.as_ref(), action.value, report);
    let body = GateBody::Judged { tools: tools.unwrap_or_default() };
    let (kind, buffer, key) = (GateKind::Guardrail, stream.is_some(), fields.key_span("stage"));
    Some(Gate { kind, hook, action, common, on_opaque, body, buffer, key })
}

/// A hook as guardrail files spell it.
fn stage_word(hook: Hook) -> &'static str {
    STAGE.iter().find(|(_, of)| *of == hook).map_or(hook.as_str(), |(word, _)| word)
}
