//! Rules around every tool call, through the public API only: TR-01, TR-02, TR-06, TR-07, GC-02, GC-08, BX-01,
//! and shadow mode.

#![expect(clippy::unwrap_used, clippy::panic, reason = "tests")]

#[expect(dead_code, reason = "each file of tests uses some of it")]
mod support;

use std::time::Duration;

use portcullis::{
    Action, CheckFailed, CheckOutcome, CheckSubject, CodeGate, Flag, Guard, Hook, NoticeId, Outcome,
    ToolOutcome, ToolResult, TurnOptions,
};
use serde_json::json;
use support::{World, blocked, call, given, ids, runs, withheld};

// ---- TR-01: actions, and how they compose ----

#[tokio::test]
async fn tr_01_a_rule_that_blocks_gives_its_body_as_the_reason() {
    let world = World::good(&[(
        ".agents/rules/no-prod.md",
        "---\nwhen: before_tool\ntools: deploy\nargs:\n  $.stage: ^prod$\naction: block\n---\nDeploy to staging first.\n",
    )]);
    let decision = world.alone("deploy", r#"{"stage": "prod"}"#).await;
    let reason = "The rule no-prod stopped this call: Deploy to staging first.";
    assert!(blocked(&decision).starts_with(reason), "{decision:#?}");
    assert!(decision.report.reasons[0].for_person.starts_with(reason), "{decision:#?}");
    assert_eq!(ids(&decision.report.notices).iter().filter(|id| **id == NoticeId::CallBlocked).count(), 1);
    runs(&world.alone("deploy", r#"{"stage": "staging"}"#).await);
}

#[tokio::test]
async fn tr_01_the_strictest_action_wins_whatever_the_order_and_every_rule_that_fired_is_named() {
    let rule = |action: &str, order: i32| {
        format!(
            "---\nwhen: before_tool\ntools: deploy\naction: {action}\norder: {order}\n---\nBecause of {action}.\n"
        )
    };
    for orders in [[1, 2, 3], [3, 2, 1], [2, 3, 1]] {
        let (record, warn, block) =
            (rule("record", orders[0]), rule("warn", orders[1]), rule("block", orders[2]));
        let world = World::good(&[
            (".agents/rules/a-record.md", &record),
            (".agents/rules/b-warn.md", &warn),
            (".agents/rules/c-block.md", &block),
        ]);
        let decision = world.alone("deploy", "{}").await;
        let told = blocked(&decision);
        assert!(
            told.starts_with("The rule c-block stopped this call: Because of block."),
            "{orders:?}: {told}"
        );
        assert!(
            !told.contains("Because of warn") && !told.contains("Because of record"),
            "{orders:?}: {told}"
        );
        let mut fired: Vec<_> = decision
            .report
            .verdicts
            .iter()
            .filter_map(|v| v.effect.map(|effect| (v.gate.name.as_str().to_owned(), effect)))
            .collect();
        fired.sort();
        let named = |name: &str, action| (name.to_owned(), action);
        assert_eq!(
            fired,
            [
                named("a-record", Action::Record),
                named("b-warn", Action::Warn),
                named("c-block", Action::Block)
            ],
            "{orders:?}"
        );
        assert_eq!(world.audit("call")[0]["outcome"], "blocked");
        assert_eq!(world.audit("call")[0]["rules"].as_array().unwrap().len(), 3);
    }
}

#[tokio::test]
async fn tr_01_redact_and_record_take_effect_together_and_block_takes_the_result_away() {
    let redact =
        "---\nwhen: after_tool\ntools: fetch_order\nresult: 'cust-\\d+'\naction: redact\n---\nCustomers.\n";
    let record = "---\nwhen: after_tool\ntools: fetch_order\nresult: total\naction: record\n---\nTotals.\n";
    let block = "---\nwhen: after_tool\ntools: fetch_order\nresult: internal only\naction: block\n---\nNot for you.\n";
    let world = World::good(&[
        (".agents/rules/customers.md", redact),
        (".agents/rules/totals.md", record),
        (".agents/rules/internal.md", block),
    ]);
    let turn = world.turn();
    let decision = world.ran(&turn, "fetch_order", "{}", ToolResult::ok("cust-77: total 5")).await;
    assert_eq!(given(&decision).0, "[redacted:customers]: total 5");
    assert_eq!(world.audit("call")[0]["rules"], json!(["customers", "totals"]));
    assert_eq!(world.audit("call")[0]["effect"], "redact");

    let decision = world.ran(&turn, "fetch_order", "{}", ToolResult::ok("cust-77: internal only")).await;
    let (text, flags) = withheld(&decision);
    assert!(text.contains("The rule internal stopped this result: Not for you."), "{text}");
    assert!(!text.contains("cust-77"), "{text}");
    assert!(flags.contains(&Flag::Blocked), "{flags:?}");
}

#[tokio::test]
async fn tr_01_redactions_of_several_rules_merge_where_they_overlap() {
    let world = World::good(&[
        (
            ".agents/rules/early.md",
            "---\nwhen: after_tool\ntools: read_log\nresult: alpha beta\naction: redact\n---\n",
        ),
        (
            ".agents/rules/later.md",
            "---\nwhen: after_tool\ntools: read_log\nresult: beta gamma\naction: redact\n---\n",
        ),
    ]);
    let decision = world.ran(&world.turn(), "read_log", "{}", ToolResult::ok("x alpha beta gamma y")).await;
    assert_eq!(given(&decision).0, "x [redacted:early] y");
}

// ---- TR-02: what a rule matches ----

/// One rule that blocks; whether it stops each of these calls.
async fn stops(fields: &str, calls: &[(&str, &str, bool)]) {
    let text = format!("---\nwhen: before_tool\naction: block\n{fields}---\nIt matched.\n");
    let world = World::good(&[(".agents/rules/it.md", &text)]);
    for (tool, arguments, stopped) in calls {
        let decision = world.alone(tool, arguments).await;
        let by_it = decision.report.verdicts.iter().any(|v| {
            v.gate.name.as_str() == "it" && v.outcome == Outcome::Fail && v.effect == Some(Action::Block)
        });
        assert_eq!(by_it, *stopped, "{fields}{tool} {arguments}: {decision:#?}");
        if *stopped {
            assert!(
                blocked(&decision).contains("The rule it stopped this call: It matched."),
                "{decision:#?}"
            );
        } else {
            runs(&decision);
        }
    }
}

#[tokio::test]
async fn tr_02_tools_are_globs_with_alternatives_without_case() {
    stops(
        "tools: exec|file\n",
        &[("exec", "{}", true), ("FILE", "{}", true), ("files", "{}", false), ("my_exec", "{}", false)],
    )
    .await;
    stops(
        "tools: ranch__*\n",
        &[("ranch__feed", "{}", true), ("ranch_", "{}", false), ("barn", "{}", false)],
    )
    .await;
    stops("tools: '*'\n", &[("anything", "{}", true)]).await;
    stops("tools: [one, two]\n", &[("one", "{}", true), ("two", "{}", true), ("three", "{}", false)]).await;
    stops(
        "tools: {kind: execute}\n",
        &[("bash", r#"{"command": "ls"}"#, true), ("read_file", r#"{"path": "a"}"#, false)],
    )
    .await;
}

#[tokio::test]
async fn tr_02_every_entry_of_args_must_match_and_a_path_that_selects_nothing_does_not() {
    stops(
        "tools: pay\nargs:\n  $.to: ^acme$\n  $.amount: {regex: '^[0-9]{4,}$'}\n",
        &[
            ("pay", r#"{"to": "acme", "amount": "5000"}"#, true),
            ("pay", r#"{"to": "acme", "amount": "50"}"#, false),
            ("pay", r#"{"to": "other", "amount": "5000"}"#, false),
            ("pay", r#"{"to": "acme"}"#, false),
            ("pay", "{}", false),
        ],
    )
    .await;
}

#[tokio::test]
async fn tr_02_one_of_several_nodes_is_enough_for_a_rule_that_blocks() {
    stops(
        "tools: mail\nargs:\n  $.to[*]: '@rival\\.example$'\n",
        &[
            ("mail", r#"{"to": ["a@own.example", "b@rival.example"]}"#, true),
            ("mail", r#"{"to": ["a@own.example"]}"#, false),
            ("mail", r#"{"to": []}"#, false),
        ],
    )
    .await;
}

#[tokio::test]
async fn tr_02_an_object_is_matched_as_its_json_and_as_the_raw_strings_in_it() {
    stops(
        "tools: store\nargs:\n  $.record: '\"id\":7'\n",
        &[("store", r#"{"record": {"id": 7}}"#, true), ("store", r#"{"record": {"id": 8}}"#, false)],
    )
    .await;
    // In JSON the quote is escaped; in the raw string it is not.
    stops(
        "tools: store\nargs:\n  $.record: 'say \"hi\"'\n",
        &[
            ("store", r#"{"record": {"text": "say \"hi\""}}"#, true),
            ("store", r#"{"record": {"text": "say hi"}}"#, false),
        ],
    )
    .await;
    // A string that is itself JSON is matched as both.
    stops(
        "tools: store\nargs:\n  $.record: ^deep$\n",
        &[
            ("store", r#"{"record": "{\"a\": \"deep\"}"}"#, true),
            ("store", r#"{"record": "{\"a\": \"deeper\"}"}"#, false),
        ],
    )
    .await;
}

#[tokio::test]
async fn tr_02_a_relative_path_and_its_absolute_form_are_one() {
    let rule = "---\nwhen: before_tool\naction: block\ntools: read_file|shell\nargs:\n  $.*: {regex: '/data/vault/'}\n---\nIt matched.\n";
    let world = World::good(&[(".agents/rules/it.md", rule)]);
    let root = world.dir.path().to_owned();
    let absolute = root.join("data/vault/x").display().to_string();
    let turn = world.engine.turn(TurnOptions::new("main").calls_only().cwd(root.join("data")));
    let ask = async |tool: &str, arguments: serde_json::Value| {
        world.call(&turn, tool, &arguments.to_string()).await
    };
    for (tool, arguments) in [
        ("read_file", json!({"path": absolute})),
        ("read_file", json!({"path": "vault/x"})),
        ("read_file", json!({"path": "./other/../vault/x"})),
        ("shell", json!({"command": "cat vault/x"})),
        ("shell", json!({"command": "cat \"vault\"/x"})),
    ] {
        let decision = ask(tool, arguments.clone()).await;
        assert!(blocked(&decision).contains("It matched."), "{arguments}");
    }
    runs(&ask("read_file", json!({"path": "vaulted/x"})).await);
    runs(&ask("shell", json!({"command": "cat other/x"})).await);
    // The call's own working folder counts, not the turn's.
    let elsewhere = call("read_file", r#"{"path": "vault/x"}"#).in_folder(root.join("src"));
    runs(&world.engine.tool_call(&turn, &elsewhere).await);
}

#[tokio::test]
async fn tr_02_paths_are_matched_whatever_the_argument_is_called_and_cd_moves_them() {
    stops(
        "tools: '*'\npath: vault/**\n",
        &[
            ("unheard_of", r#"{"thing": "vault/x"}"#, true),
            ("unheard_of", r#"{"deep": [{"thing": "src/../vault/x"}]}"#, true),
            ("unheard_of", r#"{"thing": "vaulted/x"}"#, false),
            ("shell", r#"{"command": "cd vault && cat x"}"#, true),
            ("shell", r#"{"command": "cd src && cat x"}"#, false),
        ],
    )
    .await;
}

#[tokio::test]
async fn tr_02_domains_are_compared_as_the_url_standard_reads_them() {
    stops(
        "tools: fetch|shell\ndomain: evil.example\n",
        &[
            ("fetch", r#"{"url": "https://evil.example/x"}"#, true),
            ("fetch", r#"{"url": "https://sub.EVIL.example./x"}"#, true),
            ("fetch", r#"{"url": "https://good.example@evil.example/"}"#, true),
            ("fetch", r#"{"url": "https://notevil.example/"}"#, false),
            ("fetch", r#"{"url": "https://good.example/?u=evil.example"}"#, false),
            ("shell", r#"{"command": "curl https://evil.example/x"}"#, true),
        ],
    )
    .await;
}

#[tokio::test]
async fn tr_02_not_exempts_only_the_thing_that_it_matches() {
    stops(
        "tools: shell\ncommand: cargo publish*\nnot:\n  command: cargo publish*--dry-run*\n",
        &[
            ("shell", r#"{"command": "cargo publish --dry-run"}"#, false),
            ("shell", r#"{"command": "cargo publish --dry-run && cargo publish"}"#, true),
            ("shell", r#"{"command": "cargo publish"}"#, true),
        ],
    )
    .await;
}

// ---- TR-06: redact fails closed, observers fail open ----

fn host(
    name: &str,
    hook: Hook,
    action: Action,
    check: impl Fn() -> Result<CheckOutcome, CheckFailed> + Send + Sync + 'static,
) -> CodeGate {
    CodeGate::new(name, hook, action, move |_: &CheckSubject| check()).unwrap()
}

#[tokio::test]
async fn tr_06_a_redaction_that_cannot_judge_withholds_the_result() {
    let rule = "---\nwhen: after_tool\ntools: read_record\nresult: {fact: user.account}\naction: redact\n---\nYour account.\n";
    let world = World::good(&[(".agents/rules/own.md", rule)]);
    let decision = world.ran(&world.turn(), "read_record", "{}", ToolResult::ok("account 100")).await;
    let (text, flags) = withheld(&decision);
    assert!(text.contains("The rule own couldn't be checked"), "{text}");
    assert!(!text.contains("account 100"), "{text}");
    assert!(flags.contains(&Flag::Blocked) && flags.contains(&Flag::Unjudged), "{flags:?}");
}

#[tokio::test]
async fn tr_06_a_check_that_redacts_and_panics_or_errs_withholds_the_result() {
    for gate in [
        host("mask", Hook::ToolResult, Action::Redact, || panic!("a bug in the host")),
        host("mask", Hook::ToolResult, Action::Redact, || Err(CheckFailed("no connection".to_owned()))),
        // It fails, and names no span: there is nothing to redact.
        host("mask", Hook::ToolResult, Action::Redact, || Ok(CheckOutcome::fail("something is wrong"))),
    ] {
        let world = World::with(&[], |b| b.without_approvals().gate(gate));
        let decision = world.ran(&world.turn(), "read_record", "{}", ToolResult::ok("the raw text")).await;
        let (text, flags) = withheld(&decision);
        assert!(text.contains("mask") && !text.contains("the raw text"), "{text}");
        assert!(flags.contains(&Flag::Blocked), "{flags:?}");
    }
}

#[tokio::test]
async fn tr_06_an_observer_that_fails_changes_nothing() {
    for gate in [
        host("watch", Hook::ToolCall, Action::Record, || panic!("a bug in the host")),
        host("watch", Hook::ToolCall, Action::Record, || Err(CheckFailed("no connection".to_owned()))),
    ] {
        let world = World::with(&[], |b| b.without_approvals().gate(gate));
        let decision = world.alone("read_record", "{}").await;
        runs(&decision);
        let verdict = decision.report.verdicts.iter().find(|v| v.gate.name.as_str() == "watch").unwrap();
        assert!(matches!(verdict.outcome, Outcome::Unjudged(_)), "{verdict:?}");
        assert_eq!(verdict.effect, None);
    }
}

#[tokio::test]
async fn tr_06_an_observer_that_is_slow_is_abandoned_at_its_deadline() {
    let gate = host("watch", Hook::ToolCall, Action::Record, || {
        std::thread::sleep(Duration::from_secs(3));
        Ok(CheckOutcome::Pass)
    });
    let world = World::with(&[], |b| b.without_approvals().gate(gate));
    let begun = std::time::Instant::now();
    let decision = world.alone("read_record", "{}").await;
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    runs(&decision);
    let verdict = decision.report.verdicts.iter().find(|v| v.gate.name.as_str() == "watch").unwrap();
    assert_eq!(verdict.outcome, Outcome::Unjudged(portcullis::Cause::Timeout));
}

// ---- TR-07: the raw result stays with the host ----

#[tokio::test]
async fn tr_07_the_host_keeps_the_raw_result_and_the_model_gets_the_redacted_one() {
    let rule = "---\nwhen: after_tool\ntools: read_record\nresult: 'pin \\d{4}'\naction: redact\nreplace: '[pin]'\n---\nPins.\n";
    let world = World::good(&[(".agents/rules/pins.md", rule)]);
    let turn = world.turn();
    let read = call("read_record", "{}");
    runs(&world.engine.tool_call(&turn, &read).await);
    let raw = ToolResult::ok("name Eve, pin 1234, pin 9876.");
    let decision = world.engine.tool_result(&turn, &read, &raw).await;
    let (text, flags) = given(&decision);
    assert_eq!(text, "name Eve, [pin], [pin].");
    assert!(flags.contains(&Flag::Redacted) && !flags.contains(&Flag::Blocked), "{flags:?}");
    assert_eq!(raw.text, "name Eve, pin 1234, pin 9876.");
    let report = format!("{:?}", decision.report);
    assert!(!report.contains("1234") && !report.contains("9876"), "{report}");
    assert!(world.sink.lines().iter().all(|line| !line.contains("pin 1234")), "the audit holds no content");
}

#[tokio::test]
async fn tr_07_an_error_stays_an_error_and_is_redacted_the_same() {
    let rule =
        "---\nwhen: after_tool\ntools: read_record\nresult: 'pin \\d{4}'\naction: redact\n---\nPins.\n";
    let world = World::good(&[(".agents/rules/pins.md", rule)]);
    let decision = world.ran(&world.turn(), "read_record", "{}", ToolResult::error("bad pin 1234")).await;
    assert_eq!(given(&decision).0, "bad [redacted:pins]");
    assert!(matches!(
        decision.outcome,
        portcullis::ResultOutcome::Given { result: ToolOutcome::Error, untrusted: true, .. }
    ));
}

#[tokio::test]
async fn gc_05_a_result_that_nothing_is_said_of_is_data_all_the_same() {
    let world = World::good(&[]);
    let decision = world.ran(&world.turn(), "read_file", r#"{"path": "a"}"#, ToolResult::ok("plain")).await;
    assert_eq!(given(&decision), ("plain", &[][..]));
}

// ---- GC-02: no rule, no call ----

#[tokio::test]
async fn gc_02_what_nothing_covers_is_blocked_as_the_setting_says() {
    let cover = "---\nwhen: before_tool\ntools: pay*\naction: warn\nargs: {$.x: never}\n---\nWatched.\n";
    let star = "---\nwhen: before_tool\ntools: '*'\naction: warn\nargs: {$.x: never}\n---\nWatched.\n";
    let shadow = "---\nwhen: before_tool\ntools: archive\naction: warn\nmode: shadow\n---\nWatched.\n";
    let off = "---\nwhen: before_tool\ntools: print\naction: warn\nenabled: false\n---\nWatched.\n";
    // The tool, and whether it goes on under `block`, `block_acting`, `allow`.
    let rows = [
        ("payroll", [true, true, true]),
        ("read_file", [false, true, true]),
        ("unheard_of", [false, false, true]),
        ("archive", [false, false, true]),
        ("print", [false, false, true]),
    ];
    for (at, setting) in ["block", "block_acting", "allow"].into_iter().enumerate() {
        let settings = format!("unmatched_tools: {setting}\n");
        let world = World::good(&[
            (".agents/portcullis.yaml", &settings),
            (".agents/rules/cover.md", cover),
            (".agents/rules/star.md", star),
            (".agents/rules/shadow.md", shadow),
            (".agents/rules/off.md", off),
        ]);
        assert_eq!(world.engine.status().summary.open, setting == "allow", "{setting}");
        for (tool, goes_on) in rows {
            let decision = world.alone(tool, "{}").await;
            if goes_on[at] {
                runs(&decision);
            } else {
                assert!(blocked(&decision).starts_with("no rule"), "{setting} {tool}: {decision:#?}");
                assert!(ids(&decision.report.notices).contains(&NoticeId::NoRule), "{setting} {tool}");
                assert_eq!(decision.report.reasons[0].gate, None);
            }
        }
    }
}

#[tokio::test]
async fn gc_02_the_librarys_default_is_open_and_the_status_says_so() {
    let world = World::good(&[]);
    runs(&world.alone("unheard_of", "{}").await);
    assert!(world.engine.status().summary.open);
    assert!(world.engine.status().to_string().contains("open"), "{}", world.engine.status());
}

#[tokio::test]
async fn gc_02_an_allow_closes_its_tool_under_every_setting() {
    let allow = "---\nwhen: before_tool\ntools: shell\ncommand: [cargo test*, ls*]\naction: allow\n---\nTests only.\n";
    for setting in ["block", "block_acting", "allow"] {
        let settings = format!("unmatched_tools: {setting}\n");
        let world = World::good(&[(".agents/portcullis.yaml", &settings), (".agents/rules/tests.md", allow)]);
        let ask = async |command: &str| world.alone("shell", &json!({"command": command}).to_string()).await;
        runs(&ask("cargo test --lib").await);
        runs(&ask("cargo test && ls src").await);
        for command in [
            "make",
            "cargo test && make",
            "cargo test > out.txt",
            "cargo test $(make)",
            "$X",
            "ls; eval \"$X\"",
        ] {
            let decision = ask(command).await;
            assert!(blocked(&decision).starts_with("no rule"), "{setting} {command}: {decision:#?}");
        }
    }
}

#[tokio::test]
async fn gc_02_an_allow_never_lifts_another_rule_and_a_shadow_allow_closes_nothing() {
    let allow = "---\nwhen: before_tool\ntools: deploy\naction: allow\n---\n";
    let block = "---\nwhen: before_tool\ntools: deploy\naction: block\n---\nFrozen.\n";
    let world = World::good(&[(".agents/rules/a.md", allow), (".agents/rules/b.md", block)]);
    assert!(blocked(&world.alone("deploy", "{}").await).starts_with("The rule b stopped this call: Frozen."));
    let shadow =
        "---\nwhen: before_tool\ntools: deploy\nargs: {$.x: never}\naction: allow\nmode: shadow\n---\n";
    runs(&World::good(&[(".agents/rules/a.md", shadow)]).alone("deploy", "{}").await);
}

// ---- GC-08: facts of the turn ----

#[tokio::test]
async fn gc_08_a_rule_compares_arguments_with_facts_of_the_turn() {
    let block = "---\nwhen: before_tool\ntools: transfer\nargs: {$.from: '.'}\nnot:\n  args: {$.from: {fact: user.account}}\naction: block\n---\nOnly from the user's own account.\n";
    let world = World::good(&[(".agents/rules/own.md", block)]);
    let with = async |facts: serde_json::Value, arguments: &str| {
        let turn = world.engine.turn(TurnOptions::new("main").calls_only().facts(facts));
        world.call(&turn, "transfer", arguments).await
    };
    let own = json!({"user": {"account": "100"}});
    runs(&with(own.clone(), r#"{"from": "100"}"#).await);
    for (facts, arguments) in [
        (own.clone(), r#"{"from": "1000"}"#),
        (own.clone(), r#"{"from": "200"}"#),
        // A missing fact exempts nothing.
        (json!({}), r#"{"from": "100"}"#),
        (json!({"user": {"account": null}}), r#"{"from": "100"}"#),
    ] {
        let decision = with(facts, arguments).await;
        assert!(blocked(&decision).contains("Only from the user's own account."), "{decision:#?}");
    }
}

#[tokio::test]
async fn gc_08_a_missing_fact_covers_nothing_and_cannot_be_judged_elsewhere() {
    let allow = "---\nwhen: before_tool\ntools: balance\nargs: {$.account: {fact: user.account}}\naction: allow\n---\n";
    let block = "---\nwhen: before_tool\ntools: close_account\nargs: {$.account: {fact: user.blocked}}\naction: block\n---\nBlocked account.\n";
    let world = World::good(&[(".agents/rules/a.md", allow), (".agents/rules/b.md", block)]);
    let turn =
        world.engine.turn(TurnOptions::new("main").calls_only().facts(json!({"user": {"account": "100"}})));
    runs(&world.call(&turn, "balance", r#"{"account": "100"}"#).await);
    assert!(blocked(&world.call(&turn, "balance", r#"{"account": "200"}"#).await).starts_with("no rule"));
    assert!(blocked(&world.alone("balance", r#"{"account": "100"}"#).await).starts_with("no rule"));
    let decision = world.call(&turn, "close_account", r#"{"account": "100"}"#).await;
    assert!(blocked(&decision).contains("The rule b couldn't be checked"), "{decision:#?}");
}

// ---- BX-01: examples are tests ----

#[test]
fn bx_01_an_example_that_comes_out_otherwise_is_a_problem_on_its_line() {
    let text = "---\nwhen: before_tool\ntools: shell\ncommand: git push --force*\naction: block\nexamples:\n  fail:\n    - git push --force\n    - git pull\n  pass:\n    - git status\n    - git push -f origin main\n---\nNo.\n";
    let world = World::new(&[(".agents/rules/push.md", text)]);
    let status = world.engine.status();
    let lines: Vec<u32> = status.problems.iter().map(|p| p.line).collect();
    assert_eq!(lines, [9, 12], "{}", world.problems());
    for problem in &status.problems {
        assert!(problem.file.ends_with(".agents/rules/push.md"), "{problem:?}");
        assert!(problem.field.as_deref().unwrap_or_default().starts_with("examples"), "{problem:?}");
    }
    assert!(status.closed.is_some(), "the set is refused");
    let good = text.replace("    - git pull\n", "").replace("    - git push -f origin main\n", "");
    World::good(&[(".agents/rules/push.md", &good)]);
}

#[test]
fn bx_01_examples_name_whole_calls_too_and_results() {
    let call = "---\nwhen: before_tool\ntools: exec|deploy\nargs: {$.stage: prod}\naction: block\nexamples:\n  fail: [{tool: deploy, args: {stage: prod}}]\n  pass: [{tool: deploy, args: {stage: STAGE}}]\n---\nNo.\n";
    let result = "---\nwhen: after_tool\ntools: '*'\nresult: 'pin \\d+'\naction: redact\nexamples:\n  fail: [pin 12]\n  pass: [PASS]\n---\nNo.\n";
    for (stage, pass, problems) in
        [("test", "pin x", 0), ("prod", "pin x", 1), ("test", "pin 7", 1), ("prod", "pin 7", 2)]
    {
        let (call, result) = (call.replace("STAGE", stage), result.replace("PASS", pass));
        let world = World::new(&[(".agents/rules/a.md", &call), (".agents/rules/b.md", &result)]);
        assert_eq!(world.engine.status().problems.len(), problems, "{}", world.problems());
    }
}

// ---- BX-06: shadow changes nothing ----

#[tokio::test]
async fn bx_06_shadow_is_audited_as_what_it_would_have_done_and_changes_nothing() {
    let rules = |mode: &str| {
        [
            (
                ".agents/rules/stop.md",
                format!("---\nwhen: before_tool\ntools: deploy\naction: block\nmode: {mode}\n---\nNo.\n"),
            ),
            (
                ".agents/rules/mask.md",
                format!(
                    "---\nwhen: after_tool\ntools: '*'\nresult: pin\naction: redact\nmode: {mode}\n---\nPins.\n"
                ),
            ),
            (
                ".agents/rules/tell.md",
                format!(
                    "---\nwhen: after_tool\ntools: '*'\nresult: pin\naction: warn\nmode: {mode}\n---\nA pin.\n"
                ),
            ),
        ]
    };
    let world = |mode: &str| {
        let rules = rules(mode);
        World::good(&rules.iter().map(|(path, text)| (*path, text.as_str())).collect::<Vec<_>>())
    };
    assert!(blocked(&world("enforce").alone("deploy", "{}").await).contains("No."));

    let world = world("shadow");
    let turn = world.turn();
    let stop = world.call(&turn, "deploy", "{}").await;
    runs(&stop);
    let decision = world.ran(&turn, "deploy", "{}", ToolResult::ok("the pin")).await;
    let (text, flags) = given(&decision);
    assert_eq!(text, "the pin");
    assert!(!flags.contains(&Flag::Redacted), "{flags:?}");
    for report in [&stop.report, &decision.report] {
        assert_eq!(ids(&report.notices), [], "{report:#?}");
        assert_eq!(report.reasons, []);
        assert!(report.verdicts.iter().all(|v| v.effect.is_none()), "{report:#?}");
    }
    let would: Vec<_> = world
        .audit("verdict")
        .iter()
        .filter(|line| line.get("would").is_some())
        .map(|line| (line["gate"].as_str().unwrap().to_owned(), line["would"].as_str().unwrap().to_owned()))
        .collect();
    for (gate, action) in [("stop", "block"), ("mask", "redact"), ("tell", "warn")] {
        assert!(would.contains(&(gate.to_owned(), action.to_owned())), "{would:?}");
    }
    // The first call of `deploy` has no result yet; the one with a result fired nothing.
    assert!(
        world.audit("call").iter().all(|line| line["rules"] == json!([]) && line.get("effect").is_none())
    );
    assert_eq!(turn.files_changed(), 0);
}

#[tokio::test]
async fn bx_06_a_shadow_limit_counts_and_refuses_nothing() {
    let limits = "---\nbuiltin: limits\nmax_files_changed: 1\nmax_turns: 1\nallowed_domains: [own.example]\nmode: shadow\n---\n";
    let world = World::good(&[(".agents/guardrails/limits.md", limits)]);
    let turn = world.turn();
    for path in ["a", "b", "c"] {
        let arguments = json!({"path": path, "content": "x"}).to_string();
        given(&world.ran(&turn, "write_file", &arguments, ToolResult::ok("written")).await);
    }
    turn.reserve_model_call().unwrap();
    turn.reserve_model_call().unwrap();
    runs(&world.call(&turn, "fetch", r#"{"url": "https://other.example/"}"#).await);
}
