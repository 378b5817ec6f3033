//! What the surroundings of a piece of evidence say of it: whether the text quotes it, denies it, or speaks about it.

use std::sync::OnceLock;

use aho_corasick::AhoCorasick;

/// Words that are looked for all at once.
struct Words(OnceLock<Option<AhoCorasick>>);

impl Words {
    const fn new() -> Self {
        Self(OnceLock::new())
    }

    fn any(&self, words: &[&str], text: &str) -> bool {
        match self.0.get_or_init(|| AhoCorasick::new(words).ok()) {
            Some(machine) => machine.is_match(text),
            None => words.iter().any(|word| text.contains(word)),
        }
    }
}

/// Bytes before a finding that are read.
const BEFORE: usize = 240;
/// Bytes after it.
const AFTER: usize = 160;

/// Where a finding stands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Standing {
    /// In a block of code.
    pub(super) fenced: bool,
    /// It is led by a verb, which could be denied or told of others.
    pub(super) led: bool,
    /// The text spoke of attacks before.
    pub(super) subject: bool,
}

/// How a finding's surroundings change its weight. `before` and `after` are of the original.
pub(super) fn factor(before: &str, found: &str, after: &str, at: Standing) -> f64 {
    let Standing { fenced, led, subject } = at;
    let near = tail(before, BEFORE).to_lowercase();
    let close = near.trim_end_matches([' ', '\t', '*', '_', '(']);
    let line = near.rsplit('\n').next().unwrap_or_default();
    let rest = head(after, AFTER).split('\n').next().unwrap_or_default();
    let mut factor = 1.0;
    let code = is_code(line, found, rest);
    let later = rest.to_lowercase();
    let about = speaks_about(last_part(&near, &["\n\n"])) || speaks_about(&later);
    // What is quoted may be introduced anywhere in its paragraph; bare text only by its own sentence.
    if quoted(line, &format!("{}{rest}", found.split('\n').next().unwrap_or_default())) {
        factor *= match (about, code) {
            (true, true) => 0.1,
            (true, false) => 0.25,
            (false, true) => 0.35,
            (false, false) if subject => 0.5,
            (false, false) => 0.85,
        };
    } else if code {
        factor *= 0.4;
    } else if line.trim_start().starts_with(['-', '*', '|', '•']) && speaks_about(last_part(&near, &["\n\n"]))
    {
        // An entry of a list of attacks.
        factor *= 0.25;
    } else if speaks_about(last_part(close, &["\n", ". ", "! ", "? "])) {
        factor *= 0.5;
    }
    if fenced && !code {
        factor *= if about || subject { 0.3 } else { 0.8 };
    }
    if led {
        if defends(found, rest) {
            factor *= 0.15;
        } else if negated(close) {
            factor *= 0.3;
        } else if told_of_others(close) {
            factor *= 0.4;
        } else if !starts(close) {
            factor *= 0.85;
        }
    }
    if !led && ["never", " not", "don't"].iter().any(|word| close.ends_with(word)) {
        factor *= 0.3;
    }
    factor
}

/// Whether a span begins a line, a cell, a sentence or a field.
pub(super) fn begins(before: &str) -> bool {
    let near = tail(before, 8);
    near.trim_end_matches([' ', '\t', '*', '_', '`', '"', '\'']).chars().next_back().is_none_or(|c| {
        matches!(
            c,
            '\n' | '\r'
                | '|'
                | '>'
                | '-'
                | '#'
                | '['
                | '('
                | '{'
                | '.'
                | '!'
                | '?'
                | ';'
                | ':'
                | ','
                | '}'
                | ']'
                | ')'
                | '/'
                | '='
                | '。'
                | '」'
                | '\\'
        )
    }) || near.ends_with("\\n")
        || near.ends_with("   ")
}

pub(super) fn tail(text: &str, bytes: usize) -> &str {
    let mut from = text.len().saturating_sub(bytes);
    while !text.is_char_boundary(from) {
        from += 1;
    }
    text.get(from..).unwrap_or_default()
}

pub(super) fn head(text: &str, bytes: usize) -> &str {
    let mut end = bytes.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.get(..end).unwrap_or_default()
}

/// What stands after the last of these separators.
fn last_part<'t>(text: &'t str, separators: &[&str]) -> &'t str {
    let from = separators.iter().filter_map(|s| text.rfind(s).map(|at| at + s.len())).max().unwrap_or(0);
    text.get(from..).unwrap_or_default()
}

/// Whether the line holds a mark open before the finding that is closed behind it.
fn quoted(line: &str, rest: &str) -> bool {
    let odd = |mark: char| line.matches(mark).count() % 2 == 1 && rest.contains(mark);
    if odd('"') || odd('`') {
        return true;
    }
    for (open, close) in [('“', '”'), ('«', '»'), ('„', '“'), ('「', '」'), ('『', '』'), ('‘', '’')]
    {
        let opened = line.rfind(open);
        if opened.is_some_and(|at| line.rfind(close).is_none_or(|end| end <= at)) && rest.contains(close) {
            return true;
        }
    }
    // An apostrophe opens a quotation behind a blank or a bracket only.
    let opened = line.rfind('\'').is_some_and(|at| {
        line.get(..at).unwrap_or_default().chars().next_back().is_none_or(|c| " \t([{,=:".contains(c))
    });
    opened && rest.contains('\'')
}

