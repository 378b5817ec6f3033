//! Ten judged gates against one, with a judge that takes 20 ms for every answer.
//!
//! `cargo bench --no-default-features --bench judged`. Asked side by side, ten cost the time of one.

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
use std::time::Duration;

use common::{builder, built, folder};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use portcullis::{AfterOutcome, Guard as _, Prompt, Scripted, ScriptedJudge, TurnOptions, Work};

fn judged(c: &mut Criterion) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime");
    let mut group = c.benchmark_group("judged");
    for gates in [1, 10] {
        let files: Vec<_> = (0..gates)
            .map(|n| {
                (
                    format!("rule-{n}.md"),
                    "---\nwhen: after_agent\naction: revise\n---\nIt is polite.\n".to_owned(),
                )
            })
            .collect();
        let dir = folder(&files);
        let judge = ScriptedJudge::always(Scripted::pass()).delay(Duration::from_millis(20));
        let engine = built(builder().rules_folder(dir.path()).judge(judge));
        group.bench_function(BenchmarkId::new("gates", gates), |b| {
            b.iter(|| {
                runtime.block_on(async {
                    let turn = engine.turn(TurnOptions::new("bench").workspace("/srv/work"));
                    engine.before(&turn, &Prompt::new("Please say good day.")).await;
                    let decision = engine.after(&turn, &Work::answer("Good day to you.")).await;
                    assert_eq!(decision.outcome, AfterOutcome::Accepted);
                    assert_eq!(decision.report.considered, gates);
                    black_box(decision)
                })
            });
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(2));
    targets = judged
}
criterion_main!(benches);
