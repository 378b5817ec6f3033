//! Programs that read text as shell commands: shells, `eval`, `trap`, `su -c`, PowerShell.

use super::context::Context;
use super::declare::{alias_of, positionals};
use super::encoded::base64_text;
use super::finish::{Raw, read_word, script_text};
use super::script::{OpaqueReason, Piece, RedirectKind, Word};
use super::stream::Stream;

const SHELLS: [&str; 10] = ["sh", "bash", "zsh", "dash", "ksh", "ash", "mksh", "fish", "rbash", "hush"];

/// Reads what a shell-like program would run. `None`: the command is an ordinary one of its own.
pub(super) fn read_own(
    cx: &mut Context,
    raw: &Raw,
    name: &str,
    stdin: &Stream,
    script: Option<&str>,
) -> Option<Stream> {
    if SHELLS.contains(&name) {
        return shell(cx, raw, name, stdin, script);
    }
    match name {
        "eval" => {
            let words = raw.words.get(1..).unwrap_or_default();
            if words.is_empty() {
                return None;
            }
            if words.iter().all(|w| w.is_unknown() || w.pieces.is_empty()) {
                cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true);
                return None;
            }
            Some(read_word(cx, raw, &raw.joined(1), name, stdin.clone()))
        }
        "trap" => {
            let word = raw.words.iter().skip(1).find(|w| !w.text().starts_with('-') || !w.is_known())?;
            if raw.words.len() < 3 {
                return None;
            }
            layer_of(cx, raw, word, name)
        }
        "alias" => {
            for word in raw.words.iter().skip(1) {
                if let Some((_, value)) = alias_of(word) {
                    let text = script_text(&value);
                    read_word(cx, raw, &text, name, Stream::None);
                }
            }
            None
        }
        "source" | "." => {
            let word = raw.words.get(1)?;
            let process =
                word.pieces.iter().any(|p| matches!(p, Piece::Unknown { name: Some(n), .. } if n == "<("));
            let stdin_file = is_descriptor(word);
            if let Some(text) = cx.file(word) {
                Some(read_word(cx, raw, &text, name, Stream::None))
            } else if process {
                from_stream(cx, raw, name, &raw.process.clone(), None)
            } else if stdin_file {
                from_stream(cx, raw, name, stdin, script)
            } else {
                None
            }
        }
        "su" | "runuser" | "script" | "sg" => {
            let long = |w: &Word| {
                let t = w.text();
                let rest = t.strip_prefix("--command=").or_else(|| t.strip_prefix("--session-command="))?;
                Some(super::find::tail(w, t.len() - rest.len()))
            };
            if let Some(word) = raw.words.iter().skip(1).find_map(long) {
                return layer_of(cx, raw, &word, name);
            }
            let at = raw.words.iter().position(|w| {
                let t = w.text();
                matches!(t.as_str(), "--command" | "--session-command")
                    || (t.starts_with('-') && !t.starts_with("--") && t.ends_with('c'))
            });
            let Some(at) = at else {
                if matches!(name, "su" | "runuser") {
                    from_input(cx, raw, name, stdin);
                }
                return None;
            };
            let word = raw.words.get(at + 1)?.clone();
            layer_of(cx, raw, &word, name)
        }
        "git" => {
            git_alias(cx, raw);
            None
        }
        "powershell" | "pwsh" => powershell(cx, raw, name),
        "cmd" => {
            let at = raw
                .words
                .iter()
                .position(|w| matches!(w.text().to_ascii_lowercase().as_str(), "/c" | "/k"))?;
            // Its folders are apart by back slashes.
            let text = raw.joined(at + 1).replace('\\', "/");
            Some(read_word(cx, raw, &text, name, Stream::None))
        }
        _ => None,
    }
}

fn layer_of(cx: &mut Context, raw: &Raw, word: &Word, name: &str) -> Option<Stream> {
    if word.is_unknown() {
        cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true);
        return None;
    }
    let text = script_text(word);
    let mark = cx.mark();
    let out = read_word(cx, raw, &text, name, Stream::None);
    cx.restore(mark);
    Some(out)
}

/// A shell that is started without a script reads what comes in.
pub(super) fn from_input(cx: &mut Context, raw: &Raw, name: &str, stdin: &Stream) {
    match stdin {
        Stream::Known(text) => {
            let mark = cx.mark();
            read_word(cx, raw, text, name, Stream::None);
            cx.restore(mark);
        }
        Stream::Unknown => cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true),
        Stream::None => {}
    }
}

/// What stands for a descriptor, so that a file of this name is what comes in.
pub(super) fn is_descriptor(word: &Word) -> bool {
    let text = word.str();
    &*text == "/dev/stdin" || text.starts_with("/dev/fd/") || text.starts_with("/proc/self/fd/")
}

/// Whether its input is a file or a connection.
pub(super) fn file_input(raw: &Raw) -> bool {
    raw.redirects.iter().any(|r| {
        matches!(r.kind, RedirectKind::Read | RedirectKind::ReadWrite)
            || ["/dev/tcp/", "/dev/udp/"].iter().any(|start| r.target.str().starts_with(start))
    })
}

