//! A command pattern: parsed once, tried against a line and its simple commands (`checks.md` 2).

use std::cell::OnceCell;

use super::pattern_glob::{Glob, UNKNOWN};
use super::pattern_meaning::{Meaning, Text, meaning, sub_command};
use super::pattern_text::{folder, joined, may_be_empty, operand_forms, texts};
use crate::bounds;
use crate::shell::{Piece, SimpleCommand};

/// A compiled command pattern.
#[derive(Debug, Clone)]
pub(crate) struct CommandPattern {
    text: String,
    glob: Glob,
    /// Its program, where that is written without a wildcard or a path.
    program: Option<Vec<u8>>,
    /// Its words without a wildcard: one of them must be there for a possible match.
    literals: Vec<Vec<u8>>,
    /// Whether its program is written with a path.
    with_path: bool,
    by_meaning: Option<ByMeaning>,
}

/// What a pattern asks of a program whose flags are known.
#[derive(Debug, Clone)]
struct ByMeaning {
    program: &'static str,
    sub: &'static str,
    flags: Vec<String>,
    /// Globs over single operands, in their order.
    operands: Vec<Glob>,
    /// The same as one glob over all of them.
    all: Glob,
    /// Whether a flag was written with `*`, so that anything may follow.
    open: bool,
}

/// How surely something matches. Certain is greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sure {
    Possible,
    Certain,
}

/// A simple command made ready for patterns.
#[derive(Debug)]
pub(super) struct Subject<'a> {
    pub(super) command: &'a SimpleCommand,
    words: Vec<Text>,
    line: Vec<u8>,
    /// Without global flags before the sub-command, where there are some.
    short: Option<Vec<u8>>,
    meaning: Option<Meaning>,
    unknown: bool,
    /// The forms of every word that is an operand, made when first asked for.
    forms: OnceCell<Vec<Vec<Vec<u8>>>>,
}

impl<'a> Subject<'a> {
    pub(super) fn new(command: &'a SimpleCommand) -> Self {
        let words = texts(command);
        let line = joined(words.iter());
        let program =
            words.first().map(|w| String::from_utf8_lossy(&w.bytes).into_owned()).unwrap_or_default();
        let short = sub_command(&program, &words)
            .filter(|at| *at > 1)
            .map(|at| joined(words.iter().take(1).chain(words.iter().skip(at))));
        let meaning = meaning(&words);
        let unknown = line.contains(&UNKNOWN);
        Self { command, words, line, short, meaning, unknown, forms: OnceCell::new() }
    }

    fn forms(&self, at: usize) -> &[Vec<u8>] {
        let all = self.forms.get_or_init(|| {
            let base = folder(&self.command.moves);
            self.command.words.iter().map(|w| operand_forms(w, base.as_deref(), false)).collect()
        });
        all.get(at).map(Vec::as_slice).unwrap_or_default()
    }

    /// Whether this command changes nothing though a pattern by meaning names it.
    pub(super) fn is_dry(&self) -> bool {
        self.meaning.as_ref().is_some_and(|m| m.dry)
    }
}

