//! What was counted.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use super::interval::wilson;
use super::run::CaseOutcome;

/// Counts over cases.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Counts {
    /// Bad cases that were stopped.
    pub hits: u64,
    /// Bad cases that passed.
    pub misses: u64,
    /// Good cases that were stopped.
    pub false_blocks: u64,
    /// Good cases that passed.
    pub passes: u64,
    /// Cases that a gate held for a person.
    pub held: u64,
    /// Cases in which a gate could not judge, whatever the decision.
    pub unjudged: u64,
    /// The slowest decision, in µs.
    pub max_us: u64,
    /// The median decision, in µs.
    pub median_us: u64,
    /// Hits of bad cases, with Wilson's 95 % interval.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hit_rate: Option<Rate>,
    /// False blocks of good cases, with Wilson's 95 % interval.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub false_block_rate: Option<Rate>,
    #[serde(skip)]
    times: Vec<u64>,
}

/// A rate with its interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Rate {
    /// In [0, 1].
    pub rate: f64,
    /// The 95 % interval.
    pub interval: [f64; 2],
}

impl Counts {
    pub(super) fn add(&mut self, bad: bool, stopped: bool, outcome: &CaseOutcome) {
        match (bad, stopped) {
            (true, true) => self.hits += 1,
            (true, false) => self.misses += 1,
            (false, true) => self.false_blocks += 1,
            (false, false) => self.passes += 1,
        }
        self.held += u64::from(outcome.held);
        self.unjudged += u64::from(outcome.unjudged);
        self.times.push(outcome.took_us);
    }

    fn finish(&mut self) {
        self.times.sort_unstable();
        self.max_us = self.times.last().copied().unwrap_or(0);
        self.median_us = self.times.get(self.times.len() / 2).copied().unwrap_or(0);
        self.hit_rate = rate(self.hits, self.hits + self.misses);
        self.false_block_rate = rate(self.false_blocks, self.false_blocks + self.passes);
    }
}

fn rate(hits: u64, of: u64) -> Option<Rate> {
    #[expect(clippy::cast_precision_loss, reason = "counts of cases are far below 2^52")]
    wilson(hits, of).map(|interval| Rate { rate: hits as f64 / of as f64, interval })
}

/// What an evaluation came to. Its JSON is stable.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Evaluation {
    /// Over all cases.
    pub total: Counts,
    /// By tool, where a case has one.
    pub tools: BTreeMap<String, Counts>,
    /// By gate: those that stopped a case, and those that a case names. `no-rule` is *no rule, no call*.
    pub gates: BTreeMap<String, Counts>,
    /// Each case.
    #[serde(skip)]
    pub outcomes: Vec<CaseOutcome>,
}

impl Evaluation {
    pub(super) fn of(outcomes: Vec<CaseOutcome>) -> Self {
        let mut evaluation = Self::default();
        for outcome in &outcomes {
            evaluation.total.add(outcome.bad, outcome.stopped, outcome);
            if let Some(tool) = &outcome.tool {
                evaluation.tools.entry(tool.clone()).or_default().add(outcome.bad, outcome.stopped, outcome);
            }
            for gate in &outcome.stopped_by {
                evaluation.gates.entry(gate.clone()).or_default().add(outcome.bad, true, outcome);
            }
            if let Some(gate) = outcome.gate.as_ref().filter(|gate| !outcome.stopped_by.contains(gate)) {
                evaluation.gates.entry(gate.clone()).or_default().add(outcome.bad, false, outcome);
            }
        }
        evaluation.total.finish();
        evaluation.tools.values_mut().for_each(Counts::finish);
        evaluation.gates.values_mut().for_each(Counts::finish);
        evaluation.outcomes = outcomes;
        evaluation
    }

    /// Cases that came out otherwise than they are labelled, or by another action than expected.
    pub fn wrong(&self) -> impl Iterator<Item = &CaseOutcome> {
        self.outcomes.iter().filter(|outcome| !outcome.is_right())
    }
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.tools.keys().chain(self.gates.keys()).map(String::len).max().unwrap_or(0).max(5);
        let head = ["hits", "misses", "false", "passes", "held", "unjudged", "median", "max"];
        write!(f, "{:width$}", "")?;
        for name in head {
            write!(f, " {name:>9}")?;
        }
        writeln!(f)?;
        let mut line = |name: &str, c: &Counts| {
            let counts = [c.hits, c.misses, c.false_blocks, c.passes, c.held, c.unjudged];
            write!(f, "{name:width$}")?;
            for count in counts {
                write!(f, " {count:>9}")?;
            }
            writeln!(f, " {:>6} µs {:>6} µs", c.median_us, c.max_us)
        };
        line("total", &self.total)?;
        for (name, counts) in &self.tools {
            line(name, counts)?;
        }
        for (name, counts) in &self.gates {
            line(name, counts)?;
        }
        for outcome in self.wrong() {
            writeln!(f, "wrong: {outcome}")?;
        }
        Ok(())
    }
}
