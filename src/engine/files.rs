//! Where a call's paths lead, looked up before the gates run and off the async threads.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use super::core::Inner;
use crate::bounds;
use crate::tool::{CallView, FilesAsked, Resolved};

impl Inner {
    /// Looks up the paths of a call for the gates that ask; a look-up that does not end in 1 s leaves every
    /// path unknown, and those gates are `unjudged`.
    pub(super) async fn resolve(&self, view: &CallView<'_>, asked: FilesAsked) -> Option<Resolved> {
        let paths = view.lexical_paths(asked);
        if paths.is_empty() {
            return None;
        }
        // Outside a runtime there is no thread to hand it to: it blocks where it is polled.
        if !self.files.may_block() || tokio::runtime::Handle::try_current().is_err() {
            let look_up = || Resolved::look_up(self.files.as_ref(), paths.clone(), view.place());
            return Some(
                catch_unwind(AssertUnwindSafe(look_up))
                    .unwrap_or_else(|_| Resolved::unknown(paths.clone(), "looking it up failed")),
            );
        }
        let (files, place, asked) = (Arc::clone(&self.files), view.place().clone(), paths.clone());
        let look_up = tokio::task::spawn_blocking(move || Resolved::look_up(files.as_ref(), asked, &place));
        match tokio::time::timeout(bounds::LOOK_UP_DEADLINE, look_up).await {
            Ok(Ok(resolved)) => Some(resolved),
            Ok(Err(_)) => Some(Resolved::unknown(paths, "looking it up failed")),
            Err(_) => Some(Resolved::unknown(paths, "looking it up took more than 1 s")),
        }
    }
}
