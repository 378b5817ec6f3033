//! The statements that a client of a data store is given, made ready for patterns.
//!
//! A statement is offered to patterns as a simple command whose program is the language's word: `sql`, `mongo`
//! or `redis`. Letters are lower case, comments are gone, white space is folded, and SQL's string literals are
//! empty, so that `sql drop table *` matches `DROP /* x */ TABLE users` and no text that only speaks of it.
//! What stands in a block, a branch or a common table expression is a statement of its own too.
//!
//! Missed: statements out of files (`-f FILE`), and those that a statement builds as a string.

use std::ops::Range;

use super::rows::Language;
use crate::shell::{Piece, Word};

/// Stands for an unknown part while a statement is taken apart.
const UNKNOWN: char = '\u{fffc}';

/// What a client is given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Given {
    /// A statement: its words without the language's.
    Statement(Vec<Word>),
    /// A line for a shell (`\! rm x`).
    Shell(String),
}

/// The statements of a text.
pub(super) fn statements(language: Language, text: &Word) -> Vec<Given> {
    let span = text.span.clone();
    let raw = plain(text);
    match language {
        Language::Sql => sql(&raw, &span),
        Language::Mongo => vec![Given::Statement(vec![word(&script(&raw), &span)])],
        Language::Redis => {
            raw.lines().map(|line| Given::Statement(words(&line.to_lowercase(), &span))).collect()
        }
    }
}

/// A text with its unknown parts marked.
fn plain(text: &Word) -> String {
    let mut out = String::new();
    for piece in &text.pieces {
        match piece {
            Piece::Text { text, .. } => out.push_str(text),
            Piece::Unknown { .. } => out.push(UNKNOWN),
        }
    }
    out
}

fn words(text: &str, span: &Range<usize>) -> Vec<Word> {
    text.split_whitespace().map(|part| word(part, span)).collect()
}

fn word(text: &str, span: &Range<usize>) -> Word {
    let mut pieces = Vec::new();
    for (i, part) in text.split(UNKNOWN).enumerate() {
        if i > 0 {
            pieces.push(Piece::Unknown { name: None, quoted: true, required: false });
        }
        if !part.is_empty() {
            pieces.push(Piece::Text { text: part.to_owned(), quoted: true });
        }
    }
    Word { pieces, span: span.clone() }
}

/// JavaScript in lower case without white space.
fn script(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
}

/// Words after which another statement begins.
const OPENS: [&str; 9] = ["begin", "then", "else", "loop", "do", "$$", "analyze", "as", "repeat"];
/// What may begin one in brackets.
const CHANGES: [&str; 7] = ["delete", "update", "insert", "truncate", "drop", "alter", "merge"];
/// Commands of clients that hand the rest of the line to a shell.
const SHELLS: [&str; 6] = ["\\!", ".shell", ".system", "system", "host", "!"];

fn sql(text: &str, span: &Range<usize>) -> Vec<Given> {
    let mut out = Vec::new();
    let standard = split(text, Dialect::Standard);
    let other = split(text, Dialect::MySql);
    let other: Vec<String> = other.into_iter().filter(|one| !standard.contains(one)).collect();
    for statement in standard.into_iter().chain(other) {
        let trimmed = statement.trim_start();
        let shell = SHELLS.iter().find_map(|name| trimmed.strip_prefix(name));
        if let Some(rest) = shell.filter(|rest| rest.starts_with([' ', '\t'])) {
            out.push(Given::Shell(rest.trim().replace(UNKNOWN, "${?}")));
        }
        let folded = statement.to_lowercase();
        let all: Vec<&str> = folded.split_whitespace().collect();
        if all.is_empty() {
            continue;
        }
        out.push(given(&all, span));
        // What begins inside, up to the next one: all parts together are no longer than the statement.
        let begins = |at: usize, token: &&str| {
            let bracket = token.strip_prefix('(').is_some_and(|rest| CHANGES.contains(&rest));
            let after = at > 0 && all.get(at - 1).is_some_and(|last| OPENS.contains(last));
            (at > 0 && bracket) || after
        };
        let starts: Vec<usize> =
            all.iter().enumerate().filter(|(at, token)| begins(*at, token)).map(|(at, _)| at).collect();
        let ends = starts.iter().skip(1).copied().chain([all.len()]);
        for (start, end) in starts.iter().zip(ends) {
            out.push(given(all.get(*start..end).unwrap_or_default(), span));
        }
    }
    out
}

