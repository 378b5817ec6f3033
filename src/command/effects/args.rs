//! A command's words split into flags and operands, by the flags that take a value.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

use memchr::memmem;

use crate::shell::{Piece, Word};

/// A flag without its dashes, with its value where it takes one.
#[derive(Debug, Clone)]
pub(super) struct Flag {
    pub(super) name: String,
    pub(super) value: Option<Word>,
}

/// Flags and operands.
#[derive(Debug, Clone, Default)]
pub(super) struct Args {
    pub(super) flags: Vec<Flag>,
    pub(super) operands: Vec<Word>,
    /// How many operands stand before `--`; all of them where there is none.
    pub(super) before_dashes: usize,
    pub(super) dashes: bool,
}

/// How words are split.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Style<'a> {
    /// Flags that take a value: lists of names, separated by blanks.
    pub(super) valued: &'a [&'a str],
    /// Long flags have one dash (`find`, `openssl`).
    pub(super) single_dash: bool,
    /// Flags end at the first operand (interpreters).
    pub(super) stop_at_operand: bool,
}

/// Whether a list of names, separated by blanks, has a flag. A long one may be cut short.
pub(super) fn lists(list: &str, name: &str) -> bool {
    words_with(list, name).any(|whole| whole || name.len() > 3)
}

/// Programs with flags whose value is text for people, and those flags.
const TEXTS: &[(&str, &str)] = &[
    (
        "gh glab hub tea jira linear bb az",
        "-b --body -m --message -t --title --search --notes -d --description --subject --comment -n --note --query",
    ),
    ("svn hg jj bd sl fossil", "-m --message --description"),
];

/// The words of a program without the texts for people among them (`gh issue create --body TEXT`): they are no
/// paths, whatever they speak of.
pub(super) fn text_options<'w>(program: &str, words: &'w [Word]) -> Cow<'w, [Word]> {
    let row = TEXTS.iter().find(|(names, _)| names.split_ascii_whitespace().any(|n| n == program));
    let Some((_, flags)) = row else { return Cow::Borrowed(words) };
    let is_text = |flag: &str| flags.split_ascii_whitespace().any(|f| f == flag);
    let mut out = Vec::with_capacity(words.len());
    let mut all = words.iter();
    while let Some(word) = all.next() {
        let text = word.str();
        if is_text(&text) {
            all.next();
        } else if !text.split_once('=').is_some_and(|(flag, _)| is_text(flag)) {
            out.push(word.clone());
        }
    }
    Cow::Owned(out)
}

/// Whether a list of names, separated by blanks, has this one. Every command asks a dozen of lists: each is taken
/// apart once a thread.
pub(super) fn one_of(list: &'static str, name: &str) -> bool {
    type Names = HashSet<&'static str>;
    thread_local! {
        static SETS: RefCell<HashMap<(usize, usize), Names>> = RefCell::default();
    }
    // A list is static: its place and length say which it is.
    let at = (list.as_ptr().addr(), list.len());
    SETS.with_borrow_mut(|sets| {
        sets.entry(at).or_insert_with(|| list.split_ascii_whitespace().collect()).contains(name)
    })
}

/// The names of a list that begin so: whether each is no longer.
fn words_with<'l>(list: &'l str, name: &'l str) -> impl Iterator<Item = bool> + use<'l> {
    let bytes = list.as_bytes();
    let starts = !name.is_empty() && !name.bytes().any(|b| b.is_ascii_whitespace());
    let found = starts.then(|| memmem::find_iter(bytes, name.as_bytes()));
    let blank = |at: Option<usize>| at.and_then(|at| bytes.get(at)).is_none_or(u8::is_ascii_whitespace);
    found
        .into_iter()
        .flatten()
        .filter(move |at| blank(at.checked_sub(1)))
        .map(move |at| blank(Some(at + name.len())))
}

impl Args {
    /// Splits the words after a program.
    pub(super) fn split(words: &[Word], style: Style<'_>) -> Self {
        let valued = |name: &str| style.valued.iter().any(|list| lists(list, name));
        let mut out = Self::default();
        let mut words = words.iter();
        let mut ended = false;
        while let Some(word) = words.next() {
            let text = word.str();
            let is_flag = !ended && text.len() > 1 && text.starts_with('-') && begins_literally(word);
            if !is_flag {
                out.operands.push(word.clone());
                ended |= style.stop_at_operand;
                continue;
            }
            if text == "--" {
                ended = true;
                out.dashes = true;
                out.before_dashes = out.operands.len();
                continue;
            }
            let long = text.starts_with("--") || style.single_dash;
            if long {
                let dashes = if text.starts_with("--") { 2 } else { 1 };
                let body = text.get(dashes..).unwrap_or_default();
                let (name, inline) = match body.split_once('=') {
                    Some((name, _)) => (name.to_owned(), Some(skip(word, dashes + name.len() + 1))),
                    None => (body.to_owned(), None),
                };
                let value = match inline {
                    Some(value) => Some(value),
                    None if valued(&name) => words.next().cloned(),
                    None => None,
                };
                out.flags.push(Flag { name, value });
            } else {
                let mut at = 1;
                for letter in text.chars().skip(1) {
                    at += letter.len_utf8();
                    let name = letter.to_string();
                    if valued(&name) {
                        let rest = skip(word, at);
                        let value = if rest.pieces.is_empty() { words.next().cloned() } else { Some(rest) };
                        out.flags.push(Flag { name, value });
                        break;
                    }
                    out.flags.push(Flag { name, value: None });
                }
            }
        }
        if !out.dashes {
            out.before_dashes = out.operands.len();
        }
        out
    }

    /// Whether one of a list of flags is given.
    pub(super) fn has(&self, list: &str) -> bool {
        self.flags.iter().any(|f| lists(list, &f.name))
    }

    /// The values of a list of flags.
    pub(super) fn values<'a>(&'a self, list: &'a str) -> impl Iterator<Item = &'a Word> {
        self.flags.iter().filter(move |f| lists(list, &f.name)).filter_map(|f| f.value.as_ref())
    }
}

fn begins_literally(word: &Word) -> bool {
    matches!(word.pieces.iter().find(|p| !is_empty(p)), Some(Piece::Text { .. }))
}

fn is_empty(piece: &Piece) -> bool {
    matches!(piece, Piece::Text { text, .. } if text.is_empty())
}

/// The word without the first `bytes` bytes of its text; unknown parts before them go too.
pub(super) fn skip(word: &Word, bytes: usize) -> Word {
    let mut left = bytes;
    let mut pieces = Vec::new();
    for piece in &word.pieces {
        match piece {
            Piece::Text { text, quoted } if left > 0 => {
                match text.get(left..) {
                    Some("") => {}
                    Some(rest) => pieces.push(Piece::Text { text: rest.to_owned(), quoted: *quoted }),
                    None => {}
                }
                left = left.saturating_sub(text.len());
            }
            Piece::Unknown { .. } if left > 0 => {}
            other if is_empty(other) => {}
            other => pieces.push(other.clone()),
        }
    }
    Word { pieces, span: word.span.clone() }
}

/// The word up to the first of `ends` in its known text, and whether it was there.
pub(super) fn until(word: &Word, end: char) -> Word {
    let mut pieces = Vec::new();
    for piece in &word.pieces {
        if let Piece::Text { text, quoted } = piece
            && let Some((head, _)) = text.split_once(end)
        {
            pieces.push(Piece::Text { text: head.to_owned(), quoted: *quoted });
            break;
        }
        pieces.push(piece.clone());
    }
    Word { pieces, span: word.span.clone() }
}
