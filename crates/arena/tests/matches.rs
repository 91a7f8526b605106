//! Whole matches between quick players.

use jogada_arena::{Conditions, Match, Pair, Tally, pair_json, run, tally_json};
use jogada_play::{PlayerSpec, Spec, Speech, Stop};

fn between(spec: &str, first: &str, second: &str, conditions: Conditions) -> Match {
    let spec = Spec::parse(spec).unwrap();
    let players = [first, second].map(|name| PlayerSpec::parse(name, spec.info()).unwrap());
    Match { spec, players, conditions }
}

/// The pairs of a match in their order.
fn pairs(the_match: &Match, jobs: usize) -> Vec<Pair> {
    let mut pairs = Vec::new();
    run(the_match, jobs, &Stop::default(), &mut |pair| pairs.push(pair));
    pairs.sort_by_key(|pair| pair.number);
    pairs
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads() {
    let conditions = Conditions { pairs: 6, seed: 5, ..Conditions::default() };
    for game in jogada_play::games() {
        let the_match = between(game.info().id, "level:1", "mixed", conditions);
        let alone = pairs(&the_match, 1);
        assert_eq!(alone, pairs(&the_match, 3), "{}", game.info().id);
        let other = Conditions { seed: 6, ..conditions };
        assert_ne!(alone, pairs(&between(game.info().id, "level:1", "mixed", other), 1));
    }
}

#[test]
fn both_games_of_a_pair_begin_alike() {
    let conditions = Conditions { pairs: 4, opening: 7, ..Conditions::default() };
    for pair in pairs(&between("freedom", "random", "random", conditions), 2) {
        let [first, second] = pair.games.map(|game| game.line.moves);
        assert_eq!(first[..7], second[..7]);
        assert_ne!(first, second, "players have seeds of their own in every game");
    }
}

#[test]
fn the_better_player_wins_and_the_tally_adds_up() {
    let conditions = Conditions { pairs: 10, ..Conditions::default() };
    for game in jogada_play::games() {
        let the_match = between(game.info().id, "greedy", "random", conditions);
        let mut tally = Tally::default();
        for pair in pairs(&the_match, 2) {
            tally.add(&pair);
        }
        assert_eq!(tally.games(), 20);
        assert_eq!(tally.pairs.iter().sum::<u64>(), 10);
        assert_eq!(tally.reasons.values().sum::<u64>(), 20);
        assert!(tally.score() > 0.55, "{}: {}", game.info().id, tally.score());
        let json = tally_json(&the_match, &tally);
        assert_eq!(json["wins"], tally.wins());
    }
}

#[test]
fn a_game_that_goes_on_for_too_long_is_a_draw() {
    let conditions = Conditions { pairs: 1, cap: 10, ..Conditions::default() };
    let pair = pairs(&between("pente", "random", "random", conditions), 1).remove(0);
    for game in &pair.games {
        assert_eq!((game.end.reason, game.line.moves.len()), (jogada_arena::CAP, 10));
    }
    assert_eq!(pair_json(&pair, &Speech::new("en"))["games"][0]["points"], 0.5);
}

#[test]
fn a_stopped_match_ends_without_its_last_games() {
    let stop = Stop::default();
    stop.stop();
    let the_match = between("pente", "random", "random", Conditions::default());
    run(&the_match, 2, &stop, &mut |_| panic!("no game was to be played"));
}

#[test]
fn the_texts_are_the_same_in_every_language() {
    let ids = |text: &str| -> Vec<String> {
        text.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect()
    };
    let [english, portuguese] = [0, 1].map(|place| ids(jogada_arena::TEXTS[place].messages));
    assert_eq!(english, portuguese);
    assert!(english.contains(&format!("reason-{}", jogada_arena::CAP)));
    assert!(english.contains(&format!("reason-{}", jogada_arena::FAULT)));
}
