//! Programs that connect: curl, wget, ssh, socat, package managers.

use super::args::{Args, Style, skip};
use super::reader::Reader;
use super::row::{Operands, Row, row};
use super::types::PathUse;
use crate::shell::{Piece, Word};

const CURL: Row = row("curl", Operands::Connect)
    .values("X request H header A user-agent e referer u user w write-out m max-time connect-timeout r range C continue-at y Y z t retry retry-delay retry-max-time max-redirs limit-rate proto proto-redir data-raw form-string aws-sigv4 oauth2-bearer U proxy-user ciphers tls-max interface local-port noproxy P ftp-port Q quote proxy-header rate")
    .named("cacert capath cert E key netrc-file crlfile pinnedpubkey unix-socket abstract-unix-socket output-dir")
    .reads("T upload-file K config")
    .writes("o output c cookie-jar D dump-header trace trace-ascii stderr hsts alt-svc etag-save libcurl")
    .connects("url x proxy preproxy socks4 socks4a socks5 socks5-hostname doh-url dns-servers");
const CURL_DATA: &str =
    "d data data-binary data-ascii data-urlencode json F form b cookie url-query variable";

const WGET: Row = row("wget wget2", Operands::Connect)
    .values("U user-agent header e execute t tries T timeout w wait Q quota l level A R D I X accept reject method body-data post-data user password http-user http-password referer limit-rate base B cut-dirs")
    .named("certificate private-key ca-certificate ca-directory load-cookies")
    .reads("i input-file post-file body-file config")
    .writes("O output-document o output-file a append-output P directory-prefix save-cookies warc-file");

const SSH: Row = row("ssh autossh", Operands::ConnectFirst)
    .values("b B c D e E F I L l m O o p Q R S w")
    .named("i")
    .connects("J W");

const OTHERS: Row =
    row("http https xh xhs curlie aria2c axel httrack lynx w3m links elinks", Operands::Nothing)
        .values("a auth A auth-type timeout x n")
        .writes("o output d dir");

/// Programs whose words may name an address among what is none: they fetch what they are given.
const FETCHERS: &str = "pip pip3 pipx uv poetry npm npx pnpm yarn bun deno cargo go gem bundle composer brew apt apt-get dnf yum apk pacman conda mamba helm docker podman skopeo crane terraform ansible youtube-dl yt-dlp";

/// Reads one of them.
pub(super) fn read(reader: &mut Reader, program: &str, words: &[Word]) -> bool {
    let is = |row: &Row| row.names.split_ascii_whitespace().any(|n| n == program);
    if is(&CURL) {
        curl(reader, words);
    } else if is(&WGET) {
        reader.row(&WGET, words);
        wget_names(reader, words);
    } else if is(&SSH) {
        reader.row(&SSH, words);
    } else if is(&OTHERS) {
        httpie(reader, words);
    } else if program == "socat" {
        words.iter().for_each(|w| socat(reader, w));
    } else if FETCHERS.split_ascii_whitespace().any(|n| n == program) {
        return fetcher(reader, program, words);
    } else {
        return false;
    }
    true
}

fn curl(reader: &mut Reader, words: &[Word]) {
    let mut valued = CURL.valued().to_vec();
    valued.extend([CURL_DATA, "connect-to resolve"]);
    let args = Args::split(words, Style { valued: &valued, ..Style::default() });
    reader.apply(&CURL, &args);
    for value in args.values(CURL_DATA) {
        let text = value.text();
        // `@FILE`, `name@FILE`, `name=@FILE;type=…`, `name=<FILE`.
        let at = text.find(['@', '<']);
        let opens = at.is_some_and(|at| {
            text.get(..at).is_some_and(|head| {
                head.is_empty() || head.ends_with('=') || !head.contains(['=', ' ', '{', '"', '&'])
            })
        });
        if let (Some(at), true) = (at, opens) {
            reader.path(&super::args::until(&skip(value, at + 1), ';'), PathUse::Read, false);
        }
    }
    for value in args.values("H header").filter(|v| v.text().starts_with('@')) {
        reader.path(&skip(value, 1), PathUse::Read, false);
    }
    for value in args.values("connect-to resolve") {
        // HOST:PORT:HOST2[:PORT2]: the second host is where it goes.
        let text = value.text();
        if let Some(at) = text.match_indices(':').nth(1).map(|(at, _)| at + 1) {
            reader.connect(&super::args::until(&skip(value, at), ':'), true);
        }
    }
    if args.has("O remote-name") {
        written_by_name(reader, &args.operands);
    }
}

/// What `wget` names by the address, where it is not told a name or a folder.
fn wget_names(reader: &mut Reader, words: &[Word]) {
    let args = Args::split(words, Style { valued: &WGET.valued(), ..Style::default() });
    if !args.has("O output-document P directory-prefix spider delete-after") {
        written_by_name(reader, &args.operands);
    }
}

