//! The strings in a JSON text, each with its bytes there.

use std::borrow::Cow;
use std::ops::Range;

use serde::de::IgnoredAny;

/// A string value in a JSON text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct JsonLeaf<'t> {
    /// What stands between the quotes, as bytes of the text.
    pub(crate) literal: Range<usize>,
    /// The string, escapes undone.
    pub(crate) text: Cow<'t, str>,
}

impl JsonLeaf<'_> {
    /// A span of the string as bytes of the JSON text: the same bytes where nothing is escaped, else
    /// the whole literal.
    pub(crate) fn raw_span(&self, span: &Range<usize>) -> Range<usize> {
        match self.text {
            Cow::Borrowed(_) => self.literal.start + span.start..self.literal.start + span.end,
            Cow::Owned(_) => self.literal.clone(),
        }
    }
}

/// Whether a text may be a JSON object, array or string: what is read as JSON too.
pub(crate) fn may_be_json(text: &str) -> bool {
    let text = text.trim_ascii();
    matches!(
        (text.as_bytes().first(), text.as_bytes().last()),
        (Some(b'{'), Some(b'}')) | (Some(b'['), Some(b']')) | (Some(b'"'), Some(b'"'))
    )
}

/// Every string value in a JSON text, in order, of keys that stand twice both; `None` where it is no
/// JSON. Keys are not values. Linear, whatever the nesting.
pub(crate) fn json_leaves(text: &str) -> Option<Vec<JsonLeaf<'_>>> {
    if !may_be_json(text) || serde_json::from_str::<IgnoredAny>(text).is_err() {
        return None;
    }
    let mut leaves = Vec::new();
    for literal in literals(text) {
        let after = text.get(literal.end + 1..).unwrap_or_default();
        if after.trim_ascii_start().starts_with(':') {
            continue;
        }
        let inside = text.get(literal.clone())?;
        let decoded = if inside.contains('\\') {
            // A lone surrogate is JSON, and no text: what can't be decoded is matched as written.
            let quoted = text.get(literal.start - 1..literal.end + 1)?;
            Cow::Owned(serde_json::from_str(quoted).unwrap_or_else(|_| inside.to_owned()))
        } else {
            Cow::Borrowed(inside)
        };
        leaves.push(JsonLeaf { literal, text: decoded });
    }
    Some(leaves)
}

/// The string literals of a JSON text, without their quotes.
fn literals(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut bytes = text.bytes().enumerate();
    std::iter::from_fn(move || {
        let (open, _) = bytes.by_ref().find(|(_, b)| *b == b'"')?;
        while let Some((at, byte)) = bytes.next() {
            match byte {
                b'\\' => {
                    bytes.next();
                }
                b'"' => return Some(open + 1..at),
                _ => {}
            }
        }
        None
    })
}

/// A JSON text without the blanks between its parts, and where its bytes come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Compact {
    pub(crate) text: String,
    /// Runs that were kept: where each begins in the compact text, and in the raw one.
    runs: Vec<(usize, usize)>,
}

impl Compact {
    /// The compact form of a text that is JSON; `None` where it is compact already.
    pub(crate) fn of(text: &str) -> Option<Self> {
        let mut out = String::with_capacity(text.len());
        let mut runs = Vec::new();
        let mut kept = 0;
        let mut keep = |range: Range<usize>| {
            if let Some(part) = text.get(range.clone()).filter(|part| !part.is_empty()) {
                runs.push((out.len(), range.start));
                out.push_str(part);
            }
        };
        let outside = |range: Range<usize>, keep: &mut dyn FnMut(Range<usize>)| {
            let mut start = range.start;
            for (at, byte) in text.bytes().enumerate().take(range.end).skip(range.start) {
                if matches!(byte, b' ' | b'\n' | b'\r' | b'\t') {
                    keep(start..at);
                    start = at + 1;
                }
            }
            start
        };
        for literal in literals(text) {
            let start = outside(kept..literal.start - 1, &mut keep);
            keep(start..literal.end + 1);
            kept = literal.end + 1;
        }
        let start = outside(kept..text.len(), &mut keep);
        keep(start..text.len());
        (out.len() < text.len()).then_some(Self { text: out, runs })
    }

    /// A span of the compact text as bytes of the raw one.
    pub(crate) fn raw_span(&self, span: &Range<usize>) -> Range<usize> {
        let raw = |at: usize| {
            let run = self.runs.partition_point(|(compact, _)| *compact <= at).saturating_sub(1);
            self.runs.get(run).map_or(at, |(compact, raw)| raw + (at - compact))
        };
        if span.is_empty() {
            raw(span.start)..raw(span.start)
        } else {
            raw(span.start)..raw(span.end - 1) + 1
        }
    }
}
