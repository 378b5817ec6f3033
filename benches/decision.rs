//! One tool-call decision, from the bytes of its arguments to the outcome.
//!
//! `cargo bench --no-default-features --bench decision`. Every number is the time of 32 calls (`elements`: one
//! call); `floor/parse` is `serde_json::from_slice` of the same bytes in the same run, so that the ratio can be
//! told on any machine.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    missing_docs,
    reason = "a test or a benchmark that fails says so by panicking"
)]

mod common;

use std::cell::LazyCell;
use std::fmt::Write as _;
use std::hint::black_box;

use common::{builder, built, fixtures, folder, now, on_disk, turn};
use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use portcullis::{Arguments, Engine, EngineBuilder, Guard as _, ToolCall, Turn};

/// A call as a host has it: the tool's name, the arguments' bytes.
struct Call {
    tool: String,
    bytes: Vec<u8>,
}

fn calls() -> Vec<Call> {
    let text = std::fs::read(fixtures("policy-20/calls.json")).expect("the calls");
    let list: Vec<serde_json::Value> = serde_json::from_slice(&text).expect("JSON");
    assert_eq!(list.len(), 32);
    list.iter()
        .map(|call| Call {
            tool: call["tool"].as_str().expect("a name").to_owned(),
            bytes: call["args"].to_string().into_bytes(),
        })
        .collect()
}

fn decide_all(engine: &Engine, turn: &Turn, calls: &[Call]) -> usize {
    let mut passed = 0;
    for call in calls {
        let call = ToolCall::new("call", call.tool.as_str(), Arguments::from_slice(&call.bytes));
        let decision = now(engine.tool_call(turn, &call));
        passed += usize::from(matches!(decision.outcome, portcullis::CallOutcome::Run { .. }));
        black_box(decision);
    }
    passed
}

/// `count` rules that cannot apply to the calls: half of them name `Bash`, one in a hundred every tool, the
/// others one tool each; none of their literals stands in a call.
fn many(count: usize) -> Vec<(String, String)> {
    (0..count)
        .map(|n| {
            let mut text = String::from("---\nwhen: before_tool\naction: block\n");
            match n % 100 {
                0 => _ = writeln!(text, "tools: \"*\"\nargs:\n  $.command: 'unheard{n}-of\\s+thing'"),
                k if k % 2 == 0 => {
                    _ = writeln!(text, "tools: mcp__server{n}__do\nargs:\n  $.what: 'no{n}thing'")
                }
                k if k % 3 == 0 => {
                    _ = writeln!(text, "tools: Bash\nargs:\n  $.command: '\\bstrange{n}\\s+--never'")
                }
                k if k % 5 == 0 => _ = writeln!(text, "tools: Bash\npath: [\"**/odd{n}/**\"]"),
                _ => _ = writeln!(text, "tools: Bash\ncommand: [\"prog{n} sub{n}*\"]"),
            }
            text.push_str("---\nNot here.\n");
            (format!("many-{n}.md"), text)
        })
        .collect()
}

const LIMITS: &str =
    "---\nbuiltin: limits\nmax_turns: 1000000\nmax_files_changed: 1000000\n---\nThe limits.\n";

fn with_20() -> EngineBuilder {
    builder().folder(fixtures("policy-20"))
}

fn decision(c: &mut Criterion) {
    let calls = calls();
    let mut group = c.benchmark_group("decision");
    group.throughput(Throughput::Elements(calls.len() as u64));
    group.bench_function("floor/parse", |b| {
        b.iter(|| {
            for call in &calls {
                black_box(serde_json::from_slice::<serde_json::Value>(&call.bytes).expect("JSON"));
            }
        });
    });
    group.bench_function("floor/arguments", |b| {
        b.iter(|| calls.iter().for_each(|call| _ = black_box(Arguments::from_slice(&call.bytes))));
    });
    let limits = folder(&[("limits.md".to_owned(), LIMITS.to_owned())]);
    let engines = [
        ("no-gates", built(builder().dangerous().without_baseline())),
        ("rules-20", built(with_20().dangerous().without_baseline())),
        ("rules-20/on-disk", built(on_disk().folder(fixtures("policy-20")).dangerous().without_baseline())),
        ("rules-20+baseline", built(with_20())),
        ("rules-20+baseline+limits", built(with_20().guardrails_folder(limits.path()))),
    ];
    for (name, engine) in &engines {
        group.bench_function(*name, |b| {
            b.iter_batched_ref(
                || turn(engine),
                |turn| decide_all(engine, turn, &calls),
                BatchSize::SmallInput,
            );
        });
    }
    // Which kind of call costs what.
    for kind in ["Bash", "Read", "mcp__"] {
        let some: Vec<Call> = calls
            .iter()
            .filter(|call| call.tool.starts_with(kind))
            .map(|call| Call { tool: call.tool.clone(), bytes: call.bytes.clone() })
            .collect();
        group.throughput(Throughput::Elements(some.len() as u64));
        let engine = &engines[1].1;
        group.bench_function(BenchmarkId::new("rules-20/of", kind), |b| {
            b.iter_batched_ref(
                || turn(engine),
                |turn| decide_all(engine, turn, &some),
                BatchSize::SmallInput,
            );
        });
    }
    group.finish();
}

fn scale(c: &mut Criterion) {
    let calls = calls();
    let mut group = c.benchmark_group("scale");
    group.throughput(Throughput::Elements(calls.len() as u64));
    for count in [0, 1_000, 10_000] {
        // Built where it is asked for: loading ten thousand files takes a while.
        let engine = LazyCell::new(|| {
            let rules = folder(&many(count));
            built(with_20().rules_folder(rules.path()).dangerous().without_baseline())
        });
        group.bench_function(BenchmarkId::new("rules-20+idle", count), |b| {
            b.iter_batched_ref(
                || turn(&engine),
                |turn| decide_all(&engine, turn, &calls),
                BatchSize::SmallInput,
            );
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(30).warm_up_time(std::time::Duration::from_millis(500)).measurement_time(std::time::Duration::from_secs(2));
    targets = decision, scale
}
criterion_main!(benches);
