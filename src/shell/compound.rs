//! Compound commands: `for`, `case`, and what holds for all commands of a group.

use super::fields::Marks;
use super::finish::{Raw, finish};
use super::reader::{End, Reader};
use super::script::{OpaqueReason, Redirect, Word};
use super::stream::Stream;

impl Reader<'_, '_> {
    /// The reserved word here, where one stands.
    pub(super) fn keyword(&self) -> Option<&'static str> {
        const WORDS: [&str; 18] = [
            "if", "then", "else", "elif", "fi", "for", "select", "while", "until", "do", "done", "case",
            "esac", "function", "coproc", "{", "}", "!",
        ];
        let ends = |at: usize| {
            self.bytes.get(self.pos + at).is_none_or(|b| b.is_ascii_whitespace() || b";&|()<>".contains(b))
        };
        match self.peek(0)? {
            b'a'..=b'z' | b'{' | b'}' | b'!' => {}
            _ => return None,
        }
        WORDS.into_iter().find(|w| self.starts(w) && ends(w.len()))
    }

    /// `NAME in words` or `(( … ))`, after `for`.
    pub(super) fn for_head(&mut self) {
        self.blanks();
        if self.starts("((") {
            self.pos += 2;
            self.arithmetic(&mut Marks::default());
            return;
        }
        let name = self.word().first().map(Word::text).unwrap_or_default();
        self.blanks();
        while self.peek(0) == Some(b'\n') {
            self.newline();
            self.blanks();
        }
        let mut words = vec![super::context::unknown_word(Some(&name), false)];
        if self.starts("in") && self.bytes.get(self.pos + 2).is_none_or(|b| b" \t\n;\\".contains(b)) {
            self.pos += 2;
            words.clear();
            loop {
                self.blanks();
                match self.peek(0) {
                    None | Some(b'\n' | b';' | b'&' | b'|' | b')') => break,
                    Some(b'(' | b'<' | b'>') if !self.process_ahead() => self.pos += 1,
                    _ => words.extend(self.word()),
                }
            }
        }
        if !name.is_empty() {
            self.cx.assign(&name, words, false);
        }
    }

    /// Steps over `time`, `time -p` before a group: a reserved word there.
    pub(super) fn times_a_group(&mut self) -> bool {
        if !self.starts("time") || !self.peek(4).is_some_and(|b| b == b' ' || b == b'\t' || b == b'(') {
            return false;
        }
        let start = self.pos;
        self.pos += 4;
        self.blanks();
        if self.starts("-p ") {
            self.pos += 3;
            self.blanks();
        }
        let group = self.peek(0) == Some(b'(')
            || matches!(
                self.keyword(),
                Some("{" | "if" | "for" | "while" | "until" | "case" | "select" | "!")
            );
        if !group {
            self.pos = start;
        }
        group
    }

    /// The name of a co-process, which only a group may have: `coproc NAME { …; }`.
    pub(super) fn skip_coproc_name(&mut self) {
        let start = self.pos;
        self.blanks();
        while self.peek(0).is_some_and(|b| b.is_ascii_alphanumeric() || b == b'_') {
            self.pos += 1;
        }
        self.blanks();
        let group = self.peek(0) == Some(b'(')
            || matches!(self.keyword(), Some("{" | "if" | "for" | "while" | "until" | "case" | "select"));
        if !group {
            self.pos = start;
        }
    }

    /// A `case`, after its keyword.
    pub(super) fn case(&mut self, stdin: Stream) -> Stream {
        let start = self.pos;
        if !self.enter() {
            return Stream::Unknown;
        }
        self.blanks();
        self.word();
        let mut out = Stream::None;
        let mut found_in = false;
        loop {
            self.blanks();
            match self.peek(0) {
                None => {
                    self.give_up(start, OpaqueReason::Unbalanced);
                    break;
                }
                Some(b'\n') => self.newline(),
                Some(b';' | b'&') => self.pos += 1,
                Some(_) if !found_in => {
                    found_in = true;
                    if self.starts("in") {
                        self.pos += 2;
                    }
                }
                Some(_) if self.keyword() == Some("esac") => {
                    self.pos += 4;
                    break;
                }
                Some(b'(' | b'|' | b'<' | b'>') => self.pos += 1,
                Some(b')') => {
                    self.pos += 1;
                    out.append(&self.list(End::Case, stdin.clone(), true));
                }
                Some(_) => {
                    self.word();
                }
            }
            if self.broken {
                break;
            }
        }
        self.leave();
        out
    }

    /// Redirections after a group hold for all of its commands.
    pub(super) fn group_redirects(&mut self, first: usize) {
        let mut redirects = Vec::new();
        loop {
            self.blanks();
            let start = self.pos;
            if !self.redirect(&mut redirects) {
                self.pos = start;
                break;
            }
        }
        if redirects.is_empty() {
            return;
        }
        let size: usize = redirects.iter().map(Redirect::size).sum();
        let cost = self.cx.out.commands.len().saturating_sub(first).saturating_mul(size);
        if !self.cx.spend(cost) {
            self.give_up(self.pos, OpaqueReason::TooDeep);
            return;
        }
        if self.cx.out.commands.len() == first {
            // Nothing inside ran a program, the files are still opened.
            let span = self.span(self.pos..self.pos);
            let raw = Raw { redirects, span, ..Raw::default() };
            finish(self.cx, raw, Stream::None, false);
            return;
        }
        for command in self.cx.out.commands.iter_mut().skip(first) {
            command.redirects.extend(redirects.iter().cloned());
        }
    }
}
