//! A workspace on disk, an engine over it, and its audit in memory.

use std::path::Path;
use std::sync::Arc;

use portcullis::{
    Arguments, CallOutcome, Decision, Engine, EngineBuilder, Flag, Guard, MemorySink, Notice, NoticeId,
    ResultOutcome, ToolCall, ToolResult, Turn, TurnOptions,
};
use serde_json::Value;
use tempfile::TempDir;

/// A workspace, its engine and its audit log.
pub(crate) struct World {
    pub(crate) dir: TempDir,
    pub(crate) sink: Arc<MemorySink>,
    pub(crate) engine: Engine,
}

impl World {
    /// A workspace with these files (path, text); nobody judges, nobody approves.
    pub(crate) fn new(files: &[(&str, &str)]) -> Self {
        Self::with(files, EngineBuilder::without_approvals)
    }

    /// The same, with what `more` adds to the engine.
    pub(crate) fn with(files: &[(&str, &str)], more: impl FnOnce(EngineBuilder) -> EngineBuilder) -> Self {
        let dir = tempfile::tempdir().unwrap();
        for (path, text) in files {
            write(&dir.path().join(path), text);
        }
        let sink = Arc::new(MemorySink::new());
        let builder = Engine::builder().workspace(dir.path()).audit(Arc::clone(&sink));
        let engine = more(builder).build().unwrap();
        Self { dir, sink, engine }
    }

    /// The same as `new`, and the files are good.
    pub(crate) fn good(files: &[(&str, &str)]) -> Self {
        let world = Self::new(files);
        assert_eq!(world.problems(), "");
        world
    }

    /// Every problem of the last load.
    pub(crate) fn problems(&self) -> String {
        self.engine.status().problems.iter().map(|p| p.render(false)).collect::<Vec<_>>().join("\n")
    }

    /// Writes a file of the workspace.
    pub(crate) fn write(&self, path: &str, text: &str) {
        write(&self.dir.path().join(path), text);
    }

    /// A turn of the agent `main` that makes calls only.
    pub(crate) fn turn(&self) -> Turn {
        self.engine.turn(TurnOptions::new("main").calls_only())
    }

    /// Asks for a call.
    pub(crate) async fn call(&self, turn: &Turn, tool: &str, arguments: &str) -> Decision<CallOutcome> {
        self.engine.tool_call(turn, &call(tool, arguments)).await
    }

    /// Asks for a call in a turn of its own.
    pub(crate) async fn alone(&self, tool: &str, arguments: &str) -> Decision<CallOutcome> {
        self.call(&self.turn(), tool, arguments).await
    }

    /// Lets a call run, and hands its result over.
    pub(crate) async fn ran(
        &self,
        turn: &Turn,
        tool: &str,
        arguments: &str,
        result: ToolResult,
    ) -> Decision<ResultOutcome> {
        let call = call(tool, arguments);
        runs(&self.engine.tool_call(turn, &call).await);
        self.engine.tool_result(turn, &call, &result).await
    }

    /// The audit's lines of this kind.
    pub(crate) fn audit(&self, kind: &str) -> Vec<Value> {
        self.sink
            .lines()
            .iter()
            .map(|line| serde_json::from_str::<Value>(line).unwrap())
            .filter(|line| line["kind"] == kind)
            .collect()
    }
}

fn write(path: &Path, text: &str) {
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, text).unwrap();
}

/// A call; its id is its tool's name.
pub(crate) fn call(tool: &str, arguments: &str) -> ToolCall {
    ToolCall::new(tool, tool, Arguments::from_json(arguments))
}

/// The call runs.
#[track_caller]
pub(crate) fn runs(decision: &Decision<CallOutcome>) {
    assert!(matches!(decision.outcome, CallOutcome::Run { .. }), "{decision:#?}");
}

/// The call is blocked: what the model is told.
#[track_caller]
pub(crate) fn blocked(decision: &Decision<CallOutcome>) -> &str {
    match &decision.outcome {
        CallOutcome::Blocked { result } => result,
        _ => panic!("not blocked: {decision:#?}"),
    }
}

/// The result is given: the model's copy and its flags.
#[track_caller]
pub(crate) fn given(decision: &Decision<ResultOutcome>) -> (&str, &[Flag]) {
    match &decision.outcome {
        ResultOutcome::Given { text, untrusted: true, flags, .. } => (text, flags),
        _ => panic!("not given: {decision:#?}"),
    }
}

/// The result is withheld: what the model is told, and its flags.
#[track_caller]
pub(crate) fn withheld(decision: &Decision<ResultOutcome>) -> (&str, &[Flag]) {
    match &decision.outcome {
        ResultOutcome::Withheld { text, untrusted: true, flags, .. } => (text, flags),
        _ => panic!("not withheld: {decision:#?}"),
    }
}

/// The ids of notices.
pub(crate) fn ids(notices: &[Notice]) -> Vec<NoticeId> {
    notices.iter().map(|notice| notice.id).collect()
}
