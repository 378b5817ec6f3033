//! Walking one folder: recursively, in a stable order, never out of it.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::read::Unread;
use super::{Collected, FolderKind, SourceFile, SourceFolder, read};
use crate::bounds;
use crate::problem::Problem;

/// Walks `folder`, which is the folder `root` once links are resolved.
pub(super) fn walk(folder: &SourceFolder, root: &Path, out: &mut Collected) {
    let mut walk = Walk { folder, root, seen: HashSet::from([root.to_owned()]), entries: 0, out };
    // Folders still to be read; the last is next. Each with its path as named, and under the folder.
    let mut open = vec![(folder.path.clone(), String::new(), 0_usize)];
    while let Some((path, rel, depth)) = open.pop() {
        let mut below = walk.one(&path, &rel, depth);
        below.reverse();
        open.extend(below);
        if walk.entries > bounds::SOURCE_ENTRIES {
            let message = format!("this folder holds more than {} names", bounds::SOURCE_ENTRIES);
            let help = "name a folder that holds rule files only";
            walk.out.problems.push(Problem::of_file(&folder.path, "folder-too-large", message, help));
            return;
        }
    }
}

struct Walk<'a> {
    folder: &'a SourceFolder,
    root: &'a Path,
    /// Folders that were read, links resolved: none is read twice.
    seen: HashSet<PathBuf>,
    entries: usize,
    out: &'a mut Collected,
}

impl Walk<'_> {
    /// Reads one folder's files, and gives the folders in it.
    fn one(&mut self, path: &Path, rel: &str, depth: usize) -> Vec<(PathBuf, String, usize)> {
        let mut names = Vec::new();
        match fs::read_dir(path) {
            Ok(entries) => {
                for entry in entries {
                    self.entries += 1;
                    if self.entries > bounds::SOURCE_ENTRIES {
                        return Vec::new();
                    }
                    match entry {
                        Ok(entry) => names.push(entry.file_name()),
                        Err(error) => self.unreadable(path, &error.to_string()),
                    }
                }
            }
            Err(error) => self.unreadable(path, &error.to_string()),
        }
        names.sort();
        let mut below = Vec::new();
        for name in names {
            let shown = name.to_string_lossy().into_owned();
            if shown.starts_with('.') {
                self.out.skipped += 1;
                continue;
            }
            let path = path.join(&name);
            let rel = if rel.is_empty() { shown.clone() } else { format!("{rel}/{shown}") };
            let Some(kind) = self.look(&path) else { continue };
            if kind.is_dir() {
                if depth + 1 >= bounds::SOURCE_DEPTH {
                    let message = format!("folders are nested more than {} deep here", bounds::SOURCE_DEPTH);
                    self.problem(&path, "folder-too-deep", message, "move the files up");
                } else if self.is_new(&path) {
                    below.push((path, rel, depth + 1));
                }
            } else if !self.is_ours(&shown) {
                self.out.skipped += 1;
            } else if kind.is_file() {
                self.file(path, rel, &shown);
            } else {
                self.not_regular(&path);
            }
        }
        below
    }

    /// What stands at `path`, links resolved; `None` where it may not be followed, which is said.
    fn look(&mut self, path: &Path) -> Option<fs::FileType> {
        let own = match fs::symlink_metadata(path) {
            Ok(own) => own.file_type(),
            Err(error) => {
                self.unreadable(path, &error.to_string());
                return None;
            }
        };
        if !own.is_symlink() {
            return Some(own);
        }
        let target = match fs::canonicalize(path) {
            Ok(target) => target,
            Err(error) => {
                let message = format!("this link leads nowhere: {error}");
                self.problem(path, "broken-link", message, "remove the link, or put the file in its place");
                return None;
            }
        };
        if !target.starts_with(self.root) {
            let message = "this link leaves its folder, so it is not followed";
            self.problem(path, "link-leaves-folder", message, "put the file itself in its place");
            return None;
        }
        match fs::metadata(&target) {
            Ok(target) => Some(target.file_type()),
            Err(error) => {
                self.unreadable(path, &error.to_string());
                None
            }
        }
    }

    /// Whether a folder has not been read yet (a link may lead back to one).
    fn is_new(&mut self, path: &Path) -> bool {
        match fs::canonicalize(path) {
            Ok(real) if real.starts_with(self.root) => self.seen.insert(real),
            Ok(_) => {
                let message = "this folder now lies elsewhere, so it is not read";
                self.problem(path, "link-leaves-folder", message, "put the files themselves in its place");
                false
            }
            Err(error) => {
                self.unreadable(path, &error.to_string());
                false
            }
        }
    }

    /// Whether the ending is one that this kind of folder is read for. Endings in capitals count, so
    /// that `RULE.MD` is not lost.
    fn is_ours(&self, name: &str) -> bool {
        let Some((_, ending)) = name.rsplit_once('.') else { return false };
        let ending = ending.to_ascii_lowercase();
        match self.folder.kind {
            FolderKind::Rules => matches!(ending.as_str(), "md" | "mdc"),
            FolderKind::Guardrails => matches!(ending.as_str(), "md" | "mdc" | "json" | "yaml" | "yml"),
        }
    }

    fn file(&mut self, path: PathBuf, rel: String, name: &str) {
        // A folder above may have been exchanged for a link meanwhile: what is read is the place that
        // was looked at.
        let real = match fs::canonicalize(&path) {
            Ok(real) if real.starts_with(self.root) => real,
            Ok(_) => {
                let message = "this file now lies outside its folder, so it is not read";
                return self.problem(
                    &path,
                    "link-leaves-folder",
                    message,
                    "put the file itself in its place",
                );
            }
            Err(error) => return self.unreadable(&path, &error.to_string()),
        };
        let (text, spoiled) = match read::read(&real) {
            Ok(read) => read,
            Err(Unread::NotRegular) => return self.not_regular(&path),
            Err(Unread::Exchanged) => {
                let help = "load again";
                return self.problem(&path, "unreadable", "this file changed while it was read", help);
            }
            Err(Unread::Io(error)) => return self.unreadable(&path, &error.to_string()),
        };
        let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem).to_owned();
        let (layer, kind) = (self.folder.layer, self.folder.kind);
        self.out.files.push(SourceFile { layer, kind, path, rel, stem, text, spoiled });
    }

    fn not_regular(&mut self, path: &Path) {
        let message = "this is no regular file (a pipe, a socket or a device), so it is not opened";
        self.problem(path, "not-regular", message, "remove it");
    }

    fn unreadable(&mut self, path: &Path, error: &str) {
        let message = format!("this can't be read: {error}");
        self.problem(path, "unreadable", message, "make it readable, or remove it");
    }

    fn problem(&mut self, path: &Path, code: &'static str, message: impl Into<String>, help: &str) {
        self.out.problems.push(Problem::of_file(path, code, message, help));
    }
}
