//! P7: a malicious server. Each fault ends in its error, within the deadline, and without the key.

#![expect(clippy::string_slice, reason = "a test says where it is wrong by panicking")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::judge::loopback::{KEY, Server, completion, receive, request, response, verdict};
use crate::judge::{Judge, JudgeError};

const DEADLINE: Duration = Duration::from_millis(300);

/// The promise is 50 ms; a machine that builds and tests at once keeps no such promise for its timers, so that
/// the exact figure is checked in a release run.
fn margin() -> Duration {
    let release = std::env::var("PORTCULLIS_TEST_SCALE").is_ok_and(|scale| scale == "release");
    Duration::from_millis(if release { 50 } else { 1_000 })
}

/// What the server does once it has a connection.
#[derive(Clone)]
enum Does {
    /// Closes without reading.
    Close,
    /// Resets without reading.
    Reset,
    /// Never reads.
    Hang,
    /// Reads, sends these bytes (`{id}` is the request's id), closes.
    Send(Vec<u8>),
    /// Reads, sends these bytes, keeps the connection open.
    SendAndHang(Vec<u8>),
    /// Reads, sends the first, then a byte of the second each 20 ms.
    Drip(Vec<u8>, Vec<u8>),
    /// Reads, sends the first, then the second over and over, up to 100 MB.
    Flood(Vec<u8>, Vec<u8>),
}

#[derive(Debug, PartialEq)]
enum Ends {
    Timeout,
    Transport,
    BadVerdict,
}

async fn act(mut stream: TcpStream, does: Does, sent: Arc<AtomicU64>) {
    match &does {
        Does::Close => return,
        Does::Reset => {
            stream.set_zero_linger().unwrap();
            return;
        }
        Does::Hang => std::future::pending().await,
        _ => {}
    }
    let Some(received) = receive(&mut stream).await else { return };
    let fill = |bytes: &[u8]| match std::str::from_utf8(bytes) {
        Ok(text) => text.replace("{id}", &received.id()).replace("{key}", KEY).into_bytes(),
        Err(_) => bytes.to_vec(),
    };
    match does {
        Does::Send(bytes) => {
            let _ = stream.write_all(&fill(&bytes)).await;
            let _ = stream.shutdown().await;
        }
        Does::SendAndHang(bytes) => {
            let _ = stream.write_all(&fill(&bytes)).await;
            std::future::pending::<()>().await;
        }
        Does::Drip(head, body) => {
            let _ = stream.write_all(&fill(&head)).await;
            for byte in fill(&body) {
                tokio::time::sleep(Duration::from_millis(20)).await;
                if stream.write_all(&[byte]).await.is_err() {
                    return;
                }
            }
        }
        Does::Flood(head, chunk) => {
            let _ = stream.write_all(&head).await;
            while sent.load(Ordering::SeqCst) < 100_000_000 && stream.write_all(&chunk).await.is_ok() {
                sent.fetch_add(chunk.len() as u64, Ordering::SeqCst);
            }
        }
        Does::Close | Does::Reset | Does::Hang => {}
    }
}

/// A 200 with this text as its body.
fn ok(body: &str) -> Does {
    // The length is stated after `{id}` has become 32 digits.
    let length = body.replace("{id}", &"0".repeat(32)).replace("{key}", KEY).len();
    Does::Send(format!("HTTP/1.1 200 OK\r\ncontent-length: {length}\r\n\r\n{body}").into_bytes())
}

/// A 200 with a completion in which the model wrote this.
fn wrote(text: &str) -> Does {
    ok(&completion(text))
}

fn status(line: &str) -> Does {
    Does::Send(response(line, "{\"error\": {\"message\": \"key was {key}\"}}".replace("{key}", KEY)))
}

/// The head of a 200 whose body takes for ever at a byte each 20 ms.
fn response_head() -> Vec<u8> {
    b"HTTP/1.1 200 OK\r\ncontent-length: 300\r\n\r\n".to_vec()
}

fn raw(text: &str) -> Does {
    Does::Send(text.as_bytes().to_vec())
}

