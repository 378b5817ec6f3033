//! GT-06, TR-08, P3 (flush), P5, P17: every fact is one clean line, and a log that can't be written says so.

use std::borrow::Cow;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, UNIX_EPOCH};

use proptest::prelude::*;
use serde_json::Value;

use super::clean::Redact;
use super::jsonl::Appender;
use super::media::Media;
use super::*;
use crate::approval::TicketId;
use crate::judge::JudgeUse;
use crate::text::KeyedHash;
use crate::text::is_unprintable;
use crate::tool::ToolId;
use crate::verdict::{Outcome, Spotted, Verdict};
use crate::words::{Action, Cause, GateKind, GateName, GateRef, Hook, Layer};

fn clean() -> Clean {
    let redact: Redact = Arc::new(|raw| match raw.contains("canary") {
        true => Cow::Owned(raw.replace("canary", "[redacted:test]")),
        false => Cow::Borrowed(raw),
    });
    Clean::new(redact, KeyedHash::new(&[9; 32]))
}

fn gate(file: &str) -> Arc<GateRef> {
    Arc::new(GateRef {
        name: GateName::known("no-force"),
        kind: GateKind::Rule,
        layer: Layer::Workspace,
        file: Some(file.into()),
        line: Some(3),
    })
}

fn verdict(outcome: Outcome, effect: Option<Action>, text: &str) -> Verdict {
    Verdict {
        gate: gate(text),
        hook: Hook::ToolCall,
        outcome,
        effect,
        would: None,
        reason: text.to_owned(),
        spans: vec![Spotted::new(text, 1..4, text)],
        took: Duration::from_micros(7),
        judge: Some(JudgeUse {
            model: text.to_owned(),
            attempts: 1,
            input_tokens: 20,
            output_tokens: 5,
            cost_usd: f64::NAN,
        }),
    }
}

