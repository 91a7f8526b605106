//! Wali, a traditional game of West Africa.
//!
//! 1. The board has `size` columns by rows (4 to 9 each, default 5x6) and starts empty. Each side
//!    has `stones` stones in hand (3 to half the squares, default half the squares less three).
//!    White begins.
//! 2. Drop phase: put one stone from your hand on an empty square with no stone of your own beside
//!    it along row or column (`drop=apart`), or where it makes no line of three or more
//!    (`nothree`), or anywhere (`free`).
//! 3. A side that cannot drop while the other can passes, and only then.
//! 4. As soon as neither can drop, the move phase begins with White, even if White dropped last
//!    (`start=next`: with the side that did not); stones still in hand are out of the game.
//! 5. Move phase: move one own stone one square along row or column to an empty square. There is no
//!    passing.
//! 6. No going back: the stone a side moved may not return on its next turn to the square it came
//!    from (`back=free` lifts this). The ban is void once the stone is taken or the square filled.
//! 7. A line is a maximal unbroken run of one colour along row or column; a three is a line of
//!    exactly three.
//! 8. A step makes a three if the stone that moved stands in one afterwards (`leave=on`: or if it
//!    leaves one behind by stepping out of a longer line).
//! 9. A step that makes a three may capture one enemy stone, however many threes it makes
//!    (`capture=must`: captures one whenever there is one to capture).
//! 10. Stones that stand in a three cannot be captured (`protect=off` lifts this).
//! 11. Lines of four or more capture nothing and protect nothing, but do not spoil a crossing three
//!     (`line4=ban`: they may not be made at all, neither by a drop nor by a step).
//! 12. Both sides have two stones or fewer (`goal=all`: none) in the move phase: draw.
//! 13. One side has two stones or fewer (`goal=all`: none): it has lost.
//! 14. The side to move has no legal step: it has lost.
//! 15. A position of the move phase, bans included, occurs for the `repeat`-th time: draw.
//! 16. `quiet` plies of the move phase in a row without a capture: draw.

mod baseline;
mod encode;
mod ending;
mod eval;
mod explain;
mod lines;
mod moves;
mod options;
mod samples;
mod state;
mod text;
mod view;

#[cfg(feature = "testing")]
pub mod model;
#[cfg(test)]
mod tests;

pub use moves::Move;
pub use state::State;

use std::sync::OnceLock;

use jogada_core::options::Options;
use jogada_core::{
    Baselines, Cell, EndingTables, FromTo, Grid, LEVEL_COUNT, Level, Playable, Sample,
};
use lines::Board;
use options::{Back, Capture, Drop, Line4, SIZE, Start};

/// Boards of up to 64 squares, the default 5x6 among them.
pub type Wali = Rules<1>;

/// The rules on boards of up to `64 * W` squares.
pub struct Rules<const W: usize> {
    grid: Grid,
    board: Board<W>,
    /// Of each side.
    stones: usize,
    drop: Drop,
    start: Start,
    line4: Line4,
    leave: bool,
    protect: bool,
    capture: Capture,
    back: Back,
    /// A side with so few stones has lost.
    fewest: usize,
    /// Occurrences of a position that draw; 0 for any number.
    repeat: u8,
    /// Quiet plies that draw; 0 for any number.
    quiet: u16,
    /// The ways to turn and to mirror the board, each with the new place of every cell.
    symmetries: Vec<Vec<Cell>>,
    /// The steps of a stone.
    steps: FromTo,
    /// Their actions: [`encode::places`].
    places: [Vec<u16>; 4],
    /// The numbers of small endings, made when they are first asked for.
    numbering: OnceLock<ending::Numbering>,
    tables: Option<EndingTables>,
}

impl<const W: usize> Playable for Rules<W> {
    const LEVELS: [Level; LEVEL_COUNT] = Level::list(
        [1, 1, 1, 1, 1, 50, 190, 700, 4_100, 40_000],
        [260, 185, 148, 114, 58, 0, 0, 0, 0, 0],
    );

    /// 9x9 is the largest board.
    type Large = Rules<2>;

    fn fits(options: &Options) -> bool {
        let (cols, rows) = options.get(&SIZE);
        usize::from(cols) * usize::from(rows) <= 64 * W
    }

    type Evaluator = eval::WaliEvaluator;

    const WEIGHTS: &'static str = include_str!("weights.txt");

    const NETS: &'static [&'static [u8]] = &[include_bytes!("net.bin")];

    const SAMPLES: &'static [Sample] = samples::SAMPLES;

    const PUZZLES: &'static str = include_str!("puzzles.txt");

    const LESSONS: &'static str = include_str!("lessons.txt");

    const BASELINES: Option<Baselines<Self>> = Some(baseline::baselines());
}