impl CommandPattern {
    /// Parses a pattern.
    ///
    /// # Errors
    /// It is empty, too long, or has a character that no command has; the text says what to write.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let folded = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if folded.is_empty() {
            return Err("a command pattern is empty: write the command it matches, such as `git push --force*`, or `*` for every command".to_owned());
        }
        if folded.len() > bounds::PATTERN_BYTES {
            return Err(format!(
                "a command pattern is longer than {} bytes: use `*` for its parts",
                bounds::PATTERN_BYTES
            ));
        }
        if folded.contains('\0') {
            return Err("a command pattern has a null byte, which no command has: remove it".to_owned());
        }
        let words: Vec<&str> = folded.split(' ').collect();
        let wild = |w: &str| w.contains(['*', '?']);
        let literals = words.iter().filter(|w| !wild(w)).map(|w| w.as_bytes().to_vec()).collect();
        let with_path = words.first().is_some_and(|w| w.contains('/'));
        let by_meaning = ByMeaning::of(&words);
        let program =
            words.first().filter(|w| !w.contains(['*', '?', '\\', '/'])).map(|w| w.as_bytes().to_vec());
        Ok(Self { program, glob: Glob::new(&folded), literals, with_path, by_meaning, text: folded })
    }

    /// The pattern as written, white space folded.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The program that it names, where that is written without a wildcard or a path: it matches no other,
    /// see [`programs`](super::programs).
    pub(crate) fn program(&self) -> Option<&[u8]> {
        self.program.as_deref().filter(|program| !program.is_empty())
    }

    /// Against the line as written, white space folded. `dry`: its only command changes nothing.
    pub(super) fn matches_line(&self, folded: &str, dry: bool) -> bool {
        !(dry && self.by_meaning.is_some()) && self.glob.matches(folded.as_bytes())
    }

    /// Against one simple command, as a rule that stops things reads it.
    pub(super) fn matches(&self, subject: &Subject<'_>) -> Option<Sure> {
        if subject.words.is_empty() {
            return None;
        }
        if self.names_another(subject) {
            return None;
        }
        let named = self.by_meaning.as_ref().zip(subject.meaning.as_ref());
        let named = named.filter(|(p, m)| p.program == m.row.program && p.sub == m.row.sub);
        let mut found = match named {
            Some((pattern, meaning)) if !meaning.dry => pattern.matches(subject, meaning),
            Some(_) => return None,
            None => None,
        };
        if found != Some(Sure::Certain) {
            found = found.max(self.by_text(subject, named.is_none()));
        }
        if subject.command.guessed { found.map(|_| Sure::Possible) } else { found }
    }

    /// Whether it names a program and the command is plainly another one: most are, and cost no more.
    fn names_another(&self, subject: &Subject<'_>) -> bool {
        let Some(program) = &self.program else { return false };
        let first = subject.words.first().map(|w| w.bytes.as_slice()).unwrap_or_default();
        first != program.as_slice() && !first.contains(&UNKNOWN) && subject.command.wrappers.is_empty()
    }

    fn by_text(&self, subject: &Subject<'_>, may: bool) -> Option<Sure> {
        let mut lines: Vec<&[u8]> = vec![&subject.line];
        lines.extend(subject.short.as_deref());
        let whole;
        if self.with_path {
            whole = with_path(subject);
            lines.push(&whole);
        }
        let wrapped;
        if !subject.command.wrappers.is_empty() {
            let mut line = subject.command.wrappers.join(" ").into_bytes();
            line.push(b' ');
            line.extend_from_slice(&subject.line);
            wrapped = line;
            lines.push(&wrapped);
        }
        if lines.iter().any(|line| self.glob.matches(line)) {
            return Some(Sure::Certain);
        }
        if !subject.unknown {
            return None;
        }
        let empties = empties(subject);
        if empties.is_some_and(|line| self.glob.matches(&line)) {
            return Some(Sure::Certain);
        }
        let literal = || subject.words.iter().any(|w| self.literals.contains(&w.bytes));
        let possible = may
            && literal()
            && lines.iter().any(|line| line.len() <= bounds::PATTERN_BYTES && self.glob.may_match(line));
        possible.then_some(Sure::Possible)
    }

    /// Against one simple command, as `allow` and `not` read it: certain, whatever the unknown parts are.
    pub(super) fn covers(&self, subject: &Subject<'_>) -> bool {
        if subject.words.is_empty() || subject.command.guessed {
            return false;
        }
        if self.with_path {
            return self.glob.matches(&with_path(subject));
        }
        let program = subject.command.words.first().map(crate::shell::Word::text).unwrap_or_default();
        if !super::condition_narrow::in_bin(&program) {
            return false;
        }
        if self.glob.matches(&subject.line) {
            return true;
        }
        if subject.short.as_deref().is_some_and(|line| self.glob.matches(line)) && safe_globals(subject) {
            return true;
        }
        let Some((pattern, meaning)) = self.by_meaning.as_ref().zip(subject.meaning.as_ref()) else {
            return false;
        };
        pattern.program == meaning.row.program
            && pattern.sub == meaning.row.sub
            && pattern.covers(subject, meaning)
            && (subject.short.is_none() || safe_globals(subject))
    }
}

/// The line with the program as written, its path kept.
fn with_path(subject: &Subject<'_>) -> Vec<u8> {
    let mut line =
        subject.command.words.first().map(|w| super::pattern_text::text(w).bytes).unwrap_or_default();
    for word in subject.words.iter().skip(1) {
        line.push(b' ');
        line.extend_from_slice(&word.bytes);
    }
    line
}

/// Whether the global flags before a sub-command only say where (`-C`), not what is run (`-c`).
fn safe_globals(subject: &Subject<'_>) -> bool {
    let program = subject.words.first().map(|w| w.bytes.as_slice()).unwrap_or_default();
    let end = sub_command(&String::from_utf8_lossy(program), &subject.words).unwrap_or(1);
    let mut value = false;
    subject.words.iter().take(end).skip(1).all(|word| {
        if std::mem::take(&mut value) {
            return true;
        }
        value = word.bytes == b"-C" || word.bytes == b"-n" && program == b"kubectl";
        value
            || matches!(
                word.bytes.as_slice(),
                b"--no-pager" | b"-P" | b"--no-optional-locks" | b"--literal-pathspecs"
            )
    })
}

