//! Who can take part in a tournament.

use jogada_play::{AnyMatch, Player, PlayerFault, PlayerKind, PlayerSpec};

use crate::opening::Book;
use crate::terms::Terms;

/// Anything that makes a player: a name, or weights that are to be tried.
pub trait Contestant: Send + Sync {
    /// Everything that decides how it plays, in one line: results of another name are not its own.
    fn name(&self) -> String;

    /// What tables call it, if not by its name.
    fn label(&self) -> Option<String> {
        None
    }

    /// A player for one game. What it leaves to chance follows from the seed.
    fn open(&self, seed: u64) -> Box<dyn Player>;

    /// Whether it can be started at all; asked once before the first game.
    fn check_start(&self) -> Result<(), PlayerFault> {
        Ok(())
    }

    /// Whether it knows a game; asked once before the first.
    fn check_game(&self, _game: &dyn AnyMatch) -> Result<(), PlayerFault> {
        Ok(())
    }

    /// The conditions it has to itself.
    fn terms(&self) -> Terms {
        Terms::default()
    }

    /// The words of its command line, for a program outside.
    fn command(&self) -> Option<&[String]> {
        None
    }

    /// What its program calls itself, which has to be started for that; `None` if there is none, or it
    /// does not say.
    fn announced_name(&self) -> Option<String> {
        None
    }

    /// The book it plays by as long as it can.
    fn book(&self) -> Option<&Book> {
        None
    }

    /// Bytes that one of its players keeps, where that is a matter of choice.
    fn memory(&self) -> usize {
        0
    }

    /// Whether its play follows the limits of the tournament instead of a measure of its own.
    fn is_limited(&self) -> bool {
        true
    }

    /// Whether another seed makes another player of it. Programs are not known to vary.
    fn varies(&self) -> bool {
        false
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

    fn check_game(&self, game: &dyn AnyMatch) -> Result<(), PlayerFault> {
        jogada_ugi::check_game(self, game)
    }

    fn command(&self) -> Option<&[String]> {
        PlayerSpec::command(self)
    }

    fn announced_name(&self) -> Option<String> {
        jogada_ugi::announced_name(self)
    }

    fn memory(&self) -> usize {
        PlayerSpec::memory(self)
    }

    fn is_limited(&self) -> bool {
        let by_limits = matches!(self.kind(), PlayerKind::Max | PlayerKind::Mcts);
        by_limits || self.kind().takes_command()
    }

    fn varies(&self) -> bool {
        self.kind() != PlayerKind::Max && !self.kind().takes_command()
    }

    fn is_random(&self) -> bool {
        self.kind() == PlayerKind::Random
    }
}
