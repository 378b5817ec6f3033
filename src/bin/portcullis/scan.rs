//! `scan`: the detectors over files, folders or standard input.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use portcullis::scan::{ScanFor, Scanner};
use serde_json::{Value, json};

use crate::out::Out;
use crate::{Answer, Failure, Format};

/// Bytes of one text; a longer file is scanned in pieces of this size that end at line ends.
const PIECE_BYTES: usize = 16 * 1024 * 1024;

/// A hook whose detectors run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Hook {
    /// Injection, and credentials with a public format.
    #[value(name = "tool_result", alias = "tool-result")]
    ToolResult,
    /// Secrets.
    #[value(name = "output")]
    Output,
}

/// What a scan came to.
#[derive(Default)]
struct Tally {
    texts: usize,
    flagged: usize,
    binary: usize,
    /// Links, pipes and devices in folders.
    passed_over: usize,
    failed: Vec<String>,
}

/// What is looked for, a line each: id, what, the placeholder.
pub(crate) fn list() -> Result<Answer, Failure> {
    let mut out = Out::new();
    for detector in portcullis::scan::detectors() {
        let told = if detector.structural { "format" } else { "context" };
        out.line(&format!("{:<32} {told:<8} {} {}", detector.id, detector.placeholder, detector.title))?;
    }
    out.flush()?;
    Ok(Answer::Fine)
}

pub(crate) fn run(
    hook: Option<Hook>,
    pii: bool,
    jsonl: bool,
    paths: &[PathBuf],
    format: Format,
) -> Result<Answer, Failure> {
    let scan_for = match hook {
        None => ScanFor::All,
        Some(Hook::ToolResult) => ScanFor::ToolResult,
        Some(Hook::Output) => ScanFor::Output,
    };
    let scanner = Scanner::new(scan_for, pii);
    let mut out = Out::new();
    let mut tally = Tally::default();
    if paths.is_empty() {
        let stdin = std::io::stdin().lock();
        if jsonl {
            lines(&scanner, "standard input", stdin, &mut out, &mut tally)?;
        } else {
            pieces(&scanner, "standard input", stdin, format, &mut out, &mut tally)?;
        }
    }
    for path in paths {
        let mut files = Vec::new();
        walk(path, &mut files, &mut tally);
        for file in files {
            let read = match File::open(&file) {
                Ok(read) => BufReader::with_capacity(64 * 1024, read),
                Err(error) => {
                    tally.failed.push(format!("{}: {error}", file.display()));
                    continue;
                }
            };
            let name = file.display().to_string();
            if jsonl {
                lines(&scanner, &name, read, &mut out, &mut tally)?;
            } else {
                pieces(&scanner, &name, read, format, &mut out, &mut tally)?;
            }
        }
    }
    if !jsonl && format == Format::Human {
        out.line(&format!(
            "{} texts scanned, {} flagged, {} binary files skipped, {} links and devices passed over",
            tally.texts, tally.flagged, tally.binary, tally.passed_over
        ))?;
    }
    out.flush()?;
    if !tally.failed.is_empty() {
        return Err(Failure::new(format!("not everything was scanned:\n  {}", tally.failed.join("\n  "))));
    }
    Ok(if tally.flagged > 0 { Answer::No } else { Answer::Fine })
}

/// What is to be read of a path: itself, whatever it is and wherever it leads, unless it is a folder; then
/// every regular file below it, in a stable order, without following links there. What can't be looked at is
/// told at the end.
fn walk(named: &Path, files: &mut Vec<PathBuf>, tally: &mut Tally) {
    match std::fs::metadata(named) {
        Ok(meta) if meta.is_dir() => {}
        Ok(_) => return files.push(named.to_owned()),
        Err(error) => return tally.failed.push(format!("{}: {error}", named.display())),
    }
    let mut waiting = vec![named.to_owned()];
    while let Some(folder) = waiting.pop() {
        let mut below = Vec::new();
        let entries = match std::fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) => {
                tally.failed.push(format!("{}: {error}", folder.display()));
                continue;
            }
        };
        for entry in entries {
            match entry.and_then(|entry| Ok((entry.path(), entry.file_type()?))) {
                Ok(found) => below.push(found),
                Err(error) => tally.failed.push(format!("{}: {error}", folder.display())),
            }
        }
        below.sort_by(|a, b| a.0.cmp(&b.0));
        for (path, kind) in below {
            if kind.is_dir() {
                waiting.push(path);
            } else if kind.is_file() {
                files.push(path);
            } else {
                tally.passed_over += 1;
            }
        }
    }
}

