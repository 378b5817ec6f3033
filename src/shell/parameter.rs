//! What follows a `$`: variables, `${…}`, `$(…)`, arithmetic.

use super::context::unknown_word;
use super::fields::{Mark, Marks};
use super::reader::Reader;
use super::script::{OpaqueReason, Piece, Word};
use super::stream::Stream;

/// Variables and parameters that are never empty in a shell.
const NEVER_EMPTY: [&str; 12] =
    ["PWD", "USER", "LOGNAME", "SHELL", "PATH", "RANDOM", "UID", "EUID", "$", "?", "#", "PPID"];

impl<'s> Reader<'s, '_> {
    pub(super) fn dollar(&mut self, marks: &mut Marks, quoted: bool) {
        match self.peek(1) {
            Some(b'(') => {
                if self.peek(2) == Some(b'(') && self.arithmetic_ahead(3) {
                    self.pos += 3;
                    self.arithmetic(marks);
                } else {
                    self.pos += 2;
                    let out = self.bracketed(Stream::None, false);
                    self.substituted(marks, out, quoted);
                }
            }
            Some(b'{') => self.braced(marks, quoted),
            Some(b'[') => {
                self.pos += 2;
                let mut inner = Marks::default();
                self.inside(&mut inner, b']');
                marks.unknown(None, true, true);
            }
            Some(b'\'') if !quoted => self.ansi(marks),
            Some(b'"') if !quoted => {
                self.pos += 2;
                self.double(marks, Some(b'"'));
            }
            Some(b) if b.is_ascii_alphabetic() || b == b'_' => {
                self.pos += 1;
                let name = self.name();
                self.variable(marks, name, quoted);
            }
            Some(b) if b.is_ascii_digit() || b"@*#?$!-".contains(&b) => {
                let name = self.text.get(self.pos + 1..self.pos + 2).unwrap_or_default();
                self.pos += 2;
                self.variable(marks, name, quoted && !matches!(name, "@" | "*"));
            }
            _ => {
                self.pos += 1;
                marks.ch('$', quoted);
            }
        }
    }

    fn name(&mut self) -> &'s str {
        let start = self.pos;
        while self.peek(0).is_some_and(|b| b.is_ascii_alphanumeric() || b == b'_') {
            self.pos += 1;
        }
        self.text_of(start, self.pos)
    }

    /// A part of the text.
    fn text_of(&self, from: usize, to: usize) -> &'s str {
        self.text.get(from..to).unwrap_or_default()
    }

    fn variable(&mut self, marks: &mut Marks, name: &str, quoted: bool) {
        if let Some(words) = self.cx.var(name) {
            let size: usize = words.iter().flat_map(|w| &w.pieces).map(|p| p.len() + 8).sum();
            let words = words.to_vec();
            if self.cx.spend(size) {
                marks.expansion(&words, quoted);
            } else {
                let span = self.span(self.pos..self.pos);
                self.cx.opaque(span, OpaqueReason::TooDeep, false);
                marks.unknown(Some(name), quoted, false);
            }
            return;
        }
        match name {
            "HOME" => marks.text("~".to_owned(), false),
            "IFS" if quoted => marks.str(" ", true),
            "IFS" => marks.list.push(Mark::Split),
            _ => marks.unknown(Some(name), quoted, NEVER_EMPTY.contains(&name)),
        }
    }

    /// `${…}`.
    fn braced(&mut self, marks: &mut Marks, quoted: bool) {
        let start = self.pos;
        self.pos += 2;
        if !self.enter() {
            return;
        }
        self.braced_inside(marks, quoted, start);
        self.leave();
    }

    fn braced_inside(&mut self, marks: &mut Marks, quoted: bool, start: usize) {
        let prefix = self.peek(0);
        let special = matches!(prefix, Some(b'!' | b'#')) && self.peek(1) != Some(b'}');
        if special {
            self.pos += 1;
        }
        let mut name = self.name();
        if name.is_empty() {
            name = self.text_of(self.pos, self.pos + 1);
            if name != "}" {
                self.pos += name.len();
            }
        }
        if self.peek(0) == Some(b'[') {
            self.pos += 1;
            let mut subscript = Marks::default();
            self.inside(&mut subscript, b']');
        }
        if self.peek(0) == Some(b'}') && !special {
            self.pos += 1;
            let quoted = quoted && !matches!(name, "@" | "*");
            self.variable(marks, name, quoted);
            return;
        }
        // The operator, then the rest as a word of its own up to the closing brace.
        let colon = self.peek(0) == Some(b':');
        let op = if colon { self.peek(1) } else { self.peek(0) };
        let substring = colon && !matches!(op, Some(b'-' | b'=' | b'+' | b'?'));
        self.pos += if colon && !substring { 2 } else { 1 };
        let rest_start = self.pos;
        let mut rest = Marks::default();
        if self.bytes.get(rest_start.wrapping_sub(1)) == Some(&b'}') {
            // `${!X}`, `${#X}`.
        } else {
            self.until_brace(&mut rest, quoted, start);
        }
        let rest_text = self.text_of(rest_start, self.pos.saturating_sub(1));
        if special {
            let known = if prefix == Some(b'!') { self.cx.var(name).map(words_text) } else { None };
            match known {
                Some(target) if !target.is_empty() => self.variable(marks, &target, quoted),
                _ => marks.unknown(None, quoted || prefix == Some(b'#'), prefix == Some(b'#')),
            }
            return;
        }
        if name == "IFS" && self.cx.var("IFS").is_none() {
            self.variable(marks, "IFS", quoted);
            return;
        }
        let known = self.cx.var(name).map(words_text_known);
        match op {
            Some(b'?') if !substring => match known {
                Some(_) => self.variable(marks, name, quoted),
                None => marks.unknown(Some(name), quoted, true),
            },
            Some(b'-' | b'=') if !substring => match (known, name) {
                (Some(_), _) | (None, "HOME") => self.variable(marks, name, quoted),
                (None, _) => {
                    marks.unknown(Some(name), quoted, false);
                    self.rest(marks, rest, quoted);
                }
            },
            Some(b'+') if !substring => {
                if known.is_none() {
                    marks.unknown(Some(name), quoted, false);
                }
                self.rest(marks, rest, quoted);
            }
            _ => {
                let home = if name == "HOME" { Some(Some("/".to_owned())) } else { None };
                let value = match (known, name) {
                    (None, "PATH" | "PWD" | "SHELL" | "OLDPWD") => Some(Some("/".to_owned())),
                    (None, _) => home,
                    (some, _) => some,
                };
                let pure = self.cx.var(name).is_some();
                match value.flatten().and_then(|v| edit(&v, op, substring, rest_text, pure)) {
                    Some(text) if quoted => marks.str(&text, true),
                    Some(text) => marks.split_text(&text),
                    None => marks.unknown(Some(name), quoted, NEVER_EMPTY.contains(&name) && substring),
                }
            }
        }
    }

    fn rest(&mut self, marks: &mut Marks, rest: Marks, quoted: bool) {
        let word = rest.one_word(0..0);
        marks.expansion(std::slice::from_ref(&word), quoted);
    }

    /// A word up to the brace that closes `${`.
    fn until_brace(&mut self, marks: &mut Marks, quoted: bool, start: usize) {
        if quoted {
            self.double(marks, Some(b'}'));
            return;
        }
        while let Some(byte) = self.peek(0) {
            match byte {
                b'}' => {
                    self.pos += 1;
                    return;
                }
                b'~' if marks.list.is_empty() => {
                    self.pos += 1;
                    marks.ch('~', false);
                }
                _ => self.unquoted(marks),
            }
        }
        self.give_up(start, OpaqueReason::Unbalanced);
    }

    /// Whether the brackets that were opened twice before `ahead` close as `))`.
    pub(super) fn arithmetic_ahead(&self, ahead: usize) -> bool {
        let mut depth = 2usize;
        let rest = self.bytes.get(self.pos + ahead..).unwrap_or_default();
        let mut last = 0usize;
        for (i, b) in rest.iter().enumerate() {
            match b {
                b'(' => depth += 1,
                b')' => {
                    depth -= 1;
                    if depth == 1 {
                        last = i;
                    }
                    if depth == 0 {
                        return i == last + 1;
                    }
                }
                _ => {}
            }
        }
        false
    }

    /// Arithmetic after `((`: a number, but the substitutions inside run.
    pub(super) fn arithmetic(&mut self, marks: &mut Marks) {
        let start = self.pos;
        if !self.enter() {
            return;
        }
        let mut inner = Marks::default();
        let mut depth = 0usize;
        loop {
            match self.peek(0) {
                None => {
                    self.give_up(start, OpaqueReason::Unbalanced);
                    break;
                }
                Some(b'(') => {
                    depth += 1;
                    self.pos += 1;
                }
                Some(b')') => {
                    self.pos += 1;
                    if depth == 0 {
                        if self.peek(0) == Some(b')') {
                            self.pos += 1;
                        }
                        break;
                    }
                    depth -= 1;
                }
                Some(_) => self.unquoted(&mut inner),
            }
        }
        self.leave();
        marks.unknown(None, true, true);
    }
}

