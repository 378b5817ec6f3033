//! Programs that run another program: taken off, their own flags skipped.

use super::context::{Context, unknown_word};
use super::finish::{Raw, read_word, split_assignment};
use super::script::{Assignment, Piece, Word};
use super::stream::Stream;

/// How a wrapper reads its own arguments.
struct Wrapper {
    name: &'static str,
    /// Short flags that take a value.
    short: &'static str,
    /// Long flags that take a value as the next word.
    long: &'static [&'static str],
    /// Words of its own before the program.
    operands: usize,
}

const fn row(
    name: &'static str,
    short: &'static str,
    long: &'static [&'static str],
    operands: usize,
) -> Wrapper {
    Wrapper { name, short, long, operands }
}

const WRAPPERS: [Wrapper; 38] = [
    row(
        "sudo",
        "ugpCrtTUDRh",
        &[
            "--user",
            "--group",
            "--prompt",
            "--host",
            "--chdir",
            "--chroot",
            "--role",
            "--type",
            "--close-from",
            "--other-user",
            "--command-timeout",
        ],
        0,
    ),
    row("doas", "uC", &[], 0),
    row("env", "uC", &["--unset", "--chdir"], 0),
    row("command", "", &[], 0),
    row("builtin", "", &[], 0),
    row("exec", "a", &[], 0),
    row("nohup", "", &[], 0),
    row("nice", "n", &["--adjustment"], 0),
    row("ionice", "cnpPu", &["--class", "--classdata"], 0),
    row("time", "fo", &["--format", "--output"], 0),
    row("gtime", "fo", &["--format", "--output"], 0),
    row("timeout", "sk", &["--signal", "--kill-after"], 1),
    row("gtimeout", "sk", &["--signal", "--kill-after"], 1),
    row("stdbuf", "ioe", &["--input", "--output", "--error"], 0),
    row("setsid", "", &[], 0),
    row("chroot", "", &["--userspec", "--groups"], 1),
    row("flock", "wE", &["--timeout", "--wait", "--conflict-exit-code"], 1),
    row("strace", "eoapsSuIbPXE", &[], 0),
    row("ltrace", "eoaplsSunADF", &[], 0),
    row("taskset", "", &[], 1),
    row("chrt", "TPD", &[], 1),
    row("numactl", "iNCmp", &[], 0),
    row("pkexec", "", &["--user"], 0),
    row("caffeinate", "tw", &[], 0),
    row("unbuffer", "", &[], 0),
    row("rlwrap", "", &[], 0),
    row("fakeroot", "lsib", &[], 0),
    row("busybox", "", &[], 0),
    row("toybox", "", &[], 0),
    row(
        "systemd-run",
        "puMHE",
        &[
            "--unit",
            "--property",
            "--uid",
            "--gid",
            "--slice",
            "--setenv",
            "--machine",
            "--host",
            "--working-directory",
            "--description",
        ],
        0,
    ),
    row("dbus-run-session", "", &[], 0),
    row("xvfb-run", "nsefw", &[], 0),
    row("torsocks", "", &[], 0),
    row("proxychains", "f", &[], 0),
    row("proxychains4", "f", &[], 0),
    row("unshare", "", &[], 0),
    row("nsenter", "tSG", &["--target"], 0),
    row("noglob", "", &[], 0),
];

const XARGS: Wrapper = row(
    "xargs",
    "IaEdLnPsJRS",
    &["--arg-file", "--delimiter", "--max-args", "--max-procs", "--max-chars", "--process-slot-var"],
    0,
);
const PARALLEL: Wrapper = row(
    "parallel",
    "jaINSPLnd",
    &["--jobs", "--arg-file", "--delay", "--timeout", "--joblog", "--colsep", "--max-args"],
    0,
);
const WATCH: Wrapper = row("watch", "nq", &["--interval", "--equexit"], 0);
const SSH: Wrapper = row("ssh", "BbcDEeFIiJLlmOopQRSWw", &[], 1);

/// The position after a wrapper's own flags, assignments and operands.
fn skip(words: &[Word], wrapper: &Wrapper, assignments: &mut Vec<Assignment>) -> usize {
    let mut at = 1;
    let mut operands = wrapper.operands;
    let mut flags = true;
    while let Some(word) = words.get(at) {
        let text = word.text();
        let unknown_first = matches!(word.pieces.first(), Some(Piece::Unknown { .. }));
        if flags && text == "--" {
            flags = false;
            at += 1;
            continue;
        }
        if flags && !unknown_first && text.len() > 1 && text.starts_with('-') {
            at += 1 + usize::from(takes_next(&text, wrapper));
            continue;
        }
        if let Some((name, value)) = split_assignment(word)
            && matches!(wrapper.name, "sudo" | "doas" | "env")
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
    }
    at
}

/// Whether a flag's value is the next word.
fn takes_next(text: &str, wrapper: &Wrapper) -> bool {
    if text.starts_with("--") {
        return wrapper.long.contains(&text);
    }
    let mut letters = text.chars().skip(1);
    while let Some(letter) = letters.next() {
        if wrapper.short.contains(letter) {
            return letters.next().is_none();
        }
    }
    false
}

