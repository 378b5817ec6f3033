//! Programs that connect. What they take from the environment and from `-o`, `-c` and their like stands in
//! `net_around`; this file tells whose syntax is whose.

pub(super) use super::args::one_of;
use super::net_around;
use super::net_client;
use super::net_fetch;
use super::net_http;
use super::net_probe;
use super::reader::Reader;
use crate::shell::{SimpleCommand, Word};

/// Reads one of them.
pub(super) fn read(reader: &mut Reader, program: &str, words: &[Word]) -> bool {
    net_http::read(reader, program, words)
        || net_probe::read(reader, program, words)
        || net_client::read(reader, program, words)
        || net_fetch::read(reader, program, words)
}

/// Reads what directs connections beside a program's own operands.
pub(super) fn around(reader: &mut Reader, program: &str, command: &SimpleCommand) {
    net_around::read(reader, program, command);
}
