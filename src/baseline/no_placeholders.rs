//! `no-placeholders`: a placeholder that was sent out is never a value (`runtime.md` 2, tool_call).

use super::no_env_reads::strongest;
use crate::matcher::{Found, Hit, Spot};
use crate::tool::CallView;

const OPENER: &str = "[redacted:";
/// Bytes of the longest placeholder: a gate's name, or a detector's id, in brackets.
const LONGEST: usize = 128;

/// Whether a call to an acting tool has a string with a placeholder that a result of this conversation
/// was given, as `sent` says. Placeholders that nobody was sent are ordinary text.
pub(crate) fn no_placeholders(view: &CallView<'_>, sent: &impl Fn(&str) -> bool) -> Found {
    if !view.info().acts {
        return Found::Nothing;
    }
    let mut hits = Vec::new();
    for string in view.strings() {
        let text: &str = &string.text;
        for (start, _) in text.match_indices(OPENER) {
            let Some(rest) = text.get(start..) else { continue };
            let Some(end) = rest.find(']').map(|at| at + 1).filter(|end| *end <= LONGEST) else { continue };
            let Some(placeholder) = rest.get(..end) else { continue };
            if sent(placeholder) {
                hits.push(Hit {
                    certain: true,
                    what: format!("`{placeholder}` stands for a value that was redacted, and is no value"),
                    spots: vec![Spot {
                        at: string.at.clone(),
                        span: start..start + end,
                        label: "no-placeholders".to_owned(),
                    }],
                });
            }
        }
    }
    strongest(hits)
}
