//! Reading a call's arguments, once: what a gate reads is what the tool will read.

use std::cell::RefCell;
use std::fmt;

use serde::de::{DeserializeSeed, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use super::{ArgumentError, Arguments, ToolInfo};
use crate::bounds;

impl Arguments {
    /// Reads arguments that came as JSON text. An empty text and `null` are `{}`; a JSON string that
    /// holds JSON is read; a key that stands twice is accepted where both values are equal.
    ///
    /// Never fails here: what can't be read is kept as the reason, and the call is refused with it.
    #[must_use]
    pub fn from_json(text: &str) -> Self {
        Self(read(text))
    }

    /// The same, from bytes.
    #[must_use]
    pub fn from_slice(bytes: &[u8]) -> Self {
        Self(match std::str::from_utf8(bytes) {
            Ok(text) => read(text),
            Err(error) => Err(ArgumentError::Malformed(error.to_string())),
        })
    }

    /// Takes arguments that the host has read. A string is read as JSON text.
    #[must_use]
    pub fn from_value(value: Value) -> Self {
        Self(object(value, bounds::JSON_LAYERS))
    }

    /// The plain text that a `freeform` tool takes: `{"input": text}`.
    #[must_use]
    pub fn freeform(text: impl Into<String>) -> Self {
        let text = text.into();
        if text.len() > bounds::ARGUMENT_BYTES {
            return Self(Err(ArgumentError::Oversize));
        }
        Self(Ok(Value::Object(Map::from_iter([("input".to_owned(), Value::String(text))]))))
    }

    /// Reads the text of a call for a tool that is known: as plain text where it is `freeform`, else
    /// as JSON.
    #[must_use]
    pub fn read_for(text: &str, info: &ToolInfo) -> Self {
        if info.freeform { Self::freeform(text) } else { Self::from_json(text) }
    }

    /// For a judge or a check: what could be read; a text that says so where nothing could.
    pub(crate) fn shown(&self) -> Value {
        match &self.0 {
            Ok(value) => value.clone(),
            Err(error) => Value::from(format!("(unreadable: {error})")),
        }
    }

    /// Any JSON text, read as strictly.
    pub(crate) fn json(text: &str) -> Result<Value, ArgumentError> {
        parse(text)
    }

    /// The arguments, an object.
    ///
    /// # Errors
    /// Why they can't be read.
    pub fn get(&self) -> Result<&Value, &ArgumentError> {
        self.0.as_ref()
    }
}

impl From<Value> for Arguments {
    fn from(value: Value) -> Self {
        Self::from_value(value)
    }
}

fn read(text: &str) -> Result<Value, ArgumentError> {
    object(parse(text)?, bounds::JSON_LAYERS)
}

/// Opens strings that hold JSON; anything but an object is refused.
fn object(mut value: Value, layers: usize) -> Result<Value, ArgumentError> {
    for _ in 0..layers {
        match value {
            Value::String(text) => value = parse(&text)?,
            other => {
                value = other;
                break;
            }
        }
    }
    match value {
        Value::Object(_) => within_bounds(&value).then_some(value).ok_or(ArgumentError::Oversize),
        Value::Null => Ok(Value::Object(Map::new())),
        Value::Array(_) => Err(ArgumentError::NoObject("an array")),
        Value::String(_) => Err(ArgumentError::NoObject("a string")),
        Value::Number(_) => Err(ArgumentError::NoObject("a number")),
        Value::Bool(_) => Err(ArgumentError::NoObject("a boolean")),
    }
}

/// Whether a value is no larger and no deeper than the guard reads.
fn within_bounds(value: &Value) -> bool {
    let mut bytes = 0_usize;
    let mut open = vec![(value, 0_usize)];
    while let Some((node, depth)) = open.pop() {
        bytes = bytes.saturating_add(match node {
            Value::String(text) => text.len(),
            _ => 1,
        });
        if bytes > bounds::ARGUMENT_BYTES || depth > bounds::ARGUMENT_DEPTH {
            return false;
        }
        match node {
            Value::Object(map) => {
                bytes = bytes.saturating_add(map.keys().map(String::len).sum());
                open.extend(map.values().map(|v| (v, depth + 1)));
            }
            Value::Array(list) => open.extend(list.iter().map(|v| (v, depth + 1))),
            _ => {}
        }
    }
    true
}

/// Parses JSON text, keys that stand twice compared.
fn parse(text: &str) -> Result<Value, ArgumentError> {
    if text.len() > bounds::ARGUMENT_BYTES {
        return Err(ArgumentError::Oversize);
    }
    if text.trim_ascii().is_empty() {
        return Ok(Value::Object(Map::new()));
    }
    let conflict = RefCell::new(None);
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = Strict { conflict: &conflict }.deserialize(&mut reader).and_then(|v| reader.end().map(|()| v));
    read.map_err(|error| match conflict.take() {
        Some(key) => ArgumentError::DuplicateKey(key),
        // serde_json has no kind for its recursion limit.
        None if error.to_string().starts_with("recursion limit") => ArgumentError::Oversize,
        None => ArgumentError::Malformed(error.to_string()),
    })
}

/// Builds a value; remembers the first key that stands twice with different values.
#[derive(Clone, Copy)]
struct Strict<'c> {
    conflict: &'c RefCell<Option<String>>,
}

impl<'de> DeserializeSeed<'de> for Strict<'_> {
    type Value = Value;
    fn deserialize<D: serde::Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::String(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(self)? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            let value = entries.next_value_seed(self)?;
            if let Some(first) = map.get(&key) {
                if *first != value {
                    self.conflict.borrow_mut().get_or_insert(key);
                    return Err(A::Error::custom("a key stands twice with different values"));
                }
                continue;
            }
            map.insert(key, value);
        }
        Ok(Value::Object(map))
    }
}
