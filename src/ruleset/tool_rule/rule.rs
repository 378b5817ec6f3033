//! A tool rule, compiled.

use std::borrow::Cow;

use serde_json::Value;

use super::compile::{Condition, compile_tools};
use super::thing::{Matches, Subject};
use super::{after, broad, exception, narrow};
use crate::matcher::{Found, Hit, PatternError, SpecError, Spot};
use crate::tool::{CallView, FilesAsked, ResultView, ToolSet};
use crate::typed::ToolRuleSpec;
use crate::words::Action;

/// Spots that a hit of a call names: enough to show, however many there are.
const SPOTS: usize = 32;

/// A tool rule, compiled: shared, immutable, and unable to fail later.
#[derive(Debug, Clone)]
pub(crate) struct ToolRule {
    tools: ToolSet,
    pub(super) condition: Condition,
    not: Option<Condition>,
    replace: Option<String>,
}

impl ToolRule {
    /// Compiles a rule.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its place.
    pub(crate) fn compile(spec: &ToolRuleSpec, action: Action) -> Result<Self, Vec<SpecError>> {
        let allow = action == Action::Allow;
        let mut errors = Vec::new();
        let tools = compile_tools(&spec.tools, allow).map_err(|e| errors.extend(e)).ok();
        let condition = Condition::compile(&spec.condition, "", allow).map_err(|e| errors.extend(e)).ok();
        // What an `allow` excepts is read broadly, so that nothing slips out of the exception.
        let not = spec.not.as_ref().map(|not| Condition::compile(not, "not.", !allow));
        let not = not.transpose().map_err(|e| errors.extend(e)).ok();
        let (Some(tools), Some(condition), Some(not)) = (tools, condition, not) else { return Err(errors) };
        let first = spec.tools.first().map_or(0..0, |tools| tools.at.clone());
        if condition.result.is_some() && !condition.is_empty()
            || not.as_ref().is_some_and(|n| n.result.is_some() && !n.is_empty())
        {
            let error = PatternError::new(
                "`result` stands beside fields over the call",
                "use `result` with `when: after_tool`, and `args`, `command`, `path`, `domain` with `when: before_tool`",
            );
            errors.push(error.at(first.clone(), "result"));
        }
        if not.as_ref().is_some_and(|not| not.result.is_some() != condition.result.is_some()) {
            let error = PatternError::new(
                "`not` is over another subject than the rule",
                "a rule over a result excepts with `not: {result: …}`, a rule over a call with the other fields",
            );
            errors.push(error.at(first, "not"));
        }
        let rule = Self { tools, condition, not, replace: spec.replace.as_ref().map(|r| r.value.clone()) };
        if let (Some(replace), Some(result)) = (&spec.replace, &rule.condition.result)
            && after::spans(result, &replace.value, &Value::Null).is_ok_and(|spans| !spans.is_empty())
        {
            let error = PatternError::new(
                format!("the replacement `{}` is matched by the rule's own matcher", replace.value),
                "write a text that it does not match, such as `[redacted]`",
            );
            errors.push(error.at(replace.at.clone(), "replace"));
        }
        if errors.is_empty() { Ok(rule) } else { Err(errors) }
    }

    /// What a `redact` puts in place of each match, where the file says so.
    pub(crate) fn replace(&self) -> Option<&str> {
        self.replace.as_deref()
    }

    /// Whether the rule's own matcher matches a replacement: asked of the default one, which has the
    /// rule's name in it.
    pub(crate) fn matches_text(&self, text: &str) -> bool {
        self.condition
            .result
            .as_ref()
            // A fact is known in a turn only: what can't be told here is no match.
            .is_some_and(|result| {
                after::spans(result, text, &Value::Null).is_ok_and(|spans| !spans.is_empty())
            })
    }

    /// Of which of a call's paths it asks where they lead: they are looked up first.
    pub(crate) fn asks_for_files(&self, action: Action) -> FilesAsked {
        let allow = action == Action::Allow;
        let not = self.not.as_ref().map_or(FilesAsked::None, |not| match not.asks_for_files(!allow) {
            // An exception for paths is tried on whatever the rule matched: a string that may be one, too.
            FilesAsked::Paths if !self.condition.args.is_empty() => FilesAsked::AnyString,
            asked => asked,
        });
        self.condition.asks_for_files(allow).max(not)
    }

