//! curl, wget, HTTPie and others that are given URLs.

use super::address::url_in;
use super::args::{Args, Style, lists, skip, until};
use super::net::one_of;
use super::reader::Reader;
use super::row::{Operands, Row, row};
use super::types::PathUse;
use crate::matcher::alternatives;
use crate::shell::{Piece, Word};

const CURL: Row = row("curl", Operands::Nothing)
    .values("X request H header A user-agent e referer u user w write-out m max-time connect-timeout r range C continue-at y Y z t retry retry-delay retry-max-time max-redirs limit-rate proto proto-redir data-raw form-string aws-sigv4 oauth2-bearer U proxy-user ciphers tls-max interface local-port noproxy P ftp-port Q quote proxy-header rate mail-from mail-rcpt keepalive-time happy-eyeballs-timeout-ms expect100-timeout")
    .named("cacert capath cert E key netrc-file crlfile pinnedpubkey unix-socket abstract-unix-socket proxy-cert proxy-key proxy-cacert")
    .reads("T upload-file K config")
    .target("output-dir")
    .writes("o output c cookie-jar D dump-header trace trace-ascii stderr hsts alt-svc etag-save libcurl")
    .connects("x proxy preproxy socks4 socks4a socks5 socks5-hostname doh-url ipfs-gateway");
const CURL_URL: &str = "url expand-url";
const CURL_DATA: &str =
    "d data data-binary data-ascii data-urlencode json F form b cookie url-query variable expand-data";
const CURL_HOSTS: &str = "connect-to resolve dns-servers";

const WGET: Row = row("wget wget2", Operands::Connect)
    .values("U user-agent header e execute t tries T timeout w wait Q quota l level A R D I X accept reject method body-data post-data user password http-user http-password referer limit-rate base B cut-dirs domains exclude-domains bind-address")
    .named("certificate private-key ca-certificate ca-directory load-cookies")
    .target("P directory-prefix")
    .reads("input-file post-file body-file config")
    .writes("O output-document o output-file a append-output save-cookies warc-file");
const WGET_INPUT: &str = "i";

const HTTPIE: &str = "http https xh xhs curlie";
const HTTPIE_VALUES: &str = "a auth A auth-type timeout x n proxy session verify cert max-redirects p print";

/// Every operand is a URL or a host.
const URLS: Row = row(
    "aria2c axel httrack lynx w3m links elinks lwp-request GET HEAD POST hurl ab wrk hey siege vegeta oha websocat grpcurl monolith puf saldl",
    Operands::Connect,
)
.values("x s k H d t c n r m T A C header user-agent max-connection-per-server split load-cookies p i data content-type")
.named("proto import-path")
.writes("o output dir O");

/// Any word may be the URL.
const ANYWHERE: &str = "wscat iwr irm invoke-webrequest invoke-restmethod start-bitstransfer certutil bitsadmin xdg-open open start ffmpeg ffprobe mpv vlc streamlink mc s3cmd gh glab newman artillery k6";

/// Reads one of them.
pub(super) fn read(reader: &mut Reader, program: &str, words: &[Word]) -> bool {
    match program {
        "curl" => curl(reader, words),
        _ if one_of(WGET.names, program) => wget(reader, words),
        _ if one_of(HTTPIE, program) => httpie(reader, words),
        _ if one_of(URLS.names, program) => reader.row(&URLS, words),
        _ if one_of(ANYWHERE, &program.to_ascii_lowercase()) => anywhere(reader, words),
        _ => return false,
    }
    true
}

fn curl(reader: &mut Reader, words: &[Word]) {
    let mut valued = CURL.valued().to_vec();
    valued.extend([CURL_URL, CURL_DATA, CURL_HOSTS]);
    let args = Args::split(words, Style { valued: &valued, ..Style::default() });
    reader.apply(&CURL, &args);
    let globs = !args.has("g globoff");
    let urls: Vec<&Word> = args.operands.iter().chain(args.values(CURL_URL)).collect();
    for url in &urls {
        curl_url(reader, url, globs);
    }
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
            reader.path(&until(&skip(value, at + 1), ';'), PathUse::Read, false);
        }
    }
    for value in args.values("H header").filter(|v| v.text().starts_with('@')) {
        reader.path(&skip(value, 1), PathUse::Read, false);
    }
    for flag in args.flags.iter().filter(|flag| lists(CURL_HOSTS, &flag.name)) {
        let Some(value) = &flag.value else { continue };
        match flag.name.as_str() {
            "dns-servers" => each_of(reader, value, ','),
            // HOST:PORT:ADDRESS[,ADDRESS]…: the addresses are where it goes.
            name if name.starts_with('r') => curl_resolve(reader, value),
            _ => curl_connect_to(reader, value),
        }
    }
    if args.has("O remote-name remote-name-all") {
        written_by_name(reader, urls);
    }
}

