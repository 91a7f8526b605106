//! What the evaluation of Pente weighs, in hundredths of a small advantage; the values are in
//! `weights.txt`. The scores that order moves stand here too.

use jogada_core::{Side, Weighed, WeightReader, weights};

use super::marks::{Both, FOUR, Field, Marks, OPEN_FOUR, OPEN_THREE, OPEN_TWO, THREE};
use super::values::Values;
use crate::pente::options::Variant;

weights! {
    /// All weights.
    pub(super) struct Worth {
        pub(super) lines: LineWorth,
        pub(super) captured: Captured,
        /// What the side to move can do next.
        pub(super) mine: Next,
        /// What the opponent could, who has to wait.
        pub(super) theirs: Next,
        /// The right to move.
        pub(super) tempo: i32,
        /// The same where nothing can be captured.
        without_captures: WithoutCaptures,
    }
}

impl Worth {
    /// The weights of a variant.
    pub(super) fn of(self, variant: Variant) -> Worth {
        let WithoutCaptures { lines, mine, theirs, tempo } = self.without_captures;
        match variant {
            Variant::Gomoku | Variant::Freestyle => {
                Worth { lines, mine: mine.into(), theirs: theirs.into(), tempo, ..self }
            }
            _ => self,
        }
    }
}

weights! {
    /// What counts where nothing can be captured.
    #[derive(Clone, Copy)]
    struct WithoutCaptures {
        lines: LineWorth,
        mine: NextLine,
        theirs: NextLine,
        tempo: i32,
    }
}

weights! {
    /// What can be done next where nothing can be captured.
    #[derive(Clone, Copy)]
    struct NextLine {
        win: i32,
        open_four: i32,
    }
}

impl From<NextLine> for Next {
    fn from(NextLine { win, open_four }: NextLine) -> Next {
        Next { win, open_four, take: 0, gain: 0, more_takes: 0 }
    }
}

weights! {
    /// What an empty place is worth on one axis, by the line a stone there would make.
    #[derive(Clone, Copy)]
    pub(super) struct LineWorth {
        open_four: i32,
        four: i32,
        open_three: i32,
        three: i32,
        open_two: i32,
    }
}

impl LineWorth {
    /// On all axes, where a stone would do this.
    #[inline]
    pub(super) fn sum(&self, marks: Marks) -> i32 {
        marks.get(OPEN_FOUR) * self.open_four
            + marks.get(FOUR) * self.four
            + marks.get(OPEN_THREE) * self.open_three
            + marks.get(THREE) * self.three
            + marks.get(OPEN_TWO) * self.open_two
    }

    /// The kinds of lines with their names and weights.
    pub(super) fn kinds(&self) -> [(&'static str, Field, i32); 5] {
        [
            ("part-open-four", OPEN_FOUR, self.open_four),
            ("part-four", FOUR, self.four),
            ("part-open-three", OPEN_THREE, self.open_three),
            ("part-three", THREE, self.three),
            ("part-open-two", OPEN_TWO, self.open_two),
        ]
    }

    /// The same for both sides.
    #[inline]
    pub(super) fn both(&self, marks: Both) -> Values {
        Values::new(Side::ALL.map(|side| self.sum(marks.of(side))))
    }
}

/// What captured stones are worth, by tenths of what wins: none are worth nothing, fifths have weights,
/// and what is between them lies in the middle.
pub(super) struct Captured(pub(super) [i32; 11]);

impl Weighed for Captured {
    fn read(name: &str, from: &mut WeightReader<'_>) -> Captured {
        let fifths = <[i32; 5]>::read(name, from);
        let at = |fifth: usize| if fifth == 0 { 0 } else { fifths[fifth - 1] };
        Captured(std::array::from_fn(|tenths| {
            i32::midpoint(at(tenths / 2), at(tenths.div_ceil(2)))
        }))
    }
}

weights! {
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
}

/// Weights are finer than values by this factor.
pub(super) const FINER: i32 = 2;

/// Moves searched per position, at most, where nothing is forced.
pub(super) const WIDTH: usize = 20;

/// The scores of moves.
pub(super) mod move_score {
    /// Lines, by their `Class`: five, tessera, four, tria, three, open two, two, one, dead.
    pub(in super::super) const LINES: [i32; 9] = [0, 100, 120, 28, 8, 2, 0, 0, 0];

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
    /// The lines of a point score no more than this.
    pub(in super::super) const MAX_VALUE: i32 = 900;
}
