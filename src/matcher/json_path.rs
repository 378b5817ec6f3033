//! RFC 9535 paths over arguments.
//!
//! The library `serde_json_path` decides what is a path and what it selects. Paths of plain names,
//! indices and wildcards, which are nearly all that rule files hold, are walked here without it: the
//! result is the same, proved by a property test.

use std::borrow::Cow;
use std::fmt::{self, Write as _};

use serde_json::Value;

use super::PatternError;
use crate::bounds;
use crate::words::Cause;

/// A path over arguments.
#[derive(Debug, Clone)]
pub(crate) struct JsonPath {
    text: String,
    walk: Walk,
}

#[derive(Debug, Clone)]
enum Walk {
    /// Names and indices from the front: at most one node, always at the same place.
    Fixed { steps: Vec<Step>, at: String },
    /// With wildcards, or indices from the back.
    Plain(Vec<Step>),
    /// Anything else. `filters`: every node may be compared with others.
    Library { path: Box<serde_json_path::JsonPath>, filters: bool },
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Step {
    Name(String),
    Index(i64),
    Every,
}

/// A node that a path selects, with its normalised path.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Node<'p, 'v> {
    pub(crate) at: Cow<'p, str>,
    pub(crate) value: &'v Value,
}

/// What a path selects. The usual cases, none and one, take no memory.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Nodes<'p, 'v> {
    None,
    One(Node<'p, 'v>),
    Many(Vec<Node<'p, 'v>>),
}

impl<'p, 'v> Nodes<'p, 'v> {
    /// Takes each.
    pub(crate) fn each(self, mut with: impl FnMut(Node<'p, 'v>)) {
        match self {
            Self::None => {}
            Self::One(node) => with(node),
            Self::Many(nodes) => nodes.into_iter().for_each(with),
        }
    }

    pub(crate) fn as_slice(&self) -> &[Node<'p, 'v>] {
        match self {
            Self::None => &[],
            Self::One(node) => std::slice::from_ref(node),
            Self::Many(nodes) => nodes,
        }
    }
}

impl JsonPath {
    /// Compiles a path.
    ///
    /// # Errors
    /// A text that is no RFC 9535 path, with the form that was probably meant.
    pub(crate) fn parse(text: &str) -> Result<Self, PatternError> {
        if text.len() > bounds::JSON_PATH_BYTES {
            return Err(PatternError::new("the JSONPath is too long", "at most 1 KiB"));
        }
        let brackets = text.bytes().filter(|b| matches!(b, b'[' | b'(' | b'!')).count();
        if brackets > bounds::JSON_PATH_BRACKETS {
            return Err(PatternError::new("the JSONPath is nested too deeply", "use at most 64 brackets"));
        }
        let path = serde_json_path::JsonPath::parse(text).map_err(|error| {
            let help = if text.starts_with('$') {
                "write it as RFC 9535 has it: `$.name`, `$.list[0]`, `$.list[*].name`, `$['a key']`"
                    .to_owned()
            } else {
                format!("a path begins with `$`: write `$.{}`", text.trim_start_matches('.'))
            };
            PatternError::new(format!("`{text}` is no JSONPath: {error}"), help)
        })?;
        let walk = match steps(text) {
            Some(steps) => match fixed_location(&steps) {
                Some(at) => Walk::Fixed { steps, at },
                None => Walk::Plain(steps),
            },
            None => Walk::Library { path: Box::new(path), filters: text.contains('?') },
        };
        Ok(Self { text: text.to_owned(), walk })
    }

    /// The path as written.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Whether it selects the whole value.
    pub(crate) fn is_root(&self) -> bool {
        self.text.trim() == "$"
    }

    /// Whether selecting never fails, whatever the arguments.
    pub(crate) fn always_selects(&self) -> bool {
        !matches!(self.walk, Walk::Library { .. })
    }

    /// The nodes that it selects, in the standard's order.
    ///
    /// # Errors
    /// [`Cause::Oversize`] where a path with filters would compare too many nodes.
    pub(crate) fn select<'p, 'v>(&'p self, value: &'v Value) -> Result<Nodes<'p, 'v>, Cause> {
        match &self.walk {
            Walk::Fixed { steps, at } => Ok(steps
                .iter()
                .try_fold(value, |node, step| child(node, step))
                .map_or(Nodes::None, |value| Nodes::One(Node { at: Cow::Borrowed(at), value }))),
            Walk::Plain(steps) => Ok(plain(steps, value)),
            Walk::Library { path, filters } => {
                let limit = if *filters { bounds::JSON_PATH_FILTER_NODES } else { bounds::JSON_PATH_NODES };
                if !has_at_most(value, limit) {
                    return Err(Cause::Oversize);
                }
                Ok(Nodes::Many(
                    path.query_located(value)
                        .iter()
                        .map(|found| Node {
                            at: Cow::Owned(normalised(found.location())),
                            value: found.node(),
                        })
                        .collect(),
                ))
            }
        }
    }
}

