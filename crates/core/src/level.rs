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

/// The level of whoever says nothing else: one that a beginner can beat.
pub const DEFAULT_LEVEL: usize = 3;

impl Level {
    /// The levels of a game that declares none of its own.
    pub const DEFAULT: [Level; LEVEL_COUNT] = Level::list(
        [30, 100, 400, 1_500, 4_000, 8_000, 10_000, 30_000, 100_000, 300_000],
        [140, 110, 85, 60, 40, 20, 0, 0, 0, 0],
    );

    /// Levels of so many nodes and such a spread each, the weakest first.
    pub const fn list(
        nodes: [u64; LEVEL_COUNT],
        spread: [u32; LEVEL_COUNT],
    ) -> [Level; LEVEL_COUNT] {
        let mut list = [Level { nodes: 0, spread: 0 }; LEVEL_COUNT];
        let mut place = 0;
        while place < LEVEL_COUNT {
            list[place] = Level { nodes: nodes[place], spread: spread[place] };
            place += 1;
        }
        list
    }
}
