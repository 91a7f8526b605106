//! Sample positions by name.

use std::collections::HashSet;

use jogada_games::test_each_game;
use jogada_play::wire::GameEntry;
use jogada_play::{Drawing, Localizer, Spec, draw, languages, open, sample_spec, samples};

use crate::random::info;

test_each_game!(every_sample_opens_by_its_name_and_is_drawn(id));

fn every_sample_opens_by_its_name_and_is_drawn(id: &str) {
    let (info, spec) = (info(id), id.parse::<Spec>().unwrap());
    let mut names = HashSet::new();
    for sample in samples(info) {
        let game = spec.open_at(sample.id).unwrap_or_else(|error| panic!("{}: {error}", sample.id));
        assert_eq!(game.position(), sample.position, "{id} {}", sample.id);
        assert_eq!(game.spec(), sample_spec(info, sample).to_string(), "{id} {}", sample.id);
        let board = draw(&game.view(), info, Drawing::default());
        assert!(board.lines().count() > usize::from(game.view().grid.rows), "{board}");
        assert!(names.insert(sample.id), "{id}: {} is there twice", sample.id);
    }
    for language in languages() {
        let listed = GameEntry::of(info, &Localizer::of(language, info)).samples;
        assert_eq!(listed.len(), names.len());
        for sample in listed {
            assert!(open(&sample.spec, Some(sample.position)).is_ok(), "{sample:?}");
            assert_ne!(sample.label, format!("sample-{}", sample.id));
        }
    }
}

#[test]
fn a_sample_brings_its_options_unless_others_are_given() {
    let at = |spec: &str, name| spec.parse::<Spec>().unwrap().open_at(name);
    assert_eq!(at("pente", "early13").unwrap().spec(), "pente:size=13");
    assert_eq!(at("pente", "Early13").unwrap().spec(), "pente:size=13");
    let keryo = at("pente:variant=keryo", "earlygame").unwrap();
    assert_eq!(keryo.spec(), "pente:variant=keryo");
    assert!(at("pente:size=15", "early13").is_err(), "a position of another board");
}

#[test]
fn a_wrong_name_is_answered_with_the_nearest_and_all_of_them() {
    let spec: Spec = "nava".parse().unwrap();
    let told = |name| {
        let error = spec.open_at(name).err().expect("there is no such sample");
        Localizer::of("en", spec.info()).open_error(name, &error)
    };
    let near = told("finl");
    assert!(near.contains("did you mean “final”?") && near.contains("intermediate"), "{near}");
    let far = told("xyzzy-42");
    assert!(far.contains("there are initial, intermediate, final"), "{far}");
    assert!(told("5/5 w").contains('^'), "a position text is still one");
}
