//! Programs that run another program: taken off, their own flags skipped.

use super::context::{Context, unknown_word};
use super::declare::split_assignment;
use super::finish::{Raw, read_word, script_text};
use super::layers;
use super::script::{Assignment, Piece, Word};
use super::stream::Stream;
use super::wrapper_rows::{GLOBALS, Own, Wrapper, rows};
use super::xargs::{parallel, xargs};

pub(super) fn lists(list: &str, name: &str) -> bool {
    list.split_ascii_whitespace().any(|one| one == name)
}

/// How many words after a flag are its values.
fn values(text: &str, wrapper: &Wrapper) -> usize {
    if let Some(long) = text.strip_prefix("--") {
        if long.contains('=') {
            return 0;
        }
        if lists(wrapper.two, long) {
            return 2;
        }
        return usize::from(wrapper.bare.map_or(lists(wrapper.long, long), |bare| !lists(bare, long)));
    }
    takes_next(text, wrapper.short)
}

pub(super) fn takes_next(text: &str, short: &str) -> usize {
    let mut letters = text.chars().skip(1);
    while let Some(letter) = letters.next() {
        if short.contains(letter) {
            return usize::from(letters.next().is_none());
        }
    }
    0
}

pub(super) fn is_flag(word: &Word, text: &str) -> bool {
    text.len() > 1 && text.starts_with('-') && !matches!(word.pieces.first(), Some(Piece::Unknown { .. }))
}

/// The position after a program's sub-command, one of these; `None` where it is another one.
pub(super) fn after_choice(words: &[Word], name: &str, choices: &str) -> Option<usize> {
    if choices.is_empty() {
        return Some(1);
    }
    let globals = GLOBALS.iter().find(|(program, _)| *program == name).map_or("", |(_, flags)| flags);
    let skipped = |mut at: usize| {
        while let Some(word) = words.get(at) {
            let text = word.str();
            if !is_flag(word, &text) {
                break;
            }
            let flag = text.trim_start_matches('-');
            at += 1 + usize::from(!text.contains('=') && lists(globals, flag));
        }
        at
    };
    'choices: for choice in choices.split('|') {
        let mut at = 1;
        for part in choice.split(' ') {
            at = skipped(at);
            if words.get(at).is_none_or(|w| w.str() != part) {
                continue 'choices;
            }
            at += 1;
        }
        return Some(at);
    }
    None
}

/// The position after a wrapper's own flags, assignments and operands.
fn skip(words: &[Word], from: usize, wrapper: &Wrapper, assignments: &mut Vec<Assignment>) -> Option<usize> {
    if wrapper.dashes
        && let Some(at) = words.iter().skip(from).position(|w| w.str() == "--")
    {
        return Some(from + at + 1);
    }
    let mut at = from;
    let mut operands = wrapper.operands;
    let mut flags = true;
    while let Some(word) = words.get(at) {
        let text = word.str();
        if flags && text == "--" {
            flags = false;
            at += 1;
            continue;
        }
        if flags && is_flag(word, &text) {
            if !wrapper.unless.is_empty() && lists(wrapper.unless, text.trim_start_matches('-')) {
                return None;
            }
            at += 1 + values(&text, wrapper);
            continue;
        }
        if matches!(wrapper.name, "sudo" | "doas" | "env")
            && let Some((name, value)) = split_assignment(word)
        {
            assignments.push(Assignment { name, value });
            at += 1;
            continue;
        }
        if operands == 0 {
            break;
        }
        operands -= 1;
        at += 1;
        flags &= operands > 0 || wrapper.late;
    }
    Some(at)
}

/// Takes one wrapper off. `false` where there is none; with no words left, all was read as a layer.
pub(super) fn strip(cx: &mut Context, raw: &mut Raw, name: &str, stdin: &Stream) -> bool {
    match name {
        "xargs" | "gxargs" => return xargs(cx, raw, stdin),
        "parallel" | "sem" => return parallel(cx, raw, stdin),
        "command" if raw.words.get(1).is_some_and(|w| matches!(&*w.str(), "-v" | "-V" | "-pv" | "-pV")) => {
            return false;
        }
        "env" => {
            if let Some(text) = split_string(raw) {
                read_word(cx, raw, &text, name, stdin.clone());
                raw.words.clear();
                return true;
            }
        }
        "flock" => {
            if let Some(at) = raw.words.iter().position(|w| matches!(&*w.str(), "-c" | "--command")) {
                let text = raw.joined(at + 1);
                read_word(cx, raw, &text, name, stdin.clone());
                raw.words.clear();
                return true;
            }
        }
        _ => {}
    }
    rows(name).any(|wrapper| take_off(cx, raw, wrapper, stdin))
}

