//! The matchers of rule files, compiled: regex, glob, path, domain, JSONPath, fact.

mod domain;
mod error;
mod found;
mod place;

pub(crate) use domain::{Address, DomainPattern, Host};
pub(crate) use error::{PatternError, SpecError};
pub(crate) use found::{Found, Hit, Spot};
pub use place::Place;
