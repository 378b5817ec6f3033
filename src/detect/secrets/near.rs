//! Values some way behind a vendor's name: `ALGOLIA_API_KEY="…"`, `"algolia": { "adminKey": "…" }`, `?token=…` of a
//! vendor's URL. A name alone is no reason: what stands between has to lead to a key.

/// Bytes between the end of the name and the value.
pub(super) const WINDOW: usize = 64;

/// What stands last before a place: asked once for all the names that are remembered.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// Each one's distance: how many bytes before the place it begins.
    said: Option<usize>,
    other: Option<usize>,
    redacted: Option<usize>,
    assigned: Option<usize>,
    equals: Option<usize>,
    slash: Option<usize>,
    /// The third line break from the end.
    lines: Option<usize>,
}

impl Seen {
    /// Looks at the window that `before` ends with.
    pub(super) fn before(before: &[u8]) -> Self {
        let gap = before.get(before.len().saturating_sub(WINDOW)..).unwrap_or(before);
        let mut seen = Self::default();
        let mut breaks = 0;
        for (at, byte) in gap.iter().enumerate().rev() {
            let distance = gap.len() - at;
            let here = gap.get(at..).unwrap_or_default();
            let keep = |slot: &mut Option<usize>| {
                slot.get_or_insert(distance);
            };
            match byte {
                b'=' => {
                    keep(&mut seen.equals);
                    keep(&mut seen.assigned);
                }
                // `://` and `::` are no assignments.
                b':' if !matches!(here.get(1), Some(b'/' | b':')) => keep(&mut seen.assigned),
                b'/' => keep(&mut seen.slash),
                b'\n' => {
                    breaks += 1;
                    if breaks == 3 {
                        keep(&mut seen.lines);
                    }
                }
                b'[' if begins(here, b"[redacted") => keep(&mut seen.redacted),
                _ => {
                    let letter = byte.to_ascii_lowercase();
                    if seen.said.is_none() && leading(letter).iter().any(|word| begins(here, word)) {
                        seen.said = Some(distance);
                    }
                    if seen.other.is_none() && something_else(letter).iter().any(|word| begins(here, word)) {
                        seen.other = Some(distance);
                    }
                }
            }
        }
        seen
    }

    /// Whether the last `gap` bytes, between a name and a value, lead to it.
    pub(super) fn leads(&self, gap: usize) -> bool {
        let within = |distance: Option<usize>| distance.is_some_and(|distance| distance <= gap);
        (within(self.said) || within(self.assigned))
            && (within(self.equals) || !within(self.slash))
            && !within(self.other)
            && !within(self.redacted)
            && !within(self.lines)
    }
}

fn begins(text: &[u8], word: &[u8]) -> bool {
    text.get(..word.len()).is_some_and(|own| own.eq_ignore_ascii_case(word))
}

/// Words, one of which leads to a value where no sign of an assignment does, by their first letter.
const fn leading(first: u8) -> &'static [&'static [u8]] {
    match first {
        b'k' => &[b"key"],
        b't' => &[b"token"],
        b's' => &[b"secret"],
        b'a' => &[b"access", b"auth"],
        b'p' => &[b"private", b"pass", b"pwd", b"pat"],
        b'c' => &[b"credential"],
        b'b' => &[b"bearer"],
        b'w' => &[b"webhook"],
        b'l' => &[b"login"],
        b'u' => &[b"unseal "],
        _ => &[],
    }
}

/// Words behind which stands something else, by their first letter.
const fn something_else(first: u8) -> &'static [&'static [u8]] {
    match first {
        b's' => &[b"sha"],
        b'm' => &[b"md5"],
        b'd' => &[b"digest"],
        b'c' => &[b"commit", b"checksum"],
        b'i' => &[b"integrity", b"image"],
        b'h' => &[b"hash"],
        b'r' => &[b"rev", b"ref="],
        b'v' => &[b"version"],
        b'p' => &[b"public"],
        b'u' => &[b"uuid"],
        b'f' => &[b"fingerprint"],
        b'e' => &[b"etag"],
        b'b' => &[b"blob"],
        b't' => &[b"tree"],
        _ => &[],
    }
}

/// Whether a vendor's value may hold it: neither a blank nor a quote nor what is no ASCII. Most words end before
/// the eighth.
const fn may_be_in_value(byte: u8) -> bool {
    byte > b' ' && byte < 0x7F && byte != b'"' && byte != b'\''
}

/// Characters from which on a vendor's value may go without a digit.
const NO_DIGIT: usize = 20;

/// Whether a vendor's value may begin with `text`: it has at least eight characters, and a digit or many
/// characters. In doubt `true`.
pub(super) fn may_be_value(text: &[u8]) -> bool {
    if !text.first().is_some_and(u8::is_ascii_alphanumeric) {
        return false;
    }
    let run = text.iter().take(NO_DIGIT).take_while(|byte| may_be_in_value(**byte)).count();
    if run == NO_DIGIT || run == text.len() {
        return true;
    }
    run >= 8 && text.iter().take(run).any(u8::is_ascii_digit)
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
