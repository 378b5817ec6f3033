//! The one trait behind which a model sits.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use crate::words::{BoxFuture, Cause, GateName, Hook};

/// Answers whether a subject passes a rule.
///
/// An implementation may be dropped at any await. It is asked at most once for one request.
pub trait Judge: Send + Sync {
    /// Judges one subject by one rule.
    fn judge<'a>(&'a self, request: &'a JudgeRequest) -> BoxFuture<'a, Result<JudgeAnswer, JudgeError>>;
}

/// Unguessable: an answer that does not carry its request's id is no answer to it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct RequestId(pub(crate) String);

impl RequestId {
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
    /// What is left of the gate's deadline.
    pub deadline: Duration,
}

impl fmt::Debug for JudgeRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JudgeRequest")
            .field("id", &self.id)
            .field("gate", &self.gate)
            .field("hook", &self.hook)
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
        }
    }
}
