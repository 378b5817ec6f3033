//! Which rules a command runs on.

use std::path::{Path, PathBuf};

use portcullis::{Engine, EngineBuilder, Loader};

use crate::Failure;

/// The user's config folder for portcullis (XDG).
fn config() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = set("XDG_CONFIG_HOME").filter(|path| path.is_absolute());
    base.or_else(|| set("HOME").map(|home| home.join(".config"))).map(|base| base.join("portcullis"))
}

/// A loader of these folders; of none, of this workspace's standard folders and the user's.
pub(crate) fn loader(dirs: &[PathBuf]) -> Result<Loader, Failure> {
    if dirs.is_empty() {
        let mut loader = Loader::new().workspace(&std::env::current_dir()?);
        if let Some(config) = config() {
            loader = loader.global(&config);
        }
        return Ok(loader);
    }
    Ok(dirs.iter().fold(Loader::new(), |loader, dir| loader.folder(dir)))
}

/// An engine on these rules, with no judge and nobody to approve. One on which nothing passes, because
/// its rules are wrong, could not run.
pub(crate) fn engine(rules: Option<&Path>) -> Result<Engine, Failure> {
    let mut builder: EngineBuilder = Engine::builder().without_approvals();
    if let Some(home) = std::env::var_os("HOME").filter(|home| !home.is_empty()) {
        builder = builder.home(home);
    }
    builder = match rules {
        Some(rules) => builder.folder(rules),
        None => {
            let builder = builder.workspace(std::env::current_dir()?);
            match config() {
                Some(config) => builder.global(config),
                None => builder,
            }
        }
    };
    let engine = builder.build()?;
    let status = engine.status();
    if status.problems.has_errors() {
        let mut text = "the rules can't be loaded:\n".to_owned();
        for problem in &status.problems {
            text.push_str(&problem.render(false));
            text.push_str("\n\n");
        }
        return Err(Failure::new(text.trim_end()));
    }
    Ok(engine)
}

/// A runtime for the engine's hooks.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_time().build()?)
}
