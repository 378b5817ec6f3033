//! The engine: the set in force, the services, and the turns that begin under them.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use tokio::sync::Semaphore;

use super::builder::EngineBuilder;
use super::classified::Classifying;
use super::status::{ReloadOutcome, Status};
use crate::approval::ApprovalStore;
use crate::audit::Auditor;
use crate::judge::Judge;
use crate::matcher::Place;
use crate::notice::Notice;
use crate::problem::Problems;
use crate::ruleset::{Loader, RuleSet};
use crate::text::KeyedHash;
use crate::tool::FileSystem;
use crate::turn::{Turn, TurnOptions};

/// The engine: the main implementation of [`Guard`](crate::Guard). Clones are the same engine.
///
/// It holds the rule set in force and swaps it whole; a turn that has begun keeps the set it began with.
///
/// The hooks are to be polled inside a Tokio runtime with its time driver enabled: deadlines, host checks
/// and look-ups of paths need one. Outside of one a hook that needs it panics; it never lets anything pass.
#[derive(Clone)]
pub struct Engine(pub(super) Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) rules: RwLock<Arc<RuleSet>>,
    pub(crate) loader: Loader,
    /// One reload at a time: two loads never race to be the last good one.
    pub(crate) reloading: Mutex<()>,
    /// The problems of the last load, good or not.
    pub(crate) problems: Mutex<Problems>,
    pub(crate) judge: Option<Arc<dyn Judge>>,
    pub(crate) approvals: Option<Arc<dyn ApprovalStore>>,
    pub(crate) auditor: Arc<Auditor>,
    pub(crate) pool: Arc<Semaphore>,
    pub(crate) place: Place,
    /// Asked where the paths of a call lead.
    pub(crate) files: Arc<dyn FileSystem>,
    /// The host's model against injected orders.
    pub(crate) classifier: Option<Classifying>,
    /// Keys approvals and idempotency keys; made anew with each engine.
    pub(crate) key: KeyedHash,
    /// Notices of the last load, shown with the first decision after it.
    pub(crate) pending: Mutex<Vec<Notice>>,
}

impl Engine {
    /// Builds an engine.
    pub fn builder() -> EngineBuilder {
        EngineBuilder::default()
    }

    /// Begins a turn under the set in force now.
    #[must_use]
    pub fn turn(&self, options: TurnOptions) -> Turn {
        Turn::begin(
            crate::text::unique_id(),
            self.rules(),
            Arc::clone(&self.0.auditor),
            &self.0.place,
            options,
        )
    }

    /// The set in force.
    #[must_use]
    pub fn rules(&self) -> Arc<RuleSet> {
        Arc::clone(&self.0.rules.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Loads the files again. A good load is swapped in whole; otherwise the set that was in force stays,
    /// and the outcome names every problem.
    pub fn reload(&self) -> ReloadOutcome {
        let _one_at_a_time = self.0.reloading.lock().unwrap_or_else(PoisonError::into_inner);
        let loaded = self.0.loader.load();
        self.0.take(loaded)
    }

    /// What is in force, for a status line.
    #[must_use]
    pub fn status(&self) -> Status {
        let problems = self.0.problems.lock().unwrap_or_else(PoisonError::into_inner).clone();
        Status::of(&self.rules(), problems, &self.0)
    }

    /// The approvals store, where one is set.
    #[must_use]
    pub fn approvals(&self) -> Option<&Arc<dyn ApprovalStore>> {
        self.0.approvals.as_ref()
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("rules", &self.rules().digest()).finish_non_exhaustive()
    }
}
