//! A match: pairs of games, several at a time.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;

use jogada_play::{Player, PlayerSpec, Request, Rng, Side, Spec, Stop};

use crate::game::{Game, play};
use crate::opening::opening;

/// Who plays what against whom.
pub struct Match {
    /// The game and its options.
    pub spec: Spec,
    /// The players; results are those of the first.
    pub players: [PlayerSpec; 2],
    /// How it is played.
    pub conditions: Conditions,
}

/// How a match is played.
#[derive(Clone, Copy, Debug)]
pub struct Conditions {
    /// Openings, each played with both colours.
    pub pairs: usize,
    /// Random plies every opening has.
    pub opening: usize,
    /// Openings and players follow from it: the same seed, the same match.
    pub seed: u64,
    /// Limits and threads for players without a measure of their own.
    pub request: Request,
    /// Moves after which a game is drawn, the opening included.
    pub cap: usize,
}

impl Default for Conditions {
    fn default() -> Conditions {
        Conditions { pairs: 50, opening: 4, seed: 0, request: Request::default(), cap: 1_000 }
    }
}

/// The two games of an opening: the first player has White in the first and Black in the second.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Its number in the match, from 0.
    pub number: usize,
    /// The games.
    pub games: [Game; 2],
}

impl Pair {
    /// The games with the side of the match's first player.
    pub fn sides(&self) -> impl Iterator<Item = (Side, &Game)> {
        Side::ALL.into_iter().zip(&self.games)
    }
}

impl Match {
    /// Plays one pair, which depends on nothing but the match and the number. `None` if it was
    /// stopped.
    ///
    /// # Panics
    /// If the options of the game do not fit each other: open a table first.
    pub fn play_pair(&self, number: usize, stop: &Stop) -> Option<Pair> {
        let seed = mix(self.conditions.seed, number);
        let [first, second] = Side::ALL.map(|side| self.play_game(seed, side, stop));
        Some(Pair { number, games: [first?, second?] })
    }

    /// A game in which the first player has this side.
    fn play_game(&self, seed: u64, first: Side, stop: &Stop) -> Option<Game> {
        let Conditions { opening: plies, request, cap, .. } = &self.conditions;
        let table = opening(&self.spec, *plies, &mut Rng::new(seed));
        let table = table.expect("whoever asked for the match has opened a table of it");
        let sit = |side: Side| -> Box<dyn Player> {
            let place = usize::from(side != first);
            self.players[place].open(mix(seed, 1 + 2 * first.index() + place))
        };
        play(table, &mut Side::ALL.map(sit), request, *cap, stop)
    }
}

/// Plays a match on so many threads, handing over every pair as soon as it is done.
///
/// # Panics
/// If the options of the game do not fit each other: open a table first.
pub fn run(the_match: &Match, jobs: usize, stop: &Stop, sink: &mut dyn FnMut(Pair)) {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let work = |sender: mpsc::Sender<Pair>| {
        let numbers = std::iter::repeat_with(|| next.fetch_add(1, Relaxed));
        for number in numbers.take_while(|&number| number < the_match.conditions.pairs) {
            let Some(pair) = the_match.play_pair(number, stop) else { return };
            // The receiver stays until all senders are gone.
            let _ = sender.send(pair);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            let sender = sender.clone();
            scope.spawn(move || work(sender));
        }
        drop(sender);
        receiver.iter().for_each(sink);
    });
}

/// A seed of its own for everything that has a number.
fn mix(seed: u64, number: usize) -> u64 {
    Rng::new(Rng::new(seed).bits() ^ number as u64).bits()
}
