//! What well-known programs read, write and connect to: rows of data, and the reader that applies
//! them to a simple command. Lexical only: no file is looked at.
//!
//! `table` holds the rows; `git`, `net`, `pack` and `interpreter` the programs that have a syntax of
//! their own; `code` looks into inline code. A program that stands nowhere is taken to read or write
//! every operand that looks like a path.

mod address;
mod args;
mod code;
mod code_env;
mod code_text;
mod code_words;
mod decode;
mod editor;
mod git;
mod interpreter;
mod lexical;
mod net;
mod net_around;
mod net_client;
mod net_fetch;
mod net_http;
mod net_probe;
mod pack;
mod reader;
mod row;
mod table;
mod types;

#[cfg(test)]
mod tests;

pub(crate) use code_env::printed_variables;
pub(crate) use decode::decoded;
pub(crate) use reader::effects;
pub(crate) use types::{Effects, HostPart, HostWord, PathUse, PathWord, UNKNOWN};
