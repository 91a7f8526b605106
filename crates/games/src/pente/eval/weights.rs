//! All weights of the judgement of Pente, in hundredths of a small advantage.

/// What an empty place is worth on one axis, by the class of line a stone there would make.
/// In the order of `Class`: five, tessera, four, tria, three, open two, two, one, dead.
pub(super) const LINES: [i32; 9] = [0, 100, 120, 28, 8, 2, 0, 0, 0];

/// What captured stones are worth, by tenths of what wins.
pub(super) const CAPTURED: [i32; 11] = [0, 164, 328, 464, 600, 754, 908, 1200, 1520, 1900, 2300];

/// What can be done next.
pub(super) struct Next {
    /// A winning move, or two the opponent has.
    pub(super) win: i32,
    /// A tessera.
    pub(super) open_four: i32,
    /// A capture.
    pub(super) take: i32,
    /// Hundredths of what the capture adds to what was captured.
    pub(super) gain: i32,
    /// Each further capture.
    pub(super) more_takes: i32,
}

/// For the side to move.
pub(super) const MINE: Next =
    Next { win: 36_000, open_four: 600, take: 120, gain: 60, more_takes: 268 };

/// For the opponent, who has to wait.
pub(super) const THEIRS: Next =
    Next { win: 4_000, open_four: 180, take: 60, gain: 50, more_takes: 192 };

/// The right to move.
pub(super) const TEMPO: i32 = 32;

/// Weights are finer than values by this factor.
pub(super) const FINER: i32 = 2;

/// Moves searched per position, at most, where nothing is forced.
pub(super) const WIDTH: usize = 20;

/// The promise of moves that are no quiet ones.
pub(super) mod promise {
    pub(in super::super) const WIN: i32 = 1_000_000;
    pub(in super::super) const STOP_WIN: i32 = 500_000;

    pub(in super::super) const OPEN_FOUR: i32 = 200_000;
    /// Two threats with one stone.
    pub(in super::super) const DOUBLE: i32 = 60_000;
    pub(in super::super) const FOUR: i32 = 12_000;
    pub(in super::super) const OPEN_THREE: i32 = 4_000;

    pub(in super::super) const STOP_OPEN_FOUR: i32 = 40_000;
    pub(in super::super) const STOP_DOUBLE: i32 = 15_000;
    pub(in super::super) const STOP_FOUR: i32 = 3_000;
    pub(in super::super) const STOP_OPEN_THREE: i32 = 2_000;

    /// Per stone captured.
    pub(in super::super) const TAKE_STONE: i32 = 14_000;
    /// Per stone the opponent would capture here.
    pub(in super::super) const SAVE_STONE: i32 = 4_000;
    /// Per run that could be captured next.
    pub(in super::super) const ATTACK: i32 = 2_000;
    /// Per own run that could be captured next.
    pub(in super::super) const RISK: i32 = -2_500;
    /// The lines of a point promise no more than this.
    pub(in super::super) const MOST_VALUE: i32 = 900;
}
