//! Tournaments of people: rounds of single games with colours, between players who may come late and
//! leave early. Pure functions of the rounds so far; players are their places in the list of entries.

mod berger;
mod card;
mod colours;
mod standings;
mod swiss;
#[cfg(test)]
mod tests;

pub use berger::{berger_round, berger_rounds};
pub use standings::{Standing, TieBreak, standings};
pub use swiss::swiss_round;

use jogada_play::Outcome;

/// How the rounds of a tournament are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Each player against each other one.
    RoundRobin,
    /// Players with similar points who have not met.
    Swiss,
}

/// A round: games, and who has a bye. Who is in neither misses it without a point.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The first board first.
    pub pairings: Vec<Pairing>,
    /// Points without an opponent.
    pub byes: Vec<Bye>,
}

/// A game of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// White first.
    pub players: [usize; 2],
    /// `None` until it is over.
    pub result: Option<GameResult>,
}

impl Pairing {
    /// A game to be played.
    pub fn new(players: [usize; 2]) -> Pairing {
        Pairing { players, result: None }
    }
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// White first.
    pub half_points: [u8; 2],
    /// `false` for a forfeit: a player did not come, or had left.
    pub played: bool,
}

impl GameResult {
    /// The result of a game that was played.
    pub fn of(outcome: Outcome) -> GameResult {
        let half_points = match outcome {
            Outcome::Win(winner) if winner.index() == 0 => [2, 0],
            Outcome::Win(_) => [0, 2],
            Outcome::Draw => [1, 1],
        };
        GameResult { half_points, played: true }
    }

    /// The same points without a game.
    #[must_use]
    pub fn forfeit(self) -> GameResult {
        GameResult { played: false, ..self }
    }
}

/// A round without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    /// By their place.
    pub player: usize,
    /// 2 for who is left over in an odd field, 1 for a bye that was asked for.
    pub half_points: u8,
}
