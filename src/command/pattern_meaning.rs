//! A command's program, sub-command, flags and operands, compared by meaning.

use super::pattern_glob::UNKNOWN;
use super::rows::{OptionKind, Row, Tool, rows_of, tool};

/// A command taken apart.
#[derive(Debug, Clone)]
pub(super) struct Meaning {
    pub(super) row: &'static Row,
    pub(super) flags: Vec<Flag>,
    /// Positions of the operands among the words.
    pub(super) operands: Vec<usize>,
    /// Whether it would change nothing.
    pub(super) dry: bool,
    /// Whether an option takes a dry run back, wherever it stands.
    wet: bool,
    /// Whether an unquoted unknown word may be further flags.
    pub(super) unknown_flags: bool,
}

/// A flag in its one spelling, with its value where it takes one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Flag {
    pub(super) name: String,
    pub(super) value: Option<Vec<u8>>,
}

/// A word: its text, and whether its unknown part may be a flag.
#[derive(Debug, Clone)]
pub(super) struct Text {
    pub(super) bytes: Vec<u8>,
    pub(super) may_flag: bool,
}

/// The position of the sub-command, global options skipped; `None` where the program has none.
pub(super) fn sub_command(program: &[u8], words: &[Text]) -> Option<usize> {
    let tool = tool(program)?;
    let mut at = 1;
    while let Some(word) = words.get(at) {
        if !is_option(&word.bytes) {
            return Some(at);
        }
        at += 1 + usize::from(tool.option(&word.bytes) == OptionKind::Value);
    }
    None
}

pub(super) fn is_option(word: &[u8]) -> bool {
    word.len() > 1 && word.starts_with(b"-")
}

/// The row of a command, and the positions of its sub-command's words.
fn row_of(program: &str, words: &[Text]) -> Option<(&'static Row, Vec<usize>)> {
    let tool = tool(program.as_bytes());
    rows_of(program).iter().find_map(|row| {
        let mut found = Vec::new();
        let mut at = 1;
        for sub in row.sub.split_ascii_whitespace() {
            at = next_lead(words, at, tool, |word| word == sub.as_bytes())?;
            found.push(at);
            at += 1;
        }
        Some((*row, found))
    })
}

/// The position of the next word of a sub-command: options before it are skipped, with their values. What
/// an option that is not listed does with the next word is not known: that word may be its value.
pub(super) fn next_lead(
    words: &[Text],
    from: usize,
    tool: Option<&Tool>,
    is: impl Fn(&[u8]) -> bool,
) -> Option<usize> {
    let mut at = from;
    let mut value = false;
    loop {
        let word = words.get(at)?.bytes.as_slice();
        if is_option(word) {
            match tool.map_or(OptionKind::Unknown, |tool| tool.option(word)) {
                OptionKind::Value => {
                    at += 1;
                    value = false;
                }
                OptionKind::Unknown => value = !word.contains(&b'='),
                OptionKind::Flag | OptionKind::Dry | OptionKind::Wet => value = false,
            }
        } else if is(word) {
            return Some(at);
        } else if !std::mem::take(&mut value) {
            return None;
        }
        at += 1;
    }
}

/// Whether a program's options say that nothing is changed.
///
/// An option counts only where no option before it may take it as its value, and none takes it back.
pub(super) fn is_dry(program: &[u8], words: &[Text]) -> bool {
    let Some(tool) = tool(program) else { return false };
    let mut dry = false;
    let mut value = false;
    let mut unsure = false;
    let mut words = words.iter().skip(1).peekable();
    while let Some(word) = words.next() {
        let bytes = word.bytes.as_slice();
        if std::mem::take(&mut value) {
            continue;
        }
        if bytes == b"--" || tool.passes_on(bytes) {
            break;
        }
        let was = std::mem::take(&mut unsure);
        if !is_option(bytes) {
            dry |= words.peek().is_none() && !was && tool.is_help(bytes);
            continue;
        }
        match tool.option(bytes) {
            OptionKind::Value => value = true,
            OptionKind::Flag => {}
            // `--dry-run false`, as npm reads it.
            OptionKind::Dry if words.peek().is_some_and(|next| next.bytes == b"false") => return false,
            OptionKind::Dry => dry |= !was && !bytes.contains(&UNKNOWN),
            OptionKind::Wet => return false,
            OptionKind::Unknown => unsure = !bytes.contains(&b'='),
        }
    }
    dry
}

