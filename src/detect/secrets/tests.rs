//! The table's own examples, and what redaction promises.

#![expect(clippy::string_slice, reason = "a test says where it is wrong by panicking")]

use super::rows;
use super::{SecretScanner, Selection, SelectionError, StreamFilter, StreamMode, detector_ids};
use crate::detect::{Kind, Layer, Redaction, apply};

fn full() -> SecretScanner {
    SecretScanner::new(&Selection { pii: true, ..Selection::default() }).unwrap()
}

fn ids(text: &str) -> Vec<&'static str> {
    full().scan(text).iter().map(|finding| finding.id).collect()
}

const GITHUB: &str = concat!("ghp", "_9fKq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1QoX");

#[test]
fn every_pattern_compiles_and_every_bound_is_kept() {
    for (rank, row) in rows::all().enumerate() {
        assert!(rows::dfa(rank).is_some(), "{}: {}", row.id, row.pattern);
        assert!(row.max_len <= crate::bounds::DETECTOR_MAX_LEN, "{}", row.id);
        assert!(!row.hits.is_empty() && !row.title.is_empty(), "{} has no example", row.id);
    }
    assert!(detector_ids().count() >= 15);
}

#[test]
fn every_example_of_the_table_holds() {
    let mut wrong = Vec::new();
    for row in rows::all() {
        for hit in row.hits {
            // A stronger row may name it, the whole of it.
            let known =
                |id: &&str| rows::all().take_while(|other| other.id != row.id).any(|other| other.id == *id);
            if !ids(hit).iter().any(|id| *id == row.id || known(id)) {
                wrong.push(format!("{} misses {hit}: {:?}", row.id, ids(hit)));
            }
        }
        for miss in row.misses {
            if !ids(miss).is_empty() {
                wrong.push(format!("{} finds {:?} in {miss}", row.id, ids(miss)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn spans_are_of_the_original_text() {
    let text = format!("é{GITHUB} ü");
    let found = full().scan(&text);
    assert_eq!(&text[found[0].span.clone()], GITHUB);
    assert_eq!(found[0].layer, Layer::Raw);
    assert_eq!(found[0].kind, Kind::Secret);
}

#[test]
fn a_secret_is_seen_through_other_writings() {
    let invisible: String = GITHUB.chars().flat_map(|c| [c, '\u{200B}']).collect();
    let wide: String =
        GITHUB.chars().map(|c| char::from_u32(u32::from(c) - 0x21 + 0xFF01).unwrap()).collect();
    let percent: String = GITHUB.bytes().map(|b| format!("%{b:02x}")).collect();
    for (written, layer) in
        [(invisible, Layer::Normalised), (wide, Layer::Normalised), (percent, Layer::Percent)]
    {
        let text = format!("a {written} b");
        let redacted = full().redact(&text);
        assert_eq!(redacted.findings[0].layer, layer);
        assert_eq!(redacted.text.replace('\u{200B}', ""), "a [redacted:github-token] b", "{written}");
    }
}

#[test]
fn a_secret_is_seen_inside_base64_at_each_phase() {
    for padding in ["", "x ", "xy ", "xyz "] {
        let run = encode(format!("{padding}{GITHUB} and more").as_bytes());
        let text = format!("data: {run}.");
        let redacted = full().redact(&text);
        assert_eq!(redacted.findings.len(), 1, "{padding}");
        assert_eq!(redacted.findings[0].layer, Layer::Base64);
        assert!(redacted.text.contains("[redacted:github-token]"), "{}", redacted.text);
    }
}

#[test]
fn a_key_block_is_swallowed_to_its_closer_or_to_the_end() {
    let open = concat!("-----BEGIN EC PRIVATE", " KEY-----\nMHcCAQEEIIGmQxS1LfVLPHCo\nabc");
    assert_eq!(
        full().redact(&format!("a {open}\n-----END EC PRIVATE KEY-----\nb")).text,
        "a [redacted:private-key]\nb"
    );
    assert_eq!(full().redact(&format!("a {open} and all the rest")).text, "a [redacted:private-key]");
}

#[test]
fn overlapping_finds_become_one_placeholder() {
    let text = format!("postgres://app:x{GITHUB}@db/x and password={GITHUB}");
    let redacted = full().redact(&text);
    assert_eq!(
        redacted.text,
        "postgres://app:[redacted:connection-string]@db/x and password=[redacted:github-token]"
    );
}

#[test]
fn selection_is_checked_and_kept() {
    let with = |selection: Selection| SecretScanner::new(&selection);
    let off = Selection { off: vec!["github-token".into()], ..Selection::default() };
    assert!(with(off).unwrap().scan(&format!("see {GITHUB}")).is_empty());
    let unknown = Selection { off: vec!["nope".into()], ..Selection::default() };
    assert_eq!(with(unknown).unwrap_err(), SelectionError::UnknownDetector("nope".into()));
    let allowed = Selection { allow: vec!["ghp_9fKq.*".into()], ..Selection::default() };
    assert!(with(allowed).unwrap().scan(GITHUB).is_empty());
    let part = Selection { allow: vec!["ghp_9fKq".into()], ..Selection::default() };
    assert_eq!(with(part).unwrap().scan(GITHUB).len(), 1, "an `allow` is of the whole value");
    for bad in ["(", "sha256:12", "a{1000}{1000}{1000}"] {
        assert!(with(Selection { allow: vec![bad.into()], ..Selection::default() }).is_err(), "{bad}");
    }
    let structural = Selection { structural_only: true, ..Selection::default() };
    assert!(with(structural).unwrap().scan("api_key = \"9fKq2LxW7vRt4BnZ\"").is_empty());
    assert!(SecretScanner::leaving().scan("to jo.miller@acme.co").is_empty());
    assert_eq!(SecretScanner::leaving().scan("api_key = \"9fKq2LxW7vRt4BnZ\"").len(), 1);
}

#[test]
fn a_value_is_allowed_by_its_hash() {
    use sha2::{Digest, Sha256};
    let hex: String = Sha256::digest(GITHUB).iter().map(|byte| format!("{byte:02x}")).collect();
    let selection = Selection { allow: vec![format!("sha256:{hex}")], ..Selection::default() };
    assert!(SecretScanner::new(&selection).unwrap().scan(GITHUB).is_empty());
}

#[test]
fn hashes_ids_and_fillers_are_no_secrets() {
    for text in [
        "commit 9c0b7e5f2a4d81639c0b7e5f2a4d81639c0b7e5f",
        "sha512-9fKq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1QoXb4NwXz7Qk2LmVt9RcYp6HdJf3GsTuEa81oKq9fKq2LxW7vRt4A==",
        "id 3fa85f64-5717-4562-b3fc-2c963f66afa6",
        "order A4012888888881881B",
        "https://example.com/a?token=<your-token>",
    ] {
        assert_eq!(ids(text), [""; 0], "{text}");
    }
}

#[test]
fn applying_the_findings_is_redacting() {
    let text = format!("x {GITHUB} jo.miller@acme.co {GITHUB}, postgres://a:{GITHUB}@h/ 4012888888881881");
    let redacted = full().redact(&text);
    assert_eq!(apply(&text, redacted.findings.iter().map(Redaction::from).collect()), redacted.text);
}

#[test]
fn gt_24_what_cannot_begin_a_match_is_released_at_once() {
    let mut filter = StreamFilter::new(SecretScanner::leaving(), StreamMode::Redact);
    assert_eq!(filter.push("Hello, the answer is 42. "), "Hello, the answer is 42. ");
    assert_eq!(filter.push("My API key is "), "My API key is ");
    assert_eq!(filter.push(&GITHUB[..20]), "");
    assert_eq!(filter.held_back(), 20);
    assert_eq!(filter.push(&GITHUB[20..]), "");
    assert_eq!(filter.push(". Bye\n"), "[redacted:github-token]. Bye\n");
    assert_eq!(filter.finish(), "");
}

#[test]
fn gt_24_block_releases_nothing_from_the_first_match_on() {
    let mut filter = StreamFilter::new(SecretScanner::leaving(), StreamMode::Block);
    let mut shown = filter.push("Here: ");
    shown += &filter.push(&format!("it is {GITHUB} ok? "));
    shown += &filter.push("more");
    shown += &filter.finish();
    assert_eq!(shown, "Here: it is ");
    assert!(filter.withheld());
    assert_eq!(filter.shown_bytes(), shown.len());
}

#[test]
fn gt_24_warn_passes_everything_and_tells() {
    let mut filter = StreamFilter::new(SecretScanner::leaving(), StreamMode::Warn);
    assert_eq!(filter.push(&GITHUB[..9]), &GITHUB[..9]);
    assert_eq!(filter.push(&GITHUB[9..]), &GITHUB[9..]);
    filter.finish();
    assert_eq!(filter.findings().len(), 1);
    assert!(!filter.withheld());
}

#[test]
fn a_key_block_in_a_stream_goes_out_as_its_placeholder_at_once() {
    let mut filter = StreamFilter::new(SecretScanner::leaving(), StreamMode::Redact);
    let opener = concat!("-----BEGIN PRIVATE", " KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC");
    assert_eq!(filter.push(opener), "[redacted:private-key]");
    for _ in 0..1000 {
        assert_eq!(filter.push("MIIEvQIBADANBgkqhkiG9w0BAQEF\n"), "");
        assert!(filter.held_back() < 64);
    }
    assert_eq!(filter.push("-----END PRIVATE KEY-----\nok.\n"), "\nok.\n");
    assert_eq!(filter.finish(), "");
}

#[test]
fn json_escapes_are_read_over_chunks() {
    let escaped: String = GITHUB.chars().map(|c| format!("\\u{:04x}", u32::from(c))).collect();
    for size in 1..9 {
        let mut filter = StreamFilter::of_json(SecretScanner::leaving(), StreamMode::Redact);
        let text = format!("{{\"k\":\"{escaped}\"}}");
        let mut out = String::new();
        for chunk in text.as_bytes().chunks(size) {
            out += &filter.push(std::str::from_utf8(chunk).unwrap());
        }
        out += &filter.finish();
        assert_eq!(out, "{\"k\":\"[redacted:github-token]\"}");
    }
}

pub(super) fn encode(bytes: &[u8]) -> String {
    let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::new();
    for group in bytes.chunks(3) {
        let bits = group.iter().fold(0_u32, |bits, b| bits << 8 | u32::from(*b)) << (8 * (3 - group.len()));
        for at in 0..=group.len() {
            out.push(char::from(letters[(bits >> (18 - 6 * at) & 63) as usize]));
        }
    }
    out
}
