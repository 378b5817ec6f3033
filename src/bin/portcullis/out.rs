//! Printing: buffered, and no panic where the reader has gone.

use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};

use crate::Failure;

/// Standard output. A reader that has closed its end ends the program, quietly.
pub(crate) struct Out(BufWriter<StdoutLock<'static>>);

impl Out {
    pub(crate) fn new() -> Self {
        Self(BufWriter::with_capacity(64 * 1024, io::stdout().lock()))
    }

    pub(crate) fn line(&mut self, text: &str) -> Result<(), Failure> {
        let written = self.0.write_all(text.as_bytes()).and_then(|()| self.0.write_all(b"\n"));
        gone(written)
    }

    pub(crate) fn json(&mut self, value: &impl serde::Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string(value)?;
        self.line(&text)
    }

    pub(crate) fn flush(mut self) -> Result<(), Failure> {
        gone(self.0.flush())
    }
}

fn gone(written: io::Result<()>) -> Result<(), Failure> {
    match written {
        // `portcullis … | head`: nobody reads on. Not everything was told, so it is no 0 and no 1.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => std::process::exit(2),
        other => other.map_err(Failure::from),
    }
}

/// Whether people look at it.
pub(crate) fn coloured() -> bool {
    io::stdout().is_terminal()
}

/// A line on standard error.
pub(crate) fn error(text: &str) {
    // Nobody is left to tell where standard error is gone.
    let _written = writeln!(io::stderr(), "portcullis: {text}");
}
