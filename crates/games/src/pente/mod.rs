//! Pente (Gary Gabrel, 1977), with its usual variants.
//!
//! 1. The board has `size` by `size` squares (odd, 7 to 25, default 19) and starts empty.
//! 2. White begins; the sides alternate, one stone of their own on an empty square per turn.
//! 3. The first stone goes to the centre (anywhere with `first=any`).
//! 4. White's second stone (ply 2) keeps away from the centre: at least 3 rows or columns with
//!    `tournament=on`, 4 with `long`; with `gpente` 3, and not on the third or fourth square from
//!    the centre along its row or column. With `off` it goes anywhere.
//! 5. A stone captures every run of exactly two enemy stones between it and another stone of its
//!    side, in all 8 directions at once (two or three in `keryo`; none in `gomoku` and `freestyle`).
//!    Captured stones leave the board and count for the side that took them.
//! 6. Moving between two enemy stones is safe. Only in `poof` a stone that makes a pair flanked by
//!    two enemy stones vanishes with that pair; captures and poofs happen at the same moment, and
//!    vanished stones count for the opponent.
//! 7. Five or more in an unbroken row win (exactly five in `gomoku`).
//! 8. Otherwise ten captured stones win (fifteen in `keryo`).
//! 9. A full board is a draw.
//! 10. `poof`: captures are looked at before fives, and win only if the counts differ; after
//!     `2 * size * size` plies the game is drawn.
//! 11. `boat`: a five wins only if the opponent does not break it by a capture at once; it wins on
//!     the spot if no reply can break it.

mod baseline;
mod captures;
mod encode;
mod ending;
mod eval;
mod interop;
mod lines;
mod moves;
mod opening;
mod options;
mod points;
mod samples;
mod state;
mod text;
mod view;

#[cfg(feature = "testing")]
pub mod model;
#[cfg(test)]
mod tests;

pub use eval::PenteEvaluator;
pub use moves::Move;
pub use state::State;

use jogada_core::options::Options;
use jogada_core::{
    Baselines, Bits, Endings, GameInfo, Interop, LEVEL_COUNT, Level, PieceKind, Playable, Sample,
};

use opening::Opening;
use options::{FIRST, PRESETS, SIZE, TOURNAMENT, VARIANT, Variant};
use points::Points;

/// Boards up to 19x19, the default.
pub type Pente = Rules<7>;

static INFO: GameInfo = GameInfo {
    id: "pente",
    name: "Pente",
    legend: &[PieceKind::new("stone", ['w', 'b'], ['●', '○'], jogada_core::svg!("stone"))],
    marks: &[view::FIVE, view::BARRED],
    options: &[&SIZE, &VARIANT, &TOURNAMENT, &FIRST],
    presets: PRESETS,
    languages: jogada_core::languages!(),
    bench: include_str!("bench.txt"),
};

/// The rules on boards that fit, guards included, into `64 * W` points.
pub struct Rules<const W: usize> {
    points: Points<W>,
    variant: Variant,
    opening: Opening<W>,
    board: Bits<W>,
    /// Of each point, of each side.
    keys: Vec<[u64; 2]>,
}

impl<const W: usize> Endings for Rules<W> {}

impl<const W: usize> Playable for Rules<W> {
    const LEVELS: [Level; LEVEL_COUNT] = Level::list(
        [1, 1, 20, 60, 160, 480, 1_500, 4_600, 15_000, 52_000],
        [138, 106, 0, 0, 0, 0, 0, 0, 0, 0],
    );

    /// 25x25 is the largest board.
    type Large = Rules<12>;

    fn fits(options: &Options) -> bool {
        (options.get(&SIZE) as usize) < Points::<W>::STRIDE
    }

    const PROTOCOLS: &'static [&'static str] = &["gomocup", "abstractplay"];

    fn interop(&self) -> Interop {
        let size = self.points.grid().cols();
        let (tournament, centre) = (self.opening.tournament(), self.opening.begins_in_centre());
        interop::names(size, self.variant, tournament, centre)
    }

    type Evaluator = PenteEvaluator<W>;

    const WEIGHTS: &'static str = include_str!("weights.txt");

    const NETS: &'static [&'static [u8]] =
        &[include_bytes!("captures.net.bin"), include_bytes!("lines.net.bin")];

    const SAMPLES: &'static [Sample] = samples::SAMPLES;

    const PUZZLES: &'static str = include_str!("puzzles.txt");

    const LESSONS: &'static str = include_str!("lessons.txt");

    const BASELINES: Option<Baselines<Self>> = Some(baseline::baselines());
}
