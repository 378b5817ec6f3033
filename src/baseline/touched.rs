//! What a call touches, read once for all gates of the baseline and for `limits`.

use std::ops::Range;

use crate::command::{Effects, PathUse, PathWord};
use crate::matcher::{Place, Spot, absolute};
use crate::shell::{Script, SimpleCommand};
use crate::tool::{CallView, PathRole, ToolKind};

/// A path that a call touches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Touch {
    /// Where it stands: a normalised JSONPath into the arguments, and the bytes there.
    pub(crate) at: String,
    pub(crate) span: Range<usize>,
    /// As written; with `glob` the pattern.
    pub(crate) text: String,
    /// Its lexical absolute form, where it can be known.
    pub(crate) path: Option<String>,
    /// The literal rest after its last unknown part.
    pub(crate) tail: String,
    /// Its form with what is unknown marked, where a part is ([`crate::command::PathWord::shape`]).
    pub(crate) shape: Option<String>,
    pub(crate) role: PathUse,
    /// Whether nothing of it, and nothing of what is done to it, is unknown. A glob is certain.
    pub(crate) certain: bool,
    pub(crate) glob: bool,
    /// Whether a wildcard at a name's beginning matches a dot there (`shopt -s dotglob`).
    pub(crate) dots: bool,
    pub(crate) recursive: bool,
    /// Where it is moved to or linked from.
    pub(crate) to: Option<String>,
}

/// A simple command with its effects.
#[derive(Debug, Clone)]
pub(crate) struct Done<'v> {
    pub(crate) command: &'v SimpleCommand,
    pub(crate) effects: &'v Effects,
}

/// A command line with the effects of its simple commands.
#[derive(Debug, Clone)]
pub(crate) struct Line<'v> {
    pub(crate) at: &'v str,
    pub(crate) text: &'v str,
    pub(crate) script: &'v Script,
    pub(crate) done: Vec<Done<'v>>,
}

/// What a call touches.
#[derive(Debug, Clone)]
pub(crate) struct Touched<'v> {
    pub(crate) paths: Vec<Touch>,
    pub(crate) lines: Vec<Line<'v>>,
    pub(crate) fold_case: bool,
    /// The home folder.
    pub(crate) home: String,
    /// Where its commands run, in lexical absolute form.
    pub(crate) cwd: String,
    pub(crate) place: &'v Place,
}

impl<'v> Touched<'v> {
    /// Reads a call.
    pub(crate) fn of(view: &'v CallView<'_>) -> Self {
        let place = view.place();
        let mut lines: Vec<Line<'v>> = Vec::new();
        for line in view.commands() {
            let done = line.view.script.commands.iter().zip(view.effects(line));
            let done = done.map(|(command, effects)| Done { command, effects });
            lines.push(Line {
                at: &line.at,
                text: &line.view.line,
                script: &line.view.script,
                done: done.collect(),
            });
        }
        let mut paths = named_by_arguments(view);
        for line in &lines {
            let dots = line.done.iter().any(|done| sets_dots(done.command));
            for done in &line.done {
                let below = done.effects.below.iter().filter(|p| p.role != PathUse::Name);
                paths.extend(done.effects.paths.iter().chain(below).map(|p| Touch {
                    at: line.at.to_owned(),
                    span: p.span.clone(),
                    text: p.text.clone(),
                    path: p.path.clone(),
                    tail: p.tail.clone(),
                    shape: p.shape.clone(),
                    role: p.role,
                    certain: !done.command.guessed
                        && !looped(p)
                        && (p.certain || (p.glob && p.path.is_some() && p.role != PathUse::Unknown)),
                    glob: p.glob || looped(p),
                    dots,
                    recursive: p.recursive,
                    to: p.to.clone(),
                }));
            }
        }
        let behind: Vec<Touch> = paths.iter().flat_map(|touch| behind_links(touch, view)).collect();
        paths.extend(behind);
        Self {
            paths,
            lines,
            fold_case: place.fold_case,
            home: place.home.to_string_lossy().into_owned(),
            cwd: view.command_place().cwd.to_string_lossy().into_owned(),
            place,
        }
    }
}

/// The same touch under the names that the path has beside its text: where its links lead, `/proc/self/root/x`.
fn behind_links(touch: &Touch, view: &CallView<'_>) -> Vec<Touch> {
    let Some(path) = touch.path.as_deref().filter(|_| !touch.glob) else { return Vec::new() };
    let other =
        |form: String| Touch { path: Some(form.clone()), text: form.clone(), tail: form, ..touch.clone() };
    let forms = view.forms(path).filter_map(Result::ok).map(|(form, _)| form);
    forms.filter(|form| form != path).map(|form| other(form.into_owned())).collect()
}

impl Touch {
    /// The last segment; empty for a folder's name with a `/` at its end.
    pub(crate) fn name(&self) -> &str {
        if self.text.ends_with('/') {
            return "";
        }
        let path = self.path.as_deref().unwrap_or(&self.tail);
        path.rsplit('/').next().unwrap_or_default()
    }

    /// Where it is.
    pub(crate) fn spot(&self, label: &str) -> Spot {
        Spot { at: self.at.clone(), span: self.span.clone(), label: label.to_owned() }
    }
}

