//! One word: quotes, escapes, expansions, substitutions.

use super::fields::{Mark, Marks};
use super::reader::Reader;
use super::script::{How, OpaqueReason, Word};
use super::stream::Stream;

impl Reader<'_, '_> {
    /// The words that the written word here expands to.
    pub(super) fn word(&mut self) -> Vec<Word> {
        let start = self.pos;
        let marks = self.marks(false);
        let span = self.span(start..self.pos);
        let (words, over) = marks.words(span.clone());
        if over {
            self.cx.opaque(span, OpaqueReason::UnknownSyntax, false);
        }
        words
    }

    /// The word here as one, unsplit: an assignment's value, a redirection's target.
    pub(super) fn value(&mut self) -> Word {
        let start = self.pos;
        let marks = self.marks(true);
        let span = self.span(start..self.pos);
        marks.one_word(span)
    }

    fn marks(&mut self, value: bool) -> Marks {
        let mut marks = Marks::default();
        let start = self.pos;
        let splits = std::mem::replace(&mut self.splits, !value);
        while let Some(byte) = self.peek(0) {
            match byte {
                b' ' | b'\t' | b'\n' | b'\r' | b';' | b'&' | b'|' | b')' => break,
                b'(' if self.pos == start => break,
                b'(' => {
                    // An extended glob (`@(a|b)`) or an array in an argument: its inside is read as words.
                    let before = self.bytes.get(self.pos.wrapping_sub(1)).copied();
                    if !matches!(before, Some(b'@' | b'?' | b'*' | b'+' | b'!' | b'=')) {
                        break;
                    }
                    self.pos += 1;
                    marks.ch('(', false);
                    self.inside(&mut marks, b')');
                    marks.ch(')', false);
                }
                b'<' | b'>' => {
                    if self.pos != start && !self.process_ahead() || self.peek(1) != Some(b'(') {
                        break;
                    }
                    self.pos += 2;
                    let how = self.cx.inside(How::ProcessSubstitution);
                    // What is written to `>(…)` is the command's output, which is not known yet.
                    let input = if byte == b'>' { Stream::Unknown } else { Stream::None };
                    self.process = self.bracketed(input, false);
                    self.cx.how = how;
                    marks.unknown(Some("<("), true, true);
                }
                b'{' if !value => {
                    self.pos += 1;
                    marks.brace(Mark::Open);
                }
                b'}' if !value => {
                    self.pos += 1;
                    marks.brace(Mark::Close);
                }
                b',' if !value => {
                    self.pos += 1;
                    marks.brace(Mark::Comma);
                }
                _ => self.unquoted(&mut marks),
            }
        }
        self.splits = splits;
        marks
    }

    /// The inside of an unquoted bracket up to `end`, nested ones counted.
    pub(super) fn inside(&mut self, marks: &mut Marks, end: u8) {
        let open = if end == b']' { b'[' } else { b'(' };
        let start = self.pos;
        let mut depth = 0usize;
        while let Some(byte) = self.peek(0) {
            if byte == end {
                self.pos += 1;
                if depth == 0 {
                    return;
                }
                depth -= 1;
                marks.ch(char::from(byte), false);
            } else if byte == open {
                depth += 1;
                self.pos += 1;
                marks.ch(char::from(byte), false);
            } else if end == b']' && byte == b'\n' {
                // No subscript goes over lines: a `[` that is no bracket.
                return;
            } else {
                self.unquoted(marks);
            }
        }
        if end != b']' {
            self.give_up(start, OpaqueReason::Unbalanced);
        }
    }

    /// One unquoted item: a quote, an escape, an expansion, or a run of plain text.
    pub(super) fn unquoted(&mut self, marks: &mut Marks) {
        let Some(byte) = self.peek(0) else { return };
        match byte {
            b'\\' => match self.peek(1) {
                Some(b'\n') => self.pos += 2,
                None => {
                    self.pos += 1;
                    marks.ch('\\', true);
                }
                Some(_) => {
                    self.pos += 1;
                    if let Some(c) = self.next_char() {
                        marks.ch(c, true);
                    }
                }
            },
            b'\'' => self.single(marks),
            b'"' => {
                self.pos += 1;
                self.double(marks, Some(b'"'));
            }
            b'$' => self.dollar(marks, false),
            b'`' => self.backticks(marks, false),
            _ => {
                let rest = self.bytes.get(self.pos..).unwrap_or_default();
                let run = rest
                    .iter()
                    .position(|b| b" \t\r\n;&|()<>\\'\"$`{},[]".contains(b))
                    .unwrap_or(rest.len())
                    .max(1);
                let text = self.text.get(self.pos..self.pos + run).unwrap_or_default();
                marks.str(text, false);
                self.pos += run;
            }
        }
    }

    fn next_char(&mut self) -> Option<char> {
        let c = self.text.get(self.pos..)?.chars().next()?;
        self.pos += c.len_utf8();
        Some(c)
    }

    fn single(&mut self, marks: &mut Marks) {
        let start = self.pos + 1;
        let rest = self.text.get(start..).unwrap_or_default();
        match rest.split_once('\'') {
            Some((text, _)) => {
                marks.str(text, true);
                self.pos = start + text.len() + 1;
            }
            None => {
                marks.str(rest, true);
                self.give_up(self.pos, OpaqueReason::Unbalanced);
            }
        }
    }

