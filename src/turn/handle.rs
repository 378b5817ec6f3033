//! The turn itself.

use std::collections::HashSet;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use serde_json::Value;

use super::budget::Budget;
use super::calls::OpenCalls;
use super::files::Files;
use super::history::History;
use super::prompt::{PromptGate, PromptState};
use super::{Conversation, OpenCall, OverBudget, TurnOptions, Usage};
use crate::audit::{About, Auditor, CallRecord, CallStatus, Record};
use crate::bounds;
use crate::matcher::Place;
use crate::notice::NoticeId;
use crate::ruleset::RuleSet;
use crate::words::{GateKind, GateName};

/// One run of an agent for one prompt. Clones are the same turn; it is `Send + Sync`, and parallel calls
/// of one turn are safe. Once the last clone is dropped, calls whose result never came are audited as
/// `unknown`, and a child's labels join its parent.
#[derive(Clone)]
pub struct Turn(pub(super) Arc<State>);

pub(super) struct State {
    pub(super) id: String,
    pub(super) rules: Arc<RuleSet>,
    pub(super) parent: Option<Turn>,
    pub(super) agent: Option<String>,
    pub(super) flow: Option<String>,
    pub(super) tenant: Option<String>,
    pub(super) facts: Value,
    pub(super) place: Place,
    pub(super) prompt: PromptGate,
    pub(super) conversation: Conversation,
    pub(super) calls: OpenCalls,
    /// This turn's number in its tree.
    pub(super) number: u64,
    /// Steps that `model_step` let through, and model calls of this turn: the marks of its steps.
    pub(super) steps: AtomicU64,
    pub(super) model_calls: AtomicU64,
    /// Children that were begun and not all joined: their labels join when a result comes back here.
    pub(super) children: Mutex<Vec<Weak<State>>>,
    pub(super) halted: OnceLock<String>,
    pub(super) auditor: Arc<Auditor>,
    pub(super) root: Arc<Root>,
}

/// A notice of a gate, or of none: each is shown once a turn.
/// Those of no gate are told apart by what they are about: a tool.
pub(crate) type ShownNotice = (Option<(GateKind, GateName)>, NoticeId, Option<String>);

/// What a turn shares with its children.
pub(super) struct Root {
    budget: Arc<Budget>,
    files: Arc<Files>,
    rounds: AtomicU32,
    shown: Mutex<HashSet<ShownNotice>>,
    history: History,
    /// Turns of the tree.
    turns: AtomicU64,
}

impl Turn {
    /// Begins a root turn under `rules`.
    pub(crate) fn begin(
        id: String,
        rules: Arc<RuleSet>,
        auditor: Arc<Auditor>,
        default: &Place,
        options: TurnOptions,
    ) -> Self {
        let caps = rules.caps(options.agent.as_deref());
        let root = Root {
            budget: Arc::new(Budget::new(
                [caps.max_model_calls, options.max_model_calls],
                [caps.max_cost_usd, options.max_cost_usd],
            )),
            files: Arc::default(),
            rounds: AtomicU32::new(0),
            shown: Mutex::default(),
            history: History::new(rules.earlier().len()),
            turns: AtomicU64::new(0),
        };
        let conversation = options.conversation.clone().unwrap_or_default();
        Self::assemble(id, rules, auditor, default, options, None, conversation, Arc::new(root))
    }

    #[expect(clippy::too_many_arguments, reason = "the one place that puts a turn together")]
    pub(super) fn assemble(
        id: String,
        rules: Arc<RuleSet>,
        auditor: Arc<Auditor>,
        default: &Place,
        options: TurnOptions,
        parent: Option<Self>,
        conversation: Conversation,
        root: Arc<Root>,
    ) -> Self {
        let workspace = options.workspace.unwrap_or_else(|| default.root.clone());
        let place = Place {
            cwd: options
                .cwd
                .unwrap_or_else(|| if parent.is_some() { default.cwd.clone() } else { workspace.clone() }),
            root: workspace,
            home: options.home.unwrap_or_else(|| default.home.clone()),
            fold_case: default.fold_case,
        };
        Self(Arc::new(State {
            id,
            rules,
            parent,
            agent: options.agent,
            flow: options.flow,
            tenant: options.tenant,
            facts: options.facts,
            place,
            prompt: PromptGate::new(options.calls_only),
            conversation,
            calls: OpenCalls::default(),
            number: root.turns.fetch_add(1, Ordering::Relaxed),
            steps: AtomicU64::new(0),
            model_calls: AtomicU64::new(0),
            children: Mutex::default(),
            halted: OnceLock::new(),
            auditor,
            root,
        }))
    }

