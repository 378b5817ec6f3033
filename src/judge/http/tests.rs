//! The HTTP judge with a server that behaves.

use std::env::VarError;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;

use super::{HttpJudge, HttpJudgeBuilder, HttpJudgeError};
use crate::judge::loopback::{KEY, Server, completion, request, response, verdict};
use crate::judge::{Judge, JudgeError, JudgeUse, JudgeVerdict};

const DEADLINE: Duration = Duration::from_secs(10);

/// An honest server that remembers what it was sent.
async fn honest(says: &'static str) -> (Server, Arc<Mutex<Vec<(String, Value)>>>) {
    let seen: Arc<Mutex<Vec<(String, Value)>>> = Arc::default();
    let remember = Arc::clone(&seen);
    let server = Server::answering(move |received| {
        remember.lock().unwrap().push((received.head.clone(), received.body.clone()));
        response("200 OK", completion(&verdict(&received.id(), says)))
    })
    .await;
    (server, seen)
}

#[tokio::test]
async fn gt_02_a_verdict_comes_back_with_what_it_cost() {
    for (says, means) in [("pass", JudgeVerdict::Pass), ("fail", JudgeVerdict::Fail)] {
        let (server, _) = honest(says).await;
        let judge = server.builder().price_per_million(2.0, 10.0).build().unwrap();
        let request = request("subject", DEADLINE);
        let answer = judge.judge(&request).await.unwrap();
        assert_eq!((answer.verdict, answer.reason.as_str()), (means, "because"));
        assert_eq!(answer.request, request.id);
        assert_eq!(
            answer.used,
            JudgeUse {
                model: "model-1".into(),
                attempts: 1,
                input_tokens: 100,
                output_tokens: 20,
                cost_usd: 0.0004
            }
        );
        assert_eq!(request.spent.take(), JudgeUse::default());
    }
}

#[tokio::test]
async fn what_is_sent_is_one_post_that_asks_for_structured_output() {
    let (server, seen) = honest("pass").await;
    server.judge().judge(&request("the subject", DEADLINE)).await.unwrap();
    let seen = seen.lock().unwrap();
    let [(head, body)] = seen.as_slice() else { panic!("{seen:?}") };
    let head = head.to_lowercase();
    assert!(head.starts_with("post /v1/chat/completions http/1.1\r\n"), "{head}");
    assert!(head.contains(&format!("authorization: bearer {KEY}")), "{head}");
    assert!(head.contains("accept-encoding: identity"), "{head}");
    assert_eq!(body["model"], "model-1");
    assert_eq!(body["temperature"], 0.0);
    assert_eq!(body["max_tokens"], 1024);
    assert_eq!(body["response_format"]["json_schema"]["strict"], true);
    assert_eq!(body["response_format"]["json_schema"]["schema"]["additionalProperties"], false);
    assert!(body["messages"][1]["content"].as_str().unwrap().contains("\nthe subject\n"));
}

