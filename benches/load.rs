//! Loading 100 rule files, each with examples that are run.
//!
//! `cargo bench --no-default-features --bench load`.

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

use common::{builder, built, folder};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};

fn load(c: &mut Criterion) {
    let mut group = c.benchmark_group("load");
    for files in [1, 100] {
        let rules: Vec<_> = (0..files)
            .map(|n| {
                let text = format!(
                    "---\nwhen: before_tool\ntools: shell\ncommand: [\"prog{n} sub*\"]\naction: block\nexamples:\n  fail: [\"cd x && prog{n} sub -f\"]\n  pass: [\"prog{n} --help\"]\n---\nNot here.\n"
                );
                (format!("rule-{n}.md"), text)
            })
            .collect();
        let dir = folder(&rules);
        let engine = built(builder().rules_folder(dir.path()));
        group.bench_function(BenchmarkId::new("reload", files), |b| b.iter(|| black_box(engine.reload())));
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).warm_up_time(std::time::Duration::from_millis(300)).measurement_time(std::time::Duration::from_secs(3));
    targets = load
}
criterion_main!(benches);