    /// The turn's id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.0.id
    }

    /// The agent, where the host named one.
    #[must_use]
    pub fn agent(&self) -> Option<&str> {
        self.0.agent.as_deref()
    }

    /// The tenant, where the host named one.
    #[must_use]
    pub fn tenant(&self) -> Option<&str> {
        self.0.tenant.as_deref()
    }

    /// The flow, where the host named one.
    #[must_use]
    pub fn flow(&self) -> Option<&str> {
        self.0.flow.as_deref()
    }

    /// The turn that this one is a child of.
    #[must_use]
    pub fn parent(&self) -> Option<&Self> {
        self.0.parent.as_ref()
    }

    /// What the host knows of the user.
    #[must_use]
    pub fn facts(&self) -> &Value {
        &self.0.facts
    }

    /// The conversation.
    #[must_use]
    pub fn conversation(&self) -> &Conversation {
        &self.0.conversation
    }

    /// The workspace's root.
    #[must_use]
    pub fn workspace(&self) -> &Path {
        &self.0.place.root
    }

    /// Counts a model call before it is made.
    ///
    /// # Errors
    /// [`OverBudget`] where the turn's cap is reached: the call may not be made, and the turn is halted with
    /// the reason.
    pub fn reserve_model_call(&self) -> Result<(), OverBudget> {
        if let Some(reason) = self.halted() {
            return Err(OverBudget::Halted(reason.to_owned()));
        }
        let reserved = self.halting(self.0.root.budget.reserve());
        if reserved.is_ok() {
            self.0.model_calls.fetch_add(1, Ordering::SeqCst);
        }
        reserved
    }

    /// Counts what a model call used, after it was made.
    ///
    /// # Errors
    /// [`OverBudget`] where the spending is over the cap now: the turn is halted with the reason.
    pub fn record_usage(&self, usage: Usage) -> Result<(), OverBudget> {
        self.halting(self.0.root.budget.spend(usage.cost_usd))
    }

    /// Over the cap is a halt with the reason.
    fn halting(&self, counted: Result<(), OverBudget>) -> Result<(), OverBudget> {
        if let Err(over) = &counted {
            self.halt(&over.to_string());
        }
        counted
    }

    /// Model calls reserved so far, children included.
    #[must_use]
    pub fn model_calls(&self) -> u64 {
        self.0.root.budget.model_calls()
    }

    /// US dollars spent so far by models and judges, children included.
    #[must_use]
    pub fn cost_usd(&self) -> f64 {
        self.0.root.budget.cost()
    }

    /// Distinct files changed so far, children included.
    #[must_use]
    pub fn files_changed(&self) -> usize {
        self.0.root.files.changed()
    }

    /// Why the turn is over, where a gate halted it.
    #[must_use]
    pub fn halted(&self) -> Option<&str> {
        match self.0.halted.get() {
            Some(reason) => Some(reason),
            None => self.0.parent.as_ref().and_then(Self::halted),
        }
    }

    pub(crate) fn halt(&self, reason: &str) {
        // The first reason stays: the turn is over already.
        let _first = self.0.halted.set(reason.to_owned());
    }

    /// An idempotency key of a guard that keeps no secret: the turn and the call's id.
    pub(crate) fn plain_key(&self, call: &str) -> String {
        format!("{}/{call}", self.0.id)
    }

    pub(crate) fn budget(&self) -> &Budget {
        &self.0.root.budget
    }

    /// The budget alone, for what outlives the turn.
    pub(crate) fn shared_budget(&self) -> Arc<Budget> {
        Arc::clone(&self.0.root.budget)
    }

    pub(crate) fn files(&self) -> &Arc<Files> {
        &self.0.root.files
    }

    pub(crate) fn rules(&self) -> &Arc<RuleSet> {
        &self.0.rules
    }

    pub(crate) fn prompt(&self) -> &PromptGate {
        &self.0.prompt
    }

    /// Whether the prompt of this turn and those of the turns that it is a child of were let through.
    pub(crate) fn is_open(&self) -> bool {
        std::iter::successors(Some(self), |turn| turn.parent()).all(|turn| turn.prompt().is_open())
    }

    /// Where the prompts of this turn and of the turns that it is a child of stand, once no guard is at
    /// work on one: the first that was not let through, from the root.
    pub(crate) async fn prompts_settled(&self) -> PromptState {
        let chain: Vec<&Self> = std::iter::successors(Some(self), |turn| turn.parent()).collect();
        for turn in chain.into_iter().rev() {
            let state = turn.prompt().settled().await;
            if state != PromptState::Proceeded {
                return state;
            }
        }
        PromptState::Proceeded
    }

    pub(crate) fn history(&self) -> &History {
        &self.0.root.history
    }

    /// Whether a call was let through and has not been answered.
    pub(crate) fn is_open_call(&self, id: &str, tool: &crate::tool::ToolId) -> bool {
        self.0.calls.is_open(id, tool)
    }

    pub(crate) fn open_call(&self, call: OpenCall) {
        self.0.calls.open(call);
    }

    pub(crate) fn close_call(&self, id: &str, tool: &crate::tool::ToolId) -> Option<OpenCall> {
        self.0.calls.close(id, tool)
    }

    /// Where a call with this working folder stands.
    pub(crate) fn place(&self, cwd: Option<&Path>) -> std::borrow::Cow<'_, Place> {
        match cwd {
            None => std::borrow::Cow::Borrowed(&self.0.place),
            Some(cwd) => {
                let cwd: PathBuf = if cwd.is_absolute() { cwd.into() } else { self.0.place.cwd.join(cwd) };
                std::borrow::Cow::Owned(Place { cwd, ..self.0.place.clone() })
            }
        }
    }

    /// Whether this notice is the turn's first of its gate, or, where it is of none, of its tool. A rule and
    /// a guardrail may have one name.
    pub(crate) fn first_notice(&self, notice: &ShownNotice) -> bool {
        self.0.root.shown.lock().unwrap_or_else(PoisonError::into_inner).insert(notice.clone())
    }

    /// Counts these notices as not shown: the hook that made them was dropped.
    pub(crate) fn forget_notices(&self, notices: &[ShownNotice]) {
        let mut shown = self.0.root.shown.lock().unwrap_or_else(PoisonError::into_inner);
        for notice in notices {
            shown.remove(notice);
        }
    }

    /// Takes one of the turn's send-backs: its number from 1, or none where they are used up.
    pub(crate) fn take_round(&self) -> Option<u32> {
        self.0
            .root
            .rounds
            .fetch_update(Ordering::SeqCst, Ordering::SeqCst, |r| (r < bounds::ROUNDS).then_some(r + 1))
            .ok()
            .map(|before| before + 1)
    }

    /// Whether a send-back remains.
    pub(crate) fn rounds_remain(&self) -> bool {
        self.0.root.rounds.load(Ordering::SeqCst) < bounds::ROUNDS
    }
}

impl fmt::Debug for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Turn")
            .field("id", &self.0.id)
            .field("agent", &self.0.agent.as_deref().map(crate::detect::Masked))
            .finish_non_exhaustive()
    }
}

impl Drop for State {
    fn drop(&mut self) {
        if let Some(parent) = &self.parent {
            parent.0.conversation.absorb(&self.conversation);
        }
        let about =
            About { turn: Some(&self.id), agent: self.agent.as_deref(), digest: Some(self.rules.digest()) };
        for call in self.calls.drain() {
            let rules: Vec<&GateName> = call.fired.iter().collect();
            let record = Record::Call(CallRecord {
                call: &call.id,
                tool: &call.tool,
                outcome: CallStatus::Unknown,
                duration: Some(call.began.elapsed()),
                arguments: "",
                result: None,
                rules: &rules,
                effect: call.effect,
            });
            // A turn that ends has nobody to tell: the auditor counts the loss and says so in the log.
            let _lost = self.auditor.write(&about, &[record]);
        }
    }
}
