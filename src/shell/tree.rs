//! What a command line would run, for people and programs: a tree of commands.

use std::ops::Range;

use serde::Serialize;

use super::line::{read_argv_traced, read_traced};
use super::script::{How, Node, Piece, Redirect, RedirectKind, Script, SimpleCommand, Word};

/// What a command line would run, as POSIX sh and bash read it. Nothing is run and no file is read.
///
/// Bounded: 1 MiB of text, 20,000 commands, nesting of 16; what is beyond is opaque, never left out.
///
/// ```
/// # use portcullis::CommandLine;
/// let line = CommandLine::read("sudo rm -rf build && echo $(date)");
/// let programs: Vec<&str> = line.all().map(|command| command.program.as_str()).collect();
/// assert_eq!(programs, ["rm", "echo", "date"]);
/// assert_eq!(line.commands[0].wrappers, ["sudo"]);
/// assert!(line.opaque.is_empty());
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct CommandLine {
    /// The commands that stand in the line itself, in order; what they run stands inside them.
    pub commands: Vec<RunCommand>,
    /// What could not be understood outside of any command.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub opaque: Vec<OpaquePart>,
}

/// A command that would run.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct RunCommand {
    /// How it comes to run.
    pub how: How,
    /// The program's name without a path, wrappers taken off; empty where there is none (an assignment alone) or
    /// where the line does not tell it.
    pub program: String,
    /// The program and its arguments, wrappers taken off.
    pub words: Vec<RunWord>,
    /// The wrappers that were taken off, outermost first (`sudo`, `xargs`).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wrappers: Vec<String>,
    /// `NAME=value` before the program.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub assignments: Vec<RunAssignment>,
    /// Redirections, those of a group around it too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub redirections: Vec<Redirection>,
    /// The folder moves before it in the same line (`cd`, `git -C`), in order; empty: where the call stands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub folder: Vec<String>,
    /// Whether arguments are added that the line does not tell (`xargs`).
    #[serde(skip_serializing_if = "is_false")]
    pub appended: bool,
    /// Whether it was only guessed, word by word, from a part that could not be parsed.
    #[serde(skip_serializing_if = "is_false")]
    pub guessed: bool,
    /// Whether it runs by itself. `false`: it is only what its inner commands stand in (`bash -c`).
    pub runs: bool,
    /// Its bytes in the line (of the part of the line that it comes from, where it stands in a text inside).
    pub span: Range<usize>,
    /// What could not be understood of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub opaque: Vec<OpaquePart>,
    /// What it runs: substitutions in its words, the script that a shell is given, a function's body.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub inside: Vec<RunCommand>,
}

/// A word of a command.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct RunWord {
    /// Quotes and escapes undone; what the line does not tell is `$NAME` or `$…`.
    pub text: String,
    /// How much of it is known.
    pub certainty: Certainty,
    /// Its bytes in the line.
    pub span: Range<usize>,
}

/// How much of a word the line tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Certainty {
    /// It stands there.
    Literal,
    /// It follows from the line: a variable that it assigns, a substitution whose output is known.
    Certain,
    /// A part of it is not known.
    Possible,
    /// Nothing of it is known.
    Unknown,
}

/// `NAME=value`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct RunAssignment {
    /// The variable.
    pub name: String,
    /// Its value.
    pub value: RunWord,
}

/// A redirection.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Redirection {
    /// `read`, `write`, `append`, `read_write`, `here_document`, `here_string` or `duplicate`.
    pub kind: &'static str,
    /// The file, or the text of a here-document.
    pub target: RunWord,
}

/// A part that could not be understood.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct OpaquePart {
    /// Why.
    pub reason: &'static str,
    /// Whether the program that runs can't be known, so that `limits` has a word (`opaque`).
    pub program: bool,
    /// Its bytes in the line.
    pub span: Range<usize>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

impl CommandLine {
    /// Reads a command line.
    #[must_use]
    pub fn read(line: &str) -> Self {
        build(line, read_traced(line))
    }

    /// Reads an argument vector, which no shell sees; spans are bytes of the arguments joined by blanks.
    #[must_use]
    pub fn of_argv(argv: &[String]) -> Self {
        build(&argv.join(" "), read_argv_traced(argv))
    }

    /// Every command that runs by itself, whatever the nesting: first what stands outside.
    pub fn all(&self) -> impl Iterator<Item = &RunCommand> {
        let mut stack: Vec<&RunCommand> = self.commands.iter().rev().collect();
        std::iter::from_fn(move || {
            loop {
                let next = stack.pop()?;
                stack.extend(next.inside.iter().rev());
                if next.runs {
                    return Some(next);
                }
            }
        })
    }

