//! The rule files in `rules-fixtures`: valid ones load without a word, each invalid one is refused with
//! file, line, code and the piece that is wrong (P12).

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::*;
use crate::problem::ProblemLevel;
use crate::source::Sources;

/// Folder, file, line, code, what is underlined, field.
#[rustfmt::skip]
const INVALID: &[(&str, &str, u32, &str, &str, &str)] = &[
    ("unknown-when", "x.md", 2, "unknown-when", "before_tol", "when"),
    ("when-misspelt", "x.md", 2, "near-miss", "wehn", "when"),
    ("when-capital", "x.md", 2, "near-miss", "When", "when"),
    ("missing-when", "x.md", 3, "missing-when", "action", "when"),
    ("missing-when-command", "x.md", 2, "missing-when", "command", "when"),
    ("unknown-action", "x.md", 4, "unknown-action", "deny", "action"),
    ("missing-action", "x.md", 2, "missing-action", "when", "action"),
    ("action-not-here", "x.md", 4, "action-not-here", "revise", "action"),
    ("allow-of-results", "x.md", 4, "action-not-here", "allow", "action"),
    ("record-judged", "x.md", 3, "action-not-here", "record", "action"),
    ("redact-judged", "x.md", 3, "redact-judged", "redact", "action"),
    ("halt-in-file", "x.md", 4, "halt-in-file", "halt", "action"),
    ("empty-body", "x.md", 7, "empty-body", "", ""),
    ("missing-tools", "x.md", 2, "missing-tools", "when", "tools"),
    ("empty-tools", "x.md", 3, "empty-list", "[]", "tools"),
    ("empty-alternative", "x.md", 3, "no-value", "exec|", "tools"),
    ("unquoted-star", "x.md", 3, "yaml-alias", "*", ""),
    ("unquoted-glob", "x.md", 5, "yaml-alias", "**/*.pem", ""),
    ("unquoted-braces", "x.md", 5, "yaml-syntax", "/**", ""),
    ("result-before-tool", "x.md", 5, "field-not-here", "result", "result"),
    ("args-after-tool", "x.md", 5, "field-not-here", "args", "args"),
    ("tools-on-judged", "x.md", 3, "field-not-here", "tools", "tools"),
    ("two-matchers", "x.md", 6, "one-matcher", "{regex: a, glob: b}", "args.$.cmd"),
    ("unknown-matcher", "x.md", 6, "unknown-key", "contains", "args.$.cmd.contains"),
    ("empty-pattern", "x.md", 6, "no-value", "\"\"", "args.$.cmd"),
    ("number-matcher", "x.md", 6, "wrong-type", "22", "args.$.port"),
    ("no-json-path", "x.md", 6, "bad-json-path", "cmd", "args.cmd"),
    ("bad-fact", "x.md", 6, "bad-fact", "user..account", "args.$.to.fact"),
    ("misspelt-in-not", "x.md", 6, "near-miss", "comand", "not.command"),
    ("unknown-in-not", "x.md", 6, "unknown-key", "user", "not.user"),
    ("command-number", "x.md", 5, "wrong-type", "12", "command"),
    ("replace-without-redact", "x.md", 5, "field-not-here", "replace", "replace"),
    ("redact-without-matcher", "x.md", 4, "redact-without-matcher", "redact", "action"),
    ("boolean-word", "x.md", 5, "wrong-type", "no", "enabled"),
    ("deadline-unit", "x.md", 5, "bad-deadline", "5s", "deadline"),
    ("deadline-zero", "x.md", 5, "bad-deadline", "0", "deadline"),
    ("order-text", "x.md", 5, "wrong-type", "first", "order"),
    ("unknown-severity", "x.md", 5, "unknown-value", "high", "severity"),
    ("unknown-mode", "x.md", 5, "unknown-value", "shadows", "mode"),
    ("unknown-on-error", "x.md", 5, "unknown-value", "deny", "on_error"),
    ("on-opaque-too-strict", "x.md", 6, "on-opaque-too-strict", "block", "on_opaque"),
    ("on-error-misspelt", "x.md", 5, "near-miss", "on_eror", "on_error"),
    ("two-spellings", "x.md", 6, "duplicate-key", "onError", "on_error"),
    ("duplicate-key", "x.md", 5, "duplicate-key", "action", ""),
    ("no-value", "x.md", 5, "no-value", "command", "command"),
    ("examples-list", "x.md", 6, "wrong-type", "[rm x]", "examples"),
    ("examples-unknown", "x.md", 6, "near-miss", "fails", "examples.fail"),
    ("examples-no-tool", "x.md", 6, "missing-tool", "{args: {cmd: rm x}}", "examples.fail.tool"),
    ("bad-name", "no push!.md", 1, "bad-name", "---", ""),
    ("name-differs", "x.md", 3, "name-differs", "y", "name"),
    ("baseline-name", "no-env-reads.md", 1, "baseline-name", "---", ""),
    ("unclosed", "x.md", 1, "unclosed-front-matter", "---", ""),
    ("tab", "x.md", 6, "yaml-tab", "\t", ""),
    ("anchor", "x.md", 3, "yaml-anchor", "&t", ""),
    ("alias", "x.md", 5, "yaml-alias", "*list", ""),
    ("stage-in-rule", "x.md", 5, "field-not-here", "stage", "stage"),
    ("after-empty", "x.md", 5, "empty-list", "{}", "after"),
    ("after-text", "x.md", 5, "wrong-type", "fetch", "after"),
    ("after-tainted-false", "x.md", 5, "tainted-false", "false", "after.tainted"),
    ("after-tainted-word", "x.md", 5, "wrong-type", "yes", "after.tainted"),
    ("after-outcome", "x.md", 5, "unknown-value", "success", "after.outcome"),
    ("after-misspelt", "x.md", 5, "near-miss", "outcom", "after.outcome"),
    ("after-unknown", "x.md", 5, "unknown-key", "user", "after.user"),
    ("after-path", "x.md", 5, "field-not-here", "path", "after.path"),
    ("after-result", "x.md", 5, "field-not-here", "result", "after.result"),
    ("after-no-tools", "x.md", 5, "empty-list", "[]", "after.tools"),
    ("after-empty-args", "x.md", 5, "empty-list", "{}", "after.args"),
    ("after-no-json-path", "x.md", 7, "bad-json-path", "path", "after.args.path"),
    ("after-misspelt-itself", "x.md", 5, "near-miss", "aftr", "after"),
    ("after-in-not-empty", "x.md", 5, "empty-list", "{}", "not.after"),
    ("after-on-judged", "x.md", 3, "field-not-here", "after", "after"),
    ("after-bad-server", "x.md", 5, "bad-tools", "{tool: read}", "after.tools"),
    ("definition-not-yet", "guardrails/cite.md", 4, "not-supported-yet", "check", ""),
    ("definition-file-not-yet", "guardrails/cite.json", 1, "not-supported-yet", "{\"id\": \"cite\", \"kind\": \"zero-llm\", \"check\": \"must-cite\"}", ""),
    ("guardrail-when", "guardrails/x.md", 2, "field-not-here", "when", "when"),
    ("missing-stage", "guardrails/x.md", 1, "missing-stage", "", "stage"),
    ("guardrail-without-front-matter", "guardrails/x.md", 1, "missing-stage", "No medical advice.", ""),
    ("unknown-stage", "guardrails/x.md", 2, "unknown-stage", "results", "stage"),
    ("guardrail-no-action", "guardrails/x.md", 2, "missing-action", "stage", "action"),
    ("guardrail-empty", "guardrails/x.md", 5, "empty-body", "", ""),
    ("guardrail-revise", "guardrails/x.md", 3, "action-not-here", "revise", "action"),
    ("guardrail-redact", "guardrails/x.md", 3, "redact-judged", "redact", "action"),
    ("guardrail-tools", "guardrails/x.md", 4, "field-not-here", "tools", "tools"),
    ("guardrail-command", "guardrails/x.md", 4, "field-not-here", "command", "command"),
    ("stream-elsewhere", "guardrails/x.md", 4, "field-not-here", "stream", "stream"),
    ("unknown-builtin", "guardrails/x.md", 2, "unknown-builtin", "limit", "builtin"),
    ("builtin-name", "guardrails/limits.md", 2, "builtin-name", "secrets", "builtin"),
    ("builtin-action", "guardrails/limits.md", 2, "action-not-here", "redact", "action"),
    ("builtin-field", "guardrails/secrets.md", 2, "field-not-here", "max_turns", "max_turns"),
    ("builtin-misspelt", "guardrails/limits.md", 2, "near-miss", "max_turn", "max_turns"),
    ("builtin-range", "guardrails/limits.md", 2, "out-of-range", "-1", "max_cost_usd"),
    ("secrets-stage", "guardrails/secrets.md", 2, "unknown-stage", "results", "stages"),
    ("settings-unknown", "portcullis.yaml", 1, "near-miss", "unmatched_tool", "unmatched_tools"),
    ("settings-key", "portcullis.yaml", 1, "unknown-key", "judge_api_key", "judge_api_key"),
    ("settings-value", "portcullis.yaml", 1, "unknown-value", "everything", "approve_acting"),
    ("lenient-not-yet", "portcullis.yaml", 1, "not-supported-yet", "lenient", "load"),
    ("two-gates-one-name", "rules/x.md", 1, "duplicate-name", "---", ""),
    ("two-gates-one-name", "guardrails/x.md", 1, "duplicate-name", "---", ""),
    ("names-by-case", "a/Push.md", 1, "name-clash", "---", ""),
    ("names-by-case", "b/push.md", 1, "name-clash", "---", ""),
    ("not-utf8", "x.md", 5, "not-utf8", "\u{fffd}", ""),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("rules-fixtures")
}

