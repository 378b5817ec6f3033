use super::*;
fn plain(line: &str) -> Vec<String> {
    read(line)
        .commands
        .iter()
        .map(|c| c.words.iter().map(Word::text).collect::<Vec<_>>().join(" "))
        .collect()
}
#[test]
fn bx_02_first() {
    assert_eq!(plain("cd /x && rm -rf 'a b' | tee f; (ls)"), ["cd /x", "rm -rf a b", "tee f", "ls"]);
}
