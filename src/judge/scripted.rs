//! A judge that answers by script: for tests of hosts, of rules, and of what happens when judges misbehave.

use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::contract::{Judge, JudgeAnswer, JudgeError, JudgeRequest, JudgeUse, JudgeVerdict, RequestId};
use crate::words::BoxFuture;

/// What a [`ScriptedJudge`] does with one request.
#[derive(Debug, Clone)]
pub struct Scripted {
    does: Does,
    delay: Option<Duration>,
    used: JudgeUse,
}

#[derive(Debug, Clone)]
enum Does {
    Answer(JudgeVerdict, String),
    AnswerAnother(JudgeVerdict),
    Text(String),
    Error(JudgeError),
    Panic,
    Never,
}

impl Scripted {
    fn new(does: Does) -> Self {
        Self {
            does,
            delay: None,
            used: JudgeUse { model: "scripted".into(), attempts: 1, ..JudgeUse::default() },
        }
    }

    /// Passes the subject.
    #[must_use]
    pub fn pass() -> Self {
        Self::new(Does::Answer(JudgeVerdict::Pass, "scripted".into()))
    }

    /// Fails the subject.
    #[must_use]
    pub fn fail(reason: impl Into<String>) -> Self {
        Self::new(Does::Answer(JudgeVerdict::Fail, reason.into()))
    }

    /// Gives no verdict.
    #[must_use]
    pub fn error(error: JudgeError) -> Self {
        Self::new(Does::Error(error))
    }

    /// Gives a verdict for another request.
    #[must_use]
    pub fn wrong_request(verdict: JudgeVerdict) -> Self {
        Self::new(Does::AnswerAnother(verdict))
    }

    /// Answers what a model would write; it is read as strictly. `{request}` in it becomes the request's id.
    #[must_use]
    pub fn text(text: impl Into<String>) -> Self {
        Self::new(Does::Text(text.into()))
    }

    /// Panics (without a message on stderr).
    #[must_use]
    pub fn panic() -> Self {
        Self::new(Does::Panic)
    }

    /// Never answers.
    #[must_use]
    pub fn never() -> Self {
        Self::new(Does::Never)
    }

    /// Does it after `delay`, on tokio's clock, in place of the judge's own delay.
    #[must_use]
    pub fn delay(mut self, delay: Duration) -> Self {
        self.delay = Some(delay);
        self
    }

    /// Says that it used this. Default: one attempt of the model `scripted`.
    #[must_use]
    pub fn using(mut self, used: JudgeUse) -> Self {
        self.used = used;
        self
    }

    async fn act(self, request: &JudgeRequest) -> Result<JudgeAnswer, JudgeError> {
        let used = self.used.clone();
        let answered = match self.does {
            Does::Answer(verdict, reason) => {
                Ok(JudgeAnswer { request: request.id.clone(), verdict, reason, used: self.used })
            }
            Does::AnswerAnother(verdict) => {
                let request = RequestId("another".into());
                Ok(JudgeAnswer { request, verdict, reason: "scripted".into(), used: self.used })
            }
            Does::Text(text) => {
                request.read_answer(&text.replace("{request}", request.id.as_str()), self.used)
            }
            Does::Error(error) => Err(error),
            Does::Panic => std::panic::resume_unwind(Box::new("scripted")),
            Does::Never => std::future::pending().await,
        };
        if answered.is_err() {
            request.spent.add(&used);
        }
        answered
    }
}

type Script = dyn Fn(&JudgeRequest) -> Option<Scripted> + Send + Sync;

/// A judge that answers by script, and remembers what it was asked (all of it: it is made for tests).
///
/// The first line that fits a request is the answer; without one it is the last resort, at first
/// an error ([`JudgeError::BadVerdict`]), so that a forgotten line never passes.
pub struct ScriptedJudge {
    lines: Vec<Box<Script>>,
    otherwise: Scripted,
    delay: Duration,
    asked: Mutex<Vec<JudgeRequest>>,
}

impl Default for ScriptedJudge {
    fn default() -> Self {
        Self::new()
    }
}

impl ScriptedJudge {
    /// A judge with an empty script.
    #[must_use]
    pub fn new() -> Self {
        Self::always(Scripted::error(JudgeError::BadVerdict(
            "the script has no line for this request".into(),
        )))
    }

    /// A judge that always does the same.
    #[must_use]
    pub fn always(scripted: Scripted) -> Self {
        Self { lines: Vec::new(), otherwise: scripted, delay: Duration::ZERO, asked: Mutex::default() }
    }

    /// A judge that does what `script` says.
    #[must_use]
    pub fn by(script: impl Fn(&JudgeRequest) -> Scripted + Send + Sync + 'static) -> Self {
        let mut judge = Self::new();
        judge.lines.push(Box::new(move |request| Some(script(request))));
        judge
    }

