//! All files in one pass.

use super::names::{self, Taken};
use super::one;
use super::{Instruction, Settings, TypedGate, settings_file};
use crate::problem::Problems;
use crate::source::Sources;
use crate::words::Layer;

/// What the files of all sources say.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Loaded {
    /// Gates that are free of errors, by order, then name; a global one that the workspace replaces is
    /// left out.
    pub(crate) gates: Vec<TypedGate>,
    /// Instructions, in the order of files.
    /// Global gates that a workspace's gate of the same name and kind stands in for.
    pub(crate) replaced: Vec<TypedGate>,
    /// Gates with errors: never in force, their patterns are looked at in the same pass.
    pub(crate) broken: Vec<TypedGate>,
    pub(crate) instructions: Vec<Instruction>,
    /// Settings, the workspace's over the global ones.
    pub(crate) settings: Settings,
    /// Everything that is wrong, in the order of files and lines.
    pub(crate) problems: Problems,
    /// Files that were read; settings are none of them.
    pub(crate) files: usize,
    /// Names that were passed over: hidden ones, other endings, a `README.md` without front matter.
    pub(crate) skipped: usize,
}

/// Reads everything.
pub(crate) fn load(sources: &Sources) -> Loaded {
    let collected = sources.collect();
    let mut loaded = Loaded { skipped: collected.skipped, ..Loaded::default() };
    loaded.problems.extend(collected.problems);
    let mut taken = Vec::new();
    for file in &collected.files {
        let read = one::read(file);
        if read.skipped {
            loaded.skipped += 1;
            continue;
        }
        loaded.files += 1;
        loaded.problems.extend(read.problems);
        taken.push(Taken { file, kind: read.takes });
        loaded.gates.extend(read.gate);
        loaded.broken.extend(read.broken);
        loaded.instructions.extend(read.instruction);
    }
    loaded.problems.extend(names::check(&taken));
    loaded.replaced = names::precedence(&mut loaded.gates);
    loaded.gates.sort_by(|a, b| (a.order, &a.name, a.kind).cmp(&(b.order, &b.name, b.kind)));
    for file in &collected.settings {
        let (settings, problems) = settings_file::read(file);
        loaded.problems.extend(problems);
        let settings = settings.of_layer(file.layer);
        loaded.settings = match file.layer {
            Layer::Global => std::mem::take(&mut loaded.settings).over(settings),
            _ => settings.over(std::mem::take(&mut loaded.settings)),
        };
    }
    loaded.problems.sort();
    loaded
}
