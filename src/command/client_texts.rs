//! The statements that a client of a data store is given: by options, as operands, by redirection, down a pipe.

use super::rows::{Client, Language};
use crate::shell::{Piece, RedirectKind, Script, SimpleCommand, Word};

/// A program's name without path, `.exe` and version.
pub(super) fn name(word: &Word) -> String {
    let text = word.text();
    let name = text.rsplit('/').next().unwrap_or_default();
    name.strip_suffix(".exe").unwrap_or(name).to_owned()
}

pub(super) fn lists(list: &str, name: &str) -> bool {
    list.split_ascii_whitespace().any(|n| n == name)
}

/// An option's name, and whether its value is attached.
pub(super) fn option(text: &str) -> Option<(&str, Option<&str>)> {
    let bare = text.strip_prefix("--").or_else(|| text.strip_prefix('-')).filter(|bare| !bare.is_empty())?;
    Some(bare.split_once('=').map_or((bare, None), |(name, value)| (name, Some(value))))
}

/// The texts with statements among a client's words; `None` where its sub-command is another one.
pub(super) fn texts(client: &Client, words: &[Word]) -> Option<Vec<Word>> {
    let mut out = Vec::new();
    let mut subs = client.sub.split_ascii_whitespace().peekable();
    let mut skip = client.operands;
    let mut redis: Vec<Word> = Vec::new();
    let mut at = 1;
    while let Some(word) = words.get(at) {
        let text = word.text();
        at += 1;
        if redis.is_empty()
            && let Some((option, attached)) = option(&text)
        {
            let long = text.starts_with("--") || option.len() == 1;
            let first = option.chars().next().map(String::from).unwrap_or_default();
            let last = option.chars().next_back().map(String::from).unwrap_or_default();
            if lists(client.statements, option) {
                match attached {
                    Some(_) => out.push(after_equals(word)),
                    None => {
                        out.extend(words.get(at).cloned());
                        at += 1;
                    }
                }
            } else if !long && lists(client.statements, &last) {
                out.extend(words.get(at).cloned());
                at += 1;
            } else if !long && lists(client.statements, &first) {
                out.push(without(word, 2));
            } else if attached.is_none()
                && (lists(client.values, option) || !long && lists(client.values, &last))
            {
                at += 1;
            }
            continue;
        }
        if let Some(sub) = subs.peek() {
            if *sub != text {
                return None;
            }
            subs.next();
            continue;
        }
        match &mut skip {
            Some(0) if client.language == Language::Redis => redis.push(word.clone()),
            Some(0) => out.push(word.clone()),
            Some(more) => *more -= 1,
            None => {}
        }
    }
    if subs.peek().is_some() {
        return None;
    }
    if !redis.is_empty() {
        let mut pieces = Vec::new();
        for word in redis {
            pieces.extend(word.pieces);
            pieces.push(Piece::Text { text: " ".to_owned(), quoted: true });
        }
        out.push(Word { pieces, span: words.first().map(|w| w.span.clone()).unwrap_or_default() });
    }
    Some(out)
}

/// A word after its first `=`.
fn after_equals(word: &Word) -> Word {
    let text = word.text();
    let at = text.find('=').map_or(text.len(), |at| at + 1);
    without(word, at)
}

/// A word without its first bytes of known text.
fn without(word: &Word, bytes: usize) -> Word {
    let mut left = bytes;
    let mut pieces = Vec::new();
    for piece in &word.pieces {
        match piece {
            Piece::Text { text, quoted } => {
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

/// Text that is redirected to a command's input.
pub(super) fn input(command: &SimpleCommand) -> Vec<Word> {
    let here = |kind| matches!(kind, RedirectKind::HereDoc | RedirectKind::HereString);
    command.redirects.iter().filter(|r| here(r.kind)).map(|r| r.target.clone()).collect()
}

/// What `echo`, `printf` or a here-document into `cat` sends down the pipe before a command.
pub(super) fn piped(line: &str, script: &Script, index: usize) -> Option<Word> {
    let command = script.commands.get(index)?;
    let before = script.commands.get(index.checked_sub(1)?)?;
    let between = line.get(before.span.end..command.span.start)?.trim();
    let pipe = between == "|" || between == "|&" || between.ends_with('|') && !between.ends_with("||");
    if !pipe {
        return None;
    }
    match name(before.words.first()?).as_str() {
        "echo" | "printf" => {
            let mut pieces = Vec::new();
            for word in before.words.iter().skip(1) {
                pieces.extend(word.pieces.iter().cloned());
                pieces.push(Piece::Text { text: " ".to_owned(), quoted: true });
            }
            Some(Word { pieces, span: before.span.clone() })
        }
        "cat" => input(before).into_iter().next(),
        _ => None,
    }
}
