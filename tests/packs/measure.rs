//! Rates on the shared data, which is not part of the repository: printed, and held against what is promised.
//!
//! `cargo test --test packs measured -- --nocapture` shows them.

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::support::{PACKS, Stopper};

struct Row {
    id: String,
    family: String,
    line: String,
    bad: bool,
}

/// The folder of shared data: `PORTCULLIS_SHARED`, or `../shared` beside the crate.
fn shared() -> Option<PathBuf> {
    let beside = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let at = std::env::var_os("PORTCULLIS_SHARED").map_or(beside, PathBuf::from);
    if at.join("data/commands").is_dir() {
        return Some(at);
    }
    eprintln!("SKIPPED: no shared data at {}: the packs' rates are not measured", at.display());
    None
}

fn rows(shared: &std::path::Path, file: &str) -> Vec<Row> {
    let path = shared.join("data/commands").join(format!("{file}.jsonl.gz"));
    let out = std::process::Command::new("gzip").arg("-dc").arg(&path).output().unwrap();
    assert!(out.status.success(), "{}", path.display());
    let text = String::from_utf8(out.stdout).unwrap();
    text.lines()
        .map(|line| {
            let row: serde_json::Value = serde_json::from_str(line).unwrap();
            let field = |name: &str| row[name].as_str().unwrap_or_default().to_owned();
            Row { id: field("id"), family: field("group"), line: field("command"), bad: row["label"] == 1 }
        })
        .collect()
}

/// What others label as dangerous and the pack `destructive-commands` declares to be out of its scope: reading,
/// writing and linking ordinary files, wrappers around harmless commands, the removal of temporary files.
fn out_of_scope(row: &Row) -> bool {
    let ids = [
        "codex-002",
        "codex-003",
        "codex-004",
        "codex-005",
        "codex-006",
        "codex-007",
        "codex-008",
        "codex-010",
        "codex-011",
        "codex-028",
        "codex-031",
        "codex-032",
        "codex-033",
        "codex-037",
        "gemini_cli-00001",
        "gemini_cli-00003",
        "gemini_cli-00006",
        "gemini_cli-00007",
        "gemini_cli-00008",
        "gemini_cli-00020",
        "gemini_cli-00021",
        "gemini_cli-00023",
        "gemini_cli-00024",
    ];
    ids.contains(&row.id.as_str())
}

/// Wilson's score interval at 95 %.
#[expect(clippy::cast_precision_loss, reason = "counts of rows are small")]
fn wilson(hits: usize, of: usize) -> (f64, f64) {
    let (p, n, z) = (hits as f64 / of as f64, of as f64, 1.959_964_f64);
    let centre = p + z * z / (2.0 * n);
    let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    ((centre - spread) / scale, (centre + spread) / scale)
}

#[derive(Default)]
struct Count {
    hits: usize,
    of: usize,
}

impl Count {
    fn add(&mut self, hit: bool) {
        self.hits += usize::from(hit);
        self.of += 1;
    }

    #[expect(clippy::cast_precision_loss, reason = "counts of rows are small")]
    fn rate(&self) -> f64 {
        if self.of == 0 { 0.0 } else { self.hits as f64 / self.of as f64 }
    }
}

impl std::fmt::Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.of == 0 {
            return f.write_str("–");
        }
        let (low, high) = wilson(self.hits, self.of);
        write!(
            f,
            "{}/{} = {:.1} % [{:.1}, {:.1}]",
            self.hits,
            self.of,
            self.rate() * 100.0,
            low * 100.0,
            high * 100.0
        )
    }
}

#[test]
fn measured_rates_of_destructive_commands() {
    let Some(shared) = shared() else { return };
    let stopper = Stopper::alone(&["destructive-commands"]);
    let with_baseline = Stopper::of(&["destructive-commands"]);
    let mut beside = Count::default();
    let (mut in_scope, mut whole, mut harmless) = (Count::default(), Count::default(), Count::default());
    let mut outside = 0;
    for file in ["dcg_packs", "codex", "gemini_cli"] {
        let mut families: BTreeMap<String, (Count, Count)> = BTreeMap::new();
        for row in rows(&shared, file) {
            let why = stopper.stops(&row.line);
            let family = families.entry(row.family.clone()).or_default();
            if row.bad {
                family.0.add(why.is_some());
                whole.add(why.is_some());
                if out_of_scope(&row) {
                    outside += 1;
                    continue;
                }
                in_scope.add(why.is_some());
                if why.is_none() {
                    println!("  runs: {} {} {}", row.id, row.family, row.line);
                }
            } else {
                family.1.add(why.is_some());
                harmless.add(why.is_some());
                let why = with_baseline.stops(&row.line);
                beside.add(why.is_some());
                if let Some(why) = why {
                    println!("  stopped: {} {} {}\n    {why}", row.id, row.family, row.line);
                }
            }
        }
        println!("{file}: must stop | harmless rows stopped");
        for (family, (stop, pass)) in families {
            println!("  {family}: {stop} | {pass}");
        }
    }
    println!(
        "must stop, in scope: {in_scope}; whole files: {whole}; out of scope: {outside}; harmless: {harmless}"
    );
    println!("harmless, the baseline beside the pack: {beside}");
    assert!(in_scope.rate() >= 0.97, "{in_scope}");
    assert!(outside * 10 <= whole.of, "{outside} of {}", whole.of);
    assert!(harmless.rate() <= 0.01, "{harmless}");
}

#[test]
fn measured_false_alarms_with_all_packs_on() {
    let Some(shared) = shared() else { return };
    let stopper = Stopper::of(&PACKS);
    let mut count = Count::default();
    let rows = rows(&shared, "tldr_benign");
    let start = std::time::Instant::now();
    for row in &rows {
        let why = stopper.stops(&row.line);
        count.add(why.is_some());
        if let Some(why) = why {
            println!("  stopped: {} {}\n    {why}", row.id, row.line);
        }
    }
    println!("{:?} a decision, the turn included", start.elapsed() / u32::try_from(rows.len()).unwrap());
    println!("tldr_benign, all packs: {count}");
    assert!(count.rate() <= 0.005, "{count}");
}
