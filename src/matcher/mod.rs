//! The matchers of rule files, compiled: regex, glob, path, domain, JSONPath, fact.

mod domain;
mod error;
mod fact;
mod found;
mod glob;
mod glob_meets;
mod host;
mod host_group;
mod host_range;
mod hosts_in;
mod json_leaves;
mod json_path;
mod path;
mod path_forms;
mod path_glob;
mod place;
mod regex;
mod required;

#[cfg(test)]
mod tests;

pub(crate) use domain::{Cover, DomainPattern};
pub(crate) use error::{PatternError, SpecError};
pub(crate) use fact::Fact;
pub(crate) use found::{Found, Hit, Spot};
pub(crate) use glob::{Glob, NameGlob};
pub(crate) use glob_meets::{alternatives, meets};
pub(crate) use host::{Address, Destination, Host};
pub(crate) use hosts_in::hosts_in;
pub(crate) use json_leaves::{Compact, json_leaves, may_be_json};
pub(crate) use json_path::{JsonPath, with_index, with_name};
pub(crate) use path::{PathError, absolute, has_dot_segments, other_readings, untidied};
pub(crate) use path_forms::other_forms;
pub(crate) use path_glob::PathGlob;
pub use place::Place;
pub(crate) use regex::Regex;
