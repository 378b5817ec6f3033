//! Inline code of interpreters, read without a grammar: its string literals, joined where the code
//! joins them and decoded where it decodes them, each with what is done to it; and whether it prints
//! the whole environment.
//!
//! Missed: names that are computed in other ways.

use super::types::PathUse;

/// A string literal of code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Literal {
    pub(super) text: String,
    /// What happens to the path that it names; none where it is no path.
    pub(super) path: Option<PathUse>,
    /// Whether it is an absolute URL that may be connected to.
    pub(super) address: bool,
    /// Whether it stands there as it is (not decoded).
    pub(super) certain: bool,
    /// Whether the code expands it as a glob.
    pub(super) glob: bool,
    /// Whether the code takes the whole tree below it.
    pub(super) tree: bool,
}

/// A literal as it stands: its text, and where it begins and ends in the code.
struct Raw {
    text: String,
    start: usize,
    end: usize,
}

/// Longest literal that can be a path.
const LONGEST: usize = crate::bounds::PATH_BYTES;

const NAMES: &[&str] = &[
    "exists",
    "isfile",
    "isdir",
    "is_file",
    "existsSync",
    "accessSync",
    "access",
    "statSync",
    "stat",
    "lstat",
    "file_exists",
    "exist?",
    "file?",
    "getsize",
    "basename",
    "dirname",
    "listdir",
    "readdirSync",
    "readdir",
    "scandir",
    "print",
    "log",
    "puts",
    "echo",
    "error",
    "warn",
    "info",
    "startswith",
    "endswith",
    "startsWith",
    "endsWith",
    "includes",
    "say",
];
const WRITES: &[&str] = &[
    "writeFileSync",
    "writeFile",
    "appendFileSync",
    "appendFile",
    "unlink",
    "unlinkSync",
    "remove",
    "rmSync",
    "rm",
    "rmtree",
    "removedirs",
    "makedirs",
    "mkdir",
    "mkdirSync",
    "chmod",
    "chmodSync",
    "touch",
    "truncate",
    "truncateSync",
    "file_put_contents",
    "write",
    "delete",
    "rmdir",
    "rmdirSync",
    "rm_rf",
    "rm_f",
    "mkdir_p",
    "createWriteStream",
    "utime",
    "outputFile",
    "writeTextFile",
    "rmtree!",
];
const MOVES: &[&str] =
    &["rename", "renameSync", "move", "replace", "mv", "symlink", "symlinkSync", "link", "linkSync", "ln_s"];
const GLOBS: &[&str] = &["glob", "rglob", "iglob", "globSync", "Glob"];
const TREES: &[&str] = &["copytree", "cpSync", "make_archive", "walk", "rglob", "add"];
/// What code reads with: where one of these stands, a path without a verb of its own is taken as read.
const READERS: &[&str] = &[
    "open",
    "read",
    "load",
    "require",
    "import",
    "copy",
    "slurp",
    "fopen",
    "file_get_contents",
    "fs.",
    "cat",
    "<>",
    "include",
    "getline",
    "Get-Content",
    "parse",
    "config",
    "File",
    "IO.",
    "mmap",
    "upload",
    "Bun.file",
];

/// The literals of code that name paths or addresses.
pub(super) fn literals(code: &str) -> Vec<Literal> {
    let raws = raw_literals(code);
    let reads = READERS.iter().any(|r| code.contains(r));
    let decodes =
        ["b64", "atob", "base64", "Base64", "fromhex", "unhexlify", "hex", "pack", "decode", "rot13"]
            .iter()
            .any(|d| code.contains(d));
    let reverses = ["[::-1]", "reverse", "strrev"].iter().any(|r| code.contains(r));
    let mut out = Vec::new();
    for raw in &raws {
        if raw.text.contains("://") && !raw.text.contains([' ', '\n']) && !raw.text.starts_with("file:") {
            out.push(Literal {
                text: raw.text.clone(),
                path: None,
                address: true,
                certain: true,
                glob: false,
                tree: false,
            });
            continue;
        }
        let text = raw.text.strip_prefix("file://").unwrap_or(&raw.text);
        push_path(code, raw, text, reads, true, &mut out);
        if reverses {
            let reversed: String = text.chars().rev().collect();
            push_path(code, raw, &reversed, true, false, &mut out);
        }
        if decodes {
            for decoded in crate::command::effects::decode::decoded(text) {
                push_path(code, raw, &decoded, true, false, &mut out);
            }
        }
    }
    for text in numbers(code) {
        let raw = Raw { text: String::new(), start: 0, end: code.len() };
        push_path("", &raw, &text, true, false, &mut out);
    }
    out
}

