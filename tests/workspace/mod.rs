//! What every integration test needs: a workspace of files, and what a decision told.

#![expect(clippy::expect_used, reason = "a test says what it expects, in its helpers too")]

use std::fs;
use std::path::Path;

use portcullis::{Engine, EngineBuilder, NoticeId, Report, Turn, TurnOptions};

/// A workspace in a folder of its own; it goes with the value.
#[derive(Debug)]
pub(crate) struct Workspace(tempfile::TempDir);

impl Workspace {
    /// Files under `.agents`: `("rules/polite.md", "---\n…")`.
    pub(crate) fn new(files: &[(&str, &str)]) -> Self {
        let workspace = Self(tempfile::tempdir().expect("a folder"));
        for (name, text) in files {
            let path = workspace.root().join(".agents").join(name);
            fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        workspace
    }

    pub(crate) fn root(&self) -> &Path {
        self.0.path()
    }

    /// A builder that reads this workspace; who approves is still to be said.
    pub(crate) fn builder(&self) -> EngineBuilder {
        Engine::builder().workspace(self.root())
    }
}

/// Builds, and insists that every file loaded.
pub(crate) fn loaded(builder: EngineBuilder) -> Engine {
    let engine = builder.build().expect("it builds");
    let status = engine.status();
    let problems: String = status.problems.iter().map(ToString::to_string).collect();
    assert!(status.closed.is_none() && status.problems.is_empty(), "{problems}");
    engine
}

/// A turn of the agent `assistant` that has a prompt.
pub(crate) fn turn(engine: &Engine) -> Turn {
    engine.turn(TurnOptions::new("assistant"))
}

/// A turn without a prompt.
pub(crate) fn calls_only(engine: &Engine) -> Turn {
    engine.turn(TurnOptions::new("assistant").calls_only())
}

/// What the person was told of the gates' reasons.
pub(crate) fn reasons(report: &Report) -> Vec<&str> {
    report.reasons.iter().map(|reason| reason.for_person.as_str()).collect()
}

/// The texts of the notices; those of the load, which the first decision after it brings, apart.
pub(crate) fn notices(report: &Report) -> Vec<&str> {
    let of_load = |id| matches!(id, NoticeId::NoRules | NoticeId::Loosened);
    report.notices.iter().filter(|notice| !of_load(notice.id)).map(|notice| notice.text.as_str()).collect()
}
