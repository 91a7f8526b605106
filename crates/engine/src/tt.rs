//! The transposition table, shared by all threads without locks (R. Hyatt and T. Mann, *A lock-less
//! transposition-table implementation for parallel search*, 2002).

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::eval_cache::EvalCache;
use crate::ordering::MoveOrdering;

/// What a stored value means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The value is the stored one.
    Exact,
    /// The position is worth at least this.
    Lower,
    /// The position is worth at most this.
    Upper,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TtEntry {
    /// The best move found. A suspect: play it only if it is generated.
    pub(crate) m: Option<u32>,
    pub(crate) value: i32,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
    /// Whether no evaluation went into the value: it is true at any depth.
    pub(crate) proven: bool,
    /// Whether it was stored by an earlier search, which knew less of the game so far.
    pub(crate) is_old: bool,
}

/// Deepest depth an entry can tell.
pub(crate) const MAX_DEPTH: u8 = 127;

/// Entries that share a cache line; a position may be in any of them.
const WAYS: usize = 4;

/// A table of fixed size. The key is stored combined with the data, so an entry torn between two
/// threads fits no key and is ignored.
pub struct TranspositionTable {
    slots: Vec<Slot>,
    /// Slots before the first one that begins a cache line.
    skipped: usize,
    age: AtomicU8,
    /// Those of the threads of earlier searches.
    spare: Mutex<Vec<ThreadTables>>,
}

/// The tables of one thread, which stay from search to search: what caused cut-offs before the last moves of
/// a game mostly does after them, and their memory is there already.
pub(crate) struct ThreadTables {
    pub(crate) ordering: MoveOrdering,
    pub(crate) eval_cache: EvalCache,
}

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// The age of a search is a number from 1 to this.
const MAX_AGE: u8 = 0x3f;

/// The place of the age in the data of a slot.
const AGE_SHIFT: u32 = 58;

/// No move: a number no game uses.
const NO_MOVE: u32 = u32::MAX;

impl TranspositionTable {
    /// A table of about this many bytes, at least one bucket.
    pub fn new(bytes: usize) -> TranspositionTable {
        let count = (bytes / size_of::<[Slot; WAYS]>()).max(1) * WAYS;
        let mut slots: Vec<Slot> = Vec::with_capacity(count + WAYS);
        slots.resize_with(count + WAYS, Default::default);
        let skipped = slots.as_ptr().align_offset(size_of::<[Slot; WAYS]>()).min(WAYS);
        slots.truncate(skipped + count);
        TranspositionTable { slots, skipped, age: AtomicU8::new(0), spare: Mutex::default() }
    }

    /// Empties it. Writes to all of its memory, which the system may provide only then.
    pub fn clear(&self) {
        self.spare().clear();
        for slot in &self.slots {
            slot.check.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
    }

    /// A new search begins: entries of earlier ones may be replaced first.
    pub(crate) fn new_search(&self) {
        let age = self.age.load(Relaxed);
        if age == MAX_AGE {
            self.forget_ages();
        }
        self.age.store(age % MAX_AGE + 1, Relaxed);
    }

    /// Gives all entries the age 0, which no search has: ages begin anew, and none may look new again.
    fn forget_ages(&self) {
        for slot in &self.slots {
            let (check, data) = (slot.check.load(Relaxed), slot.data.load(Relaxed));
            let ageless = data & !(u64::from(MAX_AGE) << AGE_SHIFT);
            slot.check.store(check ^ data ^ ageless, Relaxed);
            slot.data.store(ageless, Relaxed);
        }
    }

    /// Tables for a thread of a search.
    pub(crate) fn lend(&self) -> ThreadTables {
        let spare = self.spare().pop();
        let Some(mut tables) = spare else {
            return ThreadTables { ordering: MoveOrdering::new(), eval_cache: EvalCache::new() };
        };
        tables.ordering.new_search();
        tables.eval_cache.clear();
        tables
    }

    /// Takes the tables of a thread back.
    pub(crate) fn give_back(&self, tables: ThreadTables) {
        self.spare().push(tables);
    }

    fn spare(&self) -> MutexGuard<'_, Vec<ThreadTables>> {
        self.spare.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn get(&self, key: u64) -> Option<TtEntry> {
        let age = self.age.load(Relaxed);
        self.bucket(key).iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (slot.check.load(Relaxed) ^ data == key && data != 0)
                .then(|| TtEntry { is_old: (data >> AGE_SHIFT) as u8 != age, ..unpack(data) })
        })
    }

    pub(crate) fn put(&self, key: u64, entry: TtEntry) {
        let age = self.age.load(Relaxed);
        let bucket = self.bucket(key);
        let worth = |slot: &&Slot| {
            let data = slot.data.load(Relaxed);
            if slot.check.load(Relaxed) ^ data == key {
                return i32::MIN;
            }
            // A search ago is worth as much as four plies of depth.
            let years = age.wrapping_sub((data >> AGE_SHIFT) as u8) & MAX_AGE;
            i32::from(unpack(data).depth) - 4 * i32::from(years)
        };
        let slot = bucket.iter().min_by_key(worth).unwrap_or(&bucket[0]);
        let old = slot.data.load(Relaxed);
        let same = slot.check.load(Relaxed) ^ old == key && old != 0;
        let is_deeper = |old: TtEntry| entry.bound != Bound::Exact && old.depth > entry.depth + 3;
        if same && is_deeper(unpack(old)) {
            return;
        }
        // A result without a move keeps the one that is known.
        let m = entry.m.or_else(|| same.then(|| unpack(old).m).flatten());
        let data = pack(TtEntry { m, ..entry }, age);
        slot.check.store(key ^ data, Relaxed);
        slot.data.store(data, Relaxed);
    }

    /// The bucket of a key: its high bits, scaled to any number of buckets.
    fn bucket(&self, key: u64) -> &[Slot; WAYS] {
        let buckets = self.slots[self.skipped..].as_chunks().0;
        &buckets[((u128::from(key) * buckets.len() as u128) >> 64) as usize]
    }
}

