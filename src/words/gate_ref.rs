//! Which gate, and where it is written.

use std::path::PathBuf;

use serde::Serialize;

use super::{GateKind, GateName, Layer};

/// Which gate, and where it is written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct GateRef {
    /// The gate's name.
    pub name: GateName,
    /// What it is.
    pub kind: GateKind,
    /// Where it came from.
    pub layer: Layer,
    /// Its file; none for what is compiled in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<PathBuf>,
    /// The line of the file, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
}
