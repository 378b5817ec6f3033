//! Commands inside the flags, the settings and the input of programs that are no shells: `gdb -ex 'shell …'`,
//! `tar --checkpoint-action=exec=…`, `GIT_SSH_COMMAND=…`, `crontab -`, `sed e`.

use super::context::Context;
use super::declare::split_assignment;
use super::finish::{Raw, nested, read_word, script_text};
use super::script::{OpaqueReason, Word};
use super::stream::Stream;
use super::text_rows::{GIT_KEYS, INPUTS, TextFlag, VARIABLES, rows};
use super::wrappers::after_choice;

/// Commands in one program's flags that are read.
const MOST: usize = 64;

/// Reads the commands that stand in a program's own arguments and input.
pub(super) fn read_own(cx: &mut Context, raw: &Raw, name: &str, stdin: &Stream, script: Option<&str>) {
    for row in rows(name) {
        flags(cx, raw, row);
    }
    match name {
        "git" => git_settings(cx, raw),
        "sed" | "gsed" => sed(cx, raw),
        _ => {}
    }
    variables(cx, raw);
    input(cx, raw, name, stdin, script);
}

/// Reads what variables hold whose value a program runs, here or later (`export GIT_SSH_COMMAND=…`).
pub(super) fn variables(cx: &mut Context, raw: &Raw) {
    for assignment in &raw.assignments {
        if VARIABLES.contains(&assignment.name.as_str()) {
            value(cx, raw, &assignment.value, &assignment.name, "");
        }
    }
    if raw.words.first().is_none_or(|w| w.str() != "export") {
        return;
    }
    for word in raw.words.iter().skip(1).take(MOST) {
        if let Some((name, set)) = split_assignment(word)
            && VARIABLES.contains(&name.as_str())
        {
            value(cx, raw, &set, &name, "");
        }
    }
}

fn flags(cx: &mut Context, raw: &Raw, row: &TextFlag) {
    let Some(from) = after_choice(&raw.words, row.name, row.sub) else { return };
    let mut left = MOST;
    let mut words = raw.words.iter().enumerate().skip(from);
    while let Some((at, word)) = words.next() {
        let text = word.str();
        for flag in row.flags.split(' ') {
            let found = match flag {
                "*" if !text.starts_with('-') => Some(word.clone()),
                "+" => text.strip_prefix('+').map(|rest| Word::literal(rest, word.span.clone())),
                _ if *text == *flag => raw.words.get(at + 1).cloned(),
                _ => attached(word, &text, flag),
            };
            let Some(found) = found else { continue };
            if row.rest {
                let words: Vec<Word> = raw.words.iter().skip(at + 1).cloned().collect();
                if !words.is_empty() {
                    nested(cx, raw.with(words, row.name), Stream::None);
                }
                return;
            }
            if left == 0 {
                cx.opaque(raw.span.clone(), OpaqueReason::TooDeep, true);
                return;
            }
            left -= 1;
            value(cx, raw, &found, row.name, row.cut);
            if *text == *flag {
                words.next();
            }
            break;
        }
    }
}

/// `--flag=value`, `-fvalue`.
fn attached(word: &Word, text: &str, flag: &str) -> Option<Word> {
    let rest = match flag.strip_prefix("--") {
        Some(_) => text.strip_prefix(flag)?.strip_prefix('=')?,
        None if flag.len() == 2 && flag.starts_with('-') => text.strip_prefix(flag)?,
        None => return None,
    };
    (!rest.is_empty()).then(|| super::find::tail(word, text.len() - rest.len()))
}

/// Reads a value as a command; one that is not known is opaque.
fn value(cx: &mut Context, raw: &Raw, word: &Word, name: &str, cut: &str) {
    if word.is_unknown() {
        cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, false);
        return;
    }
    let text = script_text(word);
    if let Some(command) = after(&text, cut).filter(|c| !c.trim().is_empty()) {
        read_word(cx, raw, command, name, Stream::None);
    }
}

/// What follows one of the beginnings; all of it where none is asked for.
fn after<'t>(text: &'t str, cut: &str) -> Option<&'t str> {
    if cut.is_empty() {
        return Some(text);
    }
    let text = text.trim_start_matches(' ');
    cut.split('|').find_map(|start| text.strip_prefix(start))
}

fn git_settings(cx: &mut Context, raw: &Raw) {
    if let Some(from) = after_choice(&raw.words, "git", "config") {
        // `git config alias.x '!…'`: what it sets will be run.
        for pair in raw.words.get(from..).unwrap_or_default().windows(2).take(MOST) {
            let [key, set] = pair else { continue };
            let key = key.str().to_ascii_lowercase();
            let shell = set.str().starts_with('!');
            if runs(&key, &set.str()) || key.starts_with("alias.") && shell {
                let skip = usize::from(shell);
                value(cx, raw, &super::find::tail(set, skip), "git", "");
            }
        }
    }
    for pair in raw.words.windows(2).take(MOST) {
        let [flag, setting] = pair else { continue };
        if flag.str() != "-c" {
            continue;
        }
        let text = setting.text();
        let Some((key, set)) = text.split_once('=') else { continue };
        if runs(&key.to_ascii_lowercase(), set) {
            let skip = text.len() - set.trim_start_matches('!').len();
            value(cx, raw, &super::find::tail(setting, skip), "git", "");
        }
    }
}

