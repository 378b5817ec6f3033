//! What can go wrong with one request, and what a host is told of it.

use std::error::Error as _;
use std::io;

use reqwest::StatusCode;

use crate::judge::contract::JudgeError;

/// Why one request came to no answer.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Fault {
    /// No connection.
    Connect(Option<io::ErrorKind>),
    /// The connection broke, or what came over it is no HTTP.
    Broken(Option<io::ErrorKind>),
    /// Another status than 2xx.
    Status(StatusCode),
    /// A status that says that structured output is not to be had.
    NoStructure(StatusCode),
    /// The body is compressed, which was not asked for.
    Encoded,
    /// The body has more bytes than are read.
    TooLarge,
    /// The body is no chat completion with one answer of text.
    Envelope(&'static str),
    /// The answer is no verdict.
    Answer(JudgeError),
}

impl Fault {
    /// What `reqwest` says, without its text: that has the address in it, and sometimes what was received.
    pub(super) fn of(error: &reqwest::Error) -> Self {
        let kind = io_kind(error);
        if error.is_connect() { Self::Connect(kind) } else { Self::Broken(kind) }
    }
}

/// The kind of the input/output error at the bottom, where there is one.
fn io_kind(error: &reqwest::Error) -> Option<io::ErrorKind> {
    let mut source = error.source();
    let mut found = None;
    while let Some(error) = source {
        found = error.downcast_ref::<io::Error>().map(io::Error::kind).or(found);
        source = error.source();
    }
    found
}

impl From<Fault> for JudgeError {
    fn from(fault: Fault) -> Self {
        let because = |what: &str, kind: Option<io::ErrorKind>| match kind {
            Some(kind) => Self::Transport(format!("{what}: {kind}")),
            None => Self::Transport(what.to_owned()),
        };
        match fault {
            Fault::Connect(kind) => because("no connection to the server", kind),
            Fault::Broken(kind) => because("the connection broke before the answer was whole", kind),
            Fault::Status(status) if status.is_redirection() => Self::Transport(format!(
                "the server redirects ({}), which is not followed: set the address that it means",
                status.as_u16()
            )),
            Fault::Status(status) | Fault::NoStructure(status) => {
                Self::Transport(format!("the server answered with status {}", status.as_u16()))
            }
            Fault::Encoded => {
                Self::Transport("the server compressed its answer, which was not asked for".into())
            }
            Fault::TooLarge => Self::BadVerdict("the server's answer is longer than 1 MiB".into()),
            Fault::Envelope(what) => Self::BadVerdict(what.into()),
            Fault::Answer(error) => error,
        }
    }
}
