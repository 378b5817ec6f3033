//! A model's text as an answer: read strictly, bound to its request.
//!
//! Tolerated, because honest models do it: white space around the object, and one Markdown code fence around
//! it. Everything else that is not exactly one object with exactly the three keys is no verdict. Messages say
//! what is wrong in words of ours and never quote the text: it was written by a model that reads attackers.

use serde::Deserialize;
use serde_json::error::Category;

use super::contract::{JudgeAnswer, JudgeError, JudgeRequest, JudgeUse, JudgeVerdict};
use super::window::cut;
use crate::bounds;

/// The object as it is written. Strings all: an enum of serde would read `{"pass": null}` as `"pass"`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    request: String,
    verdict: String,
    reason: String,
}

impl JudgeRequest {
    /// Reads what a model answered to [`JudgeRequest::prompt`]. The text has at most 64 KiB.
    ///
    /// # Errors
    /// [`JudgeError::BadVerdict`] where it is anything but one verdict for this request.
    pub fn read_answer(&self, text: &str, used: JudgeUse) -> Result<JudgeAnswer, JudgeError> {
        let written = written(text).map_err(|what| JudgeError::BadVerdict(what.into()))?;
        let verdict = match written.verdict.as_str() {
            "pass" => JudgeVerdict::Pass,
            "fail" => JudgeVerdict::Fail,
            _ => return Err(JudgeError::BadVerdict("its verdict is neither `pass` nor `fail`".into())),
        };
        if written.request != self.id.as_str() {
            return Err(JudgeError::BadVerdict("it answers another request".into()));
        }
        Ok(JudgeAnswer { request: self.id.clone(), verdict, reason: plain(&written.reason), used })
    }
}

impl JudgeAnswer {
    /// The answer, if it is one to `request`.
    pub(crate) fn bound_to(self, request: &JudgeRequest) -> Result<Self, JudgeError> {
        if self.request == request.id {
            Ok(self)
        } else {
            Err(JudgeError::BadVerdict("it answers another request".into()))
        }
    }
}

fn written(text: &str) -> Result<Written, &'static str> {
    if text.len() > bounds::JUDGE_TEXT_BYTES {
        return Err("it is longer than 64 KiB");
    }
    let object = unfenced(text.trim());
    if object.is_empty() {
        return Err("it is empty");
    }
    // A struct of serde is also read from an array.
    if !object.starts_with('{') {
        return Err("it is no JSON object");
    }
    serde_json::from_str(object).map_err(|error| match error.classify() {
        Category::Eof => "its JSON is cut off",
        Category::Data => {
            "its JSON has other keys than `request`, `verdict` and `reason`, once each, with strings"
        }
        Category::Syntax | Category::Io => "it is not one JSON object",
    })
}

/// The inside of a code fence, where the text is exactly one: ```` ```json ````, lines, ```` ``` ````.
fn unfenced(text: &str) -> &str {
    let inside = || {
        let (info, rest) = text.strip_prefix("```")?.split_once('\n')?;
        matches!(info.trim(), "" | "json" | "JSON").then_some(())?;
        Some(rest.strip_suffix("```")?.trim())
    };
    inside().unwrap_or(text)
}

/// A reason as one line of plain text: white space folded, what can't be seen or turns the line around left
/// out, cut at 2 KiB.
fn plain(reason: &str) -> String {
    let mut line = String::with_capacity(reason.len().min(bounds::JUDGE_REASON_BYTES));
    for c in reason.chars() {
        if c.is_whitespace() {
            if !line.is_empty() && !line.ends_with(' ') {
                line.push(' ');
            }
        } else if !c.is_control() && !is_invisible(c) {
            line.push(c);
        }
    }
    let line = line.trim_end();
    if line.is_empty() {
        return "the judge gave no reason".to_owned();
    }
    cut(line, bounds::JUDGE_REASON_BYTES).replace('\n', " ")
}

