//! Where a call's paths lead, looked up before the gates run and off the async threads.

use super::core::Inner;
use crate::bounds;
use crate::tool::{CallView, Resolved};

impl Inner {
    /// Looks up the paths of a call for the gates that ask; a look-up that does not end in 1 s leaves every
    /// path unknown, and those gates are `unjudged`.
    pub(super) async fn resolve(&self, view: &CallView<'_>) -> Option<Resolved> {
        let paths = view.lexical_paths();
        if paths.is_empty() {
            return None;
        }
        let place = view.place().clone();
        let asked = paths.clone();
        if tokio::runtime::Handle::try_current().is_err() {
            // A host that polls the hooks outside a runtime: no thread to hand it to, so it blocks here.
            return Some(Resolved::look_up(asked, &place));
        }
        let look_up = tokio::task::spawn_blocking(move || Resolved::look_up(asked, &place));
        match tokio::time::timeout(bounds::LOOK_UP_DEADLINE, look_up).await {
            Ok(Ok(resolved)) => Some(resolved),
            Ok(Err(_)) => Some(Resolved::unknown(paths, view.place(), "looking it up failed")),
            Err(_) => Some(Resolved::unknown(paths, view.place(), "looking it up took more than 1 s")),
        }
    }
}
