//! How a player shares out its clock.

use std::time::Duration;

use jogada_play::{Clock, Limits, Request, Side};

#[test]
fn a_side_spends_a_share_of_its_own_clock() {
    let seconds = Duration::from_secs;
    let clock = Clock { remaining: [seconds(50), seconds(3)], increment: [seconds(4); 2] };
    assert_eq!(clock.share(Side::White), seconds(5));
    // What it gains comes too late for the move that has to be paid now.
    assert_eq!(clock.share(Side::Black), seconds(1));
    let limits = Limits { time: Some(seconds(2)), ..Limits::default() };
    let request = Request { limits, clock: Some(clock), ..Request::default() };
    assert_eq!(request.limits_of(Side::White).time, Some(seconds(2)));
    assert_eq!(request.limits_of(Side::Black).time, Some(seconds(1)));
    assert_eq!(Request::default().limits_of(Side::White), Limits::default());
}

#[test]
fn a_clock_never_runs_out_by_its_shares() {
    let mut clock =
        Clock { remaining: [Duration::from_secs(1); 2], increment: [Duration::ZERO; 2] };
    for _ in 0..1_000 {
        let share = clock.share(Side::White);
        assert!(share < clock.remaining[0] || clock.remaining[0] < Duration::from_nanos(2));
        clock.remaining[0] -= share;
    }
}
