//! Late move reductions (T. Romstad, *An Introduction to Late Move Reductions*, 2006): moves late in the
//! order are searched less deep at first.

use std::sync::LazyLock;

use jogada_core::SearchParameters;

/// Depths and places told apart.
const SIZE: usize = 64;

/// A hundred times the natural logarithms.
static LOGARITHMS: LazyLock<[i32; SIZE]> =
    LazyLock::new(|| std::array::from_fn(|n| (100.0 * (n.max(1) as f64).ln()).round() as i32));

/// Moves and plies that are never reduced.
const FULL: usize = 3;

/// How many plies less, by depth and by place in the order of moves.
pub(crate) struct Reductions {
    logarithms: &'static [i32; SIZE],
    base: i32,
    divisor: i32,
}

impl Reductions {
    pub(crate) fn new(parameters: &SearchParameters) -> Reductions {
        let &SearchParameters { lmr_base: base, lmr_divisor: divisor, .. } = parameters;
        Reductions { logarithms: &LOGARITHMS, base, divisor: divisor.max(1) }
    }

    /// Where the value itself is wanted and not only whether it is enough, a ply fewer; `more` is in
    /// hundredths of a ply.
    #[inline]
    pub(crate) fn of(&self, depth: i32, place: usize, null_window: bool, more: i32) -> i32 {
        if place < FULL || depth < FULL as i32 {
            return 0;
        }
        let depth_index = (depth as usize).min(SIZE - 1);
        let product = self.logarithms[depth_index] * self.logarithms[place.min(SIZE - 1)];
        let plies = (self.base + product / self.divisor + more) / 100;
        (plies - i32::from(!null_window)).clamp(0, depth - 2)
    }
}
