//! The tree of what would run.

use super::*;

/// The tree as text: nesting by brackets.
fn shown(commands: &[RunCommand]) -> String {
    let one = |c: &RunCommand| {
        let words: Vec<&str> = c.words.iter().map(|w| w.text.as_str()).collect();
        let inside = if c.inside.is_empty() { String::new() } else { format!(" [{}]", shown(&c.inside)) };
        let runs = if c.runs { "" } else { "~" };
        format!("{runs}{}{inside}", words.join(" "))
    };
    commands.iter().map(one).collect::<Vec<_>>().join("; ")
}

/// BX-05: what stands inside what.
#[test]
fn bx_05_the_tree_says_what_stands_inside_what() {
    for (line, expected) in [
        ("a | b; c", "a; b; c"),
        ("echo $(date) `id`", "echo $… $… [date; id]"),
        ("sudo bash -c 'a; b $(c)'", "~sudo bash -c a; b $(c) [a; b $… [c]]"),
        ("cat <(a) | sh", "cat $<( [a]; sh"),
        ("find . -exec rm {} +", "find . -exec rm {} + [rm .]"),
        ("ssh host 'a; b'", "ssh host [a; b]"),
        ("f(){ a \"$1\"; }; f x", "f x [a x]"),
        ("f(){ a \"$1\"; }", "a $1"),
        ("python3 -c 'import os; os.system(\"a b\")'", "python3 -c import os; os.system(\"a b\") [a b]"),
        ("", ""),
    ] {
        assert_eq!(shown(&CommandLine::read(line).commands), expected, "{line}");
    }
}

/// BX-05: how each comes to run, what is taken off, and what is opaque and why.
#[test]
fn bx_05_the_tree_says_how_and_what_is_not_understood() {
    let line = CommandLine::read("sudo -u x rm -rf \"$D/a\" > log; eval \"$X\"");
    let rm = &line.commands[0];
    assert_eq!(
        (rm.program.as_str(), rm.wrappers.as_slice(), rm.runs),
        ("rm", &["sudo".to_owned()][..], true)
    );
    assert_eq!(
        rm.words.iter().map(|w| w.certainty).collect::<Vec<_>>(),
        [Certainty::Literal, Certainty::Literal, Certainty::Possible]
    );
    assert_eq!((rm.redirections[0].kind, rm.redirections[0].target.text.as_str()), ("write", "log"));
    let eval = &line.commands[1];
    assert!(eval.opaque[0].program && eval.opaque[0].reason.contains("does not show"));
    assert_eq!(line.all_opaque().count(), 1);
    let how: Vec<RunHow> =
        CommandLine::read("f(){ a; }; f; b $(c) <(d); sh -c e; python -c 'import os; os.system(\"g\")'")
            .all()
            .filter(|c| c.program.len() == 1)
            .map(|c| c.how)
            .collect();
    use RunHow::{Function, InlineCode, Line, ProcessSubstitution, Program, Substitution};
    assert_eq!(how, [Line, Function, Line, Substitution, ProcessSubstitution, Program, InlineCode]);
}

/// BX-05: spans are bytes of the line, and a word that follows from the line is told from one that stands there.
#[test]
fn bx_05_words_say_where_they_stand() {
    let text = "V=-rf; rm $V 'a b'";
    let line = CommandLine::read(text);
    let rm = line.all().find(|c| c.program == "rm").unwrap();
    let stand: Vec<(&str, Certainty)> =
        rm.words.iter().map(|w| (text.get(w.span.clone()).unwrap(), w.certainty)).collect();
    assert_eq!(
        stand,
        [("rm", Certainty::Literal), ("$V", Certainty::Certain), ("'a b'", Certainty::Literal)]
    );
}

/// BX-05: the tree holds what the flat list holds, of any line.
#[test]
fn bx_05_no_command_of_the_list_is_missing_in_the_tree() {
    for line in [
        "a; b && c | d",
        "f(){ a; }; f; f",
        "sudo env A=1 bash -c 'x; y' | tee f",
        "echo 'a",
        "$(",
        "ls | xargs -I{} sh -c 'rm {}'",
        "git -c alias.x='!a; b' x",
        "for i in 1 2; do a $(b); done > f",
        "{ } > f",
    ] {
        let flat = read(line);
        let tree = CommandLine::read(line);
        assert_eq!(tree.all().count(), flat.commands.len(), "{line}");
        assert_eq!(tree.all_opaque().count(), flat.opaque.len(), "{line}");
    }
    // An argument vector is not read by a shell.
    let argv = ["echo".to_owned(), "$(rm -rf /)".to_owned()];
    assert_eq!(shown(&CommandLine::of_argv(&argv).commands), "echo $(rm -rf /)");
}
