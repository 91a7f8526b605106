//! Nava (David Cordell), for two players.
//!
//! 1. The board has `size` by `size` squares (3 to 9, default 5). Each side has `discs` discs (1 to
//!    12, default 6), all in one stack in its corner, White's on a1 and Black's opposite, and
//!    `cubes` cubes (default 9, fewer than there are squares), all off the board.
//! 2. White begins; the sides alternate; there is no pass.
//! 3. A stack belongs to the owner of its top disc, whatever is below.
//! 4. A move takes discs from the top of an own stack, one or more and of any colours, and puts
//!    them, their order kept, exactly as many squares away along the row or column as discs were
//!    taken. What stands between does not matter.
//! 5. They go on top of a stack that stands there, whosever it is. A cube that stands there, of
//!    either side, goes back to its owner.
//! 6. If the square they came from is now empty, the mover puts one of his cubes on it.
//! 7. Who has no cube left off the board after his whole move wins (`cubes`).
//! 8. Otherwise, who leaves the opponent without a stack wins (`stacks`).
//! 9. The game is drawn when a position occurs for the `rep`-th time (2 to 9, default 3).
//! 10. It is drawn after `maxply` plies (10 to 9999, default 400; 0 for no limit) (`limit`).

mod baseline;
mod encode;
mod ending;
mod eval;
mod moves;
mod net;
mod samples;
mod stack;
mod state;
mod text;
mod view;

#[cfg(feature = "testing")]
pub mod model;
#[cfg(test)]
mod tests;

pub use eval::NavaEvaluator;
pub use moves::Move;
pub use stack::Store;
pub use state::State;

use std::sync::OnceLock;

use jogada_core::options::{Int, OptionErrors, Options};
use jogada_core::{
    Baselines, Cell, EndingTables, FromTo, GameInfo, Grid, LEVEL_COUNT, Level, Message, PieceKind,
    Playable, Preset, Sample, Side,
};

/// Boards up to 5x5 with up to 7 discs a side, the default among them.
pub type Nava = Rules<u16, 25, 1>;

const SIZE: Int = Int::new("size", 3, 9).default(5);
const DISCS: Int = Int::new("discs", 1, 12).default(6);
const CUBES: Int = Int::new("cubes", 1, 80).default(9);
const REPETITION: Int = Int::new("rep", 2, 9).default(3);
const PLY_LIMIT: Int = Int::new("maxply", 10, 9999).or_off().default(400);

static INFO: GameInfo = GameInfo {
    id: "nava",
    name: "Nava",
    legend: &[
        PieceKind::new("disc", ['w', 'b'], ['●', '○'], jogada_core::svg!("disc")),
        PieceKind::new("cube", ['W', 'B'], ['■', '□'], jogada_core::svg!("cube")),
    ],
    marks: &[],
    options: &[&SIZE, &DISCS, &CUBES, &REPETITION, &PLY_LIMIT],
    presets: &[
        Preset::new("quick", "cubes=5"),
        Preset::new("small", "size=4,discs=4,cubes=6"),
        Preset::new("tiny", "size=3,discs=3,cubes=4"),
        Preset::new("large", "size=7,discs=8,cubes=15"),
    ],
    languages: jogada_core::languages!(),
    bench: include_str!("bench.txt"),
};

/// The rules on boards of up to `CELLS` squares, which a set of `W` words has to hold; stacks are
/// stored as `S`.
pub struct Rules<S, const CELLS: usize, const W: usize> {
    grid: Grid,
    /// Of each side.
    discs: usize,
    /// Of each side.
    cubes: usize,
    repetition: u8,
    /// Plies that end the game; a number no game reaches where there is no limit.
    ply_limit: u64,
    reach: moves::Reaches<CELLS>,
    /// Of each cell: what a stack counts by in the hash.
    keys: [u64; CELLS],
    /// The ways to turn and to mirror the board, each with the new place of every cell.
    symmetries: Vec<Vec<Cell>>,
    actions: FromTo,
    /// The numbers of all positions, made when they are first asked for; `None` if they are too many.
    numbering: OnceLock<Option<ending::Numbering>>,
    tables: Option<EndingTables>,
    store: std::marker::PhantomData<S>,
}

impl<S: Store, const CELLS: usize, const W: usize> Rules<S, CELLS, W> {
    /// A side's cubes off the board.
    fn supply(&self, state: &State<S, CELLS, W>, side: Side) -> usize {
        self.cubes - state.cubes(side).len()
    }
}

impl<S: Store, const CELLS: usize, const W: usize> Playable for Rules<S, CELLS, W> {
    const LEVELS: [Level; LEVEL_COUNT] = Level::list(
        [1, 1, 1, 1, 25, 55, 125, 400, 1_150, 5_000],
        [230, 180, 137, 106, 0, 0, 0, 0, 0, 0],
    );

    /// 9x9 is the largest board, 24 discs the tallest stack.
    type Large = Rules<u32, 81, 2>;

    fn fits(options: &Options) -> bool {
        options.get(&SIZE).pow(2) <= CELLS as i64 && 2 * options.get(&DISCS) <= S::MAX_DISCS
    }

    type Evaluator = NavaEvaluator<W>;

    const WEIGHTS: &'static str = include_str!("weights.txt");

    const NETS: &'static [&'static [u8]] = &[include_bytes!("net.bin")];

    const SAMPLES: &'static [Sample] = samples::SAMPLES;

    const PUZZLES: &'static str = include_str!("puzzles.txt");

    const LESSONS: &'static str = include_str!("lessons.txt");

    const BASELINES: Option<Baselines<Self>> = Some(baseline::baselines());
}

/// The number of cubes, which must leave a square free (rule 1).
fn cubes_of(options: &Options) -> Result<usize, OptionErrors> {
    let (size, cubes) = (options.get(&SIZE), options.get(&CUBES));
    let most = size * size - 1;
    let message = Message::new("options-cubes-board").with("size", size);
    let message = message.with("cubes", cubes).with("most", most);
    OptionErrors::check([(cubes > most, "cubes", message)]).map(|()| cubes as usize)
}
