//! What `find` does to what it finds: `-exec` and its kin, `-delete`.

use super::context::Context;
use super::finish::{Raw, nested};
use super::script::{Piece, Word};
use super::stream::Stream;
use super::wrappers::replaced;

/// Reads the commands that `find` (or `fd -x`) runs, and a removal for `-delete`.
pub(super) fn actions(cx: &mut Context, raw: &Raw, name: &str) {
    if name != "find" {
        let at = raw.words.iter().position(|w| matches!(&*w.str(), "-x" | "-X" | "--exec" | "--exec-batch"));
        if let Some(at) = at {
            let words: Vec<Word> = raw.words.iter().skip(at + 1).cloned().collect();
            let mut inner = raw.with(replaced(&words, "{}", None), name);
            inner.appended = true;
            if !inner.words.is_empty() {
                nested(cx, inner, Stream::None);
            }
        }
        return;
    }
    let targets = targets(&raw.words);
    let mut at = 1;
    while let Some(word) = raw.words.get(at) {
        at += 1;
        match &*word.str() {
            "-delete" => {
                let mut words = vec![plain("rm", word), plain("-rf", word)];
                words.extend(targets.iter().cloned());
                nested(cx, raw.with(words, "find"), Stream::None);
            }
            "-exec" | "-execdir" | "-ok" | "-okdir" => {
                let words: Vec<Word> = raw
                    .words
                    .iter()
                    .skip(at)
                    .take_while(|w| !matches!(&*w.str(), ";" | "+"))
                    .cloned()
                    .collect();
                at += words.len() + 1;
                let fits =
                    cx.spend(targets.iter().map(Word::size).sum::<usize>().saturating_mul(words.len()));
                if !fits {
                    cx.too_deep(&words, &raw.span);
                } else if !words.is_empty() {
                    nested(cx, raw.with(replaced(&words, "{}", Some(&targets)), "find"), Stream::None);
                }
            }
            _ => {}
        }
    }
}

/// A word without its first bytes.
pub(super) fn tail(word: &Word, skip: usize) -> Word {
    let mut left = skip;
    let mut pieces = Vec::with_capacity(word.pieces.len());
    for piece in &word.pieces {
        match piece {
            Piece::Text { text, quoted } if left > 0 => {
                let rest = text.get(left.min(text.len())..).unwrap_or_default();
                left = left.saturating_sub(text.len());
                if !rest.is_empty() {
                    pieces.push(Piece::Text { text: rest.to_owned(), quoted: *quoted });
                }
            }
            other => pieces.push(other.clone()),
        }
    }
    Word { pieces, span: word.span.clone() }
}

fn plain(text: &str, at: &Word) -> Word {
    Word::literal(text, at.span.clone())
}

/// What is found: the roots themselves, or, where tests narrow them down, something below.
fn targets(words: &[Word]) -> Vec<Word> {
    let mut roots: Vec<Word> = Vec::new();
    let mut at = 1;
    while let Some(word) = words.get(at) {
        let text = word.str();
        match &*text {
            "-H" | "-L" | "-P" => {}
            "-D" => at += 1,
            t if t.starts_with("-O") => {}
            t if t.starts_with(['-', '(', ')', '!']) && word.is_known() => break,
            _ => roots.push(word.clone()),
        }
        at += 1;
    }
    if roots.is_empty() {
        roots.push(Word { pieces: vec![Piece::Text { text: ".".to_owned(), quoted: false }], span: 0..0 });
    }
    let narrowed = words.iter().skip(at).any(|w| {
        let text = w.str();
        text.starts_with('-')
            && text.chars().nth(1).is_some_and(|c| c.is_ascii_lowercase())
            && TESTS.iter().any(|t| text == *t)
    });
    if narrowed {
        let ending = ending(words.get(at..).unwrap_or_default());
        for root in &mut roots {
            let text = if root.str().ends_with('/') { "" } else { "/" };
            root.pieces.push(Piece::Text { text: text.to_owned(), quoted: true });
            root.pieces.push(Piece::Unknown { name: None, quoted: true, required: true });
            if let Some(text) = &ending {
                root.pieces.push(Piece::Text { text: text.clone(), quoted: true });
            }
        }
    }
    roots
}

/// How the path of everything that is found ends, where one `-name` tells it and nothing is an alternative to
/// it: `-name target` is `…/target`, `-name '*.pyc'` is `….pyc`.
fn ending(tests: &[Word]) -> Option<String> {
    let mut names = None;
    for (i, word) in tests.iter().enumerate() {
        match word.text().as_str() {
            "-o" | "-or" | "," | "!" | "-not" | "(" | ")" => return None,
            "-name" if names.is_some() => return None,
            "-name" => names = Some(tests.get(i + 1)?),
            _ => {}
        }
    }
    let name = names.filter(|name| name.is_known())?.text();
    match name.strip_prefix('*') {
        Some(rest) if !rest.is_empty() && !rest.contains(['*', '?', '[', '\\', '/']) => Some(rest.to_owned()),
        None if !name.is_empty() && !name.contains(['*', '?', '[', '\\', '/']) => Some(format!("/{name}")),
        _ => None,
    }
}

/// Tests that let only some of the files through.
const TESTS: [&str; 32] = [
    "-name",
    "-iname",
    "-path",
    "-ipath",
    "-wholename",
    "-regex",
    "-iregex",
    "-lname",
    "-ilname",
    "-type",
    "-xtype",
    "-size",
    "-empty",
    "-mtime",
    "-mmin",
    "-atime",
    "-amin",
    "-ctime",
    "-cmin",
    "-newer",
    "-user",
    "-group",
    "-uid",
    "-gid",
    "-perm",
    "-links",
    "-inum",
    "-samefile",
    "-nouser",
    "-nogroup",
    "-executable",
    "-prune",
];
