//! Words as bytes that globs are matched against.

use super::pattern_glob::{QUOTED_STAR, UNKNOWN};
use super::pattern_meaning::Text;
use crate::shell::{Piece, SimpleCommand, Word};

/// A word's text, unknown parts marked.
pub(super) fn text(word: &Word) -> Text {
    let may_flag = word.pieces.iter().any(|p| matches!(p, Piece::Unknown { quoted: false, .. }));
    Text { bytes: bytes_of(word, false), may_flag }
}

/// The forms of an operand that are compared: as written, and as the path that it expands to. Each may
/// have unknown parts; `empty`: with what the line does not assign taken as empty.
pub(super) fn operand_forms(word: &Word, base: Option<&[u8]>, empty: bool) -> Vec<Vec<u8>> {
    let plain = bytes_of(word, empty);
    let mut out = Vec::with_capacity(3);
    if let Some(path) = path(&plain) {
        out.push(path);
    } else if !plain.starts_with(b"-")
        && !plain.is_empty()
        && let Some(base) = base
    {
        let mut base = base.to_vec();
        base.push(b'/');
        base.extend_from_slice(&plain);
        out.extend(path(&base));
    }
    out.push(plain);
    out
}

/// The form of an operand that an exception is compared with: the path in its shortest form, a relative one
/// without `./`. `None` where that is not known for certain: after a part of which something is unknown or a
/// glob, `..` may lead anywhere, and so may a variable.
pub(super) fn covered_form(word: &Word) -> Option<Vec<u8>> {
    let found = |piece: &Piece| match piece {
        Piece::Text { .. } => true,
        // What `find` finds stands below where it looks.
        Piece::Unknown { name, required, .. } => name.is_none() && *required,
    };
    // `$PWD/target` is `./target`.
    let here = matches!(word.pieces.first(), Some(Piece::Unknown { name: Some(name), .. }) if name == "PWD")
        && matches!(word.pieces.get(1), Some(Piece::Text { text, .. }) if text.starts_with('/'));
    if !word.pieces.iter().skip(usize::from(here)).all(found) {
        return None;
    }
    let mut bytes = bytes_of(word, false);
    if here {
        bytes.splice(..1, [b'.']);
    }
    let wild = |part: &[u8]| part.iter().any(|b| matches!(b, b'*' | b'?' | b'[' | &UNKNOWN));
    let mut parts: Vec<&[u8]> = Vec::new();
    let absolute = bytes.first().is_some_and(|b| matches!(b, b'/' | b'~'));
    for part in bytes.split(|b| *b == b'/') {
        match part {
            b"" | b"." => {}
            b".." => match parts.last() {
                Some(last) if *last == b".." => parts.push(part),
                Some(last) if wild(last) || last.starts_with(b"~") => return None,
                Some(_) => {
                    parts.pop();
                }
                None if absolute => {}
                None => parts.push(part),
            },
            _ => parts.push(part),
        }
    }
    let mut out = if bytes.first() == Some(&b'/') { vec![b'/'] } else { Vec::new() };
    for (i, part) in parts.iter().enumerate() {
        if i > 0 {
            out.push(b'/');
        }
        out.extend_from_slice(part);
    }
    (!out.is_empty()).then_some(out)
}

/// Whether everything unknown in it may be empty.
pub(super) fn may_be_empty(word: &Word) -> bool {
    word.pieces.iter().all(|p| match p {
        Piece::Text { .. } => true,
        Piece::Unknown { name, required, .. } => name.is_some() && !*required,
    })
}

fn bytes_of(word: &Word, empty: bool) -> Vec<u8> {
    let mut bytes = Vec::new();
    for piece in &word.pieces {
        match piece {
            Piece::Text { text, quoted } => {
                if *quoted && bytes.is_empty() && text.starts_with('~') {
                    bytes.extend_from_slice(b"./");
                }
                bytes.extend(text.bytes().map(|b| if *quoted && b == b'*' { QUOTED_STAR } else { b }));
            }
            Piece::Unknown { .. } if empty => {}
            Piece::Unknown { .. } => bytes.push(UNKNOWN),
        }
    }
    bytes
}

/// An absolute or home path in its shortest form.
fn path(bytes: &[u8]) -> Option<Vec<u8>> {
    let (mut root, rest) = match bytes.first()? {
        b'/' => (b"/".as_slice(), bytes),
        b'~' => {
            // `~user` is a home too.
            let end = bytes.iter().position(|b| *b == b'/').unwrap_or(bytes.len());
            (b"~".as_slice(), bytes.get(end..).unwrap_or_default())
        }
        _ => return None,
    };
    let mut parts: Vec<&[u8]> = Vec::new();
    for part in rest.split(|b| *b == b'/') {
        match part {
            b"" | b"." => {}
            b".." if parts.last().is_some_and(|p| *p != b"..") => {
                parts.pop();
            }
            b".." if root == b"/" => {}
            b".." if parts.is_empty() => {
                // Above the home: where homes are.
                root = b"/";
                parts.push(b"home");
            }
            p if p.len() > 1 && p.iter().all(|b| matches!(b, b'*' | b'?')) => parts.push(b"*"),
            p => parts.push(p),
        }
    }
    let mut out = root.to_vec();
    for (i, part) in parts.iter().enumerate() {
        if i > 0 || root == b"~" {
            out.push(b'/');
        }
        out.extend_from_slice(part);
    }
    Some(out)
}

/// Where the folder moves lead, when they lead to a place that the line tells.
pub(super) fn folder(moves: &[Word]) -> Option<Vec<u8>> {
    let mut out: Option<Vec<u8>> = None;
    for word in moves {
        if !word.is_known() {
            out = None;
            continue;
        }
        let bytes = bytes_of(word, false);
        out = match (path(&bytes), out) {
            (Some(absolute), _) => Some(absolute),
            (None, Some(mut base)) => {
                base.push(b'/');
                base.extend_from_slice(&bytes);
                path(&base)
            }
            (None, None) => None,
        };
    }
    out
}

/// A command's words as texts, the path before the program's name dropped.
pub(super) fn texts(command: &SimpleCommand) -> Vec<Text> {
    let mut out: Vec<Text> = command.words.iter().map(text).collect();
    if let Some(first) = out.first_mut() {
        let name = first.bytes.rsplit(|b| *b == b'/').next().unwrap_or_default().to_vec();
        let name = name.strip_suffix(b".exe").map_or(name.clone(), <[u8]>::to_vec);
        first.bytes = name;
    }
    if command.appended {
        out.push(Text { bytes: vec![UNKNOWN], may_flag: true });
    }
    out
}

/// The words joined by single blanks.
pub(super) fn joined<'a>(words: impl Iterator<Item = &'a Text>) -> Vec<u8> {
    let mut out = Vec::new();
    for (i, word) in words.enumerate() {
        if i > 0 {
            out.push(b' ');
        }
        out.extend_from_slice(&word.bytes);
    }
    out
}
