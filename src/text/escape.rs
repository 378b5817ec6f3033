//! Showing text so that it can't drive a terminal, end a line, or turn its neighbours round.

use std::borrow::Cow;
use std::fmt::Write;

/// Whether a character is shown by its number: C0, DEL and C1 controls (ESC, NUL, line ends, U+0085), the
/// line and paragraph separators, everything that changes the direction of text, the byte order mark, the
/// invisible tag and annotation characters.
pub(crate) const fn is_unprintable(c: char) -> bool {
    matches!(
        c,
        '\0'..='\x1f'
            | '\x7f'..='\u{9f}'
            | '\u{61c}'
            | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2066}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
    )
}

/// `text` with every unprintable character as `\n`, `\r`, `\t` or `\u{…}`.
///
/// It is for people, not to be read back: a backslash of the text stays as it is.
pub(crate) fn escape_controls(text: &str) -> Cow<'_, str> {
    if !text.contains(is_unprintable) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match c {
            '\n' => shown.push_str("\\n"),
            '\r' => shown.push_str("\\r"),
            '\t' => shown.push_str("\\t"),
            _ if is_unprintable(c) => {
                // Writing to a `String` does not fail.
                let _ = write!(shown, "\\u{{{:x}}}", u32::from(c));
            }
            _ => shown.push(c),
        }
    }
    Cow::Owned(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn controls_are_shown_by_their_numbers() {
        for (raw, shown) in [
            ("a\nb\r\tc", "a\\nb\\r\\tc"),
            ("\x1b[31mred", "\\u{1b}[31mred"),
            ("\0\x7f\u{85}\u{9b}", "\\u{0}\\u{7f}\\u{85}\\u{9b}"),
            ("\u{2028}\u{2029}\u{202e}\u{2066}", "\\u{2028}\\u{2029}\\u{202e}\\u{2066}"),
            ("\u{feff}x\u{e0041}", "\\u{feff}x\\u{e0041}"),
        ] {
            assert_eq!(escape_controls(raw), shown);
        }
    }

    #[test]
    fn honest_text_stays_as_it_is() {
        for text in ["", "C:\\new\\table", "naïve — 漢字 עברית 😀 👨\u{200d}👩\u{200d}👧"] {
            assert!(matches!(escape_controls(text), Cow::Borrowed(same) if same == text));
        }
    }
}