fn given(part: &[&str], span: &Range<usize>) -> Given {
    Given::Statement(words(part.join(" ").trim_start_matches('('), span))
}

/// What clients read differently: one text is read in both ways, since what it is given to is not known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Dialect {
    /// The standard, PostgreSQL, SQLite: a back slash is a character, comments nest.
    Standard,
    /// MySQL: a back slash escapes, `#` begins a comment, and `--` only with a blank behind it.
    MySql,
}

impl Dialect {
    /// Whether the second dash of two, which comes next, makes a comment.
    fn comments(self, chars: &std::iter::Peekable<std::str::Chars<'_>>) -> bool {
        self == Self::Standard || chars.clone().nth(1).is_none_or(char::is_whitespace)
    }
}

/// SQL split at its semicolons, comments dropped and string literals emptied. A client's own command (`\c`,
/// `.dump`) ends with its line.
fn split(text: &str, dialect: Dialect) -> Vec<String> {
    let mut out = vec![String::new()];
    let mut chars = text.chars().peekable();
    let mut client = false;
    while let Some(c) = chars.next() {
        let Some(now) = out.last_mut() else { break };
        if now.trim().is_empty() {
            client = matches!(c, '\\' | '.' | '!');
        }
        match c {
            '\n' if client => out.push(String::new()),
            ';' => out.push(String::new()),
            '-' if chars.peek() == Some(&'-') && dialect.comments(&chars) => {
                chars.by_ref().find(|c| *c == '\n');
                now.push(' ');
            }
            '/' if chars.peek() == Some(&'*') => {
                chars.next();
                // MySQL runs what stands in `/*! … */`.
                let runs = chars.next_if_eq(&'!').is_some();
                now.push(' ');
                let mut last = ' ';
                let mut version = true;
                let mut nested = 0_usize;
                for c in chars.by_ref() {
                    if last == '*' && c == '/' {
                        if nested == 0 || dialect == Dialect::MySql {
                            break;
                        }
                        nested -= 1;
                    }
                    nested += usize::from(last == '/' && c == '*');
                    version &= c.is_ascii_digit();
                    if runs && c != '*' && !version {
                        now.push(c);
                    }
                    last = c;
                }
                now.push(' ');
            }
            '\'' => {
                now.push_str("''");
                while let Some(c) = chars.next() {
                    match c {
                        '\\' if dialect == Dialect::MySql => drop(chars.next()),
                        '\'' => break,
                        _ => {}
                    }
                }
            }
            // A name in quotes is a name, whatever stands in it.
            '"' | '`' => {
                while let Some(inside) = chars.next() {
                    if inside != c {
                        now.push(if inside.is_alphanumeric() || inside == UNKNOWN { inside } else { '_' });
                    } else if chars.next_if_eq(&c).is_none() {
                        break;
                    }
                }
            }
            '#' if dialect == Dialect::MySql => {
                chars.by_ref().find(|c| *c == '\n');
                now.push(' ');
            }
            c => now.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<String> {
        statements(Language::Sql, &Word::literal(text, 0..0))
            .into_iter()
            .map(|given| match given {
                Given::Statement(words) => words.iter().map(Word::text).collect::<Vec<_>>().join(" "),
                Given::Shell(line) => format!("! {line}"),
            })
            .collect()
    }

    #[test]
    fn bx_02_statements_are_folded_and_split() {
        assert_eq!(
            read("DROP /* a; b */ TABLE\n t -- x\n; SELECT 'drop table x; y'"),
            ["drop table t", "select ''"]
        );
        assert_eq!(read("/*!50000 DROP TABLE t */"), ["drop table t"]);
        assert_eq!(
            read("with d as (delete from t returning *) select 1").get(1).map(String::as_str),
            Some("delete from t returning *) select 1")
        );
        assert!(read("DO $$ BEGIN DROP SCHEMA s; END $$").contains(&"drop schema s".to_owned()));
        assert_eq!(read("\\! rm -rf x\nDROP TABLE t").first().map(String::as_str), Some("! rm -rf x"));
    }
}
