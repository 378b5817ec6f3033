//! What a ticket is bound to.

use std::path::Path;

use serde_json::Value;

use super::CallKey;
use crate::text::{KeyedHash, canonical_json};
use crate::tool::ToolId;

/// The key of one exact call: any other turn, agent, tool, argument or working folder has another.
pub(crate) fn call_key(
    key: &KeyedHash,
    turn: &str,
    agent: Option<&str>,
    tool: &ToolId,
    arguments: &Value,
    cwd: Option<&Path>,
) -> CallKey {
    let canonical = canonical_json(arguments);
    let mut parts: Vec<&[u8]> = vec![b"portcullis call 1", turn.as_bytes()];
    // What is not there is another part than what is empty.
    parts.extend(optional(agent.map(str::as_bytes)));
    parts.extend(optional(tool.server.as_deref().map(str::as_bytes)));
    parts.push(tool.name.as_bytes());
    parts.push(canonical.as_bytes());
    parts.extend(optional(cwd.map(|cwd| cwd.as_os_str().as_encoded_bytes())));
    CallKey(key.hash_parts(&parts))
}

fn optional(part: Option<&[u8]>) -> [&[u8]; 2] {
    match part {
        Some(bytes) => [b"some", bytes],
        None => [b"none", b""],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::collections::HashSet;

    /// P26: a ticket fits one exact call.
    #[test]
    fn every_part_of_a_call_changes_its_key() {
        let hash = KeyedHash::new(&[1; 32]);
        let args = json!({"a": 1, "b": [2]});
        let key = |turn: &str, agent, tool: &ToolId, args: &Value, cwd: Option<&str>| {
            call_key(&hash, turn, agent, tool, args, cwd.map(Path::new)).0
        };
        let (send, on) = (ToolId::new("send"), ToolId::on("mail", "send"));
        let keys = [
            key("t", Some("a"), &send, &args, Some("/w")),
            key("u", Some("a"), &send, &args, Some("/w")),
            key("t", Some("b"), &send, &args, Some("/w")),
            key("t", None, &send, &args, Some("/w")),
            key("t", Some(""), &send, &args, Some("/w")),
            key("t", Some("a"), &on, &args, Some("/w")),
            key("t", Some("a"), &send, &json!({"a": 1, "b": [3]}), Some("/w")),
            key("t", Some("a"), &send, &args, Some("/x")),
            key("t", Some("a"), &send, &args, None),
        ];
        assert_eq!(keys.iter().collect::<HashSet<_>>().len(), keys.len());
    }

    #[test]
    fn the_order_of_keys_changes_nothing() {
        let hash = KeyedHash::new(&[1; 32]);
        let of = |text: &str| {
            let args: Value = serde_json::from_str(text).unwrap();
            call_key(&hash, "t", None, &ToolId::new("x"), &args, None)
        };
        assert_eq!(of(r#"{"a": 1, "b": 2}"#), of(r#"{ "b":2, "a":1 }"#));
    }
}
