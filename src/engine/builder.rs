//! Building an engine: what is read, who judges, who approves, where it is logged.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, RwLock};

use tokio::sync::Semaphore;

use super::classified::Classifying;
use super::core::{Engine, Inner};
use crate::approval::ApprovalStore;
use crate::audit::{AuditSink, Auditor, Clean, Record, StartRecord};
use crate::bounds;
use crate::check::{Classifier, CodeGate};
use crate::detect::SecretScanner;
use crate::judge::Judge;
use crate::matcher::Place;
use crate::problem::Problems;
use crate::ruleset::Loader;
use crate::text::KeyedHash;
use crate::tool::{FileSystem, LocalFiles, ToolId, ToolInfo};
use crate::typed::{ApproveActing, UnmatchedTools};
use crate::words::OnError;

/// An engine that can't be built. Wrong rule files are no such error: the engine is there, lets nothing
/// pass, and [`Engine::status`] names every problem.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BuildError {
    /// Nobody said who approves.
    #[error(
        "say who approves held things: `.approvals(store)` (`MemoryApprovals::new()` keeps them in memory), \
         or `.without_approvals()`, under which every hold is a refusal and acting tools run unasked"
    )]
    Approvals,
    /// The system gives no random bytes: tickets and log hashes could be guessed.
    #[error("the system gives no random bytes: {0}")]
    Randomness(String),
}

/// Builds an [`Engine`]. Nothing of the environment is read.
#[derive(Default)]
#[must_use = "an engine is built by `build()`"]
pub struct EngineBuilder {
    loader: Loader,
    workspace: Option<PathBuf>,
    home: Option<PathBuf>,
    judge: Option<Arc<dyn Judge>>,
    approvals: Option<Arc<dyn ApprovalStore>>,
    without_approvals: bool,
    audit: Option<Arc<dyn AuditSink>>,
    audit_content: bool,
    fold_case: bool,
    files: Option<Arc<dyn FileSystem>>,
    classifier: Option<Arc<dyn Classifier>>,
    classifier_deadline: Option<std::time::Duration>,
}

impl std::fmt::Debug for EngineBuilder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("EngineBuilder").field("loader", &self.loader).finish_non_exhaustive()
    }
}

impl EngineBuilder {
    /// The workspace: its standard folders are read (`.agents/rules`, `.claude/rules`,
    /// `.agents/guardrails`, `.agents/portcullis.yaml`; a missing one is empty), and turns begin there.
    pub fn workspace(mut self, root: impl AsRef<Path>) -> Self {
        self.loader = self.loader.workspace(root.as_ref());
        self.workspace = Some(root.as_ref().to_owned());
        self
    }

    /// The user's config folder for portcullis; the workspace's gates win over its.
    pub fn global(mut self, config: impl AsRef<Path>) -> Self {
        self.loader = self.loader.global(config.as_ref());
        self
    }

    /// A folder like `.agents`, or one that is itself a rules folder. Missing, it is an error of the load.
    pub fn folder(mut self, path: impl AsRef<Path>) -> Self {
        self.loader = self.loader.folder(path.as_ref());
        self
    }

    /// One more rules folder. Missing, it is an error of the load.
    pub fn rules_folder(mut self, path: impl AsRef<Path>) -> Self {
        self.loader = self.loader.rules_folder(path.as_ref());
        self
    }

    /// One more guardrails folder. Missing, it is an error of the load.
    pub fn guardrails_folder(mut self, path: impl AsRef<Path>) -> Self {
        self.loader = self.loader.guardrails_folder(path.as_ref());
        self
    }

    /// The home folder that `~` stands for in paths; default `/home/user`, which no path of this machine
    /// matches by `~` alone: a host gives the real one.
    pub fn home(mut self, home: impl Into<PathBuf>) -> Self {
        self.home = Some(home.into());
        self
    }

    /// Says that the file system folds case: paths are compared without case.
    pub fn fold_case(mut self, fold: bool) -> Self {
        self.fold_case = fold;
        self
    }

    /// The file system that the tools use, where it is not this machine's own.
    pub fn file_system(mut self, files: impl FileSystem + 'static) -> Self {
        self.files = Some(Arc::new(files));
        self
    }

    /// Who judges. Without a judge, judged gates are `unjudged` and their `on_error` decides.
    pub fn judge(mut self, judge: impl Judge + 'static) -> Self {
        self.judge = Some(Arc::new(judge));
        self
    }

    /// Who approves: where held things wait.
    pub fn approvals(mut self, store: impl ApprovalStore + 'static) -> Self {
        self.approvals = Some(Arc::new(store));
        self
    }

    /// Nobody approves: every hold is the refusal of its hook, and acting tools run unasked.
    pub fn without_approvals(mut self) -> Self {
        self.without_approvals = true;
        self
    }

