//! Games between two players who keep their colours.

use std::ops::ControlFlow;
use std::sync::Mutex;

use jogada_play::{AnyMatch, PlayerFault, Stop};

use crate::game::Game;
use crate::pool::in_order;
use crate::referee::Referee;
use crate::tournament::Tournament;

/// Plays games from this position under the conditions of a tournament, the first of its players with
/// White and the second with Black. Each has the next seed, from that of the tournament on, which both
/// players get. `take` hears of them in their order, with their seeds, until it has enough.
///
/// # Panics
/// If the tournament has only one player.
///
/// # Errors
/// If a program cannot be started: nothing was played.
pub fn play_series(
    tournament: &Tournament,
    start: &dyn AnyMatch,
    games: usize,
    jobs: usize,
    stop: &Stop,
    take: &mut dyn FnMut(u64, &Game) -> ControlFlow<()>,
) -> Result<(), PlayerFault> {
    tournament.check_start()?;
    let (opening, start) = (start.line().moves.len(), Mutex::new(start.fork()));
    let make_worker = || {
        let start = start.lock().expect("forking does not panic").fork();
        move |number: usize| {
            let seed = tournament.seed.wrapping_add(number as u64);
            let mut players = [0, 1].map(|place: usize| tournament.players[place].open(seed));
            let referee = Referee::new(start.fork(), opening, tournament);
            Some((seed, referee.see(&mut players, stop)?))
        }
    };
    in_order(0..games, jobs, stop, make_worker, &mut |(seed, game)| take(seed, &game));
    Ok(())
}
