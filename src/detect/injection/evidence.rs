//! The evidence of a text, place by place.

use super::clue::CLUES;
use super::model::{COLUMNS, Row};
use super::scan::InjectionFinding;

/// Bytes between two pieces of evidence that still belong together.
const APART: usize = 700;
/// Bytes that one place has at most.
const PLACE: usize = 4000;
/// Bytes of a text that is short.
const SHORT: usize = 600;

/// The evidence of a text before it is weighed.
#[derive(Debug)]
pub(super) struct Evidence {
    pub(super) findings: Vec<InjectionFinding>,
    /// How much the text is on the subject, 0 to 1.
    pub(super) about: f64,
    /// Whether it is a program.
    pub(super) code: bool,
    pub(super) oversize: bool,
    /// Bytes of the text.
    pub(super) length: usize,
}

impl Evidence {
    /// The evidence as rows of the model, one for each place.
    pub(super) fn places(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        let mut place: Option<(usize, usize)> = None;
        let mut row = [0.0; COLUMNS];
        let (mut encoded, mut hidden) = (false, false);
        for finding in &self.findings {
            let span = &finding.span;
            let goes_on = place.is_some_and(|(from, to)| {
                span.start <= to + APART && span.start.saturating_sub(from) <= PLACE
            });
            if !goes_on {
                if place.is_some() {
                    rows.push(self.with_context(row, encoded, hidden));
                }
                row = [0.0; COLUMNS];
                (encoded, hidden) = (false, false);
                place = Some((span.start, span.end));
            }
            if let Some((_, to)) = &mut place {
                *to = (*to).max(span.end);
            }
            if let Some(x) = row.get_mut(finding.clue.column()) {
                *x = x.max(finding.weight);
            }
            encoded |= finding.layer.is_encoded();
            hidden |= finding.layer.is_hidden();
        }
        if place.is_some() {
            rows.push(self.with_context(row, encoded, hidden));
        }
        rows
    }

    fn with_context(&self, mut row: Row, encoded: bool, hidden: bool) -> Row {
        let kinds = row.iter().take(CLUES.len()).filter(|x| **x >= 0.3).count();
        let yes = |is: bool| if is { 1.0 } else { 0.0 };
        let context = [
            yes(encoded),
            yes(hidden),
            yes(kinds >= 2),
            yes(kinds >= 3),
            self.about,
            yes(self.code),
            yes(self.length < SHORT),
            0.0,
        ];
        for (x, value) in row.iter_mut().skip(CLUES.len()).zip(context) {
            *x = value;
        }
        row
    }
}

/// Whether a text is a program's.
pub(super) fn is_program(text: &str) -> bool {
    const SIGNS: [&str; 14] = [
        "\nimport ",
        "\ndef ",
        "\nfrom ",
        "\nclass ",
        "    return ",
        "self.",
        "\nfn ",
        "\nconst ",
        "\nexport ",
        "\n});",
        "#include",
        "function(",
        "\n    def ",
        "assert ",
    ];
    SIGNS.iter().filter(|sign| text.contains(*sign)).count() >= 3
}