/// What comes in is read as a script.
fn from_stream(
    cx: &mut Context,
    raw: &Raw,
    name: &str,
    stream: &Stream,
    script: Option<&str>,
) -> Option<Stream> {
    match (script, stream) {
        (Some(text), _) => Some(read_word(cx, raw, text, name, Stream::None)),
        (None, Stream::Known(text)) => Some(read_word(cx, raw, text, name, Stream::None)),
        (None, Stream::Unknown) => {
            cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true);
            None
        }
        (None, Stream::None) => None,
    }
}

fn shell(cx: &mut Context, raw: &Raw, name: &str, stdin: &Stream, script: Option<&str>) -> Option<Stream> {
    let mut at = 1;
    let mut command = false;
    let mut reads_stdin = false;
    while let Some(word) = raw.words.get(at) {
        let text = word.text();
        if matches!(word.pieces.first(), Some(Piece::Unknown { .. })) {
            break;
        }
        if text == "--" || text == "-" {
            at += 1;
            break;
        }
        let sign = text.starts_with('-') || text.starts_with('+');
        if !sign {
            break;
        }
        at += 1;
        if text.starts_with("--") {
            command |= text == "--command";
            if matches!(text.as_str(), "--rcfile" | "--init-file") {
                at += 1;
            }
            continue;
        }
        for letter in text.chars().skip(1) {
            match letter {
                'c' => command = true,
                's' => reads_stdin = true,
                'o' | 'O' => at += 1,
                _ => {}
            }
        }
    }
    if command {
        let Some(word) = raw.words.get(at) else {
            if raw.appended {
                cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true);
            }
            return None;
        };
        if word.is_unknown() {
            cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true);
            return None;
        }
        let text = script_text(word);
        let mark = cx.mark();
        if let Some(zero) = raw.words.get(at + 1) {
            cx.assign("0", vec![zero.clone()], false);
        }
        positionals(cx, raw.words.iter().skip(at + 2).cloned().collect());
        let out = read_word(cx, raw, &text, name, stdin.clone());
        cx.restore(mark);
        return Some(out);
    }
    let operand = raw.words.get(at);
    let process = operand.is_some_and(|w| {
        w.pieces.iter().any(|p| matches!(p, Piece::Unknown { name: Some(n), .. } if n == "<("))
    });
    let mark = cx.mark();
    let written = operand.and_then(|word| cx.file(word));
    let out = if let Some(text) = written {
        positionals(cx, raw.words.iter().skip(at + 1).cloned().collect());
        Some(read_word(cx, raw, &text, name, stdin.clone()))
    } else if process {
        from_stream(cx, raw, name, &raw.process.clone(), None)
    } else if reads_stdin || operand.is_none_or(is_descriptor) {
        positionals(cx, raw.words.iter().skip(at).cloned().collect());
        if *stdin == Stream::None && script.is_none() && file_input(raw) {
            cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true);
        }
        from_stream(cx, raw, name, stdin, script)
    } else {
        None
    };
    cx.restore(mark);
    out
}

/// `powershell -Command words`, `-EncodedCommand BASE64`; its flags may be shortened.
fn powershell(cx: &mut Context, raw: &Raw, name: &str) -> Option<Stream> {
    for (i, word) in raw.words.iter().enumerate().skip(1) {
        let text = word.text().to_ascii_lowercase();
        let Some(flag) = text.strip_prefix('-').or_else(|| text.strip_prefix('/')) else { continue };
        if flag.is_empty() {
            continue;
        }
        if flag != "ec" && !"command".starts_with(flag) && !"encodedcommand".starts_with(flag) {
            continue;
        }
        if "command".starts_with(flag) {
            return Some(read_word(cx, raw, &raw.joined(i + 1), name, Stream::None));
        }
        let bytes = raw.words.get(i + 1).filter(|w| w.is_known()).and_then(|w| base64_text(&w.text(), true));
        return match bytes {
            Some(script) => Some(read_word(cx, raw, &script, name, Stream::None)),
            None => {
                cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true);
                None
            }
        };
    }
    None
}

/// `git -c alias.x='push --force' x`: what the alias stands for runs too.
fn git_alias(cx: &mut Context, raw: &Raw) {
    for (i, word) in raw.words.iter().enumerate().skip(1).take(32) {
        let text = word.str();
        let Some((_, alias)) = text.strip_prefix("alias.").and_then(|a| a.split_once('=')) else { continue };
        if raw.words.get(i.saturating_sub(1)).is_none_or(|w| w.str() != "-c") {
            continue;
        }
        let rest = raw.joined(i + 2);
        let line = match alias.strip_prefix('!') {
            Some(shell) => format!("{shell} {rest}"),
            None => format!("git {alias} {rest}"),
        };
        read_word(cx, raw, &line, "git", Stream::None);
    }
}
