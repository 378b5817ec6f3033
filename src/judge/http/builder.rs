//! How an HTTP judge is set up.

use std::env::{self, VarError};
use std::fmt;
use std::sync::atomic::AtomicBool;

use reqwest::header::HeaderValue;
use reqwest::{Client, Proxy, Url, redirect, retry};

use super::client::{HttpJudge, Key};
use super::wire::Shape;
use crate::bounds;

/// Where OpenAI's own models are asked.
const OPENAI: &str = "https://api.openai.com/v1";

/// Why an HTTP judge can't be set up. No message repeats an address or a key.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum HttpJudgeError {
    /// The address can't be used.
    #[error("the judge's base URL {0}")]
    BaseUrl(&'static str),
    /// The key has characters that no header can hold.
    #[error(
        "the judge's API key is empty or has characters that no HTTP header can hold: check for a line end or blanks"
    )]
    ApiKey,
    /// A setting is out of its range.
    #[error("the judge's {0}")]
    Setting(&'static str),
    /// A variable of the environment is not set, or empty.
    #[error("the variable {0} is not set")]
    Missing(&'static str),
    /// A variable of the environment is not Unicode.
    #[error("the variable {0} is not Unicode")]
    NotUnicode(&'static str),
    /// The HTTP client can't be made: no TLS on this machine, say.
    #[error("the HTTP client can't be made: {0}")]
    Client(String),
}

/// Sets up an [`HttpJudge`].
#[must_use]
#[derive(Clone)]
pub struct HttpJudgeBuilder {
    base_url: String,
    api_key: Option<String>,
    proxy: Option<String>,
    price: (f64, f64),
    shape: Shape,
}

impl HttpJudgeBuilder {
    pub(super) fn new(base_url: String, model: String) -> Self {
        let shape = Shape { model, max_tokens: bounds::JUDGE_ANSWER_TOKENS, temperature: Some(0.0) };
        Self { base_url, api_key: None, proxy: None, price: (0.0, 0.0), shape }
    }

    /// A builder from the environment: `OPENAI_MODEL`, `OPENAI_BASE_URL` (default
    /// `https://api.openai.com/v1`, which then needs a key), `OPENAI_API_KEY`. An empty one counts as not set.
    ///
    /// # Errors
    /// [`HttpJudgeError::Missing`] and [`HttpJudgeError::NotUnicode`], by the variable's name.
    pub fn from_env() -> Result<Self, HttpJudgeError> {
        Self::from_vars(env::var)
    }

    pub(super) fn from_vars(
        var: impl Fn(&'static str) -> Result<String, VarError>,
    ) -> Result<Self, HttpJudgeError> {
        let get = |name: &'static str| match var(name) {
            Ok(value) if value.trim().is_empty() => Ok(None),
            Ok(value) => Ok(Some(value)),
            Err(VarError::NotPresent) => Ok(None),
            Err(VarError::NotUnicode(_)) => Err(HttpJudgeError::NotUnicode(name)),
        };
        let model = get("OPENAI_MODEL")?.ok_or(HttpJudgeError::Missing("OPENAI_MODEL"))?;
        let base_url = get("OPENAI_BASE_URL")?;
        let api_key = get("OPENAI_API_KEY")?;
        if base_url.is_none() && api_key.is_none() {
            return Err(HttpJudgeError::Missing("OPENAI_API_KEY"));
        }
        let mut builder = Self::new(base_url.unwrap_or_else(|| OPENAI.to_owned()), model);
        builder.api_key = api_key;
        Ok(builder)
    }

    /// The key, sent as `Authorization: Bearer …`. Default: none.
    pub fn api_key(mut self, key: impl Into<String>) -> Self {
        self.api_key = Some(key.into());
        self
    }

    /// US dollars for a million tokens, read and written. Default: 0, which counts no cost.
    pub fn price_per_million(mut self, input: f64, output: f64) -> Self {
        self.price = (input, output);
        self
    }

    /// Tokens that the model may write, at least 1; more for a model that reasons first. Default: 1024.
    pub fn max_tokens(mut self, tokens: u32) -> Self {
        self.shape.max_tokens = tokens;
        self
    }

    /// The temperature, 0 to 2; `None` sends none, for a model that takes none. Default: 0.
    pub fn temperature(mut self, temperature: impl Into<Option<f32>>) -> Self {
        self.shape.temperature = temperature.into();
        self
    }

    /// A proxy's address. Default: none, whatever the environment says.
    pub fn proxy(mut self, url: impl Into<String>) -> Self {
        self.proxy = Some(url.into());
        self
    }

    /// The judge.
    ///
    /// # Errors
    /// [`HttpJudgeError`], by the setting that can't be used.
    pub fn build(self) -> Result<HttpJudge, HttpJudgeError> {
        let Self { base_url, api_key, proxy, price, shape } = self;
        let url = endpoint(&base_url)?;
        let key = api_key.map(key).transpose()?;
        if shape.model.trim().is_empty() {
            return Err(HttpJudgeError::Setting("model has no name"));
        }
        if shape.max_tokens == 0 {
            return Err(HttpJudgeError::Setting("max_tokens is 0: it needs at least 1"));
        }
        if shape.temperature.is_some_and(|temperature| !(0.0..=2.0).contains(&temperature)) {
            return Err(HttpJudgeError::Setting("temperature is not between 0 and 2"));
        }
        if !(price.0.is_finite() && price.1.is_finite() && price.0 >= 0.0 && price.1 >= 0.0) {
            return Err(HttpJudgeError::Setting("price is not a number from 0 on"));
        }
        let client = client(proxy)?;
        Ok(HttpJudge { client, url, key, shape, price, structured: AtomicBool::new(true) })
    }
}

/// Shows neither the key nor an address.
impl fmt::Debug for HttpJudgeBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HttpJudgeBuilder")
            .field("key", &self.api_key.as_ref().map(|_| "set"))
            .field("shape", &self.shape)
            .finish_non_exhaustive()
    }
}

