//! Single rules and edge cases, by hand. Laws, perft, vectors and texts are tested for all games
//! together in `games/tests`.

mod endings;

use std::collections::{HashMap, HashSet};

use jogada_core::testing::{Scene, compare_all, refusals, rules};
use jogada_core::{Arg, Game, Notation, Picture, Rng, Side};

use super::model::Plain;
use super::{Nava, Rules};

type Large = Rules<u32, 81, 2>;

/// What comes of a position, with three discs a side.
fn becomes(position: &str, moves: &str, wanted: &str) {
    let game: Nava = rules("discs=3");
    assert_eq!(Scene::at(&game, position).plays(moves).text(), wanted);
}

#[test]
fn the_fast_game_and_the_plain_one_agree() {
    compare_all::<Nava, Plain>(include_str!("options.txt"), 3_000);
    compare_all::<Large, Plain>(include_str!("options.txt"), 1_500);
}

#[test]
fn discs_go_as_far_as_they_are_many_in_the_order_they_lay() {
    // E1 and E2: an enemy disc goes along.
    becomes("4(b)/5/5/5/(wbwbw)4 w 9 9 4", "a1-a3", "4(b)/5/(bw)4/5/(wbw)4 b 9 9 5");
    becomes("4(b)/5/5/5/(wbwbw)4 w 9 9 4", "a1-d1", "4(b)/5/5/5/(wb)2(wbw)1 b 9 9 5");
}

#[test]
fn a_remainder_belongs_to_its_new_top_at_once_and_gets_no_cube() {
    // E3 and E4.
    let game: Nava = rules("discs=3");
    let scene = Scene::at(&game, "4(b)/5/5/5/(wbwbw)4 w 9 9 4").plays("a1-a2");
    assert_eq!(scene.text(), "4(b)/5/5/(w)4/(wbwb)4 b 9 9 5");
    assert!(scene.allows("a1-a5") && scene.allows("a1-e1"));
    let view = game.view(scene.state());
    assert_eq!(view.facts[0].values, [1, 2]);
    assert_eq!(view.facts[1].values, [1, 5]);
}

#[test]
fn a_lone_disc_moves_one_square() {
    // E5.
    let game: Nava = rules("discs=1");
    let scene = Scene::at(&game, "4(b)/5/2(w)2/5/5 w 9 9 4");
    assert_eq!(scene.legal(), "c3-b3 c3-c2 c3-c4 c3-d3");
}

#[test]
fn a_stack_higher_than_the_board_must_split() {
    // E6.
    let game: Nava = rules("size=3,discs=4,cubes=8");
    assert_eq!(Scene::start(&game).legal(), "a1-a2 a1-a3 a1-b1 a1-c1");
    let tallest: Large = rules("size=3,discs=12,cubes=8");
    let scene = Scene::at(&tallest, "(w)2/3/(wwwwwwwwwwwbbbbbbbbbbbb)2 b 8 8 9");
    assert_eq!(scene.legal(), "a1-a2 a1-a3 a1-b1 a1-c1");
}

#[test]
fn what_stands_between_is_passed_over_and_stays() {
    // E7.
    becomes("4(bb)/5/5/5/(www)W(b)2 w 8 9 4", "a1-d1", "4(bb)/5/5/5/WW(b)(www)1 b 7 9 5");
    becomes("4(bb)/5/5/5/(www)B(b)2 w 9 8 4", "a1-d1", "4(bb)/5/5/5/WB(b)(www)1 b 8 8 5");
}

#[test]
fn discs_go_on_top_of_stacks_of_either_side() {
    // E8 and E9.
    becomes("4(b)/5/5/5/(www)1(bb)2 w 9 9 4", "a1-c1", "4(b)/5/5/5/(w)1(bbww)2 b 9 9 5");
    becomes("4(bbb)/5/5/5/(ww)1(w)2 w 9 9 4", "a1-c1", "4(bbb)/5/5/5/W1(www)2 b 8 9 5");
}

#[test]
fn a_cube_landed_on_goes_back_to_its_owner() {
    // E10 and E11.
    becomes("4(bbb)/5/5/5/(ww)1B(w)1 w 9 8 4", "a1-c1", "4(bbb)/5/5/5/W1(ww)(w)1 b 8 9 5");
    becomes("4(bbb)/5/5/5/(ww)1W(w)1 w 8 9 4", "a1-c1", "4(bbb)/5/5/5/W1(ww)(w)1 b 8 9 5");
}

