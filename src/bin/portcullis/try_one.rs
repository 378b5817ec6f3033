//! `try` and `explain`: one subject.

use portcullis::eval::{Tried, try_case};
use serde_json::json;

use crate::out::Out;
use crate::{Answer, Failure, Format, TryArgs, engine, subject};

pub(crate) fn run(args: &TryArgs, explain: bool) -> Result<Answer, Failure> {
    let case = subject::read(&args.hook, args.json.as_deref())?;
    let engine = engine::engine(args.rules.as_deref())?;
    let tried = engine::runtime()?.block_on(try_case(&engine, &case));
    let mut out = Out::new();
    if args.format == Format::Json {
        let mut value = json!({
            "hook": case.hook,
            "stopped": tried.stopped,
            "decision": tried.decision,
        });
        if explain && let Some(map) = value.as_object_mut() {
            map.insert("explanation".to_owned(), serde_json::to_value(&tried.explanation)?);
        }
        out.json(&value)?;
    } else {
        people(&tried, explain, &mut out)?;
    }
    out.flush()?;
    Ok(if tried.stopped { Answer::No } else { Answer::Fine })
}

fn people(tried: &Tried, explain: bool, out: &mut Out) -> Result<(), Failure> {
    let outcome = tried.decision.get("outcome").and_then(|o| o.as_str()).unwrap_or("?");
    out.line(&format!("{}: {outcome}", tried.explanation.hook))?;
    for reason in &tried.report.reasons {
        out.line(&format!("  {}", reason.for_person))?;
    }
    for verdict in &tried.report.verdicts {
        let place = match (&verdict.gate.file, verdict.gate.line) {
            (Some(file), Some(line)) => format!(" ({}:{line})", file.display()),
            _ => String::new(),
        };
        let effect = verdict.effect.map_or("-".to_owned(), |effect| effect.to_string());
        out.line(&format!("  {effect:7} {}{place}: {}", verdict.gate.name, verdict.reason))?;
        for span in &verdict.spans {
            out.line(&format!("          {} {}..{} {}", span.at, span.start, span.end, span.label))?;
        }
    }
    if let Some(text) = tried.decision.get("text").and_then(|t| t.as_str()) {
        out.line("the model's copy:")?;
        out.line(text)?;
    }
    if !explain {
        return Ok(());
    }
    if let Some(call) = &tried.explanation.call {
        out.line("what the call would do:")?;
        for command in &call.commands {
            let wrappers = if command.wrappers.is_empty() {
                String::new()
            } else {
                format!(" (behind {})", command.wrappers.join(", "))
            };
            out.line(&format!("  runs {}{wrappers}", command.words.join(" ")))?;
        }
        for path in &call.paths {
            out.line(&format!("  {path}"))?;
        }
        for host in &call.hosts {
            out.line(&format!("  connects to {host}"))?;
        }
        for opaque in &call.opaque {
            out.line(&format!("  not understood: {opaque}"))?;
        }
    }
    out.line("gates considered:")?;
    for gate in &tried.explanation.gates {
        let place = match (&gate.gate.file, gate.gate.line) {
            (Some(file), Some(line)) => format!(" ({}:{line})", file.display()),
            _ => String::new(),
        };
        let mark = if gate.applies { "*" } else { " " };
        out.line(&format!("  {mark} {} [{}]{place}: {}", gate.gate.name, gate.action, gate.why))?;
    }
    Ok(())
}
