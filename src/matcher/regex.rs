//! Regular expressions of rule files: bounded in size when they load and in steps when they run.

use std::ops::Range;

use regex_automata::meta;
use regex_automata::nfa::thompson;
use regex_automata::util::syntax;
use regex_automata::{Anchored, Input, hybrid};
use regex_syntax::hir::{Hir, Look};

use super::PatternError;
use crate::bounds;

/// A regular expression, searched, not anchored. It is compiled when it loads, so that it cannot
/// fail later.
#[derive(Debug, Clone)]
pub(crate) struct Regex {
    text: String,
    search: meta::Regex,
    /// Against whole texts; only for matchers that are read narrowly.
    whole: Option<meta::Regex>,
    hir: Hir,
}

/// Finding all matches would take more steps than the bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OverBudget;

impl Regex {
    /// Compiles an expression. `narrow`: for [`Regex::matches_whole`] too.
    ///
    /// # Errors
    /// A text that is no regular expression, or one that compiles to more than 1 MiB.
    pub(crate) fn parse(text: &str, narrow: bool) -> Result<Self, PatternError> {
        if text.len() > bounds::REGEX_TEXT_BYTES {
            return Err(PatternError::new(
                "the regular expression is too long",
                "at most 16 KiB; split it with `any_of`",
            ));
        }
        let config = syntax::Config::new().nest_limit(bounds::REGEX_DEPTH);
        let hir = syntax::parse_with(text, &config).map_err(|error| syntax_error(text, &error))?;
        let search = compile(text, &hir)?;
        let whole = narrow.then(|| {
            let parts = vec![Hir::look(Look::Start), hir.clone(), Hir::look(Look::End)];
            compile(text, &Hir::concat(parts))
        });
        Ok(Self { text: text.to_owned(), search, whole: whole.transpose()?, hir })
    }

    /// The expression as written.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// One of these stands in every text that it matches in, ASCII letters in either case.
    pub(crate) fn required(&self) -> Option<Vec<Vec<u8>>> {
        super::required::required(&self.hir)
    }

    /// Whether it matches somewhere in `text`.
    pub(crate) fn is_match(&self, text: &str) -> bool {
        self.search.is_match(text)
    }

    /// Whether it matches the whole of `text`. `false` where it was not compiled for that.
    pub(crate) fn matches_whole(&self, text: &str) -> bool {
        self.whole.as_ref().is_some_and(|whole| whole.is_match(text))
    }

    /// Every match that is not empty, from left to right, none overlapping.
    ///
    /// A search for one match may read far beyond its end (`[a-z]*?!|.`), and all of them together
    /// the square of the text: the steps are counted.
    ///
    /// # Errors
    /// [`OverBudget`]: more steps than 64 a byte, or more matches than 65,536.
    pub(crate) fn find_all(&self, text: &str) -> Result<Vec<Range<usize>>, OverBudget> {
        if !self.is_match(text) {
            return Ok(Vec::new());
        }
        let budget = text
            .len()
            .saturating_mul(64)
            .saturating_add(bounds::REGEX_FIND_STEPS)
            .min(bounds::REGEX_FIND_STEPS_MAX);
        match Counted::new(&self.hir).and_then(|counted| counted.find_all(text, budget)) {
            Some(found) => found,
            None => self.find_estimated(text, budget),
        }
    }

    /// Where the automaton can't be used (a Unicode word boundary beside other letters than ASCII):
    /// each search is counted as if it had read as far as it can.
    fn find_estimated(&self, text: &str, budget: usize) -> Result<Vec<Range<usize>>, OverBudget> {
        let reach = self.hir.properties().maximum_len().unwrap_or(usize::MAX);
        let mut spans = Vec::new();
        let mut steps = 0_usize;
        for found in self.search.find_iter(text) {
            steps = steps.saturating_add(reach.min(text.len().saturating_sub(found.start())));
            if steps > budget || spans.len() >= bounds::REGEX_MATCHES {
                return Err(OverBudget);
            }
            if !found.is_empty() {
                spans.push(found.range());
            }
        }
        Ok(spans)
    }
}

