//! Rule files that gate: judged rules and tool rules (`formats.md` 3).

use super::common::{self, COMMON};
use super::fields::{Fields, Unknown, Words, listed};
use super::matcher::{self, CONDITION};
use super::one::Gate;
use super::report::Report;
use super::{AfterSpec, ConditionSpec, GateBody, Located, ToolRuleSpec, after, tools};
use crate::parsed::{Entries, Value, closest};
use crate::words::{Action, GateKind, Hook};

const RULE: [&str; 10] =
    ["when", "tools", "args", "command", "path", "domain", "result", "not", "after", "replace"];

const WHEN: &Words<Hook> = &[
    ("before_agent", Hook::BeforeAgent),
    ("after_agent", Hook::AfterAgent),
    ("before_tool", Hook::ToolCall),
    ("after_tool", Hook::ToolResult),
];

/// Fields that other files have.
const FOREIGN: [(&str, &str); 3] = [
    ("stage", "rules say `when`; a file with `stage` belongs in a guardrails folder"),
    ("builtin", "put this file in a guardrails folder"),
    ("stream", "only a guardrail at `output` holds text back"),
];

/// Reads the front matter of a rule file that gates.
pub(super) fn read(entries: &Entries, stem: &str, body: &str, report: &mut Report<'_>) -> Option<Gate> {
    let mut known = COMMON.to_vec();
    known.extend(RULE);
    let fields = Fields::new(entries, &known, &FOREIGN, Unknown::Kept, "", report);
    let common = common::read(&fields, stem, report);
    let action = common::action(&fields, report);
    let hook = when(&fields, entries, report);
    // What can be said of the fields without knowing the hook is said all the same.
    let condition = matcher::condition(&fields, report);
    let (not, not_after) = not(&fields, hook, report);
    let after = after::read(&fields, report);
    let replace = fields.text("replace", report);
    let tools = tools::read(&fields, report);
    let hook = hook?;
    let judged = matches!(hook, Hook::BeforeAgent | Hook::AfterAgent);
    let action = if judged {
        judged_rule(&fields, hook, action, body, report)
    } else {
        tool_rule(&fields, hook, action, &condition, report)
    };
    let on_opaque =
        action.as_ref().and_then(|a| common::check_opaque(common.on_opaque.as_ref(), a.value, report));
    let body = if judged {
        GateBody::Judged { tools: Vec::new() }
    } else {
        let tools = tools.unwrap_or_default();
        GateBody::Tool(Box::new(ToolRuleSpec { tools, condition, not, after, not_after, replace }))
    };
    let key = fields.key_span("when");
    // Without an action the gate is broken and was said to be; its patterns can be looked at all the same.
    let action = match action {
        Some(action) => action,
        None if report.has_errors() => Located { value: Action::Block, at: key.clone() },
        None => return None,
    };
    Some(Gate { kind: GateKind::Rule, hook, action, common, on_opaque, body, buffer: false, key })
}

fn when(fields: &Fields<'_>, entries: &Entries, report: &mut Report<'_>) -> Option<Hook> {
    if fields.node("when").is_some() {
        return common::value(fields.word("when", WHEN, true, "unknown-when", report));
    }
    // A misspelt or empty `when` was said already; where nothing was, the file is not lost silently.
    let said = entries.iter().any(|(key, _)| closest(&key.text, &["when"]).is_some()) && report.has_errors();
    if !said {
        let gating = entries.iter().map(|(key, _)| key).find(|key| {
            let known = ["action", "args", "command", "result", "after", "on_error", "replace"];
            matches!(crate::parsed::classify(&key.text, &known), crate::parsed::KeyIs::Known(_))
        });
        let (span, name) = gating.map_or((0..0, "action"), |key| (key.span.clone(), key.text.as_str()));
        let message = format!("this file has `{name}` and no `when`");
        let help = "add `when: before_agent`, `after_agent`, `before_tool` or `after_tool`; an instruction has no such field";
        report.add(span, "when", "missing-when", message, help);
    }
    None
}

fn judged_rule(
    fields: &Fields<'_>,
    hook: Hook,
    action: Option<Located<Action>>,
    body: &str,
    report: &mut Report<'_>,
) -> Option<Located<Action>> {
    let why = "this field is for rules about tools";
    let help = "remove it, or write `when: before_tool` or `when: after_tool`";
    for name in ["tools", "args", "command", "path", "domain", "result", "not", "after", "replace"] {
        fields.refuse(name, why, help, report);
    }
    if body.trim().is_empty() {
        let end = report.text.len();
        let help = "write the rule below the front matter, in plain language";
        report.add(end..end, "", "empty-body", "this rule has no text for the judge", help);
    }
    let Some(action) = action else {
        // A word that is no action was said already; no action at all is `warn`.
        return match fields.node("action") {
            Some(_) => None,
            None => Some(Located { value: Action::Warn, at: fields.key_span("when") }),
        };
    };
    match action.value {
        Action::Block | Action::Warn | Action::Revise | Action::Hold => {}
        Action::Redact => redact_judged(&action, report),
        _ => {
            let allowed = ["block", "hold", "revise", "warn"];
            misfit(&action, spelt(hook), &allowed, report);
        }
    }
    Some(action)
}