    /// Whether it has exceptions.
    pub(super) fn excepts(&self) -> bool {
        self.not.is_some()
    }

    /// What it says of a call, for every action but `allow`.
    pub(crate) fn before(&self, view: &CallView<'_>, facts: &Value) -> Found {
        if !self.tools.matches(&view.call().tool, view.info()) {
            return Found::Nothing;
        }
        self.holds(view, facts)
    }

    fn holds(&self, view: &CallView<'_>, facts: &Value) -> Found {
        let subject = Subject { view, facts };
        if self.condition.is_empty() {
            let exempt =
                self.not.as_ref().is_some_and(|not| narrow::covers(not, subject).is_ok() && !not.is_empty());
            return if exempt { Found::Nothing } else { every_call(view) };
        }
        let Some(mut fields) = broad::fields(&self.condition, subject) else { return Found::Nothing };
        if let Some(not) = &self.not {
            for field in &mut fields {
                field.things.retain(|thing| !exception::exempts(not, thing, subject));
            }
        }
        found(fields)
    }

    /// Whether an `allow` covers a call in full.
    ///
    /// # Errors
    /// What it does not cover.
    pub(crate) fn covers(&self, view: &CallView<'_>, facts: &Value) -> Result<(), String> {
        if !self.tools.matches(&view.call().tool, view.info()) {
            return Err("it is for other tools".to_owned());
        }
        let subject = Subject { view, facts };
        narrow::covers(&self.condition, subject)?;
        let Some(not) = &self.not else { return Ok(()) };
        match broad::fields(not, subject).map(found) {
            None | Some(Found::Nothing) => Ok(()),
            Some(Found::Match(hit)) => Err(format!("it is excepted: {}", hit.what)),
            Some(Found::Unjudged { why, .. }) => Err(format!("whether it is excepted can't be told: {why}")),
        }
    }

    /// What it says of a result. The spots are bytes of the raw result, at `result`.
    pub(crate) fn after(&self, view: &ResultView<'_>, facts: &Value) -> Found {
        if !self.tools.matches(&view.call.tool, view.info) {
            return Found::Nothing;
        }
        let not = self.not.as_ref().and_then(|not| not.result.as_ref());
        after::result(self.condition.result.as_ref(), not, view.text, facts)
    }
}

fn every_call(view: &CallView<'_>) -> Found {
    let tool = &view.call().tool;
    Found::Match(Hit {
        certain: true,
        what: format!("a call of `{tool}`"),
        spots: vec![Spot { at: "$".to_owned(), span: 0..0, label: "tools".to_owned() }],
    })
}

/// All fields joined by *and*.
pub(super) fn found(fields: Vec<Matches<'_>>) -> Found {
    let mut hit = Hit { certain: true, ..Hit::default() };
    let mut open = None;
    for field in fields {
        let Some(first) = field.things.first() else {
            match field.unjudged {
                None => return Found::Nothing,
                Some(unjudged) => {
                    open.get_or_insert(unjudged);
                    continue;
                }
            }
        };
        let certain = field.things.iter().find(|thing| thing.certain);
        // A possible match is weaker than what could not be told: that decides.
        if let (None, Some(unjudged)) = (certain, &field.unjudged) {
            open.get_or_insert_with(|| unjudged.clone());
        }
        hit.certain &= certain.is_some();
        let why: Cow<'_, str> = certain.unwrap_or(first).why.as_str().into();
        if !hit.what.is_empty() {
            hit.what.push_str(", and ");
        }
        hit.what.push_str(&why);
        let left = SPOTS.saturating_sub(hit.spots.len());
        hit.spots.extend(field.things.into_iter().take(left).map(|thing| thing.spot));
    }
    match open {
        Some((cause, why)) => Found::Unjudged { cause, why },
        None => Found::Match(hit),
    }
}
