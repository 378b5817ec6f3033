//! From a byte of a file to its line and column.

/// Line and column of the byte `offset`, both from 1, the column in characters. Lines end at LF; a
/// byte order mark is no column. An offset past the end is the end.
pub(crate) fn line_column(text: &str, offset: usize) -> (u32, u32) {
    let before = text.get(..floor(text, offset)).unwrap_or(text);
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    let line = before.bytes().filter(|b| *b == b'\n').count() + 1;
    let column = before.get(start..).unwrap_or_default().chars().filter(|c| *c != '\u{feff}').count() + 1;
    (small(line), small(column))
}

/// The start and the end of the line that holds the byte `offset`, its line end left out.
pub(super) fn line_around(text: &str, offset: usize) -> std::ops::Range<usize> {
    let at = floor(text, offset);
    let start = text.get(..at).and_then(|t| t.rfind('\n')).map_or(0, |n| n + 1);
    let end = text.get(at..).and_then(|t| t.find('\n')).map_or(text.len(), |n| at + n);
    let line = text.get(start..end).unwrap_or_default();
    start..start + line.trim_end_matches('\r').len().max(at.saturating_sub(start).min(line.len()))
}

fn floor(text: &str, offset: usize) -> usize {
    let mut at = offset.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn small(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
