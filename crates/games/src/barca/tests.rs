//! Single rules and edge cases, by hand. Laws, perft, vectors and texts are tested for all games
//! together in `games/tests`.

mod crowds;

use jogada_core::testing::{Scene, refusals, rules};
use jogada_core::{Cell, Explain, Game, Notation, Picture, Repetition, Role, Terrain};

use super::{Barca, Rules, State};

/// White holds d4 and g4 and can take d7 with the mouse.
const ABOUT_TO_WIN: &str = "3M6/10/10/10/10/10/3E2E3/10/10/e9 w 8";
/// The same, but the elephant on d4 is scared.
const SCARED_HOLDER: &str = "3M6/10/10/10/10/10/3E2E3/2m7/10/10 w 8";
/// The same, but it is walled in by mice.
const WALLED_HOLDER: &str = "3M6/10/10/10/10/2mmm5/2mEm1E3/2mmm5/10/10 w 8";
/// The mouse on a1 is trapped by the lion on b2; nobody else is scared.
const TRAPPED: &str = "4e3e1/10/2l3m3/3m6/7E2/10/L9/6E3/1l6L1/M2M6 w 36";
/// The same with a scared elephant on g3 that can escape.
const TRAPPED_AND_FORCED: &str = "4e3e1/10/2l7/3m6/7E2/10/L5m3/6E3/1l6L1/M2M6 w 36";

#[test]
fn boards_of_other_sizes_begin_with_the_same_shape() {
    let start = |options| Scene::start(&rules::<Rules<11>>(options)).text();
    assert_eq!(start(""), "4ee4/3lmml3/10/10/10/10/10/10/3LMML3/4EE4 w 0");
    assert_eq!(start("width=12,height=8"), "5ee5/4lmml4/12/12/12/12/4LMML4/5EE5 w 0");
}

#[test]
fn the_holes_lie_round_the_centre() {
    let holes = |options| {
        let game: Rules<11> = rules(options);
        let cells = game.view(&game.initial()).cells;
        let goals = game.board.grid().cells();
        let names: Vec<_> = goals
            .filter(|cell| cells[cell.index()].terrain == Terrain::Goal)
            .map(|cell| game.board.grid().name(cell))
            .collect();
        names.join(" ")
    };
    assert_eq!(holes(""), "d4 g4 d7 g7");
    assert_eq!(holes("distance=2"), "c3 h3 c8 h8");
    assert_eq!(holes("width=12,height=8"), "e3 h3 e6 h6");
    assert_eq!(holes("width=26,height=26,distance=10"), "c3 x3 c24 x24");
}

#[test]
fn animals_slide_past_scary_squares_but_do_not_stop_there() {
    let game: Barca = rules("");
    let scene = Scene::at(&game, "10/10/10/6m3/4E5/10/10/10/10/10 w 0");
    let row: Vec<String> = ["f6", "g6", "h6", "i6", "j6"].map(|to| format!("e6-{to}")).into();
    let allowed: Vec<bool> = row.iter().map(|m| scene.allows(m)).collect();
    assert_eq!(allowed, [false, false, false, true, true]);
}

#[test]
fn each_kind_fears_one_other_and_only_opposing_ones() {
    let game: Barca = rules("");
    // By the letters side by side: whether White's animal on e5 is scared.
    let scared = |white: char, other: char| {
        let text = format!("9e/9M/10/10/10/4{white}{other}4/10/10/10/10 w 0");
        let view = game.view(Scene::at(&game, &text).state());
        let e5 = game.parse_move("e5-e6").unwrap().from();
        view.has(Cell::at(e5), Role::Threatened)
    };
    let pairs = "ELM".chars().flat_map(|a| "ELMelm".chars().map(move |b| (a, b)));
    let fears: Vec<_> = pairs.filter(|&(a, b)| scared(a, b)).collect();
    assert_eq!(fears, [('E', 'm'), ('L', 'e'), ('M', 'l')]);
}

#[test]
fn a_scared_animal_that_can_escape_must() {
    // Edge case 4: although the mouse could win.
    let game: Barca = rules("");
    assert!(Scene::at(&game, ABOUT_TO_WIN).allows("d10-d7"));
    let scene = Scene::at(&game, SCARED_HOLDER);
    assert!(scene.legal().split(' ').all(|m| m.starts_with("d4-")));
    assert_eq!(scene.refuses("d10-d7").id, "illegal-forced");
    assert_eq!(scene.refuses("d4-c4").id, "illegal-scary-escape");
}

