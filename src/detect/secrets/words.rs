//! Classes of words that may begin a match, told by a look at the bytes that follow: it spares the patterns most
//! words.

use super::row::Bytes;
use super::start::is_word;

/// Whether a class's words begin with such a byte.
pub(super) fn begins(bytes: Bytes, byte: u8) -> bool {
    match bytes {
        Bytes::Address => byte.is_ascii_alphanumeric(),
        Bytes::Phone => byte.is_ascii_digit() || byte == b'+' || byte == b'(',
        Bytes::Card | Bytes::Ssn | Bytes::Dotted | Bytes::Bot => byte.is_ascii_digit(),
        Bytes::Hex => byte.is_ascii_hexdigit() || byte == b':',
        Bytes::Iban => byte.is_ascii_uppercase(),
    }
}

/// Whether a match may follow `previous`.
pub(super) fn opens(bytes: Bytes, previous: u8) -> bool {
    match bytes {
        Bytes::Address => !is_word(previous) && !b".%+-@/".contains(&previous),
        Bytes::Bot => !is_word(previous) && !b".-+#$".contains(&previous),
        Bytes::Phone | Bytes::Card | Bytes::Ssn | Bytes::Dotted => {
            !is_word(previous) && !b".-+/#$".contains(&previous)
        }
        Bytes::Hex => !is_word(previous) && !b":.-".contains(&previous),
        Bytes::Iban => !is_word(previous) && previous != b'-',
    }
}

/// Whether the word may go on as the class's patterns do, as far as it can be seen. `at_sign`: whether an `@` may
/// follow within an address's length.
pub(super) fn plausible(bytes: Bytes, text: &[u8], at_sign: bool) -> bool {
    match bytes {
        Bytes::Address => {
            at_sign && {
                let of_word = |b: &u8| b.is_ascii_alphanumeric() || b"._%+-".contains(b);
                text.iter().take(65).find(|b| !of_word(b)).is_none_or(|b| *b == b'@')
            }
        }
        Bytes::Hex => text.iter().take(5).find(|b| !b.is_ascii_hexdigit()).is_none_or(|b| *b == b':'),
        Bytes::Iban => {
            text.get(1).is_none_or(u8::is_ascii_uppercase)
                && text.iter().skip(2).take(2).all(u8::is_ascii_digit)
        }
        Bytes::Dotted => text.iter().take(4).find(|b| !b.is_ascii_digit()).is_none_or(|b| *b == b'.'),
        Bytes::Ssn => {
            text.iter().take(3).all(u8::is_ascii_digit) && text.get(3).is_none_or(|b| b"- .".contains(b))
        }
        Bytes::Card => matches!(text.first(), Some(b'2'..=b'6')) && digits(text, b" -", 13),
        Bytes::Phone => digits(text, b" .-()+", 8) && (text.first() == Some(&b'+') || may_be_dialled(text)),
        Bytes::Bot => {
            let count = text.iter().take(17).take_while(|b| b.is_ascii_digit()).count();
            count >= 6 && text.get(count).is_none_or(|b| b":|".contains(b)) || count == text.len()
        }
    }
}

/// Whether a number without a `+` may be a North American one: neither its area nor its exchange begins with 0 or 1. In
/// doubt `true`.
fn may_be_dialled(text: &[u8]) -> bool {
    let fits = |digit: Option<&u8>| digit.is_none_or(|digit| *digit >= b'2');
    let mut digits = text.iter().take(24).filter(|byte| byte.is_ascii_digit());
    match digits.next() {
        Some(b'0') => false,
        Some(b'1') => fits(digits.next()) && fits(digits.nth(2)),
        _ => fits(digits.nth(2)),
    }
}

/// Separators among the digits of a number that people write in groups.
const GAPS: usize = 7;

/// Whether so many digits follow, with nothing but separators between them; in doubt `true`.
fn digits(text: &[u8], between: &[u8], wanted: usize) -> bool {
    let (mut count, mut gaps) = (0, 0);
    for byte in text.iter().take(3 * wanted) {
        if byte.is_ascii_digit() {
            count += 1;
            if count == wanted {
                return true;
            }
        } else {
            gaps += 1;
            if gaps > GAPS || !between.contains(byte) {
                return false;
            }
        }
    }
    text.len() < 3 * wanted
}
