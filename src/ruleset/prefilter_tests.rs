//! A rule is left out only of calls that it says nothing of.

use std::path::PathBuf;

use proptest::prelude::*;
use serde_json::{Value, json};

use super::{Check, Gate, Loader, RuleSet};
use crate::matcher::{Found, Place};
use crate::tool::{CallView, FilesAsked, Resolved, ToolCall};
use crate::words::Hook;

/// Rules of every kind of field, in forms that only some normalisation brings together with a call.
const RULES: &[&str] = &[
    r"args: {$.command: '\bsudo\b'}",
    r"args: {$.command: '(?i)DROP\s+table'}",
    r"args: {$.command: '/srv/data/secrets'}",
    r"args: {$.path: '^/srv/work/data'}",
    r"args: {$.path: '(secrets|passwd)$'}",
    r"args: {$.options: 'force.:true'}",
    r"args: {$..x: 'value'}",
    r"args: {'$.list[*]': 'three'}",
    r"args: {$.note: {glob: '*secret?x*'}}",
    r"args: {$.note: {any_of: ['hidden', {glob: '*ecret*'}]}}",
    r"args: {$.note: {any_of: ['hidden', {equals: 7}]}}",
    r"args: {$.note: {equals: secret}}",
    r"args: {$.note: '12345'}",
    r"args: {$.note: {path: '/etc/**'}}",
    r"args: {$.note: {fact: user.name}}",
    r"command: ['rm -rf*']",
    r"command: ['git push --force*', 'git push -f*']",
    r"command: ['* --danger']",
    r"command: ['./tool *']",
    r"path: ['secrets/**']",
    r"path: ['/srv/**/*.pem', '~/.ssh/**']",
    r"path: ['**/.env']",
    r"path: ['../other/{one,two}three/**']",
    r"domain: [evil.example]",
    "command: ['cat *']\npath: ['secrets/**']",
    "command: ['cat *']\nargs: {$.note: 'hidden'}",
];

/// Pieces that calls are made of.
const PIECES: &[&str] = &[
    "sudo",
    "s\\udo",
    "'su'do",
    "SUDO",
    "drop  TABLE",
    "secrets",
    "/srv/data/secrets",
    "../data/secrets",
    "data",
    "cd ../data;",
    "cat",
    "rm -rf /",
    "r''m -r -f x",
    "$RM -rf x",
    "git push -f",
    "git -C x push +main",
    "env A=1",
    "timeout 5",
    "bash -c 'cat secrets/x'",
    "$(cat .env)",
    "secrets/*",
    "se*/key",
    "$D/secrets/key",
    "~/.ssh/id",
    "~root/x",
    "x.pem",
    "/srv/a/x.pem",
    ".env",
    "./tool a",
    "tool --danger",
    "../other/onethree/x",
    "/srv/other/TWOTHREE/x",
    "passwd",
    "{\"a\": \"hidden\"}",
    "\"{\\\"force\\\":true}\"",
    "secretyx",
    "12345",
    "http://evil.example/",
    "evil.example",
    "|",
    "&&",
    ">",
    "three",
    "value",
    "\u{212A}elvin",
    "\u{17F}udo",
    "file:///srv/work/secrets/a",
    "data%2Fsecrets",
    "\n",
    " ",
    "eval",
    "echo c3Vkbw== | base64 -d | sh",
    "$'\\x73udo'",
    "{ru,su}do",
];

fn set() -> RuleSet {
    let dir = tempfile::tempdir().unwrap();
    for (at, rule) in RULES.iter().enumerate() {
        let tools = ["\"*\"", "bash", "bash|custom"].get(at % 3).unwrap();
        let text = format!("---\nwhen: before_tool\ntools: {tools}\naction: block\n{rule}\n---\nNo.\n");
        std::fs::write(dir.path().join(format!("rule-{at}.md")), text).unwrap();
    }
    let loaded = Loader::default().rules_folder(dir.path()).load();
    assert!(loaded.problems.is_empty(), "{:?}", loaded.problems);
    loaded.rules.unwrap()
}

/// The gates before the call's tool runs that are about it: every one, looked at.
fn about<'a>(rules: &'a RuleSet, call: &'a ToolCall) -> impl Iterator<Item = &'a Gate> {
    let info = rules.plan(&call.tool);
    rules.gates().iter().filter(move |gate| {
        gate.hook == Hook::ToolCall
            && gate.tools.as_ref().is_none_or(|tools| tools.matches(&call.tool, &info.info))
    })
}

fn check(rules: &RuleSet, tool: &str, args: Value, fold_case: bool, links: bool) {
    let call = ToolCall::new("1", tool, args);
    let plan = rules.plan(&call.tool);
    let place = Place {
        root: PathBuf::from("/srv/work"),
        cwd: PathBuf::from("/srv/work/sub"),
        home: PathBuf::from("/home/kim"),
        fold_case,
    };
    let view = CallView::new(&call, &plan.info, call.arguments.get().unwrap(), &place);
    let resolved =
        Resolved::look_up(&crate::tool::LocalFiles, view.lexical_paths(FilesAsked::AnyString), &place);
    let view = if links { view.with_resolved(&resolved) } else { view };
    let tried: Vec<_> = rules.that_may_match(&plan, &view).into_iter().map(std::ptr::from_ref).collect();
    for gate in about(rules, &call) {
        let Check::Tool(rule) = &gate.check else { continue };
        if !tried.contains(&std::ptr::from_ref(gate)) {
            let found = rule.before(&view, &json!({"user": {"name": "kim"}}));
            assert_eq!(found, Found::Nothing, "{} was left out of {call:?}", gate.id.name);
        }
    }
}

#[test]
fn bx_04_rules_whose_literals_are_not_there_are_left_out() {
    let rules = set();
    let call = ToolCall::new("1", "bash", json!({"command": "ls -l", "note": "nothing"}));
    let plan = rules.plan(&call.tool);
    let place = Place {
        root: PathBuf::from("/srv/work"),
        cwd: PathBuf::from("/srv/work"),
        home: PathBuf::from("/home/kim"),
        fold_case: false,
    };
    let view = CallView::new(&call, &plan.info, call.arguments.get().unwrap(), &place);
    let tried = rules
        .that_may_match(&plan, &view)
        .into_iter()
        .filter(|gate| matches!(gate.check, Check::Tool(_)))
        .count();
    let all = about(&rules, &call).filter(|gate| matches!(gate.check, Check::Tool(_))).count();
    assert!(tried * 2 < all, "{tried} of {all} were tried");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn bx_04_a_rule_is_left_out_only_where_it_says_nothing(
        command in proptest::collection::vec(proptest::sample::select(PIECES), 0..5),
        path in proptest::collection::vec(proptest::sample::select(PIECES), 0..3),
        note in proptest::collection::vec(proptest::sample::select(PIECES), 0..3),
        number in any::<bool>(),
        custom in any::<bool>(),
        fold_case in any::<bool>(),
        links in any::<bool>(),
    ) {
        static RULES: std::sync::LazyLock<RuleSet> = std::sync::LazyLock::new(set);
        let note = if number { json!(12345) } else { json!(note.concat()) };
        let args = json!({
            "command": command.join(" "), "path": path.concat(), "note": note, "list": ["one", path.join("/")],
            "options": {"force": true, "x": path.concat()},
        });
        check(&RULES, if custom { "custom" } else { "bash" }, args, fold_case, links);
    }
}
