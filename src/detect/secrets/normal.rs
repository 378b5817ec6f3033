//! The view that detectors search: invisible characters removed, full-width letters and escapes folded,
//! every change remembered so that the original comes out again.
//!
//! Each change stands for itself (one character or one escape), so the view of a text does not depend on
//! how it was cut. One changed thing is one byte of the view: `0xFF` where it is no ASCII.

use std::collections::VecDeque;

use crate::detect::Layer;

/// Bytes of the longest thing that is changed: a JSON escape of a surrogate pair.
const LONGEST: usize = 12;

/// A place where the view differs from the original.
#[derive(Debug, Clone, Copy)]
pub(super) struct Edit {
    /// The view's position, counted from the text's start.
    pub(super) at: usize,
    /// Whether the view has nothing for it (it stands before the byte at `at`) or the one byte at `at`.
    pub(super) dropped: bool,
    /// Why.
    pub(super) layer: Layer,
    original: [u8; LONGEST],
    len: usize,
}

impl Edit {
    /// The original text.
    pub(super) fn original(&self) -> &str {
        self.original.get(..self.len).and_then(|b| std::str::from_utf8(b).ok()).unwrap_or_default()
    }

    /// How many bytes the original has more than the view.
    pub(super) const fn surplus(&self) -> usize {
        if self.dropped { self.len } else { self.len - 1 }
    }
}

/// Makes the view, chunk by chunk.
#[derive(Debug, Clone, Default)]
pub(super) struct Normaliser {
    json: bool,
    tail: String,
}

enum Read {
    Keep(usize),
    Drop(usize, Layer),
    Fold(usize, u8, Layer),
    More,
}

impl Normaliser {
    /// One for plain text, or for the inside of JSON strings.
    pub(super) const fn new(json: bool) -> Self {
        Self { json, tail: String::new() }
    }

    /// Bytes of the original that wait for the rest of an escape.
    #[cfg(test)]
    pub(super) const fn waiting(&self) -> usize {
        self.tail.len()
    }

    /// Adds a chunk to `view`, whose first byte is at `base`. At `last`, nothing is left waiting.
    pub(super) fn feed(
        &mut self,
        chunk: &str,
        last: bool,
        base: usize,
        view: &mut Vec<u8>,
        edits: &mut VecDeque<Edit>,
    ) {
        let joined;
        let mut rest = if self.tail.is_empty() {
            chunk
        } else {
            joined = std::mem::take(&mut self.tail) + chunk;
            joined.as_str()
        };
        while !rest.is_empty() {
            let plain = rest.bytes().position(|b| self.may_change(b)).unwrap_or(rest.len());
            let Some((same, odd)) = rest.split_at_checked(plain) else { break };
            view.extend_from_slice(same.as_bytes());
            rest = odd;
            if rest.is_empty() {
                break;
            }
            let at = base + view.len();
            let (used, edit) = match self.read(rest, last) {
                Read::Keep(n) => (n, None),
                Read::Drop(n, layer) => (n, Some((true, layer))),
                Read::Fold(n, byte, layer) => {
                    view.push(byte);
                    (n, Some((false, layer)))
                }
                Read::More => {
                    self.tail.push_str(rest);
                    break;
                }
            };
            let Some((now, later)) = rest.split_at_checked(used.max(1)) else { break };
            match edit {
                None => view.extend_from_slice(now.as_bytes()),
                Some((dropped, layer)) => {
                    let mut original = [0; LONGEST];
                    for (slot, byte) in original.iter_mut().zip(now.bytes()) {
                        *slot = byte;
                    }
                    edits.push_back(Edit { at, dropped, layer, original, len: now.len().min(LONGEST) });
                }
            }
            rest = later;
        }
    }

    const fn may_change(&self, byte: u8) -> bool {
        match byte {
            b'%' | 0xC2 | 0xCD | 0xD8 | 0xE1 | 0xE2 | 0xE3 | 0xEF | 0xF3 => true,
            b'\\' => self.json,
            _ => false,
        }
    }

