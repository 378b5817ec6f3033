//! Patterns over hosts (`formats.md` 3, `domain`; `checks.md` 1, `allowed_domains`).
//!
//! | written | covers |
//! | --- | --- |
//! | `example.com` | the host and its subdomains |
//! | `*.example.com` | its subdomains alone |
//! | `10.1.2.3`, `[fd00::1]`, `fd00::1` | the address, however it is spelt |
//! | `10.0.0.0/8`, `[fc00::]/7` | the range |
//! | `group:private` | a group of addresses and names: `host_group` says which |
//! | `*` | every host |
//! | `example.com:8443`, `*:22`, `10.0.0.0/8:443`, `[fd00::1]:80`, `group:private:6379` | the same at that port |
//!
//! Names are not resolved: what a name of the public DNS leads to (`127.0.0.1.nip.io`) is not looked up.

use std::fmt;

use super::host_group::HostGroup;
use super::host_range::HostRange;
use super::{Address, Destination, Host, PatternError};

/// A pattern over hosts and ports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct DomainPattern {
    hosts: Hosts,
    /// `None`: every port.
    port: Option<u16>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Hosts {
    /// Every host.
    Any,
    /// This host and, where it is a name, every subdomain.
    Host(Host),
    /// The subdomains of this name, without itself.
    Below(String),
    Range(HostRange),
    Group(HostGroup),
}

/// Whether a pattern covers a destination, read for a gate that stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Cover {
    No,
    /// The host is covered, and the port is not known.
    Maybe,
    Yes,
}

impl DomainPattern {
    /// Compiles a pattern.
    ///
    /// # Errors
    /// A pattern that is no host, range or group, with what to write instead.
    pub(crate) fn parse(text: &str) -> Result<Self, PatternError> {
        let (hosts, port) = split_port(text)?;
        Ok(Self { hosts: hosts_of(text, hosts)?, port })
    }

    /// Whether it covers a destination, for a gate that stops, holds, warns or records: an IPv6 address that
    /// carries an IPv4 one counts as both.
    pub(crate) fn meets(&self, to: &Destination) -> Cover {
        let carried = || to.host.carried().is_some_and(|v4| self.hosts.covers(&Host::V4(v4)));
        if !self.hosts.covers(&to.host) && !carried() {
            return Cover::No;
        }
        match (self.port, to.port) {
            (None, _) => Cover::Yes,
            (Some(_), None) => Cover::Maybe,
            (Some(wanted), Some(port)) if wanted == port => Cover::Yes,
            (Some(_), Some(_)) => Cover::No,
        }
    }

    /// Whether it covers a destination with certainty: for `allow`, `not` and `allowed_domains`.
    pub(crate) fn covers(&self, to: &Destination) -> bool {
        self.hosts.covers(&to.host) && self.port.is_none_or(|port| to.port == Some(port))
    }

    /// Whether a host of which only the beginning and the end are known may be covered
    /// (`$X.evil.example`, `10.0.0.$I`). Where nothing is known of it, only `*` covers it.
    pub(crate) fn may_cover(&self, head: &str, tail: &str) -> bool {
        let name = |name: &str| {
            !tail.trim_matches('.').is_empty()
                && (name.ends_with(tail)
                    || name == tail
                    || is_below(tail, name)
                    || tail == format!(".{name}"))
        };
        match &self.hosts {
            Hosts::Any => true,
            Hosts::Host(Host::Name(host)) | Hosts::Below(host) => name(host),
            Hosts::Host(Host::V4(v4)) => HostRange::of_v4(*v4).may_begin(head),
            Hosts::Host(Host::V6(_)) => false,
            Hosts::Range(range) => range.may_begin(head),
            Hosts::Group(group) => group.may_begin(head) || group.covers_names_below(tail),
        }
    }

    /// Whether it tells ports apart.
    pub(crate) const fn has_port(&self) -> bool {
        self.port.is_some()
    }
}

impl Hosts {
    fn covers(&self, host: &Host) -> bool {
        match (self, host) {
            (Self::Any, _) => true,
            (Self::Host(Host::Name(pattern)), Host::Name(name)) => name == pattern || is_below(name, pattern),
            (Self::Host(pattern), host) => pattern == host,
            (Self::Below(pattern), Host::Name(name)) => is_below(name, pattern),
            (Self::Below(_), _) => false,
            (Self::Range(range), host) => range.contains(host),
            (Self::Group(group), host) => group.covers(host),
        }
    }
}

