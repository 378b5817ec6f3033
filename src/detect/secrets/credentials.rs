//! Credentials by their public formats. The examples are made up; they are written in pieces so that other
//! scanners do not take this file for a leak.

use super::row::{Check, Row, SECRET, Start, Then};

const LEGACY: &[&str] = &["ghp_", "gho_", "ghu_", "ghs_", "ghr_"];

pub(super) static ROWS: &[Row] = &[
    Row {
        id: "private-key",
        title: "private key block (PEM, PGP)",
        start: Start::Literal(&["-----BEGIN ", "-----BEGIN%20", "-----BEGIN+"]),
        pattern: r#"-----BEGIN(?:[ +]|%20)(?:[A-Z0-9]+(?:[ +]|%20)){0,3}PRIVATE(?:[ +]|%20)KEY(?:(?:[ +]|%20)BLOCK)?-----(?:[\s"',>|]|\\[nr]|%0[AaDd]){0,40}(?:[A-Za-z0-9+/]{16}|[A-Z][A-Za-z-]{2,20}: )"#,
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
        start: Start::Literal(&["AKIA", "ASIA", "ABIA", "ACCA"]),
        pattern: "A(?:KIA|SIA|BIA|CCA)[A-Z2-7]{16}",
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
        pattern: r"gl(?:pat|dt|rt|cbt|ptt|ft|soat|agent)-[A-Za-z0-9_.-]{20,}",
        max_len: 320,
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
        id: "stripe-key",
        title: "Stripe key",
        start: Start::Literal(&["sk_live_", "sk_test_", "rk_live_", "rk_test_", "whsec_"]),
        pattern: "(?:[sr]k_(?:live|test)_[A-Za-z0-9]{16,}|whsec_[A-Za-z0-9+/]{32,64}={0,2})",
        max_len: 260,
        exact: false,
        hits: &[
            concat!("sk", "_live_9fKq2LxW7vRt4BnZc8HdYm3J"),
            concat!("rk", "_test_b4NwXz7Qk2LmVt9RcYp6HdJf"),
        ],
        misses: &["sk_test_xxxxxxxxxxxxxxxxxxxxxxxx", "pk_live_9fKq2LxW7vRt4BnZc8HdYm3J"],
        ..SECRET
    },
    Row {
        id: "anthropic-key",
        title: "Anthropic API key",
        start: Start::Literal(&["sk-ant-"]),
        pattern: "sk-ant-[A-Za-z0-9_-]{24,}",
        exact: false,
        hits: &[concat!("sk-ant", "-api03-9fKq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1QoXb4NwXz7Qk2L")],
        misses: &["sk-ant-your-key-goes-here-for-real"],
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
        id: "digitalocean-token",
        title: "DigitalOcean token",
        start: Start::Literal(&["dop_v1_", "doo_v1_", "dor_v1_"]),
        pattern: "do[opr]_v1_[a-f0-9]{64}",
        max_len: 71,
        hits: &[concat!("dop", "_v1_7c0e5b9a3f1d8264e6b0a9c7d5f3182b4a6e8c0d2f1b3957a8c6e4d2b0f19375")],
        misses: &["dop_v1_token"],
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
        pattern: "[0-9]{8,10}:AA[A-Za-z0-9_-]{33}",
        max_len: 46,
        check: Check::Random(34),
        hits: &[concat!("7204918365", ":AAHq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1Qo")],
        misses: &["12345678:AAnot-a-token", "10:30:45"],
        ..SECRET
    },
    Row {
        id: "vendor-token",
        title: "token with a vendor's prefix",
        start: Start::Literal(&[
            "shpat_",
            "shpss_",
            "shppa_",
            "dapi",
            "lin_api_",
            "hvs.",
            "hvb.",
            "dckr_pat_",
            "pul-",
            "sntrys_",
            "sntryu_",
            "glsa_",
            "rubygems_",
            "PMAK-",
            "figd_",
            "gsk_",
            "r8_",
            "pplx-",
            "xai-",
            "tvly-",
            "sbp_",
            "secret_",
            "ntn_",
            "nvapi-",
            "ATATT3",
            "dt0c01.",
            "EAAA",
            "sq0csp-",
            "sq0atp-",
            "key-",
            "fo1_",
            "dp.pt.",
            "sgp_",
            "NRAK-",
            "LTAI",
            "AGE-SECRET-KEY-1",
            "CFPAT-",
            "tskey-",
            "phc_",
            "phx_",
            "ops_",
            "rpa_",
            "nfp_",
        ]),
        pattern: concat!(
            r"(?:shp(?:at|ss|pa)_[a-fA-F0-9]{32}|dapi[a-f0-9]{32}(?:-[0-9])?|lin_api_[A-Za-z0-9]{40}|hv[sb]\.[A-Za-z0-9_-]{24,}",
            r"|dckr_pat_[A-Za-z0-9_-]{27}|pul-[a-f0-9]{40}|sntrys_[A-Za-z0-9_+/=]{40,}|sntryu_[a-f0-9]{64}|glsa_[A-Za-z0-9]{32}_[a-fA-F0-9]{8}",
            r"|rubygems_[a-f0-9]{48}|PMAK-[a-f0-9]{24}-[a-f0-9]{34}|figd_[A-Za-z0-9_-]{38,44}|gsk_[A-Za-z0-9]{52}|r8_[A-Za-z0-9]{37}",
            r"|pplx-[A-Za-z0-9]{48}|xai-[A-Za-z0-9]{80}|tvly-[A-Za-z0-9-]{32,60}|sbp_[a-f0-9]{40}|secret_[A-Za-z0-9]{43}|ntn_[A-Za-z0-9]{46}",
            r"|nvapi-[A-Za-z0-9_-]{64}|ATATT3[A-Za-z0-9_=-]{180,}|dt0c01\.[A-Z0-9]{24}\.[A-Z0-9]{64}|EAAA[A-Za-z0-9_-]{60}",
            r"|sq0(?:csp|atp)-[A-Za-z0-9_-]{22,43}|key-[a-f0-9]{32}|fo1_[A-Za-z0-9_-]{43}|dp\.pt\.[A-Za-z0-9]{43}|sgp_[A-Za-z0-9_]{40,90}",
            r"|NRAK-[A-Z0-9]{27}|LTAI[A-Za-z0-9]{20}|AGE-SECRET-KEY-1[A-Z0-9]{58}|CFPAT-[A-Za-z0-9_-]{43}",
            r"|tskey-(?:api|auth|client)-[A-Za-z0-9]{8,24}-[A-Za-z0-9]{16,48}|ph[cx]_[A-Za-z0-9]{43,48}|ops_eyJ[A-Za-z0-9_-]{200,}",
            r"|rpa_[A-Za-z0-9]{40,48}|nfp_[A-Za-z0-9]{36})",
        ),
        max_len: 1024,
        shorter: true,
        encoded: false,
        hits: &[
            concat!("shpat", "_7c0e5b9a3f1d8264e6b0a9c7d5f3182b"),
            concat!("hvs", ".CAESIQk2LmVt9RcYp6HdJf3GsTuEa8"),
        ],
        misses: &["key-value", "secret_name", "EAAA", "pul-request"],
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
