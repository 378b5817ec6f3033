//! What a match has to pass: checksums, structure, randomness, and the fillers that are no secret.

use super::base64;
use super::row::Check;

/// Bytes of a value that say whether it is random: a filler behind them absolves nothing, and what follows them
/// in the same run may be another thing.
const HEAD: usize = 64;

/// Whether `found` passes, where `next` is the byte behind it.
pub(super) fn passes(check: Check, found: &[u8], next: Option<u8>) -> bool {
    let head = found.get(..HEAD).unwrap_or(found);
    match check {
        Check::None => true,
        Check::Random(tenths) => entropy(head) * 10.0 >= f64::from(tenths) && !is_named_filler(head),
        Check::Digit => head.iter().any(u8::is_ascii_digit) && passes(Check::Random(28), found, next),
        Check::Mixed => is_mixed(head) && passes(Check::Random(30), found, next),
        Check::Near => not_called(next) && is_vendor_value(head),
        Check::Value => not_called(next) && is_vendor_value(head) && entropy(head) >= 3.0,
        Check::CurlUser => is_curl_user(found),
        Check::Header => not_called(next) && is_header(found),
        Check::Flag => not_called(next) && !found.starts_with(b"-") && is_password(unquoted(head)),
        Check::Sas => is_mixed(head) && entropy(head) >= 4.0,
        Check::Crc => crc_fits(found) || passes(Check::Random(30), found, next),
        Check::AwsId => !found.ends_with(b"EXAMPLE") && passes(Check::Random(25), found, next),
        Check::AwsSecret => !found.ends_with(b"EXAMPLEKEY") && is_mixed(found) && entropy(found) >= 3.8,
        Check::Jwt => is_jwt(found),
        Check::Key => not_called(next) && is_key(head),
        Check::Password => not_called(next) && is_password(head),
        Check::UrlPassword => !is_filler(found) && !is_reference(found) && !is_word_for_password(found),
        Check::BasicHeader => is_basic(found),
        Check::Card => next != Some(b'-') && is_card(found),
        Check::Iban => is_iban(found),
        Check::Ssn => is_ssn(found),
        Check::Ipv4 => is_ipv4(found, next),
        Check::Ipv6 => !next.is_some_and(|b| b.is_ascii_alphanumeric()) && is_ipv6(found),
        Check::Phone => is_phone(found),
        Check::Email => is_email(found),
    }
}

/// What a long value's check goes by besides its first bytes, where it goes by nothing else.
pub(super) fn by_head(check: Check, found: &[u8], next: Option<u8>) -> Option<bool> {
    let head = matches!(
        check,
        Check::Random(_)
            | Check::Digit
            | Check::Mixed
            | Check::Near
            | Check::Value
            | Check::Flag
            | Check::Sas
            | Check::Key
            | Check::Password
    );
    (head && found.len() >= HEAD).then(|| not_called(next))
}

/// Shannon entropy, bits a byte.
pub(super) fn entropy(text: &[u8]) -> f64 {
    let mut counts = [0_u32; 256];
    for byte in text {
        if let Some(count) = counts.get_mut(usize::from(*byte)) {
            *count += 1;
        }
    }
    let total = f64::from(u32::try_from(text.len()).unwrap_or(u32::MAX));
    counts
        .iter()
        .filter(|count| **count > 0)
        .map(|count| {
            let share = f64::from(*count) / total;
            -share * share.log2()
        })
        .sum()
}

fn lower(text: &[u8]) -> Vec<u8> {
    text.to_ascii_lowercase()
}

fn has(text: &[u8], word: &[u8]) -> bool {
    text.windows(word.len()).any(|window| window == word)
}

/// `xxxx`, `your-key-here`, `0000`, an earlier redaction; or what counts up.
fn is_filler(text: &[u8]) -> bool {
    is_named_filler(text) || is_counting(&lower(text))
}

