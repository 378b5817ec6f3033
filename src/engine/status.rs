//! What is in force, and how a reload came out.

use std::sync::{Arc, PoisonError};

use serde::Serialize;

use super::core::Inner;
use crate::audit::{About, LoosenedRecord, Record, ReloadRecord};
use crate::notice::Notice;
use crate::problem::Problems;
use crate::ruleset::{Loaded, Loosened, RuleSet, Summary};
use crate::typed::ApproveActing;

/// What is in force, for a status line (TR-09).
#[derive(Debug, Clone, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Status {
    /// The gates and counts.
    pub summary: Summary,
    /// The digest of the set in force.
    pub digest: String,
    /// Why nothing passes; none once a load was good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed: Option<String>,
    /// Problems of the last load: with an error among them, the set in force is an earlier one.
    #[serde(skip)]
    pub problems: Problems,
    /// Whether a judge is set.
    pub judge: bool,
    /// Whether an approvals store is set; without one every hold is a refusal.
    pub approvals: bool,
    /// Which acting tools run unasked.
    pub unasked: &'static str,
}

impl std::fmt::Display for Status {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(why) = &self.closed {
            return write!(f, "closed: {why}");
        }
        write!(f, "{}; {}", self.summary, self.unasked)?;
        if !self.judge {
            write!(f, "; no judge")?;
        }
        if self.problems.has_errors() {
            write!(
                f,
                "; the last load was refused ({} problems), the set before it is in force",
                self.problems.len()
            )?;
        }
        Ok(())
    }
}

impl Status {
    pub(super) fn of(rules: &RuleSet, problems: Problems, engine: &Inner) -> Self {
        let unasked = match (&engine.approvals, rules.policy().approve_acting) {
            (None, _) => "acting tools run unasked: there is no approvals store",
            (Some(_), ApproveActing::All) => "acting tools wait for approval",
            (Some(_), ApproveActing::Registered) => {
                "registered acting tools wait for approval, other acting tools run unasked"
            }
            (Some(_), ApproveActing::None) => "acting tools run unasked",
        };
        Self {
            summary: rules.summary().clone(),
            digest: rules.digest().to_owned(),
            closed: rules.closed().map(str::to_owned),
            problems,
            judge: engine.judge.is_some(),
            approvals: engine.approvals.is_some(),
            unasked,
        }
    }
}

/// How a reload came out.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ReloadOutcome {
    /// Whether the new set is in force.
    pub applied: bool,
    /// The digest of the set in force now.
    pub digest: String,
    /// Gates in force, the baseline's apart.
    pub gates: usize,
    /// Everything that is wrong.
    pub problems: Problems,
}

impl Inner {
    /// Takes a load: swapped in whole where it is good.
    pub(super) fn take(&self, loaded: Loaded) -> ReloadOutcome {
        let Loaded { rules, problems, gates, files, loosened, .. } = loaded;
        let applied = rules.is_some();
        {
            let mut now = self.rules.write().unwrap_or_else(PoisonError::into_inner);
            if let Some(rules) = rules {
                *now = Arc::new(rules);
            } else if now.closed().is_some() {
                // No load was good yet: the reason names the problems of this one.
                *now = Arc::new(self.loader.closed(&problems));
            }
        }
        let rules = Arc::clone(&self.rules.read().unwrap_or_else(PoisonError::into_inner));
        self.problems.lock().unwrap_or_else(PoisonError::into_inner).clone_from(&problems);
        if applied && files == 0 {
            self.pending.lock().unwrap_or_else(PoisonError::into_inner).push(Notice::no_rules());
        }
        if applied {
            self.tell_loosened(&loosened);
        }
        let list: Vec<_> = problems.iter().cloned().collect();
        self.write_now(&[Record::Reload(ReloadRecord {
            applied,
            loaded: Some(rules.digest()),
            gates,
            problems: &list,
        })]);
        ReloadOutcome { applied, digest: rules.digest().to_owned(), gates, problems }
    }

    /// Loosening is allowed, and never silent: a notice and an audit line each.
    fn tell_loosened(&self, loosened: &[Loosened]) {
        let records: Vec<Record<'_>> = loosened
            .iter()
            .map(|one| {
                Record::Loosened(LoosenedRecord {
                    gate: &one.gate,
                    instead_of: &one.instead_of,
                    field: one.field,
                    from: &one.from,
                    to: &one.to,
                })
            })
            .collect();
        self.write_now(&records);
        let notices = loosened.iter().map(|one| Notice::loosened(&one.gate, one.field, &one.from, &one.to));
        self.pending.lock().unwrap_or_else(PoisonError::into_inner).extend(notices);
    }

    /// Notices of the last load that nobody has been shown.
    pub(super) fn take_pending(&self) -> Vec<Notice> {
        std::mem::take(&mut *self.pending.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Gives back what a hook took and did not show.
    pub(super) fn put_back(&self, notices: Vec<Notice>) {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner).extend(notices);
    }

    /// Writes records of no turn; what can't be written is a notice of the next decision.
    pub(super) fn write_now(&self, records: &[Record<'_>]) {
        self.write_about(&About::default(), records);
    }

    /// Writes records; what can't be written is a notice of the next decision.
    pub(super) fn write_about(&self, about: &About<'_>, records: &[Record<'_>]) {
        if let Err(error) = self.auditor.write(about, records) {
            let notice = Notice::audit_unavailable(&error.0);
            self.pending.lock().unwrap_or_else(PoisonError::into_inner).push(notice);
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        // Nobody is left to tell: the auditor counts the loss.
        let _lost = self.auditor.write(&About::default(), &[Record::Stop]);
    }
}
