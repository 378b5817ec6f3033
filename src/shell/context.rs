//! What one reading shares over all its layers: the script so far, variables, functions, budgets.

use std::ops::Range;
use std::rc::Rc;

use super::function::Definition;
use super::script::{
    How, Node, Opaque, OpaqueReason, Piece, Redirect, RedirectKind, Script, SimpleCommand, Word,
};
use super::stream::Stream;
use crate::bounds;

/// The state of one reading.
#[derive(Debug, Default)]
pub(super) struct Context {
    pub(super) out: Script,
    /// A log of assignments, the latest last: leaving a subshell cuts it back.
    vars: Vec<Variable>,
    /// Functions and aliases, the latest last.
    pub(super) definitions: Vec<Definition>,
    /// The functions and aliases that are being expanded now, by their place.
    pub(super) active: Vec<usize>,
    /// How deeply the reader is nested now.
    pub(super) depth: usize,
    /// Bytes that expansions and layers have added.
    expanded: usize,
    /// Files that the line writes, with what it writes into them.
    files: Vec<(String, String)>,
    /// Folder moves in force.
    moves: Rc<Vec<Word>>,
    /// Whether a cut-off part was already reported (one report says enough).
    full: bool,
    /// Whether the commands as written are kept.
    trace: bool,
    /// The command as written that is being read.
    node: Option<usize>,
    /// How the next command comes to run.
    pub(super) how: How,
    /// Looks at bytes.
    #[cfg(test)]
    pub(super) looks: std::cell::Cell<usize>,
}

/// A variable of the line.
#[derive(Debug)]
struct Variable {
    name: String,
    value: Vec<Word>,
    array: bool,
    /// Gone when the function ends.
    local: bool,
}

/// A place to return to when a subshell ends.
#[derive(Debug, Clone)]
pub(super) struct Mark {
    vars: usize,
    moves: Rc<Vec<Word>>,
}

impl Context {
    /// One that keeps the commands as written.
    pub(super) fn traced() -> Self {
        Self { trace: true, ..Self::default() }
    }

    pub(super) fn mark(&self) -> Mark {
        Mark { vars: self.vars.len(), moves: Rc::clone(&self.moves) }
    }

    pub(super) fn restore(&mut self, mark: Mark) {
        self.vars.truncate(mark.vars);
        self.moves = mark.moves;
    }

    /// The words that a variable holds, where the line assigns it.
    pub(super) fn var(&self, name: &str) -> Option<&[Word]> {
        self.variable(name).map(|v| v.value.as_slice())
    }

    fn variable(&self, name: &str) -> Option<&Variable> {
        self.vars.iter().rev().find(|v| v.name == name)
    }

    /// Whether it is an array.
    pub(super) fn is_array(&self, name: &str) -> bool {
        self.variable(name).is_some_and(|v| v.array)
    }

    /// Assigns a variable. One that may not happen (`maybe`) makes a differing earlier value unknown.
    pub(super) fn assign(&mut self, name: &str, value: Vec<Word>, maybe: bool) {
        self.set(name, value, false, false, maybe);
    }

    pub(super) fn assign_array(&mut self, name: &str, value: Vec<Word>, maybe: bool) {
        self.set(name, value, true, false, maybe);
    }

    pub(super) fn assign_local(&mut self, name: &str, value: Vec<Word>) {
        self.set(name, value, false, true, false);
    }

    fn set(&mut self, name: &str, value: Vec<Word>, array: bool, local: bool, maybe: bool) {
        let differs = maybe && self.var(name).is_some_and(|old| old != value.as_slice());
        let value = if differs { vec![unknown_word(Some(name), false)] } else { value };
        if self.vars.len() >= bounds::LINE_VARIABLES {
            // Past the bound nothing is followed: every name is unknown from here.
            if let Some(slot) = self.vars.iter_mut().rev().find(|v| v.name == name) {
                slot.value = vec![unknown_word(Some(name), false)];
            }
            return;
        }
        self.vars.push(Variable { name: name.to_owned(), value, array, local });
    }

    /// `IFS`, where the line sets it to a known text.
    pub(super) fn ifs(&self) -> Option<String> {
        let words = self.var("IFS")?;
        words.iter().all(Word::is_known).then(|| words.iter().map(Word::text).collect())
    }

