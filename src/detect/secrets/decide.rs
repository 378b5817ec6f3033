//! How the machine decides a position.

use std::ops::ControlFlow;

use super::base64;
use super::check;
use super::context::BLANKS;
use super::literal::ENCODED;
use super::machine::{Arm, Machine, Named, Swallow};
use super::near;
use super::row::{Row, Start, Then};
use super::start::{Candidate, is_word};
use super::thread::{End, Thread};
use crate::detect::{Finding, Layer};

/// Names of vendors that are remembered at once.
const NAMES: usize = 16;
/// Bytes of a PEM closer behind its `-----END`.
const CLOSER: usize = 64;

/// A match that passed its check.
struct Match {
    row: &'static Row,
    rank: usize,
    start: usize,
    end: usize,
    cut: bool,
    encoded: bool,
}

impl Machine {
    /// Decides as many positions as the text allows; at `last`, all.
    pub(super) fn decide(&mut self, last: bool) {
        loop {
            if self.swallow.is_some() && !self.swallow(last) {
                return;
            }
            if self.threads.is_empty() && !self.begin(last) {
                return;
            }
            if !self.run(last) {
                return;
            }
            self.settle();
        }
    }

    /// Goes on to the next position where something may begin. `false`: there is none yet.
    fn begin(&mut self, last: bool) -> bool {
        loop {
            self.named.retain(|named| named.end + near::WINDOW >= self.at);
            if self.arms.is_empty() {
                self.skip();
            }
            let at = self.at;
            let text = self.rest(at);
            let Some(first) = text.first().copied() else { return false };
            let open = self.redacted == Some(at) || self.gap(at);
            let before = self.before(at);
            let ControlFlow::Continue(mut begun) = self.set.starts.at(before, open, text, last) else {
                return false;
            };
            #[cfg(test)]
            {
                self.work += 1;
            }
            self.arms.retain(|arm| armed(*arm, at, first, &mut begun.here));
            for (rank, length) in begun.behind.iter().copied() {
                let exact =
                    super::rows::row(rank).is_some_and(|row| !matches!(row.start, Start::Assigned(_)));
                self.arms.push(Arm { rank, from: at + length, exact });
            }
            self.name(&begun.named);
            self.near(first, open, &mut begun.here);
            self.threads =
                begun.here.into_iter().filter_map(|candidate| Thread::new(candidate, at)).collect();
            if !self.threads.is_empty() {
                return true;
            }
            self.at += 1;
        }
    }

    /// Remembers vendors' names that stand here.
    fn name(&mut self, named: &[(usize, usize, usize)]) {
        let at = self.at;
        for &(rank, behind, ahead) in named {
            // What a redaction covers or its placeholder says is no name.
            let covered = self.redacted.is_some_and(|end| at - behind < end);
            if covered || near::in_placeholder(self.before(at - behind)) {
                continue;
            }
            if self.named.len() == NAMES {
                self.named.remove(0);
            }
            self.named.push(Named { rank, end: at + ahead });
        }
    }

    /// Starts the rows whose vendors were named a short way back, where a value may begin.
    #[inline(never)]
    fn near(&mut self, first: u8, open: bool, here: &mut Vec<Candidate>) {
        if self.named.is_empty() {
            return;
        }
        let at = self.at;
        self.named.retain(|named| named.end + near::WINDOW >= at);
        let word = |byte: Option<&u8>| byte.is_some_and(|byte| is_word(*byte));
        if !first.is_ascii_alphanumeric() || !open && word(self.before(at).last()) {
            return;
        }
        if !near::may_be_value(self.rest(at)) {
            return;
        }
        // The rest of a UUID is no value of its own.
        if matches!(self.before(at), [.., digit, b'-'] if digit.is_ascii_digit()) {
            return;
        }
        let seen = near::Seen::before(self.before(at));
        for named in &self.named {
            let Some(length) = at.checked_sub(named.end) else { continue };
            if !seen.leads(length) {
                continue;
            }
            for rank in [Some(named.rank), self.set.starts.any_near].into_iter().flatten() {
                let candidate = Candidate { rank, phase: None };
                if !here.contains(&candidate) {
                    here.push(candidate);
                }
            }
        }
    }

    /// Runs the threads of this position. `true`: all are done.
    fn run(&mut self, last: bool) -> bool {
        let mut done = true;
        for thread in &mut self.threads {
            #[cfg(test)]
            let before = thread.work();
            done &= thread.run(&self.view, self.base, last);
            #[cfg(test)]
            {
                self.work += thread.work() - before;
            }
        }
        // Whether an end inside a word counts depends on what begins there.
        let joined = |thread: &Thread| {
            thread.ends.iter().any(|e| e.joined && e.at + ENCODED > self.base + self.view.len())
        };
        done && (last || !self.threads.iter().any(joined))
    }

