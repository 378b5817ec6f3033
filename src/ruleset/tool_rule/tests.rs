//! TR-01, TR-02, GC-08: tool rules, clause by clause.

#![expect(clippy::string_slice, reason = "a test says where it is wrong by panicking")]

use serde_json::{Value, json};

use super::ToolRule;
use crate::matcher::{Found, Place};
use crate::tool::{Arguments, CallView, ResultView, ToolCall, ToolTable};
use crate::typed::{ConditionSpec, Located, MatcherSpec, ToolPattern, ToolRuleSpec};
use crate::words::{Action, Cause};

fn at<T>(value: T) -> Located<T> {
    Located { value, at: 0..0 }
}

fn texts(value: &Value) -> Vec<Located<String>> {
    match value {
        Value::String(text) => vec![at(text.clone())],
        Value::Array(list) => list.iter().map(|v| at(v.as_str().unwrap().to_owned())).collect(),
        _ => panic!("{value}"),
    }
}

fn matcher(value: &Value) -> Located<MatcherSpec> {
    at(match value {
        Value::String(text) => MatcherSpec::Regex(text.clone()),
        Value::Object(map) => {
            let (kind, value) = map.iter().next().unwrap();
            match kind.as_str() {
                "regex" => MatcherSpec::Regex(value.as_str().unwrap().to_owned()),
                "glob" => MatcherSpec::Glob(value.as_str().unwrap().to_owned()),
                "equals" => MatcherSpec::Equals(value.clone()),
                "any_of" => MatcherSpec::AnyOf(value.as_array().unwrap().iter().map(matcher).collect()),
                "path" => MatcherSpec::Path(texts(value)),
                "domain" => MatcherSpec::Domain(texts(value)),
                "fact" => MatcherSpec::Fact(value.as_str().unwrap().to_owned()),
                other => panic!("{other}"),
            }
        }
        other => panic!("{other}"),
    })
}

fn condition(value: &Value) -> ConditionSpec {
    let list = |key: &str| value.get(key).map(texts).unwrap_or_default();
    ConditionSpec {
        args: value
            .get("args")
            .and_then(Value::as_object)
            .map(|map| map.iter().map(|(k, v)| (at(k.clone()), matcher(v))).collect())
            .unwrap_or_default(),
        command: list("command"),
        path: list("path"),
        domain: list("domain"),
        result: value.get("result").map(matcher),
    }
}

fn spec(value: &Value) -> ToolRuleSpec {
    let tools = value["tools"].as_str().unwrap().split('|');
    ToolRuleSpec {
        tools: tools.map(|name| at(ToolPattern::Name(name.to_owned()))).collect(),
        condition: condition(value),
        not: value.get("not").map(condition),
        after: None,
        not_after: None,
        replace: value.get("replace").map(|r| at(r.as_str().unwrap().to_owned())),
    }
}

fn rule(value: &Value, action: Action) -> ToolRule {
    ToolRule::compile(&spec(value), action).unwrap_or_else(|errors| panic!("{errors:?}"))
}

