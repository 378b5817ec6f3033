//! Matchers, and the conditions that they stand in (`formats.md` 3).

use super::fields::{Fields, Unknown};
use super::report::Report;
use super::{ConditionSpec, Located, MatcherSpec};
use crate::parsed::{Node, Value};

const KEYS: [&str; 7] = ["regex", "glob", "equals", "any_of", "path", "domain", "fact"];

/// The fields of a condition at `before_tool`, and at `after_tool`.
pub(super) const CONDITION: [&str; 5] = ["args", "command", "path", "domain", "result"];

/// Reads the conditions among `fields`. Which of them fit the hook is the caller's to say.
pub(super) fn condition(fields: &Fields<'_>, report: &mut Report<'_>) -> ConditionSpec {
    ConditionSpec {
        args: args(fields, report),
        command: fields.some_texts("command", report).unwrap_or_default(),
        path: fields.some_texts("path", report).unwrap_or_default(),
        domain: fields.some_texts("domain", report).unwrap_or_default(),
        result: fields.node("result").and_then(|node| matcher(node, &fields.name("result"), report)),
    }
}

fn args(fields: &Fields<'_>, report: &mut Report<'_>) -> Vec<(Located<String>, Located<MatcherSpec>)> {
    let Some(node) = fields.node("args") else { return Vec::new() };
    let Value::Map(entries) = &node.value else {
        fields.wrong("args", node, "a mapping from JSONPaths to matchers", report);
        return Vec::new();
    };
    if entries.is_empty() {
        let help = "write `args: {$.cmd: \"PATTERN\"}`, or remove the field";
        report.add(node.span.clone(), &fields.name("args"), "empty-list", "`args` is an empty mapping", help);
    }
    let mut out = Vec::new();
    for (key, value) in entries {
        let field = fields.name(&format!("args.{}", key.text));
        if !key.text.starts_with('$') {
            let message = format!("`{}` is no JSONPath", key.text);
            report.add(key.span.clone(), &field, "bad-json-path", message, format!("write `$.{}`", key.text));
            continue;
        }
        let path = Located { value: key.text.clone(), at: key.span.clone() };
        if let Some(matcher) = matcher(value, &field, report) {
            out.push((path, matcher));
        }
    }
    out
}

/// Reads one matcher. As deep as the file, which is bounded.
fn matcher(node: &Node, field: &str, report: &mut Report<'_>) -> Option<Located<MatcherSpec>> {
    let value = match &node.value {
        Value::Text(text) if text.is_empty() => {
            let help = "write a pattern; one that is empty matches everything";
            report.add(node.span.clone(), field, "no-value", "this pattern is empty", help);
            return None;
        }
        Value::Text(text) => MatcherSpec::Regex(text.clone()),
        Value::Map(entries) => {
            let path = format!("{field}.");
            let fields = Fields::new(entries, &KEYS, &[], Unknown::Refused, &path, report);
            let names: Vec<_> = fields.names().collect();
            let [name] = names.as_slice() else {
                // Keys that are wrong in themselves were said already.
                if !names.is_empty() || entries.is_empty() {
                    let message = format!("a matcher has one key, and this has {}", names.len());
                    let help = "keep one of `regex`, `glob`, `equals`, `any_of`, `path`, `domain` and `fact`";
                    report.add(node.span.clone(), field, "one-matcher", message, help);
                }
                return None;
            };
            by_key(name, &fields, report)?
        }
        _ => {
            let message = format!("this is {}, not a matcher", node.value.word());
            let raw = report.text.get(node.span.clone()).unwrap_or_default();
            let help = match node.value {
                Value::List(_) => "write `{any_of: […]}`".to_owned(),
                _ => format!("write `{{equals: {raw}}}`, or a regular expression in quotes"),
            };
            report.add(node.span.clone(), field, "wrong-type", message, help);
            return None;
        }
    };
    // Of a mapping, the value is what a person looks at.
    let at = match &node.value {
        Value::Map(entries) => match entries.as_slice() {
            [(_, only)] => only.span.clone(),
            _ => node.span.clone(),
        },
        _ => node.span.clone(),
    };
    Some(Located { value, at })
}

fn by_key(name: &str, fields: &Fields<'_>, report: &mut Report<'_>) -> Option<MatcherSpec> {
    let node = fields.node(name)?;
    match name {
        "regex" => fields.text(name, report).map(|text| MatcherSpec::Regex(text.value)),
        "glob" => fields.text(name, report).map(|text| MatcherSpec::Glob(text.value)),
        "equals" => Some(MatcherSpec::Equals(node.to_json())),
        "path" => fields.some_texts(name, report).map(MatcherSpec::Path),
        "domain" => fields.some_texts(name, report).map(MatcherSpec::Domain),
        "fact" => {
            let fact = fields.text(name, report)?;
            if fact.value.split('.').any(|part| part.trim().is_empty()) {
                let message = format!("`{}` names no fact", fact.value);
                report.add(
                    fact.at,
                    &fields.name(name),
                    "bad-fact",
                    message,
                    "write a dotted name: `user.account`",
                );
                return None;
            }
            Some(MatcherSpec::Fact(fact.value))
        }
        _ => {
            let items = match &node.value {
                Value::List(items) => items.as_slice(),
                _ => std::slice::from_ref(node),
            };
            if items.is_empty() {
                let help = "name at least one matcher";
                report.add(
                    node.span.clone(),
                    &fields.name(name),
                    "empty-list",
                    "`any_of` is an empty list",
                    help,
                );
            }
            let field = fields.name(name);
            Some(MatcherSpec::AnyOf(items.iter().filter_map(|item| matcher(item, &field, report)).collect()))
        }
    }
}
