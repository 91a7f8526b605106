//! Whole tournaments without a server.

use super::*;
use crate::error::ApiError;

fn terms(format: TournamentFormat) -> Terms {
    let clock = ClockKind::Base { base: 300, increment: 2 };
    let spec = jogada_play::games()[0].info().id.to_owned();
    Terms { name: "Spring".to_owned(), spec, format, clock, rated: false, starts: None }
}

fn swiss(rounds: usize, late: usize) -> TournamentFormat {
    TournamentFormat::Swiss { rounds, late }
}

fn organiser() -> Organiser {
    Organiser { account: "org".to_owned(), name: "Ana".to_owned() }
}

fn entry(number: usize) -> Entry {
    let (account, name) = (format!("account{number}"), format!("Player {number}"));
    Entry { account, name, rating: Some(1_500 + number as i32), withdrawn: false }
}

/// A tournament with so many players.
fn with(format: TournamentFormat, players: usize) -> Tournament {
    let mut tournament = Tournament::new(terms(format), organiser(), 1);
    for number in 0..players {
        tournament.enter(entry(number)).unwrap();
    }
    tournament
}

/// Ids in order.
fn ids() -> impl FnMut() -> String {
    let mut next = 0;
    move || {
        next += 1;
        format!("game{next}")
    }
}

const WHITE_WINS: PairedResult = PairedResult { half_points: [2, 0], played: true };

fn code(result: Result<(), ApiError>) -> &'static str {
    result.unwrap_err().code
}

fn white_wins(tournament: &mut Tournament, games: &[NewGame]) {
    for game in games {
        tournament.record(&game.id, WHITE_WINS);
    }
}

/// Plays to the end; returns the number of games.
fn play(tournament: &mut Tournament) -> usize {
    let (mut new_id, mut played) = (ids(), 0);
    for at in 10.. {
        let new = tournament.advance(at, &mut new_id);
        if tournament.status() == TournamentStatus::Over {
            break;
        }
        assert!(!new.is_empty(), "a running tournament has a game to wait for");
        played += new.len();
        white_wins(tournament, &new);
    }
    played
}

#[test]
fn a_round_robin_plays_all_its_games() {
    for players in 2..9 {
        let mut tournament = with(TournamentFormat::RoundRobin, players);
        tournament.start(5).unwrap();
        assert_eq!(play(&mut tournament), players * (players - 1) / 2);
        assert_eq!(tournament.rounds.len(), players.next_multiple_of(2) - 1);
    }
}

#[test]
fn a_swiss_ends_after_its_rounds_or_when_all_have_met() {
    let mut tournament = with(swiss(5, 0), 12);
    tournament.start(5).unwrap();
    assert_eq!(play(&mut tournament), 30);
    let mut small = with(swiss(9, 0), 4);
    small.start(5).unwrap();
    assert_eq!((play(&mut small), small.rounds.len()), (6, 3));
}

#[test]
fn the_next_round_waits_for_the_last_result() {
    let mut tournament = with(swiss(3, 0), 4);
    tournament.start(5).unwrap();
    let mut new_id = ids();
    let first = tournament.advance(6, &mut new_id);
    assert_eq!(first.len(), 2);
    tournament.record(&first[0].id, WHITE_WINS);
    assert!(tournament.advance(7, &mut new_id).is_empty());
    assert_eq!(tournament.unfinished(), [first[1].id.clone()]);
    tournament.record(&first[1].id, WHITE_WINS);
    // A result is noted once.
    tournament.record(&first[0].id, PairedResult { half_points: [0, 2], played: true });
    assert_eq!(tournament.rounds[0].games[0].result, Some(WHITE_WINS));
    assert_eq!(tournament.advance(8, &mut new_id).len(), 2);
}

#[test]
fn better_rated_players_have_lower_numbers_and_late_ones_follow() {
    let mut tournament = with(swiss(5, 3), 4);
    tournament.start(5).unwrap();
    tournament.enter(entry(99)).unwrap();
    let names: Vec<_> = tournament.entries.iter().map(|entry| entry.name.as_str()).collect();
    assert_eq!(names, ["Player 3", "Player 2", "Player 1", "Player 0", "Player 99"]);
}

#[test]
fn late_entry_ends_with_its_round_and_there_is_none_in_a_round_robin() {
    let mut tournament = with(swiss(5, 2), 4);
    tournament.start(5).unwrap();
    let mut new_id = ids();
    let first = tournament.advance(6, &mut new_id);
    tournament.enter(entry(10)).unwrap();
    white_wins(&mut tournament, &first);
    let second = tournament.advance(7, &mut new_id);
    assert_eq!((second.len(), tournament.rounds[1].byes.len()), (2, 1));
    assert_eq!(code(tournament.enter(entry(11))), "late");
    let mut all = with(TournamentFormat::RoundRobin, 4);
    all.start(5).unwrap();
    assert_eq!(code(all.enter(entry(10))), "late");
}

