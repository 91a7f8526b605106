//! All tests of the engine in one program: it links once.

mod baselines;
mod claims;
mod contempt;
mod every_game;
mod margin;
mod mcts;
mod negamax;
mod pente;
mod samples;
mod solve;
mod tables;
