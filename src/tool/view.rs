//! A call as gates look at it: each facet read once, when a gate first asks for it.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use serde_json::Value;

use super::facets;
use super::places::Places;
use super::resolved::Resolved;
use super::{ToolCall, ToolInfo};
use crate::command::{CommandView, Effects, effects};
use crate::matcher::{Destination, PathError, Place, absolute, other_forms, untidied};

/// A call, and what it would touch: its commands, paths, URLs and strings, each read once.
#[derive(Debug)]
pub(crate) struct CallView<'a> {
    call: &'a ToolCall,
    info: &'a ToolInfo,
    args: &'a Value,
    place: &'a Place,
    resolved: Option<&'a Resolved>,
    given_places: Option<&'a Places>,
    own_places: OnceLock<Places>,
    cwd: OnceLock<String>,
    command_place: OnceLock<Place>,
    commands: OnceLock<Vec<CommandAt>>,
    paths: OnceLock<Vec<PathAt>>,
    urls: OnceLock<Vec<UrlAt>>,
    strings: OnceLock<Vec<StringAt<'a>>>,
    behind_links: OnceLock<HashMap<String, Vec<String>>>,
}

/// A command that the call would run.
#[derive(Debug, Clone)]
pub(crate) struct CommandAt {
    /// Where it stands: a normalised JSONPath into the arguments.
    pub(crate) at: String,
    /// The command, read.
    pub(crate) view: CommandView,
    /// What each of its simple commands does, where it was asked for.
    pub(in crate::tool) effects: OnceLock<Vec<Effects>>,
    /// Its line and path words as texts, where they were asked for.
    pub(in crate::tool) texts: OnceLock<Vec<String>>,
}

/// A path that the call names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PathAt {
    /// Where it stands: a normalised JSONPath into the arguments.
    pub(crate) at: String,
    /// As written.
    pub(crate) text: String,
    /// Its lexical absolute form.
    pub(crate) path: Result<String, PathError>,
    /// What the tool does with it.
    pub(crate) role: PathRole,
}

/// Of which of a call's paths gates ask where they lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(crate) enum FilesAsked {
    /// Of none.
    #[default]
    None,
    /// Of those that it names as paths, in commands too.
    Paths,
    /// Of every string that may be one, too.
    AnyString,
}

/// What a tool does with a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum PathRole {
    /// It reads it.
    Read,
    /// It writes, edits or removes it.
    Write,
    /// It is not known.
    Unknown,
}

/// An address that the call names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct UrlAt {
    /// Where it stands: a normalised JSONPath into the arguments.
    pub(crate) at: String,
    /// As written.
    pub(crate) text: String,
    /// Where it leads; nowhere where it names no host (`data:`), or is malformed.
    pub(crate) to: Option<Destination>,
    /// Whether it is no URL at all. Only for tools that say where their URLs stand.
    pub(crate) malformed: bool,
    /// Whether the string only may be a URL (`example.com` in some argument of an unknown tool).
    pub(crate) guess: bool,
}

/// A string leaf of the arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct StringAt<'a> {
    /// Where it stands: a normalised JSONPath into the arguments.
    pub(crate) at: String,
    /// The string.
    pub(crate) text: Cow<'a, str>,
    /// Whether it is a leaf of JSON that a string at `at` holds.
    pub(crate) inner: bool,
}

impl<'a> CallView<'a> {
    /// Looks at a call. `args` are the call's arguments, read.
    pub(crate) fn new(call: &'a ToolCall, info: &'a ToolInfo, args: &'a Value, place: &'a Place) -> Self {
        Self {
            call,
            info,
            args,
            place,
            resolved: None,
            given_places: None,
            own_places: OnceLock::new(),
            cwd: OnceLock::new(),
            command_place: OnceLock::new(),
            commands: OnceLock::new(),
            paths: OnceLock::new(),
            urls: OnceLock::new(),
            strings: OnceLock::new(),
            behind_links: OnceLock::new(),
        }
    }

    /// The same, with its tool's places as the rule set has them compiled.
    pub(crate) fn with_places(mut self, places: &'a Places) -> Self {
        self.given_places = Some(places);
        self
    }

    fn places(&self) -> &Places {
        self.given_places.unwrap_or_else(|| self.own_places.get_or_init(|| Places::of(self.info)))
    }

