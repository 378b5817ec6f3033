//! Every absolute URL in a text.

use std::ops::Range;

use super::{Address, Destination};

/// Characters that end a URL in running text, where no user information goes on behind them.
const SOFT_ENDS: &[char] = &[
    '"', '\'', '`', '<', '>', '(', ')', '[', ']', '{', '}', ',', ';', '|', '*', '”', '’', '»', '」', '，',
    '）', '、',
];

/// Schemes that the URL standard reads with one slash, or with back slashes.
const SPECIAL: &[&str] = &["http", "https", "ws", "wss", "ftp"];

/// Every absolute URL in a text, as far as its host: its bytes from the scheme to the host's end,
/// and the host. What is malformed is left out. Linear in the text.
///
/// Where a run may be read in two ways (`https://good.example'@evil.example`: a quoted URL before an
/// address, or user information), both hosts are given.
pub(crate) fn hosts_in(text: &str) -> Vec<(Range<usize>, Destination)> {
    let mut found = Vec::new();
    for (colon, _) in text.match_indices(':') {
        let Some((before, after)) = text.split_at_checked(colon) else { continue };
        let scheme = scheme_before(before);
        if scheme.is_empty() {
            continue;
        }
        let rest = after.trim_start_matches(':');
        let slashes = rest.bytes().take_while(|b| matches!(b, b'/' | b'\\')).count();
        let special = SPECIAL.iter().any(|known| scheme.eq_ignore_ascii_case(known));
        if !(rest.starts_with("//") || (special && slashes > 0)) {
            continue;
        }
        let skip = if special { slashes } else { 2 };
        let start = colon - scheme.len();
        let Some(rest) = rest.get(skip..) else { continue };
        authority(scheme, rest, &mut |host, len| {
            found.push((start..colon + 1 + skip + len, host));
        });
    }
    found
}

/// The scheme that ends a text, at most 32 characters.
fn scheme_before(text: &str) -> &str {
    let len = text
        .bytes()
        .rev()
        .take(32)
        .take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'-' | b'.'))
        .count();
    let scheme = text.get(text.len() - len..).unwrap_or_default();
    scheme.trim_start_matches(|c: char| !c.is_ascii_alphabetic())
}

fn authority(scheme: &str, rest: &str, found: &mut dyn FnMut(Destination, usize)) {
    let end = rest
        .find(|c: char| c.is_whitespace() || c.is_control() || matches!(c, '/' | '\\' | '?' | '#'))
        .unwrap_or(rest.len());
    let Some(whole) = rest.get(..end) else { return };
    let read = |authority: &str| Address::of_url(&format!("{scheme}://{authority}/"));
    // An IPv6 address stands in brackets, which else end a URL.
    let inside = whole.rsplit('@').next().unwrap_or_default();
    let bracket = if inside.starts_with('[') { inside.find(']').map_or(0, |at| at + 1) } else { 0 };
    let host_at = whole.len() - inside.len();
    let soft =
        |from: usize| whole.get(from..).and_then(|t| t.find(SOFT_ENDS)).map_or(whole.len(), |at| at + from);
    // The reading of the standard: user information goes on to the last `@`.
    let last = soft(host_at + bracket);
    let last = whole.get(..last).map_or(last, |t| t.trim_end_matches(['.', ':', '!', '…', '。']).len());
    let standard = whole.get(..last).and_then(read);
    // The reading of a person: the URL ends where a quote or a bracket does.
    let first = if host_at == 0 { last } else { soft(0) };
    let plain = if first < last { whole.get(..first).and_then(read) } else { None };
    if let Some(host) = plain.filter(|host| Some(host) != standard.as_ref()) {
        found(host, first);
    }
    if let Some(host) = standard {
        found(host, last);
    }
}
