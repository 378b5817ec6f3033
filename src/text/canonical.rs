//! One text for one JSON value, for hashing.

use std::fmt::Write as _;

use serde_json::{Map, Value};

enum Part<'a> {
    Value(&'a Value),
    Key(&'a str),
    Mark(char),
}

/// `value` as compact JSON with the keys of every object sorted by their bytes, whatever order the map
/// keeps them in. It keeps its own stack: how deep a value is nested doesn't matter.
pub(crate) fn canonical_json(value: &Value) -> String {
    let mut text = String::with_capacity(128);
    let mut todo = vec![Part::Value(value)];
    while let Some(part) = todo.pop() {
        match part {
            Part::Mark(mark) => text.push(mark),
            Part::Key(key) => {
                push_string(&mut text, key);
                text.push(':');
            }
            Part::Value(Value::Array(items)) => {
                text.push('[');
                todo.push(Part::Mark(']'));
                for (i, item) in items.iter().enumerate().rev() {
                    todo.push(Part::Value(item));
                    if i > 0 {
                        todo.push(Part::Mark(','));
                    }
                }
            }
            Part::Value(Value::Object(map)) => {
                text.push('{');
                todo.push(Part::Mark('}'));
                push_object(&mut todo, map);
            }
            Part::Value(Value::String(string)) => push_string(&mut text, string),
            Part::Value(Value::Number(number)) => _ = write!(text, "{number}"),
            Part::Value(Value::Bool(true)) => text.push_str("true"),
            Part::Value(Value::Bool(false)) => text.push_str("false"),
            Part::Value(Value::Null) => text.push_str("null"),
        }
    }
    text
}

fn push_object<'a>(todo: &mut Vec<Part<'a>>, map: &'a Map<String, Value>) {
    let mut fields: Vec<(&str, &Value)> = map.iter().map(|(key, value)| (key.as_str(), value)).collect();
    fields.sort_unstable_by_key(|(key, _)| *key);
    for (i, (key, value)) in fields.into_iter().enumerate().rev() {
        todo.push(Part::Value(value));
        todo.push(Part::Key(key));
        if i > 0 {
            todo.push(Part::Mark(','));
        }
    }
}

fn push_string(text: &mut String, string: &str) {
    // Nearly every string stands in JSON as it is.
    if string.bytes().all(|b| b >= 0x20 && b != b'"' && b != b'\\') {
        text.push('"');
        text.push_str(string);
        text.push('"');
    } else {
        text.push_str(&Value::from(string).to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn keys_are_sorted_at_every_depth() {
        let value = json!({"b": [{"z": 1, "a": "\"\n€"}, [], {}], "a": null, "B": true, "c": 1.5});
        assert_eq!(canonical_json(&value), r#"{"B":true,"a":null,"b":[{"a":"\"\n€","z":1},[],{}],"c":1.5}"#);
        assert_eq!(serde_json::from_str::<Value>(&canonical_json(&value)).unwrap(), value);
    }

    #[test]
    fn depth_costs_no_stack() {
        let mut value = json!(1);
        for _ in 0..5_000 {
            value = json!([value]);
        }
        assert_eq!(canonical_json(&value).len(), 10_001);
    }
}
