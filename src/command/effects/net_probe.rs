//! Programs that open a connection, or ask for a name: ssh, nc, socat, telnet, dig, ping. A name that is
//! asked for carries data to the server that answers for it.

use super::address::{at_port, remote_host, url_in};
use super::args::{Args, Style, skip, until};
use super::net::one_of;
use super::net_http::each_of;
use super::reader::Reader;
use super::row::{Operands, Row, row};
use super::types::PathUse;
use crate::shell::{Piece, Word};

const SSH: Row = row("ssh autossh slogin mosh", Operands::Nothing)
    .values("b B c D e F I l m o O p Q R S w L W J M ssh")
    .named("i");
const SFTP: Row = row("sftp ssh-copy-id ssh-keyscan sshfs", Operands::Nothing)
    .values("o c F P l R B D S p t T J")
    .named("i")
    .reads("b f");

const NC: Row =
    row("nc ncat netcat nc.openbsd nc.traditional", Operands::Nothing)
        .values("w p s q i X b e c I O P T V m g G x proxy proxy-type proxy-auth sh-exec exec source source-port wait delay max-conns idle-timeout");
const LISTENS: &str = "l listen";
const HOST_PORT: Row =
    row("telnet ftp tftp pftp rlogin rsh cqlsh", Operands::Nothing).values("l b n e i u p k request-timeout");

const NAMES: Row = row("ping ping6 fping traceroute traceroute6 tracepath mtr nmap masscan hping3 arping", Operands::Connect)
    .values("c i W w s t I p m q f T Q l M z o A iL oN oX oG oA n count interval size interface report-cycles max-retries script top-ports")
    .named("iL");
const QUERIES: Row = row(
    "dig kdig drill delv dog doggo nslookup host resolvectl systemd-resolve getent whois",
    Operands::Nothing,
)
.values("p t c b k y q x f h type class server");

/// Words of a query that are no name: types and classes.
const RECORDS: &str = "a aaaa any axfr caa cname dnskey ds hinfo https in ch hs ixfr loc mx naptr ns ptr rp rrsig soa spf srv sshfp svcb tlsa txt hosts ahosts ahostsv4 ahostsv6 query status flush-caches statistics service openpgp passwd group services protocols networks shadow";

/// Reads one of them.
pub(super) fn read(reader: &mut Reader, program: &str, words: &[Word]) -> bool {
    match program {
        _ if one_of(SSH.names, program) => ssh(reader, words),
        _ if one_of(SFTP.names, program) => sftp(reader, program, words),
        _ if one_of(NC.names, program) => nc(reader, words),
        _ if one_of(HOST_PORT.names, program) => {
            let args = Args::split(words, Style { valued: &HOST_PORT.valued(), ..Style::default() });
            host_port(reader, &args.operands, "");
        }
        "lftp" => lftp(reader, words),
        "socat" => words.iter().for_each(|w| socat(reader, w)),
        _ if one_of(NAMES.names, program) => reader.row(&NAMES, words),
        _ if one_of(QUERIES.names, program) => query(reader, program, words),
        _ => return false,
    }
    true
}

fn ssh(reader: &mut Reader, words: &[Word]) {
    let valued = SSH.valued();
    let style = Style { valued: &valued, stop_at_operand: true, ..Style::default() };
    let mut args = Args::split(words, style);
    // Options go on behind the host, until the remote command begins.
    while args.operands.get(1).is_some_and(|word| word.str().len() > 1 && word.str().starts_with('-')) {
        let more = Args::split(&args.operands.split_off(1), style);
        args.flags.extend(more.flags);
        args.operands.extend(more.operands);
    }
    reader.apply(&SSH, &args);
    let port = args.values("p").next().map_or_else(|| "22".to_owned(), Word::text);
    for host in args.operands.iter().take(1) {
        reader.connect(&at_port(host, &port), true);
    }
    jumps(reader, &args);
    args.values("W").for_each(|to| reader.connect(to, true));
    // [BIND:]PORT:HOST:HOSTPORT
    for forward in args.values("L R") {
        let text = forward.text();
        let from_end = |n: usize| text.rmatch_indices(':').nth(n).map(|(at, _)| at + 1);
        if let (Some(at), true) = (from_end(1), forward.is_known()) {
            reader.connect(&skip(forward, at), true);
        }
    }
}

fn jumps(reader: &mut Reader, args: &Args) {
    args.values("J").for_each(|hosts| each_of(reader, hosts, ','));
}

