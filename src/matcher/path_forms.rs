//! Other lexical forms of a path: what names the same file on every machine of its kind, links or not.

use super::path::tidy;

/// How often a form is undone in another (`/proc/self/root/proc/self/root/…`).
const LAYERS: usize = 4;

/// Characters that HFS+ does not see in a name.
const IGNORED: &[char] = &[
    '\u{200c}', '\u{200d}', '\u{200e}', '\u{200f}', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}',
    '\u{202e}', '\u{206a}', '\u{206b}', '\u{206c}', '\u{206d}', '\u{206e}', '\u{206f}', '\u{feff}',
];

/// Other forms of a path in lexical absolute form; none for almost every path.
///
/// * `/proc/self/root/x` is `/x`, and `/proc/self/cwd/x` stands in the working folder, `/proc/N/…` alike;
/// * where case is folded (Windows, macOS): names without dots and blanks at their ends, without a stream
///   (`.env::$DATA`), without characters that the file system does not see, and paths outside
///   `/System/Volumes/Data`.
pub(crate) fn other_forms(path: &str, cwd: &str, fold_case: bool) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    while out.len() < LAYERS
        && let Some(next) = undone(out.last().map_or(path, String::as_str), cwd, fold_case)
        && next != path
        && !out.contains(&next)
    {
        out.push(next);
    }
    out
}

fn undone(path: &str, cwd: &str, fold_case: bool) -> Option<String> {
    process(path, cwd).or_else(|| if fold_case { as_folded(path) } else { None })
}

/// A path below a process' own links.
fn process(path: &str, cwd: &str) -> Option<String> {
    let (process, mut rest) = path.strip_prefix("/proc/")?.split_once('/')?;
    let known = matches!(process, "self" | "thread-self") || process.bytes().all(|b| b.is_ascii_digit());
    if !known {
        return None;
    }
    if let Some((_, behind)) = rest.strip_prefix("task/").and_then(|thread| thread.split_once('/')) {
        rest = behind;
    }
    let (link, behind) = rest.split_once('/').unwrap_or((rest, ""));
    match link {
        "root" => Some(tidy(&format!("/{behind}"))),
        "cwd" => Some(tidy(&format!("{cwd}/{behind}"))),
        _ => None,
    }
}

/// A path as file systems that fold case take it.
fn as_folded(path: &str) -> Option<String> {
    const DATA: &str = "/system/volumes/data/";
    if path.get(..DATA.len()).is_some_and(|start| start.eq_ignore_ascii_case(DATA)) {
        return path.get(DATA.len() - 1..).map(str::to_owned);
    }
    let odd = path.contains(IGNORED)
        || path.contains("::")
        || path.split('/').any(|name| name.len() > 1 && name.ends_with(['.', ' ']));
    if !odd {
        return None;
    }
    let name = |name: &str| {
        let name: String = name.chars().filter(|c| !IGNORED.contains(c)).collect();
        let name = name.split("::").next().unwrap_or_default();
        let bare = name.trim_end_matches(['.', ' ']);
        // `...` is a name of its own.
        if bare.is_empty() { name.to_owned() } else { bare.to_owned() }
    };
    Some(tidy(&path.split('/').map(name).collect::<Vec<_>>().join("/")))
}