/// From the lowest bit: depth 7, proven 1, bound 2, value 16, move 32, age 6.
fn pack(entry: TtEntry, age: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    u64::from(entry.depth.min(MAX_DEPTH))
        | u64::from(entry.proven) << 7
        | bound << 8
        | u64::from(entry.value as i16 as u16) << 10
        | u64::from(entry.m.unwrap_or(NO_MOVE)) << 26
        | u64::from(age) << AGE_SHIFT
}

fn unpack(data: u64) -> TtEntry {
    let bound = match data >> 8 & 3 {
        1 => Bound::Exact,
        2 => Bound::Lower,
        _ => Bound::Upper,
    };
    let m = (data >> 26) as u32;
    TtEntry {
        m: (m != NO_MOVE).then_some(m),
        value: i32::from((data >> 10) as u16 as i16),
        depth: data as u8 & MAX_DEPTH,
        bound,
        proven: data >> 7 & 1 == 1,
        is_old: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_comes_back_as_it_was_put() {
        let table = TranspositionTable::new(1 << 12);
        for value in [-29_999, -1, 0, 77, 29_999] {
            for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
                let proven = value == 77;
                let depth = 100;
                let entry = TtEntry { m: Some(0xdead), value, depth, bound, proven, is_old: false };
                table.put(42, entry);
                assert_eq!(table.get(42), Some(entry));
                table.clear();
                assert_eq!(table.get(42), None);
            }
        }
    }

    #[test]
    fn an_old_entry_never_looks_new_again() {
        let table = TranspositionTable::new(1 << 12);
        table.new_search();
        let (m, value, depth, bound) = (Some(1), 5, 100, Bound::Exact);
        table.put(42, TtEntry { m, value, depth, bound, proven: true, is_old: false });
        assert!(!table.get(42).unwrap().is_old);
        for search in 0..1_000 {
            table.new_search();
            let entry = table.get(42).unwrap();
            assert!(entry.is_old && entry.value == value && entry.m == m, "search {search}");
        }
    }

    #[test]
    fn old_and_shallow_entries_give_way() {
        let table = TranspositionTable::new(0);
        let entry = |depth| TtEntry {
            m: None,
            value: 1,
            depth,
            bound: Bound::Exact,
            proven: false,
            is_old: false,
        };
        for key in 1..=4 {
            table.put(key, entry(10 * key as u8));
        }
        table.put(5, entry(1));
        assert_eq!((table.get(1), table.get(5)), (None, Some(entry(1))));
        (0..20).for_each(|_| table.new_search());
        table.put(6, entry(1));
        assert!(table.get(5).is_none() || table.get(2).is_none());
    }
}
