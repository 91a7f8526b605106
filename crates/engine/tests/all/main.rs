//! All tests of the engine in one program: it links once.

mod claims;
mod every_game;
mod mcts;
mod negamax;
mod originals;
mod pente;
mod samples;
mod solve;