/// Whether the line is a program's: a string in a list, a pattern, an assertion.
fn is_code(line: &str, found: &str, rest: &str) -> bool {
    const SIGNS: [&str; 26] = [
        "re.compile",
        "regex",
        "r\"",
        "r'",
        "= \"",
        "= '",
        "=\"",
        "assert",
        "(?i)",
        "\\b",
        "\\s",
        "pattern",
        "print(",
        "return ",
        "const ",
        "let ",
        "def ",
        "=> ",
        "self.",
        ".push(",
        "expect(",
        "#[",
        "vec![",
        "raise ",
        "if (",
        "->",
    ];
    static MACHINE: Words = Words::new();
    let lead = line.trim_start();
    let end = rest.trim_end();
    // A comment in a program is prose.
    if ["# ", "// ", "/* "].iter().any(|mark| line.contains(mark)) && !line.ends_with(['"', '\'']) {
        return false;
    }
    // A page's attributes are no program's assignments.
    (!line.contains('<') && MACHINE.any(&SIGNS, line))
        || ["\\s", "\\b", "(?:", ".*", "[^"].iter().any(|sign| found.contains(sign) || rest.contains(sign))
        // The argument of a call, or a quotation in brackets.
        || line.ends_with("(\"")
        || line.ends_with("('")
        || (lead.starts_with(['"', '\'']) && (end.ends_with("\",") || end.ends_with("',")))
}

/// Whether the words before it speak of attacks, examples, detection.
fn speaks_about(near: &str) -> bool {
    const WORDS: [&str; 44] = [
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
        "example",
        "adversar",
        "untrusted",
        "exploit",
        "trick",
        "attempt",
        "contains ",
        "test case",
        "sample",
        "classif",
        "labeled",
        "labelled",
        "flag ",
        "zum beispiel",
        "par exemple",
        "por ejemplo",
        "например",
        "z.b.",
        "例如",
        "たとえば",
        "예를 들어",
        "poison",
    ];
    static MACHINE: Words = Words::new();
    MACHINE.any(&WORDS, near)
}

/// Whether it is the orders inside of data that are not to be followed.
fn defends(found: &str, rest: &str) -> bool {
    const SIGNS: [&str; 37] = [
        "my previous",
        "my last",
        "my earlier",
        "this email",
        "this e-mail",
        "on the old",
        "on the packag",
        "in external",
        "in any ",
        "in uploaded",
        "in web",
        "that contradict",
        "that conflict",
        "from external",
        "in emails",
        "embedded",
        "that attempt",
        "that try",
        "that tell",
        "that ask",
        "which attempt",
        "found in",
        "found within",
        "within the",
        "contained in",
        "in retrieved",
        "in documents",
        "in the document",
        "in user",
        "in tool",
        "from untrusted",
        "inside the",
        "in the content",
        "-injection",
        " injection",
        "in any document",
        "hidden in",
    ];
    static MACHINE: Words = Words::new();
    MACHINE.any(&SIGNS, &head(rest, 60).to_ascii_lowercase())
        || MACHINE.any(&SIGNS, &found.to_ascii_lowercase())
}

/// Whether the verb is denied, or what somebody may do.
fn negated(close: &str) -> bool {
    const ASKED: [&str; 12] = [
        "you to",
        "need to",
        "have to",
        "must",
        "want to",
        "asked to",
        "instructed to",
        "required to",
        "told to",
        "going to",
        "agent to",
        "assistant to",
    ];
    const WORDS: [&str; 24] = [
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
        "you can",
        "can",
        "might",
        "would",
        "should i",
        "nicht",
        "ne",
        "jamais",
        "nunca",
        "never,",
    ];
    !ASKED.iter().any(|word| close.ends_with(word))
        && WORDS.iter().any(|word| {
            close
                .strip_suffix(word)
                .is_some_and(|rest| rest.ends_with([' ', '\n', '"', '*', '`']) || rest.is_empty())
        })
}

/// Whether somebody else is the one who does it.
fn told_of_others(close: &str) -> bool {
    let word = close.rsplit([' ', '\n']).next().unwrap_or_default();
    const WORDS: [&str; 34] = [
        "they",
        "it",
        "that",
        "which",
        "who",
        "users",
        "user",
        "attackers",
        "attacker",
        "models",
        "agents",
        "we",
        "i",
        "people",
        "will",
        "often",
        "then,",
        "simply",
        "he",
        "she",
        "llms",
        "systems",
        "developers",
        "tools",
        "the",
        "a",
        "an",
        "of",
        "for",
        "by",
        "with",
        "from",
        "this",
        "these",
    ];
    WORDS.contains(&word) && !close.ends_with("you will") && !close.ends_with("you simply")
}

fn starts(close: &str) -> bool {
    let word = close.rsplit([' ', '\n']).next().unwrap_or_default();
    close.is_empty()
        || close.ends_with([
            '.', '!', '?', ':', ';', ',', '\n', '>', '-', '#', '"', '\'', '`', ']', ')', '|', '。', '}', '{',
            '，', '、',
        ])
        || [
            "please",
            "and",
            "must",
            "should",
            "now",
            "then",
            "instead",
            "immediately",
            "you",
            "also",
            "to",
            "first",
            "just",
            "only",
            "always",
            "will",
            "por",
            "favor",
            "bitte",
            "und",
            "et",
            "y",
            "e",
            "и",
            "puis",
        ]
        .contains(&word)
}
