//! What one reading shares over all its layers: the script so far, variables, budgets.

use std::ops::Range;

use super::script::{Opaque, OpaqueReason, Piece, Script, SimpleCommand, Word};
use crate::bounds;

/// The state of one reading.
#[derive(Debug, Default)]
pub(super) struct Context {
    pub(super) out: Script,
    /// A log of assignments, the latest last: leaving a subshell cuts it back.
    vars: Vec<(String, Vec<Word>)>,
    /// How deeply the reader is nested now.
    pub(super) depth: usize,
    /// Bytes that expansions and layers have added.
    expanded: usize,
    /// Folder moves in force.
    pub(super) moves: Vec<Word>,
    /// Whether a cut-off part was already reported (one report says enough).
    full: bool,
}

/// A place to return to when a subshell ends.
#[derive(Debug, Clone)]
pub(super) struct Mark {
    vars: usize,
    moves: Vec<Word>,
}

impl Context {
    pub(super) fn mark(&self) -> Mark {
        Mark { vars: self.vars.len(), moves: self.moves.clone() }
    }

    pub(super) fn restore(&mut self, mark: Mark) {
        self.vars.truncate(mark.vars);
        self.moves = mark.moves;
    }

    /// The words that a variable holds, where the line assigns it.
    pub(super) fn var(&self, name: &str) -> Option<&[Word]> {
        self.vars.iter().rev().find(|(n, _)| n == name).map(|(_, v)| v.as_slice())
    }

    /// Assigns a variable. One that may not happen (`maybe`) makes a differing earlier value unknown.
    pub(super) fn assign(&mut self, name: &str, value: Vec<Word>, maybe: bool) {
        let differs = maybe && self.var(name).is_some_and(|old| old != value.as_slice());
        let value = if differs { vec![unknown_word(Some(name), false)] } else { value };
        if self.vars.len() >= bounds::LINE_VARIABLES {
            // Past the bound nothing is followed: every name is unknown from here.
            if let Some(slot) = self.vars.iter_mut().rev().find(|(n, _)| n == name) {
                slot.1 = vec![unknown_word(Some(name), false)];
            }
            return;
        }
        self.vars.push((name.to_owned(), value));
    }

    /// Takes bytes of the expansion budget; `false` when it is used up.
    pub(super) fn spend(&mut self, bytes: usize) -> bool {
        self.expanded = self.expanded.saturating_add(bytes);
        self.expanded <= bounds::LINE_EXPANDED_BYTES
    }

    pub(super) fn opaque(&mut self, span: Range<usize>, reason: OpaqueReason, program: bool) {
        if self.out.opaque.len() < bounds::LINE_COMMANDS {
            self.out.opaque.push(Opaque { span, reason, program });
        }
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

    pub(super) fn emit(&mut self, command: SimpleCommand) {
        if self.out.commands.len() < bounds::LINE_COMMANDS {
            self.out.commands.push(command);
        } else if !self.full {
            self.full = true;
            self.opaque(command.span, OpaqueReason::TooDeep, true);
        }
    }

    /// Moves to a folder for the commands that follow.
    pub(super) fn move_to(&mut self, word: Word) {
        if self.moves.len() >= bounds::LINE_MOVES {
            self.moves.clear();
            self.moves.push(unknown_word(Some("PWD"), true));
        } else {
            self.moves.push(word);
        }
    }
}

/// A word of which nothing is known.
pub(super) fn unknown_word(name: Option<&str>, quoted: bool) -> Word {
    Word {
        pieces: vec![Piece::Unknown { name: name.map(str::to_owned), quoted, required: false }],
        span: 0..0,
    }
}
