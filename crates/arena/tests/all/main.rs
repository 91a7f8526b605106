//! Whole contests between quick players.

mod contests;
mod faults;
mod files;
mod matches;
