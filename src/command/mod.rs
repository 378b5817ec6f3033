//! Commands by meaning: patterns over simple commands (`checks.md` 2), and what well-known programs
//! read, write and connect to.

mod client_texts;
mod condition;
mod condition_narrow;
mod effects;
mod inner;
mod pattern;
mod pattern_by_meaning;
mod pattern_defaults;
mod pattern_glob;
mod pattern_leads;
mod pattern_meaning;
mod pattern_text;
mod programs;
mod rows;
mod statements;
mod view;

#[cfg(test)]
mod pattern_tests;
#[cfg(test)]
mod rows_tests;

pub(crate) use condition::{CommandCondition, CommandMatch};
pub(crate) use effects::{
    Effects, HostPart, HostWord, PathUse, PathWord, UNKNOWN, decoded, effects, printed_variables,
};
pub(crate) use pattern::CommandPattern;
pub(crate) use pattern_defaults::default_patterns;
pub(crate) use programs::programs;
pub(crate) use view::CommandView;
