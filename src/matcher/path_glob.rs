//! Path globs: patterns over paths in absolute form (`formats.md` 3).

use std::borrow::Cow;
use std::sync::OnceLock;

use regex_automata::meta;
use unicode_normalization::UnicodeNormalization as _;

use super::glob::{Stars, compile, translate};
use super::glob_meets::{alternatives, meets};
use super::path::folder;
use super::{PatternError, Place};
use crate::bounds;

/// A path glob: `*` and `?` stop at `/`, `**` does not, leading dots are ordinary; a pattern that
/// names a folder covers all below it. Relative patterns are relative to the workspace's root.
#[derive(Debug, Clone)]
pub(crate) struct PathGlob {
    text: String,
    anchor: Anchor,
    /// Its segments below the anchor.
    names: Vec<String>,
    expression: String,
    exact: meta::Regex,
    /// For file systems that fold case: made when a turn first needs it.
    folded: OnceLock<Option<meta::Regex>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Anchor {
    /// The workspace's root, so many folders up.
    Root {
        up: usize,
    },
    Home,
    Absolute,
}

impl PathGlob {
    /// Compiles a path glob.
    ///
    /// # Errors
    /// No glob; a pattern for another user's home; an empty one.
    pub(crate) fn parse(text: &str) -> Result<Self, PatternError> {
        if text.is_empty() || text.contains('\0') {
            return Err(PatternError::new(
                "an empty path, or one with a null byte, covers nothing",
                "write `**` for everything in the workspace",
            ));
        }
        if text.get(..5).is_some_and(|scheme| scheme.eq_ignore_ascii_case("file:")) {
            return Err(PatternError::new(
                format!("`{text}` is a URL"),
                "write the path alone, such as `/etc/**` or `src/*.rs`",
            ));
        }
        let (anchor, rest) = if text == "~" {
            (Anchor::Home, "")
        } else if let Some(rest) = text.strip_prefix("~/") {
            (Anchor::Home, rest)
        } else if text.starts_with('~') {
            return Err(PatternError::new(
                format!("`{text}` is in the home of another user"),
                "write the absolute path; `~/` is the home of the user who runs the agent",
            ));
        } else if drive(text).is_some() {
            if text.get(1..).is_some_and(|rest| rest.starts_with(":\\")) {
                return Err(PatternError::new(
                    format!("`{text}` is written with back slashes, which take the next character as it is"),
                    format!("write `{}`", text.replace('\\', "/")),
                ));
            }
            (Anchor::Absolute, text)
        } else if let Some(rest) = text.strip_prefix('/') {
            (Anchor::Absolute, rest)
        } else {
            (Anchor::Root { up: 0 }, text)
        };
        let (up, mut segments) = tidy(rest);
        // `data/**` is all of `data`, the folder too: what packs or lists it reaches what is in it.
        while segments.len() > 1
            && segments.last() == Some(&"**")
            && segments.iter().rev().nth(1).is_some_and(|above| !is_special(above))
        {
            segments.pop();
        }
        let drive = drive(text).map(|drive| format!("{}:", drive.to_ascii_uppercase()));
        if let (Some(drive), Some(first)) = (&drive, segments.first_mut()) {
            *first = drive;
        }
        let anchor = match anchor {
            Anchor::Root { .. } => Anchor::Root { up },
            Anchor::Home if up > 0 => {
                return Err(PatternError::new(
                    format!("`{text}` leaves the home"),
                    "write the absolute path",
                ));
            }
            other => other,
        };
        let pattern = segments.join("/");
        let translated = translate(&pattern, Stars::Segments)?;
        // All below what the pattern names; an empty pattern names the anchor itself.
        let expression =
            if pattern.is_empty() { String::from(".*") } else { format!("(?:{translated})(?:/.*)?") };
        let exact = compile(text, &expression, false)?;
        let names = segments.iter().map(|&s| s.to_owned()).collect();
        Ok(Self { text: text.to_owned(), anchor, names, expression, exact, folded: OnceLock::new() })
    }

