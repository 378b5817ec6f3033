//! Programs whose words or input hold a script that names files: sed, editors, SQLite, m4, and the commands of
//! Windows' own shells.

use super::args::{Args, Style, skip};
use super::reader::Reader;
use super::types::PathUse;
use crate::shell::Word;

/// Reads one of them.
pub(super) fn read(reader: &mut Reader, program: &str, words: &[Word]) -> bool {
    match program {
        "vi" | "vim" | "nvim" | "gvim" | "vimdiff" | "ex" | "view" => vi(reader, program, words),
        "ed" | "red" => {
            // Its commands come in: `r FILE`, `w FILE`.
            reader.out.reads_unknown = true;
            reader.out.writes_unknown = true;
            let args = Args::split(words, Style { valued: &["p prompt"], ..Style::default() });
            args.operands.iter().for_each(|w| edited(reader, w));
        }
        "emacs" => emacs(reader, words),
        "sqlite3" | "sqlite" => sqlite(reader, words),
        "m4" => {
            reader.out.reads_unknown = true;
            let args =
                Args::split(words, Style { valued: &["I D U d o include define"], ..Style::default() });
            args.operands.iter().for_each(|w| reader.path(w, PathUse::Read, false));
        }
        "ssh-keygen" => keygen(reader, words),
        "jq" | "gojq" | "jaq" => {
            // `--rawfile NAME FILE`
            for part in words.windows(3) {
                if let [flag, _, file] = part
                    && matches!(flag.text().as_str(), "--rawfile" | "--slurpfile")
                {
                    reader.path(file, PathUse::Read, false);
                }
            }
            return false;
        }
        "cmd" | "powershell" | "pwsh" => windows(reader, words),
        "sed" | "gsed" => {
            sed(reader, words);
            return false;
        }
        // What it fetches is written there.
        "vercel" | "vc" | "netlify" | "railway" | "dotenv-vault"
            if words.iter().any(|w| w.text() == "pull")
                && words.iter().any(|w| w.text().starts_with("env")) =>
        {
            let args = Args::split(
                words,
                Style { valued: &["environment git-branch t token S scope cwd"], ..Style::default() },
            );
            let files = args.operands.iter().filter(|w| super::reader::looks_like_a_path(&w.text()));
            files.for_each(|w| reader.path(w, PathUse::Write, false));
        }
        "patch" => {
            // What the patch names, too.
            reader.out.writes_unknown = true;
            return false;
        }
        _ => return false,
    }
    true
}

fn edited(reader: &mut Reader, word: &Word) {
    reader.path(word, PathUse::Read, false);
    reader.path(word, PathUse::Write, false);
}

/// `vim -es '+%d' '+wq' FILE`: with commands of its own it may write what it opens.
fn vi(reader: &mut Reader, program: &str, words: &[Word]) {
    const VALUES: &str = "c cmd S u U w W T i s-script";
    let (plus, rest): (Vec<Word>, Vec<Word>) =
        words.iter().cloned().partition(|w| w.text().starts_with('+') && w.text().len() > 1);
    // The `c` of `ex -sc` ends the bundle; `-es` takes none.
    let args = Args::split(&rest, Style { valued: &[VALUES], ..Style::default() });
    let commands: Vec<Word> = args.values("c cmd").cloned().chain(plus.iter().map(|w| skip(w, 1))).collect();
    args.values("S").for_each(|w| reader.path(w, PathUse::Read, false));
    let batch = program == "ex" || args.has("e E s") || !commands.is_empty();
    for word in &args.operands {
        reader.path(word, PathUse::Read, false);
        if batch && program != "view" {
            reader.path(word, PathUse::Write, false);
        }
    }
    for word in &commands {
        for command in word.text().split('|') {
            editor_command(reader, word, command);
        }
    }
    // Without commands among its words they come in.
    if program == "ex" && commands.is_empty() {
        reader.out.reads_unknown = true;
    }
}

/// A command of `ex`: `[range]r FILE`, `w FILE`, `e FILE`.
fn editor_command(reader: &mut Reader, word: &Word, command: &str) {
    let command = command.trim_start_matches(|c: char| c.is_ascii_digit() || " :%$.,+-".contains(c));
    let Some((verb, file)) = command.trim().split_once([' ', '\t']) else { return };
    let role = match verb.trim_end_matches('!') {
        "r" | "read" | "e" | "edit" | "sp" | "split" | "vs" | "tabe" | "so" | "source" | "0r" => {
            PathUse::Read
        }
        "w" | "write" | "sav" | "saveas" | "up" | "update" | "wq" | "x" => PathUse::Write,
        _ => return,
    };
    let file = file.trim().trim_start_matches(">>").trim();
    if !file.is_empty() && !file.starts_with('!') {
        named(reader, word, file, role);
    }
}

fn named(reader: &mut Reader, at: &Word, file: &str, role: PathUse) {
    let path = reader.folder.path_of(file, role, at.span.clone());
    reader.out.paths.push(path);
}

