//! A word's path, lexically: the line's moves, `~`, `$HOME` and `$PWD` put in, `.` and `..` folded.

use super::types::{PathUse, PathWord, UNKNOWN};
use crate::matcher::Place;
use crate::shell::{Piece, Word};

/// The folder that a command's relative paths start from, and the home.
#[derive(Debug, Clone)]
pub(super) struct Folder {
    /// `None`: not known.
    cwd: Option<String>,
    home: String,
}

/// A word with everything known put in.
struct Filled {
    text: String,
    tail: String,
    /// With [`UNKNOWN`] where a part is unknown.
    shape: String,
    unknown: bool,
    glob: bool,
    /// Begins at a folder that is not known (`~user`, `$D/x`).
    rootless: bool,
}

impl Folder {
    pub(super) fn new(place: &Place, moves: &[Word]) -> Self {
        let mut folder = Self {
            cwd: Some(join("/", &place.cwd.to_string_lossy())),
            home: join("/", &place.home.to_string_lossy()),
        };
        for word in moves {
            folder.go(word);
        }
        folder
    }

    /// Moves to the folder that a word names.
    pub(super) fn go(&mut self, word: &Word) {
        let text = word.text();
        self.cwd = if text == "-" || text.starts_with('+') {
            None
        } else if text.is_empty() && word.is_known() {
            Some(self.home.clone())
        } else {
            let filled = self.fill(word);
            if filled.glob { None } else { self.absolute(&filled) }
        };
    }

    fn absolute(&self, filled: &Filled) -> Option<String> {
        if filled.unknown || filled.rootless {
            None
        } else if filled.text.starts_with('/') {
            Some(join("/", &filled.text))
        } else {
            self.cwd.as_deref().map(|cwd| join(cwd, &filled.text))
        }
    }

    /// The absolute path with its `..` left in, where it has one.
    fn untidied(&self, filled: &Filled) -> Option<String> {
        let leaves = filled.text.split('/').any(|name| name == "..");
        if !leaves || filled.unknown || filled.rootless || filled.glob {
            None
        } else if filled.text.starts_with('/') {
            Some(filled.text.clone())
        } else {
            self.cwd.as_deref().map(|cwd| format!("{cwd}/{}", filled.text))
        }
    }

    /// The absolute form with what is unknown marked; `None` where nothing is.
    fn shape(&self, filled: &Filled) -> Option<String> {
        let shape = filled.shape.as_str();
        if filled.rootless {
            return Some(format!("{UNKNOWN}{shape}"));
        }
        if shape.starts_with(UNKNOWN) {
            return Some(shape.to_owned());
        }
        if shape.starts_with('/') {
            return filled.unknown.then(|| fold("/", shape));
        }
        match &self.cwd {
            Some(cwd) => filled.unknown.then(|| fold(cwd, shape)),
            None => Some(format!("{UNKNOWN}/{shape}")),
        }
    }

    fn fill(&self, word: &Word) -> Filled {
        let special = |c: char| matches!(c, '*' | '?' | '[' | '{');
        let glob = word
            .pieces
            .iter()
            .any(|p| matches!(p, Piece::Text { text, quoted: false } if text.contains(special)));
        let mut out = Filled {
            text: String::new(),
            tail: String::new(),
            shape: String::new(),
            unknown: false,
            glob,
            rootless: false,
        };
        let push = |out: &mut Filled, text: &str, escape: bool| {
            out.shape.push_str(text);
            if !escape {
                out.text.push_str(text);
                out.tail.push_str(text);
                return;
            }
            for c in text.chars() {
                if special(c) || matches!(c, ']' | '}' | ',' | '\\') {
                    out.text.push('\\');
                    out.tail.push('\\');
                }
                out.text.push(c);
                out.tail.push(c);
            }
        };
        for (i, piece) in word.pieces.iter().enumerate() {
            match piece {
                Piece::Text { text, quoted: false } if i == 0 && text.starts_with('~') => {
                    let (user, rest) = match text.find('/') {
                        Some(at) => (text.get(..at), text.get(at..).unwrap_or_default()),
                        None => (Some(text.as_str()), ""),
                    };
                    match (user.unwrap_or_default(), &self.cwd) {
                        ("~", _) => push(&mut out, &self.home, glob),
                        ("~+", Some(cwd)) => push(&mut out, cwd, glob),
                        _ => out.rootless = true,
                    }
                    push(&mut out, rest, false);
                }
                Piece::Text { text, quoted } => push(&mut out, text, glob && *quoted),
                Piece::Unknown { name, .. } => match (name.as_deref(), &self.cwd) {
                    (Some("HOME"), _) => push(&mut out, &self.home, glob),
                    (Some("PWD"), Some(cwd)) => push(&mut out, cwd, glob),
                    _ => {
                        out.unknown = true;
                        out.shape.push(UNKNOWN);
                        out.tail.clear();
                    }
                },
            }
        }
        out
    }

    /// What a word says as a path.
    pub(super) fn path(&self, word: &Word, role: PathUse, recursive: bool) -> PathWord {
        let filled = self.fill(word);
        PathWord {
            path: self.absolute(&filled),
            behind_links: self.untidied(&filled),
            shape: self.shape(&filled),
            role,
            certain: !filled.unknown && !filled.glob && role != PathUse::Unknown,
            glob: filled.glob,
            recursive,
            text: if filled.glob { filled.text } else { word.str().into_owned() },
            tail: filled.tail,
            to: None,
            span: word.span.clone(),
        }
    }

    /// The same of a plain text (a literal of code).
    pub(super) fn path_of(&self, text: &str, role: PathUse, span: std::ops::Range<usize>) -> PathWord {
        let quoted = !text.starts_with('~');
        let piece = Piece::Text { text: text.to_owned(), quoted };
        self.path(&Word { pieces: vec![piece], span }, role, false)
    }
}

/// Joins like [`join`]; a `..` behind an unknown part leads nowhere known, and stays unknown.
fn fold(base: &str, path: &str) -> String {
    let base = if path.starts_with('/') { "" } else { base };
    let mut parts: Vec<&str> = Vec::new();
    for part in base.split('/').chain(path.split('/')) {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|last| last.contains(UNKNOWN)) => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    format!("/{}", parts.join("/"))
}

/// Joins and folds `.`, `..` and empty segments; `..` at the root stays there.
pub(super) fn join(base: &str, path: &str) -> String {
    let base = if path.starts_with('/') { "" } else { base };
    let mut out = String::with_capacity(base.len() + path.len() + 1);
    for part in base.split('/').chain(path.split('/')) {
        match part {
            "" | "." => {}
            ".." => out.truncate(out.rfind('/').unwrap_or(0)),
            part => {
                out.push('/');
                out.push_str(part);
            }
        }
    }
    if out.is_empty() { "/".to_owned() } else { out }
}