fn is_named_filler(text: &[u8]) -> bool {
    text.iter().enumerate().any(|(at, first)| {
        let words: &[&[u8]] = match first.to_ascii_lowercase() {
            b'r' => &[b"replace", b"redacted"],
            b'i' => &[b"insert"],
            b'_' => &[b"_here"],
            b'x' => &[b"xxxx"],
            b'y' => &[b"your"],
            b'e' => &[b"example"],
            b'p' => &[b"placeholder"],
            b'c' => &[b"changeme", b"change-me", b"change_me"],
            b'd' => &[b"dummy"],
            b'.' => &[b"...."],
            b'*' => &[b"****"],
            b'0' => &[b"00000000"],
            _ => return false,
        };
        let here = text.get(at..).unwrap_or_default();
        words.iter().any(|word| here.get(..word.len()).is_some_and(|own| own.eq_ignore_ascii_case(word)))
    })
}

/// More than half of it counts up or repeats: `abcdefgh12345678`, `aaaabbbb`.
fn is_counting(text: &[u8]) -> bool {
    let steps = text
        .iter()
        .zip(text.iter().skip(1))
        .filter(|(a, b)| **a == **b || a.checked_add(1) == Some(**b))
        .count();
    text.len() >= 8 && steps * 4 > text.len() * 3
}

fn classes(text: &[u8]) -> (bool, bool, bool, bool) {
    let any = |test: fn(&u8) -> bool| text.iter().any(test);
    (
        any(u8::is_ascii_lowercase),
        any(u8::is_ascii_uppercase),
        any(u8::is_ascii_digit),
        any(|b| !b.is_ascii_alphanumeric()),
    )
}

fn is_mixed(text: &[u8]) -> bool {
    let (small, capital, digit, _) = classes(text);
    small && capital && digit
}

/// A name instead of a value: `$KEY`, `process.env.KEY`, `my_module.key`, `/run/secrets/key`, a URL.
fn is_reference(text: &[u8]) -> bool {
    let small = lower(text);
    let starts: [&[u8]; 9] = [b"$", b"%", b"{", b"<", b"env.", b"process.", b"os.", b"/", b"./"];
    starts.iter().any(|start| small.starts_with(start))
        || has(&small, b"://")
        || has(&small, b"${")
        || has(&small, b"{{")
        || has(&small, b"getenv")
        || has(&small, b"secretkeyref")
}

/// A call follows: the value is code. (An index counts as nothing: a placeholder begins with `[` too.)
fn not_called(next: Option<u8>) -> bool {
    !matches!(next, Some(b'(' | b'{' | b'<'))
}

fn is_uuid(text: &[u8]) -> bool {
    text.len() == 36
        && text.iter().enumerate().all(|(at, byte)| match at {
            8 | 13 | 18 | 23 => *byte == b'-',
            _ => byte.is_ascii_hexdigit(),
        })
}

/// A path, a version, a date, a dotted name: pieces that are each a word or a number.
fn is_pieces(text: &[u8]) -> bool {
    let mut pieces = 0;
    for piece in text.split(|b| b"-_./:".contains(b)).filter(|p| !p.is_empty()) {
        pieces += 1;
        if !is_plain_word(piece) {
            return false;
        }
    }
    pieces > 1
}

/// A number, or a word as people write them, with one or two digits at its end.
fn is_plain_word(piece: &[u8]) -> bool {
    let digits = piece.iter().rev().take_while(|b| b.is_ascii_digit()).count();
    let letters = piece.get(..piece.len() - digits).unwrap_or_default();
    let humps = letters.iter().skip(1).filter(|b| b.is_ascii_uppercase()).count();
    let shouted = letters.iter().all(u8::is_ascii_uppercase);
    piece.len() <= 24
        && (letters.is_empty() || digits <= 2)
        && letters.iter().all(u8::is_ascii_alphabetic)
        && (shouted || humps * 4 <= letters.len())
}

/// A value behind a vendor's name. Samples that count up are let through as keys: the name and the format count.
fn is_vendor_value(text: &[u8]) -> bool {
    let (small, capital, digit, _) = classes(text);
    let switches = text
        .iter()
        .zip(text.iter().skip(1))
        .filter(|(a, b)| a.is_ascii_lowercase() && b.is_ascii_uppercase())
        .count();
    let random = if text.len() < 16 { 2.2 } else { 2.8 };
    (digit || small && capital && text.len() >= 20 && switches * 6 >= text.len() || text.len() >= 32)
        && (small || capital || text.len() >= 20)
        && !is_named_filler(text)
        && !is_reference(text)
        && !is_pieces(text)
        && entropy(text) >= random
}

