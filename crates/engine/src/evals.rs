//! Judgements of positions that come back by other orders of moves.

/// Places; a new judgement takes the place of an old one.
const PLACES: usize = 1 << 14;

/// The bits of a place that hold the judgement; the others are those of the key.
const JUDGEMENT: u64 = u16::MAX as u64;

/// The last judgements, by key. The bits of a key that are not kept choose the place, so a place is
/// one word and all of them stay near.
pub(crate) struct Evals(Box<[u64; PLACES]>);

impl Evals {
    pub(crate) fn new() -> Evals {
        let places = vec![0; PLACES].into_boxed_slice();
        Evals(places.try_into().expect("as many as there are places"))
    }

    /// The judgement of this position, remembered or made.
    #[inline]
    pub(crate) fn of(&mut self, key: u64, judge: impl FnOnce() -> i32) -> i32 {
        let place = &mut self.0[key as usize % PLACES];
        if (*place ^ key) & !JUDGEMENT != 0 || key & !JUDGEMENT == 0 {
            *place = key & !JUDGEMENT | u64::from(judge() as i16 as u16);
        }
        i32::from(*place as u16 as i16)
    }
}
