//! Globs over texts and tool names, and the translation of globs to expressions.

use regex_automata::meta;
use regex_automata::util::syntax;

use super::PatternError;
use crate::bounds;

/// A glob over a whole text: `*` is anything, slashes and line ends too, `?` one character,
/// `[a-z]`, `[!a]` and `{a,b}` as usual, `\` takes the next character as it is.
#[derive(Debug, Clone)]
pub(crate) struct Glob {
    text: String,
    regex: meta::Regex,
}

impl Glob {
    /// Compiles a glob.
    ///
    /// # Errors
    /// Brackets or braces that are not closed; more than 1 KiB.
    pub(crate) fn parse(text: &str) -> Result<Self, PatternError> {
        let regex = compile(text, &translate(text, Stars::Anything)?, false)?;
        Ok(Self { text: text.to_owned(), regex })
    }

    /// The glob as written.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// One of these stands in every text that it matches, ASCII letters in either case.
    pub(crate) fn required(&self) -> Option<Vec<Vec<u8>>> {
        let expression = translate(&self.text, Stars::Anything).ok()?;
        super::required::required(&regex_syntax::parse(&format!("(?s){expression}")).ok()?)
    }

    /// Whether it matches the whole of `text`.
    pub(crate) fn is_match(&self, text: &str) -> bool {
        self.regex.is_match(text)
    }
}

/// A glob over names of tools, servers and agents: `*` and `?` alone are special.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NameGlob(String);

impl NameGlob {
    pub(crate) fn new(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// Whether it matches a whole name, ASCII letters alike in either case.
    pub(crate) fn is_match(&self, name: &str) -> bool {
        wild(&self.0, name, |a, b| a.eq_ignore_ascii_case(&b))
    }

    /// Whether it matches a whole name as it is written.
    pub(crate) fn is_match_exact(&self, name: &str) -> bool {
        wild(&self.0, name, |a, b| a == b)
    }

    /// Whether it has at least one literal letter or digit.
    pub(crate) fn has_literal_letter(&self) -> bool {
        self.0.chars().any(char::is_alphanumeric)
    }
}

/// The usual two-pointer match: at most pattern times name steps, no memory.
fn wild(pattern: &str, name: &str, same: impl Fn(char, char) -> bool) -> bool {
    let (mut pattern, mut name) = (pattern.chars(), name.chars());
    // Where to go on from when a star has to take one more character.
    let mut star: Option<(std::str::Chars<'_>, std::str::Chars<'_>)> = None;
    loop {
        let (at_pattern, at_name) = (pattern.clone(), name.clone());
        match (pattern.next(), name.next()) {
            (Some('*'), _) => {
                name = at_name.clone();
                star = Some((pattern.clone(), at_name));
                continue;
            }
            (Some('?'), Some(_)) => continue,
            (Some(a), Some(b)) if same(a, b) => continue,
            (None, None) => return true,
            _ => drop(at_pattern),
        }
        let Some((after_star, mut taken)) = star.take() else { return false };
        if taken.next().is_none() {
            return false;
        }
        pattern = after_star.clone();
        name = taken.clone();
        star = Some((after_star, taken));
    }
}

/// How far stars go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stars {
    /// Over everything.
    Anything,
    /// `*` and `?` stop at `/`, `**` does not.
    Segments,
}

/// Compiles a translated glob against whole texts.
pub(crate) fn compile(text: &str, expression: &str, fold_case: bool) -> Result<meta::Regex, PatternError> {
    let flags = if fold_case { "(?is)" } else { "(?s)" };
    meta::Builder::new()
        .configure(meta::Config::new().nfa_size_limit(Some(bounds::REGEX_BYTES)))
        .syntax(syntax::Config::new())
        .build(&format!("{flags}\\A(?:{expression})\\z"))
        .map_err(|_| {
            PatternError::new(
                format!("`{text}` is no glob"),
                "write `[a-z]` with the lower end first, and fewer alternatives",
            )
        })
}

/// A glob as a regular expression.
pub(crate) fn translate(text: &str, stars: Stars) -> Result<String, PatternError> {
    if text.len() > bounds::GLOB_BYTES {
        return Err(PatternError::new("the glob is too long", "at most 1 KiB"));
    }
    let mut out = String::with_capacity(text.len() * 2);
    let mut chars = text.chars().peekable();
    let mut open_braces = 0_usize;
    // What stands before: the start of a segment makes `**/` cover no folder at all too.
    let mut segment_start = true;
    while let Some(c) = chars.next() {
        let starts = std::mem::replace(&mut segment_start, false);
        match c {
            '*' => {
                let mut run = 1;
                while chars.next_if_eq(&'*').is_some() {
                    run += 1;
                }
                let ends = matches!(chars.peek(), None | Some('/' | ',' | '}'));
                match stars {
                    Stars::Anything => out.push_str(".*"),
                    Stars::Segments if run > 1 && starts && chars.next_if_eq(&'/').is_some() => {
                        out.push_str("(?:.*/)?");
                        segment_start = true;
                    }
                    Stars::Segments if run > 1 => out.push_str(".*"),
                    // A star alone is a whole name, never none.
                    Stars::Segments if starts && ends => out.push_str("[^/]+"),
                    Stars::Segments => out.push_str("[^/]*"),
                }
            }
            '?' => out.push_str(if stars == Stars::Segments { "[^/]" } else { "." }),
            '[' => class(text, &mut chars, stars, &mut out)?,
            '{' => {
                open_braces += 1;
                out.push_str("(?:");
                segment_start = starts;
            }
            ',' if open_braces > 0 => {
                out.push('|');
                segment_start = true;
            }
            '}' if open_braces > 0 => {
                open_braces -= 1;
                out.push(')');
            }
            '\\' => match chars.next() {
                Some(c) => literal(c, &mut out),
                None => {
                    return Err(PatternError::new(
                        format!("the glob `{text}` ends in a back slash"),
                        "write `\\\\` for a back slash; paths take `/`",
                    ));
                }
            },
            '/' if stars == Stars::Segments => {
                segment_start = true;
                out.push('/');
            }
            c => literal(c, &mut out),
        }
    }
    if open_braces > 0 {
        return Err(PatternError::new(
            format!("the glob `{text}` has a `{{` that is not closed"),
            "write `{a,b}`, or `\\{` for the character",
        ));
    }
    Ok(out)
}

fn literal(c: char, out: &mut String) {
    if regex_syntax::is_meta_character(c) {
        out.push('\\');
    }
    out.push(c);
}

/// `[a-z]`, `[!a-z]`, `[^a-z]`; a `]` that comes first is a member.
fn class(
    text: &str,
    chars: &mut std::iter::Peekable<std::str::Chars<'_>>,
    stars: Stars,
    out: &mut String,
) -> Result<(), PatternError> {
    let negated = chars.next_if(|c| matches!(c, '!' | '^')).is_some();
    out.push_str(if negated { "[^" } else { "[" });
    if negated && stars == Stars::Segments {
        out.push('/');
    }
    let mut first = true;
    loop {
        match chars.next() {
            Some(']') if !first => break,
            // A range stays a range; everything else is a member.
            Some('-') if !first && chars.peek().is_some_and(|c| *c != ']') => out.push('-'),
            Some(c) => {
                if !c.is_alphanumeric() && (c.is_ascii()) {
                    out.push('\\');
                }
                out.push(c);
            }
            None => {
                return Err(PatternError::new(
                    format!("the glob `{text}` has a `[` that is not closed"),
                    "write `[a-z]`, or `\\[` for the character",
                ));
            }
        }
        first = false;
    }
    out.push(']');
    Ok(())
}
