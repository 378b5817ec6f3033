//! Clients of databases, queues and directories, and what mounts a share.

use super::address::{remote_host, url_in};
use super::args::{Args, Style, skip};
use super::net::one_of;
use super::reader::Reader;
use super::types::PathUse;
use crate::shell::Word;

/// A client: where its server is named.
struct Client {
    names: &'static str,
    /// Flags whose value is the host or the address.
    host: &'static str,
    /// Flags whose value is the port.
    port: &'static str,
    /// The port where none is given.
    default: &'static str,
    /// Other flags that take a value.
    values: &'static str,
    /// Flags whose value is read, and written.
    reads: &'static str,
    writes: &'static str,
    /// Whether the first operand may be the host, beside a URL.
    operand: bool,
    single_dash: bool,
}

const fn client(
    names: &'static str,
    host: &'static str,
    port: &'static str,
    default: &'static str,
) -> Client {
    Client {
        names,
        host,
        port,
        default,
        values: "",
        reads: "",
        writes: "",
        operand: false,
        single_dash: false,
    }
}

const CLIENTS: &[Client] = &[
    Client {
        values: "U username c command v set P pset t T n N j jobs F format schema S",
        reads: "f file",
        writes: "o output L log-file",
        ..client(
            "psql pg_dump pg_dumpall pg_restore pg_isready pg_basebackup pgbench createdb dropdb createuser pgcli vacuumdb",
            "h host",
            "p port",
            "5432",
        )
    },
    Client {
        values: "u user e execute D database S socket default-character-set w where ignore-table",
        reads: "defaults-file defaults-extra-file",
        writes: "r result-file",
        ..client(
            "mysql mysqldump mariadb mariadb-dump mysqladmin mysqlimport mycli mysqlsh",
            "h host",
            "P port",
            "3306",
        )
    },
    Client {
        values: "n a user pass eval i r x",
        reads: "eval",
        ..client("redis-cli valkey-cli keydb-cli iredis", "h u", "p", "6379")
    },
    Client {
        values: "u username p password d db c collection authenticationDatabase eval q query",
        reads: "f",
        writes: "o out archive",
        operand: true,
        ..client(
            "mongosh mongo mongodump mongorestore mongoexport mongoimport mongostat",
            "host uri",
            "port",
            "27017",
        )
    },
    client("clickhouse-client clickhouse", "h host", "port", "9000"),
    Client { single_dash: true, ..client("influx", "host", "port", "8086") },
    client("sqlcmd bcp tsql", "S H", "p", "1433"),
    client("ldapsearch ldapadd ldapmodify ldapdelete ldapwhoami", "H h", "p", "389"),
    client("mosquitto_pub mosquitto_sub", "h host L url", "p port", "1883"),
    client("memcstat memccat memcping", "servers", "", "11211"),
    Client { reads: "body attach", ..client("swaks", "s server", "p port", "25") },
    Client { values: "u user X request", ..client("kcat kafkacat", "b", "", "9092") },
    client(
        "kafka-console-producer kafka-console-consumer kafka-topics kafka-console-producer.sh kafka-console-consumer.sh kafka-topics.sh",
        "bootstrap-server broker-list",
        "",
        "9092",
    ),
    Client { single_dash: true, ..client("vault consul nomad", "address http-addr", "", "") },
    client("etcdctl", "endpoints", "", "2379"),
];

/// Reads one of them.
pub(super) fn read(reader: &mut Reader, program: &str, words: &[Word]) -> bool {
    match program {
        "smbclient" => {
            let args = Args::split(
                words,
                Style { valued: &["U user W c command p port I D A s"], ..Style::default() },
            );
            args.values("I").chain(args.operands.iter().take(1)).for_each(|w| reader.connect(w, true));
        }
        "mount" | "mount.nfs" | "mount.cifs" => mount(reader, words),
        "aws" | "gsutil" | "gcloud" | "az" => cloud(reader, words),
        _ => match CLIENTS.iter().find(|client| one_of(client.names, program)) {
            Some(client) => connect(reader, client, words),
            None => return false,
        },
    }
    true
}

