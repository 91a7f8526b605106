//! Records made by an independent, slow implementation: `vectors.json` of each game; and those that
//! the plain models of the games make.

use jogada_core::testing::{Model, options_of};
use jogada_core::{GameUser, Outcome, Playable, Repetition, Verdict, perft};
use jogada_games::{test_each_game, with_games};
use serde_json::Value;

use crate::data::{read, with_rules};

#[path = "../../examples/vectors/records.rs"]
mod records;

/// One record and what it is about: the name of its list.
struct Record<'a>(&'a str, &'a Value);

impl GameUser for Record<'_> {
    type Out = ();

    fn with<G: Playable>(self, game: G) {
        match self.0 {
            "perft" => check_perft(&game, self.1),
            "positions" => check_position(&game, self.1),
            "illegal" => check_illegal(&game, self.1),
            "games" => check_game(&game, self.1),
            other => panic!("records of kind {other}"),
        }
    }
}

fn state_of<G: Playable>(game: &G, record: &Value) -> G::State {
    let text = record["position"].as_str().unwrap();
    let state = game.parse_state(text).unwrap_or_else(|error| panic!("{record}: {error:?}"));
    assert_eq!(game.show_state(&state).to_string(), text, "canonical");
    state
}

fn check_perft<G: Playable>(game: &G, record: &Value) {
    let state = state_of(game, record);
    for (depth, nodes) in (1..).zip(record["counts"].as_array().unwrap()) {
        assert_eq!(perft(game, &state, depth), nodes.as_u64().unwrap(), "{depth}: {record}");
    }
}

fn check_position<G: Playable>(game: &G, record: &Value) {
    let state = state_of(game, record);
    assert_eq!(legal(game, &state), texts(&record["legal"]), "{record}");
    assert_eq!(said(game.verdict(&state)), record["outcome"], "{record}");
}

fn check_illegal<G: Playable>(game: &G, record: &Value) {
    let state = state_of(game, record);
    if let Ok(m) = game.parse_move(record["move"].as_str().unwrap()) {
        assert!(game.check(&state, m).is_err(), "{record}");
    }
}

/// Plays a whole game, with the rule of repetition, and compares the end.
fn check_game<G: Playable>(game: &G, record: &Value) {
    let mut state = game.initial();
    let mut history = vec![state.clone()];
    for text in texts(&record["moves"]) {
        let m = game.parse_move(&text).unwrap();
        assert_eq!(game.check(&state, m), Ok(()), "{text}: {record}");
        if game.is_irreversible(&state, m) {
            history.clear();
        }
        game.play(&mut state, m);
        history.push(state.clone());
    }
    assert_eq!(game.show_state(&state).to_string(), record["final"].as_str().unwrap());
    let repeated = history.iter().filter(|earlier| **earlier == state).count();
    let verdict = game.verdict(&state);
    let won = verdict.as_ref().is_some_and(|v| v.outcome != Outcome::Draw);
    match game.repetition() {
        Repetition::Draw { times } if !won && repeated >= times.into() => {
            assert_eq!(record["outcome"], serde_json::json!(["draw", "repetition"]), "{record}");
        }
        _ => assert_eq!(said(verdict), record["outcome"], "{record}"),
    }
}

fn legal<G: Playable>(game: &G, state: &G::State) -> Vec<String> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mut texts: Vec<_> = moves.iter().map(|&m| game.show_move(m).to_string()).collect();
    texts.sort();
    texts
}

fn texts(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

fn said(verdict: Option<Verdict>) -> Value {
    verdict.map_or(Value::Null, |v| serde_json::json!([v.outcome.word(), v.reason]))
}

test_each_game!(every_record_holds);

fn every_record_holds<G: Playable>() {
    check_all::<G>(&read(G::INFO.id, "vectors.json"));
}

fn check_all<G: Playable>(vectors: &str) {
    let vectors: Value = serde_json::from_str(vectors).unwrap();
    for kind in ["perft", "positions", "illegal", "games"] {
        let records = vectors[kind].as_array().unwrap();
        assert!(!records.is_empty(), "{} has no {kind}", G::INFO.id);
        for record in records {
            with_rules::<G, _>(options_text(record), Record(kind, record));
        }
    }
}

fn options_text(record: &Value) -> &str {
    let spec = record["spec"].as_str().unwrap();
    spec.split_once(':').map_or("", |(_, options)| options)
}

/// A `#[test]` per game of a `fn check<G: Playable, M: Model>()`.
macro_rules! test_each_model {
    ([$($id:ident::$game:ident),*] $check:ident) => {
        mod $check {
            use jogada_games::{$($id),*};
            $(#[test] fn $id() { super::$check::<$id::$game, $id::model::Plain>(); })*
        }
    };
}

with_games!([test_each_model] the_model_agrees);
with_games!([test_each_model] records_made_by_the_model_hold);

/// The model plays every recorded game to the same end, and counts the first plies the same.
fn the_model_agrees<G: Playable, M: Model>() {
    let vectors: Value = serde_json::from_str(&read(G::INFO.id, "vectors.json")).unwrap();
    for record in vectors["games"].as_array().unwrap() {
        let mut model = M::start(&options_of::<G>(options_text(record)));
        for m in texts(&record["moves"]) {
            assert!(model.legal().contains(&m), "{m}: {record}");
            model.play(&m);
        }
        assert_eq!(model.text(), record["final"].as_str().unwrap(), "{record}");
        // Repetition is history, which models know nothing of.
        let ending =
            model.ending().map_or(serde_json::json!(["draw", "repetition"]), |(o, why)| {
                serde_json::json!([o.word(), why])
            });
        assert_eq!(ending, record["outcome"], "{record}");
    }
    for record in vectors["perft"].as_array().unwrap() {
        let options = options_of::<G>(options_text(record));
        if M::start(&options).text() == record["position"].as_str().unwrap() {
            let counts = [1, 2].map(|depth| records::perft::<M>(&options, &mut Vec::new(), depth));
            assert_eq!(record["counts"].as_array().unwrap()[..2], counts.map(Value::from));
        }
    }
}

/// What `examples/vectors` prints are records that the rules pass.
fn records_made_by_the_model_hold<G: Playable, M: Model>() {
    let options = options_of::<G>("");
    check_all::<G>(&records::records::<M>(G::INFO.id, &options, 3, 2026));
}