/// Whether git runs the value of this key.
fn runs(key: &str, value: &str) -> bool {
    let row = |(start, end): &(&str, &str)| {
        if end.is_empty() && !start.ends_with('.') {
            key == *start
        } else {
            key.starts_with(start) && key.ends_with(end)
        }
    };
    // A credential helper is a program of git's own unless it begins with `!` or is a path.
    let helper = key.starts_with("credential.") && key.ends_with("helper") && value.starts_with(['!', '/']);
    GIT_KEYS.iter().any(row) || helper
}

/// `1e command`, `s/x/command/e`: only these two run something.
fn sed(cx: &mut Context, raw: &Raw) {
    let mut first = true;
    let mut words = raw.words.iter().skip(1);
    while let Some(word) = words.next() {
        let text = word.text();
        let script = match text.as_str() {
            "-e" | "--expression" => words.next().map(Word::text),
            "-f" | "--file" | "-l" | "--line-length" => {
                words.next();
                None
            }
            t if t.starts_with("--expression=") => t.strip_prefix("--expression=").map(str::to_owned),
            t if t.starts_with("-e") => t.strip_prefix("-e").map(str::to_owned),
            t if t.starts_with('-') && t.ends_with('e') && !t.starts_with("--") => {
                words.next().map(Word::text)
            }
            t if t.starts_with('-') && t.len() > 1 => continue,
            _ if first => Some(text.clone()),
            _ => return,
        };
        first = false;
        let Some(script) = script else { continue };
        for part in script.split(['\n', ';', '{', '}']) {
            let body =
                part.trim_start().trim_start_matches(|c: char| c.is_ascii_digit() || "$,~!+ ".contains(c));
            if let Some(command) =
                body.strip_prefix('e').filter(|rest| rest.is_empty() || rest.starts_with(' '))
            {
                if command.trim().is_empty() {
                    cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true);
                } else {
                    read_word(cx, raw, command, "sed", Stream::None);
                }
            }
        }
        if let Some(command) = executed(&script) {
            cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true);
            read_word(cx, raw, &command, "sed", Stream::None);
        }
    }
}

/// The replacement of an `s` command with the flag `e`.
fn executed(script: &str) -> Option<String> {
    let body = script.trim_start().trim_start_matches(|c: char| c.is_ascii_digit() || "$,~!+ ".contains(c));
    let mut chars = body.strip_prefix('s')?.chars();
    let delimiter = chars.next().filter(|c| !c.is_alphanumeric() && !c.is_whitespace())?;
    let mut parts = vec![String::new()];
    while let Some(c) = chars.next() {
        match c {
            '\\' => {
                let next = chars.next()?;
                let part = parts.last_mut()?;
                if next != delimiter {
                    part.push('\\');
                }
                part.push(next);
            }
            c if c == delimiter && parts.len() < 3 => parts.push(String::new()),
            c => parts.last_mut()?.push(c),
        }
    }
    let flags = parts.get(2)?;
    let flags: &str = flags.split([' ', ';', '\n', '}', 'w']).next()?;
    if flags.contains('e') { parts.get(1).map(|r| r.replace("\\/", "/")) } else { None }
}

/// Commands that come in: a script, or lines that begin so.
fn input(cx: &mut Context, raw: &Raw, name: &str, stdin: &Stream, script: Option<&str>) {
    let Some((_, needs, cut)) = INPUTS.iter().find(|(program, ..)| *program == name) else { return };
    let given = |w: &Word| {
        let text = w.str();
        // However a program is told to read its input as a file.
        text == *needs
            || (name == "make"
                && (text.ends_with("/dev/stdin") || matches!(&*text, "-f-" | "--file=-" | "--makefile=-")))
    };
    if !needs.is_empty() && !raw.words.iter().skip(1).any(given) {
        return;
    }
    let known = match stdin {
        Stream::Known(text) => Some(text.as_str()),
        _ => script,
    };
    let Some(text) = known else {
        // Data of a database, as a rule; for the others it is what they run.
        if *stdin == Stream::Unknown && matches!(name, "at" | "batch" | "crontab" | "make") {
            cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, true);
        }
        return;
    };
    if !cx.spend(text.len()) {
        cx.too_deep_text(text, &raw.span);
        return;
    }
    if cut.is_empty() {
        read_word(cx, raw, text, name, Stream::None);
        return;
    }
    let mut commands = Vec::new();
    for line in text.lines() {
        match name {
            "crontab" => commands.extend(cron(line)),
            "make" => {
                let recipe = line.strip_prefix('\t').or_else(|| line.split_once(';').map(|(_, after)| after));
                commands.extend(recipe.map(|r| r.trim_start_matches(['@', '-', '+', ' '])));
            }
            _ => commands.extend(after(line, cut)),
        }
    }
    for command in commands.into_iter().take(MOST * 16) {
        read_word(cx, raw, command, name, Stream::None);
    }
}

/// The command of a line of a crontab: after five fields, or after `@daily` and its like.
fn cron(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let fields = match line.chars().next()? {
        '@' => 1,
        c if c.is_ascii_digit() || c == '*' => 5,
        _ => return None,
    };
    (0..fields).try_fold(line, |rest, _| rest.trim_start().split_once([' ', '\t']).map(|(_, rest)| rest))
}
