//! The judge: whatever answers "does this subject pass this rule?" asynchronously.

mod contract;

pub use contract::{Brief, Judge, JudgeAnswer, JudgeError, JudgeRequest, JudgeUse, JudgeVerdict, RequestId};