/// A word with a wildcard in quotes: no file has such a name, but a variable that goes over what a glob stands
/// for has it as its value (`for f in .env*; do cat "$f"; done`).
fn looped(word: &PathWord) -> bool {
    !word.glob && word.path.as_deref().is_some_and(|path| path.contains(['*', '?']))
}

/// Whether a command makes wildcards match leading dots.
fn sets_dots(command: &SimpleCommand) -> bool {
    matches!(command.program().as_str(), "shopt" | "setopt" | "set" | "bash" | "zsh")
        && command.words.iter().any(|w| {
            let text = w.str().to_ascii_lowercase().replace('_', "");
            matches!(text.as_str(), "dotglob" | "globdots")
        })
}

fn named_by_arguments(view: &CallView<'_>) -> Vec<Touch> {
    // A path that stands in a command is a word of that command, and read there.
    let commands: Vec<&str> = view.commands().iter().map(|c| c.at.as_str()).collect();
    let lists = lists(&view.call().tool.name) && view.info().kind == ToolKind::Read;
    let name = view.call().tool.split().1;
    let is = |list: &[&str]| words(name).any(|w| list.contains(&w.as_str()));
    let copies = is(&["copy", "cp", "duplicate"]);
    let moves = is(&["move", "mv", "rename"]);
    let removes = is(&["delete", "remove", "rm", "rmdir", "trash", "unlink"]);
    let searches = searches(name);
    let looks = looks(view, name);
    view.paths()
        .iter()
        .filter(|p| !commands.contains(&p.at.as_str()))
        .map(|p| {
            let role = match p.role {
                PathRole::Read if lists => PathUse::Name,
                PathRole::Read => PathUse::Read,
                PathRole::Write if looks => PathUse::Read,
                PathRole::Write if is_source(&p.at) && copies => PathUse::Read,
                PathRole::Write if is_source(&p.at) && moves => PathUse::Move,
                PathRole::Write => PathUse::Write,
                // The name of a tool that is not known tells that much.
                PathRole::Unknown if moves && is_source(&p.at) => PathUse::Move,
                PathRole::Unknown if removes => PathUse::Write,
                PathRole::Unknown => PathUse::Unknown,
            };
            let to = match role {
                PathUse::Move => new_name(view),
                _ => None,
            };
            // A tool that hands a null byte on to the system opens what stands before it.
            let named = p.text.split('\0').next().unwrap_or_default();
            let cut = named.len() < p.text.len();
            Touch {
                at: p.at.clone(),
                span: 0..p.text.len(),
                text: p.text.clone(),
                path: match &p.path {
                    Ok(path) => Some(path.clone()),
                    Err(_) if cut => absolute(named, &view.place().cwd.to_string_lossy(), view.place()).ok(),
                    Err(_) => None,
                },
                tail: named.to_owned(),
                shape: None,
                role,
                certain: p.role != PathRole::Unknown,
                glob: p.text.contains(['*', '?', '[', '{']),
                dots: false,
                recursive: searches || removes,
                to,
            }
        })
        .collect()
}

/// Whether an editor of several commands is given the one that shows a file. Only of tools known for them: to
/// others `command` says nothing.
fn looks(view: &CallView<'_>, name: &str) -> bool {
    const EDITORS: &[&str] =
        &["str_replace_editor", "str_replace_based_edit_tool", "text_editor", "text_editor_code_execution"];
    EDITORS.contains(&name.to_ascii_lowercase().as_str())
        && view.args().get("command").and_then(serde_json::Value::as_str) == Some("view")
}

/// The new name of what a call moves; of several the one that is no environment file's.
fn new_name(view: &CallView<'_>) -> Option<String> {
    let others = || view.paths().iter().filter(|other| !is_source(&other.at)).map(|other| other.text.clone());
    others()
        .find(|text| !text.rsplit('/').next().unwrap_or_default().starts_with(".env"))
        .or_else(|| others().next())
}

/// Whether a place of a tool that copies or moves holds what is copied.
fn is_source(at: &str) -> bool {
    let key = at.trim_end_matches("']").rsplit("['").next().unwrap_or_default();
    words(key).any(|w| matches!(w.as_str(), "source" | "src" | "from" | "old" | "original"))
}

/// Tools that list names and show no content.
fn lists(name: &str) -> bool {
    words(name)
        .any(|w| matches!(w.as_str(), "ls" | "list" | "glob" | "stat" | "exists" | "tree" | "dir" | "find"))
}

/// Tools that search all below a folder.
fn searches(name: &str) -> bool {
    words(name).any(|w| matches!(w.as_str(), "grep" | "search" | "rg" | "ripgrep"))
}

fn words(name: &str) -> impl Iterator<Item = String> {
    let mut out = vec![String::new()];
    for c in name.chars() {
        if !c.is_alphanumeric() || c.is_uppercase() {
            out.push(String::new());
        }
        if c.is_alphanumeric()
            && let Some(last) = out.last_mut()
        {
            last.extend(c.to_lowercase());
        }
    }
    let whole = name.to_lowercase();
    out.push(whole);
    out.into_iter().filter(|w| !w.is_empty())
}