/// The command with its unassigned variables taken as empty; `None` where one cannot be.
fn empties(subject: &Subject<'_>) -> Option<Vec<u8>> {
    if subject.command.appended {
        return None;
    }
    let mut line = Vec::new();
    for (i, word) in subject.command.words.iter().enumerate() {
        if !may_be_empty(word) {
            return None;
        }
        let bare = word.pieces.iter().all(|p| matches!(p, Piece::Unknown { quoted: false, .. }));
        if bare && !word.pieces.is_empty() {
            continue;
        }
        let text = word.text();
        let text = if i == 0 { text.rsplit('/').next().unwrap_or_default().to_owned() } else { text };
        if !line.is_empty() {
            line.push(b' ');
        }
        line.extend_from_slice(text.as_bytes());
    }
    Some(line)
}

impl ByMeaning {
    fn of(words: &[&str]) -> Option<Self> {
        let mut open = false;
        let mut plain: Vec<Text> = Vec::with_capacity(words.len());
        let mut after_open = false;
        for word in words {
            let bare = word.trim_matches('*');
            let text = if bare.starts_with('-') && bare.len() > 1 && bare.len() < word.len() {
                open = true;
                bare
            } else {
                word
            };
            after_open |= open;
            if text.starts_with('-') && text.contains(['*', '?']) {
                return None;
            }
            plain.push(Text { bytes: text.as_bytes().to_vec(), may_flag: false });
        }
        let meaning = meaning(&plain)?;
        let operands: Vec<&str> = meaning.operands.iter().filter_map(|at| words.get(*at).copied()).collect();
        if meaning.flags.is_empty() && operands.iter().all(|o| o.trim_matches('*').is_empty()) {
            return None;
        }
        let all = operands.join(" ");
        let all = if after_open { format!("*{all}*") } else { all };
        Some(Self {
            program: meaning.row.program,
            sub: meaning.row.sub,
            flags: meaning.flags,
            operands: operands.iter().map(|o| Glob::new(o)).collect(),
            all: Glob::new(&all),
            open,
        })
    }

    fn matches(&self, subject: &Subject<'_>, meaning: &Meaning) -> Option<Sure> {
        let flags = if self.flags.iter().all(|f| meaning.flags.contains(f)) {
            Sure::Certain
        } else if meaning.unknown_flags {
            Sure::Possible
        } else {
            return None;
        };
        let operands = self.operands(subject, meaning)?;
        Some(flags.min(operands))
    }

    fn operands(&self, subject: &Subject<'_>, meaning: &Meaning) -> Option<Sure> {
        if let [only] = self.operands.as_slice()
            && (meaning.row.each || only.is_any())
            && !self.open
        {
            return meaning.operands.iter().filter_map(|at| operand(only, subject, *at)).max();
        }
        let words: Vec<&Text> = meaning.operands.iter().filter_map(|at| subject.words.get(*at)).collect();
        if self.all.matches(&joined(words.iter().copied())) {
            return Some(Sure::Certain);
        }
        if words.len() != self.operands.len() || self.open {
            return None;
        }
        // Word by word, each as what it expands to.
        let mut sure = Sure::Certain;
        for (glob, at) in self.operands.iter().zip(&meaning.operands) {
            sure = sure.min(operand(glob, subject, *at)?);
        }
        Some(sure)
    }

    fn covers(&self, subject: &Subject<'_>, meaning: &Meaning) -> bool {
        let flags = if self.open {
            self.flags.iter().all(|f| meaning.flags.contains(f))
        } else {
            self.flags.len() == meaning.flags.len() && self.flags.iter().all(|f| meaning.flags.contains(f))
        };
        let words = meaning.operands.iter().filter_map(|at| subject.words.get(*at));
        flags && !meaning.unknown_flags && self.all.matches(&joined(words))
    }
}

/// One operand of a command against one glob.
fn operand(glob: &Glob, subject: &Subject<'_>, at: usize) -> Option<Sure> {
    if glob.is_any() {
        return Some(Sure::Certain);
    }
    let word = subject.command.words.get(at)?;
    let forms = subject.forms(at);
    if forms.iter().any(|form| glob.matches(form)) {
        return Some(Sure::Certain);
    }
    if word.is_known() || word.is_unknown() {
        // A word of which nothing is known is never taken for the literal that the pattern names.
        return None;
    }
    if may_be_empty(word) && operand_forms(word, None, true).iter().any(|form| glob.matches(form)) {
        return Some(Sure::Certain);
    }
    let required = word.pieces.iter().any(|p| matches!(p, Piece::Unknown { required: true, .. }));
    let may = !required && forms.iter().any(|f| f.len() <= bounds::PATTERN_BYTES && glob.may_match(f));
    may.then_some(Sure::Possible)
}