fn is_key(text: &[u8]) -> bool {
    let (small, capital, digit, _) = classes(text);
    digit
        && (small || capital)
        && !is_filler(text)
        && !is_reference(text)
        && !is_uuid(text)
        && !is_pieces(text)
        && entropy(text) >= 3.0
}

fn is_password(text: &[u8]) -> bool {
    let (small, capital, digit, other) = classes(text);
    let kinds = [small, capital, digit, other].iter().filter(|k| **k).count();
    kinds >= 2
        && (digit || text.iter().any(|b| b"!@#$%^&*?~+".contains(b)))
        && (small || capital)
        && !is_filler(text)
        && !is_reference(text)
        && !is_uuid(text)
        && !is_pieces(text)
        && entropy(text) >= 2.5
}

fn unquoted(text: &[u8]) -> &[u8] {
    let quote = |b: &u8| b"\"'\\".contains(b);
    let from = text.iter().take_while(|b| quote(b)).count();
    let rest = text.get(from..).unwrap_or_default();
    let to = rest.iter().rev().take_while(|b| quote(b)).count();
    rest.get(..rest.len() - to).unwrap_or_default()
}

/// `user:password` behind curl's `-u`: either may be the secret. Numbers are `docker run`'s.
fn is_curl_user(found: &[u8]) -> bool {
    let text = unquoted(found);
    let Some((user, rest)) = text.iter().position(|b| *b == b':').and_then(|at| text.split_at_checked(at))
    else {
        return false;
    };
    let secret = |part: &[u8]| {
        let part = unquoted(part);
        let (small, capital, digit, other) = classes(part);
        let kinds = [small, capital, digit, other].iter().filter(|k| **k).count();
        part.len() >= 6
            && kinds >= 2
            && (digit || other || part.len() >= 12)
            && !is_filler(part)
            && !is_reference(part)
            && !is_word_for_password(part)
            && !is_pieces(part)
            && !part.ends_with(b")")
    };
    let password = rest.get(1..).unwrap_or_default();
    secret(password) || unquoted(password).is_empty() && secret(user)
}

/// What a header says of who asks: a scheme that has no row of its own, and a key.
fn is_header(found: &[u8]) -> bool {
    let mut words = found.split(|b| *b == b' ').filter(|word| !word.is_empty());
    let (first, second) = (words.next().unwrap_or_default(), words.next());
    const OWN: [&[u8]; 4] = [b"bearer", b"basic", b"digest", b"ssws"];
    let value = second.unwrap_or(first);
    let head = unquoted(value.get(..HEAD).unwrap_or(value));
    (second.is_none() || !OWN.contains(&lower(unquoted(first)).as_slice()))
        && head.len() >= 10
        && is_vendor_value(head)
}

fn is_word_for_password(text: &[u8]) -> bool {
    let words: [&[u8]; 12] = [
        b"pass",
        b"passwd",
        b"password",
        b"pwd",
        b"pw",
        b"secret",
        b"token",
        b"user",
        b"username",
        b"port",
        b"mypassword",
        b"foo",
    ];
    let small = lower(text);
    words.contains(&small.as_slice()) || text.iter().all(|b| *b == b'*' || *b == b'.')
}

/// The base-62 CRC-32 that ends GitHub's and npm's tokens.
fn crc_fits(token: &[u8]) -> bool {
    let Some(body) = token.iter().position(|b| *b == b'_').and_then(|at| token.get(at + 1..)) else {
        return false;
    };
    let Some((random, sum)) = body.len().checked_sub(6).and_then(|at| body.split_at_checked(at)) else {
        return false;
    };
    let mut crc = crc32(random);
    let letters: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    sum.iter().rev().all(|byte| {
        let letter = usize::try_from(crc % 62).ok().and_then(|at| letters.get(at));
        crc /= 62;
        letter == Some(byte)
    })
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(
            crc ^ u32::from(*byte),
            |crc, _| {
                if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 }
            },
        )
    })
}

fn is_jwt(opener: &[u8]) -> bool {
    let mut parts = opener.split(|b| *b == b'.');
    let header = base64::decode(0, parts.next().unwrap_or_default());
    // The subject of the page where everyone tries out tokens.
    let tutorial = base64::decode(0, parts.next().unwrap_or_default()).starts_with(b"{\"sub\":\"12345678");
    header.starts_with(b"{") && has(&header, b"\"alg\"") && !tutorial
}

