//! What the fuzz targets call (`fuzz/`), and the replay of their corpora as a plain test.
//!
//! Each takes any bytes, and panics where a promise is broken.

#![expect(clippy::panic, reason = "a broken promise is a finding: panicking is how a fuzz target says so")]

use std::time::Duration;

use crate::detect::{SecretScanner, StreamFilter, StreamMode};
use crate::judge::{Brief, JudgeRequest, JudgeUse};
use crate::problem::ProblemLevel;
use crate::source::FolderKind;
use crate::tool::Arguments;
use crate::words::{GateName, Hook};

/// Rule files and guardrails: a gate, an instruction or problems that can be shown.
pub fn rule_file(data: &[u8]) {
    // What stands on disk that is no UTF-8 is a problem before it is parsed.
    let Ok(text) = std::str::from_utf8(data) else { return };
    for (name, kind) in [
        ("fuzz.md", FolderKind::Rules),
        ("fuzz.mdc", FolderKind::Rules),
        ("fuzz.md", FolderKind::Guardrails),
        ("limits.md", FolderKind::Guardrails),
        ("secrets.md", FolderKind::Guardrails),
        ("fuzz.yaml", FolderKind::Guardrails),
    ] {
        let read = crate::typed::read_text(name, kind, text);
        for problem in &read.problems {
            assert!(!problem.to_string().is_empty(), "a problem can be shown");
        }
        let refused = read.problems.iter().any(|p| p.level == ProblemLevel::Error);
        assert!(read.gate.is_none() || !refused, "a file with an error makes no gate");
    }
}

/// Command lines.
pub fn shell_line(data: &[u8]) {
    let line = String::from_utf8_lossy(data);
    let flat = crate::shell::read(&line);
    let tree = crate::CommandLine::read(&line);
    assert_eq!(tree.all().count(), flat.commands.len(), "the tree holds what the list holds");
    assert_eq!(tree.all_opaque().count(), flat.opaque.len(), "what is not understood is never left out");
    let words: Vec<String> = line.split('\n').map(str::to_owned).collect();
    let _ = crate::shell::read_argv(&words);
}

/// The stream filter. The first byte says where the text is cut.
pub fn redact_stream(data: &[u8]) {
    let Some((&step, rest)) = data.split_first() else { return };
    let text = String::from_utf8_lossy(rest);
    let scanner = SecretScanner::leaving();
    let whole = scanner.redact(&text).text;
    let mut filter = StreamFilter::new(scanner, StreamMode::Redact);
    let mut shown = String::new();
    let mut chunk = String::new();
    for (at, letter) in text.chars().enumerate() {
        chunk.push(letter);
        if (at + 1) % (usize::from(step) + 1) == 0 {
            shown.push_str(&filter.push(&chunk));
            chunk.clear();
        }
    }
    shown.push_str(&filter.push(&chunk));
    shown.push_str(&filter.finish());
    assert_eq!(
        shown,
        whole,
        "a stream cut every {} characters shows the whole's redaction",
        usize::from(step) + 1
    );
}

/// A model's answers.
pub fn judge_answer(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(gate) = GateName::new("fuzz") else { panic!("`fuzz` is a name") };
    let request = JudgeRequest::new(
        gate,
        Hook::AfterAgent,
        Brief::Rule,
        "a rule",
        text.as_ref(),
        Duration::from_secs(1),
    );
    // A system without random bytes judges nothing.
    let Ok(request) = request else { return };
    let _ = request.prompt();
    // The fuzzer can't guess the id, so that nothing it writes may be taken for a verdict …
    assert!(request.read_answer(&text, JudgeUse::default()).is_err(), "a verdict without the request's id");
    // … and with the id in its place it may.
    let bound = text.replace("{request}", request.id.as_str());
    if let Ok(answer) = request.read_answer(&bound, JudgeUse::default()) {
        assert_eq!(answer.request, request.id, "an answer is bound to its request");
    }
}

/// A call's arguments.
pub fn arguments(data: &[u8]) {
    match Arguments::from_slice(data).get() {
        Ok(value) => {
            assert!(value.is_object(), "arguments are an object");
            // What the guard has read can be read again, by the tool.
            assert!(Arguments::from_json(&value.to_string()).get().is_ok(), "arguments can be read twice");
        }
        Err(error) => assert!(!error.to_string().is_empty(), "a refusal has a reason"),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    /// Every input of `fuzz/corpus/NAME` through its target; the corpus must be there.
    fn replay(name: &str, target: fn(&[u8])) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(name);
        let mut inputs = 0;
        for entry in std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())) {
            let path = entry.unwrap().path();
            let data = std::fs::read(&path).unwrap();
            let ran = std::panic::catch_unwind(|| target(&data));
            assert!(ran.is_ok(), "{} broke a promise", path.display());
            inputs += 1;
        }
        assert!(inputs >= 5, "{} holds {inputs} inputs", folder.display());
    }

    macro_rules! corpora {
        ($($name:ident),* $(,)?) => {$(
            #[test]
            fn $name() {
                replay(stringify!($name), super::$name);
            }
        )*};
    }

    corpora!(rule_file, shell_line, redact_stream, judge_answer, arguments);
}
