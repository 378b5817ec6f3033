//! `eval`: labelled cases, counted.

use std::path::{Path, PathBuf};

use portcullis::eval::{evaluate, parse_cases};

use crate::out::Out;
use crate::{Answer, Failure, Format, engine};

pub(crate) fn run(
    rules: Option<&Path>,
    files: &[PathBuf],
    min_hit: Option<f64>,
    max_false_block: Option<f64>,
    format: Format,
) -> Result<Answer, Failure> {
    for (name, rate) in [("--min-hit", min_hit), ("--max-false-block", max_false_block)] {
        if rate.is_some_and(|rate| !(0.0..=1.0).contains(&rate)) {
            return Err(Failure::new(format!("{name} takes a rate from 0 to 1")));
        }
    }
    let mut cases = Vec::new();
    let mut wrong = String::new();
    for file in files {
        let text = std::fs::read_to_string(file)
            .map_err(|error| Failure::new(format!("{}: {error}", file.display())))?;
        match parse_cases(&text) {
            Ok(more) => cases.extend(more),
            Err(problems) => {
                for problem in problems {
                    wrong.push_str(&format!("\n  {}: {problem}", file.display()));
                }
            }
        }
    }
    if !wrong.is_empty() {
        return Err(Failure::new(format!("not all lines are cases:{wrong}")));
    }
    if cases.is_empty() {
        return Err(Failure::new("there are no cases: an evaluation of nothing passes nothing"));
    }
    if min_hit.is_some() && !cases.iter().any(|case| case.bad) {
        return Err(Failure::new("--min-hit needs a bad case, and there is none"));
    }
    if max_false_block.is_some() && cases.iter().all(|case| case.bad) {
        return Err(Failure::new("--max-false-block needs a good case, and there is none"));
    }
    let engine = engine::engine(rules)?;
    let evaluation = engine::runtime()?.block_on(evaluate(&engine, &cases));
    let mut out = Out::new();
    match format {
        Format::Json => out.json(&evaluation)?,
        Format::Human => out.line(evaluation.to_string().trim_end())?,
    }
    let hit = evaluation.total.hit_rate.map_or(1.0, |rate| rate.rate);
    let blocked = evaluation.total.false_block_rate.map_or(0.0, |rate| rate.rate);
    let missed = min_hit.is_some_and(|min| hit < min) || max_false_block.is_some_and(|max| blocked > max);
    out.flush()?;
    Ok(if missed { Answer::No } else { Answer::Fine })
}
