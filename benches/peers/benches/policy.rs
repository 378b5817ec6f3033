//! One tool-call decision under a policy of about 20 rules, from the bytes of its arguments: Cedar, regorus and
//! Portcullis, in turns, in one run, their verdicts compared first.
//!
//! `cargo bench --manifest-path benches/peers/Cargo.toml --bench policy`. The policy and the calls are the reference's
//! (`PORTCULLIS_REFERENCE`, else `../shared/reference/policy-20` beside the repository); `policy/calls.json` adds
//! eight longer shell lines and eight calls with paths. Figures are medians over rounds of all calls.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    missing_docs,
    reason = "a benchmark that fails says so by panicking"
)]

use std::fmt::Write as _;
use std::hint::black_box;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::time::{Duration, Instant};

use cedar_policy::{Authorizer, Context, Entities, EntityUid, PolicySet, Request};
use portcullis::{
    Arguments, CallOutcome, Engine, EngineBuilder, FileSystem, Guard as _, ToolCall, Turn, TurnOptions,
    UnmatchedTools,
};
use tokio::runtime::Runtime;

/// Rounds that are timed, in turns with the others.
const ROUNDS: usize = 60;
/// Passes over all calls in one round.
const PASSES: usize = 20;

struct Call {
    tool: String,
    args: Vec<u8>,
    /// What a peer is given: tool and arguments as one text, put together beforehand.
    input: String,
    context: String,
}

impl Call {
    fn read(call: &serde_json::Value) -> Self {
        let tool = call["tool"].as_str().expect("a name").to_owned();
        let mut context = call["args"].clone();
        context["tool"] = tool.clone().into();
        Self {
            args: call["args"].to_string().into_bytes(),
            input: call.to_string(),
            context: context.to_string(),
            tool,
        }
    }
}

/// A way to decide: `true` is a refusal.
trait Decides {
    fn name(&self) -> &str;
    fn denies(&mut self, call: &Call) -> bool;
    /// Before each round: what a new conversation begins with.
    fn begin(&mut self) {}
}

struct Cedar {
    policies: PolicySet,
    entities: Entities,
    principal: EntityUid,
    action: EntityUid,
    authorizer: Authorizer,
}

impl Decides for Cedar {
    fn name(&self) -> &str {
        "Cedar"
    }

    fn denies(&mut self, call: &Call) -> bool {
        let context = Context::from_json_str(&call.context, None).expect("a context");
        let resource = EntityUid::from_type_name_and_id("Tool".parse().unwrap(), call.tool.parse().unwrap());
        let request = Request::new(self.principal.clone(), self.action.clone(), resource, context, None)
            .expect("a request");
        self.authorizer.is_authorized(&request, &self.policies, &self.entities).decision()
            == cedar_policy::Decision::Deny
    }
}

struct Rego(regorus::Engine);

impl Decides for Rego {
    fn name(&self) -> &str {
        "regorus"
    }

    fn denies(&mut self, call: &Call) -> bool {
        self.0.set_input(regorus::Value::from_json_str(&call.input).expect("an input"));
        self.0.eval_rule("data.gate.deny".to_owned()).expect("a verdict") == regorus::Value::from(true)
    }
}

struct Ours {
    name: String,
    engine: Engine,
    turn: Turn,
    runtime: Runtime,
}

impl Ours {
    fn new(name: &str, builder: EngineBuilder) -> Self {
        let engine = builder.build().expect("an engine");
        assert!(engine.rules().closed().is_none(), "{:?}", engine.status().problems);
        let turn = begin(&engine);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime");
        Self { name: name.to_owned(), engine, turn, runtime }
    }
}

fn begin(engine: &Engine) -> Turn {
    engine.turn(TurnOptions::new("bench").workspace("/home/u/proj").calls_only())
}

impl Decides for Ours {
    fn name(&self) -> &str {
        &self.name
    }

    fn denies(&mut self, call: &Call) -> bool {
        let call = ToolCall::new("call", call.tool.as_str(), Arguments::from_slice(&call.args));
        let decision = self.runtime.block_on(self.engine.tool_call(&self.turn, &call));
        let denied = !matches!(decision.outcome, CallOutcome::Run { .. });
        black_box(decision);
        denied
    }

    fn begin(&mut self) {
        self.turn = begin(&self.engine);
    }
}

/// Everything is there and nothing is a link: what the file system takes is told apart.
#[derive(Debug)]
struct NoLinks;

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

fn on_disk() -> EngineBuilder {
    Engine::builder().home("/home/u").without_approvals().unmatched_tools(UnmatchedTools::Allow)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn policy() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("policy/rules")
}

fn bare(builder: EngineBuilder) -> EngineBuilder {
    builder.rules_folder(policy()).dangerous().without_baseline()
}

/// `count` rules that do not apply: half of them name `Bash`, one in a hundred every tool; the literals of `hits` in
/// a hundred stand in calls.
fn idle(count: usize, hits: usize) -> tempfile::TempDir {
    const COMMON: [&str; 4] = ["--", "src", "cargo", "git "];
    let dir = tempfile::tempdir().expect("a folder");
    for n in 0..count {
        let tools = match n % 100 {
            0 => "\"*\"".to_owned(),
            k if k % 2 == 1 => "Bash".to_owned(),
            _ => format!("mcp__other{n}__do"),
        };
        let literal = if n % 100 < hits {
            format!("{}[0-9]{{{}}}", COMMON[n / 100 % COMMON.len()], 20 + n % 10)
        } else {
            format!("unheard{n}-of\\s+thing")
        };
        let mut text = String::new();
        let _ = writeln!(
            text,
            "---\nwhen: before_tool\naction: block\ntools: {tools}\nargs:\n  $.command: '{literal}'\n---\nNo."
        );
        std::fs::write(dir.path().join(format!("idle-{n}.md")), text).expect("a file");
    }
    dir
}

