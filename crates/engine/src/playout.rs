//! Games that are played on with moves at random, as fast as their rules.

use jogada_core::{Game, Rng};

use crate::repetition::Repetitions;

/// A game to be played on.
#[derive(Clone)]
pub struct PlayoutStart<S> {
    /// The position on the board.
    pub state: S,
    /// Moves made before it, as players count them.
    pub ply: u32,
    /// Moves of the game so far.
    pub count: usize,
    /// Hashes of the positions that could come back, this one's last.
    pub past: Vec<u64>,
}

/// Buffers to play games in again and again: a short game takes less time than making them.
pub struct PlayoutBuffers<M> {
    past: Repetitions,
    scratch: Vec<M>,
}

impl<M> PlayoutBuffers<M> {
    /// For games under these rules.
    pub fn new<G: Game<Move = M>>(game: &G) -> PlayoutBuffers<M> {
        PlayoutBuffers { past: Repetitions::new(game.repetition()), scratch: Vec::new() }
    }
}

/// A game that was played on.
pub struct PlayoutEnd<S> {
    /// The position on the board.
    pub state: S,
    /// Moves of the game, those before included.
    pub count: usize,
    /// Legal moves there were to choose from, over all positions in which one was chosen.
    pub choices: u64,
    /// Whether the position has come back often enough to end the game.
    pub repeated: bool,
}

/// Plays a game on until there are `cap` moves or it is over: a side's move at a ply is chosen by the number with its ply
/// after the side's seed. `played` hears of every move.
pub fn play_out<G: Game>(
    game: &G,
    start: &PlayoutStart<G::State>,
    buffers: &mut PlayoutBuffers<G::Move>,
    seeds: [u64; 2],
    cap: usize,
    mut played: impl FnMut(G::Move),
) -> PlayoutEnd<G::State> {
    let PlayoutBuffers { past, scratch } = buffers;
    past.clear();
    let repeated = start.past.iter().fold(false, |_, &hash| past.note(hash));
    let (state, count) = (start.state.clone(), start.count);
    let mut end = PlayoutEnd { state, count, choices: 0, repeated };
    let mut ply = u64::from(start.ply);
    while !end.repeated && end.count < cap {
        let mut rng = Rng::after(seeds[game.to_move(&end.state).index()], ply);
        let choose = &mut |count: usize| {
            end.choices += count as u64;
            rng.below(count)
        };
        let Some(m) = game.pick(&end.state, scratch, choose) else { break };
        if past.matters() && game.is_irreversible(&end.state, m) {
            past.clear();
        }
        game.play(&mut end.state, m);
        end.repeated = past.matters() && past.note(game.hash(&end.state));
        end.count += 1;
        ply += 1;
        played(m);
    }
    end
}
