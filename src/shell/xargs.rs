//! `xargs` and `parallel`: the program of their words, with what comes in as its arguments.

use super::context::Context;
use super::finish::{Raw, read_word, script_text};
use super::script::{OpaqueReason, Redirect, RedirectKind, Word};
use super::stream::Stream;
use super::wrappers::{is_flag, lists, replaced, takes_next};

const XARGS_LONG: &str = "arg-file delimiter max-args max-procs max-chars process-slot-var eof max-lines";
const PARALLEL_LONG: &str =
    "jobs arg-file delay timeout joblog colsep max-args results retries sshlogin workdir";

/// Skips the flags of `xargs` and `parallel`.
fn skip_flags(words: &[Word], short: &str, long: &str) -> usize {
    let mut at = 1;
    while let Some(word) = words.get(at) {
        let text = word.text();
        if text == "--" {
            return at + 1;
        }
        if !is_flag(word, &text) {
            break;
        }
        at += 1 + match text.strip_prefix("--") {
            Some(name) => usize::from(lists(long, name)),
            None => takes_next(&text, short),
        };
    }
    at
}

/// Takes `xargs` off: what it adds is known where its input is.
pub(super) fn xargs(cx: &mut Context, raw: &mut Raw, stdin: &Stream) -> bool {
    let at = skip_flags(&raw.words, "IaEdLnPsJRS", XARGS_LONG);
    let mut replace = None;
    let mut delimiter = None;
    let mut file = false;
    let mut reads = Vec::new();
    for (i, word) in raw.words.iter().enumerate().take(at).skip(1) {
        let text = word.text();
        let next = || raw.words.get(i + 1).map(Word::text);
        match text.as_str() {
            "-I" | "-J" => replace = next(),
            "-i" | "--replace" => replace = Some("{}".to_owned()),
            "-0" | "--null" => delimiter = Some('\0'),
            "-d" | "--delimiter" => delimiter = next().and_then(|t| delimiter_of(&t)),
            t if t.starts_with("-a") || t.starts_with("--arg-file") => {
                file = true;
                let value = match t {
                    "-a" | "--arg-file" => raw.words.get(i + 1).cloned(),
                    t => {
                        let skip = if t.starts_with("--") { "--arg-file=".len() } else { "-a".len() };
                        Some(super::find::tail(word, skip))
                    }
                };
                // What it holds is handed to the program: it is read.
                reads.extend(value.map(|target| Redirect { kind: RedirectKind::Read, target }));
            }
            t => {
                if let Some(r) = t.strip_prefix("-I").or_else(|| t.strip_prefix("--replace=")) {
                    replace = Some(r.to_owned());
                } else if let Some(d) = t.strip_prefix("-d").or_else(|| t.strip_prefix("--delimiter=")) {
                    delimiter = delimiter_of(d);
                } else if !t.starts_with("--") && t.contains('0') && t.starts_with('-') {
                    delimiter = Some('\0');
                }
            }
        }
    }
    if at >= raw.words.len() {
        return false;
    }
    raw.redirects.append(&mut reads);
    raw.words.drain(..at);
    raw.wrappers.push("xargs".to_owned());
    let replace = replace.filter(|r| !r.is_empty());
    let items: Option<Vec<Word>> = match stdin {
        Stream::Known(text) if !file => Some(
            items(text, delimiter, replace.is_some()).map(|w| Word::literal(w, raw.span.clone())).collect(),
        ),
        _ => None,
    };
    match (replace, items) {
        (Some(mark), items) => {
            let size: usize = items.iter().flatten().map(|w| w.text().len()).sum();
            if !cx.spend(size.saturating_mul(raw.words.len())) {
                cx.too_deep(&raw.words, &raw.span);
                return true;
            }
            raw.words = replaced(&raw.words, &mark, items.as_deref());
        }
        (None, Some(items)) => raw.words.extend(items),
        (None, None) => raw.appended = true,
    }
    true
}

fn delimiter_of(text: &str) -> Option<char> {
    match text {
        "\\n" => Some('\n'),
        "\\t" => Some('\t'),
        "\\0" => Some('\0'),
        _ => text.chars().next(),
    }
}

/// What `xargs` makes of its input: words, or lines where each replaces a mark.
fn items(text: &str, delimiter: Option<char>, lines: bool) -> impl Iterator<Item = &str> {
    let ends = move |c: char| match delimiter {
        Some(d) => c == d,
        None if lines => c == '\n',
        None => c.is_whitespace() || c == '\0',
    };
    text.split(ends).filter(|w| !w.trim().is_empty()).map(move |w| {
        let w = if delimiter.is_some() { w.trim_end_matches('\n') } else { w.trim_matches([' ', '\t']) };
        if delimiter.is_none() { w.trim_matches(['\'', '"']) } else { w }
    })
}

/// `parallel words ::: items`: the words with an item are joined and read by a shell; without words the items
/// are the commands.
pub(super) fn parallel(cx: &mut Context, raw: &mut Raw, stdin: &Stream) -> bool {
    let at = skip_flags(&raw.words, "jaINSPLnd", PARALLEL_LONG);
    let end = raw.words.iter().position(|w| w.text().starts_with(":::")).unwrap_or(raw.words.len());
    let items: Vec<Word> =
        raw.words.iter().skip(end + 1).filter(|w| !w.text().starts_with(":::")).cloned().collect();
    if at >= end {
        match stdin {
            Stream::Known(text) if items.is_empty() => {
                read_word(cx, raw, text, "parallel", Stream::None);
            }
            Stream::Unknown if items.is_empty() => {
                cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true);
            }
            _ => {
                for item in &items {
                    read_word(cx, raw, &script_text(item), "parallel", Stream::None);
                }
            }
        }
        if items.is_empty() {
            return false;
        }
        raw.words.clear();
        return true;
    }
    for pair in raw.words.get(1..at).unwrap_or_default().windows(2) {
        if let [flag, target] = pair
            && matches!(&*flag.str(), "-a" | "--arg-file")
        {
            raw.redirects.push(Redirect { kind: RedirectKind::Read, target: target.clone() });
        }
    }
    let text = script_text(raw.words.get(at).unwrap_or(&Word::default()));
    raw.words.truncate(end);
    raw.words.drain(..at);
    let size: usize = items.iter().map(Word::size).sum();
    if !cx.spend(size.saturating_mul(raw.words.len())) {
        raw.wrappers.push("parallel".to_owned());
        cx.too_deep(&raw.words, &raw.span);
        return true;
    }
    let items = match stdin {
        Stream::Known(text) if items.is_empty() => {
            text.lines().map(|l| Word::literal(l, raw.span.clone())).collect()
        }
        _ => items,
    };
    let marked = raw.words.iter().any(|w| w.text().contains("{}"));
    match (marked, items.is_empty()) {
        (true, false) => raw.words = replaced(&raw.words, "{}", Some(&items)),
        (true, true) => raw.words = replaced(&raw.words, "{}", None),
        (false, false) => raw.words.extend(items),
        (false, true) => raw.appended = true,
    }
    if text.contains(|c: char| c.is_whitespace() || matches!(c, ';' | '|' | '&' | '$' | '`')) {
        let text = if raw.appended { format!("{} ${{?}}", raw.joined(0)) } else { raw.joined(0) };
        raw.words.clear();
        read_word(cx, raw, &text, "parallel", Stream::None);
        return true;
    }
    raw.wrappers.push("parallel".to_owned());
    true
}