/// JSON Lines: each object comes back with what was found in its `text`, in order.
fn lines(
    scanner: &Scanner,
    name: &str,
    mut read: impl BufRead,
    out: &mut Out,
    tally: &mut Tally,
) -> Result<(), Failure> {
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        match read.read_until(b'\n', &mut line) {
            Ok(0) => break,
            Ok(_) => {}
            Err(error) => {
                tally.failed.push(format!("{name}: {error}"));
                break;
            }
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        let row = serde_json::from_slice::<Value>(&line);
        let Ok(Value::Object(mut row)) = row else {
            tally.failed.push(format!("{name}:{number}: no JSON object"));
            continue;
        };
        let Some(Value::String(text)) = row.get("text") else {
            tally.failed.push(format!("{name}:{number}: no `text`"));
            continue;
        };
        let scanned = scanner.scan(text);
        tally.texts += 1;
        tally.flagged += usize::from(scanned.flagged);
        row.insert("flagged".to_owned(), json!(scanned.flagged));
        row.insert("score".to_owned(), json!(scanned.score));
        row.insert("findings".to_owned(), serde_json::to_value(&scanned.findings)?);
        if let Some(redacted) = scanned.redacted {
            row.insert("redacted".to_owned(), Value::String(redacted));
        }
        out.json(&row)?;
    }
    Ok(())
}

/// A file, in pieces that end at line ends where it is long.
fn pieces(
    scanner: &Scanner,
    name: &str,
    mut read: impl Read,
    format: Format,
    out: &mut Out,
    tally: &mut Tally,
) -> Result<(), Failure> {
    let mut held: Vec<u8> = Vec::new();
    let mut offset = 0;
    loop {
        let want = (PIECE_BYTES - held.len().min(PIECE_BYTES)) as u64;
        let got = match read.by_ref().take(want.max(1)).read_to_end(&mut held) {
            Ok(got) => got,
            Err(error) => {
                tally.failed.push(format!("{name}: {error}"));
                return Ok(());
            }
        };
        if offset == 0 && held.iter().take(8 * 1024).any(|byte| *byte == 0) {
            tally.binary += 1;
            return Ok(());
        }
        let last = got == 0 || held.len() < PIECE_BYTES;
        let cut = if last {
            held.len()
        } else {
            held.iter().rposition(|b| *b == b'\n').map_or(held.len(), |at| at + 1)
        };
        let rest = held.split_off(cut);
        // Bytes that are no UTF-8 become U+FFFD, which is three bytes: offsets after them are of the text.
        let text = String::from_utf8_lossy(&held);
        report(scanner, name, offset, &text, format, out, tally)?;
        offset += cut;
        held = rest;
        if last {
            return Ok(());
        }
    }
}

fn report(
    scanner: &Scanner,
    name: &str,
    offset: usize,
    text: &str,
    format: Format,
    out: &mut Out,
    tally: &mut Tally,
) -> Result<(), Failure> {
    let scanned = scanner.scan(text);
    tally.texts += 1;
    tally.flagged += usize::from(scanned.flagged);
    if format == Format::Json {
        return out.json(&json!({
            "file": name, "offset": offset, "flagged": scanned.flagged, "score": scanned.score,
            "findings": scanned.findings,
        }));
    }
    for finding in &scanned.findings {
        let line = text.bytes().take(finding.start).filter(|b| *b == b'\n').count() + 1;
        out.line(&format!(
            "{name}:{line}: {} {} at bytes {}..{} ({})",
            finding.kind,
            finding.id,
            offset + finding.start,
            offset + finding.end,
            finding.layer
        ))?;
    }
    Ok(())
}
