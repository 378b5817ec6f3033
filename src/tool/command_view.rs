//! The command view, by its name here.

pub(crate) use crate::command::CommandView;
