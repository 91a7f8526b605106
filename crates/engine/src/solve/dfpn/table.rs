//! The table of a df-pn search: proof and disproof numbers of positions, in memory of a fixed size.
//!
//! Buckets of four; what took the least work is replaced first, so that results of large trees stay and those of
//! small ones share what is left (D. M. Breuker, J. W. H. M. Uiterwijk and H. J. van den Herik, *Replacement schemes
//! and two-level tables*, 1996; A. Nagai, *Df-pn algorithm for searching AND/OR trees and its applications*, 2002).

/// A proof or disproof number that no work reaches: the position is settled the other way.
pub(super) const INFINITE: u32 = (1 << 28) - 1;

/// Entries that share a cache line; a position may be in any of them.
const WAYS: usize = 4;

/// What is known about a position: can the attacker force a win?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// Not known yet: proof and disproof number.
    Open { pn: u32, dn: u32 },
    /// He can, within so many plies; by this move if it is his turn.
    Proven { plies: u16, m: u32 },
    /// He cannot; this move prevents it if it is not his turn.
    Disproven { m: u32 },
    /// He cannot unless a position that stood on the board before may come back: true on the way the position was
    /// reached, not proven for others. Counts within one round of the search.
    Provisional { m: u32, round: u8 },
}

const OPEN: u64 = 0;
const PROVEN: u64 = 1;
const DISPROVEN: u64 = 2;
const PROVISIONAL: u64 = 3;

impl Entry {
    /// From the lowest bit: kind 2, work 6, then two numbers of 28, or a move of 32, plies of 16 and a round of 8.
    fn pack(self, work: u64) -> u64 {
        let rest = match self {
            Entry::Open { pn, dn } => OPEN | u64::from(pn) << 8 | u64::from(dn) << 36,
            Entry::Proven { plies, m } => PROVEN | u64::from(m) << 8 | u64::from(plies) << 40,
            Entry::Disproven { m } => DISPROVEN | u64::from(m) << 8,
            Entry::Provisional { m, round } => {
                PROVISIONAL | u64::from(m) << 8 | u64::from(round) << 56
            }
        };
        rest | work << 2
    }

    fn unpack(data: u64) -> Entry {
        let m = (data >> 8) as u32;
        match data & 3 {
            OPEN => Entry::Open {
                pn: (data >> 8) as u32 & INFINITE,
                dn: (data >> 36) as u32 & INFINITE,
            },
            PROVEN => Entry::Proven { plies: (data >> 40) as u16, m },
            DISPROVEN => Entry::Disproven { m },
            _ => Entry::Provisional { m, round: (data >> 56) as u8 },
        }
    }

    /// Whether nothing can change it any more.
    fn is_settled(self) -> bool {
        matches!(self, Entry::Proven { .. } | Entry::Disproven { .. })
    }
}

/// What a search by proof numbers knows, kept between searches of the same position if it is wanted.
pub struct ProofNumbers {
    words: Vec<u64>,
    buckets: usize,
    filled: usize,
    /// Provisional disproofs of other rounds do not count.
    pub(super) round: u8,
}

impl ProofNumbers {
    /// A table of about this many bytes, at least one bucket. Memory that stays unused costs nothing.
    pub fn new(bytes: usize) -> ProofNumbers {
        let buckets = (bytes / (16 * WAYS)).max(1);
        ProofNumbers { words: vec![0; buckets * 2 * WAYS], buckets, filled: 0, round: 0 }
    }

    /// How many thousandths of it are in use.
    pub fn permille(&self) -> u32 {
        (self.filled as u64 * 1000 / (self.words.len() as u64 / 2)) as u32
    }

    /// All that it knows, as pairs of a key and a packed entry.
    pub fn entries(&self) -> impl Iterator<Item = [u64; 2]> {
        self.words.chunks_exact(2).filter(|slot| slot[1] != 0).map(|slot| [slot[0], slot[1]])
    }

    /// Adds an entry of [`entries`](ProofNumbers::entries) of a table of any size.
    pub fn insert(&mut self, [key, data]: [u64; 2]) {
        if work_of(data) > 0 {
            self.put_packed(key, data);
        }
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let bucket = &self.words[self.range(key)];
        let found = bucket.chunks_exact(2).find(|slot| slot[0] == key && slot[1] != 0);
        found.map(|slot| Entry::unpack(slot[1]))
    }

    /// Replaces what is known about a position, unless that is settled and the new entry is not. `work` says how many
    /// positions it took.
    pub(super) fn put(&mut self, key: u64, entry: Entry, work: u64) {
        let log = 1 + work.checked_ilog2().unwrap_or(0).min(60);
        self.put_packed(key, entry.pack(log.into()));
    }

    fn put_packed(&mut self, key: u64, data: u64) {
        let range = self.range(key);
        let slots = self.words[range].chunks_exact_mut(2);
        let rank = |slot: &&mut [u64]| match slot[1] {
            0 => 1,
            _ if slot[0] == key => 0,
            old => 2 + work_of(old),
        };
        let slot = slots.min_by_key(rank).expect("a bucket has slots");
        let known = slot[1] != 0 && slot[0] == key;
        self.filled += usize::from(slot[1] == 0);
        let (old, new) = (Entry::unpack(slot[1]), Entry::unpack(data));
        if known && old.is_settled() && !new.is_settled() {
            return;
        }
        let work = if known { work_of(slot[1]).max(work_of(data)) } else { work_of(data) };
        slot[0] = key;
        slot[1] = data & !(63 << 2) | work << 2;
    }

    /// The words of a key's bucket: chosen by its high bits, scaled to any number of buckets.
    fn range(&self, key: u64) -> std::ops::Range<usize> {
        let bucket = ((u128::from(key) * self.buckets as u128) >> 64) as usize;
        bucket * 2 * WAYS..(bucket + 1) * 2 * WAYS
    }
}

fn work_of(data: u64) -> u64 {
    data >> 2 & 63
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_come_back_as_they_were_put() {
        let mut table = ProofNumbers::new(1 << 12);
        let entries = [
            Entry::Open { pn: INFINITE - 1, dn: 7 },
            Entry::Proven { plies: 513, m: u32::MAX },
            Entry::Disproven { m: 0x1234_5678 },
            Entry::Provisional { m: 9, round: 255 },
        ];
        for (key, entry) in (1..).zip(entries) {
            assert_eq!(table.get(key << 40), None);
            table.put(key << 40, entry, 1 << key);
            assert_eq!(table.get(key << 40), Some(entry));
        }
        let mut copy = ProofNumbers::new(0);
        table.entries().for_each(|entry| copy.insert(entry));
        assert_eq!(copy.entries().count(), 4);
        assert_eq!(copy.get(2 << 40), Some(entries[1]));
        assert_eq!(copy.permille(), 1000);
    }

    #[test]
    fn what_is_settled_stays_and_what_was_cheap_goes_first() {
        let mut table = ProofNumbers::new(0);
        for key in 1..=4 {
            table.put(key, Entry::Disproven { m: 0 }, 1 << key);
        }
        table.put(2, Entry::Open { pn: 1, dn: 1 }, 1 << 20);
        assert_eq!(table.get(2), Some(Entry::Disproven { m: 0 }));
        table.put(5, Entry::Open { pn: 1, dn: 1 }, 1 << 20);
        assert_eq!(table.get(1), None);
        assert!((2..=5).all(|key| table.get(key).is_some()));
    }
}