/// A file named by the last part of each address.
fn written_by_name<'w>(reader: &mut Reader, addresses: impl IntoIterator<Item = &'w Word>) {
    for word in addresses {
        let text = word.text();
        let path = text.split(['?', '#']).next().unwrap_or_default();
        if let Some((_, name)) = path.rsplit_once('/').filter(|(_, n)| !n.is_empty()) {
            reader.path(&Word::literal(name, word.span.clone()), PathUse::Write, false);
        }
    }
}

/// A URL of curl's: it expands braces itself (`http://{a,b}.example/`).
fn curl_url(reader: &mut Reader, word: &Word, globs: bool) {
    let text = word.text();
    match alternatives(&text) {
        Some(urls) if globs && word.is_known() && text.contains('{') => {
            urls.iter().for_each(|url| reader.connect(&Word::literal(url, word.span.clone()), true));
        }
        _ => reader.connect(word, true),
    }
}

fn curl_resolve(reader: &mut Reader, value: &Word) {
    let text = value.text();
    let Some((at, _)) = text.match_indices(':').nth(1) else { return };
    let port = text.split(':').nth(1).unwrap_or_default().to_owned();
    let rest = skip(value, at + 1);
    if rest.is_unknown() {
        return reader.connect(&rest, true);
    }
    for address in rest.text().split(',').filter(|address| !address.is_empty()) {
        let host = if address.contains(':') && !address.starts_with('[') {
            format!("[{address}]:{port}")
        } else {
            format!("{address}:{port}")
        };
        reader.connect(&Word::literal(&host, value.span.clone()), true);
    }
}

/// HOST:PORT:HOST2:PORT2: the second host is where it goes; empty parts stay as they are.
fn curl_connect_to(reader: &mut Reader, value: &Word) {
    let text = value.text();
    let Some((at, _)) = text.match_indices(':').nth(1) else { return };
    let rest = skip(value, at + 1);
    let text = rest.text();
    if text.starts_with(':') {
        return;
    }
    match text.strip_suffix(':') {
        Some(host) if rest.is_known() => reader.connect(&Word::literal(host, value.span.clone()), true),
        _ => reader.connect(&rest, true),
    }
}

fn wget(reader: &mut Reader, words: &[Word]) {
    let mut valued = WGET.valued().to_vec();
    valued.push(WGET_INPUT);
    let args = Args::split(words, Style { valued: &valued, ..Style::default() });
    reader.apply(&WGET, &args);
    if !args.has("O output-document P directory-prefix spider delete-after") {
        written_by_name(reader, &args.operands);
    }
    for input in args.values("i input-file") {
        match url_in(input) {
            Some(url) => reader.connect(&url, true),
            None => reader.path(input, PathUse::Read, false),
        }
    }
    for value in args.values("e execute") {
        let text = value.text();
        if let Some((name, _)) = text.split_once('=').filter(|(name, _)| name.trim_end().ends_with("proxy")) {
            reader.connect(&skip(value, name.len() + 1), true);
        }
    }
}

fn httpie(reader: &mut Reader, words: &[Word]) {
    let valued = [HTTPIE_VALUES, "o output d dir"];
    let args = Args::split(words, Style { valued: &valued, ..Style::default() });
    for value in args.values("o output") {
        reader.path(value, PathUse::Write, false);
    }
    for proxy in args.values("proxy") {
        // `http:http://host:port`
        let value = if proxy.text().matches("://").count() == 1 { url_in(proxy) } else { None };
        reader.connect(&value.unwrap_or_else(|| proxy.clone()), true);
    }
    let method = |w: &Word| {
        let text = w.text();
        text.len() > 2 && text.bytes().all(|b| b.is_ascii_uppercase())
    };
    let mut operands = args.operands.iter().skip_while(|w| method(w));
    if let Some(url) = operands.next() {
        let text = url.text();
        match text.strip_prefix("://") {
            Some(_) => reader.connect(&skip(url, 3), true),
            // `:3000/x` is localhost.
            None if text.starts_with(':') => {
                let mut local = url.clone();
                local.pieces.insert(0, Piece::Text { text: "localhost".to_owned(), quoted: true });
                reader.connect(&local, true);
            }
            None => reader.connect(url, true),
        }
    }
    for item in operands {
        if let Some(at) = item.text().find('@') {
            reader.path(&skip(item, at + 1), PathUse::Read, false);
        }
    }
}

fn anywhere(reader: &mut Reader, words: &[Word]) {
    for word in words {
        match url_in(word) {
            Some(url) => reader.connect(&url, true),
            None => {
                let text = word.text();
                if super::reader::looks_like_a_path(&text) && !text.starts_with('-') {
                    reader.path(word, PathUse::Unknown, false);
                }
            }
        }
    }
}

/// A list of hosts.
pub(super) fn each_of(reader: &mut Reader, word: &Word, between: char) {
    if word.is_unknown() {
        return reader.connect(word, true);
    }
    for host in word.text().split(between).map(str::trim).filter(|host| !host.is_empty()) {
        reader.connect(&Word::literal(host, word.span.clone()), true);
    }
}
