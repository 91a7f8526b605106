//! What must hold for every game, run on each folder's own data by visiting the one list.

mod data;
mod encoding;
mod endings;
mod folders;
mod laws;
mod nets;
mod noughts;
mod perft;
mod playthrough;
mod positions;
mod puzzles;
mod symmetry;
mod texts;
mod vectors;
mod weights;
