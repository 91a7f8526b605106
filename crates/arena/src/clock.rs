//! The clocks of a game.

use std::time::Duration;

use jogada_play::{Clock, Side, TimeControl};

pub(crate) fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// What a side has left, and gains.
#[derive(Clone, Copy, Debug)]
struct SideClock {
    remaining: Duration,
    increment: Duration,
}

/// The clocks of a game; a side that plays by other limits has none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clocks([Option<SideClock>; 2]);

impl Clocks {
    /// Before the first move, White's first.
    pub(crate) fn start(controls: [Option<TimeControl>; 2]) -> Clocks {
        let start = |control: TimeControl| SideClock {
            remaining: control.base,
            increment: control.increment,
        };
        Clocks(controls.map(|control| control.map(start)))
    }

    /// Both clocks as a side that has one is told of them; an opponent without one seems to have the
    /// same.
    pub(crate) fn seen_by(&self, side: Side) -> Option<Clock> {
        let own = self.0[side.index()]?;
        let both = self.0.map(|clock| clock.unwrap_or(own));
        Some(Clock {
            remaining: both.map(|clock| clock.remaining),
            increment: both.map(|clock| clock.increment),
        })
    }

    /// Takes the time of a move from a side's clock and adds what it gains; `false` if it had not so
    /// much, the margin included, `None` if it has no clock.
    pub(crate) fn spend(&mut self, side: Side, spent: Duration, margin: Duration) -> Option<bool> {
        let clock = self.0[side.index()].as_mut()?;
        let in_time = spent <= clock.remaining.saturating_add(margin);
        clock.remaining = clock.remaining.saturating_sub(spent) + clock.increment;
        Some(in_time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks(base: u64, increment: u64) -> Clocks {
        let [base, increment] = [base, increment].map(Duration::from_secs);
        Clocks::start([Some(TimeControl { base, increment }); 2])
    }

    #[test]
    fn a_clock_gains_its_increment_after_a_move_made_in_time() {
        let seconds = Duration::from_secs;
        let mut clocks = clocks(10, 1);
        let mut spend = |side, time| clocks.spend(side, seconds(time), Duration::ZERO).unwrap();
        assert!(spend(Side::White, 4));
        // What would be gained with the move cannot be spent on it.
        assert!(!spend(Side::White, 8));
        assert!(spend(Side::Black, 10));
        assert_eq!(clocks.seen_by(Side::White).unwrap().remaining, [seconds(1); 2]);
    }

    #[test]
    fn within_the_margin_a_clock_is_empty_but_not_overstepped() {
        let seconds = Duration::from_secs;
        let mut clocks = clocks(2, 1);
        assert_eq!(clocks.spend(Side::White, seconds(3), seconds(1)), Some(true));
        assert_eq!(clocks.seen_by(Side::White).unwrap().remaining[0], seconds(1));
        assert_eq!(clocks.spend(Side::White, seconds(3), seconds(1)), Some(false));
    }

    #[test]
    fn a_side_without_a_clock_is_told_of_none_and_its_opponent_of_two() {
        let control: TimeControl = "2s+100ms".parse().unwrap();
        let mut clocks = Clocks::start([Some(control), None]);
        assert_eq!(clocks.seen_by(Side::Black), None);
        assert_eq!(clocks.spend(Side::Black, Duration::from_secs(9), Duration::ZERO), None);
        assert_eq!(clocks.seen_by(Side::White).unwrap().remaining, [Duration::from_secs(2); 2]);
    }
}
