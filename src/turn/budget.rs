//! Model calls and cost: reserved before, recorded after, never overspent.

use std::sync::{Mutex, PoisonError};

/// What a model call used.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
#[non_exhaustive]
pub struct Usage {
    /// Tokens read.
    pub input_tokens: u64,
    /// Tokens written.
    pub output_tokens: u64,
    /// US dollars; negative and not-a-number count as nothing spent being unknown: see [`Usage::cost`].
    pub cost_usd: f64,
}

impl Usage {
    /// A cost in US dollars.
    #[must_use]
    pub fn cost(cost_usd: f64) -> Self {
        Self { cost_usd, ..Self::default() }
    }

    /// The same with tokens.
    #[must_use]
    pub fn tokens(mut self, input: u64, output: u64) -> Self {
        self.input_tokens = input;
        self.output_tokens = output;
        self
    }
}

/// A budget is used up: the turn is to be halted with this reason.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum OverBudget {
    /// The turn's model calls.
    #[error("The guardrail limits stopped this: the turn has made its {0} model calls")]
    ModelCalls(u64),
    /// The turn's cost.
    #[error("The guardrail limits stopped this: the turn has spent {spent:.4} of its {cap:.4} US dollars")]
    Cost {
        /// Spent so far.
        spent: f64,
        /// The cap.
        cap: f64,
    },
    /// The turn was halted before.
    #[error("the turn was halted: {0}")]
    Halted(String),
    /// A cost that was reported is no number: what the turn has spent can't be told.
    #[error("The guardrail limits stopped this: a reported cost is no number, so the spending can't be told")]
    UnknownCost,
}

/// The counters of a root turn, shared with its children.
#[derive(Debug)]
pub(crate) struct Budget {
    max_calls: Option<u64>,
    max_cost: Option<f64>,
    spent: Mutex<Spent>,
}

#[derive(Debug, Default)]
struct Spent {
    calls: u64,
    cost: f64,
    unknown: bool,
}

impl Budget {
    /// Caps: the lower of the guardrail's and the turn's own. A cap that is no number caps at nothing.
    pub(crate) fn new(max_calls: [Option<u64>; 2], max_cost: [Option<f64>; 2]) -> Self {
        let lower = max_cost.into_iter().flatten().map(|c| if c.is_nan() { 0.0 } else { c }).reduce(f64::min);
        Self { max_calls: max_calls.into_iter().flatten().min(), max_cost: lower, spent: Mutex::default() }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Spent> {
        self.spent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn reserve(&self) -> Result<(), OverBudget> {
        let mut spent = self.lock();
        self.check(&spent)?;
        if let Some(cap) = self.max_calls
            && spent.calls >= cap
        {
            return Err(OverBudget::ModelCalls(cap));
        }
        spent.calls += 1;
        Ok(())
    }

    /// Adds a cost: a model's or a judge's.
    pub(crate) fn spend(&self, cost: f64) -> Result<(), OverBudget> {
        let mut spent = self.lock();
        if cost.is_nan() {
            spent.unknown = true;
        } else {
            spent.cost += cost.max(0.0);
        }
        match self.max_cost {
            Some(_) if spent.unknown => Err(OverBudget::UnknownCost),
            Some(cap) if spent.cost > cap => Err(OverBudget::Cost { spent: spent.cost, cap }),
            _ => Ok(()),
        }
    }

    fn check(&self, spent: &Spent) -> Result<(), OverBudget> {
        match self.max_cost {
            Some(_) if spent.unknown => Err(OverBudget::UnknownCost),
            Some(cap) if spent.cost >= cap => Err(OverBudget::Cost { spent: spent.cost, cap }),
            _ => Ok(()),
        }
    }

    /// Whether a call may still be made: what `tool_call` asks.
    pub(crate) fn standing(&self) -> Result<(), OverBudget> {
        let spent = self.lock();
        match self.max_cost {
            Some(_) if spent.unknown => Err(OverBudget::UnknownCost),
            Some(cap) if spent.cost > cap => Err(OverBudget::Cost { spent: spent.cost, cap }),
            _ => Ok(()),
        }
    }

    pub(crate) fn model_calls(&self) -> u64 {
        self.lock().calls
    }

    pub(crate) fn cost(&self) -> f64 {
        self.lock().cost
    }
}
