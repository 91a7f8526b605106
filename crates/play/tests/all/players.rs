//! The players a user can choose, in every game.

use jogada_games::test_each_game;
use jogada_play::{
    AnyMatch, Domain, Limits, Localizer, Player, PlayerKind, PlayerSpec, Request, Stop, Strategy,
    find, games, languages, open,
};

use crate::random::{info, played, specs};

fn sits_down(game: &dyn AnyMatch, name: &str, seed: u64) -> Box<dyn Player> {
    let spec = PlayerSpec::parse(name, game.info()).unwrap_or_else(|e| panic!("{name}: {e:?}"));
    spec.open(seed).unwrap()
}

/// The move a player chooses.
fn asked(game: &dyn AnyMatch, player: &mut dyn Player) -> Option<String> {
    let found = player.choose(game, &Request::default(), &Stop::default(), &mut |_| {});
    found.expect("players built in never fail").map(|analysis| analysis.best().to_owned())
}

/// The move a player chooses who has just sat down.
fn choice(game: &dyn AnyMatch, name: &str, seed: u64) -> Option<String> {
    asked(game, &mut *sits_down(game, name, seed))
}

/// A game of one player against itself.
fn self_play(spec: &str, name: &str, seed: u64, plies: usize) -> Box<dyn AnyMatch> {
    let mut game = open(spec, None).expect(spec);
    let mut player = sits_down(&*game, name, seed);
    for _ in 0..plies {
        let Some(m) = asked(&*game, &mut *player) else { break };
        game.play(&m).unwrap_or_else(|error| panic!("{spec} {name} {m}: {error:?}"));
    }
    game
}

/// Players that need no time to speak of.
const QUICK: [&str; 6] = ["random", "greedy", "mixed", "minimax:depth=1", "level:1", "level:2"];

#[test]
fn every_quick_player_plays_to_the_end_and_again_the_same() {
    for (id, name) in SMALL.iter().flat_map(|id| QUICK.map(|name| (id, name))) {
        let game = self_play(id, name, 3, 2_000);
        assert!(game.ending().is_some(), "{id} {name}");
        assert_eq!(game.line(), self_play(id, name, 3, 2_000).line(), "{id} {name}");
        assert_ne!(game.line(), self_play(id, name, 4, 2_000).line(), "{id} {name}");
        assert_eq!(choice(&*game, name, 1), None, "{id} {name}: nothing is left to choose");
    }
}

test_each_game!(
    higher_levels_choose_legal_moves_and_the_same_ones_again(id),
    every_player_and_parameter_has_its_texts(id),
    a_playout_is_the_game_two_random_players_would_play(id),
    what_a_player_searches_at_most_follows_from_its_name(id)
);

fn higher_levels_choose_legal_moves_and_the_same_ones_again(id: &str) {
    let game = played(id, 9, 8);
    for level in 3..=8 {
        let name = format!("level:{level}");
        let m = choice(&*game, &name, 5).expect("the game is not over");
        assert!(game.legal().iter().any(|offer| offer.text == m), "{id} {name} {m}");
        assert_eq!(choice(&*game, &name, 5).as_deref(), Some(&*m), "{id} {name}");
    }
}

/// Small boards, on which all replies are soon tried.
const SMALL: [&str; 5] = ["pente:size=7", "barca:beginner", "wali", "freedom:size=5", "nava:tiny"];

/// The moves that end the game as a win for whoever makes them.
fn wins_in_one(game: &mut dyn AnyMatch) -> Vec<String> {
    let side = game.side();
    let mut wins: Vec<_> = game.legal().into_iter().map(|offer| offer.text).collect();
    wins.retain(|m| {
        game.play(m).expect("offered moves are legal");
        let won = game.ending().is_some_and(|ending| ending.outcome.winner() == Some(side));
        game.undo().is_some() && won
    });
    wins
}

/// Whether the opponent can win at once after this move.
fn gives_a_win(game: &mut dyn AnyMatch, m: &str) -> bool {
    let side = game.side();
    game.play(m).expect("a legal move");
    let lost = game.ending().is_some_and(|ending| ending.outcome.winner() == Some(side.other()));
    let gives = lost || game.side() != side && !wins_in_one(game).is_empty();
    game.undo().is_some() && gives
}