    /// Every opaque part.
    pub fn all_opaque(&self) -> impl Iterator<Item = &OpaquePart> {
        let mut stack: Vec<&RunCommand> = self.commands.iter().rev().collect();
        let inner = std::iter::from_fn(move || {
            let next = stack.pop()?;
            stack.extend(next.inside.iter().rev());
            Some(next)
        });
        self.opaque.iter().chain(inner.flat_map(|command| &command.opaque))
    }
}

fn build(line: &str, script: Script) -> CommandLine {
    let count = script.nodes.len();
    let mut made: Vec<RunCommand> = script.nodes.iter().map(|node| written(line, node)).collect();
    let mut out = CommandLine::default();
    for part in script.opaque {
        let shown = OpaquePart { reason: part.reason.as_str(), program: part.program, span: part.span };
        match part.node.and_then(|at| made.get_mut(at)) {
            Some(command) => command.opaque.push(shown),
            None => out.opaque.push(shown),
        }
    }
    let mut loose = Vec::new();
    for command in &script.commands {
        match command.node.and_then(|at| made.get_mut(at)) {
            // The first that a written command runs by itself is the command, others stand in it.
            Some(place) if !place.runs => take(line, place, command),
            Some(place) => {
                let mut more = RunCommand { how: How::Program, ..RunCommand::default() };
                take(line, &mut more, command);
                place.inside.push(more);
            }
            None => {
                let mut more = RunCommand::default();
                take(line, &mut more, command);
                loose.push(more);
            }
        }
    }
    // Inner ones were begun after the outer ones: from the last to the first, each goes to its parent.
    let parents: Vec<Option<usize>> = script.nodes.iter().map(|node| node.parent).collect();
    for at in (0..count).rev() {
        let Some(mut command) = made.pop() else { break };
        command.inside.reverse();
        if !command.runs && command.inside.is_empty() && command.opaque.is_empty() {
            continue;
        }
        match parents.get(at).copied().flatten().and_then(|parent| made.get_mut(parent)) {
            Some(parent) => parent.inside.push(command),
            None => out.commands.push(command),
        }
    }
    out.commands.reverse();
    out.commands.extend(loose);
    out
}

fn written(line: &str, node: &Node) -> RunCommand {
    RunCommand {
        how: node.how,
        program: program(node.words.first()),
        words: node.words.iter().map(|w| word(line, w)).collect(),
        span: node.span.clone(),
        ..RunCommand::default()
    }
}

fn take(line: &str, place: &mut RunCommand, command: &SimpleCommand) {
    place.runs = true;
    place.program = program(command.words.first());
    place.words = command.words.iter().map(|w| word(line, w)).collect();
    place.wrappers.clone_from(&command.wrappers);
    place.assignments = command
        .assignments
        .iter()
        .map(|a| RunAssignment { name: a.name.clone(), value: word(line, &a.value) })
        .collect();
    place.redirections = command.redirects.iter().map(|r| redirection(line, r)).collect();
    place.folder = command.moves.iter().map(Word::shown).collect();
    place.appended = command.appended;
    place.guessed = command.guessed;
    place.span = command.span.clone();
}

fn program(first: Option<&Word>) -> String {
    let Some(first) = first.filter(|word| !word.is_unknown()) else { return String::new() };
    let text = first.str();
    text.rsplit('/').next().unwrap_or_default().to_owned()
}

fn word(line: &str, word: &Word) -> RunWord {
    let certainty = if word.is_unknown() {
        Certainty::Unknown
    } else if !word.is_known() {
        Certainty::Possible
    } else if stands_there(line, word) {
        Certainty::Literal
    } else {
        Certainty::Certain
    };
    RunWord { text: word.shown(), certainty, span: word.span.clone() }
}

/// Whether a known word is what is written, quotes and escapes undone: nothing in it expands.
fn stands_there(line: &str, word: &Word) -> bool {
    let Some(written) = line.get(word.span.clone()) else { return false };
    if written.contains(['$', '`', '{']) {
        return false;
    }
    let text = word.str();
    let bare: String = written.chars().filter(|c| !matches!(c, '\'' | '"' | '\\')).collect();
    let own: String = text.chars().filter(|c| !matches!(c, '\'' | '"' | '\\')).collect();
    // A word of a text inside has the bytes of the whole text.
    bare.trim() == own.trim() && word.pieces.iter().all(|p| matches!(p, Piece::Text { .. }))
}

fn redirection(line: &str, redirect: &Redirect) -> Redirection {
    let kind = match redirect.kind {
        RedirectKind::Read => "read",
        RedirectKind::Write => "write",
        RedirectKind::Append => "append",
        RedirectKind::ReadWrite => "read_write",
        RedirectKind::HereDoc => "here_document",
        RedirectKind::HereString => "here_string",
        RedirectKind::Duplicate => "duplicate",
    };
    Redirection { kind, target: word(line, &redirect.target) }
}
