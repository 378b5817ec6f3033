//! Inline code of interpreters, read without a grammar: its string literals, joined where the code
//! joins them and decoded where it decodes them, each with what is done to it.
//!
//! Missed: names that are computed in other ways.

use super::code_text::{LONGEST, Raw, numbers, raw_literals};
use super::code_words::{GLOBS, MOVES, NAMES, READERS, TREES, WRITES};
use super::types::PathUse;

/// A string literal of code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Literal {
    pub(super) text: String,
    /// What happens to the path that it names; none where it is no path.
    pub(super) path: Option<PathUse>,
    /// Whether it is an absolute URL that may be connected to.
    pub(super) address: bool,
    /// Whether it stands there as it is (not decoded).
    pub(super) certain: bool,
    /// Whether the code expands it as a glob.
    pub(super) glob: bool,
    /// Whether the code takes the whole tree below it.
    pub(super) tree: bool,
}

/// The literals of code that name paths or addresses.
pub(super) fn literals(code: &str) -> Vec<Literal> {
    let raws = raw_literals(code);
    let reads = READERS.iter().any(|r| code.contains(r));
    let decodes =
        ["b64", "atob", "base64", "Base64", "fromhex", "unhexlify", "hex", "pack", "decode", "rot13"]
            .iter()
            .any(|d| code.contains(d));
    let reverses = ["[::-1]", "reverse", "strrev"].iter().any(|r| code.contains(r));
    let mut out = Vec::new();
    for raw in &raws {
        if raw.text.contains("://") && !raw.text.contains([' ', '\n']) && !raw.text.starts_with("file:") {
            out.push(Literal {
                text: raw.text.clone(),
                path: None,
                address: true,
                certain: true,
                glob: false,
                tree: false,
            });
            continue;
        }
        let text = raw.text.strip_prefix("file://").unwrap_or(&raw.text);
        push_path(code, raw, text, reads, true, &mut out);
        if reverses {
            let reversed: String = text.chars().rev().collect();
            push_path(code, raw, &reversed, true, false, &mut out);
        }
        if decodes {
            for decoded in crate::command::effects::decode::decoded(text) {
                push_path(code, raw, &decoded, true, false, &mut out);
            }
        }
    }
    for text in numbers(code) {
        let raw = Raw { text: String::new(), start: 0, end: code.len() };
        push_path("", &raw, &text, true, false, &mut out);
    }
    out
}

fn push_path(code: &str, raw: &Raw, text: &str, reads: bool, certain: bool, out: &mut Vec<Literal>) {
    let plain = !text.is_empty()
        && text.len() <= LONGEST
        && !text.contains(['\n', '\0', ' ', '<', '>', '|', ';'])
        && text.contains(['.', '/', '~', '*']);
    if !plain {
        return;
    }
    let before = code.get(..raw.start).unwrap_or_default();
    let after: String = code.get(raw.end..).unwrap_or_default().chars().take(48).collect();
    let verb = callee(before);
    let glob = GLOBS.contains(&verb) && text.contains(['*', '?', '[']);
    let tree = TREES.contains(&verb);
    let mode = second_argument(&after);
    let method = after.trim_start_matches([')', ' ']).trim_start_matches('.');
    let method =
        method.split(|c: char| !(c.is_alphanumeric() || "_?!".contains(c))).next().unwrap_or_default();
    let mut push = |role| {
        let text = text.to_owned();
        out.push(Literal { text, path: Some(role), address: false, certain, glob, tree });
    };
    if verb == "open" || verb == "fopen" || verb == "openSync" {
        let writes = mode.contains(['w', 'a', 'x', '+']) || (mode.starts_with('>') || text.starts_with('>'));
        if writes {
            push(PathUse::Write);
        }
        if !writes || mode.contains("r+") {
            push(PathUse::Read);
        }
    } else if NAMES.contains(&verb) || NAMES.contains(&method) {
        push(PathUse::Name);
    } else if WRITES.contains(&verb) || WRITES.contains(&method) || method.starts_with("write_") {
        push(PathUse::Write);
    } else if MOVES.contains(&verb) || MOVES.contains(&method) {
        push(PathUse::Write);
        push(PathUse::Read);
    } else if reads || method.starts_with("read") {
        push(PathUse::Read);
    } else {
        push(PathUse::Unknown);
    }
}

/// The name that a literal is the first argument of: `open` in `io.open(r'x'`, `File.read 'x'`.
fn callee(before: &str) -> &str {
    let before = before.trim_end_matches(['r', 'b', 'f', 'u', 'R', 'B', 'F']);
    let before = if before.ends_with(['(', ' ', '\t']) { before } else { return "" };
    let before = before.trim_end().trim_end_matches('(').trim_end();
    let start = before
        .char_indices()
        .rev()
        .take_while(|(_, c)| c.is_alphanumeric() || "_?!".contains(*c))
        .last()
        .map_or(before.len(), |(at, _)| at);
    before.get(start..).unwrap_or_default()
}

/// The literal after `, `: `open`'s mode.
fn second_argument(after: &str) -> &str {
    let Some(rest) = after.trim_start().strip_prefix(',') else { return "" };
    let rest = rest.trim_start().trim_start_matches("mode=").trim_start_matches("flag=");
    let mut parts = rest.splitn(3, ['\'', '"']);
    if parts.next().is_some_and(|lead| lead.is_empty()) { parts.next().unwrap_or_default() } else { "" }
}
