//! TR-02 and `runtime.md` 1: arguments, the tool table, the call view.

use std::collections::HashSet;

use proptest::prelude::*;
use serde_json::{Value, json};

use super::table::ROWS;
use super::{
    ArgumentError, Arguments, CallView, Known, PathRole, ToolCall, ToolId, ToolInfo, ToolKind, ToolSet,
    ToolTable,
};
use crate::matcher::{JsonPath, Place};

#[test]
fn arguments_are_read_as_the_tool_will_read_them() {
    for (text, expected) in [
        ("", json!({})),
        ("  ", json!({})),
        ("null", json!({})),
        ("{\"a\": 1}", json!({"a": 1})),
        ("\"{\\\"a\\\": 1}\"", json!({"a": 1})),
        ("\"\"", json!({})),
        ("{\"a\": 1, \"a\": 1}", json!({"a": 1})),
        ("{\"a\": {\"b\": [1], \"b\": [1]}}", json!({"a": {"b": [1]}})),
    ] {
        assert_eq!(Arguments::from_json(text).get(), Ok(&expected), "{text}");
    }
    let deep = format!("{}1{}", "{\"a\":".repeat(500), "}".repeat(500));
    for (text, expected) in [
        ("{\"a\": 1, \"a\": 2}", ArgumentError::DuplicateKey("a".to_owned())),
        ("{\"x\": [{\"cmd\": \"ls\", \"cmd\": \"rm\"}]}", ArgumentError::DuplicateKey("cmd".to_owned())),
        ("{\"x\": 1, \"\\u0078\": 2}", ArgumentError::DuplicateKey("x".to_owned())),
        ("[1]", ArgumentError::NoObject("an array")),
        ("7", ArgumentError::NoObject("a number")),
        ("true", ArgumentError::NoObject("a boolean")),
        (deep.as_str(), ArgumentError::Oversize),
    ] {
        assert_eq!(Arguments::from_json(text).get(), Err(&expected), "{text}");
    }
    for text in ["{", "{} {}", "{\"a\": 1,}", "nope", "{\"a\": \"\\ud800\"}"] {
        assert!(matches!(Arguments::from_json(text).get(), Err(ArgumentError::Malformed(_))), "{text}");
    }
    assert!(matches!(Arguments::from_slice(b"{\"a\": \"\xff\"}").get(), Err(ArgumentError::Malformed(_))));
    assert_eq!(Arguments::freeform("rm x").get(), Ok(&json!({"input": "rm x"})));
    assert_eq!(Arguments::from_value(json!("{\"a\": 1}")).get(), Ok(&json!({"a": 1})));
}

proptest! {
    #[test]
    fn arguments_without_duplicates_are_what_serde_json_reads(text in "[\\[\\]{}:,\"ab1 .e-]{0,24}", keys in prop::collection::btree_map("[a-z]{1,4}", "\\PC{0,8}", 0..5)) {
        let good = json!(keys);
        let read = Arguments::from_json(&good.to_string());
        prop_assert_eq!(read.get(), Ok(&good));
        match (Arguments::from_json(&text).get(), serde_json::from_str::<Value>(&text)) {
            (Ok(ours), Ok(theirs)) if theirs.is_object() => prop_assert_eq!(ours, &theirs),
            (Err(ArgumentError::Malformed(_)), Ok(Value::Object(_))) => prop_assert!(false, "{} was refused", text),
            _ => {}
        }
    }
}

#[test]
fn the_table_is_sound() {
    let mut seen = HashSet::new();
    for row in ROWS {
        for name in row.names {
            assert!(seen.insert(*name), "{name} stands twice");
            assert_eq!(*name, name.to_ascii_lowercase());
        }
        for path in row.command_at.iter().chain(row.path_at).chain(row.url_at) {
            JsonPath::parse(path).unwrap();
        }
    }
}

#[test]
fn tools_are_known_by_name_registration_or_not_at_all() {
    let mut table = ToolTable::default();
    assert_eq!(table.lookup(&"Bash".into()).kind, ToolKind::Execute);
    assert_eq!(
        table.lookup(&"mcp__files__read_file".into()).known,
        Known::Unknown,
        "a server's tool is not the host's"
    );
    let unknown = table.lookup(&"what".into());
    assert!(unknown.acts && unknown.outside && unknown.known == Known::Unknown);
    let info = ToolInfo { path_at: vec!["$.p".to_owned()], ..ToolInfo::of_kind(ToolKind::Read) };
    table.register(&"mcp__files__read_file".into(), info.clone()).unwrap();
    assert_eq!(table.lookup(&ToolId::on("files", "read_file")).known, Known::Registered);
    assert!(table.register(&"x".into(), ToolInfo { path_at: vec!["p".to_owned()], ..info }).is_err());
}

