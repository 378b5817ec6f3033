//! The commands that a call would run.

use std::sync::OnceLock;

use serde_json::Value;

use super::strings::each_node;
use crate::command::{CommandView, Effects};
use crate::matcher::{Place, absolute};
use crate::tool::places::Places;
use crate::tool::view::CommandAt;
use crate::tool::{ToolInfo, ToolKind};

/// Keys under which an unknown tool takes commands.
const KEYS: &[&str] = &["command", "cmd", "script", "code"];
/// Ends of places under which code of any language may stand.
const CODE_ENDS: &[&str] = &["['code']", "['script']", "['source']", "['program']"];
/// What stands in code that reaches out of itself, and hardly in a shell's line.
const CODE_MARKS: &[&str] = &[
    "import ",
    "require(",
    "open(",
    "readFile",
    "readText",
    "File.",
    "file_get_contents",
    "environ",
    "process.env",
    "subprocess",
    "os.system",
    "getenv",
    "Path(",
    "fs.",
];
/// Keys under which a program's arguments stand beside it.
const ARGUMENT_KEYS: &[&str] = &["args", "arguments", "argv"];

/// What stands at `command_at`; for unknown tools the keys `command`, `cmd`, `script`, `code`, at any
/// depth. A program with its arguments beside it (`{"command": "git", "args": ["push"]}`) is read as
/// one command too.
pub(in crate::tool) fn commands(info: &ToolInfo, places: &Places, args: &Value) -> Vec<CommandAt> {
    let mut out = Vec::new();
    if let Some(nodes) = places.commands.select(args) {
        for (at, node) in &nodes {
            read(at, node, &mut out);
            beside(at, node, args, &mut out);
        }
        // A tool that runs commands and has none where it should: it may take them under another key.
        if !out.is_empty() || info.kind != ToolKind::Execute {
            return out;
        }
    }
    each_node(args, |at, node| match node {
        Value::Object(_) => keyed(at, node, &mut out),
        // A string that is itself JSON is both.
        Value::String(text) => inner(at, text, &mut out),
        _ => {}
    });
    out
}

/// The commands of a text that is itself JSON.
fn inner(at: &str, text: &str, out: &mut Vec<CommandAt>) {
    if text.trim_start().starts_with(['{', '['])
        && let Ok(inner) = serde_json::from_str::<Value>(text)
    {
        each_node(&inner, |_, node| keyed(at, node, out));
    }
}

/// The values of an object that stand under a key for commands.
fn keyed(at: &str, node: &Value, out: &mut Vec<CommandAt>) {
    let Value::Object(map) = node else { return };
    for (key, value) in map {
        if KEYS.iter().any(|known| key.eq_ignore_ascii_case(known)) {
            let at = crate::matcher::with_name(at, key);
            read(&at, value, out);
            beside(&at, value, node, out);
        }
    }
}

fn read(at: &str, node: &Value, out: &mut Vec<CommandAt>) {
    match node {
        Value::String(line) => {
            push(at, CommandView::read(line), out);
            inner(at, line, out);
            // The tool may run another language than a shell's; its code is looked at the same for all of them.
            if CODE_ENDS.iter().any(|end| at.ends_with(end)) && looks_like_code(line) {
                let argv = ["python3", "-c", line].map(str::to_owned);
                push(at, CommandView::of_argv(&argv), out);
            }
            // A vector that came as text.
            if line.trim_start().starts_with('[')
                && let Ok(argv) = serde_json::from_str::<Vec<String>>(line)
            {
                push(at, CommandView::of_argv(&argv), out);
            }
        }
        Value::Array(list) => {
            let argv: Vec<String> = list.iter().filter_map(Value::as_str).map(str::to_owned).collect();
            let whole = argv.len() == list.len() && !argv.is_empty();
            if whole {
                push(at, CommandView::of_argv(&argv), out);
            }
            // A list of lines, not of words: no program has blanks in its name.
            if !whole || argv.first().is_some_and(|word| word.trim().contains(char::is_whitespace)) {
                leaves(at, node, out);
            }
        }
        Value::Object(_) => leaves(at, node, out),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn looks_like_code(text: &str) -> bool {
    CODE_MARKS.iter().any(|mark| text.contains(mark))
}

/// Every string in a place of commands that is neither a line nor a vector.
fn leaves(at: &str, node: &Value, out: &mut Vec<CommandAt>) {
    each_node(node, |below, leaf| {
        if let Value::String(line) = leaf {
            let at = format!("{at}{}", below.strip_prefix('$').unwrap_or_default());
            push(&at, CommandView::read(line), out);
        }
    });
}

/// A program with its arguments under another key of the same object.
fn beside(at: &str, node: &Value, parent: &Value, out: &mut Vec<CommandAt>) {
    let Value::String(program) = node else { return };
    for key in ARGUMENT_KEYS {
        match parent.get(key) {
            Some(Value::Array(list)) if !list.is_empty() => {
                let words = list.iter().map(|word| match word {
                    Value::String(word) => word.clone(),
                    other => other.to_string(),
                });
                push(
                    at,
                    CommandView::of_argv(&std::iter::once(program.clone()).chain(words).collect::<Vec<_>>()),
                    out,
                );
            }
            Some(Value::String(rest)) if !rest.trim().is_empty() => {
                push(at, CommandView::read(&format!("{program} {rest}")), out);
            }
            _ => {}
        }
    }
}

fn push(at: &str, view: CommandView, out: &mut Vec<CommandAt>) {
    out.push(CommandAt { at: at.to_owned(), view, effects: OnceLock::new(), texts: OnceLock::new() });
}

/// Keys under which a tool takes the folder that its command runs in.
const FOLDER_KEYS: &[&str] = &[
    "workdir",
    "cwd",
    "Cwd",
    "working_directory",
    "workingDirectory",
    "working_dir",
    "dir_path",
    "directory",
];

/// The folder that the call's commands run in.
pub(in crate::tool) fn command_folder(args: &Value, cwd: &str, place: &Place) -> String {
    FOLDER_KEYS
        .iter()
        .find_map(|key| args.get(key)?.as_str())
        .filter(|folder| !folder.is_empty())
        .and_then(|folder| absolute(folder, cwd, place).ok())
        .unwrap_or_else(|| cwd.to_owned())
}

/// A command's line, each of its path words in absolute form, and the line with those in place.
pub(in crate::tool) fn command_texts(line: &str, effects: &[Effects]) -> Vec<String> {
    let mut words: Vec<(&std::ops::Range<usize>, &str)> = effects
        .iter()
        .flat_map(|effects| &effects.paths)
        .filter_map(|word| Some((&word.span, word.path.as_deref()?)))
        .collect();
    let mut texts = vec![line.to_owned()];
    for (_, path) in &words {
        texts.push((*path).to_owned());
    }
    if words.is_empty() {
        return texts;
    }
    words.sort_by_key(|(span, _)| span.start);
    let mut replaced = String::with_capacity(line.len() * 2);
    let mut done = 0;
    for (span, path) in words {
        // Words of a layer inside others share a span: the first stands.
        let Some(before) = line.get(done..span.start).filter(|_| span.end > span.start) else { continue };
        replaced.push_str(before);
        replaced.push_str(path);
        done = span.end;
    }
    replaced.push_str(line.get(done..).unwrap_or_default());
    if replaced != line {
        texts.push(replaced);
    }
    texts
}
