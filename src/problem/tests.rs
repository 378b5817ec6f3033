//! What a person reads.

use std::path::Path;
use std::sync::Arc;

use super::{Problem, line_column};

fn problem(text: &str, wrong: &str) -> Problem {
    let start = text.find(wrong).unwrap();
    Problem::at(
        Path::new("rules/no-push.md"),
        &Arc::from(text),
        start..start + wrong.len(),
        "when",
        "unknown-when",
        "`before_tol` is no hook",
        "write `before_tool`",
    )
}

#[test]
fn a_problem_names_file_line_column_and_shows_the_line_with_what_is_wrong_underlined() {
    let shown = problem("---\nwhen: before_tol\n---\n", "before_tol").render(false);
    assert_eq!(
        shown,
        concat!(
            "error[unknown-when]: `when`: `before_tol` is no hook\n",
            " --> rules/no-push.md:2:7\n",
            "  |\n",
            "2 | when: before_tol\n",
            "  |       ^^^^^^^^^^\n",
            "  |\n",
            "  = help: write `before_tool`",
        )
    );
}

#[test]
fn columns_count_characters_and_a_byte_order_mark_is_none() {
    assert_eq!(line_column("\u{feff}---\r\nä: b", 12), (2, 4));
    assert_eq!(line_column("abc", 99), (1, 4));
    let shown = problem("ääh: before_tol", "before_tol");
    assert_eq!((shown.line, shown.column, shown.excerpt()), (1, 6, "before_tol"));
}

#[test]
fn control_characters_of_a_file_are_escaped() {
    let text = "when: \u{1b}[31mred\u{202e} before_tol\n";
    for coloured in [false, true] {
        let mut shown = problem(text, "before_tol");
        shown.message = "bell \u{7}".to_owned();
        let shown = shown.render(coloured);
        assert!(!shown.contains("\u{1b}[31mred") && !shown.contains('\u{7}') && !shown.contains('\u{202e}'));
        assert!(shown.contains("\\u{1b}[31mred\\u{202e}"), "{shown}");
    }
}

#[test]
fn a_long_line_is_shown_around_what_is_wrong() {
    let text = format!("{}before_tol{}", "x".repeat(1 << 20), "y".repeat(1 << 20));
    let shown = problem(&text, "before_tol").render(false);
    assert!(shown.contains("before_tol") && shown.len() < 4096, "{}", shown.len());
    assert!(shown.contains("rules/no-push.md:1:1048577"));
}

#[test]
fn a_problem_at_the_end_of_a_file_can_be_shown() {
    let text: Arc<str> = Arc::from("when: x\n");
    let end = text.len();
    let p = Problem::at(Path::new("a.md"), &text, end..end, "", "no-body", "no body", "");
    assert!(p.render(false).contains("a.md:2:1"));
    assert!(Problem::of_file(Path::new("a"), "missing-folder", "x", "y").render(true).contains("= "));
}

/// The JSON of `portcullis check` (`tooling.md` 3).
#[test]
fn a_problem_is_written_as_json_with_these_fields() {
    let json = serde_json::to_value(problem("when: before_tol\n", "before_tol")).unwrap();
    let expected = serde_json::json!({
        "file": "rules/no-push.md", "line": 1, "column": 7, "field": "when", "severity": "error",
        "code": "unknown-when", "message": "`before_tol` is no hook", "help": "write `before_tool`"
    });
    assert_eq!(json, expected);
}
