//! Fits the model and measures it: `tools/fit-injection.sh FOLDER`.
//!
//! The folder is `PORTCULLIS_MEASURE`, with `injection/*.jsonl` (`text`, `label`, `kind`); without it the test says so
//! and does nothing. `PORTCULLIS_FIT` set, the weights and the table in the docs are written anew. What is reported as
//! out of fold was scored by a model that was fitted without the row's file or, for cases of our own, its wrapper.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::time::Instant;

use super::cases;
use super::clue::CLUES;
use super::model::{COLUMNS, Model, Row, Sensitivity, columns};
use super::scan::Injection;

/// Files that may be fitted on; the others are measured only.
const FITTED: [&str; 9] = [
    "garak_latent",
    "asb",
    "cyberseceval_pi_en",
    "cyberseceval_pi_multilingual",
    "agent_injection_bench",
    "benign_docs_code",
    "benign_agent_instruction_files",
    "b3_contexts_benign",
    "cyberseceval_frr_benign",
];
/// How far weights are drawn to the ones set by hand.
const PULL: f64 = 4.0;
/// What all attacks of a family weigh together, and all fine texts of one.
const BAD: f64 = 8.0;
const FINE: f64 = 40.0;

#[derive(Debug)]
struct Text {
    family: String,
    kind: String,
    bad: bool,
    fitted: bool,
    text: String,
    rows: Vec<Row>,
}

fn texts(folder: &Path) -> Vec<Text> {
    let injection = Injection::shared();
    let rows = |text: &str| injection.evidence(text, 0).unwrap().places();
    let mut texts = Vec::new();
    let mut files: Vec<_> =
        std::fs::read_dir(folder.join("injection")).unwrap().flatten().map(|f| f.path()).collect();
    files.sort();
    for file in files {
        let family = file.file_stem().unwrap().to_string_lossy().into_owned();
        for line in std::fs::read_to_string(&file).unwrap().lines() {
            let row: serde_json::Value = serde_json::from_str(line).unwrap();
            let text = row["text"].as_str().unwrap();
            texts.push(Text {
                kind: row["kind"].as_str().unwrap_or_default().to_owned(),
                bad: row["label"] == 1,
                fitted: FITTED.contains(&family.as_str()),
                text: text.to_owned(),
                rows: rows(text),
                family: family.clone(),
            });
        }
    }
    for case in cases::attacks().into_iter().chain(cases::fine()) {
        texts.push(Text {
            kind: String::new(),
            bad: case.bad,
            fitted: true,
            rows: rows(&case.text),
            text: case.text,
            family: case.family,
        });
    }
    texts
}

fn prior() -> Model {
    let text = include_str!("weights.csv");
    let by_hand: String = text
        .lines()
        .map(|line| match line.split(',').collect::<Vec<_>>()[..] {
            [name, hand, _] => format!("{name},{hand},{hand}\n"),
            _ => format!("{line}\n"),
        })
        .collect();
    Model::read(&by_hand).0
}

fn best(model: &Model, text: &Text) -> f64 {
    text.rows.iter().map(|row| model.score(row)).fold(0.0, f64::max)
}

/// Fits by gradient steps on each text's strongest place.
fn fit(texts: &[&Text]) -> Model {
    let prior = prior();
    let mut model = prior.clone();
    let mut sizes: BTreeMap<(&str, bool), f64> = BTreeMap::new();
    for text in texts.iter().filter(|text| !text.rows.is_empty() || !text.bad) {
        *sizes.entry((&text.family, text.bad)).or_default() += 1.0;
    }
    let used: Vec<(&Text, f64)> = texts
        .iter()
        .filter(|text| !text.rows.is_empty())
        .map(|text| (*text, if text.bad { BAD } else { FINE } / sizes[&(text.family.as_str(), text.bad)]))
        .collect();
    let mut past = [1e-6; COLUMNS + 1];
    for _ in 0..250 {
        let mut slope = [0.0; COLUMNS + 1];
        for (text, weight) in &used {
            let row = text.rows.iter().max_by(|a, b| model.score(a).total_cmp(&model.score(b))).unwrap();
            let off = (model.score(row) - if text.bad { 1.0 } else { 0.0 }) * weight;
            for (s, x) in slope.iter_mut().zip(row) {
                *s += off * x;
            }
            slope[COLUMNS] += off;
        }
        for (at, s) in slope.iter_mut().enumerate() {
            let (now, hand) =
                if at == COLUMNS { (model.bias, prior.bias) } else { (model.weights[at], prior.weights[at]) };
            *s += PULL * (now - hand);
            past[at] += *s * *s;
            let next = now - 0.3 * *s / past[at].sqrt();
            if at == COLUMNS {
                model.bias = next;
            } else if at < CLUES.len() {
                // Evidence never speaks for a text.
                model.weights[at] = next.max(hand * 0.3);
            } else {
                model.weights[at] = if hand < 0.0 { next.min(0.0) } else { next.max(0.0) };
            }
        }
    }
    model
}

