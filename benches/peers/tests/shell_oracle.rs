//! tree-sitter-bash as the oracle of the shell reader: whatever command the grammar finds in a line, ours finds
//! too, with the words that stand in it literally. The other way is not asked: ours looks into wrappers, texts for
//! shells and inline code, which are words to a grammar.
//!
//! Lines: a seeded generator that composes the constructs of the shell, and, where
//! `PORTCULLIS_COMMANDS` names a folder of JSON Lines files with a field `command`, those.

use std::fmt::Write as _;

use portcullis::{Certainty, CommandLine, RunCommand};
use tree_sitter::{Node, Parser, Tree};

/// A command that the grammar found: its words, `None` where a word is not literal.
#[derive(Debug, Clone, PartialEq)]
struct Found {
    words: Vec<Option<String>>,
    text: String,
}

/// Words that are never a program. Where the grammar has lost its way (`! while …`, which it does not know) it takes
/// them for one; the commands after them are compared all the same.
const RESERVED: [&str; 14] =
    ["if", "then", "else", "elif", "fi", "for", "while", "until", "do", "done", "case", "esac", "in", "f()"];

fn parser() -> Parser {
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_bash::LANGUAGE.into()).expect("the grammar is of this version");
    parser
}

/// The commands of a tree, those inside errors left out: there the grammar guesses.
fn commands(tree: &Tree, source: &str) -> Vec<Found> {
    let mut out = Vec::new();
    let mut stack = vec![tree.root_node()];
    while let Some(node) = stack.pop() {
        if node.is_error() {
            continue;
        }
        match node.kind() {
            "command" if !node.has_error() => out.push(command(node, source)),
            "declaration_command" | "unset_command" if !node.has_error() => {
                let name = node.child(0).map(|c| text(c, source).to_owned());
                out.push(Found { words: vec![name, None], text: text(node, source).to_owned() });
            }
            _ => {}
        }
        let mut cursor = node.walk();
        stack.extend(node.children(&mut cursor));
    }
    out.retain(|found| found.words.first().is_some_and(|name| name.as_deref() != Some("")));
    out
}

fn text<'s>(node: Node<'_>, source: &'s str) -> &'s str {
    source.get(node.byte_range()).unwrap_or_default()
}

fn command(node: Node<'_>, source: &str) -> Found {
    let mut words = Vec::new();
    let mut cursor = node.walk();
    for child in node.children(&mut cursor) {
        match child.kind() {
            "variable_assignment" | "file_redirect" | "heredoc_redirect" | "herestring_redirect" => {}
            "command_name" => words.push(child.child(0).and_then(|c| literal(c, source))),
            _ => words.push(literal(child, source)),
        }
    }
    // `nc < file -l`: the grammar gives the words after a redirection to the redirection.
    if let Some(parent) = node.parent().filter(|p| p.kind() == "redirected_statement") {
        let mut cursor = parent.walk();
        if parent.children(&mut cursor).any(|c| c.kind() == "file_redirect" && c.named_child_count() > 1) {
            words.push(None);
        }
    }
    Found { words, text: text(node, source).to_owned() }
}

/// The text of a word, quotes undone, where nothing in it expands.
fn literal(node: Node<'_>, source: &str) -> Option<String> {
    let whole = text(node, source);
    match node.kind() {
        "word" | "number" => {
            if whole.contains(['{', '}', '*', '?', '[', '~', '$', '`', '!', '(']) {
                return None;
            }
            let mut out = String::new();
            let mut chars = whole.chars();
            while let Some(c) = chars.next() {
                match c {
                    '\\' => match chars.next() {
                        Some('\n') | None => {}
                        Some(c) => out.push(c),
                    },
                    c => out.push(c),
                }
            }
            Some(out)
        }
        "raw_string" => whole.strip_prefix('\'')?.strip_suffix('\'').map(str::to_owned),
        "string" => {
            let inner = whole.strip_prefix('"')?.strip_suffix('"')?;
            (!inner.contains(['$', '`', '\\'])).then(|| inner.to_owned())
        }
        "concatenation" => {
            if whole.contains(['{', '}']) {
                return None;
            }
            let mut cursor = node.walk();
            node.children(&mut cursor).map(|child| literal(child, source)).collect()
        }
        _ => None,
    }
}

/// Every written command of ours, those too that only hold others.
fn ours(line: &CommandLine) -> Vec<&RunCommand> {
    let mut out = Vec::new();
    let mut stack: Vec<&RunCommand> = line.commands.iter().collect();
    while let Some(command) = stack.pop() {
        stack.extend(&command.inside);
        out.push(command);
    }
    out
}

