//! The built-in `secrets` as a gate.

use crate::detect::{SecretScanner, Selection, SelectionError};
use crate::matcher::SpecError;
use crate::typed::SecretsSpec;

/// Secrets and personal data, by the guardrail's settings.
#[derive(Debug, Clone)]
pub(crate) struct SecretsGate {
    scanner: SecretScanner,
}

impl SecretsGate {
    /// Compiles the settings.
    ///
    /// # Errors
    /// An `allow` that is neither a regex nor a hash, a detector that is none; each with its place.
    pub(crate) fn compile(spec: &SecretsSpec) -> Result<Self, Vec<SpecError>> {
        let mut errors = Vec::new();
        // One at a time first, so that every wrong entry is named with its place.
        for entry in &spec.allow {
            let alone = Selection { allow: vec![entry.value.clone()], ..Selection::default() };
            if let Err(error) = SecretScanner::new(&alone) {
                errors.push(wrong(&error, entry.at.clone(), "allow"));
            }
        }
        for id in &spec.off {
            let alone = Selection { off: vec![id.value.clone()], ..Selection::default() };
            if let Err(error) = SecretScanner::new(&alone) {
                errors.push(wrong(&error, id.at.clone(), "detectors"));
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let selection = Selection {
            pii: spec.pii,
            off: spec.off.iter().map(|id| id.value.clone()).collect(),
            allow: spec.allow.iter().map(|entry| entry.value.clone()).collect(),
            structural_only: false,
        };
        match SecretScanner::new(&selection) {
            Ok(scanner) => Ok(Self { scanner }),
            Err(error) => Err(vec![wrong(&error, 0..0, "secrets")]),
        }
    }

    pub(crate) const fn scanner(&self) -> &SecretScanner {
        &self.scanner
    }
}

fn wrong(error: &SelectionError, at: std::ops::Range<usize>, field: &str) -> SpecError {
    let help = match error {
        SelectionError::UnknownDetector(_) => {
            let ids: Vec<&str> = crate::detect::detector_ids().collect();
            Some(format!("the detectors are {}", ids.join(", ")))
        }
        _ => Some(
            "write a regex that matches the whole value, or `sha256:` and the value's hash in hex".to_owned(),
        ),
    };
    SpecError { at, field: field.to_owned(), message: error.to_string(), help }
}
