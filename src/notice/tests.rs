//! GT-29: notices have stable ids and English texts, and can be translated by id.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use super::catalogue::fill;
use super::*;
use crate::words::{Cause, GateKind, GateName, GateRef, Layer};

fn gate(kind: GateKind, name: &'static str) -> Arc<GateRef> {
    Arc::new(GateRef { name: GateName::known(name), kind, layer: Layer::Workspace, file: None, line: None })
}

#[test]
fn texts_read_as_the_specification_words_them() {
    let rule = gate(GateKind::Rule, "scope");
    for (notice, text) in [
        (
            Notice::of_gate(NoticeId::PromptRefused, &rule, "too wide"),
            "The rule scope stopped this prompt: too wide",
        ),
        (Notice::unjudged(&rule, Cause::Timeout), "The rule scope couldn't be checked"),
        (
            Notice::of_gate(NoticeId::CallBlocked, &gate(GateKind::Builtin, "limits"), "too many files"),
            "The guardrail limits stopped this: too many files",
        ),
        (Notice::still_failing(2), "Rules still fail after 2 revisions"),
        (Notice::no_rule("mail/send"), "No rule covers this call of mail/send"),
    ] {
        assert_eq!(notice.text, text);
        assert_eq!(notice.text_in(&English), text);
    }
}

#[test]
fn every_id_has_a_text_and_a_stable_snake_case_name() {
    let names: HashSet<_> = NoticeId::ALL.iter().map(|id| id.as_str()).collect();
    assert_eq!(names.len(), NoticeId::ALL.len());
    for id in NoticeId::ALL {
        assert!(!id.english().is_empty());
        assert_eq!(serde_json::to_value(id).unwrap(), id.as_str());
    }
}

#[test]
fn a_value_is_no_template_and_an_unknown_name_stays() {
    let values = BTreeMap::from([("gate", "{reason}".to_owned()), ("reason", "x".to_owned())]);
    assert_eq!(fill("{gate} {reason} {other} {open", &values, None), "{reason} x {other} {open");
    assert_eq!(fill("{{gate}}", &values, None), "{{reason}}");
}

#[test]
fn a_host_translates_by_id_and_the_rest_stays_english() {
    struct German;
    impl Catalogue for German {
        fn template(&self, id: NoticeId) -> Option<Cow<'_, str>> {
            (id == NoticeId::PromptRefused).then_some("{kind} {gate}: {reason}".into())
        }
        fn kind(&self, english: &str) -> Option<Cow<'_, str>> {
            (english == "rule").then_some("Regel".into())
        }
    }
    let rule = gate(GateKind::Rule, "scope");
    assert_eq!(
        Notice::of_gate(NoticeId::PromptRefused, &rule, "zu weit").text_in(&German),
        "Regel scope: zu weit"
    );
    assert_eq!(Notice::still_failing(2).text_in(&German), "Rules still fail after 2 revisions");
}