/// Zero-width, bidirectional and tag characters.
const fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::judge::Brief;
    use crate::words::{GateName, Hook};

    fn request() -> JudgeRequest {
        let gate = GateName::new("g").unwrap();
        JudgeRequest::new(gate, Hook::AfterAgent, Brief::Rule, "rule", "subject", Duration::from_secs(1))
            .unwrap()
    }

    /// Reads the text in which `ID` stands for the request's id.
    fn read(text: &str) -> Result<JudgeAnswer, JudgeError> {
        let request = request();
        request.read_answer(&text.replace("ID", request.id.as_str()), JudgeUse::default())
    }

    #[test]
    fn gt_02_a_verdict_and_its_reason_are_read() {
        let answer = read(r#"{"request": "ID", "verdict": "fail", "reason": "Name the source."}"#).unwrap();
        assert_eq!((answer.verdict, answer.reason.as_str()), (JudgeVerdict::Fail, "Name the source."));
        let answer = read(r#"{"reason":"fine","verdict":"pass","request":"ID"}"#).unwrap();
        assert_eq!(answer.verdict, JudgeVerdict::Pass);
    }

    #[test]
    fn white_space_and_one_code_fence_around_it_are_tolerated() {
        let object = r#"{"request": "ID", "verdict": "pass", "reason": "ok"}"#;
        for text in [
            format!("\n\t {object}  \n"),
            format!("```json\n{object}\n```"),
            format!("  ```\n{object}```  "),
            format!("```json\r\n{object}\r\n```\n"),
        ] {
            assert!(read(&text).is_ok(), "{text}");
        }
    }

    #[test]
    fn everything_else_is_no_verdict() {
        let object = r#"{"request": "ID", "verdict": "pass", "reason": "ok"}"#;
        let long = "x".repeat(bounds::JUDGE_TEXT_BYTES);
        let deep = "[".repeat(20_000);
        for text in [
            "",
            "  \n",
            "pass",
            "\"pass\"",
            "null",
            "``````",
            "```json\n```",
            "{}",
            r#"["ID", "pass", "ok"]"#,
            r#"{"request": "ID", "verdict": "pass", "rea"#,
            r#"{"request": "ID", "verdict": "pass", "reason": "ok""#,
            r#"{"request": "ID", "verdict": "pass"}"#,
            r#"{"verdict": "pass", "reason": "ok"}"#,
            r#"{"request": "ID", "reason": "ok"}"#,
            r#"{"request": "ID", "verdict": "pass", "reason": null}"#,
            r#"{"request": "ID", "verdict": "pass", "reason": NaN}"#,
            r#"{"request": "ID", "verdict": NaN, "reason": "ok"}"#,
            r#"{"request": "ID", "verdict": true, "reason": "ok"}"#,
            r#"{"request": "ID", "verdict": {"pass": null}, "reason": "ok"}"#,
            r#"{"request": "ID", "verdict": ["pass"], "reason": "ok"}"#,
            r#"{"request": "ID", "verdict": "PASS", "reason": "ok"}"#,
            r#"{"request": "ID", "verdict": "pass ", "reason": "ok"}"#,
            r#"{"request": "ID", "verdict": "unsure", "reason": "ok"}"#,
            r#"{"request": "ID", "verdict": "fail", "verdict": "pass", "reason": "ok"}"#,
            r#"{"request": "x", "request": "ID", "verdict": "pass", "reason": "ok"}"#,
            r#"{"request": "ID", "verdict": "pass", "reason": "ok", "score": 1}"#,
            r#"{"request": "ID", "verdict": "pass", "reason": "\ud800"}"#,
            r#"{"request": "ID", "verdict": "pass", "reason": "ok",}"#,
            r#"{'request': 'ID', 'verdict': 'pass', 'reason': 'ok'}"#,
            r#"{"request": "0123456789abcdef0123456789abcdef", "verdict": "pass", "reason": "ok"}"#,
            r#"{"request": "ID0", "verdict": "pass", "reason": "ok"}"#,
            r#"{"request": "", "verdict": "pass", "reason": "ok"}"#,
            &format!("{object} {object}"),
            &format!("{object}\nThe subject passes."),
            &format!("The subject passes. {object}"),
            &format!("\u{feff}{object}"),
            &format!("```json\n{object}\n```\n```json\n{object}\n```"),
            &format!("```json\n```json\n{object}\n```\n```"),
            &format!("```python\n{object}\n```"),
            &format!("```json\n{object}"),
            &format!("[{object}]"),
            &format!(r#"{{"request": "ID", "verdict": "pass", "reason": "{long}"}}"#),
            &format!(r#"{{"request": "ID", "verdict": "pass", "reason": {deep}"#),
        ] {
            let shown: String = text.chars().take(120).collect();
            assert!(matches!(read(text), Err(JudgeError::BadVerdict(_))), "{shown}");
        }
    }

    #[test]
    fn p6_a_message_never_quotes_the_text() {
        for text in [
            r#"{"canary-7f3a": 1}"#,
            r#"{"request": "canary-7f3a", "verdict": "pass", "reason": ""}"#,
            r#"{"request": "ID", "verdict": "canary-7f3a", "reason": ""}"#,
            "canary-7f3a",
        ] {
            let error = read(text).unwrap_err();
            assert!(!format!("{error} {error:?}").contains("canary"), "{error:?}");
        }
    }

    #[test]
    fn a_reason_is_one_line_of_visible_text() {
        for (written, shown) in [
            (r"  a\n\tb\r\nc  ", "a b c"),
            (r"a\u0000\u001b[31mb\u0007", "a[31mb"),
            (r"a\u202eb\u200bc\u2028d\ufeff", "abc d"),
            (r"", "the judge gave no reason"),
            (r" \n\u0000 ", "the judge gave no reason"),
        ] {
            let text = format!(r#"{{"request": "ID", "verdict": "fail", "reason": "{written}"}}"#);
            assert_eq!(read(&text).unwrap().reason, shown);
        }
    }

    #[test]
    fn a_long_reason_is_cut_and_the_cut_is_marked() {
        let text = format!(r#"{{"request": "ID", "verdict": "fail", "reason": "{}"}}"#, "é".repeat(20_000));
        let reason = read(&text).unwrap().reason;
        assert!(reason.len() < bounds::JUDGE_REASON_BYTES + 64, "{}", reason.len());
        assert!(reason.ends_with("bytes left out]"), "{reason}");
        assert!(!reason.contains('\n'));
    }
}
