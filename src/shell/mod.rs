//! What a shell would run: a command line read to the flat list of its simple commands.
//!
//! One pass, recursive descent, POSIX sh and bash. Nothing is run and no file is read: what the line
//! alone does not tell is `Piece::Unknown`, what cannot be understood is `Opaque`. Every text that a
//! shell would read again (`bash -c`, `eval`, a here-document or a known pipe into a shell) is a *layer*
//! and read in turn. Depth, bytes, commands and expansions are bounded in `bounds.rs`, so that reading is
//! linear in the line.
//!
//! Missed, and said so: what a script file, a compiled program or an alias defined elsewhere does;
//! globs are not expanded; a function's arguments are not followed into its body (they are unknown there).

mod compound;
mod context;
mod encoded;
mod fields;
mod find;
mod finish;
mod heredoc;
mod inline;
mod layers;
mod parameter;
mod reader;
mod script;
mod simple;
mod stream;
mod words;
mod wrappers;

#[cfg(test)]
mod tests;

pub(crate) use reader::{read, read_argv};
pub(crate) use script::{Opaque, OpaqueReason, Piece, RedirectKind, Script, SimpleCommand, Word};
