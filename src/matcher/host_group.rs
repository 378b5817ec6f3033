//! Groups of hosts with a name: what is not of the public Internet.
//!
//! Sources: the IANA registries of special-purpose IPv4 and IPv6 addresses and of special-use domain names;
//! RFC 6762 appendix G for the top-level names of private networks; the cloud providers' own pages for the
//! addresses of their metadata services.

use super::domain::is_below;
use super::host_range::HostRange;
use super::{Host, PatternError};

/// A group of hosts. An address may belong to several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum HostGroup {
    /// This machine: `127.0.0.0/8`, `::1`, the unspecified address, `localhost` and what is below it.
    Loopback,
    /// A private network: private and shared addresses, names without a dot, and names below the top-level
    /// names that private networks use (`.internal`, `.local`, `.lan`, …).
    Private,
    /// The link: `169.254.0.0/16`, `fe80::/10`.
    LinkLocal,
    /// The metadata services of clouds, which hand out credentials.
    Metadata,
    /// All of these, and every other address that is not of the public Internet (multicast, documentation,
    /// reserved).
    NonPublic,
}

const GROUPS: &[HostGroup] = &[
    HostGroup::Loopback,
    HostGroup::Private,
    HostGroup::LinkLocal,
    HostGroup::Metadata,
    HostGroup::NonPublic,
];

const LOOPBACK: &[HostRange] = &[
    HostRange::v4([127, 0, 0, 0], 8),
    HostRange::v4([0, 0, 0, 0], 32),
    // `::` and `::1`.
    HostRange::v6([0, 0, 0, 0], 127),
];
const LOOPBACK_NAMES: &[&str] =
    &["localhost", "localhost.localdomain", "localhost6", "ip6-localhost", "ip6-loopback"];

const PRIVATE: &[HostRange] = &[
    HostRange::v4([10, 0, 0, 0], 8),
    HostRange::v4([172, 16, 0, 0], 12),
    HostRange::v4([192, 168, 0, 0], 16),
    // Shared between a carrier and its customers, and used by overlay networks.
    HostRange::v4([100, 64, 0, 0], 10),
    HostRange::v6([0xfc00, 0, 0, 0], 7),
    // Site-local: withdrawn, and still routed inside sites.
    HostRange::v6([0xfec0, 0, 0, 0], 10),
];
const PRIVATE_ENDS: &[&str] =
    &["internal", "local", "home.arpa", "localdomain", "intranet", "private", "corp", "home", "lan"];

const LINK_LOCAL: &[HostRange] = &[HostRange::v4([169, 254, 0, 0], 16), HostRange::v6([0xfe80, 0, 0, 0], 10)];

const METADATA: &[HostRange] = &[
    // AWS, Azure, Google Cloud, DigitalOcean, Hetzner, OpenStack and most others.
    HostRange::v4([169, 254, 169, 254], 32),
    // AWS: container and pod credentials.
    HostRange::v4([169, 254, 170, 2], 32),
    HostRange::v4([169, 254, 170, 23], 32),
    // Tencent Cloud, Scaleway.
    HostRange::v4([169, 254, 0, 23], 32),
    HostRange::v4([169, 254, 42, 42], 32),
    // Alibaba Cloud, Oracle Cloud Classic, Azure's wire server.
    HostRange::v4([100, 100, 100, 200], 32),
    HostRange::v4([192, 0, 0, 192], 32),
    HostRange::v4([168, 63, 129, 16], 32),
];
/// `fd00:ec2::254` and `fd00:ec2::23` (AWS), `fd20:ce::254` (Google Cloud), `fd00:42::42` (Scaleway).
const METADATA_V6: &[[u16; 8]] = &[
    [0xfd00, 0xec2, 0, 0, 0, 0, 0, 0x254],
    [0xfd00, 0xec2, 0, 0, 0, 0, 0, 0x23],
    [0xfd20, 0xce, 0, 0, 0, 0, 0, 0x254],
    [0xfd00, 0x42, 0, 0, 0, 0, 0, 0x42],
];
const METADATA_NAMES: &[&str] = &[
    "metadata",
    "metadata.google.internal",
    "metadata.goog",
    "instance-data",
    "instance-data.ec2.internal",
    "metadata.tencentyun.com",
    "metadata.azure.internal",
    "metadata.platformequinix.com",
];

