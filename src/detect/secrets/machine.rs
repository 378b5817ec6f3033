//! The one machine behind whole-text redaction and the streaming filter.
//!
//! It decides positions from left to right. At a position it starts the detectors that may begin there and waits
//! until each has said yes or no; only then does it go on. Output flows up to the position that is being
//! decided. So the result depends on the text and never on the cuts.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;

use super::context::BEHIND;
use super::normal::{Edit, Normaliser};
use super::scanner::Compiled;
use super::start::How;
use super::thread::Thread;
use crate::detect::redaction::placeholder;
use crate::detect::{Finding, Layer};

/// Bytes of the view that are let stand before they are thrown away at once.
const SLACK: usize = 64 * 1024;

#[derive(Debug)]
pub(super) struct Machine {
    pub(super) set: Arc<Compiled>,
    normaliser: Normaliser,
    pub(super) edits: VecDeque<Edit>,
    /// The view, from `base` on.
    pub(super) view: Vec<u8>,
    pub(super) base: usize,
    /// The position that is being decided.
    pub(super) at: usize,
    /// How far output has flowed, and how many bytes longer the original is up to there.
    flowed: usize,
    surplus: usize,
    /// Where the last redaction ends.
    pub(super) redacted: Option<usize>,
    pub(super) threads: Vec<Thread>,
    pub(super) arms: Vec<Arm>,
    /// Vendors' names that were seen a short way back.
    pub(super) named: Vec<Named>,
    /// Up to there no `@` stands behind `at`.
    pub(super) clear: usize,
    pub(super) swallow: Option<Swallow>,
    pub(super) findings: Vec<Finding>,
    out: Vec<u8>,
    silent: bool,
    #[cfg(test)]
    pub(super) work: usize,
}

/// A row whose match may begin at the next value.
#[derive(Debug, Clone, Copy)]
pub(super) struct Arm {
    pub(super) rank: usize,
    /// Where the value may begin.
    pub(super) from: usize,
    /// Whether it may begin nowhere else.
    pub(super) exact: bool,
}

/// A row whose match may begin some way behind a vendor's name, and where the name ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Named {
    pub(super) rank: usize,
    pub(super) end: usize,
}

/// What is swallowed after an opener.
#[derive(Debug)]
pub(super) struct Swallow {
    pub(super) pem: bool,
    pub(super) finding: usize,
}

impl Machine {
    /// A machine for plain text or the inside of JSON strings. A silent one only finds.
    pub(super) fn new(set: Arc<Compiled>, json: bool, silent: bool) -> Self {
        Self {
            set,
            normaliser: Normaliser::new(json),
            edits: VecDeque::new(),
            view: Vec::new(),
            base: 0,
            at: 0,
            flowed: 0,
            surplus: 0,
            redacted: None,
            threads: Vec::new(),
            arms: Vec::new(),
            named: Vec::new(),
            clear: 0,
            swallow: None,
            findings: Vec::new(),
            out: Vec::new(),
            silent,
            #[cfg(test)]
            work: 0,
        }
    }

    /// Takes a chunk; at `last`, decides everything. What is decided comes out.
    pub(super) fn push(&mut self, chunk: &str, last: bool) -> String {
        self.normaliser.feed(chunk, last, self.base, &mut self.view, &mut self.edits);
        self.decide(last);
        if last {
            self.flow(self.end(), true);
        } else {
            self.flow(self.whole_characters(), false);
        }
        self.forget();
        // Redactions begin and end at characters, so this is UTF-8.
        String::from_utf8(std::mem::take(&mut self.out))
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
    }

    /// Bytes of the view that are held back, and of an escape that is not complete.
    #[cfg(test)]
    pub(super) fn held(&self) -> usize {
        self.end() - self.flowed.min(self.end()) + self.normaliser.waiting()
    }

    pub(super) fn end(&self) -> usize {
        self.base + self.view.len()
    }

    /// The view from `from` on.
    pub(super) fn rest(&self, from: usize) -> &[u8] {
        self.view.get(from - self.base..).unwrap_or_default()
    }

