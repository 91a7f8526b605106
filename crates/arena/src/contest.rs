//! What is played between whom, and the pairs of games that come of it.

use jogada_play::{AnyTable, PlayerSpec, Request, Side, Spec};

use crate::clock::TimeControl;
use crate::game::Game;
use crate::opening::Openings;
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
