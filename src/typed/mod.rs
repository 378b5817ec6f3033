//! Typed files: what a file says, each field checked for its form, each value with its place.
//! Patterns are still text here; `ruleset` compiles them.

mod builtin;
mod gate;
mod tool_rule;

pub(crate) use builtin::{
    BuiltinId, BuiltinSpec, InjectionSpec, LimitsSpec, OnCall, SecretsSpec, Sensitivity,
};
pub(crate) use gate::{ExampleSubject, Examples, GateBody, Instruction, Located, TypedGate};
pub(crate) use tool_rule::{ConditionSpec, MatcherSpec, ToolPattern, ToolRuleSpec};