/// `ssh-keygen` makes a key at `-f`, unless it is asked to show or to check one.
fn keygen(reader: &mut Reader, words: &[Word]) {
    const VALUES: &str = "t b C N P I n V z m a D M O w Y F";
    let args = Args::split(words, Style { valued: &[VALUES, "f s R"], ..Style::default() });
    let asks = args.has("l y e B F H L Q Y s v");
    let role = if asks { PathUse::Name } else { PathUse::Write };
    args.values("f").for_each(|w| reader.path(w, role, false));
    args.values("s").for_each(|w| reader.path(w, PathUse::Name, false));
    args.operands.iter().for_each(|w| reader.path(w, PathUse::Name, false));
}

fn emacs(reader: &mut Reader, words: &[Word]) {
    const VALUES: &str = "eval f funcall l load L directory q t display u user execute";
    let args = Args::split(words, Style { valued: &[VALUES], ..Style::default() });
    let batch = args.has("batch script");
    args.values("eval execute").for_each(|w| reader.code(w));
    args.values("l load script").for_each(|w| reader.path(w, PathUse::Read, false));
    for word in &args.operands {
        if batch {
            edited(reader, word);
        } else {
            reader.path(word, PathUse::Read, false);
        }
    }
}

/// `sqlite3 DB SQL…`: its dot commands and functions open files.
fn sqlite(reader: &mut Reader, words: &[Word]) {
    const VALUES: &str = "cmd separator newline nullvalue init mmap vfs";
    let style = Style { valued: &[VALUES], single_dash: true, ..Style::default() };
    let args = Args::split(words, style);
    args.values("init").for_each(|w| reader.path(w, PathUse::Read, false));
    let mut operands = args.operands.iter();
    if let Some(database) = operands.next()
        && !database.text().starts_with(':')
    {
        reader.path(database, PathUse::Unknown, false);
    }
    for word in operands.chain(args.values("cmd")) {
        sql(reader, word);
    }
    // `sqlite3 :memory: <<< ".import FILE t"`.
    reader.out.reads_unknown |= args.operands.len() < 2;
}

fn sql(reader: &mut Reader, word: &Word) {
    let text = word.text();
    for line in text.lines() {
        let mut parts = line.trim().split([' ', '\t']).filter(|p| !p.is_empty());
        let role = match parts.next() {
            Some(".import" | ".read" | ".restore" | ".open" | ".load") => PathUse::Read,
            Some(".output" | ".once" | ".backup" | ".save" | ".clone" | ".log") => PathUse::Write,
            _ => continue,
        };
        if let Some(file) = parts.find(|p| !p.starts_with('-')) {
            named(reader, word, file.trim_matches(['\'', '"']), role);
        }
    }
    let lower = text.to_ascii_lowercase();
    for (function, role) in [
        ("readfile(", PathUse::Read),
        ("writefile(", PathUse::Write),
        ("edit(", PathUse::Read),
        ("attach ", PathUse::Read),
        ("vacuum into ", PathUse::Write),
    ] {
        for (at, _) in lower.match_indices(function).take(64) {
            let rest = text.get(at + function.len()..).unwrap_or_default();
            let file = rest.split(['\'', '"']).nth(1).unwrap_or_default();
            if !file.is_empty() && file.len() <= crate::bounds::PATH_BYTES {
                named(reader, word, file, role);
            }
        }
    }
}

/// The files that a sed script reads and writes (`r FILE`, `w FILE`, `s/…/…/w FILE`).
fn sed(reader: &mut Reader, words: &[Word]) {
    let valued = "e expression f file l line-length";
    let args = Args::split(words, Style { valued: &[valued], ..Style::default() });
    let mut scripts: Vec<&Word> = args.values("e expression").collect();
    if scripts.is_empty() && !args.has("f file") {
        scripts.extend(args.operands.first());
    }
    for word in scripts {
        for line in word.text().lines() {
            if let Some((role, file)) = sed_file(line) {
                named(reader, word, file, role);
            }
        }
    }
}

/// Whether a sed script writes a file of its own (`w FILE`), so that `-i` copies out.
pub(super) fn sed_writes(args: &Args) -> bool {
    let scripts = args.values("e expression").cloned().chain(args.operands.first().cloned());
    scripts.map(|w| w.text()).any(|s| {
        s.split(['w', 'W']).skip(1).any(|rest| rest.starts_with([' ', '\t']) && rest.trim().len() > 1)
    })
}

