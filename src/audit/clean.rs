//! What may be written of a text that came from outside.

use std::borrow::Cow;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use crate::bounds;
use crate::text::{KeyedHash, cut_marked, escape_controls, hex};

/// Replaces secrets in a text.
pub(crate) type Redact = Arc<dyn for<'a> Fn(&'a str) -> Cow<'a, str> + Send + Sync>;

/// Written in place of a text that could not be redacted.
const WITHHELD: &str = "[withheld: it could not be redacted]";

/// Makes text from outside fit for a log: secrets redacted, then cut, then control characters escaped. The
/// order matters: a secret that is cut or escaped first is not recognised.
#[derive(Clone)]
pub(crate) struct Clean {
    redact: Redact,
    hash: KeyedHash,
    with_content: bool,
}

impl Clean {
    pub(crate) fn new(redact: Redact, hash: KeyedHash) -> Self {
        Self { redact, hash, with_content: false }
    }

    /// Prompts, arguments, results and answers are written too (redacted), not only their hashes and sizes.
    pub(crate) fn with_content(mut self, yes: bool) -> Self {
        self.with_content = yes;
        self
    }

    pub(super) fn writes_content(&self) -> bool {
        self.with_content
    }

    /// The text as it may be shown in a log. A redactor that panics shows nothing.
    pub(crate) fn text(&self, raw: &str) -> String {
        let redacted =
            catch_unwind(AssertUnwindSafe(|| (self.redact)(raw))).unwrap_or(Cow::Borrowed(WITHHELD));
        escape_controls(&cut_marked(&redacted, bounds::AUDIT_TEXT_BYTES)).into_owned()
    }

    /// A keyed hash: equal contents can be told to be equal, and nothing else.
    pub(crate) fn hash(&self, raw: &str) -> String {
        format!("hmac-sha256:{}", hex(&self.hash.hash(raw.as_bytes())))
    }
}

impl fmt::Debug for Clean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Clean").field("with_content", &self.with_content).finish_non_exhaustive()
    }
}
