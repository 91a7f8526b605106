//! What must hold for every game, run on each folder's own data by visiting the one list.

mod data;
mod encoding;
mod folders;
mod laws;
mod noughts;
mod perft;
mod playthrough;
mod positions;
mod symmetry;
mod texts;
mod vectors;
mod weights;
