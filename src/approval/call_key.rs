//! What a ticket is bound to.

use std::path::Path;

use serde_json::Value;

use super::CallKey;
use crate::text::{KeyedHash, canonical_json, hex};
use crate::tool::ToolId;

/// One exact call.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ExactCall<'a> {
    pub(crate) turn: &'a str,
    pub(crate) agent: Option<&'a str>,
    pub(crate) tool: &'a ToolId,
    pub(crate) arguments: &'a Value,
    pub(crate) cwd: Option<&'a Path>,
}

impl ExactCall<'_> {
    /// What a ticket is bound to: any other turn, agent, tool, argument or working folder has another key.
    pub(crate) fn key(&self, key: &KeyedHash) -> CallKey {
        CallKey(self.hash(key, &[b"portcullis call 1"]))
    }

    /// A key for the tool to be idempotent with: the same for the same call of the same turn, over retry and
    /// resume.
    pub(crate) fn idempotency_key(&self, key: &KeyedHash, id: &str) -> String {
        hex(&self.hash(key, &[b"portcullis idempotency 2", id.as_bytes()]))
    }

    fn hash(&self, key: &KeyedHash, first: &[&[u8]]) -> [u8; 32] {
        let canonical = canonical_json(self.arguments);
        // What is not there is another part than what is empty.
        let agent = optional(self.agent.map(str::as_bytes));
        let server = optional(self.tool.server.as_deref().map(str::as_bytes));
        let cwd = optional(self.cwd.map(|cwd| cwd.as_os_str().as_encoded_bytes()));
        let mut parts: Vec<&[u8]> = Vec::with_capacity(12);
        parts.extend(first);
        parts.push(self.turn.as_bytes());
        parts.extend(agent);
        parts.extend(server);
        parts.push(self.tool.name.as_bytes());
        parts.push(canonical.as_bytes());
        parts.extend(cwd);
        key.hash_parts(&parts)
    }
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
            ExactCall { turn, agent, tool, arguments: args, cwd: cwd.map(Path::new) }.key(&hash).0
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
            ExactCall { turn: "t", agent: None, tool: &ToolId::new("x"), arguments: &args, cwd: None }
                .key(&hash)
        };
        assert_eq!(of(r#"{"a": 1, "b": 2}"#), of(r#"{ "b":2, "a":1 }"#));
    }
}
