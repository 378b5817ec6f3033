//! From findings to one score.

use super::scan::InjectionFinding;
use super::seeds::Category;

/// How little evidence is enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sensitivity {
    /// Strong evidence only.
    Low,
    /// The default.
    Medium,
    /// Any evidence.
    High,
}

impl Sensitivity {
    /// The score from which text is flagged. Provisional.
    pub(crate) const fn threshold(self) -> f64 {
        match self {
            Self::Low => 0.78,
            Self::Medium => 0.55,
            Self::High => 0.3,
        }
    }
}

/// Bytes before a finding that are read for what the text says of it.
const BEFORE: usize = 160;

/// How a finding's surroundings change its weight. `before` and `after` are of the original.
pub(super) fn context(before: &str, after: &str) -> f64 {
    let near = tail(before, BEFORE).to_lowercase();
    let close = near.trim_end_matches([' ', '\t', '*', '_', '(']);
    let mut factor = 1.0;
    // What is quoted may be introduced anywhere in its paragraph; bare text only by its own sentence.
    if quoted(close, after) {
        factor *= if speaks_about(last_part(&near, &["\n\n"])) { 0.25 } else { 0.6 };
    } else if speaks_about(last_part(close, &["\n", ". ", "! ", "? "])) {
        factor *= 0.5;
    }
    if negated(close) {
        factor *= 0.3;
    }
    if !starts(close) {
        factor *= 0.8;
    }
    factor
}

/// One score: the strongest finding of each category, as independent evidence.
pub(super) fn score(findings: &[InjectionFinding], about: bool) -> f64 {
    let mut best: Vec<(Category, f64)> = Vec::new();
    for finding in findings {
        match best.iter_mut().find(|(category, _)| *category == finding.category) {
            Some((_, weight)) => *weight = weight.max(finding.weight),
            None => best.push((finding.category, finding.weight)),
        }
    }
    let left: f64 = best.iter().map(|(_, weight)| 1.0 - weight).product();
    // A text on the subject is read with more doubt.
    (1.0 - left) * if about { 0.65 } else { 1.0 }
}

/// Whether the whole text is on injections.
pub(super) fn is_about(view: &str) -> bool {
    [
        "prompt injection",
        "prompt-injection",
        "jailbreak attempt",
        "injection attack",
        "prompt_injection",
        "red team",
        "guardrail",
    ]
    .iter()
    .any(|word| view.contains(word))
}

fn tail(text: &str, bytes: usize) -> &str {
    let mut from = text.len().saturating_sub(bytes);
    while !text.is_char_boundary(from) {
        from += 1;
    }
    text.get(from..).unwrap_or_default()
}

/// What stands after the last of these separators.
fn last_part<'t>(text: &'t str, separators: &[&str]) -> &'t str {
    let from = separators.iter().filter_map(|s| text.rfind(s).map(|at| at + s.len())).max().unwrap_or(0);
    text.get(from..).unwrap_or_default()
}

fn quoted(close: &str, after: &str) -> bool {
    let open = close.chars().next_back().is_some_and(|c| "\"'`“‘«「『".contains(c));
    let mut ahead = after.chars().take(40);
    open && ahead.any(|c| "\"'`”’»」』".contains(c))
}

fn speaks_about(near: &str) -> bool {
    const WORDS: [&str; 22] = [
        "such as",
        "e.g",
        "for example",
        "for instance",
        "attack",
        "phrases like",
        "phrase",
        "says ",
        "writes",
        "detect",
        "pattern",
        "inject",
        "jailbreak",
        "malicious",
        "saying",
        "text like",
        "prompts like",
        "payload",
        "regex",
        "try to",
        "called",
        "tries",
    ];
    WORDS.iter().any(|word| near.contains(word))
}

fn negated(close: &str) -> bool {
    [
        "cannot",
        "can't",
        "can not",
        "not",
        "never",
        "don't",
        "won't",
        "shouldn't",
        "doesn't",
        "didn't",
        "may",
        "could",
        "if you",
        "to",
    ]
    .iter()
    .any(|word| close.strip_suffix(word).is_some_and(|rest| rest.ends_with([' ', '\n']) || rest.is_empty()))
}

fn starts(close: &str) -> bool {
    let word = close.rsplit([' ', '\n']).next().unwrap_or_default();
    close.is_empty()
        || close.ends_with([
            '.', '!', '?', ':', ';', ',', '\n', '>', '-', '#', '"', '\'', '`', ']', ')', '|', '。', '}', '{',
        ])
        || ["please", "and", "must", "should", "now", "then", "instead", "immediately", "you", "also"]
            .contains(&word)
}
