//! The clocks of a game in line mode: they are looked at when a line was read.

use std::time::Instant;

use jogada_play::Side;

use super::session::LineSession;
use crate::clock::show_time;

impl LineSession<'_, '_> {
    /// Lets the clock of the side to move run, once the first move is made, and keeps what is left.
    pub(super) fn run_clock(&mut self) {
        let Some(clock) = &mut self.clock else { return };
        let (mover, now) = (self.session.mover().map(|(side, _)| side), Instant::now());
        let begun = !self.session.game().line().moves.is_empty();
        clock.turn(mover.filter(|_| begun), now);
        clock.write(&mut self.session, now);
    }

    /// Whether the time of a side has run out: then it has lost.
    pub(super) fn lost_on_time(&mut self) -> bool {
        let loser = self.clock.as_ref().and_then(|clock| clock.loser(Instant::now()));
        if let Some(side) = loser {
            self.session.lose_on_time(side);
        }
        loser.is_some()
    }

    /// The first move of a game gains nothing.
    pub(super) fn gain_time(&mut self, side: Side) {
        let begun = self.session.game().line().moves.len() > 1;
        if let Some(clock) = self.clock.as_mut().filter(|_| begun) {
            clock.gain(side);
        }
    }

    /// The time of a side for its prompt; nothing without clocks.
    pub(super) fn clock_text(&self, side: Side) -> String {
        let left = self.clock.as_ref().map(|clock| clock.left(side, Instant::now()));
        left.map_or_else(String::new, |left| format!(" ({})", show_time(left)))
    }
}
