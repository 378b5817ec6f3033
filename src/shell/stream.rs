//! What flows through a pipe, as far as the line tells it.

/// The text of a standard input or output.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) enum Stream {
    /// Not connected to anything in the line.
    #[default]
    None,
    /// This text.
    Known(String),
    /// Something that the line does not tell.
    Unknown,
}

impl Stream {
    /// Adds what a later command writes to the same place.
    pub(super) fn append(&mut self, more: &Stream) {
        match (&mut *self, more) {
            (_, Stream::None) => {}
            (Stream::Known(text), Stream::Known(m)) => text.push_str(m),
            (this @ Stream::None, m) => *this = m.clone(),
            (this, _) => *this = Stream::Unknown,
        }
    }
}
