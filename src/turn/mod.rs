//! One run of an agent for one prompt: its rule set, counters, rounds, taint, children.

mod budget;
mod calls;
mod conversation;
mod files;
mod handle;
mod history;
mod options;
mod past;
mod prompt;
mod scope;
mod tree;

pub(crate) use budget::Budget;
pub use budget::{OverBudget, Usage};
pub(crate) use calls::OpenCall;
pub use conversation::Conversation;
pub(crate) use conversation::Tainting;
pub(crate) use files::FileReservation;
pub(crate) use handle::ShownNotice;
pub use handle::Turn;
pub use options::TurnOptions;
pub(crate) use past::{Meets, Remembered};
pub(crate) use prompt::{PromptRun, PromptState};
