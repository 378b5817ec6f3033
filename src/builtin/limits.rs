//! `limits`: the deterministic part (`checks.md` 1): refused commands, commands that can't be known,
//! hosts that are not allowed. Turns, cost and files are counted by the engine.

use std::collections::BTreeSet;

use super::limits_domains::Domains;
use crate::baseline::Touched;
use crate::command::{CommandCondition, CommandPattern, PathUse, default_patterns};
use crate::matcher::{DomainPattern, SpecError, Spot};
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
            Domains::new(list.iter().filter_map(read).collect())
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

/// Text from the call in a reason: its beginning.
pub(super) fn shown(text: &str) -> String {
    text.chars().take(80).collect()
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

/// Whether a call would change any file: most do not, and nothing more is made of them.
pub(crate) fn changes_files(view: &CallView<'_>) -> bool {
    let writes = |role: PathUse| matches!(role, PathUse::Write | PathUse::Move);
    view.info().kind == ToolKind::Write
        || view
            .commands()
            .iter()
            .flat_map(|command| view.effects(command))
            .any(|effects| effects.paths.iter().any(|path| writes(path.role)))
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