fn sftp(reader: &mut Reader, program: &str, words: &[Word]) {
    let valued = SFTP.valued();
    let args = Args::split(words, Style { valued: &valued, ..Style::default() });
    reader.apply(&SFTP, &args);
    if program != "ssh-copy-id" {
        jumps(reader, &args);
    }
    let hosts = if program == "ssh-keyscan" { usize::MAX } else { 1 };
    for word in args.operands.iter().take(hosts) {
        let url = url_in(word);
        let host = remote_host(word).filter(|_| url.is_none());
        reader.connect(&url.or(host).unwrap_or_else(|| word.clone()), true);
    }
    if program == "sshfs" {
        args.operands.iter().skip(1).for_each(|w| reader.path(w, PathUse::Write, false));
    }
}

fn nc(reader: &mut Reader, words: &[Word]) {
    let args = Args::split(words, Style { valued: &NC.valued(), ..Style::default() });
    args.values("x proxy").for_each(|to| reader.connect(to, true));
    if !args.has(LISTENS) && !args.has("U unixsock") {
        host_port(reader, &args.operands, "");
    }
}

/// HOST [PORT]
fn host_port(reader: &mut Reader, operands: &[Word], default: &str) {
    let Some(host) = operands.first() else { return };
    let port = operands.get(1).filter(|port| port.is_known()).map_or_else(|| default.to_owned(), Word::text);
    reader.connect(&at_port(host, &port), true);
}

fn lftp(reader: &mut Reader, words: &[Word]) {
    let args = Args::split(words, Style { valued: &["u user p e c f norc"], ..Style::default() });
    args.values("f").for_each(|w| reader.path(w, PathUse::Read, false));
    args.operands.iter().take(1).for_each(|w| reader.connect(w, true));
    // `-e 'open HOST; put FILE'`: the commands of lftp's own language.
    for script in args.values("e c") {
        for command in script.text().split([';', '\n']) {
            let mut words = command.split_ascii_whitespace();
            let host = match words.next() {
                Some("open" | "mirror" | "lftp") => words.rfind(|w| !w.starts_with('-')),
                _ => None,
            };
            if let Some(host) = host {
                reader.connect(&Word::literal(host, script.span.clone()), true);
            }
        }
    }
}

fn socat(reader: &mut Reader, word: &Word) {
    let text = word.text();
    let Some((kind, _)) = text.split_once(':') else { return };
    let rest = until(&skip(word, kind.len() + 1), ',');
    let kind = kind.to_ascii_lowercase();
    let is = |names: &[&str]| names.iter().any(|name| kind.starts_with(name));
    if kind.contains("listen") || kind.contains("recv") {
        return;
    }
    if is(&["tcp", "udp", "openssl", "ssl", "sctp", "dccp"]) {
        reader.connect(&rest, true);
    } else if is(&["socks", "proxy"]) {
        // PROXY:HOST:PORT
        reader.connect(&until(&rest, ':'), true);
        if let Some((proxy, _)) = rest.text().split_once(':') {
            reader.connect(&skip(&rest, proxy.len() + 1), true);
        }
    } else if ["file", "open", "gopen", "creat", "create"].contains(&kind.as_str()) {
        let path = until(&rest, ':');
        reader.path(&path, PathUse::Read, false);
        reader.path(&path, PathUse::Write, false);
    }
}

/// A query for names. What carries data is the name; a server that is named is connected to.
fn query(reader: &mut Reader, program: &str, words: &[Word]) {
    let valued: &[&str] = match program {
        // `-type=txt`: one dash, the value behind an equals sign.
        "nslookup" => &[],
        "getent" => &["s"],
        "whois" => &["h p host port"],
        "host" => &["c t W R m N"],
        _ => &["p t c b k y q x f type class"],
    };
    let style = Style { valued, single_dash: program == "nslookup", ..Style::default() };
    let args = Args::split(words, style);
    args.values("f").filter(|_| program == "dig").for_each(|w| reader.path(w, PathUse::Read, false));
    args.values("q x h host").for_each(|w| reader.connect(w, true));
    for word in &args.operands {
        let text = word.text();
        let record = word.is_known() && one_of(RECORDS, &text.to_ascii_lowercase());
        if text.starts_with('+') || record || text.starts_with("TYPE") {
            continue;
        }
        let server = text.starts_with('@');
        let word = if server { skip(word, 1) } else { word.clone() };
        reader.connect(&as_host(&word), true);
    }
}

/// A name to ask for: underscores are in order (`_dmarc.example.com`), a dot at its end too.
fn as_host(word: &Word) -> Word {
    let mut word = word.clone();
    if let Some(Piece::Text { text, .. }) = word.pieces.last_mut() {
        let trimmed = text.trim_end_matches('.').len();
        text.truncate(trimmed);
    }
    word
}
