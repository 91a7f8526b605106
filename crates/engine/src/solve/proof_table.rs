//! The proof table: what a solver has proven about positions, in memory of a fixed size.

/// A number that is known to lie in a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub(super) least: i16,
    pub(super) most: i16,
}

impl Bounds {
    pub(super) const ANY: Bounds = Bounds { least: i16::MIN, most: i16::MAX };

    /// The intersection.
    pub(super) fn and(self, other: Bounds) -> Bounds {
        Bounds { least: self.least.max(other.least), most: self.most.min(other.most) }
    }
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProofEntry {
    pub(super) bounds: Bounds,
    /// The low bits of the move that decided last.
    m: u32,
}

impl ProofEntry {
    const UNKNOWN: ProofEntry = ProofEntry { bounds: Bounds::ANY, m: NO_MOVE };

    /// Whether a move may be the one that decided last.
    pub(super) fn suggests(self, bits: u32) -> bool {
        self.m != NO_MOVE && bits & MOVE_MASK == self.m
    }
}

/// Entries that share a cache line; a position may be in any of them.
const WAYS: usize = 4;

/// Bits of a move that are kept. Moves that share them are only tried in another order.
const MOVE_MASK: u32 = (1 << 24) - 1;

/// No move: the one number moves are not reduced to, or at worst one more that is not suggested.
const NO_MOVE: u32 = MOVE_MASK;

/// Pairs of words: a key, and what is known packed into 64 bits.
pub(super) struct ProofTable {
    words: Vec<u64>,
    buckets: usize,
}

impl ProofTable {
    /// A table of about this many bytes, at least one bucket. Memory that stays unused costs nothing.
    pub(super) fn new(bytes: usize) -> ProofTable {
        let buckets = (bytes / (16 * WAYS)).max(1);
        ProofTable { words: vec![0; buckets * 2 * WAYS], buckets }
    }

    pub(super) fn get(&self, key: u64) -> ProofEntry {
        let bucket = &self.words[self.range(key)];
        let found = bucket.chunks_exact(2).find(|slot| slot[0] == key && slot[1] != 0);
        found.map_or(ProofEntry::UNKNOWN, |slot| unpack(slot[1]))
    }

    /// Adds to what is known about a position. `work` says how many positions it took: what was
    /// cheap is forgotten first.
    pub(super) fn put(&mut self, key: u64, bounds: Bounds, m: Option<u32>, work: u64) {
        let range = self.range(key);
        let slots = self.words[range].chunks_exact_mut(2);
        let slot = slots
            .min_by_key(|slot| if slot[0] == key { 0 } else { slot[1] >> 56 })
            .expect("a bucket has slots");
        let known =
            if slot[0] == key && slot[1] != 0 { unpack(slot[1]) } else { ProofEntry::UNKNOWN };
        let m = m.map_or(known.m, |bits| bits & MOVE_MASK);
        let entry = ProofEntry { bounds: known.bounds.and(bounds), m };
        slot[0] = key;
        slot[1] = pack(entry, 1 + work.checked_ilog2().unwrap_or(0));
    }

    /// The words of a key's bucket: chosen by its high bits, scaled to any number of buckets.
    fn range(&self, key: u64) -> std::ops::Range<usize> {
        let bucket = ((u128::from(key) * self.buckets as u128) >> 64) as usize;
        bucket * 2 * WAYS..(bucket + 1) * 2 * WAYS
    }
}

/// From the lowest bit: least 16, most 16, move 24, work 8; the work is never 0.
fn pack(entry: ProofEntry, work: u32) -> u64 {
    let Bounds { least, most } = entry.bounds;
    u64::from(least as u16)
        | u64::from(most as u16) << 16
        | u64::from(entry.m) << 32
        | u64::from(work) << 56
}

fn unpack(data: u64) -> ProofEntry {
    let bounds = Bounds { least: data as u16 as i16, most: (data >> 16) as u16 as i16 };
    ProofEntry { bounds, m: (data >> 32) as u32 & MOVE_MASK }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_added_to_what_is_known() {
        let mut table = ProofTable::new(1 << 12);
        assert_eq!(table.get(7), ProofEntry::UNKNOWN);
        table.put(7, Bounds { least: -3, most: i16::MAX }, Some(0x12_3456), 10);
        table.put(7, Bounds { least: i16::MIN, most: 5 }, None, 1);
        let entry = table.get(7);
        assert_eq!(entry.bounds, Bounds { least: -3, most: 5 });
        assert!(entry.suggests(0x12_3456) && !entry.suggests(0x12_3457));
    }

    #[test]
    fn what_was_cheap_is_forgotten_first() {
        let mut table = ProofTable::new(0);
        for key in 1..=4 {
            table.put(key, Bounds { least: 0, most: 1 }, None, 1 << key);
        }
        table.put(5, Bounds { least: 0, most: 1 }, None, 100);
        assert_eq!(table.get(1), ProofEntry::UNKNOWN);
        assert!((2..=5).all(|key| table.get(key) != ProofEntry::UNKNOWN));
    }
}
