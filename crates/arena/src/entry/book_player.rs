//! A player with a book of its own.

use std::time::Duration;

use jogada_play::{
    Analysis, AnalysisLine, AnyMatch, Player, PlayerFault, Request, Rng, Score, Stop,
};

use crate::opening::Book;

/// Plays the moves of a book without thinking as long as the game follows one of its lines; where
/// several lines go on from here, chance decides.
pub(super) struct BookPlayer {
    player: Box<dyn Player>,
    book: Book,
    seed: u64,
}

impl BookPlayer {
    pub(super) fn new(player: Box<dyn Player>, book: Book, seed: u64) -> BookPlayer {
        BookPlayer { player, book, seed }
    }

    /// A move of the book, if it has one that can be played.
    fn known(&self, game: &dyn AnyMatch) -> Option<String> {
        let line = game.line();
        let moves = self.book.continuations(&line);
        let rng = &mut Rng::new(Rng::seed_of(self.seed, line.moves.len()));
        let m = (!moves.is_empty()).then(|| moves[rng.below(moves.len())])?;
        game.check(m).ok()
    }
}

impl Player for BookPlayer {
    fn name(&self) -> &str {
        self.player.name()
    }

    fn new_game(&mut self, game: &dyn AnyMatch, request: &Request) -> Result<(), PlayerFault> {
        self.player.new_game(game, request)
    }

    fn is_timed(&self) -> bool {
        self.player.is_timed()
    }

    fn settle(&mut self) {
        self.player.settle();
    }

    fn choose(
        &mut self,
        game: &dyn AnyMatch,
        request: &Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Result<Option<Analysis>, PlayerFault> {
        let Some(m) = self.known(game).filter(|_| game.ending().is_none()) else {
            return self.player.choose(game, request, stop, sink);
        };
        let lines = vec![AnalysisLine { score: Score::Eval(0), moves: vec![m] }];
        let known = Analysis { depth: 0, nodes: 0, time: Duration::ZERO, lines };
        sink(&known);
        Ok(Some(known))
    }
}
