//! A tool rule, compiled.

use std::borrow::Cow;

use serde_json::Value;

use super::compile::{Condition, compile_tools};
use super::earlier::{After, Earlier, Held};
use super::past::Past;
use super::thing::{Matches, Subject};
use super::{broad, exception, narrow, result};
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
    after: Option<After>,
    not_after: Option<After>,
    replace: Option<String>,
}

/// What of `not` is in force, by its `after`.
enum Exception {
    /// Nothing: its `after` does not hold.
    None,
    /// Its other fields, if it has any.
    AsWritten,
    /// The whole call: `after` is all that it says, and holds.
    Whole,
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
        let after = spec.after.as_ref().map(|after| After::compile(after, "", allow));
        let after = after.transpose().map_err(|e| errors.extend(e)).ok();
        let not_after = spec.not_after.as_ref().map(|after| After::compile(after, "not.", !allow));
        let not_after = not_after.transpose().map_err(|e| errors.extend(e)).ok();
        let (Some(tools), Some(condition), Some(not)) = (tools, condition, not) else { return Err(errors) };
        let (Some(after), Some(not_after)) = (after, not_after) else { return Err(errors) };
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
        let replace = spec.replace.as_ref().map(|r| r.value.clone());
        let rule = Self { tools, condition, not, after, not_after, replace };
        if let (Some(replace), Some(result)) = (&spec.replace, &rule.condition.result)
            && result::spans(result, &replace.value, &Value::Null).is_ok_and(|spans| !spans.is_empty())
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
                result::spans(result, text, &Value::Null).is_ok_and(|spans| !spans.is_empty())
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

    /// Its conditions over earlier calls.
    pub(super) fn earlier_mut(&mut self) -> impl Iterator<Item = &mut Earlier> {
        self.after.iter_mut().chain(&mut self.not_after).filter_map(|after| after.earlier.as_mut())
    }

