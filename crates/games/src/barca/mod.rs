//! Barca (Andrew Caldwell, 2007).
//!
//! 1. The board has `width` by `height` squares (both even, 8 to 26, default 10 by 10) and four
//!    watering holes round its centre, `distance` squares (default 1) off the middle lines.
//! 2. Each side has two elephants, two lions and two mice, on the middle columns of its first two
//!    rows. White begins; the sides alternate, one animal per turn, and never pass.
//! 3. The mouse moves along rows and columns, the lion along diagonals, the elephant along both:
//!    any number of empty squares. Nothing is jumped over, nothing is captured.
//! 4. Mice fear opposing lions, lions elephants, elephants mice. An animal is scared while one it
//!    fears stands on one of its eight neighbours. A square is scary for an animal that would be
//!    scared there, and safe otherwise.
//! 5. An animal may slide past scary squares but not stop on one.
//! 6. If a scared animal has a safe destination, such an animal must go to such a destination. A
//!    scared animal without one is trapped, and may not move as long as another can escape.
//! 7. Otherwise any animal that is not scared may go to a safe destination …
//! 8. … and a trapped one anywhere it reaches (`trapped=move`), or nowhere (`trapped=stay`).
//! 9. A side with animals on three or more holes wins at once, scared or not.
//! 10. The `repetition`-th time (default 3) the same position occurs, the game is drawn; 0 is off.
//! 11. After `limit` plies (default 300) without a winner the game is drawn; 0 is off.
//! 12. A side to move that has no move draws.

mod baseline;
mod blocked;
mod board;
mod encode;
mod eval;
mod explain;
mod fear;
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

pub use eval::BarcaEvaluator;
pub use moves::Move;
pub use state::State;

use jogada_core::options::Options;
use jogada_core::{
    Baselines, Endings, FromTo, GameInfo, LEVEL_COUNT, Level, PieceKind, Playable, Preset, Sample,
};

use board::Board;
use options::{DISTANCE, HEIGHT, LIMIT, REPETITION, TRAPPED, Trapped, WIDTH};
use state::Squares;

/// Boards up to 128 squares, the default 10x10 among them.
pub type Barca = Rules<2>;

static INFO: GameInfo = GameInfo {
    id: "barca",
    name: "Barca",
    legend: &[
        PieceKind::new("elephant", ['E', 'e'], ['E', 'e'], jogada_core::svg!("elephant"))
            .drawn(ELEPHANT),
        PieceKind::new("lion", ['L', 'l'], ['L', 'l'], jogada_core::svg!("lion")).drawn(LION),
        PieceKind::new("mouse", ['M', 'm'], ['M', 'm'], jogada_core::svg!("mouse")).drawn(MOUSE),
    ],
    marks: &[view::SCARED],
    options: &[&WIDTH, &HEIGHT, &DISTANCE, &TRAPPED, &REPETITION, &LIMIT],
    presets: &[
        Preset::new("beginner", "width=8,height=8"),
        Preset::new("wide", "distance=2"),
        Preset::new("original", "trapped=stay,repetition=0,limit=100"),
    ],
    languages: jogada_core::languages!(),
    bench: include_str!("bench.txt"),
};

const ELEPHANT: &[&str] = &[" ,---. ", "(|o o|)", "  |@|J "];
const LION: &[&str] = &["\\\\|||//", "=(o o)=", "  (@)  "];
const MOUSE: &[&str] = &["()___()", " (o o) ", "  =@=~ "];

/// A kind of animal, in the order of the legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Elephant,
    Lion,
    Mouse,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Elephant, Kind::Lion, Kind::Mouse];

    #[inline]
    const fn index(self) -> usize {
        self as usize
    }

    /// Id of the message that names it.
    const fn word(self) -> &'static str {
        match self {
            Kind::Elephant => "piece-elephant",
            Kind::Lion => "piece-lion",
            Kind::Mouse => "piece-mouse",
        }
    }

    /// The kind that scares this one (rule 4).
    #[inline]
    const fn feared(self) -> Kind {
        match self {
            Kind::Elephant => Kind::Mouse,
            Kind::Lion => Kind::Elephant,
            Kind::Mouse => Kind::Lion,
        }
    }

    /// The kind that this one scares.
    #[inline]
    const fn scares(self) -> Kind {
        self.feared().feared()
    }
}

/// The rules on boards of up to `64 * W` squares.
pub struct Rules<const W: usize> {
    board: Board<W>,
    trapped: Trapped,
    /// 0 for never (rule 10).
    repetition: u8,
    /// `u32::MAX` for none (rule 11).
    limit: u32,
    squares: Squares<W>,
    actions: FromTo,
}

impl<const W: usize> Endings for Rules<W> {}

impl<const W: usize> Playable for Rules<W> {
    const LEVELS: [Level; LEVEL_COUNT] = Level::list(
        [1, 1, 1, 1, 35, 170, 500, 1_100, 1_900, 3_350],
        [125, 106, 88, 73, 0, 0, 0, 0, 0, 0],
    );

    /// 26x26 is the largest board.
    type Large = Rules<11>;

    fn fits(options: &Options) -> bool {
        options.get(&WIDTH) * options.get(&HEIGHT) <= 64 * W as i64
    }

    type Evaluator = BarcaEvaluator<W>;

    const WEIGHTS: &'static str = include_str!("weights.txt");

    const NETS: &'static [&'static [u8]] = &[include_bytes!("net.bin")];

    const SAMPLES: &'static [Sample] = samples::SAMPLES;

    const PUZZLES: &'static str = include_str!("puzzles.txt");

    const LESSONS: &'static str = include_str!("lessons.txt");

    const BASELINES: Option<Baselines<Self>> = Some(baseline::baselines());
}
