//! Inline code of interpreters: the shell commands that it would run and the trees that it would remove.
//!
//! The code is not parsed, only scanned: a known call's name, then the string literals up to its closing
//! bracket. Missed: names built at run time, text put together from parts that are not literal.

use super::context::Context;
use super::encoded::base64_text;
use super::finish::{Raw, nested, read_word, script_text};
use super::inline_text::{literals, region};
use super::script::{OpaqueReason, Piece, Word};
use super::stream::Stream;

/// Calls of one code that are looked at.
const CALLS: usize = 256;
/// Encoded or evaluated codes inside a code.
const INNER: usize = 8;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Language {
    Python,
    Node,
    Perl,
    Other,
}

/// How an interpreter takes its code.
fn interpreter(name: &str) -> Option<(Language, &'static str)> {
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
    Some(match stem {
        "python" | "pypy" | "ipython" => (Language::Python, "c"),
        "node" | "nodejs" | "bun" | "deno" => (Language::Node, "ep"),
        "perl" => (Language::Perl, "eE"),
        "ruby" => (Language::Perl, "e"),
        "php" => (Language::Perl, "r"),
        "lua" | "luajit" | "Rscript" | "osascript" | "julia" => (Language::Other, "e"),
        "awk" | "gawk" | "mawk" | "nawk" => (Language::Other, ""),
        _ => return None,
    })
}

/// Reads an interpreter's inline code.
pub(super) fn read_own(cx: &mut Context, raw: &Raw, name: &str, stdin: &Stream, script: Option<&str>) {
    let Some((language, letters)) = interpreter(name) else { return };
    let mut codes: Vec<String> = Vec::new();
    let mut operand = false;
    let mut at = 1;
    while let Some(word) = raw.words.get(at) {
        at += 1;
        let text = word.text();
        if letters.is_empty() {
            if !text.starts_with('-') {
                codes.push(script_text(word));
                operand = true;
                break;
            }
            continue;
        }
        if text == "eval" && language == Language::Node {
            continue_code(cx, raw, raw.words.get(at), &mut codes);
            operand = true;
            break;
        }
        if text == "--eval" || text == "--print" || text == "--command" {
            continue_code(cx, raw, raw.words.get(at), &mut codes);
            at += 1;
            operand = true;
            continue;
        }
        if let Some(code) = text.strip_prefix("--eval=") {
            codes.push(code.to_owned());
            operand = true;
            continue;
        }
        if text == "-" {
            continue;
        }
        if text.starts_with("--") {
            continue;
        }
        let Some(cluster) = text.strip_prefix('-') else {
            operand = true;
            if codes.is_empty() {
                let process =
                    matches!(word.pieces.as_slice(), [Piece::Unknown { name: Some(n), .. }] if n == "<(");
                match (cx.file(word), &raw.process) {
                    (Some(text), _) => codes.push(text),
                    (None, Stream::Known(text)) if process => codes.push(text.clone()),
                    (None, _) if process => {
                        cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true);
                        return;
                    }
                    (None, _) if super::layers::is_descriptor(word) => {
                        operand = false;
                        break;
                    }
                    (None, _) => return,
                }
            }
            break;
        };
        if cluster.starts_with('m') && language == Language::Python {
            return;
        }
        if cluster.starts_with(['W', 'X', 'I', 'M']) || (cluster.starts_with('r') && !letters.contains('r')) {
            at += usize::from(cluster.len() == 1);
            continue;
        }
        if let Some(i) = cluster.find(|c| letters.contains(c)) {
            operand = true;
            let rest: String = cluster.chars().skip(cluster.chars().count().min(i + 1)).collect();
            if rest.is_empty() || (rest.len() == 1 && letters.contains(&rest)) {
                continue_code(cx, raw, raw.words.get(at), &mut codes);
                at += 1;
            } else {
                codes.push(rest);
            }
            if language == Language::Python {
                break;
            }
        }
    }
    if codes.is_empty() && !operand {
        match (script, stdin) {
            (Some(text), _) => codes.push(text.to_owned()),
            (None, Stream::Known(text)) => codes.push(text.clone()),
            (None, Stream::Unknown) => cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true),
            (None, Stream::None) if super::layers::file_input(raw) => {
                cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true);
            }
            (None, Stream::None) => {}
        }
    }
    let mut done = 0;
    while let Some(code) = codes.pop() {
        done += 1;
        if done > INNER || !cx.spend(code.len()) {
            cx.too_deep_text(&code, &raw.span);
            return;
        }
        scan(cx, raw, name, language, &code, &mut codes);
    }
}

