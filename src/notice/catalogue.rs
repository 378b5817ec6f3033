//! Texts by id, for hosts to translate.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{Notice, NoticeId};

/// Templates for notices, in one language. A template names values in braces: `{gate}`, `{reason}`.
pub trait Catalogue: Send + Sync {
    /// The template for a notice; none falls back to English.
    fn template(&self, id: NoticeId) -> Option<Cow<'_, str>>;

    /// The word for what a gate is, given the English one (`rule`, `guardrail`, …); none keeps it.
    fn kind(&self, _english: &str) -> Option<Cow<'_, str>> {
        None
    }
}

/// The crate's own texts.
#[derive(Debug, Clone, Copy, Default)]
pub struct English;

impl Catalogue for English {
    fn template(&self, id: NoticeId) -> Option<Cow<'_, str>> {
        Some(Cow::Borrowed(id.english()))
    }
}

impl Notice {
    /// The notice's text in another language; English where the catalogue has none, or panics.
    #[must_use]
    pub fn text_in(&self, catalogue: &dyn Catalogue) -> String {
        let asked = catch_unwind(AssertUnwindSafe(|| {
            let kind = self.values.get("kind").and_then(|english| catalogue.kind(english));
            (catalogue.template(self.id), kind)
        }));
        let Ok((template, kind)) = asked else { return self.text.clone() };
        let template = template.unwrap_or(Cow::Borrowed(self.id.english()));
        fill(&template, &self.values, kind.as_deref())
    }
}

/// The template with its values. A value is never read as a template; an unknown name stays as it is.
pub(super) fn fill(template: &str, values: &BTreeMap<&'static str, String>, kind: Option<&str>) -> String {
    let mut text = String::with_capacity(template.len());
    let mut pieces = template.split('{');
    text.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let value = piece.split_once('}').and_then(|(name, rest)| {
            let kind = kind.filter(|_| name == "kind");
            kind.or_else(|| values.get(name).map(String::as_str)).map(|value| (value, rest))
        });
        match value {
            Some((value, rest)) => {
                text.push_str(value);
                text.push_str(rest);
            }
            None => {
                text.push('{');
                text.push_str(piece);
            }
        }
    }
    text
}