fn faults() -> Vec<(&'static str, Does, Ends)> {
    use Ends::{BadVerdict, Timeout, Transport};
    let good = verdict("{id}", "pass");
    let whole = completion(&good);
    let half = &whole[..whole.len() / 2];
    let head_200 = "HTTP/1.1 200 OK\r\n";
    let envelope = |choices: &str| ok(&format!("{{\"choices\": {choices}, \"note\": \"{{key}}\"}}"));
    let content = |text: &str, more: &str| {
        format!("[{{\"message\": {{\"role\": \"assistant\", \"content\": {text}}}{more}}}]")
    };
    let quoted = serde_json::to_string(&good).unwrap();
    let invalid_utf8 = [completion("xx").replace("xx", "").into_bytes(), vec![b'"', 0xff, 0xfe]].concat();
    vec![
        ("closes at once", Does::Close, Transport),
        ("resets", Does::Reset, Transport),
        ("never reads", Does::Hang, Timeout),
        ("reads and says nothing", Does::SendAndHang(vec![]), Timeout),
        (
            "sends half a head and hangs",
            Does::SendAndHang(b"HTTP/1.1 200 OK\r\ncontent-le".to_vec()),
            Timeout,
        ),
        (
            "sends half a body and hangs",
            Does::SendAndHang(response("200 OK", &whole)[..160].to_vec()),
            Timeout,
        ),
        ("drips its head", Does::Drip(vec![], response("200 OK", &whole)), Timeout),
        ("drips its body", Does::Drip(response_head(), whole.clone().into_bytes()), Timeout),
        (
            "drips a refusal's body",
            Does::Drip(b"HTTP/1.1 400 Bad Request\r\ncontent-length: 900\r\n\r\n".to_vec(), vec![b' '; 900]),
            Timeout,
        ),
        (
            "says 100 Continue for ever",
            Does::Flood(vec![], b"HTTP/1.1 100 Continue\r\n\r\n".to_vec()),
            Timeout,
        ),
        ("closes after half a head", raw("HTTP/1.1 200 OK\r\ncontent-le"), Transport),
        (
            "closes before the stated length",
            raw(&format!("{head_200}content-length: 5000\r\n\r\n{whole}")),
            Transport,
        ),
        ("states a negative length", raw(&format!("{head_200}content-length: -5\r\n\r\n{whole}")), Transport),
        (
            "states two lengths",
            raw(&format!("{head_200}content-length: 5\r\ncontent-length: 6\r\n\r\n{whole}")),
            Transport,
        ),
        (
            "states less than it sends",
            raw(&format!("{head_200}content-length: 20\r\n\r\n{whole}")),
            BadVerdict,
        ),
        (
            "breaks its chunks",
            raw(&format!("{head_200}transfer-encoding: chunked\r\n\r\nzz\r\n{whole}")),
            Transport,
        ),
        (
            "cuts its chunks off",
            raw(&format!("{head_200}transfer-encoding: chunked\r\n\r\n5\r\nabc")),
            Transport,
        ),
        ("speaks SSH", raw("SSH-2.0-OpenSSH_9.9\r\n"), Transport),
        ("speaks binary", Does::Send(vec![0x15, 3, 3, 0, 2, 2, 70]), Transport),
        (
            "sends a head of 2 MB",
            raw(&format!("{head_200}x-a: {}\r\n\r\n", "a".repeat(2_000_000))),
            Transport,
        ),
        (
            "sends 20,000 headers",
            raw(&format!("{head_200}{}\r\n", "x-a: {key}\r\n".repeat(20_000))),
            Transport,
        ),
        ("sends a header with a line end", raw(&format!("{head_200}x-a: a\0b\r\n\r\n")), Transport),
        (
            "redirects to a file",
            raw("HTTP/1.1 302 Found\r\nlocation: file:///etc/passwd?{key}\r\ncontent-length: 0\r\n\r\n"),
            Transport,
        ),
        (
            "redirects to itself with the body",
            raw(
                "HTTP/1.1 307 Temporary Redirect\r\nlocation: /v1/chat/completions?{key}\r\ncontent-length: 0\r\n\r\n",
            ),
            Transport,
        ),
        ("answers 304", raw("HTTP/1.1 304 Not Modified\r\n\r\n"), Transport),
        ("answers 400", status("400 Bad Request"), Transport),
        ("answers 401", status("401 Unauthorized"), Transport),
        ("answers 404", status("404 Not Found"), Transport),
        ("answers 422", status("422 Unprocessable Entity"), Transport),
        (
            "answers 429",
            raw("HTTP/1.1 429 Too Many Requests\r\nretry-after: 3600\r\ncontent-length: 0\r\n\r\n"),
            Transport,
        ),
        ("answers 500", status("500 Internal Server Error"), Transport),
        ("answers 503 with the key as its reason", status(&format!("503 {KEY}")), Transport),
        (
            "answers 599 with a good verdict",
            Does::Send(response("599 Odd", whole.replace("{id}", &"0".repeat(32)))),
            Transport,
        ),
        (
            "answers 101",
            raw("HTTP/1.1 101 Switching Protocols\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n"),
            Transport,
        ),
        ("answers 204", raw("HTTP/1.1 204 No Content\r\n\r\n"), BadVerdict),
        ("answers nothing", ok(""), BadVerdict),
        ("answers blanks", ok("   \n"), BadVerdict),
        ("answers HTML", ok("<!doctype html><title>Log in {key}</title>"), BadVerdict),
        (
            "answers an event stream",
            ok("data: {\"choices\": [{\"delta\": {\"content\": \"pass\"}}]}\n\ndata: [DONE]\n"),
            BadVerdict,
        ),
        ("answers half a completion", ok(half), BadVerdict),
        ("answers another schema", ok("{\"result\": \"pass\", \"note\": \"{key}\"}"), BadVerdict),
        ("answers a bare verdict", ok(&good), BadVerdict),
        ("answers an error with status 200", ok("{\"error\": {\"message\": \"{key}\"}}"), BadVerdict),
        ("answers two completions", ok(&format!("{whole}{whole}")), BadVerdict),
        ("answers NaN around", ok(&whole.replace("100", "NaN")), BadVerdict),
        ("nests 100,000 deep", ok(&"[".repeat(100_000)), BadVerdict),
        ("answers invalid UTF-8", Does::Send(response("200 OK", invalid_utf8)), BadVerdict),
        ("answers no choice", envelope("[]"), BadVerdict),
        (
            "answers two choices",
            envelope(&format!("[{0}, {0}]", content(&quoted, "").trim_matches(['[', ']']))),
            BadVerdict,
        ),
        ("answers 100,000 choices", envelope(&format!("[{}{{}}]", "{},".repeat(100_000))), BadVerdict),
        (
            "answers the choices twice",
            ok(&format!("{{\"choices\": [], \"choices\": {}}}", content(&quoted, ""))),
            BadVerdict,
        ),
        (
            "answers its text twice",
            envelope(&content(&format!("\"\", \"content\": {quoted}"), "")),
            BadVerdict,
        ),
        ("answers null as its text", envelope(&content("null", "")), BadVerdict),
        (
            "answers its text in parts",
            envelope(&content(&format!("[{{\"type\": \"text\", \"text\": {quoted}}}]"), "")),
            BadVerdict,
        ),
        (
            "refuses in words",
            envelope(&content(&format!("{quoted}, \"refusal\": \"I can't {{key}}\""), "")),
            BadVerdict,
        ),
        (
            "was cut off by its most tokens",
            envelope(&content(&quoted, ", \"finish_reason\": \"length\"")),
            BadVerdict,
        ),
        (
            "was stopped by a filter",
            envelope(&content(&quoted, ", \"finish_reason\": \"content_filter\"")),
            BadVerdict,
        ),
        ("writes half a verdict", wrote(&good[..good.len() - 8]), BadVerdict),
        ("writes another schema", wrote("{\"answer\": \"yes\"}"), BadVerdict),
        ("writes NaN", wrote(&good.replace("\"pass\"", "NaN")), BadVerdict),
        ("writes a number", wrote(&good.replace("\"pass\"", "1e999")), BadVerdict),
        ("writes duplicate keys", wrote(&good.replace("{\"", "{\"verdict\": \"fail\", \"")), BadVerdict),
        ("writes a key too many", wrote(&good.replace("{\"", "{\"{key}\": 1, \"")), BadVerdict),
        ("writes two objects", wrote(&format!("{good}\n{good}")), BadVerdict),
        ("writes words around", wrote(&format!("Sure! {good}")), BadVerdict),
        ("writes a verdict for another request", wrote(&verdict(&"0".repeat(32), "pass")), BadVerdict),
        ("writes a verdict for no request", wrote("{\"verdict\": \"pass\", \"reason\": \"ok\"}"), BadVerdict),
        ("writes maybe", wrote(&verdict("{id}", "maybe {key}")), BadVerdict),
        ("writes 100 KB", wrote(&good.replace("because", &"x".repeat(100_000))), BadVerdict),
        ("writes nothing", wrote(""), BadVerdict),
        (
            "promises 100 MB",
            Does::Flood(
                format!("{head_200}content-length: 100000000\r\n\r\n").into_bytes(),
                vec![b' '; 65_536],
            ),
            BadVerdict,
        ),
        (
            "sends 100 MB without a length",
            Does::Flood(format!("{head_200}\r\n").into_bytes(), vec![b' '; 65_536]),
            BadVerdict,
        ),
        (
            "sends 100 MB in chunks",
            Does::Flood(
                format!("{head_200}transfer-encoding: chunked\r\n\r\n").into_bytes(),
                [b"10000\r\n".as_slice(), &[b' '; 65_536], b"\r\n"].concat(),
            ),
            BadVerdict,
        ),
        (
            "refuses with 100 MB",
            Does::Flood(b"HTTP/1.1 400 Bad Request\r\n\r\n".to_vec(), vec![b' '; 65_536]),
            Transport,
        ),
        (
            "sends a bomb of gzip",
            Does::Flood(format!("{head_200}content-encoding: gzip\r\n\r\n").into_bytes(), vec![0; 65_536]),
            Transport,
        ),
        (
            "compresses twice",
            raw(&format!("{head_200}content-encoding: identity, br\r\ncontent-length: 2\r\n\r\n{{}}")),
            Transport,
        ),
    ]
}

