//! `no-secret-store-reads`: key rings, keys, cloud credential files, password stores (`checks.md` 6).

use super::feeds;
use super::no_env_reads::strongest;
use super::stores::{PASS_LISTS, PROGRAMS, is_in_a_store};
use super::touched::{Line, Touch, Touched};
use crate::command::PathUse;
use crate::matcher::{Found, Hit, Spot};
use crate::shell::{SimpleCommand, Word};

const NAME: &str = "no-secret-store-reads";
/// Bytes of a call's globs that are compared with the stores; beyond them a store may be read.
const GLOB_BYTES: usize = 64 * 1024;

/// Whether a call reads a secret store. `own`: the host's own stores, lexical absolute paths.
pub(crate) fn no_secret_store_reads(touched: &Touched<'_>, own: &[String]) -> Found {
    let inside = |touch: &Touch| is_in_a_store(touch, own, &touched.home, touched.fold_case);
    let mut hits = Vec::new();
    let mut glob_bytes = 0;
    for touch in &touched.paths {
        if touch.glob {
            glob_bytes += touch.text.len();
        }
        if glob_bytes > GLOB_BYTES {
            hits.push(Hit {
                certain: false,
                what: "it has more patterns than are looked at".to_owned(),
                spots: vec![touch.spot(NAME)],
            });
            break;
        }
        if shows(touch, &inside) && inside(touch) {
            hits.push(Hit {
                certain: touch.certain,
                what: format!("it reads the secret store `{}`", touch.text),
                spots: vec![touch.spot(NAME)],
            });
        }
    }
    for line in &touched.lines {
        for done in &line.done {
            let code = done.effects.code.iter().any(|c| c.text.contains("keyring.get_password"));
            if code || asks_a_store(done.command) {
                hits.push(Hit {
                    certain: !done.command.guessed,
                    what: format!("`{}` reads a secret store", done.command.program()),
                    spots: vec![spot(line, &done.command.span)],
                });
            }
        }
        for fed in feeds::fed(line, |effects| effects.reads_unknown, false) {
            let path = if fed.name.starts_with('~') {
                fed.name.replacen('~', &touched.home, 1)
            } else {
                fed.name.clone()
            };
            let path = if fed.shape.is_some() { None } else { Some(path) };
            let touch = fed.touch(line, path, PathUse::Unknown);
            if inside(&touch) {
                hits.push(Hit {
                    certain: false,
                    what: format!("it may read the secret store `{}`", touch.text),
                    spots: vec![touch.spot(NAME)],
                });
            }
        }
    }
    strongest(hits)
}

fn spot(line: &Line<'_>, span: &std::ops::Range<usize>) -> Spot {
    Spot { at: line.at.to_owned(), span: span.clone(), label: NAME.to_owned() }
}

/// Whether a file's content would be shown, sent, packed, or come to stand outside its store.
fn shows(touch: &Touch, inside: &impl Fn(&Touch) -> bool) -> bool {
    match touch.role {
        PathUse::Read | PathUse::Unknown => true,
        PathUse::Write | PathUse::Name => false,
        PathUse::Move | PathUse::Link => {
            let to = touch.to.as_deref().unwrap_or_default();
            let moved = Touch {
                text: to.to_owned(),
                tail: to.to_owned(),
                path: None,
                shape: None,
                glob: false,
                ..touch.clone()
            };
            !inside(&moved)
        }
    }
}

/// Whether a program reads a secret store by itself.
fn asks_a_store(command: &SimpleCommand) -> bool {
    let program = command.program();
    let words: Vec<String> = command.words.iter().skip(1).map(Word::text).collect();
    let operand = words.iter().find(|w| !w.starts_with('-')).map(String::as_str);
    match program.as_str() {
        "pass" => operand.is_some_and(|o| !PASS_LISTS.split(' ').any(|l| l == o)),
        "kubectl" | "oc" => {
            words.iter().any(|w| w == "--raw") && words.windows(2).any(|w| w.concat() == "configview")
        }
        "git" => words.windows(2).any(|w| w.concat() == "credentialfill"),
        "op" if operand == Some("item") || operand == Some("document") => words.iter().any(|w| w == "get"),
        name if name.starts_with("docker-credential-") => operand == Some("get"),
        name => PROGRAMS.iter().any(|(program, asks)| {
            *program == name
                && asks.split(' ').any(|ask| {
                    operand == Some(ask) || (ask.starts_with('-') && words.iter().any(|w| w == ask))
                })
        }),
    }
}