/// The last positions of a random game.
fn endings(spec: &str, seed: u64, plies: usize) -> Vec<Box<dyn AnyMatch>> {
    let whole = played(spec, seed, 2_000);
    let taken_back = |count: usize| {
        let mut game = open(spec, None).expect(spec);
        let moves = whole.line().moves;
        let left = moves.len().saturating_sub(count);
        moves[..left].iter().for_each(|m| drop(game.play(m).expect("it was played before")));
        game
    };
    (1..=plies).map(taken_back).collect()
}

#[test]
fn every_level_takes_a_win_in_one() {
    for spec in SMALL {
        let mut tried = 0;
        for mut game in (0..6).flat_map(|seed| endings(spec, seed, 2)) {
            let wins = wins_in_one(&mut *game);
            for level in [1, 3, 5, 7].into_iter().filter(|_| !wins.is_empty()) {
                let m = choice(&*game, &format!("level:{level}"), 1).expect("not over");
                assert!(wins.contains(&m), "{spec} {level} {}: {m}", game.position());
                tried += 1;
            }
        }
        assert!(tried > 0, "{spec}: no position with a win");
    }
}

#[test]
fn no_level_gives_away_a_win_in_one_while_it_can_help_it() {
    for spec in SMALL {
        let mut tried = 0;
        for mut game in (0..6).flat_map(|seed| endings(spec, seed, 4)) {
            let legal: Vec<_> = game.legal().into_iter().map(|offer| offer.text).collect();
            let safe: Vec<_> = legal.iter().filter(|m| !gives_a_win(&mut *game, m)).collect();
            if safe.is_empty() || safe.len() == legal.len() {
                continue;
            }
            for level in [1, 3, 5, 7] {
                let m = choice(&*game, &format!("level:{level}"), 2).expect("not over");
                assert!(safe.contains(&&m), "{spec} {level} {}: {m}", game.position());
                tried += 1;
            }
        }
        assert!(tried > 0, "{spec}: no position in which a win can be given away");
    }
}

#[test]
fn names_are_read_loosely_and_written_one_way() {
    let game = find("nava").expect("a game of the catalogue").info();
    for (text, name) in [
        ("random", "random"),
        (" Random ", "random"),
        ("level", "level:3"),
        ("LEVEL: 7", "level:7"),
        ("level:level=10", "level:10"),
        ("max", "max:64"),
        ("max:hash=128", "max:128"),
        ("Greedy", "greedy"),
        ("minimax:depth=2", "minimax:2"),
    ] {
        let spec = PlayerSpec::parse(text, game).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        assert_eq!(spec.to_string(), name);
        assert_eq!(spec.open(0).unwrap().name(), name);
        assert_eq!(PlayerSpec::parse(name, game).expect(name).to_string(), name);
    }
}

#[test]
fn the_original_players_have_the_parameters_of_their_games() {
    for (game, text, name) in [
        ("pente", "minimax", "minimax:3"),
        ("pente", "minimax:depth=4,padding=2,width=4/3/2", "minimax:3"),
        ("pente", "minimax:5,width=9", "minimax:5,width=9"),
        ("barca", "greedy", "greedy:complex"),
        ("barca", "mixed:simple", "mixed:simple"),
        ("barca", "minimax:simple,depth=2", "minimax:simple,depth=2"),
        ("wali", "minimax", "minimax:3"),
        ("freedom", "minimax", "minimax:2"),
    ] {
        let info = find(game).expect(game).info();
        assert_eq!(PlayerSpec::parse(text, info).expect(text).to_string(), name);
    }
    for (game, text) in [
        ("pente", "greedy:simple"),
        ("pente", "minimax:6"),
        ("pente", "minimax:width=4//2"),
        ("barca", "greedy:simpel"),
        ("nava", "mixed:simple"),
    ] {
        PlayerSpec::parse(text, find(game).expect(game).info()).expect_err(text);
    }
}

#[test]
fn bad_names_say_what_there_is() {
    let game = find("nava").expect("a game of the catalogue").info();
    let told = |text: &str| {
        let error = PlayerSpec::parse(text, game).expect_err(text);
        Localizer::of("en", game).say(&error)
    };
    assert!(told("chess").contains("there are level"), "{}", told("chess"));
    assert!(told("levle:3").contains("did you mean “level”?"));
    assert_eq!(told("level:11"), "level: expected a whole number from 1 to 10, got “11”");
    assert_eq!(told("level:0,x=1").lines().count(), 2);
    assert!(told("random:3").contains("takes nothing"));
    for text in ["", ":", "level:", "level:,", "level:5,5", "max:hash"] {
        assert!(!told(text).is_empty(), "{text}");
    }
}

