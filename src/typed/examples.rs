//! `examples:` — the form only; they run when the gates are compiled (BX-01).

use serde_json::{Map, Value as Json};

use super::fields::{Fields, Unknown};
use super::report::Report;
use super::{ExampleSubject, Examples, Located};
use crate::parsed::{Node, Value};

/// Reads `examples`.
pub(super) fn read(fields: &Fields<'_>, report: &mut Report<'_>) -> Examples {
    let Some(node) = fields.node("examples") else { return Examples::default() };
    let Value::Map(entries) = &node.value else {
        fields.wrong("examples", node, "a mapping with `fail` and `pass`", report);
        return Examples::default();
    };
    let lists = Fields::new(entries, &["fail", "pass"], &[], Unknown::Refused, "examples.", report);
    Examples { fail: list(&lists, "fail", report), pass: list(&lists, "pass", report) }
}

fn list(fields: &Fields<'_>, name: &str, report: &mut Report<'_>) -> Vec<Located<ExampleSubject>> {
    let Some(node) = fields.node(name) else { return Vec::new() };
    let items = match &node.value {
        Value::List(items) => items.as_slice(),
        _ => std::slice::from_ref(node),
    };
    items.iter().filter_map(|item| subject(fields, name, item, report)).collect()
}

fn subject(
    fields: &Fields<'_>,
    name: &str,
    node: &Node,
    report: &mut Report<'_>,
) -> Option<Located<ExampleSubject>> {
    let value = match &node.value {
        Value::Text(text) => ExampleSubject::Text(text.clone()),
        Value::Map(entries) => {
            let path = format!("examples.{name}.");
            let known = ["tool", "server", "args", "result", "facts"];
            let call = Fields::new(entries, &known, &[], Unknown::Refused, &path, report);
            let Some(tool) = call.text("tool", report) else {
                if call.node("tool").is_none() {
                    let message = "this example names no `tool`";
                    report.add(
                        node.span.clone(),
                        &call.name("tool"),
                        "missing-tool",
                        message,
                        "add `tool: NAME`",
                    );
                }
                return None;
            };
            ExampleSubject::Call {
                tool: tool.value,
                server: call.text("server", report).map(|server| server.value),
                args: object(&call, "args", report)?,
                result: result(&call, report),
                facts: object(&call, "facts", report)?,
            }
        }
        _ => {
            fields.wrong(name, node, "text", report);
            return None;
        }
    };
    Some(Located { value, at: node.span.clone() })
}

/// A result may be empty text.
fn result(call: &Fields<'_>, report: &mut Report<'_>) -> Option<String> {
    let node = call.node("result")?;
    if let Value::Text(text) = &node.value {
        return Some(text.clone());
    }
    call.wrong("result", node, "text", report);
    None
}

fn object(call: &Fields<'_>, name: &str, report: &mut Report<'_>) -> Option<Json> {
    let Some(node) = call.node(name) else { return Some(Json::Object(Map::new())) };
    if matches!(node.value, Value::Map(_)) {
        return Some(node.to_json());
    }
    call.wrong(name, node, "a mapping", report);
    None
}
