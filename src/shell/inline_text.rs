//! The arguments of a call in code, and the string literals in them, found without a grammar.

/// Bytes of one call's arguments that are looked at.
const REGION_BYTES: usize = 4 * 1024;

/// The arguments of a call: to its closing bracket, or to the end of its statement.
pub(super) fn region(code: &str, open: usize, bracket: bool) -> &str {
    let end = code.floor_char_boundary((open + REGION_BYTES).min(code.len()));
    let text = code.get(open..end).unwrap_or_default();
    let mut depth = 0usize;
    let mut quote: Option<char> = None;
    let mut escaped = false;
    for (i, c) in text.char_indices() {
        if escaped {
            escaped = false;
            continue;
        }
        match (quote, c) {
            (_, '\\') => escaped = true,
            (Some(q), c) if c == q => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'' | '`') => quote = Some(c),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') if depth > 0 => depth -= 1,
            (None, ')') if bracket => return text.get(..i).unwrap_or_default(),
            (None, ';' | '\n') if !bracket => return text.get(..i).unwrap_or_default(),
            _ => {}
        }
    }
    text
}

/// The string literals of a text.
pub(super) fn literals(text: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut current: Option<(char, String)> = None;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (&mut current, c) {
            (Some((_, text)), '\\') => match chars.next() {
                Some('n') => text.push('\n'),
                Some('t') => text.push('\t'),
                Some('x') => {
                    let hex: String = chars.by_ref().take(2).collect();
                    let value = u32::from_str_radix(&hex, 16).ok().and_then(char::from_u32);
                    text.push(value.unwrap_or('\u{fffd}'));
                }
                Some(other) => text.push(other),
                None => {}
            },
            (Some((quote, _)), c) if c == *quote => {
                if let Some((_, text)) = current.take() {
                    out.push(text);
                }
            }
            (Some((_, text)), c) => text.push(c),
            (None, '"' | '\'' | '`') => current = Some((c, String::new())),
            (None, _) => {}
        }
    }
    out.retain(|t| !t.is_empty());
    out
}
