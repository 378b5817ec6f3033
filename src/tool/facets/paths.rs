//! The paths that a call names outside commands.

use serde_json::Value;

use super::strings::{any_leaf, each_node};
use crate::bounds;
use crate::matcher::{PathError, Place, absolute, may_be_json, other_readings};
use crate::tool::places::Places;
use crate::tool::view::{PathAt, PathRole, StringAt};
use crate::tool::{Known, ToolInfo, ToolKind};

/// What stands at `path_at`, and every `file:` URL; for unknown tools every string that can be a path.
///
/// A table's tool that is given none of the arguments that the table knows is read as an unknown one:
/// a renamed argument must not disarm a gate.
pub(in crate::tool) fn paths<'a>(
    info: &ToolInfo,
    places: &Places,
    args: &Value,
    cwd: &str,
    place: &Place,
    strings: impl FnOnce() -> &'a [StringAt<'a>],
) -> Vec<PathAt> {
    let role = match info.kind {
        ToolKind::Read => PathRole::Read,
        ToolKind::Write => PathRole::Write,
        _ => PathRole::Unknown,
    };
    let mut out = Vec::new();
    let mut push = |at: &str, text: &str, role: PathRole| {
        out.push(PathAt { at: at.to_owned(), text: text.to_owned(), path: absolute(text, cwd, place), role });
    };
    let nodes = places.paths.select(args);
    let touches_files = matches!(info.kind, ToolKind::Read | ToolKind::Write);
    let renamed = info.known == Known::Table && touches_files;
    let Some(nodes) = nodes.filter(|nodes| !(nodes.is_empty() && renamed)) else {
        for string in strings().iter().filter(|string| can_be_path(&string.text)) {
            push(&string.at, &string.text, role);
            for other in other_readings(&string.text, true) {
                push(&string.at, &other, PathRole::Unknown);
            }
        }
        return out;
    };
    let mut unreadable = Vec::new();
    for (at, node) in &nodes {
        match node {
            Value::String(text) => one(at, text, role, &mut push, &mut unreadable),
            Value::Array(list) => {
                for (index, item) in list.iter().enumerate() {
                    if let Value::String(text) = item {
                        one(&crate::matcher::with_index(at, index), text, role, &mut push, &mut unreadable);
                    }
                }
            }
            _ => {}
        }
    }
    if info.known == Known::Table {
        files_beside(info, args, |at, text, role| {
            if !nodes.iter().any(|(known, _)| *known == at) {
                one(at, text, role, &mut push, &mut unreadable);
            }
        });
    }
    // Strings are gone through for URLs of files only where one may be among them.
    let strings = if any_leaf(args, &mut may_hold_file_url) { strings() } else { &[] };
    for string in strings.iter().filter(|string| is_file_url(&string.text)) {
        if !nodes.iter().any(|(at, _)| *at == string.at) {
            push(&string.at, &string.text, role);
        }
    }
    out.extend(unreadable);
    out
}

/// Files of tools that send or fetch: what is attached is read, what is saved is written. Strings under a key
/// that speaks of one, at any depth.
fn files_beside(info: &ToolInfo, args: &Value, mut push: impl FnMut(&str, &str, PathRole)) {
    let fetches = info.kind == ToolKind::Fetch && !info.url_at.is_empty();
    if !fetches && info.kind != ToolKind::Send {
        return;
    }
    let mut under: Option<(String, PathRole)> = None;
    each_node(args, |at, node| {
        if under.as_ref().is_some_and(|(above, _)| !at.starts_with(above.as_str())) {
            under = None;
        }
        if let (Some(key), None) = (last_key(at), &under)
            && let Some(role) = file_role(key, fetches)
        {
            under = Some((at.to_owned(), role));
        }
        if let (Value::String(text), Some((_, role))) = (node, &under)
            && can_be_path(text)
        {
            push(at, text, *role);
        }
    });
}

/// The last name of a normalised JSONPath.
fn last_key(at: &str) -> Option<&str> {
    let (_, name) = at.strip_suffix("']")?.rsplit_once("['")?;
    Some(name)
}

