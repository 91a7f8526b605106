//! Late move reductions (T. Romstad, *An Introduction to Late Move Reductions*, 2006): moves late in the
//! order are searched less deep at first.

use std::sync::LazyLock;

/// Depths and places told apart.
const SIZE: usize = 64;

/// How many plies less, by depth and by place in the order of moves.
pub(crate) struct Reductions(Box<[[u8; SIZE]; SIZE]>);

impl Reductions {
    /// Those of all searches.
    pub(crate) fn shared() -> &'static Reductions {
        static SHARED: LazyLock<Reductions> = LazyLock::new(Reductions::new);
        &SHARED
    }

    fn new() -> Reductions {
        let mut plies = Box::new([[0; SIZE]; SIZE]);
        for (depth, row) in plies.iter_mut().enumerate().skip(3) {
            for (place, plies) in row.iter_mut().enumerate().skip(3) {
                *plies = (0.4 + (depth as f32).ln() * (place as f32).ln() / 2.0) as u8;
            }
        }
        Reductions(plies)
    }

    /// Where the value itself is wanted and not only whether it is enough, a ply fewer.
    #[inline]
    pub(crate) fn of(&self, depth: i32, place: usize, null_window: bool) -> i32 {
        let depth_index = depth.clamp(0, SIZE as i32 - 1) as usize;
        let plies = i32::from(self.0[depth_index][place.min(SIZE - 1)]);
        (plies - i32::from(!null_window)).clamp(0, (depth - 2).max(0))
    }
}
