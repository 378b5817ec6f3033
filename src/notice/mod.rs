//! Something to show the person: typed, with a stable id.

mod kinds;

pub use kinds::{Notice, NoticeId};