/// P7, P6: every fault in turn, each with a server of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn p7_every_fault_ends_in_its_error_in_time_and_without_the_key() {
    let faults = faults();
    assert!(faults.len() >= 25);
    let mut slowest = Duration::ZERO;
    for (name, does, ends) in faults {
        let sent = Arc::new(AtomicU64::new(0));
        let count = Arc::clone(&sent);
        let server = Server::start(move |stream| act(stream, does.clone(), Arc::clone(&count))).await;
        let judge = server.judge();
        let asked = request("subject", DEADLINE);
        let begun = Instant::now();
        let error = judge.judge(&asked).await.expect_err(name);
        let took = begun.elapsed();

        let ended = match &error {
            JudgeError::Timeout(after) => {
                assert_eq!(*after, DEADLINE, "{name}");
                Ends::Timeout
            }
            JudgeError::Transport(_) => Ends::Transport,
            JudgeError::BadVerdict(_) => Ends::BadVerdict,
            _ => panic!("{name}: {error:?}"),
        };
        assert_eq!(ended, ends, "{name}: {error}");
        assert!(took <= DEADLINE + margin(), "{name}: {took:?}");
        slowest = slowest.max(took);
        let shown = format!("{error} {error:?} {judge:?}");
        assert!(!shown.contains(KEY) && !shown.contains("127.0.0.1:"), "{name}: {shown}");
        let attempts = asked.spent.take().attempts;
        assert_eq!(attempts, if name == "answers 422" { 2 } else { 1 }, "{name}");
        // What the sockets' buffers take is sent; the rest is not read.
        assert!(sent.load(Ordering::SeqCst) < 50_000_000, "{name}: {sent:?}");
    }
    eprintln!("slowest: {slowest:?} of {DEADLINE:?}");
}

