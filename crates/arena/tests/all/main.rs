//! Whole contests between quick players.

mod contests;
mod files;
mod matches;
