//! What files come to: defaults, precedence, names, instructions that are never lost.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use super::*;
use crate::problem::ProblemLevel;
use crate::source::{FolderKind, Sources};
use crate::words::{Action, GateKind, Hook, Layer, Mode, OnOpaque, Severity};

fn rule(text: &str) -> TypedGate {
    let read = read_text("x.md", FolderKind::Rules, text);
    assert!(read.problems.is_empty(), "{}", read.problems[0]);
    read.gate.unwrap()
}

fn guardrail(name: &str, text: &str) -> TypedGate {
    let read = read_text(name, FolderKind::Guardrails, text);
    assert!(read.problems.is_empty(), "{}", read.problems[0]);
    read.gate.unwrap()
}

fn codes(name: &str, kind: FolderKind, text: &str) -> Vec<&'static str> {
    read_text(name, kind, text).problems.iter().map(|p| p.code).collect()
}

fn put(root: &Path, path: &str, text: &str) {
    let path = root.join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// GT-01: a rule with `when` is a gate; without it, an instruction, unchanged.
#[test]
fn gt_01_when_makes_a_gate_and_its_absence_an_instruction() {
    let gate = rule("---\nwhen: after_agent\n---\n\nBe brief.\n");
    assert_eq!(
        (gate.hook, gate.action.value, gate.text.as_str()),
        (Hook::AfterAgent, Action::Warn, "Be brief.")
    );
    assert_eq!((gate.kind, gate.line, gate.order, gate.enabled), (GateKind::Rule, 2, 0, true));
    assert_eq!(
        (gate.mode, gate.severity, gate.body),
        (Mode::Enforce, Severity::Warn, GateBody::Judged { tools: vec![] })
    );
    let body = "\n  Be brief.\r\n\n";
    let read = read_text("a/b.md", FolderKind::Rules, &format!("---\nname: anything\n---\n{body}"));
    let instruction = read.instruction.unwrap();
    assert_eq!((instruction.name.as_str(), instruction.body.as_str()), ("a/b.md", body));
}

/// TR-01: a tool rule's fields keep what was written, and where.
#[test]
fn tr_01_a_tool_rule_keeps_every_matcher_and_its_place() {
    let text = "---\nwhen: before_tool\ntools: [exec|file, {server: wiki}, {kind: send}]\nargs: {$.to: {fact: user.mail}}\n\
                not: {path: [a, b]}\naction: block\non_opaque: warn\n---\nWhy.\n";
    let gate = rule(text);
    let GateBody::Tool(spec) = gate.body else { panic!() };
    let tools: Vec<_> = spec.tools.iter().map(|t| t.value.clone()).collect();
    let expected = [
        ToolPattern::Name("exec".to_owned()),
        ToolPattern::Name("file".to_owned()),
        ToolPattern::On { server: "wiki".to_owned(), tool: "*".to_owned() },
        ToolPattern::Kind(crate::tool::ToolKind::Send),
    ];
    assert_eq!(tools, expected);
    let (path, matcher) = &spec.condition.args[0];
    assert_eq!(text.get(path.at.clone()).unwrap(), "$.to");
    assert_eq!(
        (&matcher.value, text.get(matcher.at.clone()).unwrap()),
        (&MatcherSpec::Fact("user.mail".to_owned()), "user.mail")
    );
    assert_eq!(spec.not.unwrap().path.len(), 2);
    assert_eq!(gate.on_opaque, Some(OnOpaque::Warn));
}

/// GT-20, GT-21: a file that is named after a built-in, or names one, is that built-in's.
#[test]
fn gt_21_a_built_in_is_set_by_name_or_by_field() {
    for (name, text) in
        [("limits.md", "---\nmax_turns: 3\n---\n"), ("ours.md", "---\nbuiltin: limits\nmax_turns: 3\n---\n")]
    {
        let gate = guardrail(name, text);
        assert_eq!(
            (gate.kind, gate.hook, gate.action.value),
            (GateKind::Builtin, Hook::ToolCall, Action::Block)
        );
        let GateBody::Builtin(spec) = gate.body else { panic!() };
        assert_eq!(*spec, BuiltinSpec::Limits(LimitsSpec { max_turns: Some(3), ..LimitsSpec::default() }));
    }
    let off = guardrail("prompt-injection.md", "---\nenabled: false\nsensitivity: low\n---\n");
    assert!(!off.enabled, "switched off, its settings kept");
    assert_eq!(off.hook, Hook::ToolResult);
    let secrets = guardrail("secrets.md", "---\nstages: tool_result\n---\n");
    assert_eq!((secrets.hook, secrets.action.value), (Hook::ToolResult, Action::Redact));
}

#[test]
fn an_empty_list_of_patterns_is_read_where_it_means_something() {
    let gate = guardrail("limits.md", "---\ncommands: []\nallowed_domains: []\n---\n");
    let GateBody::Builtin(spec) = gate.body else { panic!() };
    let BuiltinSpec::Limits(limits) = *spec else { panic!() };
    assert_eq!((limits.commands, limits.allowed_domains), (Some(vec![]), Some(vec![])));
    assert_eq!(
        codes(
            "x.md",
            FolderKind::Rules,
            "---\nwhen: before_tool\ntools: a\naction: block\ncommand: []\n---\n"
        ),
        ["empty-list"]
    );
}

/// TR-04: every problem of every file in one pass.
#[test]
fn tr_04_all_problems_of_all_files_are_named_in_one_pass() {
    let dir = tempfile::tempdir().unwrap();
    put(dir.path(), "rules/a.md", "---\nwhen: before_tol\naction: deny\norder: x\n---\n");
    put(dir.path(), "rules/b.md", "---\nwhen: [\n---\n");
    put(dir.path(), "rules/good.md", "---\nwhen: after_agent\n---\nBe brief.\n");
    put(dir.path(), "guardrails/c.md", "---\nstage: input\n---\n");
    put(dir.path(), "portcullis.yaml", "x: 1\n");
    let loaded = load(&Sources::default().whole(dir.path()));
    let found: Vec<_> = loaded
        .problems
        .iter()
        .map(|p| (p.file.file_name().unwrap().to_str().unwrap().to_owned(), p.line, p.code))
        .collect();
    let expected = [
        ("c.md", 2, "missing-action"),
        ("c.md", 4, "empty-body"),
        ("portcullis.yaml", 1, "unknown-key"),
        ("a.md", 2, "unknown-when"),
        ("a.md", 3, "unknown-action"),
        ("a.md", 4, "wrong-type"),
        ("b.md", 2, "yaml-syntax"),
    ];
    let expected: Vec<_> = expected.into_iter().map(|(f, l, c)| (f.to_owned(), l, c)).collect();
    assert_eq!(found, expected);
    assert_eq!((loaded.files, loaded.gates.len()), (4, 1));
    assert!(loaded.problems.has_errors());
}

/// GT-20: the workspace's gate replaces a global one of the same name and kind, whole.
#[test]
fn gt_20_the_workspace_wins_over_the_global_folder_whole() {
    let dir = tempfile::tempdir().unwrap();
    put(dir.path(), "home/rules/a.md", "---\nwhen: after_agent\naction: block\norder: 7\n---\nGlobal.\n");
    put(dir.path(), "home/rules/b.md", "---\nwhen: after_agent\n---\nGlobal.\n");
    put(dir.path(), "home/guardrails/c.md", "---\nstage: output\naction: warn\n---\nGlobal.\n");
    put(dir.path(), "w/.claude/rules/a.md", "---\nwhen: before_agent\n---\nOurs.\n");
    put(
        dir.path(),
        "home/portcullis.yaml",
        "unmatched_tools: allow\napprove_acting: none\njudge: small\ntools: {a: {acts: true}, b: {acts: true}}\n",
    );
    put(
        dir.path(),
        "w/.agents/portcullis.yaml",
        "unmatched_tools: block\njudge: theirs\ntools: {a: {acts: false}}\n",
    );
    let sources = Sources::default().workspace(&dir.path().join("w")).global(&dir.path().join("home"));
    let loaded = load(&sources);
    let gates: Vec<_> = loaded.gates.iter().map(|g| (g.name.as_str(), g.kind, g.layer, g.order)).collect();
    let expected = [
        ("a", GateKind::Rule, Layer::Workspace, 0),
        ("b", GateKind::Rule, Layer::Global, 0),
        ("c", GateKind::Guardrail, Layer::Global, 0),
    ];
    assert_eq!(gates, expected);
    let problems: Vec<_> = loaded.problems.iter().map(|p| (p.code, p.level)).collect();
    assert_eq!(problems, [("field-not-here", ProblemLevel::Warning)], "`judge` is not read from a workspace");
    let settings = loaded.settings;
    assert_eq!(settings.unmatched_tools, Some(UnmatchedTools::Block));
    assert_eq!(settings.approve_acting, Some(ApproveActing::None));
    assert_eq!(settings.judge, Some(vec!["small".to_owned()]));
    let tools: Vec<_> = settings.tools.iter().map(|t| (t.name.as_str(), t.acts)).collect();
    assert_eq!(tools, [("a", Some(false)), ("b", Some(true))]);
}

#[test]
fn a_file_whose_front_matter_cannot_be_read_gates_by_its_lines() {
    for (text, level) in [
        ("---\nglobs: [\nwhen: before_tool\n---\n", ProblemLevel::Error),
        ("---\nglobs: **/*.ts\ncommand: rm *\n---\n", ProblemLevel::Error),
        ("---\ndescription: a: b\n---\nBody.\n", ProblemLevel::Warning),
    ] {
        let read = read_text("x.md", FolderKind::Rules, text);
        assert!(!read.problems.is_empty() && read.problems.iter().all(|p| p.level == level), "{text:?}");
        assert_eq!(read.instruction.is_some(), level == ProblemLevel::Warning, "{text:?}");
    }
}

#[test]
fn text_between_lines_of_dashes_is_not_lost_where_it_is_no_front_matter() {
    let read = read_text("x.md", FolderKind::Rules, "\n---\n\n```md\n---\nname: y\n---\n");
    assert_eq!(read.instruction.unwrap().body, "\n```md\n---\nname: y\n---\n");
    assert_eq!(read.problems[0].level, ProblemLevel::Warning);
}

#[test]
fn an_instruction_with_faults_keeps_what_can_be_read() {
    let text = "---\ndescription: a: b\nglobs: *.ts\nalias: *x\n---\nBody.\n";
    let instruction = read_text("x.md", FolderKind::Rules, text).instruction.unwrap();
    assert_eq!(
        (instruction.description.as_deref(), instruction.paths.as_slice()),
        (Some("a: b"), ["*.ts".to_owned()].as_slice())
    );
    assert_eq!(instruction.body, "Body.\n");
}

#[test]
fn an_unquoted_glob_in_a_file_that_gates_names_the_line_and_shows_the_quoted_form() {
    let text = "---\nwhen: before_tool\ntools: exec\npath: **/*.pem, *.key\naction: block\n---\n";
    let read = read_text("x.md", FolderKind::Rules, text);
    let first = &read.problems[0];
    assert_eq!(first.line, 4);
    assert!(first.help.as_deref().unwrap().contains("`path: \"**/*.pem, *.key\"`"), "{first}");
}

#[test]
fn metadata_and_foreign_keys_are_no_problem_in_a_gate() {
    rule(
        "---\nwhen: after_agent\nowner: me\ntags: [a]\nnote: x\nnotes: y\nstate: z\nmodel: m\ntitle: t\nversion: 1\n\
          author: a\ndate: 2026-01-01\nmetadata: {when: x}\nx-wehn: 1\nlicense: MIT\nglobs: [a]\n---\nBe brief.\n",
    );
}

#[test]
fn a_file_with_too_many_problems_tells_how_many_more_there_are() {
    let keys: String = (0..2_000).map(|i| format!("  bad{i}: x\n")).collect();
    let read = read_text(
        "x.md",
        FolderKind::Rules,
        &format!("---\nwhen: before_tool\ntools: a\naction: block\nargs:\n{keys}---\n"),
    );
    assert_eq!(read.problems.len(), 51);
    assert!(read.problems[50].message.starts_with("1950 more"));
    assert!(read.gate.is_none());
}

#[test]
fn an_instruction_that_is_no_utf_8_is_read_all_the_same_and_one_that_is_too_long_is_said() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("a.md"), b"caf\xe9 or tea").unwrap();
    fs::write(dir.path().join("b.md"), "x\n".repeat(200 * 1024)).unwrap();
    let loaded = load(&Sources::default().whole(dir.path()));
    let problems: Vec<_> = loaded.problems.iter().map(|p| (p.code, p.level, p.line, p.column)).collect();
    let expected =
        [("not-utf8", ProblemLevel::Warning, 1, 4), ("file-too-long", ProblemLevel::Warning, 1, 1)];
    assert_eq!(problems, expected);
    assert_eq!(loaded.instructions[0].body, "caf\u{fffd} or tea");
}

