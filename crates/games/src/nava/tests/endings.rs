//! How games end and positions come back, by hand.

use jogada_core::testing::{Scene, rules};
use jogada_core::{Cell, Explain, Game, GameState, Notation, Outcome, Repetition, Rng};

use crate::nava::Nava;

/// The result after some moves.
fn result(options: &str, position: &str, moves: &str) -> String {
    let game: Nava = rules(options);
    Scene::at(&game, position).plays(moves).result()
}

#[test]
fn the_last_cube_wins_whatever_else_stands_there() {
    // E13.
    let game: Nava = rules("discs=3,cubes=1");
    let scene = Scene::at(&game, "4(bbb)/5/5/5/(w)(ww)3 w 1 1 4").plays("a1-a2");
    assert_eq!(scene.result(), "w cubes");
    assert_eq!(game.verdict(scene.state()).unwrap().cells, [Cell(0)]);
    assert_eq!(scene.legal(), "");
    assert_eq!(scene.refuses("e5-e4").id, "illegal-over");
}

#[test]
fn cubes_are_counted_after_the_whole_move() {
    // E14: the cube taken back is laid again.
    let game: Nava = rules("discs=3,cubes=2");
    let scene = Scene::at(&game, "4(bbb)/5/5/5/(w)W(ww)2 w 1 2 4").plays("a1-b1");
    assert_eq!(scene.text(), "4(bbb)/5/5/5/W(w)(ww)2 b 1 2 5");
    assert_eq!(scene.result(), "");
}

#[test]
fn both_goals_at_once_are_a_win_by_cubes() {
    // E15.
    let position = "5/5/5/5/(w)(b)3 w 1 1 4";
    assert_eq!(result("discs=1,cubes=1", position, "a1-b1"), "w cubes");
}

#[test]
fn covering_the_last_enemy_stack_wins() {
    // E17 and E19: buried discs do not count.
    let game: Nava = rules("discs=2");
    let scene = Scene::at(&game, "5/5/5/5/(bw)1(b)(w)1 w 9 9 4").plays("d1-c1");
    assert_eq!(scene.text(), "5/5/5/5/(bw)1(bw)W1 b 8 9 5");
    assert_eq!(scene.result(), "w stacks");
    let cells = game.verdict(scene.state()).unwrap().cells;
    assert_eq!(cells, [Cell(0), Cell(2)]);
}

#[test]
fn covering_it_does_not_win_if_the_remainder_is_the_enemys() {
    // E18.
    let game: Nava = rules("discs=2");
    let scene = Scene::at(&game, "5/5/5/5/(bw)(b)1(w)1 w 9 9 4").plays("a1-b1");
    assert_eq!(scene.text(), "5/5/5/5/(b)(bw)1(w)1 b 9 9 5");
    assert_eq!(scene.result(), "");
}

#[test]
fn only_the_mover_wins_and_whoever_controls_a_stack_has_a_move() {
    // E16, E20, E21 and E27, on random games.
    let game: Nava = rules("");
    let mut rng = Rng::new(5);
    for _ in 0..200 {
        let mut state = game.initial();
        while let Some(m) = game.pick(&state, &mut Vec::new(), &mut |n| rng.below(n)) {
            let (mover, before) = (state.to_move(), state.clone());
            game.play(&mut state, m);
            let supply = |state| game.supply(state, mover.other());
            assert!(supply(&state) >= supply(&before));
            assert!(!state.controlled(mover).is_empty());
            let controlled = state.controlled(mover.other());
            let discs: usize = controlled.iter().map(|cell| state.stack(cell).height()).sum();
            let count = game.count(&state, &mut Vec::new());
            assert!(count <= 4 * discs, "{count} moves of {discs} discs");
            assert_eq!(count == 0, state.outcome().is_some());
            assert!(state.outcome() != Some(Outcome::Win(mover.other())));
        }
    }
}

#[test]
fn a_lone_disc_walks_to_and_fro_and_the_position_comes_back() {
    // E22 and E25: the ply is no part of the position.
    let game: Nava = rules("size=3,discs=1,cubes=3");
    let first = Scene::start(&game).plays("a1-a2 c3-c2 a2-a1 c2-c3");
    assert_eq!(first.text(), "2(b)/W1B/(w)2 w 2 2 4");
    let again = Scene::at(&game, &first.text()).plays("a1-a2 c3-c2 a2-a1 c2-c3");
    assert_eq!(again.text(), "2(b)/W1B/(w)2 w 2 2 8");
    assert_eq!(first.state(), again.state());
    assert_eq!(game.hash(first.state()), game.hash(again.state()));
}

#[test]
fn the_side_to_move_is_part_of_the_position() {
    let game: Nava = rules("size=3,discs=1,cubes=3");
    let [white, black] = ["w", "b"].map(|side| {
        let text = format!("2(b)/3/(w)2 {side} 3 3 0");
        game.parse_state(&text).unwrap()
    });
    assert_ne!(white, black);
    assert_ne!(game.hash(&white), game.hash(&black));
}

#[test]
fn the_option_says_how_often_a_position_may_occur() {
    // E23: two is the least.
    let times = |options| rules::<Nava>(options).repetition();
    assert_eq!(times(""), Repetition::Draw { times: 3 });
    assert_eq!(times("rep=2"), Repetition::Draw { times: 2 });
}

#[test]
fn a_win_on_the_last_ply_is_a_win() {
    // E26.
    let options = "size=3,discs=1,cubes=1,maxply=10";
    assert_eq!(result(options, "2(b)/3/(w)2 w 1 1 9", "a1-a2"), "w cubes");
    let options = "size=3,discs=1,cubes=3,maxply=10";
    assert_eq!(result(options, "2(b)/3/(w)2 w 3 3 9", ""), "");
    assert_eq!(result(options, "2(b)/3/(w)2 w 3 3 9", "a1-a2"), "draw limit");
}

#[test]
fn without_a_limit_plies_are_counted_as_far_as_numbers_go() {
    let game: Nava = rules("size=3,discs=1,cubes=3,maxply=0");
    let scene = Scene::at(&game, "2(b)/3/(w)2 w 3 3 4294967294").plays("a1-a2 c3-c2");
    assert_eq!(scene.text(), "2B/(w)1(b)/W2 w 2 2 4294967295");
    assert_eq!(scene.result(), "");
}
