//! Problems for people: the message, `file:line:col`, the source line with the wrong piece underlined,
//! and what would be right.

use std::fmt;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Level, Origin, Renderer, Snippet};

use super::{Problem, ProblemLevel, position};

/// Bytes of a source line that are shown before and after the start of what is wrong.
const LINE_BYTES: usize = 400;

impl Problem {
    /// The problem as a person reads it, in several lines without a line end at the last.
    ///
    /// Control characters of the file, of its name and of the message are escaped: what a file says
    /// can't move a terminal's cursor or colour it.
    #[must_use]
    pub fn render(&self, coloured: bool) -> String {
        let level = match self.level {
            ProblemLevel::Error => Level::ERROR,
            ProblemLevel::Warning => Level::WARNING,
        };
        let path = escape(&self.file.display().to_string());
        let message = escape(&match &self.field {
            Some(field) if !self.message.contains(&format!("`{field}`")) => {
                format!("`{field}`: {}", self.message)
            }
            _ => self.message.clone(),
        });
        let (line, column) = (self.line as usize, self.column as usize);
        let mut group = level.primary_title(message).id(self.code).elements(Vec::<Origin<'_>>::new());
        let shown = self.line_shown();
        if let Some((text, span)) = &shown {
            let mut snippet = Snippet::source(text.as_str())
                .line_start(line)
                .annotation(AnnotationKind::Primary.span(span.clone()));
            // The snippet tells the column of the line as shown. Where that is cut or escaped, the
            // place in the file is told apart.
            if text.get(..span.start).is_some_and(|before| before.chars().count() + 1 == column) {
                snippet = snippet.path(path);
            } else {
                group = group.element(Origin::path(path).line(line).char_column(column));
            }
            group = group.element(snippet);
        } else {
            // Of a folder, or of a file that can't be shown: there is no line to point at.
            group = group.element(Origin::path(path));
        }
        let help = self.help.as_deref().map(escape);
        if let Some(help) = &help {
            group = group.element(Level::HELP.message(help.as_str()));
        }
        let renderer = if coloured { Renderer::styled() } else { Renderer::plain() };
        renderer.decor_style(DecorStyle::Ascii).render(&[group])
    }

    /// The source line, escaped, and the bytes of it to underline.
    fn line_shown(&self) -> Option<(String, std::ops::Range<usize>)> {
        if self.text.is_empty() {
            return None;
        }
        let line = position::line_around(&self.text, self.span.start);
        let start = self.span.start.clamp(line.start, line.end);
        let end = self.span.end.clamp(start, line.end);
        let before = tail(self.text.get(line.start..start)?);
        let wrong = head(self.text.get(start..end)?);
        let after = head(self.text.get(end..line.end)?);
        let before = escape(before.trim_start_matches('\u{feff}'));
        let wrong = escape(wrong);
        // An empty piece (something is missing here) is shown as the column after the text.
        let pad = if wrong.is_empty() && after.is_empty() { " " } else { "" };
        let from = before.len();
        let shown = format!("{before}{wrong}{}{pad}", escape(after));
        let width = if wrong.is_empty() {
            shown.get(from..).and_then(|s| s.chars().next()).map_or(0, char::len_utf8)
        } else {
            wrong.len()
        };
        Some((shown, from..from + width))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(false))
    }
}

/// `text` with control characters, and those that turn the direction of text, as `\u{…}`.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\t' => out.push_str("    "),
            _ if c.is_control() || is_unseen(c) => out.extend(c.escape_unicode()),
            _ => out.push(c),
        }
    }
    out
}

/// Characters that are not seen, or that change how others are shown.
fn is_unseen(c: char) -> bool {
    matches!(u32::from(c),
        0x00ad | 0x061c | 0x180e | 0x200b..=0x200f | 0x2028..=0x202e | 0x2060..=0x206f | 0xfeff
        | 0xe0000..=0xe007f)
}

fn head(text: &str) -> &str {
    let mut end = LINE_BYTES.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.get(..end).unwrap_or_default()
}

fn tail(text: &str) -> &str {
    let mut start = text.len().saturating_sub(LINE_BYTES);
    while !text.is_char_boundary(start) {
        start += 1;
    }
    text.get(start..).unwrap_or_default()
}