/// Only the beginning counts: what follows the password's first characters may be another thing's.
fn is_basic(found: &[u8]) -> bool {
    let plain = base64::decode(0, found);
    let readable = |text: &[u8]| text.iter().all(|b| (b' '..0x7F).contains(b));
    plain.iter().position(|b| *b == b':').and_then(|at| plain.split_at_checked(at)).is_some_and(
        |(user, rest)| {
            let password = rest.get(1..).unwrap_or_default();
            readable(user)
                && password.get(..3).is_some_and(readable)
                && !is_filler(password)
                && !is_word_for_password(password)
        },
    )
}

/// The digits of a number, as many as the longest of the kinds has.
struct Digits {
    digits: [u32; Digits::MOST],
    len: usize,
}

impl Digits {
    const MOST: usize = 24;

    fn as_slice(&self) -> &[u32] {
        self.digits.get(..self.len).unwrap_or_default()
    }
}

fn digits(found: &[u8]) -> Digits {
    let mut all = Digits { digits: [0; Digits::MOST], len: 0 };
    let found = found.iter().filter(|b| b.is_ascii_digit());
    for (slot, byte) in all.digits.iter_mut().zip(found) {
        *slot = u32::from(*byte - b'0');
        all.len += 1;
    }
    all
}

fn is_card(found: &[u8]) -> bool {
    let digits = digits(found);
    let digits = digits.as_slice();
    let prefix = digits.iter().take(4).fold(0, |n, d| n * 10 + d);
    let fits = matches!(
        (prefix, digits.len()),
        (4000..=4999, 13 | 16 | 19)
            | (5100..=5599 | 2221..=2720 | 6011 | 6440..=6599 | 3528..=3589, 16)
            | (3400..=3499 | 3700..=3799, 15)
            | (3000..=3059 | 3600..=3699 | 3800..=3999, 14)
            | (6200..=6299, 16..=19)
            | (5018..=5020 | 5038 | 5893 | 6304 | 6759 | 6761..=6763, 16)
    );
    let sum: u32 = digits
        .iter()
        .rev()
        .enumerate()
        .map(|(at, d)| if at % 2 == 1 { d * 2 / 10 + d * 2 % 10 } else { *d })
        .sum();
    let varied = digits.iter().any(|d| Some(d) != digits.first());
    fits && varied && sum.is_multiple_of(10)
}

fn is_iban(found: &[u8]) -> bool {
    // The countries of the registry, each with its length.
    const LENGTHS: &str = "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 \
        DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 \
        IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 \
        MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 \
        SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30";
    let plain = || found.iter().copied().filter(u8::is_ascii_alphanumeric);
    let (Some(first), Some(second)) = (found.first(), found.get(1)) else {
        return false;
    };
    let length = LENGTHS.as_bytes().chunks(5).find_map(|entry| match entry {
        [a, b, tens, ones, ..] if a == first && b == second => {
            Some(usize::from(tens - b'0') * 10 + usize::from(ones - b'0'))
        }
        _ => None,
    });
    if length != Some(plain().count()) {
        return false;
    }
    let turned = plain().skip(4).chain(plain().take(4));
    let rest = turned
        .filter_map(|b| (b as char).to_digit(36))
        .fold(0, |rest, value| if value < 10 { (rest * 10 + value) % 97 } else { (rest * 100 + value) % 97 });
    rest == 1
}

fn is_ssn(found: &[u8]) -> bool {
    let digits = digits(found);
    let digits = digits.as_slice();
    let number = |from: usize, len: usize| digits.iter().skip(from).take(len).fold(0, |n, d| n * 10 + d);
    let (area, group, serial) = (number(0, 3), number(3, 2), number(5, 4));
    let advertised = [(78, 5, 1120), (219, 9, 9999), (123, 45, 6789)];
    digits.len() == 9
        && area != 0
        && area != 666
        && area < 900
        && group != 0
        && serial != 0
        && !advertised.contains(&(area, group, serial))
}

