//! `try` and `explain`: one subject.

use portcullis::eval::{Tried, try_case};
use portcullis::{FieldAnswer, OpaquePart, RunCommand, RunHow};
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
        for line in &call.lines {
            out.line(&format!("  {} {}", line.at, short(&line.line)))?;
            for command in &line.runs.commands {
                tree(command, &line.line, 2, out)?;
            }
            for part in &line.runs.opaque {
                out.line(&format!("    not understood: {}", opaque(part, &line.line)))?;
            }
        }
        for path in &call.paths {
            out.line(&format!("  {path}"))?;
        }
        for host in &call.hosts {
            out.line(&format!("  connects to {host}"))?;
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
        for said in gate.fields.iter().filter(|_| gate.applies) {
            let answer = match said.says {
                FieldAnswer::No => "no",
                FieldAnswer::Possible => "may match",
                FieldAnswer::Certain => "yes",
                _ => "can't tell",
            };
            out.line(&format!("      {} {answer}: {}", said.field, said.why))?;
        }
    }
    Ok(())
}

/// One command of the tree, and what stands inside it.
fn tree(command: &RunCommand, line: &str, depth: usize, out: &mut Out) -> Result<(), Failure> {
    let how = match command.how {
        RunHow::Line => "",
        RunHow::Substitution => "$(…) ",
        RunHow::ProcessSubstitution => "<(…) ",
        RunHow::Program => "as a script: ",
        RunHow::InlineCode => "from its code: ",
        RunHow::Function => "function: ",
        RunHow::Definition => "function, not called: ",
        _ => "",
    };
    let words: Vec<&str> = command
        .assignments
        .iter()
        .map(|set| set.name.as_str())
        .chain(command.words.iter().map(|word| word.text.as_str()))
        .collect();
    let words = words.join(" ");
    let mut text = format!("{:depth$}{how}", "", depth = depth * 2);
    text.push_str(if command.runs { "runs " } else { "takes apart " });
    text.push_str(&short(&words));
    if command.appended {
        text.push_str(" …");
    }
    if !command.wrappers.is_empty() {
        text.push_str(&format!(" (behind {})", command.wrappers.join(", ")));
    }
    for redirection in &command.redirections {
        text.push_str(&format!(" ({} {})", redirection.kind, short(&redirection.target.text)));
    }
    if !command.folder.is_empty() {
        text.push_str(&format!(" (in {})", command.folder.join(", then ")));
    }
    if command.guessed {
        text.push_str(" (guessed)");
    }
    out.line(&text)?;
    for part in &command.opaque {
        out.line(&format!("{:depth$}not understood: {}", "", opaque(part, line), depth = depth * 2 + 2))?;
    }
    // The reader's own bound on nesting is far below what a stack takes.
    for inner in &command.inside {
        tree(inner, line, depth + 1, out)?;
    }
    Ok(())
}

fn opaque(part: &OpaquePart, line: &str) -> String {
    let text = short(line.get(part.span.clone()).unwrap_or_default());
    let program = if part.program { " (the program can't be known)" } else { "" };
    format!("`{text}`: {}{program}", part.reason)
}

/// A text on one line, cut where it is long.
fn short(text: &str) -> String {
    const CHARS: usize = 200;
    let mut out: String = text.chars().take(CHARS).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(CHARS).is_some() {
        out.push('…');
    }
    out
}
