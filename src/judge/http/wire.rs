//! The wire format: chat completions as OpenAI has them and others copy them.

use std::fmt;

use serde::Deserialize;
use serde::de::{self, Deserializer, IgnoredAny, SeqAccess, Visitor};
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
    pub(super) fn body(&self, prompt: &JudgePrompt, structured: bool) -> Vec<u8> {
        let mut body = json!({
            "model": self.model,
            "max_tokens": self.max_tokens,
            "messages": [
                {"role": "system", "content": prompt.system},
                {"role": "user", "content": prompt.user},
            ],
        });
        if let Some(map) = body.as_object_mut() {
            if let Some(temperature) = self.temperature {
                map.insert("temperature".into(), json!(temperature));
            }
            if structured {
                map.insert("response_format".into(), response_format());
            }
        }
        body.to_string().into_bytes()
    }
}

/// The same for every request, so that a server compiles it once: the id is copied by the model, as a
/// string.
fn response_format() -> Value {
    json!({
        "type": "json_schema",
        "json_schema": {
            "name": "verdict",
            "strict": true,
            "schema": {
                "type": "object",
                "properties": {
                    "request": {"type": "string"},
                    "verdict": {"type": "string", "enum": ["pass", "fail"]},
                    "reason": {"type": "string"},
                },
                "required": ["request", "verdict", "reason"],
                "additionalProperties": false,
            },
        },
    })
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
