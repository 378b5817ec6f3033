//! The command line: checks rule folders, tries subjects, explains decisions, scans texts, evaluates cases.
//!
//! Exit status: 0 fine, 1 the answer is no (problems found, blocked, something found), 2 it could not run.

mod check;
mod engine;
mod eval;
mod out;
mod scan;
mod subject;
mod try_one;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

/// Guardrails for agents as files: check them, try them, evaluate them.
#[derive(Debug, Parser)]
#[command(name = "portcullis", version)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people.
    Human,
    /// Stable JSON.
    Json,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Loads rule folders and prints every problem with its source line.
    Check {
        /// Folders like `.agents`, or rules folders; none: the standard folders of this workspace and the user's.
        dirs: Vec<PathBuf>,
        /// A file with a tool's name on each line: a tool glob that names none of them is a warning.
        #[arg(long)]
        tools: Option<PathBuf>,
        #[arg(long, value_enum, default_value = "human")]
        format: Format,
    },
    /// Puts one subject to a hook and prints the decision, the verdicts and the spans.
    Try(TryArgs),
    /// As `try`, with every gate that was considered and why it did or did not apply.
    Explain(TryArgs),
    /// The detectors over files, folders or standard input.
    Scan {
        /// The detectors that run at this hook by default; none named: all.
        #[arg(long, value_enum)]
        hook: Option<scan::Hook>,
        /// Personal data too.
        #[arg(long)]
        pii: bool,
        /// Each line is an object with `text`; it comes back with what was found in it.
        #[arg(long)]
        jsonl: bool,
        /// Lists what is looked for, and scans nothing.
        #[arg(long)]
        list: bool,
        /// Files or folders; none: standard input.
        paths: Vec<PathBuf>,
        #[arg(long, value_enum, default_value = "human")]
        format: Format,
    },
    /// Puts labelled cases to the rules and counts hits, misses and false blocks.
    Eval {
        /// A folder like `.agents`, or a rules folder; none: this workspace's.
        #[arg(long)]
        rules: Option<PathBuf>,
        /// Cases files, JSON Lines.
        #[arg(required = true)]
        cases: Vec<PathBuf>,
        /// Fails where fewer of the bad cases are stopped, in [0, 1].
        #[arg(long)]
        min_hit: Option<f64>,
        /// Fails where more of the good cases are stopped, in [0, 1].
        #[arg(long)]
        max_false_block: Option<f64>,
        #[arg(long, value_enum, default_value = "human")]
        format: Format,
    },
}

#[derive(Debug, clap::Args)]
struct TryArgs {
    /// A folder like `.agents`, or a rules folder; none: this workspace's.
    #[arg(long)]
    rules: Option<PathBuf>,
    /// The hook: before_agent, model_step, tool_call, tool_result, output, after_agent.
    #[arg(long)]
    hook: String,
    /// The subject as JSON (`{"tool": "shell", "args": {"command": "ls"}}`); none: standard input.
    #[arg(long)]
    json: Option<PathBuf>,
    #[arg(long, value_enum, default_value = "human")]
    format: Format,
}

/// What a command comes to, beside what it printed.
pub(crate) enum Answer {
    Fine,
    No,
}

/// Why a command could not run.
#[derive(Debug)]
pub(crate) struct Failure(String);

impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}

impl Failure {
    pub(crate) fn new(why: impl Into<String>) -> Self {
        Self(why.into())
    }
}

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => {
            // Help and version are answers; anything else could not run.
            let _shown = error.print();
            return if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS };
        }
    };
    let answer = match args.command {
        Command::Check { dirs, tools, format } => check::run(&dirs, tools.as_deref(), format),
        Command::Try(args) => try_one::run(&args, false),
        Command::Explain(args) => try_one::run(&args, true),
        Command::Scan { list: true, .. } => scan::list(),
        Command::Scan { hook, pii, jsonl, paths, format, list: false } => {
            scan::run(hook, pii, jsonl, &paths, format)
        }
        Command::Eval { rules, cases, min_hit, max_false_block, format } => {
            eval::run(rules.as_deref(), &cases, min_hit, max_false_block, format)
        }
    };
    match answer {
        Ok(Answer::Fine) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(Failure(why)) => {
            out::error(&why);
            ExitCode::from(2)
        }
    }
}
