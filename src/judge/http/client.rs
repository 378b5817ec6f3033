//! The judge itself: one question, at most two requests, one deadline.

use std::borrow::Cow;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use reqwest::header::{ACCEPT, ACCEPT_ENCODING, AUTHORIZATION, CONTENT_ENCODING, HeaderValue};
use reqwest::{Client, Response, StatusCode, Url};

use super::attempt::Attempt;
use super::builder::{HttpJudgeBuilder, HttpJudgeError};
use super::fault::Fault;
use super::wire::{Body, Completion, Shape, refuses_structure};
use crate::bounds;
use crate::judge::brief::JudgePrompt;
use crate::judge::contract::{Judge, JudgeAnswer, JudgeError, JudgeRequest};
use crate::words::BoxFuture;

/// A model behind an OpenAI-compatible server, as a judge.
///
/// It asks `BASE/chat/completions`, for structured output where the server has it. It needs a tokio runtime
/// with input/output and time, and keeps its connections to it: make one judge for each runtime.
pub struct HttpJudge {
    pub(super) client: Client,
    pub(super) url: Url,
    pub(super) key: Option<Key>,
    pub(super) shape: Shape,
    /// US dollars for a million tokens read and written.
    pub(super) price: (f64, f64),
    /// Whether the server is asked for structured output; no longer, once it refused it.
    pub(super) structured: AtomicBool,
}

/// The key, as text and as a header that no `Debug` shows.
#[derive(Clone)]
pub(super) struct Key {
    pub(super) text: String,
    pub(super) header: HeaderValue,
}

impl HttpJudge {
    /// Begins a judge: the server's address up to and without `/chat/completions`
    /// (`https://api.openai.com/v1`), and the model's name as the server has it.
    pub fn builder(base_url: impl Into<String>, model: impl Into<String>) -> HttpJudgeBuilder {
        HttpJudgeBuilder::new(base_url.into(), model.into())
    }

    /// A judge from the environment: `OPENAI_MODEL`, `OPENAI_BASE_URL` (default
    /// `https://api.openai.com/v1`), `OPENAI_API_KEY` (a server that you run yourself may need none).
    ///
    /// # Errors
    /// As [`HttpJudgeBuilder::from_env`] and [`HttpJudgeBuilder::build`].
    pub fn from_env() -> Result<Self, HttpJudgeError> {
        HttpJudgeBuilder::from_env()?.build()
    }

    async fn ask(&self, request: &JudgeRequest) -> Result<JudgeAnswer, JudgeError> {
        let prompt = request.prompt();
        let structured = self.structured.load(Ordering::Relaxed);
        let mut answered = self.attempt(request, &prompt, structured).await;
        if let (true, Err(Fault::NoStructure(_))) = (structured, &answered) {
            answered = self.attempt(request, &prompt, false).await;
            // Remembered only where it helped: a 422 may have had another reason.
            if matches!(answered, Ok(_) | Err(Fault::Envelope(_) | Fault::Answer(_))) {
                self.structured.store(false, Ordering::Relaxed);
            }
        }
        let mut answer = answered?;
        answer.used.add(&request.spent.take());
        Ok(answer)
    }

    async fn attempt(
        &self,
        request: &JudgeRequest,
        prompt: &JudgePrompt,
        structured: bool,
    ) -> Result<JudgeAnswer, Fault> {
        let mut attempt = Attempt::begin(&request.spent, &self.shape.model);
        let response = self.send(&self.shape.body(prompt, structured)).await?;
        let status = response.status();
        if !status.is_success() {
            return Err(refusal(response, structured).await);
        }
        let body = body(response, bounds::JUDGE_BODY_BYTES).await?;
        let completion = Completion::read(&body)?;
        (attempt.used.input_tokens, attempt.used.output_tokens) = completion.tokens();
        attempt.used.cost_usd = self.cost(completion.tokens());
        let text = self.without_key(completion.text()?);
        let mut answer = request.read_answer(&text, attempt.used.clone()).map_err(Fault::Answer)?;
        attempt.finish();
        // Once more, now that escapes are read.
        answer.reason = self.without_key(&answer.reason).into_owned();
        Ok(answer)
    }

    /// A server knows the key; one that repeats it must not bring it into a log.
    fn without_key<'t>(&self, text: &'t str) -> Cow<'t, str> {
        match &self.key {
            Some(key) if text.contains(&key.text) => {
                Cow::Owned(text.replace(&key.text, "[redacted:api-key]"))
            }
            _ => Cow::Borrowed(text),
        }
    }

    async fn send(&self, body: &Body<'_>) -> Result<Response, Fault> {
        let mut post = self
            .client
            .post(self.url.clone())
            .header(ACCEPT, "application/json")
            .header(ACCEPT_ENCODING, "identity")
            .json(body);
        if let Some(key) = &self.key {
            post = post.header(AUTHORIZATION, key.header.clone());
        }
        post.send().await.map_err(|error| Fault::of(&error))
    }

    /// A count of tokens too large for exactness is no honest count.
    fn cost(&self, (read, written): (u64, u64)) -> f64 {
        (read as f64 * self.price.0 + written as f64 * self.price.1) / 1e6
    }
}

impl Judge for HttpJudge {
    fn judge<'a>(&'a self, request: &'a JudgeRequest) -> BoxFuture<'a, Result<JudgeAnswer, JudgeError>> {
        Box::pin(async move {
            let late = JudgeError::Timeout(request.deadline);
            if request.deadline.is_zero() {
                return Err(late);
            }
            tokio::time::timeout(request.deadline, self.ask(request)).await.unwrap_or(Err(late))
        })
    }
}

/// Shows where it asks and for which model; neither the key nor a query, which may hold one.
impl fmt::Debug for HttpJudge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HttpJudge")
            .field("host", &self.url.host_str().unwrap_or_default())
            .field("port", &self.url.port_or_known_default())
            .field("model", &self.shape.model)
            .field("key", &self.key.as_ref().map(|_| "set"))
            .finish_non_exhaustive()
    }
}

/// What a status other than 2xx means. The body is only looked at to learn whether structured output is
/// what the server refuses.
async fn refusal(response: Response, structured: bool) -> Fault {
    let status = response.status();
    let no_structure = structured
        && match status {
            StatusCode::UNPROCESSABLE_ENTITY => true,
            StatusCode::BAD_REQUEST => {
                body(response, bounds::JUDGE_REFUSAL_BYTES).await.is_ok_and(|body| refuses_structure(&body))
            }
            _ => false,
        };
    if no_structure { Fault::NoStructure(status) } else { Fault::Status(status) }
}

/// The body, if it has at most `most` bytes; of a longer one no more is read than that and a chunk.
async fn body(mut response: Response, most: usize) -> Result<Vec<u8>, Fault> {
    if response.headers().get(CONTENT_ENCODING).is_some_and(|encoding| encoding != "identity") {
        return Err(Fault::Encoded);
    }
    let promised = response.content_length().map_or(0, |bytes| usize::try_from(bytes).unwrap_or(usize::MAX));
    if promised > most {
        return Err(Fault::TooLarge);
    }
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| Fault::of(&error))? {
        if body.len() + chunk.len() > most {
            return Err(Fault::TooLarge);
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}