    /// What a function's end takes back since `mark`: its parameters and its local variables.
    pub(super) fn leave_function(&mut self, mark: &Mark) {
        let mut at = 0;
        self.vars.retain(|v| {
            at += 1;
            let parameter = v.name.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'@' | b'*'));
            at <= mark.vars || !(v.local || parameter)
        });
    }

    /// Takes bytes of the expansion budget; `false` when it is used up.
    pub(super) fn spend(&mut self, bytes: usize) -> bool {
        self.expanded = self.expanded.saturating_add(bytes);
        self.expanded <= bounds::LINE_EXPANDED_BYTES
    }

    pub(super) fn opaque(&mut self, span: Range<usize>, reason: OpaqueReason, program: bool) {
        if self.out.opaque.len() < bounds::LINE_COMMANDS {
            self.out.opaque.push(Opaque { span, reason, program, node: self.node });
        }
    }

    /// Whether no more commands are kept: what follows was reported as opaque.
    pub(super) fn is_full(&self) -> bool {
        self.full
    }

    /// Begins a command as written. Returns what [`close`](Self::close) takes.
    pub(super) fn open(&mut self, span: Range<usize>) -> Option<usize> {
        let outer = self.node;
        if self.trace && self.out.nodes.len() < bounds::LINE_COMMANDS {
            self.out.nodes.push(Node { parent: outer, how: self.how, words: Vec::new(), span });
            self.node = Some(self.out.nodes.len() - 1);
        }
        outer
    }

    /// The words of the command that was begun last, before anything is taken off.
    pub(super) fn written(&mut self, words: &[Word], span: &Range<usize>) {
        if let Some(node) = self.node.and_then(|at| self.out.nodes.get_mut(at)) {
            node.words = words.to_vec();
            node.span = span.clone();
        }
    }

    pub(super) fn close(&mut self, outer: Option<usize>) {
        self.node = outer;
    }

    /// Changes how the next commands come to run; returns what it was.
    pub(super) fn inside(&mut self, how: How) -> How {
        std::mem::replace(&mut self.how, how)
    }

    /// Notes that a part is nested more deeply, or is longer, than is read, and guesses it word by word: each
    /// word may be the program, with what follows as its arguments. So what is hidden there is possible, never
    /// gone.
    pub(super) fn too_deep(&mut self, words: &[Word], span: &Range<usize>) {
        self.opaque(span.clone(), OpaqueReason::TooDeep, true);
        let last = words.len().saturating_sub(bounds::GUESSED_WORDS);
        let words = words.get(last..).unwrap_or_default();
        for first in 0..words.len() {
            let words = words.get(first..).unwrap_or_default().to_vec();
            if !self.spend(words.iter().map(Word::size).sum()) {
                return;
            }
            self.emit(SimpleCommand { words, guessed: true, span: span.clone(), ..SimpleCommand::default() });
        }
    }

    /// The same for a text.
    pub(super) fn too_deep_text(&mut self, text: &str, span: &Range<usize>) {
        let breaks =
            |c: char| c.is_whitespace() || matches!(c, ';' | '&' | '|' | '(' | ')' | '`' | '{' | '}');
        // The end of it is where the program is that all the rest only wraps.
        let mut from = text.len().saturating_sub(bounds::GUESSED_BYTES);
        while !text.is_char_boundary(from) {
            from += 1;
        }
        let words: Vec<Word> = text
            .get(from..)
            .unwrap_or_default()
            .split(breaks)
            .map(|word| word.trim_matches(['"', '\'', '\\', '$']))
            .filter(|word| !word.is_empty())
            .map(|word| Word::literal(word, span.clone()))
            .collect();
        self.too_deep(&words, span);
    }

    pub(super) fn emit(&mut self, mut command: SimpleCommand) {
        if self.out.commands.len() < bounds::LINE_COMMANDS {
            command.node = self.node;
            self.out.commands.push(command);
        } else if !self.full {
            self.full = true;
            self.opaque(command.span, OpaqueReason::TooDeep, true);
        }
    }

    /// The folder moves in force, for one command.
    pub(super) fn moves(&mut self) -> Vec<Word> {
        if self.moves.is_empty() {
            return Vec::new();
        }
        let size: usize = self.moves.iter().map(Word::size).sum();
        if !self.spend(size) {
            self.moves = Rc::new(vec![unknown_word(Some("PWD"), true)]);
        }
        self.moves.to_vec()
    }

    /// Notes what a command writes into a file, in case the line runs that file.
    pub(super) fn written_to(&mut self, redirects: &[Redirect], words: &[Word], name: &str, out: &Stream) {
        let Stream::Known(text) = out else { return };
        let tee = words.iter().skip(1).filter(|w| name == "tee" && !w.str().starts_with('-'));
        let append = redirects.iter().any(|r| r.kind == RedirectKind::Append);
        let files = redirects
            .iter()
            .filter(|r| matches!(r.kind, RedirectKind::Write | RedirectKind::Append))
            .map(|r| &r.target);
        for file in files.chain(tee) {
            if text.is_empty() || !file.is_known() || self.files.len() >= bounds::LINE_MOVES {
                continue;
            }
            let file = file.str().trim_start_matches("./").to_owned();
            let before = self.file_text(&file).filter(|_| append).unwrap_or_default();
            if self.spend(before.len() + text.len()) {
                self.files.push((file, before + text));
            }
        }
    }

    /// What the line has written into this file.
    pub(super) fn file(&self, word: &Word) -> Option<String> {
        if self.files.is_empty() || !word.is_known() {
            return None;
        }
        self.file_text(word.str().trim_start_matches("./"))
    }

    fn file_text(&self, file: &str) -> Option<String> {
        self.files.iter().rev().find(|(name, _)| name == file).map(|(_, text)| text.clone())
    }

    /// Moves to a folder for the commands that follow.
    pub(super) fn move_to(&mut self, word: Word) {
        let moves = Rc::make_mut(&mut self.moves);
        if moves.len() >= bounds::LINE_MOVES {
            moves.clear();
            moves.push(unknown_word(Some("PWD"), true));
        } else {
            moves.push(word);
        }
    }

    /// The script, without what stood in the bodies of functions that were read at their calls.
    pub(super) fn finish(mut self) -> Script {
        let called: Vec<&Definition> = self.definitions.iter().filter(|d| d.read_at_calls()).collect();
        if !called.is_empty() {
            let inside = |at: usize, range: fn(&Definition) -> &Range<usize>| {
                called.iter().any(|d| range(d).contains(&at))
            };
            let mut at = 0;
            self.out.commands.retain(|_| {
                at += 1;
                !inside(at - 1, |d| &d.commands)
            });
            let mut at = 0;
            self.out.opaque.retain(|_| {
                at += 1;
                !inside(at - 1, |d| &d.opaque)
            });
        }
        self.out
    }
}

/// A word of which nothing is known.
pub(super) fn unknown_word(name: Option<&str>, quoted: bool) -> Word {
    Word {
        pieces: vec![Piece::Unknown { name: name.map(str::to_owned), quoted, required: false }],
        span: 0..0,
    }
}
