//! Compiling a tool rule's fields.

use super::matcher::{Matcher, compile_list, each};
use crate::command::{CommandCondition, CommandPattern};
use crate::matcher::{DomainPattern, JsonPath, PathGlob, PatternError, SpecError};
use crate::tool::{FilesAsked, ToolSet};
use crate::typed::{ConditionSpec, Located, ToolPattern};

/// Conditions on a call or a result, compiled; joined by *and*.
#[derive(Debug, Clone, Default)]
pub(super) struct Condition {
    pub(super) args: Vec<(JsonPath, Matcher)>,
    pub(super) command: Option<CommandCondition>,
    pub(super) path: Vec<PathGlob>,
    pub(super) domain: Vec<DomainPattern>,
    pub(super) result: Option<Matcher>,
}

impl Condition {
    /// Of which paths it asks where they lead; read narrowly, a regex asks too.
    pub(super) fn asks_for_files(&self, narrow: bool) -> FilesAsked {
        if self.args.iter().any(|(_, matcher)| matcher.asks_for_files(narrow)) {
            FilesAsked::AnyString
        } else if self.path.is_empty() {
            FilesAsked::None
        } else {
            FilesAsked::Paths
        }
    }
}

/// Compiles the `tools` of a gate. `exact`: for `allow`.
///
/// # Errors
/// Every pattern that names no tool.
pub(crate) fn compile_tools(
    patterns: &[Located<ToolPattern>],
    exact: bool,
) -> Result<ToolSet, Vec<SpecError>> {
    let mut set = ToolSet::new(exact);
    each(patterns, |one| {
        let added = match &one.value {
            ToolPattern::Name(name) => set.name(name),
            ToolPattern::On { server, tool } => set.on(server, tool),
            ToolPattern::Kind(kind) => {
                set.kind(*kind);
                Ok(())
            }
        };
        added.map_err(|error| vec![error.at(one.at.clone(), "tools")])
    })?;
    Ok(set)
}

impl Condition {
    /// Compiles the fields. `prefix` is `""` or `not.`; `narrow`: they are read narrowly.
    pub(super) fn compile(spec: &ConditionSpec, prefix: &str, narrow: bool) -> Result<Self, Vec<SpecError>> {
        let mut errors = Vec::new();
        let mut done = Self::default();
        let mut keep = |error: Vec<SpecError>| errors.extend(error);
        let args = each(&spec.args, |(path, matcher)| {
            let field = format!("{prefix}args.{}", path.value);
            let compiled =
                JsonPath::parse(&path.value).map_err(|e| vec![e.at(path.at.clone(), field.clone())]);
            let matcher = Matcher::compile(matcher, &field, narrow);
            match (compiled, matcher) {
                (Ok(path), Ok(matcher)) => Ok((path, matcher)),
                (path, matcher) => Err(path.err().into_iter().chain(matcher.err()).flatten().collect()),
            }
        });
        args.map_or_else(&mut keep, |args| done.args = args);
        let command = compile_list(&spec.command, &format!("{prefix}command"), |text| {
            CommandPattern::parse(text).map_err(|message| PatternError { message, help: None })
        });
        command.map_or_else(&mut keep, |patterns| {
            if !patterns.is_empty() {
                done.command = Some(CommandCondition { patterns, except: Vec::new() });
            }
        });
        compile_list(&spec.path, &format!("{prefix}path"), PathGlob::parse)
            .map_or_else(&mut keep, |path| done.path = path);
        compile_list(&spec.domain, &format!("{prefix}domain"), DomainPattern::parse)
            .map_or_else(&mut keep, |domain| done.domain = domain);
        if let Some(result) = &spec.result {
            Matcher::compile(result, &format!("{prefix}result"), narrow)
                .map_or_else(&mut keep, |result| done.result = Some(result));
        }
        if errors.is_empty() { Ok(done) } else { Err(errors) }
    }

    /// Whether it says nothing of a call, so that it holds of every one.
    pub(super) fn is_empty(&self) -> bool {
        self.args.is_empty() && self.command.is_none() && self.path.is_empty() && self.domain.is_empty()
    }
}
