//! Paths as the file system has them: looked up once before the gates run, off the async threads.

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

use super::FileSystem;
use crate::matcher::Place;

/// Look-ups of one call: more paths than a person names; the rest is told as not looked up.
const LOOK_UPS: usize = 512;

/// What the file system says of a call's paths.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Resolved {
    /// Lexical absolute form to canonical form; an error where it can't be known.
    paths: HashMap<String, Result<String, String>>,
    /// The place with its folders in canonical form.
    place: Place,
}

impl Resolved {
    /// Looks paths up: the deepest existing parent in canonical form, the rest behind it. Blocking.
    ///
    /// The tool looks again when it runs, and may find another link then: that race stays.
    pub(crate) fn look_up(
        files: &dyn FileSystem,
        paths: impl IntoIterator<Item = String>,
        place: &Place,
    ) -> Self {
        let mut looked = 0_usize;
        let paths = paths
            .into_iter()
            .map(|path| {
                looked += 1;
                let found = if looked > LOOK_UPS {
                    Err("the call names more paths than are looked up".to_owned())
                } else {
                    canonical(files, Path::new(&path))
                };
                (path, found)
            })
            .collect();
        let folder = |path: &PathBuf| files.canonical(path).unwrap_or_else(|_| path.clone());
        let place = Place {
            root: folder(&place.root),
            cwd: folder(&place.cwd),
            home: folder(&place.home),
            fold_case: place.fold_case,
        };
        Self { paths, place }
    }

    /// No path could be looked up: none of them is known.
    pub(crate) fn unknown(paths: impl IntoIterator<Item = String>, place: &Place, why: &str) -> Self {
        let paths = paths.into_iter().map(|path| (path, Err(why.to_owned()))).collect();
        Self { paths, place: place.clone() }
    }

    /// The canonical form of a path that was looked up.
    pub(super) fn get(&self, path: &str) -> Option<Result<(&str, &Place), &str>> {
        let found = self.paths.get(path)?;
        Some(found.as_deref().map(|path| (path, &self.place)).map_err(String::as_str))
    }

    /// Whether a path leads elsewhere than its text says, links of the place's own folders aside.
    pub(super) fn lies_elsewhere(&self, path: &str, place: &Place) -> bool {
        let Some(found) = self.paths.get(path) else { return false };
        let Ok(found) = found else { return true };
        let expected =
            [(&place.root, &self.place.root), (&place.cwd, &self.place.cwd), (&place.home, &self.place.home)]
                .into_iter()
                .find_map(|(lexical, canonical)| {
                    Some(canonical.join(Path::new(path).strip_prefix(lexical).ok()?))
                })
                .map_or(Cow::Borrowed(Path::new(path)), Cow::Owned);
        Path::new(found) != expected.as_ref()
    }
}

fn canonical(files: &dyn FileSystem, path: &Path) -> Result<String, String> {
    let mut rest = Vec::new();
    let mut parent = path;
    let found = loop {
        match files.canonical(parent) {
            Ok(found) => break found,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                // A link to nothing is there all the same, and leads where it says.
                if let Ok(target) = files.link(parent) {
                    let target = parent.parent().unwrap_or(Path::new("/")).join(target);
                    return Err(format!("a link to `{}`, which is not there", target.display()));
                }
                let (Some(up), Some(name)) = (parent.parent(), parent.file_name()) else {
                    return Err("no folder above it is there".to_owned());
                };
                rest.push(name);
                parent = up;
            }
            // A file where a folder stands in the path: nothing is there.
            Err(error) if error.kind() == std::io::ErrorKind::NotADirectory => {
                let (Some(up), Some(name)) = (parent.parent(), parent.file_name()) else {
                    return Err(error.to_string());
                };
                rest.push(name);
                parent = up;
            }
            Err(error) => return Err(error.to_string()),
        }
    };
    let whole = rest.iter().rev().fold(found, |path, name| path.join(name));
    whole.into_os_string().into_string().map_err(|_| "its canonical form is no UTF-8".to_owned())
}
