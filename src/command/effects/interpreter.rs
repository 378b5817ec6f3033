//! Interpreters, shells with a script, awk, `source`, and what prints the environment.

use super::args::{Args, Style, lists};
use super::reader::Reader;
use super::types::PathUse;
use crate::shell::Word;

/// An interpreter: flags that take code, flags that take something else, flags that read a file.
struct Interpreter {
    names: &'static str,
    code: &'static str,
    values: &'static str,
    reads: &'static str,
    named: &'static str,
    in_place: &'static str,
    /// Whether with code all operands are files that the code is run over (`perl -ne`).
    over_files: bool,
}

const INTERPRETERS: &[Interpreter] = &[
    Interpreter {
        names: "python pypy ipython bpython",
        code: "c",
        values: "W X m Q check-hash-based-pycs",
        reads: "",
        named: "",
        in_place: "",
        over_files: false,
    },
    Interpreter {
        names: "node nodejs bun deno tsx ts-node",
        code: "e eval p print pe",
        values: "C conditions loader import input-type max-old-space-size port watch-path",
        reads: "r require",
        named: "env-file env-file-if-exists",
        in_place: "",
        over_files: false,
    },
    Interpreter {
        names: "perl",
        code: "e E",
        values: "I M m x",
        reads: "",
        named: "",
        in_place: "i",
        over_files: true,
    },
    Interpreter {
        names: "ruby",
        code: "e",
        values: "I r x C E encoding",
        reads: "",
        named: "",
        in_place: "i",
        over_files: true,
    },
    Interpreter {
        names: "php",
        code: "r R B E run",
        values: "d z S t",
        reads: "f F file",
        named: "c",
        in_place: "",
        over_files: false,
    },
    Interpreter {
        names: "lua luajit Rscript R osascript groovy elixir julia scala clojure jshell tclsh guile",
        code: "e",
        values: "l",
        reads: "f",
        named: "",
        in_place: "",
        over_files: false,
    },
    Interpreter {
        names: "sh bash zsh dash ksh ash fish csh tcsh",
        code: "",
        values: "c o O rcfile init-file",
        reads: "",
        named: "",
        in_place: "",
        over_files: false,
    },
];

/// Reads one of them.
pub(super) fn read(reader: &mut Reader, program: &str, words: &[Word]) -> bool {
    match program {
        "awk" | "gawk" | "mawk" | "nawk" => awk(reader, words),
        "source" | "." => words.iter().take(1).for_each(|w| reader.path(w, PathUse::Read, false)),
        "printenv" => {
            let names: Vec<&Word> = words.iter().filter(|w| !w.text().starts_with('-')).collect();
            reader.out.dumps_env |= names.is_empty();
            for word in names {
                variable(reader, word);
            }
        }
        "env" => reader.out.dumps_env |= env_is_bare(words),
        "set" => reader.out.dumps_env |= words.is_empty(),
        "export" | "declare" | "typeset" | "local" | "readonly" => declaration(reader, words),
        "compgen" => reader.out.dumps_env |= words.iter().any(|w| w.text() == "-e"),
        "ps" => {
            // BSD letters: `ps e`, `ps auxe` show every process's environment.
            reader.out.dumps_env |= words.first().is_some_and(|w| {
                let text = w.text();
                !text.starts_with('-') && text.contains('e') && text.bytes().all(|b| b.is_ascii_alphabetic())
            });
        }
        "systemctl" => {
            reader.out.dumps_env |= words.iter().any(|w| w.text() == "show-environment");
        }
        "jq" | "gojq" => {
            jq(reader, words);
            return false;
        }
        _ => match INTERPRETERS.iter().find(|i| i.names.split_ascii_whitespace().any(|n| n == program)) {
            Some(interpreter) => run(reader, interpreter, words),
            None => return false,
        },
    }
    true
}

