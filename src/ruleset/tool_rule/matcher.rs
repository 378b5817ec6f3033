//! A matcher over values, compiled.

use serde_json::Value;

use crate::matcher::{DomainPattern, Fact, Glob, PathGlob, PatternError, Regex, SpecError};
use crate::typed::{Located, MatcherSpec};

/// A matcher (`formats.md` 3), compiled.
#[derive(Debug, Clone)]
pub(crate) enum Matcher {
    Regex(Box<Regex>),
    Glob(Box<Glob>),
    Equals(Value),
    AnyOf(Vec<Self>),
    Path(Vec<PathGlob>),
    Domain(Vec<DomainPattern>),
    Fact(Fact),
}

impl Matcher {
    /// Whether it asks where a path leads.
    pub(super) fn asks_for_files(&self, narrow: bool) -> bool {
        match self {
            Self::Path(_) => true,
            Self::Regex(_) | Self::Glob(_) => narrow,
            Self::AnyOf(any) => any.iter().any(|one| one.asks_for_files(narrow)),
            Self::Equals(_) | Self::Domain(_) | Self::Fact(_) => false,
        }
    }

    /// Compiles a matcher. `field` is what errors name; `narrow`: for `allow` and `not`.
    ///
    /// # Errors
    /// Every pattern that can't be compiled, with its place.
    pub(crate) fn compile(
        spec: &Located<MatcherSpec>,
        field: &str,
        narrow: bool,
    ) -> Result<Self, Vec<SpecError>> {
        let here =
            |kind: &str, error: PatternError| vec![error.at(spec.at.clone(), format!("{field}.{kind}"))];
        match &spec.value {
            MatcherSpec::Regex(text) => {
                Regex::parse(text, narrow).map(|r| Self::Regex(Box::new(r))).map_err(|e| here("regex", e))
            }
            MatcherSpec::Glob(text) => {
                Glob::parse(text).map(|g| Self::Glob(Box::new(g))).map_err(|e| here("glob", e))
            }
            MatcherSpec::Equals(value) => Ok(Self::Equals(value.clone())),
            MatcherSpec::AnyOf(list) if list.is_empty() => Err(here(
                "any_of",
                PatternError::new("an empty list matches nothing", "write at least one matcher"),
            )),
            MatcherSpec::AnyOf(list) => {
                each(list, |one| Self::compile(one, &format!("{field}.any_of"), narrow)).map(Self::AnyOf)
            }
            MatcherSpec::Path(list) => {
                compile_list(list, &format!("{field}.path"), PathGlob::parse).map(Self::Path)
            }
            MatcherSpec::Domain(list) => {
                compile_list(list, &format!("{field}.domain"), DomainPattern::parse).map(Self::Domain)
            }
            MatcherSpec::Fact(name) => Fact::parse(name).map(Self::Fact).map_err(|e| here("fact", e)),
        }
    }

    /// What it looks for, as a person reads it.
    pub(super) fn describe(&self) -> String {
        match self {
            Self::Regex(regex) => format!("`{}`", regex.text()),
            Self::Glob(glob) => format!("`{}`", glob.text()),
            Self::Equals(value) => format!("`{value}`"),
            Self::AnyOf(list) => list.iter().map(Self::describe).collect::<Vec<_>>().join(" or "),
            Self::Path(list) => {
                list.iter().map(|p| format!("`{}`", p.text())).collect::<Vec<_>>().join(" or ")
            }
            Self::Domain(list) => list.iter().map(|p| format!("`{p}`")).collect::<Vec<_>>().join(" or "),
            Self::Fact(fact) => format!("the fact `{}`", fact.text()),
        }
    }
}

/// Compiles every element, and gathers every error.
pub(super) fn each<T, C>(
    list: &[T],
    mut compile: impl FnMut(&T) -> Result<C, Vec<SpecError>>,
) -> Result<Vec<C>, Vec<SpecError>> {
    let (mut done, mut errors) = (Vec::with_capacity(list.len()), Vec::new());
    for one in list {
        match compile(one) {
            Ok(one) => done.push(one),
            Err(more) => errors.extend(more),
        }
    }
    if errors.is_empty() { Ok(done) } else { Err(errors) }
}

/// Compiles a list of patterns.
pub(super) fn compile_list<C>(
    list: &[Located<String>],
    field: &str,
    compile: impl Fn(&str) -> Result<C, PatternError>,
) -> Result<Vec<C>, Vec<SpecError>> {
    each(list, |one| compile(&one.value).map_err(|error| vec![error.at(one.at.clone(), field)]))
}

/// Whether a value equals a fact, or one from a file: numbers by their value, and a number and its
/// own digits as text alike (an account is written both ways).
pub(super) fn same(value: &Value, other: &Value) -> bool {
    match (value, other) {
        (Value::Number(a), Value::Number(b)) => {
            a == b || (a.as_f64().is_some() && a.as_f64() == b.as_f64() && a.is_f64() != b.is_f64())
        }
        (Value::Number(a), Value::String(b)) | (Value::String(b), Value::Number(a)) => {
            !a.is_f64() && a.to_string() == *b
        }
        (Value::Object(_) | Value::Array(_), Value::String(text))
        | (Value::String(text), Value::Object(_) | Value::Array(_)) => {
            let structure = if value.is_string() { other } else { value };
            crate::matcher::may_be_json(text)
                && matches!(crate::tool::Arguments::json(text), Ok(read) if read == *structure)
        }
        (a, b) => a == b,
    }
}