    /// Why its `after` keeps it silent now, for a person; `None` where it does not.
    pub(crate) fn waits_for(&self, past: &dyn Past) -> Option<&'static str> {
        self.after.as_ref()?.why_not(past)
    }

    /// What it says of a call of a turn, for every action but `allow`.
    pub(crate) fn before_now(&self, view: &CallView<'_>, facts: &Value, past: &dyn Past) -> Found {
        if !self.tools.matches(&view.call().tool, view.info()) {
            return Found::Nothing;
        }
        self.joined(past, |not| self.holds(view, facts, not))
    }

    /// What it says of a call where its `after` holds, and nothing came before that its `not` rests on: what its
    /// examples are tried on, since an example has no calls before it.
    pub(crate) fn before(&self, view: &CallView<'_>, facts: &Value) -> Found {
        if !self.tools.matches(&view.call().tool, view.info()) {
            return Found::Nothing;
        }
        self.holds(view, facts, self.plain_not())
    }

    fn holds(&self, view: &CallView<'_>, facts: &Value, not: Option<&Condition>) -> Found {
        let subject = Subject { view, facts };
        if self.condition.is_empty() {
            let exempt = not.is_some_and(|not| narrow::covers(not, subject).is_ok() && !not.is_empty());
            return if exempt { Found::Nothing } else { every_call(view) };
        }
        let Some(mut fields) = broad::fields(&self.condition, subject) else { return Found::Nothing };
        if let Some(not) = not {
            for field in &mut fields {
                field.things.retain(|thing| !exception::exempts(not, thing, subject));
            }
        }
        found(fields)
    }

    /// What the other fields find, joined with `after`.
    fn joined(&self, past: &dyn Past, find: impl FnOnce(Option<&Condition>) -> Found) -> Found {
        let held = match self.after.as_ref().map(|after| after.held(past)) {
            Some(Held::No) => return Found::Nothing,
            held => held,
        };
        let not = match self.exception(past, false) {
            Exception::Whole => return Found::Nothing,
            Exception::None => None,
            Exception::AsWritten => self.not.as_ref(),
        };
        match (find(not), held) {
            (Found::Match(mut hit), Some(Held::Yes { certain, what, spots })) => {
                hit.certain &= certain;
                hit.what.push_str(", and ");
                hit.what.push_str(&what);
                hit.spots.extend(spots);
                Found::Match(hit)
            }
            (Found::Match(_), Some(Held::CannotTell(cause, why))) => Found::Unjudged { cause, why },
            (found, _) => found,
        }
    }

    /// What of `not` is in force. `broad`: for `allow`, whose exceptions are read so that nothing slips out.
    fn exception(&self, past: &dyn Past, broad: bool) -> Exception {
        let Some(after) = &self.not_after else { return Exception::AsWritten };
        let holds = match after.held(past) {
            Held::No => false,
            Held::Yes { certain, .. } => certain || broad,
            Held::CannotTell(..) => broad,
        };
        match (holds, &self.not) {
            (false, _) => Exception::None,
            (true, Some(_)) => Exception::AsWritten,
            (true, None) => Exception::Whole,
        }
    }

    /// `not` where nothing came before.
    fn plain_not(&self) -> Option<&Condition> {
        self.not.as_ref().filter(|_| self.not_after.is_none())
    }

    /// Whether an `allow` covers a call of a turn in full.
    ///
    /// # Errors
    /// What it does not cover.
    pub(crate) fn covers_now(
        &self,
        view: &CallView<'_>,
        facts: &Value,
        past: &dyn Past,
    ) -> Result<(), String> {
        match self.after.as_ref().map(|after| (after.held(past), after.why_not(past))) {
            None | Some((Held::Yes { certain: true, .. }, _)) => {}
            Some((Held::CannotTell(_, why), _)) => return Err(why),
            Some((Held::No | Held::Yes { .. }, why)) => {
                return Err(why.unwrap_or("its `after` does not hold for certain").to_owned());
            }
        }
        match self.exception(past, true) {
            Exception::Whole => Err("it is excepted: what `after` names came before".to_owned()),
            Exception::None => self.covered(view, facts, None),
            Exception::AsWritten => self.covered(view, facts, self.not.as_ref()),
        }
    }

    /// Whether an `allow` covers a call in full where its `after` holds, and nothing came before that its `not`
    /// rests on.
    ///
    /// # Errors
    /// What it does not cover.
    pub(crate) fn covers(&self, view: &CallView<'_>, facts: &Value) -> Result<(), String> {
        self.covered(view, facts, self.plain_not())
    }

    fn covered(&self, view: &CallView<'_>, facts: &Value, not: Option<&Condition>) -> Result<(), String> {
        if !self.tools.matches(&view.call().tool, view.info()) {
            return Err("it is for other tools".to_owned());
        }
        let subject = Subject { view, facts };
        narrow::covers(&self.condition, subject)?;
        let Some(not) = not else { return Ok(()) };
        match broad::fields(not, subject).map(found) {
            None | Some(Found::Nothing) => Ok(()),
            Some(Found::Match(hit)) => Err(format!("it is excepted: {}", hit.what)),
            Some(Found::Unjudged { why, .. }) => Err(format!("whether it is excepted can't be told: {why}")),
        }
    }

    /// What it says of a result of a turn. The spots are bytes of the raw result, at `result`.
    pub(crate) fn after_now(&self, view: &ResultView<'_>, facts: &Value, past: &dyn Past) -> Found {
        if !self.tools.matches(&view.call.tool, view.info) {
            return Found::Nothing;
        }
        let found = self.joined(past, |not| {
            let not = not.and_then(|not| not.result.as_ref());
            result::result(self.condition.result.as_ref(), not, view.text, facts)
        });
        match found {
            // Every spot is a place to redact.
            Found::Match(mut hit) => {
                hit.spots.retain(|spot| spot.at == "result");
                Found::Match(hit)
            }
            other => other,
        }
    }

    /// What it says of a result where its `after` holds, and nothing came before that its `not` rests on.
    pub(crate) fn after(&self, view: &ResultView<'_>, facts: &Value) -> Found {
        if !self.tools.matches(&view.call.tool, view.info) {
            return Found::Nothing;
        }
        let not = self.plain_not().and_then(|not| not.result.as_ref());
        result::result(self.condition.result.as_ref(), not, view.text, facts)
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
