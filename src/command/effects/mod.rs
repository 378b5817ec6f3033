//! What well-known programs read, write and connect to: rows of data, and the reader that applies
//! them to a simple command. Lexical only: no file is looked at.

mod types;

pub(crate) use types::{Code, DataWord, Effects, HostWord, PathUse, PathWord};

