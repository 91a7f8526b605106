//! Encounters known from the start.

use super::Encounter;

/// Encounters of these players, with the same openings in all of them.
pub(super) fn encounters(players: Vec<[usize; 2]>, pairs: usize) -> Vec<Encounter> {
    let encounter = |(round, players)| Encounter { round, players, pairs: 0..pairs };
    players.into_iter().enumerate().map(encounter).collect()
}

/// All against all once, by the circle method: no player plays twice in a round.
pub(super) fn round_robin(players: usize) -> Vec<[usize; 2]> {
    // The opponent of the place beyond the last has a bye.
    let places = players.next_multiple_of(2);
    let player_at = |round: usize, place: usize| match place {
        0 => 0,
        _ => 1 + (place - 1 + round) % (places - 1),
    };
    let meet = |round: usize| {
        (0..places / 2).map(move |place| {
            let (a, b) = (player_at(round, place), player_at(round, places - 1 - place));
            [a.min(b), a.max(b)]
        })
    };
    let all = (0..places.saturating_sub(1)).flat_map(meet);
    all.filter(|pair| pair.iter().all(|&player| player < players)).collect()
}
