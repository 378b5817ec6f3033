//! The settings as the engine asks them.

use crate::typed::{ApproveActing, Settings, UnmatchedTools};

/// The settings as the engine asks them, each with its default put in.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Policy {
    pub(crate) unmatched_tools: UnmatchedTools,
    pub(crate) approve_acting: ApproveActing,
}

impl Policy {
    pub(crate) fn of(settings: &Settings) -> Self {
        Self {
            unmatched_tools: settings.unmatched_tools.unwrap_or_default(),
            approve_acting: settings.approve_acting.unwrap_or_default(),
        }
    }
}
