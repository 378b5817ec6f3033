//! The ways into the reader: a line, an argument vector, a text that a shell would read again.

use std::ops::Range;

use super::context::Context;
use super::finish::{Raw, finish};
use super::reader::Reader;
use super::script::{OpaqueReason, Script, Word};
use super::stream::Stream;
use crate::bounds;

/// Reads a command line as a POSIX shell or bash would.
pub(crate) fn read(line: &str) -> Script {
    read_in(Context::default(), line)
}

/// How often a byte was looked at to read a line.
#[cfg(test)]
pub(super) fn steps(line: &str) -> usize {
    let mut cx = Context::default();
    Reader::new(&mut cx, line, None).whole(Stream::None);
    cx.looks.get()
}

/// The same, and what stands inside what ([`Script::nodes`]).
pub(crate) fn read_traced(line: &str) -> Script {
    read_in(Context::traced(), line)
}

fn read_in(mut cx: Context, line: &str) -> Script {
    if line.len() > bounds::LINE_BYTES {
        cx.opaque(0..line.len(), OpaqueReason::TooDeep, true);
        let head = line.get(..line.floor_char_boundary(bounds::LINE_BYTES)).unwrap_or_default();
        Reader::new(&mut cx, head, None).guess(0);
        return cx.finish();
    }
    let Some(at) = line.find('\0') else {
        Reader::new(&mut cx, line, None).whole(Stream::None);
        return cx.finish();
    };
    // A shell drops null bytes from what it reads, and a program's argument ends at its first: both are read.
    cx.opaque(at..at + 1, OpaqueReason::NullByte, true);
    Reader::new(&mut cx, &line.replace('\0', ""), None).whole(Stream::None);
    let head = line.get(..at).unwrap_or_default();
    Reader::new(&mut cx, head, None).whole(Stream::None);
    cx.finish()
}

/// Reads an argument vector: its words are what they are, wrappers are taken off.
pub(crate) fn read_argv(argv: &[String]) -> Script {
    argv_in(Context::default(), argv)
}

/// The same, and what stands inside what.
pub(crate) fn read_argv_traced(argv: &[String]) -> Script {
    argv_in(Context::traced(), argv)
}

fn argv_in(mut cx: Context, argv: &[String]) -> Script {
    let mut at = 0;
    let mut words = Vec::with_capacity(argv.len());
    for arg in argv {
        words.push(Word::literal(arg, at..at + arg.len()));
        at += arg.len() + 1;
    }
    let raw = Raw { words, span: 0..at.saturating_sub(1), ..Raw::default() };
    cx.open(0..0);
    finish(&mut cx, raw, Stream::None, false);
    cx.finish()
}

/// Reads a text that a shell would read again.
pub(super) fn read_layer(cx: &mut Context, text: &str, span: &Range<usize>, stdin: Stream) -> Stream {
    if cx.is_full() {
        return Stream::Unknown;
    }
    if cx.depth >= bounds::LINE_DEPTH || !cx.spend(text.len()) {
        cx.too_deep_text(text, span);
        return Stream::Unknown;
    }
    cx.depth += 1;
    let out = Reader::new(cx, text, Some(span.clone())).whole(stdin);
    cx.depth -= 1;
    out
}