/// Besides the groups above.
const NON_PUBLIC: &[HostRange] = &[
    HostRange::v4([0, 0, 0, 0], 8),
    HostRange::v4([192, 0, 0, 0], 24),
    HostRange::v4([192, 0, 2, 0], 24),
    HostRange::v4([198, 18, 0, 0], 15),
    HostRange::v4([198, 51, 100, 0], 24),
    HostRange::v4([203, 0, 113, 0], 24),
    // Multicast, reserved, broadcast.
    HostRange::v4([224, 0, 0, 0], 3),
    HostRange::v6([0x100, 0, 0, 0], 64),
    HostRange::v6([0x64, 0xff9b, 1, 0], 48),
    HostRange::v6([0x2001, 0xdb8, 0, 0], 32),
    HostRange::v6([0x3fff, 0, 0, 0], 20),
    HostRange::v6([0xff00, 0, 0, 0], 8),
];

impl HostGroup {
    /// Its name, as files write it behind `group:`.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Loopback => "loopback",
            Self::Private => "private",
            Self::LinkLocal => "link-local",
            Self::Metadata => "metadata",
            Self::NonPublic => "non-public",
        }
    }

    /// Reads a name.
    ///
    /// # Errors
    /// A name that no group has.
    pub(super) fn parse(name: &str) -> Result<Self, PatternError> {
        let known = GROUPS.iter().find(|group| group.name() == name.replace('_', "-"));
        known.copied().ok_or_else(|| {
            PatternError::new(
                format!("there is no group `{name}`"),
                "write `group:loopback`, `group:private`, `group:link-local`, `group:metadata`, or \
                 `group:non-public` for all of these",
            )
        })
    }

    /// Whether a host belongs to it.
    pub(super) fn covers(self, host: &Host) -> bool {
        if let Host::Name(name) = host {
            return self.covers_name(name);
        }
        self.ranges().any(|range| range.contains(host))
            || (matches!(self, Self::Metadata)
                && matches!(host, Host::V6(v6) if METADATA_V6.contains(&v6.segments())))
    }

    /// Whether an IPv4 address that begins so may belong to it.
    pub(super) fn may_begin(self, head: &str) -> bool {
        self.ranges().any(|range| range.may_begin(head))
    }

    /// Whether every name that ends so (`.internal`) belongs to it.
    pub(super) fn covers_names_below(self, tail: &str) -> bool {
        tail.starts_with('.') && self.covers_name(&format!("x{tail}"))
    }

    fn covers_name(self, name: &str) -> bool {
        match self {
            Self::Loopback => LOOPBACK_NAMES.contains(&name) || is_below(name, "localhost"),
            Self::Private => {
                !Self::Loopback.covers_name(name)
                    && (!name.contains('.') || PRIVATE_ENDS.iter().any(|end| is_below(name, end)))
            }
            Self::LinkLocal => false,
            Self::Metadata => METADATA_NAMES.contains(&name),
            Self::NonPublic => {
                [Self::Loopback, Self::Private, Self::Metadata].iter().any(|g| g.covers_name(name))
            }
        }
    }

    fn ranges(self) -> impl Iterator<Item = HostRange> {
        let lists: &[&[HostRange]] = match self {
            Self::Loopback => &[LOOPBACK],
            Self::Private => &[PRIVATE],
            Self::LinkLocal => &[LINK_LOCAL],
            Self::Metadata => &[METADATA],
            Self::NonPublic => &[LOOPBACK, PRIVATE, LINK_LOCAL, METADATA, NON_PUBLIC],
        };
        lists.iter().flat_map(|list| list.iter().copied())
    }
}
