//! Making notices.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::catalogue::fill;
use super::{Notice, NoticeId};
use crate::words::{Cause, GateRef};

impl Notice {
    /// A notice of any kind that a gate gives, with its reason (clean: secrets redacted).
    pub(crate) fn of_gate(id: NoticeId, gate: &Arc<GateRef>, reason: &str) -> Self {
        let values = BTreeMap::from([
            ("kind", gate.kind.word().to_owned()),
            ("gate", gate.name.to_string()),
            ("reason", reason.to_owned()),
        ]);
        Self::with(id, Some(Arc::clone(gate)), values)
    }

    /// A gate could not check.
    pub(crate) fn unjudged(gate: &Arc<GateRef>, cause: Cause) -> Self {
        let mut notice = Self::of_gate(NoticeId::Unjudged, gate, "");
        notice.values.insert("cause", cause.as_str().to_owned());
        notice
    }

    /// Rules still fail after the last of these rounds.
    pub(crate) fn still_failing(rounds: u32) -> Self {
        Self::with(NoticeId::StillFailing, None, BTreeMap::from([("rounds", rounds.to_string())]))
    }

    /// No rule covers a call of this tool.
    pub(crate) fn no_rule(tool: &str) -> Self {
        Self::with(NoticeId::NoRule, None, BTreeMap::from([("tool", tool.to_owned())]))
    }

    /// An acting tool waits for approval, whatever the gates say.
    pub(crate) fn acting(tool: &str) -> Self {
        let values = BTreeMap::from([
            ("kind", "tool".to_owned()),
            ("gate", tool.to_owned()),
            ("reason", "tools that act are approved one by one".to_owned()),
        ]);
        Self::with(NoticeId::Held, None, values)
    }

    /// No good rule set is loaded.
    pub(crate) fn not_loaded(reason: &str) -> Self {
        Self::with(NoticeId::NotLoaded, None, BTreeMap::from([("reason", reason.to_owned())]))
    }

    /// No rule file was found anywhere.
    pub(crate) fn no_rules() -> Self {
        Self::with(NoticeId::NoRules, None, BTreeMap::new())
    }

    /// A workspace's file loosens a gate.
    pub(crate) fn loosened(gate: &Arc<GateRef>, field: &str, from: &str, to: &str) -> Self {
        let mut notice = Self::of_gate(NoticeId::Loosened, gate, "");
        notice.values.insert("field", field.to_owned());
        notice.values.insert("from", from.to_owned());
        notice.values.insert("to", to.to_owned());
        Self::with(notice.id, notice.gate, notice.values)
    }

    /// The audit log can't be written.
    pub(crate) fn audit_unavailable(reason: &str) -> Self {
        Self::with(NoticeId::AuditUnavailable, None, BTreeMap::from([("reason", reason.to_owned())]))
    }

    /// Any notice, with the values of its text.
    pub(crate) fn with(
        id: NoticeId,
        gate: Option<Arc<GateRef>>,
        values: BTreeMap<&'static str, String>,
    ) -> Self {
        let text = fill(id.english(), &values, None);
        Self { id, gate, values, text }
    }
}
