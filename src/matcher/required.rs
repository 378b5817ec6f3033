//! What a text must hold for an expression to match in it at all: some literal out of a few.
//!
//! The answer is only ever used to leave out work, so it errs to one side: where anything is in doubt there
//! is no literal, and the expression is tried.

use regex_syntax::hir::{Class, Hir, HirKind};

/// Bytes of the shortest literal that is worth looking for.
const SHORTEST: usize = 3;
/// Literals of one expression.
const MOST: usize = 16;

/// One of these literals stands in every text that `hir` matches in; ASCII letters in lower case, to be
/// compared without case. `None`: no such literals are known.
pub(super) fn required(hir: &Hir) -> Option<Vec<Vec<u8>>> {
    // The depth is bounded by the parser's nest limit.
    match hir.kind() {
        HirKind::Literal(literal) => usable(vec![literal.0.to_ascii_lowercase()]),
        HirKind::Capture(capture) => required(&capture.sub),
        HirKind::Repetition(repetition) if repetition.min > 0 => required(&repetition.sub),
        HirKind::Concat(parts) => {
            let mut best: Option<Vec<Vec<u8>>> = None;
            let mut keep = |found: Option<Vec<Vec<u8>>>| {
                if let Some(found) = found
                    && best.as_ref().is_none_or(|best| worth(&found) > worth(best))
                {
                    best = Some(found);
                }
            };
            let mut run: Vec<u8> = Vec::new();
            for part in parts {
                match part.kind() {
                    HirKind::Literal(literal) => run.extend(literal.0.to_ascii_lowercase()),
                    HirKind::Class(class) if let_of(class).is_some() => run.extend(let_of(class)),
                    // They match between bytes: what stands before and behind is one run.
                    HirKind::Look(_) | HirKind::Empty => {}
                    _ => {
                        keep(usable(vec![std::mem::take(&mut run)]));
                        keep(required(part));
                    }
                }
            }
            keep(usable(vec![run]));
            best
        }
        HirKind::Alternation(parts) => {
            let mut all = Vec::new();
            for part in parts {
                all.extend(required(part)?);
            }
            usable(all)
        }
        HirKind::Empty | HirKind::Class(_) | HirKind::Look(_) | HirKind::Repetition(_) => None,
    }
}

fn usable(mut literals: Vec<Vec<u8>>) -> Option<Vec<Vec<u8>>> {
    literals.sort_unstable();
    literals.dedup();
    let fits = literals.len() <= MOST && literals.iter().all(|literal| literal.len() >= SHORTEST);
    (fits && !literals.is_empty()).then_some(literals)
}

/// A long shortest literal is seldom there by chance; few are better than many.
fn worth(literals: &[Vec<u8>]) -> (usize, std::cmp::Reverse<usize>) {
    (literals.iter().map(Vec::len).min().unwrap_or(0), std::cmp::Reverse(literals.len()))
}

/// The small ASCII letter that a class is one of, in either case, and nothing else (`(?i)k` is the Kelvin
/// sign too).
fn let_of(class: &Class) -> Option<u8> {
    let mut letter = None;
    let mut same = |from: u32, to: u32| {
        (from..=to).take(3).all(|code| {
            let byte = u8::try_from(code).ok().filter(u8::is_ascii).map(|b| b.to_ascii_lowercase());
            byte.is_some() && *letter.get_or_insert(byte) == byte
        })
    };
    let fits = match class {
        Class::Unicode(class) => class.iter().all(|range| same(range.start().into(), range.end().into())),
        Class::Bytes(class) => class.iter().all(|range| same(range.start().into(), range.end().into())),
    };
    letter.flatten().filter(|_| fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Option<Vec<String>> {
        let literals = required(&regex_syntax::parse(text).unwrap())?;
        Some(literals.into_iter().map(|l| String::from_utf8(l).unwrap()).collect())
    }

    #[test]
    fn bx_04_the_longest_sure_literal_of_an_expression() {
        let cases: &[(&str, Option<&[&str]>)] = &[
            (r"\bsudo\b", Some(&["sudo"])),
            (r"unheard7-of\s+thing", Some(&["unheard7-of"])),
            ("(?i)drop table", Some(&["drop table"])),
            ("(curl|wget).*[|]", Some(&["curl", "wget"])),
            ("(ab|wget)", None),
            ("(sudo)?x", None),
            ("(sudo)+x", Some(&["sudo"])),
            ("(sudo){0,3}", None),
            ("a|b|c", None),
            (".*", None),
            ("", None),
            // The Kelvin sign is a `k` without case: no literal runs over it.
            ("(?i)spiky", None),
            ("(?i)tricky-one", Some(&["y-one"])),
            ("[sS][uU][dD][oO]", Some(&["sudo"])),
            ("[a-z]udo", Some(&["udo"])),
            ("[^a]bc", None),
        ];
        for (text, literals) in cases {
            let want = literals.map(|l| l.iter().map(|l| (*l).to_owned()).collect::<Vec<_>>());
            assert_eq!(of(text), want, "{text}");
        }
    }
}
