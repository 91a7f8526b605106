//! Events without a game.

use super::*;
use crate::rounds::Standing;
use crate::schedule::Key;

/// An event with these half points of the first player in every pair, after so many rounds of results.
fn event(schedule: &Schedule, result: impl Fn(Key) -> usize, rounds: usize) -> Placings {
    let mut played = Played::default();
    for _ in 0..rounds {
        for key in schedule.due(&played) {
            played.add(key, result(key));
        }
    }
    Placings::of(schedule, &played).unwrap()
}

fn swiss(players: usize, rounds: usize) -> Schedule {
    Schedule { format: Format::Swiss { rounds }, players, pairs: 2 }
}

/// The player named earlier wins every game.
fn by_place(key: Key) -> usize {
    if key.players[0] < key.players[1] { 4 } else { 0 }
}

#[test]
fn the_standings_of_a_swiss_tournament_follow_its_points() {
    let Placings::Swiss(table) = event(&swiss(5, 3), by_place, 3) else { panic!("it is a Swiss") };
    assert_eq!((table.finished, table.rounds), (3, 3));
    let first = &table.rows[0];
    assert_eq!((first.standing.player, first.standing.rank), (0, 1));
    assert!((first.standing.points - 3.0).abs() < 1e-9 && (first.game_points - 12.0).abs() < 1e-9);
    assert_eq!(event(&swiss(5, 3), by_place, 3).winners(), [0]);
    let byes = table.rows.iter().flat_map(|row| &row.results);
    assert_eq!(byes.filter(|result| **result == RoundResult::Bye).count(), 3);
    let points: f64 = table.rows.iter().map(|row| row.standing.points).sum();
    assert!((points - 9.0).abs() < 1e-9, "two encounters and a bye a round, a point each");
    assert!(table.rows.is_sorted_by(|a, b| a.standing.points >= b.standing.points));
}

#[test]
fn more_points_of_games_decide_between_equal_points_of_encounters() {
    // The second wins its encounters narrowly, the fourth clearly.
    let narrow = |key: Key| match key.players {
        [1, _] => 3,
        [0 | 2, 3] => 0,
        _ => 4,
    };
    let Placings::Swiss(table) = event(&swiss(4, 1), narrow, 1) else { panic!("it is a Swiss") };
    let order: Vec<usize> = table.rows.iter().map(|row| row.standing.player).collect();
    let points: Vec<f64> = table.rows.iter().map(|row| row.game_points).collect();
    assert!(points.windows(2).all(|pair| pair[0] >= pair[1]), "{order:?} {points:?}");
}

#[test]
fn nobody_has_won_before_the_last_round_and_equals_share_it() {
    assert!(event(&swiss(4, 2), by_place, 1).winners().is_empty());
    let drawn = event(&swiss(4, 3), |_| 2, 3);
    assert_eq!(drawn.winners(), [0, 1, 2, 3]);
}

#[test]
fn a_bye_loses_no_tie_to_an_encounter_won() {
    let Placings::Swiss(table) = event(&swiss(3, 3), |_| 2, 3) else { panic!("it is a Swiss") };
    let points: Vec<f64> = table.rows.iter().map(|row| row.game_points).collect();
    assert_eq!(points, [8.0; 3], "two drawn encounters of four games, and a bye each");
    let Placings::Swiss(table) = event(&swiss(3, 1), by_place, 1) else { panic!("it is a Swiss") };
    let of = |player| table.rows.iter().find(|row| row.standing.player == player).unwrap();
    assert!(of(2).results == [RoundResult::Bye], "{table:?}");
    assert!((of(0).game_points - of(2).game_points).abs() < 1e-9, "{table:?}");
}

#[test]
fn a_round_that_is_being_played_does_not_count_yet() {
    let schedule = swiss(5, 3);
    let mut played = Played::default();
    for key in schedule.due(&played) {
        played.add(key, by_place(key));
    }
    let after = |played: &Played| match Placings::of(&schedule, played) {
        Some(Placings::Swiss(table)) => table,
        other => panic!("a Swiss tournament: {other:?}"),
    };
    let standings = |table: &SwissTable| -> Vec<(Standing, f64)> {
        table.rows.iter().map(|row| (row.standing.clone(), row.game_points)).collect()
    };
    let first = after(&played);
    let points: f64 = first.rows.iter().map(|row| row.standing.points).sum();
    assert!((points - 3.0).abs() < 1e-9, "two encounters and the bye of one round: {first:?}");
    let due = schedule.due(&played);
    for key in &due[..due.len() - 1] {
        played.add(*key, by_place(*key));
        let next = after(&played);
        assert_eq!((next.finished, standings(&next)), (1, standings(&first)));
        let shown = next.rows.iter().filter(|row| row.results.len() == 2).count();
        assert_eq!(shown, 5, "the round is shown all the same");
    }
}

#[test]
fn a_bracket_has_byes_tie_breaks_and_a_winner() {
    let knockout = Schedule { format: Format::Knockout, players: 3, pairs: 1 };
    // The second and the third draw for ever; the first beats everybody.
    let result = |key: Key| if key.players == [1, 2] { 2 } else { 4 };
    let Placings::Knockout(bracket) = event(&knockout, result, 20) else { panic!("a knockout") };
    assert_eq!((bracket.rounds.len(), bracket.winner), (2, Some(0)));
    let duel = &bracket.rounds[0].duels[0];
    assert_eq!((bracket.rounds[0].byes.as_slice(), duel.players), (&[0][..], [1, 2]));
    assert_eq!((duel.tie_breaks, duel.winner, duel.by_order), (10, Some(1), true));
    assert_eq!(duel.half_points, [22, 22]);
    let Placings::Knockout(open) = event(&knockout, result, 3) else { panic!("a knockout") };
    assert_eq!((open.winner, open.rounds[0].duels[0].winner), (None, None));
}
