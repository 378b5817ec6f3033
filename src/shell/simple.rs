//! One simple command: its assignments, words and redirections.

use super::fields::Marks;
use super::finish::{Raw, finish};
use super::reader::Reader;
use super::script::{Assignment, OpaqueReason, Redirect, RedirectKind, Word};
use super::stream::Stream;

/// Bytes of an assignment's subscript that are looked ahead.
const SUBSCRIPT_BYTES: usize = 512;

impl Reader<'_, '_> {
    /// One simple command.
    pub(super) fn simple(&mut self, stdin: Stream, maybe: bool) -> Stream {
        let outer = self.cx.open(0..0);
        let out = self.simple_inside(stdin, maybe);
        self.cx.close(outer);
        out
    }

    fn simple_inside(&mut self, stdin: Stream, maybe: bool) -> Stream {
        let start = self.pos;
        let mut raw = Raw::default();
        let before_all = self.cx.mark();
        self.defines = None;
        let mut end = start;
        let mut test = false;
        loop {
            self.blanks();
            let Some(byte) = self.peek(0) else { break };
            let before = self.pos;
            if test {
                // Inside `[[ … ]]` operators are words.
                if byte == b'\n' {
                    self.pos += 1;
                    continue;
                }
                if matches!(byte, b'&' | b'|' | b'(' | b')' | b'<' | b'>' | b';') {
                    self.pos += 1;
                    continue;
                }
            }
            match byte {
                b'\n' | b';' | b'|' | b')' => break,
                b'&' if self.peek(1) != Some(b'>') => break,
                _ if !test && self.redirect(&mut raw.redirects) => {}
                b'(' => {
                    self.pos += 1;
                    self.blanks();
                    if self.peek(0) == Some(b')') && raw.words.len() == 1 {
                        // A function's definition: its body follows as a group.
                        self.pos += 1;
                        self.defines = raw.words.first().map(Word::text);
                        return Stream::None;
                    }
                    let span = self.span(before..before + 1);
                    self.cx.opaque(span, OpaqueReason::UnknownSyntax, false);
                    self.bracketed(Stream::None, maybe);
                }
                _ => {
                    if raw.words.is_empty()
                        && let Some(assignment) = self.assignment(maybe)
                    {
                        raw.assignments.push(assignment);
                    } else {
                        if raw.words.is_empty() && !raw.assignments.is_empty() {
                            // `X=a cmd "$X"`: the shell expands the words before it assigns.
                            self.cx.restore(before_all.clone());
                        }
                        let words = self.word();
                        if raw.words.is_empty() && self.bytes.get(before..self.pos) == Some(b"[[") {
                            test = true;
                        } else if test && self.bytes.get(before..self.pos) == Some(b"]]") {
                            test = false;
                        }
                        raw.words.extend(words);
                    }
                }
            }
            if self.pos == before {
                self.pos += 1;
            }
            end = self.pos;
        }
        if test && !self.broken {
            let span = self.span(start..end);
            self.cx.opaque(span, OpaqueReason::Unbalanced, false);
            self.broken = true;
            self.guess(start);
        }
        raw.guessed = self.broken;
        raw.span = self.span(start..end);
        raw.process = std::mem::take(&mut self.process);
        finish(self.cx, raw, stdin, maybe)
    }

