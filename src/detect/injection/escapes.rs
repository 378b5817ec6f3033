//! Escapes that stand for one character: HTML entities, percent escapes, JSON's `\u` and `\x`.

use super::clue::InjectionLayer;

/// Bytes that an escape may take, with what was escaped again.
const LONGEST: usize = 48;

/// The character that the text's first escape stands for, its length, and what kind it is.
pub(super) fn escaped(text: &str) -> Option<(char, usize, InjectionLayer)> {
    let mut end = LONGEST.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let text = text.get(..end)?;
    match text.as_bytes().first()? {
        b'&' => entity(text).map(|(c, length)| (c, length, InjectionLayer::Entities)),
        b'%' => percent(text).map(|(c, length)| (c, length, InjectionLayer::Percent)),
        b'\\' => json(text).map(|(c, length)| (c, length, InjectionLayer::Escaped)),
        _ => None,
    }
}

fn entity(text: &str) -> Option<(char, usize)> {
    let mut rest = text.strip_prefix('&')?;
    // `&amp;lt;` was escaped twice.
    while let Some(more) = rest.strip_prefix("amp;") {
        rest = more;
    }
    let start = text.len() - rest.len();
    let body = rest.get(..rest.bytes().take(10).position(|b| b == b';').unwrap_or(0))?;
    let c = if let Some(number) = body.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16),
            None => number.parse(),
        };
        char::from_u32(code.ok()?)?
    } else {
        match body {
            "lt" | "LT" => '<',
            "gt" | "GT" => '>',
            "quot" => '"',
            "apos" => '\'',
            "nbsp" | "ensp" | "emsp" | "thinsp" | "Tab" | "NewLine" => ' ',
            "colon" => ':',
            "excl" => '!',
            "lsqb" | "lbrack" => '[',
            "rsqb" | "rbrack" => ']',
            "zwj" | "zwnj" | "shy" => '\u{200B}',
            // One that ends in `&amp;` stands for the sign itself.
            "" if start > 1 => return Some(('&', start)),
            _ => return (start > 1).then_some(('&', start)),
        }
    };
    Some((c, start + body.len() + 1))
}

fn hex_pair(text: &str) -> Option<u8> {
    let pair = text.get(..2)?;
    if pair.bytes().all(|b| b.is_ascii_hexdigit()) { u8::from_str_radix(pair, 16).ok() } else { None }
}

fn percent(text: &str) -> Option<(char, usize)> {
    let mut bytes = Vec::with_capacity(4);
    let mut rest = text;
    let need = loop {
        rest = rest.strip_prefix('%')?;
        while let Some(more) = rest.strip_prefix("25").filter(|more| hex_pair(more).is_some()) {
            rest = more;
        }
        bytes.push(hex_pair(rest)?);
        rest = rest.get(2..)?;
        let need = match bytes.first()? {
            0..0x80 => 1,
            0xC2..0xE0 => 2,
            0xE0..0xF0 => 3,
            0xF0..0xF5 => 4,
            _ => return None,
        };
        if bytes.len() == need {
            break need;
        }
    };
    let c = std::str::from_utf8(&bytes).ok().filter(|_| need == bytes.len())?.chars().next()?;
    Some((c, text.len() - rest.len()))
}

fn json(text: &str) -> Option<(char, usize)> {
    let mut rest = text;
    // `\\u0041` was escaped twice.
    while let Some(more) = rest.strip_prefix('\\').filter(|_| text.len() - rest.len() < 8) {
        rest = more;
    }
    let start = text.len() - rest.len();
    let unit = |rest: &str, digits: usize| {
        let word = rest.get(..digits)?;
        if word.bytes().all(|b| b.is_ascii_hexdigit()) { u32::from_str_radix(word, 16).ok() } else { None }
    };
    if let Some(rest) = rest.strip_prefix('x') {
        return Some((char::from_u32(unit(rest, 2)?)?, start + 3));
    }
    let rest = rest.strip_prefix('u')?;
    let high = unit(rest, 4)?;
    if (0xD800..0xDC00).contains(&high) {
        let low =
            unit(rest.get(4..)?.strip_prefix("\\u")?, 4)?.checked_sub(0xDC00).filter(|low| *low < 0x400)?;
        return Some((char::from_u32(0x10000 + ((high - 0xD800) << 10) + low)?, start + 11));
    }
    Some((char::from_u32(high)?, start + 5))
}
