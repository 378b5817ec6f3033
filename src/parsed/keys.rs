//! Canonical keys, their aliases, and near misses (`formats.md` 1).

/// Ordinary metadata: never near misses of a field.
const METADATA: [&str; 11] =
    ["owner", "tags", "model", "note", "notes", "state", "title", "version", "author", "date", "metadata"];

/// What a key is, among the known ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum KeyIs {
    /// The known key of this canonical spelling.
    Known(&'static str),
    /// Not known, but so close to this one that it is likely misspelt.
    Near(&'static str),
    /// Something else, kept untouched.
    Other,
}

/// Reads `key` against the canonical (snake case) spellings `known`. `snake_case`, `kebab-case` and
/// `camelCase` forms of the same words are the same key.
pub(crate) fn classify(key: &str, known: &[&'static str]) -> KeyIs {
    if let Some(same) = known.iter().find(|k| is_form(key, k)) {
        return KeyIs::Known(same);
    }
    if is_metadata(key) {
        return KeyIs::Other;
    }
    let plain = folded(key);
    let mut best: Option<(usize, &'static str)> = None;
    for k in known {
        let bound = if k.chars().filter(|c| c.is_alphabetic()).count() <= 6 { 1 } else { 2 };
        if plain.len().abs_diff(k.len()) > bound + 2 {
            continue;
        }
        let distance = damerau(&plain, k);
        if distance <= bound && best.is_none_or(|(d, _)| distance < d) {
            best = Some((distance, k));
        }
    }
    best.map_or(KeyIs::Other, |(_, k)| KeyIs::Near(k))
}

/// The one of `words` that is closest to `word`, for a help text.
pub(crate) fn closest(word: &str, words: &[&'static str]) -> Option<&'static str> {
    let plain = folded(word);
    if plain.len() > 64 {
        return None;
    }
    words
        .iter()
        .map(|w| (damerau(&plain, w), *w))
        .filter(|(d, w)| *d <= w.len() / 2)
        .min_by_key(|(d, _)| *d)
        .map(|(_, w)| w)
}

/// Whether `key` is the snake, kebab or camel form of the canonical `known`.
fn is_form(key: &str, known: &str) -> bool {
    if key == known {
        return true;
    }
    if !known.contains('_') {
        return false;
    }
    if key.replace('-', "_") == known && (!key.contains('_') || !key.contains('-')) {
        return true;
    }
    let mut camel = String::with_capacity(known.len());
    for (i, word) in known.split('_').enumerate() {
        let mut chars = word.chars();
        match chars.next() {
            Some(first) if i > 0 => camel.push(first.to_ascii_uppercase()),
            Some(first) => camel.push(first),
            None => {}
        }
        camel.push_str(chars.as_str());
    }
    key == camel
}

fn is_metadata(key: &str) -> bool {
    key.starts_with("x-") || METADATA.contains(&key)
}

/// Lower case, words divided by `_`.
fn folded(key: &str) -> String {
    let mut out = String::with_capacity(key.len());
    let mut lower = false;
    for c in key.trim().chars() {
        if c.is_uppercase() && lower {
            out.push('_');
        }
        lower = c.is_lowercase();
        if matches!(c, '-' | ' ') { out.push('_') } else { out.extend(c.to_lowercase()) }
    }
    out
}

/// Damerau's distance (optimal string alignment): insertions, removals, replacements, and swaps of
/// neighbours. Of words of a few letters only; longer ones are infinitely far.
fn damerau(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.chars().take(65).collect();
    let b: Vec<char> = b.chars().take(65).collect();
    if a.len() > 64 || b.len() > 64 {
        return usize::MAX;
    }
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    let mut a_before = None;
    for (i, ca) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        let mut b_before = None;
        for (j, cb) in b.iter().enumerate() {
            let get = |row: &[usize], at: usize| row.get(at).copied().unwrap_or(usize::MAX / 2);
            let mut least =
                (get(&last, j + 1) + 1).min(get(&row, j) + 1).min(get(&last, j) + usize::from(ca != cb));
            if j > 0 && a_before == Some(cb) && b_before == Some(ca) {
                least = least.min(get(&before, j - 1) + 1);
            }
            row.push(least);
            b_before = Some(cb);
        }
        before = std::mem::replace(&mut last, row);
        a_before = Some(ca);
    }
    last.last().copied().unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [&str; 10] =
        ["when", "action", "args", "command", "on_error", "stage", "mode", "not", "tools", "description"];

    #[test]
    fn snake_kebab_and_camel_forms_are_one_key() {
        for key in ["on_error", "on-error", "onError"] {
            assert_eq!(classify(key, &KNOWN), KeyIs::Known("on_error"));
        }
    }

    #[test]
    fn near_misses_are_told_from_other_keys() {
        for (key, of) in [
            ("When", "when"),
            ("wehn", "when"),
            ("whe", "when"),
            ("ACTION", "action"),
            ("acton", "action"),
            ("comand", "command"),
            ("onerror", "on_error"),
            ("On-Error", "on_error"),
            ("on_eror", "on_error"),
            ("OnError", "on_error"),
            ("tool", "tools"),
            ("stages", "stage"),
            ("descriptoin", "description"),
        ] {
            assert_eq!(classify(key, &KNOWN), KeyIs::Near(of), "{key}");
        }
        for key in [
            "owner",
            "note",
            "notes",
            "state",
            "model",
            "x-when",
            "title",
            "globs",
            "alwaysApply",
            "whenever",
        ] {
            assert_eq!(classify(key, &KNOWN), KeyIs::Other, "{key}");
        }
    }

    #[test]
    fn damerau_counts_a_swap_once() {
        assert_eq!(damerau("wehn", "when"), 1);
        assert_eq!(damerau("", "abc"), 3);
        assert_eq!(damerau("abc", "abc"), 0);
    }
}
