//! Front matter as a tree in which every value knows its bytes in the file.

use std::ops::Range;

use serde_json::{Map, Number, Value as Json};

/// A value with its bytes in the file.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Node {
    /// Its bytes in the file, quotes included.
    pub(crate) span: Range<usize>,
    pub(crate) value: Value,
}

/// A key with its bytes in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Key {
    pub(crate) text: String,
    pub(crate) span: Range<usize>,
}

/// A mapping's entries in the order of the file; no key stands twice.
pub(crate) type Entries = Vec<(Key, Node)>;

/// What a value is. Booleans are `true` and `false` only: `yes`, `True` and `on` are text.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Value {
    Null,
    Bool(bool),
    /// Wide enough for every integer that JSON can hold exactly.
    Int(i128),
    Float(f64),
    Text(String),
    List(Vec<Node>),
    Map(Entries),
}

impl Value {
    /// What it is, for a message: "`tools` is a number".
    pub(crate) const fn word(&self) -> &'static str {
        match self {
            Self::Null => "empty",
            Self::Bool(_) => "true or false",
            Self::Int(_) | Self::Float(_) => "a number",
            Self::Text(_) => "text",
            Self::List(_) => "a list",
            Self::Map(_) => "a mapping",
        }
    }
}

impl Node {
    /// The same value as JSON. As deep as the file, which is bounded.
    pub(crate) fn to_json(&self) -> Json {
        match &self.value {
            Value::Null => Json::Null,
            Value::Bool(b) => Json::Bool(*b),
            Value::Int(i) => integer(*i),
            Value::Float(f) => Number::from_f64(*f).map_or(Json::Null, Json::Number),
            Value::Text(t) => Json::String(t.clone()),
            Value::List(items) => Json::Array(items.iter().map(Self::to_json).collect()),
            Value::Map(entries) => Json::Object(
                entries.iter().map(|(k, v)| (k.text.clone(), v.to_json())).collect::<Map<_, _>>(),
            ),
        }
    }

    /// The text, where it is text.
    pub(crate) fn as_text(&self) -> Option<&str> {
        if let Value::Text(text) = &self.value { Some(text) } else { None }
    }
}

#[expect(clippy::cast_precision_loss, reason = "JSON has no exact form for integers beyond 64 bits")]
fn integer(i: i128) -> Json {
    i64::try_from(i)
        .map(Json::from)
        .or_else(|_| u64::try_from(i).map(Json::from))
        .unwrap_or_else(|_| Number::from_f64(i as f64).map_or(Json::Null, Json::Number))
}
