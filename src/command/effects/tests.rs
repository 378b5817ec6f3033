//! BX-02: what single commands read, write and connect to.

use super::{PathUse, effects};
use crate::matcher::Place;
use crate::shell::read;

fn uses(line: &str) -> Vec<(String, PathUse)> {
    let script = read(line);
    let place = Place::of_examples();
    let commands = script.commands.iter();
    commands.flat_map(|c| effects(c, &place).paths).map(|p| (p.path.unwrap_or_default(), p.role)).collect()
}

#[test]
fn bx_02_operands_flags_and_redirections_have_their_roles() {
    use PathUse::{Link, Move, Name, Read, Unknown, Write};
    for (line, want) in [
        ("cat a > b", vec![("a", Read), ("b", Write)]),
        ("grep -f p x y", vec![("p", Read), ("x", Read), ("y", Read)]),
        ("grep -e x y", vec![("y", Read)]),
        ("sed -i s/a/b/ f", vec![("f", Write)]),
        ("cp a b c", vec![("a", Read), ("b", Read), ("c", Write), ("c/a", Write), ("c/b", Write)]),
        ("mv a b/", vec![("a", Move), ("b", Write), ("b/a", Write)]),
        ("mv a b", vec![("a", Move), ("b", Write)]),
        ("ln -s a b", vec![("a", Link), ("b", Write)]),
        ("sort -o out in", vec![("out", Write), ("in", Read)]),
        ("dd if=a of=b", vec![("a", Read), ("b", Write)]),
        ("curl -so out https://x.example", vec![("out", Write)]),
        ("tar -C sub -czf t.tgz a", vec![("sub/a", Read), ("t.tgz", Write)]),
        ("ls a", vec![("a", Name)]),
        ("cd sub && cat ../a", vec![("sub", Name), ("a", Read)]),
        ("git -C sub rm a", vec![("sub/a", Write)]),
        ("mytool ./a b", vec![("a", Unknown)]),
    ] {
        let mut got = uses(line);
        // What `cd` names is a matter of its own.
        got.retain(|(p, _)| !(line.starts_with("cd") && p == "/workspace/sub"));
        let mut want: Vec<_> = want
            .into_iter()
            .filter(|(p, _)| !(line.starts_with("cd") && *p == "sub"))
            .map(|(p, u)| (format!("/workspace/{p}"), u))
            .collect();
        got.sort_by(|a, b| a.0.cmp(&b.0));
        want.sort_by(|a, b| a.0.cmp(&b.0));
        assert_eq!(got, want, "{line}");
    }
}
