//! What the benches share: engines over folders, and texts made of plain words.

#![allow(unreachable_pub, reason = "a test says where it is wrong by panicking")]
#![allow(dead_code, reason = "each bench uses a part")]

use std::fmt::Write as _;
use std::future::Future;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use portcullis::{Engine, EngineBuilder, FileSystem, Turn, TurnOptions, UnmatchedTools};
use tokio::runtime::{Builder, Runtime};

/// The fixtures of this crate.
pub fn fixtures(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("rules-fixtures").join(name)
}

/// An engine without an audit log, under which an uncovered call runs. Where links lead it asks of
/// [`NoLinks`], so that the file system's own time is not in the figure.
pub fn builder() -> EngineBuilder {
    on_disk().file_system(NoLinks)
}

/// The same, that asks this machine's file system.
pub fn on_disk() -> EngineBuilder {
    Engine::builder().home("/home/kim").without_approvals().unmatched_tools(UnmatchedTools::Allow)
}

/// A file system on which everything is there and nothing is a link.
#[derive(Debug)]
pub struct NoLinks;

impl FileSystem for NoLinks {
    fn canonical(&self, path: &Path) -> io::Result<PathBuf> {
        Ok(path.to_owned())
    }

    fn link(&self, _: &Path) -> io::Result<PathBuf> {
        Err(io::ErrorKind::InvalidInput.into())
    }

    fn may_block(&self) -> bool {
        false
    }
}

/// Builds, and refuses to measure a set that did not load.
pub fn built(builder: EngineBuilder) -> Engine {
    let engine = builder.build().expect("an engine");
    let status = engine.status();
    assert!(engine.rules().closed().is_none(), "the rules did not load: {:?}", status.problems);
    engine
}

/// A turn that lets calls through without a prompt.
pub fn turn(engine: &Engine) -> Turn {
    engine.turn(TurnOptions::new("bench").workspace("/srv/work").calls_only())
}

/// A decision that waits for nothing is ready at once; one that looks paths up waits for a thread.
pub fn now<T>(future: impl Future<Output = T>) -> T {
    static RUNTIME: OnceLock<Runtime> = OnceLock::new();
    let runtime =
        RUNTIME.get_or_init(|| Builder::new_current_thread().enable_time().build().expect("a runtime"));
    runtime.block_on(future)
}

/// A rules folder or a guardrails folder with these files.
pub fn folder(files: &[(String, String)]) -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        let path = dir.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    dir
}

/// About `bytes` bytes of a report with code, without anything to find.
pub fn prose(bytes: usize) -> String {
    const LINES: &[&str] = &[
        "The stream filter keeps back only what can still become a match, and releases the rest at once.",
        "A reader of the file sees lines of about ninety characters, some of them with numbers such as 1842 or 7.5.",
        "    let total: u64 = list.iter().filter(|row| row.kind == Kind::Open).map(|row| row.count).sum();",
        "See docs/design.md, section 3, for the order in which gates run, and for what a hook may return.",
        "fn merge(left: &[u32], right: &[u32]) -> Vec<u32> { let mut out = Vec::new(); out.extend(left); out }",
        "- [ ] measure the load of one hundred files on a cold cache (needs a run on another machine)",
        "2026-03-04T05:06:07Z INFO worker{id=12}: finished job 7781 in 35 ms, 3 retries, queue empty",
        "",
    ];
    let mut out = String::with_capacity(bytes + 128);
    let mut line = 0;
    while out.len() < bytes {
        out.push_str(LINES[line % LINES.len()]);
        out.push('\n');
        line += 1;
    }
    out
}

/// The same with a credential about every 2 KiB.
pub fn with_secrets(bytes: usize) -> String {
    let mut out = String::with_capacity(bytes + 256);
    let mut number = 0;
    while out.len() < bytes {
        out.push_str(&prose(2_000));
        // Made up: no service ever gave them out.
        let _ = writeln!(out, "export AWS_ACCESS_KEY_ID=AKIAZ{:0>4}QWERTYUIOPA", base32(number));
        let _ = writeln!(out, "Authorization: Bearer ghp_{number:0>4}aZ8yX7wV6uT5sR4qP3oN2mL1kJ0iHgFe");
        number += 1;
    }
    out
}

fn base32(mut number: usize) -> String {
    let mut out = String::new();
    while number > 0 {
        out.insert(0, char::from(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[number % 32]));
        number /= 32;
    }
    out.replace('A', "B")
}
