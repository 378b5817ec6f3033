//! Runs of text that were encoded as base64, hex or bits.

use std::ops::Range;

use super::clue::InjectionLayer;

/// Characters that a run has at least.
const SHORTEST: usize = 20;
/// Bytes of readable text inside a run that are worth a look.
const READABLE: usize = 12;

/// What a run holds.
#[derive(Debug)]
pub(super) struct Run {
    pub(super) span: Range<usize>,
    pub(super) layer: InjectionLayer,
    pub(super) text: String,
}

/// The encoded runs of a text.
pub(super) fn runs(text: &str) -> Vec<Run> {
    let bytes = text.as_bytes();
    let mut runs = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let from = at;
        let (end, only_hex, only_bits) = word(bytes, at);
        if end == at {
            at += 1;
            continue;
        }
        at = end;
        // Digits in groups go on over the blanks between them.
        let (end, groups) =
            if only_hex && end - from <= 8 { grouped(bytes, from, end, only_bits) } else { (end, 1) };
        at = at.max(end);
        if end - from < SHORTEST {
            continue;
        }
        let Some(run) = bytes.get(from..end) else { continue };
        let decoded = if only_bits && (groups > 1 || run.len() % 8 == 0) {
            Some((bits(run), InjectionLayer::Binary))
        } else if only_hex {
            Some((hex(run), InjectionLayer::Hex))
        } else if groups == 1 && looks_mixed(run) {
            Some((base64(run), InjectionLayer::Base64))
        } else {
            None
        };
        if let Some((decoded, layer)) = decoded {
            let text = readable(&decoded);
            if !text.is_empty() {
                runs.push(Run { span: from..end, layer, text });
            }
        }
    }
    runs
}

const fn is_base64(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'-' | b'_')
}

/// The end of the run that begins here, and whether it is of hex digits, or of bits, only.
fn word(bytes: &[u8], from: usize) -> (usize, bool, bool) {
    let (mut hex, mut bits) = (true, true);
    let mut at = from;
    let mut line = from;
    while let Some(byte) = bytes.get(at) {
        if is_base64(*byte) {
            hex = hex && byte.is_ascii_hexdigit();
            bits = bits && matches!(byte, b'0' | b'1');
            at += 1;
            continue;
        }
        // Encoded text is broken into lines of one length.
        let width = at - line;
        let next = if *byte == b'\r' && bytes.get(at + 1) == Some(&b'\n') { at + 2 } else { at + 1 };
        if width >= 60
            && width.is_multiple_of(4)
            && matches!(byte, b'\n' | b'\r')
            && bytes.get(next).is_some_and(|b| is_base64(*b))
        {
            at = next;
            line = next;
            continue;
        }
        break;
    }
    (at, hex, bits)
}

/// Where groups of digits of one length end, and how many there are.
fn grouped(bytes: &[u8], from: usize, end: usize, bits: bool) -> (usize, usize) {
    let width = end - from;
    if !(width == 2 || (bits && width == 8)) {
        return (end, 1);
    }
    let mut end = end;
    let mut groups = 1;
    loop {
        let next = end + 1;
        let Some(group) = bytes.get(next..next + width) else { break };
        let fits = group.iter().all(|b| if bits { matches!(b, b'0' | b'1') } else { b.is_ascii_hexdigit() });
        let apart = bytes.get(end).is_some_and(|b| matches!(b, b' ' | b':' | b'\n'));
        if !fits || !apart || bytes.get(next + width).is_some_and(u8::is_ascii_alphanumeric) {
            break;
        }
        end = next + width;
        groups += 1;
    }
    (end, groups)
}

/// Words of prose have no capitals and digits inside.
fn looks_mixed(run: &[u8]) -> bool {
    let upper = run.iter().skip(1).filter(|b| b.is_ascii_uppercase()).count();
    let lower = run.iter().filter(|b| b.is_ascii_lowercase()).count();
    upper * 20 >= run.len() && lower * 20 >= run.len()
}

fn bits(run: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(run.len() / 8);
    let (mut value, mut held) = (0_u8, 0);
    for byte in run.iter().filter(|b| matches!(b, b'0' | b'1')) {
        value = value << 1 | (byte & 1);
        held += 1;
        if held == 8 {
            out.push(value);
            held = 0;
        }
    }
    out
}

fn hex(run: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(run.len() / 2);
    let mut high = None;
    for digit in run.iter().filter_map(|b| char::from(*b).to_digit(16)).filter_map(|d| u8::try_from(d).ok()) {
        match high.take() {
            None => high = Some(digit),
            Some(first) => out.push(first << 4 | digit),
        }
    }
    out
}

fn base64(run: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(run.len() / 4 * 3);
    let (mut value, mut held) = (0_u32, 0);
    for byte in run {
        let six = match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' | b'-' => 62,
            b'/' | b'_' => 63,
            _ => continue,
        };
        value = (value << 6 | u32::from(six)) & 0xFF_FFFF;
        held += 6;
        if held >= 8 {
            held -= 8;
            out.push(u8::try_from(value >> held & 0xFF).unwrap_or_default());
        }
    }
    out
}

/// The parts of decoded bytes that a person or a model could read.
fn readable(bytes: &[u8]) -> String {
    let mut out = String::new();
    for chunk in bytes.utf8_chunks() {
        for part in chunk.valid().split(|c: char| c.is_control() && !matches!(c, '\n' | '\r' | '\t')) {
            let letters = part.chars().filter(|c| c.is_alphanumeric() || *c == ' ').count();
            let all = part.chars().count();
            if all >= READABLE && letters * 3 >= all * 2 {
                out.push_str(part);
                out.push('\n');
            }
        }
    }
    out
}
