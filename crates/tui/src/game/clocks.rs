//! The clocks of the game on the screen.

use std::time::{Duration, Instant};

use jogada_play::Side;
use ratatui::style::Style;
use ratatui::text::Span;

use super::GameScreen;
use crate::board::Palette;
use crate::clock::show_time;

/// From here on the time of the side to move is shown as an alarm.
const SHORT: Duration = Duration::from_secs(10);

impl GameScreen {
    /// Lets the clock of the side to move run, once the first move is made.
    pub(super) fn run_clock(&mut self) {
        let mover = self.session.mover().map(|(side, _)| side);
        let mover = mover.filter(|_| !self.history.is_empty());
        let now = Instant::now();
        if let Some(clock) = &mut self.clock {
            clock.turn(mover, now);
        }
        self.thinkers.set_clock(self.clock.as_ref().map(|clock| clock.for_bots(now)));
    }

    pub(super) fn stop_clock(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.turn(None, Instant::now());
        }
    }

    /// Ends the game if the time of a side has run out. Whether it did.
    pub(super) fn check_clock(&mut self) -> bool {
        let loser = self.clock.as_ref().and_then(|clock| clock.loser(Instant::now()));
        if let Some(side) = loser {
            self.session.lose_on_time(side);
            self.thinkers.reset();
            self.position_changed();
        }
        loser.is_some()
    }

    /// The move of this side was made within its time; the first one of a game gains nothing.
    pub(super) fn gain_time(&mut self, side: Side) {
        if let Some(clock) = self.clock.as_mut().filter(|_| !self.history.is_empty()) {
            clock.gain(side);
        }
    }

    /// A game that was lost on time goes on without clocks.
    pub(super) fn drop_spent_clock(&mut self) {
        if self.clock.take_if(|clock| clock.is_spent()).is_some() {
            self.session.set_time_control(None);
        }
    }

    pub(super) fn keep_clock(&mut self) {
        if let Some(clock) = &self.clock {
            clock.write(&mut self.session, Instant::now());
        }
    }

    /// The time of a side, as the panel shows it.
    pub(super) fn clock_span(&self, side: Side) -> Option<Span<'static>> {
        let left = self.clock.as_ref()?.left(side, Instant::now());
        let moves = self.session.mover().is_some_and(|(mover, _)| mover == side);
        let style = match moves {
            true if left < SHORT => self.palette().alarm(),
            true => Palette::title(),
            false => Style::new(),
        };
        Some(Span::styled(format!("{:>7}  ", show_time(left)), style))
    }
}

/// What is left on the clocks is kept with an unfinished game.
impl Drop for GameScreen {
    fn drop(&mut self) {
        if self.clock.is_some() && self.session.ending().is_none() {
            self.stop_clock();
            self.save_game();
        }
    }
}
