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
        let words: Vec<Word> =
            at.map(|at| raw.words.iter().skip(at + 1).cloned().collect()).unwrap_or_default();
        if words.is_empty() {
            return;
        }
        let targets = fd_targets(raw.words.get(..at.unwrap_or_default()).unwrap_or_default());
        if !cx.spend(targets.iter().map(Word::size).sum::<usize>().saturating_mul(words.len())) {
            return cx.too_deep(&words, &raw.span);
        }
        let marked = words.iter().any(|w| w.str().contains('{'));
        let mut inner = raw.with(replaced(&words, "{}", Some(&targets)), name);
        if !marked {
            inner.words.extend(targets);
        }
        inner.appended = true;
        nested(cx, inner, Stream::None);
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
        let pieces = ending(words.get(at..).unwrap_or_default());
        for root in &mut roots {
            match &pieces {
                // `-path './x/*'` begins with the root itself.
                Some((Test::Path, pieces)) if begins_with(pieces, &root.str()) => {
                    root.pieces.clear();
                    root.pieces.extend(pieces.iter().cloned());
                }
                pieces => {
                    let text = if root.str().ends_with('/') { "" } else { "/" };
                    root.pieces.push(known(text));
                    root.pieces.push(unknown());
                    if let Some((_, pieces)) = pieces {
                        root.pieces.extend(pieces.iter().cloned());
                    }
                }
            }
        }
    }
    roots
}

/// What `find`, or `fd`, finds: words with an unknown part.
pub(crate) fn found(program: &str, words: &[Word]) -> Vec<Word> {
    if matches!(program, "fd" | "fdfind") { fd_targets(words) } else { targets(words) }
}

fn known(text: &str) -> Piece {
    Piece::Text { text: text.to_owned(), quoted: true }
}

fn unknown() -> Piece {
    Piece::Unknown { name: None, quoted: true, required: true }
}

fn begins_with(pieces: &[Piece], root: &str) -> bool {
    matches!(pieces.first(), Some(Piece::Text { text, .. }) if text.starts_with(root))
}

/// What a test says of the paths that it lets through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Test {
    /// How they end.
    Name,
    /// How they are as a whole.
    Path,
}

/// How the path of everything that is found ends, where one `-name` or `-path` tells it and nothing is an
/// alternative to it: `-name target` is `…/target`, `-name '*.pyc'` is `….pyc`, `-path './a/*'` is `./a/…`.
fn ending(tests: &[Word]) -> Option<(Test, Vec<Piece>)> {
    let mut found = None;
    for (i, word) in tests.iter().enumerate() {
        let test = match word.text().as_str() {
            "-o" | "-or" | "," | "!" | "-not" | "(" | ")" => return None,
            "-name" => Test::Name,
            "-path" | "-wholename" => Test::Path,
            _ => continue,
        };
        match found {
            // A name says more than a path's pattern.
            Some((Test::Name, _)) if test == Test::Path => {}
            Some((Test::Path, _)) if test == Test::Name => found = Some((test, tests.get(i + 1)?)),
            Some(_) => return None,
            None => found = Some((test, tests.get(i + 1)?)),
        }
    }
    let (test, pattern) = found.filter(|(_, pattern)| pattern.is_known())?;
    let pattern = pattern.text();
    let parts = literal_parts(&pattern)?;
    let mut pieces = Vec::new();
    for (i, part) in parts.iter().enumerate() {
        if i > 0 {
            pieces.push(unknown());
        }
        match (i, test, part.as_str()) {
            (0, Test::Name, part) if !part.is_empty() => pieces.push(known(&format!("/{part}"))),
            (_, _, "") => {}
            (_, _, part) => pieces.push(known(part)),
        }
    }
    (parts.iter().any(|p| !p.is_empty())).then_some((test, pieces))
}

/// What stands literally between the wildcards of a pattern.
fn literal_parts(pattern: &str) -> Option<Vec<String>> {
    let mut parts = vec![String::new()];
    let mut chars = pattern.chars();
    while let Some(c) = chars.next() {
        match c {
            '*' | '?' => parts.push(String::new()),
            '[' => {
                parts.push(String::new());
                // The first in it may be `]`, `!` or `^`.
                let first = chars.next()?;
                if matches!(first, '!' | '^') {
                    chars.next()?;
                }
                chars.by_ref().find(|c| *c == ']')?;
            }
            '\\' => parts.last_mut()?.push(chars.next()?),
            c => parts.last_mut()?.push(c),
        }
    }
    Some(parts)
}

/// Flags of `fd` that take a value.
const FD_VALUES: &str = "-e --extension -t --type -E --exclude -d --max-depth --min-depth --exact-depth -S --size --changed-within --changed-before -o --owner -j --threads -c --color --ignore-file --max-results --base-directory --search-path --path-separator --format";

/// What `fd` finds: below its roots, by its pattern where that is a plain name.
fn fd_targets(words: &[Word]) -> Vec<Word> {
    let mut operands: Vec<&Word> = Vec::new();
    let mut extension = None;
    let mut glob = false;
    let mut words = words.iter().skip(1);
    while let Some(word) = words.next() {
        let text = word.str();
        match &*text {
            "-x" | "-X" | "--exec" | "--exec-batch" => break,
            "-g" | "--glob" => glob = true,
            "-e" | "--extension" => extension = words.next().map(Word::text),
            "--search-path" | "--base-directory" => {
                let root = words.next();
                operands.insert(0, word);
                operands.extend(root);
            }
            flag if FD_VALUES.split(' ').any(|f| f == flag) => {
                words.next();
            }
            flag if flag.starts_with('-') && flag.len() > 1 && word.is_known() => {}
            _ => operands.push(word),
        }
    }
    let pattern = operands.first().filter(|p| p.is_known()).map(|p| p.text()).unwrap_or_default();
    let name =
        if glob { ending(&[plain("-name", &Word::default()), Word::literal(&pattern, 0..0)]) } else { None };
    let whole = pattern.strip_prefix('^').and_then(|p| p.strip_suffix('$')).map(|p| p.replace("\\.", "."));
    let whole = whole.filter(|p| !p.is_empty() && !p.contains(|c: char| "\\[](){}*+?|^$/".contains(c)));
    let mut roots: Vec<Word> = operands.iter().skip(1).map(|w| (*w).clone()).collect();
    if roots.is_empty() {
        roots.push(Word::literal(".", operands.first().map_or(0..0, |w| w.span.clone())));
    }
    for root in &mut roots {
        root.pieces.push(known("/"));
        root.pieces.push(unknown());
        if let Some((_, pieces)) = &name {
            root.pieces.extend(pieces.iter().cloned());
        } else if let Some(whole) = &whole {
            root.pieces.push(known(&format!("/{whole}")));
        } else if let Some(extension) = &extension {
            root.pieces.push(known(&format!(".{extension}")));
        }
    }
    roots
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
