//! What a call must hold for a rule to match it at all, so that a rule whose literals are not there is not
//! tried (BX-04).
//!
//! Each kind of field names the texts that it is compared with: here they are enumerated by the same
//! functions that the matchers use, in every form. Where any doubt is left, the rule is always tried.

use super::compile::Condition;
use super::matcher::Matcher;
use super::{ToolRule, broad};
use crate::command::programs;
use crate::tool::CallView;
use crate::words::Action;

/// Where a literal has to stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Haystack {
    /// Any form of any argument as text.
    Texts,
    /// The names of programs, and the lines.
    Programs,
    /// The paths that the call names, in every form.
    Paths,
}

impl Haystack {
    pub(crate) const ALL: [Self; 3] = [Self::Texts, Self::Programs, Self::Paths];

    /// Its position in [`ALL`](Self::ALL).
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The texts, for a person.
    pub(super) const fn named(self) -> &'static str {
        match self {
            Self::Texts => "arguments",
            Self::Programs => "commands",
            Self::Paths => "paths",
        }
    }

    /// Calls `with` for every text of this kind. `true`: more may be meant than stands there, so that no
    /// rule may be left out.
    pub(crate) fn each(self, view: &CallView<'_>, with: &mut dyn FnMut(&[u8])) -> bool {
        match self {
            Self::Texts => {
                broad::each_text(view, &mut |text| with(text.as_bytes()));
                false
            }
            Self::Programs => {
                view.commands().iter().fold(false, |open, one| programs(&one.view, &mut *with) | open)
            }
            Self::Paths => each_path(view, &mut |path| with(path.as_bytes())),
        }
    }
}

/// One of the literals has to stand in one of the texts, ASCII letters in either case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Needs {
    pub(crate) at: Haystack,
    pub(crate) any: Vec<Vec<u8>>,
}

impl ToolRule {
    /// What a call needs to have for this rule to say anything but "no" of it; `None`: nothing is known.
    pub(crate) fn needs(&self, action: Action) -> Option<Needs> {
        if action == Action::Allow {
            return None;
        }
        // Fields are joined by *and*: where one matches nothing, the rule doesn't.
        let found = of(&self.condition);
        found.into_iter().max_by_key(|needs| needs.any.iter().map(Vec::len).min())
    }
}

fn of(condition: &Condition) -> Vec<Needs> {
    let mut out = Vec::new();
    for (path, matcher) in &condition.args {
        if path.always_selects()
            && !path.is_root()
            && let Some(any) = of_matcher(matcher)
        {
            out.push(Needs { at: Haystack::Texts, any });
        }
    }
    if let Some(command) = &condition.command {
        let programs: Option<Vec<Vec<u8>>> =
            command.patterns.iter().map(|pattern| Some(pattern.program()?.to_ascii_lowercase())).collect();
        out.extend(programs.filter(|any| !any.is_empty()).map(|any| Needs { at: Haystack::Programs, any }));
    }
    if !condition.path.is_empty() {
        let paths: Option<Vec<Vec<Vec<u8>>>> = condition.path.iter().map(|glob| glob.required()).collect();
        out.extend(paths.map(|any| Needs { at: Haystack::Paths, any: any.concat() }));
    }
    out
}

/// Calls `with` for every form of every path that `path` is compared with. `true`: one of them is not known,
/// or stands for others.
fn each_path(view: &CallView<'_>, with: &mut dyn FnMut(&str)) -> bool {
    let place = view.command_place();
    let mut open = place.root.to_str().is_none() || place.home.to_str().is_none();
    let mut each = |path: &str| {
        for form in view.forms(path) {
            match form {
                Ok((path, place)) => {
                    open |= place.root.to_str().is_none() || place.home.to_str().is_none();
                    // Case is folded beyond ASCII there.
                    open |= place.fold_case && !path.is_ascii();
                    with(&path);
                }
                Err(_) => open = true,
            }
        }
    };
    let mut unknown = false;
    for named in view.paths() {
        named.path.as_ref().map_or_else(|_| unknown = true, |path| each(path));
    }
    for word in view.commands().iter().flat_map(|command| view.effects(command)).flat_map(|e| &e.paths) {
        unknown |= word.glob || broad::removes(word);
        word.path.as_ref().map_or_else(|| unknown = true, |path| each(path));
    }
    open || unknown
}

/// Literals of a matcher that is compared with texts and nothing else.
fn of_matcher(matcher: &Matcher) -> Option<Vec<Vec<u8>>> {
    match matcher {
        Matcher::Regex(regex) => regex.required(),
        Matcher::Glob(glob) => glob.required(),
        Matcher::AnyOf(list) => {
            list.iter().map(of_matcher).collect::<Option<Vec<_>>>().map(|all| all.concat())
        }
        // Compared with values, addresses, facts: not with texts alone.
        Matcher::Equals(_) | Matcher::Path(_) | Matcher::Domain(_) | Matcher::Fact(_) => None,
    }
}
