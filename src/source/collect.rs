//! From sources to files.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::read::Unread;
use super::{Collected, FolderKind, SettingsFile, SourceFolder, Sources, read, walk};
use crate::problem::Problem;
use crate::words::Layer;

impl Sources {
    /// Reads every file. What can't be read is a problem, never silently empty.
    pub(crate) fn collect(&self) -> Collected {
        let mut out = Collected::default();
        let mut sources = self.clone();
        for root in self.roots.iter().filter(|root| !root.is_dir()) {
            missing(root, &mut out);
        }
        for path in &self.whole {
            resolve_whole(path, &mut sources, &mut out);
        }
        // A folder that two names lead to is read once.
        let mut seen: HashSet<(FolderKind, PathBuf)> = HashSet::new();
        for folder in &sources.folders {
            if let Some(root) = resolve(folder, &mut out)
                && seen.insert((folder.kind, root.clone()))
            {
                walk::walk(folder, &root, &mut out);
            }
        }
        for (layer, path, inside) in &sources.settings {
            settings(*layer, path, inside, &mut out);
        }
        out
    }
}

/// What a folder named as a whole is: one like `.agents`, or itself a rules folder.
fn resolve_whole(path: &Path, sources: &mut Sources, out: &mut Collected) {
    if !path.is_dir() {
        return missing(path, out);
    }
    let like_agents =
        ["rules", "guardrails"].iter().any(|name| fs::symlink_metadata(path.join(name)).is_ok());
    if like_agents {
        sources.standard(Layer::Workspace, FolderKind::Rules, path.join("rules"), path);
        sources.standard(Layer::Workspace, FolderKind::Guardrails, path.join("guardrails"), path);
    } else {
        let path = path.to_owned();
        let folder = SourceFolder {
            layer: Layer::Workspace,
            kind: FolderKind::Rules,
            path,
            standard: false,
            inside: None,
        };
        sources.folders.push(folder);
    }
    sources.settings.push((Layer::Workspace, path.join("portcullis.yaml"), path.to_owned()));
}

/// Where a folder lies, links resolved; `None` where it is not read, which is said unless it is a
/// standard folder that is missing.
fn resolve(folder: &SourceFolder, out: &mut Collected) -> Option<PathBuf> {
    let path = &folder.path;
    if let Err(error) = fs::symlink_metadata(path) {
        let absent = matches!(error.kind(), io::ErrorKind::NotFound);
        if !absent {
            unreadable(path, &error, out);
        } else if !folder.standard {
            missing(path, out);
        }
        return None;
    }
    let real = match fs::canonicalize(path) {
        Ok(real) => real,
        Err(error) => {
            unreadable(path, &error, out);
            return None;
        }
    };
    if !real.is_dir() {
        let message = "a folder is looked for here, and this is none";
        out.problems.push(Problem::of_file(path, "not-a-folder", message, "remove it, or make it a folder"));
        return None;
    }
    if let Some(inside) = &folder.inside
        && !fs::canonicalize(inside).is_ok_and(|inside| real.starts_with(inside))
    {
        let message =
            format!("this folder is a link to {}, outside its workspace, so it is not read", real.display());
        let help = "put the files themselves in its place, or let the host name that folder";
        out.problems.push(Problem::of_file(path, "link-leaves-folder", message, help));
        return None;
    }
    Some(real)
}

fn missing(path: &Path, out: &mut Collected) {
    let looked = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let message = format!("there is no such folder: looked at {}", looked.display());
    out.problems.push(Problem::of_file(path, "missing-folder", message, "create it, or name another"));
}

fn unreadable(path: &Path, error: &io::Error, out: &mut Collected) {
    let message = format!("this can't be read: {error}");
    out.problems.push(Problem::of_file(path, "unreadable", message, "make it readable, or remove it"));
}

fn settings(layer: Layer, path: &Path, inside: &Path, out: &mut Collected) {
    match fs::symlink_metadata(path) {
        Ok(_) => {}
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
            return;
        }
        Err(error) => return unreadable(path, &error, out),
    }
    let inside = fs::canonicalize(inside);
    let stays = fs::canonicalize(path).is_ok_and(|real| inside.is_ok_and(|inside| real.starts_with(inside)));
    if !stays {
        let message = "this link leaves its folder, so it is not followed";
        out.problems.push(Problem::of_file(
            path,
            "link-leaves-folder",
            message,
            "put the file itself in its place",
        ));
        return;
    }
    match read::read(path) {
        Ok((text, spoiled)) => {
            out.settings.push(SettingsFile { layer, path: path.to_owned(), text, spoiled });
        }
        Err(Unread::NotRegular) => {
            let message = "this is no regular file, so it is not opened";
            out.problems.push(Problem::of_file(path, "not-regular", message, "remove it"));
        }
        Err(Unread::Exchanged) => {
            let message = "this file changed while it was read";
            out.problems.push(Problem::of_file(path, "unreadable", message, "load again"));
        }
        Err(Unread::Io(error)) => unreadable(path, &error, out),
    }
}
