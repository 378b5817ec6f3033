//! Hosts as the URL standard reads them, and the patterns over them (`checks.md` 1, "Hosts").

use std::fmt;
use std::net::{Ipv4Addr, Ipv6Addr};

use url::Url;

use super::PatternError;

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

/// What a text names where a URL is expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Address {
    /// A host.
    At(Host),
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

    /// Reads an absolute URL's host. `None`: no absolute URL, or one without a host.
    pub(crate) fn of_url(text: &str) -> Option<Self> {
        match absolute(text, 0) {
            Some(Address::At(host)) => Some(host),
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
        let slashes = text.chars().take_while(|c| matches!(c, '/' | '\\')).count();
        if slashes >= 2 {
            return special(&format!("http:{text}"));
        }
        if slashes == 1 || text.starts_with(['?', '#']) {
            return Self::NoHost;
        }
        match absolute(text, 0) {
            Some(address) => address,
            None => special(&format!("http://{text}")),
        }
    }

    /// The host, where there is one.
    pub(crate) fn host(self) -> Option<Host> {
        match self {
            Self::At(host) => Some(host),
            Self::NoHost | Self::Malformed => None,
        }
    }
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
        return Some(read.map_or(Address::Malformed, Address::At));
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

/// Reads a URL that has a special scheme.
fn special(text: &str) -> Address {
    match Url::parse(text) {
        Ok(url) => url.host().and_then(|h| Host::of_url_host(&h)).map_or(Address::Malformed, Address::At),
        Err(_) => Address::Malformed,
    }
}

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

/// A pattern over hosts: `example.com` (its subdomains too), `*.example.com` (these alone), an IP
/// address, `localhost`, `*` (every host).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum DomainPattern {
    /// Every host.
    Any,
    /// This host and, where it is a name, every subdomain.
    Host(Host),
    /// The subdomains of this name, without itself.
    Below(String),
}

impl DomainPattern {
    /// Compiles a pattern.
    ///
    /// # Errors
    /// A pattern that is no host, with what to write instead.
    pub(crate) fn parse(text: &str) -> Result<Self, PatternError> {
        if text == "*" {
            return Ok(Self::Any);
        }
        if let Some(name) = text.strip_prefix("*.") {
            return match Host::parse(name) {
                Some(Host::Name(name)) if !name.contains('*') => Ok(Self::Below(name)),
                _ => Err(bad(text)),
            };
        }
        if let Some(name) = text.strip_prefix('.') {
            return Err(PatternError::new(
                format!("`{text}` is no domain"),
                format!("write `{name}`, which covers its subdomains too, or `*.{name}` for these alone"),
            ));
        }
        match Host::parse(text) {
            Some(host) if !text.contains('*') && !text.contains(char::is_whitespace) => Ok(Self::Host(host)),
            _ => Err(bad(text)),
        }
    }

    /// Whether it covers a host.
    pub(crate) fn matches(&self, host: &Host) -> bool {
        match (self, host) {
            (Self::Any, _) => true,
            (Self::Host(Host::Name(pattern)), Host::Name(name)) => name == pattern || is_below(name, pattern),
            (Self::Host(pattern), host) => pattern == host,
            (Self::Below(pattern), Host::Name(name)) => is_below(name, pattern),
            (Self::Below(_), _) => false,
        }
    }
}

impl fmt::Display for DomainPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("*"),
            Self::Host(host) => host.fmt(f),
            Self::Below(name) => write!(f, "*.{name}"),
        }
    }
}

fn is_below(name: &str, parent: &str) -> bool {
    name.strip_suffix(parent).is_some_and(|rest| rest.len() > 1 && rest.ends_with('.'))
}

fn bad(text: &str) -> PatternError {
    let help = match Address::read(text) {
        Address::At(host) if !host.to_string().contains('*') => {
            format!("write the host alone: `{host}`")
        }
        _ => "write a host such as `example.com` (its subdomains are covered), `*.example.com` for \
              subdomains alone, an IP address, or `*` for every host"
            .to_owned(),
    };
    PatternError::new(format!("`{text}` is no domain"), help)
}
