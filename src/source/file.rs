//! A file that was read.

use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

use super::FolderKind;
use crate::problem::Problem;
use crate::words::Layer;

/// A rule or guardrail file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SourceFile {
    pub(crate) layer: Layer,
    pub(crate) kind: FolderKind,
    /// The file, as the host named its folder.
    pub(crate) path: PathBuf,
    /// Its path under the folder, with `/` between the names.
    pub(crate) rel: String,
    /// Its name without the ending: a gate's name.
    pub(crate) stem: String,
    /// Its text. Where it is spoiled, as much of it as can be shown.
    pub(crate) text: Arc<str>,
    /// Why the text is not the whole file as it is.
    pub(crate) spoiled: Option<Spoiled>,
}

/// Why a file's text is not the whole file as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Spoiled {
    /// These bytes of the text stand for the first ones that are no UTF-8.
    NotUtf8(Range<usize>),
    /// The file is larger than is read; the text is its beginning.
    TooLong,
}

/// A settings file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SettingsFile {
    pub(crate) layer: Layer,
    pub(crate) path: PathBuf,
    pub(crate) text: Arc<str>,
    pub(crate) spoiled: Option<Spoiled>,
}

/// Everything that was found.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Collected {
    /// Files in the order of folders, then of paths.
    pub(crate) files: Vec<SourceFile>,
    /// Settings, as the layers were named.
    pub(crate) settings: Vec<SettingsFile>,
    /// Names that were passed over: hidden ones, other endings.
    pub(crate) skipped: usize,
    /// Folders, links and files that could not be read.
    pub(crate) problems: Vec<Problem>,
}