/// Whether a command of ours is the one that the grammar found, its wrappers taken off or not.
fn is(found: &Found, command: &RunCommand) -> bool {
    let own: Vec<Option<&str>> = command
        .words
        .iter()
        .map(|w| {
            let known = matches!(w.certainty, Certainty::Literal | Certainty::Certain);
            known.then_some(w.text.as_str())
        })
        .collect();
    if fits(&found.words, &own, command.appended) {
        return true;
    }
    let base = |name: &str| name.rsplit('/').next().unwrap_or_default().to_owned();
    let name = found.words.first().cloned().flatten().map(|n| base(&n));
    let wrapped = name.is_some_and(|name| command.wrappers.iter().any(|w| base(w) == name))
        // A program that is not known and may be nothing is taken off too.
        || command.wrappers.iter().any(|w| w == "$");
    wrapped
        && (1..=found.words.len()).any(|from| fits(found.words.get(from..).unwrap_or_default(), &own, true))
}

/// Whether the words are the same: what is not literal stands for any words. `more`: ours may have more at its end.
fn fits(found: &[Option<String>], own: &[Option<&str>], more: bool) -> bool {
    // Whether found[..i] fits own[..j].
    let mut reach = vec![false; own.len() + 1];
    if let Some(first) = reach.first_mut() {
        *first = true;
    }
    for word in found {
        let mut next = vec![false; own.len() + 1];
        match word {
            None => {
                let mut any = false;
                for (at, reached) in reach.iter().enumerate() {
                    any |= *reached;
                    next[at] = any;
                }
            }
            Some(text) => {
                for at in 0..own.len() {
                    next[at + 1] = reach[at] && own[at].is_none_or(|own| own == text);
                }
            }
        }
        reach = next;
    }
    if more { reach.iter().any(|r| *r) } else { reach.last().copied().unwrap_or(false) }
}

/// What the grammar finds in a line and ours does not.
fn lost(parser: &mut Parser, line: &str) -> (usize, bool, Vec<Found>) {
    let tree = parser.parse(line, None).expect("no time limit is set");
    let found = commands(&tree, line);
    let read = CommandLine::read(line);
    let own = ours(&read);
    let reserved = |found: &Found| {
        let name = found.words.first().and_then(Option::as_deref).unwrap_or_default();
        RESERVED.contains(&name)
    };
    let total = found.len();
    let broken = tree.root_node().has_error();
    let lost = found.into_iter().filter(|f| !reserved(f) && !own.iter().any(|command| is(f, command)));
    (total, broken, lost.collect())
}

fn check(name: &str, lines: impl Iterator<Item = String>) {
    let mut parser = parser();
    let (mut count, mut total, mut broken, mut report, mut misses) = (0, 0, 0, String::new(), 0);
    for line in lines {
        let (found, errors, lost) = lost(&mut parser, &line);
        count += 1;
        total += found;
        broken += usize::from(errors);
        for one in lost {
            misses += 1;
            if misses <= 40 {
                let _ = writeln!(report, "line: {line:?}\n  lost: {:?} {:?}", one.text, one.words);
            }
        }
    }
    eprintln!(
        "{name}: {count} lines, {total} commands of the grammar, {broken} lines with errors, {misses} lost"
    );
    assert!(total > count / 2, "{name}: the grammar finds commands");
    assert!(misses == 0, "{misses} lost\n{report}");
}

/// BX-02: of the commands that people write none is lost.
#[test]
fn bx_02_commands_of_the_grammar_in_real_lines() {
    let Ok(folder) = std::env::var("PORTCULLIS_COMMANDS") else {
        eprintln!("SKIPPED: PORTCULLIS_COMMANDS names no folder of command lines");
        return;
    };
    let mut lines = Vec::new();
    for entry in std::fs::read_dir(&folder).expect("the folder can be read") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|e| e != "jsonl") {
            continue;
        }
        for row in std::fs::read_to_string(&path).expect("a file").lines() {
            let row: serde_json::Value = serde_json::from_str(row).expect("a JSON object");
            lines.extend(row.get("command").and_then(|c| c.as_str()).map(str::to_owned));
        }
    }
    assert!(lines.len() > 1_000, "{folder} holds {} lines", lines.len());
    check("real lines", lines.into_iter());
}

/// BX-02: nor of composed ones.
#[test]
fn bx_02_commands_of_the_grammar_in_composed_lines() {
    let scale = std::env::var("PORTCULLIS_TEST_SCALE").is_ok_and(|s| s == "release");
    let count = if scale { 200_000 } else { 5_000 };
    check("composed lines", (0..count).map(|seed| Composer::new(seed).line()));
}

/// Composes lines from the constructs of the shell.
struct Composer {
    state: u64,
    /// Whether the line has a substitution in backticks.
    backticks: bool,
}

impl Composer {
    fn new(seed: u64) -> Self {
        Self { state: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1, backticks: false }
    }

    fn below(&mut self, n: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        usize::try_from(self.state % n as u64).unwrap_or(0)
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        let at = self.below(of.len());
        of[at]
    }

