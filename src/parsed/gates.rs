//! What gates, and what is text for a prompt (`formats.md` 1).

use super::keys::{KeyIs, classify};
use super::tree::{Entries, Value};

/// Fields with which a file of a rules folder gates.
const GATING: [&str; 8] = ["when", "action", "args", "command", "result", "after", "on_error", "replace"];
/// Fields with which a file gates whose front matter can't be read.
const GATING_LINES: [&str; 6] = ["when", "stage", "builtin", "check", "kind", "action"];
/// Kinds of check definitions: a file of a rules folder that names one is a definition.
const DEFINITION_KINDS: [&str; 3] = ["zero-llm", "llm-judge", "external"];

/// Whether a file of a rules folder gates, by its fields.
pub(crate) fn gates_by_fields(entries: &Entries) -> bool {
    is_definition(entries)
        || entries.iter().any(|(key, _)| match classify(&key.text, &GATING) {
            KeyIs::Known(_) => true,
            KeyIs::Near(of) => of == "when",
            KeyIs::Other => matches!(classify(&key.text, &["when"]), KeyIs::Near(_)),
        })
}

/// Whether a file of a rules folder is a check definition. `kind` alone is ordinary metadata there, so
/// it counts with a kind's name or beside `check`.
pub(crate) fn is_definition(entries: &Entries) -> bool {
    let has = |name: &str| entries.iter().any(|(key, _)| key.text == name);
    let named = entries.iter().any(|(key, node)| {
        key.text == "kind"
            && matches!(&node.value, Value::Text(kind) if DEFINITION_KINDS.contains(&kind.as_str()))
    });
    named || (has("check") && (has("kind") || has("id") || has("at")))
}

/// Whether a file of a rules folder gates whose front matter can't be read: one of its lines begins
/// with a field that gates.
pub(crate) fn gates_by_lines(front: &str) -> bool {
    let depth = |line: &str| line.len() - line.trim_start_matches(' ').len();
    let first = front.lines().find(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#'));
    let indent = first.map_or(0, depth);
    front.lines().any(|line| {
        let tabbed = line.trim_start_matches(' ').starts_with('\t');
        if depth(line) > indent && !tabbed {
            return false;
        }
        let line = line.trim_start_matches([' ', '\t', '{', '?', '"', '\'', '\u{feff}']);
        let Some((key, _)) = line.split_once([':', '=']) else { return false };
        let key = key.trim_end().trim_end_matches(['"', '\'']);
        match classify(key, &GATING_LINES) {
            KeyIs::Known(_) => true,
            KeyIs::Near(of) => of == "when",
            KeyIs::Other => false,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_with_unreadable_front_matter_gates_by_its_lines() {
        for front in [
            "when: [",
            "a: b: c\n'when' : x",
            "\twhen: x\nb: c",
            "  a: [\n  kind: x",
            "{when: x",
            "wehn: ]",
            "action: [",
        ] {
            assert!(gates_by_lines(front), "{front:?}");
        }
        for front in
            ["globs: **/*.ts", "description: when: x", "a:\n  kind: x", "# when: x", "then I go", "mode: ["]
        {
            assert!(!gates_by_lines(front), "{front:?}");
        }
    }
}