    fn read(&self, rest: &str, last: bool) -> Read {
        match rest.chars().next() {
            Some('%') => percent(rest.as_bytes(), last),
            Some('\\') => escape(rest.as_bytes(), last),
            Some(c) if invisible(c) => Read::Drop(c.len_utf8(), Layer::Normalised),
            Some(c) => match ascii_of(c) {
                Some(byte) => Read::Fold(c.len_utf8(), byte, Layer::Normalised),
                None => Read::Keep(c.len_utf8()),
            },
            None => Read::Keep(0),
        }
    }
}

/// `%41` → `A`. Only what means the same in a URL with and without the escape: `%40` and `%2F` in a
/// password are not its end.
fn percent(rest: &[u8], last: bool) -> Read {
    let [high, low] = match rest {
        [_, a, b, ..] => [*a, *b],
        [_, a] if !last && a.is_ascii_hexdigit() => return Read::More,
        [_] if !last => return Read::More,
        _ => return Read::Keep(1),
    };
    match (hex(high), hex(low)) {
        (Some(high), Some(low)) => match u8::try_from(high << 4 | low) {
            Ok(byte) if byte.is_ascii_alphanumeric() || b"-._~:=+".contains(&byte) => {
                Read::Fold(3, byte, Layer::Percent)
            }
            _ => Read::Keep(1),
        },
        _ => Read::Keep(1),
    }
}

/// An escape of a JSON string.
fn escape(rest: &[u8], last: bool) -> Read {
    let Some(letter) = rest.get(1) else { return if last { Read::Keep(1) } else { Read::More } };
    let simple = match letter {
        b'n' => b'\n',
        b'r' => b'\r',
        b't' => b'\t',
        b'b' | b'f' => b' ',
        b'"' | b'\\' | b'/' => *letter,
        b'u' => return unicode_escape(rest, last),
        _ => return Read::Keep(1),
    };
    Read::Fold(2, simple, Layer::Escaped)
}

fn unicode_escape(rest: &[u8], last: bool) -> Read {
    let digits = |from: usize| {
        let mut code = 0;
        for at in from..from + 4 {
            match rest.get(at) {
                None if last => return Err(Read::Keep(1)),
                None => return Err(Read::More),
                Some(byte) => match hex(*byte) {
                    Some(digit) => code = code << 4 | digit,
                    None => return Err(Read::Keep(1)),
                },
            }
        }
        Ok(code)
    };
    let first = match digits(2) {
        Ok(code) => code,
        Err(read) => return read,
    };
    let (len, code) = if (0xD800..0xDC00).contains(&first) {
        match (rest.get(6), rest.get(7)) {
            (None, _) | (Some(b'\\'), None) if !last => return Read::More,
            (Some(b'\\'), Some(b'u')) => match digits(8) {
                Ok(low) if (0xDC00..0xE000).contains(&low) => {
                    (12, 0x10000 + ((first - 0xD800) << 10) + (low - 0xDC00))
                }
                Err(Read::More) => return Read::More,
                _ => (6, 0xFFFD),
            },
            _ => (6, 0xFFFD),
        }
    } else {
        (6, first)
    };
    match char::from_u32(code) {
        Some(c) if invisible(c) => Read::Drop(len, Layer::Escaped),
        Some(c) => Read::Fold(len, ascii_of(c).unwrap_or(0xFF), Layer::Escaped),
        None => Read::Fold(len, 0xFF, Layer::Escaped),
    }
}

const fn hex(byte: u8) -> Option<u32> {
    (byte as char).to_digit(16)
}

/// Whether nobody sees the character: zero-width, direction, joining and filling ones.
pub(crate) const fn invisible(c: char) -> bool {
    matches!(
        c,
        '\u{AD}'
            | '\u{34F}'
            | '\u{61C}'
            | '\u{115F}'
            | '\u{1160}'
            | '\u{17B4}'
            | '\u{17B5}'
            | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}'
            | '\u{FFA0}'
            | '\u{E0000}'..='\u{E001F}'
            | '\u{E007F}'
            | '\u{E0100}'..='\u{E01EF}'
    )
}

/// The ASCII character that a full-width or tag character, or a code of ASCII, is.
fn ascii_of(c: char) -> Option<u8> {
    let code = u32::from(c);
    let plain = match code {
        0x00..=0x7F => code,
        0xFF01..=0xFF5E => code - 0xFF01 + 0x21,
        0xE0020..=0xE007E => code - 0xE0000,
        _ => return None,
    };
    u8::try_from(plain).ok()
}
