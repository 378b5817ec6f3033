//! Our own lines, by family: `stop.txt` must be stopped by the pack that its heading names, `pass.txt` must run
//! with all packs on.

use std::path::Path;

use crate::support::{PACKS, Stopper};

/// `[pack / family]` headings, a line each below; `#` is a remark, `\n` in a line a new line.
fn table(name: &str) -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packs").join(name);
    let mut family = String::new();
    let mut out = Vec::new();
    for line in std::fs::read_to_string(path).unwrap().lines() {
        if let Some(heading) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            family = heading.to_owned();
        } else if !line.trim().is_empty() && !line.starts_with('#') {
            out.push((family.clone(), line.replace("\\n", "\n")));
        }
    }
    out
}

#[test]
fn tr_03_lines_that_destroy_are_stopped_by_their_pack() {
    let rows = table("stop.txt");
    assert!(rows.len() >= 150, "{} lines", rows.len());
    let mut wrong = Vec::new();
    for pack in PACKS {
        let stopper = Stopper::of(&[pack]);
        for (family, line) in rows.iter().filter(|(family, _)| family.split(" / ").next() == Some(pack)) {
            if stopper.stops(line).is_none() {
                wrong.push(format!("[{family}] runs: {line}"));
            }
        }
    }
    let known = |family: &str| PACKS.iter().any(|pack| family.starts_with(&format!("{pack} / ")));
    wrong.extend(
        rows.iter().filter(|(family, _)| !known(family)).map(|(family, _)| format!("no pack: {family}")),
    );
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), rows.len(), wrong.join("\n"));
}

#[test]
fn tr_03_honest_lines_run_with_all_packs_on() {
    let rows = table("pass.txt");
    assert!(rows.len() >= 150, "{} lines", rows.len());
    let stopper = Stopper::of(&PACKS);
    let wrong: Vec<String> = rows
        .iter()
        .filter_map(|(family, line)| stopper.stops(line).map(|why| format!("[{family}] {line}\n    {why}")))
        .collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), rows.len(), wrong.join("\n"));
}
