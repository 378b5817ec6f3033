//! Tools and their calls: identity, what the engine knows of a tool, a call and its result.

mod call;
mod info;

pub use call::{ArgumentError, Arguments, ToolCall, ToolOutcome, ToolResult};
pub use info::{Known, ToolId, ToolInfo, ToolKind};
