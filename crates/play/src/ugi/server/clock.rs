//! How long to think with so much on the clock.

use std::time::Duration;

use jogada_core::Side;
use jogada_engine::Limits;

use crate::ugi::command::{Clocks, Go};

/// Moves that are still to be played with what is left on a clock.
const MOVES_TO_GO: u32 = 25;

/// Time that goes by on the way from one program to the other.
const TRANSIT: Duration = Duration::from_millis(20);

/// The limits of a search that this side was told to make.
pub(super) fn limits(go: &Go, side: Side) -> Limits {
    let by_clock = go.clocks.map(|clocks| share(&clocks, side));
    let by_move = go.movetime.map(|time| time.saturating_sub(TRANSIT.min(time / 10)));
    Limits {
        depth: go.depth.map(|depth| depth.max(1)),
        nodes: go.nodes.map(|nodes| nodes.max(1)),
        time: by_clock.into_iter().chain(by_move).min(),
    }
}

/// An even share of what is left and most of what is added, never more than half of what is left.
fn share(clocks: &Clocks, side: Side) -> Duration {
    let (left, increment) = clocks.of(side);
    let safe = left.saturating_sub(TRANSIT);
    let wanted = (safe / MOVES_TO_GO).saturating_add(increment / 4 * 3);
    wanted.min(safe / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share_of(left: u64, increment: u64) -> Duration {
        let [left, increment] = [left, increment].map(|ms| [Duration::from_millis(ms); 2]);
        share(&Clocks { left, increment }, Side::Black)
    }

    #[test]
    fn a_game_on_a_clock_never_ends_by_the_clock() {
        for (left, increment) in [(60_000, 0), (1_000, 0), (60_000, 1_000), (100, 1_000), (30, 0)] {
            let mut clock = Duration::from_millis(left);
            for ply in 0..500 {
                let spent = share_of(clock.as_millis() as u64, increment);
                assert!(spent < clock, "{left}+{increment} at ply {ply}: {spent:?} of {clock:?}");
                clock = clock.saturating_sub(spent) + Duration::from_millis(increment);
            }
        }
        assert_eq!(share_of(0, 0), Duration::ZERO);
        assert!(share_of(60_000, 0) > Duration::from_secs(2));
        assert!(share_of(60_000, 1_000) > share_of(60_000, 0));
    }

    #[test]
    fn whatever_comes_first_ends_the_search() {
        let movetime = Some(Duration::from_secs(1));
        let clocks = Some(Clocks { left: [Duration::from_secs(2); 2], ..Clocks::default() });
        let both = Go { movetime, clocks, nodes: Some(0), depth: Some(0) };
        let found = limits(&both, Side::White);
        assert!(found.time < limits(&Go { movetime, ..Go::default() }, Side::White).time);
        assert_eq!((found.nodes, found.depth), (Some(1), Some(1)));
        assert_eq!(limits(&Go::default(), Side::White), Limits::default());
    }
}
