//! The matchers of rule files, compiled: regex, glob, path, domain, JSONPath, fact.

mod found;
mod place;

pub(crate) use found::{Found, Hit, Spot};
pub use place::Place;
