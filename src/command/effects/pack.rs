//! Programs with a syntax of their own that pack, copy or look for files: tar, 7z, cpio, dd, find,
//! docker and kubectl.

use super::args::{Args, Style, skip};
use super::reader::Reader;
use super::types::PathUse;
use crate::shell::Word;

/// Reads one of them.
pub(super) fn read(reader: &mut Reader, program: &str, words: &[Word]) -> bool {
    match program {
        "tar" | "gtar" | "bsdtar" => tar(reader, words),
        "7z" | "7za" | "7zr" => seven_zip(reader, words),
        "dd" | "dcfldd" => dd(reader, words),
        "find" | "gfind" => find(reader, words),
        "fd" | "fdfind" => fd(reader, program, words),
        "cpio" => cpio(reader, words),
        "docker" | "podman" | "nerdctl" | "docker-compose" => docker(reader, words),
        "kubectl" | "oc" => kubectl(reader, words),
        "ar" => {
            if let [_, archive, members @ ..] = words {
                reader.path(archive, PathUse::Write, false);
                members.iter().for_each(|w| reader.path(w, PathUse::Read, false));
            }
        }
        _ => return false,
    }
    true
}

const TAR_VALUES: &str = "exclude H format owner group mode mtime transform strip-components X exclude-from I use-compress-program N newer b blocking-factor g listed-incremental V label C directory f file T files-from";

fn tar(reader: &mut Reader, words: &[Word]) {
    // The first word may be a bundle without a dash: `tar cf x .env`.
    let mut bundle = String::new();
    let mut rest = words;
    if let Some((first, after)) = words.split_first() {
        let text = first.text();
        if !text.starts_with('-') && text.bytes().all(|b| b.is_ascii_alphabetic()) {
            bundle = text;
            rest = after;
        }
    }
    let mut given = Vec::new();
    for letter in bundle.chars().filter(|c| matches!(c, 'f' | 'C' | 'T' | 'X' | 'b')) {
        if let Some((value, after)) = rest.split_first() {
            given.push((letter.to_string(), value.clone()));
            rest = after;
        }
    }
    let args = Args::split(rest, Style { valued: &[TAR_VALUES], ..Style::default() });
    for flag in &args.flags {
        if let Some(value) = &flag.value {
            given.push((flag.name.clone(), value.clone()));
        }
    }
    let mode = |letter: char, long: &str| bundle.contains(letter) || args.has(&format!("{letter} {long}"));
    let packs = mode('c', "create") || mode('r', "append") || mode('u', "update");
    let unpacks = mode('x', "extract") || args.has("get");
    let removes = args.has("remove-files");
    let mut folder = reader.folder.clone();
    for (name, value) in &given {
        match name.as_str() {
            "f" | "file" if !reader.remote(value) => {
                reader.path(value, if packs { PathUse::Write } else { PathUse::Read }, false);
            }
            "T" | "files-from" => reader.path(value, PathUse::Read, false),
            "C" | "directory" => {
                if unpacks {
                    reader.go_into(value);
                }
                folder.go(value);
            }
            _ => {}
        }
    }
    std::mem::swap(&mut reader.folder, &mut folder);
    if packs {
        args.operands.iter().for_each(|w| reader.path(w, PathUse::Read, true));
        if removes {
            args.operands.iter().for_each(|w| reader.go_into(w));
        }
    } else if unpacks {
        args.operands.iter().for_each(|w| reader.path(w, PathUse::Write, false));
    }
    reader.folder = folder;
}

fn seven_zip(reader: &mut Reader, words: &[Word]) {
    let operands: Vec<&Word> = words.iter().filter(|w| !w.text().starts_with('-')).collect();
    if let [mode, archive, members @ ..] = operands.as_slice() {
        let packs = matches!(mode.text().as_str(), "a" | "u");
        reader.path(archive, if packs { PathUse::Write } else { PathUse::Read }, false);
        if packs {
            members.iter().for_each(|w| reader.path(w, PathUse::Read, true));
        }
    }
}

fn dd(reader: &mut Reader, words: &[Word]) {
    for word in words {
        let text = word.text();
        if text.starts_with("if=") {
            reader.path(&skip(word, 3), PathUse::Read, false);
        } else if text.starts_with("of=") {
            reader.path(&skip(word, 3), PathUse::Write, false);
        }
    }
}

/// What is found is named: what it is handed to may read or change it.
fn below(reader: &mut Reader, program: &str, words: &[Word]) {
    let mut all = vec![Word::literal(program, 0..0)];
    all.extend(words.iter().cloned());
    for word in crate::shell::found(program, &all) {
        let path = reader.folder.path(&word, PathUse::Name, true);
        reader.out.below.push(path);
    }
}

/// `fd` lists; what its `-x` runs stands on its own.
fn fd(reader: &mut Reader, program: &str, words: &[Word]) {
    let style =
        Style { valued: &["e t E d x X S o j c extension type exclude max-depth"], ..Style::default() };
    let args = Args::split(words, style);
    for (i, word) in args.operands.iter().enumerate() {
        if i > 0 {
            reader.path(word, PathUse::Name, false);
        } else if args.has("g glob") {
            reader.glob(word, PathUse::Name);
        } else {
            // A pattern: what it says of a name.
            let text = word.text();
            let name = text.trim_start_matches('^').trim_end_matches('$').replace("\\.", ".");
            reader.path(&Word::literal(&name, word.span.clone()), PathUse::Name, false);
        }
    }
    below(reader, program, words);
}

