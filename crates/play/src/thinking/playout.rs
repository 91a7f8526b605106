//! Whole games of moves at random, played with the types of the game: as fast as its rules.

use std::sync::Arc;

use jogada_core::Playable;

use super::chance::rng_after;
use crate::any_match::AnyMatch;
use crate::ending::Ending;
use crate::game_line::GameLine;
use crate::move_log::{MoveLog, Replay};
use crate::repetition::Repetitions;
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
pub(super) struct PlayoutStart<G: Playable> {
    origin: Arc<Origin<G>>,
    moves: Vec<G::Move>,
    state: G::State,
    /// Moves made before the position, as players count them.
    ply: u32,
    /// Hashes of the positions that could come back, this one's last.
    past: Vec<u64>,
}

impl<G: Playable> Replay for PlayoutStart<G> {
    fn line(&self, seeds: [u64; 2], count: usize) -> GameLine {
        let (mut moves, mut buffers) = (self.moves.clone(), Buffers::new(self));
        self.play_out(&mut buffers, seeds, count, Some(&mut moves));
        self.origin.line(&moves)
    }
}

impl<G: Playable> PlayoutStart<G> {
    pub(super) fn of(game: &Match<G>) -> PlayoutStart<G> {
        PlayoutStart {
            origin: game.origin.clone(),
            moves: game.moves.clone(),
            state: game.state().clone(),
            ply: game.ply(),
            past: game.past(),
        }
    }

    /// Plays on with the chances of two seeds until there are `cap` moves or the game is over; adds them
    /// to `kept`.
    fn play_out(
        &self,
        buffers: &mut Buffers<G>,
        seeds: [u64; 2],
        cap: usize,
        mut kept: Option<&mut Vec<G::Move>>,
    ) -> Run<G> {
        let mut run = Run::of(self, &mut buffers.past);
        while !run.repeated && run.count < cap {
            let side = self.origin.game.to_move(&run.state);
            let mut rng = rng_after(seeds[side.index()], run.ply);
            let choose = &mut |count: usize| {
                run.choices += count as u64;
                rng.below(count)
            };
            let picked = self.origin.game.pick(&run.state, &mut buffers.scratch, choose);
            let Some(m) = picked else { break };
            run.play(&self.origin.game, &mut buffers.past, m);
            if let Some(kept) = &mut kept {
                kept.push(m);
            }
        }
        run
    }
}

/// Buffers to play games in again and again: a short game takes less time than making it.
struct Buffers<G: Playable> {
    past: Repetitions,
    scratch: Vec<G::Move>,
}

impl<G: Playable> Buffers<G> {
    fn new(start: &PlayoutStart<G>) -> Buffers<G> {
        Buffers { past: Repetitions::new(start.origin.game.repetition()), scratch: Vec::new() }
    }
}

/// A game on its way.
struct Run<G: Playable> {
    state: G::State,
    ply: u32,
    /// Moves of the game so far.
    count: usize,
    choices: u64,
    /// Whether the position has come back often enough to end the game.
    repeated: bool,
}

impl<G: Playable> Run<G> {
    #[inline]
    fn of(start: &PlayoutStart<G>, past: &mut Repetitions) -> Run<G> {
        past.clear();
        let repeated = start.past.iter().fold(false, |_, &hash| past.note(hash));
        let (state, count) = (start.state.clone(), start.moves.len());
        Run { state, ply: start.ply, count, choices: 0, repeated }
    }

    #[inline]
    fn play(&mut self, game: &G, past: &mut Repetitions, m: G::Move) {
        if past.matters() && game.is_irreversible(&self.state, m) {
            past.clear();
        }
        game.play(&mut self.state, m);
        self.ply += 1;
        self.count += 1;
        self.repeated = past.matters() && past.note(game.hash(&self.state));
    }

    fn ending(&self, game: &G) -> Option<Ending> {
        Ending::of(game.verdict(&self.state), || self.repeated)
    }
}

/// Plays a game on at random.
pub(super) struct Runner<G: Playable> {
    start: Arc<PlayoutStart<G>>,
    buffers: Buffers<G>,
}

impl<G: Playable> Runner<G> {
    pub(super) fn new(start: PlayoutStart<G>) -> Runner<G> {
        Runner { buffers: Buffers::new(&start), start: Arc::new(start) }
    }
}

impl<G: Playable> Playouts for Runner<G> {
    fn play_out(&mut self, seeds: [u64; 2], cap: usize) -> Playout {
        let run = self.start.play_out(&mut self.buffers, seeds, cap, None);
        Playout {
            moves: MoveLog::random(self.start.clone(), seeds, run.count),
            ending: run.ending(&self.start.origin.game),
            choices: run.choices,
        }
    }
}