#[test]
fn the_cube_left_behind_is_the_movers_also_for_a_mixed_stack() {
    // E12.
    becomes("4(b)/5/5/5/(bbw)2(ww)1 w 9 9 4", "a1-d1", "4(b)/5/5/5/W2(wwbbw)1 b 8 9 5");
}

#[test]
fn every_refusal_has_its_own_reason() {
    let game: Nava = rules("discs=3");
    let scene = Scene::at(&game, "4(bb)/5/1(w)3/5/(ww)WB1(b) w 8 8 4");
    for (m, id) in [
        ("b2-b3", "illegal-empty"),
        ("b1-b2", "illegal-cube"),
        ("c1-c2", "illegal-cube"),
        ("e5-e4", "illegal-not-yours"),
        ("c2-c2", "illegal-empty"),
        ("a1-a1", "illegal-stays"),
        ("a1-b2", "illegal-not-in-line"),
        ("a1-c2", "illegal-not-in-line"),
        ("a1-d1", "illegal-too-far"),
        ("b3-d3", "illegal-too-far"),
        ("a1-f1", "text-off-board"),
        ("a1", "text-cell"),
        ("a1-a2-a3", "text-end"),
    ] {
        assert_eq!(scene.refuses(m).id, id, "{m}");
    }
    let refusal = scene.refuses("a1-d1");
    let says = |name, arg: Arg| assert!(refusal.args.contains(&(name, arg)), "{refusal:?}");
    says("from", "a1".into());
    says("to", "d1".into());
    says("height", 2_usize.into());
    says("distance", 3_usize.into());
    let owner = scene.refuses("e5-e4").args;
    assert!(owner.contains(&("owner", Side::Black.into())));
}

#[test]
fn moves_are_read_in_many_spellings() {
    let game: Nava = rules("");
    for text in ["a1-a3", "A1 A3", "a1a3", " a1 : a3 ", "a1>a3", "a1->a3", "a1–a3"] {
        let m = game.parse_move(text).unwrap();
        assert_eq!(game.show_move(m).to_string(), "a1-a3", "{text}");
    }
}

#[test]
fn different_positions_have_different_hashes() {
    let game: Nava = rules("size=4,discs=4,cubes=6");
    let mut hashes = HashMap::new();
    let mut rng = Rng::new(3);
    for _ in 0..2_000 {
        let mut state = game.initial();
        while let Some(m) = game.pick(&state, &mut Vec::new(), &mut |n| rng.below(n)) {
            game.play(&mut state, m);
            let text = game.show_state(&state).to_string();
            let position = text.rsplit_once(' ').unwrap().0.to_owned();
            hashes.insert(position, game.hash(&state));
        }
    }
    // The lower halves alone tell most positions apart.
    let halves: HashSet<u32> = hashes.values().map(|&hash| hash as u32).collect();
    assert!(halves.len() + 10 > hashes.len(), "{} of {}", halves.len(), hashes.len());
    let whole: HashSet<u64> = hashes.values().copied().collect();
    assert_eq!(whole.len(), hashes.len());
}

#[test]
fn cubes_leave_a_square_free() {
    assert_eq!(refusals::<Nava>("size=3"), ["options-cubes-board"]);
    assert_eq!(refusals::<Nava>("size=3,cubes=9"), ["options-cubes-board"]);
    assert_eq!(refusals::<Nava>("cubes=25"), ["options-cubes-board"]);
    assert_eq!(refusals::<Nava>("size=8,cubes=64"), ["options-cubes-board"]);
    for accepted in ["size=3,cubes=8", "cubes=24"] {
        rules::<Nava>(accepted);
    }
    rules::<Large>("size=9,cubes=80,discs=12");
}

#[test]
fn options_outside_their_range_are_refused_together() {
    assert_eq!(
        refusals::<Nava>("size=2,discs=0,cubes=0,rep=1,maxply=9"),
        [
            "options-number",
            "options-number",
            "options-number",
            "options-number",
            "options-number-off"
        ]
    );
    assert_eq!(refusals::<Nava>("size=10,discs=13,cubes=81,rep=10,maxply=10000").len(), 5);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<super::State<u16, 25, 1>>() <= 96);
    assert!(size_of::<super::State<u32, 81, 2>>() <= 416);
}
