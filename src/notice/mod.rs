//! Something to show the person: typed, with a stable id.

mod catalogue;
mod english;
mod kinds;
mod make;

#[cfg(test)]
mod tests;

pub use catalogue::{Catalogue, English};
pub use kinds::{Notice, NoticeId};
