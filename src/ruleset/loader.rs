//! Sources → a rule set, all or nothing.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::defaults::Defaults;
use super::gate::Phase;
use super::set::Parts;
use super::{
    Agents, Check, Gate, HostCheckHandle, Loosened, Policy, RuleSet, Summary, compile, digest, examples,
    loosened,
};
use crate::baseline;
use crate::check::CodeGate;
use crate::matcher::{Glob, NameGlob};
use crate::problem::{Problem, Problems};
use crate::source::{FolderKind, Sources};
use crate::tool::{NamePattern, Told, ToolId, ToolInfo, ToolSet, ToolTable};
use crate::typed::{self, Settings, ToolOverride, TypedGate};
use crate::words::{GateKind, GateRef, Hook, Layer, OnError};

/// Reads folders, and what the host's code adds, to a rule set.
#[derive(Debug, Clone, Default)]
pub struct Loader {
    sources: Sources,
    code: Settings,
    tools: Vec<(ToolId, ToolInfo)>,
    gates: Vec<CodeGate>,
    guarded: Vec<PathBuf>,
    without_baseline: bool,
}

/// What a load found.
#[derive(Debug)]
#[non_exhaustive]
pub struct Loaded {
    /// The set; none where there is an error among the problems (`Strict`: all or nothing).
    pub rules: Option<RuleSet>,
    /// Everything that is wrong, errors and warnings.
    pub problems: Problems,
    /// Files read.
    pub files: usize,
    /// Gates that the files and the code make.
    pub gates: usize,
    /// Instructions.
    pub instructions: usize,
    /// What workspace files loosen of global gates and built-ins.
    pub(crate) loosened: Vec<Loosened>,
}

impl Loader {
    /// Nothing but the built-ins and the baseline.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A workspace's standard folders and its settings: `.agents/rules`, `.claude/rules`,
    /// `.agents/guardrails`, `.agents/portcullis.yaml` under `root`. One that is missing is empty.
    #[must_use]
    pub fn workspace(mut self, root: &Path) -> Self {
        self.sources = self.sources.workspace(root);
        self.guarded.extend(
            [".agents/rules", ".claude/rules", ".agents/guardrails", ".agents/portcullis.yaml"]
                .map(|p| root.join(p)),
        );
        self
    }

    /// The user's config folder for portcullis: `rules`, `guardrails`, `portcullis.yaml` in it.
    #[must_use]
    pub fn global(mut self, config: &Path) -> Self {
        self.sources = self.sources.global(config);
        self.guarded.extend(["rules", "guardrails", "portcullis.yaml"].map(|p| config.join(p)));
        self
    }

    /// A folder like `.agents` (`rules/`, `guardrails/`, `portcullis.yaml`), or one that is itself a
    /// rules folder. Missing, it is an error that says where it looked.
    #[must_use]
    pub fn folder(mut self, path: &Path) -> Self {
        self.sources = self.sources.whole(path);
        self.guarded.push(path.to_owned());
        self
    }

    /// One more rules folder. Missing, it is an error.
    #[must_use]
    pub fn rules_folder(mut self, path: &Path) -> Self {
        self.sources = self.sources.folder(FolderKind::Rules, path);
        self.guarded.push(path.to_owned());
        self
    }

    /// One more guardrails folder. Missing, it is an error.
    #[must_use]
    pub fn guardrails_folder(mut self, path: &Path) -> Self {
        self.sources = self.sources.folder(FolderKind::Guardrails, path);
        self.guarded.push(path.to_owned());
        self
    }

    /// A file or folder beside those that hold rules which the agent may not change: the audit log, the
    /// approvals store.
    #[must_use]
    pub fn guard_path(mut self, path: &Path) -> Self {
        self.guarded.push(path.to_owned());
        self
    }

    pub(super) const fn sources(&self) -> &Sources {
        &self.sources
    }

    pub(crate) fn code_settings(mut self, set: impl FnOnce(&mut Settings)) -> Self {
        set(&mut self.code);
        self
    }

    pub(crate) fn tool(mut self, id: ToolId, info: ToolInfo) -> Self {
        self.tools.push((id, info));
        self
    }

    pub(crate) fn gate(mut self, gate: CodeGate) -> Self {
        self.gates.push(gate);
        self
    }

