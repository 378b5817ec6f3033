//! Where front matter begins and ends (`formats.md` 1).

use std::ops::Range;

/// A file's two parts, in bytes of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Split {
    /// No opening line: the whole file is body.
    BodyOnly(Range<usize>),
    /// Front matter, and the body after its closing line.
    Both { front: Range<usize>, body: Range<usize> },
    /// An opening line without a closing one. `opening` is that line, `rest` all that follows.
    Unclosed { opening: Range<usize>, rest: Range<usize> },
}

/// Splits a file. The first line that is not blank opens the front matter where it is `---`; the next
/// line that is `---` or `...` closes it. A byte order mark and blanks at a line's end are accepted;
/// lines end with LF or CRLF.
pub(crate) fn split(text: &str) -> Split {
    let start = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let mut lines = Lines { text, at: start };
    let opening = loop {
        match lines.next() {
            None => return Split::BodyOnly(start..text.len()),
            Some((_, "")) => {}
            Some((span, "---")) => break span,
            Some(_) => return Split::BodyOnly(start..text.len()),
        }
    };
    let from = lines.at;
    while let Some((span, line)) = lines.next() {
        if line == "---" || line == "..." {
            return Split::Both { front: from..span.start, body: lines.at..text.len() };
        }
    }
    Split::Unclosed { opening, rest: from..text.len() }
}

/// Lines with their bytes, blanks at the end taken off.
struct Lines<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Iterator for Lines<'a> {
    type Item = (Range<usize>, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        let rest = self.text.get(self.at..).filter(|rest| !rest.is_empty())?;
        let line = rest.split_inclusive('\n').next()?;
        let from = self.at;
        self.at += line.len();
        let shown = line.trim_end_matches([' ', '\t', '\r', '\n']);
        Some((from..from + shown.len(), shown))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> (Option<&str>, &str) {
        match split(text) {
            Split::BodyOnly(body) => (None, text.get(body).unwrap()),
            Split::Both { front, body } => (Some(text.get(front).unwrap()), text.get(body).unwrap()),
            Split::Unclosed { rest, .. } => (Some("unclosed"), text.get(rest).unwrap()),
        }
    }

    #[test]
    fn front_matter_is_split_as_written() {
        for (text, front, body) in [
            ("---\na: 1\n---\nbody", Some("a: 1\n"), "body"),
            ("\u{feff}---\r\na: 1\r\n---\r\nbody\r\n", Some("a: 1\r\n"), "body\r\n"),
            ("\n  \n\t\n---  \na: 1\n...\t\nbody", Some("a: 1\n"), "body"),
            ("---\n---", Some(""), ""),
            ("---\na: '---x'\nb: |\n  ---\n---\nx\n---\ny", Some("a: '---x'\nb: |\n  ---\n"), "x\n---\ny"),
            ("text\n---\na: 1\n---\n", None, "text\n---\na: 1\n---\n"),
            (" ---\na: 1\n---\n", None, " ---\na: 1\n---\n"),
            ("--- \n", Some("unclosed"), ""),
            ("----\na\n", None, "----\na\n"),
            ("---\na: 1\n--- x\n", Some("unclosed"), "a: 1\n--- x\n"),
            ("", None, ""),
        ] {
            assert_eq!(parts(text), (front, body), "{text:?}");
        }
    }
}
