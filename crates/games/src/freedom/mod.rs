//! Freedom (Veljko Ćirović and Nebojša Sanković, 2010).
//!
//! 1. The board has `size` by `size` squares (4 to 24, default 10) and starts empty.
//! 2. White begins; the sides alternate, one stone of their own on an empty square per turn.
//! 3. The first stone may go anywhere.
//! 4. Every later stone goes next to the stone just placed by the opponent, on one of its 8
//!    neighbours (4 with `adjacent=orthogonal`).
//! 5. Freedom: if that stone has no empty neighbour, any empty square will do.
//! 6. Last square: who is to fill it may pass instead, if a stone there would lower his own score
//!    (`lastpass=reduces`; always with `free`, never with `off`).
//! 7. The game ends when the board is full or that pass is made.
//! 8. A line is a maximal unbroken run of one colour in one of the four directions.
//! 9. A stone is live if it stands in a line of exactly four.
//! 10. The score is the number of live stones (of fours with `score=lines`); the higher one wins.

mod baseline;
mod encode;
mod eval;
mod margin;
mod moves;
mod net;
mod samples;
mod score;
mod state;
mod text;
mod view;

#[cfg(feature = "testing")]
pub mod model;
#[cfg(test)]
mod tests;

pub use eval::FreedomEvaluator;
pub use moves::Move;
pub use state::State;

use jogada_core::options::{Choice, Int, Options};
use jogada_core::{
    Baselines, Bits, Cell, Endings, GameInfo, Grid, LEVEL_COUNT, Level, PieceKind, Playable,
    Preset, Sample, Side,
};

/// Boards up to 11x11, the default 10x10 among them.
pub type Freedom = Rules<2>;

const SIZE: Int = Int::new("size", 4, 24).default(10);
const LAST_PASS: Choice<LastPass> = Choice::new(
    "lastpass",
    &[("reduces", LastPass::Reduces), ("free", LastPass::Free), ("off", LastPass::Off)],
);
const ADJACENT: Choice<Adjacent> =
    Choice::new("adjacent", &[("all", Adjacent::All), ("orthogonal", Adjacent::Orthogonal)]);
const SCORE: Choice<Score> =
    Choice::new("score", &[("stones", Score::Stones), ("lines", Score::Lines)]);

static INFO: GameInfo = GameInfo {
    id: "freedom",
    name: "Freedom",
    legend: &[PieceKind::new("stone", ['w', 'b'], ['●', '○'], jogada_core::svg!("stone"))],
    marks: &[view::LIVE],
    options: &[&SIZE, &LAST_PASS, &ADJACENT, &SCORE],
    presets: &[
        Preset::new("beginner", "size=8"),
        Preset::new("advanced", "size=12"),
        Preset::new("original", "lastpass=free"),
    ],
    languages: jogada_core::languages!(),
    bench: include_str!("bench.txt"),
};

/// When the last square may be left empty (rule 6).
#[derive(Clone, Copy, PartialEq, Eq)]
enum LastPass {
    Reduces,
    Free,
    Off,
}

/// Which squares are next to a square (rule 4).
#[derive(Clone, Copy)]
enum Adjacent {
    All,
    Orthogonal,
}

/// What is counted at the end (rule 10).
#[derive(Clone, Copy)]
enum Score {
    Stones,
    Lines,
}

/// The rules on boards of up to `64 * W` squares.
pub struct Rules<const W: usize> {
    grid: Grid,
    last_pass: LastPass,
    score: Score,
    board: Bits<W>,
    lines: score::Lines<W>,
    /// Of each cell.
    neighbours: Vec<Bits<W>>,
    /// Of each side, of each cell.
    keys: [Vec<u64>; 2],
    /// The ways to turn and to mirror the board, each with the new place of every cell.
    symmetries: Vec<Vec<Cell>>,
}

impl<const W: usize> Rules<W> {
    /// Live stones or fours of one side, as the option says (rule 10).
    fn score_of(&self, stones: Bits<W>) -> usize {
        match self.score {
            Score::Stones => self.lines.live(stones).len(),
            Score::Lines => self.lines.fours(stones),
        }
    }

    fn scores(&self, state: &State<W>) -> [usize; 2] {
        Side::ALL.map(|side| self.score_of(state.stones(side)))
    }
}

impl<const W: usize> Endings for Rules<W> {}

impl<const W: usize> Playable for Rules<W> {
    const LEVELS: [Level; LEVEL_COUNT] = Level::list(
        [1, 1, 1, 27, 73, 170, 455, 1_850, 10_000, 55_000],
        [280, 164, 106, 0, 0, 0, 0, 0, 0, 0],
    );

    /// 24x24 is the largest board.
    type Large = Rules<9>;

    fn fits(options: &Options) -> bool {
        options.get(&SIZE).pow(2) <= 64 * W as i64
    }

    type Evaluator = FreedomEvaluator;

    const WEIGHTS: &'static str = include_str!("weights.txt");

    const NETS: &'static [&'static [u8]] = &[include_bytes!("net.bin")];

    const SAMPLES: &'static [Sample] = samples::SAMPLES;

    const PUZZLES: &'static str = include_str!("puzzles.txt");

    const LESSONS: &'static str = include_str!("lessons.txt");

    const BASELINES: Option<Baselines<Self>> = Some(baseline::baselines());
}
