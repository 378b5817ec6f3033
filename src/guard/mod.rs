//! The one trait that a loop calls, and what a loop hands to it.

mod contract;
mod list;
mod partial;
mod subject;

pub use contract::{Guard, OutputFilter};
pub use list::Guards;
pub use partial::{Lifted, PartialGuard};
pub use subject::{Channel, Prompt, Reply, Work};
