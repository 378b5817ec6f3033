//! A word as an address: which part of it is the host, and how much of that is known.

use std::ops::Range;

use super::types::{HostPart, HostWord};
use crate::matcher::{Host, Place, absolute};
use crate::shell::{Piece, Word};

/// Stands for an unknown part; nobody writes it, and it is no character of a host.
const UNKNOWN: char = '\u{1}';

/// A word that is connected to.
pub(super) fn host_word(word: &Word, known_program: bool) -> HostWord {
    if word.is_known() {
        return HostWord::known(word.text(), known_program, word.span.clone());
    }
    let mut text = String::new();
    for piece in &word.pieces {
        match piece {
            Piece::Text { text: known, .. } => text.push_str(&known.replace(UNKNOWN, "")),
            Piece::Unknown { .. } => text.push(UNKNOWN),
        }
    }
    read(&text, known_program, word.span.clone())
}

fn read(text: &str, known_program: bool, span: Range<usize>) -> HostWord {
    let (scheme, rest) = match text.split_once("://") {
        Some((scheme, rest)) => (Some(scheme), rest),
        None => (None, text),
    };
    let end = rest.find(['/', '\\', '?', '#']).unwrap_or(rest.len());
    let authority = rest.get(..end).unwrap_or(rest);
    let (user, host) = match authority.rsplit_once('@') {
        Some((user, host)) => (user, host),
        None => ("", authority),
    };
    let (host, port) = match host.rsplit_once(':') {
        Some((before, port)) if before.ends_with(']') || !before.contains(':') => (before, Some(port)),
        _ => (host, None),
    };
    if host.contains(UNKNOWN) || host.is_empty() {
        let head = host.split(UNKNOWN).next().unwrap_or_default();
        let tail = host.rsplit(UNKNOWN).next().unwrap_or_default();
        let part = HostPart { head: head.to_ascii_lowercase(), tail: tail_of(tail) };
        return HostWord { text: String::new(), part: Some(part), certain: known_program, span };
    }
    // What is unknown before the host's end (a password, a port) might hold a host of its own.
    let open = scheme.is_some_and(|s| s.contains(UNKNOWN)) || user.contains(UNKNOWN);
    let open = open || port.is_some_and(|port| port.contains(UNKNOWN));
    let scheme = scheme.filter(|scheme| !scheme.contains(UNKNOWN));
    let port = port.filter(|port| !port.contains(UNKNOWN));
    let known = format!(
        "{}{host}{}{}",
        scheme.map(|scheme| format!("{scheme}://")).unwrap_or_default(),
        port.map(|port| format!(":{port}")).unwrap_or_default(),
        rest.get(end..).unwrap_or_default().split(UNKNOWN).next().unwrap_or_default(),
    );
    HostWord::known(known, known_program && !open, span)
}

/// The known end of a host as hosts are compared: IDNA's form, lower case, without a dot at its end.
fn tail_of(tail: &str) -> String {
    match Host::parse(&format!("x{tail}")) {
        Some(Host::Name(name)) => name.chars().skip(1).collect(),
        _ => tail.trim_end_matches('.').to_lowercase(),
    }
}

/// The first absolute URL in a word, without what stands before its scheme (`name@git+https://…`,
/// `Acquire::Proxy=http://…`).
pub(super) fn url_in(word: &Word) -> Option<Word> {
    let text = word.text();
    let (before, after) = text.split_once("://")?;
    if text.contains([' ', '\n', '\t']) || (after.is_empty() && word.is_known()) {
        return None;
    }
    let scheme = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-');
    let start = before.len() - before.chars().rev().take_while(|c| scheme(*c)).count();
    // An unknown part before the scheme is none of the URL's.
    Some(super::args::skip(word, start))
}

/// The host of `HOST:PATH`, `user@HOST:PATH`, `user@[ADDRESS]:PATH`.
pub(super) fn remote_host(word: &Word) -> Option<Word> {
    let text = word.text();
    let at = text.find('@').map_or(0, |at| at + 1);
    let rest = text.get(at..)?;
    if rest.starts_with('[') {
        let inside = rest.split_once("]:")?.0;
        let user = text.get(..at).unwrap_or_default();
        return Some(Word::literal(&format!("{user}{inside}]"), word.span.clone()));
    }
    let (host, _) = text.split_once(':')?;
    (!host.is_empty() && !host.contains('/')).then(|| super::args::until(word, ':'))
}

/// A word with a port behind it, where it has none: `host`, `user@host`.
pub(super) fn at_port(word: &Word, port: &str) -> Word {
    let text = word.text();
    let host = text.rsplit('@').next().unwrap_or_default();
    let plain = !host.is_empty() || word.is_unknown();
    let plain =
        plain && !host.contains(['/', ':']) && port.bytes().all(|b| b.is_ascii_digit()) && !port.is_empty();
    let mut word = word.clone();
    if plain {
        word.pieces.push(Piece::Text { text: format!(":{port}"), quoted: true });
    }
    word
}

/// The path of a `file:` URL, its percent-encoding undone; behind a host that is not this one, what stands
/// there.
pub(super) fn file_url(word: &Word) -> Option<Word> {
    let text = word.text();
    if !text.get(..5).is_some_and(|scheme| scheme.eq_ignore_ascii_case("file:")) {
        return None;
    }
    if word.is_known()
        && let Ok(path) = absolute(&text, "/", &Place::of_examples())
    {
        return Some(Word::literal(&path, word.span.clone()));
    }
    let slashes = text.bytes().skip(5).take_while(|b| *b == b'/').count();
    Some(super::args::skip(word, 5 + slashes.saturating_sub(1)))
}

/// `/dev/tcp/HOST/PORT`, as bash reads it.
pub(super) fn device_host(text: &str) -> Option<String> {
    let rest = text.strip_prefix("/dev/tcp/").or_else(|| text.strip_prefix("/dev/udp/"))?;
    rest.split('/').next().map(str::to_owned)
}
