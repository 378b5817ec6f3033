//! HMAC-SHA-256: a hash that tells nothing of a short or guessable text to who does not have the key.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// The system gives no random bytes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the system gives no random bytes: {0}")]
pub(crate) struct NoRandomness(pub(crate) String);

/// `N` random bytes from the system.
pub(crate) fn random_bytes<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| NoRandomness(error.to_string()))?;
    Ok(bytes)
}

/// HMAC-SHA-256 with one key. Equal texts have equal hashes under one key, and only there.
#[derive(Clone)]
pub(crate) struct KeyedHash(Hmac<Sha256>);

impl KeyedHash {
    /// With this key.
    pub(crate) fn new(key: &[u8; 32]) -> Self {
        // HMAC pads a key that is shorter than a block with zeros: this is the same hash, and infallible.
        let mut block = [0; 64];
        for (to, from) in block.iter_mut().zip(key) {
            *to = *from;
        }
        Self(Hmac::new(&block.into()))
    }

    /// With a key that nobody knows and that dies with this value.
    pub(crate) fn random() -> Result<Self, NoRandomness> {
        Ok(Self::new(&random_bytes()?))
    }

    /// The hash of these bytes.
    pub(crate) fn hash(&self, bytes: &[u8]) -> [u8; 32] {
        self.0.clone().chain_update(bytes).finalize().into_bytes().into()
    }

    /// The hash of these parts, each with its length before it: no two lists of parts share a text.
    pub(crate) fn hash_parts(&self, parts: &[&[u8]]) -> [u8; 32] {
        let mut text = Vec::with_capacity(parts.iter().map(|part| part.len() + 8).sum());
        for part in parts {
            text.extend_from_slice(&(part.len() as u64).to_be_bytes());
            text.extend_from_slice(part);
        }
        self.hash(&text)
    }
}

impl fmt::Debug for KeyedHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyedHash(…)")
    }
}

/// Bytes in lower-case hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |n: u8| char::from_digit(u32::from(n), 16).unwrap_or('0');
    let mut out = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        out.push(digit(byte >> 4));
        out.push(digit(byte & 15));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 4231, test case 2, whose key is padded with zeros as HMAC does.
    #[test]
    fn it_is_hmac_sha_256() {
        let mut key = [0; 32];
        key[..4].copy_from_slice(b"Jefe");
        assert_eq!(
            hex(&KeyedHash::new(&key).hash(b"what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }

    #[test]
    fn parts_do_not_run_together() {
        let hash = KeyedHash::new(&[7; 32]);
        assert_ne!(hash.hash_parts(&[b"ab", b"c"]), hash.hash_parts(&[b"a", b"bc"]));
        assert_ne!(hash.hash_parts(&[b"ab"]), hash.hash_parts(&[b"ab", b""]));
    }

    #[test]
    fn the_key_is_never_shown_and_random_keys_differ() {
        let (one, other) = (KeyedHash::random().unwrap(), KeyedHash::random().unwrap());
        assert_ne!(one.hash(b"x"), other.hash(b"x"));
        assert_eq!(format!("{one:?}"), "KeyedHash(…)");
    }
}