#[tokio::test]
async fn a_server_without_structured_output_is_asked_without_and_that_is_remembered() {
    for (status, body) in [
        ("400 Bad Request", r#"{"error": "'response_format' of type 'json_schema' is not supported"}"#),
        ("422 Unprocessable Entity", ""),
    ] {
        let server = Server::answering(move |received| match received.body.get("response_format") {
            Some(_) => response(status, body),
            None => response("200 OK", completion(&verdict(&received.id(), "pass"))),
        })
        .await;
        let judge = server.judge();
        let attempts = async || judge.judge(&request("subject", DEADLINE)).await.unwrap().used.attempts;
        assert_eq!((attempts().await, attempts().await), (2, 1), "{status}");
    }
}

#[tokio::test]
async fn a_422_for_another_reason_is_not_remembered_as_one_about_structured_output() {
    let server = Server::answering(|received| match received.subject().as_str() {
        "odd" => response("422 Unprocessable Entity", ""),
        _ if received.body.get("response_format").is_none() => response("500 No Structure", ""),
        _ => response("200 OK", completion(&verdict(&received.id(), "pass"))),
    })
    .await;
    let judge = server.judge();
    assert!(judge.judge(&request("odd", DEADLINE)).await.is_err());
    assert!(judge.judge(&request("even", DEADLINE)).await.is_ok());
}

#[tokio::test]
async fn p6_a_server_that_repeats_the_key_in_its_reason_does_not_get_it_into_the_verdict() {
    let escaped = KEY.replace('c', "\\u0063");
    for repeated in [KEY.to_owned(), escaped] {
        let server = Server::answering(move |received| {
            let text = verdict(&received.id(), "fail").replace("because", &format!("your key is {repeated}"));
            response("200 OK", completion(&text))
        })
        .await;
        let answer = server.judge().judge(&request("subject", DEADLINE)).await.unwrap();
        assert_eq!(answer.reason, "your key is [redacted:api-key]");
    }
}

/// P18: a dropped question closes its connection and is counted.
#[tokio::test]
async fn a_dropped_question_is_cancelled_and_counted() {
    let (closed, waits) = tokio::sync::oneshot::channel::<()>();
    let closed = Arc::new(Mutex::new(Some(closed)));
    let server = Server::start(move |mut stream| {
        let closed = Arc::clone(&closed);
        async move {
            assert!(crate::judge::loopback::receive(&mut stream).await.is_some());
            // Nothing follows a whole request but the connection's end.
            assert!(crate::judge::loopback::receive(&mut stream).await.is_none());
            if let Some(closed) = closed.lock().unwrap().take() {
                let _ = closed.send(());
            }
        }
    })
    .await;
    let judge = server.judge();
    let request = request("subject", DEADLINE);
    let dropped = tokio::time::timeout(Duration::from_millis(200), judge.judge(&request)).await;
    assert!(dropped.is_err());
    assert_eq!(request.spent.take().attempts, 1);
    tokio::time::timeout(DEADLINE, waits).await.expect("the connection is closed").unwrap();
}

#[tokio::test]
async fn a_deadline_that_has_passed_asks_nobody() {
    let (server, _) = honest("pass").await;
    let answer = server.judge().judge(&request("subject", Duration::ZERO)).await;
    assert_eq!(answer, Err(JudgeError::Timeout(Duration::ZERO)));
    assert_eq!(server.connections(), 0);
}

#[test]
fn a_setting_that_cannot_be_used_is_refused_by_its_name() {
    let builder = |url: &str| HttpJudge::builder(url, "m");
    let good = "https://judge.example/v1";
    for (builder, told) in [
        (builder("judge.example"), "base URL"),
        (builder(""), "base URL"),
        (builder("ftp://judge.example/v1"), "neither http nor https"),
        (builder("file:///etc/passwd"), "neither http nor https"),
        (builder(&format!("https://user:{KEY}@judge.example/v1")), "give the key by `api_key`"),
        (builder(good).api_key(format!("{KEY}\n")), "API key"),
        (builder(good).api_key(""), "API key"),
        (builder(good).max_tokens(0), "max_tokens"),
        (builder(good).temperature(3.0), "temperature"),
        (builder(good).temperature(f32::NAN), "temperature"),
        (builder(good).price_per_million(-1.0, 0.0), "price"),
        (builder(good).price_per_million(0.0, f64::INFINITY), "price"),
        (builder(good).proxy("://"), "proxy"),
        (HttpJudge::builder(good, " "), "model"),
    ] {
        let error = builder.build().expect_err(told);
        assert!(error.to_string().contains(told), "{error}");
        assert!(!format!("{error} {error:?}").contains(KEY), "{error:?}");
    }
}

#[test]
fn p6_debug_shows_no_key() {
    let builder = HttpJudge::builder(format!("https://judge.example/v1?key={KEY}"), "m").api_key(KEY);
    assert!(!format!("{builder:?}").contains(KEY));
    let judge = builder.build().unwrap();
    assert_eq!(judge.url.as_str(), format!("https://judge.example/v1/chat/completions?key={KEY}"));
    assert!(!format!("{judge:?}").contains(KEY), "{judge:?}");
}

#[test]
fn the_environment_is_read_by_name() {
    let from = |vars: &'static [(&str, &str)]| {
        HttpJudgeBuilder::from_vars(move |name| {
            vars.iter()
                .find(|(key, _)| *key == name)
                .map(|(_, value)| (*value).to_owned())
                .ok_or(VarError::NotPresent)
        })
    };
    let judge = from(&[("OPENAI_MODEL", "m"), ("OPENAI_API_KEY", KEY)]).unwrap().build().unwrap();
    assert_eq!(judge.url.as_str(), "https://api.openai.com/v1/chat/completions");
    assert!(judge.key.is_some());
    let own = from(&[
        ("OPENAI_MODEL", "m"),
        ("OPENAI_BASE_URL", "http://localhost:8080/v1/"),
        ("OPENAI_API_KEY", ""),
    ]);
    let judge = own.unwrap().build().unwrap();
    assert_eq!(judge.url.as_str(), "http://localhost:8080/v1/chat/completions");
    assert!(judge.key.is_none());
    assert_eq!(from(&[]).unwrap_err(), HttpJudgeError::Missing("OPENAI_MODEL"));
    assert_eq!(from(&[("OPENAI_MODEL", "m")]).unwrap_err(), HttpJudgeError::Missing("OPENAI_API_KEY"));
}
