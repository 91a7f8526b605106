//! How strong a player is made.

/// A level of play: how much is looked at, and how good a move must be to be played. Nothing in it
/// depends on time, so a level plays the same moves on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Positions to look at for a move.
    pub nodes: u64,
    /// How much worse than the best a move may be to be played now and then, in percent of the
    /// distance between the best and the middle move. With 0 only the best will do.
    pub spread: u32,
}

/// How many levels there are; the first is the weakest.
pub const LEVEL_COUNT: usize = 10;

impl Level {
    /// The levels of a game that declares none of its own.
    pub const DEFAULT: [Level; LEVEL_COUNT] = [
        Level::new(30, 140),
        Level::new(100, 110),
        Level::new(400, 85),
        Level::new(1_500, 60),
        Level::new(4_000, 40),
        Level::new(8_000, 20),
        Level::new(10_000, 0),
        Level::new(30_000, 0),
        Level::new(100_000, 0),
        Level::new(300_000, 0),
    ];

    /// Levels of so many nodes and such a spread each.
    pub const fn list(levels: [(u64, u32); LEVEL_COUNT]) -> [Level; LEVEL_COUNT] {
        let mut list = Level::DEFAULT;
        let mut place = 0;
        while place < LEVEL_COUNT {
            list[place] = Level::new(levels[place].0, levels[place].1);
            place += 1;
        }
        list
    }

    /// A level of so many nodes and such a spread.
    pub const fn new(nodes: u64, spread: u32) -> Level {
        Level { nodes, spread }
    }
}