#[test]
fn of_several_scared_animals_the_player_chooses() {
    let game: Barca = rules("");
    let scene = Scene::at(&game, "10/10/10/10/1M8/1l8/3E6/2m7/10/7E2 w 8");
    let legal = scene.legal();
    let movers = |from| legal.split(' ').any(|m| m.starts_with(from));
    assert!(movers("b6-") && movers("d4-") && !movers("h1-"));
    assert_eq!(scene.refuses("h1-h2").id, "illegal-forced-many");
    assert_eq!(game.view(scene.state()).prompt.id, "prompt-flee-two");
}

#[test]
fn an_escape_may_take_the_third_hole() {
    // Edge case 3.
    let game: Barca = rules("");
    let scene = Scene::at(&game, "10/10/5m4/4E5/10/10/3M2M3/10/10/10 w 8");
    assert_eq!(scene.plays("e7-d7").result(), "w holes");
}

#[test]
fn a_trapped_holder_does_not_hinder_the_win() {
    // Edge cases 5 and 8: scared and walled in, it has no move and still counts.
    let game: Barca = rules("");
    let scene = Scene::at(&game, WALLED_HOLDER);
    assert!(!scene.legal().split(' ').any(|m| m.starts_with("d4-")));
    let won = scene.plays("d10-d7");
    assert_eq!(won.result(), "w holes");
    let cells = game.verdict(won.state()).unwrap().cells;
    assert_eq!(game.board.grid().names(cells), ["d4", "g4", "d7"]);
}

#[test]
fn a_trapped_animal_may_move_where_the_option_lets_it() {
    let game: Barca = rules("");
    let scene = Scene::at(&game, TRAPPED);
    assert!(scene.allows("a1-b1") && scene.allows("d1-d2"));
    assert_eq!(game.view(scene.state()).prompt.id, "prompt-trapped-move");
    let stay: Barca = rules("trapped=stay");
    let scene = Scene::at(&stay, TRAPPED);
    assert!(scene.allows("d1-d2"));
    assert_eq!(scene.refuses("a1-b1").id, "illegal-trapped-stay");
    assert_eq!(stay.view(scene.state()).prompt.id, "prompt-trapped-stay");
}

#[test]
fn a_trapped_animal_waits_while_another_can_escape() {
    // Edge case 6.
    let game: Barca = rules("");
    let scene = Scene::at(&game, TRAPPED_AND_FORCED);
    assert!(scene.legal().split(' ').all(|m| m.starts_with("g3-")));
    assert_eq!(scene.refuses("a1-b1").id, "illegal-trapped");
    assert_eq!(scene.refuses("d1-d2").id, "illegal-forced");
    let two = Scene::at(&game, "4e5/10/2l7/3m6/7E2/1e8/L5m3/6E3/1l6L1/M2M6 w 36");
    assert_eq!(two.refuses("a1-b1").id, "illegal-trapped-many");
}

/// The mouse on a1 is calm, but a2 and b1 are scary (edge case 7).
const SCARY_ALL_ROUND: &str = "10/10/10/10/10/10/10/el8/2l7/M1m7 w 0";

#[test]
fn a_side_without_a_move_draws() {
    let game: Barca = rules("");
    let scene = Scene::at(&game, SCARY_ALL_ROUND);
    assert_eq!((scene.result(), scene.legal()), ("draw blocked".into(), String::new()));
    let before = Scene::at(&game, "10/10/10/10/10/10/10/el1l6/10/M1m7 b 0");
    assert_eq!(before.plays("d3-c2").result(), "draw blocked");
    let other = SCARY_ALL_ROUND.replace("/M1m7", "/M1m6L");
    let calm = Scene::at(&game, &other);
    assert_eq!(calm.refuses("a1-a2").id, "illegal-scary");
}

#[test]
fn three_holes_end_the_game_whoever_is_to_move() {
    // Edge case 10.
    let game: Barca = rules("");
    for side in ["w", "b"] {
        let text = format!("10/10/10/3m6/10/10/3e2l3/10/10/9E {side} 5");
        let scene = Scene::at(&game, &text);
        assert_eq!((scene.result(), scene.legal()), ("b holes".into(), String::new()));
        assert_eq!(scene.refuses("a1-a2").id, "illegal-over");
    }
    // Holes of the default distance mean nothing further out.
    let wide: Barca = rules("distance=2");
    let scene = Scene::at(&wide, "10/10/10/3m6/10/10/3e2l3/10/10/9E w 5");
    assert_eq!(scene.result(), "");
}

#[test]
fn a_win_comes_before_the_limit() {
    let game: Barca = rules("");
    let text = ABOUT_TO_WIN.replace(" w 8", " w 299");
    assert_eq!(Scene::at(&game, &text).plays("d10-d7").result(), "w holes");
    assert_eq!(Scene::at(&game, &text).plays("d10-d8").result(), "draw limit");
    let over = ABOUT_TO_WIN.replace(" w 8", " w 301");
    assert_eq!(Scene::at(&game, &over).result(), "draw limit");
    let short: Barca = rules("limit=2");
    assert_eq!(Scene::start(&short).plays("e2-e5 e9-e7").result(), "draw limit");
    let endless: Barca = rules("limit=0");
    assert_eq!(Scene::at(&endless, &over).result(), "");
}

