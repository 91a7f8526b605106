//! Who sits at a table: people and players.

use std::fmt;

use jogada_core::{GameInfo, Rng};

use crate::player::{PlayerError, PlayerSpec};

/// Who plays a side.
#[derive(Clone, Debug)]
pub enum Seat {
    /// A person at this machine.
    Human,
    /// A player that needs no one.
    Bot(PlayerSpec),
}

impl Seat {
    /// The word for a person where players are named.
    pub const HUMAN: &'static str = "human";

    /// Reads `human` or the name of a player.
    pub fn parse(text: &str, game: &GameInfo) -> Result<Seat, PlayerError> {
        if text.trim().eq_ignore_ascii_case(Seat::HUMAN) {
            return Ok(Seat::Human);
        }
        let spec = PlayerSpec::parse(text, game).map_err(|error| error.or_known(Seat::HUMAN));
        spec.map(Seat::Bot)
    }

    /// Who gets which colour, by lot: both ways are as likely. The seed decides.
    pub fn draw_lots(mut seats: [Seat; 2], seed: u64) -> [Seat; 2] {
        if Seat::swapped_by_lot(seed) {
            seats.swap(0, 1);
        }
        seats
    }

    /// Whether [`draw_lots`](Seat::draw_lots) swaps the colours.
    pub fn swapped_by_lot(seed: u64) -> bool {
        Rng::new(seed).below(2) == 1
    }

    /// The player, if it is no person.
    pub fn bot(&self) -> Option<&PlayerSpec> {
        match self {
            Seat::Human => None,
            Seat::Bot(spec) => Some(spec),
        }
    }

    /// Whether a person has to be asked.
    pub fn is_human(&self) -> bool {
        matches!(self, Seat::Human)
    }
}

/// As it is read.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Human => f.write_str(Seat::HUMAN),
            Seat::Bot(spec) => spec.fmt(f),
        }
    }
}
