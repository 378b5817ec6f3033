//! `check`: every problem, with its source line.

use std::path::{Path, PathBuf};

use serde_json::json;

use crate::out::{Out, coloured};
use crate::{Answer, Failure, Format, engine};

pub(crate) fn run(dirs: &[PathBuf], tools: Option<&Path>, format: Format) -> Result<Answer, Failure> {
    let tools = match tools {
        None => None,
        Some(path) => {
            let text = std::fs::read_to_string(path)
                .map_err(|error| Failure::new(format!("{}: {error}", path.display())))?;
            Some(text.lines().map(|l| l.trim().to_owned()).filter(|l| !l.is_empty()).collect::<Vec<_>>())
        }
    };
    let loader = engine::loader(dirs)?;
    let mut loaded = loader.load();
    let lints = loader.lint(tools.as_deref());
    loaded.problems.add(lints);
    let mut out = Out::new();
    if format == Format::Json {
        out.json(&json!({
            "files": loaded.files,
            "gates": loaded.gates,
            "instructions": loaded.instructions,
            "problems": loaded.problems.iter().collect::<Vec<_>>(),
        }))?;
    } else {
        for problem in &loaded.problems {
            out.line(&problem.render(coloured()))?;
            out.line("")?;
        }
        let errors = loaded.problems.iter().filter(|p| p.level == portcullis::ProblemLevel::Error).count();
        out.line(&format!(
            "{} files, {} gates, {} instructions: {} errors, {} warnings",
            loaded.files,
            loaded.gates,
            loaded.instructions,
            errors,
            loaded.problems.len() - errors
        ))?;
        if loaded.files == 0 {
            out.line("no rule file was found: are these the right folders?")?;
        }
    }
    out.flush()?;
    if loaded.problems.iter().any(|problem| problem.code == "missing-folder") {
        return Err(Failure::new("a folder that was named is not there"));
    }
    Ok(if loaded.problems.has_errors() { Answer::No } else { Answer::Fine })
}