    /// The same, with what the file system says of its paths.
    pub(crate) fn with_resolved(mut self, resolved: &'a Resolved) -> Self {
        self.resolved = Some(resolved);
        self
    }

    /// The paths whose links gates ask about, in lexical absolute form: what [`Resolved::look_up`] is asked for.
    pub(crate) fn lexical_paths(&self, asked: FilesAsked) -> Vec<String> {
        let mut out: Vec<String> = Vec::new();
        if asked == FilesAsked::None {
            return out;
        }
        out.extend(self.paths().iter().filter_map(|path| path.path.clone().ok()));
        let words = self.commands().iter().flat_map(|command| self.effects(command)).flat_map(|e| &e.paths);
        out.extend(words.filter(|word| !word.glob).filter_map(|word| word.path.clone()));
        if asked == FilesAsked::AnyString {
            let strings = self.strings().iter().filter(|string| facets::can_be_path(&string.text));
            out.extend(strings.filter_map(|string| absolute(&string.text, self.cwd(), self.place).ok()));
        }
        out.extend(self.behind_links().values().flatten().cloned());
        out
    }

    /// By lexical form, the paths with a `..` still in them: behind a link it leads elsewhere than the text
    /// says (`link/../x`).
    fn behind_links(&self) -> &HashMap<String, Vec<String>> {
        self.behind_links.get_or_init(|| {
            let mut out: HashMap<String, Vec<String>> = HashMap::new();

            let mut add = |lexical: &str, raw: String| {
                let raws = out.entry(lexical.to_owned()).or_default();
                if !raws.contains(&raw) {
                    raws.push(raw);
                }
            };
            // A back slash may stand for a dot, in JSON of a string's own, and so may `%2e`.
            let named =
                facets::any_leaf(self.args, &mut |text| text.contains("..") || text.contains(['\\', '%']));
            let texts = self.paths().iter().map(|path| path.text.as_str());
            let strings = if named { self.strings() } else { &[] };
            let strings =
                strings.iter().map(|string| string.text.as_ref()).filter(|s| facets::can_be_path(s));
            for text in texts.chain(strings).filter(|_| named) {
                if let Some(raw) = untidied(text, self.cwd(), self.place)
                    && let Ok(lexical) = absolute(text, self.cwd(), self.place)
                {
                    add(&lexical, raw);
                }
            }
            for word in
                self.commands().iter().flat_map(|command| self.effects(command)).flat_map(|e| &e.paths)
            {
                if let (Some(lexical), Some(raw)) = (&word.path, &word.behind_links) {
                    add(lexical, raw.clone());
                }
            }
            out
        })
    }