#[test]
fn who_withdraws_is_not_paired_but_keeps_the_results() {
    let mut tournament = with(swiss(3, 3), 6);
    tournament.start(5).unwrap();
    let mut new_id = ids();
    let first = tournament.advance(6, &mut new_id);
    let gone = first[0].players[0];
    let account = tournament.entries[gone].account.clone();
    tournament.withdraw(&account).unwrap();
    white_wins(&mut tournament, &first);
    let second = tournament.advance(7, &mut new_id);
    assert!(second.iter().all(|game| !game.players.contains(&gone)));
    assert_eq!((second.len(), tournament.rounds[1].byes.len()), (2, 1));
    let standing = tournament.standings().into_iter().find(|one| one.player == gone);
    assert_eq!(standing.map(|one| one.points.to_string()), Some("1".to_owned()));
    tournament.enter(Entry { account, ..entry(0) }).unwrap();
    assert_eq!((tournament.entries.len(), tournament.entries[gone].withdrawn), (6, false));
}

#[test]
fn who_leaves_a_round_robin_loses_the_remaining_games_by_forfeit() {
    let mut tournament = with(TournamentFormat::RoundRobin, 4);
    tournament.start(5).unwrap();
    let mut new_id = ids();
    let first = tournament.advance(6, &mut new_id);
    tournament.withdraw("account0").unwrap();
    white_wins(&mut tournament, &first);
    let second = tournament.advance(7, &mut new_id);
    let gone = tournament.place_of("account0").unwrap();
    assert_eq!(second.len(), 1);
    let forfeit = tournament.rounds[1].games.iter().find(|game| game.players.contains(&gone));
    let forfeit = forfeit.unwrap();
    let place = forfeit.players.iter().position(|&player| player == gone).unwrap();
    let result = forfeit.result.unwrap();
    assert_eq!((result.half_points[place], result.half_points[1 - place]), (0, 2));
    assert!(!result.played && forfeit.game.is_none());
}

#[test]
fn before_the_start_players_come_and_go_freely() {
    let mut tournament = with(swiss(3, 0), 1);
    tournament.enter(entry(0)).unwrap();
    assert_eq!(tournament.entries.len(), 1, "entering twice is entering once");
    assert_eq!(code(tournament.start(5)), "few-players");
    tournament.withdraw("account0").unwrap();
    assert_eq!(code(tournament.withdraw("account0")), "not-entered");
    assert!(tournament.entries.is_empty());
}

#[test]
fn it_starts_by_itself_at_its_time_if_there_are_players() {
    let mut tournament = with(swiss(3, 0), 1);
    tournament.terms.starts = Some(100);
    assert!(tournament.advance(100, ids()).is_empty());
    assert_eq!(tournament.status(), TournamentStatus::Open);
    tournament.enter(entry(7)).unwrap();
    assert!(tournament.advance(99, ids()).is_empty());
    assert_eq!(tournament.advance(101, ids()).len(), 1);
}

#[test]
fn an_ended_tournament_finishes_its_round_and_takes_nobody() {
    let mut tournament = with(swiss(5, 5), 4);
    tournament.start(5).unwrap();
    let first = tournament.advance(6, ids());
    tournament.end(7).unwrap();
    assert_eq!(tournament.status(), TournamentStatus::Running);
    assert_eq!(code(tournament.enter(entry(9))), "late");
    white_wins(&mut tournament, &first);
    assert!(tournament.advance(8, ids()).is_empty());
    assert_eq!((tournament.status(), tournament.ended), (TournamentStatus::Over, Some(8)));
    for refused in [
        tournament.enter(entry(9)),
        tournament.withdraw("account0"),
        tournament.start(9),
        tournament.end(9),
    ] {
        assert_eq!(code(refused), "tournament-over");
    }
    let mut cancelled = with(swiss(5, 5), 4);
    cancelled.end(7).unwrap();
    assert_eq!(cancelled.status(), TournamentStatus::Over);
}

#[test]
fn a_tournament_that_all_but_one_have_left_is_over() {
    let mut tournament = with(swiss(5, 0), 3);
    tournament.start(5).unwrap();
    let first = tournament.advance(6, ids());
    for account in ["account0", "account1"] {
        tournament.withdraw(account).unwrap();
    }
    white_wins(&mut tournament, &first);
    assert!(tournament.advance(8, ids()).is_empty());
    assert_eq!(tournament.status(), TournamentStatus::Over);
}

#[test]
fn only_the_organiser_and_administrators_manage_it() {
    let tournament = with(swiss(5, 0), 3);
    let manager = |account, admin| tournament.check_manager(Manager { account, admin });
    assert!(manager("org", false).is_ok() && manager("other", true).is_ok());
    assert_eq!(code(manager("account0", false)), "organiser");
}

#[test]
fn what_is_stored_is_read_again() {
    let mut tournament = with(swiss(5, 2), 5);
    tournament.start(5).unwrap();
    tournament.advance(6, ids());
    let stored = serde_json::to_string(&tournament).unwrap();
    assert_eq!(serde_json::from_str::<Tournament>(&stored).unwrap(), tournament);
}

#[test]
fn what_somebody_may_do_is_told() {
    use crate::wire::TournamentAction::{End, Enter, Remove, Start, Withdraw};
    let mut tournament = with(swiss(5, 0), 2);
    let may = |tournament: &Tournament, account| {
        tournament.wire("id", Some(Manager { account, admin: false })).may
    };
    assert_eq!(may(&tournament, "org"), [Enter, Start, End, Remove]);
    assert_eq!(may(&tournament, "account0"), [Withdraw]);
    assert!(tournament.wire("id", None).may.is_empty());
    tournament.start(5).unwrap();
    tournament.advance(6, ids());
    assert_eq!(may(&tournament, "org"), [End, Remove]);
    assert!(may(&tournament, "stranger").is_empty());
}
