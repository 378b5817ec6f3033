//! What follows a `$`: variables, `${…}`, `$(…)`, arithmetic.

use super::context::{Context, unknown_word};
use super::fields::{Mark, Marks};
use super::reader::Reader;
use super::script::{How, OpaqueReason, Piece, Word};
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
                    let start = self.pos;
                    let how = self.cx.inside(How::Substitution);
                    let out = self.bracketed(Stream::None, false);
                    self.cx.how = how;
                    let text = self.text.get(start..self.pos).unwrap_or_default();
                    self.substituted(marks, out, quoted, text.trim_end_matches(')'));
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
                self.variable(marks, name, quoted);
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
        let held = self.cx.var(name).map(|words| {
            // An array's name alone is its first word.
            let one = self.cx.is_array(name) && !matches!(name, "@" | "*");
            words.get(..if one { words.len().min(1) } else { words.len() }).unwrap_or_default().to_vec()
        });
        self.put(marks, name, held, quoted);
    }

    /// What a variable holds, put into the word; `None`: the line does not assign it.
    fn put(&mut self, marks: &mut Marks, name: &str, held: Option<Vec<Word>>, quoted: bool) {
        if let Some(words) = held {
            let size: usize = words.iter().flat_map(|w| &w.pieces).map(|p| p.len() + 8).sum();
            if self.cx.spend(size) {
                marks.expansion(&words, quoted, self.ifs().as_deref());
            } else {
                let span = self.span(self.pos..self.pos);
                self.cx.opaque(span, OpaqueReason::TooDeep, false);
                marks.unknown(Some(name), quoted, false);
            }
            return;
        }
        match name {
            "HOME" => marks.text("~".to_owned(), false),
            "IFS" if quoted || !self.splits => marks.str(" ", true),
            "IFS" => marks.list.push(Mark::Split),
            // `"$@"` is no word at all where there are none.
            _ => marks.unknown(Some(name), quoted && !matches!(name, "@" | "*"), NEVER_EMPTY.contains(&name)),
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
        let mut index = None;
        if self.peek(0) == Some(b'[') {
            self.pos += 1;
            let mut subscript = Marks::default();
            self.inside(&mut subscript, b']');
            index = Some(subscript.one_word(0..0));
        }
        if self.peek(0) == Some(b'}') && !special {
            self.pos += 1;
            match &index {
                Some(index) => {
                    let held = self.cx.element(name, index);
                    self.put(marks, name, held, quoted);
                }
                None => self.variable(marks, name, quoted),
            }
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
        let held = match &index {
            Some(index) => self.cx.element(name, index),
            None => self.cx.var(name).map(<[Word]>::to_vec),
        };
        let each = matches!(name, "@" | "*") || index.as_ref().is_some_and(is_all);
        if substring && each && held.is_some() {
            // `"${@:2}"`: some of the words.
            let held = held.and_then(|words| some_of(&words, rest_text, name));
            self.put(marks, name, held, quoted);
            return;
        }
        let known = held.as_deref().map(words_text_known);
        match op {
            Some(b'?') if !substring => match known {
                Some(_) => self.put(marks, name, held, quoted),
                None => marks.unknown(Some(name), quoted, true),
            },
            Some(b'-' | b'=') if !substring => match (known, name) {
                (Some(_), _) | (None, "HOME") => self.put(marks, name, held, quoted),
                (None, _) => {
                    marks.unknown(Some(name), quoted, false);
                    let word = rest.one_word(0..0);
                    if op == Some(b'=') && self.cx.spend(word.size()) {
                        let mut value = unknown_word(Some(name), false);
                        value.pieces.extend(word.pieces.iter().cloned());
                        self.cx.assign(name, vec![value], false);
                    }
                    self.rest(marks, &word, quoted);
                }
            },
            Some(b'+') if !substring => {
                if known.is_none() {
                    marks.unknown(Some(name), quoted, false);
                }
                self.rest(marks, &rest.one_word(0..0), quoted);
            }
            _ => {
                let home = if name == "HOME" { Some(Some("/".to_owned())) } else { None };
                let pure = known.is_some();
                let value = match (known, name) {
                    (None, "PATH" | "PWD" | "SHELL" | "OLDPWD") => Some(Some("/".to_owned())),
                    (None, _) => home,
                    (some, _) => some,
                };
                match value.flatten().and_then(|v| edit(&v, op, substring, rest_text, pure)) {
                    Some(text) if quoted => marks.str(&text, true),
                    Some(text) => marks.split_text(&text, self.ifs().as_deref()),
                    None => marks.unknown(Some(name), quoted, NEVER_EMPTY.contains(&name) && substring),
                }
            }
        }
    }

    fn rest(&mut self, marks: &mut Marks, word: &Word, quoted: bool) {
        marks.expansion(std::slice::from_ref(word), quoted, self.ifs().as_deref());
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

/// `[@]` or `[*]`.
fn is_all(index: &Word) -> bool {
    matches!(index.text().as_str(), "@" | "*")
}

/// `${@:FROM:COUNT}` and `${A[@]:FROM:COUNT}`; `None` where the numbers are not known.
fn some_of(words: &[Word], rest: &str, name: &str) -> Option<Vec<Word>> {
    let (from, count) = rest.split_once(':').unwrap_or((rest, ""));
    let from: usize = from.trim().parse().ok()?;
    let count = if count.is_empty() { usize::MAX } else { count.trim().parse().ok()? };
    let from = if matches!(name, "@" | "*") { from.saturating_sub(1) } else { from };
    Some(words.iter().skip(from).take(count).cloned().collect())
}

impl Context {
    /// `${NAME[INDEX]}`: the element, or all where it is not known which.
    fn element(&self, name: &str, index: &Word) -> Option<Vec<Word>> {
        let all = self.var(name);
        if is_all(index) || !index.is_known() {
            return all.map(<[Word]>::to_vec);
        }
        let text = index.text();
        if let Some(own) = self.var(&format!("{name}[{text}]")) {
            return Some(own.to_vec());
        }
        match text.trim().parse::<usize>() {
            Ok(at) if self.is_array(name) => all.map(|words| words.get(at).cloned().into_iter().collect()),
            _ => all.map(<[Word]>::to_vec),
        }
    }
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