fn connect(reader: &mut Reader, client: &Client, words: &[Word]) {
    let valued = [client.host, client.port, client.values, client.reads, client.writes, "d dbname"];
    let style = Style { valued: &valued, single_dash: client.single_dash, ..Style::default() };
    let args = Args::split(words, style);
    let exact = |list: &'static str| {
        let flags = args.flags.iter().filter(move |flag| one_of(list, &flag.name));
        flags.filter_map(|flag| flag.value.as_ref())
    };
    exact(client.reads).for_each(|w| reader.path(w, PathUse::Read, false));
    exact(client.writes).for_each(|w| reader.path(w, PathUse::Write, false));
    let port = exact(client.port).next().map_or_else(|| client.default.to_owned(), Word::text);
    for host in exact(client.host) {
        // A socket's folder is no host; `tcp:HOST,PORT` is SQL Server's way.
        let text = host.text();
        if text.starts_with(['/', '~', '.', '@']) {
            continue;
        }
        let list: Vec<Word> = if host.is_known() && client.default != "1433" {
            text.split(',').map(|one| Word::literal(one, host.span.clone())).collect()
        } else if let Some((server, port)) = text.rsplit_once(',').filter(|_| host.is_known()) {
            let server = server.strip_prefix("tcp:").unwrap_or(server);
            vec![Word::literal(&format!("{server}:{port}"), host.span.clone())]
        } else {
            vec![host.clone()]
        };
        for host in list.iter().filter(|host| !host.text().is_empty() || host.is_unknown()) {
            reader.connect(&super::address::at_port(host, &port), true);
        }
    }
    for (at, word) in args.operands.iter().chain(exact("d dbname")).enumerate() {
        if let Some(url) = url_in(word) {
            reader.connect(&url, true);
        } else if at == 0 && client.operand && !args.operands.is_empty() && is_address(&word.text()) {
            reader.connect(word, true);
        } else {
            conninfo(reader, word, &port);
        }
    }
}

/// `HOST/DATABASE`, `HOST:PORT/DATABASE`; a name alone is a database, a `.js` a script.
fn is_address(text: &str) -> bool {
    let script = text.rsplit('.').next().is_some_and(|end| end.eq_ignore_ascii_case("js"));
    text.contains(['/', ':', '.']) && !script && !text.starts_with(['/', '.', '~'])
}

/// `host=… port=… dbname=…`, as libpq reads it.
fn conninfo(reader: &mut Reader, word: &Word, port: &str) {
    let text = word.text();
    if !text.contains("host") {
        return;
    }
    let value = |name: &str| {
        text.split_ascii_whitespace().find_map(|part| part.strip_prefix(name)?.strip_prefix('='))
    };
    let port = value("port").unwrap_or(port);
    for host in ["host", "hostaddr"].iter().filter_map(|name| value(name)) {
        let host = host.trim_matches('\'');
        if !host.is_empty() && !host.starts_with('/') {
            let host = Word::literal(host, word.span.clone());
            reader.connect(&super::address::at_port(&host, port), true);
        }
    }
}

fn mount(reader: &mut Reader, words: &[Word]) {
    let args = Args::split(words, Style { valued: &["t o types options L U"], ..Style::default() });
    if let Some(from) = args.operands.first() {
        let text = from.text();
        if text.starts_with("//") || text.contains("://") {
            reader.connect(from, true);
        } else if let Some(host) = remote_host(from) {
            reader.connect(&host, true);
        } else {
            reader.path(from, PathUse::Read, false);
        }
    }
    args.operands.iter().skip(1).for_each(|w| reader.path(w, PathUse::Write, false));
}

/// `s3://BUCKET` names no host; what `--endpoint-url` names does. Files that are copied are read or written.
fn cloud(reader: &mut Reader, words: &[Word]) {
    let args = Args::split(
        words,
        Style { valued: &["endpoint-url profile region output query"], ..Style::default() },
    );
    args.values("endpoint-url").for_each(|w| reader.connect(w, true));
    for word in &args.operands {
        let text = word.text();
        match text.split_once("://") {
            Some(("fileb" | "file", _)) => {
                let at = text.find("://").map_or(0, |at| at + 3);
                reader.path(&skip(word, at), PathUse::Read, false);
            }
            Some(("http" | "https", _)) => reader.connect(word, true),
            Some(_) => {}
            None if super::reader::looks_like_a_path(&text) => reader.path(word, PathUse::Unknown, true),
            None => {}
        }
    }
}