    /// The glob as written.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// One of these stands in every path that it covers, ASCII letters in either case; not where case is
    /// folded and the path is not ASCII.
    pub(crate) fn required(&self) -> Option<Vec<Vec<u8>>> {
        super::required::required(&regex_syntax::parse(&format!("(?s){}", self.expression)).ok()?)
    }

    /// Whether it covers a path in lexical absolute form. `None`: the place has no text form.
    pub(crate) fn is_match(&self, path: &str, place: &Place) -> Option<bool> {
        let base = match self.anchor {
            Anchor::Absolute => return self.rest_matches(path.trim_start_matches('/'), place),
            Anchor::Home => folder(place.home.to_str()?),
            Anchor::Root { up } => above(folder(place.root.to_str()?), up),
        };
        let base = base.trim_end_matches('/');
        let rest = if place.fold_case {
            let (path, base) = (folded(path), folded(base));
            below(&path, &base).map(str::to_owned).map(Cow::Owned)
        } else {
            below(path, base).map(Cow::Borrowed)
        };
        rest.map_or(Some(false), |rest| self.rest_matches(&rest, place))
    }

    /// Whether a word that the shell expands (`data/*/key`), or one that means all below it, may reach
    /// what the pattern covers. `path` is in absolute form; compared name by name, in doubt `true`.
    pub(crate) fn may_meet(&self, path: &str, place: &Place, recursive: bool) -> bool {
        let base = match self.anchor {
            Anchor::Absolute => Some(Cow::Borrowed("")),
            Anchor::Home => place.home.to_str().map(folder),
            Anchor::Root { up } => place.root.to_str().map(|root| above(folder(root), up)),
        };
        let Some(base) = base else { return true };
        let names = base.split('/').chain(self.names.iter().map(String::as_str));
        let names: Vec<&str> = names.filter(|name| !name.is_empty()).collect();
        let words: Vec<&str> = path.split('/').filter(|word| !word.is_empty()).collect();
        // Braces over several segments: how many there are can't be told.
        let odd = |part: &&str| part.matches('{').count() != part.matches('}').count();
        let many = words.len().saturating_mul(names.len()) > bounds::PATH_COMPARISONS;
        if many || words.iter().any(odd) || names.iter().any(odd) {
            return true;
        }
        segments_meet(&words, &names, recursive, place.fold_case)
    }

    /// Whether a path of which only the rest is known (`/secrets/key` of `$D/secrets/key`) may be
    /// covered: the pattern ends in names of which the first is literal, and the rest begins a name.
    pub(crate) fn may_end_in(&self, rest: &str, place: &Place) -> bool {
        let rest: Vec<&str> = rest.split('/').filter(|s| !s.is_empty()).collect();
        if rest.is_empty() {
            return false;
        }
        self.names.iter().enumerate().any(|(from, name)| {
            let literal = !is_special(name);
            literal
                && (0..rest.len()).any(|at| {
                    let word = rest.get(at..).unwrap_or_default();
                    let names = self.names.get(from..).unwrap_or_default();
                    let enough = word.len() >= names.iter().take_while(|n| *n != "**").count();
                    // What is known before fits too: `$D/other/key` is no `secrets/key`.
                    let known = rest.get(..at).unwrap_or_default().iter().rev();
                    let above = self.names.get(..from).unwrap_or_default().iter().rev();
                    enough
                        && known
                            .zip(above.take_while(|n| *n != "**"))
                            .all(|(word, name)| may_be_same(word, name, place.fold_case))
                        && word
                            .iter()
                            .zip(names.iter().take_while(|n| *n != "**"))
                            .all(|(word, name)| may_be_same(word, name, place.fold_case))
                })
        })
    }

    fn rest_matches(&self, rest: &str, place: &Place) -> Option<bool> {
        if !place.fold_case {
            return Some(self.exact.is_match(rest));
        }
        let make = || compile(&self.text, &self.expression.nfc().collect::<String>(), true).ok();
        let regex = self.folded.get_or_init(make).as_ref()?;
        Some(if rest.is_ascii() {
            regex.is_match(rest)
        } else {
            regex.is_match(&rest.nfc().collect::<String>())
        })
    }
}

/// What stands below a folder, without the slash; empty for the folder itself.
fn below<'t>(path: &'t str, base: &str) -> Option<&'t str> {
    let rest = path.strip_prefix(base)?;
    if rest.is_empty() { Some(rest) } else { rest.strip_prefix('/') }
}

