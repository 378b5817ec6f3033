//! A command's program, sub-command, flags and operands, compared by meaning.

use super::pattern_glob::UNKNOWN;
use super::pattern_rows::{ROWS, Row, global_values};

/// A command taken apart.
#[derive(Debug)]
pub(super) struct Meaning {
    pub(super) row: &'static Row,
    pub(super) flags: Vec<String>,
    /// Positions of the operands among the words.
    pub(super) operands: Vec<usize>,
    /// Whether it would change nothing.
    pub(super) dry: bool,
    /// Whether an unquoted unknown word may be further flags.
    pub(super) unknown_flags: bool,
}

/// A word: its text, and whether its unknown part may be a flag.
#[derive(Debug, Clone)]
pub(super) struct Text {
    pub(super) bytes: Vec<u8>,
    pub(super) may_flag: bool,
}

/// The position of the sub-command, global flags skipped; `None` where the program has none.
pub(super) fn sub_command(program: &str, words: &[Text]) -> Option<usize> {
    let values = global_values(program)?;
    let mut at = 1;
    while let Some(word) = words.get(at) {
        if !word.bytes.starts_with(b"-") {
            return Some(at);
        }
        at += 1 + usize::from(values.iter().any(|v| v.as_bytes() == word.bytes));
    }
    None
}

/// Takes a command apart, where its program has a row. `words[0]` is the program's bare name.
pub(super) fn meaning(words: &[Text]) -> Option<Meaning> {
    let program = std::str::from_utf8(&words.first()?.bytes).ok()?;
    let sub = sub_command(program, words);
    let name = match sub.and_then(|at| words.get(at)) {
        Some(word) => std::str::from_utf8(&word.bytes).ok()?,
        None => "",
    };
    let row = ROWS.iter().find(|r| r.program == program && r.sub == name)?;
    let mut out = Meaning { row, flags: Vec::new(), operands: Vec::new(), dry: false, unknown_flags: false };
    let mut at = sub.unwrap_or(0) + 1;
    let mut flags = true;
    while let Some(word) = words.get(at) {
        let here = at;
        at += 1;
        let bytes = word.bytes.as_slice();
        if flags && bytes == b"--" {
            flags = false;
        } else if flags && bytes.len() > 1 && bytes.starts_with(b"-") {
            out.unknown_flags |= bytes.contains(&UNKNOWN) && !bytes.contains(&b'=');
            let text = String::from_utf8_lossy(bytes);
            if let Some(long) = text.strip_prefix("--") {
                let (name, value) = long.split_once('=').map_or((long, None), |(n, v)| (n, Some(v)));
                let full = full_name(row, &format!("--{name}"));
                if value.is_none() && row.values.contains(&full.as_str()) {
                    at += 1;
                }
                let off =
                    row.dry.contains(&full.as_str()) && value.is_some_and(|v| v == "none" || v == "false");
                if !off {
                    out.flag(&full);
                }
            } else {
                let mut letters = text.chars().skip(1);
                while let Some(letter) = letters.next() {
                    let flag = format!("-{letter}");
                    if row.values.contains(&flag.as_str()) {
                        out.flag(&flag);
                        at += usize::from(letters.next().is_none());
                        break;
                    }
                    out.flag(&flag);
                }
            }
        } else {
            if flags && bytes.first() == Some(&UNKNOWN) && word.may_flag {
                out.unknown_flags = true;
            }
            if row.program == "git" && row.sub == "push" && bytes.len() > 1 {
                if bytes.starts_with(b"+") {
                    out.flag("-f");
                } else if bytes.starts_with(b":") {
                    out.flag("-d");
                }
            }
            out.operands.push(here);
        }
    }
    Some(out)
}

impl Meaning {
    fn flag(&mut self, flag: &str) {
        let same =
            self.row.same.iter().find(|(spelling, _)| *spelling == flag).map_or(flag, |(_, means)| *means);
        self.dry |= self.row.dry.contains(&same);
        let implied = self.row.implies.iter().filter(|(of, _)| *of == same).map(|(_, means)| *means);
        for flag in implied.chain([same]) {
            if !self.flags.iter().any(|f| f == flag) {
                self.flags.push(flag.to_owned());
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