    pub(crate) fn without_baseline(mut self) -> Self {
        self.without_baseline = true;
        self
    }

    /// Reads everything in one pass.
    #[must_use]
    pub fn load(&self) -> Loaded {
        let typed = typed::load(&self.sources);
        let settings = self.code.clone().over(typed.settings.clone());
        let mut problems = typed.problems.clone();
        let defaults = defaults(&settings);
        let (tools, outside, tool_problems) = self.tools(&settings);
        problems.extend(tool_problems);

        let shipped: Vec<TypedGate> = crate::builtin::shipped()
            .into_iter()
            .filter(|builtin| {
                !typed.gates.iter().any(|g| g.kind == GateKind::Builtin && g.name == builtin.name)
            })
            .collect();
        let mut gates = Vec::new();
        let mut disabled = 0;
        for gate in typed.gates.iter().chain(&shipped) {
            match compile::compile(gate, &defaults) {
                Err(more) => problems.extend(more),
                Ok(compiled) => {
                    problems.extend(examples::check(gate, &compiled, &tools));
                    if gate.enabled { gates.extend(compiled) } else { disabled += 1 }
                }
            }
        }
        for gate in &typed.broken {
            // Its other problems were said: only what its patterns add is wanted.
            if let Err(more) = compile::compile(gate, &defaults) {
                problems.extend(more);
            }
        }
        for gate in &self.gates {
            match code_gate(gate, &defaults) {
                Ok(gate) => gates.push(gate),
                Err(problem) => problems.push(*problem),
            }
        }
        gates.extend(self.baseline(&defaults));
        problems.sort();

        let made = gates.iter().filter(|g| !matches!(g.id.kind, GateKind::Baseline)).count();
        let summary = |gates: &[Gate]| Summary {
            gates: gates.iter().map(super::GateLine::of).collect(),
            instructions: typed.instructions.len(),
            files: typed.files,
            skipped: typed.skipped,
            disabled,
            open: Policy::of(&settings).unmatched_tools == typed::UnmatchedTools::Allow,
        };
        let rules = if problems.has_errors() {
            None
        } else {
            let digest = digest::of(&typed, &settings, &self.gates, &self.tools, self.without_baseline);
            let mut rules = RuleSet::assemble(Parts {
                summary: Summary::default(),
                gates,
                tools,
                policy: Policy::of(&settings),
                outside,
                instructions: typed.instructions.clone(),
                digest,
                closed: None,
            });
            let lines = summary(rules.gates());
            rules.set_summary(lines);
            Some(rules)
        };
        Loaded {
            rules,
            problems,
            files: typed.files,
            gates: made,
            instructions: typed.instructions.len(),
            loosened: loosened::find(&typed.gates, &typed.replaced, &crate::builtin::shipped()),
        }
    }

    /// The set in force before the first good load: the baseline, and nothing passes.
    pub(crate) fn closed(&self, problems: &Problems) -> RuleSet {
        let errors = problems.iter().filter(|p| p.level == crate::problem::ProblemLevel::Error);
        let count = errors.clone().count();
        let first = errors.clone().next().map_or_else(
            || "no rule set has been loaded".to_owned(),
            |p| format!("{}:{}:{}: {}", p.file.display(), p.line, p.column, p.message),
        );
        let more = if count > 1 { format!(" (and {} more)", count - 1) } else { String::new() };
        let gates = self.baseline(&Defaults::default());
        let mut rules = RuleSet::assemble(Parts {
            summary: Summary::default(),
            gates,
            tools: ToolTable::default(),
            policy: Policy::default(),
            outside: None,
            instructions: Vec::new(),
            digest: "none".to_owned(),
            closed: Some(format!("no good rule set is loaded, so nothing passes: {first}{more}")),
        });
        let lines = rules.gates().iter().map(super::GateLine::of).collect();
        rules.set_summary(Summary { gates: lines, ..Summary::default() });
        rules
    }

