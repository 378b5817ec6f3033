//! Rows of the programs that call addresses.

use super::row::{NONE, Row};

pub(super) const HTTP: &[Row] = &[
    Row {
        program: "curl",
        same: &[
            ("--request", "-X"),
            ("--header", "-H"),
            ("--data", "-d"),
            ("--data-raw", "-d"),
            ("--data-binary", "-d"),
            ("--data-ascii", "-d"),
            ("--data-urlencode", "-d"),
            ("--json", "-d"),
            ("--form", "-F"),
            ("--form-string", "-F"),
            ("--upload-file", "-T"),
            ("--url", "--url"),
            ("--insecure", "-k"),
            ("--user", "-u"),
            ("--output", "-o"),
            ("--silent", "-s"),
            ("--location", "-L"),
            ("--head", "-I"),
            ("--get", "-G"),
        ],
        values: &[
            "-A", "-b", "-c", "-C", "-d", "-D", "-e", "-E", "-F", "-H", "-K", "-m", "-o", "-P", "-Q", "-r", "-T",
            "-t", "-u", "-U", "-w", "-x", "-X", "-y", "-Y", "-z", "--request", "--header", "--data", "--data-raw",
            "--data-binary", "--data-ascii", "--data-urlencode", "--json", "--form", "--form-string",
            "--upload-file", "--url", "--user", "--output", "--user-agent", "--referer", "--cookie",
            "--cookie-jar", "--cacert", "--capath", "--cert", "--key", "--proxy", "--max-time",
            "--connect-timeout", "--retry", "--retry-delay", "--retry-max-time", "--write-out", "--resolve",
            "--connect-to", "--config", "--dump-header", "--range", "--limit-rate", "--unix-socket",
            "--abstract-unix-socket", "--interface", "--oauth2-bearer", "--aws-sigv4", "--proxy-user",
            "--output-dir", "--variable", "--url-query", "--expand-url", "--quote", "--proto", "--rate",
        ],
        longs: &[
            "--request", "--request-target", "--header", "--data", "--data-raw", "--data-binary", "--data-urlencode",
            "--upload-file", "--url", "--user", "--user-agent", "--output", "--form", "--form-string",
        ],
        fold: &["-X"],
        loose: true,
        ..NONE
    },
    Row {
        program: "wget",
        same: &[("--quiet", "-q"), ("--output-document", "-O")],
        values: &[
            "-O", "-o", "-a", "-P", "-U", "-e", "-t", "-T", "-w", "-Q", "-l", "-A", "-R", "-D", "-I", "-X", "-i",
            "-B", "--method", "--body-data", "--body-file", "--post-data", "--post-file", "--header", "--user",
            "--password", "--output-document", "--user-agent", "--timeout", "--tries", "--input-file",
        ],
        longs: &["--method", "--body-data", "--body-file", "--post-data", "--post-file", "--header"],
        fold: &["--method"],
        loose: true,
        ..NONE
    },
];