/// `cpio`: its input names what it packs; with `-p` it copies that to a folder.
fn cpio(reader: &mut Reader, words: &[Word]) {
    let valued = "F O I E H R C D M file format owner block-size directory";
    let args = Args::split(words, Style { valued: &[valued], ..Style::default() });
    let packs = args.has("o create p pass-through");
    args.values("F O file")
        .for_each(|w| reader.path(w, if packs { PathUse::Write } else { PathUse::Read }, false));
    args.values("I E").for_each(|w| reader.path(w, PathUse::Read, false));
    if packs {
        reader.out.reads_unknown = true;
    } else if args.has("i extract") {
        args.values("D directory").for_each(|w| reader.go_into(w));
    }
    if args.has("p pass-through") {
        args.operands.iter().for_each(|w| reader.path(w, PathUse::Write, true));
    }
}

/// `find`: it lists, removes with `-delete`, and with `-exec` hands names to a command that the shell
/// reader lists on its own.
fn find(reader: &mut Reader, words: &[Word]) {
    let starts = words.iter().take_while(|w| {
        let text = w.text();
        !text.starts_with('-') && text != "(" && text != "!"
    });
    // With a filter it removes some of what is below, not all.
    let filters =
        words.iter().any(|w| matches!(w.text().as_str(), "-name" | "-iname" | "-path" | "-regex" | "-type"));
    let deletes = words.iter().any(|w| w.text() == "-delete");
    let role = if deletes { PathUse::Write } else { PathUse::Name };
    for start in starts {
        reader.path(start, role, deletes && !filters);
    }
    below(reader, "find", words);
    let mut words = words.iter();
    // What `!` and `-not` stand before is what is not found; before another of them, it is found again.
    let mut excluded = false;
    while let Some(word) = words.next() {
        let text = word.text();
        if matches!(text.as_str(), "!" | "-not") {
            excluded = !excluded;
            continue;
        }
        let excludes = std::mem::take(&mut excluded);
        match text.as_str() {
            "-name" | "-iname" | "-path" | "-ipath" | "-wholename" => {
                if let Some(pattern) = words.next().filter(|_| !excludes) {
                    reader.glob(pattern, PathUse::Name);
                    reader.data(pattern);
                }
            }
            "-fprint" | "-fprintf" | "-fprint0" | "-fls" => {
                if let Some(file) = words.next() {
                    reader.path(file, PathUse::Write, false);
                }
            }
            _ => {}
        }
    }
}

/// One side of a copy from or into a container.
fn copied(reader: &mut Reader, word: &Word, role: PathUse) {
    if role == PathUse::Write {
        reader.go_into(word);
    } else {
        reader.path(word, role, true);
    }
}

/// docker: `cp` copies; an `--env-file` is handed to a container, which is its use and no read, unless
/// the container is told to print its environment.
fn docker(reader: &mut Reader, words: &[Word]) {
    const VALUES: &str = "H host context config c l log-level f file p project-name profile project-directory e env v volume w workdir u user name network port publish entrypoint m memory label t tag build-arg target platform";
    const ENV_FILE: &str = "env-file";
    let style = Style { valued: &[VALUES, ENV_FILE, "secret"], ..Style::default() };
    let args = Args::split(words, style);
    let subs: Vec<String> = args.operands.iter().take(2).map(Word::text).collect();
    let is = |sub: &str| subs.iter().any(|s| s == sub);
    args.values(ENV_FILE).for_each(|w| reader.path(w, PathUse::Name, false));
    if is("cp") {
        let operands = args.operands.get(if subs.first().is_some_and(|s| s == "cp") { 1.. } else { 2.. });
        if let Some([from, to, ..]) = operands {
            for (word, role) in [(from, PathUse::Read), (to, PathUse::Write)] {
                // `CONTAINER:PATH` is in the container.
                if word.text().split_once(':').is_none_or(|(name, _)| name.is_empty() || name.contains('/')) {
                    copied(reader, word, role);
                }
            }
        }
    } else if is("run") || is("exec") {
        reader.out.dumps_env |= args.operands.iter().skip(2).any(|w| {
            let text = w.text();
            (text == "env" || text == "printenv")
                && args.operands.last().is_some_and(|last| last.text() == text)
        }) && args.has(ENV_FILE);
        for volume in args.values("v volume") {
            reader.path(&super::args::until(volume, ':'), PathUse::Unknown, true);
        }
    } else if is("build") {
        args.values("f file").for_each(|w| reader.path(w, PathUse::Read, false));
    }
}

fn kubectl(reader: &mut Reader, words: &[Word]) {
    const VALUES: &str = "n namespace context cluster user o output l selector c container kubeconfig s server f filename k from-file from-env-file from-literal";
    let args = Args::split(words, Style { valued: &[VALUES], ..Style::default() });
    args.values("kubeconfig").for_each(|w| reader.path(w, PathUse::Name, false));
    args.values("s server").for_each(|w| reader.connect(w, true));
    for word in args.values("f filename") {
        if word.text().contains("://") {
            reader.connect(word, true);
        } else {
            reader.path(word, PathUse::Read, false);
        }
    }
    for word in args.values("from-file from-env-file") {
        let text = word.text();
        let word = text.find('=').map_or_else(|| word.clone(), |at| skip(word, at + 1));
        reader.path(&word, PathUse::Read, true);
    }
    let mut operands = args.operands.iter();
    if operands.next().is_some_and(|w| w.text() == "cp") {
        for (word, role) in operands.zip([PathUse::Read, PathUse::Write]) {
            if !word.text().contains(':') {
                copied(reader, word, role);
            }
        }
    }
}
