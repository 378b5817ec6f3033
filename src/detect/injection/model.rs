//! From evidence to one score: a logistic model whose weights are the data file `weights.csv`.

use std::sync::OnceLock;

use super::clue::CLUES;

/// Columns behind those of the clues, by the place's surroundings; the last is what a classifier of the host's said.
pub(super) const CONTEXT: [&str; 8] =
    ["encoded", "hidden", "two", "three", "about", "code", "short", "classifier"];
/// How many columns there are.
pub(super) const COLUMNS: usize = CLUES.len() + CONTEXT.len();

/// One place's evidence, each column from 0 to 1.
pub(super) type Row = [f64; COLUMNS];

/// How little evidence is enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sensitivity {
    /// Strong evidence only.
    Low,
    /// The default.
    Medium,
    /// Any evidence.
    High,
}

/// The fitted model.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Model {
    pub(super) bias: f64,
    pub(super) weights: Row,
    /// For low, medium, high.
    pub(super) thresholds: [f64; 3],
}

impl Model {
    /// The shipped one, read once. A test proves that the file is whole.
    pub(super) fn shared() -> &'static Self {
        static SHARED: OnceLock<Model> = OnceLock::new();
        SHARED.get_or_init(|| Self::read(include_str!("weights.csv")).0)
    }

    /// Reads a data file; the names that it has no value for, or that are no column.
    pub(super) fn read(text: &str) -> (Self, Vec<String>) {
        let mut left: Vec<(&str, f64)> = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| Some((line.split_once(',')?.0, line.rsplit_once(',')?.1)))
            .filter_map(|(name, value)| Some((name, value.trim().parse().ok()?)))
            .collect();
        let mut wrong = Vec::new();
        let mut take = |name: &str| {
            if let Some(at) = left.iter().position(|(n, _)| *n == name) {
                left.swap_remove(at).1
            } else {
                wrong.push(name.to_owned());
                0.0
            }
        };
        let bias = take("bias");
        let mut weights = [0.0; COLUMNS];
        for (weight, name) in weights.iter_mut().zip(columns()) {
            *weight = take(name);
        }
        let thresholds = [take("threshold_low"), take("threshold_medium"), take("threshold_high")];
        wrong.extend(left.into_iter().map(|(name, _)| name.to_owned()));
        (Self { bias, weights, thresholds }, wrong)
    }

    /// The score of one place, 0 to 1; 0 where there is no evidence.
    pub(super) fn score(&self, row: &Row) -> f64 {
        if row.iter().take(CLUES.len()).chain(row.last()).all(|x| *x <= 0.0) {
            return 0.0;
        }
        let sum: f64 = self.weights.iter().zip(row).map(|(w, x)| w * x).sum();
        1.0 / (1.0 + (-(self.bias + sum)).exp())
    }

    /// The score from which text is flagged.
    pub(super) const fn threshold(&self, sensitivity: Sensitivity) -> f64 {
        let [low, medium, high] = self.thresholds;
        match sensitivity {
            Sensitivity::Low => low,
            Sensitivity::Medium => medium,
            Sensitivity::High => high,
        }
    }
}

/// The columns' names, in order.
pub(super) fn columns() -> impl Iterator<Item = &'static str> {
    CLUES.iter().map(|row| row.1).chain(CONTEXT)
}