/// One record of each kind, with `text` wherever text from outside can be.
fn each_kind(text: &str, with: impl Fn(&[Record<'_>])) {
    let (name, ticket, tool) = (GateName::known("no-force"), TicketId::from("t-1"), ToolId::on(text, text));
    let verdict = verdict(Outcome::Unjudged(Cause::Timeout), Some(Action::Block), text);
    let (strong, weak) = (gate(text), gate(text));
    with(&[
        Record::Start(StartRecord { version: "0.1.0", gates: 2, durability: "flush" }),
        Record::Stop,
        Record::Verdict(VerdictRecord { verdict: &verdict, call: Some(text), subject: Some(text) }),
        Record::Decision(DecisionRecord {
            hook: Hook::ToolCall,
            decided: "block",
            applied: "blocked",
            gates: &[&name],
            reason: text,
            call: Some(text),
            ticket: Some(&ticket),
        }),
        Record::Call(CallRecord {
            call: text,
            tool: &tool,
            outcome: CallStatus::Blocked,
            duration: Some(Duration::from_millis(2)),
            arguments: text,
            result: Some(text),
            rules: &[&name],
            effect: Some(Action::Block),
        }),
        Record::Reload(ReloadRecord { applied: true, loaded: Some("sha256:ab"), gates: 2, problems: &[] }),
        Record::Approval(ApprovalRecord {
            ticket: &ticket,
            step: ApprovalStep::Denied,
            hook: Hook::ToolCall,
            gates: &[&name],
            acting: true,
            reason: Some(text),
        }),
        Record::Loosened(LoosenedRecord {
            gate: &strong,
            instead_of: &weak,
            field: text,
            from: text,
            to: text,
        }),
        Record::Loss { records: Some(3), reason: text },
    ]);
}

fn lines_of(clean: &Clean, text: &str) -> Vec<String> {
    let lines = std::cell::RefCell::new(Vec::new());
    let about = About { turn: Some(text), agent: Some(text), digest: Some("sha256:ab") };
    each_kind(text, |records| {
        lines.borrow_mut().extend(records.iter().map(|record| record.line(clean, &about, 1, UNIX_EPOCH)));
    });
    lines.into_inner()
}

fn assert_clean(lines: &[String]) {
    for line in lines {
        assert!(!line.contains(is_unprintable), "{line:?}");
        assert!(!line.contains("canary"), "{line:?}");
        let parsed: Value = serde_json::from_str(line).expect("a line is JSON");
        assert_eq!(parsed["v"], 1);
    }
}

#[test]
fn one_line_of_each_kind() {
    let lines = lines_of(&clean(), "a\nb").into_iter();
    let shown: Vec<String> = lines.map(|line| line.replace(&clean().hash("a\nb"), "HASH")).collect();
    let head = |kind| {
        format!(
            r#"{{"v":1,"time":"1970-01-01T00:00:00.000000Z","seq":1,"kind":"{kind}","turn":"a\\nb","agent":"a\\nb","digest":"sha256:ab""#
        )
    };
    let rest = [
        ("start", r#","version":"0.1.0","gates":2,"durability":"flush"}"#),
        ("stop", "}"),
        (
            "verdict",
            r#","gate":"no-force","source":{"layer":"workspace","file":"a\\nb","line":3},"hook":"tool_call","call":"a\\nb","outcome":"unjudged","cause":"timeout","effect":"block","reason":"a\\nb","spans":[{"at":"a\\nb","start":1,"end":4,"label":"a\\nb"}],"subject":{"bytes":3,"hash":"HASH"},"took_us":7,"judge":{"model":"a\\nb","attempts":1,"input_tokens":20,"output_tokens":5,"cost_usd":null}}"#,
        ),
        (
            "decision",
            r#","hook":"tool_call","call":"a\\nb","decided":"block","applied":"blocked","gates":["no-force"],"reason":"a\\nb","ticket":"t-1"}"#,
        ),
        (
            "call",
            r#","call":"a\\nb","tool":"a\\nb/a\\nb","outcome":"blocked","duration_us":2000,"arguments":{"bytes":3,"hash":"HASH"},"result":{"bytes":3,"hash":"HASH"},"rules":["no-force"],"effect":"block"}"#,
        ),
        ("reload", r#","applied":true,"loaded":"sha256:ab","gates":2,"problem_count":0,"problems":[]}"#),
        (
            "approval",
            r#","ticket":"t-1","step":"denied","hook":"tool_call","gates":["no-force"],"acting":true,"reason":"a\\nb"}"#,
        ),
        (
            "loosened",
            r#","gate":"no-force","source":{"layer":"workspace","file":"a\\nb","line":3},"instead_of":{"layer":"workspace","file":"a\\nb","line":3},"field":"a\\nb","from":"a\\nb","to":"a\\nb"}"#,
        ),
        ("loss", r#","records":3,"reason":"a\\nb"}"#),
    ];
    let wanted: Vec<String> = rest.iter().map(|(kind, rest)| head(kind) + rest).collect();
    assert_eq!(shown, wanted);
}

/// GT-06: every outcome has its word; a failure in shadow changes nothing and names what it would do.
#[test]
fn outcomes_have_the_words_of_the_specification() {
    for (outcome, effect, word) in [
        (Outcome::Pass, None, "pass"),
        (Outcome::Fail, Some(Action::Warn), "warn"),
        (Outcome::Fail, Some(Action::Halt), "halt"),
        (Outcome::Fail, None, "record"),
        (Outcome::Unjudged(Cause::Panic), None, "unjudged"),
    ] {
        assert_eq!(super::write::outcome_word(&verdict(outcome, effect, "")), word);
    }
}

/// P6: content is a hash and a size, or redacted where it was asked for.
#[test]
fn secrets_reach_no_line() {
    for clean in [clean(), clean().with_content(true)] {
        assert_clean(&lines_of(&clean, "my canary\0sings"));
    }
}

/// P5
#[test]
fn huge_and_hostile_strings_stay_in_one_bounded_line() {
    for piece in ["\u{2028}\x1b\0\r\n\u{85}\u{202e}", "\\\"{}[],:\u{7f}", "😀\u{fffd}"] {
        let lines = lines_of(&clean().with_content(true), &piece.repeat((1 << 20) / piece.len()));
        assert_clean(&lines);
        assert!(lines.iter().all(|line| line.len() < (1 << 20)));
    }
}

fn cases() -> u32 {
    let release = std::env::var("PORTCULLIS_TEST_SCALE").is_ok_and(|scale| scale == "release");
    if release { 10_000_000 } else { 10_000 }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() })]

    /// P5: no text in any field makes a second line or a raw control character.
    #[test]
    fn no_text_breaks_a_line(
        text in proptest::collection::vec(
            prop_oneof![
                any::<char>(),
                proptest::sample::select(vec![
                    '\n', '\r', '\x1b', '\0', '\u{85}', '\u{2028}', '\u{2029}', '\u{202e}', '"', '\\', '{', ',',
                ]),
            ],
            0..40,
        ).prop_map(|chars| chars.into_iter().collect::<String>())
    ) {
        assert_clean(&lines_of(&clean().with_content(true), &text));
    }
}

/// P17
#[test]
fn a_redactor_that_panics_shows_nothing() {
    let clean = Clean::new(Arc::new(|_| panic!("broken")), KeyedHash::new(&[9; 32]));
    assert_clean(&lines_of(&clean.with_content(true), "canary"));
}

struct Faulty(AtomicU64);

impl AuditSink for Faulty {
    fn append(&self, _: &[String]) -> Result<(), AuditError> {
        match self.0.fetch_add(1, Ordering::Relaxed) {
            0 => panic!("a sink of the host's"),
            1 => Err(AuditError("canary\n".into())),
            _ => Ok(()),
        }
    }
}

/// P3, P17: a sink that panics or fails is an error every time, and the engine goes on.
#[test]
fn a_sink_that_panics_or_fails_is_an_error_every_time() {
    let auditor = Auditor::new(Some(Arc::new(Faulty(AtomicU64::new(0)))), clean());
    let write = || auditor.write(&About::default(), &[Record::Stop]);
    assert_eq!(write(), Err(AuditError("the sink panicked".into())));
    assert_eq!(write(), Err(AuditError("[redacted:test]\\n".into())));
    assert_eq!(write(), Ok(()));
}

/// P3: what was lost is said as soon as the log can be written again.
#[test]
fn a_loss_is_recorded() {
    struct Once(AtomicU64, MemorySink);
    impl AuditSink for Once {
        fn append(&self, lines: &[String]) -> Result<(), AuditError> {
            if self.0.fetch_add(1, Ordering::Relaxed) == 0 {
                Err(AuditError("full".into()))
            } else {
                self.1.append(lines)
            }
        }
    }
    let sink = Arc::new(Once(AtomicU64::new(0), MemorySink::new()));
    let auditor = Auditor::new(Some(sink.clone()), clean());
    assert!(auditor.write(&About::default(), &[Record::Stop, Record::Stop]).is_err());
    auditor.write(&About::default(), &[Record::Stop]).unwrap();
    auditor.write(&About::default(), &[Record::Stop]).unwrap();
    let lines: Vec<Value> = sink.1.lines().iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let kinds: Vec<_> =
        lines.iter().map(|line| (line["kind"].as_str().unwrap(), line["seq"].as_u64().unwrap())).collect();
    assert_eq!(kinds, [("loss", 3), ("stop", 4), ("stop", 5)]);
    assert_eq!(lines[0]["records"], 2);
}

#[test]
fn sinks_behind_pointers_are_sinks() {
    let memory = Arc::new(MemorySink::new());
    let boxed: Box<dyn AuditSink> = Box::new(Some(memory.clone()));
    boxed.append(&["{}".into()]).unwrap();
    assert_eq!(memory.lines(), ["{}"]);
    assert_eq!(None::<MemorySink>.append(&["{}".into()]), Ok(()));
}

fn append(sink: &JsonlSink, line: &str) -> Result<(), AuditError> {
    sink.append(&[line.to_owned()])
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn a_file_is_appended_to_and_is_its_owners_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("audit.jsonl");
    append(&JsonlSink::open(&path).unwrap(), "{\"a\":1}").unwrap();
    append(&JsonlSink::open(&path).unwrap(), "{\"a\":2}").unwrap();
    assert_eq!(read(&path), "{\"a\":1}\n{\"a\":2}\n");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

#[test]
fn a_line_with_a_line_end_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let sink = JsonlSink::open(folder.path().join("a")).unwrap();
    assert!(append(&sink, "{}\n{}").is_err() && append(&sink, "{}\r").is_err());
    assert_eq!(read(&folder.path().join("a")), "");
}

/// P1's torn line: ended, and said.
#[test]
fn a_torn_last_line_is_ended_on_open() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a");
    std::fs::write(&path, "{\"a\":1}\n{\"a\":").unwrap();
    append(&JsonlSink::open(&path).unwrap(), "{\"a\":2}").unwrap();
    let text = read(&path);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!((lines.len(), lines[1], lines[3]), (4, "{\"a\":", "{\"a\":2}"));
    assert_eq!(serde_json::from_str::<Value>(lines[2]).unwrap()["kind"], "loss");
}

/// P3: file removed, rotated, its folder gone and back.
#[test]
fn a_file_that_is_removed_or_rotated_is_made_anew() {
    let folder = tempfile::tempdir().unwrap();
    let (path, old) = (folder.path().join("logs/a"), folder.path().join("logs/a.1"));
    assert!(JsonlSink::open(&path).is_err(), "no folder");
    std::fs::create_dir(folder.path().join("logs")).unwrap();
    let sink = JsonlSink::open(&path).unwrap();
    append(&sink, "1").unwrap();
    std::fs::remove_file(&path).unwrap();
    append(&sink, "2").unwrap();
    assert_eq!(read(&path), "2\n");
    std::fs::rename(&path, &old).unwrap();
    append(&sink, "3").unwrap();
    assert_eq!((read(&old).as_str(), read(&path).as_str()), ("2\n", "3\n"));
    std::fs::remove_dir_all(folder.path().join("logs")).unwrap();
    assert!(append(&sink, "4").is_err() && append(&sink, "4").is_err());
    std::fs::create_dir(folder.path().join("logs")).unwrap();
    append(&sink, "5").unwrap();
    assert_eq!(read(&path), "5\n");
}

/// P3: disk full, each time anew.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_every_time() {
    let sink = JsonlSink::open("/dev/full").unwrap();
    for _ in 0..3 {
        assert!(append(&sink, "1").is_err());
    }
}