/// The file that a line of a sed script names: a name goes to the line's end.
fn sed_file(line: &str) -> Option<(PathUse, &str)> {
    let mut rest = line;
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_ascii_digit() || " \t$,!+~;{}".contains(c));
        let mut chars = rest.chars();
        match chars.next()? {
            '/' => rest = after_delimited(chars.as_str(), '/', 1)?,
            '\\' => {
                let end = chars.next()?;
                rest = after_delimited(chars.as_str(), end, 1)?;
            }
            command @ ('s' | 'y') => {
                let end = chars.next()?;
                rest = after_delimited(chars.as_str(), end, 2)?;
                rest = rest.trim_start_matches(|c: char| c.is_ascii_digit() || "gpiImMe".contains(c));
                if command == 's'
                    && let Some(file) = rest.strip_prefix('w')
                {
                    return Some((PathUse::Write, file.trim())).filter(|(_, f)| !f.is_empty());
                }
            }
            'r' | 'R' => return Some((PathUse::Read, chars.as_str().trim())).filter(|(_, f)| !f.is_empty()),
            'w' | 'W' => return Some((PathUse::Write, chars.as_str().trim())).filter(|(_, f)| !f.is_empty()),
            'a' | 'i' | 'c' | '#' => return None,
            _ => rest = chars.as_str(),
        }
    }
}

/// What follows so many unescaped delimiters.
fn after_delimited(text: &str, end: char, mut count: usize) -> Option<&str> {
    let mut chars = text.chars();
    while count > 0 {
        match chars.next()? {
            '\\' => {
                chars.next()?;
            }
            c if c == end => count -= 1,
            _ => {}
        }
    }
    Some(chars.as_str())
}

/// `cmd /c VERB …`, `powershell -Command "VERB …"`.
fn windows(reader: &mut Reader, words: &[Word]) {
    let told = words.iter().position(|w| {
        let text = w.text().to_ascii_lowercase();
        matches!(text.as_str(), "/c" | "/k" | "/r" | "//c" | "//k" | "-c")
            || (text.len() > 3 && "-command".starts_with(&text))
    });
    let rest = match told {
        Some(at) => words.get(at + 1..).unwrap_or_default(),
        None => {
            let script = |w: &&Word| w.text().to_ascii_lowercase().ends_with(".ps1");
            words.iter().filter(script).for_each(|w| reader.path(w, PathUse::Read, false));
            let first = words.iter().position(|w| !w.text().starts_with(['-', '/']));
            first.and_then(|at| words.get(at..)).unwrap_or_default()
        }
    };
    windows_line(reader, rest);
}

/// The words of a line as Windows' own shells read them.
pub(super) fn windows_line(reader: &mut Reader, rest: &[Word]) {
    let Some(at) = rest.first() else { return };
    let line: Vec<String> = rest.iter().map(Word::text).collect();
    for command in line.join(" ").split([';', '|', '&', '\n', '(', ')', '{', '}']) {
        windows_command(reader, at, command);
    }
}

fn windows_command(reader: &mut Reader, at: &Word, command: &str) {
    let mut words = command.split_whitespace().map(|w| w.trim_matches(['"', '\'']));
    let Some(verb) = words.next() else { return };
    let (role, recursive) = match verb.to_ascii_lowercase().as_str() {
        "type" | "more" | "get-content" | "gc" | "cat" | "select-string" | "findstr" | "find"
        | "import-csv" | "format-hex" | "certutil" | "sls" => (PathUse::Read, false),
        "copy" | "xcopy" | "robocopy" | "copy-item" | "cp" | "cpi" | "compress-archive" => {
            (PathUse::Read, true)
        }
        "move" | "move-item" | "mv" | "mi" | "ren" | "rename" | "rename-item" | "rni" | "del" | "erase"
        | "rmdir" | "rd" | "remove-item" | "ri" | "rm" => (PathUse::Write, true),
        "set-content" | "add-content" | "out-file" | "clear-content" | "new-item" | "ni" | "mkdir" | "md"
        | "attrib" | "icacls" | "mklink" => (PathUse::Write, false),
        _ => (PathUse::Unknown, false),
    };
    let moves = matches!(
        verb.to_ascii_lowercase().as_str(),
        "move" | "move-item" | "mv" | "mi" | "ren" | "rename" | "rename-item" | "rni"
    );
    let copies = verb.to_ascii_lowercase().starts_with(['c', 'x']) && role == PathUse::Read && recursive;
    let files: Vec<String> = words
        .filter(|w| !(w.starts_with('-') || w.is_empty() || w.starts_with('/') && w.len() <= 3))
        .map(|w| w.replace('\\', "/"))
        .collect();
    for (i, file) in files.iter().enumerate() {
        let known = role != PathUse::Unknown || super::reader::looks_like_a_path(file);
        if !known || file.len() > crate::bounds::PATH_BYTES {
            continue;
        }
        let role = if copies && i > 0 { PathUse::Write } else { role };
        let mut path = reader.folder.path_of(file, role, at.span.clone());
        path.recursive = recursive;
        reader.out.paths.push(path);
        if moves && i == 0 {
            let mut path = reader.folder.path_of(file, PathUse::Move, at.span.clone());
            path.to = files.get(1).cloned();
            reader.out.paths.push(path);
        }
    }
}