fn continue_code(cx: &mut Context, raw: &Raw, word: Option<&Word>, codes: &mut Vec<String>) {
    match word {
        Some(word) if word.is_unknown() => cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true),
        Some(word) => codes.push(script_text(word)),
        None => {}
    }
}

/// What a call does.
enum Call {
    Shell,
    RemoveTree,
    Remove,
    Code,
    Decode,
}

fn call(name: &str, before: &str, code: &str, region: &str, language: Language) -> Option<Call> {
    let process = match language {
        Language::Python => code.contains("subprocess") || code.contains("asyncio") || code.contains("pty"),
        Language::Node => code.contains("child_process"),
        _ => true,
    };
    Some(match name {
        "system"
        | "popen"
        | "popen2"
        | "popen3"
        | "Popen"
        | "getoutput"
        | "getstatusoutput"
        | "shell_exec"
        | "passthru"
        | "proc_open"
        | "capture2"
        | "capture3"
        | "capture2e"
        | "check_call"
        | "check_output"
        | "execSync"
        | "execFileSync"
        | "spawnSync"
        | "execFile"
        | "execl"
        | "execlp"
        | "execv"
        | "execvp"
        | "execve"
        | "execvpe"
        | "spawnlp"
        | "spawnvp"
        | "posix_spawn"
        | "create_subprocess_shell"
        | "create_subprocess_exec"
        | "pcntl_exec"
        | "do_shell_script" => Call::Shell,
        "exec" | "eval" if language == Language::Python => Call::Code,
        "run" | "call" | "exec" | "spawn" if process => Call::Shell,
        "eval" => Call::Code,
        "rmtree"
        | "rm_rf"
        | "rm_r"
        | "remove_tree"
        | "remove_dir_all"
        | "rimraf"
        | "removeSync"
        | "emptyDirSync"
        | "remove_entry_secure" => Call::RemoveTree,
        "rmSync" | "rm" | "rmdirSync" | "rmdir" if region.contains("recursive") => Call::RemoveTree,
        "rmSync" | "unlinkSync" => Call::Remove,
        "remove" | "unlink" | "removedirs" if before.ends_with("os.") => Call::Remove,
        "b64decode" | "atob" | "decode64" | "base64_decode" | "decode_base64" => Call::Decode,
        _ => return None,
    })
}