/// Takes one wrapper off. `false` where there is none; with no words left, all was read as a layer.
pub(super) fn strip(cx: &mut Context, raw: &mut Raw, name: &str, stdin: &Stream) -> bool {
    match name {
        "xargs" | "gxargs" => return xargs(cx, raw, stdin),
        "parallel" | "sem" => return parallel(cx, raw),
        "watch" | "ssh" => return remote(cx, raw, name),
        "command"
            if raw.words.get(1).is_some_and(|w| matches!(w.text().as_str(), "-v" | "-V" | "-pv" | "-pV")) =>
        {
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
            if let Some(at) = raw.words.iter().position(|w| matches!(w.text().as_str(), "-c" | "--command")) {
                let text = raw.joined(at + 1);
                read_word(cx, raw, &text, name, stdin.clone());
                raw.words.clear();
                return true;
            }
        }
        _ => {}
    }
    let Some(wrapper) = WRAPPERS.iter().find(|w| w.name == name) else { return false };
    let mut assignments = Vec::new();
    let at = skip(&raw.words, wrapper, &mut assignments);
    if at >= raw.words.len() {
        return false;
    }
    let label = raw.label(name);
    raw.words.drain(..at);
    raw.assignments.append(&mut assignments);
    raw.wrappers.push(label);
    true
}

/// `env -S 'text'`.
fn split_string(raw: &Raw) -> Option<String> {
    let mut at = 1;
    while let Some(word) = raw.words.get(at) {
        let text = word.text();
        if text == "-S" || text == "--split-string" {
            return Some(raw.joined(at + 1));
        }
        let full = super::finish::script_text(word);
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

fn xargs(cx: &mut Context, raw: &mut Raw, stdin: &Stream) -> bool {
    let at = skip(&raw.words, &XARGS, &mut Vec::new());
    let mut replace = None;
    for (i, word) in raw.words.iter().enumerate().take(at).skip(1) {
        let text = word.text();
        if text == "-I" {
            replace = raw.words.get(i + 1).map(Word::text);
        } else if let Some(r) = text.strip_prefix("-I").or_else(|| text.strip_prefix("--replace=")) {
            replace = Some(r.to_owned());
        } else if text == "-i" || text == "--replace" {
            replace = Some("{}".to_owned());
        }
    }
    if at >= raw.words.len() {
        return false;
    }
    raw.words.drain(..at);
    raw.wrappers.push("xargs".to_owned());
    let items: Option<Vec<Word>> = match stdin {
        Stream::Known(text) => Some(
            text.split(|c: char| c.is_whitespace() || c == '\0')
                .filter(|w| !w.is_empty())
                .map(|w| Word::literal(w.trim_matches(['\'', '"']), raw.span.clone()))
                .collect(),
        ),
        _ => None,
    };
    match (replace.filter(|r| !r.is_empty()), items) {
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

/// The words with a mark (`{}`) replaced: a word that is the mark by all items, a part by an unknown.
pub(super) fn replaced(words: &[Word], mark: &str, items: Option<&[Word]>) -> Vec<Word> {
    let mut out = Vec::with_capacity(words.len());
    for word in words {
        let text = word.text();
        if !text.contains(mark) {
            out.push(word.clone());
        } else if text == mark && word.is_known() {
            match items {
                Some(items) => out.extend(items.iter().cloned()),
                None => out.push(Word { span: word.span.clone(), ..required() }),
            }
        } else if let Some([item]) = items
            && item.is_known()
        {
            out.push(Word::literal(&text.replace(mark, &item.text()), word.span.clone()));
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

fn parallel(cx: &mut Context, raw: &mut Raw) -> bool {
    let at = skip(&raw.words, &PARALLEL, &mut Vec::new());
    let end = raw.words.iter().position(|w| w.text().starts_with(":::")).unwrap_or(raw.words.len());
    if at >= end {
        return false;
    }
    let items: Vec<Word> =
        raw.words.iter().skip(end + 1).filter(|w| !w.text().starts_with(":::")).cloned().collect();
    raw.words.truncate(end);
    raw.words.drain(..at);
    raw.wrappers.push("parallel".to_owned());
    let marked = raw.words.iter().any(|w| w.text().contains("{}"));
    let size: usize = items.iter().map(Word::size).sum();
    if !cx.spend(size.saturating_mul(raw.words.len())) {
        cx.too_deep(&raw.words, &raw.span);
        return true;
    }
    match (marked, items.is_empty()) {
        (true, false) => raw.words = replaced(&raw.words, "{}", Some(&items)),
        (true, true) => raw.words = replaced(&raw.words, "{}", None),
        (false, false) => raw.words.extend(items),
        (false, true) => raw.appended = true,
    }
    true
}

/// `ssh HOST words`, `watch words`: the words are joined and read by a shell.
fn remote(cx: &mut Context, raw: &mut Raw, name: &str) -> bool {
    let wrapper = if name == "ssh" { &SSH } else { &WATCH };
    let at = skip(&raw.words, wrapper, &mut Vec::new());
    if at >= raw.words.len() {
        return false;
    }
    let text = raw.joined(at);
    if name == "ssh" {
        // It connects by itself, so it is a command of its own too.
        let mut own = raw.clone();
        own.words.truncate(at);
        cx.emit(super::script::SimpleCommand {
            words: own.words,
            wrappers: own.wrappers,
            redirects: own.redirects,
            moves: cx.moves.clone(),
            guessed: own.guessed,
            span: own.span,
            assignments: own.assignments,
            appended: false,
        });
    }
    let mark = cx.mark();
    read_word(cx, raw, &text, name, Stream::None);
    cx.restore(mark);
    raw.words.clear();
    true
}

/// The folders of `git -C DIR`.
pub(super) fn git_folders(words: &[Word]) -> Vec<Word> {
    let mut out = Vec::new();
    let mut at = 1;
    while let Some(word) = words.get(at) {
        let text = word.text();
        if text == "-C" {
            out.extend(words.get(at + 1).cloned());
            at += 2;
        } else if text == "-c" || matches!(text.as_str(), "--git-dir" | "--work-tree" | "--namespace") {
            at += 2;
        } else if text.starts_with('-') {
            at += 1;
        } else {
            break;
        }
    }
    out
}
