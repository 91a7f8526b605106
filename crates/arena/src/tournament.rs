//! What is played between whom, and the pairs of games that come of it.

use std::time::Duration;

use jogada_play::{AnyMatch, Outcome, PlayerSpec, Request, Side, Spec};

use crate::clock::TimeControl;
use crate::game::Game;
use crate::opening::Openings;
use crate::schedule::{Format, Key, Schedule};
use crate::statistics::Sprt;

/// Who plays what against whom.
pub struct Tournament {
    /// The game and its options.
    pub spec: Spec,
    /// The players.
    pub players: Vec<PlayerSpec>,
    /// Who meets whom.
    pub format: Format,
    /// How it is played.
    pub conditions: Conditions,
    /// The test that ends a match as soon as it is decided.
    pub sprt: Option<Sprt>,
}

/// What a program may overstep its time by if nothing else is said.
pub const DEFAULT_TIME_MARGIN: Duration = Duration::from_millis(100);

/// Faults of a player that break off a sequential test if nothing else is said.
pub const DEFAULT_MAX_FAULTS: u64 = 3;

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
    /// How far a program may overstep its time before it has lost: what a busy machine needs to wake
    /// it up and to hand its answer over.
    pub time_margin: Duration,
    /// Faults of a player after which the tournament is broken off; without it
    /// [`DEFAULT_MAX_FAULTS`] where a test decides, and no limit elsewhere.
    pub max_faults: Option<u64>,
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
            openings: Openings::Random { plies: 4, even: true },
            seed: 0,
            request: Request::default(),
            clock: None,
            time_margin: DEFAULT_TIME_MARGIN,
            max_faults: None,
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

    /// The games in which a player failed, each with that player: 0 for the first, 1 for the second.
    pub fn faults(&self) -> impl Iterator<Item = (usize, &Game)> {
        let failed = self.sides().filter(|(_, game)| game.end.is_fault());
        failed.map(|(first, game)| (usize::from(game.end.outcome == Outcome::Win(first)), game))
    }

    /// Whether it tells anything about strength: a crash, an illegal move or a slow answer does not.
    pub fn is_evidence(&self) -> bool {
        self.faults().next().is_none()
    }
}

impl Tournament {
    /// Who meets whom.
    pub fn schedule(&self) -> Schedule {
        let (format, pairs) = (self.format.clone(), self.conditions.pairs);
        Schedule { format, players: self.players.len(), pairs }
    }

    /// Faults of a player that break the tournament off.
    pub(crate) fn max_faults(&self) -> Option<u64> {
        let usual = self.sprt.map(|_| DEFAULT_MAX_FAULTS);
        self.conditions.max_faults.or(usual)
    }

    /// The start position.
    ///
    /// # Panics
    /// If the options of the game do not fit each other: open the game first.
    pub fn game(&self) -> Box<dyn AnyMatch> {
        self.spec.open(None).expect("whoever asked for the tournament has opened its game")
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
