//! Whole tournaments between quick players.

mod faults;
mod files;
mod matches;
mod tournaments;