impl fmt::Display for DomainPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.hosts {
            Hosts::Any => f.write_str("*"),
            Hosts::Host(host) => host.fmt(f),
            Hosts::Below(name) => write!(f, "*.{name}"),
            Hosts::Range(range) => range.fmt(f),
            Hosts::Group(group) => write!(f, "group:{}", group.name()),
        }?;
        self.port.map_or(Ok(()), |port| write!(f, ":{port}"))
    }
}

/// Takes the port off a pattern's end.
fn split_port(text: &str) -> Result<(&str, Option<u16>), PatternError> {
    let Some((hosts, port)) = text.rsplit_once(':') else { return Ok((text, None)) };
    // Colons of an IPv6 address that has no brackets, or of `group:`.
    let closed =
        !hosts.contains(':') || hosts.ends_with(']') || hosts.contains('/') || hosts.starts_with("group:");
    if !closed || hosts == "group" || port.contains(']') {
        return Ok((text, None));
    }
    if hosts.contains("://") || port.starts_with("//") || port.contains('/') {
        return Ok((text, None));
    }
    match port.parse::<u16>() {
        Ok(number) if number > 0 && port.bytes().all(|b| b.is_ascii_digit()) && !hosts.is_empty() => {
            Ok((hosts, Some(number)))
        }
        _ if hosts.is_empty() => Err(PatternError::new(
            format!("`{text}` names no host"),
            format!("write `*:{port}` for every host at that port"),
        )),
        _ => Err(PatternError::new(
            format!("`{text}` has no port that there is"),
            format!("write a number from 1 to 65535, or `{hosts}` for every port"),
        )),
    }
}

fn hosts_of(text: &str, hosts: &str) -> Result<Hosts, PatternError> {
    if hosts == "*" {
        return Ok(Hosts::Any);
    }
    if let Some(name) = hosts.strip_prefix("group:") {
        return HostGroup::parse(name).map(Hosts::Group);
    }
    if let Some(name) = hosts.strip_prefix('@') {
        return Err(match HostGroup::parse(name) {
            Ok(_) => PatternError::new(format!("`{text}` is no domain"), format!("write `group:{name}`")),
            Err(_) => bad(text),
        });
    }
    if let Some(range) = HostRange::parse(hosts) {
        return range.map(Hosts::Range);
    }
    if let Some(name) = hosts.strip_prefix("*.") {
        return match Host::parse(name) {
            Some(Host::Name(name)) if !name.contains('*') => Ok(Hosts::Below(name)),
            _ => Err(bad(text)),
        };
    }
    if let Some(name) = hosts.strip_prefix('.') {
        return Err(PatternError::new(
            format!("`{text}` is no domain"),
            format!("write `{name}`, which covers its subdomains too, or `*.{name}` for these alone"),
        ));
    }
    if HostGroup::parse(hosts).is_ok() {
        return Err(PatternError::new(
            format!("`{text}` may be a group or a host of that name"),
            format!("write `group:{hosts}` for the group, `{hosts}.` for the host"),
        ));
    }
    match Host::parse(hosts) {
        Some(host) if !hosts.contains('*') && !hosts.contains(char::is_whitespace) => Ok(Hosts::Host(host)),
        _ => Err(bad(text)),
    }
}

pub(super) fn is_below(name: &str, parent: &str) -> bool {
    name.strip_suffix(parent).is_some_and(|rest| rest.len() > 1 && rest.ends_with('.'))
}

fn bad(text: &str) -> PatternError {
    let help = match Address::read(text) {
        Address::At(to) if !to.host.to_string().contains('*') && !text.starts_with('@') => {
            format!("write the host alone: `{}`", to.host)
        }
        _ => "write a host such as `example.com` (its subdomains are covered), `*.example.com` for \
              subdomains alone, an IP address, a range such as `10.0.0.0/8` or `[fc00::]/7`, a group such as \
              `group:private`, or `*` for every host; `:443` at the end is the port"
            .to_owned(),
    };
    PatternError::new(format!("`{text}` is no domain"), help)
}