fn folders(of: &str) -> Vec<PathBuf> {
    let mut folders: Vec<_> = fs::read_dir(root().join(of)).unwrap().map(|e| e.unwrap().path()).collect();
    folders.sort();
    folders
}

#[test]
fn p12_every_invalid_fixture_is_refused_at_its_line_with_help() {
    let mut wrong = Vec::new();
    for folder in folders("invalid") {
        let name = folder.file_name().unwrap().to_str().unwrap();
        let loaded = load(&Sources::default().whole(&folder));
        let found: BTreeSet<_> = loaded
            .problems
            .iter()
            .map(|p| {
                let file = p.file.strip_prefix(&folder).unwrap().to_str().unwrap().to_owned();
                let field = p.field.clone().unwrap_or_default();
                (file, p.line, p.code.to_owned(), p.excerpt().to_owned(), field)
            })
            .collect();
        let expected: BTreeSet<_> = INVALID
            .iter()
            .filter(|row| row.0 == name)
            .map(|row| (row.1.to_owned(), row.2, row.3.to_owned(), row.4.to_owned(), row.5.to_owned()))
            .collect();
        assert!(!expected.is_empty(), "no row for {name}: {found:?}");
        if found != expected {
            wrong.push(format!("{name}\n  found:    {found:?}\n  expected: {expected:?}"));
            continue;
        }
        assert_eq!(loaded.problems.len(), expected.len(), "{name}: a problem is told twice");
        assert!(loaded.problems.has_errors(), "{name}");
        for problem in &loaded.problems {
            assert!(problem.help.is_some(), "{name}: no help");
            let shown = problem.render(false);
            assert!(shown.contains(&format!(":{}:{}", problem.line, problem.column)), "{shown}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_row_of_the_table_has_its_fixture_and_there_are_more_than_thirty() {
    let names: BTreeSet<_> = INVALID.iter().map(|row| row.0).collect();
    assert!(names.len() > 30);
    for name in names {
        assert!(root().join("invalid").join(name).is_dir(), "{name}");
    }
}

#[test]
fn every_valid_fixture_loads_without_a_problem() {
    for folder in folders("valid") {
        let loaded = load(&Sources::default().whole(&folder));
        let shown: Vec<_> = loaded.problems.iter().map(ToString::to_string).collect();
        assert!(shown.is_empty(), "{}", shown.join("\n"));
        assert_eq!(loaded.gates.len() + loaded.instructions.len(), loaded.files, "{}", folder.display());
    }
}

#[test]
fn instructions_say_the_same_in_every_spelling_of_their_globs() {
    let loaded = load(&Sources::default().whole(&root().join("valid/instructions")));
    assert_eq!((loaded.files, loaded.skipped, loaded.gates.len()), (9, 1, 0));
    for instruction in loaded.instructions {
        let paths: Vec<_> = instruction.paths.iter().map(String::as_str).collect();
        match instruction.name.as_str() {
            "plain.md" => {
                assert_eq!(instruction.body, "Be kind.\n---\nwhen: this is a line, no field.\n---\n")
            }
            "braces.md" => {
                assert_eq!(paths, ["{src,lib}/**/*.{ts,tsx}"]);
                assert_eq!(instruction.description.as_deref(), Some("Both folders"));
            }
            name => {
                assert_eq!(paths, ["src/**/*.ts", "*.tsx"], "{name}");
                assert_eq!(instruction.body, "Use strict types.\n", "{name}");
            }
        }
    }
    assert!(
        !load(&Sources::default().whole(&root().join("valid/tools")))
            .problems
            .iter()
            .any(|p| p.level == ProblemLevel::Warning)
    );
}
