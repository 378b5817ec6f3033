//! One file: what it is, and what it says.

use std::ops::Range;
use std::sync::Arc;

use super::common::Common;
use super::instruction::{self, Front};
use super::report::Report;
use super::{GateBody, Instruction, Located, TypedGate, guardrail, rule};
use crate::bounds;
use crate::parsed::{self, Entries, Split};
use crate::problem::{Problem, ProblemLevel, line_column};
use crate::source::{FolderKind, SourceFile, Spoiled};
use crate::words::{Action, GateKind, GateName, Hook, OnOpaque};

/// What one file came to.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Read {
    /// Its gate, where it is free of errors.
    pub(crate) gate: Option<TypedGate>,
    /// Its gate where it has errors: never in force, but its patterns are looked at in the same pass.
    pub(crate) broken: Option<TypedGate>,
    /// Its instruction: always, where the file gates nothing and could be read.
    pub(crate) instruction: Option<Instruction>,
    pub(crate) problems: Vec<Problem>,
    /// The name and kind that the file takes, broken or not.
    pub(crate) takes: Option<GateKind>,
    /// A `README.md` without front matter: passed over.
    pub(crate) skipped: bool,
}

/// A gate's front matter, read.
pub(super) struct Gate {
    pub(super) kind: GateKind,
    pub(super) hook: Hook,
    pub(super) action: Located<Action>,
    pub(super) common: Common,
    pub(super) on_opaque: Option<OnOpaque>,
    pub(super) body: GateBody,
    pub(super) buffer: bool,
    /// The field that gates.
    pub(super) key: Range<usize>,
}

/// Reads one file.
pub(crate) fn read(file: &SourceFile) -> Read {
    let mut report = Report::new(&file.path, &file.text, ProblemLevel::Error);
    let split = parsed::split(&file.text);
    let readme = file.rel.rsplit('/').next().is_some_and(|name| name.eq_ignore_ascii_case("readme.md"));
    if readme && matches!(split, Split::BodyOnly(_)) {
        return Read { skipped: true, ..Read::default() };
    }
    let mut read = if file.kind == FolderKind::Guardrails && is_data(&file.rel) {
        definition(0..first_line(&file.text), &mut report);
        Read { takes: Some(GateKind::Definition), ..Read::default() }
    } else {
        match split {
            Split::BodyOnly(body) => body_only(file, body, &mut report),
            Split::Unclosed { opening, rest } => unclosed(file, opening, rest, &mut report),
            Split::Both { front, body } => both(file, front, body, &mut report),
        }
    };
    if report.has_errors() {
        read.broken = read.gate.take();
    }
    if file.spoiled == Some(Spoiled::TooLong) {
        read.gate = None;
        read.instruction = None;
    }
    read.problems = report.finish();
    read
}

fn is_data(rel: &str) -> bool {
    let ending = rel.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
    matches!(ending.as_str(), "json" | "yaml" | "yml")
}

fn first_line(text: &str) -> usize {
    text.lines().next().map_or(0, str::len)
}

/// Says what is wrong with the file as bytes. Called once the level is known.
fn spoiled(file: &SourceFile, report: &mut Report<'_>) {
    match &file.spoiled {
        None => {}
        Some(Spoiled::NotUtf8(at)) => {
            let help = "save the file as UTF-8";
            report.add(at.clone(), "", "not-utf8", "this is no UTF-8", help);
        }
        Some(Spoiled::TooLong) => {
            let message =
                format!("this file is longer than {} KiB, so it is not read", bounds::RULE_FILE_BYTES / 1024);
            report.add(0..first_line(&file.text), "", "file-too-long", message, "split it");
        }
    }
}

fn definition(span: Range<usize>, report: &mut Report<'_>) {
    let message = "check definitions are not supported yet";
    report.add(span, "", "not-supported-yet", message, "remove this file, or write a rule or a guardrail");
}

fn body_only(file: &SourceFile, body: Range<usize>, report: &mut Report<'_>) -> Read {
    if file.kind == FolderKind::Guardrails {
        spoiled(file, report);
        let help = "begin the file with `---`, `stage: …`, `action: …` and `---`";
        report.add(
            0..first_line(&file.text),
            "",
            "missing-stage",
            "this guardrail has no front matter",
            help,
        );
        return Read { takes: Some(GateKind::Guardrail), ..Read::default() };
    }
    report.level = ProblemLevel::Warning;
    spoiled(file, report);
    text(file, Front::default(), body)
}

fn unclosed(file: &SourceFile, opening: Range<usize>, rest: Range<usize>, report: &mut Report<'_>) -> Read {
    let gates = file.kind == FolderKind::Guardrails
        || parsed::gates_by_lines(file.text.get(rest.clone()).unwrap_or_default());
    if !gates {
        report.level = ProblemLevel::Warning;
    }
    spoiled(file, report);
    let help = "put `---` alone on a line after the last field";
    report.add(opening, "", "unclosed-front-matter", "the front matter that opens here is not closed", help);
    if gates {
        Read { takes: Some(kind(file)), ..Read::default() }
    } else {
        text(file, Front::default(), rest)
    }
}

