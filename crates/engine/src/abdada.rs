//! Simplified ABDADA (J.-C. Weill, 1996; T. Kerrigan, 2016): the threads of a search tell each other
//! which moves they are at, so that they share the work instead of all doing the same.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use jogada_core::MoveBits;

/// Slots for moves; where two meet one is forgotten, and perhaps searched twice.
const SLOTS: usize = 1 << 12;

/// The moves that are being searched, and the deepest iteration any thread has finished.
pub(crate) struct CurrentlySearched {
    moves: Box<[AtomicU64]>,
    finished: AtomicU32,
}

/// A move in a position.
#[derive(Clone, Copy)]
pub(crate) struct MoveKey(u64);

impl MoveKey {
    /// This move in the position of this key.
    pub(crate) fn new<M: MoveBits>(key: u64, m: M) -> MoveKey {
        let mixed = (u64::from(m.to_bits()) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        MoveKey(key ^ mixed ^ mixed >> 32)
    }
}

impl CurrentlySearched {
    pub(crate) fn new() -> CurrentlySearched {
        let moves = (0..SLOTS).map(|_| AtomicU64::new(0)).collect();
        CurrentlySearched { moves, finished: AtomicU32::new(0) }
    }

    /// Whether a thread is searching this move.
    pub(crate) fn contains(&self, m: MoveKey) -> bool {
        self.slot(m).load(Relaxed) == m.0
    }

    pub(crate) fn insert(&self, m: MoveKey) {
        self.slot(m).store(m.0, Relaxed);
    }

    pub(crate) fn remove(&self, m: MoveKey) {
        if self.contains(m) {
            self.slot(m).store(0, Relaxed);
        }
    }

    /// Whether a thread has finished the iteration of this depth.
    pub(crate) fn has_finished(&self, depth: u32) -> bool {
        self.finished.load(Relaxed) >= depth
    }

    /// A thread has finished the iteration of this depth.
    pub(crate) fn finish_depth(&self, depth: u32) {
        self.finished.fetch_max(depth, Relaxed);
    }

    /// The search is over: every thread is to stop.
    pub(crate) fn finish(&self) {
        self.finish_depth(u32::MAX);
    }

    fn slot(&self, m: MoveKey) -> &AtomicU64 {
        &self.moves[m.0 as usize % SLOTS]
    }
}
