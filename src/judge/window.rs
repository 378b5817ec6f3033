//! Making a subject fit: a rule sees it cut, a guardrail in overlapping windows.
//!
//! Both work on text that is redacted already. A cut through a secret would leave its first half, which no
//! detector knows any more; a cut through a placeholder leaves half a placeholder, which tells nothing.

#![cfg_attr(
    test,
    expect(clippy::single_range_in_vec_init, reason = "a test says where it is wrong by panicking")
)]

use std::borrow::Cow;
use std::ops::Range;

use crate::bounds;

/// A subject that even the most windows don't cover.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the subject has {bytes} bytes, more than the judge looks at")]
pub(crate) struct Oversize {
    /// The subject's bytes.
    pub(crate) bytes: usize,
}

/// Windows over `text` for a guardrail: one for up to 64 KiB, else overlapping ones, 8 at most.
///
/// # Errors
/// [`Oversize`] where 8 are not enough.
pub(crate) fn windows(text: &str) -> Result<Vec<Range<usize>>, Oversize> {
    windows_of(text, bounds::WINDOW_BYTES)
}

/// Windows of at most `bytes` each, all at characters' boundaries, neighbours sharing about 4 KiB (a
/// quarter of a window where windows are small).
pub(crate) fn windows_of(text: &str, bytes: usize) -> Result<Vec<Range<usize>>, Oversize> {
    let oversize = Oversize { bytes: text.len() };
    let overlap = bounds::WINDOW_OVERLAP_BYTES.min(bytes / 4);
    let mut found = Vec::new();
    let mut start = 0_usize;
    loop {
        if found.len() == bounds::WINDOWS {
            return Err(oversize);
        }
        let end = text.floor_char_boundary(start.saturating_add(bytes));
        found.push(start..end);
        if end == text.len() {
            return Ok(found);
        }
        let next = text.floor_char_boundary(end.saturating_sub(overlap));
        if next <= start {
            return Err(oversize);
        }
        start = next;
    }
}

/// The first `bytes` of `text`, less where that would split a character, and a line that says how many
/// bytes are left out. A text that fits comes back as it is. Redact before cutting.
pub(crate) fn cut(text: &str, bytes: usize) -> Cow<'_, str> {
    let end = text.floor_char_boundary(bytes);
    match text.split_at_checked(end) {
        Some((_, "")) | None => Cow::Borrowed(text),
        Some((kept, rest)) => Cow::Owned(format!("{kept}\n[cut here: {} bytes left out]", rest.len())),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_subject_of_64_kib_is_seen_whole() {
        let text = "x".repeat(bounds::WINDOW_BYTES);
        assert_eq!(windows(&text), Ok(vec![0..text.len()]));
        assert_eq!(windows(""), Ok(vec![0..0]));
    }

    #[test]
    fn one_byte_more_is_seen_in_two_windows_that_overlap() {
        let text = "x".repeat(bounds::WINDOW_BYTES + 1);
        let step = bounds::WINDOW_BYTES - bounds::WINDOW_OVERLAP_BYTES;
        assert_eq!(windows(&text), Ok(vec![0..bounds::WINDOW_BYTES, step..text.len()]));
    }

    #[test]
    fn eight_windows_are_the_most() {
        let most = bounds::WINDOW_BYTES + 7 * (bounds::WINDOW_BYTES - bounds::WINDOW_OVERLAP_BYTES);
        assert_eq!(windows(&"x".repeat(most)).map(|found| found.len()), Ok(8));
        assert_eq!(windows(&"x".repeat(most + 1)), Err(Oversize { bytes: most + 1 }));
    }

    #[test]
    fn a_window_too_small_for_a_character_is_refused_and_not_looped_on() {
        assert_eq!(windows_of("ééé", 1), Err(Oversize { bytes: 6 }));
        assert_eq!(windows_of("abc", 0), Err(Oversize { bytes: 3 }));
    }

    #[test]
    fn gt_04_a_cut_falls_between_characters_and_says_what_is_left_out() {
        assert_eq!(cut("abcdef", 6), "abcdef");
        assert_eq!(cut("abcdef", 4), "abcd\n[cut here: 2 bytes left out]");
        assert_eq!(cut("aéé", 2), "a\n[cut here: 4 bytes left out]");
        assert_eq!(cut("é", 0), "\n[cut here: 2 bytes left out]");
        assert_eq!(cut("", 0), "");
    }

    proptest! {
        #[test]
        fn windows_cover_every_byte_and_neighbours_overlap(text in "[aé€😀]{0,400}", bytes in 16_usize..200) {
            match windows_of(&text, bytes) {
                Ok(found) => {
                    prop_assert!(found.len() <= bounds::WINDOWS);
                    prop_assert_eq!(found[0].start, 0);
                    prop_assert_eq!(found.last().unwrap().end, text.len());
                    for window in &found {
                        prop_assert!(window.len() <= bytes);
                        prop_assert!(text.get(window.clone()).is_some(), "splits a character");
                    }
                    for pair in found.windows(2) {
                        prop_assert!(pair[1].start < pair[0].end && pair[1].start > pair[0].start);
                    }
                }
                Err(_) => prop_assert!(text.len() > 8 * (bytes - bytes / 4 - 8)),
            }
        }

        #[test]
        fn a_cut_keeps_a_prefix_within_its_bound(text in "[aé€😀\n]{0,200}", bytes in 0_usize..300) {
            let shown = cut(&text, bytes);
            match shown.rsplit_once("\n[cut here: ") {
                Some((kept, _)) => {
                    prop_assert!(kept.len() <= bytes && bytes - kept.len() < 4);
                    prop_assert!(text.starts_with(kept) && text.len() > bytes);
                }
                None => prop_assert_eq!(shown.as_ref(), text.as_str()),
            }
        }
    }
}
