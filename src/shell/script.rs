//! The result of reading a command line.

use std::borrow::Cow;
use std::ops::Range;

use serde::Serialize;

/// All simple commands that a line would run, whatever the nesting, in the order of the text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Script {
    /// Every simple command, wrappers taken off.
    pub(crate) commands: Vec<SimpleCommand>,
    /// What could not be understood, each with its reason: never dropped.
    pub(crate) opaque: Vec<Opaque>,
    /// Every command as it was written, where a reading for people asks: what stands inside what.
    pub(crate) nodes: Vec<Node>,
}

/// One simple command with its wrappers taken off. A wrapper (`sudo`, `env`, `bash -c`, …) is also
/// listed as a command of its own where it does something itself (`env` without a program).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct SimpleCommand {
    /// Assignments before the program.
    pub(crate) assignments: Vec<Assignment>,
    /// The program (as written, a path before its name kept) and its arguments.
    pub(crate) words: Vec<Word>,
    /// The wrappers that were taken off, outermost first (`sudo`, `xargs`).
    pub(crate) wrappers: Vec<String>,
    /// Redirections of this command or of a group around it.
    pub(crate) redirects: Vec<Redirect>,
    /// The folder moves before it in the same line (`cd`, `pushd`, `git -C`), each as written.
    pub(crate) moves: Vec<Word>,
    /// Whether words that can't be known are added when it runs (`xargs`, `find -exec`).
    pub(crate) appended: bool,
    /// Whether it was only guessed: split word by word from a part that could not be parsed. What
    /// matches it matches as possible, never with certainty.
    pub(crate) guessed: bool,
    /// Its bytes in the line as written (of the outer line where it stands inside an encoded or
    /// unquoted layer).
    pub(crate) span: Range<usize>,
    /// Which of [`Script::nodes`] it belongs to, where they are kept.
    pub(crate) node: Option<usize>,
}

/// A command as it was written, its wrappers still on.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Node {
    /// The one that it stands inside.
    pub(crate) parent: Option<usize>,
    /// How it comes to run.
    pub(crate) how: How,
    pub(crate) words: Vec<Word>,
    pub(crate) span: Range<usize>,
}

/// How a command comes to run.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum How {
    /// It stands in the line.
    #[default]
    Line,
    /// In `$(…)` or backticks.
    Substitution,
    /// In `<(…)` or `>(…)`.
    ProcessSubstitution,
    /// Another program runs it or reads it as a script: `bash -c`, `xargs`, `find -exec`, a pipe into a shell.
    Program,
    /// An interpreter's inline code runs it.
    InlineCode,
    /// In the body of a function that the line calls.
    Function,
    /// In the body of a function that the line defines and does not call.
    Definition,
}

/// `NAME=value` before a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Assignment {
    pub(crate) name: String,
    pub(crate) value: Word,
}

/// One word: its pieces joined.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) pieces: Vec<Piece>,
    /// Its bytes in the line as written.
    pub(crate) span: Range<usize>,
}

/// A part of a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Known text, quotes and escapes undone. `quoted`: it can be no glob, no tilde and no flag split.
    /// The home folder, however it is spelt (`~`, `$HOME`, `${HOME}`), is the unquoted text `~`.
    Text { text: String, quoted: bool },
    /// Something that the line alone does not tell: a variable that it does not assign, a
    /// substitution. `quoted`: it stays one word. `required`: written `${X:?}`, so never empty.
    Unknown { name: Option<String>, quoted: bool, required: bool },
}

/// A redirection.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Redirect {
    pub(crate) kind: RedirectKind,
    /// The file, or for here-documents and here-strings the text.
    pub(crate) target: Word,
}

/// What a redirection does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RedirectKind {
    Read,
    Write,
    Append,
    ReadWrite,
    HereDoc,
    HereString,
    /// `2>&1`: another descriptor, no file.
    Duplicate,
}

/// A part of a line that could not be understood, with the reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Opaque {
    pub(crate) span: Range<usize>,
    pub(crate) reason: OpaqueReason,
    /// Whether the program that runs can't be known (`$X …`, `eval "$X"`, undecodable data piped
    /// into a shell): the finding `opaque_command` of `limits`.
    pub(crate) program: bool,
    /// Which of [`Script::nodes`] it belongs to, where they are kept.
    pub(crate) node: Option<usize>,
}

/// Why a part is opaque.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OpaqueReason {
    /// The program is a variable or a substitution.
    UnknownProgram,
    /// A shell or an interpreter is fed something that the line does not show.
    UnknownInput,
    /// Quotes or brackets are not closed.
    Unbalanced,
    /// Nested more deeply, or longer, than the reader goes.
    TooDeep,
    /// A null byte.
    NullByte,
    /// Syntax that the reader does not know.
    UnknownSyntax,
}

impl Word {
    /// The word with everything unknown taken as empty.
    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        for piece in &self.pieces {
            if let Piece::Text { text, .. } = piece {
                out.push_str(text);
            }
        }
        out
    }

    /// The same, borrowed where it is one piece.
    pub(crate) fn str(&self) -> Cow<'_, str> {
        match self.pieces.as_slice() {
            [] | [Piece::Unknown { .. }] => Cow::Borrowed(""),
            [Piece::Text { text, .. }] => Cow::Borrowed(text),
            _ => Cow::Owned(self.text()),
        }
    }

    /// Bytes of it, for the budgets.
    pub(crate) fn size(&self) -> usize {
        let piece = |p: &Piece| match p {
            Piece::Text { text, .. } => text.len() + 8,
            Piece::Unknown { name, .. } => name.as_ref().map_or(8, String::len),
        };
        self.pieces.iter().map(piece).sum()
    }

    /// A word of known, quoted text.
    pub(crate) fn literal(text: &str, span: Range<usize>) -> Self {
        Self { pieces: vec![Piece::Text { text: text.to_owned(), quoted: true }], span }
    }

    /// The word for a person: what is unknown as `$NAME` or `$…`.
    pub(crate) fn shown(&self) -> String {
        let mut out = String::new();
        for piece in &self.pieces {
            match piece {
                Piece::Text { text, .. } => out.push_str(text),
                Piece::Unknown { name, .. } => {
                    out.push('$');
                    out.push_str(name.as_deref().unwrap_or("…"));
                }
            }
        }
        out
    }

    /// Whether nothing of it is unknown.
    pub(crate) fn is_known(&self) -> bool {
        self.pieces.iter().all(|p| matches!(p, Piece::Text { .. }))
    }

    /// Whether all of it is unknown.
    pub(crate) fn is_unknown(&self) -> bool {
        !self.pieces.is_empty() && self.pieces.iter().all(|p| matches!(p, Piece::Unknown { .. }))
    }
}

impl Redirect {
    /// Bytes of it, for the budgets.
    pub(crate) fn size(&self) -> usize {
        self.target.size() + 16
    }
}

impl SimpleCommand {
    /// The program's name without a path before it; empty where there is none.
    pub(crate) fn program(&self) -> String {
        let text = self.words.first().map(Word::text).unwrap_or_default();
        text.rsplit('/').next().unwrap_or_default().to_owned()
    }
}

impl OpaqueReason {
    /// The reason for a person.
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::UnknownProgram => "the program is a variable or a substitution",
            Self::UnknownInput => "a shell or an interpreter is fed something that the line does not show",
            Self::Unbalanced => "quotes or brackets are not closed",
            Self::TooDeep => "nested more deeply, or longer, than is read",
            Self::NullByte => "a null byte",
            Self::UnknownSyntax => "syntax that is not known",
        }
    }
}
