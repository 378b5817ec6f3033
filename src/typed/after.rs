//! `after`: what has to be true of an earlier call, or of the conversation (`formats.md` 3).

use super::fields::{Fields, Unknown, Words};
use super::report::Report;
use super::{AfterSpec, EarlierOutcome, matcher, tools};
use crate::parsed::Value;

const AFTER: [&str; 5] = ["tools", "args", "command", "outcome", "tainted"];

const OUTCOME: &Words<EarlierOutcome> =
    &[("ran", EarlierOutcome::Ran), ("succeeded", EarlierOutcome::Succeeded)];

/// Fields that stand elsewhere.
const FOREIGN: [(&str, &str); 5] = [
    ("path", "write `args` with a JSONPath and the matcher `path`"),
    ("domain", "write `args` with a JSONPath and the matcher `domain`"),
    ("result", "results are not kept: say which call it was with `tools`, `args`, `command`"),
    ("not", "an exception stands beside `after`: `not: {after: …}`"),
    ("after", "`after` is about one earlier call; write two rules"),
];

/// Reads `after` among `fields`.
pub(super) fn read(fields: &Fields<'_>, report: &mut Report<'_>) -> Option<AfterSpec> {
    let node = fields.node("after")?;
    let Value::Map(entries) = &node.value else {
        let wanted = "a mapping with `tools`, `args`, `command`, `outcome` or `tainted`";
        fields.wrong("after", node, wanted, report);
        return None;
    };
    let name = fields.name("after");
    if entries.is_empty() {
        let help = "name the earlier call with `tools`, or write `tainted: true`";
        report.add(node.span.clone(), &name, "empty-list", "`after` is an empty mapping", help);
        return None;
    }
    let inner = Fields::new(entries, &AFTER, &FOREIGN, Unknown::Refused, &format!("{name}."), report);
    Some(AfterSpec {
        tools: tools::read(&inner, report).unwrap_or_default(),
        condition: matcher::condition(&inner, report),
        outcome: inner.word("outcome", OUTCOME, false, "unknown-value", report),
        tainted: tainted(&inner, report),
    })
}

fn tainted(fields: &Fields<'_>, report: &mut Report<'_>) -> Option<std::ops::Range<usize>> {
    let at = fields.node("tainted")?.span.clone();
    if fields.boolean("tainted", report)? {
        return Some(at);
    }
    let message =
        "`tainted: false` asks for nothing: a conversation that holds no outside content needs no rule";
    let help = "write `tainted: true`, or remove it; `not: {after: {tainted: true}}` excepts what is tainted";
    report.add(at, &fields.name("tainted"), "tainted-false", message, help);
    None
}