    /// Text in double quotes up to `end`, or of a here-document up to the text's end.
    pub(super) fn double(&mut self, marks: &mut Marks, end: Option<u8>) {
        let start = self.pos;
        if marks.list.is_empty() || end == Some(b'"') {
            marks.str("", true);
        }
        while let Some(byte) = self.peek(0) {
            match byte {
                b if Some(b) == end => {
                    self.pos += 1;
                    return;
                }
                b'\\' => match self.peek(1) {
                    Some(b'\n') => self.pos += 2,
                    Some(c @ (b'$' | b'`' | b'"' | b'\\')) => {
                        self.pos += 2;
                        marks.ch(char::from(c), true);
                    }
                    Some(b'}') if end == Some(b'}') => {
                        self.pos += 2;
                        marks.ch('}', true);
                    }
                    _ => {
                        self.pos += 1;
                        marks.ch('\\', true);
                    }
                },
                b'$' => self.dollar(marks, true),
                b'`' => self.backticks(marks, true),
                b'"' if end == Some(b'}') => {
                    self.pos += 1;
                    if !self.enter() {
                        return;
                    }
                    self.double(marks, Some(b'"'));
                    self.leave();
                }
                _ => {
                    let rest = self.bytes.get(self.pos..).unwrap_or_default();
                    let run = rest
                        .iter()
                        .position(|b| matches!(b, b'\\' | b'$' | b'`' | b'"' | b'}'))
                        .unwrap_or(rest.len())
                        .max(1);
                    marks.str(self.text.get(self.pos..self.pos + run).unwrap_or_default(), true);
                    self.pos += run;
                }
            }
        }
        if end.is_some() {
            self.give_up(start, OpaqueReason::Unbalanced);
        }
    }

    /// `$'…'`.
    pub(super) fn ansi(&mut self, marks: &mut Marks) {
        let start = self.pos;
        self.pos += 2;
        marks.str("", true);
        loop {
            match self.next_char() {
                None => {
                    self.give_up(start, OpaqueReason::Unbalanced);
                    return;
                }
                Some('\'') => return,
                Some('\\') => self.ansi_escape(marks),
                Some(c) => marks.ch(c, true),
            }
        }
    }

    fn ansi_escape(&mut self, marks: &mut Marks) {
        let Some(c) = self.next_char() else { return };
        let code = match c {
            'n' => Some(10),
            't' => Some(9),
            'r' => Some(13),
            'a' => Some(7),
            'b' => Some(8),
            'e' | 'E' => Some(27),
            'f' => Some(12),
            'v' => Some(11),
            'x' => self.digits(16, 2),
            'u' => self.digits(16, 4),
            'U' => self.digits(16, 8),
            '0'..='7' => {
                self.pos -= 1;
                self.digits(8, 3)
            }
            'c' => self.next_char().map(|c| u32::from(c) & 0x1f),
            other => {
                if !matches!(other, '\\' | '\'' | '"' | '?') {
                    marks.ch('\\', true);
                }
                Some(u32::from(other))
            }
        };
        marks.ch(code.and_then(char::from_u32).unwrap_or('\u{fffd}'), true);
    }

    fn digits(&mut self, radix: u32, most: usize) -> Option<u32> {
        let rest = self.bytes.get(self.pos..).unwrap_or_default();
        let mut value = 0u32;
        let mut count = 0;
        for b in rest.iter().take(most) {
            let Some(d) = char::from(*b).to_digit(radix) else { break };
            value = value.wrapping_mul(radix).wrapping_add(d);
            count += 1;
        }
        self.pos += count;
        (count > 0).then_some(value)
    }

    /// A backtick substitution: its text, escapes undone, is a layer.
    pub(super) fn backticks(&mut self, marks: &mut Marks, quoted: bool) {
        let start = self.pos;
        self.pos += 1;
        let mut inner = String::new();
        loop {
            match self.next_char() {
                None => {
                    self.give_up(start + 1, OpaqueReason::Unbalanced);
                    return;
                }
                Some('`') => break,
                Some('\\') => match self.next_char() {
                    Some(c @ ('`' | '\\' | '$')) => inner.push(c),
                    Some('"') if quoted => inner.push('"'),
                    Some(c) => {
                        inner.push('\\');
                        inner.push(c);
                    }
                    None => {}
                },
                Some(c) => inner.push(c),
            }
        }
        let span = self.span(start..self.pos);
        let mark = self.cx.mark();
        let how = self.cx.inside(How::Substitution);
        let out = super::line::read_layer(self.cx, &inner, &span, Stream::None);
        self.cx.how = how;
        self.cx.restore(mark);
        self.substituted(marks, out, quoted, &inner);
    }

    /// What fields end at, where it is not white space.
    pub(super) fn ifs(&self) -> Option<String> {
        if self.splits { self.cx.ifs() } else { Some(String::new()) }
    }

    /// What a substitution puts into the word.
    pub(super) fn substituted(&mut self, marks: &mut Marks, out: Stream, quoted: bool, text: &str) {
        match out {
            // The working folder, by its other name.
            _ if matches!(text.trim(), "pwd" | "pwd -L" | "pwd -P") => {
                marks.unknown(Some("PWD"), quoted, true);
            }
            Stream::Known(text) => {
                let text = text.trim_end_matches('\n');
                if quoted {
                    marks.str(text, true);
                } else {
                    marks.split_text(text, self.ifs().as_deref());
                }
            }
            _ => marks.unknown(None, quoted, false),
        }
    }
}
