use super::*;

fn condition(patterns: &[&str], except: &[&str]) -> CommandCondition {
    let parse = |texts: &[&str]| texts.iter().map(|t| CommandPattern::parse(t).unwrap()).collect();
    CommandCondition { patterns: parse(patterns), except: parse(except) }
}

/// `Some(true)`: certain, `Some(false)`: only possible.
fn sure(pattern: &str, line: &str) -> Option<bool> {
    condition(&[pattern], &[]).find(&CommandView::read(line)).iter().map(|m| m.certain).max()
}

fn default(line: &str) -> Option<bool> {
    let all = CommandCondition { patterns: default_patterns(), except: Vec::new() };
    all.find(&CommandView::read(line)).iter().map(|m| m.certain).max()
}

fn table(f: impl Fn(&str) -> Option<bool>, rows: &[(&str, Option<bool>)]) {
    let wrong: Vec<String> = rows
        .iter()
        .filter(|(line, want)| f(line) != *want)
        .map(|(line, want)| {
            format!(
                "{line}\n   want {want:?}, got {:?}; read as {:#?}",
                f(line),
                CommandView::read(line)
                    .script
                    .commands
                    .iter()
                    .map(|c| (c.words.iter().map(|w| w.text()).collect::<Vec<_>>(), &c.wrappers))
                    .collect::<Vec<_>>()
            )
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

const YES: Option<bool> = Some(true);
const MAY: Option<bool> = Some(false);
const NO: Option<bool> = None;

#[test]
fn bx_02_spellings_of_one_removal_match_one_pattern() {
    table(
        |line| sure("rm -rf *", line),
        &[
            ("rm -fr build", YES),
            ("rm -r -f build", YES),
            ("rm -f -r build", YES),
            ("rm --recursive --force build", YES),
            ("rm --rec --for build", YES),
            ("rm -Rf build", YES),
            ("rm -rfv build", YES),
            ("rm -v -rf build", YES),
            ("rm build -rf", YES),
            ("/bin/rm -rf build", YES),
            (r"\rm -rf build", YES),
            ("'rm' -rf build", YES),
            ("r''m -rf build", YES),
            (r#""rm" "-rf" "build""#, YES),
            ("rm  -rf   build", YES),
            ("rm\t-rf\tbuild", YES),
            ("sudo -u root rm -rf build", YES),
            ("env -i A=1 rm -rf build", YES),
            ("A=1 rm -rf build", YES),
            ("bash -c 'rm -rf build'", YES),
            (r#"bash -lc "rm -rf build""#, YES),
            ("true && rm -rf build", YES),
            ("true; rm -rf build", YES),
            ("$(echo rm) -rf build", YES),
            ("V=-rf; rm $V build", YES),
            ("rm $(echo -rf) build", YES),
            ("rm \\\n -rf build", YES),
            ("rm -{r,f} build", YES),
            ("{rm,-rf,build}", YES),
            ("echo build | xargs rm -rf", YES),
            ("find build -delete", YES),
            (r"find . -name x -exec rm -r -f {} \;", YES),
            (r#"eval "r"'m -rf' build"#, YES),
            ("echo cm0gLXJmIGJ1aWxkCg== | base64 -d | sh", YES),
            (r#"python3 -c "import shutil; shutil.rmtree('build')""#, YES),
            ("rm${IFS}-rf${IFS}build", YES),
            ("rm$IFS-rf$IFS'build'", YES),
            ("$'\\x72m' -rf build", YES),
            ("(rm -rf build)", YES),
            ("{ rm -rf build; }", YES),
            ("if true; then rm -rf build; fi", YES),
            ("for d in build; do rm -rf $d; done", YES),
            ("case x in x) rm -rf build;; esac", YES),
            ("f() { rm -rf build; }; f", YES),
            ("echo $(rm -rf build)", YES),
            ("echo `rm -rf build`", YES),
            ("echo \"${X:-$(rm -rf build)}\"", YES),
            ("cat <(rm -rf build)", YES),
            ("echo $((1 + $(rm -rf build)))", YES),
            ("a[$(rm -rf build)]=1", YES),
            ("bash <<E\nrm -rf build\nE", YES),
            ("cat <<E | sh\nrm -rf build\nE", YES),
            ("cat <<E\n$(rm -rf build)\nE", YES),
            ("bash <<< 'rm -rf build'", YES),
            ("ssh -p 22 host rm -rf build", YES),
            ("ssh host 'cd /x && rm -rf build'", YES),
            ("watch -n 1 'rm -rf build'", YES),
            ("timeout -s KILL 5 nice -n 3 nohup rm -rf build", YES),
            ("trap 'rm -rf build' EXIT", YES),
            ("su -c 'rm -rf build' root", YES),
            ("script -qc 'rm -rf build' /dev/null", YES),
            ("powershell -Command rm -rf build", YES),
            ("cmd /c rm -rf build", YES),
            ("busybox rm -rf build", YES),
            ("coproc rm -rf build", YES),
            ("! rm -rf build", YES),
            ("time rm -rf build", YES),
            (r#"node -e "require('child_process').execSync('rm -rf build')""#, YES),
            (r#"perl -e 'system("rm -rf build")'"#, YES),
            ("ruby -e '`rm -rf build`'", YES),
            (r#"python3 -c "import os; os.system('rm -rf build')""#, YES),
            (r#"python3 -c "import subprocess as s; s.run(['rm','-rf','build'])""#, YES),
            ("python3 <<'E'\nimport os\nos.system('rm -rf build')\nE", YES),
            (r#"node -e "fs.rmSync('build', {recursive: true, force: true})""#, YES),
            ("rm $X build", MAY),
            ("cat x | while read l; do rm -rf $l; done", YES),
            ("if a; then b; elif rm -rf build; then c; fi", YES),
            ("until rm -rf build; do :; done", YES),
            ("function f { rm -rf build; }", YES),
            ("x=$(rm -rf build)", YES),
            ("x=(a $(rm -rf build))", YES),
            ("export x=`rm -rf build`", YES),
            ("echo \"${x[$(rm -rf build)]}\"", YES),
            ("> f rm -rf build", YES),
            ("2>&1 rm -rf build", YES),
            ("[[ -n $(rm -rf build) ]]", YES),
            ("case $(rm -rf build) in *) ;; esac", YES),
            ("select x in $(rm -rf build); do :; done", YES),
            ("a & rm -rf build &", YES),
            ("a |& rm -rf build", YES),
            ("echo {$(rm -rf build),b}", YES),
            ("((x = $(rm -rf build)))", YES),
            ("for ((i=0;i<1;i++)); do rm -rf build; done", YES),
            ("echo 'rm -rf build' | tee /dev/null | bash", YES),
            ("printf 'rm -rf %s' build | sh", YES),
            ("echo 726d202d7266206275696c64 | xxd -r -p | sh", YES),
            ("base64 -d <<< cm0gLXJmIGJ1aWxkCg== | sh", YES),
            ("sh -c \"$(echo cm0gLXJmIGJ1aWxkCg== | base64 -d)\"", YES),
            ("eval $(echo cm0gLXJmIGJ1aWxkCg== | base64 -d)", YES),
            ("c=rm; $c -rf build", YES),
            ("a=r; b=m; $a$b -rf build", YES),
            ("c='rm -rf build'; $c", YES),
            ("c='rm -rf build'; eval \"$c\"", YES),
            ("declare c=rm; ${c} -rf build", YES),
            ("x='rm'; y=x; ${!y} -rf build", YES),
            ("x=xrm; ${x:1} -rf build", YES),
            ("sudo -E env A=1 nice -10 rm -rf build", YES),
            ("sudo bash -c 'bash -c \"rm -rf build\"'", YES),
            ("sh -ec 'rm -rf build'", YES),
            ("bash --norc -o pipefail -c 'rm -rf build'", YES),
            ("exec -a x rm -rf build", YES),
            ("flock /tmp/l -c 'rm -rf build'", YES),
            ("find . -exec sh -c 'rm -rf \"$1\"' _ {} \\;", YES),
            ("find . -type d | xargs -n1 rm -rf", YES),
            ("awk 'BEGIN { system(\"rm -rf build\") }'", YES),
            ("php -r 'exec(\"rm -rf build\");'", YES),
            ("ruby -rfileutils -e 'FileUtils.rm_rf(\"build\")'", YES),
            ("python3 - <<E\nimport shutil\nshutil.rmtree('build')\nE", YES),
            ("echo \"import os; os.system('rm -rf build')\" | python3", YES),
            ("cat <<'A' <<'B' | sh\nx\nA\nrm -rf build\nB", YES),
            ("r\\\nm -rf build", YES),
            ("echo a; # c\nrm -rf build", YES),
            ("echo a#b; rm -rf build", YES),
            ("echo \"a\"'b'\"$(echo \"$(rm -rf build)\")\"", YES),
            ("rm \"$X\" build", NO),
            ("rm -rf build 'unclosed", YES),
            ("true; rm -rf build 'unclosed", MAY),
            ("echo 'unclosed; rm -rf build", MAY),
        ],
    );
}

#[test]
fn bx_02_data_is_not_a_command() {
    table(
        |line| sure("rm -rf *", line),
        &[
            (r#"echo "rm -rf /""#, NO),
            ("echo rm -rf /", NO),
            (r#"git commit -m "no more rm -rf /""#, NO),
            ("grep -r 'rm -rf /' .", NO),
            ("cat > notes <<'E'\nrm -rf build\nE", NO),
            ("cat > notes <<E\nrm -rf build\nE\nls", NO),
            ("ls -la", NO),
            ("npm run clean", NO),
            ("rmdir empty", NO),
            ("# rm -rf build", NO),
            ("ls # rm -rf build", NO),
            ("rm -r build", NO),
            ("rm -f build", NO),
            ("rm -- -rf", NO),
            ("sed -n 's/rm -rf build//p' f", NO),
            ("git log --grep 'rm -rf /'", NO),
            ("cat > s.sh <<'E'\n#!/bin/sh\nrm -rf build\nE\nchmod +x s.sh", NO),
            ("echo a # && rm -rf build", NO),
            ("printf '%s\\n' 'rm -rf build' > f", NO),
            ("rg 'rm -rf' | head", NO),
            ("jq '.x | \"rm -rf build\"' f", NO),
            ("docker run --rm -rf x", NO),
            ("npm run rm -- -rf x", NO),
            ("man rm", NO),
            (r#"python3 -c "print('rm -rf build')""#, NO),
            ("echo $'a' \"it's\" 'x' | grep x", NO),
            ("[[ a && -n b || ( c < d ) ]] && echo ok", NO),
        ],
    );
    assert_eq!(sure("*rm -rf*", "echo 'rm -rf /'"), YES);
}

#[test]
fn gt_22_default_patterns() {
    table(
        default,
        &[
            ("git push --force", YES),
            ("git push -f origin main", YES),
            ("git push origin main --force", YES),
            ("git push -fu origin main", YES),
            ("git push -uf origin main", YES),
            ("git push origin +main", YES),
            ("git push origin +refs/heads/a:refs/heads/a", YES),
            ("git push --mirror", YES),
            ("git -C /srv -c a=b push --force", YES),
            ("git --git-dir=x push -f", YES),
            ("git --git-dir x push -f", YES),
            ("git push --force --force-with-lease", YES),
            ("git push --force-with-lease", NO),
            ("git push --force-with-lease=main:abc origin main", NO),
            ("git push -ofoo origin main", NO),
            ("git push -o f origin main", NO),
            ("git push origin 12-f-x", NO),
            ("git push -n -f origin main", NO),
            ("git push --force --dry-run", NO),
            (r#"git push origin "$BRANCH""#, NO),
            ("git push $OPTS origin main", MAY),
            (r#"git commit -m "no more git push --force""#, NO),
            ("rm -rf /", YES),
            ("rm -rf /.", YES),
            ("rm -rf //", YES),
            ("rm -rf /tmp/../", YES),
            ("rm -rf /*", YES),
            ("rm -rf ~", YES),
            ("rm -rf $HOME", YES),
            ("rm -rf ${HOME}", YES),
            (r#"rm -rf "$HOME""#, YES),
            ("rm -rf ~/", YES),
            ("rm -rf ~root", YES),
            ("rm -rf $HOME/../", YES),
            ("rm -rf ~/../..", YES),
            ("rm -rf ~/*", YES),
            ("rm -rf $HOME/*", YES),
            ("rm -rf build /", YES),
            ("rm / -rf", YES),
            ("rm -rf --no-preserve-root /", YES),
            ("sudo rm -rf /etc", YES),
            ("rm -rf /usr/*", YES),
            ("cd / && rm -rf *", YES),
            ("cd ~; rm -rf .", YES),
            (r#"rm -rf "$X/""#, YES),
            ("rm -rf $X/*", YES),
            (r#"rm -rf "${X:?}/""#, NO),
            (r#"rm -rf "$BUILD_DIR""#, NO),
            ("rm -rf $BUILD_DIR", NO),
            ("rm -rf '~'", NO),
            ("rm -rf '/*'", NO),
            ("rm -rf node_modules", NO),
            ("rm -rf /tmp/x", NO),
            ("rm -rf ./dist ~/.cache/x", NO),
            ("rm -rf /etc/foo/bar", NO),
            ("rm -r /", NO),
            ("find / -delete", YES),
            ("find . -name '*.pyc' -delete", NO),
            ("find / -name '*.pyc' -delete", NO),
            ("V=-rf; rm $V /", YES),
            ("rm $V /", MAY),
            (r#"python3 -c "import shutil,os; shutil.rmtree(os.path.expanduser('~'))""#, YES),
            ("rm -rf ${X:-/}", YES),
            ("echo -rf / | xargs rm", YES),
            ("printf '%s\n' / | xargs -I{} rm -rf {}", YES),
            ("find . -maxdepth 1 -name x | xargs rm -rf", NO),
            ("xargs -a list rm -f", NO),
            ("set -- -rf /; rm \"$@\"", YES),
            ("bash -c 'rm $1 $2' _ -rf /", YES),
            ("parallel rm -rf ::: / /x", YES),
            ("for d in / /tmp/x; do rm -rf \"$d\"; done", YES),
            ("env -S 'rm -rf /'", YES),
            ("$SUDO rm -rf /", YES),
            ("sudo -- rm -rf /", YES),
            ("X=/; rm -rf $X", YES),
            ("X=/tmp/a; rm -rf $X", NO),
            ("X=/tmp/a; rm -rf \"$X/\"", NO),
            ("(X=/tmp); rm -rf \"$X/\"", YES),
            ("rm -rf ${HOME:0:1}", YES),
            ("cd build && rm -rf *", NO),
            ("cd \"$X\" && rm -rf *", NO),
            ("rm -rf /home/user/project/target", NO),
            ("git push origin HEAD:refs/heads/x", NO),
            ("git push origin :old", NO),
            ("git -c alias.x='push --force' x origin", YES),
            ("git -c alias.x='!rm -rf' x /", YES),
            ("X=/tmp rm -rf \"$X/\"", YES),
            ("X=/ bash -c 'rm -rf $X'", YES),
            ("X=/tmp/a bash -c 'rm -rf \"$X/\"'", NO),
            ("git push --follow-tags", NO),
            ("git stash push --force-x", NO),
        ],
    );
}

#[test]
fn tr_02_not_exempts_only_what_it_matches_with_certainty() {
    let c = condition(&["rm -rf *"], &["rm -rf build"]);
    assert!(c.find(&CommandView::read("rm -rf build")).is_empty());
    assert!(!c.find(&CommandView::read("rm -rf build; rm -rf src")).is_empty());
    assert!(!c.find(&CommandView::read("rm -rf $X")).is_empty());
    assert!(!c.find(&CommandView::read("/tmp/rm -rf build")).is_empty());
}

#[test]
fn gc_02_allow_covers_only_what_every_command_matches() {
    for (patterns, line, covered) in [
        (&["cd *"][..], "cd /srv/app && python3 job.py", false),
        (&["cd *", "python3 job.py"], "cd /srv/app && python3 job.py", true),
        (&["echo *"], "echo x > f", false),
        (&["echo *"], "echo x > /dev/null 2>&1", true),
        (&["echo *"], "echo x $(rm y)", false),
        (&["git push*"], "git push origin main", true),
        (&["git push*"], "./git push", false),
        (&["git push*"], "/tmp/git push", false),
        (&["git push*"], "/usr/bin/git push", true),
        (&["git push*"], "git -C x push", true),
        (&["git push*"], "git -c core.sshCommand=evil push", false),
        (&["git push"], "git push --force", false),
        (&["gh api*"], "GH_TOKEN=x gh api user", true),
        (&["gh api*"], "/bin/zsh -lc 'gh api user'", true),
        (&["gh api*"], "/tmp/zsh -lc 'gh api user'", false),
        (&["gh api*"], "PATH=/tmp gh api user", false),
        (&["gh api*"], "GIT_SSH_COMMAND=x gh api user", false),
        (&["gh api*"], "LD_PRELOAD=x gh api user", false),
        (&["gh api*"], "PATH=/tmp; gh api user", false),
        (&["gh api*"], "gh api user; $X", false),
        (&["gh api*"], "gh api 'user", false),
        (&["rm x"], "rm $X", false),
        (&["*"], "rm -rf / | cat", true),
        (&["gh api*"], "", false),
        (&["gh api*"], "gh api user | bash -c '' > f", false),
        (&["gh api*"], "{ gh api user; } > f", false),
        (&["gh api*"], "gh api user <<< x", true),
        (&["python3 *"], "python3 -c \"import os; os.system('id')\"", false),
    ] {
        let got = condition(patterns, &[]).covers(&CommandView::read(line));
        assert_eq!(got.is_ok(), covered, "{patterns:?} over `{line}`: {got:?}");
    }
}

#[test]
fn bx_02_argument_vectors_are_read_without_a_shell() {
    let c = condition(&["rm -rf *"], &[]);
    let argv = |a: &[&str]| a.iter().map(|s| (*s).to_owned()).collect::<Vec<_>>();
    assert!(c.find(&CommandView::of_argv(&argv(&["bash", "-lc", "ls; rm -rf x"]))).iter().any(|m| m.certain));
    assert!(c.find(&CommandView::of_argv(&argv(&["echo", ";", "rm", "-rf", "x"]))).is_empty());
}

#[test]
fn an_empty_pattern_says_what_to_write() {
    assert!(CommandPattern::parse("  ").unwrap_err().contains("git push"));
    assert!(CommandPattern::parse("*").is_ok());
}

#[test]
fn bx_02_a_wrapper_can_be_named_and_a_possible_match_needs_a_literal_word() {
    table(
        |line| sure("sudo *", line),
        &[("sudo ls", YES), ("cd x && sudo -n ls", YES), ("ls sudo", NO), ("echo sudo ls", NO)],
    );
    table(
        |line| sure("curl *evil.example*", line),
        &[("curl $U", MAY), ("wget $U", NO), ("curl good.example", NO)],
    );
    table(
        |line| sure("git push --force*", line),
        &[("git push --force-with-lease", YES), ("git push -f x", YES)],
    );
    table(
        |line| sure("git push *--force*", line),
        &[("git push -f", YES), ("git push x --force", YES), ("git push x", NO)],
    );
    table(
        |line| sure("git clean -fd", line),
        &[("git clean -df", YES), ("git clean -f -d -x", YES), ("git clean -n -fd", NO)],
    );
    table(
        |line| sure("chmod -R 777 *", line),
        &[("chmod 777 -R a", YES), ("chmod --recursive 777 a", YES), ("chmod 777 a", NO)],
    );
    table(|line| sure("npm publish*", line), &[("cd x; npm publish --tag a", YES), ("npm run publish", NO)]);
}