fn both(file: &SourceFile, front: Range<usize>, body: Range<usize>, report: &mut Report<'_>) -> Read {
    let tree = parsed::read_yaml(&file.text, front.clone());
    let gates = file.kind == FolderKind::Guardrails
        || tree.entries.as_ref().is_some_and(parsed::gates_by_fields)
        || (!tree.faults.is_empty()
            && parsed::gates_by_lines(file.text.get(front.clone()).unwrap_or_default()));
    if !gates && !tree.faults.is_empty() {
        return unreadable(file, front, body, tree, report);
    }
    if !gates {
        report.level = ProblemLevel::Warning;
        spoiled(file, report);
        let entries = tree.entries.unwrap_or_default();
        instruction::hints(&entries, report);
        return text(file, instruction::front(&entries, &file.text), body);
    }
    spoiled(file, report);
    report.faults(tree.faults);
    match &tree.entries {
        Some(entries) => gate(file, entries, body, report),
        None => Read { takes: Some(kind(file)), ..Read::default() },
    }
}

/// Front matter with faults in a file that gates nothing as far as it can be read: most often globs
/// without quotes.
fn unreadable(
    file: &SourceFile,
    front: Range<usize>,
    body: Range<usize>,
    tree: parsed::Tree,
    report: &mut Report<'_>,
) -> Read {
    let masked = parsed::mask_globs(&file.text, front.clone());
    let again = masked.as_ref().map(|masked| parsed::read_yaml(&masked.file, front.clone()));
    if again.as_ref().and_then(|tree| tree.entries.as_ref()).is_some_and(parsed::gates_by_fields) {
        // Only now its fields can be read, and it gates after all: the globs need their quotes.
        spoiled(file, report);
        report.faults(tree.faults);
        return Read { takes: Some(kind(file)), ..Read::default() };
    }
    report.level = ProblemLevel::Warning;
    spoiled(file, report);
    // What is wrong beside the globs.
    let (tree, shown) = match (again, &masked) {
        (Some(tree), Some(masked)) => (tree, masked.file.as_str()),
        _ => (tree, &*file.text),
    };
    report.faults(tree.faults);
    let mut read = match &tree.entries {
        Some(entries) => instruction::front(entries, shown),
        None => instruction::front_by_lines(&file.text, front.clone()),
    };
    if let Some(masked) = masked {
        read.paths = masked.fields.into_iter().flat_map(|(_, globs)| globs).collect();
    }
    // Where nothing in it is front matter, a line of dashes opened the text: none of it is lost.
    let nothing = tree.entries.is_none() && read == Front::default();
    let body = if nothing { front.start..file.text.len() } else { body };
    text(file, read, body)
}

fn text(file: &SourceFile, front: Front, body: Range<usize>) -> Read {
    Read { instruction: Some(instruction::instruction(file, front, body)), ..Read::default() }
}

fn kind(file: &SourceFile) -> GateKind {
    match file.kind {
        FolderKind::Rules => GateKind::Rule,
        FolderKind::Guardrails => GateKind::Guardrail,
    }
}

fn gate(file: &SourceFile, entries: &Entries, body: Range<usize>, report: &mut Report<'_>) -> Read {
    let in_guardrails = file.kind == FolderKind::Guardrails;
    let defines = |name: &str| entries.iter().find(|(key, _)| key.text == name);
    if parsed::is_definition(entries)
        || (in_guardrails && (defines("check").is_some() || defines("kind").is_some()))
    {
        let key = defines("check").or_else(|| defines("kind")).map_or(0..0, |(key, _)| key.span.clone());
        definition(key, report);
        return Read { takes: Some(GateKind::Definition), ..Read::default() };
    }
    let text = file.text.get(body).unwrap_or_default().trim();
    let read = if in_guardrails {
        guardrail::read(entries, &file.stem, text, report)
    } else {
        rule::read(entries, &file.stem, text, report)
    };
    let name = match GateName::new(&file.stem) {
        Ok(name) => Some(name),
        Err(error) => {
            report.add(0..first_line(&file.text), "", "bad-name", error.to_string(), "rename the file");
            None
        }
    };
    let takes = Some(read.as_ref().map_or_else(|| kind(file), |read| read.kind));
    let gate = read.zip(name).map(|(read, name)| typed(file, read, name, text));
    Read { gate, takes, ..Read::default() }
}

fn typed(file: &SourceFile, read: Gate, name: GateName, text: &str) -> TypedGate {
    let common = read.common;
    TypedGate {
        name,
        kind: read.kind,
        layer: file.layer,
        file: Some(file.path.clone()),
        source: Arc::clone(&file.text),
        line: line_column(&file.text, read.key.start).0,
        hook: read.hook,
        action: read.action,
        description: common.description,
        order: common.order,
        agents: common.agents,
        enabled: common.enabled,
        severity: common.severity,
        deadline: common.deadline,
        on_error: common.on_error,
        on_opaque: read.on_opaque,
        mode: common.mode,
        examples: common.examples,
        text: text.to_owned(),
        body: read.body,
        buffer: read.buffer,
    }
}
