//! Time limits of `go`, as a request to a player.

use std::time::Duration;

use jogada_play::{Clock, Limits, Request, SearchOptions, Side};

use crate::command::Go;

/// Reserve for the communication between runner and engine (“move overhead”).
const OVERHEAD: Duration = Duration::from_millis(20);

/// The request of a `go`, less the overhead.
pub(super) fn request(go: &Go, settings: SearchOptions) -> Request {
    let limits = Limits {
        depth: go.depth.map(|depth| depth.max(1)),
        nodes: go.nodes.map(|nodes| nodes.max(1)),
        time: go.movetime.map(|time| time.saturating_sub(OVERHEAD.min(time / 10))),
    };
    let clock = go.clock.map(|Clock { remaining, increment }| Clock {
        remaining: remaining.map(|time| time.saturating_sub(OVERHEAD)),
        increment,
    });
    Request { limits, settings, clock, ..Request::default() }
}

/// The same request after a side has spent some of its time.
pub(super) fn subtract(mut request: Request, spent: Duration, side: Side) -> Request {
    request.limits.time = request.limits.time.map(|time| time.saturating_sub(spent));
    if let Some(clock) = &mut request.clock {
        let left = &mut clock.remaining[side.index()];
        *left = left.saturating_sub(spent);
    }
    request
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spent(clock: Clock) -> Duration {
        let go = Go { clock: Some(clock), ..Go::default() };
        let limits = request(&go, SearchOptions::default()).limits_of(Side::Black);
        limits.time.expect("a clock limits the time")
    }

    #[test]
    fn a_game_on_a_clock_never_ends_by_the_clock() {
        for (left, gain) in [(60_000, 0), (1_000, 0), (60_000, 1_000), (100, 1_000), (30, 0)] {
            let increment = [Duration::from_millis(gain); 2];
            let mut remaining = [Duration::from_millis(left); 2];
            for ply in 0..500 {
                let spent = spent(Clock { remaining, increment });
                assert!(spent < remaining[1], "{left}+{gain} at ply {ply}: {spent:?}");
                remaining[1] = remaining[1].saturating_sub(spent) + increment[1];
            }
        }
        let nothing = Clock { remaining: [Duration::ZERO; 2], increment: [Duration::ZERO; 2] };
        assert_eq!(spent(nothing), Duration::ZERO);
    }

    #[test]
    fn whatever_comes_first_ends_the_search() {
        let seconds = Duration::from_secs;
        let movetime = Some(seconds(1));
        let clock = Some(Clock { remaining: [seconds(2); 2], increment: [seconds(0); 2] });
        let all = Go { movetime, clock, nodes: Some(0), depth: Some(0) };
        let limits = |go| request(&go, SearchOptions::default()).limits_of(Side::White);
        assert!(limits(all).time < limits(Go { movetime, ..Go::default() }).time);
        assert_eq!((limits(all).nodes, limits(all).depth), (Some(1), Some(1)));
        assert_eq!(limits(Go::default()), Limits::default());
    }
}
