//! TR-02: the matchers by themselves.

#![expect(clippy::string_slice, reason = "a test says where it is wrong by panicking")]

use proptest::prelude::*;
use serde_json::{Value, json};

use super::json_leaves::{Compact, json_leaves};
use super::{
    Address, Cover, DomainPattern, Glob, Host, JsonPath, NameGlob, PathGlob, Place, Regex, absolute, hosts_in,
};

#[test]
fn hosts_are_read_as_the_url_standard_reads_them() {
    for (text, host) in [
        ("https://good.example@evil.example", "evil.example"),
        ("https://EVIL.example.:443/x", "evil.example"),
        ("https:\\\\evil.example\\x", "evil.example"),
        ("https:evil.example", "evil.example"),
        ("https://ev%69l.example", "evil.example"),
        ("https://evil.example\\@good.example", "evil.example"),
        ("  https://ev\til.example\n", "evil.example"),
        ("//evil.example/x", "evil.example"),
        ("\\\\evil.example/x", "evil.example"),
        ("evil.example:8080/x", "evil.example"),
        ("localhost:3000", "localhost"),
        ("user:pass@evil.example/x", "evil.example"),
        ("http://0x7f.1/", "127.0.0.1"),
        ("http://2130706433", "127.0.0.1"),
        ("http://[::ffff:127.0.0.1]/", "127.0.0.1"),
        ("http://[::1]:80/", "[::1]"),
        ("ssh://git@EVIL.example:22/x", "evil.example"),
        ("postgres://u:p@0x7f.1/db", "127.0.0.1"),
        ("view-source:https://evil.example/x", "evil.example"),
        ("http://bücher.example", "xn--bcher-kva.example"),
        ("http://g\u{43e}od.example", "xn--gd-fmc.example"),
        ("http://evil。example", "evil.example"),
        ("::1", "[::1]"),
        ("fe80::1%eth0", "[fe80::1]"),
        ("http://[fe80::1%25eth0]:80/x", "[fe80::1]"),
        ("http://0177.0.0.1/", "127.0.0.1"),
        ("http://10.1/", "10.0.0.1"),
    ] {
        let read = Address::read(text).to().map(|to| to.host.to_string());
        if text.contains('\u{43e}') {
            assert_ne!(read.as_deref(), Some("good.example"), "a look-alike is another host");
        } else {
            assert_eq!(read.as_deref(), Some(host), "{text}");
        }
    }
    for text in ["", "/path", "data:text/plain,x", "mailto:a@b.example", "file:///x", "#x"] {
        assert_eq!(Address::read(text), Address::NoHost, "{text}");
    }
    for text in ["how to cook", "http://", "http://a b/", "http://[::1", "http://x:port/"] {
        assert_eq!(Address::read(text), Address::Malformed, "{text}");
    }
}

#[test]
fn domain_patterns_cover_subdomains_and_nothing_else() {
    for (pattern, host, covered) in [
        ("example.com", "example.com", true),
        ("example.com", "a.b.Example.com", true),
        ("example.com", "notexample.com", false),
        ("example.com", "example.com.evil.example", false),
        ("*.example.com", "a.example.com", true),
        ("*.example.com", "example.com", false),
        ("127.0.0.1", "0x7f.0.0.1", true),
        ("0.0.1", "127.0.0.1", false),
        ("::1", "[::1]", true),
        ("localhost", "localhost", true),
        ("*", "anything.example", true),
    ] {
        let pattern = DomainPattern::parse(pattern).unwrap();
        let to = Host::parse(host).unwrap().into();
        assert_eq!(pattern.covers(&to), covered, "{pattern} {host}");
        assert_eq!(pattern.meets(&to) == Cover::Yes, covered, "{pattern} {host}");
    }
    for (pattern, help) in [
        ("https://example.com/x", "`example.com`"),
        ("example.com/x", "`example.com`"),
        ("user@example.com", "`example.com`"),
        (".example.com", "`*.example.com`"),
        ("ex*mple.com", "`*.example.com`"),
        ("", "such as `example.com`"),
        ("a b", "such as `example.com`"),
    ] {
        let error = DomainPattern::parse(pattern).unwrap_err();
        assert!(error.help.as_deref().unwrap().contains(help), "{pattern}: {error:?}");
    }
}

