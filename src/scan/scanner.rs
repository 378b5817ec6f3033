//! One text through the detectors of a hook.

use serde::Serialize;

use crate::detect::{self, Finding, Injection, Kind, Layer, SecretScanner, Selection, Sensitivity};

/// Which detectors run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ScanFor {
    /// Everything: injection, and secrets with guesses by entropy.
    #[default]
    All,
    /// What looks at a tool's result by default: injection, and credentials with a public format.
    ToolResult,
    /// What looks at an answer by default: secrets with guesses by entropy.
    Output,
}

/// Scans texts with the shipped defaults.
#[derive(Debug, Clone)]
pub struct Scanner {
    secrets: SecretScanner,
    injection: bool,
}

/// What a text holds.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Scanned {
    /// Whether anything was found at the shipped default thresholds.
    pub flagged: bool,
    /// In [0, 1]: the injection score; where injection is not looked for, 1 if anything was found, else 0.
    pub score: f64,
    /// What was found, by its start.
    pub findings: Vec<Found>,
    /// The text with secrets and personal data replaced; none where there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub redacted: Option<String>,
}

/// One finding.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Found {
    /// `prompt_injection`, `secret` or `pii`.
    pub kind: &'static str,
    /// The detector.
    pub id: &'static str,
    /// The first byte of the UTF-8 text.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
    /// The reading of the text that it was found in: `raw`, `normalised`, `base64`, `percent`, `escaped`.
    pub layer: &'static str,
}

impl Scanner {
    /// The detectors of a hook; `pii` adds personal data.
    #[must_use]
    pub fn new(scan: ScanFor, pii: bool) -> Self {
        let selection =
            Selection { pii, structural_only: scan == ScanFor::ToolResult, ..Selection::default() };
        // A selection without names or patterns always compiles; should it ever not, everything is looked for.
        let secrets = SecretScanner::new(&selection).unwrap_or_else(|_| SecretScanner::leaving().clone());
        Self { secrets, injection: scan != ScanFor::Output }
    }

    /// Scans one text.
    #[must_use]
    pub fn scan(&self, text: &str) -> Scanned {
        let secrets = self.secrets.scan(text);
        let mut findings: Vec<Found> = secrets.iter().map(found).collect();
        let mut score = if secrets.is_empty() { 0.0 } else { 1.0 };
        if self.injection {
            let report = Injection::shared().scan(text, Sensitivity::Medium);
            score = report.score;
            if report.flagged {
                findings.extend(report.findings.iter().map(|f| Found {
                    kind: "prompt_injection",
                    id: f.category.as_str(),
                    start: f.span.start,
                    end: f.span.end,
                    layer: f.layer.as_str(),
                }));
            }
        }
        findings.sort_by_key(|f| (f.start, f.end, f.id));
        findings.dedup();
        let redacted = (!secrets.is_empty())
            .then(|| detect::apply(text, secrets.iter().map(detect::Redaction::from).collect()));
        Scanned { flagged: !findings.is_empty(), score, findings, redacted }
    }
}

fn found(finding: &Finding) -> Found {
    Found {
        kind: match finding.kind {
            Kind::Secret => "secret",
            Kind::Pii => "pii",
        },
        id: finding.id,
        start: finding.span.start,
        end: finding.span.end,
        layer: match finding.layer {
            Layer::Raw => "raw",
            Layer::Normalised => "normalised",
            Layer::Base64 => "base64",
            Layer::Percent => "percent",
            Layer::Escaped => "escaped",
        },
    }
}
