//! Time controls of whole games.

use std::time::Duration;

use jogada_play::{Clock, Side};

/// How much time a game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// What each side begins with.
    pub base: Duration,
    /// What it gains with every move.
    pub increment: Duration,
}

impl TimeControl {
    /// Both clocks before the first move.
    pub(crate) fn start(self) -> Clock {
        Clock { remaining: [self.base; 2], increment: [self.increment; 2] }
    }
}

/// Takes the time of a move from a side's clock and adds what it gains; `false` if it had not so much,
/// the margin included.
pub(crate) fn spend(clock: &mut Clock, side: Side, spent: Duration, margin: Duration) -> bool {
    let left = &mut clock.remaining[side.index()];
    let in_time = spent <= *left + margin;
    *left = left.saturating_sub(spent) + clock.increment[side.index()];
    in_time
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_gains_its_increment_after_a_move_made_in_time() {
        let seconds = Duration::from_secs;
        let mut clock = TimeControl { base: seconds(10), increment: seconds(1) }.start();
        let spend = |clock: &mut Clock, side, spent| spend(clock, side, spent, Duration::ZERO);
        assert!(spend(&mut clock, Side::White, seconds(4)));
        assert_eq!(clock.remaining, [seconds(7), seconds(10)]);
        // What would be gained with the move cannot be spent on it.
        assert!(!spend(&mut clock, Side::White, seconds(8)));
        assert!(spend(&mut clock, Side::Black, seconds(10)));
        assert_eq!(clock.remaining[1], seconds(1));
    }

    #[test]
    fn within_the_margin_a_clock_is_empty_but_not_overstepped() {
        let seconds = Duration::from_secs;
        let mut clock = TimeControl { base: seconds(2), increment: seconds(1) }.start();
        assert!(spend(&mut clock, Side::White, seconds(3), seconds(1)));
        assert_eq!(clock.remaining[0], seconds(1));
        assert!(!spend(&mut clock, Side::White, seconds(3), seconds(1)));
    }
}