    fn baseline(&self, defaults: &Defaults) -> Vec<Gate> {
        if self.without_baseline {
            return Vec::new();
        }
        baseline::gates(&self.guarded)
            .into_iter()
            .map(|(name, hook, action, check)| Gate {
                id: Arc::new(GateRef {
                    name,
                    kind: GateKind::Baseline,
                    layer: Layer::Baseline,
                    file: None,
                    line: None,
                }),
                hook,
                action,
                phase: Phase::Baseline,
                order: 0,
                agents: Agents::default(),
                tools: None,
                severity: crate::words::Severity::Critical,
                mode: crate::words::Mode::Enforce,
                on_error: Defaults::default().on_error(GateKind::Baseline, hook, action, false),
                on_opaque: Defaults::on_opaque(action),
                deadline: defaults.deadline(hook, action, false),
                reason: String::new(),
                buffer: false,
                check: Check::Baseline(check),
            })
            .collect()
    }

    fn tools(&self, settings: &Settings) -> (ToolTable, Option<ToolSet>, Vec<Problem>) {
        let mut errors = Vec::new();
        let mut table = ToolTable::default();
        for over in &settings.tools {
            if let Err(error) = table.tell(told(over)) {
                errors.push(error.at(0..0, format!("tools.{}", over.name)));
            }
        }
        // The host's code is stronger than any file.
        for (id, info) in &self.tools {
            if let Err(error) = table.register(id, info.clone()) {
                errors.push(error.at(0..0, format!("the tool {id} in code")));
            }
        }
        let outside =
            settings.outside_content.as_ref().and_then(|tools| compile::tool_set(tools, false, &mut errors));
        let file = Path::new("portcullis.yaml");
        let problems = errors
            .into_iter()
            .map(|e| {
                Problem::of_file(
                    file,
                    "bad-pattern",
                    format!("{}: {}", e.field, e.message),
                    e.help.unwrap_or_default(),
                )
            })
            .collect();
        (table, outside, problems)
    }
}

fn told(over: &ToolOverride) -> Told {
    let paths = |list: &Option<Vec<typed::Located<String>>>| {
        list.as_ref().map(|list| list.iter().map(|path| path.value.clone()).collect())
    };
    Told {
        name: NamePattern::new(&over.name),
        server: over.server.as_deref().map(NameGlob::new),
        kind: over.kind,
        acts: over.acts,
        outside: over.outside,
        freeform: over.freeform,
        command_at: paths(&over.command_at),
        path_at: paths(&over.path_at),
        url_at: paths(&over.url_at),
    }
}

fn defaults(settings: &Settings) -> Defaults {
    Defaults {
        hold_on_error: settings.on_error_default == Some(OnError::Hold),
        call_deadline: settings.deadlines.tool_call,
        observer_deadline: settings.deadlines.observer,
        judge_deadline: settings.deadlines.judge,
    }
}

fn code_gate(code: &CodeGate, defaults: &Defaults) -> Result<Gate, Box<Problem>> {
    let wrong = |e: crate::matcher::PatternError| {
        Box::new(Problem::of_file(
            Path::new("(code)"),
            "bad-pattern",
            format!("the gate `{}` in code: {}", code.name, e.message),
            e.help.unwrap_or_default(),
        ))
    };
    let globs = code.agents.iter().map(|g| Glob::parse(g)).collect::<Result<Vec<_>, _>>().map_err(wrong)?;
    let tools = if code.tools.is_empty() {
        None
    } else {
        let mut set = ToolSet::new(false);
        for glob in &code.tools {
            set.name(glob).map_err(wrong)?;
        }
        Some(set)
    };
    Ok(Gate {
        id: Arc::new(GateRef {
            name: code.name.clone(),
            kind: GateKind::Code,
            layer: Layer::Host,
            file: None,
            line: None,
        }),
        hook: code.hook,
        action: code.action,
        phase: Phase::Code,
        order: 0,
        agents: Agents::new(globs),
        tools: if matches!(code.hook, Hook::ToolCall | Hook::ToolResult) { tools } else { None },
        severity: crate::words::Severity::default(),
        mode: code.mode,
        on_error: code
            .on_error
            .unwrap_or_else(|| defaults.on_error(GateKind::Code, code.hook, code.action, false)),
        on_opaque: Defaults::on_opaque(code.action),
        deadline: code.deadline.unwrap_or_else(|| defaults.deadline(code.hook, code.action, false)),
        reason: String::new(),
        buffer: false,
        check: Check::Host(HostCheckHandle(Arc::clone(&code.check))),
    })
}
