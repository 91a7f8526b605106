//! Many games of one kind side by side, stepped together into arrays of their caller: what learners need.

mod arrays;
mod lane;

pub use arrays::BatchArrays;
pub(crate) use lane::Lanes;

use crate::ending::PlayError;

/// How a batch is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BatchOptions {
    /// How many games.
    pub count: usize,
    /// The number of the first game: what is left to chance in a game follows from its number and the seed, so
    /// that a batch may be cut in pieces.
    pub first: usize,
    /// What is left to chance follows from it.
    pub seed: u64,
    /// Whether a game that is over begins anew at once.
    pub restart: bool,
    /// Plies after which a game is broken off.
    pub cap: u32,
}

impl BatchOptions {
    /// So many games that begin anew when they are over, of a thousand plies at most.
    pub const fn new(count: usize) -> BatchOptions {
        BatchOptions { count, first: 0, seed: 0, restart: true, cap: 1_000 }
    }
}

/// An action that cannot be played. No game of the batch has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {index}: {error}")]
pub struct BadAction {
    /// The place of the game in the batch, from 0.
    pub index: usize,
    /// Why not.
    #[source]
    pub error: PlayError,
}

/// Many games side by side.
///
/// ```
/// use jogada_play::{BatchArrays, BatchOptions, open};
///
/// let mut batch = open("nava:tiny", None)?.batch(&BatchOptions::new(8));
/// let (mut actions, mut rewards) = ([0; 8], [0.0; 16]);
/// for _ in 0..100 {
///     batch.sample(&mut actions);
///     batch.choose(&actions)?;
///     batch.step(&mut BatchArrays { rewards: Some(&mut rewards), ..BatchArrays::default() });
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Batch: Send + Sync {
    /// How many games there are.
    fn count(&self) -> usize;
    /// Begins those games anew that are chosen, or all.
    ///
    /// # Panics
    /// If `which` has not one entry per game.
    fn reset(&mut self, which: Option<&[bool]>);
    /// Begins all games anew, with the chances of another seed.
    fn reseed(&mut self, seed: u64);
    /// Writes a legal action of every game, each as likely as any other; 0 where the game is over.
    ///
    /// # Panics
    /// If there is not one entry per game.
    fn sample(&mut self, actions: &mut [i64]);
    /// Chooses the action of every game for the next [`step`](Batch::step); those of games that are over are
    /// passed over.
    ///
    /// # Panics
    /// If there is not one entry per game.
    fn choose(&mut self, actions: &[i64]) -> Result<(), BadAction>;
    /// Plays what was chosen last and writes what came of it. A game that has begun anew shows its new
    /// position beside the rewards of the old one.
    ///
    /// # Panics
    /// If an array is too short or too long; if nothing was chosen.
    fn step(&mut self, arrays: &mut BatchArrays<'_>);
    /// Writes the positions as they are, and no rewards.
    ///
    /// # Panics
    /// If an array is too short or too long.
    fn observe(&mut self, arrays: &mut BatchArrays<'_>);
    /// Appends the legal actions of every game in ascending order, and after each game how many there are so far.
    fn legal_actions(&self, offsets: &mut Vec<i64>, actions: &mut Vec<i64>);
    /// Copies of the games at these places, in a batch of their own whose first game has the number `first`.
    ///
    /// # Panics
    /// If there is no such place.
    fn take(&self, places: &[usize], first: usize) -> Box<dyn Batch>;
    /// The text of the position of a game; `None` if there is no such place.
    fn position(&self, index: usize) -> Option<String>;
}
