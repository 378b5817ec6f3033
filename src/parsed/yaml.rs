//! YAML to a tree with spans: the one file that names the YAML crate.
//!
//! Anchors, aliases, tags, a second document, duplicate keys, tabs as indentation, and nesting over the
//! bound are faults. Nothing is expanded, so the tree is never larger than the text.

use std::collections::HashSet;
use std::ops::Range;

use serde_yaml::granit_parser::{ErrorKind, Event, Parser, ScalarStyle, ScanError, Span, Tag, options};

use super::tree::{Entries, Key, Node, Value};
use super::{globs, scalar};
use crate::bounds;

/// What is wrong with a YAML text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault {
    /// Bytes of the file.
    pub(crate) span: Range<usize>,
    pub(crate) code: &'static str,
    pub(crate) message: String,
    pub(crate) help: String,
}

/// What was read.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Tree {
    /// The mapping, as far as it could be read: none where the text is no YAML. Where there are
    /// faults, it is only good for finding more of them.
    pub(crate) entries: Option<Entries>,
    pub(crate) faults: Vec<Fault>,
}

/// Reads the mapping in the bytes `range` of `file`.
pub(crate) fn read(file: &str, range: Range<usize>) -> Tree {
    let text = file.get(range.clone()).unwrap_or_default();
    let mut reader = Reader { text, base: range.start, stack: Vec::new(), root: None, tree: Tree::default() };
    if text.len() > bounds::FRONT_MATTER_BYTES {
        let message = format!("this is longer than {} KiB", bounds::FRONT_MATTER_BYTES / 1024);
        reader.fault(
            0..0,
            "front-matter-too-long",
            message,
            "make it shorter: long text belongs in the body",
        );
        return reader.tree;
    }
    reader.run();
    reader.tree
}

struct Reader<'a> {
    text: &'a str,
    base: usize,
    stack: Vec<Frame>,
    root: Option<Node>,
    tree: Tree,
}

/// A list or a mapping that is not closed yet.
struct Frame {
    start: usize,
    items: Items,
}

enum Items {
    List(Vec<Node>),
    Map { entries: Entries, seen: HashSet<String>, key: Option<Key>, twice: bool },
}

