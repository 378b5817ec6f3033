//! `after`, compiled: a condition over one earlier call, and the conversation's label.

use std::sync::Arc;

use serde_json::Value;

use super::compile::{Condition, compile_tools};
use super::past::{Met, Past};
use super::rule::found;
use super::thing::Subject;
use super::{broad, narrow};
use crate::matcher::{Found, SpecError, Spot};
use crate::tool::{CallView, FilesAsked, ToolId, ToolInfo, ToolOutcome, ToolSet};
use crate::typed::{AfterSpec, EarlierOutcome};
use crate::words::Cause;

/// `after`, or the `after` of a `not`.
#[derive(Debug, Clone)]
pub(crate) struct After {
    /// What has to hold of an earlier call; none: nothing is asked of one.
    pub(super) earlier: Option<Earlier>,
    tainted: bool,
}

/// A condition over one earlier call. It is tried when that call runs, and only the answer is kept.
#[derive(Debug, Clone)]
pub(crate) struct Earlier {
    /// The condition as text: equal conditions have equal keys, in other rule sets too. Those of one set share
    /// one key.
    pub(super) key: Arc<str>,
    /// Its position in its rule set.
    pub(super) slot: u32,
    tools: Option<ToolSet>,
    condition: Condition,
    succeeded: bool,
    narrow: bool,
}

/// Whether an `after` holds.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Held {
    No,
    Yes { certain: bool, what: String, spots: Vec<Spot> },
    CannotTell(Cause, String),
}

impl After {
    /// Compiles an `after`. `prefix` is `""` or `not.`; `narrow`: it opens something (`allow`, the `not` of the
    /// other rules), so that only what is certain counts.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its place.
    pub(super) fn compile(spec: &AfterSpec, prefix: &str, narrow: bool) -> Result<Self, Vec<SpecError>> {
        let mut errors = Vec::new();
        let inside = |mut error: SpecError| {
            // The tools of the rule itself are named without a prefix.
            if error.field == "tools" {
                error.field = format!("{prefix}after.tools");
            }
            error
        };
        let tools = (!spec.tools.is_empty()).then(|| compile_tools(&spec.tools, narrow)).transpose();
        let tools = tools.map_err(|e| errors.extend(e.into_iter().map(inside))).ok();
        let condition = Condition::compile(&spec.condition, &format!("{prefix}after."), narrow);
        let condition = condition.map_err(|e| errors.extend(e)).ok();
        let (Some(tools), Some(condition)) = (tools, condition) else { return Err(errors) };
        let earlier = spec.names_a_call().then(|| Earlier {
            key: format!("{} {}", if narrow { "narrow" } else { "broad" }, spec.plain()).into(),
            slot: 0,
            tools,
            condition,
            succeeded: spec.outcome.as_ref().is_some_and(|o| o.value == EarlierOutcome::Succeeded),
            narrow,
        });
        Ok(Self { earlier, tainted: spec.tainted.is_some() })
    }

    /// Whether it holds now.
    pub(super) fn held(&self, past: &dyn Past) -> Held {
        let mut certain = true;
        let mut what = Vec::new();
        let mut spots = Vec::new();
        if self.tainted {
            if !past.is_tainted() {
                return Held::No;
            }
            let sources = past.taint_sources();
            let from = if sources.is_empty() { String::new() } else { format!(" (from {sources})") };
            what.push(format!("the conversation holds outside content{from}"));
            spots.push(spot("conversation", format!("tainted{from}")));
        }
        if let Some(earlier) = &self.earlier {
            match past.met(earlier) {
                Met::No => return Held::No,
                Met::Unknown => {
                    let why = "whether an earlier call of the turn is what `after` names can't be told";
                    return Held::CannotTell(Cause::Unresolved, why.to_owned());
                }
                met => certain = met == Met::Certain,
            }
            what.push("an earlier call of the turn is what `after` names".to_owned());
            spots.push(spot("turn", "after".to_owned()));
        }
        Held::Yes { certain, what: what.join(", and "), spots }
    }

    /// Why it does not hold now, for a person; `None` where it does.
    pub(super) fn why_not(&self, past: &dyn Past) -> Option<&'static str> {
        match self.held(past) {
            Held::No if self.tainted && !past.is_tainted() => {
                Some("the conversation holds no outside content")
            }
            Held::No => Some("no earlier call of the turn is what its `after` names"),
            Held::Yes { .. } | Held::CannotTell(..) => None,
        }
    }
}

fn spot(at: &str, label: String) -> Spot {
    Spot { at: at.to_owned(), span: 0..0, label }
}

impl Earlier {
    /// Of which paths it asks where they lead.
    pub(super) fn asks_for_files(&self) -> FilesAsked {
        self.condition.asks_for_files(self.narrow)
    }

    /// Whether it is about a tool.
    pub(super) fn is_about(&self, tool: &ToolId, info: &ToolInfo) -> bool {
        self.tools.as_ref().is_none_or(|tools| tools.matches(tool, info))
    }

    /// Whether it opens something, so that only what the guard saw run counts.
    pub(crate) const fn is_narrow(&self) -> bool {
        self.narrow
    }

    /// How a call compares that is about to run, whatever its outcome will be.
    pub(super) fn of_call(&self, view: &CallView<'_>, facts: &Value) -> Met {
        if !self.is_about(&view.call().tool, view.info()) {
            return Met::No;
        }
        let subject = Subject { view, facts };
        if self.condition.is_empty() {
            return Met::Certain;
        }
        if self.narrow {
            return if narrow::covers(&self.condition, subject).is_ok() { Met::Certain } else { Met::No };
        }
        match broad::fields(&self.condition, subject).map(found) {
            None | Some(Found::Nothing) => Met::No,
            Some(Found::Match(hit)) if hit.certain => Met::Certain,
            Some(Found::Match(_)) => Met::Possible,
            Some(Found::Unjudged { .. }) => Met::Unknown,
        }
    }

    /// The same once it has ended so.
    pub(crate) fn of_outcome(&self, met: Met, outcome: ToolOutcome) -> Met {
        match outcome {
            _ if !self.succeeded => met,
            ToolOutcome::Ok => met,
            // It may have succeeded.
            ToolOutcome::Unknown if !self.narrow => met.min(Met::Unknown),
            ToolOutcome::Error | ToolOutcome::Timeout | ToolOutcome::Unknown => Met::No,
        }
    }
}
