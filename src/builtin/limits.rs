//! `limits`: the deterministic part (`checks.md` 1): refused commands, commands that can't be known,
//! hosts that are not allowed. Turns, cost and files are counted by the engine.

use std::collections::BTreeSet;

use crate::baseline::{Line, Touched};
use crate::command::{CommandCondition, CommandPattern, HostWord, PathUse, default_patterns};
use crate::matcher::{Address, DomainPattern, Host, SpecError, Spot, hosts_in};
use crate::shell::OpaqueReason;
use crate::tool::{CallView, ToolKind};
use crate::typed::{LimitsSpec, Located};
use crate::words::{Action, OnOpaque};

/// A reason to refuse a call; it completes "The guardrail limits stopped this: REASON".
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LimitFinding {
    pub(crate) kind: LimitKind,
    /// `false`: only possible; `on_opaque` decides.
    pub(crate) certain: bool,
    pub(crate) reason: String,
    pub(crate) spots: Vec<Spot>,
}

/// What a finding is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum LimitKind {
    /// An address whose host is not one of `allowed_domains`.
    Domain,
    /// A malformed address where the tool takes a URL.
    MalformedAddress,
    /// A command that a pattern refuses.
    Command,
    /// A command whose program can't be known: the field `opaque` decides.
    OpaqueCommand,
    /// A command that is nested more deeply, or is longer, than is read. Nobody writes that in honest work: it
    /// is held, whatever `opaque` says of commands that are only unknown.
    TooDeep,
}

/// `limits`, compiled: what it says of a call without counting.
#[derive(Debug, Clone)]
pub(crate) struct Limits {
    domains: Option<Domains>,
    commands: CommandCondition,
    opaque: OnOpaque,
    max_turns: Option<u64>,
    max_cost_usd: Option<f64>,
    max_files_changed: Option<u64>,
}

impl Limits {
    /// Compiles the settings; without `commands` the shipped patterns hold.
    ///
    /// # Errors
    /// Every pattern that is no domain, or no command pattern.
    pub(crate) fn compile(spec: &LimitsSpec) -> Result<Self, Vec<SpecError>> {
        let mut errors = Vec::new();
        let domains = spec.allowed_domains.as_ref().map(|list| {
            let read = |d: &Located<String>| match DomainPattern::parse(&d.value) {
                Ok(pattern) => Some(pattern),
                Err(e) => {
                    errors.push(e.at(d.at.clone(), "allowed_domains"));
                    None
                }
            };
            Domains(list.iter().filter_map(read).collect())
        });
        let patterns = match &spec.commands {
            None => default_patterns(),
            Some(list) => list
                .iter()
                .filter_map(|p| match CommandPattern::parse(&p.value) {
                    Ok(pattern) => Some(pattern),
                    Err(message) => {
                        errors.push(SpecError {
                            at: p.at.clone(),
                            field: "commands".to_owned(),
                            message,
                            help: None,
                        });
                        None
                    }
                })
                .collect(),
        };
        if !errors.is_empty() {
            return Err(errors);
        }
        let commands = CommandCondition { patterns, except: Vec::new() };
        Ok(Self {
            domains,
            commands,
            opaque: spec.opaque,
            max_turns: spec.max_turns,
            max_cost_usd: spec.max_cost_usd,
            max_files_changed: spec.max_files_changed,
        })
    }

    /// Model calls of a turn.
    pub(crate) const fn max_turns(&self) -> Option<u64> {
        self.max_turns
    }

    /// US dollars of a turn.
    pub(crate) const fn max_cost_usd(&self) -> Option<f64> {
        self.max_cost_usd
    }

    /// Distinct files that a turn may change.
    pub(crate) const fn max_files_changed(&self) -> Option<u64> {
        self.max_files_changed
    }

    /// What a finding does. A possible match of a refused command and an address that is only possible do
    /// what `on_opaque` says; a command whose program can't be known does what `opaque` says.
    pub(crate) fn effect(&self, finding: &LimitFinding, on_opaque: OnOpaque) -> Action {
        let by = match finding.kind {
            LimitKind::OpaqueCommand => self.opaque,
            LimitKind::TooDeep if self.opaque == OnOpaque::Block => OnOpaque::Block,
            LimitKind::TooDeep => OnOpaque::Hold,
            _ if finding.certain => OnOpaque::Block,
            _ => on_opaque,
        };
        by.effect()
    }

    /// What it finds in a call.
    pub(crate) fn check<'t, 'v: 't>(
        &self,
        view: &CallView<'_>,
        touched: impl Fn() -> &'t Touched<'v>,
    ) -> Vec<LimitFinding> {
        let mut out = self.refused_commands(view);
        out.extend(opaque_commands(view));
        if let Some(domains) = &self.domains {
            out.extend(domains.check(view, touched()));
        }
        out
    }

    fn refused_commands(&self, view: &CallView<'_>) -> Vec<LimitFinding> {
        let mut out = Vec::new();
        for line in view.commands() {
            for found in self.commands.find(&line.view) {
                let pattern = self.commands.patterns.get(found.pattern).map_or("", CommandPattern::text);
                out.push(LimitFinding {
                    kind: LimitKind::Command,
                    certain: found.certain,
                    reason: refusal(&shown(&found.text), pattern),
                    spots: vec![Spot {
                        at: line.at.clone(),
                        span: found.span.clone(),
                        label: pattern.to_owned(),
                    }],
                });
            }
        }
        out
    }
}