    /// `NAME=value`, `NAME+=value`, `NAME[i]=value`, `NAME=(…)`, where one stands here.
    fn assignment(&mut self, maybe: bool) -> Option<Assignment> {
        let start = self.pos;
        let mut at = start;
        let name_byte = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_';
        if !self.bytes.get(at).is_some_and(|b| b.is_ascii_alphabetic() || *b == b'_') {
            return None;
        }
        while self.bytes.get(at).is_some_and(name_byte) {
            at += 1;
        }
        let name = self.text.get(start..at)?.to_owned();
        let mut indexed = None;
        if self.bytes.get(at) == Some(&b'[') {
            if !self.subscript_ahead(at) {
                return None;
            }
            // The subscript may hold substitutions: it is read as a word up to its bracket.
            self.pos = at + 1;
            let mut marks = Marks::default();
            self.inside(&mut marks, b']');
            at = self.pos;
            indexed = Some(marks.one_word(0..0));
        }
        let plus = self.bytes.get(at) == Some(&b'+');
        let eq = if plus { at + 1 } else { at };
        if self.bytes.get(eq) != Some(&b'=') {
            self.pos = start;
            return None;
        }
        self.pos = eq + 1;
        let mut words = Vec::new();
        let array = self.peek(0) == Some(b'(');
        if array {
            self.pos += 1;
            loop {
                self.blanks();
                match self.peek(0) {
                    None | Some(b')') => break,
                    Some(b'\n') => self.newline(),
                    Some(b';' | b'&' | b'|' | b'(') => self.pos += 1,
                    Some(b'<' | b'>') if !self.process_ahead() => self.pos += 1,
                    Some(_) => words.extend(self.word()),
                }
            }
            if self.peek(0) == Some(b')') {
                self.pos += 1;
            } else {
                self.give_up(start, OpaqueReason::Unbalanced);
            }
        } else {
            words.push(self.value());
        }
        let mut value = Word::default();
        for word in &words {
            value.pieces.extend(word.pieces.iter().cloned());
        }
        value.span = self.span(start..self.pos);
        let mut held = words;
        let held_array = array || indexed.is_some() || self.cx.is_array(&name);
        if let Some(index) = indexed.as_ref().filter(|i| i.is_known()) {
            self.cx.assign(&format!("{name}[{}]", index.text()), held.clone(), maybe);
        }
        if plus || indexed.is_some() {
            let mut all = self.cx.var(&name).map(<[Word]>::to_vec).unwrap_or_default();
            if plus && !held_array && held.len() == 1 && all.len() == 1 {
                let old = all.remove(0);
                held = vec![Word { pieces: [old.pieces, value.pieces.clone()].concat(), span: 0..0 }];
            } else {
                all.extend(held);
                held = all;
            }
        }
        let size: usize = held.iter().flat_map(|w| &w.pieces).map(|p| p.len() + 8).sum();
        if !self.cx.spend(size) {
            held = vec![super::context::unknown_word(Some(&name), false)];
        }
        if held_array {
            self.cx.assign_array(&name, held, maybe);
        } else {
            self.cx.assign(&name, held, maybe);
        }
        Some(Assignment { name, value })
    }

    /// Whether the bracket at `at` closes before an `=`. Only so far is looked that it costs nothing; a
    /// longer one is read as a word, its substitutions are found all the same.
    fn subscript_ahead(&self, at: usize) -> bool {
        let mut depth = 0usize;
        let mut bytes = self.bytes.get(at..).unwrap_or_default().iter().take(SUBSCRIPT_BYTES);
        while let Some(b) = bytes.next() {
            match b {
                b'[' => depth += 1,
                b']' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return matches!(bytes.next(), Some(b'=' | b'+'));
            }
        }
        false
    }

    /// Whether a process substitution stands here.
    pub(super) fn process_ahead(&self) -> bool {
        matches!(self.peek(0), Some(b'<' | b'>')) && self.peek(1) == Some(b'(')
    }

    /// Reads one redirection; `false` where none stands here.
    pub(super) fn redirect(&mut self, out: &mut Vec<Redirect>) -> bool {
        let start = self.pos;
        while self.peek(0).is_some_and(|b| b.is_ascii_digit()) {
            self.pos += 1;
        }
        if self.pos == start && self.peek(0) == Some(b'{') {
            let name = self.bytes.get(start + 1..).unwrap_or_default();
            let len = name.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
            if len > 0
                && name.get(len) == Some(&b'}')
                && name.get(len + 1).is_some_and(|b| matches!(b, b'<' | b'>'))
            {
                self.pos += len + 2;
            }
        }
        if self.pos == start && self.process_ahead() {
            return false;
        }
        const OPERATORS: [(&str, RedirectKind); 13] = [
            ("&>>", RedirectKind::Append),
            ("&>", RedirectKind::Write),
            ("<<<", RedirectKind::HereString),
            ("<<-", RedirectKind::HereDoc),
            ("<<", RedirectKind::HereDoc),
            ("<>", RedirectKind::ReadWrite),
            ("<&", RedirectKind::Duplicate),
            (">>", RedirectKind::Append),
            (">&", RedirectKind::Duplicate),
            (">|", RedirectKind::Write),
            (">!", RedirectKind::Write),
            (">", RedirectKind::Write),
            ("<", RedirectKind::Read),
        ];
        if !matches!(self.peek(0), Some(b'&' | b'<' | b'>')) {
            self.pos = start;
            return false;
        }
        let Some((op, mut kind)) = OPERATORS.into_iter().find(|(op, _)| self.starts(op)) else {
            self.pos = start;
            return false;
        };
        self.pos += op.len();
        self.blanks();
        let at = self.pos;
        if kind == RedirectKind::HereDoc {
            let target = self.here_document(op == "<<-");
            out.push(Redirect { kind, target });
            return true;
        }
        let target = match self.peek(0) {
            None | Some(b'\n' | b';' | b'|' | b')' | b'&') => Word { pieces: Vec::new(), span: at..at },
            _ => self.value(),
        };
        if kind == RedirectKind::Duplicate {
            let text = target.text();
            let number = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit() || b == b'-');
            if op == ">&" && !number {
                kind = RedirectKind::Write;
            } else if op == "<&" && !number {
                kind = RedirectKind::Read;
            }
        }
        out.push(Redirect { kind, target });
        true
    }
}
