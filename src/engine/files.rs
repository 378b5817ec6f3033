//! Where a call's paths lead, looked up before the gates run and off the async threads.

use super::core::Inner;
use crate::bounds;
use crate::ruleset::{Check, Gate};
use crate::tool::{CallView, Resolved};

impl Inner {
    /// Looks up the paths of a call, where a gate asks; a look-up that does not end in 1 s leaves every
    /// path unknown, and the gates that ask are `unjudged`.
    pub(super) async fn resolve(&self, gates: &[&Gate], view: &CallView<'_>) -> Option<Resolved> {
        let asks = |gate: &&Gate| match &gate.check {
            Check::Tool(rule) => rule.looks_at_files(gate.action),
            _ => false,
        };
        if !gates.iter().any(asks) {
            return None;
        }
        let paths = view.lexical_paths();
        if paths.is_empty() {
            return None;
        }
        let place = view.place().clone();
        let asked = paths.clone();
        let look_up = tokio::task::spawn_blocking(move || Resolved::look_up(asked, &place));
        match tokio::time::timeout(bounds::LOOK_UP_DEADLINE, look_up).await {
            Ok(Ok(resolved)) => Some(resolved),
            Ok(Err(_)) => Some(Resolved::unknown(paths, view.place(), "looking it up failed")),
            Err(_) => Some(Resolved::unknown(paths, view.place(), "looking it up took more than 1 s")),
        }
    }
}
