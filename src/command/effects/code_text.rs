//! The string literals of code, read without a grammar: escapes undone, joined where the code joins them,
//! and characters that stand there as numbers.

/// A literal as it stands: its text, and where it begins and ends in the code.
pub(super) struct Raw {
    pub(super) text: String,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// Longest literal that can be a path.
pub(super) const LONGEST: usize = crate::bounds::PATH_BYTES;

/// String literals, escapes undone, joined where only `+`, `.` or blanks stand between two.
pub(super) fn raw_literals(code: &str) -> Vec<Raw> {
    let mut out: Vec<Raw> = Vec::new();
    let mut chars = code.char_indices().peekable();
    while let Some((start, c)) = chars.next() {
        if c == '\\' {
            chars.next();
            continue;
        }
        if !matches!(c, '\'' | '"' | '`') {
            continue;
        }
        let mut text = String::new();
        let mut end = None;
        while let Some((at, d)) = chars.next() {
            if d == '\\' {
                unescape(&mut chars, &mut text);
            } else if d == c {
                end = Some(at + 1);
                break;
            } else {
                text.push(d);
            }
        }
        // An apostrophe of prose opens no literal that ends: its rest is read as one all the same.
        let end = end.unwrap_or(code.len());
        if let Some(last) = out.last_mut() {
            let between = code.get(last.end..start).unwrap_or("?");
            if last.text.len() <= LONGEST && joins(between) {
                last.text.push_str(&text);
                last.end = end;
                continue;
            }
        }
        out.push(Raw { text, start, end });
    }
    chars_joined(code, &mut out);
    out
}

fn joins(between: &str) -> bool {
    let between = between.trim();
    between.is_empty() || matches!(between, "+" | "." | ".." | "<>")
}

/// `chr(46)+'env'` and its like: the character before the literal.
fn chars_joined(code: &str, raws: &mut [Raw]) {
    for raw in raws {
        // A call of this kind is short: looking no further keeps the whole linear.
        let from = (raw.start.saturating_sub(32)..=raw.start).find(|at| code.is_char_boundary(*at));
        let before = code.get(from.unwrap_or(raw.start)..raw.start).unwrap_or_default().trim_end();
        let Some(before) = before.strip_suffix('+').or_else(|| before.strip_suffix('.')) else { continue };
        let before = before.trim_end();
        let Some(call) = before.strip_suffix(')') else { continue };
        if let Some((head, number)) = call.rsplit_once('(')
            && (head.ends_with("chr") || head.ends_with("fromCharCode"))
            && let Some(c) = number_char(number)
        {
            raw.text.insert(0, c);
        }
    }
}

fn number_char(text: &str) -> Option<char> {
    let text = text.trim();
    let value = match text.strip_prefix("0x") {
        Some(hex) => u32::from_str_radix(hex, 16).ok()?,
        None => text.parse().ok()?,
    };
    char::from_u32(value).filter(|c| !c.is_control())
}

/// Runs of three or more character codes: `map(chr, [46, 101, 110, 118])`.
pub(super) fn numbers(code: &str) -> Vec<String> {
    if !["chr", "fromCharCode", "bytes", "pack", "Buffer"].iter().any(|w| code.contains(w)) {
        return Vec::new();
    }
    let mut out = Vec::new();
    for run in code.split(['[', ']', '(', ')', '{', '}']) {
        let text: String = run.split(',').filter_map(number_char).collect();
        if text.len() > 2 && text.len() <= LONGEST {
            out.push(text);
        }
    }
    // `chr(46)+chr(101)+…`
    let mut joined = String::new();
    for part in code.split("chr(").skip(1) {
        if let Some(c) = part.split(')').next().and_then(number_char) {
            joined.push(c);
        }
    }
    if joined.len() > 2 && joined.len() <= LONGEST {
        out.push(joined);
    }
    out
}

fn unescape(chars: &mut std::iter::Peekable<std::str::CharIndices<'_>>, text: &mut String) {
    let Some((_, c)) = chars.next() else { return };
    let (digits, radix) = match c {
        'x' => (2, 16),
        'u' => (4, 16),
        '0'..='7' => (3, 8),
        'n' => return text.push('\n'),
        't' => return text.push('\t'),
        'r' => return text.push('\r'),
        other => return text.push(other),
    };
    let mut value = if radix == 8 { c.to_digit(8).unwrap_or(0) } else { 0 };
    let mut left = if radix == 8 { digits - 1 } else { digits };
    let braced = chars.next_if(|(_, c)| *c == '{').is_some();
    if braced {
        left = 6;
    }
    while left > 0
        && let Some((_, d)) = chars.next_if(|(_, d)| d.is_digit(radix))
    {
        value = value.wrapping_mul(radix) + d.to_digit(radix).unwrap_or(0);
        left -= 1;
    }
    if braced {
        chars.next_if(|(_, c)| *c == '}');
    }
    text.extend(char::from_u32(value));
}
