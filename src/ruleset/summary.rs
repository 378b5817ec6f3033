//! What is in force, for a status line (TR-09).

use std::fmt;
use std::sync::Arc;

use serde::Serialize;

use super::Gate;
use crate::words::{Action, GateRef, Hook, Mode, Severity};

/// What is in force.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Summary {
    /// Every gate, in the order in which they run, hook by hook.
    pub gates: Vec<GateLine>,
    /// Instructions.
    pub instructions: usize,
    /// Files read.
    pub files: usize,
    /// Files skipped: hidden names, a `README.md` without front matter.
    pub skipped: usize,
    /// Gates that are switched off.
    pub disabled: usize,
    /// Whether a call that no rule covers goes on: the set is open.
    pub open: bool,
}

/// One gate in force.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[non_exhaustive]
pub struct GateLine {
    /// The gate.
    #[serde(flatten)]
    pub gate: Arc<GateRef>,
    /// Its hook.
    pub hook: Hook,
    /// Its action.
    pub action: Action,
    /// Its severity.
    pub severity: Severity,
    /// Whether it decides.
    pub mode: Mode,
}

impl GateLine {
    pub(super) fn of(gate: &Gate) -> Self {
        Self {
            gate: Arc::clone(&gate.id),
            hook: gate.hook,
            action: gate.action,
            severity: gate.severity,
            mode: gate.mode,
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shadow = self.gates.iter().filter(|g| g.mode == Mode::Shadow).count();
        write!(f, "{}", counted(self.gates.len() - shadow, "gate"))?;
        if shadow > 0 {
            write!(f, ", {shadow} in shadow")?;
        }
        if self.disabled > 0 {
            write!(f, ", {} off", self.disabled)?;
        }
        write!(f, ", {}, {}", counted(self.instructions, "instruction"), counted(self.files, "file"))?;
        if self.open {
            write!(f, "; open: calls that no rule covers go on")?;
        }
        Ok(())
    }
}

/// "1 gate", "2 gates".
fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}
