//! The gates end to end, over the public interface only: one file a topic, each test a sentence that names
//! the requirement that it proves.

#![expect(clippy::string_slice, reason = "a test that cuts inside a character fails, and says where")]

#[cfg(test)]
#[path = "../common/mod.rs"]
mod common;

#[cfg(test)]
mod around;
#[cfg(test)]
mod failing;
#[cfg(test)]
mod guardrails;
#[cfg(test)]
mod holds;
#[cfg(test)]
mod judging;
#[cfg(test)]
mod loading;
#[cfg(test)]
mod malformed;
#[cfg(test)]
mod tools;
#[cfg(test)]
mod turns;