#[test]
fn the_ply_counter_stops_at_its_largest_number() {
    let game: Barca = rules("limit=0");
    let text = ABOUT_TO_WIN.replace(" w 8", " w 999999");
    let scene = Scene::at(&game, &text).plays("d10-d9");
    assert!(scene.text().ends_with(" b 999999"), "{}", scene.text());
}

#[test]
fn a_position_comes_back_whatever_the_ply() {
    let game: Barca = rules("");
    let there = Scene::start(&game);
    let back = Scene::start(&game).plays("e2-e5 e9-e7 e5-e2 e7-e9");
    assert_eq!(there.state(), back.state());
    assert_eq!(game.hash(there.state()), game.hash(back.state()));
    // Animals of one kind are interchangeable.
    let swapped = Scene::start(&game).plays("e2-e5 e9-e7 f2-f5 e7-e9 f5-f6 e9-e7 e5-f5 e7-e9");
    let swapped = swapped.plays("f6-e6 e9-e7 e6-e2 e7-e9 f5-f2");
    let turned = Scene::at(&game, "4ee4/3lmml3/10/10/10/10/10/10/3LMML3/4EE4 b 7");
    assert_eq!(swapped.state(), turned.state());
    assert_eq!(game.hash(swapped.state()), game.hash(turned.state()));
    assert_ne!(there.state(), turned.state());
    assert_ne!(game.hash(there.state()), game.hash(turned.state()));
}

#[test]
fn repetition_is_an_option() {
    let times = |options| rules::<Barca>(options).repetition();
    assert_eq!(times(""), Repetition::Draw { times: 3 });
    assert_eq!(times("repetition=2"), Repetition::Draw { times: 2 });
    assert_eq!(times("repetition=0"), Repetition::Impossible);
}

#[test]
fn a_refused_move_says_what_is_wrong() {
    let game: Barca = rules("");
    let start = Scene::start(&game);
    let reasons = [
        ("a5-a6", "illegal-empty"),
        ("e9-e8", "illegal-not-yours"),
        ("e2-e2", "illegal-stays"),
        ("e2-f3", "illegal-mouse"),
        ("d2-d3", "illegal-lion"),
        ("e1-c2", "illegal-elephant"),
        ("e1-e4", "illegal-blocked"),
        ("e1-d2", "illegal-occupied"),
        ("e2-e9", "illegal-occupied"),
        ("e2-k3", "text-off-board"),
        ("e2", "text-cell"),
        ("e2-e3-e4", "text-end"),
    ];
    for (m, id) in reasons {
        assert_eq!(start.refuses(m).id, id, "{m}");
    }
}

#[test]
fn moves_are_read_as_people_write_them() {
    let game: Barca = rules("");
    let e2_e5 = game.parse_move("e2-e5");
    for text in ["E2E5", " e2 e5 ", "e2 - e5", "e2>e5", "e2->e5", "e2:e5", "e2–e5", "e2 → e5"] {
        assert_eq!(game.parse_move(text), e2_e5, "{text}");
    }
}

#[test]
fn the_picture_shows_who_is_scared_and_who_must_move() {
    let game: Barca = rules("");
    let view = game.view(Scene::at(&game, TRAPPED_AND_FORCED).state());
    let marked = |role| game.board.grid().names(view.marked(role)).join(" ");
    assert_eq!((marked(Role::Threatened), marked(Role::Forced)), ("a1 g3".into(), "g3".into()));
    assert_eq!(view.prompt.id, "prompt-flee");
    assert_eq!(view.facts[0].values, [0, 2]);
    let won = Scene::at(&game, ABOUT_TO_WIN).plays("d10-d7");
    assert!(game.view(won.state()).marks.is_empty());
}

#[test]
fn conflicting_options_are_all_reported() {
    let far = "options-distance-far";
    assert_eq!(refusals::<Barca>("width=8,distance=2"), [far]);
    assert_eq!(refusals::<Barca>("width=26,height=12,distance=4"), [far]);
    assert_eq!(refusals::<Barca>("distance=3,repetition=0,limit=0"), [far, "options-endless"]);
    assert_eq!(
        refusals::<Barca>("width=9,height=28,distance=11,trapped=no,repetition=1,limit=1"),
        [
            "options-number-step",
            "options-number-step",
            "options-number",
            "options-choice",
            "options-number-off",
            "options-number-off",
        ]
    );
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State<2>>() <= 96);
    assert!(size_of::<State<11>>() <= 456);
}