/// A folder so many folders up.
fn above(path: Cow<'_, str>, up: usize) -> Cow<'_, str> {
    if up == 0 {
        return path;
    }
    let mut parent = path.trim_end_matches('/');
    for _ in 0..up {
        parent = parent.rsplit_once('/').map_or("", |(parent, _)| parent);
    }
    Cow::Owned(parent.to_owned())
}

/// A text as file systems that fold case compare it: they fold composition too.
fn folded(text: &str) -> String {
    if text.is_ascii() { text.to_ascii_lowercase() } else { text.nfc().collect::<String>().to_lowercase() }
}

/// The letter of a pattern's drive.
fn drive(text: &str) -> Option<char> {
    let mut chars = text.chars();
    match (chars.next(), chars.next(), chars.next()) {
        (Some(letter), Some(':'), Some('/' | '\\')) if letter.is_ascii_alphabetic() => Some(letter),
        _ => None,
    }
}

/// A pattern's segments with `.`, `..` and double slashes undone, and how many folders it leaves.
fn tidy(pattern: &str) -> (usize, Vec<&str>) {
    let mut up = 0;
    let mut segments: Vec<&str> = Vec::new();
    for segment in pattern.split('/') {
        match segment {
            "" | "." => {}
            ".." => {
                if segments.pop().is_none() {
                    up += 1;
                }
            }
            name => segments.push(name),
        }
    }
    (up, segments)
}

/// Whether a word's segments and a pattern's can be of one path; `**` stands for any number of segments on
/// either side. A pattern that ends covers all below it; a word that ends above the pattern meets it where
/// the word is taken with all below it (`recursive`).
fn segments_meet(words: &[&str], names: &[&str], recursive: bool, fold_case: bool) -> bool {
    // Column by column from the pattern's end: `below[i]` says whether `words[i..]` meets the names after.
    let mut below = vec![true; words.len() + 1];
    for (at, name) in names.iter().enumerate().rev() {
        let only_stars = names.iter().skip(at).all(|name| *name == "**");
        let mut here = vec![false; words.len() + 1];
        for i in (0..=words.len()).rev() {
            let after = |row: &[bool], i: usize| row.get(i).copied().unwrap_or(false);
            let met = match (words.get(i), *name) {
                (None, _) => recursive || only_stars,
                (Some(_), "**") => after(&below, i) || after(&here, i + 1),
                (Some(&"**"), _) => after(&here, i + 1) || after(&below, i),
                (Some(word), name) => after(&below, i + 1) && may_be_same(word, name, fold_case),
            };
            if let Some(cell) = here.get_mut(i) {
                *cell = met;
            }
        }
        below = here;
    }
    below.first().copied().unwrap_or(true)
}

fn is_special(name: &str) -> bool {
    name.contains(['*', '?', '[', '{', '\\'])
}

/// Whether two names, each perhaps a glob, may be the same.
fn may_be_same(word: &str, pattern: &str, fold_case: bool) -> bool {
    if fold_case {
        return may_be_same(&folded(word), &folded(pattern), false);
    }
    match (is_special(word), is_special(pattern)) {
        (false, false) => word == pattern,
        (true, true) => globs_meet(word, pattern),
        (true, false) => glob_matches(word, pattern),
        (false, true) => glob_matches(pattern, word),
    }
}

/// Whether two globs have a name in common; what is too much to compare is taken to have.
fn globs_meet(a: &str, b: &str) -> bool {
    let (Some(a), Some(b)) = (alternatives(a), alternatives(b)) else { return true };
    a.iter().any(|a| b.iter().any(|b| meets(a, b)))
}

fn glob_matches(glob: &str, name: &str) -> bool {
    if glob.contains(['[', '{', '\\']) {
        return translate(glob, Stars::Segments)
            .and_then(|e| compile(glob, &e, false))
            .map_or(true, |r| r.is_match(name));
    }
    super::NameGlob::new(glob).is_match_exact(name)
}
