//! Reading one command line: the lines that agents and people write, each once a round. The figure is nanoseconds for
//! all of them; criterion's throughput is lines a second.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use portcullis::CommandLine;

const LINES: [&str; 40] = [
    "ls -la",
    "pwd && ls src",
    "git status --short",
    "git diff HEAD~1 -- src/lib.rs | head -50",
    "git add -A && git commit -m \"Read quotes as a shell does\"",
    "git log --oneline -n 20 --format='%h %an %s'",
    "git push -u origin feature/reader",
    "cargo test --all-features 2>&1 | tail -30",
    "cargo clippy --all-targets -- -D warnings",
    "cd crates/core && cargo build --release",
    "npm ci && npm run build",
    "npx tsc --noEmit -p tsconfig.json",
    "python3 -m pytest -q tests/unit",
    "python3 -c 'import json,sys; print(json.load(sys.stdin)[\"version\"])' < package.json",
    "source .venv/bin/activate && pip install -r requirements.txt",
    "grep -rn \"fn main\" --include='*.rs' . | head",
    "rg -n 'TODO|FIXME' src | wc -l",
    "find . -name '*.orig' -type f -print0 | xargs -0 rm -f",
    "find src -name '*.rs' -exec grep -l unsafe {} +",
    "sed -n '120,180p' src/reader.rs",
    "sed -i 's/colour/color/g' docs/*.md",
    "awk -F, '{ sum += $3 } END { print sum }' data.csv",
    "cat Cargo.toml | grep -A3 '\\[features\\]'",
    "curl -fsSL https://api.example.com/v1/items?limit=5 | jq '.items[] | .name'",
    "wget -q -O /tmp/archive.tar.gz https://example.com/archive.tar.gz",
    "tar -xzf archive.tar.gz -C /tmp/out --strip-components=1",
    "docker compose up -d db && docker compose logs --tail=50 db",
    "docker run --rm -v \"$PWD\":/app -w /app node:22 npm test",
    "kubectl -n staging get pods -o wide",
    "kubectl exec -it web-0 -c app -- env",
    "ssh deploy@host.example 'systemctl status app --no-pager'",
    "sudo apt-get install -y build-essential",
    "for f in logs/*.log; do echo \"== $f\"; tail -n 3 \"$f\"; done",
    "if [ -f package-lock.json ]; then npm ci; else npm install; fi",
    "export RUST_LOG=debug; ./target/debug/server --port 8080 &",
    "mkdir -p out && cp -r assets out/ && rm -rf out/tmp",
    "test -d \"$HOME/.cache/app\" || mkdir -p \"$HOME/.cache/app\"",
    "cat > notes.txt <<'END'\nfirst line\nsecond line: $not_a_variable\nEND",
    "timeout 60 bash -c 'until curl -sf localhost:8080/health; do sleep 1; done'",
    "VERSION=$(git describe --tags --always) && echo \"v$VERSION\" > VERSION",
];

fn shell(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("shell");
    group.throughput(Throughput::Elements(LINES.len() as u64));
    group.bench_function("40 ordinary lines", |bencher| {
        bencher.iter(|| {
            LINES.iter().map(|line| CommandLine::read(black_box(line)).commands.len()).sum::<usize>()
        });
    });
    let long = "echo \"$(git log -1 --format=%h)\" && ls 'a b' | wc -l; ".repeat(1_000);
    group.throughput(Throughput::Bytes(long.len() as u64));
    group.bench_function("a line of 53 kB", |bencher| {
        bencher.iter(|| CommandLine::read(black_box(&long)).commands.len());
    });
    group.finish();
}

criterion_group!(benches, shell);
criterion_main!(benches);