/// A file named by the last part of each address.
fn written_by_name(reader: &mut Reader, addresses: &[Word]) {
    for word in addresses {
        let text = word.text();
        let path = text.split(['?', '#']).next().unwrap_or_default();
        if let Some((_, name)) = path.rsplit_once('/').filter(|(_, n)| !n.is_empty()) {
            reader.path(&literal(name, word), PathUse::Write, false);
        }
    }
}

fn httpie(reader: &mut Reader, words: &[Word]) {
    let valued = OTHERS.valued();
    let args = Args::split(words, Style { valued: &valued, ..Style::default() });
    for value in args.values(OTHERS.writes) {
        reader.path(value, PathUse::Write, false);
    }
    let method = |w: &Word| {
        let text = w.text();
        text.len() > 2 && text.bytes().all(|b| b.is_ascii_uppercase())
    };
    let mut operands = args.operands.iter().skip_while(|w| method(w));
    if let Some(url) = operands.next() {
        reader.connect(url, true);
    }
    for item in operands {
        if let Some(at) = item.text().find('@') {
            reader.path(&skip(item, at + 1), PathUse::Read, false);
        }
    }
}

fn socat(reader: &mut Reader, word: &Word) {
    let text = word.text();
    let Some((kind, _)) = text.split_once(':') else { return };
    let rest = skip(word, kind.len() + 1);
    let kind = kind.to_ascii_lowercase();
    let first = |w: &Word| super::args::until(&super::args::until(w, ','), ':');
    if ["tcp", "udp", "openssl", "ssl", "sctp", "socks", "proxy"].iter().any(|k| kind.starts_with(k))
        && !kind.contains("listen")
    {
        reader.connect(&first(&rest), true);
    } else if ["file", "open", "gopen", "creat", "create"].contains(&kind.as_str()) {
        reader.path(&first(&rest), PathUse::Read, false);
        reader.path(&first(&rest), PathUse::Write, false);
    }
}

fn fetcher(reader: &mut Reader, program: &str, words: &[Word]) -> bool {
    let texts: Vec<String> = words.iter().map(Word::text).collect();
    let sub = texts.iter().find(|t| !t.starts_with('-')).map(String::as_str).unwrap_or_default();
    if matches!(program, "docker" | "podman") && matches!(sub, "cp" | "build" | "compose" | "run" | "exec") {
        return false;
    }
    for (word, text) in words.iter().zip(&texts) {
        let value = match text.split_once('=') {
            Some((name, _)) if name.starts_with('-') => skip(word, name.len() + 1),
            _ => word.clone(),
        };
        let text = value.text();
        if text.contains("://") && !text.contains([' ', '\n']) {
            let plus = text.split_once("://").and_then(|(s, _)| s.rfind('+')).map_or(0, |at| at + 1);
            reader.connect(&skip(&value, plus), true);
        } else if names_a_host(program, sub, &text) {
            reader.connect(&value, true);
        } else if super::reader::looks_like_a_path(&text) && !text.starts_with('@') && !text.starts_with('-')
        {
            reader.path(&value, PathUse::Unknown, false);
        }
    }
    true
}

/// Whether a program's operand begins with a host: a Go module, a container's image.
fn names_a_host(program: &str, sub: &str, text: &str) -> bool {
    match program {
        "go" => matches!(sub, "get" | "install" | "run") && module_host(text),
        "docker" | "podman" | "skopeo" | "crane" => {
            matches!(sub, "pull" | "push" | "login" | "copy") && image_host(text)
        }
        _ => false,
    }
}

/// `example.com/x/y`, as Go names modules.
fn module_host(text: &str) -> bool {
    text.split_once('/').is_some_and(|(host, _)| host.contains('.') && !host.starts_with('.'))
}

/// `registry.example/x` or `localhost:5000/x`, as images are named.
fn image_host(text: &str) -> bool {
    let host = text.split('/').next().unwrap_or_default();
    !text.starts_with(['-', '.']) && text.contains('/') && (host.contains('.') || host.contains(':'))
}

fn literal(text: &str, word: &Word) -> Word {
    let piece = Piece::Text { text: text.to_owned(), quoted: true };
    Word { pieces: vec![piece], span: word.span.clone() }
}

/// The address in a word: the whole text where all is known; what stands before the first unknown
/// part where that holds the whole host (`https://good.example/$X`); else none.
pub(super) fn known_address(word: &Word) -> Option<String> {
    if word.is_known() {
        return Some(word.text());
    }
    let mut head = String::new();
    for piece in &word.pieces {
        match piece {
            Piece::Text { text, .. } => head.push_str(text),
            Piece::Unknown { .. } => break,
        }
    }
    let after_scheme = head.split_once("://").map_or(head.as_str(), |(_, rest)| rest);
    after_scheme.contains(['/', '?', '#']).then_some(head)
}
