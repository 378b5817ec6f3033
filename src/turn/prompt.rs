//! Whether the prompt was let through: what every later hook of the turn waits for.

use tokio::sync::watch;

/// Where the prompt stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum PromptState {
    /// `before` has not been called, or was dropped.
    NotBegun,
    /// `before` is at work.
    Judging,
    /// It said proceed, or the turn has no prompt.
    Proceeded,
    /// It refused, holds or halted, with the reason.
    Stopped(String),
}

/// The prompt's gate of one turn. Several guards may judge the prompt at once, or one inside the other:
/// it opens once all of them have ended, and only if none of them stopped it or was dropped.
#[derive(Debug)]
pub(crate) struct PromptGate(watch::Sender<Standing>);

#[derive(Debug, Clone)]
struct Standing {
    running: usize,
    dropped: bool,
    state: PromptState,
}

/// A guard at work on the prompt: dropped without an end, the prompt counts as not judged.
#[derive(Debug)]
#[must_use = "dropped, the prompt counts as not judged"]
pub(crate) struct PromptRun<'a> {
    gate: &'a PromptGate,
    ended: bool,
}

impl PromptGate {
    pub(crate) fn new(open: bool) -> Self {
        let state = if open { PromptState::Proceeded } else { PromptState::NotBegun };
        Self(watch::Sender::new(Standing { running: 0, dropped: false, state }))
    }

    pub(crate) fn begin(&self) -> PromptRun<'_> {
        self.0.send_modify(|now| {
            if now.running == 0 {
                now.state = PromptState::Judging;
                now.dropped = false;
            }
            now.running += 1;
        });
        PromptRun { gate: self, ended: false }
    }

    /// Whether it is open now, without copying the state: the hot path.
    pub(crate) fn is_open(&self) -> bool {
        let now = self.0.borrow();
        now.running == 0 && now.state == PromptState::Proceeded
    }

    /// Waits while a guard is at work; what is never begun is not waited for.
    pub(crate) async fn settled(&self) -> PromptState {
        let mut receiver = self.0.subscribe();
        match receiver.wait_for(|now| now.running == 0).await {
            Ok(now) => now.state.clone(),
            Err(_) => PromptState::NotBegun,
        }
    }

    fn end(&self, ended: Option<PromptState>) {
        self.0.send_modify(|now| {
            now.running = now.running.saturating_sub(1);
            match ended {
                None | Some(PromptState::NotBegun) => now.dropped = true,
                Some(PromptState::Stopped(why)) => {
                    if !matches!(now.state, PromptState::Stopped(_)) {
                        now.state = PromptState::Stopped(why);
                    }
                }
                Some(PromptState::Proceeded | PromptState::Judging) => {}
            }
            if now.running == 0 && !matches!(now.state, PromptState::Stopped(_)) {
                now.state = if now.dropped { PromptState::NotBegun } else { PromptState::Proceeded };
            }
        });
    }
}

impl PromptRun<'_> {
    pub(crate) fn end(mut self, state: PromptState) {
        self.ended = true;
        self.gate.end(Some(state));
    }
}

impl Drop for PromptRun<'_> {
    fn drop(&mut self) {
        if !self.ended {
            self.gate.end(None);
        }
    }
}
