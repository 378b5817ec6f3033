//! Texts in `Debug`: never with their secrets.

use std::fmt;

use serde_json::Value;

use super::SecretScanner;

/// A text as `Debug` may show it: secrets redacted.
pub(crate) struct Masked<'a>(pub(crate) &'a str);

impl fmt::Debug for Masked<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Redacted before it is escaped: a secret that is escaped first is not recognised.
        fmt::Debug::fmt(&SecretScanner::leaving().redact(self.0).text, f)
    }
}

/// A JSON value as `Debug` may show it: its text with secrets redacted. Strings are looked at one by one
/// too, since escapes can stand in the way.
pub(crate) struct MaskedJson<'a>(pub(crate) &'a Value);

impl fmt::Debug for MaskedJson<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Value::String(text) => fmt::Debug::fmt(&Masked(text), f),
            Value::Array(items) => f.debug_list().entries(items.iter().map(MaskedJson)).finish(),
            Value::Object(map) => f
                .debug_map()
                .entries(map.iter().map(|(key, value)| (Masked(key), MaskedJson(value))))
                .finish(),
            Value::Null | Value::Bool(_) | Value::Number(_) => fmt::Display::fmt(self.0, f),
        }
    }
}
