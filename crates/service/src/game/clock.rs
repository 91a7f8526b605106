//! The clocks of a game, computed from the times of its moves: nothing ticks.

use jogada_play::Side;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::time::Millis;

const SECOND: Millis = 1_000;
const DAY: Millis = 24 * 60 * 60 * SECOND;

/// A day.
pub const MAX_SECONDS: u32 = 86_400;
/// Seconds added per move.
pub const MAX_INCREMENT: u32 = 3_600;
/// Days per move.
pub const MAX_DAYS: u32 = 30;

/// The time control.
#[expect(missing_docs, reason = "comments here are part of the API description")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged, deny_unknown_fields)]
pub enum ClockKind {
    /// Either side may think as long as it likes.
    #[default]
    None,
    /// Seconds for the whole game, and an increment per move (Fischer).
    Base { base: u32, increment: u32 },
    /// Correspondence: days per move.
    Days { days: u32 },
}

impl ClockKind {
    /// Whether all values are within their limits.
    pub fn is_valid(self) -> bool {
        match self {
            ClockKind::None => true,
            ClockKind::Base { base, increment } => {
                (1..=MAX_SECONDS).contains(&base) && increment <= MAX_INCREMENT
            }
            ClockKind::Days { days } => (1..=MAX_DAYS).contains(&days),
        }
    }

    /// The initial time of each side.
    fn full(self) -> Millis {
        match self {
            ClockKind::None => 0,
            ClockKind::Base { base, .. } => Millis::from(base) * SECOND,
            ClockKind::Days { days } => Millis::from(days) * DAY,
        }
    }
}

/// The clocks of both sides. They start with the first move after the setup.
///
/// A person's clock runs from the opponent's move to their own. A bot may have to wait for a free
/// thread, so its clock stands still, and its move is charged the time it thought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The time control.
    pub kind: ClockKind,
    left: [Millis; 2],
    bots: [bool; 2],
    /// Who is to move, and since when.
    turn: Option<(Side, Millis)>,
}

impl Clock {
    /// Stopped clocks; `bots` says which sides are bots, White first.
    pub fn new(kind: ClockKind, bots: [bool; 2]) -> Clock {
        Clock { kind, left: [kind.full(); 2], bots, turn: None }
    }

    /// Stops the clock of a side that has moved; `thought` is the time to charge a bot.
    pub fn press(&mut self, side: Side, at: Millis, thought: Option<Millis>) {
        let since = self.turn.take().filter(|(to_move, _)| *to_move == side);
        let spent = since.map_or(0, |(_, since)| thought.unwrap_or(at - since).max(0));
        let left = &mut self.left[side.index()];
        *left = (*left - spent).max(0);
        match self.kind {
            ClockKind::None => {}
            ClockKind::Base { increment, .. } => *left += Millis::from(increment) * SECOND,
            ClockKind::Days { .. } => *left = self.kind.full(),
        }
    }

    /// Starts the clock of the side to move.
    pub fn start(&mut self, side: Side, at: Millis) {
        self.stop(at);
        self.turn = (self.kind != ClockKind::None).then_some((side, at));
    }

    /// Stops both clocks for good.
    pub fn stop(&mut self, at: Millis) {
        self.left = Side::ALL.map(|side| self.left(side, at));
        self.turn = None;
    }

    /// A side has lost on time. What a bot was thinking when it did is in no event.
    pub fn run_out(&mut self, side: Side) {
        self.left[side.index()] = 0;
    }

    /// The side whose clock runs.
    pub fn running(&self) -> Option<Side> {
        self.since().map(|(side, _)| side)
    }

    /// Milliseconds left to a side.
    pub fn left(&self, side: Side, at: Millis) -> Millis {
        let spent = match self.since() {
            Some((running, since)) if running == side => (at - since).max(0),
            _ => 0,
        };
        (self.left[side.index()] - spent).max(0)
    }

    /// When the running clock runs out.
    pub fn deadline(&self) -> Option<Millis> {
        self.since().map(|(side, since)| since + self.left[side.index()])
    }

    /// Whether the bot to move has overstepped its time.
    pub fn is_overstepped(&self, thought: Millis) -> bool {
        self.turn.is_some_and(|(side, _)| self.left[side.index()] <= thought)
    }

    fn since(&self) -> Option<(Side, Millis)> {
        self.turn.filter(|(side, _)| !self.bots[side.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_spent_by_the_side_that_thinks_and_a_move_adds_to_it() {
        let mut clock = Clock::new(ClockKind::Base { base: 10, increment: 2 }, [false; 2]);
        assert_eq!(clock.deadline(), None);
        clock.start(Side::Black, 1_000);
        assert_eq!(clock.deadline(), Some(11_000));
        clock.press(Side::Black, 4_000, None);
        clock.start(Side::White, 4_000);
        assert_eq!(clock.left(Side::Black, 9_000), 10_000 - 3_000 + 2_000);
        assert_eq!(clock.left(Side::White, 9_000), 5_000);
        assert_eq!(clock.left(Side::White, 99_000), 0);
    }

    #[test]
    fn the_loser_on_time_has_none_left() {
        let mut clock = Clock::new(ClockKind::Base { base: 10, increment: 2 }, [false, true]);
        clock.start(Side::Black, 0);
        clock.stop(5_000);
        assert_eq!(clock.left(Side::Black, 5_000), 10_000);
        clock.run_out(Side::Black);
        assert_eq!(Side::ALL.map(|side| clock.left(side, 5_000)), [10_000, 0]);
    }

    #[test]
    fn days_are_for_each_move() {
        let mut clock = Clock::new(ClockKind::Days { days: 2 }, [false; 2]);
        clock.start(Side::White, 0);
        clock.press(Side::White, DAY, None);
        assert_eq!(clock.left(Side::White, DAY), 2 * DAY);
    }

    #[test]
    fn a_bot_pays_for_what_it_thought_and_not_for_waiting() {
        let mut clock = Clock::new(ClockKind::Base { base: 10, increment: 2 }, [false, true]);
        clock.start(Side::Black, 0);
        assert_eq!((clock.running(), clock.deadline()), (None, None));
        assert_eq!(clock.left(Side::Black, 60_000), 10_000);
        assert!(clock.is_overstepped(10_000) && !clock.is_overstepped(9_999));
        clock.press(Side::Black, 60_000, Some(3_000));
        assert_eq!(clock.left(Side::Black, 60_000), 10_000 - 3_000 + 2_000);
        // Games stored by older versions do not have the time.
        clock.start(Side::Black, 60_000);
        clock.press(Side::Black, 65_000, None);
        assert_eq!(clock.left(Side::Black, 65_000), 9_000 - 5_000 + 2_000);
    }
}
