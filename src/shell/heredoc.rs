//! Here-documents: where their text stands, and what it is.

use super::fields::Marks;
use super::reader::Reader;
use super::script::{Piece, Word};

impl Reader<'_, '_> {
    /// Reads the delimiter here and returns the document's text as one word: quoted where the delimiter
    /// is, else with its substitutions found. The text is skipped when its newline is reached.
    pub(super) fn here_document(&mut self, strip_tabs: bool) -> Word {
        let start = self.pos;
        let delimiter = self.value();
        let raw = self.bytes.get(start..self.pos).unwrap_or_default();
        let quoted = raw.iter().any(|b| matches!(b, b'\'' | b'"' | b'\\'));
        let delimiter = if quoted || delimiter.is_known() {
            delimiter.text()
        } else {
            self.text.get(start..self.pos).unwrap_or_default().to_owned()
        };
        let (newline, begin) = match self.documents {
            Some((newline, end)) if newline >= self.pos => (newline, end),
            _ => {
                if self.last_line.is_some_and(|at| at <= self.pos) {
                    return Word::default();
                }
                let rest = self.bytes.get(self.pos..).unwrap_or_default();
                let Some(offset) = rest.iter().position(|b| *b == b'\n') else {
                    self.last_line = Some(self.pos);
                    return Word::default();
                };
                (self.pos + offset, self.pos + offset + 1)
            }
        };
        let mut at = begin;
        let mut body_end = self.bytes.len();
        let mut end = self.bytes.len();
        for line in self.text.get(begin..).unwrap_or_default().split_inclusive('\n') {
            self.look(line.len());
            let bare = line.trim_end_matches(['\n', '\r']);
            let bare = if strip_tabs { bare.trim_start_matches('\t') } else { bare };
            if bare == delimiter {
                body_end = at;
                end = at + line.len();
                break;
            }
            at += line.len();
        }
        self.documents = Some((newline, end));
        let body = self.text.get(begin..body_end).unwrap_or_default();
        let body: String = if strip_tabs {
            body.split_inclusive('\n').map(|l| l.trim_start_matches('\t')).collect()
        } else {
            body.to_owned()
        };
        let span = self.span(begin..body_end);
        if quoted || !body.contains(['$', '`', '\\']) {
            return Word { pieces: vec![Piece::Text { text: body, quoted: true }], span };
        }
        if !self.cx.spend(body.len()) || !self.enter() {
            return Word { pieces: vec![Piece::Text { text: body, quoted: true }], span };
        }
        let mut marks = Marks::default();
        let mut inner = Reader::new(self.cx, &body, Some(span.clone()));
        inner.double(&mut marks, None);
        self.leave();
        marks.one_word(span)
    }
}