/// Real instruction files, under the paths that they had: each is an instruction, none is lost.
#[test]
fn real_instruction_files_are_never_lost() {
    let default = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/rule-files/rule-files.tar.gz");
    let archive = std::env::var_os("PORTCULLIS_RULE_FILES").map_or(default, Into::into);
    if !archive.exists() {
        eprintln!("SKIPPED: no archive of real rule files at {}", archive.display());
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let status = std::process::Command::new("tar")
        .arg("xzf")
        .arg(&archive)
        .arg("-C")
        .arg(dir.path())
        .status()
        .unwrap();
    assert!(status.success());
    let manifest = fs::read_to_string(dir.path().join("manifest.jsonl")).unwrap();
    let rules = dir.path().join("w/.agents/rules");
    let mut count = 0;
    for line in manifest.lines() {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        let (repo, path) = (row["repo"].as_str().unwrap(), row["path"].as_str().unwrap());
        // A hidden folder would be passed over, as it should.
        let path = format!("{repo}/{path}").replace("/.", "/");
        let to = rules.join(path);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(dir.path().join(row["file"].as_str().unwrap()), to).unwrap();
        count += 1;
    }
    let start = Instant::now();
    let loaded = load(&Sources::default().workspace(&dir.path().join("w")));
    let took = start.elapsed();
    for problem in &loaded.problems {
        println!("{problem}\n");
    }
    println!(
        "{count} files, {} instructions, {} passed over, {} warnings in {took:?}",
        loaded.instructions.len(),
        loaded.skipped,
        loaded.problems.len()
    );
    assert_eq!(loaded.gates.len(), 0);
    assert_eq!(loaded.instructions.len() + loaded.skipped, count);
    assert!(!loaded.problems.has_errors());
    for instruction in &loaded.instructions {
        println!("{}: {:?} {:?}", instruction.name, instruction.description.is_some(), instruction.paths);
    }
}

mod hostile {
    use proptest::prelude::*;

    use super::*;

    /// Pieces that front matter is made of, and that it should not be made of.
    fn text() -> impl Strategy<Value = String> {
        let piece = prop_oneof![
            Just("---\n"),
            Just("...\r\n"),
            Just("when: "),
            Just("before_tool"),
            Just("after_agent\n"),
            Just("tools: "),
            Just("globs: "),
            Just("paths:\n  - "),
            Just("*"),
            Just("**/*.ts"),
            Just("{"),
            Just("}"),
            Just("["),
            Just("]"),
            Just("\n"),
            Just("\t"),
            Just("  "),
            Just(": "),
            Just("&a "),
            Just("*a "),
            Just("!x "),
            Just("|\n"),
            Just("'"),
            Just("\""),
            Just("\u{feff}"),
            Just("ä€"),
            Just("\u{2028}"),
            Just("\0"),
            Just("args: {$.a: "),
            Just("not: "),
            Just("examples: {fail: "),
            Just("#"),
            Just("? "),
            Just("- "),
            Just("%YAML 1.2\n"),
            Just("builtin: limits\n"),
            Just("stage: output\n"),
            Just("action: block\n"),
            Just("\r"),
            Just("\\x"),
            Just("deadline: 5\n"),
        ];
        prop::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
    }

    fn read_all(name: &str, text: &str) {
        for kind in [FolderKind::Rules, FolderKind::Guardrails] {
            let read = read_text(name, kind, text);
            for problem in &read.problems {
                let _ = problem.render(true);
            }
            let errors = read.problems.iter().any(|p| p.level == ProblemLevel::Error);
            // Never lost silently: a gate, an instruction, an error, or passed over.
            assert!(read.gate.is_some() || read.instruction.is_some() || errors || read.skipped, "{text:?}");
        }
    }

    /// A key that is only like `when` or `stage`, and too far from it to be a near miss, loses no file silently.
    #[test]
    fn p14_a_key_that_is_only_like_a_gates_loses_no_file() {
        read_all("x.md", "---\naction: block\nthen: x\n---\nNo.\n");
        read_all("x.md", "---\naction: block\nxxstage: output\n---\nNo.\n");
    }

    proptest! {
        /// P14: no panic, whatever the text; no file without an outcome.
        #[test]
        fn p14_front_matter_like_text_never_panics(text in text()) {
            read_all("x.md", &format!("---\n{text}"));
            read_all("x.md", &text);
        }

        #[test]
        fn p14_arbitrary_text_never_panics(text in any::<String>(), name in any::<String>()) {
            read_all(&name, &text);
        }
    }

    /// P14: arbitrary bytes as files, read from disk.
    #[test]
    fn p14_arbitrary_bytes_never_panic() {
        let dir = tempfile::tempdir().unwrap();
        let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
        for i in 0..200 {
            let mut bytes = b"---\nwhen: ".to_vec();
            for _ in 0..200 {
                seed ^= seed << 13;
                seed ^= seed >> 7;
                seed ^= seed << 17;
                bytes.push(seed.to_le_bytes()[3]);
            }
            bytes.extend_from_slice(b"\n---\n");
            fs::write(dir.path().join(format!("f{i}.md")), bytes).unwrap();
        }
        let loaded = load(&Sources::default().whole(dir.path()));
        assert_eq!(loaded.files, 200);
        for problem in &loaded.problems {
            let _ = problem.render(false);
        }
    }

    /// P14: the largest file that is read, of whatever shape, does not hang the load; the 50 ms of the
    /// promise are asked at release scale, where nothing else runs.
    #[test]
    fn p14_large_files_are_read_in_time() {
        for text in [
            "---\n".to_owned() + &"when: x\n".repeat(8_000) + "---\n",
            "---\n".to_owned() + &"k: [a, b]\n".repeat(6_000),
            "---\n".to_owned() + &(0..5_000).map(|i| format!("wehn{i}: 1\n")).collect::<String>() + "---\n",
            "---\nwhen: before_tool\ntools: ".to_owned() + &"a|".repeat(30_000) + "\naction: block\n---\n",
            "---\n".to_owned() + &"globs: *.ts\n".repeat(5_000) + "---\n",
            "\n".repeat(250_000) + "---\n",
            "---\n".repeat(60_000),
        ] {
            let start = Instant::now();
            read_all("x.md", &text);
            let took = start.elapsed();
            let release = std::env::var("PORTCULLIS_TEST_SCALE").is_ok_and(|scale| scale == "release");
            let bound = if release && !cfg!(debug_assertions) { 50 } else { 10_000 };
            assert!(took < Duration::from_millis(bound), "{took:?} for {:.30}", text);
        }
    }
}