fn push_path(code: &str, raw: &Raw, text: &str, reads: bool, certain: bool, out: &mut Vec<Literal>) {
    let plain = !text.is_empty()
        && text.len() <= LONGEST
        && !text.contains(['\n', '\0', ' ', '<', '>', '|', ';'])
        && text.contains(['.', '/', '~', '*']);
    if !plain {
        return;
    }
    let before = code.get(..raw.start).unwrap_or_default();
    let after: String = code.get(raw.end..).unwrap_or_default().chars().take(48).collect();
    let verb = callee(before);
    let glob = GLOBS.contains(&verb) && text.contains(['*', '?', '[']);
    let tree = TREES.contains(&verb);
    let mode = second_argument(&after);
    let method = after.trim_start_matches([')', ' ']).trim_start_matches('.');
    let method =
        method.split(|c: char| !(c.is_alphanumeric() || "_?!".contains(c))).next().unwrap_or_default();
    let mut push = |role| {
        let text = text.to_owned();
        out.push(Literal { text, path: Some(role), address: false, certain, glob, tree });
    };
    if verb == "open" || verb == "fopen" || verb == "openSync" {
        let writes = mode.contains(['w', 'a', 'x', '+']) || (mode.starts_with('>') || text.starts_with('>'));
        if writes {
            push(PathUse::Write);
        }
        if !writes || mode.contains("r+") {
            push(PathUse::Read);
        }
    } else if NAMES.contains(&verb) || NAMES.contains(&method) {
        push(PathUse::Name);
    } else if WRITES.contains(&verb) || WRITES.contains(&method) || method.starts_with("write_") {
        push(PathUse::Write);
    } else if MOVES.contains(&verb) || MOVES.contains(&method) {
        push(PathUse::Write);
        push(PathUse::Read);
    } else if reads || method.starts_with("read") {
        push(PathUse::Read);
    } else {
        push(PathUse::Unknown);
    }
}

/// The name that a literal is the first argument of: `open` in `io.open(r'x'`, `File.read 'x'`.
fn callee(before: &str) -> &str {
    let before = before.trim_end_matches(['r', 'b', 'f', 'u', 'R', 'B', 'F']);
    let before = if before.ends_with(['(', ' ', '\t']) { before } else { return "" };
    let before = before.trim_end().trim_end_matches('(').trim_end();
    let start = before
        .char_indices()
        .rev()
        .take_while(|(_, c)| c.is_alphanumeric() || "_?!".contains(*c))
        .last()
        .map_or(before.len(), |(at, _)| at);
    before.get(start..).unwrap_or_default()
}

/// The literal after `, `: `open`'s mode.
fn second_argument(after: &str) -> &str {
    let Some(rest) = after.trim_start().strip_prefix(',') else { return "" };
    let rest = rest.trim_start().trim_start_matches("mode=").trim_start_matches("flag=");
    let mut parts = rest.splitn(3, ['\'', '"']);
    if parts.next().is_some_and(|lead| lead.is_empty()) { parts.next().unwrap_or_default() } else { "" }
}

