//! Ranges of IP addresses: `10.0.0.0/8`, `[fc00::]/7`.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use super::{Host, PatternError};

/// A range of addresses: those whose first `bits` bits are the base's. IPv4 is kept as IPv4-mapped IPv6, so
/// that `[::ffff:0:0]/96` covers every IPv4 address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct HostRange {
    base: u128,
    bits: u32,
}

/// Where IPv4 lies in IPv6.
const MAPPED: u128 = 0xffff_0000_0000;

impl HostRange {
    /// A range of IPv4 addresses.
    pub(super) const fn v4(base: [u8; 4], bits: u32) -> Self {
        Self { base: MAPPED | u32::from_be_bytes(base) as u128, bits: bits + 96 }
    }

    /// A range of IPv6 addresses, by the first segments of its base.
    pub(super) const fn v6(high: [u16; 4], bits: u32) -> Self {
        let [a, b, c, d] = high;
        let base = (a as u128) << 112 | (b as u128) << 96 | (c as u128) << 80 | (d as u128) << 64;
        Self { base, bits }
    }

    /// One IPv4 address.
    pub(super) const fn of_v4(v4: Ipv4Addr) -> Self {
        Self::v4(v4.octets(), 32)
    }

    /// Reads a range; `None` where the text is none: no address stands before its slash.
    pub(super) fn parse(text: &str) -> Option<Result<Self, PatternError>> {
        let (address, bits) = text.split_once('/')?;
        let bare = address.strip_prefix('[').and_then(|a| a.strip_suffix(']')).unwrap_or(address);
        let numeric = !bare.is_empty() && bare.bytes().all(|b| b.is_ascii_digit() || b == b'.');
        let Ok(ip) = bare.parse::<IpAddr>() else {
            return numeric.then(|| {
                Err(PatternError::new(
                    format!("`{text}` is no range of addresses"),
                    "write all four numbers, such as `10.0.0.0/8`",
                ))
            });
        };
        let (base, most, before) = match ip {
            IpAddr::V4(v4) => (MAPPED | u128::from(u32::from(v4)), 32, 96),
            IpAddr::V6(v6) => (u128::from(v6), 128, 0),
        };
        let own = bits.parse::<u32>().ok().filter(|n| *n <= most && bits.bytes().all(|b| b.is_ascii_digit()));
        let Some(own) = own else {
            return Some(Err(PatternError::new(
                format!("`{text}` is no range of addresses"),
                format!("the number behind the slash is how many of the {most} bits are fixed: 0 to {most}"),
            )));
        };
        let range = Self { base, bits: own + before };
        let first = Self { base: base & range.mask(), ..range };
        Some(if first == range {
            Ok(range)
        } else {
            Err(PatternError::new(
                format!("`{text}` does not begin where its range does"),
                format!("write `{first}` for the range, or `{ip}` for the address alone"),
            ))
        })
    }

    const fn mask(self) -> u128 {
        if self.bits == 0 { 0 } else { u128::MAX << (128 - self.bits) }
    }

    /// Whether an address lies in it; a name never does.
    pub(super) fn contains(self, host: &Host) -> bool {
        let address = match host {
            Host::V4(v4) => MAPPED | u128::from(u32::from(*v4)),
            Host::V6(v6) => u128::from(*v6),
            Host::Name(_) => return false,
        };
        address & self.mask() == self.base
    }

    /// Whether an IPv4 address that begins so (`10.0.`) may lie in it.
    pub(super) fn may_begin(self, head: &str) -> bool {
        let Some((known, _)) = head.rsplit_once('.') else { return false };
        let octets: Option<Vec<u8>> = known.split('.').map(|octet| octet.parse().ok()).collect();
        let Some(octets) = octets.filter(|octets| octets.len() < 4) else { return false };
        let bits = u32::try_from(octets.len() * 8).unwrap_or(32);
        let base =
            octets.iter().chain([&0; 4]).take(4).fold(0_u128, |all, octet| all << 8 | u128::from(*octet));
        let other = Self { base: MAPPED | base, bits: bits + 96 };
        // Two ranges meet where the wider one holds the other's first address.
        let (wide, narrow) = if self.bits < other.bits { (self, other) } else { (other, self) };
        narrow.base & wide.mask() == wide.base
    }
}

impl fmt::Display for HostRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let base = Ipv6Addr::from(self.base);
        match base.to_ipv4_mapped().filter(|_| self.bits >= 96) {
            Some(v4) => write!(f, "{v4}/{}", self.bits - 96),
            None => write!(f, "[{base}]/{}", self.bits),
        }
    }
}