#[test]
fn ports_are_read_where_they_are_known() {
    for (text, port) in [
        ("https://a.example/", Some(443)),
        ("http://a.example:8080", Some(8080)),
        ("ssh://git@a.example/x", Some(22)),
        ("git+ssh://git@a.example/x", Some(22)),
        ("postgres://a.example/db", Some(5432)),
        ("redis://a.example:6380", Some(6380)),
        ("a.example:25", Some(25)),
        ("a.example", None),
        ("//a.example/x", None),
        ("a.example:80", Some(80)),
    ] {
        assert_eq!(Address::read(text).to().unwrap().port, port, "{text}");
    }
}

#[test]
fn ranges_groups_and_ports_cover_what_they_say() {
    // Pattern, address, for a gate that stops, with certainty.
    for (pattern, text, meets, covers) in [
        ("10.0.0.0/8", "10.255.0.1", Cover::Yes, true),
        ("10.0.0.0/8", "11.0.0.1", Cover::No, false),
        ("10.0.0.0/8", "http://0x0a.1", Cover::Yes, true),
        ("10.0.0.0/8", "[::ffff:10.1.2.3]", Cover::Yes, true),
        ("10.0.0.0/8", "[64:ff9b::a01:203]", Cover::Yes, false),
        ("10.0.0.0/8", "[2002:a01:203::1]", Cover::Yes, false),
        ("10.0.0.0/8", "[::10.1.2.3]", Cover::Yes, false),
        ("10.0.0.0/8", "10.0.0.1.evil.example", Cover::No, false),
        ("0.0.0.0/0", "8.8.8.8", Cover::Yes, true),
        ("0.0.0.0/0", "[2606::1]", Cover::No, false),
        ("192.168.0.0/16:443", "https://192.168.3.4/", Cover::Yes, true),
        ("192.168.0.0/16:443", "http://192.168.3.4/", Cover::No, false),
        ("192.168.0.0/16:443", "192.168.3.4", Cover::Maybe, false),
        ("[fc00::]/7", "[fd12::1]", Cover::Yes, true),
        ("fc00::/7", "[fe80::1]", Cover::No, false),
        ("[fc00::]/7:80", "http://[fd12::1]/", Cover::Yes, true),
        ("[::ffff:0:0]/96", "1.2.3.4", Cover::Yes, true),
        ("169.254.169.254", "http://2852039166/", Cover::Yes, true),
        ("169.254.169.254", "http://0xa9fea9fe/", Cover::Yes, true),
        ("169.254.169.254", "http://0251.0376.0251.0376/", Cover::Yes, true),
        ("group:loopback", "localhost:3000", Cover::Yes, true),
        ("group:loopback", "x.LOCALHOST.", Cover::Yes, true),
        ("group:loopback", "127.8.8.8", Cover::Yes, true),
        ("group:loopback", "[::1]", Cover::Yes, true),
        ("group:loopback", "0.0.0.0", Cover::Yes, true),
        ("group:loopback", "localhost.evil.example", Cover::No, false),
        ("group:private", "172.31.0.1", Cover::Yes, true),
        ("group:private", "172.32.0.1", Cover::No, false),
        ("group:private", "100.64.0.1", Cover::Yes, true),
        ("group:private", "[fd00::1]", Cover::Yes, true),
        ("group:private", "http://redis:6379", Cover::Yes, true),
        ("group:private", "host.docker.internal", Cover::Yes, true),
        ("group:private", "printer.local", Cover::Yes, true),
        ("group:private", "internal.example.com", Cover::No, false),
        ("group:private", "127.0.0.1", Cover::No, false),
        ("group:link-local", "169.254.1.1", Cover::Yes, true),
        ("group:link-local", "[fe80::1%25eth0]", Cover::Yes, true),
        ("group:metadata", "169.254.169.254", Cover::Yes, true),
        ("group:metadata", "[::ffff:169.254.169.254]", Cover::Yes, true),
        ("group:metadata", "[fd00:ec2::254]", Cover::Yes, true),
        ("group:metadata", "http://metadata.google.internal./x", Cover::Yes, true),
        ("group:metadata", "100.100.100.200", Cover::Yes, true),
        ("group:metadata", "169.254.169.1", Cover::No, false),
        ("group:non-public", "224.0.0.1", Cover::Yes, true),
        ("group:non-public", "[2001:db8::1]", Cover::Yes, true),
        ("group:non-public", "8.8.8.8", Cover::No, false),
        ("group:non-public", "[2606:4700::1111]", Cover::No, false),
        ("group:non-public", "example.com", Cover::No, false),
        ("group:private:6379", "redis://10.0.0.1", Cover::Yes, true),
        ("group:private:6379", "http://10.0.0.1", Cover::No, false),
        ("example.com:8443", "https://a.example.com:8443", Cover::Yes, true),
        ("example.com:8443", "https://a.example.com", Cover::No, false),
        ("*:22", "ssh://x.example", Cover::Yes, true),
        ("*:22", "https://x.example", Cover::No, false),
        ("*.example.com:443", "https://a.example.com", Cover::Yes, true),
        ("metadata.", "http://metadata/", Cover::Yes, true),
    ] {
        let to = Address::read(text).to().unwrap_or_else(|| panic!("{text}"));
        let pattern = DomainPattern::parse(pattern).unwrap_or_else(|e| panic!("{pattern}: {e:?}"));
        assert_eq!((pattern.meets(&to), pattern.covers(&to)), (meets, covers), "{pattern} {text}");
    }
}

