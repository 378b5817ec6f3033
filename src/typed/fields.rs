//! A mapping's fields, read by their canonical names; what is near to one, or belongs elsewhere, is said.

use std::ops::Range;

use super::Located;
use super::report::Report;
use crate::parsed::{Entries, Key, KeyIs, Node, Value, classify, closest};

/// What happens to keys that are not known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unknown {
    /// Kept untouched, unless they are near misses: front matter.
    Kept,
    /// A problem: settings, and every mapping inside a field.
    Refused,
}

/// A mapping's known fields.
#[derive(Debug)]
pub(super) struct Fields<'a> {
    known: Vec<(&'static str, &'a Key, &'a Node)>,
    path: String,
}

/// A word of a file and what it means.
pub(super) type Words<T> = [(&'static str, T)];

impl<'a> Fields<'a> {
    /// Reads `entries`. `path` is what stands before a field's name in problems (`not.`); `foreign` are
    /// fields that other files have, with what to do instead.
    pub(super) fn new(
        entries: &'a Entries,
        known: &[&'static str],
        foreign: &[(&'static str, &str)],
        unknown: Unknown,
        path: &str,
        report: &mut Report<'_>,
    ) -> Self {
        let foreign_names: Vec<&'static str> = foreign.iter().map(|(name, _)| *name).collect();
        let mut fields = Self { known: Vec::new(), path: path.to_owned() };
        for (key, node) in entries {
            if let KeyIs::Known(name) = classify(&key.text, &foreign_names) {
                let help = foreign.iter().find(|(n, _)| *n == name).map_or("", |(_, help)| help);
                let message = format!("`{name}` is no field of this file");
                report.add(key.span.clone(), &fields.name(name), "field-not-here", message, help);
                continue;
            }
            match classify(&key.text, known) {
                KeyIs::Known(name) => fields.take(name, key, node, report),
                KeyIs::Near(name) => {
                    let message = format!("`{}` is no field; is `{name}` meant?", key.text);
                    let help = match unknown {
                        Unknown::Kept => {
                            format!("write `{name}`, or another name for data of your own (`x-…`)")
                        }
                        Unknown::Refused => format!("write `{name}`"),
                    };
                    report.add(key.span.clone(), &fields.name(name), "near-miss", message, help);
                }
                KeyIs::Other if unknown == Unknown::Refused => {
                    let message = format!("`{}` is no field here", key.text);
                    let help = format!("the fields are {}", listed(known));
                    report.add(key.span.clone(), &fields.name(&key.text), "unknown-key", message, help);
                }
                KeyIs::Other => {}
            }
        }
        fields
    }

    /// One field on its own.
    pub(super) fn one(name: &'static str, key: &'a Key, node: &'a Node) -> Self {
        Self { known: vec![(name, key, node)], path: String::new() }
    }

    fn take(&mut self, name: &'static str, key: &'a Key, node: &'a Node, report: &mut Report<'_>) {
        if self.node(name).is_some() {
            let message = format!("`{name}` stands here twice, in two spellings");
            report.add(key.span.clone(), &self.name(name), "duplicate-key", message, "keep one of the two");
        } else if node.value == Value::Null && name != "description" {
            let help = "give it a value, or remove the line";
            report.add(
                key.span.clone(),
                &self.name(name),
                "no-value",
                format!("`{name}` has no value"),
                help,
            );
        } else {
            self.known.push((name, key, node));
        }
    }

    /// A field's whole name for a problem.
    pub(super) fn name(&self, field: &str) -> String {
        format!("{}{field}", self.path)
    }

    pub(super) fn node(&self, name: &str) -> Option<&'a Node> {
        self.known.iter().find(|(n, ..)| *n == name).map(|(_, _, node)| *node)
    }

    /// The key's bytes, or those of nothing.
    pub(super) fn key_span(&self, name: &str) -> Range<usize> {
        self.known.iter().find(|(n, ..)| *n == name).map_or(0..0, |(_, key, _)| key.span.clone())
    }

    /// The canonical names that are there.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.known.iter().map(|(name, ..)| *name)
    }

    /// Says that a field does not belong here.
    pub(super) fn refuse(&self, name: &str, why: &str, help: &str, report: &mut Report<'_>) {
        if self.node(name).is_some() {
            report.add(self.key_span(name), &self.name(name), "field-not-here", why, help);
        }
    }

    pub(super) fn wrong(&self, name: &str, node: &Node, wanted: &str, report: &mut Report<'_>) {
        let message = format!("`{name}` is {}, not {wanted}", node.value.word());
        report.add(
            node.span.clone(),
            &self.name(name),
            "wrong-type",
            message,
            help_for(node, wanted, report.text),
        );
    }

    /// One text that is not empty.
    pub(super) fn text(&self, name: &str, report: &mut Report<'_>) -> Option<Located<String>> {
        let node = self.node(name)?;
        self.one_text(name, node, report)
    }

    /// A list of texts, or one text.
    pub(super) fn texts(&self, name: &str, report: &mut Report<'_>) -> Option<Vec<Located<String>>> {
        let node = self.node(name)?;
        let Value::List(items) = &node.value else {
            return Some(self.one_text(name, node, report).into_iter().collect());
        };
        Some(items.iter().filter_map(|item| self.one_text(name, item, report)).collect())
    }

    /// The same, where an empty list would mean nothing.
    pub(super) fn some_texts(&self, name: &str, report: &mut Report<'_>) -> Option<Vec<Located<String>>> {
        if let Some(Node { value: Value::List(items), span }) = self.node(name)
            && items.is_empty()
        {
            let help = "name at least one, or remove the field";
            report.add(
                span.clone(),
                &self.name(name),
                "empty-list",
                format!("`{name}` is an empty list"),
                help,
            );
            return None;
        }
        self.texts(name, report)
    }

    fn one_text(&self, name: &str, node: &Node, report: &mut Report<'_>) -> Option<Located<String>> {
        match &node.value {
            Value::Text(text) if text.trim().is_empty() => {
                let help = "write something, or remove it";
                report.add(
                    node.span.clone(),
                    &self.name(name),
                    "no-value",
                    format!("`{name}` is empty text"),
                    help,
                );
                None
            }
            Value::Text(text) => Some(Located { value: text.clone(), at: node.span.clone() }),
            _ => {
                self.wrong(name, node, "text", report);
                None
            }
        }
    }

    pub(super) fn boolean(&self, name: &str, report: &mut Report<'_>) -> Option<bool> {
        let node = self.node(name)?;
        if let Value::Bool(value) = node.value {
            return Some(value);
        }
        self.wrong(name, node, "`true` or `false`", report);
        None
    }

    /// A whole number within bounds, both included.
    pub(super) fn integer(&self, name: &str, least: i64, most: i64, report: &mut Report<'_>) -> Option<i64> {
        let node = self.node(name)?;
        match node.value {
            Value::Int(value) if i64::try_from(value).is_ok_and(|v| (least..=most).contains(&v)) => {
                i64::try_from(value).ok()
            }
            Value::Int(value) => {
                let message = format!("`{name}` is {value}");
                let help = match most {
                    i64::MAX => format!("write a whole number of {least} or more"),
                    _ => format!("write a whole number between {least} and {most}"),
                };
                report.add(node.span.clone(), &self.name(name), "out-of-range", message, help);
                None
            }
            _ => {
                self.wrong(name, node, "a whole number", report);
                None
            }
        }
    }

    /// One of the words. `folded`: `-` and `_` are the same in it.
    pub(super) fn word<T: Copy>(
        &self,
        name: &str,
        words: &Words<T>,
        folded: bool,
        code: &'static str,
        report: &mut Report<'_>,
    ) -> Option<Located<T>> {
        let node = self.node(name)?;
        self.word_of(name, node, words, folded, code, report)
    }

    /// The same for one item of a list.
    pub(super) fn word_of<T: Copy>(
        &self,
        name: &str,
        node: &Node,
        words: &Words<T>,
        folded: bool,
        code: &'static str,
        report: &mut Report<'_>,
    ) -> Option<Located<T>> {
        let names: Vec<&'static str> = words.iter().map(|(word, _)| *word).collect();
        let Some(text) = node.as_text() else {
            self.wrong(name, node, &format!("one of {}", listed(&names)), report);
            return None;
        };
        let found = words
            .iter()
            .find(|(word, _)| *word == text || (folded && text.replace('-', "_") == word.replace('-', "_")));
        if let Some((_, value)) = found {
            return Some(Located { value: *value, at: node.span.clone() });
        }
        let help = match closest(text, &names) {
            Some(word) => format!("write `{word}`; the values are {}", listed(&names)),
            None => format!("the values are {}", listed(&names)),
        };
        report.add(
            node.span.clone(),
            &self.name(name),
            code,
            format!("`{text}` is no value of `{name}`"),
            help,
        );
        None
    }
}

/// "`a`, `b` and `c`".
pub(super) fn listed(words: &[&str]) -> String {
    let mut out = String::new();
    for (i, word) in words.iter().enumerate() {
        out.push_str(match i {
            0 => "",
            _ if i + 1 == words.len() => " and ",
            _ => ", ",
        });
        out.push('`');
        out.push_str(word);
        out.push('`');
    }
    out
}

/// What to write instead of a value of the wrong type.
fn help_for(node: &Node, wanted: &str, text: &str) -> String {
    let raw = text.get(node.span.clone()).unwrap_or_default();
    let scalar = !matches!(node.value, Value::List(_) | Value::Map(_));
    match &node.value {
        _ if wanted == "text" && scalar => format!("put it in quotes: `\"{raw}\"`"),
        Value::Text(word) if wanted.starts_with("`true`") => match word.to_ascii_lowercase().as_str() {
            "yes" | "on" | "true" | "y" => "write `true`".to_owned(),
            "no" | "off" | "false" | "n" => "write `false`".to_owned(),
            _ => "write `true` or `false`".to_owned(),
        },
        Value::Text(_) if wanted == "a whole number" => "write a number without quotes and unit".to_owned(),
        _ => format!("write {wanted}"),
    }
}
