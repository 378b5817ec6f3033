//! Built-ins that assign: `export A=b`, `read A`, `mapfile`, `printf -v`, `set -- words`, `shift`, `alias`.

use super::context::{Context, unknown_word};
use super::encoded::printf;
use super::finish::{Raw, script_text};
use super::function;
use super::script::{Piece, Word};
use super::stream::Stream;
use crate::bounds;

/// Does what one of these built-ins does to the variables.
pub(super) fn declare(cx: &mut Context, raw: &Raw, name: &str, stdin: &Stream, maybe: bool) {
    match name {
        "export" | "readonly" => assign_each(cx, raw, false, maybe),
        "declare" | "typeset" | "local" => assign_each(cx, raw, !cx.active.is_empty(), maybe),
        "read" => read(cx, raw, stdin),
        "mapfile" | "readarray" => map_file(cx, raw, stdin),
        "unset" | "getopts" => forget(cx, operands(raw, "")),
        "printf" => print_to(cx, raw),
        "set" => set(cx, raw),
        "shift" => shift(cx, raw),
        "alias" => {
            for word in raw.words.iter().skip(1) {
                if let Some((alias, value)) = alias_of(word) {
                    function::alias(cx, &alias, &script_text(&value));
                }
            }
        }
        _ => {}
    }
}

fn assign_each(cx: &mut Context, raw: &Raw, local: bool, maybe: bool) {
    for word in raw.words.iter().skip(1) {
        let Some((variable, value)) = split_assignment(word) else { continue };
        if !cx.spend(value.pieces.iter().map(Piece::len).sum()) {
            continue;
        }
        if local {
            cx.assign_local(&variable, vec![value]);
        } else {
            cx.assign(&variable, vec![value], maybe);
        }
    }
}

/// The operands, flags and the values of these left out.
fn operands<'r>(raw: &'r Raw, valued: &str) -> Vec<&'r Word> {
    let mut out = Vec::new();
    let mut words = raw.words.iter().skip(1);
    while let Some(word) = words.next() {
        let text = word.text();
        if out.is_empty() && text.len() > 1 && text.starts_with('-') {
            if text.chars().last().is_some_and(|c| valued.contains(c)) {
                words.next();
            }
            continue;
        }
        out.push(word);
        if out.len() >= bounds::LINE_VARIABLES {
            break;
        }
    }
    out
}

/// What these variables hold is not known from here.
fn forget(cx: &mut Context, names: Vec<&Word>) {
    for word in names {
        let name = word.text();
        if cx.var(&name).is_some() {
            cx.assign(&name, vec![unknown_word(Some(&name), false)], false);
        }
    }
}

/// The lines of a known input.
fn lines(stdin: &Stream) -> Option<Vec<&str>> {
    match stdin {
        Stream::Known(text) => Some(text.lines().take(bounds::LINE_VARIABLES).collect()),
        _ => None,
    }
}

/// `read A B`: in a loop each line is read, so a variable holds one of the values of its column.
fn read(cx: &mut Context, raw: &Raw, stdin: &Stream) {
    let names = operands(raw, "dinNptu");
    let array = raw.words.iter().skip(1).any(|w| {
        let text = w.text();
        text.starts_with('-') && text.ends_with('a')
    });
    let Some(lines) = lines(stdin).filter(|lines| !lines.is_empty()) else {
        return forget(cx, names);
    };
    let own = raw.assignments.iter().find(|a| a.name == "IFS").map(|a| a.value.text());
    let ifs = own.or_else(|| cx.ifs()).unwrap_or_else(|| " \t\n".to_owned());
    let size: usize = lines.iter().map(|l| l.len() + 16).sum();
    if !cx.spend(size.saturating_mul(names.len().max(1))) {
        return forget(cx, names);
    }
    let word = |text: &str| Word {
        pieces: vec![Piece::Text { text: text.to_owned(), quoted: false }],
        span: raw.span.clone(),
    };
    let is_blank = |c: char| ifs.contains(c) && c.is_whitespace();
    if let (true, Some(name)) = (array, names.first()) {
        let line = lines.first().copied().unwrap_or_default();
        let fields = line.split(|c: char| ifs.contains(c)).filter(|f| !f.is_empty()).map(word).collect();
        return cx.assign_array(&name.text(), fields, false);
    }
    let reply = [Word::literal("REPLY", raw.span.clone())];
    let names: Vec<&Word> = if names.is_empty() { reply.iter().collect() } else { names };
    let mut columns: Vec<Vec<Word>> = vec![Vec::new(); names.len()];
    for line in lines {
        let mut rest = line.trim_matches(is_blank);
        let last = columns.len() - 1;
        for (at, column) in columns.iter_mut().enumerate() {
            let (field, more) = match rest.split_once(|c: char| ifs.contains(c)) {
                Some((field, more)) if at < last => (field, more.trim_start_matches(is_blank)),
                _ => (rest, ""),
            };
            column.push(word(field));
            rest = more;
        }
    }
    for (name, column) in names.iter().zip(columns) {
        cx.assign(&name.text(), column, false);
    }
}