fn words_text(words: &[Word]) -> String {
    words.iter().map(Word::text).collect::<Vec<_>>().join(" ")
}

fn words_text_known(words: &[Word]) -> Option<String> {
    words.iter().all(Word::is_known).then(|| words_text(words))
}

/// `${X:0:1}`, `${X%y}`, `${X#y}`, `${X/a/b}`, `${X^^}` of a known value. `whole`: the value is all of
/// it; otherwise only its first character is known.
fn edit(value: &str, op: Option<u8>, substring: bool, rest: &str, whole: bool) -> Option<String> {
    if substring {
        let (from, len) = rest.split_once(':').unwrap_or((rest, ""));
        let from: usize = from.trim().parse().ok()?;
        let len: usize = if len.is_empty() { usize::MAX } else { len.trim().parse().ok()? };
        if !whole && (from != 0 || len != 1) {
            return None;
        }
        return Some(value.chars().skip(from).take(len).collect());
    }
    if !whole || rest.contains(['$', '`', '\\', '\'', '"', '[', '?']) {
        return None;
    }
    let plain = rest.trim_start_matches(['%', '#', '/', '^', ',']);
    match op? {
        b'%' if !plain.contains('*') => Some(value.strip_suffix(plain).unwrap_or(value).to_owned()),
        b'#' if !plain.contains('*') => Some(value.strip_prefix(plain).unwrap_or(value).to_owned()),
        b'^' => Some(if rest.starts_with('^') { value.to_uppercase() } else { first(value, true) }),
        b',' => Some(if rest.starts_with(',') { value.to_lowercase() } else { first(value, false) }),
        b'/' if !plain.contains('*') => {
            let (from, to) = plain.split_once('/').unwrap_or((plain, ""));
            if from.is_empty() {
                return None;
            }
            Some(if rest.starts_with('/') { value.replace(from, to) } else { value.replacen(from, to, 1) })
        }
        _ => None,
    }
}

fn first(value: &str, upper: bool) -> String {
    let mut chars = value.chars();
    let head = chars.next().map(|c| if upper { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() });
    head.into_iter().chain(chars).collect()
}

/// A value of which nothing is known.
pub(super) fn unknown_value(name: &str) -> Vec<Word> {
    vec![unknown_word(Some(name), false)]
}

impl Piece {
    /// Bytes of it, for the budgets.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Text { text, .. } => text.len(),
            Self::Unknown { name, .. } => name.as_ref().map_or(1, String::len),
        }
    }
}
