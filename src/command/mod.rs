//! Commands by meaning: patterns over simple commands (`checks.md` 2), and what well-known programs
//! read, write and connect to.

mod view;

pub(crate) use view::CommandView;
