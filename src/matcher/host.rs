//! Hosts as the URL standard reads them (`checks.md` 1, "Hosts").

use std::borrow::Cow;
use std::fmt;
use std::net::{Ipv4Addr, Ipv6Addr};

use url::Url;

/// How many URLs inside one another are followed (`view-source:https://…`, `jdbc:postgresql://…`).
const NESTED_URLS: usize = 4;

/// Schemes whose URLs name no host, whatever stands behind them.
const HOSTLESS: &[&str] = &["about", "cid", "data", "javascript", "mailto", "sms", "tel", "urn"];

/// A host: compared by meaning, never as text.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Host {
    /// A name: lower case, IDNA's ASCII form, without a dot at its end.
    Name(String),
    /// An IPv4 address, in whatever spelling it was written, IPv4-mapped IPv6 too.
    V4(Ipv4Addr),
    /// Any other IPv6 address.
    V6(Ipv6Addr),
}

/// A host, and the port where the text says it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Destination {
    pub(crate) host: Host,
    /// The port: as written, else the scheme's own; none where neither is known.
    pub(crate) port: Option<u16>,
}

/// What a text names where a URL is expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Address {
    /// A host.
    At(Destination),
    /// A URL or reference that names none (`data:…`, `/path`, an empty text).
    NoHost,
    /// No URL.
    Malformed,
}

impl Host {
    /// Reads a host alone: `example.com`, `0x7f.1`, `[::1]`, `::1`. No scheme, user, port or path.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        if let Ok(v6) = text.parse::<Ipv6Addr>() {
            return Some(Self::of_v6(v6));
        }
        url::Host::parse(text).ok().and_then(|host| Self::of_url_host(&host))
    }

    /// The IPv4 address that an IPv6 address carries, so that what is sent to one arrives at the other:
    /// IPv4-compatible, 6to4, NAT64 (its well-known and its local prefix) and Teredo.
    pub(crate) fn carried(&self) -> Option<Ipv4Addr> {
        let Self::V6(v6) = self else { return None };
        let [a, b, c, d, e, f, g, h] = v6.segments();
        let v4 = |high: u16, low: u16| Some(Ipv4Addr::from((u32::from(high) << 16) | u32::from(low)));
        match (a, b) {
            (0, 0) if (c, d, e, f) == (0, 0, 0, 0) && (g, h) != (0, 0) && (g, h) != (0, 1) => v4(g, h),
            (0x2002, _) => v4(b, c),
            (0x64, 0xff9b) => v4(g, h),
            (0x2001, 0) => v4(!g, !h),
            _ => None,
        }
    }

    fn of_v6(v6: Ipv6Addr) -> Self {
        v6.to_ipv4_mapped().map_or(Self::V6(v6), Self::V4)
    }

    fn of_url_host<S: AsRef<str>>(host: &url::Host<S>) -> Option<Self> {
        match host {
            url::Host::Ipv4(v4) => Some(Self::V4(*v4)),
            url::Host::Ipv6(v6) => Some(Self::of_v6(*v6)),
            url::Host::Domain(name) => {
                let name = name.as_ref().trim_end_matches('.').to_ascii_lowercase();
                (!name.is_empty()).then_some(Self::Name(name))
            }
        }
    }
}

impl Address {
    /// Reads a text where a tool takes a URL: absolute, protocol-relative (`//host/path`) and
    /// scheme-less (`host/path`) ones all name a host.
    pub(crate) fn read(text: &str) -> Self {
        // The URL standard strips blanks and control characters at the ends.
        let text = text.trim_matches(|c: char| c <= ' ');
        if text.is_empty() {
            return Self::NoHost;
        }
        let text = without_zone(text);
        let text = text.as_ref();
        if let Ok(v6) = text.parse::<Ipv6Addr>() {
            return Self::At(Destination { host: Host::of_v6(v6), port: None });
        }
        let slashes = text.chars().take_while(|c| matches!(c, '/' | '\\')).count();
        if slashes >= 2 {
            return without_scheme(text, &format!("http:{text}"));
        }
        if slashes == 1 || text.starts_with(['?', '#']) {
            return Self::NoHost;
        }
        match absolute(text, 0) {
            Some(address) => address,
            None => without_scheme(text, &format!("http://{text}")),
        }
    }

    /// Reads an absolute URL. `None`: no absolute URL, or one without a host.
    pub(crate) fn of_url(text: &str) -> Option<Destination> {
        absolute(&without_zone(text), 0).and_then(Self::to)
    }

    /// What it names, where it names something.
    pub(crate) fn to(self) -> Option<Destination> {
        match self {
            Self::At(to) => Some(to),
            Self::NoHost | Self::Malformed => None,
        }
    }
}

