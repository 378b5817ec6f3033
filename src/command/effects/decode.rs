//! A short text that may be an encoded path: base64 and hex, undone.

/// Longest encoded text that is tried: a path of 4 KiB in base64.
const LONGEST: usize = 8 * 1024;

/// What a text is when it is base64, hex, or written backwards; only results that are printable.
pub(crate) fn decoded(text: &str) -> Vec<String> {
    let text = text.trim();
    if text.len() < 4 || text.len() > LONGEST {
        return Vec::new();
    }
    [base64(text), hex(text)]
        .into_iter()
        .flatten()
        .filter_map(|bytes| String::from_utf8(bytes).ok())
        .map(|s| s.trim_end_matches('\n').to_owned())
        .filter(|s| !s.is_empty() && !s.chars().any(char::is_control))
        .collect()
}

fn base64(text: &str) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(text.len());
    let mut bits = 0_u32;
    let mut held = 0;
    for byte in text.bytes() {
        let value = match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' | b'-' => 62,
            b'/' | b'_' => 63,
            b'=' => continue,
            _ => return None,
        };
        bits = (bits << 6) | u32::from(value);
        held += 6;
        if held >= 8 {
            held -= 8;
            out.push(u8::try_from((bits >> held) & 0xff).ok()?);
        }
    }
    Some(out)
}

fn hex(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> = text
        .replace("\\x", "")
        .bytes()
        .filter(|b| !b.is_ascii_whitespace())
        .map(|b| char::from(b).to_digit(16).and_then(|d| u8::try_from(d).ok()))
        .collect::<Option<_>>()?;
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    Some(digits.chunks(2).filter_map(|p| Some(p.first()? << 4 | p.get(1)?)).collect())
}
