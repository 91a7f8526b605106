//! Whole games of moves at random, played with the types of the game: as fast as its rules.

use std::sync::Arc;

use jogada_core::Playable;
use jogada_engine::{PlayoutBuffers, PlayoutStart};
use jogada_search::search_of;

use crate::any_match::AnyMatch;
use crate::ending::Ending;
use crate::game_line::GameLine;
use crate::move_log::{MoveLog, Replay};
use crate::typed_match::{Match, Origin};

/// A game that is played on at random from where it stands, again and again.
pub trait Playouts: Send {
    /// What two `random` players with these seeds, White's first, make of it, move for move. It is
    /// broken off at `cap` moves in all.
    fn play_out(&mut self, seeds: [u64; 2], cap: usize) -> Playout;
}

/// A game that was played on at random.
#[derive(Debug)]
pub struct Playout {
    /// All its moves, those before included.
    pub moves: MoveLog,
    /// How it ended; `None` if it was broken off.
    pub ending: Option<Ending>,
    /// Legal moves there were to choose from, over all positions in which one was chosen.
    pub choices: u64,
}

/// Where the playouts begin.
struct Start<G: Playable> {
    origin: Arc<Origin<G>>,
    moves: Vec<G::Move>,
    position: PlayoutStart<G::State>,
}

impl<G: Playable> Replay for Start<G> {
    fn line(&self, seeds: [u64; 2], count: usize) -> GameLine {
        let game = &*self.origin.game;
        let (mut moves, mut buffers) = (self.moves.clone(), PlayoutBuffers::new(game));
        let kept = Some(&mut moves);
        search_of().play_out(game, &self.position, &mut buffers, seeds, count, kept);
        self.origin.line(&moves)
    }
}

/// Plays a game on at random.
pub(super) struct Runner<G: Playable> {
    start: Arc<Start<G>>,
    buffers: PlayoutBuffers<G::Move>,
}

impl<G: Playable> Runner<G> {
    pub(super) fn new(game: &Match<G>) -> Runner<G> {
        let position = PlayoutStart {
            state: game.state().clone(),
            ply: game.ply(),
            count: game.moves.len(),
            past: game.past(),
        };
        let (origin, moves) = (Arc::clone(&game.origin), game.moves.clone());
        let start = Arc::new(Start { origin, moves, position });
        Runner { start, buffers: PlayoutBuffers::new(game.game()) }
    }
}

impl<G: Playable> Playouts for Runner<G> {
    fn play_out(&mut self, seeds: [u64; 2], cap: usize) -> Playout {
        let (game, from) = (&*self.start.origin.game, &self.start.position);
        let end = search_of().play_out(game, from, &mut self.buffers, seeds, cap, None);
        Playout {
            moves: MoveLog::random(self.start.clone(), seeds, end.count),
            ending: Ending::of(game.verdict(&end.state), || end.repeated),
            choices: end.choices,
        }
    }
}
