//! Encounters known from the start.

use super::Encounter;

/// Encounters of these players, with the same openings in all of them.
pub(super) fn encounters(players: Vec<[usize; 2]>, pairs: usize) -> Vec<Encounter> {
    let encounter = |(round, players)| Encounter { round, players, pairs: 0..pairs };
    players.into_iter().enumerate().map(encounter).collect()
}

/// Everybody against everybody once, in rounds in which everybody plays at most once: the first sits
/// still, all others move on by one seat after every round.
pub(super) fn round_robin(players: usize) -> Vec<[usize; 2]> {
    // The player who meets the seat beyond the last has a bye.
    let seats = players.next_multiple_of(2);
    let seated = |round: usize, seat: usize| match seat {
        0 => 0,
        _ => 1 + (seat - 1 + round) % (seats - 1),
    };
    let meet = |round: usize| {
        (0..seats / 2).map(move |seat| {
            let (a, b) = (seated(round, seat), seated(round, seats - 1 - seat));
            [a.min(b), a.max(b)]
        })
    };
    let all = (0..seats.saturating_sub(1)).flat_map(meet);
    all.filter(|pair| pair.iter().all(|&player| player < players)).collect()
}