/// String literals, escapes undone, joined where only `+`, `.` or blanks stand between two.
fn raw_literals(code: &str) -> Vec<Raw> {
    let mut out: Vec<Raw> = Vec::new();
    let mut chars = code.char_indices().peekable();
    while let Some((start, c)) = chars.next() {
        if c == '\\' {
            chars.next();
            continue;
        }
        if !matches!(c, '\'' | '"' | '`') {
            continue;
        }
        let mut text = String::new();
        let mut end = None;
        while let Some((at, d)) = chars.next() {
            if d == '\\' {
                unescape(&mut chars, &mut text);
            } else if d == c {
                end = Some(at + 1);
                break;
            } else {
                text.push(d);
            }
        }
        // An apostrophe of prose opens no literal that ends: its rest is read as one all the same.
        let end = end.unwrap_or(code.len());
        if let Some(last) = out.last_mut() {
            let between = code.get(last.end..start).unwrap_or("?");
            if last.text.len() <= LONGEST && joins(between) {
                last.text.push_str(&text);
                last.end = end;
                continue;
            }
        }
        out.push(Raw { text, start, end });
    }
    chars_joined(code, &mut out);
    out
}

fn joins(between: &str) -> bool {
    let between = between.trim();
    between.is_empty() || matches!(between, "+" | "." | ".." | "<>")
}

/// `chr(46)+'env'` and its like: the character before the literal.
fn chars_joined(code: &str, raws: &mut [Raw]) {
    for raw in raws {
        // A call of this kind is short: looking no further keeps the whole linear.
        let from = (raw.start.saturating_sub(32)..=raw.start).find(|at| code.is_char_boundary(*at));
        let before = code.get(from.unwrap_or(raw.start)..raw.start).unwrap_or_default().trim_end();
        let Some(before) = before.strip_suffix('+').or_else(|| before.strip_suffix('.')) else { continue };
        let before = before.trim_end();
        let Some(call) = before.strip_suffix(')') else { continue };
        if let Some((head, number)) = call.rsplit_once('(')
            && (head.ends_with("chr") || head.ends_with("fromCharCode"))
            && let Some(c) = number_char(number)
        {
            raw.text.insert(0, c);
        }
    }
}

fn number_char(text: &str) -> Option<char> {
    let text = text.trim();
    let value = match text.strip_prefix("0x") {
        Some(hex) => u32::from_str_radix(hex, 16).ok()?,
        None => text.parse().ok()?,
    };
    char::from_u32(value).filter(|c| !c.is_control())
}

/// Runs of three or more character codes: `map(chr, [46, 101, 110, 118])`.
fn numbers(code: &str) -> Vec<String> {
    if !["chr", "fromCharCode", "bytes", "pack", "Buffer"].iter().any(|w| code.contains(w)) {
        return Vec::new();
    }
    let mut out = Vec::new();
    for run in code.split(['[', ']', '(', ')', '{', '}']) {
        let text: String = run.split(',').filter_map(number_char).collect();
        if text.len() > 2 && text.len() <= LONGEST {
            out.push(text);
        }
    }
    // `chr(46)+chr(101)+…`
    let mut joined = String::new();
    for part in code.split("chr(").skip(1) {
        if let Some(c) = part.split(')').next().and_then(number_char) {
            joined.push(c);
        }
    }
    if joined.len() > 2 && joined.len() <= LONGEST {
        out.push(joined);
    }
    out
}

fn unescape(chars: &mut std::iter::Peekable<std::str::CharIndices<'_>>, text: &mut String) {
    let Some((_, c)) = chars.next() else { return };
    let (digits, radix) = match c {
        'x' => (2, 16),
        'u' => (4, 16),
        '0'..='7' => (3, 8),
        'n' => return text.push('\n'),
        't' => return text.push('\t'),
        'r' => return text.push('\r'),
        other => return text.push(other),
    };
    let mut value = if radix == 8 { c.to_digit(8).unwrap_or(0) } else { 0 };
    let mut left = if radix == 8 { digits - 1 } else { digits };
    let braced = chars.next_if(|(_, c)| *c == '{').is_some();
    if braced {
        left = 6;
    }
    while left > 0
        && let Some((_, d)) = chars.next_if(|(_, d)| d.is_digit(radix))
    {
        value = value.wrapping_mul(radix) + d.to_digit(radix).unwrap_or(0);
        left -= 1;
    }
    if braced {
        chars.next_if(|(_, c)| *c == '}');
    }
    text.extend(char::from_u32(value));
}

