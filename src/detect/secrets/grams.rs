//! The prefilter: which four bytes may begin (or stand inside) something that is looked for.
//!
//! Four bytes, their case folded, are hashed into a bit map that stays in the first cache; only where its bit is set is
//! the exact table asked. That has no state to keep between chunks, and unlike an automaton each position stands
//! for itself.

/// Words of the bit map: 32 KiB.
const SLOTS: usize = 4096;
/// Buckets of the exact table.
const BUCKETS: usize = 1 << 14;

/// Four bytes with their case folded (and a few other bytes with them, alike on both sides).
pub(super) const fn gram(bytes: [u8; 4]) -> u32 {
    u32::from_le_bytes(bytes) | 0x2020_2020
}

const fn hash(gram: u32) -> u32 {
    gram.wrapping_mul(0x9E37_79B1)
}

/// Numbers (of literals) by the four bytes that lead to them.
#[derive(Debug)]
pub(super) struct Grams {
    map: Box<[u64; SLOTS]>,
    /// Where each bucket's entries begin.
    heads: Vec<u32>,
    entries: Vec<(u32, u32)>,
}

impl Grams {
    pub(super) fn new(mut entries: Vec<(u32, u32)>) -> Self {
        let bucket = |gram: u32| (hash(gram) >> 18) as usize;
        entries.sort_unstable_by_key(|(gram, number)| (bucket(*gram), *gram, *number));
        entries.dedup();
        let mut map = Box::new([0; SLOTS]);
        let mut heads = vec![0_u32; BUCKETS + 1];
        for (gram, _) in &entries {
            let slot = hash(*gram) >> 14;
            if let Some(word) = map.get_mut((slot >> 6) as usize & (SLOTS - 1)) {
                *word |= 1_u64 << (slot & 63);
            }
            if let Some(head) = heads.get_mut(bucket(*gram) + 1) {
                *head += 1;
            }
        }
        let mut sum = 0;
        for head in &mut heads {
            sum += *head;
            *head = sum;
        }
        Self { map, heads, entries }
    }

    /// Whether the table may hold these four bytes; in doubt `true`.
    #[inline]
    pub(super) fn may_hold(&self, gram: u32) -> bool {
        let slot = hash(gram) >> 14;
        self.map.get((slot >> 6) as usize & (SLOTS - 1)).is_none_or(|word| word >> (slot & 63) & 1 == 1)
    }

    /// What these four bytes lead to.
    pub(super) fn of(&self, gram: u32) -> impl Iterator<Item = usize> {
        let bucket = (hash(gram) >> 18) as usize;
        let from = self.heads.get(bucket).copied().unwrap_or_default() as usize;
        let to = self.heads.get(bucket + 1).copied().unwrap_or_default() as usize;
        let entries = self.entries.get(from..to).unwrap_or_default();
        entries.iter().filter(move |(own, _)| *own == gram).map(|(_, number)| *number as usize)
    }
}

/// Beginnings of one to three bytes, their case folded. In doubt it says yes.
#[derive(Debug)]
pub(super) struct Beginnings(Box<[u64; 1024]>);

impl Beginnings {
    pub(super) fn new() -> Self {
        Self(Box::new([0; 1024]))
    }

    fn slot(text: &[u8]) -> usize {
        let folded = text.iter().take(3).fold(1_u32, |bits, byte| bits << 8 | u32::from(byte | 0x20));
        (hash(folded) >> 16) as usize
    }

    /// Adds what `text` begins with.
    pub(super) fn add(&mut self, text: &[u8]) {
        for len in 1..=3.min(text.len()) {
            let slot = Self::slot(text.get(..len).unwrap_or_default());
            if let Some(word) = self.0.get_mut(slot >> 6 & 1023) {
                *word |= 1 << (slot & 63);
            }
        }
    }

    pub(super) fn has(&self, text: &[u8]) -> bool {
        let slot = Self::slot(text);
        self.0.get(slot >> 6 & 1023).is_none_or(|word| word >> (slot & 63) & 1 == 1)
    }
}
