//! Finds the phrases: anchors in one pass, patterns at the anchors only.

use std::ops::Range;
use std::sync::OnceLock;

use aho_corasick::{AhoCorasick, AhoCorasickKind};
use regex::{Regex, RegexBuilder};

use super::seeds::{Category, REACH, SEEDS};
use super::view::{View, folded};
use super::weigh::{self, Sensitivity};

/// Findings of one text that are kept; more change neither the score nor what a person needs.
const FINDINGS: usize = 256;

/// A phrase that was found.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct InjectionFinding {
    /// What it tries.
    pub(crate) category: Category,
    /// Bytes of the original text.
    pub(crate) span: Range<usize>,
    /// How much it says where it stands, 0 to 1.
    pub(crate) weight: f64,
}

/// What a text says to the agent.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct InjectionReport {
    /// All evidence, 0 to 1.
    pub(crate) score: f64,
    /// Whether the score reaches the sensitivity's threshold.
    pub(crate) flagged: bool,
    /// The evidence, by its place; at most 256.
    pub(crate) findings: Vec<InjectionFinding>,
}

/// Looks for text aimed at the agent.
#[derive(Debug)]
pub(crate) struct Injection {
    anchors: Option<AhoCorasick>,
    /// For each anchor, its seed.
    seeds: Vec<usize>,
    /// For each seed, what follows an anchor.
    patterns: Vec<Option<Regex>>,
}

fn is_seen(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

impl Injection {
    /// The table, compiled once. A test proves that all of it compiles.
    pub(crate) fn shared() -> &'static Self {
        static SHARED: OnceLock<Injection> = OnceLock::new();
        SHARED.get_or_init(Self::new)
    }

    fn new() -> Self {
        let mut texts = Vec::new();
        let mut seeds = Vec::new();
        for (at, seed) in SEEDS.iter().enumerate() {
            for anchor in seed.anchors {
                texts.push(folded(anchor));
                seeds.push(at);
            }
        }
        // The automatic choice is several times slower with this many patterns.
        let anchors = AhoCorasick::builder().kind(Some(AhoCorasickKind::DFA)).build(&texts).ok();
        let patterns = SEEDS
            .iter()
            .map(|seed| {
                RegexBuilder::new(&format!("^(?:{})", folded(seed.rest)))
                    .dot_matches_new_line(true)
                    .build()
                    .ok()
            })
            .collect();
        Self { anchors, seeds, patterns }
    }

    #[cfg(test)]
    pub(super) fn is_whole(&self) -> bool {
        self.anchors.is_some() && self.patterns.iter().all(Option::is_some)
    }

    /// Scans a text; the time grows with its length only.
    pub(crate) fn scan(&self, text: &str, sensitivity: Sensitivity) -> InjectionReport {
        let Some(anchors) = &self.anchors else {
            return InjectionReport { score: 1.0, flagged: true, findings: Vec::new() };
        };
        let view = View::of(text);
        let mut findings = Vec::new();
        for hit in anchors.find_overlapping_iter(&view.text) {
            let Some(at) = self.seeds.get(hit.pattern().as_usize()).copied() else { continue };
            if let Some(finding) = self.verified(at, hit.range(), &view, text) {
                if findings.len() < FINDINGS {
                    findings.push(finding);
                } else if let Some(weakest) =
                    findings.iter_mut().min_by(|a: &&mut InjectionFinding, b| a.weight.total_cmp(&b.weight))
                    && weakest.weight < finding.weight
                {
                    *weakest = finding;
                }
            }
        }
        findings.sort_by_key(|finding| finding.span.start);
        let score = weigh::score(&findings, weigh::is_about(&view.text));
        InjectionReport { score, flagged: score >= sensitivity.threshold(), findings }
    }

    fn verified(
        &self,
        seed: usize,
        anchor: Range<usize>,
        view: &View,
        text: &str,
    ) -> Option<InjectionFinding> {
        let before = view.text.get(..anchor.start)?.chars().next_back();
        let first = view.text.get(anchor.start..)?.chars().next()?;
        // Words of scripts with blanks are whole words, save where hidden text begins.
        if first.is_ascii_alphanumeric() && before.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_') {
            let (earlier, later) = text.split_at_checked(view.original(&anchor, text).start)?;
            if earlier.chars().next_back().is_some_and(is_seen) && later.chars().next().is_some_and(is_seen) {
                return None;
            }
        }
        let rest = view.text.get(anchor.end..)?;
        let mut reach = REACH.min(rest.len());
        while !rest.is_char_boundary(reach) {
            reach -= 1;
        }
        let length = match self.patterns.get(seed)? {
            // A pattern that is not there can't clear its anchor.
            None => 0,
            Some(pattern) => pattern.find(rest.get(..reach)?)?.end(),
        };
        let span = view.original(&(anchor.start..anchor.end + length), text);
        let row = SEEDS.get(seed)?;
        let factor = weigh::context(text.get(..span.start)?, text.get(span.end..)?);
        Some(InjectionFinding { category: row.category, span, weight: row.weight * factor })
    }
}
