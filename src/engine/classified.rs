//! What the host's classifier says of a result: asked once, on the pool of blocking threads.

use std::sync::Arc;
use std::time::Duration;

use super::core::Inner;
use super::subject::Subject;
use crate::bounds;
use crate::check::Classifier;
use crate::ruleset::{Check, Gate};
use crate::turn::Turn;
use crate::words::Cause;

/// A classifier with its deadline.
#[derive(Clone)]
pub(crate) struct Classifying {
    pub(crate) classifier: Arc<dyn Classifier>,
    pub(crate) deadline: Duration,
}

/// Its score, or why there is none.
pub(crate) type Classified = Result<f64, (Cause, String)>;

/// Asks the classifier, where one is set and a gate would read its score.
pub(crate) async fn classify(
    engine: &Inner,
    turn: &Turn,
    subject: &Subject<'_>,
    gates: &[&Gate],
) -> Option<Classified> {
    let (Some(Classifying { classifier, deadline }), Subject::Result { view, result }) =
        (&engine.classifier, subject)
    else {
        return None;
    };
    let outside = || turn.rules().plan(&view.call().tool).outside;
    let reads =
        |gate: &&&Gate| matches!(&gate.check, Check::Injection(injection) if injection.applies(outside()));
    gates.iter().find(reads)?;
    let permit = match tokio::time::timeout(bounds::POOL_WAIT, Arc::clone(&engine.pool).acquire_owned()).await
    {
        Ok(Ok(permit)) => permit,
        _ => return Some(Err((Cause::Timeout, "the pool of checks was full".to_owned()))),
    };
    let (classifier, text) = (Arc::clone(classifier), result.text.clone());
    let task = tokio::task::spawn_blocking(move || {
        // Held until it ends, abandoned or not: the pool bounds threads.
        let _permit = permit;
        classifier.classify(&text)
    });
    Some(match tokio::time::timeout(*deadline, task).await {
        Err(_) => Err((Cause::Timeout, format!("the classifier did not end in {deadline:?}"))),
        Ok(Err(error)) if error.is_panic() => Err((Cause::Panic, "the classifier panicked".to_owned())),
        Ok(Err(_)) => Err((Cause::Cancelled, "the classifier was cancelled".to_owned())),
        Ok(Ok(Err(failed))) => Err((Cause::CheckFailed, format!("the classifier can't tell: {}", failed.0))),
        Ok(Ok(Ok(score))) if (0.0..=1.0).contains(&score) => Ok(score),
        Ok(Ok(Ok(score))) => {
            Err((Cause::BadVerdict, format!("the classifier gave {score}, which is not in [0, 1]")))
        }
    })
}