fn scan(
    cx: &mut Context,
    raw: &Raw,
    interpreter: &str,
    language: Language,
    code: &str,
    inner: &mut Vec<String>,
) {
    let bytes = code.as_bytes();
    let word = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_';
    let mut at = 0;
    let mut calls = 0;
    while let Some(b) = bytes.get(at) {
        if *b == b'`' && language == Language::Perl {
            let rest = code.get(at + 1..).unwrap_or_default();
            let (text, _) = rest.split_once('`').unwrap_or((rest, ""));
            read_word(cx, raw, text, interpreter, Stream::None);
            at += text.len() + 2;
            calls += 1;
        } else if language == Language::Perl
            && matches!(b, b'%' | b'q')
            && bytes.get(at + 1) == Some(&b'x')
            && let Some(open) = bytes.get(at + 2).filter(|b| b"([{|!/<".contains(b))
        {
            let close = match open {
                b'(' => ')',
                b'[' => ']',
                b'{' => '}',
                b'<' => '>',
                other => char::from(*other),
            };
            let rest = code.get(at + 3..).unwrap_or_default();
            let (text, _) = rest.split_once(close).unwrap_or((rest, ""));
            read_word(cx, raw, text, interpreter, Stream::None);
            at += text.len() + 4;
            calls += 1;
        } else if word(b) {
            let start = at;
            while bytes.get(at).is_some_and(word) {
                at += 1;
            }
            let name = code.get(start..at).unwrap_or_default();
            let mut open = at;
            while bytes
                .get(open)
                .is_some_and(|b| *b == b' ' || *b == b'(' || *b == b'.' && bytes.get(open + 1) == Some(&b'('))
            {
                open += 1;
            }
            let opened = code.get(at..open).is_some_and(|s| s.contains('('));
            let bare = language == Language::Perl
                && bytes.get(open).is_some_and(|b| matches!(b, b'"' | b'\'' | b'q'))
                || name == "script" && code.get(..start).is_some_and(|s| s.ends_with("do shell "));
            if !opened && !bare {
                continue;
            }
            let region = region(code, open, opened);
            let before = code.get(start.saturating_sub(16)..start).unwrap_or_default();
            let name = if name == "script" && bare { "do_shell_script" } else { name };
            let Some(call) = call(name, before, code, region, language) else { continue };
            calls += 1;
            act(cx, raw, interpreter, &call, region, inner);
        } else {
            at += 1;
        }
        if calls > CALLS {
            cx.too_deep_text(code, &raw.span);
            return;
        }
    }
}

fn act(cx: &mut Context, raw: &Raw, interpreter: &str, call: &Call, region: &str, inner: &mut Vec<String>) {
    let texts = literals(region);
    if !cx.spend(region.len()) {
        cx.too_deep_text(region, &raw.span);
        return;
    }
    match call {
        Call::Code => inner.extend(texts),
        Call::Decode => inner.extend(texts.iter().filter_map(|t| base64_text(t, false))),
        Call::Shell => {
            let list = region.trim_start().starts_with('[');
            match texts.as_slice() {
                [] => cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, false),
                [one] if !list => {
                    // What is added to the literal is not known.
                    let more =
                        if region.contains(['+', '%', '.']) && !region.contains(',') { " ${?}" } else { "" };
                    read_word(cx, raw, &format!("{one}{more}"), interpreter, Stream::None);
                }
                [first, ..] if first.contains(' ') && !list => {
                    read_word(cx, raw, first, interpreter, Stream::None);
                }
                _ => {
                    let words: Vec<Word> = texts.iter().map(|t| Word::literal(t, raw.span.clone())).collect();
                    nested(cx, raw.with(words, interpreter), Stream::None);
                }
            }
        }
        Call::RemoveTree | Call::Remove => {
            let mut words = vec![Word::literal("rm", raw.span.clone())];
            if matches!(call, Call::RemoveTree) {
                words.push(Word::literal("-rf", raw.span.clone()));
            }
            let home = ["homedir()", "Path.home()", "Dir.home", "\"HOME\"", "'HOME'", "env.HOME"];
            if home.iter().any(|h| region.contains(h)) {
                words.push(text_word("~", raw));
            }
            words.extend(texts.iter().filter(|t| *t != "HOME").map(|t| text_word(t, raw)));
            if words.len() <= 2 && texts.is_empty() {
                words.push(Word {
                    pieces: vec![Piece::Unknown { name: None, quoted: true, required: true }],
                    span: raw.span.clone(),
                });
            }
            nested(cx, raw.with(words, interpreter), Stream::None);
        }
    }
}

fn text_word(text: &str, raw: &Raw) -> Word {
    Word {
        pieces: vec![Piece::Text { text: text.to_owned(), quoted: !text.starts_with('~') }],
        span: raw.span.clone(),
    }
}