impl Reader<'_> {
    fn run(&mut self) {
        let options =
            options! { emit_unresolved_aliases: true, emit_anchor_events: true, emit_comments: false };
        let mut documents = 0_usize;
        for next in Parser::new_from_str_with_options(self.text, options) {
            let (event, span) = match next {
                Ok(next) => next,
                Err(error) => return self.broken(&error),
            };
            let bytes = self.bytes(&span);
            let goes_on = match event {
                Event::DocumentStart(..) => {
                    documents += 1;
                    if documents > 1 {
                        let help = "keep one document: `---` alone on its line ends the front matter";
                        self.fault(bytes, "yaml-documents", "this is a second YAML document", help);
                    }
                    documents == 1
                }
                Event::Scalar(text, style, _, tag) => self.scalar(&text, style, tag.as_deref(), bytes),
                Event::Alias(_) | Event::UnresolvedAlias(_) => self.alias(bytes),
                Event::Anchor(..) => {
                    let help = "write the value out where it is meant, or put quotes around it";
                    self.fault(bytes, "yaml-anchor", "anchors are not read", help);
                    true
                }
                Event::SequenceStart(_, _, tag) => self.open(Items::List(Vec::new()), tag.is_some(), bytes),
                Event::MappingStart(_, _, tag) => {
                    let items =
                        Items::Map { entries: Vec::new(), seen: HashSet::new(), key: None, twice: false };
                    self.open(items, tag.is_some(), bytes)
                }
                Event::SequenceEnd | Event::MappingEnd => self.close(bytes),
                _ => true,
            };
            if !goes_on || self.tree.faults.len() > 50 {
                return;
            }
        }
        self.tabs();
        self.finish();
    }

    /// Takes over the root: a mapping, or nothing at all.
    fn finish(&mut self) {
        match self.root.take() {
            None => self.tree.entries = Some(Vec::new()),
            Some(Node { value: Value::Map(entries), .. }) => self.tree.entries = Some(entries),
            Some(Node { value: Value::Null, .. }) => self.tree.entries = Some(Vec::new()),
            Some(node) => {
                let message = format!("this is {}, not a mapping", node.value.word());
                self.file_fault(node.span, "not-a-mapping", message, "write `field: value`, one a line");
            }
        }
    }

    /// The bytes of a span in the YAML text, blanks at its end left out.
    fn bytes(&self, span: &Span) -> Range<usize> {
        let start = span.start.byte_offset().unwrap_or(self.text.len()).min(self.text.len());
        let end = span.end.byte_offset().unwrap_or(start).clamp(start, self.text.len());
        let text = self.text.get(start..end).unwrap_or_default();
        start..start + text.trim_end().len()
    }

    fn fault(&mut self, bytes: Range<usize>, code: &'static str, message: impl Into<String>, help: &str) {
        self.file_fault(bytes.start + self.base..bytes.end + self.base, code, message, help);
    }

    fn file_fault(&mut self, span: Range<usize>, code: &'static str, message: impl Into<String>, help: &str) {
        self.tree.faults.push(Fault { span, code, message: message.into(), help: help.to_owned() });
    }

    fn scalar(&mut self, text: &str, style: ScalarStyle, tag: Option<&Tag>, bytes: Range<usize>) -> bool {
        let as_text = tag.is_some_and(|tag| tag.core_suffix() == Some("str"));
        if tag.is_some() && !as_text {
            self.tag(bytes.clone());
        }
        let value = if style == ScalarStyle::Plain && tag.is_none() {
            scalar::plain(text)
        } else {
            Value::Text(text.to_owned())
        };
        self.put(Node { span: bytes.start + self.base..bytes.end + self.base, value }, text)
    }

    fn tag(&mut self, bytes: Range<usize>) {
        let help = "leave the tag out, or put quotes around the value where it begins with `!`";
        self.fault(bytes, "yaml-tag", "tags are not read", help);
    }

    /// `*name`: never an alias for us; mostly a glob without quotes.
    fn alias(&mut self, bytes: Range<usize>) -> bool {
        let raw = self.text.get(bytes.clone()).unwrap_or_default().to_owned();
        let help = match globs::quoted_line(self.text, bytes.start) {
            Some(line) => format!("put it in quotes: `{line}`"),
            None => format!("put it in quotes: `\"{raw}\"`"),
        };
        self.fault(
            bytes.clone(),
            "yaml-alias",
            format!("YAML reads `{raw}` as an alias, which is not read"),
            &help,
        );
        let span = bytes.start + self.base..bytes.end + self.base;
        self.put(Node { span, value: Value::Text(raw.clone()) }, &raw)
    }

    fn open(&mut self, items: Items, tagged: bool, bytes: Range<usize>) -> bool {
        if tagged {
            self.tag(bytes.clone());
        }
        if self.stack.len() >= bounds::FRONT_MATTER_DEPTH {
            let message = format!("this is nested more than {} deep", bounds::FRONT_MATTER_DEPTH);
            self.fault(bytes.start..bytes.start, "yaml-depth", message, "write it flatter");
            return false;
        }
        if let Some(Frame { items: Items::Map { key: None, .. }, .. }) = self.stack.last() {
            self.fault(bytes, "yaml-key", "a list or a mapping can't be a key", "put quotes around the key");
            return false;
        }
        self.stack.push(Frame { start: bytes.start, items });
        true
    }

    fn close(&mut self, bytes: Range<usize>) -> bool {
        let Some(frame) = self.stack.pop() else { return true };
        let text = self.text.get(frame.start..bytes.end.max(frame.start)).unwrap_or_default();
        let span = frame.start + self.base..frame.start + text.trim_end().len() + self.base;
        let value = match frame.items {
            Items::List(items) => Value::List(items),
            Items::Map { entries, .. } => Value::Map(entries),
        };
        self.put(Node { span, value }, "")
    }

    /// Puts a value where it belongs: into the list, as key or value of the mapping, or as the root.
    fn put(&mut self, node: Node, raw: &str) -> bool {
        let mut twice = None;
        match self.stack.last_mut() {
            None => self.root = Some(node),
            Some(Frame { items: Items::List(items), .. }) => items.push(node),
            Some(Frame { items: Items::Map { entries, seen, key, twice: again }, .. }) => match key.take() {
                None => {
                    *again = !seen.insert(raw.to_owned());
                    if *again {
                        twice = Some(node.span.clone());
                    }
                    *key = Some(Key { text: raw.to_owned(), span: node.span });
                }
                Some(_) if *again => {}
                Some(key) => entries.push((key, node)),
            },
        }
        if let Some(span) = twice {
            let message = format!("the key `{raw}` stands here twice");
            self.file_fault(span, "duplicate-key", message, "keep one of the two");
        }
        true
    }

    /// Tabs as indentation that the parser let pass (inside brackets).
    fn tabs(&mut self) {
        let mut scalars = Vec::new();
        let mut nodes: Vec<&Node> = self.root.iter().collect();
        while let Some(node) = nodes.pop() {
            match &node.value {
                Value::List(items) => nodes.extend(items),
                Value::Map(entries) => nodes.extend(entries.iter().map(|(_, node)| node)),
                _ => scalars.push(node.span.clone()),
            }
        }
        scalars.sort_by_key(|span| span.start);
        let mut at = 0;
        let mut found = None;
        for line in self.text.split_inclusive('\n') {
            let indent = line.len() - line.trim_start_matches([' ', '\t']).len();
            let blank = line.trim().is_empty() || line.trim_start().starts_with('#');
            let start = at + self.base;
            at += line.len();
            let inside = scalars.partition_point(|span| span.start < start);
            let in_scalar = inside.checked_sub(1).and_then(|i| scalars.get(i)).is_some_and(|s| s.end > start);
            if !blank && !in_scalar && line.get(..indent).is_some_and(|i| i.contains('\t')) {
                found = Some(start..start + indent);
                break;
            }
        }
        if let Some(span) = found {
            self.file_fault(span, "yaml-tab", "this line is indented with a tab", "use spaces");
        }
    }

    /// The text is no YAML. The parser's words are kept; the usual causes get help of their own.
    fn broken(&mut self, error: &ScanError) {
        let at = error.marker().byte_offset().unwrap_or(self.text.len()).min(self.text.len());
        let start = self.text.get(..at).and_then(|t| t.rfind('\n')).map_or(0, |n| n + 1);
        let line = self.text.get(start..).unwrap_or_default().lines().next().unwrap_or_default();
        let end = (start + line.len()).max(at);
        let indent = line.len() - line.trim_start_matches([' ', '\t']).len();
        let tabbed = line.get(..indent).is_some_and(|i| i.contains('\t'));
        match error.kind() {
            _ if tabbed => {
                self.fault(
                    start..start + indent,
                    "yaml-tab",
                    "this line is indented with a tab",
                    "use spaces",
                );
            }
            ErrorKind::TabInBlockIndentation | ErrorKind::TabInIndentation | ErrorKind::TabNotAllowed => {
                self.fault(at..end, "yaml-tab", "a tab stands where YAML wants spaces", "use spaces");
            }
            ErrorKind::RecursionLimitExceeded => {
                let message = format!("this is nested more than {} deep", bounds::FRONT_MATTER_DEPTH);
                self.fault(at..at, "yaml-depth", message, "write it flatter");
            }
            kind => {
                let aliased = matches!(kind, ErrorKind::MissingAnchorOrAliasName);
                let code = if aliased { "yaml-alias" } else { "yaml-syntax" };
                let quoted =
                    globs::quoted_line(self.text, at).or_else(|| globs::first_quoted_line(self.text, at));
                let help = match quoted {
                    Some(line) => format!("put the value in quotes: `{line}`"),
                    None => {
                        "put quotes around a value that holds `: `, ` #`, or begins with a sign".to_owned()
                    }
                };
                let message = match self.text.get(at..).and_then(|rest| rest.chars().next()) {
                    Some('*') if aliased => "YAML reads `*` as an alias, which is not read".to_owned(),
                    _ => format!("this is no YAML: {kind}"),
                };
                self.fault(at..end, code, message, &help);
            }
        }
    }
}
