//! Whether two globs over names have a name in common.

/// One step of a glob.
enum Step {
    Char(char),
    One,
    Class { chars: Vec<(char, char)>, negated: bool },
    Star,
}

/// Longest glob that is compared: a file's name has at most 255 bytes. A longer one is taken to match.
const LONGEST: usize = 512;
/// Alternatives of braces that are looked at; more are taken to match.
const ALTERNATIVES: usize = 64;

/// Whether some name matches both globs (`*`, `?`, `[…]`, `\`; no braces).
pub(crate) fn meets(a: &str, b: &str) -> bool {
    if a.len() > LONGEST || b.len() > LONGEST {
        return true;
    }
    let (a, b) = (steps(a), steps(b));
    // row[j]: the first i steps of `a` and j steps of `b` can match one text.
    let mut row = vec![false; b.len() + 1];
    if let Some(first) = row.first_mut() {
        *first = true;
    }
    stars(&mut row, &b);
    for x in &a {
        let mut next = vec![false; b.len() + 1];
        let star = matches!(x, Step::Star);
        for (j, cell) in next.iter_mut().enumerate() {
            let here = row.get(j).copied().unwrap_or(false);
            let diagonal = j > 0 && row.get(j - 1).copied().unwrap_or(false);
            let y = j.checked_sub(1).and_then(|j| b.get(j));
            // `a`'s star takes nothing; a star of `b` takes `x`; both take one character.
            *cell = (star && here)
                || (here && j > 0 && matches!(y, Some(Step::Star)))
                || (diagonal && y.is_some_and(|y| common(x, y)));
        }
        // `a`'s star takes the steps of `b` one after the other.
        if star {
            let mut so_far = false;
            for cell in &mut next {
                so_far |= *cell;
                *cell = so_far;
            }
        }
        stars(&mut next, &b);
        row = next;
    }
    row.last().copied().unwrap_or(false)
}

/// A star takes nothing: what holds before it holds after it.
fn stars(row: &mut [bool], b: &[Step]) {
    for (j, step) in b.iter().enumerate() {
        if matches!(step, Step::Star)
            && row.get(j).copied().unwrap_or(false)
            && let Some(cell) = row.get_mut(j + 1)
        {
            *cell = true;
        }
    }
}

fn common(a: &Step, b: &Step) -> bool {
    match (a, b) {
        (Step::Char(x), Step::Char(y)) => x == y,
        (Step::Char(c), Step::Class { chars, negated }) | (Step::Class { chars, negated }, Step::Char(c)) => {
            chars.iter().any(|(low, high)| low <= c && c <= high) != *negated
        }
        _ => true,
    }
}

fn steps(glob: &str) -> Vec<Step> {
    let mut out = Vec::new();
    let mut chars = glob.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '*' => out.push(Step::Star),
            '?' => out.push(Step::One),
            '\\' => out.extend(chars.next().map(Step::Char)),
            '[' => {
                let mut rest = chars.clone();
                match class(&mut rest) {
                    Some(step) => {
                        chars = rest;
                        out.push(step);
                    }
                    None => out.push(Step::Char('[')),
                }
            }
            c => out.push(Step::Char(c)),
        }
    }
    out
}

fn class(chars: &mut std::iter::Peekable<std::str::Chars<'_>>) -> Option<Step> {
    let negated = chars.next_if(|c| matches!(c, '!' | '^')).is_some();
    let mut out = Vec::new();
    loop {
        let c = chars.next()?;
        if c == ']' && !out.is_empty() {
            return Some(Step::Class { chars: out, negated });
        }
        if c == '[' && chars.peek() == Some(&':') {
            // `[:alpha:]`: any character.
            while chars.next()? != ']' {}
            out.push(('\0', char::MAX));
            continue;
        }
        let mut ahead = chars.clone();
        if ahead.next() == Some('-')
            && let Some(high) = ahead.next().filter(|h| *h != ']')
        {
            *chars = ahead;
            out.push((c, high));
        } else {
            out.push((c, c));
        }
    }
}

/// The words that braces make of a pattern: `{a,b}c` is `ac` and `bc`. Nested ones are undone from the
/// inside; `None`: more than are looked at.
pub(crate) fn alternatives(pattern: &str) -> Option<Vec<String>> {
    let mut done = Vec::new();
    let mut open = vec![pattern.to_owned()];
    while let Some(text) = open.pop() {
        match innermost(&text) {
            Some((head, body, tail)) if body.contains(',') => {
                if open.len() + done.len() > ALTERNATIVES || text.len() > LONGEST * 8 {
                    return None;
                }
                for part in body.split(',') {
                    open.push(format!("{head}{part}{tail}"));
                }
            }
            _ => done.push(text),
        }
    }
    Some(done)
}

fn innermost(text: &str) -> Option<(&str, &str, &str)> {
    let close = text.find('}')?;
    let (before, after) = (text.get(..close)?, text.get(close + 1..)?);
    let open = before.rfind('{')?;
    if before.get(..open)?.ends_with('\\') {
        return None;
    }
    Some((before.get(..open)?, before.get(open + 1..)?, after))
}
