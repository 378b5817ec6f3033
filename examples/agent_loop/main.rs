//! A small agent loop with a guard at all six hooks.
//!
//! ```text
//! cargo run --example agent_loop                            # offline, with a scripted model
//! OPENAI_BASE_URL=… OPENAI_MODEL=… [OPENAI_API_KEY=…] \
//!     cargo run --example agent_loop -- [--approve|--deny] [PROMPT]
//! ```
//!
//! The second form asks any server that speaks OpenAI-compatible chat completions; the judge asks the same one.
//! The agent works in a temporary folder under the rules of `rules-fixtures/starter`. Ctrl-C ends it: the audit log
//! is written before each step, so it is whole at any time.

mod agent;
mod model;
mod person;
#[cfg(feature = "judge-http")]
mod server;
mod tools;

use std::error::Error;
use std::path::Path;

use portcullis::{Engine, EngineBuilder, JsonlSink, MemoryApprovals, Scripted, ScriptedJudge, TurnOptions};

use agent::Agent;
use model::Model;
use person::Person;
use tools::Tools;

const PROMPT: &str =
    "Add a function `greet` to this package, look up how others do it, and release the package.";

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut prompt = PROMPT.to_owned();
    let mut told = None;
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "--approve" => told = Some(Person::Always(true)),
            "--deny" => told = Some(Person::Always(false)),
            other if other.starts_with('-') => return Err(format!("unknown option {other}").into()),
            _ => prompt = argument,
        }
    }
    let folder = tempfile::tempdir()?.keep();
    let workspace = folder.join("workspace");
    let audit = folder.join("audit.jsonl");
    tools::fill(&workspace)?;
    println!("workspace: {}\naudit log: {}", workspace.display(), audit.display());

    let builder = Engine::builder()
        .folder(Path::new(env!("CARGO_MANIFEST_DIR")).join("rules-fixtures/starter"))
        .workspace(&workspace)
        .approvals(MemoryApprovals::new())
        .audit(JsonlSink::open(&audit)?)
        .guard_path(&audit);
    let (builder, model, online) = with_model(builder)?;
    let engine = builder.build()?;
    let status = engine.status();
    println!("guard: {status}");
    for problem in &status.problems {
        println!("{problem}");
    }
    if let Some(why) = status.closed {
        return Err(why.into());
    }

    if online {
        println!(
            "the model and the judge are the server's: a small one on a busy machine takes a minute for a step"
        );
    }

    let person = told.unwrap_or(if online { Person::Terminal } else { Person::Script });
    // What the host knows of the user: `own-account` compares calls with it.
    let facts = serde_json::json!({"user": {"account": "100"}});
    let turn =
        engine.turn(TurnOptions::new("assistant").workspace(&workspace).facts(facts).max_model_calls(12));
    let mut agent = Agent::new(engine, model, Tools::new(workspace, online)?, person);
    let ended = agent.run(&turn, &prompt).await;

    println!("\n{}", agent.seen);
    println!(
        "{} model calls, {} files changed; audit log: {}",
        turn.model_calls(),
        turn.files_changed(),
        audit.display()
    );
    println!("{}", ended?);
    Ok(())
}

/// The model and the judge: a server's where the environment names one, else scripts.
#[cfg(feature = "judge-http")]
fn with_model(builder: EngineBuilder) -> Result<(EngineBuilder, Model, bool), Box<dyn Error>> {
    match server::Server::from_env()? {
        Some(server) => Ok((builder.judge(portcullis::HttpJudge::from_env()?), Model::Server(server), true)),
        None => Ok((builder.judge(scripted_judge()), Model::script(), false)),
    }
}

#[cfg(not(feature = "judge-http"))]
fn with_model(builder: EngineBuilder) -> Result<(EngineBuilder, Model, bool), Box<dyn Error>> {
    if std::env::var_os("OPENAI_BASE_URL").is_some() {
        return Err("a model server needs the feature `judge-http`".into());
    }
    Ok((builder.judge(scripted_judge()), Model::script(), false))
}

/// Sends the scripted model's first answer back, and passes everything else.
fn scripted_judge() -> ScriptedJudge {
    ScriptedJudge::by(|request| {
        if request.gate.as_str() == "answer-says-what-changed" && request.subject.contains("Everything works")
        {
            Scripted::fail("name the changed file, and say what checked it")
        } else {
            Scripted::pass()
        }
    })
}
