//! Judges asked in order: the first valid verdict is the answer.
//!
//! The request's deadline is total. A member may use an even share of what is left, the last one all of it:
//! so a judge that hangs leaves the next one time to answer, and no time is lost where one fails at once.
//! The price: with two members, the first has half the deadline, however slow a model it is.

use std::fmt;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use tokio::time::{Instant, timeout};

use super::contract::{Judge, JudgeAnswer, JudgeError, JudgeRequest};
use crate::words::BoxFuture;

const A_YEAR: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// Judges asked in order: the first valid verdict is the answer.
///
/// A member that errs, answers another request, panics or passes its share of the deadline is passed by, and
/// what it used is counted. Where all fail, the error is the most telling one, the last of equals: a bad
/// verdict before a failed transport, before a timeout, before the rest. It needs a tokio runtime with time.
#[derive(Clone)]
pub struct JudgeChain {
    members: Vec<Arc<dyn Judge>>,
}

impl JudgeChain {
    /// A chain over `members`, first asked first. An empty one answers [`JudgeError::NoJudge`].
    #[must_use]
    pub fn new(members: Vec<Arc<dyn Judge>>) -> Self {
        Self { members }
    }

    async fn ask(&self, request: &JudgeRequest) -> Result<JudgeAnswer, JudgeError> {
        // Bounded, as no clock holds `Duration::MAX` from now.
        let end = Instant::now() + request.deadline.min(A_YEAR);
        let mut told = JudgeError::NoJudge;
        for (index, member) in self.members.iter().enumerate() {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(JudgeError::Timeout(request.deadline));
            }
            match ask_one(member, request, share(left, self.members.len() - index)).await {
                Ok(mut answer) => {
                    answer.used.add(&request.spent.take());
                    return Ok(answer);
                }
                Err(error) => {
                    tracing::debug!(judge = index, cause = error.cause().as_str(), "judge gave no verdict");
                    if telling(&error) >= telling(&told) {
                        told = error;
                    }
                }
            }
        }
        match told {
            JudgeError::Timeout(_) => Err(JudgeError::Timeout(request.deadline)),
            error => Err(error),
        }
    }
}

impl Judge for JudgeChain {
    fn judge<'a>(&'a self, request: &'a JudgeRequest) -> BoxFuture<'a, Result<JudgeAnswer, JudgeError>> {
        Box::pin(self.ask(request))
    }
}

impl fmt::Debug for JudgeChain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JudgeChain").field("members", &self.members.len()).finish()
    }
}

/// An even share of what is left among the members that are left.
fn share(left: Duration, members: usize) -> Duration {
    left / u32::try_from(members.max(1)).unwrap_or(u32::MAX)
}

/// Asks one member, whatever it does. Its panic message is dropped: it may quote the subject.
async fn ask_one(
    member: &Arc<dyn Judge>,
    request: &JudgeRequest,
    deadline: Duration,
) -> Result<JudgeAnswer, JudgeError> {
    let own = JudgeRequest { deadline, ..request.clone() };
    // The call itself stands inside the future: a member may panic before it has returned one.
    let asked = AssertUnwindSafe(async { member.judge(&own).await }).catch_unwind();
    match timeout(deadline, asked).await {
        Ok(Ok(answered)) => answered?.bound_to(request),
        Ok(Err(_)) => Err(JudgeError::Panicked),
        Err(_) => Err(JudgeError::Timeout(deadline)),
    }
}

