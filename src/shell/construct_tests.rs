//! Tables by construct: a line, and the commands that it would run, in the order that the reader gives.
//!
//! Every line hides or holds `rm -rf /` or an ordinary command; what is not known is `$…`.

use super::*;

/// What would run, a command a text: its words with blanks between, guessed ones and those without a program left out.
fn runs(line: &str) -> Vec<String> {
    read(line)
        .commands
        .iter()
        .filter(|c| !c.words.is_empty() && !c.guessed)
        .map(|c| c.words.iter().map(Word::shown).collect::<Vec<_>>().join(" "))
        .collect()
}

/// Each line runs these commands and no others.
fn exactly(rows: &[(&str, &[&str])]) {
    for (line, expected) in rows {
        assert_eq!(runs(line), *expected, "{line}");
    }
}

/// Each line runs `rm -rf /`, among others.
fn removes(rows: &[&str]) {
    for line in rows {
        let runs = runs(line);
        assert!(runs.iter().any(|c| c.starts_with("rm -rf /") || c == "/bin/rm -rf /"), "{line}: {runs:?}");
    }
}

/// No line runs a removal.
fn harmless(rows: &[&str]) {
    for line in rows {
        let runs = runs(line);
        assert!(!runs.iter().any(|c| c.starts_with("rm ") || c == "rm"), "{line}: {runs:?}");
    }
}

#[test]
fn bx_02_lists_pipes_and_groups() {
    exactly(&[
        ("cd /x && rm -rf 'a b' | tee f; (ls)", &["cd /x", "rm -rf a b", "tee f", "ls"]),
        ("a & b\nc || d |& e", &["a", "b", "c", "d", "e"]),
        ("if a; then b; elif c; then d; else e; fi", &["a", "b", "c", "d", "e"]),
        ("while a; do b; done; until c; do d; done", &["a", "b", "c", "d"]),
        ("for x in 1 2; do a $x; done", &["a 1 2"]),
        ("for ((i=0; i<3; i++)); do a; done", &["a"]),
        ("case $x in p|q) a;; *) b;; esac", &["a", "b"]),
        ("select x in a; do b; done", &["b"]),
        ("{ a; b; } 2>/dev/null", &["a", "b"]),
        ("! a", &["a"]),
        ("coproc a b; coproc NAME { c; }", &["a b", "c"]),
        ("> f a; 2>&1 b; <<< x c", &["a", "b", "c"]),
        ("a # b; c\nd", &["a", "d"]),
    ]);
}

#[test]
fn bx_02_quotes_and_escapes() {
    removes(&[
        r"r\m -rf /",
        "'rm' -rf /",
        "r''m -rf \"/\"",
        r"$'rm' -rf $'\x2f'",
        r"$'\162\155' -rf /",
        "rm -r\\\nf /",
        "rm\t-rf  /",
        "{rm,-rf,/}",
        "rm${IFS}-rf${IFS}/",
    ]);
    harmless(&[
        "echo 'rm -rf /'",
        "echo \"a; rm -rf /\"",
        "grep -r 'rm -rf /' .",
        "git commit -m \"rm -rf /\"",
    ]);
}

#[test]
fn bx_02_braces_and_ranges() {
    exactly(&[
        ("a {b,c}{1,2} {x}", &["a b1 b2 c1 c2 {x}"]),
        ("a {1..3} {c..a} {01..10..4} {3..1}", &["a 1 2 3 c b a 01 05 09 3 2 1"]),
        ("a '{1..3}' {1..} {a..1}", &["a {1..3} {1..} {a..1}"]),
        ("a x{1..2}y", &["a x1y x2y"]),
        ("a {1..1000}", &["a $…"]),
    ]);
}

