//! The evaluation cache: static evaluations of positions that come back by transposition.

/// A new evaluation replaces the one in its slot.
const SLOTS: usize = 1 << 14;

/// The bits of a slot that hold the evaluation; the others are those of the key.
const EVALUATION: u64 = u16::MAX as u64;

/// The last evaluations, by key. The bits of a key that are not kept choose the slot, so a slot is one
/// word and all of them stay in the cache of the processor.
pub(crate) struct EvalCache(Box<[u64; SLOTS]>);

impl EvalCache {
    pub(crate) fn new() -> EvalCache {
        let slots = vec![0; SLOTS].into_boxed_slice();
        EvalCache(slots.try_into().expect("as many as there are slots"))
    }

    /// Forgets all evaluations: the next search may evaluate in another way.
    pub(crate) fn clear(&mut self) {
        self.0.fill(0);
    }

    #[inline]
    pub(crate) fn get_or_insert_with(&mut self, key: u64, evaluate: impl FnOnce() -> i32) -> i32 {
        let slot = &mut self.0[key as usize % SLOTS];
        if (*slot ^ key) & !EVALUATION != 0 || key & !EVALUATION == 0 {
            *slot = key & !EVALUATION | u64::from(evaluate() as i16 as u16);
        }
        i32::from(*slot as u16 as i16)
    }
}
