//! Whole tournaments without a game.

use std::collections::BTreeSet;

use super::*;

/// Plays a tournament to its end with these half points of the first player in a pair.
fn play(schedule: &Schedule, result: impl Fn(Key) -> usize) -> Played {
    let mut played = Played::default();
    loop {
        let due = schedule.due(&played);
        if due.is_empty() {
            return played;
        }
        for key in due {
            played.add(key, result(key));
        }
    }
}

fn schedule(format: Format, players: usize, pairs: usize) -> Schedule {
    Schedule { format, players, pairs }
}

/// The player named earlier wins every game.
fn by_seed(key: Key) -> usize {
    if key.players[0] < key.players[1] { 4 } else { 0 }
}

#[test]
fn a_round_robin_covers_all_pairs_once() {
    for players in 2..12 {
        let schedule = schedule(Format::RoundRobin, players, 1);
        let all = schedule.encounters(&Played::default());
        let met: BTreeSet<_> = all.iter().map(|encounter| encounter.players).collect();
        assert_eq!(
            (met.len(), all.len()),
            (schedule.total(), schedule.total()),
            "{players} players"
        );
        assert!(met.iter().all(|[a, b]| a < b && *b < players));
    }
}

#[test]
fn no_player_plays_twice_in_a_round_of_a_round_robin() {
    let all = schedule(Format::RoundRobin, 6, 1).encounters(&Played::default());
    for round in all.chunks(3) {
        let players: BTreeSet<_> = round.iter().flat_map(|encounter| encounter.players).collect();
        assert_eq!(players.len(), 6, "{round:?}");
    }
}

#[test]
fn all_pairs_with_a_number_come_before_the_next_in_a_fixed_format() {
    let schedule = schedule(Format::Gauntlet, 4, 3);
    let numbers: Vec<_> = schedule.due(&Played::default()).iter().map(|key| key.number).collect();
    assert_eq!(numbers, [0, 0, 0, 1, 1, 1, 2, 2, 2]);
    let mut played = Played::default();
    played.add(Key { players: [0, 2], number: 1 }, 2);
    assert_eq!(schedule.due(&played).len(), 8);
}

#[test]
fn a_knockout_takes_one_encounter_less_than_players_and_favourites_meet_last() {
    for players in 2..20 {
        let schedule = schedule(Format::Knockout, players, 2);
        let played = play(&schedule, by_seed);
        let all = schedule.encounters(&played);
        assert_eq!(all.len(), players - 1);
        assert_eq!(all.last().map(|last| last.players), Some([0, 1]), "{players} players");
        let rounds = all.last().map(|last| last.round + 1);
        assert_eq!(rounds, Some(players.next_power_of_two().trailing_zeros() as usize));
    }
}

#[test]
fn byes_of_a_knockout_go_to_those_named_first() {
    let first = schedule(Format::Knockout, 6, 1).encounters(&Played::default());
    let players: BTreeSet<_> = first.iter().flat_map(|encounter| encounter.players).collect();
    assert_eq!(players, BTreeSet::from([2, 3, 4, 5]));
}

#[test]
fn a_drawn_knockout_goes_on_until_it_is_won() {
    let schedule = schedule(Format::Knockout, 2, 2);
    let won_late = |key: Key| if key.number == 5 { 1 } else { 2 };
    let played = play(&schedule, won_late);
    assert_eq!(played.len(), 6);
    assert!(play(&schedule, |_| 2).len() > 6, "a draw for ever ends too");
}

/// Results that follow from the names alone, so that rounds differ.
fn odd_results(key: Key) -> usize {
    (key.players[0] * 7 + key.players[1] * 3 + key.number) % 5
}

#[test]
fn a_swiss_tournament_never_repeats_a_pairing_while_avoidable() {
    for players in 3..24_usize {
        // Up to half as many rounds as players, no player can run out of opponents.
        let most = players.div_ceil(2);
        for result in [by_seed as fn(Key) -> usize, odd_results] {
            let schedule = schedule(Format::Swiss { rounds: most }, players, 1);
            let all = schedule.encounters(&play(&schedule, result));
            assert_eq!(all.len(), schedule.total());
            let met: BTreeSet<_> = all.iter().map(|encounter| encounter.players).collect();
            assert_eq!(met.len(), all.len(), "{players} players met again");
        }
    }
}

#[test]
fn a_swiss_tournament_longer_than_avoidable_still_pairs_all_players() {
    let schedule = schedule(Format::Swiss { rounds: 7 }, 4, 1);
    let all = schedule.encounters(&play(&schedule, odd_results));
    assert_eq!(all.len(), 14);
    let met: BTreeSet<_> = all.iter().map(|encounter| encounter.players).collect();
    assert_eq!(met.len(), 6, "all have met before any meet again");
    let numbers: BTreeSet<_> = all.iter().flat_map(Encounter::keys).collect();
    assert_eq!(numbers.len(), 14, "players who meet again have other openings");
}

#[test]
fn byes_of_a_swiss_tournament_go_round() {
    let schedule = schedule(Format::Swiss { rounds: 5 }, 5, 1);
    let all = schedule.encounters(&play(&schedule, by_seed));
    let bye = |round: usize| {
        let plays =
            |player: &usize| all.iter().any(|e| e.round == round && e.players.contains(player));
        (0..5).find(|player| !plays(player))
    };
    let excused: BTreeSet<_> = (0..5).filter_map(bye).collect();
    assert_eq!(excused.len(), 5);
}

#[test]
fn winners_of_a_swiss_tournament_meet_winners() {
    let schedule = schedule(Format::Swiss { rounds: 3 }, 8, 1);
    let all = schedule.encounters(&play(&schedule, by_seed));
    let last: Vec<_> = all.iter().filter(|e| e.round == 2).map(|e| e.players).collect();
    let unbeaten: BTreeSet<_> = last[0].into_iter().collect();
    assert!(unbeaten.contains(&0), "{last:?}");
    let lost = |player: usize| all.iter().any(|e| e.round < 2 && e.players[1] == player);
    assert!(unbeaten.into_iter().all(|player| !lost(player)), "{last:?}");
}
