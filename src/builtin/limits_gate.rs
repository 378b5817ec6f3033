//! The built-in `limits` as a gate.

use super::limits::{Domains, LimitFinding, LimitKind, opaque_commands};
use crate::baseline::Touched;
use crate::command::{CommandCondition, CommandPattern, default_patterns};
use crate::matcher::{DomainPattern, Spot, SpecError};
use crate::tool::CallView;
use crate::typed::{LimitsSpec, Located};
use crate::words::{Action, OnOpaque};

/// Domains, commands, files and budgets, by the guardrail's settings.
#[derive(Debug)]
pub(crate) struct Limits {
    max_turns: Option<u64>,
    max_cost_usd: Option<f64>,
    max_files_changed: Option<u64>,
    domains: Option<Domains>,
    commands: CommandCondition,
    opaque: OnOpaque,
}

impl Limits {
    /// Compiles the settings.
    ///
    /// # Errors
    /// Every pattern and every domain that is none, with its place.
    pub(crate) fn compile(spec: &LimitsSpec) -> Result<Self, Vec<SpecError>> {
        let mut errors = Vec::new();
        let domains = spec.allowed_domains.as_ref().map(|list| Domains(domains(list, &mut errors)));
        let patterns = match &spec.commands {
            None => default_patterns(),
            Some(list) => list
                .iter()
                .filter_map(|pattern| match CommandPattern::parse(&pattern.value) {
                    Ok(compiled) => Some(compiled),
                    Err(message) => {
                        errors.push(SpecError {
                            at: pattern.at.clone(),
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
        Ok(Self {
            max_turns: spec.max_turns,
            max_cost_usd: spec.max_cost_usd,
            max_files_changed: spec.max_files_changed,
            domains,
            commands: CommandCondition { patterns, except: Vec::new() },
            opaque: spec.opaque,
        })
    }

    pub(crate) const fn max_turns(&self) -> Option<u64> {
        self.max_turns
    }

    pub(crate) const fn max_cost_usd(&self) -> Option<f64> {
        self.max_cost_usd
    }

    pub(crate) const fn max_files_changed(&self) -> Option<u64> {
        self.max_files_changed
    }


    /// What a call breaks.
    pub(crate) fn check<'t, 'v: 't>(
        &self,
        view: &CallView<'_>,
        touched: impl Fn() -> &'t Touched<'v>,
    ) -> Vec<LimitFinding> {
        let mut findings = Vec::new();
        if let Some(domains) = &self.domains {
            findings.extend(domains.check(view, touched()));
        }
        for command in view.commands() {
            for hit in self.commands.find(&command.view) {
                let pattern = self.commands.patterns.get(hit.pattern).map(CommandPattern::text).unwrap_or_default();
                findings.push(LimitFinding {
                    kind: LimitKind::Command,
                    certain: hit.certain,
                    reason: format!("`{}` matches the refused command `{pattern}`", hit.text),
                    spots: vec![Spot { at: command.at.clone(), span: hit.span, label: pattern.to_owned() }],
                });
            }
        }
        if self.opaque != OnOpaque::Pass && !view.commands().is_empty() {
            findings.extend(opaque_commands(touched()));
        }
        findings
    }

    /// What a finding does. A possible match of a refused command and an address that is only possible
    /// do what `on_opaque` says; a command whose program can't be known what `opaque` says.
    pub(crate) fn effect(&self, finding: &LimitFinding, on_opaque: OnOpaque) -> Action {
        let by = match finding.kind {
            LimitKind::OpaqueCommand => self.opaque,
            _ if finding.certain => OnOpaque::Block,
            _ => on_opaque,
        };
        match by {
            OnOpaque::Block => Action::Block,
            OnOpaque::Hold => Action::Hold,
            OnOpaque::Warn => Action::Warn,
            OnOpaque::Pass => Action::Allow,
        }
    }
}

fn domains(list: &[Located<String>], errors: &mut Vec<SpecError>) -> Vec<DomainPattern> {
    list.iter()
        .filter_map(|domain| match DomainPattern::parse(&domain.value) {
            Ok(pattern) => Some(pattern),
            Err(error) => {
                errors.push(error.at(domain.at.clone(), "allowed_domains"));
                None
            }
        })
        .collect()
}
