//! Names: unique in a source, none of the baseline's; the workspace's gate over the global one.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use unicode_normalization::UnicodeNormalization;

use super::TypedGate;
use crate::problem::Problem;
use crate::source::SourceFile;
use crate::words::{GateKind, Layer, is_baseline};

/// A file and the name that it takes.
pub(super) struct Taken<'a> {
    pub(super) file: &'a SourceFile,
    /// Its kind; none for an instruction.
    pub(super) kind: Option<GateKind>,
}

/// Says which names can't be.
pub(super) fn check(taken: &[Taken<'_>]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut names: BTreeMap<(Layer, String), Vec<&SourceFile>> = BTreeMap::new();
    let mut paths: BTreeMap<(Layer, String), Vec<&SourceFile>> = BTreeMap::new();
    for Taken { file, kind } in taken {
        if kind.is_none() {
            let folded = file.rel.nfc().collect::<String>().to_lowercase();
            paths.entry((file.layer, folded)).or_default().push(file);
            continue;
        }
        let folded = file.stem.to_ascii_lowercase();
        if is_baseline(&file.stem) {
            let message = format!("`{}` is a name of the baseline, which no file can override", file.stem);
            problems.push(whole(
                file,
                "baseline-name",
                message,
                "rename the file: it runs beside the baseline",
            ));
        }
        names.entry((file.layer, folded)).or_default().push(file);
    }
    for files in names.values().filter(|files| files.len() > 1) {
        for file in files {
            let others: Vec<&&SourceFile> = files.iter().filter(|other| other.path != file.path).collect();
            let Some(other) = others.first() else { continue };
            let (code, message) = if others.iter().any(|other| other.stem == file.stem) {
                (
                    "duplicate-name",
                    format!(
                        "`{}` is the name of two gates: the other is {}",
                        file.stem,
                        other.path.display()
                    ),
                )
            } else {
                ("name-clash", format!("only case tells this name from that of {}", other.path.display()))
            };
            problems.push(whole(file, code, message, "rename one of the files"));
        }
    }
    for files in paths.values() {
        for file in files {
            if let Some(other) = files.iter().find(|other| other.rel != file.rel) {
                let message = format!(
                    "only case or Unicode's composition tells this path from {}",
                    other.path.display()
                );
                problems.push(whole(file, "name-clash", message, "rename one of the files").into_warning());
            }
        }
    }
    problems
}

fn whole(file: &SourceFile, code: &'static str, message: String, help: &str) -> Problem {
    let line = file.text.lines().next().map_or(0, str::len);
    Problem::at(&file.path, &Arc::clone(&file.text), 0..line, "", code, message, help)
}

/// Leaves out each global gate that the workspace has one of the same name and kind for: whole, never
/// field by field. What was left out comes back, for the host to be told where that loosens something.
pub(super) fn precedence(gates: &mut Vec<TypedGate>) -> Vec<TypedGate> {
    let over: HashSet<_> =
        gates.iter().filter(|g| g.layer == Layer::Workspace).map(|g| (g.name.clone(), g.kind)).collect();
    let (replaced, kept) = std::mem::take(gates)
        .into_iter()
        .partition(|g| g.layer == Layer::Global && over.contains(&(g.name.clone(), g.kind)));
    *gates = kept;
    replaced
}