#[test]
fn gc_02_what_covers_a_call() {
    let set = |globs: &[&str], exact| {
        let mut set = ToolSet::new(exact);
        globs.iter().for_each(|glob| set.name(glob).unwrap());
        set
    };
    let info = ToolInfo::unknown();
    assert!(set(&["*"], false).matches(&"x".into(), &info) && !set(&["*"], false).names(&"x".into(), &info));
    assert!(set(&["ranch__*"], false).names(&"ranch__x".into(), &info));
    assert!(!set(&["*", "other"], false).names(&"x".into(), &info));
    let mut on = ToolSet::new(true);
    on.on("ranch", "*").unwrap();
    assert!(on.names(&"mcp__ranch__x".into(), &info) && !on.names(&"ranch__x".into(), &info));
    assert!(ToolSet::new(false).name("a||b").is_err());
}

fn view<T>(tool: &str, args: Value, then: impl FnOnce(&CallView<'_>) -> T) -> T {
    let call = ToolCall::new("1", tool, args);
    let info = ToolTable::default().lookup(&call.tool);
    then(&CallView::new(&call, &info, call.arguments.get().unwrap(), &Place::of_examples()))
}

#[test]
fn an_unknown_tools_strings_are_tried_as_paths_and_urls() {
    let args = json!({"a": "x/y", "b": ["two\nlines", " blank", "https://a.example/x", "b.example/y", "notes.txt", "7"]});
    view("what", args, |view| {
        let paths: Vec<&str> = view.paths().iter().map(|p| p.text.as_str()).collect();
        assert_eq!(paths, ["x/y", "b.example/y", "notes.txt", "7"]);
        let urls: Vec<(String, bool)> =
            view.urls().iter().map(|u| (u.to.as_ref().unwrap().host.to_string(), u.guess)).collect();
        assert_eq!(urls, [("a.example".to_owned(), false), ("b.example".to_owned(), true)]);
        assert_eq!(view.paths()[0].at, "$['a']");
    });
}

#[test]
fn facets_of_known_tools() {
    view("Write", json!({"file_path": "a", "content": "/etc/passwd"}), |view| {
        assert_eq!(view.paths().len(), 1);
        assert_eq!(view.paths()[0].role, PathRole::Write);
        assert!(view.urls().is_empty() && view.commands().is_empty());
    });
    view("shell", json!({"command": ["git", "push"], "workdir": "sub"}), |view| {
        assert_eq!(view.commands().len(), 1);
        assert_eq!(view.commands()[0].view.line, "git push");
        assert_eq!(view.command_place().cwd.to_str(), Some("/workspace/sub"));
    });
    view("what", json!({"x": {"script": "ls", "Code": ["a b", "c"]}}), |view| {
        let at: HashSet<&str> = view.commands().iter().map(|c| c.at.as_str()).collect();
        assert!(at.contains("$['x']['script']") && at.iter().any(|at| at.starts_with("$['x']['Code']")));
    });
    view("str_replace_based_edit_tool", json!({"command": "view", "path": "x"}), |view| {
        assert!(view.commands().is_empty());
    });
    view("fetch", json!({"url": "not a url"}), |view| assert!(view.urls()[0].malformed));
    view("apply_patch", json!({"input": "--- a/x\n+++ b/y\n"}), |view| {
        let paths: HashSet<&str> = view.paths().iter().map(|p| p.text.as_str()).collect();
        assert!(paths.contains("x") && paths.contains("y"));
    });
}

/// TR-03: what is attached is read, what is saved is written.
#[test]
fn files_of_tools_that_send_and_fetch() {
    let roles = |tool: &str, args: Value| -> Vec<(String, PathRole)> {
        view(tool, args, |view| view.paths().iter().map(|p| (p.text.clone(), p.role)).collect())
    };
    let one = |text: &str, role: PathRole| vec![(text.to_owned(), role)];
    let mail = json!({"to": "a@b.example", "body": "./y", "attachments": [{"path": "x"}]});
    assert_eq!(roles("send_email", mail), one("x", PathRole::Read));
    let mail = json!({"to": "a@b.example", "attachmentPath": "x"});
    assert_eq!(roles("gmail_send", mail), one("x", PathRole::Read));
    let saved = json!({"url": "https://a.example/y", "save_as": "x"});
    assert_eq!(roles("download", saved), one("x", PathRole::Write));
    assert!(roles("webfetch", json!({"url": "https://a.example/y", "prompt": "x"})).is_empty());
}

#[test]
fn strings_in_json_strings_are_strings() {
    view("what", json!({"a": "{\"b\": [\"c\", \"{\\\"d\\\":\\\"e\\\"}\"]}"}), |view| {
        let inner: Vec<&str> = view.strings().iter().filter(|s| s.inner).map(|s| s.text.as_ref()).collect();
        assert!(inner.contains(&"c") && inner.contains(&"e"));
    });
}