#[test]
fn bx_02_variables_are_followed() {
    removes(&[
        "V=-rf; rm $V /",
        "a='rm -rf'; $a /",
        "x=rm; x+=' -rf /'; $x",
        "x=rm; y=x; ${!y} -rf /",
        "x='r m'; ${x/ /} -rf /",
        "x=xxrm; ${x:2:2} -rf /",
        "x=RM; ${x,,} -rf /",
        "x=rm.txt; ${x%.txt} -rf /",
        "export x=rm; $x -rf /",
        "x='rm -rf /' bash -c '$x'",
        "printf -v x 'rm %s' -rf; $x /",
        "IFS=,; x=rm,-rf,/; $x",
        "IFS=:; y=rm:-rf; z=$y; $z /",
    ]);
    // Where it is not known what a variable holds, it is not taken for the last value.
    exactly(&[("X=/; if a; then X=build; fi; rm -rf $X", &["a", "rm -rf $X"])]);
    exactly(&[("X=/; (X=build); rm -rf $X", &["rm -rf /"])]);
}

#[test]
fn bx_02_arrays_and_parameters() {
    removes(&[
        "a=(rm -rf /); \"${a[@]}\"",
        "a=(rm -rf /); ${a[0]} ${a[1]} ${a[2]}",
        "a=(); a+=(rm); a+=(-rf /); \"${a[@]}\"",
        "a[0]=rm; a[1]=-rf; \"${a[@]}\" /",
        "declare -A m; m[k]=rm; ${m[k]} -rf /",
        "a=(x rm -rf /); \"${a[@]:1}\"",
        "set -- rm -rf /; \"$@\"",
        "set rm -rf /; $1 $2 $3",
        "set -- a rm; shift; \"$@\" -rf /",
        "bash -c '\"$@\"' _ rm -rf /",
        "bash -c '$0 -rf /' rm",
        "bash -c 'rm -rf \"$1\"' _ /",
    ]);
    exactly(&[("a=(x y); b $a ${a[1]}", &["b x y"])]);
}

#[test]
fn bx_02_functions_are_read_with_their_arguments() {
    removes(&[
        "f(){ rm -rf \"$1\"; }; f /",
        "f(){ rm -rf \"$@\"; }; f / /etc",
        "f() { rm -rf $*; }; f /",
        "function f { rm -rf $1; }; f /",
        "f() ( rm -rf $1 ); f /",
        "f(){ \"$@\"; }; f rm -rf /",
        "f(){ shift; \"$@\"; }; f x rm -rf /",
        "f(){ \"${@:2}\"; }; f x rm -rf /",
        "g(){ f /; }; f(){ rm -rf \"$1\"; }; g",
        "eval 'f(){ rm -rf $1; }'; f /",
        "export -f f; f(){ rm -rf $1; }; bash -c 'f /'",
        "f()\n{\n  if true; then rm -rf $1; fi\n}\nf /",
        "X=/; f(){ local X=build; a; }; f; rm -rf $X",
        "X=/; f(){ X=build; }; rm -rf $X",
        "f(){ X=/; }; f; rm -rf $X",
    ]);
    exactly(&[
        // Called, the body is read for its calls alone …
        ("f(){ rm -rf \"$1/x\"; }; f build", &["rm -rf build/x", "f build"]),
        // … not called, for any argument.
        ("f(){ rm -rf \"$1\"; }", &["rm -rf $1"]),
        ("f(){ a \"$1\"; f \"$2\"; }; f x y", &["a $1", "f $2", "a x", "f y", "f x y"]),
        (":(){ :|:& };:", &[":", ":", ":", ":", ":"]),
    ]);
}

#[test]
fn bx_02_aliases_stand_for_their_words() {
    removes(&[
        "alias x='rm -rf'; x /",
        "alias x='rm -rf'\nx /",
        "alias x='a; rm -rf'; x /",
        "alias rm='rm -rf'; rm /",
    ]);
}

