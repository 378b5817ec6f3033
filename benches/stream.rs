//! The output filter: a whole text at once, and the same in chunks of 16 bytes.
//!
//! `cargo bench --no-default-features --bench stream`. The ratio of the two is what streaming costs.

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
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use portcullis::{Channel, Engine, Guard as _, Turn};

const BYTES: usize = 128 * 1024;

fn filter(engine: &Engine, turn: &Turn, chunks: &[&str]) -> usize {
    let mut filter = engine.output(turn, Channel::Text);
    let mut shown = 0;
    for chunk in chunks {
        shown += black_box(filter.push(chunk)).len();
    }
    black_box(now(filter.finish()));
    shown
}

fn stream(c: &mut Criterion) {
    let mut group = c.benchmark_group("stream");
    for (kind, pii) in [("secrets", "false"), ("pii", "true")] {
        let file =
            format!("---\nbuiltin: secrets\nstages: [output]\naction: redact\npii: {pii}\n---\nMasked.\n");
        let dir = folder(&[("secrets.md".to_owned(), file)]);
        let engine = built(builder().guardrails_folder(dir.path()));
        let turn = turn(&engine);
        for (name, text) in [("prose", prose(BYTES)), ("with-secrets", with_secrets(BYTES))] {
            assert!(text.is_ascii(), "chunks of 16 bytes are cut anywhere");
            group.throughput(Throughput::Bytes(text.len() as u64));
            let chunks: Vec<&str> =
                (0..text.len()).step_by(16).map(|at| &text[at..(at + 16).min(text.len())]).collect();
            group.bench_function(BenchmarkId::new(format!("{kind}/whole"), name), |b| {
                b.iter(|| filter(&engine, &turn, &[&text]));
            });
            group.bench_function(BenchmarkId::new(format!("{kind}/16-bytes"), name), |b| {
                b.iter(|| filter(&engine, &turn, &chunks));
            });
        }
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).warm_up_time(std::time::Duration::from_millis(300)).measurement_time(std::time::Duration::from_secs(2));
    targets = stream
}
criterion_main!(benches);
