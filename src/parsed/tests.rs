//! YAML as front matter is read: spans, faults, bounds.

use std::time::{Duration, Instant};

use super::*;

fn codes(text: &str) -> Vec<(&'static str, String)> {
    let tree = read_yaml(text, 0..text.len());
    tree.faults.iter().map(|f| (f.code, text.get(f.span.clone()).unwrap().to_owned())).collect()
}

fn entries(text: &str) -> Entries {
    let tree = read_yaml(text, 0..text.len());
    assert!(tree.faults.is_empty(), "{:?}", tree.faults);
    tree.entries.unwrap()
}

#[test]
fn every_value_knows_its_bytes_in_the_file() {
    let text = "---\nä: \"ö€\"\nlist: [a, 'b c', 3]\nmap:\n  k: |\n    text\n  n: true\n---\n";
    let tree = read_yaml(text, 4..text.len() - 4);
    let entries = tree.entries.unwrap();
    assert_eq!(text.get(entries[0].0.span.clone()).unwrap(), "ä");
    assert_eq!(text.get(entries[0].1.span.clone()).unwrap(), "\"ö€\"");
    assert_eq!(entries[0].1.as_text(), Some("ö€"));
    let Value::List(items) = &entries[1].1.value else { panic!() };
    let pieces: Vec<_> = items.iter().map(|n| text.get(n.span.clone()).unwrap()).collect();
    assert_eq!(pieces, ["a", "'b c'", "3"]);
    assert_eq!(text.get(entries[1].1.span.clone()).unwrap(), "[a, 'b c', 3]");
    let Value::Map(map) = &entries[2].1.value else { panic!() };
    assert_eq!(text.get(map[1].1.span.clone()).unwrap(), "true");
    assert_eq!(map[0].1.as_text(), Some("text\n"));
}

/// P14: duplicate keys, anchors, aliases, tags, tabs, documents and non-mappings are faults with a place.
#[test]
fn p14_what_front_matter_may_not_hold_is_a_fault_at_its_place() {
    for (text, code, piece) in [
        ("a: 1\nb: 2\na: 3\n", "duplicate-key", "a"),
        ("a: {k: 1, k: 2}\n", "duplicate-key", "k"),
        ("a: &x 1\n", "yaml-anchor", "&x"),
        ("tools: *\n", "yaml-alias", "*"),
        ("tools: *.ts\n", "yaml-alias", "*.ts"),
        ("a: !custom x\n", "yaml-tag", "x"),
        ("a: 1\n--- b\n", "yaml-documents", "---"),
        ("- a\n- b\n", "not-a-mapping", "- a\n- b"),
        ("text\n", "not-a-mapping", "text"),
        ("a:\n\tb: 1\n", "yaml-tab", "\t"),
        ("a: [\n\tb]\n", "yaml-tab", "\t"),
    ] {
        let found = codes(text);
        assert!(found.contains(&(code, piece.to_owned())), "{text:?}: {found:?}");
    }
    assert_eq!(codes("a: [1, 2\nb: 3\n")[0].0, "yaml-syntax");
    assert_eq!(codes(&format!("a: {}", "x".repeat(64 * 1024)))[0].0, "front-matter-too-long");
}

#[test]
fn p14_nesting_is_bounded_at_32() {
    let nested = |n: usize| format!("a: {}1{}\n", "[".repeat(n), "]".repeat(n));
    assert!(codes(&nested(31)).is_empty());
    assert_eq!(codes(&nested(32))[0].0, "yaml-depth");
    assert_eq!(codes(&nested(10_000))[0].0, "yaml-depth");
}

#[test]
fn tabs_inside_text_are_text() {
    assert_eq!(entries("a: |\n  x\n  \ty\nb: \"x\n \ty\"\n").len(), 2);
    assert!(entries("").is_empty() && entries("# only a comment\n").is_empty());
}

/// P14: within 50 ms, whatever the text.
#[test]
fn p14_bombs_end_at_once() {
    let mut laughs = "a0: &a0 [x,x,x,x,x,x,x,x,x]\n".to_owned();
    for i in 1..12 {
        let previous = vec![format!("*a{}", i - 1); 9].join(",");
        laughs.push_str(&format!("a{i}: &a{i} [{previous}]\n"));
    }
    let wide = "k: 1\n".repeat(13_000);
    let keys: String = (0..6_000).map(|i| format!("k{i}: 1\n")).collect();
    for text in [
        laughs,
        wide,
        keys,
        "[".repeat(60_000),
        "{a: ".repeat(15_000),
        "- ".repeat(30_000),
        "? ".repeat(30_000),
        "a: \"".to_owned() + &"\\n".repeat(30_000),
        "!".repeat(60_000),
        "*a ".repeat(20_000),
        "&a ".repeat(20_000),
        "#".repeat(60_000),
        "a: 'x\n".repeat(10_000),
        "a: |\n".to_owned() + &" \n".repeat(30_000),
        "\t".repeat(60_000),
        ": ".repeat(30_000),
        "a, ".repeat(20_000),
    ] {
        let start = Instant::now();
        let _ = read_yaml(&text, 0..text.len());
        let took = start.elapsed();
        assert!(
            took < Duration::from_millis(if cfg!(debug_assertions) { 400 } else { 50 }),
            "{took:?} for {:.20}",
            text
        );
    }
}
