//! `no-env-reads`: the content of environment files, and the environment itself (`checks.md` 6).

use super::env_files::{can_match_env_file, is_env_file};
use super::env_names::speaks_of_a_secret;
use super::feeds;
use super::touched::{Line, Touch, Touched};
use crate::command::{self, PathUse};
use crate::matcher::{Found, Hit, Spot, alternatives, meets};

const NAME: &str = "no-env-reads";
/// Spots of one finding that are kept: enough to explain it.
const SPOTS: usize = 64;

/// Whether a call reads an environment file or the environment.
pub(crate) fn no_env_reads(touched: &Touched<'_>) -> Found {
    let mut hits = Vec::new();
    for touch in &touched.paths {
        if shows(touch, touched.fold_case) && is_protected(touch, touched.fold_case) {
            hits.push(Hit {
                // Whose environment it is does not matter.
                certain: touch.certain || (touch.role == PathUse::Read && is_environ(touch)),
                what: format!("it reads `{}`", touch.text),
                spots: vec![touch.spot(NAME)],
            });
        }
    }
    // A process's folder by another name: `ln -s /proc/self p; cat p/environ`.
    let linked =
        |t: &&Touch| t.role == PathUse::Link && t.path.as_deref().is_some_and(|p| p.starts_with("/proc"));
    if let Some(link) = touched.paths.iter().find(linked)
        && let Some(read) =
            touched.paths.iter().find(|t| shows(t, touched.fold_case) && t.name() == "environ")
    {
        hits.push(Hit {
            certain: false,
            what: format!("it may read the environment through `{}`", link.text),
            spots: vec![read.spot(NAME)],
        });
    }
    for line in &touched.lines {
        of_line(line, touched.fold_case, &mut hits);
    }
    strongest(hits)
}

/// Whether a file's content would be shown, sent or copied to another name.
fn shows(touch: &Touch, fold_case: bool) -> bool {
    match touch.role {
        PathUse::Read | PathUse::Unknown => true,
        PathUse::Write | PathUse::Name => false,
        PathUse::Move | PathUse::Link => {
            let to = touch.to.as_deref().unwrap_or_default();
            let name = to.rsplit('/').next().unwrap_or_default();
            !matches!(name, "" | "." | "..") && !is_env_file(name, fold_case)
        }
    }
}

fn is_protected(touch: &Touch, fold_case: bool) -> bool {
    if is_environ(touch) {
        return true;
    }
    let name = touch.name();
    if touch.glob {
        let whole = touch.path.as_deref().unwrap_or(&touch.tail);
        return alternatives(whole).is_none_or(|all| {
            all.iter().any(|path| {
                let name = path.rsplit('/').next().unwrap_or_default();
                can_match_env_file(name, touch.dots, fold_case)
            })
        });
    }
    // `$X.env`: the literal rest is a whole name.
    is_env_file(name, fold_case)
}

/// `/proc/PID/environ`, however PID is written.
fn is_environ(touch: &Touch) -> bool {
    let path = touch.path.as_deref().unwrap_or(&touch.text);
    if touch.glob {
        meets(path, "/proc/*/environ")
    } else {
        path.starts_with("/proc/") && path.ends_with("/environ")
    }
}

fn of_line(line: &Line<'_>, fold_case: bool, hits: &mut Vec<Hit>) {
    let spot = |span: &std::ops::Range<usize>| Spot {
        at: line.at.to_owned(),
        span: span.clone(),
        label: NAME.to_owned(),
    };
    for (i, done) in line.done.iter().enumerate() {
        if done.effects.dumps_env {
            hits.push(Hit {
                certain: !done.command.guessed,
                what: "it prints the environment".to_owned(),
                spots: vec![spot(&done.command.span)],
            });
        }
        if keeps_for_itself(line, i) {
            continue;
        }
        for data in &done.effects.data {
            let raw = line.text.get(data.span.clone()).unwrap_or_default();
            // So many in one word are not asked about one by one.
            let many = data.variables.len() > 64;
            for name in
                data.variables.iter().filter(|n| speaks_of_a_secret(n) && (many || !only_asks(raw, n)))
            {
                hits.push(Hit {
                    certain: true,
                    what: format!("it prints the variable `{name}`"),
                    spots: vec![spot(&data.span)],
                });
            }
        }
        for code in &done.effects.code {
            for name in command::printed_variables(&code.text).iter().filter(|n| speaks_of_a_secret(n)) {
                hits.push(Hit {
                    certain: true,
                    what: format!("it prints the variable `{name}`"),
                    spots: vec![spot(&code.span)],
                });
            }
        }
    }
    for fed in feeds::fed(line, |effects| effects.reads_unknown, false) {
        let name = fed.name.rsplit('/').next().unwrap_or_default();
        let env = if fed.glob {
            can_match_env_file(name, true, fold_case) && name != "*"
        } else {
            is_env_file(name, fold_case)
        };
        let environ = fed.name.starts_with("/proc/") && fed.name.ends_with("/environ");
        if env || environ {
            hits.push(Hit {
                certain: false,
                what: format!("it may read `{}`", fed.name),
                spots: vec![spot(&fed.span)],
            });
        }
    }
}

/// Whether what a command prints goes to an environment file, or to a program that takes a secret from
/// its input as its login (`docker login --password-stdin`): it is used there, not shown.
fn keeps_for_itself(line: &Line<'_>, at: usize) -> bool {
    let Some(done) = line.done.get(at) else { return false };
    let into_env = done.effects.paths.iter().any(|p| {
        p.role == PathUse::Write && is_env_file(p.text.rsplit('/').next().unwrap_or_default(), false)
    });
    let piped = line.text.get(done.command.span.end..).is_some_and(|rest| {
        let rest = rest.trim_start();
        rest.starts_with('|') && !rest.starts_with("||")
    });
    let login = line.done.get(at + 1).is_some_and(|next| {
        next.command.words.iter().any(|w| {
            matches!(
                w.text().as_str(),
                "--password-stdin" | "--with-token" | "--passphrase-fd" | "--token-stdin"
            )
        })
    });
    into_env || (piped && login)
}

/// Whether an expansion only asks whether the variable is set, or for its length.
fn only_asks(raw: &str, name: &str) -> bool {
    let asks = [format!("${{{name}:+"), format!("${{{name}+"), format!("${{#{name}}}")];
    let mentions = raw.matches(name).count();
    mentions > 0 && asks.iter().map(|a| raw.matches(a.as_str()).count()).sum::<usize>() == mentions
}

/// The strongest hit, with every spot of its strength.
pub(super) fn strongest(hits: Vec<Hit>) -> Found {
    let certain = hits.iter().any(|h| h.certain);
    let mut hits = hits.into_iter().filter(|h| h.certain == certain);
    let Some(mut first) = hits.next() else { return Found::Nothing };
    for hit in hits {
        for spot in hit.spots {
            if first.spots.len() >= SPOTS {
                return Found::Match(first);
            }
            if !first.spots.contains(&spot) {
                first.spots.push(spot);
            }
        }
    }
    Found::Match(first)
}
