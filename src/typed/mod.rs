//! Typed files: what a file says, each field checked for its form, each value with its place.
//! Patterns are still text here; `ruleset` compiles them.

mod after;
mod builtin;
mod builtin_file;
mod common;
mod examples;
mod fields;
#[cfg(test)]
mod fixtures_tests;
#[cfg(any(fuzzing, test))]
mod from_memory;
mod gate;
mod guardrail;
mod instruction;
mod load;
mod matcher;
mod names;
mod one;
mod report;
mod rule;
mod settings;
mod settings_file;
#[cfg(test)]
mod tests;
mod tool_rule;
mod tools;

pub(crate) use builtin::{
    BuiltinId, BuiltinSpec, InjectionSpec, LimitsSpec, OnCall, SecretsSpec, Sensitivity,
};
#[cfg(any(fuzzing, test))]
pub(crate) use from_memory::read_text;
pub(crate) use gate::{ExampleSubject, Examples, GateBody, Instruction, Located, TypedGate};
pub(crate) use load::{Loaded, load};
pub use settings::{ApproveActing, UnmatchedTools};
pub(crate) use settings::{Deadlines, Settings, ToolOverride};
pub(crate) use tool_rule::{
    AfterSpec, ConditionSpec, EarlierOutcome, MatcherSpec, ToolPattern, ToolRuleSpec,
};