/// Whether code takes the whole environment, otherwise than to hand it to a process of its own
/// (`env=os.environ`), and whether it prints one variable is told by `variables`.
pub(super) fn dumps_env(code: &str) -> bool {
    const WHOLE: &[&str] = &[
        "os.environ",
        "process.env",
        "os.environb",
        "Deno.env",
        "Bun.env",
        "import.meta.env",
        "%ENV",
        "ENVIRON",
        "ENV",
        "$_ENV",
        "$_SERVER",
        "getenv()",
        "phpinfo",
        "environ",
        "System.getenv()",
        "os.environ.items",
        "Sys.getenv()",
        "getEnvironment",
    ];
    WHOLE.iter().any(|name| {
        code.match_indices(name).any(|(at, _)| {
            let before = code.get(..at).unwrap_or_default();
            let after = code.get(at + name.len()..).unwrap_or_default();
            takes_whole(name, before, after)
        })
    })
}

fn takes_whole(name: &str, before: &str, after: &str) -> bool {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    if before
        .chars()
        .next_back()
        .is_some_and(|c| word(c) || (matches!(c, '.' | '$' | '/') && !name.contains('.')))
    {
        return false;
    }
    let next = after.chars().next();
    if next.is_some_and(word) {
        return false;
    }
    // One variable, or none: an index, a name, a setter.
    let one = match next {
        Some('[' | '{') => !(name == "ENV" && before.ends_with('@')),
        Some('.') => {
            let method = after.get(1..).unwrap_or_default();
            let whole = [
                "items", "values", "copy", "to_h", "to_a", "each", "inspect", "map", "toObject", "select",
                "sort", "filter", "collect", "entries", "__", "to_json", "keys",
            ];
            !whole.iter().any(|m| method.starts_with(m))
        }
        Some('?') => after.starts_with("?."),
        Some(':') => after.starts_with("::"),
        Some('=') => !after.starts_with("=="),
        _ => false,
    };
    // Only the names `ENV` and `environ` are words of other things too: `'NODE_ENV'`, `"ENV"`.
    let quoted = matches!(before.chars().next_back(), Some('\'' | '"' | '`'));
    // `'X' in os.environ` asks for one.
    let asks = before.trim_end().strip_suffix("in").is_some_and(|b| b.trim_end().ends_with(['\'', '"', ')']));
    let tail: String = before.chars().rev().take(24).filter(|c| !c.is_whitespace()).collect();
    let head: String = tail.chars().rev().collect();
    let handed = ["env=", "env={**", "env:", "env:{...", "env=dict(", "env:Object.assign({},"]
        .iter()
        .any(|h| head.ends_with(h));
    let imported =
        head.ends_with("import") || (name == "environ" && after.trim_start().starts_with("import"));
    !(one || quoted || asks || handed || imported)
}

/// The variables that code reads by name, where it prints something.
pub(crate) fn printed_variables(code: &str) -> Vec<String> {
    let prints = ["print", "log(", "puts", "echo", "say", "stdout", "write", "p ENV", "var_dump"]
        .iter()
        .any(|p| code.contains(p));
    if !prints {
        return Vec::new();
    }
    const ONE: &[&str] =
        &["environ", "getenv", "process.env", "ENV", "Deno.env.get", "Bun.env", "ENVIRON", "$_ENV"];
    let mut out = Vec::new();
    for name in ONE {
        for (at, _) in code.match_indices(name) {
            let after = code.get(at + name.len()..).unwrap_or_default();
            let after = after.strip_prefix(".get").or_else(|| after.strip_prefix(".fetch")).unwrap_or(after);
            let Some(opener) = after.chars().next() else { continue };
            if !matches!(opener, '[' | '(' | '{' | '.' | '?') {
                continue;
            }
            let found: String = after
                .chars()
                .skip_while(|c| !(c.is_alphanumeric() || *c == '_'))
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect();
            if !found.is_empty() {
                out.push(found);
            }
        }
    }
    out
}