/// How many alarms in a hundred a family of fine texts may have, at low, medium and high.
fn allowed(family: &str) -> [f64; 3] {
    match family {
        "benign_agent_instruction_files" => [0.5, 2.0, 8.0],
        "own:about" => [1.0, 4.0, 15.0],
        // Written to be mistaken.
        "own:ordinary" => [8.0, 25.0, 35.0],
        _ => [0.0, 0.4, 3.0],
    }
}

fn thresholds(scores: &[(&Text, f64)]) -> [f64; 3] {
    let mut by: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for (text, score) in scores.iter().filter(|(text, _)| !text.bad && text.fitted) {
        by.entry(&text.family).or_default().push(*score);
    }
    let mut out = [0.6_f64, 0.4, 0.15];
    for (family, scores) in &mut by {
        scores.sort_by(|a, b| b.total_cmp(a));
        for (threshold, percent) in out.iter_mut().zip(allowed(family)) {
            let rank = (scores.len() as f64 * percent / 100.0).floor() as usize;
            if let Some(score) = scores.get(rank) {
                *threshold = threshold.max(score + 0.005);
            }
        }
    }
    out.map(|t| (t * 1000.0).ceil() / 1000.0)
}

/// The 95 % interval of a rate (Wilson), in per cent.
fn interval(hits: usize, of: usize) -> (f64, f64) {
    let (n, z) = (of as f64, 1.96_f64);
    let p = hits as f64 / n;
    let middle = p + z * z / (2.0 * n);
    let width = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    (100.0 * ((middle - width) / whole).max(0.0), 100.0 * ((middle + width) / whole).min(1.0))
}

fn rate(hits: usize, of: usize) -> String {
    if of == 0 {
        return "–".to_owned();
    }
    let (low, high) = interval(hits, of);
    format!("{hits}/{of}, {:.1} % ({low:.1} to {high:.1})", 100.0 * hits as f64 / of as f64)
}