const fn telling(error: &JudgeError) -> u8 {
    match error {
        JudgeError::BadVerdict(_) => 5,
        JudgeError::Transport(_) => 4,
        JudgeError::Timeout(_) => 3,
        JudgeError::Panicked => 2,
        JudgeError::Budget => 1,
        JudgeError::NoJudge => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::{Brief, JudgeUse, JudgeVerdict, Scripted, ScriptedJudge};
    use crate::words::{GateName, Hook};

    const DEADLINE: Duration = Duration::from_secs(60);

    fn request() -> JudgeRequest {
        let gate = GateName::new("g").unwrap();
        JudgeRequest::new(gate, Hook::AfterAgent, Brief::Rule, "rule", "subject", DEADLINE).unwrap()
    }

    fn chain(members: &[&Arc<ScriptedJudge>]) -> JudgeChain {
        JudgeChain::new(members.iter().map(|member| Arc::clone(*member) as Arc<dyn Judge>).collect())
    }

    fn saying(scripted: Scripted) -> Arc<ScriptedJudge> {
        Arc::new(ScriptedJudge::always(scripted))
    }

    fn bad() -> JudgeError {
        JudgeError::BadVerdict("bad".into())
    }

    fn down() -> JudgeError {
        JudgeError::Transport("down".into())
    }

    #[tokio::test(start_paused = true)]
    async fn gt_02_the_first_verdict_is_the_answer_and_nobody_else_is_asked() {
        let (own, next) = (saying(Scripted::fail("no")), saying(Scripted::pass()));
        let answer = chain(&[&own, &next]).judge(&request()).await.unwrap();
        assert_eq!(answer.verdict, JudgeVerdict::Fail);
        assert_eq!(next.asked().len(), 0);
    }

    #[tokio::test(start_paused = true)]
    async fn gt_02_whatever_the_own_model_does_the_next_one_is_asked() {
        for first in [
            Scripted::error(down()),
            Scripted::error(bad()),
            Scripted::error(JudgeError::Budget),
            Scripted::wrong_request(JudgeVerdict::Pass),
            Scripted::text("```"),
            Scripted::panic(),
            Scripted::never(),
        ] {
            let (own, next) = (saying(first.clone()), saying(Scripted::fail("no")));
            let answer = chain(&[&own, &next]).judge(&request()).await;
            assert_eq!(answer.map(|a| a.verdict), Ok(JudgeVerdict::Fail), "{first:?}");
            assert_eq!((own.asked().len(), next.asked().len()), (1, 1), "{first:?}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_member_that_panics_before_it_returns_a_future_is_contained() {
        struct Rude;
        impl Judge for Rude {
            fn judge<'a>(&'a self, _: &'a JudgeRequest) -> BoxFuture<'a, Result<JudgeAnswer, JudgeError>> {
                std::panic::resume_unwind(Box::new(()))
            }
        }
        let chain = JudgeChain::new(vec![Arc::new(Rude), Arc::new(ScriptedJudge::always(Scripted::pass()))]);
        assert!(chain.judge(&request()).await.is_ok());
        let chain = JudgeChain::new(vec![Arc::new(Rude)]);
        assert_eq!(chain.judge(&request()).await, Err(JudgeError::Panicked));
    }

    #[tokio::test(start_paused = true)]
    async fn p9_the_deadline_is_the_total_over_all_members() {
        let hang = saying(Scripted::never());
        let begun = Instant::now();
        let answer = chain(&[&hang, &hang, &hang]).judge(&request()).await;
        assert_eq!(answer, Err(JudgeError::Timeout(DEADLINE)));
        assert_eq!(begun.elapsed().as_secs(), 60);
        let shares: Vec<_> = hang.asked().iter().map(|asked| asked.deadline.as_secs()).collect();
        assert_eq!(shares, [20, 20, 20]);
    }

    #[tokio::test(start_paused = true)]
    async fn p9_time_that_a_failed_member_did_not_use_is_the_next_ones() {
        let quick = saying(Scripted::error(down()));
        let slow = Arc::new(ScriptedJudge::always(Scripted::pass()).delay(Duration::from_secs(59)));
        assert!(chain(&[&quick, &slow]).judge(&request()).await.is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn the_most_telling_error_is_returned() {
        for (errors, expected) in [
            (vec![bad(), down()], bad()),
            (vec![down(), bad()], bad()),
            (vec![JudgeError::Budget, down()], down()),
            (
                vec![JudgeError::Transport("first".into()), JudgeError::Transport("last".into())],
                JudgeError::Transport("last".into()),
            ),
            (vec![], JudgeError::NoJudge),
        ] {
            let members: Vec<_> = errors.into_iter().map(|error| saying(Scripted::error(error))).collect();
            let members: Vec<_> = members.iter().collect();
            assert_eq!(chain(&members).judge(&request()).await, Err(expected));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_failed_members_used_is_summed_and_counted_once() {
        let used = |input_tokens| JudgeUse {
            model: "m".into(),
            attempts: 1,
            input_tokens,
            output_tokens: 2,
            cost_usd: 0.5,
        };
        let first = saying(Scripted::error(bad()).using(used(10)));
        let second = saying(Scripted::pass().using(used(5)));
        let request = request();
        let answer = chain(&[&first, &second]).judge(&request).await.unwrap();
        assert_eq!(
            answer.used,
            JudgeUse { model: "m".into(), attempts: 2, input_tokens: 15, output_tokens: 4, cost_usd: 1.0 }
        );
        assert_eq!(request.spent.take(), JudgeUse::default());

        assert!(chain(&[&first, &first]).judge(&request).await.is_err());
        assert_eq!(request.spent.take().input_tokens, 20);
    }

    #[tokio::test(start_paused = true)]
    async fn the_empty_share_of_a_passed_deadline_asks_nobody() {
        let judge = saying(Scripted::pass());
        let request = JudgeRequest { deadline: Duration::ZERO, ..request() };
        assert_eq!(chain(&[&judge]).judge(&request).await, Err(JudgeError::Timeout(Duration::ZERO)));
        assert_eq!(judge.asked().len(), 0);
    }
}
