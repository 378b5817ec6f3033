//! Data: how well-known programs read their words. `row` holds the flags by meaning of programs and
//! sub-commands (`files`, `git`, `containers`, `http`); `tool` the options before and between sub-commands
//! and the dry runs (`tools`); `runner` the programs that run another one (`runners`); `client` the programs
//! that are given statements (`clients`).

mod client;
mod clients;
mod containers;
mod files;
mod git;
mod http;
mod row;
mod runner;
mod runners;
mod tool;
mod tools;

pub(super) use client::{Client, Language, client_of};
pub(super) use row::{Row, rows_of};
pub(super) use runner::{ANY_OPERANDS, Runner, runner_of};
pub(super) use tool::{OptionKind, Tool, of as tool};
