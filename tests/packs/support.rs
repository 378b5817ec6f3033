//! Engines over packs, and their files.

use std::path::{Path, PathBuf};

use portcullis::*;
use serde_json::json;

/// The packs that this file proves.
pub(crate) const PACKS: [&str; 4] = ["destructive-commands", "secrets-and-env", "egress", "production"];

fn folder(pack: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("rules-fixtures/packs").join(pack)
}

/// The rule files of a pack, by name.
pub(crate) fn rule_files(pack: &str) -> Vec<(String, String)> {
    let mut out = Vec::new();
    for entry in std::fs::read_dir(folder(pack)).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if name != "README" {
            out.push((name, std::fs::read_to_string(&path).unwrap()));
        }
    }
    out.sort();
    out
}

pub(crate) fn readme(pack: &str) -> String {
    std::fs::read_to_string(folder(pack).join("README.md")).unwrap()
}

/// Front matter and body.
pub(crate) fn parts(text: &str) -> (&str, &str) {
    text.strip_prefix("---\n").and_then(|rest| rest.split_once("\n---\n")).expect("front matter")
}

/// An engine over packs that is asked for single command lines.
pub(crate) struct Stopper {
    engine: Engine,
    runtime: tokio::runtime::Runtime,
}

impl Stopper {
    /// With the baseline and the built-ins, as a stranger has them.
    pub(crate) fn of(packs: &[&str]) -> Self {
        Self::build(packs, |builder| builder)
    }

    /// Without the baseline, to tell what the packs do.
    pub(crate) fn alone(packs: &[&str]) -> Self {
        Self::build(packs, |builder| builder.dangerous().without_baseline())
    }

    fn build(packs: &[&str], with: impl FnOnce(EngineBuilder) -> EngineBuilder) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let mut builder = Engine::builder().workspace(dir.path()).approvals(MemoryApprovals::new());
        for pack in packs {
            builder = builder.rules_folder(folder(pack));
        }
        let engine = with(builder).build().unwrap();
        let status = engine.status();
        let problems: Vec<String> = status.problems.iter().map(|p| p.render(false)).collect();
        assert!(status.closed.is_none() && problems.is_empty(), "{packs:?}\n{}", problems.join("\n"));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        Self { engine, runtime }
    }

    pub(crate) fn rules(&self) -> usize {
        self.engine.status().summary.files
    }

    /// Why a command line is blocked or held; none: it runs.
    pub(crate) fn stops(&self, line: &str) -> Option<String> {
        let turn = self
            .engine
            .turn(TurnOptions::new("main").workspace("/workspace").home("/home/user").calls_only());
        let call = ToolCall::new("1", "shell", json!({ "command": line }));
        let decision = self.runtime.block_on(self.engine.tool_call(&turn, &call));
        let gates = || {
            let fails =
                decision.report.verdicts.iter().filter(|verdict| !matches!(verdict.outcome, Outcome::Pass));
            fails
                .map(|verdict| format!("{}: {:?}", verdict.gate.name, verdict.outcome))
                .collect::<Vec<_>>()
                .join("; ")
        };
        match &decision.outcome {
            CallOutcome::Run { .. } => None,
            _ => Some(gates()),
        }
    }
}