/// P3: something else stands at the path.
#[test]
fn a_folder_is_no_log() {
    let folder = tempfile::tempdir().unwrap();
    assert!(JsonlSink::open(folder.path()).is_err());
}

/// A disk that takes `room` bytes, and can be cut back or not.
struct Disk {
    bytes: Vec<u8>,
    room: usize,
    cuts: bool,
}

impl Media for &mut Disk {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let fits = bytes.len().min(self.room - self.bytes.len());
        self.bytes.extend_from_slice(&bytes[..fits]);
        if fits == bytes.len() { Ok(()) } else { Err(io::Error::other("full")) }
    }
    fn len(&self) -> io::Result<u64> {
        Ok(self.bytes.len() as u64)
    }
    fn truncate(&mut self, len: u64) -> io::Result<()> {
        if !self.cuts {
            return Err(io::Error::other("no"));
        }
        self.bytes.truncate(len as usize);
        Ok(())
    }
    fn stands_at(&self, _: &Path) -> bool {
        true
    }
    fn try_alone(&self) -> bool {
        true
    }
    fn not_alone(&self) {}
    fn last_byte(&mut self) -> io::Result<Option<u8>> {
        Ok(self.bytes.last().copied())
    }
}

/// P3: a write that comes through in part leaves no half line before the next one.
#[test]
fn a_partial_write_is_cut_back_or_ended() {
    for cuts in [true, false] {
        let mut disk = Disk { bytes: Vec::new(), room: 14, cuts };
        assert!(Appender::new(&mut disk).append("{\"a\":1}\n{\"a\":2}\n").is_err());
        disk.room = 1000;
        Appender::new(&mut disk).append("{\"a\":3}\n").unwrap();
        let text = String::from_utf8(disk.bytes).unwrap();
        if cuts {
            assert_eq!(text, "{\"a\":3}\n");
        } else {
            assert!(text.starts_with("{\"a\":1}\n{\"a\":2\n{") && text.ends_with("}\n{\"a\":3}\n"), "{text}");
        }
    }
}
