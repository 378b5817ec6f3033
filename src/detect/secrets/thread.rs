//! One detector at work at one position: fed byte by byte, it keeps its place between chunks.

use std::collections::VecDeque;
use std::ops::Range;

use regex_automata::Anchored;
use regex_automata::dfa::Automaton;
use regex_automata::util::primitives::StateID;
use regex_automata::util::start;

use super::base64::{self, Decoder};
use super::row::{Row, Then};
use super::rows::{self, Dfa};
use super::start::{Candidate, is_word};
use crate::bounds;

/// Ends of a match that are remembered where a shorter one may be right.
const ENDS: usize = 24;

/// Where a match may end.
#[derive(Debug, Clone, Copy)]
pub(super) struct End {
    /// In the view, counted from the text's start.
    pub(super) at: usize,
    /// The byte behind it, decoded.
    pub(super) next: Option<u8>,
    /// Whether it ends inside a word.
    pub(super) joined: bool,
    /// Whether the bound cut it.
    pub(super) cut: bool,
}

#[derive(Debug)]
pub(super) struct Thread {
    pub(super) row: &'static Row,
    pub(super) rank: usize,
    pub(super) phase: Option<u8>,
    pub(super) start: usize,
    /// The possible ends, shortest first.
    pub(super) ends: VecDeque<End>,
    dfa: Option<&'static Dfa>,
    state: StateID,
    decoder: Decoder,
    cursor: usize,
    read: usize,
    /// Behind the last byte that was fed, in the view.
    fed: usize,
    last: Option<u8>,
    /// The byte with which no match can go on.
    pub(super) ended_by: Option<u8>,
}

impl Thread {
    pub(super) fn new(candidate: Candidate, start: usize) -> Option<Self> {
        let row = rows::row(candidate.rank)?;
        let dfa = rows::dfa(candidate.rank)?;
        let state = dfa.start_state(&start::Config::new().anchored(Anchored::Yes)).ok()?;
        Some(Self {
            row,
            rank: candidate.rank,
            phase: candidate.phase,
            start,
            ends: VecDeque::new(),
            dfa: Some(dfa),
            state,
            decoder: Decoder::at_phase(candidate.phase.unwrap_or_default()),
            cursor: start,
            read: 0,
            fed: start,
            last: None,
            ended_by: None,
        })
    }

    /// Feeds what `view` (whose first byte is at `base`) holds behind the cursor. `true`: done.
    pub(super) fn run(&mut self, view: &[u8], base: usize, last: bool) -> bool {
        let Some(dfa) = self.dfa else { return true };
        let text = view.get(self.cursor - base..).unwrap_or_default();
        if self.phase.is_none() {
            return self.run_plain(dfa, text, last);
        }
        for byte in text {
            let Some(value) = base64::value(*byte) else { return self.finish(dfa) };
            let plain = self.decoder.feed(value);
            self.cursor += 1;
            if let Some(plain) = plain
                && self.feed(dfa, plain)
            {
                return true;
            }
            // One byte later a pattern of a fixed length has ended by itself.
            if self.read > self.row.max_len + 1 || self.cursor - self.start > bounds::DETECTOR_MAX_LEN {
                return self.cut();
            }
        }
        last && self.finish(dfa)
    }

    /// The same for what is not encoded: every byte is read, so that its place says all.
    fn run_plain(&mut self, dfa: &Dfa, text: &[u8], last: bool) -> bool {
        let from = self.cursor;
        // One byte later a pattern of a fixed length has ended by itself.
        let room = (self.row.max_len + 2).saturating_sub(self.read);
        let mut state = self.state;
        // Where the ends begin that stand side by side: only the last of them are remembered, at the end.
        let mut ends: Option<usize> = None;
        for (at, byte) in text.iter().take(room).enumerate() {
            let before = state;
            state = dfa.next_state(before, *byte);
            // In a run of one class the state is the same, and so is what it says.
            if state == before && at > 0 {
                continue;
            }
            if !dfa.is_special_state(state) {
                if let Some(first) = ends.take() {
                    self.ends_at(text, first..at);
                }
            } else if dfa.is_match_state(state) {
                if ends.is_none() {
                    ends = Some(at);
                }
            } else if dfa.is_dead_state(state) || dfa.is_quit_state(state) {
                if let Some(first) = ends {
                    self.ends_at(text, first..at);
                }
                self.cursor = from + at + 1;
                self.state = state;
                self.ended_by = Some(*byte);
                self.dfa = None;
                return true;
            } else if let Some(first) = ends.take() {
                self.ends_at(text, first..at);
            }
        }
        let used = room.min(text.len());
        if let Some(first) = ends {
            self.ends_at(text, first..used);
        }
        self.state = state;
        self.cursor = from + used;
        self.read += used;
        self.fed = self.cursor;
        if let Some(byte) = used.checked_sub(1).and_then(|at| text.get(at)) {
            self.last = Some(*byte);
        }
        if used == room {
            return self.cut();
        }
        last && self.finish(dfa)
    }

    /// Matches end right before these bytes of `text`, at the cursor.
    fn ends_at(&mut self, text: &[u8], places: Range<usize>) {
        let most = if self.row.shorter { ENDS } else { 1 };
        for at in places.start.max(places.end.saturating_sub(most))..places.end {
            self.fed = self.cursor + at;
            if let Some(byte) = at.checked_sub(1).and_then(|at| text.get(at)) {
                self.last = Some(*byte);
            }
            self.end(text.get(at).copied());
        }
    }

    /// How many bytes were fed.
    #[cfg(test)]
    pub(super) const fn work(&self) -> usize {
        self.cursor - self.start
    }

    fn feed(&mut self, dfa: &Dfa, byte: u8) -> bool {
        self.state = dfa.next_state(self.state, byte);
        if dfa.is_special_state(self.state) {
            if dfa.is_match_state(self.state) {
                self.end(Some(byte));
            } else if dfa.is_dead_state(self.state) || dfa.is_quit_state(self.state) {
                self.ended_by = Some(byte);
                self.dfa = None;
                return true;
            }
        }
        self.read += 1;
        self.fed = self.cursor;
        self.last = Some(byte);
        false
    }

    fn finish(&mut self, dfa: &Dfa) -> bool {
        self.state = dfa.next_eoi_state(self.state);
        if dfa.is_match_state(self.state) {
            self.end(None);
        }
        self.dfa = None;
        true
    }

    /// The bound was reached: a match that was still growing is cut there.
    fn cut(&mut self) -> bool {
        let behind = self.start + self.row.max_len;
        if let Some(end) = self.ends.back_mut() {
            let growing = self.read > self.row.max_len && end.at >= behind || self.phase.is_some();
            end.cut = growing && self.row.then == Then::End && self.row.trim == 0;
        }
        self.dfa = None;
        true
    }

    /// A match ends behind the last byte fed; `next` follows it.
    fn end(&mut self, next: Option<u8>) {
        let joined = self.row.exact
            && self.row.then == Then::End
            && self.row.trim == 0
            && self.last.is_some_and(is_word)
            && next.is_some_and(is_word);
        if !self.row.shorter {
            self.ends.clear();
        } else if self.ends.is_empty() {
            self.ends.reserve(ENDS);
        } else if self.ends.len() == ENDS {
            self.ends.pop_front();
        }
        self.ends.push_back(End { at: self.fed, next, joined, cut: false });
    }
}