/// Why a command is refused; where an unset variable would make it so, what to write instead.
fn refusal(command: &str, pattern: &str) -> String {
    let unset = if command.contains('$') { ": an unset variable makes it so, write `${NAME:?}`" } else { "" };
    format!("`{command}` matches the refused command `{pattern}`{unset}")
}

/// Hosts that may be addressed.
#[derive(Debug, Clone, Default)]
struct Domains(Vec<DomainPattern>);

impl Domains {
    fn allow(&self, host: &Host) -> bool {
        self.0.iter().any(|pattern| pattern.matches(host))
    }

    /// The addresses of a call that are not allowed. Tools with `url_at`: what stands there; commands:
    /// the words that their programs would connect to; read, write and edit tools: nothing of their
    /// content; all others: every absolute URL in any string.
    fn check(&self, view: &CallView<'_>, touched: &Touched<'_>) -> Vec<LimitFinding> {
        let mut out = Vec::new();
        for line in &touched.lines {
            for done in &line.done {
                for word in &done.effects.connects {
                    self.word(word, line, done.command.guessed, &mut out);
                }
            }
        }
        let info = view.info();
        if !info.url_at.is_empty() {
            for url in view.urls() {
                let spot =
                    Spot { at: url.at.clone(), span: 0..url.text.len(), label: "allowed_domains".to_owned() };
                match &url.host {
                    _ if url.malformed => out.push(LimitFinding {
                        kind: LimitKind::MalformedAddress,
                        certain: true,
                        reason: format!("`{}` is a malformed address", shown(&url.text)),
                        spots: vec![spot],
                    }),
                    Some(host) if !self.allow(host) => out.push(refused(host, true, spot)),
                    _ => {}
                }
            }
            return out;
        }
        if matches!(info.kind, ToolKind::Read | ToolKind::Write) {
            return out;
        }
        let commands: Vec<&str> = touched.lines.iter().map(|l| l.at).collect();
        for string in view.strings().iter().filter(|s| !commands.iter().any(|c| stands_in(&s.at, c))) {
            for (span, host) in hosts_in(&string.text) {
                if !self.allow(&host) {
                    let at = string.at.clone();
                    out.push(refused(&host, true, Spot { at, span, label: "allowed_domains".to_owned() }));
                }
            }
        }
        out
    }

    fn word(&self, word: &HostWord, line: &Line<'_>, guessed: bool, out: &mut Vec<LimitFinding>) {
        let spot =
            || Spot { at: line.at.to_owned(), span: word.span.clone(), label: "allowed_domains".to_owned() };
        if word.text.is_empty() {
            out.push(LimitFinding {
                kind: LimitKind::Domain,
                certain: false,
                reason: "it connects to an address that can't be known".to_owned(),
                spots: vec![spot()],
            });
            return;
        }
        match Address::read(&word.text) {
            Address::At(host) if !self.allow(&host) => {
                out.push(refused(&host, word.certain && !guessed, spot()))
            }
            Address::Malformed => out.push(LimitFinding {
                kind: LimitKind::MalformedAddress,
                certain: word.certain && !guessed,
                reason: format!("`{}` is a malformed address", shown(&word.text)),
                spots: vec![spot()],
            }),
            Address::At(_) | Address::NoHost => {}
        }
    }
}

fn refused(host: &Host, certain: bool, spot: Spot) -> LimitFinding {
    LimitFinding {
        kind: LimitKind::Domain,
        certain,
        reason: format!("the host `{host}` is not one of the allowed domains"),
        spots: vec![spot],
    }
}

/// Text from the call in a reason: its beginning.
fn shown(text: &str) -> String {
    text.chars().take(80).collect()
}

/// Whether a place is a command's, or one of the words of a command that is an argument vector.
fn stands_in(at: &str, command: &str) -> bool {
    at == command || at.strip_prefix(command).is_some_and(|rest| rest.starts_with('['))
}

/// The commands of a call whose program can't be known.
fn opaque_commands(view: &CallView<'_>) -> Vec<LimitFinding> {
    let lines = view.commands().iter();
    lines
        .flat_map(|line| line.view.script.opaque.iter().filter(|o| o.program).map(|o| (line.at.as_str(), o)))
        .map(|(at, opaque)| LimitFinding {
            kind: match opaque.reason {
                OpaqueReason::TooDeep => LimitKind::TooDeep,
                _ => LimitKind::OpaqueCommand,
            },
            certain: true,
            reason: match opaque.reason {
                OpaqueReason::TooDeep => {
                    "the command is nested more deeply, or is longer, than is read".to_owned()
                }
                _ => "the program that the command runs can't be known".to_owned(),
            },
            spots: vec![Spot {
                at: at.to_owned(),
                span: opaque.span.clone(),
                label: "opaque_command".to_owned(),
            }],
        })
        .collect()
}

/// The distinct files that a call would change: what a write tool's paths name, and what its commands
/// write, move or remove. Lexical absolute paths, or the text as written where that can't be known. A folder in
/// which another of them lies is no file of its own (`cp a b folder/`).
pub(crate) fn files_changed(touched: &Touched<'_>) -> Vec<String> {
    let changed: BTreeSet<String> = touched
        .paths
        .iter()
        .filter(|t| matches!(t.role, PathUse::Write | PathUse::Move))
        .filter(|t| !t.text.starts_with("/dev/"))
        .map(|t| t.path.clone().unwrap_or_else(|| t.text.clone()))
        .collect();
    let holds = |folder: &str| {
        let folder = format!("{}/", folder.trim_end_matches('/'));
        changed.range(folder.clone()..).next().is_some_and(|next| next.starts_with(&folder))
    };
    changed.iter().filter(|path| !holds(path)).cloned().collect()
}
