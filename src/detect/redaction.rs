//! Redactions of several sources, merged and applied once (`runtime.md` 3).

use std::ops::Range;

use super::Finding;

/// A span to replace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Redaction {
    /// Bytes of the original text.
    pub(crate) span: Range<usize>,
    /// What stands in its place, whole: `[redacted:email]`.
    pub(crate) label: String,
    /// Breaks the tie of spans that start at the same byte; lower wins.
    pub(crate) rank: usize,
}

impl Redaction {
    /// A span of a rule's or a host's check: it yields to a detector's label where both start at one byte.
    pub(crate) const fn new(span: Range<usize>, label: String) -> Self {
        Self { span, label, rank: usize::MAX }
    }
}

impl From<&Finding> for Redaction {
    fn from(finding: &Finding) -> Self {
        Self { span: finding.span.clone(), label: placeholder(finding.id), rank: finding.rank }
    }
}

/// What stands in a finding's place.
pub(crate) fn placeholder(id: &str) -> String {
    format!("[redacted:{id}]")
}

/// Applies redactions to the text that their spans are of.
///
/// Spans that overlap become one, with the label of the earliest, then of the lowest rank. A span that
/// cuts a character is widened to hold it; one past the end is cut to the end; an empty one is dropped.
pub(crate) fn apply(text: &str, mut redactions: Vec<Redaction>) -> String {
    for redaction in &mut redactions {
        redaction.span = widened(text, &redaction.span);
    }
    redactions.retain(|r| r.span.start < r.span.end);
    redactions.sort_by(|a, b| {
        (a.span.start, a.rank, &a.label, b.span.end).cmp(&(b.span.start, b.rank, &b.label, a.span.end))
    });
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for redaction in &redactions {
        let Range { start, end } = redaction.span;
        if start >= done {
            out.push_str(text.get(done..start).unwrap_or_default());
            out.push_str(&redaction.label);
        }
        done = done.max(end);
    }
    out.push_str(text.get(done..).unwrap_or_default());
    out
}

fn widened(text: &str, span: &Range<usize>) -> Range<usize> {
    let mut start = span.start.min(text.len());
    let mut end = span.end.min(text.len());
    if start >= end {
        return start..start;
    }
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    while !text.is_char_boundary(end) {
        end += 1;
    }
    start..end
}

#[cfg(test)]
mod tests {
    use super::{Redaction, apply};

    fn one(span: std::ops::Range<usize>, label: &str, rank: usize) -> Redaction {
        Redaction { span, label: label.to_owned(), rank }
    }

    #[test]
    fn overlapping_spans_become_one_with_the_earliest_label() {
        assert_eq!(apply("abcdefgh", vec![one(3..6, "[B]", 0), one(1..4, "[A]", 9)]), "a[A]gh");
    }

    #[test]
    fn spans_with_one_start_take_the_lowest_rank() {
        assert_eq!(apply("abcdefgh", vec![one(1..6, "[B]", 2), one(1..4, "[A]", 1)]), "a[A]gh");
    }

    #[test]
    fn spans_that_touch_stay_two() {
        assert_eq!(apply("abcdefgh", vec![one(1..3, "[A]", 1), one(3..5, "[B]", 1)]), "a[A][B]fgh");
    }

    #[test]
    fn a_span_inside_a_character_is_widened() {
        assert_eq!(apply("aéz", vec![one(2..3, "[A]", 1)]), "a[A]z");
        assert_eq!(apply("aéz", vec![one(1..2, "[A]", 1)]), "a[A]z");
    }

    #[test]
    fn the_order_of_the_list_does_not_matter_and_odd_spans_are_harmless() {
        let list = vec![one(5..900, "[C]", 1), one(2..2, "[D]", 1), one(0..1, "[A]", 1)];
        let turned: Vec<_> = list.iter().rev().cloned().collect();
        assert_eq!(apply("abcdefgh", list), "[A]bcde[C]");
        assert_eq!(apply("abcdefgh", turned), "[A]bcde[C]");
    }
}