#[test]
fn entries_that_are_no_domain_say_what_to_write() {
    for (pattern, help) in [
        ("10.0/8", "`10.0.0.0/8`"),
        ("10.1.2.3/8", "`10.0.0.0/8`"),
        ("10.0.0.0/33", "0 to 32"),
        ("10.0.0.0/", "0 to 32"),
        ("[fc00::1]/7", "`[fc00::]/7`"),
        ("fc00::/129", "0 to 128"),
        ("example.com:0", "1 to 65535"),
        ("example.com:70000", "1 to 65535"),
        ("example.com:http", "1 to 65535"),
        (":22", "`*:22`"),
        ("private", "`group:private`"),
        ("metadata", "`metadata.`"),
        ("@loopback", "`group:loopback`"),
        ("group:secret", "`group:non-public`"),
        ("group:", "`group:non-public`"),
        ("https://example.com:80/x", "`example.com`"),
    ] {
        let error = DomainPattern::parse(pattern).expect_err(pattern);
        assert!(error.help.as_deref().unwrap().contains(help), "{pattern}: {error:?}");
    }
}

#[test]
fn a_host_with_an_unknown_part_is_covered_where_what_is_known_of_it_fits() {
    for (pattern, head, tail, may) in [
        ("evil.example", "", ".evil.example", true),
        ("evil.example", "", ".a.evil.example", true),
        ("evil.example", "", "l.example", true),
        ("evil.example", "", ".good.example", false),
        ("evil.example", "", "", false),
        ("evil.example", "", "notevil.example", false),
        ("*.evil.example", "", ".evil.example", true),
        ("*", "", "", true),
        ("10.0.0.0/8", "10.0.0.", "", true),
        ("10.0.0.0/8", "11.0.", "", false),
        ("10.1.2.0/24", "10.", "", true),
        ("169.254.169.254", "169.254.", "", true),
        ("group:private", "192.168.1.", "", true),
        ("group:private", "", ".internal", true),
        ("group:private", "", ".example.com", false),
        ("group:loopback", "", ".localhost", true),
    ] {
        assert_eq!(
            DomainPattern::parse(pattern).unwrap().may_cover(head, tail),
            may,
            "{pattern} {head}?{tail}"
        );
    }
}

