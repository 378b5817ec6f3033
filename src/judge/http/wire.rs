//! The wire format: chat completions as OpenAI has them and others copy them.

use std::fmt;

use serde::de::{self, Deserializer, IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::fault::Fault;
use crate::judge::brief::JudgePrompt;

/// What a request's body is made of, beside the prompt.
#[derive(Debug, Clone)]
pub(super) struct Shape {
    pub(super) model: String,
    pub(super) max_tokens: u32,
    pub(super) temperature: Option<f32>,
}

impl Shape {
    /// The body of a request.
    pub(super) fn body<'a>(&'a self, prompt: &'a JudgePrompt, structured: bool) -> Body<'a> {
        Body {
            model: &self.model,
            max_tokens: self.max_tokens,
            temperature: self.temperature,
            messages: [
                Said { role: "system", content: &prompt.system },
                Said { role: "user", content: &prompt.user },
            ],
            response_format: structured.then(ResponseFormat::verdict),
        }
    }
}

/// The body of a request.
#[derive(Debug, Serialize)]
pub(super) struct Body<'a> {
    model: &'a str,
    max_tokens: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    temperature: Option<f32>,
    messages: [Said<'a>; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    response_format: Option<ResponseFormat>,
}

#[derive(Debug, Serialize)]
struct Said<'a> {
    role: &'static str,
    content: &'a str,
}

#[derive(Debug, Serialize)]
struct ResponseFormat {
    r#type: &'static str,
    json_schema: JsonSchema,
}

#[derive(Debug, Serialize)]
struct JsonSchema {
    name: &'static str,
    strict: bool,
    schema: Schema,
}

#[derive(Debug, Serialize)]
struct Schema {
    r#type: &'static str,
    properties: Properties,
    required: [&'static str; 3],
    #[serde(rename = "additionalProperties")]
    additional_properties: bool,
}

/// A struct and no map of `serde_json`, which would sort the keys: a server that decodes by grammar has the
/// model write them in this order. So the id and the verdict are there before the reason, in which a model
/// may copy from the subject or ramble until it is cut off.
#[derive(Debug, Serialize)]
struct Properties {
    request: Value,
    verdict: Value,
    reason: Value,
}

impl ResponseFormat {
    /// The same for every request, so that a server compiles it once: the id is copied by the model, as a
    /// string. No limit to a length: servers refuse schemas for it, and would then be asked without one.
    fn verdict() -> Self {
        let properties = Properties {
            request: json!({"type": "string"}),
            verdict: json!({"type": "string", "enum": ["pass", "fail"]}),
            reason: json!({"type": "string"}),
        };
        let schema = Schema {
            r#type: "object",
            properties,
            required: ["request", "verdict", "reason"],
            additional_properties: false,
        };
        Self { r#type: "json_schema", json_schema: JsonSchema { name: "verdict", strict: true, schema } }
    }
}

/// Whether a refusal (400) is about structured output.
pub(super) fn refuses_structure(body: &[u8]) -> bool {
    let text = String::from_utf8_lossy(body);
    text.contains("response_format") || text.contains("json_schema")
}

/// A response, as far as it is read. Other keys are passed over; these, twice, are an error.
#[derive(Debug, Deserialize)]
pub(super) struct Completion {
    #[serde(deserialize_with = "only_one")]
    choices: Choice,
    #[serde(default)]
    usage: Option<Usage>,
}

#[derive(Debug, Deserialize)]
struct Choice {
    message: Message,
    #[serde(default)]
    finish_reason: Option<String>,
}

#[derive(Debug, Deserialize)]
struct Message {
    #[serde(default)]
    content: Option<String>,
    #[serde(default)]
    refusal: Option<String>,
}

#[derive(Debug, Default, Clone, Copy, Deserialize)]
pub(super) struct Usage {
    #[serde(default)]
    prompt_tokens: Option<u64>,
    #[serde(default)]
    completion_tokens: Option<u64>,
}

impl Completion {
    /// Reads a body.
    pub(super) fn read(body: &[u8]) -> Result<Self, Fault> {
        let text =
            std::str::from_utf8(body).map_err(|_| Fault::Envelope("the server's answer is not UTF-8"))?;
        if text.trim().is_empty() {
            return Err(Fault::Envelope("the server's answer is empty"));
        }
        serde_json::from_str(text).map_err(|error| {
            Fault::Envelope(if error.is_eof() {
                "the server's answer is cut off"
            } else {
                "the server's answer is no chat completion with one choice"
            })
        })
    }

    /// Tokens read and written, as the server counts them.
    pub(super) fn tokens(&self) -> (u64, u64) {
        let usage = self.usage.unwrap_or_default();
        (usage.prompt_tokens.unwrap_or(0), usage.completion_tokens.unwrap_or(0))
    }

    /// What the model wrote.
    pub(super) fn text(&self) -> Result<&str, Fault> {
        let Choice { message, finish_reason } = &self.choices;
        match finish_reason.as_deref() {
            Some("length") => return Err(Fault::Envelope("the model was cut off at its most tokens")),
            Some("content_filter") => return Err(Fault::Envelope("the server's filter stopped the answer")),
            _ => {}
        }
        if message.refusal.as_deref().is_some_and(|refusal| !refusal.is_empty()) {
            return Err(Fault::Envelope("the model refused to answer"));
        }
        message.content.as_deref().ok_or(Fault::Envelope("the server's answer has no text"))
    }
}

/// The one element of an array. A second one ends the reading: an array of a million costs no memory.
fn only_one<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Choice, D::Error> {
    struct One;
    impl<'de> Visitor<'de> for One {
        type Value = Choice;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an array of one choice")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Choice, A::Error> {
            let choice = seq.next_element()?.ok_or_else(|| de::Error::invalid_length(0, &self))?;
            match seq.next_element::<IgnoredAny>()? {
                None => Ok(choice),
                Some(_) => Err(de::Error::invalid_length(2, &self)),
            }
        }
    }
    deserializer.deserialize_seq(One)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_schema_asks_for_the_id_and_the_verdict_before_the_reason() {
        let shape = Shape { model: "m".into(), max_tokens: 9, temperature: None };
        let prompt = JudgePrompt { system: String::new(), user: String::new() };
        let body = serde_json::to_string(&shape.body(&prompt, true)).unwrap();
        let keys = ["\"request\":{", "\"verdict\":{", "\"reason\":{"].map(|key| body.find(key).unwrap());
        assert!(keys.is_sorted(), "{body}");
        assert!(!body.contains("temperature"), "{body}");
        let without = serde_json::to_value(shape.body(&prompt, false)).unwrap();
        assert_eq!(without.get("response_format"), None);
    }
}
