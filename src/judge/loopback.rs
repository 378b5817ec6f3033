//! Test support: a server on loopback that answers judges as a test tells it, byte for byte.

#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test says where it is wrong by panicking"
)]

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

use super::{Brief, HttpJudge, HttpJudgeBuilder, JudgeRequest};
use crate::words::{GateName, Hook};

/// The key that no error, reason or `Debug` text may show.
pub(super) const KEY: &str = "sk-canary-7f3a9c51d2";

/// A server; it ends with the value.
pub(super) struct Server {
    pub(super) base_url: String,
    connections: Arc<AtomicUsize>,
    task: JoinHandle<()>,
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Server {
    /// Gives each connection to `handler`.
    pub(super) async fn start<F, Fut>(handler: F) -> Self
    where
        F: Fn(TcpStream) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = ()> + Send + 'static,
    {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base_url = format!("http://{}/v1", listener.local_addr().unwrap());
        let connections = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&connections);
        let task = tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                count.fetch_add(1, Ordering::SeqCst);
                tokio::spawn(handler(stream));
            }
        });
        Self { base_url, connections, task }
    }

    /// Answers each request with what `answer` makes of it, then closes the connection.
    pub(super) async fn answering(answer: impl Fn(&Received) -> Vec<u8> + Send + Sync + 'static) -> Self {
        let answer = Arc::new(answer);
        Self::start(move |mut stream| {
            let answer = Arc::clone(&answer);
            async move {
                if let Some(received) = receive(&mut stream).await {
                    let _ = stream.write_all(&answer(&received)).await;
                    let _ = stream.shutdown().await;
                }
            }
        })
        .await
    }

    pub(super) fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }

    pub(super) fn builder(&self) -> HttpJudgeBuilder {
        HttpJudge::builder(&self.base_url, "model-1").api_key(KEY)
    }

    pub(super) fn judge(&self) -> HttpJudge {
        self.builder().build().unwrap()
    }
}

/// A request as the server received it.
pub(super) struct Received {
    pub(super) head: String,
    pub(super) body: Value,
}

impl Received {
    fn message(&self, index: usize) -> &str {
        self.body["messages"][index]["content"].as_str().unwrap()
    }

    /// The id that an honest model would copy.
    pub(super) fn id(&self) -> String {
        let (_, rest) = self.message(0).split_once("\"request\": \"").unwrap();
        rest.split_once('"').unwrap().0.to_owned()
    }

    /// The text between the marks.
    pub(super) fn subject(&self) -> String {
        let (begin, rest) = self.message(1).split_once('\n').unwrap();
        let end = format!("\nEND-{}\n", begin.strip_prefix("BEGIN-").unwrap());
        rest.split_once(&end).unwrap().0.to_owned()
    }
}

/// Reads one request; nothing where the connection ends first.
pub(super) async fn receive(stream: &mut TcpStream) -> Option<Received> {
    let mut bytes = Vec::new();
    loop {
        if let Some(at) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            let head = String::from_utf8(bytes[..at].to_vec()).unwrap();
            let length = head
                .lines()
                .find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
            let body = at + 4..at + 4 + length.unwrap_or(0_usize);
            if let Some(body) = bytes.get(body) {
                return Some(Received { head, body: serde_json::from_slice(body).unwrap() });
            }
        }
        let mut chunk = [0; 16 * 1024];
        let read = stream.read(&mut chunk).await.ok().filter(|&read| read > 0)?;
        bytes.extend_from_slice(&chunk[..read]);
    }
}

/// A response with a body of the stated length.
pub(super) fn response(status: &str, body: impl AsRef<[u8]>) -> Vec<u8> {
    let body = body.as_ref();
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n"
    );
    [head.as_bytes(), body].concat()
}

/// A completion in which the model wrote `text`.
pub(super) fn completion(text: &str) -> String {
    json!({
        "id": "c", "object": "chat.completion", "model": "model-1-2026",
        "choices": [{"index": 0, "message": {"role": "assistant", "content": text}, "finish_reason": "stop"}],
        "usage": {"prompt_tokens": 100, "completion_tokens": 20, "total_tokens": 120},
    })
    .to_string()
}

/// A verdict as an honest model writes it.
pub(super) fn verdict(id: &str, verdict: &str) -> String {
    json!({"request": id, "verdict": verdict, "reason": "because"}).to_string()
}

/// A question about `subject`.
pub(super) fn request(subject: &str, deadline: Duration) -> JudgeRequest {
    let gate = GateName::new("polite").unwrap();
    JudgeRequest::new(gate, Hook::AfterAgent, Brief::Rule, "The answer is polite.", subject, deadline)
        .unwrap()
}