#[test]
fn every_absolute_url_in_a_text_is_found() {
    for (text, expected) in [
        ("see (https://a.example), and <HTTP://B.example:80/x>.", &["a.example", "b.example"][..]),
        ("https://a.example?u=https://b.example/", &["a.example", "b.example"]),
        ("[x](https://a.example) 'https://b.example'", &["a.example", "b.example"]),
        ("https://good.example@evil.example/", &["evil.example"]),
        ("https://good.example'@evil.example/", &["good.example", "evil.example"]),
        ("http://[::1]:8080/x.", &["[::1]"]),
        ("https://a.example.", &["a.example"]),
        ("https:\\\\a.example", &["a.example"]),
        ("redis://h:6379 git+ssh://git@h.example/x", &["h", "h.example"]),
        ("use https: it is better; a://; x::y http://a b", &["a"]),
        ("no url here: 10:30", &[]),
    ] {
        let found: Vec<String> = hosts_in(text).iter().map(|(_, to)| to.host.to_string()).collect();
        assert_eq!(found, expected, "{text}");
        assert!(hosts_in(text).iter().all(|(span, _)| text.get(span.clone()).is_some()), "{text}");
    }
}

#[test]
fn finding_urls_is_linear() {
    for unit in ["a://", "http:/", "://", "https://a@", "x:"] {
        assert!(hosts_in(&unit.repeat(100_000)).len() <= 100_000);
    }
}

#[test]
fn paths_in_lexical_form() {
    let place = Place::of_examples();
    for (text, expected) in [
        ("x", "/workspace/x"),
        ("./a//b/../c/", "/workspace/a/c"),
        ("../../../../etc", "/etc"),
        ("/", "/"),
        ("~", "/home/user"),
        ("~/x", "/home/user/x"),
        ("FILE:///a%20b/./c", "/a b/c"),
        ("file://localhost/x", "/x"),
        ("...", "/workspace/..."),
        ("file:/x/%2eenv", "/x/.env"),
        ("file://LOCALHOST/a", "/a"),
        ("C:\\Users\\me\\.env", "/C:/Users/me/.env"),
        ("c:/Users/../x", "/C:/x"),
        ("\\\\?\\C:\\x\\y", "/C:/x/y"),
        ("\\\\?\\UNC\\server\\share\\x", "/server/share/x"),
        ("\\\\server\\share\\x", "/server/share/x"),
        ("//./C:/x", "/C:/x"),
    ] {
        assert_eq!(absolute(text, "/workspace", &place).as_deref(), Ok(expected), "{text}");
    }
    for text in ["a\0b", "~root/x", "file:///%00", "file://other/x", "file:///%ff"] {
        assert!(absolute(text, "/workspace", &place).is_err(), "{text}");
    }
}

#[test]
fn path_globs() {
    let mut place = Place::of_examples();
    for (glob, path, covered) in [
        ("src", "/workspace/src/a/b", true),
        ("src/", "/workspace/src", true),
        ("src", "/workspace/srcs", false),
        ("./src/../lib/*", "/workspace/lib/x", true),
        ("*", "/workspace/x", true),
        ("*", "/workspace", false),
        ("**", "/workspace", true),
        ("**", "/elsewhere", false),
        ("../other/**", "/other/x", true),
        ("/**/.env", "/a/b/.env", true),
        ("/**/.env", "/.env", true),
        ("a/**/b", "/workspace/a/b", true),
        ("a/**/b", "/workspace/a/x/y/b", true),
        ("a?c", "/workspace/a/c", false),
        ("a?c", "/workspace/aéc", true),
        ("[!a]x", "/workspace/bx", true),
        ("[a-c]x", "/workspace/dx", false),
        ("{a,b*}/c", "/workspace/bb/c", true),
        ("{src,lib/{a,b}}/x", "/workspace/lib/b/x", true),
        ("a\\*b", "/workspace/a*b", true),
        ("a\\*b", "/workspace/axb", false),
        ("a.b", "/workspace/axb", false),
        ("~", "/home/user/x", true),
        ("SRC", "/workspace/src", false),
    ] {
        assert_eq!(PathGlob::parse(glob).unwrap().is_match(path, &place), Some(covered), "{glob} {path}");
    }
    place.fold_case = true;
    assert_eq!(PathGlob::parse("SRC/É*").unwrap().is_match("/WorkSpace/src/éx", &place), Some(true));
    for glob in ["", "{a", "[a", "a\\", "~bob/x", "file:///x", "~/../x", "[z-a]"] {
        assert!(PathGlob::parse(glob).is_err(), "{glob}");
    }
}

