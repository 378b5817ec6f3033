//! Commands by meaning: patterns over simple commands (`checks.md` 2), and what well-known programs
//! read, write and connect to.

mod effects;
mod view;

pub(crate) use effects::{
    Code, DataWord, Effects, HostWord, PathUse, PathWord, decoded, effects, printed_variables,
};
pub(crate) use view::CommandView;
