//! What is played between whom, and one pair of games of it.

use jogada_play::{AnyTable, Player, PlayerKind, PlayerSpec, Request, Rng, Side, Spec, Stop};

use crate::clock::TimeControl;
use crate::game::Game;
use crate::opening::{Evenness, Openings, opening};
use crate::referee::Referee;
use crate::schedule::{Format, Key, Schedule};
use crate::statistics::Sprt;

/// Who plays what against whom.
pub struct Contest {
    /// The game and its options.
    pub spec: Spec,
    /// The players.
    pub players: Vec<PlayerSpec>,
    /// Who meets whom.
    pub format: Format,
    /// How it is played.
    pub conditions: Conditions,
    /// When a match may end early.
    pub sprt: Option<Sprt>,
}

/// How the games are played.
#[derive(Clone, Debug)]
pub struct Conditions {
    /// Openings in an encounter, each played with both colours.
    pub pairs: usize,
    /// Where openings come from.
    pub openings: Openings,
    /// Openings and players follow from it: the same seed, the same games.
    pub seed: u64,
    /// Limits and threads for players without a measure of their own.
    pub request: Request,
    /// The clocks, if there are any.
    pub clock: Option<TimeControl>,
    /// Moves after which a game is drawn, the opening included.
    pub cap: usize,
    /// What both players must think of a position for it to be as good as won; usually games are
    /// played to their end.
    pub adjudicate: Option<i32>,
}

impl Default for Conditions {
    fn default() -> Conditions {
        Conditions {
            pairs: 50,
            openings: Openings::Random { plies: 4 },
            seed: 0,
            request: Request::default(),
            clock: None,
            cap: 1_000,
            adjudicate: None,
        }
    }
}

/// The two games of an opening: the first player has White in the first and Black in the second.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// Who played, and the number of the opening.
    pub key: Key,
    /// The games.
    pub games: [Game; 2],
}

impl Pair {
    /// The games with the side of the first player.
    pub fn sides(&self) -> impl Iterator<Item = (Side, &Game)> {
        Side::ALL.into_iter().zip(&self.games)
    }

    /// Half points of the first player, 0 to 4.
    pub fn half_points(&self) -> usize {
        self.sides().map(|(side, game)| game.half_points(side)).sum()
    }
}

impl Contest {
    /// Who meets whom.
    pub fn schedule(&self) -> Schedule {
        let (format, pairs) = (self.format.clone(), self.conditions.pairs);
        Schedule { format, players: self.players.len(), pairs }
    }

    /// A table nothing has been played at.
    ///
    /// # Panics
    /// If the options of the game do not fit each other: open a table first.
    pub fn table(&self) -> Box<dyn AnyTable> {
        self.spec.open(None).expect("whoever asked for the contest has opened a table of it")
    }

    /// Plays one pair, which depends on nothing but the contest and the key; the table is one nothing
    /// has been played at. `None` if it was stopped.
    pub fn play_pair(&self, key: Key, table: &dyn AnyTable, stop: &Stop) -> Option<Pair> {
        let seed = mix(self.conditions.seed, key.number);
        let some = |(table, plies)| (Some(table), plies);
        let (begun, opening) = match &self.conditions.openings {
            Openings::Random { plies: 0 } => (None, 0),
            Openings::Random { plies } => {
                some(opening(table, *plies, Evenness::USUAL, &mut Rng::new(seed)))
            }
            Openings::Book(book) => some(book.begin(&self.spec, key.number)),
        };
        let table = begun.as_deref().unwrap_or(table);
        let begun = Begun { table, opening, seed, players: key.players };
        let [first, second] = Side::ALL.map(|side| self.play_game(&begun, side, stop));
        Some(Pair { key, games: [first?, second?] })
    }

    /// A game in which the first player of the pair has this side.
    fn play_game(&self, begun: &Begun<'_>, first: Side, stop: &Stop) -> Option<Game> {
        let place = |side: Side| usize::from(side != first);
        let seeds = Side::ALL.map(|side| mix(begun.seed, 1 + 2 * first.index() + place(side)));
        let [white, black] = Side::ALL.map(|side| &self.players[begun.players[place(side)]]);
        let plain = |player: &PlayerSpec| player.kind() == PlayerKind::Random;
        // Such games take less time than asking for their moves one by one.
        if plain(white) && plain(black) && self.conditions.clock.is_none() {
            let playout = begun.table.play_out(seeds, self.conditions.cap);
            return (!stop.is_stopped()).then(|| Game::of(playout, begun.opening));
        }
        let mut players: [Box<dyn Player>; 2] = [white.open(seeds[0]), black.open(seeds[1])];
        let referee = Referee::new(begun.table.fork(), begun.opening, &self.conditions);
        referee.see(&mut players, stop)
    }
}

/// A pair whose opening has been played.
struct Begun<'a> {
    table: &'a dyn AnyTable,
    /// Moves of the opening.
    opening: usize,
    seed: u64,
    /// The players by their places.
    players: [usize; 2],
}

/// A seed of its own for everything that has a number.
fn mix(seed: u64, number: usize) -> u64 {
    Rng::new(Rng::new(seed).bits() ^ number as u64).bits()
}

/// Names with a number where the same one comes again.
pub(crate) fn distinct(names: &[String]) -> Vec<String> {
    let earlier =
        |place: usize| names[..place].iter().filter(|name| **name == names[place]).count();
    let name = |(place, name): (usize, &String)| match earlier(place) {
        0 => name.clone(),
        count => format!("{name} ({})", count + 1),
    };
    names.iter().enumerate().map(name).collect()
}