    /// Takes the matches of this position and goes on.
    fn settle(&mut self) {
        let threads = std::mem::take(&mut self.threads);
        let mut matches: Vec<Match> = threads.iter().filter_map(|thread| self.best(thread)).collect();
        matches.sort_by_key(|found| found.rank);
        self.at += 1;
        for found in matches {
            // What lies within an earlier redaction adds nothing to it.
            if self.redacted.is_some_and(|end| found.end <= end)
                && !(found.cut || found.row.then != Then::End)
            {
                continue;
            }
            let view = found.start..found.end;
            let layer = if found.encoded { Layer::Base64 } else { self.layer(&view) };
            self.redact(view, found.row.id);
            let span = self.original(found.start)..self.original(found.end);
            let finding = Finding { kind: found.row.kind, id: found.row.id, span, layer, rank: found.rank };
            self.findings.push(finding);
            if found.cut || found.row.then != Then::End {
                let pem = found.row.then == Then::Pem && !found.encoded;
                self.swallow = Some(Swallow { pem, finding: self.findings.len() - 1 });
                self.at = found.end;
                self.arms.clear();
                return;
            }
        }
    }

    /// A thread's longest end that passes.
    fn best(&self, thread: &Thread) -> Option<Match> {
        // Of a long value only the head counts: what has failed, its shorter ends fail too.
        let mut failed = None;
        thread.ends.iter().rev().find_map(|end| {
            let End { at, next, joined, cut } = *end;
            // What is encoded may begin inside a word; once it is replaced the word ends there, and to redact
            // again must change nothing.
            let open = || self.gap(at) || self.set.starts.encoded_at(self.before(at), self.rest(at));
            if joined && !cut && !open() {
                return None;
            }
            // A guess is no guess before a bracket: it is an index of code, or a placeholder, before which a longer
            // value was none.
            if !thread.row.structural && (next == Some(b'[') || thread.ended_by == Some(b'[')) {
                return None;
            }
            let at = if thread.phase.is_some() { at } else { at.saturating_sub(thread.row.trim) };
            let bytes = self.slice(thread.start..at);
            let decoded;
            let value = match thread.phase {
                Some(phase) => {
                    decoded = base64::decode(phase, bytes);
                    decoded.as_slice()
                }
                None => bytes,
            };
            let sort = check::by_head(thread.row.check, value, next);
            if sort.is_some() && sort == failed {
                return None;
            }
            let passes = check::passes(thread.row.check, value, next);
            if !passes {
                failed = sort;
            }
            let fits = passes && !self.set.allows(value);
            fits.then_some(Match {
                row: thread.row,
                rank: thread.rank,
                start: thread.start,
                end: at,
                cut,
                encoded: thread.phase.is_some(),
            })
        })
    }

    /// Swallows what follows an opener. `true`: its end was found.
    fn swallow(&mut self, last: bool) -> bool {
        let Some(swallow) = &self.swallow else { return true };
        let (finding, text) = (swallow.finding, self.rest(self.at));
        let (used, over) = if swallow.pem { closer(text, last) } else { run(text) };
        let over = over || last;
        self.at += used;
        self.redacted = Some(self.redacted.unwrap_or(0).max(self.at));
        let end = self.original(self.at);
        if let Some(finding) = self.findings.get_mut(finding) {
            finding.span.end = end;
        }
        if over {
            self.swallow = None;
        }
        over
    }
}

/// Starts what an arm may start at `at`. Whether it stays.
fn armed(arm: Arm, at: usize, first: u8, here: &mut Vec<Candidate>) -> bool {
    let Some(gone) = at.checked_sub(arm.from) else { return true };
    let between = b" \t\"'`=>:\\".contains(&first);
    let candidate = Candidate { rank: arm.rank, phase: None };
    if (if arm.exact { gone == 0 } else { !between }) && !here.contains(&candidate) {
        here.push(candidate);
    }
    !arm.exact && between && gone < BLANKS
}

/// How much of an encoded run stands at the start, and whether it ends there.
fn run(text: &[u8]) -> (usize, bool) {
    let of_run = |byte: &u8| byte.is_ascii_alphanumeric() || b"_+/=.-~%".contains(byte);
    let used = text.iter().take_while(|byte| of_run(byte)).count();
    (used, used < text.len())
}

/// How much belongs to a PEM block, and whether it ends there.
fn closer(text: &[u8], last: bool) -> (usize, bool) {
    const MARK: &[u8] = b"-----END";
    let mut from = 0;
    while let Some(at) = text
        .get(from..)
        .and_then(|rest| rest.windows(MARK.len()).position(|w| w.first() == Some(&b'-') && w == MARK))
    {
        let behind = from + at + MARK.len();
        let rest = text.get(behind..).unwrap_or_default();
        let label = rest.get(..CLOSER.min(rest.len())).unwrap_or_default();
        if let Some(close) = label.windows(5).position(|w| w == b"-----") {
            return (behind + close + 5, true);
        }
        if label.len() < CLOSER && !last {
            return (from + at, false);
        }
        from = behind;
    }
    let kept = if last { 0 } else { (MARK.len() - 1).min(text.len()) };
    (from.max(text.len() - kept), false)
}
