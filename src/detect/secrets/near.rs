//! Values some way behind a vendor's name: `ALGOLIA_API_KEY="…"`, `"algolia": { "adminKey": "…" }`, `?token=…` of a
//! vendor's URL. A name alone is no reason: what stands between has to lead to a key.

/// Bytes between the end of the name and the value.
pub(super) const WINDOW: usize = 64;

/// Words, one of which leads to a value where no sign of an assignment does.
const LEADING: [&[u8]; 14] = [
    b"key",
    b"token",
    b"secret",
    b"access",
    b"private",
    b"auth",
    b"pass",
    b"pwd",
    b"credential",
    b"pat",
    b"bearer",
    b"webhook",
    b"login",
    b"unseal ",
];
/// Words behind which stands something else.
const ELSE: [&[u8]; 17] = [
    b"sha",
    b"md5",
    b"digest",
    b"commit",
    b"checksum",
    b"integrity",
    b"hash",
    b"rev",
    b"version",
    b"public",
    b"uuid",
    b"fingerprint",
    b"etag",
    b"image",
    b"blob",
    b"tree",
    b"ref=",
];

/// Whether what stands between the name and a value leads to it.
pub(super) fn leads(gap: &[u8]) -> bool {
    let small = gap.to_ascii_lowercase();
    let has = |word: &&[u8]| {
        let first = word.first();
        small.windows(word.len()).any(|window| window.first() == first && window == *word)
    };
    if gap.contains(&b'\n') && gap.iter().filter(|b| **b == b'\n').count() > 2 || has(&&b"[redacted"[..]) {
        return false;
    }
    // `://` and `::` are no assignments.
    let assigned = gap.iter().enumerate().any(|(at, byte)| match byte {
        b'=' => true,
        b':' => !matches!(gap.get(at + 1), Some(b'/' | b':')),
        _ => false,
    });
    let path = gap.contains(&b'/') && !gap.contains(&b'=');
    let said = LEADING.iter().any(has);
    (said || assigned) && !path && !ELSE.iter().any(has)
}

/// Whether the place behind `before` is inside an earlier redaction's placeholder.
pub(super) fn in_placeholder(before: &[u8]) -> bool {
    let inside = before
        .iter()
        .rev()
        .take(64)
        .take_while(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || **b == b'-')
        .count();
    before.get(..before.len() - inside).is_some_and(|rest| rest.ends_with(b"[redacted:"))
}