    /// A line for the requests of one gate.
    #[must_use]
    pub fn when_gate(mut self, gate: impl Into<String>, scripted: Scripted) -> Self {
        let gate = gate.into();
        self.lines.push(Box::new(move |request| (request.gate.as_str() == gate).then(|| scripted.clone())));
        self
    }

    /// A line for the requests whose subject contains `text`.
    #[must_use]
    pub fn when_subject(mut self, text: impl Into<String>, scripted: Scripted) -> Self {
        let text = text.into();
        self.lines.push(Box::new(move |request| request.subject.contains(&text).then(|| scripted.clone())));
        self
    }

    /// What it does where no line fits.
    #[must_use]
    pub fn otherwise(mut self, scripted: Scripted) -> Self {
        self.otherwise = scripted;
        self
    }

    /// Waits `delay` on tokio's clock (a paused one too) before it does anything.
    #[must_use]
    pub fn delay(mut self, delay: Duration) -> Self {
        self.delay = delay;
        self
    }

    /// What it was asked so far, in order.
    #[must_use]
    pub fn asked(&self) -> Vec<JudgeRequest> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Judge for ScriptedJudge {
    fn judge<'a>(&'a self, request: &'a JudgeRequest) -> BoxFuture<'a, Result<JudgeAnswer, JudgeError>> {
        Box::pin(async move {
            self.asked.lock().unwrap_or_else(PoisonError::into_inner).push(request.clone());
            let line = self.lines.iter().find_map(|line| line(request));
            let scripted = line.unwrap_or_else(|| self.otherwise.clone());
            let delay = scripted.delay.unwrap_or(self.delay);
            if !delay.is_zero() {
                tokio::time::sleep(delay).await;
            }
            scripted.act(request).await
        })
    }
}

impl fmt::Debug for ScriptedJudge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ScriptedJudge").field("lines", &self.lines.len()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::Brief;
    use crate::words::{GateName, Hook};

    fn request(gate: &str, subject: &str) -> JudgeRequest {
        let gate = GateName::new(gate).unwrap();
        JudgeRequest::new(gate, Hook::AfterAgent, Brief::Rule, "rule", subject, Duration::from_secs(1))
            .unwrap()
    }

    #[tokio::test]
    async fn the_first_line_that_fits_answers() {
        let judge = ScriptedJudge::new()
            .when_gate("sources", Scripted::fail("Name it."))
            .when_subject("salary", Scripted::error(JudgeError::Budget))
            .otherwise(Scripted::pass());
        let verdict = async |gate, subject| judge.judge(&request(gate, subject)).await.map(|a| a.verdict);
        assert_eq!(verdict("sources", "salary").await, Ok(JudgeVerdict::Fail));
        assert_eq!(verdict("tone", "a salary").await, Err(JudgeError::Budget));
        assert_eq!(verdict("tone", "text").await, Ok(JudgeVerdict::Pass));
        let asked: Vec<_> = judge.asked().into_iter().map(|asked| asked.subject).collect();
        assert_eq!(asked, ["salary", "a salary", "text"]);
    }

    #[tokio::test]
    async fn a_forgotten_line_never_passes() {
        let judge = ScriptedJudge::new().when_gate("sources", Scripted::pass());
        assert!(matches!(judge.judge(&request("other", "")).await, Err(JudgeError::BadVerdict(_))));
    }

    #[tokio::test(start_paused = true)]
    async fn a_delay_runs_on_the_paused_clock() {
        let judge = ScriptedJudge::by(|_| Scripted::pass()).delay(Duration::from_secs(3600));
        let begun = tokio::time::Instant::now();
        assert!(judge.judge(&request("g", "")).await.is_ok());
        assert_eq!(begun.elapsed().as_secs(), 3600);
    }

    #[tokio::test]
    async fn a_models_text_is_read_as_strictly_as_a_servers() {
        let fits = r#"{"request": "{request}", "verdict": "pass", "reason": "ok"}"#;
        let judge = ScriptedJudge::always(Scripted::text(fits));
        assert!(judge.judge(&request("g", "")).await.is_ok());
        let judge = ScriptedJudge::always(Scripted::text("pass"));
        assert!(matches!(judge.judge(&request("g", "")).await, Err(JudgeError::BadVerdict(_))));
    }

    #[tokio::test]
    async fn it_is_a_judge_behind_every_pointer() {
        let judge = ScriptedJudge::always(Scripted::pass());
        let request = request("g", "");
        async fn ask(judge: impl Judge, request: &JudgeRequest) -> bool {
            judge.judge(request).await.is_ok()
        }
        assert!(ask(&judge, &request).await);
        let judge: std::sync::Arc<dyn Judge> = std::sync::Arc::new(judge);
        assert!(ask(std::sync::Arc::clone(&judge), &request).await);
        assert!(ask(Box::new(judge), &request).await);
    }
}