fn with_view<T>(tool: &str, args: &Value, then: impl FnOnce(&CallView<'_>) -> T) -> T {
    let call = ToolCall::new("1", tool, Arguments::from_value(args.clone()));
    let info = ToolTable::default().lookup(&call.tool);
    let place = Place::of_examples();
    then(&CallView::new(&call, &info, call.arguments.get().unwrap(), &place))
}

#[track_caller]
fn blocks(fields: Value, tool: &str, args: Value) {
    let found = with_view(tool, &args, |view| rule(&fields, Action::Block).before(view, &Value::Null));
    assert!(matches!(&found, Found::Match(hit) if hit.certain), "{fields} on {tool} {args}: {found:?}");
}

#[track_caller]
fn passes(fields: Value, tool: &str, args: Value) {
    let found = with_view(tool, &args, |view| rule(&fields, Action::Block).before(view, &Value::Null));
    assert_eq!(found, Found::Nothing, "{fields} on {tool} {args}");
}

#[track_caller]
fn possible(fields: Value, tool: &str, args: Value) {
    let found = with_view(tool, &args, |view| rule(&fields, Action::Block).before(view, &Value::Null));
    assert!(matches!(&found, Found::Match(hit) if !hit.certain), "{fields} on {tool} {args}: {found:?}");
}

#[track_caller]
fn cannot_tell(fields: Value, tool: &str, args: Value) {
    let found = with_view(tool, &args, |view| rule(&fields, Action::Block).before(view, &Value::Null));
    assert!(matches!(found, Found::Unjudged { .. }), "{fields} on {tool} {args}: {found:?}");
}

#[track_caller]
fn allows(fields: Value, tool: &str, args: Value) {
    let covered = with_view(tool, &args, |view| rule(&fields, Action::Allow).covers(view, &Value::Null));
    assert_eq!(covered, Ok(()), "{fields} on {tool} {args}");
}

#[track_caller]
fn does_not_allow(fields: Value, tool: &str, args: Value) {
    let covered = with_view(tool, &args, |view| rule(&fields, Action::Allow).covers(view, &Value::Null));
    assert!(covered.is_err(), "{fields} on {tool} {args}");
}

fn result(fields: &Value, text: &str) -> Found {
    let call = ToolCall::new("1", "read", json!({"path": "x"}));
    let info = ToolTable::default().lookup(&call.tool);
    rule(fields, Action::Redact).after(&ResultView { call: &call, info: &info, text }, &Value::Null)
}

#[track_caller]
fn spans(fields: Value, text: &str, expected: &[&str]) {
    let Found::Match(hit) = result(&fields, text) else {
        assert!(expected.is_empty(), "no match of {fields} in {text}");
        return;
    };
    let found: Vec<&str> = hit.spots.iter().map(|spot| &text[spot.span.clone()]).collect();
    assert_eq!(found, expected, "{fields} in {text}");
}

/// One `#[test]` a row: `name: function(rule, tool, arguments)`.
macro_rules! rows {
    ($($name:ident: $check:ident($fields:tt, $tool:expr, $args:tt);)*) => {
        $(#[test] fn $name() { $check(json!($fields), $tool, json!($args)); })*
    };
}

rows! {
    tr_01_a_rule_with_tools_alone_matches_every_call: blocks({"tools": "exec|file"}, "exec", {});
    tr_01_other_tools_are_not_its_matter: passes({"tools": "exec|file"}, "read", {"path": "x"});
    tr_02_tool_names_are_compared_without_case: blocks({"tools": "bash"}, "Bash", {"command": "ls"});
    tr_02_a_glob_covers_the_tools_of_a_server: blocks({"tools": "ranch__*"}, "ranch__open", {});
    tr_02_mcp_names_are_taken_apart: blocks({"tools": "ranch__*"}, "mcp__ranch__open", {});
    tr_02_a_regex_is_searched: blocks({"tools": "exec", "args": {"$.cmd": "rm"}}, "exec", {"cmd": "sudo rm x"});
    tr_02_all_entries_must_match:
        passes({"tools": "t", "args": {"$.a": "x", "$.b": "y"}}, "t", {"a": "x", "b": "z"});
    tr_02_a_path_that_selects_nothing_does_not_match: passes({"tools": "t", "args": {"$.a": ".*"}}, "t", {"b": "x"});
    tr_02_any_node_is_enough_to_block: blocks({"tools": "t", "args": {"$.a[*]": "^x$"}}, "t", {"a": ["y", "x"]});
    tr_02_an_object_is_matched_as_compact_json:
        blocks({"tools": "t", "args": {"$.a": "\"k\":\"v\""}}, "t", {"a": {"k": "v"}});
    tr_02_and_leaf_by_leaf_as_raw_strings:
        blocks({"tools": "t", "args": {"$.a": "^say \"hi\"$"}}, "t", {"a": {"k": ["say \"hi\""]}});
    tr_02_a_string_that_is_json_is_matched_as_both:
        blocks({"tools": "t", "args": {"$.a": "^say \"hi\"$"}}, "t", {"a": "{\"k\": \"say \\\"hi\\\"\"}"});
    tr_02_json_in_json_in_a_string:
        blocks({"tools": "t", "args": {"$.a": "^deep$"}}, "t", {"a": "{\"k\": \"[\\\"deep\\\"]\"}"});
    tr_02_a_relative_path_is_tried_in_absolute_form:
        blocks({"tools": "read", "args": {"$.path": "^/workspace/data/secrets/"}}, "read", {"path": "data/x/../secrets/k"});
    tr_02_and_so_are_the_path_words_of_a_command:
        blocks({"tools": "exec", "args": {"$.cmd": "/workspace/data/secrets/"}}, "exec", {"cmd": "cat data/secrets/k"});
    tr_02_after_a_folder_move_too:
        blocks({"tools": "exec", "args": {"$.cmd": "/workspace/data/secrets/"}}, "exec", {"cmd": "cd data && cat secrets/k"});
    numbers_are_matched_as_their_text: blocks({"tools": "t", "args": {"$.n": "^42$"}}, "t", {"n": 42});
    a_glob_is_over_the_whole_text: passes({"tools": "t", "args": {"$.a": {"glob": "x*"}}}, "t", {"a": "yx"});
    a_glob_goes_over_slashes: blocks({"tools": "t", "args": {"$.a": {"glob": "x*z"}}}, "t", {"a": "x/y/z"});
    equals_is_by_value: blocks({"tools": "t", "args": {"$.a": {"equals": {"k": 1}}}}, "t", {"a": {"k": 1}});
    any_of_takes_any: blocks({"tools": "t", "args": {"$.a": {"any_of": ["^x$", {"glob": "y*"}]}}}, "t", {"a": "yes"});

    path_covers_what_is_below: blocks({"tools": "*", "path": "data/secrets"}, "read", {"file_path": "/workspace/data/secrets/a/b"});
    path_stops_a_star_at_a_slash: passes({"tools": "*", "path": "data/*.key"}, "read", {"path": "data/a/b.key"});
    path_takes_leading_dots_as_ordinary: blocks({"tools": "*", "path": "**/*env"}, "read", {"path": "a/.env"});
    path_double_star_covers_no_folder_too: blocks({"tools": "*", "path": "**/x"}, "read", {"path": "x"});
    path_alternatives: blocks({"tools": "*", "path": "src/*.{key,pem}"}, "read", {"path": "src/a.pem"});
    path_of_another_root_does_not_match: passes({"tools": "*", "path": "data/**"}, "read", {"path": "/data/x"});
    path_with_tilde: blocks({"tools": "*", "path": "~/.ssh/**"}, "read", {"path": "/home/user/.ssh/id"});
    path_value_with_tilde: blocks({"tools": "*", "path": "~/.ssh/**"}, "read", {"path": "~/.ssh/id"});
    path_as_file_url: blocks({"tools": "*", "path": "/etc/**"}, "fetch", {"url": "file:///etc/pass%77d"});
    path_in_any_string_of_an_unknown_tool: blocks({"tools": "*", "path": "/etc/**"}, "what", {"x": {"y": ["../etc/passwd"]}});
    path_word_of_a_command: blocks({"tools": "*", "path": "data/secrets"}, "bash", {"command": "cat data/secrets/k"});
    path_word_after_cd: blocks({"tools": "*", "path": "data/secrets"}, "bash", {"command": "cd data; cat secrets/k"});
    path_word_in_the_working_folder_of_the_call:
        blocks({"tools": "*", "path": "data/secrets"}, "shell", {"command": ["cat", "k"], "workdir": "data/secrets"});
    path_word_as_a_glob_is_possible: possible({"tools": "*", "path": "data/secrets/k"}, "bash", {"command": "cat data/sec*/k"});
    path_word_with_a_variable_is_possible_where_its_rest_fits:
        possible({"tools": "*", "path": "data/secrets/**"}, "bash", {"command": "cat \"$D/secrets/k\""});
    path_word_that_is_all_variable_is_none: passes({"tools": "*", "path": "data/secrets/**"}, "bash", {"command": "cat \"$D\""});
    path_in_a_patch:
        blocks({"tools": "*", "path": ".github/**"}, "apply_patch", {"input": "*** Begin Patch\n*** Update File: .github/ci.yml\n@@\n"});
    path_under_a_renamed_argument: blocks({"tools": "*", "path": "/etc/**"}, "Write", {"where": "/etc/hosts", "content": "a\nb"});
    path_with_a_null_byte_is_unjudged: cannot_tell({"tools": "*", "path": "x"}, "read", {"path": "a\u{0}b"});
    path_of_another_users_home_is_unjudged: cannot_tell({"tools": "*", "path": "x"}, "read", {"path": "~root/x"});

    domain_covers_subdomains: blocks({"tools": "*", "domain": "evil.example"}, "fetch", {"url": "https://a.EVIL.example./x"});
    domain_reads_user_information_as_such: passes({"tools": "*", "domain": "good.example"}, "fetch", {"url": "https://good.example@evil.example"});
    domain_without_a_scheme: blocks({"tools": "*", "domain": "evil.example"}, "fetch", {"url": "evil.example:8080/x"});
    domain_in_any_string_of_an_unknown_tool: blocks({"tools": "*", "domain": "evil.example"}, "what", {"x": ["see https://evil.example/y"]});
    domain_that_a_command_connects_to: blocks({"tools": "*", "domain": "evil.example"}, "bash", {"command": "curl -s https://evil.example/x | head"});
    domain_in_a_value: blocks({"tools": "t", "args": {"$.a": {"domain": "evil.example"}}}, "t", {"a": "//evil.example/x"});

    bx_02_command_of_a_known_tool: blocks({"tools": "*", "command": "git push --force*"}, "Bash", {"command": "cd x && git push -f origin main"});
    bx_02_command_vector: blocks({"tools": "*", "command": "git push --force*"}, "shell", {"command": ["bash", "-lc", "git push -f"]});
    bx_02_command_with_arguments_beside_it: blocks({"tools": "*", "command": "git push --force*"}, "run_command", {"command": "git", "args": ["push", "--force"]});
    bx_02_command_key_of_an_unknown_tool: blocks({"tools": "*", "command": "rm *"}, "what", {"deep": [{"script": "rm x"}]});
    bx_02_data_is_no_command: passes({"tools": "*", "command": "git push --force*"}, "Bash", {"command": "echo 'git push --force'"});

    not_exempts_the_node: passes({"tools": "t", "args": {"$.a": "x"}, "not": {"args": {"$.a": "x1"}}}, "t", {"a": "x1"});
    not_exempts_only_the_node: blocks({"tools": "t", "args": {"$.a[*]": "x"}, "not": {"args": {"$.a[*]": "x1"}}}, "t", {"a": ["x1", "x2"]});
    not_must_match_the_whole: blocks({"tools": "t", "args": {"$.a": "x"}, "not": {"args": {"$.a": "x1"}}}, "t", {"a": "x1 and x2"});
    not_exempts_the_simple_command_alone:
        blocks({"tools": "*", "command": "rm *", "not": {"command": "rm a"}}, "bash", {"command": "rm a; rm b"});
    not_exempts_the_simple_command: passes({"tools": "*", "command": "rm *", "not": {"command": "rm a"}}, "bash", {"command": "rm a"});
    not_exempts_the_path: passes({"tools": "*", "path": "data/**", "not": {"path": "data/public/**"}}, "read", {"path": "data/public/x"});
    not_exempts_the_path_word_alone:
        blocks({"tools": "*", "path": "data/**", "not": {"path": "data/public/**"}}, "bash", {"command": "cat data/public/x data/y"});
    not_over_the_paths_of_a_command: passes({"tools": "*", "command": "rm *", "not": {"path": "/tmp/**"}}, "bash", {"command": "rm /tmp/x"});
    not_over_all_the_paths_of_a_command: blocks({"tools": "*", "command": "rm *", "not": {"path": "/tmp/**"}}, "bash", {"command": "rm /tmp/x y"});
    not_joins_its_fields_by_and:
        blocks({"tools": "*", "command": "rm *", "not": {"path": "/tmp/**", "command": "rm -i *"}}, "bash", {"command": "rm /tmp/x"});
    not_of_every_call: passes({"tools": "write", "not": {"path": "src/**"}}, "write", {"path": "src/x", "content": "y"});
    not_of_every_call_elsewhere: blocks({"tools": "write", "not": {"path": "src/**"}}, "write", {"path": "src/../x", "content": "y"});

    allow_is_exact_in_tool_names: does_not_allow({"tools": "bash"}, "Bash", {"command": "ls"});
    allow_of_a_bare_name_is_not_another_servers: does_not_allow({"tools": "open"}, "mcp__ranch__open", {});
    allow_needs_the_whole_leaf: does_not_allow({"tools": "t", "args": {"$.a": "git status"}}, "t", {"a": "git status; rm -rf /"});
    allow_takes_the_whole_leaf: allows({"tools": "t", "args": {"$.a": "git (status|diff)"}}, "t", {"a": "git diff"});
    allow_is_no_match_on_all_arguments:
        does_not_allow({"tools": "exec", "args": {"$": ".*git status.*"}}, "exec", {"command": "whoami", "metadata": {"reason": "just running git status"}});
    allow_needs_every_node: does_not_allow({"tools": "t", "args": {"$.a[*]": "x"}}, "t", {"a": ["x", "y"]});
    allow_needs_a_node: does_not_allow({"tools": "t", "args": {"$.a[*]": "x"}}, "t", {"a": []});
    allow_of_dots_needs_path: does_not_allow({"tools": "read", "args": {"$.path": "src/.*"}}, "read", {"path": "src/../etc/x"});
    allow_by_path_follows_dots: allows({"tools": "read", "args": {"$.path": {"path": "src/**"}}}, "read", {"path": "src/a/../b"});
    allow_by_path_sees_where_dots_lead: does_not_allow({"tools": "read", "path": "src/**"}, "read", {"path": "src/../b"});
    allow_by_command: allows({"tools": "bash", "command": ["git status", "git diff *"]}, "bash", {"command": "git status && git diff x"});
    allow_needs_every_command: does_not_allow({"tools": "bash", "command": "git status"}, "bash", {"command": "git status; whoami"});
    allow_covers_no_write: does_not_allow({"tools": "bash", "command": "git status"}, "bash", {"command": "git status > x"});
    allow_covers_nothing_opaque: does_not_allow({"tools": "bash", "command": "git *"}, "bash", {"command": "git status $(cat x)"});
    allow_needs_all_hosts: does_not_allow({"tools": "what", "domain": "good.example"}, "what", {"a": "https://good.example", "b": "https://evil.example"});
    allow_takes_all_hosts: allows({"tools": "fetch", "domain": "good.example"}, "fetch", {"url": "https://api.good.example/x"});
    allow_needs_a_host: does_not_allow({"tools": "fetch", "domain": "good.example"}, "fetch", {"url": "data:text/plain,x"});
    allow_excepts_broadly: does_not_allow({"tools": "t", "args": {"$.a": ".*"}, "not": {"args": {"$.a": "secret"}}}, "t", {"a": "my secret x"});
    allow_of_a_tool_alone: allows({"tools": "t"}, "t", {"anything": 1});
}

#[test]
fn gc_08_an_argument_is_compared_with_a_fact() {
    let fields = json!({"tools": "t", "args": {"$.account": {"fact": "user.account"}}});
    let allow = |args: Value, facts: Value| {
        with_view("t", &args, |view| rule(&fields, Action::Allow).covers(view, &facts).is_ok())
    };
    let facts = json!({"user": {"account": "A-7"}});
    assert!(allow(json!({"account": "A-7"}), facts.clone()));
    assert!(!allow(json!({"account": "A-8"}), facts.clone()));
    assert!(!allow(json!({"account": "A-7"}), json!({})), "a missing fact covers nothing");
    assert!(!allow(json!({"account": null}), json!({"user": {"account": null}})), "a null is no fact");
    let block = rule(&fields, Action::Block);
    let found = with_view("t", &json!({"account": "A-7"}), |view| block.before(view, &json!({})));
    assert!(matches!(found, Found::Unjudged { cause: Cause::Unresolved, .. }));
    // The rule of GC-08: block every account but the user's own.
    let own = json!({"tools": "t", "args": {"$.account": ".*"}, "not": {"args": {"$.account": {"fact": "user.account"}}}});
    let before = |args: Value, facts: &Value| {
        with_view("t", &args, |view| rule(&own, Action::Block).before(view, facts))
    };
    assert_eq!(before(json!({"account": "A-7"}), &facts), Found::Nothing);
    assert!(matches!(before(json!({"account": "A-8"}), &facts), Found::Match(_)));
    assert!(
        matches!(before(json!({"account": "A-7"}), &json!({})), Found::Match(_)),
        "a missing fact exempts nothing"
    );
}

#[test]
fn tr_02_results_are_matched_with_their_raw_spans() {
    spans(json!({"tools": "*", "result": "k-[0-9]+"}), "a k-1 b k-22", &["k-1", "k-22"]);
    spans(json!({"tools": "*", "result": "^v-1$"}), r#"{"a": "v-1", "v-1": 2}"#, &["v-1"]);
    spans(json!({"tools": "*", "result": "^a\"b$"}), r#"["x", "a\"b"]"#, &[r#"a\"b"#]);
    spans(json!({"tools": "*", "result": r#""a":1"#}), "{ \"a\" : 1 }", &["\"a\" : 1"]);
    spans(json!({"tools": "*", "result": "^deep$"}), r#"{"a": "[\"deep\"]"}"#, &[r#"[\"deep\"]"#]);
    spans(
        json!({"tools": "*", "result": {"domain": "evil.example"}}),
        "see http://evil.example/x",
        &["http://evil.example"],
    );
    spans(json!({"tools": "*", "result": "k", "not": {"result": "k2"}}), "k1", &["k"]);
    spans(json!({"tools": "*", "result": "k[0-9]", "not": {"result": "k2"}}), "k1 k2", &["k1"]);
    spans(json!({"tools": "*"}), "anything", &["anything"]);
    spans(json!({"tools": "*", "result": "nowhere"}), "anything", &[]);
}

#[test]
fn a_replacement_that_is_matched_again_is_an_error() {
    let errors =
        ToolRule::compile(&spec(&json!({"tools": "*", "result": "k", "replace": "[k]"})), Action::Redact);
    assert!(errors.unwrap_err()[0].message.contains("own matcher"));
    let good = rule(&json!({"tools": "*", "result": "k[0-9]", "replace": "[k]"}), Action::Redact);
    assert!(!good.matches_text("[redacted:x]") && good.matches_text("k1"));
}

#[test]
fn every_pattern_that_is_wrong_is_named() {
    let fields = json!({"tools": "t", "args": {"cmd": "(", "$.a": {"domain": "https://x.example/y"}}, "path": "~bob/x"});
    let errors = ToolRule::compile(&spec(&fields), Action::Block).unwrap_err();
    let fields: Vec<&str> = errors.iter().map(|e| e.field.as_str()).collect();
    assert_eq!(fields, ["args.$.a.domain", "args.cmd", "args.cmd.regex", "path"]);
    assert!(errors.iter().all(|e| e.help.is_some()));
    assert!(errors[1].help.as_deref().unwrap().contains("$.cmd"));
}

#[test]
fn finding_matches_is_bounded_on_hostile_patterns() {
    let found = result(&json!({"tools": "*", "result": "[a-z]*?!|."}), &"a".repeat(1 << 20));
    assert!(matches!(found, Found::Unjudged { cause: Cause::Budget, .. }), "{found:?}");
}

#[test]
fn canonical_paths_count_for_both_readings() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().canonicalize().unwrap();
    std::fs::create_dir_all(root.join("secrets")).unwrap();
    std::fs::write(root.join("secrets/k"), "x").unwrap();
    std::os::unix::fs::symlink(root.join("secrets"), root.join("open")).unwrap();
    let place = Place { root: root.clone(), cwd: root.clone(), home: root, fold_case: false };
    let call = ToolCall::new("1", "read", json!({"path": "open/k"}));
    let info = ToolTable::default().lookup(&call.tool);
    let view = || CallView::new(&call, &info, call.arguments.get().unwrap(), &place);
    let resolved = crate::tool::Resolved::look_up(
        &crate::tool::LocalFiles,
        view().lexical_paths(crate::tool::FilesAsked::AnyString),
        &place,
    );
    let view = view().with_resolved(&resolved);
    let block = rule(&json!({"tools": "*", "path": "secrets/**"}), Action::Block);
    assert!(matches!(block.before(&view, &Value::Null), Found::Match(_)));
    for fields in
        [json!({"tools": "*", "path": "open/**"}), json!({"tools": "*", "args": {"$.path": "open/.*"}})]
    {
        assert!(rule(&fields, Action::Allow).covers(&view, &Value::Null).is_err(), "{fields}");
    }
    let both = rule(&json!({"tools": "*", "path": ["open/**", "secrets/**"]}), Action::Allow);
    assert_eq!(both.covers(&view, &Value::Null), Ok(()));
}

proptest::proptest! {
    #[test]
    fn arbitrary_arguments_never_panic(text in "\\PC{0,40}", key in "[a-z]{1,8}") {
        let args = json!({key: text.clone(), "command": text, "url": text, "path": [text, {"x": text}]});
        for tool in ["bash", "read", "fetch", "what"] {
            with_view(tool, &args, |view| {
                let fields = json!({"tools": "*", "args": {"$..*": "x"}, "path": "**/x", "domain": "x.example", "command": "rm *"});
                let _ = rule(&fields, Action::Block).before(view, &Value::Null);
                let _ = rule(&fields, Action::Allow).covers(view, &Value::Null);
            });
        }
    }
}
