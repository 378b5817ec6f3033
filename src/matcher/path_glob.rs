//! Path globs: patterns over paths in absolute form (`formats.md` 3).

use std::borrow::Cow;
use std::sync::OnceLock;

use regex_automata::meta;

use super::glob::{Stars, compile, translate};
use super::{PatternError, Place};

/// A path glob: `*` and `?` stop at `/`, `**` does not, leading dots are ordinary; a pattern that
/// names a folder covers all below it. Relative patterns are relative to the workspace's root.
#[derive(Debug, Clone)]
pub(crate) struct PathGlob {
    text: String,
    anchor: Anchor,
    expression: String,
    exact: meta::Regex,
    /// For file systems that fold case: made when a turn first needs it.
    folded: OnceLock<Option<meta::Regex>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Anchor {
    /// The workspace's root, so many folders up.
    Root { up: usize },
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
        } else if let Some(rest) = text.strip_prefix('/') {
            (Anchor::Absolute, rest)
        } else {
            (Anchor::Root { up: 0 }, text)
        };
        let (up, segments) = tidy(rest);
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
        Ok(Self { text: text.to_owned(), anchor, expression, exact, folded: OnceLock::new() })
    }

    /// The glob as written.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Whether it covers a path in lexical absolute form. `None`: the place has no text form.
    pub(crate) fn is_match(&self, path: &str, place: &Place) -> Option<bool> {
        let base = match self.anchor {
            Anchor::Absolute => return self.rest_matches(path.trim_start_matches('/'), place),
            Anchor::Home => Cow::Borrowed(place.home.to_str()?),
            Anchor::Root { up } => Cow::Borrowed(parent(place.root.to_str()?, up)),
        };
        let base = base.trim_end_matches('/');
        let rest = if place.fold_case {
            let (path, base) = (path.to_lowercase(), base.to_lowercase());
            below(&path, &base).map(str::to_owned).map(Cow::Owned)
        } else {
            below(path, base).map(Cow::Borrowed)
        };
        rest.map_or(Some(false), |rest| self.rest_matches(&rest, place))
    }

    fn rest_matches(&self, rest: &str, place: &Place) -> Option<bool> {
        if !place.fold_case {
            return Some(self.exact.is_match(rest));
        }
        let folded = self.folded.get_or_init(|| compile(&self.text, &self.expression, true).ok());
        folded.as_ref().map(|regex| regex.is_match(rest))
    }
}

/// What stands below a folder, without the slash; empty for the folder itself.
fn below<'t>(path: &'t str, base: &str) -> Option<&'t str> {
    let rest = path.strip_prefix(base)?;
    if rest.is_empty() { Some(rest) } else { rest.strip_prefix('/') }
}

fn parent(path: &str, up: usize) -> &str {
    let mut path = path.trim_end_matches('/');
    for _ in 0..up {
        path = path.rsplit_once('/').map_or("", |(parent, _)| parent);
    }
    path
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
