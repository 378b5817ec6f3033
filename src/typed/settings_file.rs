//! `portcullis.yaml`, read.

use super::common::{self, ON_ERROR};
use super::fields::{Fields, Unknown, Words};
use super::report::Report;
use super::{ApproveActing, Deadlines, Settings, ToolOverride, UnmatchedTools, tools};
use crate::bounds;
use crate::parsed::{self, Value};
use crate::problem::{Problem, ProblemLevel};
use crate::source::{SettingsFile, Spoiled};
use crate::words::Layer;

const KNOWN: [&str; 9] = [
    "unmatched_tools",
    "approve_acting",
    "on_error_default",
    "workspace",
    "load",
    "deadlines",
    "tools",
    "judge",
    "outside_content",
];

const UNMATCHED: &Words<UnmatchedTools> = &[
    ("allow", UnmatchedTools::Allow),
    ("block_acting", UnmatchedTools::BlockActing),
    ("block", UnmatchedTools::Block),
];

const APPROVE: &Words<ApproveActing> =
    &[("registered", ApproveActing::Registered), ("all", ApproveActing::All), ("none", ApproveActing::None)];

/// `false`: not supported yet.
const LOAD: &Words<bool> = &[("strict", true), ("lenient", false)];
const WORKSPACE: &Words<bool> = &[("may_loosen", true), ("may_only_tighten", false)];

/// Reads a settings file: every problem is an error.
pub(super) fn read(file: &SettingsFile) -> (Settings, Vec<Problem>) {
    let mut report = Report::new(&file.path, &file.text, ProblemLevel::Error);
    match &file.spoiled {
        None => {}
        Some(Spoiled::NotUtf8(at)) => {
            report.add(at.clone(), "", "not-utf8", "this is no UTF-8", "save the file as UTF-8");
        }
        Some(Spoiled::TooLong) => {
            let message = format!("this file is longer than {} KiB", bounds::RULE_FILE_BYTES / 1024);
            report.add(0..0, "", "file-too-long", message, "make it shorter");
            return (Settings::default(), report.finish());
        }
    }
    let start = if file.text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let tree = parsed::read_yaml(&file.text, start..file.text.len());
    report.faults(tree.faults);
    let Some(entries) = tree.entries else { return (Settings::default(), report.finish()) };
    let fields = Fields::new(&entries, &KNOWN, &[], Unknown::Refused, "", &mut report);
    global_only(&fields, file.layer, &mut report);
    let settings = Settings {
        unmatched_tools: common::value(fields.word(
            "unmatched_tools",
            UNMATCHED,
            true,
            "unknown-value",
            &mut report,
        )),
        approve_acting: common::value(fields.word(
            "approve_acting",
            APPROVE,
            false,
            "unknown-value",
            &mut report,
        )),
        on_error_default: common::value(fields.word(
            "on_error_default",
            ON_ERROR,
            false,
            "unknown-value",
            &mut report,
        )),
        deadlines: deadlines(&fields, &mut report),
        tools: overrides(&fields, &mut report),
        judge: fields
            .some_texts("judge", &mut report)
            .map(|names| names.into_iter().map(|n| n.value).collect()),
        outside_content: outside(&fields, &mut report),
    };
    (settings, report.finish())
}

/// `load`, `workspace` and `judge`: read from the global file and from code only.
fn global_only(fields: &Fields<'_>, layer: Layer, report: &mut Report<'_>) {
    for (name, words) in [("load", LOAD), ("workspace", WORKSPACE)] {
        let Some(word) = fields.word(name, words, true, "unknown-value", report) else { continue };
        if word.value {
            elsewhere(fields, name, layer, report);
        } else {
            let written = report.text.get(word.at.clone()).unwrap_or_default().to_owned();
            let message = format!("`{name}: {written}` is not supported yet");
            report.add(word.at, name, "not-supported-yet", message, "remove the line");
        }
    }
    elsewhere(fields, "judge", layer, report);
}

/// Warns that a field does nothing in this layer's file.
fn elsewhere(fields: &Fields<'_>, name: &str, layer: Layer, report: &mut Report<'_>) {
    if layer != Layer::Global {
        let level = std::mem::replace(&mut report.level, ProblemLevel::Warning);
        let why = format!("`{name}` is not read from a workspace");
        fields.refuse(name, &why, "set it in the global settings, or in code", report);
        report.level = level;
    }
}

fn deadlines(fields: &Fields<'_>, report: &mut Report<'_>) -> Deadlines {
    let Some(node) = fields.node("deadlines") else { return Deadlines::default() };
    let Value::Map(entries) = &node.value else {
        fields.wrong("deadlines", node, "a mapping", report);
        return Deadlines::default();
    };
    let known = ["tool_call", "observer", "judge"];
    let inner = Fields::new(entries, &known, &[], Unknown::Refused, "deadlines.", report);
    Deadlines {
        tool_call: common::deadline(&inner, "tool_call", report),
        observer: common::deadline(&inner, "observer", report),
        judge: common::deadline(&inner, "judge", report),
    }
}

fn outside(fields: &Fields<'_>, report: &mut Report<'_>) -> Option<Vec<super::Located<super::ToolPattern>>> {
    let node = fields.node("outside_content")?;
    if matches!(&node.value, Value::List(items) if items.is_empty()) {
        return Some(Vec::new());
    }
    tools::read_field(fields, "outside_content", report)
}

/// `tools: {NAME: {acts: true, …}}`; `SERVER/NAME` names a server's tool.
fn overrides(fields: &Fields<'_>, report: &mut Report<'_>) -> Vec<ToolOverride> {
    let Some(node) = fields.node("tools") else { return Vec::new() };
    let Value::Map(entries) = &node.value else {
        fields.wrong("tools", node, "a mapping from names to what is known of them", report);
        return Vec::new();
    };
    let mut out = Vec::new();
    for (key, node) in entries {
        let path = format!("tools.{}.", key.text);
        let Value::Map(entries) = &node.value else {
            fields.wrong("tools", node, "a mapping such as `{acts: true}`", report);
            continue;
        };
        let known = ["server", "kind", "acts", "outside", "freeform", "command_at", "path_at", "url_at"];
        let inner = Fields::new(entries, &known, &[], Unknown::Refused, &path, report);
        let (server, name) = match key.text.split_once('/') {
            Some((server, name)) => (Some(server.to_owned()), name),
            None => (None, key.text.as_str()),
        };
        if name.trim().is_empty() || server.as_ref().is_some_and(|s| s.trim().is_empty()) {
            let help = "write `NAME` or `SERVER/NAME`";
            report.add(key.span.clone(), "tools", "bad-tools", "this names no tool", help);
            continue;
        }
        let given = inner.text("server", report).map(|server| server.value);
        out.push(ToolOverride {
            name: name.to_owned(),
            server: given.or(server),
            kind: common::value(inner.word("kind", tools::KINDS, false, "unknown-value", report)),
            acts: inner.boolean("acts", report),
            outside: inner.boolean("outside", report),
            freeform: inner.boolean("freeform", report),
            command_at: inner.texts("command_at", report),
            path_at: inner.texts("path_at", report),
            url_at: inner.texts("url_at", report),
        });
    }
    out
}
