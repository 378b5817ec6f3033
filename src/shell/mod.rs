//! What a shell would run: a command line read to the flat list of its simple commands.
//!
//! One pass, recursive descent, POSIX sh and bash. Nothing is run and no file is read: what the line
//! alone does not tell is `Piece::Unknown`, what cannot be understood is `Opaque`. Every text that a
//! shell would read again (`bash -c`, `eval`, a here-document or a known pipe into a shell) is a *layer*
//! and read in turn. Depth, bytes, commands and expansions are bounded in `bounds.rs`, so that reading is
//! linear in the line.
//!
//! Functions, aliases, arrays, `read` and `printf -v` from known texts, and files that the line writes and then runs are
//! followed. Missed, and said so: what a script file, a compiled program, a copied or linked one or an alias defined
//! elsewhere does; globs are not expanded; text that a program other than the filters of `filters.rs` makes is unknown.

mod arithmetic;
mod compound;
mod context;
mod declare;
mod encoded;
mod fields;
mod filters;
mod find;
mod finish;
mod function;
mod heredoc;
mod inline;
mod inline_text;
mod layers;
mod line;
mod parameter;
mod reader;
mod script;
mod simple;
mod stream;
mod text_flags;
mod text_rows;
mod tree;
mod words;
mod wrapper_rows;
mod wrappers;
mod xargs;

#[cfg(test)]
mod construct_tests;
#[cfg(test)]
mod fuzz_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tree_tests;
#[cfg(test)]
mod work_tests;

pub(crate) use find::found;
pub(crate) use line::{read, read_argv};
pub use script::How as RunHow;
pub(crate) use script::{Opaque, OpaqueReason, Piece, RedirectKind, Script, SimpleCommand, Word};
pub use tree::{Certainty, CommandLine, OpaquePart, Redirection, RunAssignment, RunCommand, RunWord};
