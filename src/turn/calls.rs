//! Calls that run: what is remembered of a call until its result.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use super::history::StepId;
use super::{FileReservation, Meets};
use crate::tool::ToolId;
use crate::words::{Action, GateName};

/// A call that was let through and whose result has not come back.
#[derive(Debug)]
pub(crate) struct OpenCall {
    pub(crate) id: String,
    pub(crate) tool: ToolId,
    pub(crate) began: Instant,
    /// The gates that fired at the call.
    pub(crate) fired: Vec<GateName>,
    /// The strictest of what they did to it.
    pub(crate) effect: Option<Action>,
    pub(crate) files: Option<FileReservation>,
    /// What it meets of the conditions over earlier calls, once its result comes back.
    pub(crate) meets: Meets,
    /// Whether it brings in outside content.
    pub(crate) outside: bool,
}

/// The open calls of a turn, by id; a host that repeats an id has them answered in order.
#[derive(Debug, Default)]
pub(crate) struct OpenCalls(Mutex<HashMap<String, Vec<OpenCall>>>);

impl OpenCalls {
    pub(crate) fn open(&self, call: OpenCall) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(call.id.clone()).or_default().push(call);
    }

    /// Takes the oldest open call of this id and tool.
    pub(crate) fn close(&self, id: &str, tool: &ToolId) -> Option<OpenCall> {
        let mut calls = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let same = calls.get_mut(id)?;
        let at = same.iter().position(|c| &c.tool == tool)?;
        let call = same.remove(at);
        if same.is_empty() {
            calls.remove(id);
        }
        Some(call)
    }

    /// Whether a call of this step, or of one that can't be told from it, is bringing in outside content.
    pub(crate) fn brings_outside(&self, now: StepId) -> bool {
        let calls = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        calls.values().flatten().any(|call| call.outside && (now.step == 0 || call.meets.step().is(now)))
    }

    /// Whether a call of this id and tool is open.
    pub(crate) fn is_open(&self, id: &str, tool: &ToolId) -> bool {
        let calls = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        calls.get(id).is_some_and(|same| same.iter().any(|call| &call.tool == tool))
    }

    /// Takes all.
    pub(crate) fn drain(&self) -> Vec<OpenCall> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).drain().flat_map(|(_, c)| c).collect()
    }
}
