//! Credentials by their public formats. The examples are made up; they are written in pieces so that other
//! scanners do not take this file for a leak.

use super::row::{Check, Row, SECRET, Start, Then};

const LEGACY: &[&str] = &["ghp_", "gho_", "ghu_", "ghs_", "ghr_"];

pub(super) static ROWS: &[Row] = &[
    Row {
        id: "private-key",
        title: "private key block (PEM, PGP)",
        start: Start::Literal(&["-----BEGIN ", "-----BEGIN%20", "-----BEGIN+"]),
        pattern: r#"-----BEGIN(?:[ +]|%20)(?:[A-Z0-9]+(?:[ +]|%20)){0,3}PRIVATE(?:[ +]|%20)KEY(?:(?:[ +]|%20)BLOCK)?-----(?:[\s"',>|+]|\\[nr]|%0[AaDd]){0,40}(?:[A-Za-z0-9+/]{16}|[A-Z][A-Za-z-]{2,20}: )"#,
        max_len: 256,
        check: Check::None,
        then: Then::Pem,
        hits: &[
            concat!(
                "-----BEGIN RSA PRIVATE",
                " KEY-----\nMIIEowIBAAKCAQEAu1SU1LfVLPHCozMxH2Mo\n-----END RSA PRIVATE KEY-----"
            ),
            concat!("\"-----BEGIN PRIVATE", " KEY-----\\nMIIEvQIBADANBgkqhkiG9w0BAQEF"),
            concat!(
                "k=-----BEGIN%20PRIVATE",
                "%20KEY-----%0AMIIEvQIBADANBgkqhkiG9w0BAQEF%0A-----END%20PRIVATE%20KEY-----"
            ),
        ],
        misses: &[
            "grep -- '-----BEGIN RSA PRIVATE KEY-----' *.pem",
            "-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOC",
        ],
        ..SECRET
    },
    Row {
        id: "aws-access-key-id",
        title: "AWS access key id",
        start: Start::Literal(&["AKIA", "ASIA", "ABIA", "ACCA", "A3T"]),
        pattern: "A(?:KIA|SIA|BIA|CCA|3T[A-Z0-9])[A-Z0-9]{16}",
        max_len: 20,
        check: Check::AwsId,
        hits: &[concat!("AKIA", "Z7QHMWB3XN5KRTJD"), concat!("id=ASIA", "4GPLV2YCWQE6UNHX.")],
        misses: &["AKIAIOSFODNN7EXAMPLE", "AKIAXXXXXXXXXXXXXXXX", "XAKIAZ7QHMWB3XN5KRTJD"],
        ..SECRET
    },
    Row {
        id: "github-token",
        title: "GitHub token",
        start: Start::Literal(LEGACY),
        pattern: "gh[pousr]_[A-Za-z0-9]{36,}",
        max_len: 255,
        check: Check::Crc,
        exact: false,
        hits: &[
            concat!("ghp", "_9fKq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1QoX"),
            concat!("ghs", "_b4NwXz7Qk2LmVt9RcYp6HdJf3GsTuEa81oKq"),
        ],
        misses: &["ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "ghp_short"],
        ..SECRET
    },
    Row {
        id: "github-token",
        title: "GitHub fine-grained token",
        start: Start::Literal(&["github_pat_"]),
        pattern: "github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}",
        max_len: 128,
        hits: &[concat!(
            "github",
            "_pat_11ABQ7XZI0t4KpLmW8vRcN_9fKq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1QoXb4NwXz7Qk2LmVt9RcYp6HdJ"
        )],
        misses: &["github_pat_is_the_prefix_of_new_tokens"],
        ..SECRET
    },
    Row {
        id: "gitlab-token",
        title: "GitLab token",
        start: Start::Literal(&[
            "glpat-", "gldt-", "glrt-", "glcbt-", "glptt-", "glft-", "glsoat-", "glagent-",
        ]),
        pattern: r"gl(?:pat|dt|rt|cbt|ptt|ft|soat|agent)-[A-Za-z0-9_-]{20,64}(?:\.[0-9a-z]{2}\.[0-9a-z]{9})?",
        max_len: 90,
        exact: false,
        hits: &[concat!("glpat", "-7vRt4BnZc8HdYm3JpGs6"), concat!("glrt", "-b4NwXz7Qk2LmVt9RcYp6")],
        misses: &["glpat-xxxxxxxxxxxxxxxxxxxx"],
        ..SECRET
    },
    Row {
        id: "slack-token",
        title: "Slack token",
        start: Start::Literal(&[
            "xoxb-", "xoxp-", "xoxa-", "xoxr-", "xoxs-", "xoxe.", "xoxe-", "xoxc-", "xoxd-", "xapp-",
        ]),
        pattern: r"x(?:ox[abprscde]|app)[.-][A-Za-z0-9.%/+-]{20,}",
        max_len: 420,
        exact: false,
        hits: &[
            concat!("xoxb", "-274918365027-381746592018-Qk2LmVt9RcYp6HdJf3GsTuEa"),
            concat!("xapp", "-1-A07QK2LMVT9-6183957204183-9c0b7e5f2a4d8163"),
        ],
        misses: &["xoxb-your-token-here-please", "xoxb-"],
        ..SECRET
    },
    Row {
        id: "slack-webhook",
        title: "Slack webhook URL",
        start: Start::Literal(&["hooks.slack.com/"]),
        pattern: r"hooks\.slack\.com/(?:services|workflows|triggers)/[A-Za-z0-9_/]{24,}",
        exact: false,
        hits: &[concat!(
            "https://hooks.slack.com/",
            "services/T07QK2LMV/B05RCYP6HD/9fKq2LxW7vRt4BnZc8HdYm3J"
        )],
        misses: &["https://hooks.slack.com/services/Txxxxxxxx/Bxxxxxxxx/xxxxxxxxxxxxxxxxxxxxxxxx"],
        ..SECRET
    },
    Row {
        id: "openai-key",
        title: "OpenAI API key",
        start: Start::Literal(&["sk-proj-", "sk-svcacct-", "sk-admin-", "sk-None-", "sk-or-v1-"]),
        pattern: "sk-(?:proj|svcacct|admin|None|or-v1)-[A-Za-z0-9_-]{20,}",
        exact: false,
        hits: &[concat!("sk-proj", "-9fKq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1QoX")],
        misses: &["sk-proj-xxxxxxxxxxxxxxxxxxxxxxxxxxxx"],
        ..SECRET
    },
    Row {
        id: "openai-key",
        title: "API key with the prefix `sk-`",
        start: Start::Literal(&["sk-"]),
        pattern: "sk-[A-Za-z0-9]{20,}",
        max_len: 131,
        check: Check::Random(34),
        exact: false,
        hits: &[concat!("My API key is sk", "-9fKq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1QoXb4NwXz7Qk2Lm")],
        misses: &["sk-toggleable__content", "sk-aaaaaaaaaaaaaaaaaaaaaaaaaaaa"],
        ..SECRET
    },
    Row {
        id: "google-api-key",
        title: "Google API key",
        start: Start::Literal(&["AIza"]),
        pattern: "AIza[A-Za-z0-9_-]{35}",
        max_len: 39,
        hits: &[concat!("AIza", "SyB4nWxZ7qK2lMvT9rCyP6hDjF3gStUeA8o")],
        misses: &["AIzaSyXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"],
        ..SECRET
    },
    Row {
        id: "google-oauth-secret",
        title: "Google OAuth client secret or token",
        start: Start::Literal(&["GOCSPX-", "ya29."]),
        pattern: r"(?:GOCSPX-[A-Za-z0-9_-]{28}|ya29\.[A-Za-z0-9_-]{30,})",
        max_len: 1024,
        exact: false,
        hits: &[concat!("GOCSPX", "-b4NwXz7Qk2LmVt9RcYp6HdJf3GsT")],
        misses: &["GOCSPX-your-secret"],
        ..SECRET
    },
    Row {
        id: "npm-token",
        title: "npm token",
        start: Start::Literal(&["npm_"]),
        pattern: "npm_[A-Za-z0-9]{36}",
        max_len: 40,
        check: Check::Crc,
        hits: &[concat!("npm", "_9fKq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1QoX")],
        misses: &["npm_config_registry", "npm_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"],
        ..SECRET
    },
    Row {
        id: "pypi-token",
        title: "PyPI token",
        start: Start::Literal(&["pypi-AgE"]),
        pattern: "pypi-AgE[A-Za-z0-9_-]{50,}",
        max_len: 1024,
        exact: false,
        hits: &[concat!(
            "pypi",
            "-AgEIcHlwaS5vcmcCJDlmS3EyTHhXN3ZSdDRCblpjOEhkWW0zSnBHczZUdUVhMVFvWAACKlszLCJ"
        )],
        misses: &["pypi-AgEshort"],
        ..SECRET
    },
    Row {
        id: "sendgrid-key",
        title: "SendGrid API key",
        start: Start::Literal(&["SG."]),
        pattern: r"SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}",
        max_len: 69,
        hits: &[concat!("SG", ".9fKq2LxW7vRt4BnZc8HdYm.3JpGs6TuEa1QoXb4NwXz7Qk2LmVt9RcYp6HdJf3GsTu")],
        misses: &["SG.example"],
        ..SECRET
    },
    Row {
        id: "huggingface-token",
        title: "Hugging Face token",
        start: Start::Literal(&["hf_", "api_org_"]),
        pattern: "(?:hf|api_org)_[A-Za-z0-9]{34,40}",
        max_len: 48,
        check: Check::Random(34),
        shorter: true,
        hits: &[concat!("hf", "_KqLxWvRtBnZcHdYmJpGsTuEaQoXbNwXzQk")],
        misses: &["hf_hub_download", "hf_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"],
        ..SECRET
    },
    Row {
        id: "twilio-key",
        title: "Twilio key or account id",
        start: Start::Literal(&[
            "SK0", "SK1", "SK2", "SK3", "SK4", "SK5", "SK6", "SK7", "SK8", "SK9", "SKa", "SKb", "SKc", "SKd",
            "SKe", "SKf", "AC0", "AC1", "AC2", "AC3", "AC4", "AC5", "AC6", "AC7", "AC8", "AC9", "ACa", "ACb",
            "ACc", "ACd", "ACe", "ACf",
        ]),
        pattern: "(?:SK|AC)[0-9a-f]{32}",
        max_len: 34,
        hits: &[concat!("SK", "7c0e5b9a3f1d8264e6b0a9c7d5f3182b")],
        misses: &["SK00000000000000000000000000000000", "ACCESS"],
        ..SECRET
    },
    Row {
        id: "telegram-bot-token",
        title: "Telegram bot token",
        start: Start::Word(super::row::Bytes::Bot),
        pattern: "[0-9]{8,10}:AA[A-Za-z0-9_-]{32,34}",
        max_len: 47,
        check: Check::Random(34),
        hits: &[concat!("7204918365", ":AAHq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1Qo")],
        misses: &["12345678:AAnot-a-token", "10:30:45"],
        ..SECRET
    },
    Row {
        id: "facebook-app-token",
        title: "Facebook app access token",
        start: Start::Word(super::row::Bytes::Bot),
        pattern: r"[0-9]{15,16}\|[A-Za-z0-9_-]{27}",
        max_len: 44,
        check: Check::Random(34),
        hits: &[concat!("token 274918365027381", "|9fKq2LxW7vRt4BnZc8HdYm3JpGs")],
        misses: &["274918365027381|name"],
        ..SECRET
    },
    Row {
        id: "jwt",
        title: "JSON web token",
        start: Start::Literal(&["eyJ", "ewog"]),
        pattern: r"e[yw][A-Za-z0-9_-]{10,}\.e[yw][A-Za-z0-9_-]{8,22}",
        max_len: 2048,
        check: Check::Jwt,
        then: Then::Run,
        hits: &[concat!("eyJhbGciOiJIUzI1NiJ9", ".eyJ1aWQiOjQ4MTUxNjIzfQ.Qk2LmVt9RcYp6HdJf3GsTuEa8")],
        misses: &["eyJ1aWQiOjQ4MTUxNjIzfQ", "eyJ1aWQiOjQ4MTUxNjIzfQ.eyJ1aWQiOjQ4MTUxNjIzfQ.abc"],
        ..SECRET
    },
];
