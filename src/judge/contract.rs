//! The one trait behind which a model sits.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;

use super::spent::Spent;
use crate::words::{BoxFuture, Cause, GateName, Hook};

/// Answers whether a subject passes a rule.
///
/// An implementation may be dropped at any await. It is asked at most once for one request. It puts
/// [`JudgeRequest::prompt`] to its model and reads the model's text with [`JudgeRequest::read_answer`], so
/// that a verdict inside the subject is never taken for the model's; what an attempt without a verdict
/// used, it notes on [`JudgeRequest::spent`]. It ends within [`JudgeRequest::deadline`].
pub trait Judge: Send + Sync {
    /// Judges one subject by one rule.
    fn judge<'a>(&'a self, request: &'a JudgeRequest) -> BoxFuture<'a, Result<JudgeAnswer, JudgeError>>;
}

impl<T: Judge + ?Sized> Judge for &T {
    fn judge<'a>(&'a self, request: &'a JudgeRequest) -> BoxFuture<'a, Result<JudgeAnswer, JudgeError>> {
        (**self).judge(request)
    }
}

impl<T: Judge + ?Sized> Judge for Box<T> {
    fn judge<'a>(&'a self, request: &'a JudgeRequest) -> BoxFuture<'a, Result<JudgeAnswer, JudgeError>> {
        (**self).judge(request)
    }
}

impl<T: Judge + ?Sized> Judge for Arc<T> {
    fn judge<'a>(&'a self, request: &'a JudgeRequest) -> BoxFuture<'a, Result<JudgeAnswer, JudgeError>> {
        (**self).judge(request)
    }
}

/// Unguessable: an answer that does not carry its request's id is no answer to it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct RequestId(pub(crate) String);

impl RequestId {
    /// 128 random bits as 32 hexadecimal digits.
    fn fresh() -> Result<Self, JudgeError> {
        let mut bytes = [0_u8; 16];
        getrandom::fill(&mut bytes).map_err(|_| {
            JudgeError::Transport("the system gives no random bytes for the request's id".into())
        })?;
        Ok(Self(bytes.iter().map(|byte| format!("{byte:02x}")).collect()))
    }

    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How the judge is briefed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Brief {
    /// A rule of quality: fail only when it is clearly broken; one that doesn't apply passes.
    Rule,
    /// A guardrail of safety.
    Safety,
    /// Whether a text that a detector flagged really gives orders to the agent; only `pass` clears it.
    Injection,
}

/// One question to the judge.
#[derive(Clone, PartialEq)]
#[non_exhaustive]
pub struct JudgeRequest {
    /// Its id.
    pub id: RequestId,
    /// The gate that asks.
    pub gate: GateName,
    /// Where it asks.
    pub hook: Hook,
    /// How to brief.
    pub brief: Brief,
    /// The rule, in plain language.
    pub rule: String,
    /// The subject, secrets redacted; data, whatever it says.
    pub subject: String,
    /// What is left of the gate's deadline: total, over connecting, retries and other models.
    pub deadline: Duration,
    /// Which part of a longer subject this is, from 1, and of how many; none where it is whole.
    pub part: Option<(usize, usize)>,
    /// What was used for this request without coming to an answer.
    pub spent: Spent,
}

impl JudgeRequest {
    /// A question with a fresh id. `subject` must have its secrets redacted.
    ///
    /// # Errors
    /// [`JudgeError::Transport`] where the system gives no random bytes: without an unguessable id no
    /// answer could be told from a forged one.
    pub fn new(
        gate: GateName,
        hook: Hook,
        brief: Brief,
        rule: impl Into<String>,
        subject: impl Into<String>,
        deadline: Duration,
    ) -> Result<Self, JudgeError> {
        Ok(Self {
            id: RequestId::fresh()?,
            gate,
            hook,
            brief,
            rule: rule.into(),
            subject: subject.into(),
            deadline,
            part: None,
            spent: Spent::default(),
        })
    }

    /// Says that the subject is part `part` (from 1) of `of` parts.
    #[must_use]
    pub fn with_part(mut self, part: usize, of: usize) -> Self {
        self.part = Some((part, of));
        self
    }
}

impl fmt::Debug for JudgeRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JudgeRequest")
            .field("id", &self.id)
            .field("gate", &self.gate)
            .field("hook", &self.hook)
            .field("brief", &self.brief)
            .field("deadline", &self.deadline)
            .field("subject_bytes", &self.subject.len())
            .finish_non_exhaustive()
    }
}

/// Pass or fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum JudgeVerdict {
    /// The subject passes.
    Pass,
    /// The subject breaks the rule.
    Fail,
}

/// The judge's answer.
#[derive(Debug, Clone, PartialEq)]
pub struct JudgeAnswer {
    /// The request that it answers.
    pub request: RequestId,
    /// Pass or fail.
    pub verdict: JudgeVerdict,
    /// Why; for a failure, what would make it pass.
    pub reason: String,
    /// What it used.
    pub used: JudgeUse,
}

/// What a judgement used.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct JudgeUse {
    /// The model that answered.
    pub model: String,
    /// Requests sent, retries and other models included.
    pub attempts: u32,
    /// Tokens read.
    pub input_tokens: u64,
    /// Tokens written.
    pub output_tokens: u64,
    /// US dollars, where known.
    pub cost_usd: f64,
}

impl JudgeUse {
    /// Adds what `other` used. The model stays, unless there is none yet.
    pub fn add(&mut self, other: &Self) {
        if self.model.is_empty() {
            self.model.clone_from(&other.model);
        }
        self.attempts = self.attempts.saturating_add(other.attempts);
        self.input_tokens = self.input_tokens.saturating_add(other.input_tokens);
        self.output_tokens = self.output_tokens.saturating_add(other.output_tokens);
        self.cost_usd += other.cost_usd;
    }
}

/// Why there is no verdict.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum JudgeError {
    /// It did not answer in time.
    #[error("the judge did not answer in {0:?}")]
    Timeout(Duration),
    /// It could not be reached, or answered with an error.
    #[error("the judge could not be asked: {0}")]
    Transport(String),
    /// Its answer is no verdict for this request.
    #[error("the judge's answer is no verdict: {0}")]
    BadVerdict(String),
    /// Its budget is used up.
    #[error("the judge's budget is used up")]
    Budget,
    /// There is no judge to ask.
    #[error("no judge is set")]
    NoJudge,
    /// It panicked.
    #[error("the judge panicked")]
    Panicked,
}

impl JudgeError {
    /// The cause that an `unjudged` verdict names.
    #[must_use]
    pub const fn cause(&self) -> Cause {
        match self {
            Self::Timeout(_) => Cause::Timeout,
            Self::Transport(_) => Cause::Transport,
            Self::BadVerdict(_) => Cause::BadVerdict,
            Self::Budget => Cause::Budget,
            Self::NoJudge => Cause::NoJudge,
            Self::Panicked => Cause::Panic,
        }
    }
}
