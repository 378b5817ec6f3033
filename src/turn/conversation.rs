//! What a conversation holds over its turns: its taint, and the placeholders that it was sent.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::bounds;
use crate::tool::ToolId;

/// A conversation: clones are the same one. A turn goes on with the labels of the turn before; only the
/// host clears them.
#[derive(Debug, Clone, Default)]
pub struct Conversation(Arc<State>);

#[derive(Debug, Default)]
struct State {
    tainted: AtomicBool,
    /// Results of outside content that are being decided: they count, and leave nothing if dropped.
    tainting: AtomicUsize,
    placeholders: Mutex<HashSet<String>>,
    /// The tools that brought the outside content, the first ones.
    sources: Mutex<Vec<ToolId>>,
}

/// Outside content that is being decided.
#[derive(Debug)]
#[must_use = "dropped, it leaves no label"]
pub(crate) struct Tainting(Conversation);

impl Tainting {
    /// The content is in the conversation now; `from` is the tool that brought it, where it is not a child's.
    pub(crate) fn keep(self, from: Option<&ToolId>) {
        match from {
            Some(from) => self.0.taint_from(from),
            None => self.0.taint(),
        }
    }
}

impl Drop for Tainting {
    fn drop(&mut self) {
        self.0.0.tainting.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Conversation {
    /// A new, untainted one.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether it holds outside content: what a tool brought in, or a child's. A result that was withheld from the
    /// model is not in it.
    #[must_use]
    pub fn is_tainted(&self) -> bool {
        self.0.tainted.load(Ordering::SeqCst) || self.0.tainting.load(Ordering::SeqCst) > 0
    }

    /// The tools whose results brought the outside content, in the order in which they first did: at most 16,
    /// those after them are not kept. Empty where it holds none, or the host labelled it with [`taint`](Self::taint).
    #[must_use]
    pub fn taint_sources(&self) -> Vec<ToolId> {
        self.sources().clone()
    }

    /// Says that the outside content is no longer in the model's context.
    pub fn clear_taint(&self) {
        let mut sources = self.sources();
        sources.clear();
        self.0.tainted.store(false, Ordering::SeqCst);
    }

    fn sources(&self) -> MutexGuard<'_, Vec<ToolId>> {
        self.0.sources.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Labels it: a result of this tool is in it.
    fn taint_from(&self, from: &ToolId) {
        let mut sources = self.sources();
        if sources.len() < bounds::TAINT_SOURCES && !sources.contains(from) {
            sources.push(from.clone());
        }
        self.taint();
    }

    /// Labels it: it holds outside content from now on.
    pub fn taint(&self) {
        self.0.tainted.store(true, Ordering::SeqCst);
    }

    /// Labels it while outside content is being decided, and for good once that is [kept](Tainting::keep).
    pub(crate) fn tainting(&self) -> Tainting {
        self.0.tainting.fetch_add(1, Ordering::SeqCst);
        Tainting(self.clone())
    }

    /// One that starts with this one's labels: a child's.
    pub(crate) fn child(&self) -> Self {
        let child = Self::new();
        child.absorb(self);
        child
    }

    /// Takes over the labels of `other`.
    pub(crate) fn absorb(&self, other: &Self) {
        if Arc::ptr_eq(&self.0, &other.0) {
            return;
        }
        if other.is_tainted() {
            self.taint();
            for from in &other.taint_sources() {
                self.taint_from(from);
            }
        }
        let theirs: Vec<String> =
            other.0.placeholders.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect();
        self.0.placeholders.lock().unwrap_or_else(PoisonError::into_inner).extend(theirs);
    }

    /// Remembers a placeholder that a result was given.
    pub(crate) fn sent(&self, placeholder: &str) {
        let mut sent = self.0.placeholders.lock().unwrap_or_else(PoisonError::into_inner);
        if !sent.contains(placeholder) {
            sent.insert(placeholder.to_owned());
        }
    }

    /// Whether a result of this conversation was given this placeholder.
    pub(crate) fn was_sent(&self, placeholder: &str) -> bool {
        self.0.placeholders.lock().unwrap_or_else(PoisonError::into_inner).contains(placeholder)
    }
}
