//! One file from memory: what the tests and the fuzz targets read.

use std::path::PathBuf;
use std::sync::Arc;

use super::names::{self, Taken};
use super::one::{self, Read};
use crate::source::{FolderKind, SourceFile};
use crate::words::Layer;

/// Reads one file from memory, as if it lay as `name` (`no-push.md`) in a workspace's folder of this
/// kind.
pub(crate) fn read_text(name: &str, kind: FolderKind, text: &str) -> Read {
    let stem = name.rsplit('/').next().unwrap_or(name);
    let stem = stem.rsplit_once('.').map_or(stem, |(stem, _)| stem);
    let long = text.len() > crate::bounds::RULE_FILE_BYTES;
    let file = SourceFile {
        layer: Layer::Workspace,
        kind,
        path: PathBuf::from(name),
        rel: name.to_owned(),
        stem: stem.to_owned(),
        text: Arc::from(text),
        spoiled: long.then_some(crate::source::Spoiled::TooLong),
    };
    let mut read = one::read(&file);
    read.problems.extend(names::check(&[Taken { file: &file, kind: read.takes }]));
    if read.problems.iter().any(|p| p.level == crate::problem::ProblemLevel::Error) {
        read.gate = None;
    }
    read
}
