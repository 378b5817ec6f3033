//! Compiled gates.

mod tool_rule;

pub(crate) use tool_rule::{Matcher, ToolRule, compile_tools};