#[test]
fn bx_02_input_that_the_line_tells_is_read() {
    removes(&[
        "read -r x <<< 'rm -rf /'; $x",
        "read a b <<< 'rm -rf'; $a $b /",
        "IFS=: read -r a b <<< 'rm:-rf'; $a $b /",
        "read -a x <<< 'rm -rf /'; \"${x[@]}\"",
        "mapfile -t a <<< 'rm'; \"${a[0]}\" -rf /",
        "echo rm | while read x; do $x -rf /; done",
        "printf 'a\\n/\\n' | while read -r d; do rm -rf $d; done; rm -rf /",
        "echo 'rm -rf /' | sh",
        "printf '%b' 'rm\\x20-rf /' | sh",
        "cat <<E | bash\nrm -rf /\nE",
        "bash <<E\nrm -rf /\nE",
        "bash <<< 'rm -rf /'",
        "bash <(echo rm -rf /)",
        ". <(echo rm -rf /)",
        "echo cm0gLXJmIC8= | base64 -d | bash",
        "echo OJWSALLSMYQC6=== | base32 -d | bash",
        "echo 726d202d7266202f | xxd -r -p | sh",
        "echo '/ fr- mr' | rev | sh",
        "echo 'ez -es /' | tr a-z n-za-m | sh",
        "echo 'xrm -rf /' | sed 's/x//' | sh",
        "echo 'xxrm -rf /' | cut -c 3- | sh",
        "$(command -v rm) -rf /",
        "`which rm` -rf /",
        "$(basename /x/rm) -rf /",
        "echo 'rm -rf /' > x.sh; sh x.sh",
        "cat > x.sh <<'E'\nrm -rf $1\nE\nchmod +x x.sh && ./x.sh /",
        "echo 'rm -rf /' | tee x.sh; source ./x.sh",
        "echo 'import os; os.system(\"rm -rf /\")' > x.py; python3 x.py",
    ]);
    harmless(&[
        "cat > notes.md <<'E'\nrm -rf /\nE",
        "echo 'rm -rf /' > x.sh; cat x.sh",
        "echo 'rm -rf /' | grep rm",
    ]);
}

#[test]
fn bx_02_arithmetic_is_no_command_and_two_brackets_may_be() {
    removes(&[
        "((cd /) && (rm -rf /))",
        "((echo '(') ; rm -rf /; (echo ')'))",
        "((rm -rf /))",
        "echo $(( $(rm -rf /) + 1 ))",
        "(( x = `rm -rf /` ))",
        "a[$(rm -rf /)]=1",
        "echo ${a[$(rm -rf /)]}",
    ]);
    exactly(&[("((i - 1 > 0)) && (( (a + b) * c )) && d $((x / y))", &["d $…"])]);
}

#[test]
fn bx_02_wrappers_are_taken_off() {
    removes(&[
        "sudo -u x -- rm -rf /",
        "doas -u root rm -rf /",
        "env -i A=1 rm -rf /",
        "env -S 'rm -rf' /",
        "command -p rm -rf /",
        "exec -a x rm -rf /",
        "nohup nice -n 10 ionice -c 3 rm -rf /",
        "time -f %e rm -rf /",
        "timeout -s KILL 5 rm -rf /",
        "stdbuf -oL setsid -w rm -rf /",
        "strace -f -o x rm -rf /",
        "chroot --userspec=a:b /mnt rm -rf /",
        "nsenter --target 1 --mount rm -rf /",
        "unshare -r rm -rf /",
        "flock /tmp/l rm -rf /",
        "flock /tmp/l -c 'rm -rf /'",
        "busybox rm -rf /",
        "su - root -c 'rm -rf /'",
        "su --command='rm -rf /'",
        "runuser -u x -- rm -rf /",
        "script -qc 'rm -rf /' /dev/null",
        "watch -n 1 'rm -rf /'",
        "ssh -p 22 u@host -t 'rm -rf /'",
        "sshpass -p x ssh host rm -rf /",
        "docker exec -it -u root c rm -rf /",
        "docker run --rm --network host -v /:/m alpine rm -rf /m",
        "docker run --entrypoint sh alpine -c 'rm -rf /'",
        "docker -H tcp://h compose exec web rm -rf /",
        "kubectl -n x exec pod -c y -- sh -c 'rm -rf /'",
        "kubectl exec pod rm -rf /",
        "bwrap --ro-bind / / --chdir /x rm -rf /",
        "uv run rm -rf /",
        "npx rm -rf /",
        "poetry run bash -c 'rm -rf /'",
        "git submodule foreach --recursive 'rm -rf /'",
        "git bisect run rm -rf /",
        "tmux new-session -d -s x 'rm -rf /'",
        "powershell -NoProfile -Command rm -rf /",
        "pwsh -EncodedCommand cgBtACAALQByAGYAIAAvAA==",
        "cmd /c rm -rf /",
    ]);
    exactly(&[
        ("kubectl get pods -n x", &["kubectl get pods -n x"]),
        ("docker run alpine", &["docker run alpine"]),
        ("uv run -m pytest x", &["uv run -m pytest x"]),
        ("ssh host", &["ssh host"]),
    ]);
}