    pub(super) fn slice(&self, range: Range<usize>) -> &[u8] {
        self.view.get(range.start - self.base..range.end - self.base).unwrap_or_default()
    }

    pub(super) fn before(&self, at: usize) -> &[u8] {
        let here = at - self.base;
        self.view.get(here.saturating_sub(BEHIND)..here).unwrap_or_default()
    }

    /// Whether something invisible stands before the byte at `at`.
    pub(super) fn gap(&self, at: usize) -> bool {
        if self.edits.is_empty() {
            return false;
        }
        let from = self.edits.partition_point(|edit| edit.at < at);
        self.edits.get(from).is_some_and(|edit| edit.at == at && edit.dropped)
    }

    /// The original's position of a view's position that has not flowed yet.
    pub(super) fn original(&self, at: usize) -> usize {
        let more: usize = self.edits.iter().take_while(|edit| edit.at < at).map(Edit::surplus).sum();
        at + self.surplus + more
    }

    /// In which layer the bytes of a range are.
    pub(super) fn layer(&self, range: &Range<usize>) -> Layer {
        let inside = |edit: &&Edit| edit.at > range.start || edit.at == range.start && !edit.dropped;
        let found = self.edits.iter().take_while(|edit| edit.at < range.end).find(inside);
        found.map_or(Layer::Raw, |edit| edit.layer)
    }

    /// Replaces the bytes of a range, or widens the redaction that it overlaps.
    pub(super) fn redact(&mut self, range: Range<usize>, id: &'static str) {
        self.flow(range.start, true);
        if self.redacted.is_none_or(|end| end <= range.start) && !self.silent {
            self.out.extend_from_slice(placeholder(id).as_bytes());
        }
        self.redacted = Some(self.redacted.unwrap_or(0).max(range.end));
        // What a name was said of is gone; to redact again must change nothing.
        self.named.clear();
    }

    /// Lets the original flow up to a position; with what is invisible right before it, or without.
    pub(super) fn flow(&mut self, to: usize, all: bool) {
        while let Some(edit) = self.edits.front().copied() {
            if edit.at > to || edit.at == to && !(all && edit.dropped) {
                break;
            }
            self.plain(edit.at);
            if !self.silent && self.redacted.is_none_or(|end| edit.at >= end) {
                self.out.extend_from_slice(edit.original().as_bytes());
            }
            self.flowed = edit.at + usize::from(!edit.dropped);
            self.surplus += edit.surplus();
            self.edits.pop_front();
        }
        self.plain(to);
    }

    fn plain(&mut self, to: usize) {
        let from = self.flowed.max(self.redacted.unwrap_or(0));
        if from < to && !self.silent {
            let bytes = self.view.get(from - self.base..to - self.base).unwrap_or_default();
            self.out.extend_from_slice(bytes);
        }
        self.flowed = self.flowed.max(to);
    }

    /// The decided position, or the start of the character that it is in.
    fn whole_characters(&self) -> usize {
        let mut at = self.at;
        while at > self.flowed && self.rest(at).first().is_some_and(|byte| byte & 0xC0 == 0x80) {
            at -= 1;
        }
        at
    }

    /// Goes on to the next position that may be a start.
    pub(super) fn skip(&mut self) {
        let mut clear = self.clear.saturating_sub(self.base);
        let how = How { whole: self.edits.is_empty(), named: !self.named.is_empty() };
        // Where a redaction ends, a word may begin behind any byte: not past it at once.
        let end =
            self.redacted.filter(|end| *end > self.at).map_or(self.view.len(), |end| end - self.base + 3);
        let view = self.view.get(..end).unwrap_or(&self.view);
        self.at = self.base + self.set.starts.skip(view, self.at - self.base, how, &mut clear);
        self.clear = self.base + clear;
    }

    fn forget(&mut self) {
        let keep = self.at.min(self.flowed).saturating_sub(BEHIND);
        if keep > self.base + SLACK {
            self.view.drain(..keep - self.base);
            self.base = keep;
        }
    }
}
