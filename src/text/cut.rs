//! Cutting text at characters.

use std::borrow::Cow;

/// The longest beginning of `text` of at most `bytes` bytes that ends between two characters.
pub(crate) fn cut(text: &str, bytes: usize) -> &str {
    text.get(..text.floor_char_boundary(bytes)).unwrap_or_default()
}

/// `text`, or its beginning of at most `bytes` bytes and a mark that says how much was cut.
pub(crate) fn cut_marked(text: &str, bytes: usize) -> Cow<'_, str> {
    if text.len() <= bytes {
        return Cow::Borrowed(text);
    }
    let kept = cut(text, bytes);
    Cow::Owned(format!("{kept}[cut: {} of {} bytes]", text.len() - kept.len(), text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_falls_between_characters() {
        let text = "aé€😀";
        for (bytes, kept) in [
            (0, ""),
            (1, "a"),
            (2, "a"),
            (3, "aé"),
            (5, "aé"),
            (6, "aé€"),
            (9, "aé€"),
            (10, text),
            (99, text),
        ] {
            assert_eq!(cut(text, bytes), kept, "{bytes}");
        }
    }

    #[test]
    fn a_cut_is_marked_and_a_whole_text_is_not() {
        assert_eq!(cut_marked("abc", 3), "abc");
        assert_eq!(cut_marked("a€c", 2), "a[cut: 4 of 5 bytes]");
    }
}
