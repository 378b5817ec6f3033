//! What a shell would run: a command line read to the flat list of its simple commands.

mod script;

pub(crate) use script::{
    Assignment, Opaque, OpaqueReason, Piece, Redirect, RedirectKind, Script, SimpleCommand, Word,
};
