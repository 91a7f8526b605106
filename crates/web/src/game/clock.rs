//! The clocks of a game. They follow from when its moves were made: nothing ticks.

use jogada_play::Side;
use serde::{Deserialize, Serialize};

use crate::time::Millis;

const SECOND: Millis = 1_000;
const DAY: Millis = 24 * 60 * 60 * SECOND;

/// The most seconds a side can begin with: a day.
pub const MOST_SECONDS: u32 = 86_400;
/// The most seconds a move can add.
pub const MOST_INCREMENT: u32 = 3_600;
/// The most days a move may take.
pub const MOST_DAYS: u32 = 30;

/// How much time there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum ClockKind {
    /// As much as it takes.
    #[default]
    None,
    /// For the whole game, and more with every move; in seconds.
    Base {
        /// To begin with.
        base: u32,
        /// After every move.
        increment: u32,
    },
    /// For each move.
    Days {
        /// How many.
        days: u32,
    },
}

impl ClockKind {
    /// Whether the numbers make sense.
    pub fn is_sound(self) -> bool {
        match self {
            ClockKind::None => true,
            ClockKind::Base { base, increment } => {
                (1..=MOST_SECONDS).contains(&base) && increment <= MOST_INCREMENT
            }
            ClockKind::Days { days } => (1..=MOST_DAYS).contains(&days),
        }
    }

    /// What each side has at the beginning.
    fn full(self) -> Millis {
        match self {
            ClockKind::None => 0,
            ClockKind::Base { base, .. } => Millis::from(base) * SECOND,
            ClockKind::Days { days } => Millis::from(days) * DAY,
        }
    }
}

/// The clocks of both sides. They start with the first move that is made at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// How much time there is.
    pub kind: ClockKind,
    left: [Millis; 2],
    /// Whose time runs, and since when.
    running: Option<(Side, Millis)>,
}

impl Clock {
    /// Clocks that nobody has started.
    pub fn new(kind: ClockKind) -> Clock {
        Clock { kind, left: [kind.full(); 2], running: None }
    }

    /// A side has moved.
    pub fn press(&mut self, side: Side, at: Millis) {
        self.stop(at);
        let left = &mut self.left[side.index()];
        match self.kind {
            ClockKind::None => {}
            ClockKind::Base { increment, .. } => *left += Millis::from(increment) * SECOND,
            ClockKind::Days { .. } => *left = self.kind.full(),
        }
    }

    /// From now on the time of this side runs.
    pub fn start(&mut self, side: Side, at: Millis) {
        self.stop(at);
        self.running = (self.kind != ClockKind::None).then_some((side, at));
    }

    /// Nobody's time runs any more.
    pub fn stop(&mut self, at: Millis) {
        self.left = Side::ALL.map(|side| self.left(side, at));
        self.running = None;
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Side> {
        self.running.map(|(side, _)| side)
    }

    /// What a side has left.
    pub fn left(&self, side: Side, at: Millis) -> Millis {
        let spent = match self.running {
            Some((running, since)) if running == side => (at - since).max(0),
            _ => 0,
        };
        (self.left[side.index()] - spent).max(0)
    }

    /// When the time of the side that is thinking runs out.
    pub fn deadline(&self) -> Option<Millis> {
        self.running.map(|(side, since)| since + self.left[side.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_spent_by_the_side_that_thinks_and_a_move_adds_to_it() {
        let mut clock = Clock::new(ClockKind::Base { base: 10, increment: 2 });
        assert_eq!(clock.deadline(), None);
        clock.start(Side::Black, 1_000);
        assert_eq!(clock.deadline(), Some(11_000));
        clock.press(Side::Black, 4_000);
        clock.start(Side::White, 4_000);
        assert_eq!(clock.left(Side::Black, 9_000), 10_000 - 3_000 + 2_000);
        assert_eq!(clock.left(Side::White, 9_000), 5_000);
        assert_eq!(clock.left(Side::White, 99_000), 0);
    }

    #[test]
    fn days_are_for_each_move() {
        let mut clock = Clock::new(ClockKind::Days { days: 2 });
        clock.start(Side::White, 0);
        clock.press(Side::White, DAY);
        assert_eq!(clock.left(Side::White, DAY), 2 * DAY);
    }
}
