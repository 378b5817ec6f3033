//! Facts of the turn.

use serde_json::Value;

use super::PatternError;

/// A dotted name into the turn's facts: `user.account`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fact {
    text: String,
    names: Vec<String>,
}

impl Fact {
    /// Reads a dotted name.
    ///
    /// # Errors
    /// An empty name, or one with an empty part.
    pub(crate) fn parse(text: &str) -> Result<Self, PatternError> {
        let names: Vec<String> = text.split('.').map(str::to_owned).collect();
        if names.iter().any(|name| name.trim().is_empty()) {
            return Err(PatternError::new(
                format!("`{text}` names no fact"),
                "write the names joined by dots, such as `user.account`",
            ));
        }
        Ok(Self { text: text.to_owned(), names })
    }

    /// The name as written.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The fact; none where the host gave none. A null is none.
    pub(crate) fn lookup<'f>(&self, facts: &'f Value) -> Option<&'f Value> {
        self.names.iter().try_fold(facts, |node, name| node.get(name.as_str())).filter(|fact| !fact.is_null())
    }
}
