//! The reader's work grows with the line and no faster: counted in looks at bytes, not in time.

use super::line::steps;

/// BX-02, NF: twice the line is at most some more than twice the work, whatever the line is made of.
#[test]
fn bx_02_work_is_linear_in_the_line() {
    for (name, part) in [
        ("words", "ab "),
        ("commands", "a b;"),
        ("pipes", "a | "),
        ("quotes", "'a' \"b\" "),
        ("escapes", "\\a\\ "),
        ("substitutions", "$(a) `b` "),
        ("variables", "$a ${b:-c} "),
        ("assignments", "a=b;"),
        ("brackets", "((1+1)); "),
        ("open brackets", "((a "),
        ("open substitutions", "$((a "),
        ("half arithmetic", "((a) b); "),
        ("open quotes", "a ' b \" "),
        ("parameters", "${a:-"),
        ("here-documents", "a <<E\nb\nE\n"),
        ("here-documents that never end", "a <<E\nb\n"),
        ("here-documents on one line", "<<E "),
        ("subscripts", "a[b "),
        ("groups", "{ a; } > f; "),
        ("ifs", "if a; then b; fi; "),
        ("cases", "case a in b) c;; esac; "),
        ("tests", "[[ a == b ]]; "),
        ("open tests", "[[ a "),
        ("functions", "f(){ a; }; "),
        ("calls", "f a; "),
        ("closers", ") } fi "),
        ("comments", "a # b\n"),
        ("braces", "{a,b} {1..3} "),
        ("sudo", "sudo "),
        ("layers", "bash -c 'a b'; "),
    ] {
        let of = |bytes: usize| steps(&part.repeat(bytes / part.len()));
        let (one, two) = (of(20_000), of(40_000));
        assert!(one < 60 * 20_000, "{name}: {one} looks for 20,000 bytes");
        assert!(two < 2 * one + one / 4 + 5_000, "{name}: {one} looks, then {two}");
    }
}
