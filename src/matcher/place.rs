//! Where paths are relative to.

use std::path::PathBuf;

/// Where paths are relative to: a turn's workspace root, working folder and home.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The workspace's root: what a rule's path patterns are relative to.
    pub root: PathBuf,
    /// The working folder: what a call's paths are relative to.
    pub cwd: PathBuf,
    /// The home folder: what `~` is.
    pub home: PathBuf,
    /// Whether the file system folds case.
    pub fold_case: bool,
}

impl Place {
    /// The place that rule files' examples run at, alike on every machine (`formats.md` 2).
    #[must_use]
    pub fn of_examples() -> Self {
        Self {
            root: PathBuf::from("/workspace"),
            cwd: PathBuf::from("/workspace"),
            home: PathBuf::from("/home/user"),
            fold_case: false,
        }
    }
}