/// Says that a judged gate can't redact.
pub(super) fn redact_judged(action: &Located<Action>, report: &mut Report<'_>) {
    let message = "the judge gives a verdict, no places to redact";
    let help = "write `block` or `warn`, or use a matcher or a built-in that knows what to replace";
    report.add(action.at.clone(), "action", "redact-judged", message, help);
}

/// Says that an action does not fit its hook.
pub(super) fn misfit(action: &Located<Action>, place: &str, allowed: &[&str], report: &mut Report<'_>) {
    let message = format!("`{}` is no action of this kind of gate at `{place}`", action.value);
    let help = format!("the actions here are {}", listed(allowed));
    report.add(action.at.clone(), "action", "action-not-here", message, help);
}

fn tool_rule(
    fields: &Fields<'_>,
    hook: Hook,
    action: Option<Located<Action>>,
    condition: &ConditionSpec,
    report: &mut Report<'_>,
) -> Option<Located<Action>> {
    if fields.node("tools").is_none() {
        let help = "add `tools: NAME`, or `tools: \"*\"` for every tool";
        report.add(fields.key_span("when"), "tools", "missing-tools", "this rule names no tools", help);
    }
    for name in unfit(hook) {
        let why = format!("`{name}` can't be read at {}", spelt(hook));
        fields.refuse(name, &why, help_unfit(hook), report);
    }
    if action.as_ref().is_none_or(|a| a.value != Action::Redact) {
        let help = "remove it, or write `action: redact`";
        fields.refuse("replace", "`replace` is what a `redact` puts in place of a match", help, report);
    }
    let Some(action) = action else {
        if fields.node("action").is_none() {
            let help = "add `action: block`, `hold`, `warn`, `record`, `redact` (after_tool) or `allow` (before_tool)";
            report.add(fields.key_span("when"), "action", "missing-action", "this rule has no action", help);
        }
        return None;
    };
    if !action.value.fits(hook) {
        let allowed: &[&str] = match hook {
            Hook::ToolCall => &["block", "hold", "warn", "record", "allow"],
            _ => &["block", "hold", "redact", "warn", "record"],
        };
        misfit(&action, spelt(hook), allowed, report);
    } else if action.value == Action::Redact && condition.result.is_none() && fields.node("result").is_none()
    {
        let help = "add `result:` with a pattern of what to replace";
        let message = "this rule redacts, and nothing says what";
        report.add(action.at.clone(), "action", "redact-without-matcher", message, help);
    }
    Some(action)
}

/// The conditions that a hook has nothing for.
fn unfit(hook: Hook) -> &'static [&'static str] {
    match hook {
        Hook::ToolResult => &["args", "command", "path", "domain"],
        _ => &["result"],
    }
}

fn help_unfit(hook: Hook) -> &'static str {
    match hook {
        Hook::ToolResult => "write `result`, or `when: before_tool`",
        _ => "write `args`, `command`, `path` or `domain`, or `when: after_tool`",
    }
}

/// A hook as rule files spell it.
fn spelt(hook: Hook) -> &'static str {
    WHEN.iter().find(|(_, of)| *of == hook).map_or(hook.as_str(), |(word, _)| word)
}

/// What `not` excepts: by the call or the result, and by what came before.
fn not(
    fields: &Fields<'_>,
    hook: Option<Hook>,
    report: &mut Report<'_>,
) -> (Option<ConditionSpec>, Option<AfterSpec>) {
    let Some(node) = fields.node("not") else { return (None, None) };
    let Value::Map(entries) = &node.value else {
        fields.wrong("not", node, "a mapping of conditions", report);
        return (None, None);
    };
    let foreign = [("tools", "narrow `tools` of the rule itself")];
    let mut known = CONDITION.to_vec();
    known.push("after");
    let inner = Fields::new(entries, &known, &foreign, Unknown::Refused, "not.", report);
    if let Some(hook) = hook {
        for name in unfit(hook) {
            let why = format!("`{name}` can't be read at {}", spelt(hook));
            inner.refuse(name, &why, help_unfit(hook), report);
        }
    }
    if entries.is_empty() {
        let help = "name what is excepted, or remove `not`";
        report.add(node.span.clone(), "not", "empty-list", "`not` is an empty mapping", help);
    }
    let of_the_call = inner.names().any(|name| name != "after");
    (of_the_call.then(|| matcher::condition(&inner, report)), after::read(&inner, report))
}
