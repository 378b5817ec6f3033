//! Globs written without quotes, which YAML reads as an alias, a mapping, a tag or an error.
//!
//! In instructions they are read as what was meant: the lines of `paths` and `globs` are read by
//! themselves, and masked by text of the same length before the rest is read as YAML, so that every
//! span stays right. In files that gate, the quoted form is shown.

use std::ops::Range;

/// The fields of an instruction that hold globs.
const FIELDS: [&str; 2] = ["globs", "paths"];

/// Front matter with its glob fields masked, and what they hold.
pub(crate) struct Masked {
    /// The file, the values of the glob fields replaced by as many `x`.
    pub(crate) file: String,
    /// Each glob field with its values.
    pub(crate) fields: Vec<(&'static str, Vec<String>)>,
}

/// Masks the glob fields in the bytes `front` of `file`; `None` where there are none.
pub(crate) fn mask(file: &str, front: Range<usize>) -> Option<Masked> {
    let mut masked = file.as_bytes().to_vec();
    let mut fields: Vec<(&'static str, Vec<String>)> = Vec::new();
    let mut at = front.start;
    let mut open = false;
    // Brackets that are not closed on their line: what they hold so far.
    let mut bracket: Option<String> = None;
    for line in file.get(front)?.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let content = line.trim_end();
        if let Some(held) = &mut bracket {
            // A field at the line's beginning: the brackets are never closed.
            if !content.is_empty() && !content.starts_with([' ', '\t', ']', '#']) {
                return None;
            }
            held.push_str(uncommented(content.trim()));
            if let Some(bytes) = masked.get_mut(start..start + content.len()) {
                bytes.fill(b' ');
            }
            if held.ends_with(']')
                && let (Some((_, globs)), Some(held)) = (fields.last_mut(), bracket.take())
            {
                globs.extend(list(&held));
            }
            continue;
        }
        let value = if let Some((field, value)) = field_of(content) {
            fields.push((field, Vec::new()));
            open = true;
            value
        } else if open && let Some(item) = item_of(content) {
            item
        } else {
            open = open && (content.trim().is_empty() || content.trim_start().starts_with('#'));
            continue;
        };
        let value = uncommented(value);
        if value.is_empty() {
            continue;
        }
        // A block scalar: YAML reads it itself.
        if value.starts_with(['|', '>']) {
            return None;
        }
        let from = start + (content.len() - content.trim_start().len()).max(offset_in(content, value));
        if let Some(bytes) = masked.get_mut(from..from + value.len()) {
            bytes.fill(b'x');
        }
        if value.starts_with('[') && !value.contains(']') {
            bracket = Some(value.to_owned());
        } else if let Some((_, globs)) = fields.last_mut() {
            globs.extend(list(value));
        }
    }
    if fields.is_empty() || bracket.is_some() {
        return None;
    }
    Some(Masked { file: String::from_utf8(masked).ok()?, fields })
}

/// Where `part`, a piece of `whole`, begins in it. `part` is the rest of the line but a comment, so it
/// is found from the first place where it stands after a colon or a dash.
fn offset_in(whole: &str, part: &str) -> usize {
    let after = whole.find([':', '-']).map_or(0, |at| at + 1);
    whole.get(after..).and_then(|rest| rest.find(part)).map_or(whole.len(), |at| after + at)
}

/// `globs: VALUE` at the beginning of a line.
fn field_of(line: &str) -> Option<(&'static str, &str)> {
    let (key, value) = line.split_once(':')?;
    let key = key.trim_end().trim_matches(['"', '\'']);
    let field = FIELDS.into_iter().find(|field| *field == key)?;
    (value.is_empty() || value.starts_with([' ', '\t'])).then(|| (field, value.trim()))
}

/// `- VALUE`, indented or not.
fn item_of(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix('-')?;
    rest.starts_with([' ', '\t']).then(|| rest.trim())
}

/// A value without the comment after it.
fn uncommented(value: &str) -> &str {
    if value.starts_with('#') {
        return "";
    }
    let mut quote = None;
    let mut before = ' ';
    for (at, c) in value.char_indices() {
        match quote {
            Some(q) if c == q => quote = None,
            Some(_) => {}
            None if matches!(c, '"' | '\'') => quote = Some(c),
            None if c == '#' && before.is_whitespace() => {
                return value.get(..at).unwrap_or(value).trim_end();
            }
            None => {}
        }
        before = c;
    }
    value
}

/// The globs of a value: one, several with commas between, or a list in brackets, each with quotes or
/// without. Commas inside braces, brackets and quotes divide nothing.
pub(crate) fn list(value: &str) -> Vec<String> {
    let value = value.trim();
    let inner = match value.strip_prefix('[').and_then(|v| v.strip_suffix(']')) {
        // `[a-z]*` and `[a]/[b]` are globs; `[a, b]` and `["a"]` are lists.
        Some(inner) if !inner.contains('[') || inner.contains(',') => inner,
        _ => value,
    };
    let mut globs = Vec::new();
    let mut current = String::new();
    let mut depth = 0_usize;
    let mut quote = None;
    for c in inner.chars() {
        match (quote, c) {
            (Some(q), _) if c == q => quote = None,
            (Some(_), _) => current.push(c),
            (None, '"' | '\'') if current.trim().is_empty() => {
                current.clear();
                quote = Some(c);
            }
            (None, ',') if depth == 0 => globs.push(std::mem::take(&mut current)),
            (None, _) => {
                match c {
                    '{' | '[' | '(' => depth += 1,
                    '}' | ']' | ')' => depth = depth.saturating_sub(1),
                    _ => {}
                }
                current.push(c);
            }
        }
    }
    globs.push(current);
    globs.into_iter().map(|glob| glob.trim().to_owned()).filter(|glob| !glob.is_empty()).collect()
}

/// The line that holds the byte `at`, its value in quotes, where the value begins with a sign that YAML
/// takes for itself.
pub(super) fn quoted_line(text: &str, at: usize) -> Option<String> {
    let start = text.get(..at)?.rfind('\n').map_or(0, |n| n + 1);
    quoted(text.get(start..)?.lines().next()?)
}

/// The last such line before the byte `at`: an error is often only seen on the next line.
pub(super) fn first_quoted_line(text: &str, at: usize) -> Option<String> {
    text.get(..at)?.lines().rev().take(3).find_map(quoted)
}

fn quoted(line: &str) -> Option<String> {
    let line = line.trim();
    let (lead, value) = match item_of(line) {
        Some(item) => ("- ".to_owned(), item),
        None => {
            let (key, value) = line.split_once(':')?;
            (format!("{key}: "), value.trim())
        }
    };
    let value = uncommented(value);
    if value.len() > 200 {
        return None;
    }
    if let Some(inner) = value.strip_prefix('[').and_then(|v| v.strip_suffix(']')) {
        let items: Vec<_> = list(inner).iter().map(|item| format!("\"{item}\"")).collect();
        return Some(format!("{lead}[{}]", items.join(", ")));
    }
    value
        .starts_with(['*', '{', '[', '!', '@', '`', '%', '&'])
        .then(|| format!("{lead}\"{}\"", value.replace('\\', "\\\\").replace('"', "\\\"")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_a_comma_list_and_quotes_are_equal() {
        for value in [
            "src/*.ts, *.md",
            "[src/*.ts, *.md]",
            "[\"src/*.ts\", '*.md']",
            "\"src/*.ts\", \"*.md\"",
            "src/*.ts,*.md,",
        ] {
            assert_eq!(list(value), ["src/*.ts", "*.md"], "{value}");
        }
        assert_eq!(list("{src,lib}/**/*.{ts,tsx}"), ["{src,lib}/**/*.{ts,tsx}"]);
        assert_eq!(list("[a-z]*.ts"), ["[a-z]*.ts"]);
        assert!(list("").is_empty() && list("[]").is_empty());
    }

    #[test]
    fn masking_keeps_every_byte_in_its_place() {
        let file = "globs: **/*.ts # ours\nä: 1\npaths:\n  - *.md\n  - {src,lib}/ü\nnote: - x\n";
        let masked = mask(file, 0..file.len()).unwrap();
        assert_eq!(
            masked.file,
            "globs: xxxxxxx # ours\nä: 1\npaths:\n  - xxxx\n  - xxxxxxxxxxxx\nnote: - x\n"
        );
        let ts = vec!["**/*.ts".to_owned()];
        let others = vec!["*.md".to_owned(), "{src,lib}/ü".to_owned()];
        assert_eq!(masked.fields, [("globs", ts), ("paths", others)]);
    }

    #[test]
    fn brackets_over_several_lines_are_one_list() {
        let file = "globs: [ # ours\n  **/*.ts,\n  \"*.md\" # and\n]\nb: 1\n";
        let masked = mask(file, 0..file.len()).unwrap();
        assert_eq!(masked.file, "globs: x # ours\n          \n              \n \nb: 1\n");
        assert_eq!(masked.fields, [("globs", vec!["**/*.ts".to_owned(), "*.md".to_owned()])]);
        let open = "globs: [\n  *.ts,\nwhen: x\n";
        assert!(mask(open, 0..open.len()).is_none());
    }

    #[test]
    fn the_quoted_form_is_shown() {
        assert_eq!(quoted("tools: *"), Some("tools: \"*\"".to_owned()));
        assert_eq!(quoted("  - **/*.ts"), Some("- \"**/*.ts\"".to_owned()));
        assert_eq!(quoted("path: [*.pem, b]"), Some("path: [\"*.pem\", \"b\"]".to_owned()));
        assert_eq!(quoted("tools: exec"), None);
    }
}