#[test]
fn text_globs_and_name_globs() {
    for (glob, text, covered) in [
        ("a*c", "a/b\nc", true),
        ("a?c", "aéc", true),
        ("", "", true),
        ("x", "xx", false),
        ("*{a,b}", "xb", true),
    ] {
        assert_eq!(Glob::parse(glob).unwrap().is_match(text), covered, "{glob} {text}");
    }
    for (glob, name, covered) in [
        ("bash", "Bash", true),
        ("*", "", true),
        ("a*b*c", "aXbYbZc", true),
        ("a*b*c", "aXbYbZ", false),
        ("?", "é", true),
        ("a**", "a", true),
        ("[a]", "a", false),
    ] {
        assert_eq!(NameGlob::new(glob).is_match(name), covered, "{glob} {name}");
    }
    assert!(!NameGlob::new("bash").is_match_exact("Bash"));
    assert!(!NameGlob::new(&"*a".repeat(200)).is_match(&"a".repeat(10_000).replace('a', "b")));
}

#[test]
fn regexes_are_refused_with_what_to_do() {
    for (text, help) in [
        ("a(?!b)", "under `not`"),
        (r"(a)\1", "back references"),
        ("(", "syntax"),
        (r"\w{1000}{1000}", "smaller bounds"),
    ] {
        let error = Regex::parse(text, true).unwrap_err();
        assert!(error.help.as_deref().unwrap().contains(help), "{text}: {error:?}");
    }
    assert!(Regex::parse(&"(".repeat(5_000), false).is_err());
    assert!(Regex::parse(&"a".repeat(20_000), false).is_err());
    let alternatives = Regex::parse("a|ab", true).unwrap();
    assert!(alternatives.matches_whole("ab") && !alternatives.matches_whole("abc"));
    assert!(!Regex::parse("a$", true).unwrap().matches_whole("a\n"));
    assert!(!Regex::parse("(?m)^a$", true).unwrap().matches_whole("a\nb"));
}

#[test]
fn compact_json_keeps_its_places() {
    let raw = "{ \"a b\" : [1, \"x y\"] }";
    let compact = Compact::of(raw).unwrap();
    assert_eq!(compact.text, r#"{"a b":[1,"x y"]}"#);
    let at = compact.text.find(":[").unwrap();
    assert_eq!(&raw[compact.raw_span(&(at..at + 2))], ": [");
    assert_eq!(Compact::of(r#"{"a":1}"#), None);
}

#[test]
fn strings_of_json_with_their_places() {
    let text = r#"{"k": ["a", "b\n"], "k": {"x": "c"}, "d":"e"}"#;
    let found: Vec<_> =
        json_leaves(text).unwrap().iter().map(|leaf| leaf.text.clone().into_owned()).collect();
    assert_eq!(found, ["a", "b\n", "c", "e"]);
    assert_eq!(json_leaves("{nope}"), None);
    assert!(
        json_leaves(&format!("{}{}", "[".repeat(100_000), "]".repeat(100_000))).is_none_or(|l| l.is_empty())
    );
}

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i32>().prop_map(Value::from),
        "[a-c'\\\\\n\u{1}é]{0,3}".prop_map(Value::from)
    ];
    leaf.prop_recursive(4, 32, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map("[a-c]|a b|'|é|\\\\|\u{1}", inner, 0..4).prop_map(|m| json!(m)),
        ]
    })
}

fn path() -> impl Strategy<Value = String> {
    let step = prop_oneof![
        "\\.[a-c]",
        Just(".*".to_owned()),
        Just("[*]".to_owned()),
        "\\[-?[0-3]\\]",
        "\\['([a-c]|a b|é)'\\]",
        "\\[\"[a-c']\"\\]",
        Just("..a".to_owned()),
        Just("[0:2]".to_owned()),
        Just("['a','b']".to_owned()),
        Just("['\\'']".to_owned()),
    ];
    prop::collection::vec(step, 0..4).prop_map(|steps| format!("${}", steps.concat()))
}