/// `BASE/chat/completions`, the query kept.
fn endpoint(base_url: &str) -> Result<Url, HttpJudgeError> {
    let mut url = Url::parse(base_url.trim())
        .map_err(|_| HttpJudgeError::BaseUrl("can't be read: write it as `https://HOST/v1`"))?;
    if !matches!(url.scheme(), "http" | "https") || !url.has_host() {
        return Err(HttpJudgeError::BaseUrl("is neither http nor https"));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(HttpJudgeError::BaseUrl("holds a user or a password: give the key by `api_key`"));
    }
    url.set_fragment(None);
    url.path_segments_mut()
        .map_err(|()| HttpJudgeError::BaseUrl("has no path"))?
        .pop_if_empty()
        .extend(["chat", "completions"]);
    Ok(url)
}

fn key(text: String) -> Result<Key, HttpJudgeError> {
    if text.trim().is_empty() {
        return Err(HttpJudgeError::ApiKey);
    }
    let mut header = HeaderValue::try_from(format!("Bearer {text}")).map_err(|_| HttpJudgeError::ApiKey)?;
    header.set_sensitive(true);
    Ok(Key { text, header })
}

/// A client that does nothing by itself: no redirect, no second try, no decompression (another crate may have
/// switched the features on), no proxy from the environment.
fn client(proxy: Option<String>) -> Result<Client, HttpJudgeError> {
    let mut builder = Client::builder()
        .redirect(redirect::Policy::none())
        .retry(retry::never())
        .referer(false)
        .pool_idle_timeout(bounds::JUDGE_IDLE)
        .no_gzip()
        .no_brotli()
        .no_deflate()
        .no_zstd()
        .no_proxy()
        .user_agent(concat!("portcullis/", env!("CARGO_PKG_VERSION")));
    if let Some(proxy) = proxy {
        let proxy =
            Proxy::all(proxy).map_err(|_| HttpJudgeError::Setting("proxy's address can't be read"))?;
        builder = builder.proxy(proxy);
    }
    builder.build().map_err(|error| HttpJudgeError::Client(error.without_url().to_string()))
}
