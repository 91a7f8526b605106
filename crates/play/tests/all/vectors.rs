//! Whoever is asked about a position of the vectors answers with a legal move.

use jogada_games::test_each_game;
use jogada_play::{Limits, PlayerSpec, Request, Stop, open};
use serde_json::Value;

use crate::random::info;

const PLAYERS: [&str; 5] = ["max:1", "mcts:1", "level:2", "level:7", "greedy"];

fn positions(game: &str) -> Vec<Value> {
    let path = format!("{}/../games/src/{game}/vectors.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("every game has vectors");
    let mut vectors: Value = serde_json::from_str(&text).expect("vectors are JSON");
    match vectors["positions"].take() {
        Value::Array(positions) => positions,
        other => panic!("positions of {game}: {other}"),
    }
}

test_each_game!(every_player_answers_with_a_legal_move(id));

fn every_player_answers_with_a_legal_move(id: &str) {
    let limits = Limits { nodes: Some(150), ..Limits::default() };
    let request = Request { limits, ..Request::default() };
    let info = info(id);
    let mut asked = 0;
    for record in positions(info.id) {
        let spec = record["spec"].as_str().expect("a spec is a text");
        let game = open(spec, record["position"].as_str())
            .unwrap_or_else(|error| panic!("{record}: {error:?}"));
        let legal: Vec<_> = game.legal().into_iter().map(|offer| offer.text).collect();
        for name in PLAYERS {
            let mut player = PlayerSpec::parse(name, info).expect("a player").open(3).unwrap();
            let found = player.choose(&*game, &request, &Stop::default(), &mut |_| {});
            match found.expect("built-in players do not fail") {
                Some(found) => {
                    assert!(legal.iter().any(|m| m == found.best()), "{name}: {record}");
                    asked += 1;
                }
                None => assert!(legal.is_empty(), "{name}: {record}"),
            }
        }
    }
    assert!(asked > 100, "{asked} answers");
}