/// What a tool that sends, or fetches, does with the file that a key of its arguments speaks of.
fn file_role(key: &str, fetches: bool) -> Option<PathRole> {
    let mut words = vec![String::new()];
    for c in key.chars() {
        if c.is_uppercase() || !c.is_alphanumeric() {
            words.push(String::new());
        }
        if c.is_alphanumeric()
            && let Some(last) = words.last_mut()
        {
            last.extend(c.to_lowercase());
        }
    }
    let has = |list: &[&str]| words.iter().any(|word| list.contains(&word.as_str()));
    if has(&[
        "attachment",
        "attachments",
        "attach",
        "attached",
        "upload",
        "uploads",
        "files",
        "paths",
        "media",
    ]) {
        return Some(PathRole::Read);
    }
    let named = has(&["file", "filename", "filepath", "path", "document", "image"]);
    if !fetches {
        return named.then_some(PathRole::Read);
    }
    let saved =
        has(&["output", "out", "save", "dest", "destination", "dir", "directory", "folder", "download"]);
    (named || saved).then_some(PathRole::Write)
}

/// One string where a path stands: a path, a list of paths as JSON, or a patch that names its files.
fn one(
    at: &str,
    text: &str,
    role: PathRole,
    push: &mut impl FnMut(&str, &str, PathRole),
    unreadable: &mut Vec<PathAt>,
) {
    if may_be_json(text)
        && let Ok(list) = serde_json::from_str::<Vec<String>>(text)
    {
        list.iter().for_each(|text| push(at, text, role));
        return;
    }
    if !text.contains(['\n', '\r']) && text.len() <= bounds::PATH_BYTES {
        push(at, text, role);
        for other in other_readings(text, false) {
            push(at, &other, PathRole::Unknown);
        }
        return;
    }
    let files = patched(text);
    if files.is_empty() {
        let text = text.chars().take(64).collect();
        unreadable.push(PathAt { at: at.to_owned(), text, path: Err(PathError::NoPath), role });
    }
    for file in files {
        push(at, file, role);
    }
}

/// The files that a patch names: in the form of `apply_patch`, and in that of `diff` and `git diff`.
fn patched(text: &str) -> Vec<&str> {
    const HEADERS: &[&str] = &[
        "*** Add File: ",
        "*** Update File: ",
        "*** Delete File: ",
        "*** Move to: ",
        "*** Move File: ",
        "rename from ",
        "rename to ",
        "copy from ",
        "copy to ",
        "--- ",
        "+++ ",
    ];
    let mut files = Vec::new();
    for line in text.lines() {
        let line = line.trim_start();
        let Some(file) = HEADERS.iter().find_map(|header| line.strip_prefix(header)) else { continue };
        // `diff` puts a tab and the time behind the name.
        let file = file.split('\t').next().unwrap_or(file).trim().trim_matches('"');
        if file.is_empty() || file == "/dev/null" {
            continue;
        }
        files.push(file);
        if line.starts_with("---") || line.starts_with("+++") {
            files.extend(file.strip_prefix("a/").or_else(|| file.strip_prefix("b/")));
        }
    }
    files
}

/// One line of at most 4 KiB without blanks at its ends (`runtime.md` 1).
pub(in crate::tool) fn can_be_path(text: &str) -> bool {
    !text.is_empty()
        && text.len() <= bounds::PATH_BYTES
        && !text.contains(['\n', '\r'])
        && text.trim().len() == text.len()
        && (!has_scheme(text) || is_file_url(text))
}

/// Whether a string is, or has in JSON of its own, a URL of a file: a back slash may stand for any of it.
fn may_hold_file_url(text: &str) -> bool {
    text.contains('\\') || text.as_bytes().windows(5).any(|five| five.eq_ignore_ascii_case(b"file:"))
}

fn is_file_url(text: &str) -> bool {
    text.get(..5).is_some_and(|scheme| scheme.eq_ignore_ascii_case("file:"))
}

/// Whether it is an absolute URL: no path of this machine.
fn has_scheme(text: &str) -> bool {
    text.split_once("://").is_some_and(|(scheme, _)| {
        scheme.len() > 1
            && scheme.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'-' | b'.'))
    })
}
