//! Functions and aliases that the line defines. A call is read as its body with its arguments.
//!
//! The body is read once where it stands, its parameters unknown: another file may call it. Where the line
//! calls it, the calls say more, and what was read at the definition is dropped. A function that calls
//! itself is followed once, and then its first reading stands, since its arguments may be any.

use std::ops::Range;

use super::context::{Context, Mark};
use super::declare::positionals;
use super::finish::{Raw, mark_layer, nested, read_word};
use super::line::read_layer;
use super::reader::Reader;
use super::script::{How, OpaqueReason, Word};
use super::stream::Stream;
use crate::bounds;

/// A function or an alias.
#[derive(Debug)]
pub(super) struct Definition {
    name: String,
    body: String,
    alias: bool,
    /// What reading it at its definition gave.
    pub(super) commands: Range<usize>,
    pub(super) opaque: Range<usize>,
    called: bool,
    recursive: bool,
}

impl Definition {
    pub(super) fn read_at_calls(&self) -> bool {
        self.called && !self.recursive && !self.alias
    }
}

/// A function's definition while its body is read.
#[derive(Debug)]
pub(super) struct Defining {
    name: String,
    start: usize,
    commands: usize,
    opaque: usize,
    mark: Mark,
    how: How,
}

impl Reader<'_, '_> {
    /// Begins the body of the function whose name was just read.
    pub(super) fn begin_body(&mut self) -> Option<Defining> {
        let name = self.defines.take()?;
        Some(Defining {
            name,
            start: self.pos,
            commands: self.cx.out.commands.len(),
            opaque: self.cx.out.opaque.len(),
            mark: self.cx.mark(),
            how: self.cx.inside(How::Definition),
        })
    }

    /// Its end: defining a function runs nothing, so what the body assigns is not assigned yet.
    pub(super) fn end_body(&mut self, defining: Option<Defining>) {
        let Some(defining) = defining else { return };
        self.cx.how = defining.how;
        self.cx.restore(defining.mark);
        let body = self.text.get(defining.start..self.pos).unwrap_or_default();
        if self.broken || defining.name.is_empty() {
            return;
        }
        define(
            self.cx,
            Definition {
                name: defining.name,
                body: body.to_owned(),
                alias: false,
                commands: defining.commands..self.cx.out.commands.len(),
                opaque: defining.opaque..self.cx.out.opaque.len(),
                called: false,
                recursive: false,
            },
        );
    }
}

fn define(cx: &mut Context, definition: Definition) {
    // Past the bounds a call is not followed; the body was read all the same.
    if cx.definitions.len() < bounds::LINE_VARIABLES && cx.spend(definition.body.len()) {
        cx.definitions.push(definition);
    }
}

/// `alias NAME=text`.
pub(super) fn alias(cx: &mut Context, name: &str, text: &str) {
    define(
        cx,
        Definition {
            name: name.to_owned(),
            body: text.to_owned(),
            alias: true,
            commands: 0..0,
            opaque: 0..0,
            called: false,
            recursive: false,
        },
    );
}

/// Reads the call of a function or an alias; `None` where the line defines none of this name.
pub(super) fn call(cx: &mut Context, raw: &Raw, name: &str, stdin: &Stream) -> Option<Stream> {
    if cx.definitions.is_empty() {
        return None;
    }
    let at = cx.definitions.iter().rposition(|d| d.name == name)?;
    if cx.active.contains(&at) {
        if let Some(definition) = cx.definitions.get_mut(at) {
            definition.recursive = true;
        }
        return None;
    }
    let definition = cx.definitions.get_mut(at)?;
    definition.called = true;
    let (body, alias) = (definition.body.clone(), definition.alias);
    cx.active.push(at);
    let out = if alias { expand(cx, raw, name, &body, stdin) } else { run(cx, raw, name, &body, stdin) };
    cx.active.pop();
    Some(out)
}

fn run(cx: &mut Context, raw: &Raw, name: &str, body: &str, stdin: &Stream) -> Stream {
    let mark = cx.mark();
    for assignment in &raw.assignments {
        if cx.spend(assignment.value.size()) {
            cx.assign_local(&assignment.name, vec![assignment.value.clone()]);
        }
    }
    let args: Vec<Word> = raw.words.iter().skip(1).cloned().collect();
    if raw.appended || !cx.spend(args.iter().map(Word::size).sum::<usize>().saturating_mul(3)) {
        cx.opaque(raw.span.clone(), OpaqueReason::UnknownInput, false);
    } else {
        positionals(cx, args);
    }
    let first = cx.out.commands.len();
    let how = cx.inside(How::Function);
    let out = read_layer(cx, body, &raw.span, stdin.clone());
    cx.how = how;
    cx.leave_function(&mark);
    mark_layer(cx, raw, first, name);
    out
}

/// An alias: its words stand for its name. One that is more than words is read as a text.
fn expand(cx: &mut Context, raw: &Raw, name: &str, body: &str, stdin: &Stream) -> Stream {
    if body.contains([';', '&', '|', '<', '>', '(', '`', '\n', '#', '{']) {
        let text = format!("{body} {}", raw.joined(1));
        return read_word(cx, raw, &text, name, stdin.clone());
    }
    if !cx.spend(body.len()) {
        cx.too_deep_text(body, &raw.span);
        return Stream::Unknown;
    }
    let mut words = Vec::new();
    let mut reader = Reader::new(cx, body, Some(raw.span.clone()));
    loop {
        reader.blanks();
        let before = reader.pos;
        if reader.peek(0).is_none() {
            break;
        }
        words.extend(reader.word());
        if reader.pos == before {
            break;
        }
    }
    words.extend(raw.words.iter().skip(1).cloned());
    let mut inner = raw.with(words, name);
    inner.assignments.clone_from(&raw.assignments);
    inner.appended = raw.appended;
    nested(cx, inner, stdin.clone())
}
