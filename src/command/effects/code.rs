//! Inline code of interpreters, read without a grammar: its string literals, joined where the code
//! joins them and decoded where it decodes them, each with what is done to it.
//!
//! Missed: names that are computed in other ways.

use super::code_text::{LONGEST, Raw, numbers, raw_literals};
use super::code_words::{GLOBS, MOVES, NAMES, READERS, TREES, WRITES};
use super::types::PathUse;

/// Literals side by side that are tried as one path.
const PARTS: usize = 8;

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

/// Code in base64 or hex that code holds, where it decodes something: one layer.
pub(super) fn decoded_code(code: &str) -> Vec<String> {
    if !["b64", "atob", "base64", "Base64", "fromhex", "unhexlify"].iter().any(|word| code.contains(word)) {
        return Vec::new();
    }
    let raws = raw_literals(code);
    let decoded = raws.iter().flat_map(|raw| super::decode::decoded(&raw.text));
    decoded.filter(|text| text.contains(['(', ' '])).collect()
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
    for (text, at) in put_together(code, &raws) {
        push_path(code, at, &text, true, false, &mut out);
    }
    for text in numbers(code) {
        let raw = Raw { text: String::new(), start: 0, end: code.len() };
        push_path("", &raw, &text, true, false, &mut out);
    }
    out
}

/// Paths of several literals side by side (`join(home, '.ssh', 'id_rsa')`, `home / '.ssh' / 'id_rsa'`), and words of
/// such literals (`['.', 'env'].join('')`): each may be what the code names.
fn put_together<'r>(code: &str, raws: &'r [Raw]) -> Vec<(String, &'r Raw)> {
    let mut out = Vec::new();
    let mut run: Vec<&Raw> = Vec::new();
    let between = |a: &Raw, b: &Raw| {
        let gap = code.get(a.end..b.start).unwrap_or_default();
        let gap = gap.trim_matches(|c: char| c.is_whitespace() || matches!(c, '\'' | '"' | '`'));
        matches!(gap, "," | "/")
    };
    let joins = code.contains("join");
    let mut close = |run: &[&'r Raw]| {
        let Some(first) = run.first().filter(|_| run.len() > 1 && run.len() <= PARTS) else { return };
        let texts = || run.iter().map(|raw| raw.text.as_str());
        out.push((texts().collect::<Vec<_>>().join("/"), *first));
        if joins {
            out.push((texts().collect(), *first));
        }
    };
    for raw in raws {
        if run.last().is_some_and(|last| !between(last, raw)) {
            close(&run);
            run.clear();
        }
        run.push(raw);
    }
    close(&run);
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
