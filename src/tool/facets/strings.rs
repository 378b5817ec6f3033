//! Every string of the arguments.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use serde_json::Value;

use crate::bounds;
use crate::matcher::{JsonPath, json_leaves, with_index, with_name};
use crate::tool::table::ROWS;
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

/// The names of a path that has nothing else: `$.file.path`. The shipped table has no others, and reading
/// them anew for each call would cost more than all gates.
fn plain_names(path: &str) -> Option<impl Iterator<Item = &str> + Clone> {
    let names = path.strip_prefix("$.")?;
    let plain = |name: &str| {
        name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
            && name.bytes().next().is_some_and(|b| !b.is_ascii_digit())
    };
    names.split('.').all(plain).then(|| names.split('.'))
}

/// A path of the shipped table, compiled.
fn shipped_path(path: &str) -> Option<&'static JsonPath> {
    static PATHS: LazyLock<HashMap<&'static str, JsonPath>> = LazyLock::new(|| {
        let paths = ROWS.iter().flat_map(|row| row.command_at.iter().chain(row.path_at).chain(row.url_at));
        paths.filter_map(|path| Some((*path, JsonPath::parse(path).ok()?))).collect()
    });
    PATHS.get(path)
}

/// The nodes that any of some paths selects, each once. `None` where a path can't be walked, so that
/// the tool has to be taken as unknown.
pub(super) fn select<'v>(paths: &[String], args: &'v Value) -> Option<Vec<(String, &'v Value)>> {
    let mut out: Vec<(String, &Value)> = Vec::new();
    for path in paths {
        if let Some(names) = plain_names(path) {
            let node = names.clone().try_fold(args, |node, name| node.as_object()?.get(name));
            out.extend(
                node.map(|node| (names.fold(String::from("$"), |at, name| with_name(&at, name)), node)),
            );
            continue;
        }
        let parsed;
        let path = match shipped_path(path) {
            Some(path) => path,
            None => {
                parsed = JsonPath::parse(path).ok()?;
                &parsed
            }
        };
        for node in path.select(args).ok()?.as_slice() {
            out.push((node.at.clone().into_owned(), node.value));
        }
    }
    if out.len() > 1 {
        let mut seen = std::collections::HashSet::new();
        out.retain(|(at, _)| seen.insert(at.clone()));
    }
    Some(out)
}