/// Takes a command apart, where its program has a row. `words[0]` is the program's bare name.
pub(super) fn meaning(words: &[Text]) -> Option<Meaning> {
    let program = std::str::from_utf8(&words.first()?.bytes).ok()?;
    let (row, subs) = row_of(program, words)?;
    let mut out = Meaning {
        row,
        flags: Vec::new(),
        operands: Vec::new(),
        dry: false,
        wet: false,
        unknown_flags: false,
    };
    let mut at = subs.first().copied().unwrap_or(0) + 1;
    let mut flags = true;
    while let Some(word) = words.get(at) {
        let here = at;
        at += 1;
        let bytes = word.bytes.as_slice();
        if subs.contains(&here) {
            continue;
        }
        if flags && bytes == b"--" {
            flags = false;
        } else if flags && is_option(bytes) {
            out.unknown_flags |= bytes.contains(&UNKNOWN) && !bytes.contains(&b'=');
            at += out.option(bytes, words.get(at));
        } else {
            if flags && bytes.first() == Some(&UNKNOWN) && word.may_flag {
                out.unknown_flags = true;
            }
            if row.program == "git" && row.sub == "push" && bytes.len() > 1 {
                if bytes.starts_with(b"+") {
                    out.flag("-f", None);
                } else if bytes.starts_with(b":") {
                    out.flag("-d", None);
                }
            }
            out.operands.push(here);
        }
    }
    for (given, meant) in row.unless {
        if !out.flags.iter().any(|flag| flag.name == *given) {
            out.flag(meant, None);
        }
    }
    out.dry &= !out.wet;
    Some(out)
}

impl Meaning {
    /// Reads an option; how many of the next words it takes.
    fn option(&mut self, bytes: &[u8], next: Option<&Text>) -> usize {
        let row = self.row;
        let text = String::from_utf8_lossy(bytes);
        let next_value = || next.map(|word| word.bytes.clone());
        let long = text.strip_prefix("--").map(|long| ("--", long));
        let long = long.or_else(|| text.strip_prefix('-').filter(|_| row.one_dash).map(|long| ("-", long)));
        let Some((dashes, long)) = long else { return self.cluster(&text, bytes, next_value) };
        let (name, value) = long.split_once('=').map_or((long, None), |(n, v)| (n, Some(v)));
        let full = full_name(row, &format!("{dashes}{name}"));
        let off = row.dry.contains(&full.as_str()) && value.is_some_and(|v| v == "none" || v == "false");
        if off {
            return 0;
        }
        match value {
            // As bytes, so that an unknown part stays one.
            Some(_) => {
                let at = bytes.iter().position(|b| *b == b'=').map_or(bytes.len(), |at| at + 1);
                self.flag(&full, bytes.get(at..).map(<[u8]>::to_vec));
                0
            }
            None if row.values.contains(&full.as_str()) => {
                self.flag(&full, next_value());
                1
            }
            None => {
                self.flag(&full, None);
                0
            }
        }
    }

    fn cluster(&mut self, text: &str, bytes: &[u8], next: impl Fn() -> Option<Vec<u8>>) -> usize {
        for (i, letter) in text.char_indices().skip(1) {
            let flag = format!("-{letter}");
            if self.row.values.contains(&flag.as_str()) {
                // Letters before an unknown part are ASCII, else they are no flags.
                let rest = bytes.get(i + letter.len_utf8()..).unwrap_or_default();
                let attached = !rest.is_empty();
                let value = if attached { Some(rest.to_vec()) } else { next() };
                self.flag(&flag, value);
                return usize::from(!attached);
            }
            self.flag(&flag, None);
        }
        0
    }

    fn flag(&mut self, flag: &str, value: Option<Vec<u8>>) {
        let same =
            self.row.same.iter().find(|(spelling, _)| *spelling == flag).map_or(flag, |(_, means)| *means);
        // Programs that end their options at the first operand remove what stands before `--help`.
        let too_late = matches!(same, "--help" | "--version") && self.row.each && !self.operands.is_empty();
        self.dry |= self.row.dry.contains(&same) && !too_late;
        self.wet |= flag.strip_prefix("--no-").is_some_and(|taken_back| {
            self.row.dry.iter().any(|dry| dry.strip_prefix("--") == Some(taken_back))
                || self.row.same.iter().any(|(spelling, means)| {
                    spelling.strip_prefix("--") == Some(taken_back) && self.row.dry.contains(means)
                })
        });
        let implied = self.row.implies.iter().filter(|(of, _)| *of == same).map(|(_, means)| *means);
        for name in implied.chain([same]) {
            let flag = Flag { name: name.to_owned(), value: value.clone() };
            if !self.flags.contains(&flag) {
                self.flags.push(flag);
            }
        }
    }
}

/// A shortened long flag in full, where only one begins so.
fn full_name(row: &Row, flag: &str) -> String {
    if row.longs.contains(&flag) {
        return flag.to_owned();
    }
    let mut found = row.longs.iter().filter(|l| l.starts_with(flag));
    match (found.next(), found.next()) {
        (Some(one), None) => (*one).to_owned(),
        _ => flag.to_owned(),
    }
}
