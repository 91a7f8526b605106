//! White's first two stones, and the options about them.

use jogada_core::Arg;
use jogada_core::testing::{Scene, refusals, rules};

use super::super::Pente;

/// Moves open to White's second stone.
fn second(options: &str) -> usize {
    let game: Pente = rules(options);
    let scene = Scene::start(&game).plays("k10 a1");
    scene.legal().split(' ').count()
}

#[test]
fn the_first_stone_goes_to_the_centre() {
    for (options, centre) in [("", "k10"), ("size=13", "g7"), ("size=9", "e5"), ("size=7", "d4")] {
        assert_eq!(Scene::start(&rules::<Pente>(options)).legal(), centre);
    }
    let game: Pente = rules("");
    let refusal = Scene::start(&game).refuses("a1");
    assert_eq!(refusal.id, "illegal-centre");
    assert_eq!(refusal.args, [("centre", Arg::from("k10"))]);
    let anywhere: Pente = rules("first=any");
    let scene = Scene::start(&anywhere);
    assert_eq!(scene.legal().split(' ').count(), 361);
    assert_eq!(scene.plays("a1 b1").legal().split(' ').count(), 359);
}

#[test]
fn the_second_stone_keeps_away_from_the_centre() {
    assert_eq!(second(""), 361 - 25 - 1);
    assert_eq!(second("tournament=off"), 361 - 2);
    assert_eq!(second("tournament=long"), 361 - 49 - 1);
    assert_eq!(second("tournament=gpente"), 361 - 25 - 8 - 1);
    assert_eq!(second("variant=gomoku"), 361 - 2);
    assert_eq!(second("variant=freestyle"), 361 - 2);
    assert_eq!(second("variant=gomoku,tournament=on"), 361 - 25 - 1);
}

#[test]
fn the_ban_is_a_square_around_the_centre() {
    let game: Pente = rules("");
    let scene = Scene::start(&game).plays("k10 l11");
    assert!(!scene.allows("m12") && scene.allows("n10") && scene.allows("n13"));
    assert_eq!(scene.refuses("l11").id, "illegal-occupied");
    let refusal = scene.refuses("M 12");
    assert_eq!(refusal.id, "illegal-opening");
    let named = [("distance", Arg::Number(3)), ("cell", Arg::from("m12"))];
    assert_eq!(refusal.args, named);
    // Black's stones and White's third are free.
    assert!(scene.plays("a1").allows("m12"));
}

#[test]
fn gpente_bars_the_lines_of_the_centre() {
    let game: Pente = rules("tournament=gpente");
    let scene = Scene::start(&game).plays("k10 a1");
    for barred in ["k13", "k14", "k6", "k7", "f10", "g10", "n10", "o10"] {
        assert_eq!(scene.refuses(barred).id, "illegal-opening-line", "{barred}");
    }
    assert!(["k15", "p10", "l13", "n9"].iter().all(|open| scene.allows(open)));
    assert_eq!(scene.refuses("k12").id, "illegal-opening");
}

#[test]
fn squares_off_the_board_are_refused_by_name() {
    let game: Pente = rules("");
    let scene = Scene::start(&game);
    assert_eq!(scene.refuses("u1").id, "text-off-board");
    assert_eq!(scene.refuses("i5").id, "text-letter-skipped");
    assert_eq!(scene.refuses("k10k11").id, "text-end");
}

#[test]
fn every_conflict_of_options_is_reported() {
    assert_eq!(refusals::<Pente>("first=any,tournament=on"), ["options-conflict-first"]);
    assert_eq!(refusals::<Pente>("size=7,tournament=long"), ["options-conflict-long"]);
    assert_eq!(
        refusals::<Pente>("size=7,first=any,tournament=long"),
        ["options-conflict-first", "options-conflict-long"]
    );
    assert_eq!(refusals::<Pente>("gpente,first=any,size=25"), ["options-conflict-first"]);
    assert_eq!(refusals::<Pente>("size=8"), ["options-number-step"]);
    assert_eq!(refusals::<Pente>("size=27"), ["options-number-step"]);
}