/// Every decider in turns, so that what else the machine does falls on all of them: medians of a call, in order.
fn time(deciders: &mut [&mut dyn Decides], calls: &[Call]) -> Vec<Duration> {
    let mut rounds: Vec<Vec<Duration>> = vec![Vec::new(); deciders.len()];
    for _ in 0..ROUNDS {
        for (decider, times) in deciders.iter_mut().zip(&mut rounds) {
            decider.begin();
            let began = Instant::now();
            for _ in 0..PASSES {
                for call in calls {
                    black_box(decider.denies(call));
                }
            }
            times.push(began.elapsed() / u32::try_from(PASSES * calls.len()).expect("a number"));
        }
    }
    rounds
        .iter_mut()
        .map(|times| {
            times.sort_unstable();
            times[times.len() / 2]
        })
        .collect()
}

fn table(title: &str, names: &[String], times: &[Duration]) {
    println!("\n{title}");
    let base = times[0].as_secs_f64();
    for (name, time) in names.iter().zip(times) {
        println!(
            "  {name:44} {:>9.2} us a call   {:>6.3} x the first",
            time.as_secs_f64() * 1e6,
            time.as_secs_f64() / base
        );
    }
}

fn main() {
    let reference = std::env::var_os("PORTCULLIS_REFERENCE")
        .map_or_else(|| root().join("../shared/reference/policy-20"), PathBuf::from);
    let Ok(calls) = std::fs::read(reference.join("calls.json")) else {
        println!("SKIPPED: no reference policy at {}", reference.display());
        return;
    };
    let read = |bytes: &[u8]| -> Vec<Call> {
        let list: Vec<serde_json::Value> = serde_json::from_slice(bytes).expect("JSON");
        list.iter().map(Call::read).collect()
    };
    let calls = read(&calls);
    let mut all = read(include_bytes!("../policy/calls.json"));
    all.extend(calls.iter().map(|call| Call {
        tool: call.tool.clone(),
        args: call.args.clone(),
        input: call.input.clone(),
        context: call.context.clone(),
    }));

    let mut cedar = Cedar {
        policies: PolicySet::from_str(&std::fs::read_to_string(reference.join("p.cedar")).expect("a policy"))
            .expect("Cedar"),
        entities: Entities::empty(),
        principal: "User::\"agent\"".parse().unwrap(),
        action: "Action::\"call\"".parse().unwrap(),
        authorizer: Authorizer::new(),
    };
    let mut engine = regorus::Engine::new();
    engine.add_policy_from_file(reference.join("p.rego")).expect("Rego");
    let mut rego = Rego(engine);
    let mut ours = Ours::new("Portcullis, 20 rules", bare(on_disk().file_system(NoLinks)));
    let mut disk = Ours::new("Portcullis, 20 rules, links looked up on disk", bare(on_disk()));
    let limits = tempfile::tempdir().expect("a folder");
    std::fs::write(
        limits.path().join("limits.md"),
        "---\nbuiltin: limits\nmax_turns: 1000000\nmax_files_changed: 1000000\n---\nThe limits.\n",
    )
    .expect("a file");
    let mut whole = on_disk().file_system(NoLinks).guardrails_folder(limits.path());
    let mut packs: Vec<PathBuf> = std::fs::read_dir(root().join("rules-fixtures/packs"))
        .map(|found| found.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect())
        .unwrap_or_default();
    packs.sort();
    for pack in &packs {
        whole = whole.folder(pack);
    }
    let name = format!("Portcullis, {} packs + baseline + limits", packs.len());
    let mut whole = Ours::new(&name, whole);

    let (mut denied, mut differ) = (0, 0);
    for call in &all {
        let verdicts = [cedar.denies(call), rego.denies(call), ours.denies(call), disk.denies(call)];
        denied += usize::from(verdicts[0]);
        if verdicts.iter().any(|v| *v != verdicts[0]) {
            differ += 1;
            println!("  differ (Cedar, regorus, 20 rules, on disk) {verdicts:?}: {}", call.input);
        }
    }
    println!("{} calls, {denied} denied, {differ} verdicts differ", all.len());

    let names = [&cedar as &dyn Decides, &rego, &ours, &whole, &disk].map(|one| one.name().to_owned());
    for (title, calls) in
        [("the reference's calls", &calls), ("with 8 more shell lines and 8 more paths", &all)]
    {
        let times = time(&mut [&mut cedar, &mut rego, &mut ours, &mut whole, &mut disk], calls);
        table(title, &names, &times);
    }

    for hits in [0, 1] {
        let mut names = vec!["Portcullis, 20 rules".to_owned()];
        let mut more: Vec<Ours> = [1_000, 10_000]
            .into_iter()
            .map(|count| {
                let dir = idle(count, hits);
                Ours::new(
                    &format!("+ {count} that do not apply"),
                    bare(on_disk().file_system(NoLinks).rules_folder(dir.path())),
                )
            })
            .collect();
        names.extend(more.iter().map(|one| one.name.clone()));
        let mut deciders: Vec<&mut dyn Decides> = vec![&mut ours];
        deciders.extend(more.iter_mut().map(|one| one as &mut dyn Decides));
        let times = time(&mut deciders, &calls);
        table(&format!("growth; the literals of {hits} in 100 stand in calls"), &names, &times);
    }
}
