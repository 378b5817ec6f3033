//! Base64, from any phase, and what a literal looks like inside it.

/// The value of a base64 character of either alphabet.
pub(super) const fn value(byte: u8) -> Option<u32> {
    match byte {
        b'A'..=b'Z' => Some((byte - b'A') as u32),
        b'a'..=b'z' => Some((byte - b'a') as u32 + 26),
        b'0'..=b'9' => Some((byte - b'0') as u32 + 52),
        b'+' | b'-' => Some(62),
        b'/' | b'_' => Some(63),
        _ => None,
    }
}

/// The characters of a value: one, or the two alphabets' two.
fn characters(value: u32) -> Vec<u8> {
    let byte = u8::try_from(value & 63).unwrap_or_default();
    match byte {
        0..=25 => vec![b'A' + byte],
        26..=51 => vec![b'a' + byte - 26],
        52..=61 => vec![b'0' + byte - 52],
        62 => vec![b'+', b'-'],
        _ => vec![b'/', b'_'],
    }
}

/// Decodes character by character.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Decoder {
    bits: u32,
    held: u32,
}

impl Decoder {
    /// A decoder whose first byte begins inside its first character: `phase` is the byte's place in its
    /// group of three.
    pub(super) const fn at_phase(phase: u8) -> Self {
        // Of the first character, the bits before the byte (2 at phase 1, 4 at phase 2) belong to its
        // neighbour: counting them as surplus lets the mask in `feed` drop them.
        let held = match phase {
            0 => 0,
            1 => u32::MAX - 1,
            _ => u32::MAX - 3,
        };
        Self { bits: 0, held }
    }

    /// Feeds a value; a byte comes out at most.
    pub(super) fn feed(&mut self, value: u32) -> Option<u8> {
        let held = self.held.wrapping_add(6);
        self.bits = (self.bits << 6 | value) & 0xFFFF;
        if held >= 8 {
            self.held = held - 8;
            let byte = (self.bits >> self.held) & 0xFF;
            return u8::try_from(byte).ok();
        }
        self.held = held;
        self.bits &= (1 << held) - 1;
        None
    }
}

/// Decodes a whole run.
pub(super) fn decode(phase: u8, run: &[u8]) -> Vec<u8> {
    let mut decoder = Decoder::at_phase(phase);
    run.iter().map_while(|byte| value(*byte)).filter_map(|v| decoder.feed(v)).collect()
}

/// The byte before the one that begins in `first`, where `before` holds the run so far.
pub(super) fn byte_before(phase: u8, before: &[u8], first: u8) -> Option<u8> {
    let mut back = before.iter().rev().map_while(|byte| value(*byte));
    let one = back.next()?;
    let now = value(first)?;
    let byte = match phase {
        0 => (back.next()? & 3) << 6 | one,
        1 => one << 2 | now >> 4,
        _ => (one & 15) << 4 | now >> 2,
    };
    u8::try_from(byte & 0xFF).ok()
}

/// Every beginning that `literal` has inside base64 at `phase`, from the first character that holds a bit
/// of it to the last that holds nothing else.
pub(super) fn beginnings(literal: &[u8], phase: u8) -> Vec<Vec<u8>> {
    let before_bits = match phase {
        0 => 0,
        1 => 2,
        _ => 4,
    };
    let mut found = Vec::new();
    for unknown in 0..1_u32 << before_bits {
        let (mut bits, mut held) = (unknown, before_bits);
        let mut variants = vec![Vec::new()];
        for byte in literal {
            bits = bits << 8 | u32::from(*byte);
            held += 8;
            while held >= 6 {
                held -= 6;
                let letters = characters(bits >> held);
                variants = variants
                    .iter()
                    .flat_map(|v: &Vec<u8>| {
                        letters.iter().map(|c| v.iter().copied().chain([*c]).collect::<Vec<u8>>())
                    })
                    .collect();
                bits &= (1 << held) - 1;
            }
        }
        found.extend(variants);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{beginnings, byte_before, decode};

    // "xyzghp_ab" is eHl6Z2hwX2Fi; "xghp_ab" is eGdocF9hYg; "xyghp_ab" is eHlnaHBfYWI.
    #[test]
    fn a_literal_is_seen_and_read_at_each_phase() {
        for (phase, run, at) in [(0, "eHl6Z2hwX2Fi", 4), (1, "eGdocF9hYg", 1), (2, "eHlnaHBfYWI", 2)] {
            let rest = &run.as_bytes()[at..];
            assert!(beginnings(b"ghp_", phase).iter().any(|b| rest.starts_with(b)), "{phase}");
            assert_eq!(decode(phase, rest), b"ghp_ab", "{phase}");
            let before = byte_before(phase, &run.as_bytes()[..at], rest[0]);
            assert_eq!(before, Some([b'z', b'x', b'y'][usize::from(phase)]), "{phase}");
        }
    }
}
