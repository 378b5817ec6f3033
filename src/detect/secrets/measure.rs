//! Measures hits, false alarms and speed on the data in the folder that `PORTCULLIS_MEASURE` names; does nothing,
//! aloud, without it. One decompressed `*.jsonl` a file.

use std::path::Path;
use std::time::Instant;

use super::{SecretScanner, Selection, StreamFilter, StreamMode};
use crate::detect::{Injection, Sensitivity};

fn field<'a>(row: &'a serde_json::Value, names: &[&str]) -> Option<&'a str> {
    names.iter().find_map(|name| row.get(name).and_then(serde_json::Value::as_str))
}

#[test]
fn measure_detectors() {
    let Ok(folder) = std::env::var("PORTCULLIS_MEASURE") else {
        eprintln!("skipped: set PORTCULLIS_MEASURE to a folder with secrets/, injection/, pii/ as *.jsonl");
        return;
    };
    let scanner = SecretScanner::new(&Selection { pii: false, ..Selection::default() }).unwrap();
    let personal = SecretScanner::new(&Selection { pii: true, ..Selection::default() }).unwrap();
    let mut all = String::new();
    for kind in ["secrets", "injection", "pii"] {
        let Ok(files) = std::fs::read_dir(Path::new(&folder).join(kind)) else { continue };
        for file in files.flatten() {
            let text = std::fs::read_to_string(file.path()).unwrap();
            let (mut bad, mut hits, mut fine, mut alarms) = (0, 0, 0, 0);
            for row in text.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok()) {
                let Some(subject) = field(&row, &["text", "input", "content", "sample"]) else { continue };
                let found = match kind {
                    "secrets" => !scanner.scan(subject).is_empty(),
                    "pii" => !personal.scan(subject).is_empty(),
                    _ => Injection::shared().scan(subject, Sensitivity::Medium).flagged,
                };
                if std::env::var("PORTCULLIS_SHOW")
                    .is_ok_and(|name| file.path().to_string_lossy().contains(&name))
                    && found != (row["label"] == 1)
                {
                    println!(
                        "{} {}",
                        row["label"],
                        subject.chars().take(160).collect::<String>().escape_debug()
                    );
                }
                if row["label"] == 1 {
                    bad += 1;
                    hits += u32::from(found);
                } else {
                    fine += 1;
                    alarms += u32::from(found);
                }
                if kind == "injection" && row["label"] != 1 {
                    all.push_str(subject);
                }
            }
            println!("{:60} hits {hits}/{bad} alarms {alarms}/{fine}", file.path().display().to_string());
        }
    }
    let clean = all.repeat(8_000_000 / all.len().max(1) + 1);
    let speed = |name: &str, run: &dyn Fn()| {
        let began = Instant::now();
        run();
        println!(
            "{name}: {:.0} MB/s of {} MB",
            clean.len() as f64 / 1e6 / began.elapsed().as_secs_f64(),
            clean.len() / 1_000_000
        );
    };
    scanner.scan(&clean);
    speed("secrets", &|| drop(scanner.scan(&clean)));
    speed("secrets and personal data", &|| drop(personal.scan(&clean)));
    speed("injection", &|| drop(Injection::shared().scan(&clean, Sensitivity::Medium)));
    for size in [1, 16, 256] {
        speed(&format!("stream, chunks of {size}"), &|| {
            let mut filter = StreamFilter::new(&scanner, StreamMode::Redact);
            let mut rest = clean.as_str();
            while !rest.is_empty() {
                let mut cut = size.min(rest.len());
                while !rest.is_char_boundary(cut) {
                    cut += 1;
                }
                let (now, later) = rest.split_at(cut);
                filter.push(now);
                rest = later;
            }
            filter.finish();
        });
    }
}
