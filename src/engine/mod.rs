//! The engine: evaluates gates at the hooks, judges, composes, decides.
//!
//! One pipeline serves every hook: `pick` the gates that can apply, `evaluate` the deterministic ones,
//! run the host's `checks`, put the rest to the `judged` step, `compose` the verdicts to one effect; the
//! hook's own file turns the effect into its decision.

mod after;
mod approvals;
mod before;
mod builder;
mod checks;
mod compose;
mod core;
mod evaluate;
mod explain;
mod files;
mod hooks;
mod judged;
mod model_step;
mod output;
mod pipeline;
mod reasons;
mod record;
mod resume;
mod shadow;
mod status;
mod subject;
mod tool_call;
mod tool_result;

pub use builder::{BuildError, Dangerous, EngineBuilder};
pub use core::Engine;
pub use explain::{CallRead, CommandRead, Considered, Explanation, FieldAnswer, FieldSaid, LineRead};
pub use status::{ReloadOutcome, Status};