#[test]
fn fit_and_measure() {
    let Ok(folder) = std::env::var("PORTCULLIS_MEASURE") else {
        eprintln!("skipped: set PORTCULLIS_MEASURE to a folder with injection/*.jsonl");
        return;
    };
    let began = Instant::now();
    let texts = texts(Path::new(&folder));
    let bytes: usize = texts.iter().map(|text| text.text.len()).sum();
    let speed = bytes as f64 / 1e6 / began.elapsed().as_secs_f64();
    let fitted: Vec<&Text> = texts.iter().filter(|text| text.fitted).collect();
    let families: BTreeSet<&str> = fitted.iter().map(|text| text.family.as_str()).collect();
    let mut model = fit(&fitted);
    let mut out: Vec<(&Text, f64)> = Vec::new();
    for family in &families {
        let rest: Vec<&Text> = fitted.iter().copied().filter(|text| text.family != *family).collect();
        let without = fit(&rest);
        out.extend(
            fitted.iter().filter(|text| text.family == *family).map(|text| (*text, best(&without, text))),
        );
    }
    out.extend(texts.iter().filter(|text| !text.fitted).map(|text| (text, best(&model, text))));
    model.thresholds = thresholds(&out);

    if std::env::var("PORTCULLIS_SHOW").is_ok() {
        show(&out, &model);
    }
    let mut table = String::from(
        "| file | attacks, low | medium | high | alarms, low | medium | high | medium, in fold |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    let mut groups: BTreeMap<(String, String), Vec<(&Text, f64)>> = BTreeMap::new();
    for (text, score) in &out {
        groups.entry((text.family.clone(), String::new())).or_default().push((*text, *score));
        if std::env::var("PORTCULLIS_KINDS").is_ok() || text.family == "asb" {
            let kind = if text.family == "asb" {
                text.kind.split(':').nth(1).unwrap_or("").to_owned()
            } else {
                text.kind.clone()
            };
            if !kind.is_empty() {
                groups.entry((text.family.clone(), kind)).or_default().push((*text, *score));
            }
        }
    }
    for ((family, kind), scores) in &groups {
        let of = |bad: bool| scores.iter().filter(|(text, _)| text.bad == bad).count();
        let count = |bad: bool, t: f64| scores.iter().filter(|(text, s)| text.bad == bad && *s >= t).count();
        let mut line = format!("| {family}{}{kind} ", if kind.is_empty() { "" } else { ": " });
        for bad in [true, false] {
            for t in model.thresholds {
                write!(line, "| {} ", rate(count(bad, t), of(bad))).unwrap();
            }
        }
        let medium = model.threshold(Sensitivity::Medium);
        let inside = |bad: bool| {
            scores.iter().filter(|(text, _)| text.bad == bad && best(&model, text) >= medium).count()
        };
        writeln!(line, "| {} hits, {} alarms |", inside(true), inside(false)).unwrap();
        table.push_str(&line);
    }
    println!("{:?} {:?}", model.bias, columns().zip(model.weights).collect::<Vec<_>>());
    println!("{table}\nthresholds {:?}, {speed:.1} MB/s", model.thresholds);
    if std::env::var("PORTCULLIS_FIT").is_ok() {
        write_files(&model, &table);
    }
}

/// The fine texts that score highest, and the attacks that are missed, with their evidence.
fn show(scores: &[(&Text, f64)], model: &Model) {
    let medium = model.threshold(Sensitivity::Medium);
    let mut sorted: Vec<_> = scores.to_vec();
    sorted.sort_by(|a, b| b.1.total_cmp(&a.1));
    let mut shown: BTreeMap<&str, usize> = BTreeMap::new();
    for (text, score) in sorted.iter().filter(|(text, s)| !text.bad || *s < medium) {
        let count = shown.entry(&text.family).or_default();
        *count += 1;
        if *count > if text.bad { 12 } else { 5 } {
            continue;
        }
        println!("--- {} {} {score:.3}", text.family, text.kind);
        if text.bad {
            println!("    {:?}", text.text.chars().take(260).collect::<String>());
        }
        for f in
            Injection::shared().scan(&text.text, Sensitivity::Low).findings.iter().filter(|f| f.weight > 0.15)
        {
            println!(
                "    {:?} {:.2} {} {:?}",
                f.clue,
                f.weight,
                f.layer.as_str(),
                text.text.get(f.span.clone()).unwrap_or_default().chars().take(90).collect::<String>()
            );
        }
    }
}

fn write_files(model: &Model, table: &str) {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let hand = prior();
    let mut csv = String::from(
        "# The injection model: name, the weight set by hand that the fit starts from, the fitted weight. Written by fit.rs.\n",
    );
    writeln!(csv, "bias,{},{:.3}", hand.bias, model.bias).unwrap();
    for ((name, hand), weight) in columns().zip(hand.weights).zip(model.weights) {
        writeln!(csv, "{name},{hand},{weight:.3}").unwrap();
    }
    for (name, value) in ["low", "medium", "high"].iter().zip(model.thresholds) {
        writeln!(csv, "threshold_{name},0,{value}").unwrap();
    }
    std::fs::write(here.join("src/detect/injection/weights.csv"), csv).unwrap();
    let page = here.join("docs/injection.md");
    if let Ok(text) = std::fs::read_to_string(&page)
        && let Some((before, rest)) = text.split_once("<!-- table -->\n")
        && let Some((_, after)) = rest.split_once("<!-- end of table -->")
    {
        let [low, medium, high] = model.thresholds;
        std::fs::write(
            page,
            format!("{before}<!-- table -->\nThresholds: low {low}, medium {medium}, high {high}.\n\n{table}<!-- end of table -->{after}"),
        )
        .unwrap();
    }
}
