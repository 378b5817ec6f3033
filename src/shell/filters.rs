//! What text filters make of a known text: `tr`, `sed s`, `cut`, `rev`, `tac`, `head`, `basename`, `dirname`.
//!
//! Only the plain forms: any other makes the output unknown.

use super::encoded::decoded;
use super::stream::Stream;

/// What a filter writes.
pub(super) fn output(name: &str, texts: &[String], stdin: &Stream) -> Stream {
    let args: Vec<&str> = texts.iter().map(String::as_str).collect();
    match (name, args.as_slice()) {
        ("rev", []) => each_line(stdin, |line| Some(line.chars().rev().collect())),
        ("tac", []) => {
            decoded(stdin, |text| Some(text.lines().rev().map(|line| format!("{line}\n")).collect()))
        }
        ("tr", ["-d", set]) => decoded(stdin, |text| {
            let set = characters(set)?;
            Some(text.chars().filter(|c| !set.contains(c)).collect())
        }),
        ("tr", [from, to]) if !from.starts_with('-') => decoded(stdin, |text| translated(text, from, to)),
        ("sed", [script]) | ("sed", ["-e", script]) if !script.starts_with('-') => {
            let Some((from, to, all)) = substitution(script) else { return Stream::Unknown };
            each_line(stdin, |line| {
                Some(if all { line.replace(&from, &to) } else { line.replacen(&from, &to, 1) })
            })
        }
        ("cut", [flag]) if flag.starts_with("-c") => {
            let list = flag.strip_prefix("-c").unwrap_or_default();
            each_line(stdin, |line| columns(line, list))
        }
        ("cut", ["-c", list]) => each_line(stdin, |line| columns(line, list)),
        ("cut", [delimiter, flag]) if delimiter.starts_with("-d") && flag.starts_with("-f") => {
            let delimiter = delimiter.strip_prefix("-d").and_then(|d| d.chars().next());
            let field = flag.strip_prefix("-f").and_then(|f| f.parse::<usize>().ok());
            let (Some(d), Some(f)) = (delimiter, field) else { return Stream::Unknown };
            each_line(stdin, |line| {
                Some(line.split(d).nth(f.saturating_sub(1)).unwrap_or_default().to_owned())
            })
        }
        ("head", ["-n", count]) => first_lines(stdin, count),
        ("head", [count]) if count.starts_with("-n") => {
            first_lines(stdin, count.strip_prefix("-n").unwrap_or_default())
        }
        ("head", [count]) if count.starts_with('-') => {
            first_lines(stdin, count.strip_prefix('-').unwrap_or_default())
        }
        ("basename", [path]) => {
            Stream::Known(path.trim_end_matches('/').rsplit('/').next().unwrap_or_default().to_owned())
        }
        ("dirname", [path]) => {
            let path = path.trim_end_matches('/');
            let folder =
                path.rsplit_once('/').map_or(".", |(folder, _)| if folder.is_empty() { "/" } else { folder });
            Stream::Known(folder.to_owned())
        }
        _ => Stream::Unknown,
    }
}

fn each_line(stdin: &Stream, edit: impl Fn(&str) -> Option<String>) -> Stream {
    decoded(stdin, |text| {
        let mut out = String::with_capacity(text.len());
        for line in text.lines() {
            out.push_str(&edit(line)?);
            out.push('\n');
            if out.len() > crate::bounds::LINE_BYTES {
                return None;
            }
        }
        Some(out)
    })
}

fn first_lines(stdin: &Stream, count: &str) -> Stream {
    let Ok(count) = count.parse::<usize>() else { return Stream::Unknown };
    decoded(stdin, |text| Some(text.lines().take(count).map(|line| format!("{line}\n")).collect()))
}

/// The characters of a `tr` set, ranges written out; `None` where it has classes.
fn characters(set: &str) -> Option<Vec<char>> {
    if set.contains('[') && set.contains(':') {
        return None;
    }
    let mut out = Vec::new();
    let mut chars = set.chars().peekable();
    while let Some(c) = chars.next() {
        let c = match c {
            '\\' => match chars.next()? {
                'n' => '\n',
                't' => '\t',
                other if other.is_ascii_digit() => return None,
                other => other,
            },
            other => other,
        };
        let mut ahead = chars.clone();
        match (ahead.next(), ahead.next()) {
            (Some('-'), Some(end)) if end >= c => {
                out.extend(c..=end);
                chars = ahead;
            }
            _ => out.push(c),
        }
        if out.len() > 4096 {
            return None;
        }
    }
    Some(out)
}

fn translated(text: &str, from: &str, to: &str) -> Option<String> {
    let (from, to) = (characters(from)?, characters(to)?);
    let last = *to.last()?;
    Some(
        text.chars()
            .map(|c| match from.iter().position(|f| *f == c) {
                Some(at) => to.get(at).copied().unwrap_or(last),
                None => c,
            })
            .collect(),
    )
}

/// `s/from/to/`, `s/from/to/g` with a plain text on both sides.
fn substitution(script: &str) -> Option<(String, String, bool)> {
    let mut chars = script.strip_prefix('s')?.chars();
    let delimiter = chars.next().filter(|c| c.is_ascii_punctuation())?;
    let mut parts = chars.as_str().split(delimiter);
    let (from, to, flags) = (parts.next()?, parts.next()?, parts.next()?);
    let plain = |t: &str, more: &[char]| !t.contains(['\\', '&']) && !t.contains(more);
    let known = parts.next().is_none()
        && !from.is_empty()
        && plain(from, &['*', '.', '[', '^', '$', '+', '?'])
        && plain(to, &[])
        && matches!(flags, "" | "g");
    known.then(|| (from.to_owned(), to.to_owned(), flags == "g"))
}

/// `cut -c 2-5`.
fn columns(line: &str, list: &str) -> Option<String> {
    let (from, to) = match list.split_once('-') {
        Some((from, to)) => (from, to),
        None => (list, list),
    };
    let from = if from.is_empty() { 1 } else { from.parse::<usize>().ok()? };
    let to = if to.is_empty() { usize::MAX } else { to.parse::<usize>().ok()? };
    Some(line.chars().take(to).skip(from.saturating_sub(1)).collect())
}
