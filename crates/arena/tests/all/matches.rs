//! Games, pairs and whole tournaments.

use std::time::Duration;

use jogada_arena::{
    Ended, Format, Openings, Tournament, TournamentHeader, pair_json, results_json, run,
};
use jogada_play::{Localizer, Reason, Stop};

use crate::tournaments::{Memory, go_on, pairs, results, tournament};

#[test]
fn a_match_is_the_same_on_any_number_of_threads() {
    for game in jogada_play::games() {
        let of = |seed| {
            let tournament = tournament(game.info().id, "level:1 mixed", Format::Match);
            Tournament { pairs: 6, seed, ..tournament }
        };
        let alone = pairs(&of(5), 1);
        assert_eq!(alone, pairs(&of(5), 3), "{}", game.info().id);
        assert_ne!(alone, pairs(&of(6), 1));
    }
}

#[test]
fn both_games_of_a_pair_begin_alike() {
    let openings = Openings::Random { plies: 7, even: true };
    let tournament = tournament("freedom", "random random", Format::Match);
    for pair in pairs(&Tournament { pairs: 4, openings, ..tournament }, 2) {
        let [first, second] = pair.games.each_ref().map(|game| game.line().moves);
        assert_eq!(first[..7], second[..7]);
        assert_ne!(first, second, "players have seeds of their own in every game");
        assert_eq!(pair.games[0].opening, 7);
    }
}

#[test]
fn the_better_player_wins_and_the_results_add_up() {
    for game in jogada_play::games() {
        let id = game.info().id;
        let tournament = tournament(id, "greedy random", Format::Match);
        let tournament = Tournament { pairs: 10, ..tournament };
        let results = results(&pairs(&tournament, 2));
        let tally = results.first();
        assert_eq!((tally.games(), tally.pairs.iter().sum()), (20, 10));
        assert_eq!(results.figures.reasons.values().sum::<u64>(), 20);
        assert!(tally.score() > 0.55, "{id}: {}", tally.score());
        let figures = &results.figures;
        assert!(figures.branching() > Some(1.0) && figures.quantile(5) <= figures.quantile(95));
        assert_eq!(
            results_json(&TournamentHeader::of(&tournament), &results, None)["wins"],
            tally.wins()
        );
    }
}

#[test]
fn a_game_that_goes_on_for_too_long_is_a_draw() {
    for players in ["random random", "greedy random"] {
        let tournament = tournament("pente", players, Format::Match);
        let tournament = Tournament { pairs: 1, cap: 10, ..tournament };
        let pair = pairs(&tournament, 1).remove(0);
        for game in &pair.games {
            assert_eq!((&game.end.reason, game.plies()), (&Reason::Cap, 10));
        }
        let names = TournamentHeader::of(&tournament).names();
        let json = pair_json(&pair, &names, &Localizer::new("en"));
        assert_eq!(json["games"][0]["points"], 0.5);
    }
}

#[test]
fn a_stopped_match_ends_without_its_last_games() {
    let stop = Stop::default();
    stop.stop();
    let tournament = tournament("pente", "random random", Format::Match);
    let mut memory = Memory::default();
    run(&tournament, Vec::new(), 2, &stop, &mut memory);
    assert!(memory.finished.is_empty());
}

#[test]
fn the_end_of_a_match_leaves_the_stop_of_its_caller_alone() {
    let tournament = tournament("nava:tiny", "mixed random", Format::Match);
    let stop = Stop::default();
    for jobs in [1, 2] {
        let mut memory = Memory { enough: Some(1), ..Memory::default() };
        assert_eq!(run(&tournament, Vec::new(), jobs, &stop, &mut memory), Ended::Stopped);
        assert_eq!((memory.counted.len(), stop.is_stopped()), (1, false));
    }
}

#[test]
fn a_match_follows_the_stop_of_its_caller_while_it_thinks() {
    let tournament = tournament("pente", "max max", Format::Match);
    let (stop, mut memory) = (Stop::default(), Memory::default());
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(50));
            stop.stop();
        });
        assert_eq!(run(&tournament, Vec::new(), 1, &stop, &mut memory), Ended::Stopped);
    });
    assert!(memory.finished.is_empty(), "without limits no game would come to its end");
}

#[test]
fn an_observer_that_has_enough_hears_no_more_and_always_has_enough_at_the_same_pair() {
    let tournament = tournament("nava:tiny", "mixed random", Format::Match);
    let tournament = Tournament { pairs: 40, ..tournament };
    let counted = |jobs| {
        let mut memory = Memory { enough: Some(5), ..Memory::default() };
        run(&tournament, Vec::new(), jobs, &Stop::default(), &mut memory);
        assert!(memory.finished.len() >= 5);
        memory.counted
    };
    assert_eq!(counted(1).len(), 5);
    assert_eq!(counted(1), counted(3));
}

#[test]
fn every_format_goes_to_its_end_and_goes_on_where_it_was_broken_off() {
    let formats = [
        (Format::RoundRobin, 6),
        (Format::Gauntlet, 3),
        (Format::Knockout, 3),
        (Format::Swiss { rounds: 2 }, 4),
        (Format::Ladder(vec![[2, 0], [3, 2]]), 2),
    ];
    for (format, encounters) in formats {
        let players = "greedy random mixed level:1";
        let tournament = tournament("nava:tiny", players, format.clone());
        let tournament = Tournament { pairs: 2, ..tournament };
        let all = go_on(&tournament, Vec::new(), 2);
        assert!(all.counted.len() >= 2 * encounters, "{format:?}");
        for kept in [0, 3, all.finished.len() - 1] {
            let resumed = go_on(&tournament, all.finished[..kept].to_vec(), 2);
            assert_eq!(resumed.counted, all.counted, "{format:?} after {kept} pairs");
            assert_eq!(resumed.finished.len(), all.counted.len() - kept);
        }
    }
}

#[test]
fn an_encounter_of_a_tournament_has_the_games_of_the_match() {
    let of = |players, format| Tournament { pairs: 2, ..tournament("nava:tiny", players, format) };
    let tournament = pairs(&of("mixed greedy random", Format::RoundRobin), 1);
    let between = tournament.iter().filter(|pair| pair.key.players == [0, 1]);
    let the_match = pairs(&of("mixed greedy", Format::Match), 1);
    assert!(between.eq(the_match.iter()));
}

#[test]
fn a_tournament_ends_in_a_table() {
    let tournament = tournament("nava", "random greedy random", Format::RoundRobin);
    let tournament = Tournament { pairs: 10, ..tournament };
    let results = results(&pairs(&tournament, 2));
    let header = TournamentHeader::of(&tournament);
    assert_eq!(header.names()[2], "random (2)");
    let json = results_json(&header, &results, Some(0));
    let table = json["table"].as_array().unwrap();
    assert_eq!(table[0]["player"], header.names()[1], "{json}");
    assert_eq!(table[0]["games"], 40);
    let anchor = table.iter().find(|row| row["player"] == "random").unwrap();
    assert_eq!(anchor["rating"].as_f64(), Some(0.0));
    assert_eq!(json["encounters"].as_array().unwrap().len(), 3);
}

#[test]
fn the_texts_are_the_same_in_every_language() {
    let ids = |text: &str| -> Vec<String> {
        text.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect()
    };
    let [english, portuguese] = [0, 1].map(|place| ids(jogada_arena::TEXTS[place].messages));
    assert_eq!(english, portuguese);
    for reason in [Reason::Cap, Reason::Fault, Reason::Time, Reason::Adjudicated] {
        assert!(english.contains(&format!("reason-{reason}")), "{reason}");
    }
}
