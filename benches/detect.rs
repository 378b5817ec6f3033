//! The detectors over a tool's result, whole.
//!
//! `cargo bench --no-default-features --bench detect`. `nothing` is the cost of the hook itself.

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

use std::hint::black_box;

use common::{builder, built, folder, now, prose, turn, with_secrets};
use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use portcullis::{Arguments, Guard as _, ToolCall, ToolResult};

const BYTES: usize = 256 * 1024;

fn detect(c: &mut Criterion) {
    let secrets = "---\nbuiltin: secrets\nstages: [tool_result]\naction: redact\npii: false\n---\nMasked.\n";
    let pii = "---\nbuiltin: secrets\nstages: [tool_result]\naction: redact\npii: true\n---\nMasked.\n";
    let injection = "---\nbuiltin: prompt_injection\naction: warn\nsensitivity: medium\n---\nCaution.\n";
    let mut group = c.benchmark_group("detect");
    let texts = [("prose", prose(BYTES)), ("secrets", with_secrets(BYTES))];
    for (gate, file) in [
        ("nothing", None),
        ("secrets", Some(("secrets.md", secrets))),
        ("pii", Some(("secrets.md", pii))),
        ("injection", Some(("prompt_injection.md", injection))),
    ] {
        let files: Vec<_> = file.iter().map(|(n, t)| ((*n).to_owned(), (*t).to_owned())).collect();
        let dir = folder(&files);
        let engine = built(builder().guardrails_folder(dir.path()).dangerous().without_baseline());
        let call = ToolCall::new("call", "WebFetch", Arguments::from_json("{}"));
        for (name, text) in &texts {
            group.throughput(Throughput::Bytes(text.len() as u64));
            let result = ToolResult::ok(text.clone());
            group.bench_function(BenchmarkId::new(gate, name), |b| {
                b.iter_batched_ref(
                    || turn(&engine),
                    |turn| black_box(now(engine.tool_result(turn, &call, &result))),
                    BatchSize::SmallInput,
                );
            });
        }
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).warm_up_time(std::time::Duration::from_millis(300)).measurement_time(std::time::Duration::from_secs(2));
    targets = detect
}
criterion_main!(benches);
