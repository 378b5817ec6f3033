//! A command pattern: parsed once, tried against a line and its simple commands (`checks.md` 2).

use std::sync::OnceLock;

use super::pattern_by_meaning::ByMeaning;
use super::pattern_glob::{Glob, UNKNOWN};
use super::pattern_leads::Leads;
use super::pattern_meaning::{Meaning, Text, is_dry, is_option, meaning, sub_command};
use super::pattern_text::{folder, joined, may_be_empty, operand_forms, texts};
use super::rows::{Tool, runner_of, tool};
use super::view::CommandView;
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
    /// Its sub-command, where options may stand before and between its words.
    leads: Option<Leads>,
    /// Whether it names what the program does, so that a dry run of that is no match.
    names_act: bool,
}

/// How surely something matches. Certain is greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sure {
    Possible,
    Certain,
}

/// A simple command, made ready for patterns when one looks at it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Subject<'a> {
    pub(super) command: &'a SimpleCommand,
    ready: &'a OnceLock<Ready>,
}

/// What patterns compare of a simple command: made once for all patterns of all gates.
#[derive(Debug, Clone)]
pub(super) struct Ready {
    pub(super) words: Vec<Text>,
    line: Vec<u8>,
    /// Without global flags before the sub-command, where there are some.
    short: Option<Vec<u8>>,
    pub(super) meaning: Option<Meaning>,
    unknown: bool,
    /// Whether its options say that nothing is changed.
    dry: bool,
    /// The forms of every word that is an operand, made when first asked for.
    forms: OnceLock<Vec<Vec<Vec<u8>>>>,
}

impl Ready {
    pub(super) fn of(command: &SimpleCommand) -> Self {
        let words = texts(command);
        let line = joined(words.iter());
        let program = words.first().map(|w| w.bytes.as_slice()).unwrap_or_default();
        let dry = is_dry(program, &words);
        let tells = tool(program).is_some_and(Tool::tells_dry);
        let short = sub_command(program, &words)
            .filter(|at| *at > 1)
            .map(|at| joined(words.iter().take(1).chain(words.iter().skip(at))));
        let meaning = meaning(&words);
        let unknown = line.contains(&UNKNOWN);
        // Where the program's own options tell, they also tell what may be another option's value.
        let dry = dry || !tells && meaning.as_ref().is_some_and(|m| m.dry);
        Self { words, line, short, meaning, unknown, dry, forms: OnceLock::new() }
    }

    /// Whether this command changes nothing though a pattern names it.
    pub(super) fn is_dry(&self) -> bool {
        self.dry
    }

    /// The program's name.
    pub(super) fn program(&self) -> &[u8] {
        self.words.first().map(|w| w.bytes.as_slice()).unwrap_or_default()
    }
}

impl std::ops::Deref for Subject<'_> {
    type Target = Ready;

    fn deref(&self) -> &Ready {
        self.ready.get_or_init(|| Ready::of(self.command))
    }
}

impl<'a> Subject<'a> {
    pub(super) fn new(command: &'a SimpleCommand, ready: &'a OnceLock<Ready>) -> Self {
        Self { command, ready }
    }

    pub(super) fn forms(&self, at: usize) -> &[Vec<u8>] {
        let all = self.forms.get_or_init(|| {
            let base = folder(&self.command.moves);
            self.command.words.iter().map(|w| operand_forms(w, base.as_deref(), false)).collect()
        });
        all.get(at).map(Vec::as_slice).unwrap_or_default()
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
        let leads = Leads::of(&words);
        // A pattern that speaks of the dry run itself means it.
        let speaks = ["dry-run", "dryrun", "--help"].iter().any(|dry| folded.contains(dry));
        let names_act =
            !speaks && program.is_some() && words.iter().skip(1).any(|w| !w.trim_matches('*').is_empty());
        let glob = Glob::new(&folded);
        Ok(Self { program, glob, literals, with_path, by_meaning, leads, names_act, text: folded })
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

    /// Against the line as written.
    pub(super) fn matches_line(&self, view: &CommandView) -> bool {
        self.glob.matches(view.folded().as_bytes())
            && !(self.names_act && self.program().is_some_and(|program| view.only_dry(program)))
    }

    /// Against one simple command, as a rule that stops things reads it.
    pub(super) fn matches(&self, subject: &Subject<'_>) -> Option<Sure> {
        if subject.words.is_empty() {
            return None;
        }
        if self.names_another(subject) || self.names_act && subject.dry {
            return None;
        }
        let named = self.by_meaning.as_ref().zip(subject.meaning.as_ref());
        let named = named.filter(|(p, m)| p.is_of(m) && self.program.as_deref() == Some(subject.program()));
        let mut found = match named {
            Some(_) if subject.dry => return None,
            Some((pattern, meaning)) => pattern.matches(subject, meaning),
            None => None,
        };
        if found != Some(Sure::Certain) {
            found = found.max(self.by_text(subject, named.is_none()));
        }
        if found != Some(Sure::Certain) {
            found = found.max(self.by_leads(subject));
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

    /// With the options before and between the words of the sub-command left out, or put after it.
    fn by_leads(&self, subject: &Subject<'_>) -> Option<Sure> {
        let (line, with_options) = self.leads.as_ref()?.lines(&subject.words)?;
        if self.glob.matches(&line) || self.glob.matches(&with_options) {
            return Some(Sure::Certain);
        }
        let may = subject.unknown && line.len() <= bounds::PATTERN_BYTES && self.glob.may_match(&line);
        may.then_some(Sure::Possible)
    }

    /// Whether one operand of a command whose operands are targets of their own is covered, flags and all.
    pub(super) fn covers_operand(&self, subject: &Subject<'_>, meaning: &Meaning, at: usize) -> bool {
        self.program.as_deref() == Some(subject.program())
            && self.by_meaning.as_ref().is_some_and(|pattern| pattern.covers_operand(subject, meaning, at))
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
        let named = self.by_meaning.as_ref().zip(subject.meaning.as_ref());
        let named = named.filter(|(p, m)| p.is_of(m) && self.program.as_deref() == Some(subject.program()));
        if named.is_some_and(|(pattern, meaning)| meaning.row.each && pattern.is_of_one_operand()) {
            // Operand by operand: as text, `build/*` would cover `build/../src`.
            return false;
        }
        if self.glob.matches(&subject.line) || self.covers_runner(subject) {
            return true;
        }
        if subject.short.as_deref().is_some_and(|line| self.glob.matches(line)) && safe_globals(subject) {
            return true;
        }
        named.is_some_and(|(pattern, meaning)| pattern.covers(subject, meaning))
            && (subject.short.is_none() || safe_globals(subject))
    }
}

impl CommandPattern {
    /// Whether it names what runs the program too (`npx prettier *`, `npx *`): whoever allows that allows what it
    /// runs. Shells, `sudo`, `xargs` and the like are no such runners.
    fn covers_runner(&self, subject: &Subject<'_>) -> bool {
        let wrappers = &subject.command.wrappers;
        if wrappers.is_empty() || !wrappers.iter().all(|name| !runner_of(name).is_empty()) {
            return false;
        }
        let mut line = wrappers.join(" ").into_bytes();
        line.push(b' ');
        line.extend_from_slice(&subject.line);
        self.glob.matches(&line)
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
    let program = subject.program();
    let end = sub_command(program, &subject.words).unwrap_or(1);
    if !matches!(program, b"git" | b"kubectl") {
        // What other options do is not known well enough.
        return subject.words.iter().take(end).skip(1).all(|word| !is_option(&word.bytes));
    }
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