fn every_player_and_parameter_has_its_texts(id: &str) {
    let info = info(id);
    for language in languages() {
        let localizer = Localizer::of(language, info);
        let told = |id: &str| localizer.word(id) != id && !localizer.help(id).is_empty();
        for kind in PlayerKind::ALL {
            assert!(told(&format!("player-{}", kind.name())), "{} {language}", kind.name());
            for parameter in kind.parameters(info) {
                let id = format!("parameter-{}", parameter.key());
                assert!(told(&id), "{} {id} {language}", info.id);
                if let Domain::Choice(names) = parameter.domain() {
                    let missing = names.iter().find(|name| {
                        localizer.word(&format!("{id}-{name}")) == format!("{id}-{name}")
                    });
                    assert_eq!(missing, None, "{} {id} {language}", info.id);
                }
            }
        }
    }
}

/// A random game move by move, as a front end would let it be played.
fn step_by_step(
    mut game: Box<dyn AnyMatch>,
    seeds: [u64; 2],
    cap: usize,
) -> (Box<dyn AnyMatch>, u64) {
    let spec = PlayerSpec::parse("random", game.info()).unwrap();
    let mut players = seeds.map(|seed| spec.open(seed).unwrap());
    let mut choices = 0;
    while game.line().moves.len() < cap {
        let player = &mut players[game.side().index()];
        let request = (Request::default(), Stop::default());
        let Some(found) = player.choose(&*game, &request.0, &request.1, &mut |_| {}).unwrap()
        else {
            break;
        };
        choices += game.legal().len() as u64;
        game.play(found.best()).unwrap();
    }
    (game, choices)
}

fn a_playout_is_the_game_two_random_players_would_play(id: &str) {
    for spec in specs(id) {
        for (seed, plies, cap) in [(1, 0, 500), (2, 30, 500), (3, 3, 12)] {
            let game = played(&spec, seed, plies);
            let mut playouts = game.playouts();
            // Another game leaves nothing behind.
            playouts.play_out([seed + 1, seed], 500);
            let playout = playouts.play_out([seed, seed + 7], cap);
            let (stepped, choices) = step_by_step(game.fork(), [seed, seed + 7], cap);
            assert_eq!(playout.moves.line(), stepped.line(), "{spec}");
            assert_eq!((playout.ending, playout.choices), (stepped.ending(), choices), "{spec}");
            assert_eq!(playout.moves.count(), stepped.line().moves.len());
            assert_eq!(game.line(), played(&spec, seed, plies).line(), "the game stays as it was");
        }
    }
}

fn what_a_player_searches_at_most_follows_from_its_name(id: &str) {
    let info = info(id);
    let budget = |name: &str| PlayerSpec::parse(name, info).unwrap().node_budget(info);
    assert_eq!([budget("random"), budget("greedy"), budget("mixed")], [Some(0); 3]);
    assert_eq!([budget("max"), budget("mcts"), budget("minimax")], [None; 3]);
    let levels: Vec<_> = (1..=10).map(|level| budget(&format!("level:{level}"))).collect();
    assert!(levels.iter().all(|nodes| nodes.is_some_and(|nodes| nodes > 0)), "{levels:?}");
}

#[test]
fn only_an_original_program_brings_its_players() {
    for game in games() {
        let is_baseline = |kind: &PlayerKind| {
            matches!(kind, PlayerKind::Greedy | PlayerKind::Mixed | PlayerKind::Minimax)
        };
        let count = PlayerKind::of(game.info()).filter(is_baseline).count();
        assert_eq!(count > 0, game.baselines().is_some(), "{}", game.info().id);
    }
}

#[test]
fn a_player_that_analyses_has_no_contempt_and_one_that_moves_has() {
    let game = open("wali", Some("w1w1w/1b1b1/w1w1w/1b1b1/5/b1b2 w 0 0 - - 70")).unwrap();
    let limits = Limits { nodes: Some(2_000), ..Limits::default() };
    let found = |is_analysis| {
        let request = Request { limits, is_analysis, ..Request::default() };
        let mut player = sits_down(&*game, "max", 1);
        player.choose(&*game, &request, &Stop::default(), &mut |_| {}).unwrap().unwrap().lines[0]
            .score
    };
    let request = Request { limits, ..Request::default() };
    let engine = Strategy::alpha_beta(64 << 20);
    let plain = game.think(&engine, &request, &Stop::default(), &mut |_| {}).unwrap();
    assert_eq!(found(true), plain.lines[0].score);
    assert_ne!(found(false), plain.lines[0].score);
}
