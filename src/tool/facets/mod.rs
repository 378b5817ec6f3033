//! What a call would touch, read out of its arguments.

mod commands;
mod paths;
mod strings;
mod urls;

pub(super) use commands::{command_folder, command_texts, commands};
pub(super) use paths::{can_be_path, paths};
pub(super) use strings::{any_leaf, strings};
pub(super) use urls::urls;
