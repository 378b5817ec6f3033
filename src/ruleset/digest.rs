//! The digest of everything that decides.

use sha2::{Digest, Sha256};

use crate::check::CodeGate;
use crate::text::hex;
use crate::tool::{ToolId, ToolInfo};
use crate::typed::{Loaded, Settings};

/// A SHA-256 over the files' texts with their kinds and layers, the settings, and what the code adds. A
/// host's check enters by its name, hook and action: code has no digest.
pub(super) fn of(
    loaded: &Loaded,
    settings: &Settings,
    code: &[CodeGate],
    tools: &[(ToolId, ToolInfo)],
    without_baseline: bool,
) -> String {
    let mut digest = Sha256::new();
    let mut part = |bytes: &[u8]| {
        digest.update((bytes.len() as u64).to_be_bytes());
        digest.update(bytes);
    };
    part(b"portcullis rule set 1");
    part(env!("CARGO_PKG_VERSION").as_bytes());
    part(&[u8::from(without_baseline)]);
    let mut gates: Vec<_> = loaded.gates.iter().collect();
    gates.sort_by(|a, b| (a.kind, &a.name, a.layer).cmp(&(b.kind, &b.name, b.layer)));
    for gate in gates {
        part(format!("{:?} {:?} {}", gate.kind, gate.layer, gate.name).as_bytes());
        part(gate.source.as_bytes());
    }
    let mut instructions: Vec<_> = loaded.instructions.iter().map(|i| (&i.name, &i.body)).collect();
    instructions.sort();
    for (name, body) in instructions {
        part(name.as_bytes());
        part(body.as_bytes());
    }
    part(format!("{settings:?}").as_bytes());
    let mut names: Vec<String> = code.iter().map(|g| format!("{g:?}")).collect();
    names.extend(tools.iter().map(|t| format!("{t:?}")));
    names.sort();
    for name in names {
        part(name.as_bytes());
    }
    hex(&digest.finalize())
}
