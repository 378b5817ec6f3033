//! The judge: whatever answers "does this subject pass this rule?" asynchronously.
//!
//! A request becomes a prompt (`brief`), a model's text becomes an answer (`answer`); both are methods of
//! [`JudgeRequest`], so that a host's own judge is as hard to fool as the shipped ones. [`JudgeChain`] asks
//! several in order. A subject is made to fit first: a rule sees it cut, a guardrail in windows (`window`).

mod answer;
mod brief;
mod chain;
mod contract;
#[cfg(feature = "judge-http")]
mod http;
mod scripted;
mod spent;
mod window;

#[cfg(all(test, feature = "judge-http"))]
mod loopback;

pub use brief::JudgePrompt;
pub use chain::JudgeChain;
pub use contract::{Brief, Judge, JudgeAnswer, JudgeError, JudgeRequest, JudgeUse, JudgeVerdict, RequestId};
#[cfg(feature = "judge-http")]
pub use http::{HttpJudge, HttpJudgeBuilder, HttpJudgeError};
pub use scripted::{Scripted, ScriptedJudge};
pub use spent::Spent;
pub(crate) use window::{cut, windows};