fn is_ipv4(found: &[u8], next: Option<u8>) -> bool {
    let address = std::str::from_utf8(found).ok().and_then(|text| text.parse::<std::net::Ipv4Addr>().ok());
    address.is_some_and(|ip| {
        // Loopback, "any" and masks name no one; a first octet of 0 to 9 with small rest is a version.
        let special = ip.is_loopback() || ip.is_unspecified() || ip.is_broadcast() || ip.is_documentation();
        let version = ip.octets().iter().all(|octet| *octet < 20);
        !special && !version && ip.octets().first() != Some(&255)
    }) && next != Some(b'.')
}

fn is_ipv6(found: &[u8]) -> bool {
    let address = std::str::from_utf8(found).ok().and_then(|text| text.parse::<std::net::Ipv6Addr>().ok());
    let groups = found.split(|b| *b == b':').filter(|group| !group.is_empty()).count();
    address.is_some_and(|ip| {
        let documentation = ip.segments().starts_with(&[0x2001, 0xDB8]);
        !ip.is_loopback() && !ip.is_unspecified() && !documentation
    }) && (groups >= 3 || found.to_ascii_lowercase().starts_with(b"fe80::"))
}

fn is_phone(found: &[u8]) -> bool {
    let plus = found.first() == Some(&b'+');
    let (mut dots, mut breaks) = (0, 0);
    let mut all = Digits { digits: [0; Digits::MOST], len: 0 };
    for byte in found {
        match byte {
            b'0'..=b'9' => {
                if let Some(slot) = all.digits.get_mut(all.len) {
                    *slot = u32::from(*byte - b'0');
                    all.len += 1;
                }
            }
            b'.' => (dots, breaks) = (dots + 1, breaks + 1),
            b' ' | b'-' | b'(' | b')' => breaks += 1,
            _ => {}
        }
    }
    let digits = all.as_slice();
    let count = if plus { 8..=15 } else { 10..=11 };
    if dots == 1 || dots > 2 || !count.contains(&digits.len()) {
        return false;
    }
    let date = digits.iter().take(4).fold(0, |n, d| n * 10 + d);
    // Without a `+` only North American writing is told from other numbers.
    let area = digits.iter().rev().nth(9).is_some_and(|d| *d >= 2);
    let exchange = digits.iter().rev().nth(6).is_some_and(|d| *d >= 2);
    let national = breaks >= 2 && area && exchange && (digits.len() == 10 || digits.first() == Some(&1));
    let looks_dated = !plus && (1900..2100).contains(&date) && found.get(4).is_some_and(|b| *b == b'-');
    (plus || national) && !looks_dated
}

fn is_email(found: &[u8]) -> bool {
    let small = lower(found);
    let examples: [&[u8]; 4] = [b"@example.com", b"@example.org", b"@example.net", b"@domain.com"];
    let ending = small.rsplit(|b| *b == b'.').next().unwrap_or_default();
    let file: [&[u8]; 6] = [b"png", b"jpg", b"js", b"py", b"svg", b"service"];
    !examples.iter().any(|e| small.ends_with(e)) && !file.contains(&ending)
}

#[cfg(test)]
mod tests {
    use super::{crc_fits, crc32, is_card, is_iban, is_ssn};

    #[test]
    fn the_crc_is_the_common_one_and_ends_a_token() {
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
        let random = "aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1";
        let mut crc = crc32(random.as_bytes());
        let letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".as_bytes();
        let mut sum = Vec::new();
        for _ in 0..6 {
            sum.insert(0, letters[(crc % 62) as usize]);
            crc /= 62;
        }
        let token = format!("ghp_{random}{}", String::from_utf8(sum).unwrap());
        assert!(crc_fits(token.as_bytes()));
        assert!(!crc_fits(token.replace("aB3", "aB4").as_bytes()));
    }

    #[test]
    fn personal_numbers_keep_their_rules() {
        assert!(is_card(b"4012 8888 8888 1881") && !is_card(b"4012 8888 8888 1882"));
        assert!(is_iban(b"DE89 3704 0044 0532 0130 00") && !is_iban(b"DE88 3704 0044 0532 0130 00"));
        assert!(is_ssn(b"536-22-8145"));
        for none in ["000-12-3456", "666-12-3456", "900-12-3456", "999-12-3456", "536-00-1234", "536-22-0000"]
        {
            assert!(!is_ssn(none.as_bytes()), "{none}");
        }
    }
}