fn run(reader: &mut Reader, interpreter: &Interpreter, words: &[Word]) {
    // `deno eval CODE`, `deno run FILE`, `bun run FILE`.
    let (words, eval) = match words.split_first() {
        Some((first, rest)) if interpreter.names.contains("deno") && first.text() == "eval" => (rest, true),
        Some((first, rest)) if interpreter.names.contains("deno") && first.text() == "run" => (rest, false),
        _ => (words, false),
    };
    let i = interpreter;
    let style =
        Style { valued: &[i.code, i.values, i.reads, i.named], single_dash: false, stop_at_operand: true };
    let args = Args::split(words, style);
    let mut has_code = false;
    for flag in args.flags.iter().filter(|f| lists(i.code, &f.name)) {
        let Some(code) = &flag.value else { continue };
        reader.code(code);
        // `node -p` prints what its code comes to.
        if matches!(flag.name.as_str(), "p" | "print" | "pe")
            && let Some(code) = reader.out.code.last_mut()
        {
            code.text = format!("print({})", code.text);
        }
        has_code = true;
    }
    args.values(i.reads).for_each(|w| reader.path(w, PathUse::Read, false));
    args.values(i.named).for_each(|w| reader.path(w, PathUse::Name, false));
    let mut operands = args.operands.iter();
    if eval {
        operands.by_ref().take(1).for_each(|w| reader.code(w));
        has_code = true;
    }
    let other = args.has("c m s");
    if !has_code && !other {
        match operands.next() {
            Some(script) if script.text() != "-" => reader.path(script, PathUse::Read, false),
            _ => reader.out.code_from_input = !i.code.is_empty() && !args.has("version v V help h check"),
        }
    }
    let rest: Vec<Word> = operands.cloned().collect();
    let module = args.values("m").next().map(Word::text);
    if matches!(module.as_deref(), Some("venv" | "virtualenv" | "compileall" | "py_compile")) {
        rest.iter().for_each(|w| reader.path(w, PathUse::Write, true));
        return;
    }
    if i.over_files || has_code {
        let in_place = args.has(i.in_place);
        for word in &rest {
            if in_place {
                reader.path(word, PathUse::Write, false);
            } else if i.over_files || super::reader::looks_like_a_path(&word.text()) {
                reader.path(word, PathUse::Read, false);
            }
        }
    } else {
        reader.unknown(&rest);
    }
}

fn awk(reader: &mut Reader, words: &[Word]) {
    let style = Style { valued: &["F v f file i include e source"], ..Style::default() };
    let args = Args::split(words, style);
    args.values("f file").for_each(|w| reader.path(w, PathUse::Read, false));
    args.values("e source").for_each(|w| reader.code(w));
    let mut operands = args.operands.iter();
    if !args.has("f file e source")
        && let Some(program) = operands.next()
    {
        reader.code(program);
    }
    // `-v f=FILE` with a program that opens what it is told.
    let opens = reader.out.code.iter().any(|code| code.text.contains("getline"));
    for word in args.values("v").filter(|_| opens) {
        let text = word.text();
        let value = super::args::skip(word, text.find('=').map_or(0, |at| at + 1));
        if super::reader::looks_like_a_path(&value.text()) {
            reader.path(&value, PathUse::Read, false);
        }
    }
    let in_place = args.values("i include").any(|w| w.text() == "inplace");
    for word in operands {
        // `NAME=value` among the files is an assignment.
        let text = word.text();
        let assigns = text
            .split_once('=')
            .is_some_and(|(n, _)| n.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_'));
        if !assigns {
            reader.path(word, PathUse::Read, false);
            if in_place {
                reader.path(word, PathUse::Write, false);
            }
        }
    }
}

/// `env` without a program, assignments or not: it prints. With `-i` only what it was given.
fn env_is_bare(words: &[Word]) -> bool {
    let args = Args::split(
        words,
        Style { valued: &["u unset C chdir S split-string"], stop_at_operand: false, ..Style::default() },
    );
    !args.has("i ignore-environment help version")
        && args.operands.iter().all(|w| w.text().contains('=') || w.text().is_empty())
        && args.values("S split-string").next().is_none()
}

/// `export`, `declare`, …: they print without operands, and with `-p` or `-x` alone; `declare -p NAME`
/// prints one variable.
fn declaration(reader: &mut Reader, words: &[Word]) {
    let args = Args::split(words, Style::default());
    if args.operands.is_empty() {
        reader.out.dumps_env |= args.flags.iter().all(|f| matches!(f.name.as_str(), "p" | "x"));
    } else if args.has("p") {
        args.operands.iter().for_each(|w| variable(reader, w));
    }
}

/// A variable that is printed by its name.
fn variable(reader: &mut Reader, word: &Word) {
    reader.data(word);
    if let Some(data) = reader.out.data.last_mut() {
        data.variables.push(std::mem::take(&mut data.text));
    }
}

fn jq(reader: &mut Reader, words: &[Word]) {
    for word in words {
        let text = word.text();
        let whole = |name: &str| {
            text.match_indices(name).any(|(at, _)| {
                let before = text.get(..at).and_then(|t| t.chars().next_back());
                let after = text.get(at + name.len()..).and_then(|t| t.chars().next());
                !before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '-' | '/' | '"'))
                    && !after.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | '.' | '[' | '-' | '/'))
            })
        };
        reader.out.dumps_env |= whole("$ENV")
            || (whole("env")
                && words.iter().any(|w| matches!(w.text().as_str(), "-n" | "--null-input" | "-nr" | "-rn")));
    }
}