    fn line(&mut self) -> String {
        let mut out = self.list(2);
        if self.below(5) == 0 {
            out.push_str(self.one(&[
                "; cat <<'END' > f\nsome 'text of $it\nEND\n",
                "\ncat <<END | tee f\nit is\nEND\nls x\n",
            ]));
        }
        out
    }

    fn list(&mut self, depth: usize) -> String {
        let mut out = self.pipeline(depth);
        for _ in 0..self.below(2) {
            out.push_str(self.one(&[" && ", " || ", "; ", " & "]));
            out.push_str(&self.pipeline(depth));
        }
        out
    }

    fn pipeline(&mut self, depth: usize) -> String {
        let mut out = self.command(depth);
        for _ in 0..self.below(2) {
            out.push_str(self.one(&[" | ", " |& "]));
            out.push_str(&self.command(depth));
        }
        out
    }

    fn command(&mut self, depth: usize) -> String {
        if depth == 0 || self.below(3) > 0 {
            return self.simple(depth);
        }
        let d = depth - 1;
        match self.below(12) {
            // Two brackets side by side are arithmetic to a shell where they close so, never to the grammar.
            0 => format!("( {} )", self.list(d)),
            1 => format!("{{ {}; }}", self.list(d)),
            2 => format!("if {}; then {}; else {}; fi", self.list(d), self.list(d), self.list(d)),
            3 => format!("for x in {} {}; do {}; done", self.word(0), self.word(0), self.list(d)),
            4 => format!("while {}; do {}; done", self.list(d), self.list(d)),
            5 => format!("until {}; do {}; done", self.list(d), self.list(d)),
            6 => format!("case {} in a|b) {};; *) {};; esac", self.word(0), self.list(d), self.list(d)),
            7 => format!("f() {{ {}; }}", self.list(d)),
            8 => format!("[[ -f {} && {} == {} ]]", self.plain(), self.word(0), self.plain()),
            9 => format!("{{ {}; }} > {}", self.list(d), self.plain()),
            10 => format!("for ((i=0; i<3; i++)); do {}; done", self.list(d)),
            _ => format!("if [ -n {} ]; then {}; fi", self.word(d), self.list(d)),
        }
    }

    fn simple(&mut self, depth: usize) -> String {
        // The grammar knows `!` before simple commands only.
        let mut out = String::from(self.one(&["", "", "", "", "", "! "]));
        if self.below(6) == 0 {
            let _ = write!(out, "{}={} ", self.one(&["A", "PATH", "x_1"]), self.word(depth.min(1)));
        }
        out.push_str(self.one(&[
            "ls",
            "rm",
            "git",
            "echo",
            "./run.sh",
            "/usr/bin/env",
            "sudo",
            "grep",
            "python3",
            "xargs",
            "find",
            "time",
            "a-b.c",
            "'r'm",
            "\"ls\"",
            "command",
            "exec",
            "nohup",
            "export",
            "local",
            "unset",
            "cd",
            "tee",
            "true",
        ]));
        for _ in 0..self.below(5) {
            out.push(' ');
            out.push_str(&self.word(depth));
        }
        match self.below(12) {
            0 => {
                let _ = write!(out, " > {}", self.plain());
            }
            1 => out.push_str(" 2>&1"),
            2 => {
                let _ = write!(out, " < {}", self.plain());
            }
            3 => {
                let _ = write!(out, " <<< {}", self.word(0));
            }
            4 => {
                let _ = write!(out, " >> {} 2> /dev/null", self.plain());
            }
            _ => {}
        }
        out
    }

    fn plain(&mut self) -> &'static str {
        self.one(&["a", "b.txt", "/etc/hosts", "dir/file", "x-y_z", "README.md", "1", "main.rs"])
    }

    fn word(&mut self, depth: usize) -> String {
        match self.below(if depth == 0 { 14 } else { 20 }) {
            0 => "'a b'".to_owned(),
            1 => "\"a b\"".to_owned(),
            2 => "$x".to_owned(),
            3 => "\"${x:-y}\"".to_owned(),
            4 => "-rf".to_owned(),
            5 => "--flag=value".to_owned(),
            6 => "a\\ b".to_owned(),
            7 => "*.txt".to_owned(),
            8 => "\"$x/y\"".to_owned(),
            9 => format!("{}'{}'", self.plain(), self.plain()),
            10 => "\"it's\"".to_owned(),
            14 => format!("$( {} )", self.list(depth - 1)),
            15 => format!("\"$( {})\"", self.list(depth - 1)),
            16 => format!("<( {})", self.list(depth - 1)),
            17 => format!("\"a $({}) b\"", self.simple(0)),
            // The grammar takes the space between two backtick substitutions for one.
            18 if !std::mem::replace(&mut self.backticks, true) => format!("`{}`", self.simple(0)),
            _ => self.plain().to_owned(),
        }
    }
}