fn compile(text: &str, hir: &Hir) -> Result<meta::Regex, PatternError> {
    let config = meta::Config::new().nfa_size_limit(Some(bounds::REGEX_BYTES));
    meta::Builder::new().configure(config).build_from_hir(hir).map_err(|error| {
        if error.size_limit().is_some() {
            PatternError::new(
                format!("the regular expression `{text}` is too large when compiled"),
                "at most 1 MiB: use smaller bounds than in `{1,1000}`, or `(?-u:\\w)` in place of `\\w`",
            )
        } else {
            PatternError::new(
                format!("`{text}` can't be compiled: {error}"),
                "see the syntax of the Rust crate `regex`",
            )
        }
    })
}

fn syntax_error(text: &str, error: &regex_syntax::Error) -> PatternError {
    let kind = match error {
        regex_syntax::Error::Parse(error) => error.kind().to_string(),
        regex_syntax::Error::Translate(error) => error.kind().to_string(),
        other => other.to_string(),
    };
    let help = if text.contains("(?=") || text.contains("(?!") || text.contains("(?<") {
        "there is no look-around: put the exception under `not`"
    } else if text.contains("\\1") {
        "there are no back references"
    } else {
        "see the syntax of the Rust crate `regex`; in YAML, single quotes keep back slashes as they are"
    };
    PatternError::new(format!("`{text}` is no regular expression: {kind}"), help)
}

/// Two lazy automata, walked by hand so that steps can be counted.
struct Counted {
    forward: hybrid::dfa::DFA,
    reverse: hybrid::dfa::DFA,
}

impl Counted {
    /// `None` where the expression has no lazy automaton.
    fn new(hir: &Hir) -> Option<Self> {
        let dfa = |reverse: bool| {
            let nfa = thompson::Compiler::new()
                .configure(
                    thompson::Config::new().which_captures(thompson::WhichCaptures::None).reverse(reverse),
                )
                .build_from_hir(hir)
                .ok()?;
            let config = hybrid::dfa::Config::new()
                .unicode_word_boundary(true)
                .skip_cache_capacity_check(true)
                .match_kind(if reverse {
                    regex_automata::MatchKind::All
                } else {
                    regex_automata::MatchKind::LeftmostFirst
                });
            hybrid::dfa::Builder::new().configure(config).build_from_nfa(nfa).ok()
        };
        Some(Self { forward: dfa(false)?, reverse: dfa(true)? })
    }

    /// `None`: the automaton gave up.
    fn find_all(&self, text: &str, mut budget: usize) -> Option<Result<Vec<Range<usize>>, OverBudget>> {
        let mut forward = self.forward.create_cache();
        let mut reverse = self.reverse.create_cache();
        let mut spans = Vec::new();
        let mut from = 0;
        while from <= text.len() {
            let end = match self.end(text, from, &mut forward, &mut budget) {
                End::At(end) => end,
                End::None => break,
                End::OverBudget => return Some(Err(OverBudget)),
                End::GaveUp => return None,
            };
            let back = Input::new(text).span(from..end).anchored(Anchored::Yes);
            let start = self.reverse.try_search_rev(&mut reverse, &back).ok()??.offset();
            if start < end {
                if spans.len() >= bounds::REGEX_MATCHES {
                    return Some(Err(OverBudget));
                }
                spans.push(start..end);
                from = end;
            } else {
                from = end + 1;
                while !text.is_char_boundary(from) && from < text.len() {
                    from += 1;
                }
            }
        }
        Some(Ok(spans))
    }

    /// The end of the leftmost match that begins at or after `from`.
    fn end(&self, text: &str, from: usize, cache: &mut hybrid::dfa::Cache, budget: &mut usize) -> End {
        let input = Input::new(text).span(from..text.len());
        let Ok(mut state) = self.forward.start_state_forward(cache, &input) else { return End::GaveUp };
        let mut last = End::None;
        // A lazy automaton says "match" one byte late.
        for (at, byte) in text.bytes().enumerate().skip(from) {
            let Some(left) = budget.checked_sub(1) else { return End::OverBudget };
            *budget = left;
            let Ok(next) = self.forward.next_state(cache, state, byte) else { return End::GaveUp };
            state = next;
            if state.is_tagged() {
                if state.is_match() {
                    last = End::At(at);
                } else if state.is_dead() {
                    return last;
                } else if state.is_quit() {
                    return End::GaveUp;
                }
            }
        }
        match self.forward.next_eoi_state(cache, state) {
            Ok(state) if state.is_match() => End::At(text.len()),
            Ok(state) if state.is_quit() => End::GaveUp,
            Ok(_) => last,
            Err(_) => End::GaveUp,
        }
    }
}

enum End {
    At(usize),
    None,
    OverBudget,
    GaveUp,
}
