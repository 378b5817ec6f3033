//! One thing that a detector found.

use std::ops::Range;

/// What kind of thing was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    /// A credential.
    Secret,
    /// Personal data.
    Pii,
}

/// In which reading of the text it was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Layer {
    /// As it stands.
    Raw,
    /// With invisible characters removed and full-width letters folded.
    Normalised,
    /// Inside a base64 run.
    Base64,
    /// With percent escapes decoded.
    Percent,
    /// With JSON escapes decoded.
    Escaped,
}

/// One thing that a detector found. It never holds the secret's text, so its `Debug` is safe.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Finding {
    /// What kind of thing.
    pub(crate) kind: Kind,
    /// The detector.
    pub(crate) id: &'static str,
    /// Bytes of the original text.
    pub(crate) span: Range<usize>,
    /// In which reading.
    pub(crate) layer: Layer,
    /// The detector's place in the table; the lower one names an overlap that starts at the same byte.
    pub(crate) rank: usize,
}
