//! BX-03, P19, P20, P16: for every cut, once more, and in linear time.

use super::rows;
use super::tests::encode;
use super::{SecretScanner, Selection, StreamFilter, StreamMode};
use crate::detect::{Redaction, apply};

/// A small generator: fast, and the seed is all that a failure needs.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.next() % n as u64).unwrap()
    }

    fn pick<'a, T: ?Sized>(&mut self, list: &[&'a T]) -> &'a T {
        list[self.below(list.len())]
    }
}

fn cases() -> u64 {
    match std::env::var("PORTCULLIS_TEST_SCALE").as_deref() {
        Ok("release") => 10_000_000,
        Ok(count) => count.parse().unwrap_or(10_000),
        Err(_) => 10_000,
    }
}

const GLUE: &[&str] = &[
    "",
    " ",
    "\n",
    ".",
    ",",
    "\"",
    "'",
    "=",
    ": ",
    "-",
    "_",
    "é",
    "漢字",
    "\u{200B}",
    "\u{FEFF}",
    "🔐",
    "a",
    "Z9",
    "[",
    "]",
    "%",
    "%4",
    "%41",
    "\\u00",
    "@",
    "://",
    "://u:",
    "=\"",
    "password=",
    "api_key: ",
    "token is ",
    "Bearer ",
    "-----END",
    "-----END X-----",
    "ghp_",
    "sk-",
    "eyJ",
    "AKIA",
    "Z2hw",
    "1",
    "+1 415 ",
    "[redacted:email]",
    "[redacted:",
    "secret\u{200D}= ",
    "A",
];

/// Examples, pieces of them, other writings of them, and what stands between.
fn text(random: &mut Random) -> String {
    let examples: Vec<&str> =
        rows::all().flat_map(|row| row.hits.iter().chain(row.misses)).copied().collect();
    let mut text = String::new();
    for _ in 0..random.below(7) + 1 {
        let example = random.pick(&examples);
        match random.below(8) {
            0 => text += &example.chars().take(random.below(example.len() + 1)).collect::<String>(),
            1 => text += &example.chars().skip(random.below(example.len() + 1)).collect::<String>(),
            2 => text += &encode(example.as_bytes()),
            3 => text += &example.chars().flat_map(|c| [c, '\u{200B}']).collect::<String>(),
            4 => text += &example.bytes().map(|b| format!("%{b:02X}")).collect::<String>(),
            5 => text += &example.chars().take(9).collect::<String>().repeat(random.below(40)),
            _ => text += example,
        }
        for _ in 0..random.below(3) {
            text += random.pick(GLUE);
        }
    }
    text
}

fn streamed(scanner: &SecretScanner, json: bool, text: &str, random: &mut Random, longest: usize) -> String {
    let mut filter = if json {
        StreamFilter::of_json(scanner, StreamMode::Redact)
    } else {
        StreamFilter::new(scanner, StreamMode::Redact)
    };
    let (mut out, mut chunk) = (String::new(), String::new());
    let mut wanted = random.below(longest) + 1;
    for c in text.chars() {
        chunk.push(c);
        if chunk.len() >= wanted {
            out += &filter.push(&chunk);
            assert!(filter.held_back() <= crate::bounds::DETECTOR_MAX_LEN + 16);
            chunk.clear();
            wanted = random.below(longest) + 1;
        }
    }
    out += &filter.push(&chunk);
    out + &filter.finish()
}

fn scanners() -> [SecretScanner; 2] {
    let with = |pii| SecretScanner::new(&Selection { pii, ..Selection::default() }).unwrap();
    [with(true), with(false)]
}

/// BX-03, P19.
#[test]
fn bx_03_a_stream_is_redacted_as_the_whole_is_for_every_chunking() {
    let scanners = scanners();
    for seed in 0..cases() {
        let mut random = Random(seed);
        let text = text(&mut random);
        let scanner = &scanners[random.below(2)];
        let whole = scanner.redact(&text);
        let longest = [1, 2, 5, 16, 200][random.below(5)];
        let stream = streamed(scanner, false, &text, &mut random, longest);
        assert_eq!(stream, whole.text, "seed {seed}: {text:?}");
        let applied = apply(&text, whole.findings.iter().map(Redaction::from).collect());
        assert_eq!(applied, whole.text, "seed {seed}: the findings are what was redacted in {text:?}");
        let json = streamed(scanner, true, &text, &mut Random(1), 1);
        assert_eq!(json, streamed(scanner, true, &text, &mut Random(2), 64), "seed {seed}: json {text:?}");
    }
}

/// P20.
#[test]
fn p20_redacting_what_is_redacted_changes_nothing() {
    let scanners = scanners();
    for seed in 0..cases() {
        let mut random = Random(seed ^ 0x5EED);
        let text = text(&mut random);
        let scanner = &scanners[random.below(2)];
        let once = scanner.redact(&text).text;
        let twice = scanner.redact(&once);
        assert_eq!(twice.text, once, "seed {seed}: {text:?} {:?}", twice.findings);
    }
}

#[test]
fn any_text_is_taken_and_spans_are_inside_it_at_characters() {
    let scanners = scanners();
    for seed in 0..cases() / 4 {
        let mut random = Random(seed ^ 0xA11);
        let len = random.below(60);
        let text: String = (0..len)
            .filter_map(|_| {
                let top = [0x80, 0x800, 0x1_0000, 0x11_0000][random.below(4)];
                char::from_u32(u32::try_from(random.below(top)).unwrap())
            })
            .collect();
        for finding in scanners[0].scan(&text) {
            assert!(text.get(finding.span.clone()).is_some_and(|found| !found.is_empty()), "{text:?}");
        }
    }
}

/// P16: the work is counted, not timed.
#[test]
fn p16_the_work_grows_with_the_text_only() {
    let scanner = &scanners()[0];
    let patterns = [
        "@",
        "1",
        "1 ",
        "a.",
        "a@",
        "ghp_",
        "sk-",
        "eyJ",
        "eyJa.",
        "AKIA",
        "-----BEGIN ",
        "-----BEGIN PRIVATE KEY-----",
        "://a:",
        "://a:b@",
        "password=",
        "password='",
        "token: ",
        "=",
        ":",
        "::",
        "Z2hw",
        "%41",
        "\u{200B}",
        "A1",
        "+1-",
        "key is ",
        "Bearer ",
        "DE89",
        "((",
        "a:",
        "xoxb-",
        "glpat-",
        "[redacted:",
        "eyJhbGciOiJIUzI1NiJ9.",
        "-----END",
        "api_key=a1",
    ];
    for pattern in patterns {
        let work = |n: usize| {
            let mut machine = scanner.machine(false, true);
            super::scanner::feed(&mut machine, &pattern.repeat(n / pattern.len()), |_| ());
            machine.work
        };
        let (small, large) = (work(20_000), work(40_000));
        assert!(large as f64 <= 2.5 * (small.max(2000)) as f64, "{pattern}: {small} → {large}");
        assert!(large <= 40_000 * 400, "{pattern}: {large}");
    }
}