    /// Where the audit's lines go.
    pub fn audit(mut self, sink: impl AuditSink + 'static) -> Self {
        self.audit = Some(Arc::new(sink));
        self
    }

    /// Writes contents (redacted) to the audit too, not only their sizes and keyed hashes.
    pub fn audit_content(mut self, yes: bool) -> Self {
        self.audit_content = yes;
        self
    }

    /// A file or folder that the agent may not change: the audit log, the approvals store.
    pub fn guard_path(mut self, path: impl AsRef<Path>) -> Self {
        self.loader = self.loader.guard_path(path.as_ref());
        self
    }

    /// Tells what a tool is, in place of what is known of it otherwise. Files cannot change it.
    pub fn tool(mut self, tool: impl Into<ToolId>, info: ToolInfo) -> Self {
        self.loader = self.loader.tool(tool.into(), info);
        self
    }

    /// A gate in code.
    pub fn gate(mut self, gate: CodeGate) -> Self {
        self.loader = self.loader.gate(gate);
        self
    }

    /// A model of the host's own whose score joins the evidence of `prompt_injection`.
    pub fn classifier(mut self, classifier: impl Classifier) -> Self {
        self.classifier = Some(Arc::new(classifier));
        self
    }

    /// How long the classifier may take over a result; 1 s by default.
    pub fn classifier_deadline(mut self, deadline: std::time::Duration) -> Self {
        self.classifier_deadline = Some(deadline);
        self
    }

    /// What happens to a call that no rule covers; in place of what the settings say.
    pub fn unmatched_tools(mut self, unmatched: UnmatchedTools) -> Self {
        self.loader = self.loader.code_settings(|s| s.unmatched_tools = Some(unmatched));
        self
    }

    /// Which acting tools wait for approval; in place of what the settings say.
    pub fn approve_acting(mut self, approve: ApproveActing) -> Self {
        self.loader = self.loader.code_settings(|s| s.approve_acting = Some(approve));
        self
    }

    /// Holds for a person where a gate that blocks could not check (GC-03).
    pub fn hold_on_error(mut self) -> Self {
        self.loader = self.loader.code_settings(|s| s.on_error_default = Some(OnError::Hold));
        self
    }

    /// Switches that take protection away.
    pub fn dangerous(self) -> Dangerous {
        Dangerous(self)
    }

    /// Builds the engine and loads its files.
    ///
    /// # Errors
    /// [`BuildError`]; never for a wrong rule file.
    pub fn build(self) -> Result<Engine, BuildError> {
        if self.approvals.is_none() && !self.without_approvals {
            return Err(BuildError::Approvals);
        }
        let random = |e: crate::text::NoRandomness| BuildError::Randomness(e.0);
        let key = KeyedHash::random().map_err(random)?;
        let root = self.workspace.unwrap_or_else(|| PathBuf::from("/"));
        let root = std::path::absolute(&root).unwrap_or(root);
        let clean = Clean::new(
            Arc::new(|text| SecretScanner::leaving().redact(text).text),
            KeyedHash::random().map_err(random)?,
        )
        .with_content(self.audit_content);
        let closed = self.loader.closed(&Problems::default());
        let inner = Inner {
            rules: RwLock::new(Arc::new(closed)),
            reloading: Mutex::new(()),
            problems: Mutex::default(),
            judge: self.judge,
            approvals: self.approvals,
            auditor: Arc::new(Auditor::new(self.audit, clean)),
            pool: Arc::new(Semaphore::new(bounds::POOL_SIZE)),
            place: Place {
                cwd: root.clone(),
                root,
                home: self.home.unwrap_or_else(|| PathBuf::from("/home/user")),
                fold_case: self.fold_case,
            },
            files: self.files.unwrap_or_else(|| Arc::new(LocalFiles)),
            classifier: self.classifier.map(|classifier| Classifying {
                classifier,
                deadline: self.classifier_deadline.unwrap_or(bounds::CLASSIFIER_DEADLINE),
            }),
            key,
            pending: Mutex::default(),
            loader: self.loader,
        };
        let engine = Engine(Arc::new(inner));
        let outcome = engine.reload();
        engine.0.write_now(&[Record::Start(StartRecord {
            version: env!("CARGO_PKG_VERSION"),
            gates: outcome.gates,
            durability: "flush",
        })]);
        Ok(engine)
    }
}

/// Switches that take protection away; each says what is lost.
#[derive(Debug)]
#[must_use = "it goes on to the builder"]
pub struct Dangerous(EngineBuilder);

impl Dangerous {
    /// Leaves the baseline out: secret stores and `.env` files may be read, credentials in results reach
    /// the model, and the agent may edit its own rules.
    pub fn without_baseline(mut self) -> EngineBuilder {
        self.0.loader = self.0.loader.without_baseline();
        self.0
    }
}