    /// The forms of a path, each with the place that patterns are relative to there: the lexical one, others
    /// that name the same file whatever links there are (`/proc/self/root/x`), and the canonical one where it
    /// was looked up and differs.
    pub(crate) fn forms<'s>(
        &'s self,
        path: &'s str,
    ) -> impl Iterator<Item = Result<(Cow<'s, str>, &'s Place), String>> + use<'s, 'a> {
        let others = other_forms(path, self.cwd(), self.place.fold_case);
        let canonical = self.resolved.into_iter().flat_map(move |resolved| {
            let found = resolved.get(path, self.place);
            let found = found.map(|found| match found {
                Ok((path, place)) => Ok((Cow::Borrowed(path), place)),
                Err(why) => Err(why.to_owned()),
            });
            // What is not there behind a link is not opened either: the lexical form says enough.
            let behind = self.behind_links().get(path).into_iter().flatten();
            let behind = behind.filter_map(|raw| resolved.get(raw, self.place)?.ok());
            found.into_iter().chain(behind.map(|(path, place)| Ok((Cow::Borrowed(path), place))))
        });
        std::iter::once(Ok((Cow::Borrowed(path), self.place)))
            .chain(others.into_iter().map(|other| Ok((Cow::Owned(other), self.place))))
            .chain(canonical)
    }

    /// Paths in lexical absolute form by the files that they lead to, each once: the canonical form where it was
    /// looked up, folded where the file system folds case.
    pub(crate) fn distinct_files(&self, paths: Vec<String>) -> Vec<String> {
        let leads_to = |path: String| {
            let file = self.forms(&path).filter_map(Result::ok).last().map(|(path, _)| path.into_owned());
            let file = file.unwrap_or(path);
            if self.place.fold_case { file.to_lowercase() } else { file }
        };
        let files: std::collections::BTreeSet<String> = paths.into_iter().map(leads_to).collect();
        files.into_iter().collect()
    }

    /// Why it is not known where its paths lead, where looking them up failed as a whole.
    pub(crate) fn unlooked(&self) -> Option<&str> {
        self.resolved.and_then(Resolved::failed)
    }

    /// Whether a path in lexical absolute form is known to lead elsewhere.
    pub(crate) fn lies_elsewhere(&self, path: &str) -> bool {
        self.resolved.is_some_and(|resolved| resolved.lies_elsewhere(path, self.place))
    }

    /// The call.
    pub(crate) fn call(&self) -> &'a ToolCall {
        self.call
    }

    /// What is known of its tool.
    pub(crate) fn info(&self) -> &'a ToolInfo {
        self.info
    }

    /// Its arguments.
    pub(crate) fn args(&self) -> &'a Value {
        self.args
    }

    /// Where its paths are relative to.
    pub(crate) fn place(&self) -> &'a Place {
        self.place
    }

    /// The working folder, in lexical absolute form: the call's own, else the turn's.
    pub(crate) fn cwd(&self) -> &str {
        self.cwd.get_or_init(|| {
            let turn = self.place.cwd.to_string_lossy();
            let root = self.place.root.to_string_lossy();
            let turn = absolute(&turn, &root, self.place).unwrap_or_else(|_| turn.clone().into_owned());
            let own = self.call.cwd.as_ref().map(|cwd| cwd.to_string_lossy().into_owned());
            own.and_then(|own| absolute(&own, &turn, self.place).ok()).unwrap_or(turn)
        })
    }

    /// The commands that it would run in a shell: what stands at `command_at`; for unknown tools the
    /// keys `command`, `cmd`, `script`, `code`, at any depth.
    pub(crate) fn commands(&self) -> &[CommandAt] {
        self.commands.get_or_init(|| facets::commands(self.info, self.places(), self.args))
    }

    /// What each simple command of one of its commands does, in the order of the script.
    pub(crate) fn effects<'c>(&self, command: &'c CommandAt) -> &'c [Effects] {
        command.effects.get_or_init(|| {
            let place = self.command_place();
            command.view.script.commands.iter().map(|simple| effects(simple, place)).collect()
        })
    }

    /// A command as texts, for expressions: the line, each path word in absolute form, and the line with
    /// those in place.
    pub(crate) fn texts<'c>(&self, command: &'c CommandAt) -> &'c [String] {
        command.texts.get_or_init(|| facets::command_texts(&command.view.line, self.effects(command)))
    }

    /// The turn's place, with the folder that the call's commands run in: an argument may name it.
    pub(crate) fn command_place(&self) -> &Place {
        self.command_place.get_or_init(|| Place {
            cwd: facets::command_folder(self.args, self.cwd(), self.place).into(),
            ..self.place.clone()
        })
    }

    /// The paths that it names outside commands: what stands at `path_at`, `file://` URLs; for unknown
    /// tools every string that can be a path (one line, at most 4 KiB, no blanks at its ends).
    pub(crate) fn paths(&self) -> &[PathAt] {
        self.paths.get_or_init(|| {
            let strings = || self.strings();
            facets::paths(self.info, self.places(), self.args, self.cwd(), self.place, strings)
        })
    }

    /// The addresses that it names outside commands: what stands at `url_at`; for unknown tools every
    /// absolute URL in any string, and every string that may be a URL.
    pub(crate) fn urls(&self) -> &[UrlAt] {
        self.urls.get_or_init(|| facets::urls(self.info, self.places(), self.args, || self.strings()))
    }

    /// Every string leaf, in the order of the arguments; one that is itself JSON is followed by the
    /// leaves in it.
    pub(crate) fn strings(&self) -> &[StringAt<'a>] {
        self.strings.get_or_init(|| facets::strings(self.args))
    }
}

/// A result, as after-tool gates look at it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ResultView<'a> {
    /// The call that it answers.
    pub(crate) call: &'a ToolCall,
    /// What is known of its tool.
    pub(crate) info: &'a ToolInfo,
    /// The whole raw result.
    pub(crate) text: &'a str,
}
