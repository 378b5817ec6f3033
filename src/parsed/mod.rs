//! Parsed files: front matter as a tree in which every value knows its place, and the body.

mod front_matter;
mod gates;
mod globs;
mod keys;
mod scalar;
#[cfg(test)]
mod tests;
mod tree;
mod yaml;

pub(crate) use front_matter::{Split, split};
pub(crate) use gates::{gates_by_fields, gates_by_lines, is_definition};
pub(crate) use globs::{list as glob_list, mask as mask_globs};
pub(crate) use keys::{KeyIs, classify, closest};
pub(crate) use tree::{Entries, Key, Node, Value};
pub(crate) use yaml::{Fault, Tree, read as read_yaml};
