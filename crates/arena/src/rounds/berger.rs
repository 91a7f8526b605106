//! Round robins by the Berger tables of the FIDE Handbook (C.05, annex 1).

use super::{Pairing, Round};

/// The number of rounds in which all meet all.
pub fn berger_rounds(players: usize) -> usize {
    players.next_multiple_of(2).saturating_sub(1)
}

/// The pairings of a round, from 0. In an odd field the opponent of the place beyond the last is free,
/// without a point.
pub fn berger_round(players: usize, round: usize) -> Round {
    let places = players.next_multiple_of(2);
    let [last, turn] = [places.saturating_sub(1), round % berger_rounds(players).max(1)];
    // In a round the places of all who meet have the same sum, but for the last place and who meets it.
    let opponent = |place: usize| match (turn + last - place) % last {
        same if same == place => last,
        other => other,
    };
    let meet =
        |place: usize| (place < opponent(place)).then(|| colours(place, opponent(place), last));
    let mut pairings: Vec<[usize; 2]> = (0..last).filter_map(meet).collect();
    pairings.sort_by_key(|pair| !pair.contains(&last));
    pairings.retain(|pair| pair.iter().all(|&player| player < players));
    Round { pairings: pairings.into_iter().map(Pairing::new).collect(), byes: Vec::new() }
}

/// White first: the earlier place if the sum of the numbers is odd. The last place has White against
/// the upper half of the places.
fn colours(earlier: usize, later: usize, last: usize) -> [usize; 2] {
    let odd = !(earlier + later).is_multiple_of(2);
    let earlier_has_white = if later == last { earlier <= last / 2 } else { odd };
    if earlier_has_white { [earlier, later] } else { [later, earlier] }
}