#[tokio::test]
async fn p7_a_port_that_nobody_listens_on_is_a_transport_error() {
    let server = Server::start(|_| async {}).await;
    let judge = server.judge();
    drop(server);
    tokio::time::sleep(Duration::from_millis(20)).await;
    let error = judge.judge(&request("subject", DEADLINE)).await.unwrap_err();
    assert_eq!(error, JudgeError::Transport("no connection to the server: connection refused".into()));
}

#[tokio::test]
async fn p7_a_server_that_refuses_structured_output_for_ever_is_asked_twice() {
    let refusal = r#"{"error": {"message": "response_format is not supported"}}"#;
    let server = Server::answering(move |_| response("400 Bad Request", refusal)).await;
    let error = server.judge().judge(&request("subject", DEADLINE)).await.unwrap_err();
    assert_eq!(error, JudgeError::Transport("the server answered with status 400".into()));
    assert_eq!(server.connections(), 2);
}

/// P9: the second request has what is left of the deadline, not a deadline of its own.
#[tokio::test]
async fn p9_asking_without_structured_output_is_within_the_same_deadline() {
    let server = Server::start(|mut stream| async move {
        let Some(received) = receive(&mut stream).await else { return };
        tokio::time::sleep(Duration::from_millis(200)).await;
        let refused = received.body.get("response_format").is_some();
        let bytes = if refused {
            response("422 Unprocessable Entity", "")
        } else {
            response("200 OK", completion(&verdict(&received.id(), "pass")))
        };
        let _ = stream.write_all(&bytes).await;
    })
    .await;
    let asked = request("subject", DEADLINE);
    assert_eq!(server.judge().judge(&asked).await, Err(JudgeError::Timeout(DEADLINE)));
    assert_eq!(asked.spent.take().attempts, 2);
}
