//! One JSON line under construction. Whatever goes through it, the line stays one line of valid JSON.

use std::fmt::Display;

use serde_json::Value;

use super::Clean;
use crate::text::escape_controls;

pub(super) struct Line<'a> {
    text: String,
    clean: &'a Clean,
}

impl<'a> Line<'a> {
    /// A line whose fields `fill` writes.
    pub(super) fn of(clean: &'a Clean, fill: impl FnOnce(&mut Self)) -> String {
        let mut line = Self { text: String::with_capacity(512), clean };
        line.text.push('{');
        fill(&mut line);
        line.text.push('}');
        line.text
    }

    /// A word of the crate's own: nothing in it to redact.
    pub(super) fn word(&mut self, key: &'static str, word: &str) {
        self.key(key);
        self.string(&escape_controls(word));
    }

    pub(super) fn optional_word(&mut self, key: &'static str, word: Option<&str>) {
        if let Some(word) = word {
            self.word(key, word);
        }
    }

    /// Text from outside: redacted, cut, escaped.
    pub(super) fn outside(&mut self, key: &'static str, raw: &str) {
        self.key(key);
        self.outside_value(raw);
    }

    pub(super) fn optional_outside(&mut self, key: &'static str, raw: Option<&str>) {
        if let Some(raw) = raw {
            self.outside(key, raw);
        }
    }

    /// Content: its size and keyed hash, and itself only where that was asked for.
    pub(super) fn content(&mut self, key: &'static str, raw: Option<&str>) {
        let Some(raw) = raw else { return };
        self.object(key, |line| {
            line.number("bytes", raw.len());
            line.word("hash", &line.clean.hash(raw));
            if line.clean.writes_content() {
                line.outside("text", raw);
            }
        });
    }

    /// A whole number or a truth.
    pub(super) fn number(&mut self, key: &'static str, number: impl Into<Scalar>) {
        self.key(key);
        self.text.push_str(&number.into().0);
    }

    /// A number with a fraction; what is no number is null.
    pub(super) fn fraction(&mut self, key: &'static str, number: f64) {
        self.key(key);
        self.text
            .push_str(&serde_json::Number::from_f64(number).map_or(Value::Null, Value::Number).to_string());
    }

    pub(super) fn object(&mut self, key: &'static str, fill: impl FnOnce(&mut Self)) {
        self.key(key);
        self.text.push('{');
        fill(self);
        self.text.push('}');
    }

    /// An array of objects.
    pub(super) fn objects<T>(
        &mut self,
        key: &'static str,
        items: impl IntoIterator<Item = T>,
        mut fill: impl FnMut(&mut Self, T),
    ) {
        self.key(key);
        self.text.push('[');
        for item in items {
            self.comma();
            self.text.push('{');
            fill(self, item);
            self.text.push('}');
        }
        self.text.push(']');
    }

    /// An array of words of the crate's own.
    pub(super) fn words<T: Display>(&mut self, key: &'static str, words: impl IntoIterator<Item = T>) {
        self.key(key);
        self.text.push('[');
        for word in words {
            self.comma();
            self.string(&escape_controls(&word.to_string()));
        }
        self.text.push(']');
    }

    fn key(&mut self, key: &'static str) {
        self.comma();
        self.string(key);
        self.text.push(':');
    }

    fn comma(&mut self) {
        if !self.text.ends_with(['{', '[']) {
            self.text.push(',');
        }
    }

    fn outside_value(&mut self, raw: &str) {
        let clean = self.clean.text(raw);
        self.string(&clean);
    }

    fn string(&mut self, text: &str) {
        self.text.push_str(&Value::from(text).to_string());
    }
}

/// A whole number or a truth, as JSON writes it.
pub(super) struct Scalar(String);

macro_rules! scalars {
    ($($from:ty),*) => {$(
        impl From<$from> for Scalar {
            fn from(value: $from) -> Self {
                Self(value.to_string())
            }
        }
    )*};
}
scalars!(u32, u64, usize, bool);
