//! A selection of detectors, compiled.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use regex::bytes::{Regex, RegexBuilder};
use sha2::{Digest, Sha256};

use super::machine::Machine;
use super::rows;
use super::start::Starts;
use crate::bounds;
use crate::detect::{Finding, Kind};

/// Bytes of a whole text that are looked at at once; it stays in the cache.
const SLICE: usize = 32 * 1024;

/// Which detectors look, and what is no secret.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Selection {
    /// Whether personal data is looked for too.
    pub(crate) pii: bool,
    /// Ids of detectors that are off.
    pub(crate) off: Vec<String>,
    /// Values that are no secret: regexes over the whole value, or `sha256:HEX` of it.
    pub(crate) allow: Vec<String>,
    /// Without the guesses by a name nearby.
    pub(crate) structural_only: bool,
}

/// What is wrong with a selection.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SelectionError {
    /// No detector has this id.
    #[error("`{0}` is no detector")]
    UnknownDetector(String),
    /// An `allow` is no regex within the bounds.
    #[error("`{pattern}` can't be used: {why}")]
    BadAllow { pattern: String, why: String },
    /// An `allow` is no hash.
    #[error("`{0}` is no hash: `sha256:` wants 64 hex digits")]
    BadHash(String),
}

#[derive(Debug)]
pub(super) struct Compiled {
    pub(super) starts: Starts,
    allow: Vec<Regex>,
    hashes: Vec<[u8; 32]>,
}

impl Compiled {
    pub(super) fn allows(&self, value: &[u8]) -> bool {
        self.allow.iter().any(|regex| regex.is_match(value))
            || !self.hashes.is_empty() && self.hashes.contains(&Sha256::digest(value).into())
    }
}

/// Finds and redacts secrets and personal data. Cheap to clone.
#[derive(Debug, Clone)]
pub(crate) struct SecretScanner {
    set: Arc<Compiled>,
}

/// A text without its secrets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Redacted<'a> {
    /// The text; borrowed where nothing was found.
    pub(crate) text: Cow<'a, str>,
    /// What was found, by its start.
    pub(crate) findings: Vec<Finding>,
}

impl SecretScanner {
    /// Compiles a selection.
    ///
    /// # Errors
    /// Where it names no detector, or an `allow` is neither a regex nor a hash.
    pub(crate) fn new(selection: &Selection) -> Result<Self, SelectionError> {
        if let Some(id) =
            selection.off.iter().find(|id| rows::detector_ids().all(|known| known != id.as_str()))
        {
            return Err(SelectionError::UnknownDetector(id.clone()));
        }
        let mut allow = Vec::new();
        let mut hashes = Vec::new();
        for entry in &selection.allow {
            match entry.strip_prefix("sha256:") {
                Some(hex) => hashes.push(hash(hex).ok_or_else(|| SelectionError::BadHash(entry.clone()))?),
                None => allow.push(whole(entry)?),
            }
        }
        let chosen = rows::all().enumerate().filter(|(_, row)| {
            (row.kind == Kind::Secret || selection.pii)
                && (row.structural || !selection.structural_only)
                && selection.off.iter().all(|id| id != row.id)
        });
        Ok(Self { set: Arc::new(Compiled { starts: Starts::new(chosen), allow, hashes }) })
    }

    /// What holds for everything that leaves the process: every credential, guesses included, whatever the
    /// files say.
    pub(crate) fn leaving() -> &'static Self {
        static LEAVING: OnceLock<SecretScanner> = OnceLock::new();
        LEAVING.get_or_init(|| Self {
            set: Arc::new(Compiled {
                starts: Starts::new(rows::all().enumerate().filter(|(_, row)| row.kind == Kind::Secret)),
                allow: Vec::new(),
                hashes: Vec::new(),
            }),
        })
    }

    /// What the text holds, by its start. One pass.
    pub(crate) fn scan(&self, text: &str) -> Vec<Finding> {
        let mut machine = Machine::new(Arc::clone(&self.set), false, true);
        feed(&mut machine, text, |_| ());
        machine.findings
    }

    /// The text with a placeholder for each thing that was found.
    pub(crate) fn redact<'a>(&self, text: &'a str) -> Redacted<'a> {
        let findings = self.scan(text);
        if findings.is_empty() {
            return Redacted { text: Cow::Borrowed(text), findings };
        }
        let mut out = String::with_capacity(text.len());
        let mut machine = self.machine(false, false);
        feed(&mut machine, text, |part| out.push_str(&part));
        Redacted { text: Cow::Owned(out), findings: machine.findings }
    }

    pub(super) fn machine(&self, json: bool, silent: bool) -> Machine {
        Machine::new(Arc::clone(&self.set), json, silent)
    }
}

/// Feeds a whole text in slices.
pub(super) fn feed(machine: &mut Machine, text: &str, mut out: impl FnMut(String)) {
    let mut rest = text;
    while rest.len() > SLICE {
        let mut cut = SLICE;
        while !rest.is_char_boundary(cut) {
            cut -= 1;
        }
        let Some((now, later)) = rest.split_at_checked(cut) else { break };
        out(machine.push(now, false));
        rest = later;
    }
    out(machine.push(rest, true));
}

fn whole(pattern: &str) -> Result<Regex, SelectionError> {
    let bad = |why: String| SelectionError::BadAllow { pattern: pattern.to_owned(), why };
    if pattern.len() > bounds::REGEX_TEXT_BYTES {
        return Err(bad(format!("a regex has at most {} bytes", bounds::REGEX_TEXT_BYTES)));
    }
    RegexBuilder::new(&format!("^(?:{pattern})$"))
        .size_limit(bounds::REGEX_BYTES)
        .build()
        .map_err(|error| bad(error.to_string()))
}

fn hash(hex: &str) -> Option<[u8; 32]> {
    let mut hash = [0; 32];
    let digits: Option<Vec<u32>> = hex.chars().map(|c| c.to_digit(16)).collect();
    let digits = digits.filter(|digits| digits.len() == 64)?;
    for (slot, pair) in hash.iter_mut().zip(digits.chunks(2)) {
        let [high, low] = pair else { return None };
        *slot = u8::try_from(high << 4 | low).ok()?;
    }
    Some(hash)
}
