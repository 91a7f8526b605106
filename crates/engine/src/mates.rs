//! What the threads of a search tell each other while they are at it, so that they share the work
//! instead of all doing the same.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use jogada_core::MoveBits;

/// Places for moves; where two meet one is forgotten, and perhaps searched twice.
const PLACES: usize = 1 << 12;

/// Moves that are being searched, and how deep anybody has come.
pub(crate) struct Mates {
    busy: Box<[AtomicU64]>,
    reached: AtomicU32,
}

/// A move in a position.
#[derive(Clone, Copy)]
pub(crate) struct Mark(u64);

impl Mark {
    /// This move in the position of this key.
    pub(crate) fn new<M: MoveBits>(key: u64, m: M) -> Mark {
        let mixed = (u64::from(m.to_bits()) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Mark(key ^ mixed ^ mixed >> 32)
    }
}

impl Mates {
    pub(crate) fn new() -> Mates {
        let busy = (0..PLACES).map(|_| AtomicU64::new(0)).collect();
        Mates { busy, reached: AtomicU32::new(0) }
    }

    /// Whether a thread is at this move.
    pub(crate) fn are_at(&self, mark: Mark) -> bool {
        self.place(mark).load(Relaxed) == mark.0
    }

    /// A thread begins with this move.
    pub(crate) fn begin(&self, mark: Mark) {
        self.place(mark).store(mark.0, Relaxed);
    }

    /// A thread is done with this move.
    pub(crate) fn end(&self, mark: Mark) {
        if self.are_at(mark) {
            self.place(mark).store(0, Relaxed);
        }
    }

    /// Whether a thread has finished the iteration of this depth.
    pub(crate) fn have_reached(&self, depth: u32) -> bool {
        self.reached.load(Relaxed) >= depth
    }

    /// A thread has finished the iteration of this depth.
    pub(crate) fn reach(&self, depth: u32) {
        self.reached.fetch_max(depth, Relaxed);
    }

    /// There is nothing left to do.
    pub(crate) fn go_home(&self) {
        self.reach(u32::MAX);
    }

    fn place(&self, mark: Mark) -> &AtomicU64 {
        &self.busy[mark.0 as usize % PLACES]
    }
}
