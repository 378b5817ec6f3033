//! Secrets that are told by what stands before them: URLs, headers, assignments.

use super::row::{Check, Names, Row, SECRET, Start};

pub(super) static ROWS: &[Row] = &[
    Row {
        id: "connection-string",
        title: "password in a database's or queue's URL",
        start: Start::UrlPassword(true),
        pattern: r#"[^\s"'<>`\[]+@"#,
        trim: 1,
        shorter: true,
        max_len: 257,
        check: Check::UrlPassword,
        hits: &["postgres://app:s3cr3t-horse@db.internal:5432/app", "mongodb+srv://u:9fKq2LxW@c.mongodb.net"],
        misses: &[
            "postgres://app:password@localhost/app",
            "postgres://app:${DB_PASS}@db/app",
            "redis://localhost:6379",
        ],
        ..SECRET
    },
    Row {
        id: "url-password",
        title: "password in a URL",
        start: Start::UrlPassword(false),
        pattern: r#"[^\s/"'<>`?#\[]+@"#,
        trim: 1,
        shorter: true,
        max_len: 257,
        check: Check::UrlPassword,
        hits: &["https://deploy:9fKq2LxW7v@git.internal/x.git"],
        misses: &["https://user:pass@host/", "http://host:8080/@scope/pkg", "https://x:<token>@h"],
        ..SECRET
    },
    Row {
        id: "azure-storage-key",
        title: "Azure storage account key",
        start: Start::After(&["AccountKey=", "SharedAccessKey="]),
        pattern: "[A-Za-z0-9+/]{43,86}={1,2}",
        max_len: 90,
        check: Check::Random(40),
        hits: &[concat!(
            "AccountKey=",
            "9fKq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1QoXb4NwXz7Qk2LmVt9RcYp6HdJf3GsTuEa81oKq9fKq2LxW7vRt4A==;"
        )],
        misses: &["AccountKey=<key>"],
        ..SECRET
    },
    Row {
        id: "aws-secret-access-key",
        title: "AWS secret access key",
        start: Start::Assigned(Names::AwsSecret),
        pattern: "(?:[A-Za-z0-9/+]|%2[BbFf]){40}",
        max_len: 120,
        check: Check::AwsSecret,
        hits: &[concat!("aws_secret_access_key = ", "9fKq2LxW7vRt4BnZc8HdYm3JpGs6TuEa1QoXb4Nw")],
        misses: &["aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"],
        ..SECRET
    },
    Row {
        id: "bearer-token",
        title: "token in an authorization header",
        start: Start::After(&["Bearer ", "bearer ", "Authorization: token ", "Authorization: Token "]),
        pattern: "[A-Za-z0-9_.~+/=-]{16,}",
        max_len: 1024,
        check: Check::Key,
        exact: false,
        structural: false,
        hits: &["Authorization: Bearer 9fKq2LxW7vRt4BnZc8HdYm3J"],
        misses: &["Bearer authentication", "Authorization: Bearer $TOKEN", "Bearer YOUR_TOKEN_GOES_HERE_2"],
        ..SECRET
    },
    Row {
        id: "basic-auth-header",
        title: "password in a basic authorization header",
        start: Start::After(&["Basic ", "basic "]),
        pattern: "[A-Za-z0-9+/]{8,}={0,2}",
        max_len: 1024,
        check: Check::BasicHeader,
        exact: false,
        hits: &["Authorization: Basic ZGVwbG95OjlmS3EyTHhX"],
        misses: &["Basic authentication", "Basic dXNlcjpwYXNz"],
        ..SECRET
    },
    Row {
        id: "vendor-key",
        title: "key behind a service's name",
        start: Start::AnyNear,
        pattern: "[A-Za-z0-9_+/.~-]{15,}[A-Za-z0-9_+/~-]={0,2}",
        max_len: 512,
        check: Check::Key,
        exact: false,
        structural: false,
        encoded: false,
        hits: &[
            concat!("algolia secret ", "9fKq2LxW7vRt4BnZc8HdYm3JpG"),
            concat!("ASANA_PAT=", "4BnZc8HdYm3JpGs6"),
        ],
        misses: &[
            "algolia has a key of the sort-by-relevance-2 kind",
            "the asana token is written to /var/lib/asana/token-2.json",
        ],
        ..SECRET
    },
    Row {
        id: "keyed-secret",
        title: "value of a name such as `api_key`",
        start: Start::Assigned(Names::Key),
        pattern: "[A-Za-z0-9_+/=.~!@#$%^&*?:-]{15,}[A-Za-z0-9_+/=~!@#$%^&*-]",
        max_len: 512,
        check: Check::Key,
        exact: false,
        structural: false,
        hits: &[
            "api_key = \"9fKq2LxW7vRt4BnZ\"",
            "config['clientSecret'] = 'Yh2JdGs6TuEa1QoX9fKq'",
            "my API key is 9fKq2LxW7vRt4BnZc8Hd",
            "let token: &str = \"9fKq2LxW7vRt4BnZ\";",
        ],
        misses: &[
            "api_key = os.environ['KEY_1234567890']",
            "max_tokens: 1234567890123456",
            "token_id = 3fa85f64-5717-4562-b3fc-2c963f66afa6",
            "secret = 3fa85f64-5717-4562-b3fc-2c963f66afa6",
            "api_key: your-api-key-goes-here-1",
            "sha256 = 9c0b7e5f2a4d81639c0b7e5f2a4d8163",
            "token = generate_token_v2(user)",
        ],
        ..SECRET
    },
    Row {
        id: "keyed-password",
        title: "value of a name such as `password`",
        start: Start::Assigned(Names::Password),
        pattern: "[A-Za-z0-9_+/=.~!@#$%^&*?:-]{7,}[A-Za-z0-9_+/=~!@#$%^&*-]",
        max_len: 256,
        check: Check::Password,
        exact: false,
        structural: false,
        hits: &["password = 'h0rse-B4ttery!'", "DB_PASSWORD=9fKq2LxW", "Password: tr0ub4dor&3"],
        misses: &[
            "password = getpass()",
            "password: string",
            "password=changeme123",
            "password = user.password",
        ],
        ..SECRET
    },
];
