//! What each field of a rule says of a call, for `explain`.

use serde_json::Value;

use super::compile::Condition;
use super::thing::Subject;
use super::{Needs, ToolRule, broad};
use crate::matcher::Found;
use crate::tool::CallView;
use crate::words::Action;

/// Literals that are shown by name.
const SHOWN: usize = 8;

/// What one field of a rule says of a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FieldTold {
    /// The field as a rule file writes it: `args`, `command`, `path`, `domain`, `not`; `literals` is what is
    /// searched for before any field is tried.
    pub(crate) field: String,
    /// What it says; `None`: it can't be told.
    pub(crate) matches: Option<Sure>,
    pub(crate) why: String,
}

/// Whether a field matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sure {
    No,
    Possible,
    Certain,
}

impl ToolRule {
    /// What each field says of a call, each tried alone; the rule needs them all.
    pub(crate) fn told(&self, view: &CallView<'_>, facts: &Value, action: Action) -> Vec<FieldTold> {
        let subject = Subject { view, facts };
        let mut out = Vec::new();
        if let Some(missing) = self.needs(action).and_then(|needs| missing(&needs, view)) {
            out.push(missing);
        }
        for (name, looked_for, one) in parts(&self.condition) {
            let found = broad::fields(&one, subject).map_or(Found::Nothing, super::rule::found);
            let (matches, why) = match found {
                Found::Nothing => (Some(Sure::No), format!("nothing in the call matches {looked_for}")),
                Found::Match(hit) if hit.certain => (Some(Sure::Certain), hit.what),
                Found::Match(hit) => (Some(Sure::Possible), hit.what),
                Found::Unjudged { why, .. } => (None, why),
            };
            out.push(FieldTold { field: name, matches, why });
        }
        let all = out.iter().all(|told| told.matches != Some(Sure::No));
        if self.excepts() && all && matches!(self.before(view, facts), Found::Nothing) {
            let why = "what the other fields match is excepted".to_owned();
            out.push(FieldTold { field: "not".to_owned(), matches: Some(Sure::Certain), why });
        }
        out
    }
}

/// The rule's literals, where none of them stands in the call: then it was left out without being tried.
fn missing(needs: &Needs, view: &CallView<'_>) -> Option<FieldTold> {
    let any: Vec<Vec<u8>> = needs.any.iter().map(|literal| literal.to_ascii_lowercase()).collect();
    let mut found = false;
    let open = needs.at.each(view, &mut |text| {
        let text = text.to_ascii_lowercase();
        found |= any.iter().any(|literal| contains(&text, literal));
    });
    if open || found || any.is_empty() {
        return None;
    }
    let mut shown: Vec<String> =
        any.iter().take(SHOWN).map(|literal| format!("`{}`", String::from_utf8_lossy(literal))).collect();
    if any.len() > SHOWN {
        shown.push(format!("{} more", any.len() - SHOWN));
    }
    Some(FieldTold {
        field: "literals".to_owned(),
        matches: Some(Sure::No),
        why: format!("not tried: the {} hold none of {}", needs.at.named(), shown.join(", ")),
    })
}

fn contains(text: &[u8], literal: &[u8]) -> bool {
    literal.is_empty() || text.windows(literal.len()).any(|part| part == literal)
}

/// A condition's fields, each as a condition of its own, with what it looks for.
fn parts(condition: &Condition) -> Vec<(String, String, Condition)> {
    let mut out = Vec::new();
    for (path, matcher) in &condition.args {
        let one = Condition { args: vec![(path.clone(), matcher.clone())], ..Condition::default() };
        out.push((format!("args {}", path.text()), matcher.describe(), one));
    }
    if let Some(command) = &condition.command {
        let patterns = command.patterns.iter().map(|p| p.text());
        let one = Condition { command: Some(command.clone()), ..Condition::default() };
        out.push(("command".to_owned(), listed(patterns), one));
    }
    if !condition.path.is_empty() {
        let globs = condition.path.iter().map(|glob| glob.text());
        let one = Condition { path: condition.path.clone(), ..Condition::default() };
        out.push(("path".to_owned(), listed(globs), one));
    }
    if !condition.domain.is_empty() {
        let domains: Vec<String> = condition.domain.iter().map(ToString::to_string).collect();
        let one = Condition { domain: condition.domain.clone(), ..Condition::default() };
        out.push(("domain".to_owned(), listed(domains.iter().map(String::as_str)), one));
    }
    out
}

fn listed<'t>(texts: impl Iterator<Item = &'t str>) -> String {
    let mut texts = texts.map(|text| format!("`{text}`"));
    let mut shown: Vec<String> = texts.by_ref().take(SHOWN).collect();
    let more = texts.count();
    if more > 0 {
        shown.push(format!("{more} more"));
    }
    shown.join(" or ")
}