#[test]
fn bx_02_commands_in_flags_settings_and_inputs_of_other_programs() {
    removes(&[
        "find / -exec sh -c 'rm -rf \"$1\"' _ {} \\;",
        "find / -exec rm -rf {} +",
        "find / -delete",
        "ls | xargs -I{} sh -c 'rm -rf /{}'",
        "echo 'rm -rf /' | xargs -I{} sh -c '{}'",
        "printf '/\\0' | xargs -0 rm -rf",
        "parallel rm -rf ::: / /etc",
        "parallel 'rm -rf {}' ::: /",
        "parallel ::: 'rm -rf /'",
        "echo 'rm -rf /' | parallel",
        "gdb -batch -ex 'shell rm -rf /'",
        "vim -c ':!rm -rf /' -c q",
        "tar cf x y --checkpoint-action=exec='rm -rf /'",
        "tar -I 'rm -rf /' -cf x y",
        "rsync -e 'rm -rf /' a b:",
        "ssh -o ProxyCommand='rm -rf /' host",
        "GIT_SSH_COMMAND='rm -rf /' git fetch",
        "git -c core.pager='rm -rf /' log",
        "git -c alias.x='!rm -rf /' x",
        "git rebase --exec 'rm -rf /' main",
        "npm exec -c 'rm -rf /'",
        "nix develop -c rm -rf /",
        "psql -c '\\! rm -rf /'",
        "sqlite3 x '.shell rm -rf /'",
        "sed '1e rm -rf /' f",
        "sed 's/x/rm -rf \\//e' f",
        "echo 'rm -rf /' | at now",
        "crontab - <<< '*/5 * * * * rm -rf /'",
        "make -f - <<< 'all:; rm -rf /'",
        "printf 'all:\\n\\t@rm -rf /\\n' | make -f -",
        "trap 'rm -rf /' EXIT",
        "eval 'rm' '-rf' '/'",
    ]);
    harmless(&[
        "tar -I zstd -cf a b",
        "sed 's/e/rm -rf/' f",
        "git -c user.name='rm -rf /' commit",
        "psql -c 'rm -rf /'",
    ]);
}

#[test]
fn bx_02_inline_code_that_calls_a_shell_or_removes_files() {
    removes(&[
        "python3 -c 'import os; os.system(\"rm -rf /\")'",
        "python3 -c \"import subprocess; subprocess.run(['rm','-rf','/'])\"",
        "python3 - <<E\nimport shutil\nshutil.rmtree('/')\nE",
        "node -e 'require(\"child_process\").execSync(\"rm -rf /\")'",
        "perl -e 'system(\"rm\",\"-rf\",\"/\")'",
        "ruby -e '`rm -rf /`'",
        "php -r 'system(\"rm -rf /\");'",
        "awk 'BEGIN{system(\"rm -rf /\")}'",
    ]);
}