fn map_file(cx: &mut Context, raw: &Raw, stdin: &Stream) {
    let names = operands(raw, "dnOsuCc");
    let Some(name) = names.first() else { return };
    match lines(stdin) {
        Some(lines) if cx.spend(lines.iter().map(|l| l.len() + 16).sum()) => {
            let words = lines.iter().map(|l| Word::literal(l, raw.span.clone())).collect();
            cx.assign_array(&name.text(), words, false);
        }
        _ => forget(cx, names),
    }
}

/// `printf -v NAME FORMAT words`.
fn print_to(cx: &mut Context, raw: &Raw) {
    let Some(name) = raw.words.get(2).filter(|_| raw.words.get(1).is_some_and(|w| w.text() == "-v")) else {
        return;
    };
    let args = raw.words.get(3..).unwrap_or_default();
    let texts: Vec<String> = args.iter().map(Word::text).collect();
    let known = args.iter().all(Word::is_known);
    let value = match printf(&texts) {
        Stream::Known(text) if known && cx.spend(text.len()) => {
            Word { pieces: vec![Piece::Text { text, quoted: false }], span: raw.span.clone() }
        }
        _ => unknown_word(Some(&name.text()), false),
    };
    cx.assign(&name.text(), vec![value], false);
}

fn set(cx: &mut Context, raw: &Raw) {
    let mut at = 1;
    while let Some(word) = raw.words.get(at) {
        let text = word.text();
        if text == "--" {
            return positionals(cx, raw.words.iter().skip(at + 1).cloned().collect());
        }
        if !(text.starts_with(['-', '+']) && word.is_known()) {
            return positionals(cx, raw.words.iter().skip(at).cloned().collect());
        }
        at += if text.ends_with('o') { 2 } else { 1 };
    }
}

fn shift(cx: &mut Context, raw: &Raw) {
    let by = raw.words.get(1).map_or(Some(1), |w| w.text().parse::<usize>().ok().filter(|_| w.is_known()));
    let Some(words) = cx.var("@").map(<[Word]>::to_vec) else { return };
    let rest = match by {
        Some(by) => words.get(by..).unwrap_or_default().to_vec(),
        None => vec![unknown_word(Some("@"), false)],
    };
    // What moved out of reach is gone.
    for at in rest.len()..words.len().min(9) {
        cx.assign(&(at + 1).to_string(), Vec::new(), false);
    }
    positionals(cx, rest);
}

/// Sets `$1`, `$2`, …, `$@`.
pub(super) fn positionals(cx: &mut Context, words: Vec<Word>) {
    for (i, word) in words.iter().take(9).enumerate() {
        cx.assign(&(i + 1).to_string(), vec![word.clone()], false);
    }
    cx.assign_array("*", words.clone(), false);
    cx.assign_array("@", words, false);
}

/// `NAME=value` as a word.
pub(super) fn split_assignment(word: &Word) -> Option<(String, Word)> {
    let (name, value) = cut(word)?;
    let valid = !name.is_empty()
        && !name.starts_with(|c: char| c.is_ascii_digit())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    valid.then_some((name, value))
}

/// `NAME=value` of an alias, whose name may be almost anything.
pub(super) fn alias_of(word: &Word) -> Option<(String, Word)> {
    cut(word).filter(|(name, _)| !name.is_empty() && !name.contains(char::is_whitespace))
}

fn cut(word: &Word) -> Option<(String, Word)> {
    let Some(Piece::Text { text, quoted }) = word.pieces.first() else { return None };
    let (name, rest) = text.split_once('=')?;
    let mut pieces = Vec::with_capacity(word.pieces.len());
    pieces.push(Piece::Text { text: rest.to_owned(), quoted: *quoted });
    pieces.extend(word.pieces.iter().skip(1).cloned());
    Some((name.to_owned(), Word { pieces, span: word.span.clone() }))
}
