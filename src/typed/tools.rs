//! `tools`: which tools a gate is about (`formats.md` 3).

use super::fields::{Fields, Unknown, Words};
use super::report::Report;
use super::{Located, ToolPattern};
use crate::parsed::{Node, Value};
use crate::tool::ToolKind;

pub(super) const KINDS: &Words<ToolKind> = &[
    ("read", ToolKind::Read),
    ("write", ToolKind::Write),
    ("execute", ToolKind::Execute),
    ("fetch", ToolKind::Fetch),
    ("send", ToolKind::Send),
    ("other", ToolKind::Other),
];

/// Reads `tools`; `None` where the field is not there.
pub(super) fn read(fields: &Fields<'_>, report: &mut Report<'_>) -> Option<Vec<Located<ToolPattern>>> {
    read_field(fields, "tools", report)
}

/// The same under another name.
pub(super) fn read_field(
    fields: &Fields<'_>,
    name: &str,
    report: &mut Report<'_>,
) -> Option<Vec<Located<ToolPattern>>> {
    let node = fields.node(name)?;
    let items = match &node.value {
        Value::List(items) if items.is_empty() => {
            let help = "name at least one tool; `\"*\"` is every tool";
            let message = format!("`{name}` is an empty list");
            report.add(node.span.clone(), &fields.name(name), "empty-list", message, help);
            return Some(Vec::new());
        }
        Value::List(items) => items.as_slice(),
        _ => std::slice::from_ref(node),
    };
    let mut tools = Vec::new();
    for item in items {
        one(fields, name, item, &mut tools, report);
    }
    Some(tools)
}

fn one(
    fields: &Fields<'_>,
    field: &str,
    node: &Node,
    tools: &mut Vec<Located<ToolPattern>>,
    report: &mut Report<'_>,
) {
    match &node.value {
        Value::Text(text) => {
            for name in text.split('|') {
                if name.trim().is_empty() {
                    let help = "name a tool before and after each `|`";
                    let message = "one of the names is empty";
                    report.add(node.span.clone(), &fields.name(field), "no-value", message, help);
                } else {
                    let value = ToolPattern::Name(name.trim().to_owned());
                    tools.push(Located { value, at: node.span.clone() });
                }
            }
        }
        Value::Map(entries) => {
            let known = ["server", "tool", "kind"];
            let path = format!("{}.", fields.name(field));
            let inner = Fields::new(entries, &known, &[], Unknown::Refused, &path, report);
            if let Some(value) = mapping(&inner, node, &fields.name(field), report) {
                tools.push(Located { value, at: node.span.clone() });
            }
        }
        _ => fields.wrong(field, node, "text", report),
    }
}

fn mapping(fields: &Fields<'_>, node: &Node, name: &str, report: &mut Report<'_>) -> Option<ToolPattern> {
    let named = fields.node("server").is_some() || fields.node("tool").is_some();
    if fields.node("kind").is_some() && !named {
        let kind = fields.word("kind", KINDS, false, "unknown-value", report)?;
        return Some(ToolPattern::Kind(kind.value));
    }
    if fields.node("kind").is_some() || fields.node("server").is_none() {
        let help = "write `{server: NAME, tool: NAME}`, `{kind: execute}`, or a name";
        let message = "this names no tools";
        report.add(node.span.clone(), name, "bad-tools", message, help);
        return None;
    }
    let server = fields.text("server", report)?.value;
    let tool = match fields.node("tool") {
        Some(_) => fields.text("tool", report)?.value,
        None => "*".to_owned(),
    };
    Some(ToolPattern::On { server, tool })
}
