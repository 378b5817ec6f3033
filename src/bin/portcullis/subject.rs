//! A subject as JSON.

use std::io::Read;
use std::path::Path;

use portcullis::eval::Case;
use serde_json::{Value, json};

use crate::Failure;

/// Bytes of a subject: a result's bound, with its escapes.
const SUBJECT_BYTES: u64 = 64 * 1024 * 1024;

/// Reads a subject for a hook: the fields of a case, without its label.
pub(crate) fn read(hook: &str, path: Option<&Path>) -> Result<Case, Failure> {
    let text = match path {
        Some(path) => std::fs::read_to_string(path)
            .map_err(|error| Failure::new(format!("{}: {error}", path.display())))?,
        None => {
            let mut text = String::new();
            std::io::stdin().take(SUBJECT_BYTES).read_to_string(&mut text)?;
            text
        }
    };
    let mut value: Value = serde_json::from_str(&text)
        .map_err(|error| Failure::new(format!("the subject is no JSON: {error}")))?;
    let Some(map) = value.as_object_mut() else {
        return Err(Failure::new("the subject is no JSON object"));
    };
    map.insert("hook".to_owned(), json!(hook));
    map.entry("id").or_insert_with(|| json!("subject"));
    map.entry("bad").or_insert(Value::Bool(false));
    let text = serde_json::to_string(&value)?;
    portcullis::eval::parse_cases(&text)
        .map_err(|problems| {
            let said: Vec<String> = problems.into_iter().map(|p| p.message).collect();
            Failure::new(format!("the subject can't be put to `{hook}`: {}", said.join("; ")))
        })?
        .pop()
        .ok_or_else(|| Failure::new("no subject"))
}
