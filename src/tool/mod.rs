//! Tools and their calls: identity, what the engine knows of a tool, a call and its result, and the
//! views that gates look at.

mod arguments;
mod call;
mod facets;
mod file_system;
mod identity;
mod info;
mod name_pattern;
mod places;
mod resolved;
mod table;
mod told;
mod tool_set;
mod tool_table;
mod view;

#[cfg(test)]
mod tests;

pub use call::{ArgumentError, Arguments, ToolCall, ToolOutcome, ToolResult};
pub use file_system::{FileSystem, LocalFiles};
pub use info::{Known, ToolId, ToolInfo, ToolKind};
pub(crate) use name_pattern::NamePattern;
pub(crate) use places::Places;
pub(crate) use resolved::Resolved;
pub(crate) use told::Told;
pub(crate) use tool_set::ToolSet;
pub(crate) use tool_table::ToolTable;
pub(crate) use view::{CallView, CommandAt, FilesAsked, PathRole, ResultView};