fn take_off(cx: &mut Context, raw: &mut Raw, wrapper: &Wrapper, stdin: &Stream) -> bool {
    let Some(from) = after_choice(&raw.words, wrapper.name, wrapper.sub) else { return false };
    let mut assignments = Vec::new();
    let Some(at) = skip(&raw.words, from, wrapper, &mut assignments) else { return false };
    // `docker run --entrypoint sh IMAGE -c …`: the program stands before the image.
    let entry = raw.words.get(from..at).and_then(entry_point);
    if at >= raw.words.len() && entry.is_none() {
        // Without a program some run a shell, which reads what comes in (`ssh host <<E`).
        let asks = |w: &Word| matches!(&*w.str(), "-i" | "-s" | "--login" | "--shell");
        let shell = match wrapper.name {
            "sudo" | "doas" => raw.words.iter().any(asks),
            name => matches!(name, "ssh" | "autossh" | "chroot" | "nsenter" | "unshare"),
        };
        if shell {
            layers::from_input(cx, raw, wrapper.name, stdin);
        }
        return false;
    }
    if wrapper.own != Own::No {
        if !cx.spend(raw.words.iter().map(Word::size).sum()) {
            cx.too_deep(&raw.words, &raw.span);
            raw.words.clear();
            return true;
        }
        let mut own = raw.clone();
        if wrapper.own == Own::Head {
            own.words.truncate(at);
        }
        own.emit(cx);
    }
    let folder = folder_of(wrapper.name, raw.words.get(from..at).unwrap_or_default());
    raw.folders.extend(folder);
    let label = raw.label(wrapper.name);
    if wrapper.shell {
        let text = raw.joined(at);
        let mark = cx.mark();
        read_word(cx, raw, &text, wrapper.name, stdin.clone());
        cx.restore(mark);
        raw.words.clear();
        return true;
    }
    raw.words.drain(..at);
    if let Some(entry) = entry {
        raw.words.insert(0, entry);
    }
    raw.assignments.append(&mut assignments);
    raw.wrappers.push(label);
    true
}

/// The folder that `env` and `sudo` run the program in.
fn folder_of(wrapper: &str, words: &[Word]) -> Option<Word> {
    let short = match wrapper {
        "env" => "-C",
        "sudo" => "-D",
        _ => return None,
    };
    words.iter().enumerate().find_map(|(at, word)| {
        let text = word.str();
        if text == short || text == "--chdir" {
            return words.get(at + 1).cloned();
        }
        let value = text.strip_prefix("--chdir=").or_else(|| text.strip_prefix(short))?;
        word.is_known().then(|| Word::literal(value, word.span.clone()))
    })
}

fn entry_point(words: &[Word]) -> Option<Word> {
    for (i, word) in words.iter().enumerate() {
        let text = word.str();
        if text == "--entrypoint" {
            return words.get(i + 1).filter(|w| !w.str().is_empty()).cloned();
        }
        if let Some(value) = text.strip_prefix("--entrypoint=").filter(|v| !v.is_empty()) {
            return Some(Word::literal(value, word.span.clone()));
        }
    }
    None
}

/// `env -S 'text'`.
fn split_string(raw: &Raw) -> Option<String> {
    let mut at = 1;
    while let Some(word) = raw.words.get(at) {
        let text = word.str();
        if text == "-S" || text == "--split-string" {
            return Some(raw.joined(at + 1));
        }
        let full = script_text(word);
        if text.len() > 2 && text.starts_with('-') && !text.starts_with("--") && text.ends_with('S') {
            return Some(raw.joined(at + 1));
        }
        if let Some(rest) = full.strip_prefix("--split-string=").or_else(|| full.strip_prefix("-S")) {
            return Some(format!("{rest} {}", raw.joined(at + 1)));
        }
        if !text.starts_with('-') && !text.contains('=') {
            return None;
        }
        at += 1;
    }
    None
}

/// The words with a mark (`{}`) replaced: a word that is the mark by all items, a part by an unknown.
pub(super) fn replaced(words: &[Word], mark: &str, items: Option<&[Word]>) -> Vec<Word> {
    let mut out = Vec::with_capacity(words.len());
    for word in words {
        let text = word.str();
        if !text.contains(mark) {
            out.push(word.clone());
        } else if *text == *mark && word.is_known() {
            match items {
                Some(items) => out.extend(items.iter().cloned()),
                None => out.push(Word { span: word.span.clone(), ..required() }),
            }
        } else if let Some([item]) = items
            && item.is_known()
        {
            out.push(Word::literal(&text.replace(mark, &item.str()), word.span.clone()));
        } else {
            let mut pieces = Vec::new();
            for (i, part) in text.split(mark).enumerate() {
                if i > 0 {
                    pieces.extend(required().pieces);
                }
                if !part.is_empty() {
                    pieces.push(Piece::Text { text: part.to_owned(), quoted: true });
                }
            }
            out.push(Word { pieces, span: word.span.clone() });
        }
    }
    out
}

/// An unknown word that is never empty.
fn required() -> Word {
    let mut word = unknown_word(None, true);
    for piece in &mut word.pieces {
        if let Piece::Unknown { required, .. } = piece {
            *required = true;
        }
    }
    word
}

/// The folders of `git -C DIR`.
pub(super) fn git_folders(words: &[Word]) -> Vec<Word> {
    let mut out = Vec::new();
    let mut at = 1;
    while let Some(word) = words.get(at) {
        let text = word.str();
        if text == "-C" {
            out.extend(words.get(at + 1).cloned());
            at += 2;
        } else if text == "-c" || matches!(&*text, "--git-dir" | "--work-tree" | "--namespace") {
            at += 2;
        } else if text.starts_with('-') {
            at += 1;
        } else {
            break;
        }
    }
    out
}
