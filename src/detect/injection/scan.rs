//! One text: its evidence, place by place.

use std::ops::Range;

use super::clue::{Category, Clue, InjectionLayer};
use super::evidence::{Evidence, is_program};
use super::hidden::Hidden;
use super::model::{COLUMNS, Model, Sensitivity};
use super::reader::Reader;
use super::runs::runs;
use super::tables::Tables;
use super::view::View;

/// Findings of one text that are kept; more change neither the score nor what a person needs.
const FINDINGS: usize = 256;
/// How deep encodings inside encodings are followed.
const DEPTH: usize = 3;

/// A piece of evidence.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct InjectionFinding {
    /// What it tries.
    pub(crate) category: Category,
    /// What it is.
    pub(crate) clue: Clue,
    /// Bytes of the original text.
    pub(crate) span: Range<usize>,
    /// How much it says where it stands, 0 to 1.
    pub(crate) weight: f64,
    /// The reading of the text that it was found in.
    pub(crate) layer: InjectionLayer,
}

/// What a text says to the agent.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct InjectionReport {
    /// All evidence of the place that has most, 0 to 1.
    pub(crate) score: f64,
    /// Whether the score reaches the sensitivity's threshold.
    pub(crate) flagged: bool,
    /// The evidence, by its place; at most 256.
    pub(crate) findings: Vec<InjectionFinding>,
    /// Whether something was encoded more often than is followed.
    pub(crate) oversize: bool,
}

/// Looks for text aimed at the agent.
#[derive(Debug)]
pub(crate) struct Injection {
    tables: &'static Tables,
    model: &'static Model,
}

impl Injection {
    /// The tables and the model, read once. A test proves that all of them are whole.
    pub(crate) fn shared() -> &'static Self {
        static SHARED: std::sync::OnceLock<Injection> = std::sync::OnceLock::new();
        SHARED.get_or_init(|| Self { tables: Tables::shared(), model: Model::shared() })
    }

    #[cfg(test)]
    pub(super) fn is_whole(&self) -> bool {
        self.tables.is_whole()
    }

    /// Scans a text; the time grows with its length only.
    pub(crate) fn scan(&self, text: &str, sensitivity: Sensitivity) -> InjectionReport {
        self.scan_with(text, sensitivity, None)
    }

    /// The same, with what a classifier said of the text, from 0 to 1.
    pub(crate) fn scan_with(
        &self,
        text: &str,
        sensitivity: Sensitivity,
        classifier: Option<f64>,
    ) -> InjectionReport {
        let Some(evidence) = self.evidence(text, 0) else {
            // Tables that can't be used clear nothing.
            return InjectionReport { score: 1.0, flagged: true, findings: Vec::new(), oversize: false };
        };
        let mut places = evidence.places();
        if let Some(said) = classifier {
            if places.is_empty() {
                places.push([0.0; COLUMNS]);
            }
            for x in places.iter_mut().filter_map(|row| row.last_mut()) {
                *x = said.clamp(0.0, 1.0);
            }
        }
        let score = places.iter().map(|row| self.model.score(row)).fold(0.0, f64::max);
        let mut findings = evidence.findings;
        if findings.len() > FINDINGS {
            findings.sort_by(|a, b| b.weight.total_cmp(&a.weight));
            findings.truncate(FINDINGS);
            findings.sort_by_key(|finding| finding.span.start);
        }
        InjectionReport {
            score,
            flagged: score >= self.model.threshold(sensitivity),
            findings,
            oversize: evidence.oversize,
        }
    }

    /// The evidence of a text that was decoded `depth` times.
    pub(super) fn evidence(&self, text: &str, depth: usize) -> Option<Evidence> {
        let view = View::of(text);
        let mut reader = Reader::new(self.tables, text, &view);
        let ascii = self.tables.ascii.as_ref()?;
        let other = self.tables.other.as_ref()?;
        reader.read(ascii, (!view.text.is_ascii()).then_some(other));
        let Reader { mut findings, about, .. } = reader;
        let mut oversize = false;
        for run in runs(text) {
            if depth == DEPTH {
                oversize = true;
                break;
            }
            let inner = self.evidence(&run.text, depth + 1)?;
            oversize |= inner.oversize;
            findings.extend(inner.findings.into_iter().take(FINDINGS).map(|finding| InjectionFinding {
                span: run.span.clone(),
                layer: run.layer,
                ..finding
            }));
        }
        findings.sort_by_key(|finding| finding.span.start);
        if !findings.is_empty() && text.contains(['<', ']']) {
            let hidden = Hidden::of(text);
            for finding in findings.iter_mut().filter(|finding| !finding.layer.is_encoded()) {
                if let Some(layer) = hidden.at(finding.span.start) {
                    finding.layer = layer;
                }
            }
        }
        let length = text.len();
        let about = (f64::from(about) / 3.0 * 2000.0 / length.max(2000) as f64).min(1.0);
        let code = !findings.is_empty() && is_program(text);
        Some(Evidence { findings, about, code, oversize, length })
    }
}
