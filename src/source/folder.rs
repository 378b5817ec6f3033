//! Which folders are read, and for which layer.

use std::path::{Path, PathBuf};

use crate::words::Layer;

/// What a folder holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum FolderKind {
    /// Rule files: rules and instructions.
    Rules,
    /// Guardrails.
    Guardrails,
}

/// One folder that is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SourceFolder {
    /// The layer that its files belong to.
    pub(crate) layer: Layer,
    pub(crate) kind: FolderKind,
    /// The folder, as the host named it.
    pub(crate) path: PathBuf,
    /// A standard folder may be missing; one that was named may not.
    pub(crate) standard: bool,
    /// For a standard folder, what a link in its place must stay inside.
    pub(crate) inside: Option<PathBuf>,
}

/// What is read: folders and settings files. Nothing is touched before [`Sources::collect`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Sources {
    pub(super) folders: Vec<SourceFolder>,
    /// Each with the folder that it must lie in once links are resolved.
    pub(super) settings: Vec<(Layer, PathBuf, PathBuf)>,
    /// Workspaces: their roots must be there.
    pub(super) roots: Vec<PathBuf>,
    /// Folders that were named as a whole, as by `--rules`: looked at when the files are collected.
    pub(super) whole: Vec<PathBuf>,
}

impl Sources {
    /// A workspace: `.agents/rules`, `.claude/rules`, `.agents/guardrails` and
    /// `.agents/portcullis.yaml` under its root. Each may be missing; the root may not.
    pub(crate) fn workspace(mut self, root: &Path) -> Self {
        for (folder, kind) in [
            (".agents/rules", FolderKind::Rules),
            (".claude/rules", FolderKind::Rules),
            (".agents/guardrails", FolderKind::Guardrails),
        ] {
            self.standard(Layer::Workspace, kind, root.join(folder), root);
        }
        self.settings.push((Layer::Workspace, root.join(".agents/portcullis.yaml"), root.to_owned()));
        self.roots.push(root.to_owned());
        self
    }

    /// The user's config folder: `rules`, `guardrails` and `portcullis.yaml` in it. Each may be missing.
    pub(crate) fn global(mut self, config: &Path) -> Self {
        self.standard(Layer::Global, FolderKind::Rules, config.join("rules"), config);
        self.standard(Layer::Global, FolderKind::Guardrails, config.join("guardrails"), config);
        self.settings.push((Layer::Global, config.join("portcullis.yaml"), config.to_owned()));
        self
    }

    /// One more folder of the workspace, named by the host: a missing one is an error.
    pub(crate) fn folder(mut self, kind: FolderKind, path: &Path) -> Self {
        let path = path.to_owned();
        self.folders.push(SourceFolder {
            layer: Layer::Workspace,
            kind,
            path,
            standard: false,
            inside: None,
        });
        self
    }

    /// A folder like `.agents` (`rules/`, `guardrails/`, `portcullis.yaml`); one without `rules/` and
    /// `guardrails/` is itself a rules folder (`tooling.md` 3). A missing one is an error.
    pub(crate) fn whole(mut self, path: &Path) -> Self {
        self.whole.push(path.to_owned());
        self
    }

    pub(super) fn standard(&mut self, layer: Layer, kind: FolderKind, path: PathBuf, inside: &Path) {
        let inside = Some(inside.to_owned());
        self.folders.push(SourceFolder { layer, kind, path, standard: true, inside });
    }
}
