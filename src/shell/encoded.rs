//! What simple filters write, where the line tells it: `echo`, `printf`, `cat`, decoders.

use super::filters;
use super::finish::Raw;
use super::script::Word;
use super::stream::Stream;

/// What a command writes to its output.
pub(super) fn output(raw: &Raw, name: &str, stdin: &Stream) -> Stream {
    let args = raw.words.get(1..).unwrap_or_default();
    if raw.appended || !args.iter().all(Word::is_known) {
        return Stream::Unknown;
    }
    let texts: Vec<String> = args.iter().map(Word::text).collect();
    let has = |flags: &[&str]| texts.iter().any(|t| flags.contains(&t.as_str()));
    let no_file = !texts.iter().any(|t| !t.starts_with('-'));
    match name {
        "echo" => echo(&texts),
        "printf" if has(&["-v"]) => Stream::Known(String::new()),
        "printf" => printf(&texts),
        "cat" if no_file && texts.iter().all(|t| t == "-") => stdin.clone(),
        "tee" => stdin.clone(),
        "base64" | "gbase64" if no_file && has(&["-d", "--decode", "-D", "-di", "-id", "--d"]) => {
            decoded(stdin, |text| base64_text(text, false))
        }
        "base32" if no_file && has(&["-d", "--decode"]) => decoded(stdin, base32_text),
        "openssl" if has(&["base64", "-base64", "-a"]) && has(&["-d"]) => {
            decoded(stdin, |text| base64_text(text, false))
        }
        "xxd" if has(&["-r"]) && has(&["-p", "-ps"]) || has(&["-rp", "-pr"]) => decoded(stdin, hex_text),
        "true" | ":" | "cd" | "export" | "set" | "unset" | "sleep" | "pushd" | "shopt" | "umask"
        | "alias" | "declare" | "local" | "readonly" | "typeset" | "shift" | "read" => {
            Stream::Known(String::new())
        }
        // The program that it names, wherever that stands.
        "which" | "command" | "type" => match texts.as_slice() {
            [one] if name == "which" && !one.starts_with('-') => Stream::Known(one.clone()),
            [flag, one] if matches!(flag.as_str(), "-v" | "-p" | "-P") => Stream::Known(one.clone()),
            _ => Stream::Unknown,
        },
        _ => filters::output(name, &texts, stdin),
    }
}

/// A decoder over what comes in.
pub(super) fn decoded(stdin: &Stream, decode: impl Fn(&str) -> Option<String>) -> Stream {
    match stdin {
        Stream::Known(text) => decode(text).map_or(Stream::Unknown, Stream::Known),
        _ => Stream::Unknown,
    }
}

fn echo(texts: &[String]) -> Stream {
    let flag =
        |t: &String| t.len() > 1 && t.starts_with('-') && t.bytes().skip(1).all(|b| b"neE".contains(&b));
    let flags = texts.iter().take_while(|t| flag(t)).count();
    let set: String = texts.iter().take(flags).map(String::as_str).collect();
    let mut text = texts.get(flags..).unwrap_or_default().join(" ");
    if set.contains('e') {
        text = unescape(&text);
    }
    if !set.contains('n') {
        text.push('\n');
    }
    Stream::Known(text)
}

pub(super) fn printf(texts: &[String]) -> Stream {
    let at = usize::from(texts.first().is_some_and(|t| t == "--"));
    let Some(format) = texts.get(at) else { return Stream::Unknown };
    let mut args = texts.get(at + 1..).unwrap_or_default().iter();
    let format = unescape(format);
    let mut out = String::new();
    let mut rounds = 0;
    loop {
        let mut used = false;
        let mut chars = format.chars();
        while let Some(c) = chars.next() {
            if c != '%' {
                out.push(c);
                continue;
            }
            match chars.next() {
                Some('%') => out.push('%'),
                Some('s') => {
                    used = true;
                    out.push_str(args.next().map_or("", String::as_str));
                }
                Some('b') => {
                    used = true;
                    out.push_str(&unescape(args.next().map_or("", String::as_str)));
                }
                _ => return Stream::Unknown,
            }
        }
        rounds += 1;
        if !used || args.len() == 0 || rounds > 1000 || out.len() > crate::bounds::LINE_BYTES {
            return if args.len() == 0 { Stream::Known(out) } else { Stream::Unknown };
        }
    }
}

/// `\n`, `\t`, `\xHH`, `\NNN`, `\0NNN`.
fn unescape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        let Some(kind) = chars.next() else {
            out.push('\\');
            break;
        };
        let mut number = |radix: u32, most: usize, mut value: u32| {
            for _ in 0..most {
                let Some(d) = chars.peek().and_then(|c| c.to_digit(radix)) else { break };
                value = value * radix + d;
                chars.next();
            }
            char::from_u32(value & 0xff).unwrap_or('\u{fffd}')
        };
        match kind {
            'n' => out.push('\n'),
            't' => out.push('\t'),
            'r' => out.push('\r'),
            'x' => out.push(number(16, 2, 0)),
            '0' => out.push(number(8, 3, 0)),
            '1'..='7' => out.push(number(8, 2, kind.to_digit(8).unwrap_or(0))),
            '\\' | '"' | '\'' => out.push(kind),
            other => {
                out.push('\\');
                out.push(other);
            }
        }
    }
    out
}

/// Base64 (either alphabet, white space ignored) to text; `wide`: UTF-16 as PowerShell takes it.
pub(super) fn base64_text(text: &str, wide: bool) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let mut bits = 0u32;
    let mut count = 0u32;
    for b in text.bytes() {
        let value = match b {
            b'A'..=b'Z' => b - b'A',
            b'a'..=b'z' => b - b'a' + 26,
            b'0'..=b'9' => b - b'0' + 52,
            b'+' | b'-' => 62,
            b'/' | b'_' => 63,
            b'=' => continue,
            b if b.is_ascii_whitespace() => continue,
            _ => return None,
        };
        bits = (bits << 6) | u32::from(value);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from((bits >> count) & 0xff).unwrap_or(0));
        }
    }
    if wide {
        let units: Vec<u16> = bytes
            .chunks(2)
            .map(|p| {
                u16::from(p.first().copied().unwrap_or(0)) | (u16::from(p.get(1).copied().unwrap_or(0)) << 8)
            })
            .collect();
        return String::from_utf16(&units).ok();
    }
    String::from_utf8(bytes).ok()
}

fn base32_text(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut bits = 0u32;
    let mut count = 0u32;
    for b in text.bytes() {
        let value = match b {
            b'A'..=b'Z' => b - b'A',
            b'2'..=b'7' => b - b'2' + 26,
            b'=' => continue,
            b if b.is_ascii_whitespace() => continue,
            _ => return None,
        };
        bits = (bits << 5) | u32::from(value);
        count += 5;
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from((bits >> count) & 0xff).unwrap_or(0));
        }
    }
    String::from_utf8(bytes).ok()
}

fn hex_text(text: &str) -> Option<String> {
    let digits: Option<Vec<u8>> = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| c.to_digit(16).and_then(|d| u8::try_from(d).ok()))
        .collect();
    let bytes = digits?.chunks(2).map(|p| p.iter().fold(0u8, |v, d| (v << 4) | d)).collect();
    String::from_utf8(bytes).ok()
}
