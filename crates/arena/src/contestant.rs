//! Who can take part in a tournament.

use jogada_play::{Player, PlayerFault, PlayerKind, PlayerSpec};

/// Anything that makes a player: a name, or weights that are to be tried.
pub trait Contestant: Send + Sync {
    /// Everything that decides how it plays, in one line: results of another name are not its own.
    fn name(&self) -> String;

    /// A player for one game. What it leaves to chance follows from the seed.
    fn open(&self, seed: u64) -> Box<dyn Player>;

    /// Whether it can be started at all; asked once before the first game.
    fn check_start(&self) -> Result<(), PlayerFault> {
        Ok(())
    }

    /// Bytes that one of its players keeps, where that is a matter of choice.
    fn memory(&self) -> usize {
        0
    }

    /// Whether its play follows the limits of the tournament instead of a measure of its own.
    fn is_limited(&self) -> bool {
        true
    }

    /// Whether it plays any legal move with equal chance. Games between two of these are played without
    /// asking for their moves one by one.
    fn is_random(&self) -> bool {
        false
    }
}

impl Contestant for PlayerSpec {
    fn name(&self) -> String {
        self.to_string()
    }

    fn open(&self, seed: u64) -> Box<dyn Player> {
        jogada_ugi::open_player(self, seed)
    }

    fn check_start(&self) -> Result<(), PlayerFault> {
        jogada_ugi::check_start(self)
    }

    fn memory(&self) -> usize {
        PlayerSpec::memory(self)
    }

    fn is_limited(&self) -> bool {
        matches!(self.kind(), PlayerKind::Max | PlayerKind::Mcts | PlayerKind::External)
    }

    fn is_random(&self) -> bool {
        self.kind() == PlayerKind::Random
    }
}
