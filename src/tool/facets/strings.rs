//! Every string of the arguments.

use std::borrow::Cow;

use serde_json::Value;

use crate::bounds;
use crate::matcher::{json_leaves, with_index, with_name};
use crate::tool::view::StringAt;

/// Every string leaf in the order of the arguments; one that is itself JSON is followed by the leaves
/// in it.
pub(in crate::tool) fn strings(args: &Value) -> Vec<StringAt<'_>> {
    let mut out = Vec::new();
    each_node(args, |at, node| {
        if let Value::String(text) = node {
            out.push(StringAt { at: at.to_owned(), text: Cow::Borrowed(text.as_str()), inner: false });
            inner(at, text, bounds::JSON_LAYERS, &mut out);
        }
    });
    out
}

/// The leaves of a string that is itself JSON, and of those that are again.
fn inner<'a>(at: &str, text: &str, layers: usize, out: &mut Vec<StringAt<'a>>) {
    let Some(left) = layers.checked_sub(1) else { return };
    for leaf in json_leaves(text).unwrap_or_default() {
        inner(at, &leaf.text, left, out);
        out.push(StringAt { at: at.to_owned(), text: Cow::Owned(leaf.text.into_owned()), inner: true });
    }
}

/// Visits every node, parents first, in order.
pub(super) fn each_node<'v>(root: &'v Value, mut with: impl FnMut(&str, &'v Value)) {
    let mut open = vec![(String::from("$"), root)];
    while let Some((at, node)) = open.pop() {
        with(&at, node);
        match node {
            Value::Object(map) => open.extend(map.iter().rev().map(|(k, v)| (with_name(&at, k), v))),
            Value::Array(list) => {
                open.extend(list.iter().enumerate().rev().map(|(i, v)| (with_index(&at, i), v)));
            }
            _ => {}
        }
    }
}

/// Whether any string leaf is one that `is` looks for; nothing is allocated for it in flat arguments.
pub(in crate::tool) fn any_leaf(args: &Value, is: &mut dyn FnMut(&str) -> bool) -> bool {
    let mut open: Vec<&Value> = Vec::new();
    let mut node = Some(args);
    while let Some(one) = node {
        match one {
            Value::String(text) => {
                if is(text) {
                    return true;
                }
            }
            Value::Object(map) => {
                for value in map.values() {
                    match value {
                        Value::String(text) if is(text) => return true,
                        Value::Object(_) | Value::Array(_) => open.push(value),
                        _ => {}
                    }
                }
            }
            Value::Array(list) => open.extend(list),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
        node = open.pop();
    }
    false
}