proptest! {
    #[test]
    fn plain_paths_select_what_the_library_selects(value in value(), path in path()) {
        let Ok(library) = serde_json_path::JsonPath::parse(&path) else {
            prop_assert!(JsonPath::parse(&path).is_err());
            return Ok(());
        };
        let ours = JsonPath::parse(&path).unwrap();
        let ours: Vec<(String, Value)> = ours.select(&value).unwrap().as_slice().iter().map(|n| (n.at.clone().into_owned(), n.value.clone())).collect();
        let theirs: Vec<(String, Value)> = library.query_located(&value).iter().map(|n| (n.location().to_string(), n.node().clone())).collect();
        prop_assert_eq!(ours.iter().map(|(_, v)| v).collect::<Vec<_>>(), theirs.iter().map(|(_, v)| v).collect::<Vec<_>>());
        // The library leaves names in its locations unescaped: compared where nothing is to escape.
        for ((ours, _), (theirs, _)) in ours.iter().zip(&theirs) {
            if !ours.contains('\\') { prop_assert_eq!(ours, theirs); }
            let again = serde_json_path::JsonPath::parse(ours).unwrap();
            prop_assert_eq!(again.query(&value).all().len(), 1);
        }
    }

    #[test]
    fn counted_matches_are_the_engines(text in "[ab1 é\n]{0,24}", pattern in prop::sample::select(vec![
        "a+", "a*?b|.", "ab|a", "(?m)^.", "\\bab?\\b", "[^a]+", "a*", "(?i)É", "$", "b{1,3}?",
    ])) {
        let ours = Regex::parse(pattern, false).unwrap().find_all(&text).unwrap();
        let theirs: Vec<_> = regex::Regex::new(pattern).unwrap().find_iter(&text).map(|m| m.range()).filter(|r| !r.is_empty()).collect();
        prop_assert_eq!(ours, theirs);
    }

    #[test]
    fn nothing_panics(text in "\\PC{0,40}", other in "[-:/@.\\\\%~a{}\\[\\],*?!\\x00\u{e9}]{0,24}") {
        let place = Place::of_examples();
        for text in [text, other] {
            let _ = (Address::read(&text), hosts_in(&text), absolute(&text, "/w", &place), DomainPattern::parse(&text));
            let _ = (JsonPath::parse(&text), Regex::parse(&text, true), json_leaves(&text), Compact::of(&text), Glob::parse(&text));
            if let Ok(glob) = PathGlob::parse(&text) {
                let _ = (glob.is_match(&text, &place), glob.may_meet(&text, &place, true), glob.may_end_in(&text, &place));
            }
        }
    }
}

/// TR-02: a glob word meets a path pattern only where some path is of both.
#[test]
fn tr_02_a_glob_word_meets_a_pattern_only_where_a_path_is_of_both() {
    let place = Place::of_examples();
    for (pattern, word, recursive, meets) in [
        ("**/*.pem", "/workspace/src/*.rs", false, false),
        ("**/*.pem", "/workspace/*.rs", false, false),
        ("**/*.pem", "/workspace/src/*.p*", false, true),
        ("**/*.pem", "/workspace/a/b/*/k?y.pem", false, true),
        ("**/*.pem", "/workspace/{src,keys}/*.{rs,pem}", false, true),
        ("**/*.pem", "/workspace/{src,lib}/*.{rs,md}", false, false),
        ("secrets/**", "/workspace/src/*.rs", false, false),
        ("secrets/**", "/workspace/s*/x", false, true),
        ("secrets/**", "/workspace/s*", false, true),
        ("secrets", "/workspace/secrets/*.rs", false, true),
        ("secrets/a.txt", "/workspace/s*", false, false),
        ("secrets/a.txt", "/workspace/s*", true, true),
        ("a/**/z/*.key", "/workspace/a/b/c/z/*.key", false, true),
        ("a/**/z/*.key", "/workspace/a/b/c/y/*.key", false, false),
        ("**/*.pem", "/elsewhere/*.pem", false, false),
        // Classes are not compared with each other: possible.
        ("**/[a-c]*.pem", "/workspace/[d-f]*.pem", false, true),
    ] {
        let glob = PathGlob::parse(pattern).unwrap();
        assert_eq!(glob.may_meet(word, &place, recursive), meets, "{pattern} and {word} ({recursive})");
    }
    let long = format!("/workspace/{}", "[a]/".repeat(1_000));
    assert!(PathGlob::parse("a/b/**/c").unwrap().may_meet(&long, &place, false), "too much is possible");
}
