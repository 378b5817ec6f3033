//! The gates end to end, over the public interface only: one file a topic, each test a sentence that names
//! the requirement that it proves.

#[path = "../common/mod.rs"]
mod common;

mod around;
mod failing;
mod guardrails;
mod holds;
mod judging;
mod loading;
mod malformed;
mod tools;
mod turns;
