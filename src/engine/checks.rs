//! The host's checks: on a pool of blocking threads, side by side, abandoned at their deadline.

use std::sync::Arc;
use std::time::Instant;

use futures_util::future;
use tokio::sync::Semaphore;

use super::evaluate::{Evaluated, Said, Says, conclude};
use super::subject::Subject;
use crate::bounds;
use crate::check::{CheckOutcome, CheckSubject};
use crate::detect::Redaction;
use crate::ruleset::{Check, Gate, HostCheckHandle};
use crate::turn::Turn;
use crate::verdict::Spotted;
use crate::words::{Cause, Hook};

/// Runs every host check among `gates`.
pub(crate) async fn run_all<'g>(
    pool: &Arc<Semaphore>,
    turn: &Turn,
    subject: &Subject<'_>,
    gates: &[&'g Gate],
) -> Vec<Evaluated<'g>> {
    let hosted: Vec<(&'g Gate, HostCheckHandle)> = gates
        .iter()
        .filter_map(|gate| match &gate.check {
            Check::Host(handle) => Some((*gate, handle.clone())),
            _ => None,
        })
        .collect();
    if hosted.is_empty() {
        return Vec::new();
    }
    let given = Arc::new(subject.for_check(turn.facts()));
    let place = subject.place();
    let hook = subject.hook();
    let text_bytes = subject.text().map(str::len);
    future::join_all(
        hosted
            .into_iter()
            .map(|(gate, check)| run(pool, hook, place, text_bytes, gate, check, Arc::clone(&given))),
    )
    .await
    .into_iter()
    .flatten()
    .collect()
}

async fn run<'g>(
    pool: &Arc<Semaphore>,
    hook: Hook,
    place: &'static str,
    text_bytes: Option<usize>,
    gate: &'g Gate,
    check: HostCheckHandle,
    subject: Arc<CheckSubject>,
) -> Option<Evaluated<'g>> {
    let asked = Instant::now();
    let permit = match tokio::time::timeout(bounds::POOL_WAIT, Arc::clone(pool).acquire_owned()).await {
        Ok(Ok(permit)) => permit,
        _ => {
            let said = unjudged(Cause::Timeout, "the pool of checks was full".to_owned());
            return Some(conclude(gate, hook, said, asked));
        }
    };
    let task = tokio::task::spawn_blocking(move || {
        // The permit is held until the check ends, abandoned or not: the pool bounds threads.
        let _permit = permit;
        check.0.check(&subject)
    });
    let said = match tokio::time::timeout(gate.deadline, task).await {
        Err(_) => unjudged(Cause::Timeout, format!("it did not end in {:?}", gate.deadline)),
        Ok(Err(error)) if error.is_panic() => unjudged(Cause::Panic, "it panicked".to_owned()),
        Ok(Err(_)) => unjudged(Cause::Cancelled, "it was cancelled".to_owned()),
        Ok(Ok(Err(failed))) => unjudged(Cause::CheckFailed, failed.0),
        Ok(Ok(Ok(CheckOutcome::Pass))) => Said::default(),
        Ok(Ok(Ok(CheckOutcome::Fail { reason, spans }))) => {
            let inside =
                |s: &std::ops::Range<usize>| s.start < s.end && text_bytes.is_some_and(|n| s.end <= n);
            if gate.action == crate::words::Action::Redact && (spans.is_empty() || !spans.iter().all(inside))
            {
                // A redaction that can't be applied is a block.
                Said {
                    effect: Some(crate::words::Action::Block),
                    says: Says::Fail,
                    reason,
                    ..Said::default()
                }
            } else {
                Said {
                    says: Says::Fail,
                    reason,
                    redactions: spans
                        .iter()
                        .map(|s| Redaction::new(s.clone(), format!("[redacted:{}]", gate.id.name)))
                        .collect(),
                    spans: spans.into_iter().map(|s| Spotted::new(place, s, gate.id.name.as_str())).collect(),
                    ..Said::default()
                }
            }
        }
    };
    if said.says == Says::Pass {
        return Some(conclude(gate, hook, said, asked));
    }
    Some(conclude(gate, hook, said, asked))
}

fn unjudged(cause: Cause, reason: String) -> Said {
    Said { says: Says::Unjudged(cause), reason, ..Said::default() }
}
