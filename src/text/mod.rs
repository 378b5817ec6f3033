//! Small services over text that several modules share.

mod canonical;
mod cut;
mod escape;
mod keyed_hash;
mod rfc3339;
mod unique_id;

pub(crate) use canonical::canonical_json;
pub(crate) use cut::cut_marked;
pub(crate) use escape::escape_controls;
#[cfg(test)]
pub(crate) use escape::is_unprintable;
pub(crate) use keyed_hash::{KeyedHash, NoRandomness, hex, random_bytes};
pub(crate) use rfc3339::rfc3339;
pub(crate) use unique_id::unique_id;
