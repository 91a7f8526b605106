//! Evaluations that explain themselves, in words and numbers.

use jogada_games::test_each_game;
use jogada_play::wire::Explained;
use jogada_play::{Drawing, EvalPart, Evaluation, Localizer, Spec, draw_values, languages, open};

use crate::random::{played, specs};

test_each_game!(an_evaluation_is_the_sum_of_named_parts(id));

fn an_evaluation_is_the_sum_of_named_parts(id: &str) {
    for spec in specs(id) {
        let game = played(&spec, 5, 12);
        let value = game.evaluate(&[game.position()]).expect("a position of the game")[0];
        let by_net = game.explain_by(Evaluation::Net).map(|explained| explained.value);
        assert!(by_net.is_none_or(|by_net| by_net == value), "{spec} {}", game.position());
        let Some(explained) = game.explain() else { continue };
        let value = explained.value;
        assert!(!explained.parts.is_empty(), "{spec}");
        assert_eq!(explained.parts.iter().map(EvalPart::value).sum::<i32>(), value, "{spec}");
        for language in languages() {
            let json = serde_json::to_value(Explained::of(
                &explained,
                &Localizer::of(language, game.info()),
            ))
            .unwrap();
            let named = |part: &serde_json::Value| part["label"] != part["id"];
            let lists = ["parts", "maps"].map(|key| json[key].as_array().unwrap().clone());
            assert!(lists.iter().flatten().all(named), "{language} {json}");
        }
    }
}

test_each_game!(maps_are_drawn_with_a_row_for_every_row(id));

fn maps_are_drawn_with_a_row_for_every_row(id: &str) {
    for spec in specs(id) {
        let game = played(&spec, 7, 9);
        let how = Drawing { ascii: true, ..Drawing::default() };
        for map in game.explain().iter().flat_map(|explained| &explained.maps) {
            let board = draw_values(&game.view(), game.info(), how, &map.values);
            assert_eq!(board.lines().count(), usize::from(game.view().grid.rows) + 2, "{board}");
            let label = |line: &&str| line.trim_end().ends_with(|c: char| c.is_ascii_digit());
            let widths: Vec<_> = board
                .lines()
                .filter(label)
                .map(|line| line.trim_end_matches(|c: char| c.is_ascii_digit()).len())
                .collect();
            assert!(widths.windows(2).all(|pair| pair[0] == pair[1]), "{board}");
            assert!(board.is_ascii(), "{board}");
        }
    }
}

#[test]
fn a_finished_game_has_no_evaluation_to_explain() {
    let spec: Spec = "nava".parse().unwrap();
    assert_eq!(spec.open_at("final").unwrap().explain(), None);
}

#[test]
fn the_squares_of_the_animals_add_up_to_their_parts() {
    let game = open("barca", None).unwrap();
    let explained = game.explain().unwrap();
    let map = explained.maps.iter().find(|map| map.name == "map-animals").unwrap();
    let parts = explained.parts.iter();
    let squares = parts.filter(|part| ["part-squares", "part-holders"].contains(&part.name));
    let sum = map.values.iter().flatten().sum::<i32>();
    assert_eq!(sum, squares.map(EvalPart::value).sum::<i32>());
    assert_eq!(map.values.iter().flatten().count(), 12, "every animal has a value");
}
