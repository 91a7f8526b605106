//! Judgements of positions that come back by other orders of moves.

/// Places; a new judgement takes the place of an old one.
const PLACES: usize = 1 << 14;

/// The last judgements, by key.
pub(crate) struct Evals(Box<[(u64, i32)]>);

impl Evals {
    pub(crate) fn new() -> Evals {
        Evals(vec![(0, 0); PLACES].into_boxed_slice())
    }

    /// The judgement of this position, remembered or made.
    #[inline]
    pub(crate) fn of(&mut self, key: u64, judge: impl FnOnce() -> i32) -> i32 {
        let place = &mut self.0[key as usize % PLACES];
        if place.0 != key || key == 0 {
            *place = (key, judge());
        }
        place.1
    }
}