impl From<Host> for Destination {
    fn from(host: Host) -> Self {
        Self { host, port: None }
    }
}

/// An IPv6 address without its zone: `[fe80::1%25eth0]`, `fe80::1%eth0`.
fn without_zone(text: &str) -> Cow<'_, str> {
    let Some((before, after)) = text.split_once('%') else { return Cow::Borrowed(text) };
    if let Some((_, inside)) = before.rsplit_once('[')
        && inside.parse::<Ipv6Addr>().is_ok()
        && let Some((_, rest)) = after.split_once(']')
    {
        return Cow::Owned(format!("{before}]{rest}"));
    }
    if before.parse::<Ipv6Addr>().is_ok() { Cow::Borrowed(before) } else { Cow::Borrowed(text) }
}

/// Reads an absolute URL; `None` where the text is no absolute URL, so that it may be a scheme-less one.
fn absolute(text: &str, depth: usize) -> Option<Address> {
    let url = match Url::parse(text) {
        Ok(url) => url,
        Err(url::ParseError::RelativeUrlWithoutBase) => return None,
        // `host:port` with a port of no digits is no URL in either reading.
        Err(_) => return Some(Address::Malformed),
    };
    if let Some(host) = url.host() {
        let read = if is_special(url.scheme()) {
            Host::of_url_host(&host)
        } else {
            // Outside the special schemes the standard leaves the host as written; what connects reads it.
            url.host_str().filter(|h| !h.is_empty()).and_then(Host::parse)
        };
        let port = url.port_or_known_default().or_else(|| port_of(url.scheme()));
        return Some(read.map_or(Address::Malformed, |host| Address::At(Destination { host, port })));
    }
    if url.scheme() == "file" || HOSTLESS.contains(&url.scheme()) || !url.cannot_be_a_base() {
        return Some(Address::NoHost);
    }
    // `view-source:https://…`: the URL behind the scheme. `localhost:3000`: no scheme at all.
    if depth < NESTED_URLS && url.path().contains("://") {
        return absolute(url.path(), depth + 1).or(Some(Address::Malformed));
    }
    None
}

/// Reads a URL that was written without its scheme: where it has no port, that is the program's to know.
fn without_scheme(text: &str, url: &str) -> Address {
    match special(url) {
        Address::At(to) if to.port == Some(80) && !text.contains(":80") => {
            Address::At(Destination { port: None, ..to })
        }
        address => address,
    }
}

/// Reads a URL that has a special scheme.
fn special(text: &str) -> Address {
    match Url::parse(text) {
        Ok(url) => match url.host().and_then(|host| Host::of_url_host(&host)) {
            Some(host) => Address::At(Destination { host, port: url.port_or_known_default() }),
            None => Address::Malformed,
        },
        Err(_) => Address::Malformed,
    }
}

/// The port of a scheme that the URL standard does not know.
fn port_of(scheme: &str) -> Option<u16> {
    // `postgresql+psycopg`: what stands before or behind the plus says it; `git+ssh` is ssh.
    let parts = scheme.split('+').filter(|part| scheme == "git" || *part != "git");
    parts.into_iter().find_map(|part| PORTS.iter().find(|(name, _)| *name == part)).map(|(_, port)| *port)
}

/// Ports as registered with IANA.
const PORTS: &[(&str, u16)] = &[
    ("ssh", 22),
    ("sftp", 22),
    ("scp", 22),
    ("telnet", 23),
    ("smtp", 25),
    ("dns", 53),
    ("gopher", 70),
    ("imap", 143),
    ("ldap", 389),
    ("https", 443),
    ("smb", 445),
    ("smtps", 465),
    ("rtsp", 554),
    ("ldaps", 636),
    ("rsync", 873),
    ("ftps", 990),
    ("imaps", 993),
    ("mqtt", 1883),
    ("mysql", 3306),
    ("mariadb", 3306),
    ("svn", 3690),
    ("postgres", 5432),
    ("postgresql", 5432),
    ("amqp", 5672),
    ("redis", 6379),
    ("rediss", 6379),
    ("git", 9418),
    ("mongodb", 27017),
];

fn is_special(scheme: &str) -> bool {
    matches!(scheme, "http" | "https" | "ws" | "wss" | "ftp" | "file")
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => f.write_str(name),
            Self::V4(v4) => v4.fmt(f),
            Self::V6(v6) => write!(f, "[{v6}]"),
        }
    }
}

impl fmt::Display for Destination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.host.fmt(f)?;
        match self.port {
            Some(port) => write!(f, ":{port}"),
            None => Ok(()),
        }
    }
}
