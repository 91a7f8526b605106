//! Single elimination: the loser of an encounter is out.

use super::{Encounter, Played};

/// Pairs by which a drawn encounter is prolonged, one at a time; then the player named earlier goes
/// on.
const TIE_BREAKS: usize = 10;

/// All encounters up to the first round that is not finished, with its tie-breaks.
pub(super) fn encounters(players: usize, pairs: usize, played: &Played) -> Vec<Encounter> {
    let mut all = Vec::new();
    let mut field: Vec<Option<usize>> =
        bracket(players).into_iter().map(|player| (player < players).then_some(player)).collect();
    for round in 0.. {
        if field.len() < 2 {
            break;
        }
        let mut meet = |slots: &[Option<usize>]| match (slots[0], slots[1]) {
            (Some(a), Some(b)) => {
                decide(round, [a.min(b), a.max(b)], pairs, played, &mut all).map(Some)
            }
            (bye, None) | (None, bye) => Some(bye),
        };
        let decided: Vec<_> = field.chunks(2).map(&mut meet).collect();
        let Some(winners) = decided.into_iter().collect() else { break };
        field = winners;
    }
    all
}

/// Notes the encounter of two players and says who won it; `None` if that is not known yet.
fn decide(
    round: usize,
    players: [usize; 2],
    pairs: usize,
    played: &Played,
    all: &mut Vec<Encounter>,
) -> Option<usize> {
    let start = round * (pairs + TIE_BREAKS);
    for extra in 0..=TIE_BREAKS {
        let numbers = match extra {
            0 => start..start + pairs,
            _ => start + pairs + extra - 1..start + pairs + extra,
        };
        let encounter = Encounter { round, players, pairs: numbers };
        let result = played.half_points(&encounter);
        all.push(encounter);
        let [first, second] = result?;
        if first != second {
            return Some(players[usize::from(second > first)]);
        }
    }
    Some(players[0])
}

/// The order in which players enter the field, so that the first two can meet in the last round only,
/// the first four in the last two rounds, and so on. Places beyond the last player are byes.
fn bracket(players: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < players {
        let size = 2 * order.len();
        order = order.into_iter().flat_map(|place| [place, size - 1 - place]).collect();
    }
    order
}
