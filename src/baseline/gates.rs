//! The baseline as gates: each name with its hook, its action and its check.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use super::{Touched, no_env_reads, no_guard_edits, no_placeholders, no_secret_store_reads};
use crate::detect::{SecretScanner, Selection};
use crate::matcher::Found;
use crate::tool::{CallView, FilesAsked};
use crate::words::{Action, Cause, GateName, Hook};

/// What a protected gate checks.
#[derive(Debug, Clone)]
pub(crate) enum BaselineGate {
    /// Key rings, `.ssh`, cloud credentials, and the host's own stores.
    NoSecretStoreReads { own: Vec<String> },
    /// `.env` files and the environment.
    NoEnvReads,
    /// Credentials in results.
    RedactCredentials(SecretScanner),
    /// Every call is recorded: the audit's `call` line is written whatever the gates say.
    RecordAll,
    /// Rules, settings, audit log, approvals store.
    NoGuardEdits { guarded: Vec<String> },
    /// Placeholders are no values.
    NoPlaceholders,
}

/// The detectors with a public format, check or structure: keyed guesses would spoil code that an agent edits.
static CREDENTIALS: LazyLock<Option<SecretScanner>> =
    LazyLock::new(|| SecretScanner::new(&Selection { structural_only: true, ..Selection::default() }).ok());

/// The protected gates; `guarded`: absolute paths that the agent may not change.
pub(crate) fn gates(guarded: &[PathBuf]) -> Vec<(GateName, Hook, Action, BaselineGate)> {
    let guarded: Vec<String> = guarded.iter().flat_map(|path| spellings(path)).collect();
    // An empty selection always compiles; should it ever not, the full set stands in: more is redacted, not less.
    let credentials = CREDENTIALS.clone().unwrap_or_else(|| SecretScanner::leaving().clone());
    vec![
        (
            GateName::known("no-secret-store-reads"),
            Hook::ToolCall,
            Action::Block,
            BaselineGate::NoSecretStoreReads { own: Vec::new() },
        ),
        (GateName::known("no-env-reads"), Hook::ToolCall, Action::Block, BaselineGate::NoEnvReads),
        (
            GateName::known("redact-credentials"),
            Hook::ToolResult,
            Action::Redact,
            BaselineGate::RedactCredentials(credentials),
        ),
        (GateName::known("record-all"), Hook::ToolCall, Action::Record, BaselineGate::RecordAll),
        (
            GateName::known("no-guard-edits"),
            Hook::ToolCall,
            Action::Hold,
            BaselineGate::NoGuardEdits { guarded },
        ),
        (GateName::known("no-placeholders"), Hook::ToolCall, Action::Block, BaselineGate::NoPlaceholders),
    ]
}

/// A guarded path in lexical form, and where it leads: both spellings of a workspace behind a link are guarded.
fn spellings(path: &Path) -> Vec<String> {
    let lexical = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let canonical = lexical.canonicalize().ok().filter(|canonical| *canonical != lexical);
    std::iter::once(lexical).chain(canonical).map(|path| path.to_string_lossy().into_owned()).collect()
}

impl BaselineGate {
    /// Looks at a call; `sent`: whether a result of this conversation was given a placeholder.
    pub(crate) fn check<'t, 'v: 't>(
        &self,
        view: &CallView<'_>,
        touched: impl FnOnce() -> &'t Touched<'v>,
        sent: &impl Fn(&str) -> bool,
    ) -> Found {
        let found = match self {
            Self::NoSecretStoreReads { own } => no_secret_store_reads(touched(), own),
            Self::NoEnvReads => no_env_reads(touched()),
            Self::NoGuardEdits { guarded } => no_guard_edits(touched(), guarded),
            Self::NoPlaceholders => return no_placeholders(view, sent),
            Self::RedactCredentials(_) | Self::RecordAll => return Found::Nothing,
        };
        match view.unlooked() {
            Some(why) if found == Found::Nothing => {
                Found::Unjudged { cause: Cause::Timeout, why: why.to_owned() }
            }
            _ => found,
        }
    }

    /// Of which of a call's paths it asks where they lead.
    pub(crate) const fn asks_for_files(&self) -> FilesAsked {
        match self {
            Self::NoSecretStoreReads { .. } | Self::NoEnvReads | Self::NoGuardEdits { .. } => {
                FilesAsked::Paths
            }
            Self::NoPlaceholders | Self::RedactCredentials(_) | Self::RecordAll => FilesAsked::None,
        }
    }
}
