//! The README's rule files and settings load as they stand: what a reader copies works.

use std::fs;

use portcullis::Engine;

/// The fenced blocks of a language.
fn blocks(language: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut open: Option<String> = None;
    for line in include_str!("../README.md").lines() {
        match &mut open {
            None if line == format!("```{language}") => open = Some(String::new()),
            None => {}
            Some(_) if line == "```" => blocks.extend(open.take()),
            Some(block) => {
                block.push_str(line);
                block.push('\n');
            }
        }
    }
    blocks
}

#[test]
fn every_rule_file_and_settings_file_of_the_readme_loads() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = folder.path().join("rules");
    let guardrails = folder.path().join("guardrails");
    fs::create_dir_all(&rules).expect("rules");
    fs::create_dir_all(&guardrails).expect("guardrails");
    let files = blocks("markdown");
    assert!(files.len() >= 5, "the README shows {} files", files.len());
    for (at, text) in files.iter().enumerate() {
        let (into, name) = if text.contains("\nbuiltin: limits") {
            (&guardrails, "limits".to_owned())
        } else if text.contains("\nstage:") {
            (&guardrails, format!("guardrail-{at}"))
        } else {
            (&rules, format!("rule-{at}"))
        };
        fs::write(into.join(format!("{name}.md")), text).expect("a file");
    }
    // The first block of YAML is the list of matchers: each is an argument of one rule.
    let yaml = blocks("yaml");
    let [matchers, settings] = yaml.as_slice() else { panic!("two blocks of YAML: {}", yaml.len()) };
    let rule = format!("---\nwhen: before_tool\ntools: shell\naction: record\n{matchers}---\nMatchers.\n");
    fs::write(rules.join("matchers.md"), rule).expect("a file");
    fs::write(folder.path().join("portcullis.yaml"), settings).expect("settings");

    let engine = Engine::builder().folder(folder.path()).without_approvals().build().expect("it builds");
    let status = engine.status();
    let problems: String = status.problems.iter().map(ToString::to_string).collect();
    assert!(status.closed.is_none() && status.problems.is_empty(), "{problems}");
    assert_eq!(status.summary.files, files.len() + 1);
}