impl fmt::Display for JsonPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

fn child<'v>(node: &'v Value, step: &Step) -> Option<&'v Value> {
    match (step, node) {
        (Step::Name(name), Value::Object(map)) => map.get(name),
        (Step::Index(index), Value::Array(list)) => list.get(from_front(*index, list.len())?),
        _ => None,
    }
}

fn from_front(index: i64, len: usize) -> Option<usize> {
    if index >= 0 {
        usize::try_from(index).ok()
    } else {
        len.checked_sub(usize::try_from(index.unsigned_abs()).ok()?)
    }
}

/// Walks level by level: the order of the standard, since each step keeps the order of its parents.
fn plain<'v>(steps: &[Step], value: &'v Value) -> Nodes<'static, 'v> {
    let mut level = vec![(String::from("$"), value)];
    for step in steps {
        let mut next = Vec::new();
        for (at, node) in level {
            match (step, node) {
                (Step::Every, Value::Object(map)) => {
                    next.extend(map.iter().map(|(k, v)| (with_name(&at, k), v)))
                }
                (Step::Every, Value::Array(list)) => {
                    next.extend(list.iter().enumerate().map(|(i, v)| (with_index(&at, i), v)));
                }
                (Step::Name(name), Value::Object(map)) => {
                    next.extend(map.get(name).map(|v| (with_name(&at, name), v)));
                }
                (Step::Index(index), Value::Array(list)) => {
                    let found = from_front(*index, list.len()).and_then(|i| Some((i, list.get(i)?)));
                    next.extend(found.map(|(i, v)| (with_index(&at, i), v)));
                }
                _ => {}
            }
        }
        level = next;
    }
    Nodes::Many(level.into_iter().map(|(at, value)| Node { at: Cow::Owned(at), value }).collect())
}

fn normalised(path: &serde_json_path::NormalizedPath<'_>) -> String {
    use serde_json_path::PathElement;
    path.iter().fold(String::from("$"), |at, element| match element {
        PathElement::Name(name) => with_name(&at, name),
        PathElement::Index(index) => with_index(&at, *index),
    })
}

/// A normalised path (RFC 9535, 2.7), one name further.
pub(crate) fn with_name(at: &str, name: &str) -> String {
    let mut out = String::with_capacity(at.len() + name.len() + 4);
    out.push_str(at);
    out.push_str("['");
    for c in name.chars() {
        match c {
            '\'' => out.push_str("\\'"),
            '\\' => out.push_str("\\\\"),
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if c < ' ' => {
                // Writing to a string cannot fail.
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push_str("']");
    out
}

/// A normalised path, one index further.
pub(crate) fn with_index(at: &str, index: usize) -> String {
    format!("{at}[{index}]")
}

fn fixed_location(steps: &[Step]) -> Option<String> {
    steps.iter().try_fold(String::from("$"), |at, step| match step {
        Step::Name(name) => Some(with_name(&at, name)),
        Step::Index(index) => usize::try_from(*index).ok().map(|index| with_index(&at, index)),
        Step::Every => None,
    })
}

/// Reads a path of plain steps; `None` leaves it to the library. The text is known to be a path.
fn steps(text: &str) -> Option<Vec<Step>> {
    let mut rest = text.strip_prefix('$')?;
    let mut steps = Vec::new();
    while !rest.is_empty() {
        let (step, after) = if let Some(after) = rest.strip_prefix("['") {
            quoted(after, '\'')?
        } else if let Some(after) = rest.strip_prefix("[\"") {
            quoted(after, '"')?
        } else if let Some(after) = rest.strip_prefix("[*]").or_else(|| rest.strip_prefix(".*")) {
            (Step::Every, after)
        } else if let Some(after) = rest.strip_prefix('[') {
            let (digits, after) = after.split_once(']')?;
            (Step::Index(digits.parse().ok()?), after)
        } else {
            let after = rest.strip_prefix('.')?;
            let end = after.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(after.len());
            let (name, after) = after.split_at_checked(end)?;
            if name.is_empty() {
                return None;
            }
            (Step::Name(name.to_owned()), after)
        };
        steps.push(step);
        rest = after;
    }
    Some(steps)
}

fn quoted(rest: &str, quote: char) -> Option<(Step, &str)> {
    let (name, after) = rest.split_once(quote)?;
    let after = after.strip_prefix(']')?;
    (!name.contains('\\')).then(|| (Step::Name(name.to_owned()), after))
}

/// Whether a value has at most `limit` nodes, counted no further than that.
fn has_at_most(value: &Value, limit: usize) -> bool {
    let mut left = limit;
    let mut open = vec![value];
    while let Some(node) = open.pop() {
        if left == 0 {
            return false;
        }
        left -= 1;
        match node {
            Value::Object(map) if map.len() <= left => open.extend(map.values()),
            Value::Array(list) if list.len() <= left => open.extend(list),
            Value::Object(_) | Value::Array(_) => return false,
            _ => {}
        }
    }
    true
}
