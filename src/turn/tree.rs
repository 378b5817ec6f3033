//! A turn's place in its tree: its children, and the steps that it is made of.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError, Weak};

use super::history::StepId;
use super::{Turn, TurnOptions};

impl Turn {
    /// A sub-agent's turn: guarded by the same rule set, counted with this turn, starting with its taint.
    /// Facts, workspace and working folder are this turn's where `options` names none; caps and the
    /// conversation of `options` are not looked at.
    #[must_use]
    pub fn child(&self, options: TurnOptions) -> Self {
        let id = format!("{}.{}", self.0.id, crate::text::unique_id());
        let facts = if options.facts.is_null() { self.0.facts.clone() } else { options.facts.clone() };
        let options = TurnOptions {
            facts,
            flow: options.flow.clone().or_else(|| self.0.flow.clone()),
            tenant: options.tenant.clone().or_else(|| self.0.tenant.clone()),
            ..options
        };
        let child = Self::assemble(
            id,
            Arc::clone(&self.0.rules),
            Arc::clone(&self.0.auditor),
            &self.0.place,
            options,
            Some(self.clone()),
            self.0.conversation.child(),
            Arc::clone(&self.0.root),
        );
        let mut children = self.0.children.lock().unwrap_or_else(PoisonError::into_inner);
        children.retain(|child| child.strong_count() > 0);
        children.push(Arc::downgrade(&child.0));
        drop(children);
        child
    }

    /// Takes a child's result over: its labels join this turn's conversation. They join by themselves once the
    /// last clone of the child is dropped, and, while the child is kept, whenever a tool's result comes back in
    /// this turn, since that may be the child's. A host that hands a child's result on in another way, and keeps
    /// the child, calls this.
    pub fn join(&self, child: &Self) {
        self.0.conversation.absorb(&child.0.conversation);
    }

    /// Takes over the labels of all children that are kept: a result that comes back may be one of theirs.
    pub(crate) fn join_children(&self) {
        for child in &self.children() {
            self.join(child);
        }
    }

    /// Whether a child that is kept holds outside content.
    pub(crate) fn has_tainted_child(&self) -> bool {
        self.children().iter().any(|child| child.conversation().is_tainted())
    }

    /// The children that are kept. Upgraded out of the lock: the last clone of a child may go here.
    fn children(&self) -> Vec<Self> {
        let mut children = self.0.children.lock().unwrap_or_else(PoisonError::into_inner);
        children.retain(|child| child.strong_count() > 0);
        children.iter().filter_map(Weak::upgrade).map(Self).collect()
    }

    /// A reply that asks for calls was let through: its calls are one step.
    pub(crate) fn step_begins(&self) {
        self.0.steps.fetch_add(1, Ordering::SeqCst);
    }

    /// The step that this turn is in. `model_step` marks steps; a host that never calls it marks them by its
    /// model calls, and one that does neither by nothing: then every call whose result came back is earlier.
    pub(crate) fn step(&self) -> StepId {
        let steps = self.0.steps.load(Ordering::SeqCst);
        let step = if steps > 0 { 2 * steps } else { 2 * self.0.model_calls.load(Ordering::SeqCst) };
        StepId { turn: self.0.number, step: if steps > 0 || step == 0 { step } else { step + 1 } }
    }

    /// Whether a call of this step is bringing in outside content: it was let through, and its result has not
    /// come back.
    pub(crate) fn brings_outside_now(&self) -> bool {
        self.0.calls.brings_outside(self.step())
    }
}
