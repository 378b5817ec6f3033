//! Folders and layers to files: what is read, in which order, and what is refused before it is read.

mod collect;
mod file;
mod folder;
mod read;
#[cfg(test)]
mod tests;
mod walk;

pub(crate) use file::{Collected, SettingsFile, SourceFile, Spoiled};
pub(crate) use folder::{FolderKind, SourceFolder, Sources};
