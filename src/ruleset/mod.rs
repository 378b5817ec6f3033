//! The compiled, immutable set of all gates.

mod agents;
mod check;
mod compile;
mod defaults;
mod digest;
mod examples;
mod gate;
mod index;
mod lint;
mod loader;
mod loosened;
mod plan;
mod policy;
mod prefilter;
mod set;
mod summary;
mod tool_rule;

#[cfg(test)]
mod prefilter_tests;

pub(crate) use agents::Agents;
pub(crate) use check::{Check, HostCheckHandle};
pub(crate) use gate::Gate;
pub use loader::{Loaded, Loader};
pub(crate) use loosened::Loosened;
pub(crate) use plan::ToolPlan;
pub(crate) use policy::Policy;
pub use set::RuleSet;
pub use summary::{GateLine, Summary};
pub(crate) use tool_rule::Sure;
pub(crate) use tool_rule::{Earlier, Met, Past};
