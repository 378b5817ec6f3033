//! Paths as the file system has them: looked up once before the gates run, off the async threads.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use super::FileSystem;
use crate::matcher::Place;

/// Look-ups of one call: more paths than a person names; the rest is told as not looked up.
const LOOK_UPS: usize = 512;

/// What the file system says of a call's paths.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Resolved {
    /// By lexical absolute form, in order.
    paths: Vec<(String, Leads)>,
    /// The place with its folders in canonical form, where that differs.
    place: Option<Place>,
    /// Why nothing could be looked up, where nothing could.
    failed: Option<String>,
}

/// Where a path leads.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Leads {
    /// Where its text says: no link is in it.
    Here,
    /// To this canonical form.
    To(String),
    /// That can't be known.
    Unknown(String),
}

impl Resolved {
    /// Looks paths up: the deepest existing parent in canonical form, the rest behind it. May block.
    ///
    /// The tool looks again when it runs, and may find another link then: that race stays.
    pub(crate) fn look_up(files: &dyn FileSystem, mut paths: Vec<String>, place: &Place) -> Self {
        paths.sort_unstable();
        paths.dedup();
        let look_up = |(at, path): (usize, String)| {
            let leads = if at >= LOOK_UPS {
                Leads::Unknown("the call names more paths than are looked up".to_owned())
            } else {
                match canonical(files, Path::new(&path)) {
                    Ok(found) if found == path => Leads::Here,
                    Ok(found) => Leads::To(found),
                    Err(why) => Leads::Unknown(why),
                }
            };
            (path, leads)
        };
        let paths = paths.into_iter().enumerate().map(look_up).collect();
        let folder = |path: &PathBuf| files.canonical(path).ok().filter(|found| found != path);
        let (root, home) = (folder(&place.root), folder(&place.home));
        let cwd = if place.cwd == place.root { root.clone() } else { folder(&place.cwd) };
        let moved = root.is_some() || cwd.is_some() || home.is_some();
        let place = moved.then(|| Place {
            root: root.unwrap_or_else(|| place.root.clone()),
            cwd: cwd.unwrap_or_else(|| place.cwd.clone()),
            home: home.unwrap_or_else(|| place.home.clone()),
            fold_case: place.fold_case,
        });
        Self { paths, place, failed: None }
    }

    /// No path could be looked up: none of them is known.
    pub(crate) fn unknown(mut paths: Vec<String>, why: &str) -> Self {
        paths.sort_unstable();
        paths.dedup();
        Self {
            paths: paths.into_iter().map(|path| (path, Leads::Unknown(why.to_owned()))).collect(),
            place: None,
            failed: Some(why.to_owned()),
        }
    }

    /// Why nothing could be looked up, where nothing could.
    pub(super) fn failed(&self) -> Option<&str> {
        self.failed.as_deref()
    }

    fn leads(&self, path: &str) -> Option<&Leads> {
        let at = self.paths.binary_search_by(|(one, _)| one.as_str().cmp(path)).ok()?;
        self.paths.get(at).map(|(_, leads)| leads)
    }

    /// The canonical form of a path that was looked up, with the place that patterns are relative to there;
    /// none where both are as written. `place`: as written.
    pub(super) fn get<'r>(
        &'r self,
        path: &'r str,
        place: &'r Place,
    ) -> Option<Result<(&'r str, &'r Place), &'r str>> {
        let found = match self.leads(path)? {
            Leads::Here if self.place.is_none() => return None,
            Leads::Here => Ok(path),
            Leads::To(found) => Ok(found.as_str()),
            Leads::Unknown(why) => Err(why.as_str()),
        };
        Some(found.map(|path| (path, self.place.as_ref().unwrap_or(place))))
    }

    /// Whether a path leads elsewhere than its text says, links of the place's own folders aside.
    pub(super) fn lies_elsewhere(&self, path: &str, place: &Place) -> bool {
        let found = match self.leads(path) {
            None => return false,
            Some(Leads::Here) => path,
            Some(Leads::To(found)) => found,
            Some(Leads::Unknown(_)) => return true,
        };
        let there = self.place.as_ref().unwrap_or(place);
        let expected = [(&place.root, &there.root), (&place.cwd, &there.cwd), (&place.home, &there.home)]
            .into_iter()
            .find_map(|(lexical, canonical)| {
                Some(canonical.join(Path::new(path).strip_prefix(lexical).ok()?))
            })
            .map_or(Cow::Borrowed(Path::new(path)), Cow::Owned);
        Path::new(found) != expected.as_ref()
    }
}

/// Links to what is not there that are followed in one path, as many as the kernel follows.
const LINKS: usize = 40;

/// A path with its links followed. A link to nothing leads where it says: what is written there is made there.
fn canonical(files: &dyn FileSystem, path: &Path) -> Result<String, String> {
    let mut path = Cow::Borrowed(path);
    for _ in 0..LINKS {
        match deepest(files, &path)? {
            Deepest::Found(found) => {
                return found
                    .into_os_string()
                    .into_string()
                    .map_err(|_| "its canonical form is no UTF-8".to_owned());
            }
            Deepest::Link(to) => path = Cow::Owned(to),
        }
    }
    Err("too many links lead to one another".to_owned())
}

enum Deepest {
    Found(PathBuf),
    /// A link to nothing on the way: where it leads, with what stands behind it.
    Link(PathBuf),
}

/// The deepest existing parent in canonical form, with the rest behind it.
fn deepest(files: &dyn FileSystem, path: &Path) -> Result<Deepest, String> {
    let mut rest = Vec::new();
    let mut parent = path;
    let behind =
        |rest: &[&std::ffi::OsStr], base: PathBuf| rest.iter().rev().fold(base, |path, name| path.join(name));
    loop {
        match files.canonical(parent) {
            Ok(found) => return Ok(Deepest::Found(behind(&rest, found))),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                if let Ok(target) = files.link(parent) {
                    let target = parent.parent().unwrap_or(Path::new("/")).join(target);
                    return Ok(Deepest::Link(behind(&rest, target)));
                }
            }
            // A file where a folder stands in the path: nothing is there.
            Err(error) if error.kind() == std::io::ErrorKind::NotADirectory => {}
            Err(error) => return Err(error.to_string()),
        }
        let (Some(up), Some(name)) = (parent.parent(), parent.file_name()) else {
            return Err("no folder above it is there".to_owned());
        };
        rest.push(name);
        parent = up;
    }
}
