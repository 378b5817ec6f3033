//! Instructions: read as they were meant, never lost (`formats.md` 1 and 3).

use std::ops::Range;

use super::Instruction;
use super::report::Report;
use crate::parsed::{self, Entries, Node, Value};
use crate::source::SourceFile;

/// What an instruction's front matter says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Front {
    pub(super) description: Option<String>,
    pub(super) paths: Vec<String>,
}

/// Reads front matter that is good YAML.
pub(super) fn front(entries: &Entries, text: &str) -> Front {
    let field = |name: &str| entries.iter().find(|(key, _)| key.text == name).map(|(_, node)| node);
    let mut paths = Vec::new();
    for name in ["paths", "globs"] {
        if let Some(node) = field(name) {
            globs(node, text, &mut paths);
        }
    }
    Front { description: field("description").and_then(|node| line(node, text)), paths }
}

/// Front matter that is no YAML, line by line: the description, and what the glob fields hold.
pub(super) fn front_by_lines(file: &str, front: Range<usize>) -> Front {
    let mut out = Front::default();
    for line in file.get(front.clone()).unwrap_or_default().lines() {
        if let Some(value) = line.strip_prefix("description:") {
            let value = value.trim().trim_matches(['"', '\'']);
            out.description = (!value.is_empty()).then(|| value.to_owned());
        }
    }
    if let Some(masked) = parsed::mask_globs(file, front) {
        out.paths = masked.fields.into_iter().flat_map(|(_, globs)| globs).collect();
    }
    out
}

/// The instruction of a file.
pub(super) fn instruction(file: &SourceFile, front: Front, body: Range<usize>) -> Instruction {
    Instruction {
        name: file.rel.clone(),
        file: file.path.clone(),
        layer: file.layer,
        description: front.description,
        paths: front.paths,
        body: file.text.get(body).unwrap_or_default().to_owned(),
    }
}

fn line(node: &Node, text: &str) -> Option<String> {
    match &node.value {
        Value::Null => None,
        Value::Text(text) => Some(text.clone()),
        _ => text.get(node.span.clone()).map(str::to_owned),
    }
}

/// The globs of a value, in whichever way it is written.
fn globs(node: &Node, text: &str, out: &mut Vec<String>) {
    let raw = text.get(node.span.clone()).unwrap_or_default();
    match &node.value {
        Value::Null => {}
        Value::Text(value) => out.extend(parsed::glob_list(value)),
        Value::List(items) => {
            for item in items {
                match &item.value {
                    Value::Null => {}
                    Value::Text(value) => out.push(value.trim().to_owned()),
                    _ => out.extend(text.get(item.span.clone()).map(|raw| raw.trim().to_owned())),
                }
            }
        }
        // `{src,lib}` is a mapping to YAML, and `true` a boolean.
        _ => out.extend(parsed::glob_list(raw)),
    }
    out.retain(|glob| !glob.is_empty());
}

/// Says what has no effect in an instruction, where it is likely meant to gate.
pub(super) fn hints(entries: &Entries, report: &mut Report<'_>) {
    const STAGES: [&str; 4] = ["input", "action", "tool_result", "output"];
    for (key, node) in entries {
        if key.text == "stage" && node.as_text().is_some_and(|stage| STAGES.contains(&stage)) {
            let message = "`stage` does nothing in a rules folder: this file is an instruction";
            let help = "put a guardrail into a guardrails folder, or write `when`";
            report.add(key.span.clone(), "stage", "not-a-gate", message, help);
        }
    }
}
