//! Patterns with their exceptions over one command: what matches, and what is covered.

use std::ops::Range;

use super::condition_narrow::{in_bin, narrow, opaque_reason};
use super::pattern::{CommandPattern, Subject, Sure};
use super::view::CommandView;
use crate::shell::{Piece, SimpleCommand, Word};

/// The `command` field of a rule, compiled, with the patterns of its `not`.
#[derive(Debug, Clone, Default)]
pub(crate) struct CommandCondition {
    /// What is looked for.
    pub(crate) patterns: Vec<CommandPattern>,
    /// What is exempt: a simple command that one of these matches with certainty.
    pub(crate) except: Vec<CommandPattern>,
}

/// One match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CommandMatch {
    /// Which pattern.
    pub(crate) pattern: usize,
    /// Whether it matches for certain; otherwise only where an unknown part makes it so.
    pub(crate) certain: bool,
    /// Bytes of the line.
    pub(crate) span: Range<usize>,
    /// Which simple command; `None`: the line as written.
    pub(crate) command: Option<usize>,
    /// The command that matched, as a person reads it.
    pub(crate) text: String,
}

/// Characters of a match's text.
const TEXT_CHARS: usize = 200;

impl CommandCondition {
    /// Everything that matches, exempt commands left out: by command, then the line as written.
    pub(crate) fn find(&self, view: &CommandView) -> Vec<CommandMatch> {
        let mut out = Vec::new();
        let (mut commands, mut exempt) = (0, 0);
        for (index, subject) in view.subjects().enumerate() {
            let command = subject.command;
            commands += 1;
            if self.names_others(command) {
                continue;
            }
            if !self.except.is_empty()
                && narrow(command).is_ok()
                && (self.except.iter().any(|p| p.covers(&subject)) || covers_each(&self.except, &subject))
            {
                exempt += 1;
                continue;
            }
            for (pattern, p) in self.patterns.iter().enumerate() {
                let Some(sure) = p.matches(&subject) else { continue };
                out.push(CommandMatch {
                    pattern,
                    certain: sure == Sure::Certain,
                    span: command.span.clone(),
                    command: Some(index),
                    text: shown(command),
                });
            }
        }
        if exempt > 0 && exempt == commands && view.script.opaque.is_empty() {
            return out;
        }
        for (pattern, p) in self.patterns.iter().enumerate() {
            // A command that matched for certain says the same more exactly.
            let said = out.iter().any(|m: &CommandMatch| m.pattern == pattern && m.certain);
            if !said && p.matches_line(view) {
                out.push(CommandMatch {
                    pattern,
                    certain: true,
                    span: 0..view.line.len(),
                    command: None,
                    text: view.folded().chars().take(TEXT_CHARS).collect(),
                });
            }
        }
        out
    }

    /// Whether every pattern names a program and the command is plainly another one: most are, and are not
    /// made ready for patterns.
    fn names_others(&self, command: &SimpleCommand) -> bool {
        let Some([Piece::Text { text, .. }]) = command.words.first().map(|word| word.pieces.as_slice())
        else {
            return false;
        };
        let name = text.rsplit('/').next().unwrap_or_default();
        let name = name.strip_suffix(".exe").unwrap_or(name).as_bytes();
        command.wrappers.is_empty()
            && self.patterns.iter().all(|pattern| pattern.program().is_some_and(|program| program != name))
    }

    /// Whether every simple command matches with certainty, nothing is written and nothing is opaque.
    ///
    /// # Errors
    /// The first thing that is not covered.
    pub(crate) fn covers(&self, view: &CommandView) -> Result<(), String> {
        if let Some(opaque) = view.script.opaque.first() {
            return Err(format!("a part of the command {}", opaque_reason(opaque.reason)));
        }
        if view.script.commands.is_empty() {
            return Err("it runs no command".to_owned());
        }
        // Those of the line come first; what they run elsewhere is theirs to say.
        for subject in view.subjects().take(view.script.commands.len()) {
            let command = subject.command;
            narrow(command)?;
            if command.words.is_empty() {
                continue;
            }
            if !self.patterns.iter().any(|p| p.covers(&subject)) && !covers_each(&self.patterns, &subject) {
                return Err(format!("`{}` matches no pattern", shown(command)));
            }
            if self.except.iter().any(|p| p.matches(&subject).is_some()) {
                return Err(format!("`{}` is excepted", shown(command)));
            }
        }
        Ok(())
    }
}

/// Whether every operand of a command whose operands are targets of their own is covered by some pattern.
fn covers_each(patterns: &[CommandPattern], subject: &Subject<'_>) -> bool {
    let Some(meaning) = subject.meaning.as_ref().filter(|m| m.row.each) else { return false };
    let command = subject.command;
    let program = command.words.first().map(Word::text).unwrap_or_default();
    !command.appended
        && !command.guessed
        && in_bin(&program)
        && !meaning.operands.is_empty()
        && meaning.operands.iter().all(|at| patterns.iter().any(|p| p.covers_operand(subject, meaning, *at)))
}

/// A command as a person reads it, its unknown parts by name.
fn shown(command: &SimpleCommand) -> String {
    let mut out = String::new();
    for word in &command.words {
        if !out.is_empty() {
            out.push(' ');
        }
        for piece in &word.pieces {
            match piece {
                Piece::Text { text, .. } => out.push_str(text),
                Piece::Unknown { name: Some(name), .. } => {
                    out.push('$');
                    out.push_str(name);
                }
                Piece::Unknown { name: None, .. } => out.push('…'),
            }
        }
        if out.len() > TEXT_CHARS * 4 {
            break;
        }
    }
    out.chars().take(TEXT_CHARS).collect()
}
